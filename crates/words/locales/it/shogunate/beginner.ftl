### Shogunate per chi comincia: in due minuti, obiettivi e consigli.

## In due minuti

primer-shogunate-line = Chi verrà dopo lo Shōgun?
primer-shogunate-line-tells = Sei Capi stanno nella Linea di Successione, dalla testa alla coda. Tu non sei nessuno di loro: aiuti nell'ombra quelli di cui hai le carte.
primer-shogunate-loyalty = Due carte Lealtà segrete
primer-shogunate-loyalty-tells = Ricevi due carte Lealtà che vedi solo tu. L'Onore sui loro Capi è il tuo punteggio. Anche altri possono essere leali agli stessi Capi: scopri chi.
primer-shogunate-choose = Scegli una carta in segreto
primer-shogunate-choose-tells = In ogni round tutti tranne l'Hatamoto scelgono una carta Azione dalla propria mano, e le carte si rivelano insieme. Poi l'Hatamoto indica chi esegue la propria, un giocatore dopo l'altro. Riprendi le tue carte quando non ne hai più in mano.
primer-shogunate-act = Muovi i Capi
primer-shogunate-act-tells = Le sei Azioni fanno salire e scendere i Capi nella Linea. Una assegna Onore, una ti mostra una carta Lealtà di un altro. Altre toccano il tuo segreto: giri una tua carta a faccia in su, la mostri all'Hatamoto o puoi scambiarla.
primer-shogunate-plot = Il Complotto dà Onore
primer-shogunate-plot-tells = Quando tutti hanno eseguito, il Complotto dà Onore ai Capi in certi posti della Linea, e l'Hatamoto ne esegue il potere. Poi il Capo con lo Shinobi perde 1 Onore, e l'Hatamoto diventa il giocatore seguente.
primer-shogunate-end = Abbastanza Onore
primer-shogunate-end-tells = Dopo il round in cui le carte Lealtà di qualcuno arrivano a 12 punti Onore (10 in tre giocatori) la partita finisce. Si rivelano tutte le carte e vince chi ha più Onore.

## Obiettivi di un round

aim-shogunate-raise = Porta { $leader } dove il Complotto dà Onore, per esempio { $place }
aim-shogunate-hold = Tieni { $leader } dove il Complotto dà Onore
aim-shogunate-learn = Guarda una carta Lealtà di un altro: { $card } lo permette
aim-shogunate-hide = Tieni { $card } per dopo: scopre una delle tue carte

## Che cosa provare la prossima volta

tip-shogunate-revealed = Hai scoperto una carta Lealtà nel round { $round }, e da allora tutti conoscevano un tuo Capo. Gioca Disonore il più tardi possibile: in mano hai altre cinque carte.
tip-shogunate-obvious = Quasi sempre hai fatto salire { $leader }, di cui avevi la carta, e chi è attento se ne accorge. Ogni tanto aiuta altri Capi, e lascia che l'Hatamoto e i Complotti aiutino i tuoi.
tip-shogunate-neglected = Alla fine { $leader }, di cui avevi la carta, non aveva quasi Onore. Contano entrambe le carte Lealtà: in ogni Complotto cerca un posto che uno dei tuoi Capi può raggiungere.
tip-shogunate-robbed = Lo Shinobi ha tolto { $n } Onore ai tuoi Capi. Quando sei Hatamoto e il Complotto lo muove, mandalo da un Capo che non è tuo.
tip-shogunate-blind = Non hai visto nessuna carta Lealtà degli altri. La via della freccia te ne mostra una: così sai chi non aiutare.
