### Le parole di Shōgun no Katana, in italiano.
### Spade, Katana, carte, Sale, Dimore e linee sono tutte femminili: il nome non porta articolo, la frase sì
### («la Spada 18», «la tua Katana», «la carta Mercato 3», «la Dimora 1», «la riga Acciaio»).

## Piccole cose

ghost-name = Fantasma
ghost-name-training = Fantasma d'allenamento
n-coins = { $n ->
    [one] { $n } Moneta
   *[other] { $n } Monete
}
n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## Risorse

kind-lacquer = Lacca
kind-wood = Legno
kind-steel = Acciaio
kind-leather = Pelle di Razza
kind-count = { $n } { $kind }
kind-gain = +{ $n } { $kind }
kind-none = niente
coins-gain = +{ $coins }
letter-lacquer = La
letter-wood = Le
letter-steel = Ac
letter-leather = Pe

## Dimore e Sashimono

house-n = Dimora { $n } ({ $crest })
crest-1 = Gru
crest-2 = Pino
crest-3 = Onda
crest-4 = Luna
sashimono-1 = Sashimono della Gru
sashimono-2 = Sashimono del Pino
sashimono-3 = Sashimono dell'Onda
sashimono-4 = Sashimono della Luna

## Aree e miniature

area-houses = Dimore
area-market = Mercato
area-forge = Fucina
area-academy = Accademia
area-palace = Palazzo
area-komainu = Komainu
at-houses = alle Dimore
at-market = al Mercato
at-forge = alla Fucina
at-academy = all'Accademia
at-palace = al Palazzo
at-komainu = al Komainu
figure-worker = Lavoratore
figure-monk = Monaco
## Le carte del Fantasma

ghost-card-daimyo = Daimyō
ghost-card-palace = Palazzo dello Shōgun
ghost-card-market = Mercato
ghost-card-academy = Accademia
ghost-card-komainu = Komainu
ghost-card-first-player = Primo giocatore

## Sale del Palazzo

room-decorator = Sala del Decoratore
room-move = Sala del movimento
room-coins = Sala delle Monete
room-leather = Sala della Pelle di Razza
room-lacquer = Sala della Lacca
room-wood = Sala del Legno
room-steel = Sala dell'Acciaio
room-discount = Sala dello sconto
room-apprentice = Sala delle Commissioni
room-effect-decorator = Fai avanzare un Decoratore
room-effect-move = Muovi una Spada
room-effect-coins = Prendi { $coins }
room-effect-buy = Paga { $coins } per { $kinds }
room-effect-wood = Prendi { $kinds } e { $coins }
room-effect-steel = Prendi { $kinds }
room-effect-discount = Passiva: i bonus permanenti costano { $coins } in meno
room-effect-apprentice = Passiva: una Risorsa comprata al Mercato può subito muovere una Spada
room-place = Sala { $n }
room-the = { $room }

## La Fucina

line-row = riga { $kind }
line-column = colonna { $n }
line-cell = riga { $kind }, colonna { $n }

## Spade

sword-tile = Spada { $n }
sword-full = Spada { $n } ({ $letters }, { $points }, Forza { $strength })
katana-of = Katana di { $name }
katana-own = tua Katana
katana-the = Katana

## Carte

card-full = { $card }: { $effect } (bonus { $benefit }, costo { $cost })
card-use = { $card }: { $effect }
card-take = carta Daimyō A
card-token = carta Daimyō B
card-step = carta Daimyō C
card-turn = carta Daimyō D
card-market = carta Mercato { $n }
effect-take = prendere { $kinds }
effect-token = mettere il segnalino Familiare in una Sala
effect-step = far avanzare un Decoratore
effect-turn = trasformare fino a 3 { $one } in { $other }, o viceversa
effect-redistribute = ridisporre le Familiari
effect-decorate = decorare una Risorsa
effect-points-again = di nuovo i punti stampati sulla Spada
effect-second-benefit = un secondo bonus per una riga o colonna
effect-benefits-again = di nuovo i bonus di una riga o colonna
effect-coins-again = di nuovo le Monete delle Decorazioni
effect-offering = l'offerta costa 3 Monete in meno

## Carte Onore

honor-decorations = 1 punto per Risorsa Decorata sulle Spade, Katana esclusa
honor-strengths = 3 punti per ogni Forza diversa fra le Spade consegnate, Katana esclusa
honor-decorators = punti pari alle Monete indicate dai Decoratori
honor-sashimono = 4 punti per ogni { $sashimono }
honor-katana-decorations = 3 punti per ogni Risorsa Decorata sulla Katana
honor-bought-cards = 3 punti per ogni carta sotto la tua Fucina
honor-unused-cards = 3 punti per ogni carta inutilizzata
honor-swords-with = { $points } per Spada consegnata con { $kind }, Katana compresa
honor-strong-swords = { $points } per Spada consegnata con Forza { $strength } o più, Katana esclusa
honor-figures = 2 punti per Lavoratore e Monaco sul tabellone (non nella Fucina)
honor-coins = 1 punto in più ogni 4 Monete, scorte comprese
honor-swords-decorated = { $points } per Spada consegnata con Decorazione su { $kind }, Katana compresa
honor-strength-sum = punti pari alla Forza totale delle Spade consegnate, Katana esclusa
honor-plain = 8 punti
honor-flowers = 1 punto per ogni fiore superato dal segnapunti

## Carte Favore

favor-n = Favore { $n }
favor-full = { $favor } ({ $what })
favor-first = prima Katana consegnata
favor-resources = Katana con più Risorse
favor-points = Katana che vale più punti
favor-left = Katana consegnata più a sinistra
favor-right = Katana consegnata più a destra

## Da dove vengono i punti

category-swords = Spade
category-swords-again = Spade, di nuovo con la carta Mercato 3
category-decorations = Decorazioni
category-rounds = Round
category-katana = Katana
category-project-changes = Modifiche al Progetto
category-favors = Favore
category-coins = Monete e scorte
category-sashimono = Sashimono
category-honors = Onore
category-market = Al Mercato
category-academy = All'Accademia
category-palace = Al Palazzo
category-komainu = Al Komainu

## Da dove vengono, o dove vanno, Monete e Risorse

cause-start = scorte iniziali
cause-sword = Spada presa
cause-starting-sashimono = Sashimono iniziale
cause-market = Mercato
cause-decoration = Decorazione
cause-room = Sala
cause-komainu = Komainu
cause-line = consegna
cause-card = effetto di una carta
cause-benefit = bonus permanente

## Che cosa puoi fare

action-take-start = Scegli la { $sword }: +{ $coins }
action-place-worker = Piazza un Lavoratore { $at }
action-place-monk = Piazza un Monaco { $at } (offerta: { $coins })
action-offer = Paga l'offerta: { $coins }
action-offer-cards = Paga l'offerta: { $coins } e { $cards ->
    [one] { $cards } carta Mercato 7
   *[other] { $cards } carte Mercato 7
}
action-pass = Passa e prendi la carta Onore: { $honor }
action-pass-without = Passa; non ci sono più carte Onore
action-end-turn = Concludi il turno
action-take-sword = Prendi la { $sword } dalla { $house }: +{ $coins }, { $card }
action-take-sword-without = Prendi la { $sword } dalla { $house }: +{ $coins }, carte finite
action-take-sword-space = Prendi la Spada nello spazio { $n } della { $house }
action-take-sashimono = Prendi un { $sashimono }
action-buy-resource = Compra { $kinds } (−{ $coins })
action-take-market-card = Prendi la { $card }
action-take-market-place = Prendi la { $n }ª carta del Mercato
action-activate = Attiva la { $line }: { $swords }
line-sword-right = { $sword } ({ $kind } →)
line-sword-up = { $sword } ({ $kind } ↑)
line-sword-down = { $sword } ({ $kind } ↓)
line-sword-taken = { $sword } ({ $kind }; spazio ora occupato)
line-sword-missing = { $sword } (manca: { $kind })
line-sword-complete = { $sword } (completa)
action-activate-none = Attiva la { $line }: nessuna Spada
action-lay = Metti la carta sotto la { $line }
action-move-right = Muovi la { $sword } con { $kind }, a destra nella colonna { $n }
action-move-up = Muovi la { $sword } con { $kind }, in su nella riga { $kind }
action-move-down = Muovi la { $sword } con { $kind }, in giù nella riga { $kind }
action-move = Muovi la { $sword }
action-swap = Scambia la { $one } e la { $other }
action-advance = Fai avanzare il Decoratore { $kind } a { $coins }
action-advance-last = Fai avanzare il Decoratore { $kind }
action-advance-none = Nessun passo: tutti i Decoratori sono nell'ultima colonna
action-decorate = Decora { $kind } sulla { $sword }: +{ $coins }
action-arrange = Familiari in: { $rooms }
action-use-room = { $what } ({ $room })
action-swap-by-room = Scambia la { $one } e la { $other } ({ $room }, due volte)
action-done = Fatto
action-done-market = Concludi l'azione
action-done-forge = Concludi l'azione
action-done-academy = Concludi l'azione
action-done-palace = Concludi l'azione
action-done-compose = Conferma la composizione
action-decline = Rinuncia
action-decline-academy = Non decorare nulla
action-decline-palace = Non usare alcuna Sala
action-decline-komainu = Rinuncia all'effetto aggiuntivo
action-decline-katana = Tieni la Katana nella Fucina
action-decline-ghost-palace = Non giocare carte
action-deliver = Consegna la { $sword } dalla { $cell }
action-collect = { $times ->
    [2] Prendi due volte i bonus della { $line }: { $benefits }
    [3] Prendi tre volte i bonus della { $line }: { $benefits }
    [4] Prendi quattro volte i bonus della { $line }: { $benefits }
    [5] Prendi cinque volte i bonus della { $line }: { $benefits }
   *[other] Prendi i bonus della { $line }: { $benefits }
}
action-project = Copia { $kinds } nel Progetto
action-project-none = Non copiare nulla nel Progetto
action-put-katana = Metti in gioco la tua Katana
action-put-katana-changed = Modifica il Progetto e metti in gioco la tua Katana (−1 punto per ogni modifica, una carta Vergogna per la prima)
action-compose = La prossima Risorsa è { $kind }
action-play = Gioca la { $card }
action-play-bought = Gioca la { $card }, acquistata in questo momento
action-play-on-line = Sulla { $line }, gioca la { $card }
action-play-token = Nella { $room }, gioca la { $card }
action-turn = Trasforma { $from } in { $to }
action-buy = Acquista la { $card } (−{ $coins }): { $benefit } a ogni consegna nella sua linea
action-buy-played = Acquista la { $card } (effetto giocato; −{ $coins }): { $benefit } a ogni consegna nella sua linea
action-discard = Scarta la { $card }
action-add-ghost-card = Aggiungi al mazzo la carta { $card }

## Che cosa ti viene chiesto

question-start = Scegli la tua Spada iniziale.
question-place = Tocca a te: piazza una miniatura o passa.
question-offering = Come paghi l'offerta?
question-end = Non resta altro da fare. Concludi il turno quando vuoi.
question-settle = Acquista o scarta le carte che hai giocato.
question-houses = Quale Spada prendi?
question-houses-sashimono = Quale Sashimono prendi grazie al Monaco?
question-market = Compra le Risorse che vuoi, poi prendi una carta Mercato.
question-market-card = Prendi un'altra carta Mercato.
question-forge = Quale riga o colonna attivi?
question-forge-move = Hai attivato la { $line }. Quale Spada si muove?
question-academy = Quale Decoratore avanza?
question-academy-decorate = Decora, oppure concludi l'azione.
question-palace = In quali Sale posizioni le tue Familiari?
question-palace-use = Usa le tue Sale, oppure concludi l'azione.
question-komainu = Di quale area ottieni l'effetto aggiuntivo?
question-react-academy = { $name } è all'Accademia. Puoi decorare una Risorsa.
question-react-palace = { $name } è al Palazzo. Puoi usare una Sala.
question-share-favor = In questo turno è stata consegnata una Katana. Consegna anche la tua per dividere il Favore I, o tienila.
question-ghost-palace = { $name } sta per ottenere i punti della sua carta Palazzo. Prima puoi giocare la carta Mercato 1.
question-collect = Consegni la { $sword }. Quale linea dà ora i suoi bonus?
question-exchange = Quale Sashimono prendi in cambio di quello iniziale?
question-project = Quali Risorse della { $sword } copi nel Progetto?
question-compose = Con quale Risorsa comincia la tua Katana?
question-compose-next = La tua Katana finora: { $letters }. Quale Risorsa viene dopo?
question-card-turn = Che cosa trasformi, { $one } o { $other }, e quante Risorse?
question-card-redistribute = In quali Sale sposti le tue Familiari?
question-card-decorate = Quale Risorsa decori?
question-card-other = Che cosa fai con la { $card }?
question-buy-line = Sotto quale riga o colonna metti la { $card } ({ $benefit } a ogni consegna in quella linea)?
question-choose-aside = Sei il primo giocatore. Quale carta messa da parte entra nel mazzo Fantasma?
question-wait = In attesa di { $names }.
question-over = La partita è finita.

## Che cosa è successo

event-dealt = Sale del Palazzo: { $rooms }. Carte Favore: { $favors }. Comincia { $name }.
event-start-swords = Spade iniziali: { $swords }.
event-round-began = Inizia il round { $n }. Comincia { $name }.
event-turn-began = Turno di { $name }.
event-placed = { $name } piazza { $figure ->
    [monk] un Monaco
   *[worker] un Lavoratore
} { $at }.
event-offering-paid = { $name } paga l'offerta: { $coins }.
event-offering-cards = { $name } paga l'offerta: { $coins } e { $cards ->
    [one] { $cards } carta Mercato 7
   *[other] { $cards } carte Mercato 7
}.
event-line-named = { $name } attiva la { $line }.
event-sword-taken = { $name } prende la { $sword } dalla { $house }. Entra nella { $cell }.
event-sword-chosen = { $name } sceglie la { $sword }. Entra nella { $cell }.
event-sword-revealed = La { $house } mostra ora la { $sword }.
event-gained = { $name }: { $what } ({ $cause }).
event-coins-paid = { $name }: −{ $coins } ({ $cause }).
event-resources-turned = { $name } trasforma { $from } in { $to }.
event-card-taken = { $name } prende la { $card }.
event-card-revealed-house = La { $house } mostra ora la { $card }.
event-card-revealed-market = Il Mercato mostra ora la { $card }.
event-honor-revealed = Carta Onore rivelata: { $honor }.
event-moved = { $name } muove la { $sword } con { $kind } nella { $cell }.
event-swapped = { $name } scambia la { $one } e la { $other }.
event-decorated = { $name } decora { $kind } sulla { $sword }.
event-advanced = { $name } fa avanzare il Decoratore { $kind } a { $coins }.
event-arranged = Familiari di { $name }: { $rooms }.
event-shared-room = Entrambe le Familiari di { $name } sono nella { $room }.
event-token-placed = { $name } mette il segnalino Familiare nella { $room }.
event-room-used = { $name } usa la { $room }.
event-declined = { $name } non fa nulla.
event-komainu-taken = Nel prossimo round comincerà { $name }.
event-delivered = { $name } consegna la { $sword } dalla { $cell }.
event-line-collected = { $name } prende i bonus della { $line }{ $times ->
    [one] {""}
   *[other] {" "}{ $times } volte
}.
event-scored = { $name }: +{ $points } ({ $category }).
event-lost = { $name }: −{ $points } ({ $category }).
event-sashimono-gained = { $name } riceve un { $sashimono }.
event-worker-freed = Un Lavoratore Bloccato di { $name } diventa Disponibile.
event-project-grew = { $name } copia { $kinds } nel Progetto.
event-katana-put = { $name } mette in gioco la Katana: { $letters }.
event-katana-put-changed = { $name } modifica il Progetto (Risorse aggiunte: { $added }, tolte: { $removed }) e mette in gioco la Katana: { $letters }.
event-shamed = { $name } prende una carta Vergogna.
event-dishonored = { $name } prende una carta Disonore.
event-card-played = { $name } gioca la { $card }: { $effect }.
event-card-bought = { $name } acquista la { $card } per la { $line }: { $benefit } a ogni consegna in quella linea.
event-card-discarded = { $name } scarta la { $card }.
event-passed = { $name } passa e prende una carta Onore: { $honor }.
event-passed-without = { $name } passa. Non ci sono più carte Onore.
event-turn-ended = { $name } conclude il turno.
event-favor-taken = { $name } prende il { $favor }.
event-favor-shared = { $names } si dividono il { $favor }. La carta torna nella scatola.
event-honor-scored = { $name } ottiene { $points } da una carta Onore: { $honor }.
event-game-over = La partita è finita. { $entries }.
event-game-over-entry = { $rank }. { $name } ({ $points })
event-ghost-seated = { $name } si siede al tavolo: livello { $level }, con { $workers } Lavoratori Disponibili.
event-training-ghost-seated = { $name } si unisce al tavolo con { $workers } Lavoratori Disponibili.
event-ghost-drew = { $name } pesca una carta: { $card }.
event-ghost-crowded-out = Nessuno spazio libero { $at }: per { $name } contano solo i punti dell'area.
event-ghost-took-sword = { $name } prende la { $sword } dalla { $house } e la mette sulla sua plancia Washitsu.
event-ghost-katana-grew = { $name } mette { $kind } sulla sua Katana.
event-ghost-katana-decorated = { $name } decora { $kind } sulla sua Katana.
event-display-discarded-house = Dalla { $house } viene scartata la prima carta: { $card }.
event-display-discarded-market = Dal Mercato viene scartata la { $card }.
event-ghost-card-removed = Una carta Fantasma esce dal gioco: { $card }.
event-ghost-deck-shuffled = Il mazzo di { $name } è finito. Gli scarti vengono mescolati.
event-ghost-aside-revealed = Carte Fantasma messe da parte: { $cards }.
event-ghost-card-joined = La carta { $card } entra nel mazzo Fantasma, che viene mescolato con gli scarti.
event-ghost-card-joined-unseen = Una carta messa da parte entra nel mazzo Fantasma senza essere guardata, e tutto viene mescolato.
event-honor-copied = Per { $name } una carta Onore conta ciò che ha { $of }: { $honor }.

## Perché qualcosa ora non è possibile

reason-no-worker = Non hai Lavoratori Disponibili.
reason-no-monk = Non hai Monaci al Tempio.
reason-offering-too-dear = { $missing ->
    [one] Ti serve ancora { $missing } Moneta
   *[other] Ti servono ancora { $missing } Monete
} per un Monaco.
reason-offering-cards = Con queste carte Mercato 7 non riesci a pagare il Monaco, oppure ne sprechi una.
reason-area-full = Tutti gli spazi aperti di quell'area sono occupati.
reason-no-sword-fits = Nessuna Spada esposta ha una casella d'ingresso libera nella tua Fucina.
reason-no-sword-there = Quello spazio resta senza Spada fino al Ripristino.
reason-entry-taken = La casella d'ingresso di quella Spada nella tua Fucina è occupata.
reason-market-too-dear = { $missing ->
    [one] Ti serve ancora { $missing } Moneta
   *[other] Ti servono ancora { $missing } Monete
} per quella Risorsa.
reason-purchase-order = In Kajiba le Risorse si comprano in quest'ordine: Lacca, Legno, Acciaio, Pelle di Razza.
reason-not-activated = La Spada non si trova nella linea attivata.
reason-moved-already = La Spada si è già mossa in questa azione.
reason-complete = La Spada è completa: consegnala.
reason-no-resource = Non hai { $kind } nelle scorte.
reason-not-bought = Non hai comprato { $kind } in questa azione.
reason-blocked = La casella in cui andrebbe la Spada è occupata.
reason-not-both-activated = Le due Spade non possono muoversi entrambe adesso.
reason-last-column = Il Decoratore è nell'ultima colonna.
reason-step-first = Prima deve avanzare un Decoratore.
reason-arrange-first = Prima disponi le tue Familiari.
reason-decorator-used = Quel Decoratore ha già lavorato in questa azione.
reason-decorated-already = Sulla Spada c'è già una Risorsa Decorata di quel tipo.
reason-not-on-sword = Quella Risorsa non è ancora sulla Spada.
reason-no-family-there = Non hai Familiari in quella Sala.
reason-passive-room = Una Sala Passiva agisce da sola.
reason-room-used = Hai già usato quella Sala in questa azione.
reason-room-too-dear = { $missing ->
    [one] Ti serve ancora { $missing } Moneta
   *[other] Ti servono ancora { $missing } Monete
} per quella Sala.
reason-no-second-move = Per scambiare due Spade qui serve un Monaco: devi usare due volte la Sala del movimento.
reason-family-there = Il segnalino Familiare entra solo in una Sala senza tue Familiari.
reason-token-there = Il segnalino Familiare è già stato in quella Sala in questa azione.
reason-token-passive = Il segnalino Familiare non può entrare in una Sala Passiva.
reason-passed = Hai passato: in questo round niente consegne e niente Katana.
reason-passed-purchase = Hai passato: puoi acquistare solo le carte di cui hai appena giocato l'effetto.
reason-passed-cards = Hai passato: a questo tavolo non giochi più carte fino al prossimo round.
reason-incomplete = { $missing ->
    [one] Alla Spada manca ancora { $missing } Risorsa
   *[other] Alla Spada mancano ancora { $missing } Risorse
}.
reason-line-paid = Quella linea ha già dato i suoi bonus per questa consegna.
reason-not-on-that-sword = La Spada consegnata non ne ha così tante.
reason-not-now = Prima concludi la scelta in corso.
reason-other-area = Puoi giocare quella carta solo mentre svolgi un'azione nella sua area.
reason-only-at-delivery = Quella carta si gioca solo quando consegni.
reason-line-only-at-delivery = Quella carta si gioca solo quando consegni.
reason-no-printed-points = La Katana non ha punti stampati.
reason-only-with-monk = Quella carta si gioca solo quando usi un Monaco.
reason-effect-played = Hai già giocato l'effetto di quella carta.
reason-nothing-to-turn = Non hai nessuna delle due Risorse nelle scorte.
reason-too-few-to-turn = Non hai abbastanza { $kind } nelle scorte.
reason-no-family-at-palace = Non hai Familiari al Palazzo.
reason-token-in-way = Le tue Familiari non possono entrare nella Sala del segnalino Familiare.
reason-same-rooms = Le tue Familiari sono già disposte così.
reason-nothing-to-decorate = Nella tua Fucina non c'è nulla da decorare.
reason-benefit-too-dear = { $missing ->
    [one] Ti serve ancora { $missing } Moneta
   *[other] Ti servono ancora { $missing } Monete
} per quel bonus.
reason-no-line-free = Nessuna riga o colonna può accogliere un'altra carta.
reason-line-taken = Quella linea ha già una carta.
reason-no-second-line = Nessuna linea ha una carta a cui aggiungerne una seconda.
reason-line-full = Quella linea ha già due carte.
reason-no-moment = Puoi acquistare questa carta solo dopo aver fatto qualcosa in questo turno: un'azione, una consegna, una reazione o una carta.
reason-cards-pending = Prima acquista o scarta le carte che hai giocato.
reason-katana-out = La tua Katana è già stata messa in gioco.
reason-project-lacks = Nel tuo Progetto manca { $kind }.
reason-project-too-large = Il tuo Progetto ha più di 7 Risorse.
reason-not-obtainable = Le Spade che hai consegnato non possono dare una Risorsa di ogni tipo.
reason-katana-entry-taken = Quella casella d'ingresso della tua Fucina è occupata.
reason-no-legal-end = In questo modo la composizione non si può completare.

## La Storia

chapter-title = Capitolo { $n }, { $chapter }
chapter-name-1 = Gli inizi
chapter-name-2 = Un periodo di quiete
chapter-name-3 = Gion Matsuri
chapter-name-4 = Fama e Gloria
chapter-name-5 = Masamune in visita
chapter-name-6 = La richiesta dello Shōgun
chapter-name-7 = Venti di guerra
chapter-name-8 = Il nemico è alle porte
chapter-name-9 = Lo Shōgun fa rullare i tamburi
chapter-name-10 = Lame in battaglia
chapter-name-11 = L'ora più buia
chapter-name-12 = Macerie
chapter-name-13 = Le difficoltà della ricostruzione
chapter-name-14 = Il meritato riposo
chapter-briefing-1 = La tua bottega è appena nata e tutti la osservano. Porta a termine ciò che cominci: consegna la Katana e non lasciare nessuna Spada nella Fucina.
chapter-briefing-2 = Nessuno combatte, e una lama può anche essere bella. Fai crescere i tuoi Decoratori: tutti e quattro devono arrivare all'ultima colonna. La Sala del Decoratore è in gioco.
chapter-briefing-3 = La festa riempie le strade e tutto ciò che esce dalle tue mani deve brillare: almeno 2 Risorse Decorate su ogni Spada che consegni e sulla tua Katana.
chapter-briefing-4 = Tutti i Daimyō devono parlare di te: ottieni almeno 22 punti con i set di Sashimono. Quelli delle carte Onore qui non contano.
chapter-briefing-5 = Il grande maestro viene a vedere la tua Fucina. Mostragliela ben attrezzata: almeno 7 carte sotto la plancia, come bonus permanenti.
chapter-briefing-6 = Lo Shōgun sa bene che cosa vuole: una Katana composta da { $letters }, in quest'ordine. Consegnala.
chapter-briefing-7 = La guerra si avvicina. I Monaci restano al tempio e le carte Mercato 7 nella scatola, ma tutti i tuoi 7 Lavoratori sono Disponibili. Alla fine di ogni round paghi in Monete l'offerta del round, e perdi un punto per ogni Moneta che manca.
chapter-briefing-8 = Sono davanti alle porte e ogni mano ha bisogno di un'arma: consegna almeno 8 Spade, oltre alla Katana.
chapter-briefing-9 = I tamburi chiamano e la guerra costa: finisci con almeno 60 Monete. Le scorte non contano.
chapter-briefing-10 = Ora serve solo l'acciaio che resiste: consegna Spade per una Forza totale di almeno 13.
chapter-briefing-11 = Nessuno ha tempo per gli ornamenti: l'Accademia è chiusa e non si decora nulla. I Decoratori e tutte le Sale e le carte che li riguardano restano nella scatola. I Daimyō pagano la fretta: ogni Spada che prendi ti dà tante Monete in più quanto è il numero del round. Se il Fantasma pesca la carta Accademia, non ottiene nulla e ne pesca un'altra.
chapter-briefing-12 = Del Palazzo resta poco: 3 Sale e 2 Familiari a testa. Le tue due, non quelle del Fantasma, possono stare nella stessa Sala; in tal caso, nella tua azione, ciascuna te ne fa attivare l'effetto. La ripetizione del Monaco e il turno del Fantasma, invece, te lo fanno attivare una volta sola.
chapter-briefing-13 = C'è tutto da ricostruire e le merci scarseggiano. Dopo ogni tua visita al Mercato, una delle Risorse che hai comprato costa da lì in poi 1 Moneta in più. Anche le visite del Fantasma fanno salire i prezzi: ognuna rincara la Risorsa aumentata meno o, a parità, la più cara. Alla fine le scorte valgono comunque quanto stampato. Il Palazzo ha cinque Sale stabilite.
chapter-briefing-14 = Il lavoro è fatto e puoi mettere qualcosa da parte: finisci con almeno 7 carte inutilizzate.
level-easy = facile
level-medium = media
level-hard = difficile
condition-swords-left = Spade rimaste nella Fucina: { $reached } (nessuna ammessa)
condition-katana-delivered = { $reached ->
    [0] la Katana non è consegnata
   *[other] la Katana è consegnata
}
condition-decorators = Decoratori nell'ultima colonna: { $reached } su { $needed }
condition-swords-decorated = Spade consegnate con 2 Risorse Decorate: { $reached } su { $needed }
condition-katana-decorations = Risorse Decorate sulla Katana: { $reached } su { $needed }
condition-sashimono = punti con i set di Sashimono: { $reached } su { $needed }
condition-bought-cards = carte sotto la tua Fucina: { $reached } su { $needed }
condition-katana-as-asked = Risorse della Katana come richiesto ({ $letters }): { $reached } su { $needed }
condition-swords-delivered = Spade consegnate: { $reached } su { $needed }
condition-coins = Monete: { $reached } su { $needed }
condition-strength = Forza totale delle Spade consegnate: { $reached } su { $needed }
condition-unused-cards = carte inutilizzate: { $reached } su { $needed }
condition-points = punti: { $reached }; ne servono { $needed } per superare il Fantasma
verdict-met = Raggiunto: { $what }.
verdict-missed = { $n ->
    [0] Non raggiunto: { $what }.
   *[other] Non raggiunto per { $n }: { $what }.
}
verdict-won = { $chapter }: vittoria!
verdict-lost = { $chapter }: sconfitta.
rank-fumeiyo = Fumeiyo (Disonore)
rank-kaji-minara = Kaji Minara (Garzone)
rank-kaji-kenshusei = Kaji Kenshusei (Apprendista)
rank-kaji = Kaji (Mastro Forgiatore)
rank-meiyo = Meiyo (Prestigio)
rank-yushu = Yushu (Eccellenza)
rank-masamune = Al pari di Masamune
category-dues = Spese non pagate
cause-chapter = regola del capitolo
action-arrange-both = Entrambe le Familiari in: { $rooms }
action-raise-price = { $kind }: { $coins } d'ora in poi
question-raise-price = Quale Risorsa fra quelle comprate costerà d'ora in poi 1 Moneta in più?
event-ghost-turned-away = { $area }: chiusa in questo capitolo. { $name } pesca un'altra carta.
event-price-raised = { $kind } costa d'ora in poi { $coins } al Mercato.
reason-academy-closed = L'Accademia è chiusa in questo capitolo.
