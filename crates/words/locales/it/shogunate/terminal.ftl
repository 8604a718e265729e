### Le parole della riga di comando su Shogunate e su quale gioco si intende, in italiano.

## Opzioni

cli-value-pair = COPPIA
cli-arg-pair = shogunate: le due carte Lealtà di uno stesso Capo ne contano l'Onore due volte (twice) o una (once). Se non lo dici, twice (SGE-1).
cli-arg-threshold = shogunate: il punteggio che chiude la partita, da 5 a 60. Se non lo dici, 12, o 10 in 3 giocatori (SGE-1).
cli-arg-component-game = Il gioco, katana o shogunate, di cui sono i componenti; altrimenti quello di cui parla il file.
cli-option-elsewhere = { $option } è un'opzione solo di { $game }.
cli-sim-rounds = Round per partita

cli-section-loyalty = Carte Lealtà
cli-section-shinobi = Lo Shinobi
cli-section-end = Il punteggio che chiude la partita, in 3, 4, 5 e 6 giocatori
cli-section-actions = Carte Azione
cli-section-leaders = I clan dei Capi
cli-section-plots = Complotti da 1 a 18

## Prima della partita

cli-court-welcome = Benvenuti a corte! Kajiba è uno Shogunate non ufficiale per 3-6 giocatori con una sola tastiera.
cli-court-how-many = Quanti giocano? 3, 4, 5 o 6 (Invio = 4):
cli-court-how-many-again = Scrivi 3, 4, 5 o 6, oppure premi Invio per 4.
cli-court-names-number = { $names ->
    [one] È indicato { $names } nome
   *[other] Sono indicati { $names } nomi
}, ma si gioca da 3 a 6.
cli-court-players-wrong = --players non va bene: a Shogunate si gioca da 3 a 6.
cli-court-offer = In { $file } c'è una partita di Shogunate non finita: { $players }, round { $round }.

## Il sipario

cli-court-begin = Ognuno ha i suoi segreti, perciò lo schermo viene cancellato ogni volta che la tastiera passa a un altro. Scrivi il numero di ciò che vuoi fare; «aiuto» elenca che cos'altro puoi scrivere.
cli-court-own-deck = I clan e i Complotti sono di Kajiba, non dell'editore; con --components giochi con i tuoi.
cli-court-curtain = La tastiera passa a { $name }. Tutti gli altri distolgano lo sguardo.
cli-court-come-back = Chi vuole cambiare la propria scelta segreta scriva invece il suo nome: { $names }.
cli-court-curtain-prompt = { $name }, premi Invio per vedere le tue carte:
cli-court-curtain-help = Premi Invio quando nessun altro guarda. Puoi anche scrivere il nome di un giocatore, annulla (per l'ultima mossa), regole, salva FILE o esci.
cli-court-pause = Premi Invio quando hai letto; poi lo schermo viene cancellato:
cli-court-more = Premi Invio per continuare a leggere:
cli-court-consent = { $name } vuole annullare la sua ultima mossa, con tutto ciò che è venuto dopo. Da allora qualcosa è stato rivelato o altri hanno agito, perciò tutti devono essere d'accordo. Verrà contato.
cli-court-consent-prompt = { $name }, sei d'accordo? sì o no:

## Il tavolo

cli-court-round = Round { $round } · Hatamoto: { $name }
cli-court-since = Da quando hai guardato l'ultima volta:
cli-court-line = Linea di Successione
cli-court-honor = Onore
cli-court-plot-brings = Complotto
cli-court-plot = Il Complotto: { $plot }. Potere: { $power }.
cli-court-shinobi = Shinobi
cli-court-yours = { $n ->
    [one] tuo
   *[other] tuo due volte
}
cli-court-players = Giocatori
cli-court-hatamoto = { $name } (Hatamoto)
cli-court-player = { $name }: in mano: { $hand }; scarti: { $discards }; Lealtà: { $loyalty }.
cli-court-player-chosen = { $player } { $chosen }
cli-court-chosen = Ha scelto una carta.
cli-court-chosen-card = Carta di questo round: { $card }.
cli-court-all-cards = tutte e sei
cli-court-none = nessuna
cli-court-up = { $leader } scoperta
cli-court-down = { $n ->
    [one] { $n } coperta
   *[other] { $n } coperte
}
cli-court-own = Le tue carte Lealtà: { $cards }. Ora valgono { $score }; un punteggio di { $end } chiude la partita.
cli-court-own-up = { $leader } (scoperta, Onore { $honor })
cli-court-own-down = { $leader } (coperta, Onore { $honor })
cli-court-notes = Che cosa hai visto, mostrato e scambiato
cli-court-option = { $action }: { $does }
cli-court-card = { $card }: { $does }
cli-court-goal = La partita finisce dopo il round in cui un punteggio arriva a { $end }. Vince il punteggio più alto: l'Onore sui Capi delle proprie carte Lealtà.
cli-court-why-rules = Scrivi regole e la clausola per leggerla, per esempio regole SGR-1.
cli-court-help-rules = regole SGA-6
cli-court-help-undo-text = Annulla la tua ultima mossa. Mentre la tastiera passa di mano: l'ultima mossa di tutte.
cli-court-help-other-text = Passa la tastiera a chi vuole cambiare una scelta segreta.
cli-court-help-cards-text = Mostra che cosa fanno le sei carte Azione.
cli-court-help-goal-text = Quando finisce la partita e chi vince.
cli-court-help-log-text = Racconta gli ultimi avvenimenti, come li conosci tu.

## La fine, e la replica

cli-court-name = Giocatore
cli-court-score = Punti
cli-court-loyalty = Carte Lealtà
cli-court-secret = una decisione segreta
