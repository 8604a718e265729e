### Lists of things, and players without a name.

list-separator = {", "}
list-last = {" and "}
player-n = Player { $n }
