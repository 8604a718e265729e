### L'API e i token dei programmi, in italiano.

## Rifiuti

sorry-no-token = Qui serve un token valido: Authorization: Bearer …

## La pagina sull'API

api-title = Programmi al tavolo
api-lead = Un programma può giocare ogni partita qui: chiede in JSON ciò che il suo posto vede e può fare, e risponde con un numero. Tutto ciò che può chiedere è elencato sotto.
api-document = Documento OpenAPI per gli strumenti
api-how-title = Come gioca un programma
api-how-token = Riceve un token per un posto: aprendo un tavolo, prendendo un posto libero a un tavolo di cui conosce l'id, con il link di un posto, o dalla persona che occupa il posto.
api-how-start = Quando ogni posto è occupato, chi ha aperto il tavolo fa iniziare la partita.
api-how-events = Un flusso di eventi avvisa ogni volta che il tavolo cambia.
api-how-options = Quando tocca al suo posto, legge le sue opzioni: ognuna con un numero, l'azione in JSON e una frase nella lingua richiesta.
api-how-decide = Decide con il numero di un'opzione e la versione che ha visto. Se qualcuno è stato più rapido, gli viene detto, e guarda di nuovo.
api-how-record = Alla fine può scaricare la registrazione, con cui chiunque può verificare la partita.
api-how-components = Quali valori hanno tessere e carte lo dice «components» quando si apre un tavolo: «usual» (il predefinito), «shipped» (i valori di Kajiba) o l'id di un set, cioè la fine del suo indirizzo. Con un id manda anche un token per un posto di chi possiede il set.
api-how-bot = Il file examples/bot.py nel codice sorgente è un giocatore completo in meno di 80 righe di Python.
api-tokens-title = Token
api-tokens = Un token dà i diritti di un solo posto; chi apre un tavolo con l'API ne riceve uno che può anche far iniziare la partita. Viene mostrato una volta sola, e il server ne conserva soltanto l'hash. Un programma lo manda con ogni richiesta: Authorization: Bearer …
api-tokens-own = Per il tuo posto lo crei al tavolo, sotto «Collega un programma», e lì lo revochi.
api-problems-title = Quando qualcosa non va
api-problems = Ogni rifiuto è JSON come descritto in RFC 9457: uno stato, una frase nella lingua chiesta con Accept-Language, e id su cui decidere. 409 significa che il tavolo è cambiato o che ora non si può; 429 significa che era troppo in troppo poco tempo, e Retry-After dice quanto aspettare.
api-operations-title = Che cosa si può chiedere
api-schemas-title = Che cosa si manda e che cosa si riceve
api-sends = Manda
api-with-token = Con un token.

## Che cosa fa ogni richiesta

api-op-games = I giochi che si possono giocare, con le loro opzioni.
api-op-create-table = Apre un tavolo, vi prende posto e dà un token che può anche far iniziare la partita.
api-op-take-link = Prende il posto di un link e dà il token di quel posto.
api-op-token = A che cosa serve il token.
api-op-revoke-token = Annulla il token.
api-op-table = Il tavolo: chi vi siede, a che punto è, chi è chiamato, che cosa è stato detto, come è finita.
api-op-take-seat = Prende un posto libero al tavolo e dà il token di quel posto.
api-op-start = Fa iniziare la partita, quando ogni posto è occupato.
api-op-leave = Lascia il posto; se la partita è iniziata, un bot gioca fino al ritorno.
api-op-come-back = Torna a un posto per cui gioca un bot.
api-op-concede = Si arrende, definitivamente.
api-op-view = Ciò che il posto vede della partita, ora o dopo tante voci del registro.
api-op-options = Che cosa è chiesto al posto, che cosa può fare, e che cosa no e perché.
api-op-decide = Fa ciò che il posto decide.
api-op-log = Tutto ciò che è accaduto, per quanto il posto ne sa.
api-op-undo = Annulla l'ultima mossa del posto, o lo chiede agli altri.
api-op-answer-undo = Risponde a chi chiede di annullare.
api-op-standing = Dà una risposta in anticipo, o la ritira.
api-op-chat = Dice qualcosa al tavolo.
api-op-events = Un flusso che avvisa ogni volta che il tavolo cambia.
api-op-record = La registrazione della partita, dopo la fine.

## La pagina su cui si crea un token

api-program = Collega un programma
api-program-title = Collega un programma al posto { $n }
api-program-lead = Un programma con un token di questo posto vede ciò che vedi tu e gioca per te: nient'altro, e a nessun altro tavolo.
api-program-make = Crea un token
api-program-anew = Crea un nuovo token
api-program-anew-hint = Quello di prima allora non vale più.
api-program-has = Questo posto ha un token.
api-program-revoke = Revoca il token
api-program-token = Il token
api-program-once = Viene mostrato solo questa volta. Custodiscilo come una frase segreta: chi lo ha gioca al tuo posto.
api-program-address = L'indirizzo di questo tavolo per i programmi
api-program-how = Come giocano i programmi
