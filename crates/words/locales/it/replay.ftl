### Il replay e la fine di una partita.

## Muoversi in una partita

replay-steps = Passi
replay-first = All'inizio
replay-previous = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-moderate = moderata
replay-speed-fast = rapida
replay-speed-fastest = molto rapida
replay-step-label = Passo
replay-go = Mostra questo passo
replay-rounds = Round
replay-jump = Vai a un turno
replay-jump-go = Vai
replay-round = Round { $n }
replay-end = La fine
replay-eyes = Visto da
replay-eyes-all = tutti
replay-link = Link a questo punto
replay-keys = ← e → vanno di un passo, con Maiusc di un turno; la barra spaziatrice avvia e ferma.

## Che cosa è successo

replay-step = Passo { $n } di { $last }
replay-nothing = Questo passo non ha cambiato nulla sul tavolo.
replay-earlier = Prima di questo

## Le pagine delle carte

replay-cards-games = Quale gioco
