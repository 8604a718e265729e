### The levels of automatic players.

bot-random = Random player
bot-novice = Novice
bot-apprentice = Journeyman
bot-smith = Smith
bot-master = Master
bot-cheat = Cheat, who sees everything
