### La prima partita guidata. Parla della posizione in crates/host/data/guide.json e chiede i passi di
### crates/host/src/guide/steps.rs: per ogni passo il titolo, che cosa si vede, che cosa fare adesso e che cosa ne è venuto.

## Intorno ai passi

guide-learn = Impara giocando
guide-learn-hint = Prima volta qui? Dieci brevi passi a un vero tavolo ti mostrano come si gioca.
guide-step = Passo { $n } di { $of }
guide-now = Adesso
guide-end = Concludi il turno.
guide-ways = Esci o ricomincia
guide-again = Ricomincia
guide-on = Continua senza guida
guide-leave = Esci
guide-later-title = Una cosa alla volta
guide-later = Questo viene dopo. Adesso: { $now }
guide-finished = Ora conosci le basi
guide-finished-tells = Dopo quattro round vince chi ha più punti: per le Spade, le Decorazioni e la Katana, e alla fine per i set di Sashimono, le carte Onore e Favore e le Monete. Il Fantasma è in vantaggio, ma le Spade consegnate più tardi valgono di più.
guide-finished-now = Comincia una partita tua, o gioca questa fino alla fine.
guide-play = Gioca subito contro il Fantasma
guide-on-finished = Gioca questa partita fino alla fine

## I passi

guide-house = Una nuova Spada
guide-house-tells = Sei un mastro forgiatore, e questo è il secondo di quattro round. Nel tuo turno piazzi una miniatura in un'area e ne svolgi l'azione; alle Dimore prendi una Spada da forgiare.
guide-house-place = Piazza un Lavoratore alle Dimore.
guide-house-take = Prendi la Spada 43 dalla Dimora 2 (Pino). Ti dà subito 5 Monete, e 8 punti quando l'avrai forgiata.
guide-house-won = La Spada 43 è arrivata nella prima colonna della tua Fucina, con le sue Monete e una carta Daimyō. Poi è toccato al Fantasma: segue regole semplici, e tu cerchi di fare più punti di lui.

guide-market = Le Risorse
guide-market-tells = Le Spade si forgiano con Legno, Acciaio, Pelle di Razza e Lacca. Al Mercato le compri, e poi prendi una carta Mercato.
guide-market-place = Piazza un Lavoratore al Mercato.
guide-market-lacquer = Compra 1 Lacca: la Spada 12 nella tua Fucina la aspetta.
guide-market-leather = Compra 1 Pelle di Razza: da quella comincia la Spada 43.
guide-market-card = Prendi la carta Mercato evidenziata. Ogni carta ha un effetto che si usa una volta sola e un bonus permanente: li proverai nella tua prima partita.
guide-market-won = Hai una Risorsa di ogni tipo: tutto ciò che serve nei prossimi passi.

guide-line = La Fucina
guide-line-tells = Nella Fucina una Spada si muove di una casella per ogni Risorsa che vi metti, nell'ordine che mostra. Una miniatura alla Fucina attiva una riga o una colonna: ogni Spada lì può muoversi una volta.
guide-line-place = Piazza un Lavoratore alla Fucina.
guide-line-line = Attiva la colonna 2, dove stanno due tue Spade.
guide-line-won = Ora le due Spade della colonna 2 possono muoversi.

guide-move = Una Spada si muove
guide-move-tells = La direzione dipende dalla Risorsa: quella della riga in cui si trova la Spada la muove a destra, quella della riga sopra o sotto la porta lì. In una casella sta una sola Spada, perciò l'ordine conta.
guide-move-first = Muovi la Spada 12: l'ultima Lacca la porta su, nella riga della Lacca.
guide-move-second = La sua casella è libera: muovi su la Spada 15 con 1 Legno.
guide-move-won = La Spada 12 ha tutte le sue Risorse: è completa.

guide-academy = Le Decorazioni
guide-academy-tells = All'Accademia fai avanzare un Decoratore; poi ogni Decoratore può decorare una Risorsa sulle tue Spade. Ottieni subito Monete, tante più quanto più è avanti il Decoratore, e punti quando consegni la Spada.
guide-academy-place = Piazza un Lavoratore all'Accademia.
guide-academy-advance = Fai avanzare il Decoratore del Legno.
guide-academy-decorate = Decora il Legno sulla Spada 12.
guide-academy-done = Per ora basta: concludi l'azione.
guide-academy-won = Hai avuto 2 Monete. Sulla Spada 12 la Lacca era già decorata; ora il Legno aggiunge 1 punto ai suoi 4.

guide-deliver = Una consegna
guide-deliver-tells = Puoi consegnare una Spada completa in qualsiasi momento prima di passare, senza piazzare una miniatura. Vale i suoi punti, più quelli delle Decorazioni e quelli del round.
guide-deliver-deliver = Consegna la Spada 12.
guide-deliver-collect = Prendi i bonus della sua riga e della sua colonna: 1 Lacca e 2 Monete.
guide-deliver-sashimono = Scegli un Sashimono. Questi stendardi delle Dimore danno punti alla fine, soprattutto se hai tutti e quattro i tipi.
guide-deliver-project = Copia Lacca e Legno nel Progetto; il prossimo passo mostra a che cosa serve.
guide-deliver-won = 12 punti: 5 per la Spada, 5 per le Decorazioni, 2 per il round. E un Lavoratore Bloccato ora è Disponibile, per il resto della partita.

guide-katana = La tua Katana
guide-katana-tells = Il tuo Progetto ha ormai tutti e quattro i tipi e può diventare la tua Katana, la Spada per lo Shōgun. La forgi e la consegni come le altre; può anche ottenere una carta Favore.
guide-katana-put = Metti in gioco la tua Katana.
guide-katana-compose = L'ordine lo scegli tu: comincia con la Lacca.
guide-katana-compose-wood = Poi viene il Legno.
guide-katana-compose-steel = Poi l'Acciaio.
guide-katana-compose-leather = E per ultima la Pelle di Razza.
guide-katana-won = La tua Katana sta all'inizio della riga della Lacca. Quando la consegnerai varrà 10 punti, più quelli delle Decorazioni e del round.

guide-komainu = Il primo giocatore
guide-komainu-tells = Il Fantasma non ha più Lavoratori e ha passato. Tu hai ancora quello sbloccato dalla consegna: nello spazio Komainu ottieni 4 Monete, e sarai tu a cominciare il prossimo round.
guide-komainu-place = Piazza il tuo Lavoratore al Komainu.
guide-komainu-won = Hai 4 Monete in più, e il prossimo round comincerà da te.

guide-palace = Un Monaco al Palazzo
guide-palace-tells = I Monaci aspettano al Tempio. Per un'offerta, 6 Monete in questo round, un Monaco agisce come un Lavoratore e fa di più: al Palazzo usi due volte una Sala in cui hai una Familiare.
guide-palace-place = Piazza un Monaco al Palazzo.
guide-palace-arrange = Manda una Familiare nella Sala del movimento.
guide-palace-use = Usa la Sala per la tua Katana e per la Spada 43, una dopo l'altra.
guide-palace-done = Concludi l'azione.
guide-palace-won = Le due Spade hanno la loro prima Risorsa. La tua Familiare resta lì, e la prossima volta ti servirà ancora.

guide-pass = La fine del round
guide-pass-tells = Quando non puoi o non vuoi piazzare altre miniature, passi e prendi una carta Onore, che dà punti a fine partita. Quando tutti hanno passato, le miniature tornano ai loro posti e comincia il round successivo.
guide-pass-pass = Passa e prendi la carta Onore rimasta.
guide-pass-won = È cominciato il round 3: i tuoi Lavoratori sono tornati, ci sono nuove Spade e il primo turno è tuo.
