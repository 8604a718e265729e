# La pagina di chi gestisce il server.

operator-title = Gestione
operator-lead = Ciò che ordini qui riguarda tutti su questo server e finisce nel registro.
operator-token = Token
operator-token-hint = Quello con cui è stato avviato il server: --operator-token.
operator-token-wrong = Non è il token di questo server.
operator-enter = Apri
operator-leave = Chiudi a chiave questa pagina
operator-list-tables = Tavoli
operator-list-people = Persone
operator-list-bans = Esclusioni
operator-list-log = Registro
operator-search = Nome o numero
operator-find = Cerca
operator-none = Qui non c'è nulla.
operator-done = { $n ->
    [one] Fatto, una volta.
   *[other] Fatto, { $n } volte.
}
operator-sure = Sì. So che non si può tornare indietro.
operator-unsure = Spunta la casella se ne hai la certezza. Non è stato fatto nulla.
operator-banned = fuori per ordine tuo
operator-entries = { $n ->
    [one] { $n } voce
   *[other] { $n } voci
}
operator-phase-gathering = aspetta giocatori
operator-phase-playing = in corso
operator-phase-over = finito
operator-phase-closed = chiuso prima della partita
operator-phase-broken = sospeso per un errore
operator-phase-shut = chiuso da te
operator-phase-archived = archiviato
operator-deed-close-table = Chiudi il tavolo
operator-deed-delete-table = Cancella il tavolo
operator-deed-rotate-table = Annulla i suoi link
operator-deed-delete-person = Cancella la persona
operator-deed-rotate-person = Disconnetti ovunque
operator-deed-ban = Escludi
operator-deed-unban = Riammetti
operator-deed-archive = Archivia i tavoli fermi
operator-deed-prune = Cancella i tavoli vecchi
operator-about-archive = I tavoli in cui non è successo nulla da tanti giorni vengono chiusi. Le registrazioni restano.
operator-about-prune = I tavoli finiti, chiusi e archiviati in cui non è successo nulla da tanti giorni vengono cancellati. Le partite delle campagne restano.
operator-about-ban = Da questo indirizzo il server non si può più usare. Per escludere una persona, cercala fra le persone.
operator-days = Giorni
operator-address = Indirizzo
sorry-banned = Chi gestisce questo server ti ha escluso.
field-deed = Ordine
field-subject = Su che cosa
board-shut-why = Chi gestisce il server ha chiuso questo tavolo. Tutto fin qui è registrato con questo numero:
board-archived-why = Da molto tempo qui non giocava nessuno, perciò il tavolo è archiviato. Chi gestisce il server trova la registrazione con questo numero:
lobby-state-shut = Chi gestisce il server ha chiuso questo tavolo.
lobby-state-archived = Questo tavolo è archiviato: nessuno giocava più.
