### Shōgun no Katana: its table in the browser.

board-game-katana = Shōgun no Katana
board-round = Round { $round } di { $rounds } · turno di { $name }
board-start = Si scelgono le Spade iniziali
board-map = Tabellone
board-jump-forge = Fucina
board-jump-map = Tabellone
board-jump-others = Altri
board-sword-placed = già messe: { $kinds }
board-sword-decorated = decorate: { $kinds }
board-sword-next = prossima: { $kinds }
board-sword-complete = completa: da consegnare
board-cost = −{ $coins }
board-house-empty = vuoto
board-house-below = Carte sotto: { $n }
board-house-no-card = Nessuna carta rimasta.
board-spaces = { $taken } di { $spaces } occupati
board-prices = Prezzi in Monete
board-market-left = Carte nel mazzo: { $n }
board-decorators = Monete indicate dai Decoratori
board-token = segnalino Familiare
board-komainu = { $coins } e primo giocatore nel prossimo round
board-temple = Tempio
board-offering = Offerta per un Monaco: { $coins }. Monaci presenti:
board-honors = Carte Onore disponibili
board-favors = Carte Favore
board-forge-of = Fucina di { $name }
board-at-line = Lavoratori: { $workers }, Monaci: { $monks }
board-starting = Iniziale
board-workers = Lavoratori { $n } (bloccati { $blocked })
board-first = primo giocatore
board-passed = ha passato
board-short-cards = carte { $n }
board-short-forge = Spade { $n }
board-short-delivered = consegnate { $n }
board-short-workers = Lavoratori { $n }
board-short-monks = Monaci { $n }
board-hand = Carte
board-played = Giocate: da acquistare o scartare
board-project = Progetto
board-katana = Katana
board-katana-away = non ancora in gioco
board-katana-forging = nella Fucina
board-katana-delivered = consegnata dalla colonna { $column }
board-katana-unfinished = non finita
board-delivered = Consegnate
board-sashimono = Sashimono
board-honor = Onore
board-favor = Favore
board-shame = Vergogna (metà dei punti Favore)
board-dishonor = Disonore (nessun punto Favore)
board-also = Puoi anche
board-sequence = { $first } · { $then }
board-move-all = Muovi tutte le { $n } Spade
board-decorate-all = Decora { $n } Risorse
board-use-all = Usa tutte le { $n } Sale
board-collect-all = Prendi entrambi i bonus
board-end-discarding = Concludi il turno e scarta { $cards }
board-pass = Passare
board-pass-take = Passa e prendi una carta Onore
board-basket = Compra più Risorse insieme. Hai { $coins }.
board-basket-empty = Non è stato comprato nulla: indica quante Risorse vuoi e quali.
board-basket-none = Non hai Monete per comprare Risorse.
board-basket-total = Monete in totale:
board-each = { $coins } l'una
board-buy = Compra
board-buy-less = { $kind }: una in meno
board-buy-more = { $kind }: una in più
board-unbought-title = Non è stato comprato nulla
board-unbought = Non è stato comprato nulla. Il problema è { $kind }: { $reason }
board-rooms-mark = { $n ->
    [one] Segna sul tabellone la Sala dove starà la tua Familiare.
   *[other] Segna sul tabellone le { $n } Sale dove staranno le tue Familiari.
}
board-rooms-mark-shared = Segna sul tabellone una Sala per ogni tua Familiare, o una per entrambe.
board-rooms-marked = Segnate:
board-rooms-take = Occupa queste Sale
board-rooms-list = Oppure scegli dall'elenco
board-rooms-title = Nessuna Familiare spostata
board-rooms-count = { $n ->
    [one] Segna 1 Sala. Ne hai segnate { $marked }.
   *[other] Segna { $n } Sale. Ne hai segnate { $marked }.
}
board-rooms-count-shared = Segna 1 Sala o { $n }. Ne hai segnate { $marked }.
board-chart = Da dove vengono i punti
board-honors-each = Le carte Onore, una per una
board-scores = Punteggio finale
board-total = Totale
board-ghost-short-swords = Spade prese { $n }
board-ghost-washitsu = Plancia Washitsu, lato { $side }
board-ghost-washitsu-training = Plancia Washitsu del Fantasma d'allenamento (di Kajiba)
board-ghost-washitsu-hint = Ogni Spada che prende riempie lo spazio successivo; uno spazio segnato gli dà un Lavoratore in più.
board-ghost-space-filled = Spazio { $n }: una Spada
board-ghost-space-blocked = Spazio { $n }: un Lavoratore Bloccato
board-ghost-space-free = Spazio { $n }: vuoto
board-ghost-swords = Spade
board-ghost-points = Punti da
board-ghost-cards = Le sue carte: dove vanno i suoi Lavoratori
board-ghost-hidden = coperte
board-ghost-drawn = pescate
board-ghost-aside = { $n ->
    [one] Una delle carte coperte è messa da parte ed entra nel mazzo a un Ripristino: { $cards }.
   *[other] { $n } delle carte coperte sono messe da parte, e una entra nel mazzo a ogni Ripristino: { $cards }.
}
board-ghost-removed = Fuori dal gioco: { $n } Daimyō.
board-ghost-scoring = I punti di { $name }
board-ghost-score-swords = { $swords ->
    [one] I punti stampati sulla Spada che ha preso.
   *[other] I punti stampati sulle { $swords } Spade che ha preso.
}
board-ghost-score-rounds = I punti del round, con ogni Spada presa in quel round.
board-ghost-score-rounds-early = I punti del round con ogni Spada presa in quel round, e alla fine quelli dell'ultimo round.
board-ghost-score-katana = Il valore delle { $resources } Risorse sulla sua Katana, e ancora una volta quello delle { $decorated } Decorate.
board-ghost-score-katana-early = Il valore della prima Risorsa di ognuna delle sue Spade.
board-ghost-score-coins = Un quinto delle Monete stampate sulle sue Spade ({ $coins }), arrotondato per difetto.
board-ghost-score-sashimono = I set di Sashimono, come per tutti.
board-ghost-score-honors = Dalle sue carte Onore. Con l'icona Giocatore Umano conta il risultato migliore fra i giocatori umani, per le altre quello che ha il Fantasma.
board-ghost-score-honors-early = Dalle sue carte Onore. Se una non può valere per lui, conta quello che hai tu.
board-ghost-score-market = 1 per ogni miniatura al Mercato quando ci è andato, compresa la sua.
board-ghost-score-academy = Le Monete indicate dal Decoratore più avanzato dei giocatori umani quando ci è andato.
board-ghost-score-palace = 1 per ogni Sala con almeno una Familiare quando ci è andato.
board-ghost-score-palace-early = 1 per ogni Familiare al Palazzo quando ci è andato.
board-ghost-score-komainu = 4 ogni volta.
board-ghost-score-komainu-early = Il numero del round, ogni volta.
board-academy-closed = In questo capitolo l'Accademia è chiusa.
board-story-briefing = La storia
board-story-goal = Per vincere il capitolo
board-story-met = raggiunto
board-story-open = non ancora
board-strength = Forza { $n }
board-of = { $name }: { $what }
board-discard = Scarta
board-family = Familiare
board-blocked = Qui un Lavoratore è bloccato finché non si consegna una Spada in questo spazio
board-forge-hint = Indica una Spada, una riga o una colonna per vedere che cosa succederebbe.
board-preview-none = Non c'è nessuna Spada.
board-preview-goes = { $sword } → { $cell } (−1 { $kind }).
board-preview-stays = { $sword } resta ferma: { $why }
board-sword-leads = porta a { $cell }
board-course = I punti nel corso della partita
board-rounds = Round
board-round-points = Round { $n }: ogni consegna +{ $points }
board-key-forge = La tua Fucina
board-key-map = Tabellone
board-key-others = Gli altri
ease-outlook-hint = Il punteggio finale se la partita finisse ora: Monete e scorte, una Katana ancora nella Fucina, Sashimono, carte Onore e Favore.
