### Shōgun no Katana: the replay and the end of a game.

replay-deal = The deal
replay-turn = { $name }'s turn
