### Suggerimenti per chi gioca da solo o contro i bot.

hint-ask = Suggerimento
hint-why = Che cosa farebbe un Maestro
hint-thinking = Sto pensando…
hint-stop = Ferma
hint-title = Che cosa farebbe un Maestro
hint-lead = Giocato molte volte a partire da ciò che vedi, lasciando al caso ogni pescata.
hint-only = C'è una sola cosa da fare.
hint-expected-ahead = vince il { $percent } %, in media { $points } { $points ->
    [one] punto
   *[other] punti
} di vantaggio
hint-expected-behind = vince il { $percent } %, in media { $points } { $points ->
    [one] punto
   *[other] punti
} di svantaggio
hint-expected-level = vince il { $percent } %, in media alla pari
