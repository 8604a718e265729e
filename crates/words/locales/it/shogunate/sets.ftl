### Shogunate: il modulo per ciò che è stampato sulla propria copia.

set-shogunate-score = Onore che chiude la partita
set-shogunate-clan = Clan
set-shogunate-plot = Nome del Complotto
set-shogunate-number = Numero
set-shogunate-honor = Onore
set-shogunate-power = Potere
set-shogunate-loyalty = Carte Lealtà
set-shogunate-hint-leaders = Un nome che Kajiba conosce, come plum, appare nella lingua di chi legge; ogni altro così come lo scrivi.
set-shogunate-hint-plots = Un nome che Kajiba conosce appare nella lingua di chi legge; ogni altro così come lo scrivi.
