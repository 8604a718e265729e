### Shōgun no Katana: the replay and the end of a game.

replay-deal = La preparazione
replay-turn = Turno di { $name }
