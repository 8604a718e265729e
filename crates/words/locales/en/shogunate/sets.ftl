### Shogunate: the form for what is printed on an own copy.

set-shogunate-score = Honor that ends the game
set-shogunate-clan = Clan
set-shogunate-plot = Name of the Plot
set-shogunate-number = Number
set-shogunate-honor = Honor
set-shogunate-power = Power
set-shogunate-loyalty = Loyalty cards
set-shogunate-hint-leaders = A name that Kajiba knows, such as plum, is shown in each reader's language; any other as you type it.
set-shogunate-hint-plots = A name that Kajiba knows is shown in each reader's language; any other as you type it.
