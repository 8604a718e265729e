### Le parole della riga di comando su Shogunate, in italiano.

## Opzioni

cli-value-pair = COPPIA
cli-arg-pair = shogunate: le due carte Lealtà di uno stesso Capo ne contano l'Onore due volte (twice) o una (once). Predefinito: twice (SGE-1).
cli-arg-threshold = shogunate: il punteggio che chiude la partita, da 5 a 60. Predefinito: 12, o 10 in 3 giocatori (SGE-1).

cli-section-loyalty = Carte Lealtà
cli-section-shinobi = Lo Shinobi
cli-section-end = Il punteggio che chiude la partita, in 3, 4, 5 e 6 giocatori
cli-section-actions = Carte Azione
cli-section-leaders = I clan dei Capi
cli-section-plots = Complotti da 1 a 18

## Prima della partita

cli-shogunate-welcome = Benvenuti a corte! Kajiba è uno Shogunate non ufficiale per 3-6 giocatori con una sola tastiera.
cli-shogunate-how-many = Quanti giocano? 3, 4, 5 o 6 (Invio = 4):
cli-shogunate-how-many-again = Scrivi 3, 4, 5 o 6, oppure premi Invio per 4.
cli-shogunate-names-number = { $names ->
    [one] È indicato { $names } nome
   *[other] Sono indicati { $names } nomi
}, ma si gioca da 3 a 6.
cli-shogunate-players-wrong = --players non va bene: a Shogunate si gioca da 3 a 6.
cli-shogunate-offer = In { $file } c'è una partita di Shogunate non finita: { $players }, round { $round }.

## Il sipario

cli-shogunate-begin = Ognuno ha i suoi segreti, perciò lo schermo viene cancellato ogni volta che la tastiera passa a un altro. Scrivi il numero di ciò che vuoi fare; «aiuto» elenca che cos'altro puoi scrivere.
cli-shogunate-own-deck = I clan e i Complotti sono di Kajiba, non dell'editore; con --components giochi con i tuoi.

## Il tavolo

cli-shogunate-round = Round { $round } · Hatamoto: { $name }
cli-shogunate-line = Linea di Successione
cli-shogunate-honor = Onore
cli-shogunate-plot-brings = Complotto
cli-shogunate-plot = Il Complotto: { $plot }. Potere: { $power }.
cli-shogunate-shinobi = Shinobi
cli-shogunate-yours = { $n ->
    [one] tuo
   *[other] tuo due volte
}
cli-shogunate-players = Giocatori
cli-shogunate-hatamoto = { $name } (Hatamoto)
cli-shogunate-player = { $name }: in mano: { $hand }; scarti: { $discards }; Lealtà: { $loyalty }.
cli-shogunate-player-chosen = { $player } { $chosen }
cli-shogunate-chosen = Ha scelto una carta.
cli-shogunate-chosen-card = Carta di questo round: { $card }.
cli-shogunate-all-cards = tutte e sei
cli-shogunate-none = nessuna
cli-shogunate-up = { $leader } scoperta
cli-shogunate-down = { $n ->
    [one] { $n } coperta
   *[other] { $n } coperte
}
cli-shogunate-own = Le tue carte Lealtà: { $cards }. Ora valgono { $score }; un punteggio di { $end } chiude la partita.
cli-shogunate-own-up = { $leader } (scoperta, Onore { $honor })
cli-shogunate-own-down = { $leader } (coperta, Onore { $honor })
cli-shogunate-notes = Che cosa hai visto, mostrato e scambiato
cli-shogunate-option = { $action }: { $does }
cli-shogunate-card = { $card }: { $does }
cli-shogunate-goal = La partita finisce dopo il round in cui un punteggio arriva a { $end }. Vince il punteggio più alto: l'Onore totale sui Capi delle tue carte Lealtà.
cli-shogunate-why-rules = Scrivi regole e la clausola per leggerla, per esempio regole SGR-1.
cli-shogunate-help-rules = regole SGA-6
cli-shogunate-help-undo-text = Annulla la tua ultima mossa. Mentre la tastiera passa di mano: l'ultima mossa di tutte.
cli-shogunate-help-other-text = Passa la tastiera a chi vuole cambiare una scelta segreta.
cli-shogunate-help-cards-text = Mostra che cosa fanno le sei carte Azione.
cli-shogunate-help-goal-text = Quando finisce la partita e chi vince.
cli-shogunate-help-log-text = Racconta gli ultimi avvenimenti, come li conosci tu.

## La fine, e la replica

cli-shogunate-name = Giocatore
cli-shogunate-score = Punti
cli-shogunate-loyalty = Carte Lealtà
