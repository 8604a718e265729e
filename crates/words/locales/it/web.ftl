### Le parole della cornice di tutte le pagine e dei rifiuti, in italiano.

## La cornice

title = { $title } · Kajiba
title-your-turn = Tocca a te · { $title } · Kajiba
title-your-turn-short = Tocca a te
skip = Vai al contenuto
nav-label = Pagine
nav-new = Nuovo tavolo
nav-me = La tua pagina
nav-language = Lingua
footer-unofficial = Kajiba è un progetto non ufficiale e senza scopo di lucro per Shōgun no Katana e Shogunate, fatto da giocatori. Non è collegato agli autori né agli editori dei giochi.
live-offline = In questo momento il server non è raggiungibile. La pagina riprende da sola quando torna.
live-unsent = Il server non risponde. Quando torna, la pagina mostra se la tua mossa è arrivata; se no, scegli di nuovo.
question-yes = Sì
question-no = No, non ora

## Rifiuti

sorry-title = Non ha funzionato
sorry-home = Vai alla pagina iniziale
sorry-back = Torna al tavolo
sorry-not-found = Qui non c'è nulla. Forse il tavolo è stato chiuso, o il link è vecchio.
sorry-no-page = A questo indirizzo non c'è nessuna pagina.
sorry-method = Questa pagina non si apre direttamente. Torna indietro e usa i pulsanti.
sorry-unknown = Prima prendi un posto o accedi.
sorry-forbidden = { $why }
sorry-stale = Nel frattempo la situazione al tavolo è cambiata e questa scelta non è più possibile. Guarda di nuovo e scegli.
sorry-not-now = { $why }
sorry-bad = { $field }: { $why }
sorry-too-many = { $why }
sorry-too-fast = Troppe richieste in troppo poco tempo. { $n ->
    [one] Riprova fra un secondo.
   *[other] Riprova fra { $n } secondi.
}
sorry-too-large = È troppo grande per essere inviato in una volta sola.
sorry-cross-site = Questo modulo veniva da un altro sito e non è stato usato. Apri la pagina qui e riprova.
sorry-slow = Ciò che hai inviato non è arrivato in tempo. Riprova.
sorry-wrong-name = Questo server non conosce il nome che si legge nell'indirizzo. Chi lo gestisce può aggiungerlo: kajiba serve --public-url { $url }
sorry-request = Il server non capisce questa richiesta.
sorry-broken = In questa partita c'è stato un errore del programma, perciò è sospesa. La registrazione resta; gli altri tavoli continuano.
sorry-unavailable = Il server è occupato o si sta avviando. Riprova fra un momento.
sorry-disk-full = Il disco del server è pieno e ora non si può salvare nulla. Nulla è andato perso; chi lo gestisce deve fare spazio.
sorry-database-away = Il server ora non raggiunge il suo database. Nulla è andato perso. Riprova fra un momento.
sorry-panicked = Qualcosa è andato storto sul server. Non è stato modificato nulla; riprova.

## Che cosa non va, in una frase che sta da sola

why-not-host = Può farlo solo chi ha preparato il tavolo.
why-not-your-seat = Questo non è il tuo posto.
why-locked = Questo posto si apre con il suo PIN.
why-wrong-pin = Il PIN è sbagliato.
why-no-spectators = Questo tavolo non ammette spettatori.
why-seat-taken = Questo posto è di qualcun altro.
why-seated = Hai già un posto a questo tavolo.
why-still-time = A un tavolo senza orologio puoi dare a un bot solo il posto di chi si fa attendere da un giorno intero.
why-seats-open = Alcuni posti sono ancora liberi. Ogni posto ha bisogno di un giocatore.
why-begun = La partita è già iniziata.
why-not-begun = La partita non è ancora iniziata.
why-over = La partita è finita.
why-not-over = La partita non è finita.
why-conceded = Chi occupava questo posto si è arreso; ora gioca un bot.
why-not-alone = I suggerimenti sono per chi gioca da solo o soltanto contro i bot.
why-not-asked = Per ora questo posto non ha nulla da decidere.
why-guided = La guida chiede prima qualcos'altro.
why-nothing-to-undo = Non c'è nulla da annullare.
why-undo-pending = Qualcuno chiede di annullare una mossa. Prima bisogna rispondergli.
why-no-undo-pending = Ora nessuno chiede di annullare nulla.
why-undo-refused = Gli altri non hanno accettato di annullare. Puoi chiederlo di nuovo dopo un'altra mossa.
why-undo-spent = La tua richiesta di annullare è stata rifiutata tre volte. In questa partita non puoi più chiederlo.
why-list-refused = Queste mosse non si possono fare tutte di seguito.
why-no-clock = Questo tavolo non ha orologio.
why-empty = Scrivi qualcosa qui.
why-too-long = È troppo lungo.
why-not-an-option = Non è una delle scelte possibili.
why-out-of-range = Il numero è troppo piccolo o troppo grande.
why-unprintable = Contiene caratteri che non si possono mostrare.
why-name-taken = Qualcun altro accede con questo nome. Scegline un altro.
why-wrong-passphrase = Nome o frase segreta non corretti.
why-too-short = È troppo corto per essere sicuro.
why-not-public = Deve essere un indirizzo web sulla rete pubblica.
why-tables = Hai preparato molti tavoli. Finiscine qualcuno o torna domani.
why-chat = Hai scritto molto in poco tempo. Aspetta un momento.
why-tries = Troppi tentativi. Aspetta qualche minuto.
why-not-seated = Qui può scrivere solo chi ha un posto.
why-bad-record = Non è la registrazione di una partita che si possa giocare qui, o non supera la verifica.

## Come si chiama un campo

field-action = La tua risposta
field-choice = La tua scelta
field-count = Numero
field-current = Frase segreta attuale
field-emote = Segno
field-form = Il modulo
field-game = Gioco
field-kind = Chi ha il posto
field-lang = Lingua
field-link = Link
field-login = Nome per accedere
field-name = Nome
field-names = Nomi
field-options = Opzioni
field-pace = Tempo
field-passphrase = Frase segreta
field-pin = PIN
field-record = Registrazione
field-seat = Posto
field-seats = Posti
field-standing = Risposta in anticipo
field-sure = Conferma
field-table = Tavolo
field-text = Messaggio
field-version = Posizione
field-webhook = Indirizzo per «tocca a te»

## Il Fantasma e la Storia

nav-story = Storia
sorry-back-story = Torna alla campagna
why-of-story = Questa partita è un capitolo di una campagna. Puoi arrenderti o tornare alla campagna.
why-no-defeat = Un capitolo si può lasciare solo dopo una sconfitta.
why-story-over = La Storia è conclusa: non restano capitoli.
why-campaigns = Hai cominciato molte campagne. Prima eliminane una.
field-ghost = Fantasma
why-component-sets = Hai molti set di componenti. Prima eliminane uno.
why-incomplete = Il set non è ancora completo
why-no-such-set = Questo set non esiste o non è tuo.
why-set-of-other-game = Questo set è di un altro gioco.
why-set-without-token = Per usare il set di una persona, manda con la richiesta un token per un suo posto.
field-components = Set di componenti
