### The words of what makes things easier, in English.

## Theme

ease-look = Language and theme
ease-theme = Theme
ease-theme-system = Same as the system
ease-theme-light = Light
ease-theme-dark = Dark
field-theme = Theme

## If the game ended now

ease-outlook = If the game ended now
ease-outlook-then = In the end
ease-outlook-now = Points now
ease-outlook-points = { $points } if the game ended now

## Settings

ease-settings = Settings
ease-settings-lead = These settings apply to everyone who uses this browser. You need no account.
ease-settings-look = Look
ease-settings-table = At the table
ease-settings-calls = When it is your turn
ease-tempo = Show other players' moves
ease-tempo-slow = Slowly
ease-tempo-moderate = At a moderate pace
ease-tempo-fast = Fast
ease-tempo-instant = All at once
ease-wish-large = Large cards
ease-wish-large-hint = Cards, Swords and everything else at a table are drawn larger; you may have to scroll.
ease-wish-motion = Animations
ease-wish-motion-hint = Pieces move to their new places. Without it they are there at once. It is also off if your system asks for less motion.
ease-wish-sure = Ask before I end my turn or pass
ease-wish-sure-hint = You are asked first, so that no click ends a turn by accident.
ease-wish-auto-end = End my turn when nothing is left to do
ease-wish-auto-end-hint = The last possible action of a turn ends it. Undo reverses both.
ease-wish-shortcuts = Keyboard shortcuts at the table
ease-wish-shortcuts-hint = Digits choose, and letters ask for a hint, undo or end the turn; ? lists them. When off, single keys do nothing.
ease-wish-aims = Aims and tips
ease-wish-aims-hint = In your first games, each round names what to aim at; after a game, one thing to try next time.
ease-wish-sound = Sounds
ease-wish-sound-hint = Hammer, wood and coins as pieces move, and a temple bell when it is your turn to decide.
ease-wish-notices = A notification
ease-wish-notices-hint = Only while you look at something else, and only if your browser allows it.
ease-sure-end = End your turn?
ease-sure-pass = Pass for the rest of this round?
field-tempo = Pace

## What others did, step by step

ease-skip = Skip
ease-offer-sound = Sounds: hammer, wood, a bell?
ease-offer-yes = Turn on
ease-offer-no = No, thanks

## Reports of problems

ease-report = Report a problem
ease-report-lead = Is something wrong with the game or the page? Save a report and send it to whoever runs this server, or to the makers of Kajiba.
ease-report-playing = The file holds the setup, the log, the table as you know it and what you are asked to decide. It contains nothing that is hidden from you, no chat and no names: players are called by their seats.
ease-report-over = The file holds the whole record of the game, so that it can be replayed. It contains no chat and no names.
ease-report-text = What happened, and what did you expect?
ease-report-save = Save the report
ease-report-where = Nothing is sent automatically: your browser saves a file, and you decide who gets it.

## Whose kanji they are

ease-kanji = The kanji among the pictures of the table are outlines from the fonts Noto Sans CJK JP and Noto Serif CJK JP, © 2014–2021 Adobe, used under the
ease-kanji-licence = SIL Open Font License 1.1
