### Lists of things, and players without a name.

list-separator = 、
list-last = と
player-n = プレイヤー{ $n }
