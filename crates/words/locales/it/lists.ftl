### Lists of things, and players without a name.

list-separator = {", "}
list-last = {" e "}
player-n = Giocatore { $n }
