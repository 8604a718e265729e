### Il replay, la fine di una partita, e ciò che si dice delle carte di Shogunate.

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
replay-deal = La distribuzione
replay-round = Round { $n }
replay-turn = Turno di { $name }
replay-performs = { $name }: { $card }
replay-end = La fine
replay-eyes = Con gli occhi di
replay-eyes-all = tutti
replay-link = L'indirizzo di questo momento
replay-keys = ← e → vanno di un passo, con Maiusc di un turno; la barra spaziatrice avvia e ferma.

## Che cosa è successo

replay-step = Passo { $n } di { $last }
replay-nothing = Questo passo non ha cambiato nulla sul tavolo.
replay-earlier = Prima di questo
replay-laid-down = scelta in segreto: { $card }

## La fine

replay-honor-course = L'Onore dei Capi nel corso della partita

## Le carte di Shogunate

replay-cards-games = Quale gioco
replay-cards-lead = Le carte di Shogunate come le gioca Kajiba. I Complotti stampati e i nomi dei clan non sono reperibili: perciò ogni valore dice da dove viene.
replay-cards-table-lead = Ciò che tutti al tavolo possono sapere delle carte. Quello che hai visto solo tu sta nei tuoi appunti al tavolo.
replay-cards-leaders = Capi e carte Lealtà
replay-cards-actions = Carte Azione
replay-cards-plots = Complotti
replay-cards-ending = Inizio e fine
replay-cards-up = Scoperte: { $n } di { $all }
replay-cards-in-hand = In mano: { $n } giocatori su { $all }
replay-cards-now = Ora sul tavolo
replay-cards-gone = Già uscito
replay-cards-ends = Onore che chiude la partita in { $n } giocatori
replay-cards-shinobi = Dove comincia lo Shinobi

## I termini di Shogunate

term-court-leader = Capo
term-court-leader-forms = Capi | Capo
term-court-leader-what = Chi guida uno dei sei clan. I Capi stanno nella Linea di Successione e raccolgono Onore; non appartengono a nessuno.
term-court-line = Linea di Successione
term-court-line-forms = Linea di Successione | Linea
term-court-line-what = I sei Capi in ordine. I Complotti danno Onore ai posti della Linea, chiunque li occupi.
term-court-head = Testa e coda
term-court-head-forms = testa | coda
term-court-head-what = Il primo e l'ultimo posto della Linea. Si sale verso la testa, si scende verso la coda.
term-court-loyalty = Carta Lealtà
term-court-loyalty-forms = carte Lealtà | carta Lealtà
term-court-loyalty-what = Una carta che dice per quale Capo parteggi in segreto. Ne hai due; l'Onore dei loro Capi è il tuo punteggio.
term-court-shinobi = Shinobi
term-court-shinobi-forms = Shinobi
term-court-shinobi-what = Una figura accanto a uno dei Capi. Alla fine di ogni round quel Capo perde 1 Onore.
term-court-action = Carta Azione
term-court-action-forms = carte Azione | carta Azione
term-court-action-what = Una delle sei carte che tutti hanno. In ogni round tutti tranne l'Hatamoto ne scelgono una in segreto; sposta un Capo e fa qualcosa di più.
term-court-hatamoto = Hatamoto
term-court-hatamoto-forms = segnalino Hatamoto | Hatamoto
term-court-hatamoto-what = Chi ha il segnalino in questo round: non gioca carte, ma decide in quale ordine gli altri eseguono le loro ed esegue il potere del Complotto.
term-court-discards = Scarti
term-court-discards-forms = scarti
term-court-discards-what = Le carte Azione che un giocatore ha eseguito, visibili a tutti. Tornano in mano quando la mano è vuota.
term-court-plot = Complotto
term-court-plot-forms = Complotti | Complotto
term-court-plot-what = Una carta rivelata all'inizio di ogni round: quanto Onore va su quali posti alla fine, e quale potere ha poi l'Hatamoto.
term-court-power = Potere
term-court-power-forms = poteri | potere
term-court-power-what = Ciò che un Complotto fa fare all'Hatamoto dopo che il suo Onore è stato assegnato.
term-court-honor = Onore
term-court-honor-forms = Onore
term-court-honor-what = Ciò che i Capi raccolgono. Segue il suo Capo e vale per tutti coloro che ne hanno le carte Lealtà.
term-court-exchange = Scambio
term-court-exchange-forms = scambiata | scambiate | scambio
term-court-exchange-what = Due giocatori scelgono ciascuno in segreto una delle proprie carte Lealtà coperte e se le scambiano.
term-court-face-up = Scoperta
term-court-face-up-forms = scoperte | scoperta | a faccia in su
term-court-face-up-what = Una carta Lealtà che tutti vedono. Vale ancora per il punteggio, ma non può essere né mostrata né scambiata.
term-court-score = Punteggio
term-court-score-forms = punteggi | punteggio
term-court-score-what = L'Onore dei Capi delle tue due carte Lealtà, sommato. Chi arriva a 12 (10 in tre) chiude la partita.

## Le figure di Shogunate

picture-court-line = La Linea di Successione
picture-court-line-1 = La testa: il primo posto.
picture-court-line-2 = La coda: l'ultimo posto. Si sale verso la testa.
picture-court-line-3 = L'Onore sta sui Capi e si sposta con loro.
picture-court-line-4 = Lo Shinobi comincia accanto al Capo al terzo posto.
picture-court-loyalty = Le carte Lealtà
picture-court-loyalty-1 = Vedi le tue due carte.
picture-court-loyalty-2 = Quelle degli altri sono coperte.
picture-court-loyalty-3 = Ciò che avanza resta nascosto fino alla fine.
picture-court-round = Un round
picture-court-round-1 = Tutti tranne l'Hatamoto scelgono in segreto una carta Azione.
picture-court-round-2 = L'Hatamoto indica uno dopo l'altro chi esegue la propria.
picture-court-round-3 = Il Complotto dà Onore ai posti della Linea, e l'Hatamoto ne esegue il potere.
picture-court-round-4 = Il Capo con lo Shinobi perde 1 Onore.
picture-court-actions = Le sei carte Azione
picture-court-actions-1 = Avvolti nelle ombre: l'Hatamoto sceglie un Capo e tu lo sposti dove vuoi.
picture-court-actions-2 = Disonore: un Capo va in coda; una delle tue carte Lealtà si scopre.
picture-court-actions-3 = Controcorrente: un Capo sale di 1 o 2; l'Hatamoto vede una tua carta.
picture-court-actions-4 = Onorevole compagnia: un Capo scende di 1; lui e un vicino ricevono Onore.
picture-court-actions-5 = La via della freccia: un Capo sale di 1; un altro giocatore ti mostra una carta.
picture-court-actions-6 = Dalla tempesta ai fiori: due Capi si scambiano di posto, o due giocatori si scambiano una carta.
picture-court-score = Il tuo punteggio
picture-court-score-1 = Ogni tua carta Lealtà nomina un Capo.
picture-court-score-2 = Ti porta l'Onore che sta su quel Capo.
picture-court-score-3 = Insieme sono il tuo punteggio. Quando basta, la partita finisce.
picture-court-knowledge = Che cosa sai
picture-court-knowledge-1 = Le tue carte.
picture-court-knowledge-2 = Ciò che è scoperto, come tutti gli altri.
picture-court-knowledge-3 = Ciò che è stato mostrato a te solo. Uno scambio può portarlo altrove.
picture-court-plot = Un Complotto
picture-court-plot-1 = Tanto Onore va al Capo che occupa ciascun posto.
picture-court-plot-2 = Poi viene il potere: qui si muove lo Shinobi.
picture-court-plot-3 = L'Hatamoto lo esegue e ne fa le scelte.
