### Le parole della riga di comando su Shōgun no Katana, in italiano.

## Pagine di aiuto

cli-value-policy = CRITERIO
cli-value-variant = VARIANTE
cli-value-ghost = LIVELLO
cli-arg-first-game = Le cinque Sale del Palazzo consigliate per la prima partita.
cli-arg-ghost = Gioca anche un Fantasma di questo livello: 1, 2, 3, 4 o 5, oppure training per il Fantasma d'allenamento.
cli-arg-variant = standard: il regolamento. early-solo: le regole preliminari per il solitario, per un giocatore e un Fantasma. Predefinito: standard.
cli-arg-no-cards-after-passing = Chi ha passato non gioca più carte in quel round (PAS-2).
cli-arg-policy = forced: si passa solo se nessuna miniatura si può piazzare. uniform: si passa a caso. Predefinito: forced.

## File

cli-players-wrong = --players non va bene. Senza Fantasma si gioca in 2, 3 o 4, con un Fantasma in 1, 2 o 3. Le regole preliminari per il solitario sono per 1, senza --ghost.

## Componenti

cli-section-resources = Risorse
cli-section-rounds = Round
cli-section-forge = La Fucina
cli-section-academy = L'Accademia
cli-section-spaces = Spazi per 2, 3 e 4 giocatori
cli-section-komainu = Komainu
cli-section-washitsu = La plancia Washitsu
cli-section-score-track = Il tracciato dei punti
cli-section-rooms = Sale del Palazzo
cli-section-favor = Carte Favore
cli-section-market = Carte Mercato da 1 a 7
cli-section-honor = Carte Onore
cli-section-daimyo = Carte Daimyō
cli-section-swords = Tessere Spada

## Prima della partita

cli-play-welcome = Benvenuti nella fucina! Kajiba è uno Shōgun no Katana non ufficiale a una sola tastiera, per 2-4 giocatori o, con un Fantasma, per 1-3.
cli-play-how-many = Quanti giocano? 2, 3 o 4 (Invio = 2):
cli-play-how-many-again = Scrivi 2, 3 o 4, oppure premi Invio per 2.
cli-offer = In { $file } c'è una partita non finita: { $players }, round { $round } di { $rounds }.
cli-names-number = { $names ->
    [one] C'è { $names } nome
   *[other] Ci sono { $names } nomi
}, ma si gioca da 2 a 4.

## Al tavolo

cli-basket-hint = Più Risorse insieme: le2 ac1 compra 2 Legno e 1 Acciaio (la, le, ac, pe).
cli-basket-not-now = Così si compra solo nella propria azione al Mercato, prima di prendere una carta.
cli-basket-refused = Non è stato comprato nulla. Il problema è { $kind }: { $reason }
cli-why-rules = Per leggere una clausola scrivi regole e la sigla, per esempio regole TRN-2.
cli-help-basket = le2 ac1
cli-help-basket-text = Al Mercato: compra 2 Legno e 1 Acciaio (la, le, ac, pe).
cli-help-table-of = tavolo NOME
cli-help-table-of-text = Mostra la Fucina e tutto ciò che ha un altro giocatore.
cli-help-cards-text = Mostra per intero tutte le carte scoperte.

## Il tavolo

cli-table-start = Si scelgono le Spade iniziali
cli-table-card = { $card }: { $effect } ({ $benefit }, { $cost })
cli-table-round = Round { $round } di { $rounds } · turno di { $name }
cli-table-scores = Punti: { $points }    Primo giocatore: { $first }
cli-table-figure = { $name } ({ $figure })
cli-table-houses = Dimore dei Daimyō
cli-table-houses-legend = Spada: numero, Risorse, p punti, m Monete, f Forza. Carta: effetto (bonus permanente, suo costo)
cli-table-sword = { $number } { $letters } { $points }p { $coins }m { $strength }f
cli-table-no-sword = (vuoto)
cli-table-no-card = Nessuna carta rimasta.
cli-table-market = Mercato
cli-table-academy = Accademia
cli-table-decorators = Monete indicate dai Decoratori:
cli-table-palace = Palazzo
cli-table-spaces = { $taken } di { $spaces } spazi occupati: { $figures }
cli-table-nobody = nessuno
cli-table-kind = { $kind } ({ $sign })
cli-table-prices = Prezzi: { $prices }
cli-table-token = segnalino Familiare
cli-table-room = { $room }: { $effect }
cli-table-temple-name = Tempio
cli-table-temple = offerta { $coins }; Monaci presenti: { $monks }
cli-table-komainu = Komainu
cli-table-honors = Carte Onore disponibili
cli-table-favors = Carte Favore
cli-table-forge = Fucina di { $name }
cli-table-forge-legend = 18 PeAc→LeLa: la Spada 18 porta Pe e Ac, poi Le. * decorata, ✓ completa.
cli-table-katana = Kat.
cli-table-benefit-coins = +{ $n }m
cli-table-other = { $name }: { $points }, { $coins }, scorte { $stock }, carte { $cards }, Spade nella Fucina { $swords }, consegnate { $delivered }, Lavoratori { $workers }, Monaci { $monks }
cli-table-passed = (ha passato)
cli-things-have = Ora
cli-things-have-text = { $points } · { $coins } · Lavoratori { $workers } (bloccati { $blocked }) · Monaci { $monks }
cli-things-stock = Scorte
cli-things-swords = Spade
cli-things-sword = { $number } ({ $points }p { $strength }f, { $sashimono }; { $next })
cli-things-katana-in-work = { $number } ({ $next })
cli-things-starting = Sashimono iniziale
cli-things-next = prossima: { $kind }
cli-things-complete = completa: da consegnare
cli-things-cards = Carte
cli-things-card = { $card } ({ $effect })
cli-things-played = Giocate
cli-things-figures = Miniature
cli-things-at-line = { $line } ({ $n })
cli-things-project = Progetto
cli-things-katana = Katana
cli-things-katana-away = non ancora in gioco
cli-things-katana-forging = nella Fucina: { $letters }
cli-things-katana-delivered = consegnata dalla colonna { $column }: { $letters }
cli-things-katana-unfinished = non finita: { $letters }
cli-things-delivered = Consegnate
cli-things-sashimono = Sashimono
cli-things-honors = Onore
cli-things-favors = Favore
cli-things-shame = Vergogna (metà dei punti Favore)
cli-things-dishonor = Disonore (nessun punto Favore)
cli-ghost-has = { $points } · Lavoratori { $workers } (bloccati { $blocked })
cli-ghost-deck = Mazzo
cli-ghost-deck-full = { $n } carte
cli-ghost-deck-drawn = { $n } carte; pescate: { $drawn }
cli-cards-houses = Prime carte delle Dimore
cli-cards-market = Carte Mercato
cli-cards-of = Carte di { $name }
cli-cards-played = { $card }, giocata: da acquistare o scartare
cli-cards-under = { $card }, acquistata per la { $line }
cli-cards-honor = Onore: { $honor }
cli-cards-none = nessuna

## La fine

cli-scores-total = Totale

## La Storia

cli-about-story = Gioca la Storia: quattordici capitoli per un giocatore contro i Fantasmi. Senza un comando scegli una campagna o ne cominci una nuova.
cli-about-story-new = Comincia una campagna.
cli-about-story-list = Elenca le campagne.
cli-about-story-play = Continua una campagna: la partita in corso o il capitolo successivo.
cli-about-story-status = Mostra ogni capitolo di una campagna, i tentativi e i punti.
cli-value-story = NOME
cli-arg-story = Il nome della campagna: lettere, cifre, - e _.
cli-arg-story-ghost = Il Fantasma del prossimo tentativo: 1, 2, 3, 4 o 5. Senza, ti viene chiesto.
cli-arg-chapter = Gioca questo capitolo della Storia, da 1 a 14, contro il Fantasma di --ghost.
cli-chapter-wrong = Un capitolo è per un giocatore e un Fantasma, secondo il regolamento, con le sue Sale.
cli-word-again = ancora,a
cli-word-new = nuova,nuovo,n
cli-word-next = avanti
cli-help-goal-text = Che cosa chiede il capitolo e a che punto sei.
cli-leave-story = La campagna è salvata. Per continuarla, scrivi:
cli-leave-story-behind = Le ultime mosse non sono salvate, quindi non contano nella campagna. Per riprendere da prima di esse, scrivi:
cli-command-story = kajiba story play { $name }
cli-story-bad-name = { $name } non può essere il nome di una campagna: servono da 1 a 40 lettere, cifre, - e _.
cli-story-there = C'è già una campagna di nome { $name }.
cli-story-unknown = Non c'è nessuna campagna di nome { $name }. Vedi kajiba story list.
cli-story-damaged = { $file } non è una campagna leggibile.
cli-story-nowhere = Manca una cartella per i tuoi file: indicane una nella variabile KAJIBA_DATA.
cli-story-none = Non c'è ancora nessuna campagna. Cominciane una con kajiba story new NOME.
cli-story-welcome = La Storia: quattordici capitoli per un giocatore contro i Fantasmi. Una campagna conserva le tue partite e i tuoi punti Storia.
cli-story-which = Quale campagna? Scrivi il suo nome, oppure nuova per cominciarne un'altra (Invio = { $name }):
cli-story-which-new = Quale campagna? Scrivi il suo nome (Invio = comincia una nuova):
cli-story-which-wrong = Non c'è nessuna campagna di nome { $name }. Scrivi uno dei nomi qui sopra, nuova o esci.
cli-story-name = Nome della nuova campagna (Invio = { $usual }):
cli-story-usual-name = storia
cli-story-begun = La campagna { $name } è pronta. Per giocarla in qualsiasi momento, scrivi:
cli-story-standing = { $name }: il prossimo è { $chapter }. Punti Storia: { $points }.
cli-story-over = { $name }: la Storia è conclusa. Punti Storia: { $points }. Grado: { $rank }.
cli-story-chapter = { $chapter } (difficoltà: { $level })
cli-story-attempt-won = Vittoria sul Fantasma { $ghost }: { $points } punti Storia.
cli-story-attempt-lost = Sconfitta dal Fantasma { $ghost }: { $points } punti Storia.
cli-story-skipped = Saltato.
cli-story-in-progress = In corso.
cli-story-next = Prossimo.
cli-story-points = Punti Storia: { $points } per questo capitolo, { $total } in tutto.
cli-story-again-prompt = Hai perso questo capitolo. Premi Invio per ritentare, oppure scrivi avanti per saltarlo o esci per uscire:
cli-story-again-wrong = Premi Invio per ritentare, o scrivi avanti o esci.
cli-story-ghost-prompt = Quale Fantasma, da 1 a 5? (Invio = { $usual }):
cli-story-ghost-wrong = Scrivi un numero da 1 a 5 o esci, oppure premi Invio.
cli-story-other-chapter = La partita finita è di un capitolo diverso dal prossimo della campagna.
