### The words of what makes things easier, in English.

## Theme

ease-look = Language and theme
ease-theme = Theme
ease-theme-system = As the system
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
ease-settings-lead = They hold in this browser, for everybody who uses it, and need no account.
ease-settings-look = Look
ease-settings-table = At the table
ease-settings-calls = When it is your turn
ease-tempo = What others did is told
ease-tempo-slow = Slowly
ease-tempo-moderate = At a moderate pace
ease-tempo-fast = Fast
ease-tempo-instant = All at once
ease-wish-large = Large cards
ease-wish-large-hint = Cards, Swords and everything else at a table are drawn larger; you may have to scroll.
ease-wish-motion = Pieces move
ease-wish-motion-hint = Without it everything is in its new place at once. It is also off where your system asks for less motion.
ease-wish-sure = Ask before I end my turn or pass
ease-wish-sure-hint = A question to be answered first, so that no click ends a turn by accident.
ease-wish-auto-end = End my turn when nothing is left to do
ease-wish-auto-end-hint = The last thing that can be done in a turn ends it. Take back undoes both.
ease-wish-shortcuts = Keys at the table
ease-wish-shortcuts-hint = Digits choose, and letters ask for a hint, take back or end the turn; ? lists them. Off, single keys do nothing.
ease-wish-aims = Aims and tips
ease-wish-aims-hint = In your first games, each round names what to aim at; after a game, one thing to try next time.
ease-wish-sound = Sounds
ease-wish-sound-hint = Hammer, wood and coins as pieces move, and a temple bell when you are asked.
ease-wish-notices = A notification
ease-wish-notices-hint = Only while you look at something else, and only if the browser allows it.
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
ease-report-lead = Something is wrong with the game or the page? Save a report and send it to whoever runs this server, or to the makers of Kajiba.
ease-report-playing = The file holds the setup, the log, the table as you know it and what you are asked. It holds nothing that is hidden from you, no talk and nobody's name: everybody is called by their seat.
ease-report-over = The file holds the whole record of the game, with which it can be replayed. It holds no talk and nobody's name.
ease-report-text = What happened, and what did you expect?
ease-report-save = Save the report
ease-report-where = Nothing is sent by itself: your browser saves a file, and you decide who gets it.

## Whose kanji they are

ease-kanji = The kanji among the pictures of the table are outlines from the fonts Noto Sans CJK JP and Noto Serif CJK JP, © 2014–2021 Adobe, used under the
ease-kanji-licence = SIL Open Font License 1.1
