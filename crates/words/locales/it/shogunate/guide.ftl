### La lezione di Shogunate. Parla della posizione in crates/host/data/shogunate e chiede i passi di
### crates/host/src/shogunate/lesson.rs: per ogni passo il titolo, che cosa si vede, che cosa fare adesso e che cosa ne è venuto.

guide-shogunate = Impara Shogunate
guide-shogunate-play = Gioca contro tre Novizi
guide-shogunate-then = Una partita intera: tu e tre Novizi, fino a 12 punti.

guide-shogunate-first = Due round a corte
guide-shogunate-first-lead = Le tue carte Lealtà segrete, un'Azione scelta in segreto, l'ordine deciso dall'Hatamoto, l'Onore e lo Shinobi, fino alla fine di una partita.
guide-shogunate-first-finished = Hai vinto
guide-shogunate-first-finished-tells = Alla fine di un round qualcuno aveva 10 punti: tu. Con quattro o più giocatori ne servono 12. Tutte le carte Lealtà vengono scoperte e vince il punteggio più alto. In una partita intera devi anche indovinare chi è leale a chi.

guide-shogunate-first-choose = Due lealtà
guide-shogunate-first-choose-tells = Porta Onore ai due Capi delle tue carte Lealtà segrete: l'Onore che hanno è il tuo punteggio, e con 10 punti la partita finisce. I tuoi sono il Glicine (5) e la Tartaruga (2). In ogni round tutti tranne l'Hatamoto scelgono in segreto una carta Azione, poi le carte si rivelano.
guide-shogunate-first-choose-choose = Scegli Controcorrente: fa salire un Capo nella Linea.
guide-shogunate-first-choose-won = Le carte sono rivelate. Novizio 3 è l'Hatamoto e ha chiamato per primo Novizio 2, che con La via della freccia fa salire il Bambù.

guide-shogunate-first-secret = Uno sguardo alle tue carte
guide-shogunate-first-secret-tells = Con La via della freccia Novizio 2 vede anche una delle tue carte Lealtà. La vede solo Novizio 2, e quale lo scegli tu.
guide-shogunate-first-secret-show = Mostra il Glicine o la Tartaruga.
guide-shogunate-first-secret-won = Novizio 2 ora conosce una delle tue carte. Gli altri sanno solo che ne hai mostrata una.

guide-shogunate-first-line = La Linea di Successione
guide-shogunate-first-line-tells = Ora esegui la tua carta. Il posto di un Capo nella Linea decide quanto Onore gli dà il Complotto: in questo round 2 al posto 5, dove c'è la Tartaruga, e 1 alla coda. Perciò lascia lì la Tartaruga e fai salire il Glicine per il prossimo round.
guide-shogunate-first-line-move = Fai salire il Glicine di 2 posti, al posto 2.
guide-shogunate-first-line-show = Controcorrente ha un prezzo: mostra all'Hatamoto una delle tue carte.
guide-shogunate-first-line-won = Il Complotto ha dato 2 Onore alla Tartaruga e 1 al Prugno, in coda; il suo potere ha mandato lo Shinobi in coda. Alla fine del round il Capo con lo Shinobi perde 1 Onore: il Prugno. Hai 9 punti.

guide-shogunate-first-hatamoto = L'Hatamoto sei tu
guide-shogunate-first-hatamoto-tells = Il segnalino è passato a te: non giochi carte, ma decidi chi comincia. Il Complotto darà 3 Onore al posto 2 e 1 al posto 5, quello della Tartaruga. Novizio 2 ha Disonore, che manda un Capo in coda; Novizio 3 ha Controcorrente, che ne fa salire uno.
guide-shogunate-first-hatamoto-order = Fai cominciare Novizio 2: così il colpo arriva prima dell'aiuto.
guide-shogunate-first-hatamoto-won = Novizio 2 ha mandato il Glicine in coda e ha dovuto scoprire il Bambù; Novizio 3 ha fatto risalire il Glicine e ti ha mostrato il Prugno. La Tartaruga è rimasta al posto 5 e ha avuto il suo Onore: hai 10 punti.

guide-shogunate-first-power = Il potere del Complotto
guide-shogunate-first-power-tells = Dopo l'Onore, l'Hatamoto usa il potere del Complotto: questo ti fa guardare una carta Lealtà coperta. Poi lo Shinobi toglie 1 Onore, e solo dopo si contano i punti.
guide-shogunate-first-power-look = Guarda una carta Lealtà di Novizio 2 o di Novizio 3.
guide-shogunate-first-power-won = Lo Shinobi ha tolto 1 Onore al Prugno, e tu hai ancora 10 punti: la partita è finita.
