### I termini di Shōgun no Katana, spiegati in una o due frasi. Per ciascuno: il nome, le forme con cui compare nelle regole e
### che cos'è.

## Miniature e aree

term-figure = Miniatura
term-figure-forms = miniature | miniatura
term-figure-what = Un Lavoratore o un Monaco: ciò che piazzi per svolgere un'azione.
term-worker = Lavoratore
term-worker-forms = Lavoratori Disponibili | Lavoratore Disponibile | Lavoratori Bloccati | Lavoratore Bloccato | Lavoratori | Lavoratore
term-worker-what = Una miniatura che piazzi senza pagare. I Lavoratori Bloccati aspettano sulla plancia Washitsu finché una Spada consegnata occupa il loro spazio e li rende Disponibili.
term-monk = Monaco
term-monk-forms = Monaci | Monaco
term-monk-what = Una miniatura del Tempio. Costa l'offerta del round e fa quello che fa un Lavoratore, con qualcosa in più.
term-offering = Offerta
term-offering-forms = offerta
term-offering-what = Le Monete che costa un Monaco. Crescono di round in round.
term-temple = Tempio
term-temple-forms = Tempio
term-temple-what = Dove i tuoi due Monaci aspettano che tu paghi l'offerta.
term-house = Dimore dei Daimyō
term-house-forms = Dimore | Dimora
term-house-what = Qui vivono i quattro Daimyō che ordinano Spade. Ci prendi una Spada, con le sue Monete, e una carta Daimyō.
term-market = Mercato
term-market-forms = Mercato
term-market-what = Dove compri Risorse e prendi una carta Mercato.
term-forge = Fucina
term-forge-forms = Fucina | Fucine
term-forge-what = La tua griglia di 4 righe e 5 colonne in cui nascono le Spade: ogni Risorsa messa su una Spada la muove di una casella.
term-academy = Accademia
term-academy-forms = Accademia
term-academy-what = Dove i tuoi Decoratori avanzano e decorano le Risorse sulle tue Spade. Anche gli altri possono decorarne una.
term-palace = Palazzo
term-palace-forms = Palazzo
term-palace-what = Le Sale dello Shōgun. Le tue Familiari ti portano gli effetti delle loro Sale; anche gli altri possono usarne una.
term-komainu = Komainu
term-komainu-forms = Komainu
term-komainu-what = Il leone guardiano: dà Monete, e sarai tu a cominciare il prossimo round.

## Spade

term-sword = Spada
term-sword-forms = Spade | Spada
term-sword-what = Una tessera da forgiare: vi metti le sue Risorse una alla volta, in ordine, e la consegni per fare punti.
term-composition = Composizione
term-composition-forms = composizione
term-composition-what = Le Risorse di una Spada, nell'ordine in cui vanno messe.
term-complete = Completa
term-complete-forms = completa | complete
term-complete-what = Una Spada è completa quando porta tutte le Risorse della sua composizione. Allora si può consegnare.
term-strength = Forza
term-strength-forms = Forze | Forza
term-strength-what = Un numero sulla tessera Spada, che alcune carte Onore contano. La Katana non ne ha.
term-katana = Katana
term-katana-forms = Katana
term-katana-what = La tua Shōgun no Katana, la Spada per lo Shōgun. La disegni tu nel Progetto e poi la forgi come ogni altra Spada.
term-project = Progetto
term-project-forms = Progetto
term-project-what = Il disegno della tua Katana. Ogni Spada che consegni può aggiungervi fino a due delle sue Risorse.
term-delivery = Consegna
term-delivery-forms = consegne | consegna | consegnata | consegnate | consegnare | consegni
term-delivery-what = Cedere una Spada completa: dà punti, e la sua riga e la sua colonna danno i loro bonus. Non è un'azione e si può fare in qualsiasi momento prima di passare.
term-washitsu = Plancia Washitsu
term-washitsu-forms = plancia Washitsu
term-washitsu-what = La plancia accanto alla Fucina, dove stanno le Spade consegnate. Ognuna occupa uno spazio e libera il Lavoratore Bloccato che c'era.
term-sashimono = Sashimono
term-sashimono-forms = Sashimono
term-sashimono-what = Lo stendardo di una Dimora. Arriva con una Spada, è tuo quando la consegni e a fine partita vale punti in set di tipi diversi.
term-starting-sashimono = Sashimono iniziale
term-starting-sashimono-forms = Sashimono iniziale
term-starting-sashimono-what = Lo stendardo sulla tua prima Spada, con 0-3 Monete. Alla consegna lo scambi con quello di una Dimora qualsiasi.

## Risorse e Decorazioni

term-resource = Risorsa
term-resource-forms = Risorse | Risorsa
term-resource-what = Legno, Acciaio, Pelle di Razza o Lacca. Il suo valore è il prezzo al Mercato, i punti come Decorazione e i punti sulla Katana.
term-stock = Scorte
term-stock-forms = scorte
term-stock-what = Le Risorse che possiedi e non hai ancora messo su una Spada.
term-decorator = Decoratore
term-decorator-forms = Decoratori | Decoratore
term-decorator-what = Uno dei tuoi quattro pezzi all'Accademia, uno per ogni Risorsa. Più è avanzato, più Monete portano le sue Decorazioni.
term-decorate = Decorare
term-decorate-forms = Decorazioni | Decorazione | Decorata | Decorate | decorazione | decorare | decorato | decorate | decora
term-decorate-what = Impreziosire una Risorsa su una delle tue Spade: dà subito Monete e, alla consegna, il suo valore in punti. Ogni tipo una volta per Spada.
term-line = Linea
term-line-forms = linee | linea
term-line-what = Una riga o una colonna della Fucina.
term-activate = Attivare
term-activate-forms = attivate | attivata
term-activate-what = Una Spada è attivata quando si trova nella riga o colonna indicata da una miniatura alla Fucina. Può allora muoversi una volta.
term-swap = Scambio
term-swap-forms = scambiare di posto | scambiarsi di posto
term-swap-what = Due Spade, una sopra l'altra, cambiano posto, perché la prossima Risorsa di ciascuna porta dove sta l'altra.

## Il Palazzo

term-family = Familiare
term-family-forms = Familiari | Familiare
term-family-what = Una delle tue tre miniature al Palazzo. Ci resta di round in round e ti fa ottenere l'effetto della sua Sala.
term-room = Sala
term-room-forms = Sale | Sala
term-room-what = Una delle cinque tessere del Palazzo, ciascuna con un effetto per chi vi ha una Familiare.
term-passive = Sala Passiva
term-passive-forms = Sale Passive | Sala Passiva | Passiva
term-passive-what = Una Sala che agisce da sé finché vi hai una Familiare. Il suo effetto non si ottiene mai con un'azione al Palazzo.
term-token = Segnalino Familiare
term-token-forms = segnalino Familiare
term-token-what = Una Familiare che non appartiene a nessuno. La carta Daimyō B la mette in una Sala, e tu ottieni anche l'effetto di quella Sala.

## Carte

term-daimyo-card = Carta Daimyō
term-daimyo-card-forms = carte Daimyō | carta Daimyō
term-daimyo-card-what = La carta che arriva con una Spada da una Dimora. Ne giochi l'effetto, ne acquisti il bonus, o tutt'e due.
term-market-card = Carta Mercato
term-market-card-forms = carte Mercato | carta Mercato
term-market-card-what = La carta che arriva con una visita al Mercato. Ce ne sono sette tipi, dagli effetti più forti di quelli delle carte Daimyō.
term-effect = Effetto
term-effect-forms = effetto immediato | effetti | effetto
term-effect-what = Ciò che una carta fa una volta, quando la giochi.
term-benefit = Bonus permanente
term-benefit-forms = bonus permanenti | bonus permanente | bonus
term-benefit-what = Ciò che una riga o colonna dà a ogni consegna. Alcuni sono stampati; una carta acquistata e messa sotto una linea aggiunge il suo.
term-moment = Momento
term-moment-forms = momento
term-moment-what = Tutto ciò che un giocatore fa entro un turno individuale, di chiunque sia. Una carta giocata va acquistata o scartata prima che il momento finisca.
term-honor-card = Carta Onore
term-honor-card-forms = carte Onore | carta Onore
term-honor-card-what = La carta che prendi quando passi. Alla fine dà punti per ciò che mostra, al massimo 12.
term-favor-card = Carta Favore
term-favor-card-forms = carte Favore | carta Favore | Favori | Favore
term-favor-card-what = La riconoscenza dello Shōgun per una Katana: consegnata per prima, la più lunga, la più preziosa, la più a sinistra o la più a destra.
term-shame = Vergogna
term-shame-forms = carta Vergogna | Vergogna
term-shame-what = Una carta per chi modifica il Progetto quando mette in gioco la Katana. Dimezza i punti delle carte Favore.
term-dishonor = Disonore
term-dishonor-forms = Disonore
term-dishonor-what = L'altro lato della Vergogna, per chi non ha finito la Katana: alla fine niente carte Favore.

## Lo svolgimento

term-passing = Passare
term-passing-forms = passare | passato | passando | passi | passa
term-passing-what = Chiudere la tua parte del round: prendi una carta Onore e, fino al prossimo round, puoi solo reagire all'Accademia e al Palazzo.
term-restore = Ripristino
term-restore-forms = Ripristino
term-restore-what = Ciò che succede fra due round: le miniature tornano ai loro posti, gli spazi vuoti ricevono nuove Spade e si rivelano nuove carte Onore.
term-first-player = Primo giocatore
term-first-player-forms = primo giocatore | Primo giocatore
term-first-player-what = Chi comincia il round; gli altri seguono in senso orario.
term-ghost = Fantasma
term-ghost-forms = Fantasmi | Fantasma
term-ghost-what = Un avversario automatico di cinque livelli. A ogni turno pesca una carta e segue regole fisse.
term-story = Storia
term-story-forms = punti Storia | Storia
term-story-what = Quattordici capitoli per un giocatore contro un Fantasma, ciascuno con una sua regola o richiesta.
