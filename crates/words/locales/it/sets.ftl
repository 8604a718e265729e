### I set di componenti di una persona: ciò che è stampato nelle sue copie dei giochi.

set-title = La tua copia
set-lead = Possiedi il gioco? Inserisci ciò che è stampato su tessere, carte e plance, e gioca con quello.
set-own = I tuoi set di componenti
set-new = Un nuovo set
set-new-lead = Comincia con i valori usati da Kajiba. Correggi ciò che è diverso nella tua copia, una parte alla volta, e smetti quando vuoi.
set-begin = Comincia
set-name = Nome
set-name-hint = I tavoli lo mostrano, per esempio «valori stampati della copia di Aya».
set-wrong-name = Dai al set un nome di al massimo { $n } caratteri.
set-complete = Completo: i tavoli possono usarlo.
set-problems = { $n ->
    [one] { $n } valore da correggere prima di usarlo a un tavolo
   *[other] { $n } valori da correggere prima di usarlo a un tavolo
}
set-back = Tutti i set
set-how = Ogni campo sta accanto al valore usato da Kajiba. Ciò che cambi vale come stampato sulla tua copia.
set-parts = Parti del set
set-part = { $label }, { $part }
set-shipped = In Kajiba
set-shipped-none = Non in Kajiba
set-shipped-value = In Kajiba: { $value }
set-players = { $n } giocatori
set-missing = Questo manca ancora.
set-printed = Ho confrontato tutto in questa pagina con la mia copia
set-save = Salva
set-saved = Salvato.
set-add = Un'altra carta
set-remove = Togli la carta { $n }
set-play = Nuovo tavolo con questo set
set-file = Il file
set-file-lead = Il set come file dei componenti (TOML). Il programma lo usa nel terminale, e un altro Kajiba può importarlo.
set-export = Scarica il file
set-rename = Rinomina il set
set-delete = Elimina il set
set-delete-lead = I tavoli preparati con questo set conservano i loro valori. Il set invece sparisce per sempre.
set-delete-sure = Sì, eliminalo
set-delete-unsure = Prima spunta la casella, così nulla viene eliminato per errore.
set-import = Importa un file
set-import-lead = Un file dei componenti di un altro Kajiba o scritto a mano. Il gioco si riconosce dalle sezioni.
set-import-file = File
set-import-text = O incolla il testo
set-import-do = Importa
set-import-faulty = Prendi ciò che si può leggere; correggo il resto nel modulo
set-wrong-empty = Scegli un file dei componenti o incolla il suo testo. Ha sezioni come [swords] o [plots].
set-wrong-long = Il file è troppo lungo. Il massimo è { $n } KB.
set-wrong-file = { $n ->
    [one] Il file ha un problema:
   *[other] Il file ha { $n } problemi:
}
set-line = Riga { $line }: { $sentence }
set-values = Tessere e carte
set-reconstructed = Valori usati da Kajiba
set-printed-of = Valori stampati di «{ $name }»
set-unfinished = «{ $name }» (non ancora completo)
set-bots-hint = Con altri valori i bot giocano senza ciò che hanno imparato, quindi sono più deboli.
set-bots-unlearned = I bot giocano senza ciò che hanno imparato: l'hanno imparato con altri valori.
set-put-in = Inserisci ciò che è stampato sulla tua copia
