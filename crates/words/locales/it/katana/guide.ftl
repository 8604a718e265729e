### Le lezioni di Shōgun no Katana. Parlano delle posizioni in crates/host/data/katana e chiedono i passi di
### crates/host/src/katana/lessons: per ogni passo il titolo, che cosa si vede, che cosa fare adesso e che cosa ne è venuto.

guide-katana = Impara Shōgun no Katana
guide-katana-play = Gioca contro il Fantasma d'allenamento
guide-katana-then = Una partita intera contro il Fantasma d'allenamento, il più facile di tutti.
guide-katana-end = Concludi il turno.

## La prima lezione

guide-katana-first = Primi passi
guide-katana-first-lead = Prendi una Spada, compra Risorse, forgia, decora e consegna: una cosa dopo l'altra.
guide-katana-first-finished = Ora conosci le basi
guide-katana-first-finished-tells = È il cuore del gioco: prendere Spade, forgiarle e consegnarle. La prossima lezione riparte da qui, nello stesso round.

guide-katana-first-house = Una nuova Spada
guide-katana-first-house-tells = L'obiettivo: in quattro round fare più punti di tutti, forgiando e consegnando Spade. Questo è il round 2, e alcune delle tue Spade sono già cominciate. Nel tuo turno piazzi una miniatura in un'area e ne svolgi l'azione; alle Dimore prendi una Spada da forgiare.
guide-katana-first-house-place = Piazza un Lavoratore alle Dimore.
guide-katana-first-house-take = Prendi la Spada 43 dalla Dimora 2 (Pino). Ti dà subito 5 Monete, e 8 punti quando l'avrai forgiata e consegnata.
guide-katana-first-house-won = La Spada 43 è arrivata nella prima colonna della tua Fucina, con le sue Monete e una carta Daimyō. Poi è toccato al Fantasma: segue regole semplici, e tu cerchi di fare più punti di lui.

guide-katana-first-market = Le Risorse
guide-katana-first-market-tells = Le Spade si forgiano con Legno, Acciaio, Pelle di Razza e Lacca. Al Mercato le compri, e poi prendi una carta Mercato.
guide-katana-first-market-place = Piazza un Lavoratore al Mercato.
guide-katana-first-market-lacquer = Compra 1 Lacca: la Spada 12 nella tua Fucina la aspetta.
guide-katana-first-market-leather = Compra 1 Pelle di Razza: da quella comincia la Spada 43.
guide-katana-first-market-card = Prendi la carta Mercato evidenziata. Ogni carta ha un effetto che si usa una volta sola e un bonus permanente: ne parla una delle prossime lezioni.
guide-katana-first-market-won = Hai una Risorsa di ogni tipo: tutto ciò che serve nei prossimi passi.

guide-katana-first-line = La Fucina
guide-katana-first-line-tells = Nella Fucina una Spada si muove di una casella per ogni Risorsa che vi metti, nell'ordine che mostra. Una miniatura alla Fucina attiva una riga o una colonna: ogni Spada lì può muoversi una volta.
guide-katana-first-line-place = Piazza un Lavoratore alla Fucina.
guide-katana-first-line-line = Attiva la colonna 2, dove stanno due tue Spade.
guide-katana-first-line-won = Ora le due Spade della colonna 2 possono muoversi.

guide-katana-first-move = Una Spada si muove
guide-katana-first-move-tells = La direzione dipende dalla Risorsa: quella della riga in cui si trova la Spada la muove a destra, quella della riga sopra o sotto la porta lì. In una casella sta una sola Spada, perciò l'ordine conta.
guide-katana-first-move-first = Muovi la Spada 12: l'ultima Lacca la porta su, nella riga della Lacca.
guide-katana-first-move-second = La sua casella è libera: muovi su la Spada 15 con 1 Legno.
guide-katana-first-move-won = La Spada 12 ha tutte le sue Risorse: è completa.

guide-katana-first-academy = Le Decorazioni
guide-katana-first-academy-tells = All'Accademia fai avanzare un Decoratore; poi ogni Decoratore può decorare una Risorsa sulle tue Spade. Ottieni subito Monete, tante più quanto più è avanti il Decoratore, e punti quando consegni la Spada.
guide-katana-first-academy-place = Piazza un Lavoratore all'Accademia.
guide-katana-first-academy-advance = Fai avanzare il Decoratore del Legno.
guide-katana-first-academy-decorate = Decora il Legno sulla Spada 12.
guide-katana-first-academy-done = Per ora basta: concludi l'azione.
guide-katana-first-academy-won = Hai avuto 2 Monete. Sulla Spada 12 la Lacca era già decorata; ora il Legno aggiunge 1 punto ai suoi 4.

guide-katana-first-deliver = Una consegna
guide-katana-first-deliver-tells = Puoi consegnare una Spada completa in qualsiasi momento prima di passare, senza piazzare una miniatura. Vale i suoi punti, più quelli delle Decorazioni e quelli del round.
guide-katana-first-deliver-deliver = Consegna la Spada 12.
guide-katana-first-deliver-collect = Prendi i bonus della sua riga e della sua colonna: 1 Lacca e 2 Monete.
guide-katana-first-deliver-sashimono = Scegli un Sashimono. Questi stendardi delle Dimore danno punti alla fine, soprattutto se hai tutti e quattro i tipi.
guide-katana-first-deliver-project = Copia Lacca e Legno nel Progetto; la prossima lezione mostra a che cosa serve.
guide-katana-first-deliver-won = 12 punti: 5 per la Spada, 5 per le Decorazioni, 2 per il round. E un Lavoratore Bloccato ora è Disponibile, per il resto della partita.

## La seconda lezione: fino alla fine del round

guide-katana-round = Fino alla fine del round
guide-katana-round-lead = Metti in gioco la Katana, assicurati il primo turno, manda un Monaco al Palazzo e passa.
guide-katana-round-finished = Ora conosci un round intero
guide-katana-round-finished-tells = Dopo quattro round vince chi ha più punti: per le Spade, le Decorazioni e la Katana, e alla fine per i set di Sashimono, le carte Onore e Favore e le Monete. Il Fantasma è in vantaggio, ma le Spade consegnate più tardi valgono di più.

guide-katana-round-katana = La tua Katana
guide-katana-round-katana-tells = Hai appena consegnato una Spada, e nel tuo Progetto ci sono tutti e quattro i tipi di Risorse: può diventare la tua Katana, la Spada per lo Shōgun. La forgi e la consegni come le altre; può anche ottenere una carta Favore.
guide-katana-round-katana-put = Metti in gioco la tua Katana.
guide-katana-round-katana-compose = L'ordine lo scegli tu: comincia con la Lacca.
guide-katana-round-katana-compose-wood = Poi viene il Legno.
guide-katana-round-katana-compose-steel = Poi l'Acciaio.
guide-katana-round-katana-compose-leather = E per ultima la Pelle di Razza.
guide-katana-round-katana-won = La tua Katana sta all'inizio della riga della Lacca. Quando la consegnerai varrà 10 punti, più quelli delle Decorazioni e del round.

guide-katana-round-komainu = Il primo giocatore
guide-katana-round-komainu-tells = Il Fantasma non ha più Lavoratori e ha passato. Tu hai ancora quello sbloccato dalla consegna: nello spazio Komainu ottieni 4 Monete, e sarai tu a cominciare il prossimo round.
guide-katana-round-komainu-place = Piazza il tuo Lavoratore al Komainu.
guide-katana-round-komainu-won = Hai 4 Monete in più, e il prossimo round comincerà da te.

guide-katana-round-palace = Un Monaco al Palazzo
guide-katana-round-palace-tells = I Monaci aspettano al Tempio. Per un'offerta, 6 Monete in questo round, un Monaco agisce come un Lavoratore e fa di più: al Palazzo usi due volte una Sala in cui hai una Familiare.
guide-katana-round-palace-place = Piazza un Monaco al Palazzo.
guide-katana-round-palace-arrange = Sul tabellone scegli la Sala del movimento per la tua Familiare, poi conferma.
guide-katana-round-palace-use = Usa la Sala per la tua Katana e per la Spada 43, una dopo l'altra.
guide-katana-round-palace-done = Concludi l'azione.
guide-katana-round-palace-won = Le due Spade hanno la loro prima Risorsa. La tua Familiare resta lì, e la prossima volta ti servirà ancora.

guide-katana-round-pass = La fine del round
guide-katana-round-pass-tells = Quando non puoi o non vuoi piazzare altre miniature, passi e prendi una carta Onore, che dà punti a fine partita. Quando tutti hanno passato, le miniature tornano ai loro posti e comincia il round successivo.
guide-katana-round-pass-pass = Passa e prendi la carta Onore rimasta.
guide-katana-round-pass-won = È cominciato il round 3: i tuoi Lavoratori sono tornati, ci sono nuove Spade e il primo turno è tuo.

## La terza lezione: le carte

guide-katana-cards = Le carte
guide-katana-cards-lead = Usa una carta per il suo effetto immediato, tienila per un bonus permanente, e impara quando lasciarla andare.
guide-katana-cards-finished = Le carte lavorano per te
guide-katana-cards-finished-tells = Le carte Daimyō arrivano con le Spade, le carte Mercato dal Mercato. Un simbolo sulla carta dice in quale area puoi usarne l'effetto; senza simbolo, lo usi in qualsiasi momento. Anche le carte che tieni in mano possono dare punti alla fine, con una carta Onore.

guide-katana-cards-effect = Un effetto immediato
guide-katana-cards-effect-tells = Ogni carta può fare due cose: un effetto immediato e un bonus permanente, che si acquista. Siamo nel round 2 e hai in mano una carta Daimyō A: durante la tua azione al Mercato ti dà 1 Legno e 1 Acciaio senza pagare. L'Acciaio è proprio ciò che manca alla Spada 3.
guide-katana-cards-effect-place = Piazza un Lavoratore al Mercato.
guide-katana-cards-effect-play = Gioca la carta Daimyō A.
guide-katana-cards-effect-won = Hai 1 Legno e 1 Acciaio in più, senza aver comprato nulla.

guide-katana-cards-benefit = Un bonus permanente
guide-katana-cards-benefit-tells = Una carta giocata si scarta alla fine del turno, se non ne acquisti il bonus. Se lo acquisti, la metti sotto una riga o una colonna della plancia Fucina: da lì in poi ogni consegna in quella linea dà anche il suo bonus. Questo costa 1 Moneta e dà 1 Legno.
guide-katana-cards-benefit-buy = Acquista il bonus della carta Daimyō A.
guide-katana-cards-benefit-line = Mettila sotto la colonna 4: è lì che la Spada 3 sarà completa.
guide-katana-cards-benefit-won = La carta resta sotto la colonna 4 fino alla fine della partita. Sotto ogni riga e colonna c'è posto per una carta.

guide-katana-cards-market = Una carta Mercato
guide-katana-cards-market-tells = Ora potresti comprare Risorse, ma hai ciò che ti serve. Alla fine dell'azione al Mercato prendi una carta Mercato; il bonus permanente di tutte queste carte sono Monete. La carta Mercato 3 dà una seconda volta i punti stampati su una Spada.
guide-katana-cards-market-take = Prendi la carta Mercato 3.
guide-katana-cards-market-won = La carta è nella tua mano. Il Fantasma d'allenamento non ha più Lavoratori e ha passato: in questo round i turni sono tutti tuoi.

guide-katana-cards-forge = L'ultimo Acciaio
guide-katana-cards-forge-tells = La Spada 3 è nella colonna 3 della riga dell'Acciaio. Con un altro Acciaio arriva nella colonna 4, dove c'è la tua carta.
guide-katana-cards-forge-place = Piazza un Lavoratore alla Fucina.
guide-katana-cards-forge-line = Attiva la riga dell'Acciaio.
guide-katana-cards-forge-move = Muovi la Spada 3.
guide-katana-cards-forge-won = La Spada 3 è completa, nella colonna con la tua carta.

guide-katana-cards-deliver = Due carte, una consegna
guide-katana-cards-deliver-tells = Una carta senza il simbolo di un'area si gioca in qualsiasi momento; alla carta Mercato 3 serve solo una consegna. Consegna la Spada e guarda le due carte al lavoro.
guide-katana-cards-deliver-deliver = Consegna la Spada 3.
guide-katana-cards-deliver-play = Gioca la carta Mercato 3: la Spada dà di nuovo i suoi 4 punti.
guide-katana-cards-deliver-collect = Prendi i bonus della riga e della colonna. La colonna dà 2 Monete e il Legno della tua carta.
guide-katana-cards-deliver-project = Copia 1 Acciaio nel Progetto.
guide-katana-cards-deliver-won = 12 punti con una Spada: due volte i suoi 4, 2 per la Decorazione e 2 per il round. E la carta sotto la colonna 4 resta lì per la prossima consegna.

guide-katana-cards-discard = Acquistare o scartare?
guide-katana-cards-discard-tells = In questo turno hai giocato la carta Mercato 3: ora va acquistata o scartata. Il suo bonus costa 3 Monete e ne dà 2 a ogni consegna. Conviene con altre due consegne nella stessa linea; oggi tieni le Monete.
guide-katana-cards-discard-discard = Scarta la carta Mercato 3.
guide-katana-cards-discard-won = La carta non c'è più, ma il suo effetto valeva la pena.

guide-katana-cards-moment = In qualsiasi momento
guide-katana-cards-moment-tells = Ogni Spada presa alle Dimore porta con sé una carta Daimyō. In cima alla Dimora 2 c'è una carta Daimyō D: in qualsiasi momento, anche nel turno di un altro, trasforma fino a 3 Risorse di un tipo in un altro.
guide-katana-cards-moment-place = Piazza un Lavoratore alle Dimore.
guide-katana-cards-moment-take = Prendi la Spada 25 dalla Dimora 2 (Pino).
guide-katana-cards-moment-play = Gioca la carta Daimyō D: alla nuova Spada serve Acciaio, e di Legno ne hai d'avanzo.
guide-katana-cards-moment-turn = Trasforma 3 Legno in 3 Acciaio.
guide-katana-cards-moment-buy = Acquista anche il bonus: 1 Legno a ogni consegna, per 1 Moneta.
guide-katana-cards-moment-line = Metti la carta sotto una riga o una colonna a tua scelta: meglio dove prevedi molte consegne.
guide-katana-cards-moment-won = Hai l'Acciaio per la nuova Spada e due carte sotto la plancia Fucina.

## La quarta lezione: i turni degli altri

guide-katana-others = Nei turni degli altri
guide-katana-others-lead = Manda le Familiari al Palazzo, approfitta delle azioni altrui all'Accademia e al Palazzo, e consegna prima che tocchi a te.
guide-katana-others-finished = Non stai mai solo a guardare
guide-katana-others-finished-tells = Ogni azione di un altro all'Accademia o al Palazzo ti offre qualcosa, anche dopo che hai passato. Le consegne e le carte da giocare in qualsiasi momento ti sono aperte in ogni turno, finché non passi.

guide-katana-others-family = Una Familiare
guide-katana-others-family-tells = In questa lezione hai di fronte un giocatore, non il Fantasma. Le tue Familiari ti aprono le Sale del Palazzo: con un'azione al Palazzo ne metti una, poi usi ogni Sala in cui ne hai una. Alla Spada 4 mancano 1 Legno e 1 Lacca, e la Sala del movimento può metterceli.
guide-katana-others-family-place = Piazza un Lavoratore al Palazzo.
guide-katana-others-family-arrange = Scegli la Sala del movimento per la tua Familiare, poi conferma.
guide-katana-others-family-use = Usa la Sala: muovi la Spada 4 con 1 Legno.
guide-katana-others-family-done = Concludi l'azione.
guide-katana-others-family-won = La tua Familiare resta nella Sala. Adesso l'avversario è all'Accademia: ha fatto avanzare un Decoratore e decorato una Spada.

guide-katana-others-academy = Reagire all'Accademia
guide-katana-others-academy-tells = Ogni volta che un altro svolge un'azione all'Accademia, puoi decorare una Risorsa su una delle tue Spade, senza usare Lavoratori. Ottieni subito le Monete del Decoratore, e i punti alla consegna.
guide-katana-others-academy-decorate = Decora l'Acciaio sulla Spada 4.
guide-katana-others-academy-won = Subito 1 Moneta, e 2 punti in più quando consegnerai la Spada 4.

guide-katana-others-forge = Il tuo turno
guide-katana-others-forge-tells = Tocca di nuovo a te. La Spada 4 può aspettare: forse l'avversario andrà al Palazzo, e la tua Familiare è già lì. Usa il Lavoratore per la Spada 2.
guide-katana-others-forge-place = Piazza un Lavoratore alla Fucina.
guide-katana-others-forge-line = Attiva la riga della Pelle di Razza.
guide-katana-others-forge-move = Muovi la Spada 2 con il suo Acciaio.
guide-katana-others-forge-won = La Spada 2 è salita nella riga dell'Acciaio. E l'avversario è andato davvero al Palazzo.

guide-katana-others-palace = Reagire al Palazzo
guide-katana-others-palace-tells = Ogni volta che un altro svolge un'azione al Palazzo, puoi usare una Sala in cui hai una Familiare. La tua è nella Sala del movimento.
guide-katana-others-palace-use = Muovi la Spada 4: la Lacca è la sua ultima Risorsa.
guide-katana-others-palace-won = La Spada 4 è completa, ed è ancora il turno dell'avversario.

guide-katana-others-deliver = Consegna subito
guide-katana-others-deliver-tells = Consegnare non è un'azione: finché non passi puoi farlo in qualsiasi momento, anche nel turno di un altro. Così hai i bonus prima del tuo turno, e la casella nella Fucina si libera.
guide-katana-others-deliver-deliver = Consegna adesso la Spada 4.
guide-katana-others-deliver-collect = Prendi i bonus della riga e della colonna: 1 Lacca e 2 Monete.
guide-katana-others-deliver-project = Copia Lacca e Legno nel Progetto.
guide-katana-others-deliver-won = 8 punti: 4 per la Spada, 2 per la Decorazione e 2 per il round. L'avversario ha concluso il turno, e ora tocca a te.

## La quinta lezione: la Katana

guide-katana-katana = La Katana
guide-katana-katana-lead = Dal Progetto alla Katana: mettila in gioco, forgiala con quattro movimenti, consegnala prima degli altri e prendi una carta Favore.
guide-katana-katana-finished = Una Katana per lo Shōgun
guide-katana-katana-finished-tells = Delle cinque carte Favore sono in gioco tante quante sono le persone al tavolo. Una va alla prima Katana consegnata; le altre confrontano le Katana alla fine. Una Katana rimasta nella Fucina dà solo i punti di ciò che ha sopra, e ti porta Disonore. Adesso gioca una partita intera, contro il Fantasma d'allenamento.

guide-katana-katana-project = Un Progetto completo
guide-katana-katana-project-tells = Siamo nel round 3. Ogni Spada consegnata può aggiungere al Progetto fino a due delle sue Risorse; quando ci sono tutti e quattro i tipi, può diventare la tua Katana. Hai Lacca e Legno. La Spada 2 è completa e ha aspettato: nel round 3 una consegna vale 4 punti in più, non 2.
guide-katana-katana-project-deliver = Consegna la Spada 2.
guide-katana-katana-project-collect = Prendi i bonus della riga e della colonna: 1 Legno e 2 Monete.
guide-katana-katana-project-copy = Copia Acciaio e Pelle di Razza nel Progetto.
guide-katana-katana-project-won = 8 punti, e nel Progetto ci sono tutti e quattro i tipi. Questa seconda consegna ha anche sbloccato un Lavoratore.

guide-katana-katana-put = La tua Composizione
guide-katana-katana-put-tells = Metti in gioco la Katana in qualsiasi momento in cui la sua prima casella è libera, e scegli l'ordine delle Risorse. Due Risorse vicine devono essere della stessa riga della Fucina o di righe adiacenti. Più Risorse danno più punti, ma chiedono più movimenti.
guide-katana-katana-put-put = Metti in gioco la tua Katana.
guide-katana-katana-put-lacquer = Comincia con la Lacca.
guide-katana-katana-put-wood = Poi il Legno.
guide-katana-katana-put-steel = Poi l'Acciaio.
guide-katana-katana-put-leather = E per ultima la Pelle di Razza.
guide-katana-katana-put-won = La tua Katana è nella prima colonna della riga della Lacca, e la sua Composizione è fissata.

guide-katana-katana-first = Il primo movimento
guide-katana-katana-first-tells = La Katana si muove come le altre Spade, e tu hai una Risorsa di ogni tipo: bastano per tutti e quattro i movimenti. L'avversario non ha ancora una Katana, perciò fai presto.
guide-katana-katana-first-place = Piazza un Lavoratore alla Fucina.
guide-katana-katana-first-line = Attiva la riga della Lacca.
guide-katana-katana-first-move = Muovi la tua Katana.
guide-katana-katana-first-won = Uno su quattro. E l'avversario è andato al Palazzo, dove la tua Familiare è nella Sala del movimento.

guide-katana-katana-room = Un aiuto dal Palazzo
guide-katana-katana-room-tells = Con una reazione la Katana si muove senza un Lavoratore.
guide-katana-katana-room-use = Usa la Sala: muovi la tua Katana con 1 Legno.
guide-katana-katana-room-won = Due su quattro, nel turno dell'avversario.

guide-katana-katana-second = Il terzo movimento
guide-katana-katana-second-tells = La Katana è scesa nella riga del Legno. Puoi attivare una riga o una colonna: qui basta la colonna 2.
guide-katana-katana-second-place = Piazza un Lavoratore alla Fucina.
guide-katana-katana-second-line = Attiva la colonna 2.
guide-katana-katana-second-move = Muovi la tua Katana con il suo Acciaio.
guide-katana-katana-second-won = Tre su quattro. Ora l'avversario è all'Accademia.

guide-katana-katana-decorate = Una Decorazione preziosa
guide-katana-katana-decorate-tells = Le Decorazioni valgono anche sulla Katana, e la Lacca vale più di tutte.
guide-katana-katana-decorate-decorate = Decora la Lacca sulla tua Katana.
guide-katana-katana-decorate-won = 4 punti in più per la Katana, e 1 Moneta.

guide-katana-katana-last = L'ultimo movimento
guide-katana-katana-last-tells = Manca solo la Pelle di Razza.
guide-katana-katana-last-place = Piazza un Lavoratore alla Fucina.
guide-katana-katana-last-line = Attiva la riga dell'Acciaio.
guide-katana-katana-last-move = Muovi la tua Katana.
guide-katana-katana-last-won = La tua Katana è completa, prima di ogni altra.

guide-katana-katana-favor = Il Favore dello Shōgun
guide-katana-katana-favor-tells = Chi consegna per primo una Katana prende la carta Favore I e ottiene 6 punti alla fine di quel turno.
guide-katana-katana-favor-deliver = Consegna la tua Katana.
guide-katana-katana-favor-collect = Prendi i bonus della riga e della colonna.
guide-katana-katana-favor-won = 24 punti: 10 per la Katana, 4 per la sua Lacca, 4 per il round e 6 per la carta Favore I.
