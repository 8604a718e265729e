### Shōgun no Katana: the replay and the end of a game.

replay-deal = 準備
replay-turn = { $name }の手番
