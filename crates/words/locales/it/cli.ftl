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
cli-arg-serve-components = I nuovi tavoli usano un tuo file dei componenti; più volte per più giochi.
cli-arg-record = Salva la partita in questo file dopo ogni mossa, anziché nella solita cartella.
cli-arg-load = Riprende una partita salvata e continua a salvarla nello stesso file, se --record non ne indica un altro.
cli-arg-game = Il gioco: katana o shogunate. Predefinito per play: katana.
cli-arg-games = Quante partite, da 1 a 10000000. Predefinito: 1000.
cli-arg-series = Il numero della serie; lo stesso numero gioca le stesse partite. Predefinito: 1.
cli-arg-threads = Quanti thread usare, da 1 a 256. Predefinito: 1.
cli-arg-json = Resoconto in una sola riga JSON.
cli-arg-sim-record = Scrive la prima partita in questo file.
cli-arg-events = Scrive in quel file anche gli avvenimenti.
cli-arg-replay-file = Una partita registrata.
cli-arg-seat = Mostra la partita come l'ha vista questo posto; il primo è 1.
cli-arg-until = Si ferma dopo questa voce del registro.
cli-arg-verify-file = Una partita registrata.
cli-arg-show-file = Un file di componenti; altrimenti quelli forniti con Kajiba.
cli-arg-check-file = Un file di componenti.
cli-arg-clause = Una clausola come MOV-2, una sezione come MOV o un gioco, katana o shogunate, per tutte le sue regole. Predefinito: katana.

## Uso sbagliato

cli-wrong-no-value = Dopo { $arg } serve un valore.
cli-wrong-value = «{ $value }» non va bene per { $arg }. { $help }
cli-wrong-argument = L'argomento { $arg } qui non esiste.
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
cli-file-taken = { $file } contiene un'altra partita o altro, e non è stato modificato.
cli-output-failed = Non si riesce a scrivere l'output.
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
cli-replay-undo = { $name } annulla tutto ciò che segue la mossa { $acts }.
cli-replay-undo-agreed = { $name } annulla tutto ciò che segue la mossa { $acts }. Qualcosa era stato rivelato o altri avevano già giocato; erano tutti d'accordo.
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
cli-sim-percentiles = Punti, 10° / 50° / 90° percentile
cli-sim-ghost = Punti del Fantasma, 10° / 50° / 90° percentile
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

cli-play-own-name = Il tuo nome (Invio = { $usual }):
cli-play-name = Nome del giocatore { $number } (Invio = { $usual }):
cli-play-no-game = Nessuna partita iniziata. Alla prossima!
cli-play-no-seed = Il sistema non dà numeri casuali. Scegli un seme con --seed.
cli-play-file-there = { $file } esiste già. Scegli un altro nome, o riprendi quella partita: kajiba play --load { $file }
cli-offer-prompt = Vuoi riprenderla? (sì/no, Invio = sì):
cli-offer-again = Scrivi sì o no, oppure premi Invio per sì.
cli-offer-damaged = Il file viene saltato e non è stato modificato.
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
cli-others = Anche altri possono fare qualcosa ora: { $names }. Scrivi: altro { $first }
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
cli-undo-consent = Nel frattempo qualcosa è stato rivelato. Siete tutti d'accordo ad annullare? L'annullamento verrà contato.
cli-undo-consent-prompt = sì o no (Invio = no):
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
cli-arg-partners = Bot che giocano con voi, separati da virgole: novice, apprentice (il Lavorante), smith, master. Siedono dopo i giocatori umani.
cli-arg-bots = I bot che giocano, separati da virgole: random, novice, apprentice (il Lavorante), smith, master. Se è uno solo, gioca a tutti i posti. A ogni partita i bot cambiano posto.
cli-arg-sim-iterations = Ogni bot che cerca fa questo numero di tentativi per decisione, invece di quello del suo livello.
cli-arg-sim-time = Ogni bot che cerca pensa per questo tempo a ogni decisione, invece di contare i tentativi.
cli-bots-wrong = --bots indica un solo bot, o uno per ogni giocatore.
cli-sim-bot-wins = Vittorie di { $bot }
cli-sim-over = Decisioni oltre il doppio del tempo
cli-sim-longest = Decisione più lunga, millisecondi
cli-arg-ladder-players = Quanti giocano. katana: 2, 3 o 4. shogunate: 3, 4, 5 o 6. Predefinito: 4.
cli-arg-ladder-games = Partite per ogni confronto, a blocchi interi. Predefinito: 400.
cli-arg-ladder-lines = Solo questi confronti, separati da virgole: master/smith è un Maestro contro Fabbri.
cli-arg-ladder-iterations = Tentativi per decisione di Lavorante, Fabbro e Maestro, separati da virgole.
cli-arg-ladder-time = Millisecondi per decisione di Lavorante, Fabbro e Maestro, separati da virgole, invece dei tentativi.
cli-arg-ladder-results = Scrive ogni partita in questo file; se esiste già, riprende da dove si ferma.
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
cli-arg-load-tables = A quanti tavoli si gioca, con due client ciascuno; più numeri separati da virgole, uno dopo l'altro. Predefinito: 50.
cli-arg-load-seconds = Per quanti secondi. Predefinito: 30.
cli-arg-load-think = Quanto pensa in media un client, in millisecondi. Predefinito: 1000.
cli-arg-load-idle-tables = Quanti tavoli vuoti aprire prima, per misurare quanto costano. Predefinito: 0.
cli-arg-load-url = Il server da mettere sotto carico, http://HOST:PORTA. Predefinito: uno proprio con un database nuovo.
cli-arg-load-db = Un database PostgreSQL, postgres://…, per i server che avvia.
cli-arg-load-nodes = Quanti server avvia su quel database; i due client di un tavolo ne usano due diversi. Predefinito: 1.
cli-arg-load-pages = Guarda anche la pagina dopo ogni cambiamento, come fanno i browser.
cli-arg-load-plot = Disegna in questo file SVG le misure al crescere dei tavoli.
cli-load-chart-cpu = Tempo di processore per decisione, ms
cli-load-chart-time = Alla conferma: p99, p50, ms
cli-load-chart-memory = Memoria del server, MiB

## Segreti, e di quale gioco si tratta

cli-arg-component-game = Il gioco, katana o shogunate, di cui sono i componenti; altrimenti quello di cui parla il file.
cli-option-elsewhere = { $option } è un'opzione solo di { $game }.
cli-sim-rounds = Round per partita
cli-curtain = La tastiera passa a { $name }. Tutti gli altri distolgano lo sguardo.
cli-curtain-come-back = Per cambiare una scelta segreta, scrivi invece il tuo nome: { $names }.
cli-curtain-prompt = { $name }, premi Invio per vedere le tue carte:
cli-curtain-help = Premi Invio quando nessun altro guarda. Puoi anche scrivere il nome di un giocatore, annulla (per l'ultima mossa), regole, salva FILE o esci.
cli-curtain-pause = Premi Invio quando hai letto; poi lo schermo viene cancellato:
cli-curtain-more = Premi Invio per continuare a leggere:
cli-curtain-consent = { $name } vuole annullare la sua ultima mossa, con tutto ciò che è venuto dopo. Nel frattempo qualcosa è stato rivelato o altri hanno giocato, perciò serve l'accordo di tutti. L'annullamento verrà contato.
cli-curtain-consent-prompt = { $name }, sei d'accordo? (sì/no, Invio = no):
cli-curtain-since = Da quando hai guardato l'ultima volta:
cli-replay-secret = una decisione segreta
