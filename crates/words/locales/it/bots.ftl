### I livelli dei giocatori automatici.

bot-random = Giocatore casuale
bot-novice = Novizio
bot-apprentice = Lavorante
bot-smith = Fabbro
bot-master = Maestro
bot-cheat = Baro, che vede tutto
