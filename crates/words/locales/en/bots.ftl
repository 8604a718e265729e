### The levels of automatic players.

bot-random = Random player
bot-novice = Novice
bot-apprentice = Apprentice
bot-smith = Smith
bot-master = Master
bot-cheat = Cheat, who sees everything
