### Tra le persone: che cosa è stato annullato, segni e messaggi, e il tabellone degli altri.

## Annullare

people-undone = annullato
people-undo-act = Verrebbe annullato:
people-undo-with = Insieme a ciò che è venuto dopo:

## Conversazione

people-emotes = Un segno al posto delle parole
people-emote-well = Bella mossa!
people-emote-thanks = Grazie!
people-emote-wow = Oh!
people-emote-laugh = Ah ah!
people-emote-think = Fammi pensare…
people-emote-game = Bella partita!
people-new = Nuovi:

## Guardare gli altri

people-look = Tabellone e ultime mosse
people-last = Le ultime mosse di { $name }:
people-last-none = Ancora niente.
people-look-back = Chiudi
