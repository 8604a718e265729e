### Le parole del server sulla riga di comando, in italiano.

## Comandi e opzioni

cli-about-serve = Apre i tavoli nel browser. È ciò che parte senza un comando.
cli-about-backup = Copia tutto il database in un file nuovo, anche mentre un server è attivo.
cli-about-check-db = Rigioca ogni partita conservata, confronta tutti gli hash e indica ciò che non coincide.
cli-about-migrate-db = Sposta tutto in un altro database, vuoto, dal file a PostgreSQL o viceversa, e confronta il risultato. Nessun server deve essere in funzione.
cli-about-export = Scrive la registrazione di una partita in un file, o di tutte in una cartella.
cli-about-import = Conserva una partita registrata come tavolo.
cli-help-settings = Ogni opzione si può dare anche con una variabile d'ambiente (KAJIBA_LISTEN per --listen, KAJIBA_PUBLIC_URL per --public-url e così via) o nel file TOML indicato da --config o KAJIBA_CONFIG (listen = "127.0.0.1:8080", lan = true). Le opzioni contano più delle variabili, le variabili più del file.

cli-value-address = INDIRIZZO
cli-value-folder = CARTELLA
cli-value-url = URL
cli-value-from = DA
cli-value-to = A
cli-value-text = TESTO
cli-value-filter = FILTRO
cli-value-table = TAVOLO

cli-arg-listen = L'indirizzo e la porta su cui ascoltare, per esempio 127.0.0.1:8080.
cli-arg-lan = Per tutti nella tua rete: ascolta su ogni indirizzo e mostra un codice da inquadrare.
cli-arg-data = La cartella del database; quella solita se non la indichi.
cli-arg-db = L'indirizzo di un database PostgreSQL, postgres://…, al posto di una cartella. Più server possono usarlo insieme. Un indirizzo con password va meglio in KAJIBA_DB.
cli-arg-migrate-from = Il database di partenza: la sua cartella, il suo file, o postgres://…
cli-arg-migrate-to = Il database vuoto: una cartella, un file, o postgres://…
cli-arg-public-url = L'indirizzo che usano i giocatori, per esempio https://games.example, senza percorso.
cli-arg-behind-proxy = Davanti c'è un proxy che imposta X-Forwarded-For e X-Forwarded-Proto.
cli-arg-no-limits = Non limita le richieste dei visitatori. Solo per prove sulla propria macchina.
cli-arg-no-webhooks = Nessuno può farsi mandare «tocca a te» a un indirizzo web.
cli-arg-bot-pause = Quanti millisecondi aspetta un bot prima di agire, da 0 a 60000. Se più bot agiscono di seguito, aspettano sempre meno.
cli-arg-bot-threads = Quanti thread usano bot e suggerimenti per pensare, da 1 a 1024. Normalmente: i core della macchina meno uno.
cli-arg-metrics-token = Apre /metrics a chi manda questo come bearer token. Senza, può guardare solo questa macchina.
cli-arg-log = Che cosa finisce nel registro: error, warn, info o debug, o un filtro come warn,host=debug.
cli-arg-log-json = Registro in JSON, una riga per evento.
cli-arg-config = Un file TOML con queste impostazioni.
cli-arg-backup-file = Il file nuovo.
cli-arg-export-file = Il file, o la cartella se non si indica un tavolo.
cli-arg-import-file = Una partita registrata.
cli-arg-table = L'id del tavolo: l'ultima parte del suo indirizzo.

## Avvio e arresto

serve-address = Kajiba è su { $url }
serve-lan = Chi è nella tua rete può inquadrare il codice o scrivere l'indirizzo.
serve-data = Tutto è conservato in { $file }.
serve-how-to-stop = Ctrl-C lo ferma. Non si perde nulla.
serve-stopped = Fermato. Tutto è conservato.
serve-cut-off = Interrotto subito. Ciò che era confermato è conservato.
serve-no-start = Non è possibile riprendere i tavoli. Il registro dice perché.
serve-no-threads = Il sistema non permette di avviare thread.
serve-no-folder = Il sistema non indica una cartella per i tuoi dati. Indicane una con --data, o imposta KAJIBA_DATA.
serve-address-taken = { $address } è già in uso, forse da un altro Kajiba. Scegline un altro con --listen, per esempio 127.0.0.1:8081.
serve-address-forbidden = { $address } non si può usare. Scegli una porta sopra 1023 con --listen, per esempio 127.0.0.1:8080.
serve-address-wrong = Non è possibile ascoltare su { $address }. Scegli un indirizzo di questa macchina con --listen, per esempio 127.0.0.1:8080.
serve-database-in-use = { $file } è in uso da un altro Kajiba. Ferma quello, o indica un'altra cartella con --data.
serve-database-later = { $file } è stato scritto da una versione successiva di Kajiba. Usa quella versione.
serve-database-none = { $file } non è un database di Kajiba. Resta com'è; indica un'altra cartella con --data.
serve-database-failed = { $file } non si apre: { $cause }
serve-server-in-use = { $file } è in uso: ci sono server attivi, o kajiba migrate-db è al lavoro. Aspetta che finiscano.
serve-server-failed = { $file } non si raggiunge o non si può usare: { $cause }. PostgreSQL è in funzione, e il database esiste?
serve-server-foreign = { $file } contiene tabelle di un altro programma. Resta com'è; indica un database vuoto.
serve-server-empty = { $file } è vuoto: nessun server lo ha ancora usato.
serve-config-unreadable = { $file } non è TOML leggibile (riga { $line }).
serve-config-unknown = { $place } non è un'impostazione. Ci sono: { $names }.
serve-on-or-off = Può essere solo true o false.
serve-components-twice = { $file } è il secondo file dei componenti per { $game }. Danne uno per gioco.
your-turn-text = { $name }, tocca a te su Kajiba: { $link }

## Il database

database-missing = Il database { $file } non esiste ancora. Viene creato all'avvio del server.
database-exists = { $file } c'è già e resta com'è. Indica un file nuovo.
database-backed-up = Tutto è copiato in { $file }.
database-not-backed-up = La copia non si è potuta scrivere in { $file }: { $cause }
database-backup-server = La copia di un database PostgreSQL si fa con i suoi strumenti, per esempio pg_dump; kajiba migrate-db lo scrive in un file.
database-migrated = Tutto ciò che era in { $from } è ora in { $to }, confrontato riga per riga, e ogni partita lì è verificata. Avvia il server con quello.
database-not-empty = { $file } non è vuoto e resta com'è. Indica un database vuoto.
database-differs = Ciò che è arrivato in { $file } non coincide con l'originale. È stato rimosso.
database-uncopied = Le righe non si sono potute scrivere in { $file }: { $cause }. Ciò che contiene può essere solo una parte: ricrealo prima di riprovare.
database-same = Sono lo stesso database.
database-checked = Partite verificate: { $games }. Voci: { $entries }. Tavoli ancora senza partita: { $undealt }. Campagne conformi alle loro partite: { $campaigns }.
database-faults = { $n ->
    [one] { $n } tavolo non corrisponde alle regole.
   *[other] { $n } tavoli non corrispondono alle regole.
}
database-campaign-faults = { $n ->
    [one] { $n } campagna non corrisponde alle sue partite.
   *[other] { $n } campagne non corrispondono alle loro partite.
}
database-unreadable = Il database non si può leggere: { $cause }
database-damaged = Il database è danneggiato; ogni riga qui sopra indica un guasto. Sostituiscilo con una copia di sicurezza.
database-exported = { $n ->
    [one] { $n } registrazione è
   *[other] { $n } registrazioni sono
} in { $file }.
database-imported = { $file } è ora un tavolo: { $path }
database-bad-record = { $file } non è la registrazione di una partita verificabile. kajiba verify dice dov'è il problema.
database-bad-names = I nomi non vanno bene: al massimo uno per ogni giocatore umano di { $file }, ciascuno di non più di 24 lettere. A un Fantasma non serve.
database-no-table = Non c'è nessun tavolo { $table }.
database-not-dealt = La partita al tavolo { $table } non è cominciata: non c'è ancora una registrazione.

## kajiba admin

cli-about-admin = Gestisce un server attivo: trova, chiude e cancella tavoli; cancella o esclude persone.
cli-help-admin = Il server dev'essere avviato con --operator-token. Metti lo stesso token nella variabile KAJIBA_OPERATOR_TOKEN. Tutto finisce nel registro: kajiba admin log.
cli-value-order = ORDINE
cli-value-subject = OGGETTO
cli-arg-admin-order = Che cosa elencare: tables, people, bans o log; o che cosa fare: close-table, delete-table, rotate-table (annulla i link), delete-person, rotate-person (disconnette ovunque), ban, unban, archive, prune.
cli-arg-admin-subject = Per un elenco, che cosa cercare; per un ordine, il numero di un tavolo o di una persona, un indirizzo o dei giorni.
cli-arg-admin-url = L'indirizzo del server. Predefinito: http://127.0.0.1:8080.
cli-arg-operator-token = Apre la pagina /operator e kajiba admin a chi conosce questo; almeno 16 caratteri.
cli-arg-archive-days = Archivia i tavoli in corso dopo tanti giorni senza cambiamenti. Senza, mai.
cli-arg-keep-days = Cancella i tavoli finiti, chiusi e archiviati tanti giorni dopo l'ultimo cambiamento. Senza, mai.
admin-no-token = Metti il token del server nella variabile { $name }.
admin-wrong-token = { $url } non accetta il token in { $name }.
admin-no-answer = { $url } non risponde. Indica l'indirizzo del server con --url, preceduto da http://.
admin-not-found = Su { $url } non c'è nulla del genere, o il server è stato avviato senza --operator-token.
admin-refused = Il server ha rifiutato: { $why }
admin-done = { $n ->
    [one] Fatto, una volta.
   *[other] Fatto, { $n } volte.
}
admin-none = Non si è trovato nulla.
