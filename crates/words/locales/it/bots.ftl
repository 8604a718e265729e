### I livelli dei giocatori automatici.

bot-random = Giocatore casuale
bot-novice = Novizio
bot-apprentice = Apprendista
bot-smith = Fabbro
bot-master = Maestro
bot-cheat = Baro, che vede tutto
