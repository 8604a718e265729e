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
