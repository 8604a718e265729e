### The words of the command line, in English.

## What the commands are for

cli-about = Kajiba: unofficial digital Shōgun no Katana and Shogunate, in the browser and the terminal. Without a command it serves tables.
cli-about-play = Play at one keyboard, which goes round the table: katana for 2 to 4 players, shogunate for 3 to 6.
cli-about-sim = Play many games with random players or bots and report on them.
cli-about-replay = Tell a recorded game, sentence by sentence.
cli-about-verify = Verify a recorded game: every decision and every hash.
cli-about-components = Show the values of tiles, cards and boards, or check a file of your own.
cli-about-components-show = Show every value and where it comes from.
cli-about-components-check = Check a component file and name every problem with its line.
cli-about-rules = Print the rules, a section of them or one clause.

## Help pages

cli-help-usage = Usage: { $usage }
cli-help-command = <command>
cli-help-some-options = [options]
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-more = More about a command: kajiba <command> --help
cli-help-saves = Every game is saved after every move, with its names. Without --record or --load it gets the next number in { $folder }; the variable KAJIBA_DATA chooses another folder. Without options, you are offered the game played last if it is not over.
cli-help-saves-nowhere = Every game is saved after every move, with its names. The system names no folder for it; set the variable KAJIBA_DATA to one, or name a file with --record.

cli-value-number = NUMBER
cli-value-names = NAMES
cli-value-seed = TEXT
cli-value-file = FILE
cli-value-language = LANGUAGE
cli-value-game = GAME
cli-value-clause = CLAUSE

cli-arg-lang = Language: en, it or ja.
cli-arg-help = Show this help.
cli-arg-version = Show the version.
cli-arg-players = How many people play. katana: 2, 3 or 4; 1, 2 or 3 with a Ghost. shogunate: 3, 4, 5 or 6.
cli-arg-names = The players' names, separated by commas: Anna,Bruno
cli-arg-seed = A number or any text; the same seed deals the same game.
cli-arg-components = Play with a component file of your own.
cli-arg-serve-components = Let new tables use a component file of your own. Give it once for each game.
cli-arg-record = Save the game into this file after every move, not into the usual folder.
cli-arg-load = Continue a saved game; it is saved into the same file again, unless --record names another.
cli-arg-game = The game: katana or shogunate. Default for play: katana.
cli-arg-games = The number of games, 1 to 10000000. Default: 1000.
cli-arg-series = The number of the series; the same number plays the same games. Default: 1.
cli-arg-threads = The number of threads, 1 to 256. Default: 1.
cli-arg-json = Report as one line of JSON.
cli-arg-sim-record = Write the first game into this file.
cli-arg-events = Write the events into that file too.
cli-arg-replay-file = A recorded game.
cli-arg-seat = Show the game as this seat saw it; the first is 1.
cli-arg-until = Stop after this entry of the log.
cli-arg-verify-file = A recorded game.
cli-arg-show-file = A component file. Default: the set that comes with Kajiba.
cli-arg-check-file = A component file.
cli-arg-clause = A clause such as MOV-2, a section such as MOV, or a game, katana or shogunate, for all its rules. Default: katana.

## Wrong use

cli-wrong-no-value = { $arg } needs a value after it.
cli-wrong-value = “{ $value }” does not fit { $arg }. { $help }
cli-wrong-argument = There is no argument { $arg } here.
cli-wrong-command = There is no command “{ $name }”.
cli-wrong-missing = { $arg } is missing. { $help }
cli-wrong-no-command = A command is missing. There are: { $names }.
cli-wrong-together = { $arg } and { $other } do not go together. Leave one of them out.
cli-wrong-twice = { $arg } comes more than once. Give it once.
cli-wrong-utf8 = An argument is not readable text (UTF-8).
cli-wrong-other = These arguments cannot be understood.
cli-wrong-suggest = Did you mean { $name }?
cli-wrong-help = For help, type: { $command } --help

## Files

cli-file-missing = There is no file { $file }.
cli-file-forbidden = { $file }: you have no permission to read it.
cli-file-folder = { $file } is a folder. A file is needed.
cli-file-not-text = { $file } is not readable text (UTF-8).
cli-file-unreadable = { $file } cannot be read.
cli-file-no-folder = { $file } cannot be written: its folder does not exist.
cli-file-write-forbidden = { $file }: you have no permission to write it.
cli-file-disk-full = { $file } cannot be written: the disk is full.
cli-file-unwritable = { $file } cannot be written.
cli-file-taken = { $file } holds another game or something else. It was not changed.
cli-output-failed = The output cannot be written.
cli-record-unreadable = { $file } is not a record of a Kajiba game (line { $line }, column { $column }).
cli-fault-format = { $file } is of format { $format }, which this version of Kajiba does not know.
cli-fault-game = { $file } is the record of another game.
cli-fault-version = { $file } was played with version { $version } of the rules, which this Kajiba does not know. A newer one may.
cli-fault-header = { $file }: this setup and these components do not make a game.
cli-fault-start = { $file }: the deal does not match its seed, setup and components.
cli-fault-refused = { $file } is wrong at entry { $entry }: the rules do not allow that decision.
cli-fault-hash = { $file } is wrong at entry { $entry }: its hash does not match.
cli-fault-events = { $file } is wrong at the events of entry { $entry }: they do not match.
cli-no-game = This setup and these components do not make a game.

## Proof and replay

cli-verified = { $file } is valid. Entries: { $entries }. Final hash: { $hash }
cli-replay-title = { $file }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-replay-act = { $name }: { $what }
cli-replay-undo = { $name } undoes everything after move { $acts }.
cli-replay-undo-agreed = { $name } undoes everything after move { $acts }. Something had been revealed or others had moved; everyone agreed.
cli-replay-until = Stopped after entry { $entry } of { $entries }.
cli-replay-unfinished = The game is not over.
cli-replay-no-seat = There is no seat { $seat }: the game has { $players } players.

## Simulation

cli-sim-games = Games
cli-sim-seconds = Seconds of processor time
cli-sim-games-per-second = Games per second
cli-sim-decisions = Decisions per game
cli-sim-asks = Questions per game
cli-sim-nanoseconds = Nanoseconds per decision
cli-sim-mean = Points, mean
cli-sim-percentiles = Points, 10th / 50th / 90th percentile
cli-sim-ghost = Points of the Ghost, 10th / 50th / 90th percentile
cli-sim-wins = Victories of seat { $seat }
cli-sim-recorded = The first game is in { $file }.
cli-sim-no-threads = { $threads } threads could not be started.

## Components

cli-components-good = { $file } is valid: { $values } values.
cli-components-legend = Where the values come from:
cli-components-source = { $meaning } (values: { $n })
cli-components-section = { $title } [{ $key }]
cli-source-stated = stated
cli-source-derived = derived
cli-source-reported = reported
cli-source-reconstructed = Kajiba's own
cli-source-printed = printed

## Rules

cli-rules-unknown = There is no clause or section “{ $asked }”. “kajiba rules” prints them all.
cli-rules-near = There is no clause or section “{ $asked }”. Close to it: { $near }.
cli-rules-sections = Type rules and an id, such as rules { $example }. The sections:

## Before the game

cli-play-own-name = Your name (Enter = { $usual }):
cli-play-name = Name of player { $number } (Enter = { $usual }):
cli-play-no-game = No game was started. Until next time!
cli-play-no-seed = The system gives no random numbers. Choose a seed with --seed.
cli-play-file-there = { $file } already exists. Choose another name, or continue that game: kajiba play --load { $file }
cli-offer-prompt = Continue it? (yes/no, Enter = yes):
cli-offer-again = Please type yes or no, or just press Enter for yes.
cli-offer-damaged = The file was skipped and not changed.
cli-shelf-unwritable = Games can't be saved in { $folder }, so this one continues unsaved. To save it, type: save FILE
cli-shelf-nowhere = The system names no folder for saved games, so this one continues unsaved. To save it, type: save FILE
cli-play-loaded = { $file }: the game continues after { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-names-too-many = Too many names: { $names } for { $players } players.
cli-names-twice = Two players can't both be called { $name }.

## At the table

cli-play-begin = Type the number of what you want to do. “help” lists what else you can type.
cli-prompt = { $name }>
cli-question = { $name }: { $question }
cli-free = Free actions, which do not use up your turn:
cli-enter-hint = Press Enter to continue.
cli-back-hint = Press Enter to go back.
cli-others = Others could also do something now: { $names }. Type: other { $first }
cli-play-pick = { $n ->
    [one] The only number here is 1.
   *[other] Please type a number from 1 to { $n }.
} “help” lists what else you can type.
cli-play-unknown = “{ $line }” is not understood. “help” lists what you can type.
cli-play-save-where = Save into which file? Type: save FILE
cli-play-saved = Saved into { $file }.
cli-save-moved = From now on the game is saved into { $file }.
cli-save-behind = The game goes on; saving is tried again after the next move. To save it elsewhere, type: save FILE
cli-undo-nothing = There is nothing to undo.
cli-undo-consent = Something was revealed since then. Does everyone agree to undo it? It will be counted.
cli-undo-consent-prompt = yes or no (Enter = no):
cli-undo-refused = Nothing was undone.
cli-undo-done = { $name }'s last move is undone.
cli-other-who = Who? There are: { $names }.
cli-other-nothing = { $name } can do nothing now.
cli-why = Not possible now:
cli-why-nothing = Everything is possible now.
cli-log-empty = Nothing has happened yet.
cli-end-prompt = Press Enter to leave (or type undo, log, save FILE):
cli-leave = The game is not saved.
cli-leave-saved = The game is saved in { $file }. To continue it, type:
cli-leave-over = The game is saved in { $file }. To read it again, type:
cli-leave-behind = The last moves are not saved. The game before them is in { $file }. To continue from there, type:
cli-command-load = kajiba play --load { $file }
cli-command-replay = kajiba replay { $file }
cli-bye = Until next time!

cli-word-why = why,?
cli-word-rules = rules,rule
cli-word-undo = undo
cli-word-table = table
cli-word-log = log
cli-word-cards = cards
cli-word-save = save
cli-word-help = help
cli-word-quit = quit,exit
cli-word-other = other
cli-word-yes = yes,y
cli-word-no = no,n

cli-help-number = 1, 2, 3 …
cli-help-number-text = Choose the option with that number.
cli-help-enter = Enter
cli-help-enter-text = Choose the only option; after “other”, go back.
cli-help-why = why, ?
cli-help-why-text = See what you can't do now, and why.
cli-help-rules = rules MOV-2
cli-help-rules-text = Read a clause or a section of the rules.
cli-help-undo = undo
cli-help-undo-text = Undo the last move.
cli-help-other = other NAME
cli-help-other-text = Let another player do something freely, such as a delivery.
cli-help-table = table
cli-help-table-text = Show the whole table.
cli-help-cards = cards
cli-help-log = log
cli-help-log-text = See what happened last.
cli-help-save = save FILE
cli-help-save-text = Save a copy of the game in a file of your own.
cli-help-help = help
cli-help-help-text = Show this list.
cli-help-quit = quit
cli-help-quit-text = Leave the game.

## The end

cli-scores-title = Final scoring
cli-scores-rank = Rank
cli-scores-winner = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
cli-scores-undone = Moves undone after something was revealed: { $n }

## The Story

cli-sim-chapter-wins = Chapter won
cli-word-hint = hint
cli-word-goal = goal
cli-help-hint = hint
cli-help-hint-text = Ask what a Master would do. Only for one person alone or against bots.
cli-help-goal = goal
cli-goal-none = No chapter is being played: most points win.

## Bots and their ladder

cli-about-ladder = Play all levels of bots against each other and measure their strength.
cli-value-bots = BOTS
cli-value-milliseconds = MILLISECONDS
cli-value-lines = LINES
cli-arg-partners = Bots that play too, separated by commas: novice, apprentice (the Journeyman), smith, master. They sit after the people.
cli-arg-bots = The players, separated by commas: random, novice, apprentice (the Journeyman), smith, master. A single one plays every seat. They change seats from game to game.
cli-arg-sim-iterations = The number of tries per decision for every bot that searches, instead of its level's.
cli-arg-sim-time = The time per decision for every bot that searches, instead of a number of tries.
cli-bots-wrong = --bots takes one bot, or one for each player.
cli-sim-bot-wins = Victories of { $bot }
cli-sim-over = Decisions over twice the time
cli-sim-longest = Longest decision, milliseconds
cli-arg-ladder-players = The number of players. katana: 2, 3 or 4. shogunate: 3, 4, 5 or 6. Default: 4.
cli-arg-ladder-games = Games for each line, in whole blocks. Default: 400.
cli-arg-ladder-lines = Only these lines, separated by commas: master/smith is one Master against Smiths.
cli-arg-ladder-iterations = Tries per decision of Journeyman, Smith and Master, separated by commas.
cli-arg-ladder-time = Milliseconds per decision of Journeyman, Smith and Master, separated by commas, instead of tries.
cli-arg-ladder-results = Write each game into this file; if it already exists, continue where it stops.
cli-arg-ladder-plot = Draw the victories into this SVG file.
cli-ladder-players-wrong = --players does not fit: 2 to 4 people play Shōgun no Katana, 3 to 6 Shogunate.
cli-ladder-lines-wrong = A line is written as master/smith, with two of these: { $ids }.
cli-ladder-budgets-wrong = { $n } numbers are needed, for Journeyman, Smith and Master, separated by commas, such as 20,100,600.
cli-ladder-other = { $file } holds the results of another ladder: other players, seed, tries or rules.
cli-ladder-line = Line
cli-ladder-against = { $one } against { $others }
cli-ladder-share = Victories, with 95 % interval
cli-ladder-margin = Points ahead
cli-ladder-par = With equal players, each would win { $percent } %.
cli-ladder-bot = Level
cli-ladder-rating = Rating
cli-ladder-equals = Among equals: { $bot }
cli-ladder-seats = Victories by seat, %
cli-ladder-order = Victories by order in the first round, %

cli-about-load = Load a server with clients that play whole games over HTTP, and report how it performs.
cli-arg-load-tables = The number of tables, with two clients each; several numbers, separated by commas, run one after the other. Default: 50.
cli-arg-load-seconds = The number of seconds. Default: 30.
cli-arg-load-think = How long a client thinks on average, in milliseconds. Default: 1000.
cli-arg-load-idle-tables = The number of idle tables created first, to measure what they cost. Default: 0.
cli-arg-load-url = The server to load, http://HOST:PORT. Default: one of its own on a new database.
cli-arg-load-db = A PostgreSQL database, postgres://…, for the servers that it starts.
cli-arg-load-nodes = How many servers it starts on that database; the two clients of a table use different ones. Default: 1.
cli-arg-load-pages = Also fetch the page after every change, as browsers do.
cli-arg-load-plot = Draw the measurements for each number of tables into this SVG file.
cli-load-chart-cpu = Processor time per decision, ms
cli-load-chart-time = Time to acknowledgement: p99, p50, ms
cli-load-chart-memory = Memory of the server, MiB

## Secrets, and which game is meant

cli-arg-component-game = The game of the components, katana or shogunate. Default: the game that the file is about.
cli-option-elsewhere = { $option } is an option of { $game } only.
cli-sim-rounds = Rounds per game
cli-curtain = The keyboard goes to { $name }. Everyone else, please look away.
cli-curtain-come-back = To change a secret choice, type your name instead: { $names }.
cli-curtain-prompt = { $name }, press Enter to see your cards:
cli-curtain-help = Press Enter once no one else is looking. You can also type a player's name, undo (for the last move), rules, save FILE or quit.
cli-curtain-pause = Press Enter when you have read this; the screen is then cleared:
cli-curtain-more = Press Enter to read on:
cli-curtain-consent = { $name } wants to undo their last move, with everything after it. Something was revealed since then, or others have moved, so everyone must agree. It will be counted.
cli-curtain-consent-prompt = { $name }, do you agree? (yes/no, Enter = no):
cli-curtain-since = Since you last looked:
cli-replay-secret = a secret decision
