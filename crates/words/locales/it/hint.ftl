### Suggerimenti per chi gioca da solo o contro i bot.

hint-ask = Suggerimento
hint-why = Che cosa valuterebbe un Maestro
hint-thinking = Sto pensando…
hint-stop = Ferma
hint-failed = Il suggerimento non è arrivato. Forse ne è stato chiesto un altro in un'altra finestra: chiedilo di nuovo.
hint-close = Chiudi
hint-title = Che cosa valuterebbe un Maestro
hint-lead = Provato molte volte a partire da ciò che vedi, lasciando al caso ogni pescata, e nell'ordine in cui sceglierebbe un Maestro. I numeri sono stime.
hint-chapter = I tentativi proseguono con regole semplici, perciò i numeri servono solo a confrontare le scelte: chi ragiona a ogni turno fa meglio.
hint-only = C'è una sola cosa da fare.
hint-expected-ahead = vittoria al { $percent } % circa, in media { $points } { $points ->
    [one] punto
   *[other] punti
} di vantaggio
hint-expected-behind = vittoria al { $percent } % circa, in media { $points } { $points ->
    [one] punto
   *[other] punti
} di svantaggio
hint-expected-level = vittoria al { $percent } % circa, in media alla pari
hint-expected-met = { $percent ->
    [0] il capitolo riesce ancora in pochi tentativi
   *[other] il capitolo riesce in circa il { $percent } % dei tentativi
}
