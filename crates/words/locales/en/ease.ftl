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
ease-outlook-hint = The final scoring of everything as it lies: Coins and stock, a Katana still on the Forge, Sashimono, Honor and Favor cards.
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
ease-wish-sound = A sound
ease-wish-sound-hint = Two notes when you are asked.
ease-wish-notices = A notification
ease-wish-notices-hint = Only while you look at something else, and only if the browser allows it.
ease-sure-end = End your turn?
ease-sure-pass = Pass for the rest of this round?
field-tempo = Pace
