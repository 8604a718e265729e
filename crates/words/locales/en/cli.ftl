### The words of the command line, in English.

## What the commands are for

cli-about = Kajiba: unofficial digital Shōgun no Katana and Shogunate, in the browser and the terminal. Without a command it serves tables.
cli-about-play = Play at one keyboard, which goes round the table: katana for 2 to 4 players, shogunate for 3 to 6.
cli-about-sim = Play many games of random players or bots and report on them.
cli-about-replay = Tell a recorded game, sentence by sentence.
cli-about-verify = Prove a recorded game: every decision and every hash.
cli-about-components = Show what tiles, cards and boards carry, or check a file of your own.
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
cli-help-saves = Every game is saved after every act, with its names. Without --record or --load it gets the next number in { $folder }; the variable KAJIBA_DATA chooses another folder. Without options, the game played last is offered if it is not over.
cli-help-saves-nowhere = Every game is saved after every act, with its names. The system names no folder for it; set the variable KAJIBA_DATA to one, or name a file with --record.

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
cli-arg-names = The players' names with commas between them: Anna,Bruno
cli-arg-seed = A number or any text; the same seed deals the same game.
cli-arg-components = Play with a component file of your own.
cli-arg-record = Save the game into this file after every act, not into the usual folder.
cli-arg-load = Go on with a saved game; it is saved into the same file again, unless --record names another.
cli-arg-game = The game: katana or shogunate; play without it means katana.
cli-arg-games = How many games, 1 to 10000000; 1000 if you do not say.
cli-arg-series = The number of the series; the same number plays the same games. 1 if you do not say.
cli-arg-threads = How many threads work, 1 to 256; 1 if you do not say.
cli-arg-json = Report as one line of JSON.
cli-arg-sim-record = Write the first game into this file.
cli-arg-events = Write what happened into that file too.
cli-arg-replay-file = A recorded game.
cli-arg-seat = Through whose eyes: the number of a seat, from 1.
cli-arg-until = Stop after this entry of the log.
cli-arg-verify-file = A recorded game.
cli-arg-show-file = A component file; without it, the set that comes with Kajiba.
cli-arg-check-file = A component file.
cli-arg-clause = A clause such as MOV-2, a section such as MOV, or a game, katana or shogunate, for all its rules; without it, those of katana.

## Wrong use

cli-wrong-no-value = { $arg } needs a value after it.
cli-wrong-value = “{ $value }” does not fit { $arg }. { $help }
cli-wrong-argument = { $arg } means nothing here.
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
cli-file-forbidden = { $file } may not be read.
cli-file-folder = { $file } is a folder. A file is needed.
cli-file-not-text = { $file } is not readable text (UTF-8).
cli-file-unreadable = { $file } cannot be read.
cli-file-no-folder = { $file } cannot be written: its folder does not exist.
cli-file-write-forbidden = { $file } may not be written.
cli-file-disk-full = { $file } cannot be written: the disk is full.
cli-file-unwritable = { $file } cannot be written.
cli-file-taken = { $file } holds another game or something else, and stays as it is.
cli-output-failed = The output cannot be written.
cli-record-unreadable = { $file } is not a record of a Kajiba game (line { $line }, column { $column }).
cli-fault-format = { $file } is of format { $format }, which this version of Kajiba does not know.
cli-fault-game = { $file } is the record of another game.
cli-fault-version = { $file } was played by version { $version } of the rules, which this Kajiba does not know. A newer one may.
cli-fault-header = { $file }: setup and components do not make a game.
cli-fault-start = { $file }: the deal is not what its seed, setup and components give.
cli-fault-refused = { $file } departs from the game at entry { $entry }: the rules do not allow what it says.
cli-fault-hash = { $file } departs from the game at entry { $entry }: its hash is not the right one.
cli-fault-events = { $file } departs from the game at the events of entry { $entry }: that is not what happened.
cli-no-game = No game can be made of this setup and these components.

## Proof and replay

cli-verified = { $file } is ok. Entries: { $entries }. Final hash: { $hash }
cli-replay-title = { $file }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-replay-act = { $name }: { $what }
cli-replay-undo = { $name } takes back, to after act { $acts }.
cli-replay-undo-agreed = { $name } takes back, to after act { $acts }. Something was revealed or another had acted; all agreed.
cli-replay-until = Stopped after entry { $entry } of { $entries }.
cli-replay-unfinished = The game is not over.
cli-replay-no-seat = There is no seat { $seat }: the game has { $players } players.

## Simulation

cli-sim-games = Games
cli-sim-seconds = Seconds of processor time
cli-sim-games-per-second = Games a second
cli-sim-decisions = Decisions a game
cli-sim-asks = Questions a game
cli-sim-nanoseconds = Nanoseconds a decision
cli-sim-mean = Points, mean
cli-sim-percentiles = Points of 10 / 50 / 90 of 100
cli-sim-ghost = Points of the Ghost, 10 / 50 / 90 of 100
cli-sim-wins = Victories of seat { $seat }
cli-sim-recorded = The first game is in { $file }.
cli-sim-no-threads = { $threads } threads cannot be started.

## Components

cli-components-good = { $file } is sound: { $values } values.
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

cli-play-name = Name of player { $number } (Enter = { $usual }):
cli-play-no-game = The input ended before the game began. Until next time!
cli-play-no-seed = The system gives no random numbers. Choose a seed with --seed.
cli-play-file-there = { $file } exists already. Choose another name, or go on with that game: kajiba play --load { $file }
cli-offer-prompt = Go on with it? (yes/no, Enter = yes):
cli-offer-again = Please type yes or no, or just press Enter for yes.
cli-offer-damaged = It is passed over and stays as it is.
cli-shelf-unwritable = Games cannot be saved in { $folder }, so this one goes on unsaved. To save it, type: save FILE
cli-shelf-nowhere = The system names no folder for saved games, so this one goes on unsaved. To save it, type: save FILE
cli-play-loaded = { $file } is taken up again after { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-names-too-many = { $names } names are too many for { $players } players.
cli-names-twice = Two players cannot both be called { $name }.

## At the table

cli-play-begin = Type the number of what you want to do. “help” lists what else you can type.
cli-prompt = { $name }>
cli-question = { $name }: { $question }
cli-free = Free actions, which do not use up your turn:
cli-enter-hint = Press Enter to go on.
cli-back-hint = Press Enter to go back.
cli-others = Others could do something too: { $names }. Type: other { $first }
cli-play-pick = { $n ->
    [one] The only number here is 1.
   *[other] Please type a number from 1 to { $n }.
} “help” lists what else you can type.
cli-play-unknown = “{ $line }” is not understood. “help” lists what you can type.
cli-play-save-where = Save into which file? Type: save FILE
cli-play-saved = Saved into { $file }.
cli-save-moved = From now on the game is saved into { $file }.
cli-save-behind = The game goes on; after the next act saving is tried again. To save it elsewhere, type: save FILE
cli-undo-nothing = There is nothing to take back.
cli-undo-consent = Something was revealed since. Does everybody agree to take it back? It will be counted.
cli-undo-consent-prompt = yes or no:
cli-undo-refused = Nothing was taken back.
cli-undo-done = The last act of { $name } is taken back.
cli-other-who = Who? There are: { $names }.
cli-other-nothing = { $name } can do nothing now.
cli-why = Not possible now:
cli-why-nothing = Everything that you could name is possible now.
cli-log-empty = Nothing has happened yet.
cli-end-prompt = Press Enter to leave (or type undo, log, save FILE):
cli-leave = The game is not saved.
cli-leave-saved = The game is saved in { $file }. To go on with it, type:
cli-leave-over = The game is saved in { $file }. To read how it went, type:
cli-leave-behind = The last acts are not saved. The game before them is in { $file }. To go on from there, type:
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
cli-help-number-text = Do what has that number.
cli-help-enter = Enter
cli-help-enter-text = Do the only thing possible; after “other”, go back.
cli-help-why = why, ?
cli-help-why-text = What is not possible now, and why.
cli-help-rules = rules MOV-2
cli-help-rules-text = Read a clause or a section of the rules.
cli-help-undo = undo
cli-help-undo-text = Take the last act back.
cli-help-other = other NAME
cli-help-other-text = Another player does something freely, such as a delivery.
cli-help-table = table
cli-help-table-text = Show the whole table.
cli-help-cards = cards
cli-help-log = log
cli-help-log-text = Tell what happened last.
cli-help-save = save FILE
cli-help-save-text = Save a copy of the game into a file of your own.
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
cli-scores-undone = Acts taken back after something was revealed: { $n }

## The Story

cli-sim-chapter-wins = Chapter won
cli-word-hint = hint
cli-word-goal = goal
cli-help-hint = hint
cli-help-hint-text = Ask what a Master would do, when you are the only person.
cli-help-goal = goal
cli-goal-none = No chapter is being played: most points win.

## Bots and their ladder

cli-about-ladder = Play all levels of bots against each other and measure their strength.
cli-value-bots = BOTS
cli-value-milliseconds = MILLISECONDS
cli-value-lines = LINES
cli-arg-partners = Bots that play along, separated by commas: novice, apprentice, smith, master. They sit after the people.
cli-arg-bots = Who plays, separated by commas: random, novice, apprentice, smith, master. One alone plays at every seat. They change seats from game to game.
cli-arg-sim-iterations = Let every bot that searches try so often at each decision, instead of as often as its level does.
cli-arg-sim-time = Let every bot that searches think so long about each decision, instead of counting its tries.
cli-bots-wrong = --bots names one bot, or one for each player.
cli-sim-bot-wins = Victories of { $bot }
cli-sim-over = Decisions over twice the time
cli-sim-longest = Longest decision, milliseconds
cli-arg-ladder-players = How many play. katana: 2, 3 or 4. shogunate: 3, 4, 5 or 6. 4 if you do not say.
cli-arg-ladder-games = Games for each line, in whole blocks. 400 if you do not say.
cli-arg-ladder-lines = Only these lines, separated by commas: master/smith is one Master against Smiths.
cli-arg-ladder-iterations = Tries for each decision of Apprentice, Smith and Master, separated by commas.
cli-arg-ladder-time = Milliseconds for each decision of Apprentice, Smith and Master, separated by commas, instead of tries.
cli-arg-ladder-results = Write each game into this file, and go on where it stops.
cli-arg-ladder-plot = Draw the victories into this SVG file.
cli-ladder-players-wrong = --players does not fit: 2 to 4 people play Shōgun no Katana, 3 to 6 Shogunate.
cli-ladder-lines-wrong = A line is written as master/smith, with two of these: { $ids }.
cli-ladder-budgets-wrong = { $n } numbers are needed, for Apprentice, Smith and Master, separated by commas, such as 20,100,600.
cli-ladder-other = { $file } holds the results of another ladder: other players, seed, tries or rules.
cli-ladder-line = Line
cli-ladder-against = { $one } against { $others }
cli-ladder-share = Victories, with 95 % interval
cli-ladder-margin = Points ahead
cli-ladder-par = Among equals everybody would win { $percent } %.
cli-ladder-bot = Level
cli-ladder-rating = Rating
cli-ladder-equals = Among equals: { $bot }
cli-ladder-seats = Victories by seat, %
cli-ladder-order = Victories by order in the first round, %

cli-about-load = Load a server with clients that play whole games over HTTP, and report what it takes.
cli-arg-load-tables = How many tables are played at, by two clients each; several numbers with commas between them, one after the other.
cli-arg-load-seconds = For how many seconds.
cli-arg-load-think = How long a client thinks on average, in milliseconds.
cli-arg-load-idle-tables = How many tables that nobody plays at are made first, to weigh them.
cli-arg-load-url = A server to load, http://HOST:PORT, instead of one of its own on a new database.
cli-arg-load-db = A PostgreSQL database, postgres://…, for the servers that it starts.
cli-arg-load-nodes = How many servers it starts on that database; the two clients of a table go to different ones.
cli-arg-load-pages = Look at the page after every change too, as browsers do.
cli-arg-load-plot = Draw what it takes as tables become more into this SVG file.
cli-load-chart-cpu = Processor time a decision, ms
cli-load-chart-time = To the acknowledgement: p99, p50, ms
cli-load-chart-memory = Memory of the server, MiB

## Secrets, and which game is meant

cli-arg-component-game = The game, katana or shogunate, that the components are of; without it, the game that the file is about.
cli-option-elsewhere = { $option } is an option of { $game } only.
cli-sim-rounds = Rounds a game
cli-curtain = The keyboard goes to { $name }. Everybody else, please look away.
cli-curtain-come-back = Whoever wants to change their secret choice types their name instead: { $names }.
cli-curtain-prompt = { $name }, press Enter to see your cards:
cli-curtain-help = Press Enter when nobody else looks. You can also type a player's name, undo (takes the last act back), rules, save FILE or quit.
cli-curtain-pause = Press Enter when you have read it; the screen is then wiped:
cli-curtain-more = Press Enter to read on:
cli-curtain-consent = { $name } wants to take back their last act, with all that came after it. Something was revealed since, or others have acted, so everybody must agree. It will be counted.
cli-curtain-consent-prompt = { $name }, do you agree? yes or no:
cli-curtain-since = Since you last looked:
cli-replay-secret = a secret decision
