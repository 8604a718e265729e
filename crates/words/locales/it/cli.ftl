### Le parole della riga di comando, in italiano.

## A che cosa servono i comandi

cli-about = Kajiba: Shōgun no Katana e Shogunate in versione digitale non ufficiale, nel browser e nel terminale. Senza un comando apre i tavoli.
cli-about-play = Gioca con una sola tastiera, che fa il giro del tavolo: katana da 2 a 4 giocatori, o da 1 a 3 con un Fantasma; shogunate da 3 a 6.
cli-about-sim = Gioca molte partite, casuali o tra bot, e ne fa un resoconto.
cli-about-replay = Racconta una partita registrata, frase per frase.
cli-about-verify = Verifica una partita registrata: ogni decisione e ogni hash.
cli-about-components = Mostra i valori di tessere, carte e plance, o controlla un file tuo.
cli-about-components-show = Mostra ogni valore e da dove viene.
cli-about-components-check = Controlla un file di componenti e indica ogni problema con la sua riga.
cli-about-rules = Stampa le regole, una loro sezione o una sola clausola.

## Pagine di aiuto

cli-help-usage = Uso: { $usage }
cli-help-command = <comando>
cli-help-some-options = [opzioni]
cli-help-commands = Comandi:
cli-help-arguments = Argomenti:
cli-help-options = Opzioni:
cli-help-more = Di più su un comando: kajiba <comando> --help
cli-help-saves = Ogni partita si salva dopo ogni mossa, insieme ai nomi. Senza --record o --load prende il numero successivo in { $folder }; la variabile KAJIBA_DATA sceglie un'altra cartella. Senza opzioni viene proposta l'ultima partita giocata, se non è finita.
cli-help-saves-nowhere = Ogni partita si salva dopo ogni mossa, insieme ai nomi. Il sistema non indica una cartella: scrivine una nella variabile KAJIBA_DATA o indica un file con --record.

cli-value-number = NUMERO
cli-value-names = NOMI
cli-value-seed = TESTO
cli-value-file = FILE
cli-value-language = LINGUA
cli-value-game = GIOCO
cli-value-clause = CLAUSOLA

cli-arg-lang = Lingua: en, it o ja.
cli-arg-help = Mostra questo aiuto.
cli-arg-version = Mostra la versione.
cli-arg-players = Quanti giocatori umani. katana: 2, 3 o 4; con un Fantasma 1, 2 o 3. shogunate: 3, 4, 5 o 6.
cli-arg-names = I nomi dei giocatori separati da virgole: Anna,Bruno
cli-arg-seed = Un numero o un testo qualsiasi; lo stesso seme dà la stessa partita.
cli-arg-components = Gioca con un file di componenti tuo.
cli-arg-record = Salva la partita in questo file dopo ogni mossa, anziché nella solita cartella.
cli-arg-load = Riprende una partita salvata e continua a salvarla nello stesso file, se --record non ne indica un altro.
cli-arg-game = Il gioco: katana o shogunate; play senza gioco significa katana.
cli-arg-games = Quante partite, da 1 a 10000000; se manca, 1000.
cli-arg-series = Il numero della serie; lo stesso numero gioca le stesse partite. Se manca, 1.
cli-arg-threads = Quanti thread lavorano, da 1 a 256; se manca, 1.
cli-arg-json = Resoconto in una sola riga JSON.
cli-arg-sim-record = Scrive la prima partita in questo file.
cli-arg-events = Scrive in quel file anche gli avvenimenti.
cli-arg-replay-file = Una partita registrata.
cli-arg-seat = Con gli occhi di chi: il numero di un posto, da 1.
cli-arg-until = Si ferma dopo questa voce del registro.
cli-arg-verify-file = Una partita registrata.
cli-arg-show-file = Un file di componenti; altrimenti quelli forniti con Kajiba.
cli-arg-check-file = Un file di componenti.
cli-arg-clause = Una clausola come MOV-2, una sezione come MOV o un gioco, katana o shogunate, per tutte le sue regole; altrimenti quelle di katana.

## Uso sbagliato

cli-wrong-no-value = Dopo { $arg } serve un valore.
cli-wrong-value = «{ $value }» non va bene per { $arg }. { $help }
cli-wrong-argument = { $arg } qui non significa nulla.
cli-wrong-command = Il comando «{ $name }» non esiste.
cli-wrong-missing = Manca { $arg }. { $help }
cli-wrong-no-command = Manca un comando. Ci sono: { $names }.
cli-wrong-together = { $arg } e { $other } non vanno insieme. Togli uno dei due.
cli-wrong-twice = { $arg } compare più di una volta. Scrivilo una volta sola.
cli-wrong-utf8 = Un argomento non è testo leggibile (UTF-8).
cli-wrong-other = Questi argomenti non si capiscono.
cli-wrong-suggest = Intendevi { $name }?
cli-wrong-help = Per l'aiuto scrivi: { $command } --help

## File

cli-file-missing = Il file { $file } non esiste.
cli-file-forbidden = Non è permesso leggere { $file }.
cli-file-folder = { $file } è una cartella. Serve un file.
cli-file-not-text = { $file } non è testo leggibile (UTF-8).
cli-file-unreadable = Non si riesce a leggere { $file }.
cli-file-no-folder = Non si può scrivere { $file }: la sua cartella non esiste.
cli-file-write-forbidden = Non è permesso scrivere { $file }.
cli-file-disk-full = Non si può scrivere { $file }: il disco è pieno.
cli-file-unwritable = Non si riesce a scrivere { $file }.
cli-file-taken = { $file } contiene un'altra partita o qualcos'altro e resta com'è.
cli-output-failed = Non si riesce a scrivere l'uscita.
cli-record-unreadable = { $file } non è la registrazione di una partita di Kajiba (riga { $line }, colonna { $column }).
cli-fault-format = { $file } è nel formato { $format }, che questa versione di Kajiba non conosce.
cli-fault-game = { $file } è la registrazione di un altro gioco.
cli-fault-version = { $file } è stata giocata con la versione { $version } delle regole, che questo Kajiba non conosce. Uno più recente forse sì.
cli-fault-header = { $file }: preparazione e componenti non formano una partita.
cli-fault-start = { $file }: la preparazione non è quella che danno seme, opzioni e componenti.
cli-fault-refused = { $file } si discosta dalla partita alla voce { $entry }: le regole non permettono ciò che dice.
cli-fault-hash = { $file } si discosta dalla partita alla voce { $entry }: il suo hash non è quello giusto.
cli-fault-events = { $file } si discosta dalla partita agli avvenimenti della voce { $entry }: non è ciò che è successo.
cli-no-game = Con queste opzioni e questi componenti non si può giocare.

## Verifica e racconto

cli-verified = { $file } è a posto. Voci: { $entries }. Hash finale: { $hash }
cli-replay-title = { $file }: { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}.
cli-replay-act = { $name }: { $what }
cli-replay-undo = { $name } torna indietro, a dopo la mossa { $acts }.
cli-replay-undo-agreed = { $name } torna indietro, a dopo la mossa { $acts }. Qualcosa era stato rivelato o un altro aveva già giocato; tutti erano d'accordo.
cli-replay-until = Fermato dopo la voce { $entry } di { $entries }.
cli-replay-unfinished = La partita non è finita.
cli-replay-no-seat = Il posto { $seat } non esiste: i giocatori sono { $players }.

## Simulazione

cli-sim-games = Partite
cli-sim-seconds = Secondi di processore
cli-sim-games-per-second = Partite al secondo
cli-sim-decisions = Decisioni per partita
cli-sim-asks = Domande per partita
cli-sim-nanoseconds = Nanosecondi per decisione
cli-sim-mean = Punti, media
cli-sim-percentiles = Punti al 10 / 50 / 90 per cento
cli-sim-ghost = Punti del Fantasma al 10 / 50 / 90 per cento
cli-sim-wins = Vittorie del posto { $seat }
cli-sim-recorded = La prima partita è in { $file }.
cli-sim-no-threads = Non si riesce ad avviare { $threads } thread.

## Componenti

cli-components-good = { $file } è a posto: { $values } valori.
cli-components-legend = Da dove vengono i valori:
cli-components-source = { $meaning } (valori: { $n })
cli-components-section = { $title } [{ $key }]
cli-source-stated = dichiarato
cli-source-derived = dedotto
cli-source-reported = riferito
cli-source-reconstructed = di Kajiba
cli-source-printed = stampato

## Regole

cli-rules-unknown = Non c'è nessuna clausola o sezione «{ $asked }». «kajiba rules» le stampa tutte.
cli-rules-near = Non c'è nessuna clausola o sezione «{ $asked }». Simili: { $near }.
cli-rules-sections = Scrivi regole e una sigla, per esempio regole { $example }. Le sezioni:

## Prima della partita

cli-play-name = Nome del giocatore { $number } (Invio = { $usual }):
cli-play-no-game = L'input è finito prima che cominciasse la partita. Alla prossima!
cli-play-no-seed = Il sistema non dà numeri casuali. Scegli un seme con --seed.
cli-play-file-there = { $file } esiste già. Scegli un altro nome, o riprendi quella partita: kajiba play --load { $file }
cli-offer-prompt = Vuoi riprenderla? (sì/no, Invio = sì):
cli-offer-again = Scrivi sì o no, oppure premi Invio per sì.
cli-offer-damaged = Viene saltato e resta com'è.
cli-shelf-unwritable = Non si può salvare in { $folder }: si gioca senza salvare. Per salvare la partita scrivi: salva FILE
cli-shelf-nowhere = Il sistema non indica una cartella per le partite: si gioca senza salvare. Per salvare la partita scrivi: salva FILE
cli-play-loaded = Si riprende { $file } dopo { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}.
cli-names-too-many = { $names } nomi sono troppi per { $players } giocatori.
cli-names-twice = Due giocatori non possono chiamarsi entrambi { $name }.

## Al tavolo

cli-play-begin = Scrivi il numero di ciò che vuoi fare. «aiuto» elenca che cos'altro puoi scrivere.
cli-prompt = { $name }>
cli-question = { $name }: { $question }
cli-free = Azioni libere, che non costano il turno:
cli-enter-hint = Premi Invio per continuare.
cli-back-hint = Premi Invio per tornare indietro.
cli-others = Anche altri possono fare qualcosa: { $names }. Scrivi: altro { $first }
cli-play-pick = { $n ->
    [one] L'unico numero possibile è 1.
   *[other] Scrivi un numero da 1 a { $n }.
} «aiuto» elenca che cos'altro puoi scrivere.
cli-play-unknown = «{ $line }» non si capisce. «aiuto» elenca che cosa puoi scrivere.
cli-play-save-where = In quale file? Scrivi: salva FILE
cli-play-saved = Salvata in { $file }.
cli-save-moved = D'ora in poi la partita si salva in { $file }.
cli-save-behind = La partita continua; dopo la prossima mossa si riprova a salvare. Per salvarla altrove scrivi: salva FILE
cli-undo-nothing = Non c'è nulla da annullare.
cli-undo-consent = Da allora qualcosa è stato rivelato. Accettate tutti di tornare indietro? Verrà contato.
cli-undo-consent-prompt = sì o no:
cli-undo-refused = Non è stato annullato nulla.
cli-undo-done = L'ultima mossa di { $name } è stata annullata.
cli-other-who = Chi? Ci sono: { $names }.
cli-other-nothing = { $name } ora non può fare nulla.
cli-why = Ora non è possibile:
cli-why-nothing = In questo momento nessuna mossa è esclusa.
cli-log-empty = Non è ancora successo nulla.
cli-end-prompt = Premi Invio per uscire (o scrivi annulla, diario, salva FILE):
cli-leave = La partita non è salvata.
cli-leave-saved = La partita è salvata in { $file }. Per riprenderla scrivi:
cli-leave-over = La partita è salvata in { $file }. Per rileggerla scrivi:
cli-leave-behind = Le ultime mosse non sono salvate. La partita fino a lì è in { $file }. Per riprendere da lì scrivi:
cli-command-load = kajiba play --load { $file }
cli-command-replay = kajiba replay { $file }
cli-bye = Alla prossima!

cli-word-why = perché,perche,?
cli-word-rules = regole,regola
cli-word-undo = annulla
cli-word-table = tavolo
cli-word-log = diario
cli-word-cards = carte
cli-word-save = salva
cli-word-help = aiuto
cli-word-quit = esci,fine
cli-word-other = altro,altra
cli-word-yes = sì,si,s
cli-word-no = no,n

cli-help-number = 1, 2, 3 …
cli-help-number-text = Fa la mossa con quel numero.
cli-help-enter = Invio
cli-help-enter-text = Fa l'unica cosa possibile; dopo «altro», torna indietro.
cli-help-why = perché, ?
cli-help-why-text = Che cosa ora non è possibile, e perché.
cli-help-rules = regole MOV-2
cli-help-rules-text = Legge una clausola o una sezione delle regole.
cli-help-undo = annulla
cli-help-undo-text = Annulla l'ultima mossa.
cli-help-other = altro NOME
cli-help-other-text = Un altro giocatore fa un'azione libera, per esempio una consegna.
cli-help-table = tavolo
cli-help-table-text = Mostra tutto il tavolo.
cli-help-cards = carte
cli-help-log = diario
cli-help-log-text = Racconta che cosa è appena successo.
cli-help-save = salva FILE
cli-help-save-text = Salva una copia della partita in un file a tua scelta.
cli-help-help = aiuto
cli-help-help-text = Mostra questo elenco.
cli-help-quit = esci
cli-help-quit-text = Lascia la partita.

## La fine

cli-scores-title = Punteggio finale
cli-scores-rank = Posizione
cli-scores-winner = { $n ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
cli-scores-undone = Mosse annullate dopo che qualcosa era stato rivelato: { $n }

## La Storia

cli-sim-chapter-wins = Capitolo vinto
cli-word-hint = suggerimento
cli-word-goal = obiettivo
cli-help-hint = suggerimento
cli-help-hint-text = Chiede che cosa farebbe un Maestro, se sei l'unico giocatore umano.
cli-help-goal = obiettivo
cli-goal-none = Non si gioca nessun capitolo: vince chi ha più punti.

## I bot e la loro scala

cli-about-ladder = Fa giocare tra loro tutti i livelli dei bot e ne misura la forza.
cli-value-bots = BOT
cli-value-milliseconds = MILLISECONDI
cli-value-lines = CONFRONTI
cli-arg-partners = Bot che giocano con voi, separati da virgole: novice, apprentice, smith, master. Siedono dopo i giocatori umani.
cli-arg-bots = I bot che giocano, separati da virgole: random, novice, apprentice, smith, master. Se è uno solo, gioca a tutti i posti. A ogni partita i bot cambiano posto.
cli-arg-sim-iterations = Ogni bot che cerca fa questo numero di tentativi per decisione, invece di quello del suo livello.
cli-arg-sim-time = Ogni bot che cerca pensa per questo tempo a ogni decisione, invece di contare i tentativi.
cli-bots-wrong = --bots indica un solo bot, o uno per ogni giocatore.
cli-sim-bot-wins = Vittorie di { $bot }
cli-sim-over = Decisioni oltre il doppio del tempo
cli-sim-longest = Decisione più lunga, millisecondi
cli-arg-ladder-players = Quanti giocano. katana: 2, 3 o 4. shogunate: 3, 4, 5 o 6. Se manca, 4.
cli-arg-ladder-games = Partite per ogni confronto, a blocchi interi. Se manca, 400.
cli-arg-ladder-lines = Solo questi confronti, separati da virgole: master/smith è un Maestro contro Fabbri.
cli-arg-ladder-iterations = Tentativi per decisione di Lavorante, Fabbro e Maestro, separati da virgole.
cli-arg-ladder-time = Millisecondi per decisione di Lavorante, Fabbro e Maestro, separati da virgole, invece dei tentativi.
cli-arg-ladder-results = Scrive ogni partita in questo file, e riprende da dove si ferma.
cli-arg-ladder-plot = Disegna le vittorie in questo file SVG.
cli-ladder-players-wrong = --players non va bene: a Shōgun no Katana si gioca da 2 a 4, a Shogunate da 3 a 6.
cli-ladder-lines-wrong = Un confronto si scrive come master/smith, con due di questi: { $ids }.
cli-ladder-budgets-wrong = Servono { $n } numeri, per Lavorante, Fabbro e Maestro, separati da virgole, per esempio 20,100,600.
cli-ladder-other = { $file } contiene i risultati di un'altra scala: altri giocatori, seme, tentativi o regole.
cli-ladder-line = Confronto
cli-ladder-against = { $one } contro { $others }
cli-ladder-share = Vittorie, con intervallo al 95 %
cli-ladder-margin = Punti di vantaggio
cli-ladder-par = Tra pari ognuno vincerebbe il { $percent } %.
cli-ladder-bot = Livello
cli-ladder-rating = Punteggio
cli-ladder-equals = Tra pari: { $bot }
cli-ladder-seats = Vittorie per posto, %
cli-ladder-order = Vittorie per ordine nel primo round, %

cli-about-load = Mette sotto carico un server con client che giocano partite intere via HTTP, e riferisce quanto costa.
cli-arg-load-tables = A quanti tavoli si gioca, con due client ciascuno; più numeri separati da virgole, uno dopo l'altro.
cli-arg-load-seconds = Per quanti secondi.
cli-arg-load-think = Quanto pensa in media un client, in millisecondi.
cli-arg-load-idle-tables = Quanti tavoli a cui nessuno gioca vengono aperti prima, per pesarli.
cli-arg-load-url = Un server da caricare, http://HOST:PORTA, invece di uno proprio con un database nuovo.
cli-arg-load-db = Un database PostgreSQL, postgres://…, per i server che avvia.
cli-arg-load-nodes = Quanti server avvia su quel database; i due client di un tavolo ne usano di diversi.
cli-arg-load-pages = Guarda anche la pagina dopo ogni cambiamento, come fanno i browser.
cli-arg-load-plot = Disegna in questo file SVG quanto costa al crescere dei tavoli.
cli-load-chart-cpu = Tempo di processore per decisione, ms
cli-load-chart-time = Alla conferma: p99, p50, ms
cli-load-chart-memory = Memoria del server, MiB

## Segreti, e di quale gioco si tratta

cli-arg-component-game = Il gioco, katana o shogunate, di cui sono i componenti; altrimenti quello di cui parla il file.
cli-option-elsewhere = { $option } è un'opzione solo di { $game }.
cli-sim-rounds = Round per partita
cli-curtain = La tastiera passa a { $name }. Tutti gli altri distolgano lo sguardo.
cli-curtain-come-back = Chi vuole cambiare la propria scelta segreta scriva invece il suo nome: { $names }.
cli-curtain-prompt = { $name }, premi Invio per vedere le tue carte:
cli-curtain-help = Premi Invio quando nessun altro guarda. Puoi anche scrivere il nome di un giocatore, annulla (per l'ultima mossa), regole, salva FILE o esci.
cli-curtain-pause = Premi Invio quando hai letto; poi lo schermo viene cancellato:
cli-curtain-more = Premi Invio per continuare a leggere:
cli-curtain-consent = { $name } vuole annullare la sua ultima mossa, con tutto ciò che è venuto dopo. Da allora qualcosa è stato rivelato o altri hanno agito, perciò tutti devono essere d'accordo. Verrà contato.
cli-curtain-consent-prompt = { $name }, sei d'accordo? sì o no:
cli-curtain-since = Da quando hai guardato l'ultima volta:
cli-replay-secret = una decisione segreta
