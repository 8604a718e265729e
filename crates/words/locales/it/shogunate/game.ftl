### Le parole di Shogunate, in italiano.
### Un Capo porta il nome del suo clan; $form dice come sta nella frase (name, start, the, to, card) o che cosa se ne
### vuole (full, letter, crest). «Accanto», «dare» e «togliere» vogliono la forma to: «al Prugno», «alla Neve».
### $who e $whom sono "you" per chi legge e "other" per tutti gli altri; $name e $other sono i loro nomi.

## Capi

sho-leader-plum = { $form ->
    [name] Prugno
    [start] Il Prugno
    [to] al Prugno
    [full] il signore del clan del Prugno
    [letter] P
    [crest] 梅
   *[the] il Prugno
}
sho-leader-bamboo = { $form ->
    [name] Bambù
    [start] Il Bambù
    [to] al Bambù
    [full] il signore del clan del Bambù
    [letter] B
    [crest] 竹
   *[the] il Bambù
}
sho-leader-wisteria = { $form ->
    [name] Glicine
    [start] Il Glicine
    [to] al Glicine
    [full] il signore del clan del Glicine
    [letter] G
    [crest] 藤
   *[the] il Glicine
}
sho-leader-snow = { $form ->
    [name] Neve
    [start] La Neve
    [to] alla Neve
    [full] il signore del clan della Neve
    [letter] N
    [crest] 雪
   *[the] la Neve
}
sho-leader-hawk = { $form ->
    [name] Falco
    [start] Il Falco
    [to] al Falco
    [full] il signore del clan del Falco
    [letter] F
    [crest] 鷹
   *[the] il Falco
}
sho-leader-tortoise = { $form ->
    [name] Tartaruga
    [start] La Tartaruga
    [to] alla Tartaruga
    [full] il signore del clan della Tartaruga
    [letter] T
    [crest] 亀
   *[the] la Tartaruga
}

## La Linea, l'Onore e le carte Lealtà

sho-place = { $n ->
    [1] in testa
    [6] in coda
   *[other] al posto { $n }
}
sho-hidden-card = una carta Lealtà
sho-you = te
sho-or = {" o "}
sho-cause-card = { $who ->
    [you] la tua carta
   *[other] carta di { $name }
}
sho-cause-pattern = il Complotto
sho-cause-power = potere del Complotto
sho-cause-shinobi = lo Shinobi

## Carte Azione

sho-card-cloaked-in-shadows = Avvolti nelle ombre
sho-card-dishonor = Disonore
sho-card-flowing-upstream = Controcorrente
sho-card-honorable-company = Onorevole compagnia
sho-card-path-of-the-arrow = La via della freccia
sho-card-storms-to-flowers = Dalla tempesta ai fiori
sho-card-text-cloaked-in-shadows = L'Hatamoto sceglie un Capo, tu lo sposti in un altro posto qualsiasi.
sho-card-text-dishonor = Sposta un Capo in coda. Scopri una delle tue carte Lealtà.
sho-card-text-flowing-upstream = Fai salire un Capo di 1 o 2 posti. Mostra all'Hatamoto una delle tue carte Lealtà coperte.
sho-card-text-honorable-company = Fai scendere un Capo di 1 posto. Quel Capo e uno accanto a lui ricevono 1 Onore ciascuno.
sho-card-text-path-of-the-arrow = Fai salire un Capo di 1 posto. Un altro giocatore ti mostra una sua carta Lealtà coperta.
sho-card-text-storms-to-flowers = Scambia di posto due Capi, oppure scambia una carta Lealtà coperta con un avversario.

## Complotti

sho-plot-shadow-at-the-gate = Ombra alla porta
sho-plot-hired-blade = La lama prezzolata
sho-plot-opened-letter = La lettera aperta
sho-plot-fallen-banner = Lo stendardo caduto
sho-plot-quarrel-of-neighbors = Lite tra vicini
sho-plot-rising-star = L'astro nascente
sho-plot-climbing-shadow = L'ombra che sale
sho-plot-sinking-shadow = L'ombra che scende
sho-plot-great-audience = La grande udienza
sho-plot-knife-at-the-rear = Un pugnale alle spalle
sho-plot-alms = Riso per i poveri
sho-plot-tribute = Il tributo
sho-plot-moonless-night = Notte senza luna
sho-plot-old-guard = La vecchia guardia
sho-plot-tea-with-a-spy = Il tè con la spia
sho-plot-quiet-word = Una parola sottovoce
sho-plot-world-turned-over = Il mondo alla rovescia
sho-plot-envious-eyes = Occhi invidiosi
sho-plot-full = { $plot }. Onore: { $pattern }. Potere: { $power }.
sho-pattern-entry = { $n } al posto { $place }
sho-pattern-none = nessuno
sho-power-none = nessuno
sho-power-shinobi-to-head = lo Shinobi va accanto al Capo in testa
sho-power-shinobi-to-tail = lo Shinobi va accanto al Capo in coda
sho-power-shinobi-to-any = lo Shinobi va accanto a un altro Capo qualsiasi
sho-power-shinobi-to-most = lo Shinobi va accanto a uno dei Capi con più Onore
sho-power-shinobi-up = lo Shinobi sale di un posto nella Linea
sho-power-shinobi-down = lo Shinobi scende di un posto nella Linea
sho-power-head-to-tail = il Capo in testa va in coda
sho-power-tail-to-head = il Capo in coda va in testa
sho-power-switch-ends = i Capi in testa e in coda si scambiano di posto
sho-power-switch-neighbors = due Capi vicini si scambiano di posto
sho-power-step = un Capo qualsiasi sale o scende di un posto
sho-power-honor-least = uno dei Capi con meno Onore ne riceve 1
sho-power-dishonor-most = uno dei Capi con più Onore ne perde 1
sho-power-look = l'Hatamoto guarda una carta Lealtà coperta di un altro giocatore

## Che cosa si può fare: su un pulsante e in una frase

sho-label-withdraw = Riprendi
sho-label-move = { $leader } { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
sho-label-switch = { $one } ⇄ { $other }
sho-label-exchange = Scambio con { $name }
sho-action-choose = Scegli { $card }
sho-action-withdraw = Riprendi la tua scelta
sho-action-perform = Fai eseguire la carta a { $name }
sho-action-perform-card = Fai eseguire { $card } a { $name }
sho-action-name = Indica { $leader }
sho-action-move = Fai { $way ->
    [up] salire
   *[down] scendere
} { $leader } di { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}, { $to }
sho-action-move-nowhere = Lascia { $leader } { $to }
sho-action-switch = Scambia di posto { $one } e { $other }
sho-action-reveal = Scopri { $leader }
sho-action-show = Mostra { $leader }
sho-action-show-to = Mostra { $leader } a { $name }
sho-action-honor = Dai 1 Onore { $leader }
sho-action-take-honor = Togli 1 Onore { $leader }
sho-action-ask = Fatti mostrare una carta Lealtà da { $name }
sho-action-exchange = Scambia una carta Lealtà con { $name }
sho-action-give = Cedi { $leader }
sho-action-shinobi = Manda lo Shinobi accanto { $leader }
sho-action-look = Guarda una carta Lealtà di { $name }

## Che cosa si chiede

sho-question-choose = Scegli in segreto una carta Azione.
sho-question-chosen = Hai scelto { $card }. In attesa di { $names }.
sho-question-performer = Chi esegue adesso la propria carta?
sho-question-name = { $name } esegue Avvolti nelle ombre. Quale Capo va spostato?
sho-question-move-named = L'Hatamoto ha indicato { $leader }. In quale posto va?
sho-question-move = Quale Capo sposti?
sho-question-move-dishonor = Quale Capo va in coda?
sho-question-move-upstream = Quale Capo sale, e di quanto?
sho-question-move-company = Quale Capo scende di 1 posto?
sho-question-move-arrow = Quale Capo sale di 1 posto?
sho-question-reveal = Quale delle tue carte Lealtà scopri?
sho-question-show = Quale delle tue carte Lealtà mostri a { $name }?
sho-question-honor = Quale Capo accanto { $leader } riceve anche lui 1 Onore?
sho-question-who-shows = Chi ti mostra una carta Lealtà?
sho-question-storms = Scambi di posto due Capi, oppure scambi una carta Lealtà?
sho-question-give = Quale carta Lealtà cedi a { $name }?
sho-question-given = Cedi { $leader }. In attesa di { $names }.
sho-question-shinobi = Accanto a quale Capo va lo Shinobi?
sho-question-neighbors = Quali due vicini si scambiano di posto?
sho-question-step = Quale Capo sale o scende di un posto?
sho-question-honor-least = Quale Capo, fra quelli con meno Onore, ne riceve 1?
sho-question-dishonor-most = Quale Capo, fra quelli con più Onore, ne perde 1?
sho-question-look = Di chi guardi una carta Lealtà?
sho-question-power = Esegui il potere del Complotto: { $power }.
sho-question-over = La partita è finita.

## Che cosa si chiede agli altri

sho-wait-choose = In attesa di { $names }: scelta della carta Azione.
sho-wait-performer = In attesa di { $names }: scelta di chi esegue la prossima carta.
sho-wait-name = In attesa di { $names }: scelta di un Capo.
sho-wait-move = In attesa di { $names }: spostamento di un Capo.
sho-wait-reveal = In attesa di { $names }: una carta Lealtà da scoprire.
sho-wait-show = In attesa di { $names }: una carta Lealtà da mostrare a { $whom ->
    [you] te
   *[other] { $other }
}.
sho-wait-honor = In attesa di { $names }: Onore da assegnare.
sho-wait-who-shows = In attesa di { $names }: scelta di chi mostra una carta Lealtà.
sho-wait-storms = In attesa di { $names }: scambio di due Capi o di una carta Lealtà.
sho-wait-give = In attesa di { $names }: carta Lealtà da scambiare.
sho-wait-power = In attesa di { $names }: potere del Complotto.

## Che cosa è successo

sho-event-dealt = La Linea di Successione dalla testa: { $leaders }. Lo Shinobi è accanto { $shinobi }. Il primo Hatamoto { $who ->
    [you] sei tu
   *[other] è { $name }
}.
sho-event-loyalty-dealt = { $who ->
    [you] Le tue carte Lealtà
   *[other] Carte Lealtà di { $name }
}: { $leaders }.
sho-event-loyalty-dealt-hidden = { $who ->
    [you] Hai
   *[other] { $name } ha
} ricevuto 2 carte Lealtà coperte.
sho-event-plots-shuffled = Tutti i Complotti sono stati rimescolati.
sho-event-round-began = Round { $n }. L'Hatamoto { $who ->
    [you] sei tu
   *[other] è { $name }
}.
sho-event-plot-revealed = Il Complotto: { $plot }
sho-event-chosen = { $who ->
    [you] Hai
   *[other] { $name } ha
} scelto { $card }.
sho-event-chosen-hidden = { $who ->
    [you] Hai
   *[other] { $name } ha
} scelto una carta Azione.
sho-event-withdrawn = { $who ->
    [you] Hai ripreso la tua
   *[other] { $name } ha ripreso la propria
} scelta.
sho-event-card-revealed = { $who ->
    [you] Hai
   *[other] { $name } ha
} rivelato { $card }.
sho-event-performing = Tocca a { $who ->
    [you] te
   *[other] { $name }
}: { $card }.
sho-event-leader-named = { $who ->
    [you] Hai
   *[other] { $name } ha
} indicato { $leader }.
sho-event-leader-moved = { $who ->
    [you] Hai
   *[other] { $name } ha
} fatto { $way ->
    [up] salire
   *[down] scendere
} { $leader } di { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}, { $to }.
sho-event-leader-moved-itself = { $leader } va { $to } ({ $cause }).
sho-event-leaders-switched = { $who ->
    [you] Hai
   *[other] { $name } ha
} scambiato di posto { $one } ({ $from }) e { $other } ({ $to }).
sho-event-leaders-switched-themselves = { $one } e { $other } si scambiano di posto ({ $cause }).
sho-event-loyalty-revealed = { $who ->
    [you] Hai
   *[other] { $name } ha
} scoperto una carta Lealtà: { $leader }.
sho-event-asked = { $who ->
    [you] Hai chiesto a { $other }
   *[other] { $whom ->
        [you] { $name } ti ha chiesto
       *[other] { $name } ha chiesto a { $other }
    }
} di mostrare una carta Lealtà.
sho-event-shown = { $who ->
    [you] Hai mostrato { $leader } a { $other }
   *[other] { $whom ->
        [you] { $name } ti ha mostrato { $leader }
       *[other] { $name } ha mostrato { $leader } a { $other }
    }
}.
sho-event-looked = { $who ->
    [you] Hai
   *[other] { $name } ha
} guardato { $whom ->
    [you] una tua carta Lealtà
   *[other] una carta Lealtà di { $other }
}: { $leader }.
sho-event-looked-hidden = { $who ->
    [you] Hai
   *[other] { $name } ha
} guardato { $whom ->
    [you] una tua carta Lealtà
   *[other] una carta Lealtà di { $other }
}.
sho-event-exchange-began = { $who ->
    [you] Hai deciso
   *[other] { $name } ha deciso
} di scambiare una carta Lealtà con { $whom ->
    [you] te
   *[other] { $other }
}.
sho-event-offered = { $who ->
    [you] Cederai
   *[other] { $name } cederà
} { $leader }.
sho-event-offered-hidden = { $who ->
    [you] Hai
   *[other] { $name } ha
} scelto la carta Lealtà da cedere.
sho-event-exchanged = { $who ->
    [you] Hai dato { $gave } a { $other } e hai
   *[other] { $name } ha dato { $gave } a { $other } e ha
} ricevuto { $got }.
sho-event-exchanged-hidden = { $name } e { $other } si sono scambiati una carta Lealtà.
sho-event-skipped-reveal = { $who ->
    [you] Non hai
   *[other] { $name } non ha
} carte Lealtà coperte da scoprire.
sho-event-skipped-show = { $who ->
    [you] Non hai
   *[other] { $name } non ha
} carte Lealtà coperte da mostrare.
sho-event-skipped-ask = Nessun altro ha carte Lealtà coperte da mostrare a { $who ->
    [you] te
   *[other] { $name }
}.
sho-event-skipped-power = { $who ->
    [you] Non hai
   *[other] { $name } non ha
} potuto eseguire il potere del Complotto.
sho-event-discarded = { $card } va { $who ->
    [you] nei tuoi scarti
   *[other] negli scarti di { $name }
}.
sho-event-honor-placed = { $leader } ha ricevuto { $n } Onore ({ $cause }).
sho-event-honor-taken = { $leader } ha perso 1 Onore ({ $cause }).
sho-event-power-began = Tocca a { $who ->
    [you] te
   *[other] { $name }
} il potere del Complotto: { $power }.
sho-event-shinobi-moved = Lo Shinobi ha lasciato { $from } ed è andato accanto { $to }.
sho-event-round-ended = Il round { $n } è finito.
sho-event-took-back = { $who ->
    [you] Hai
   *[other] { $name } ha
} ripreso in mano tutte le carte Azione.
sho-event-marker-passed = Il segnalino Hatamoto è passato a { $who ->
    [you] te
   *[other] { $name }
}.
sho-event-loyalty-opened = Carte Lealtà rivelate, { $who ->
    [you] le tue
   *[other] quelle di { $name }
}: { $leaders }.
sho-event-left-over-opened = Carte Lealtà avanzate: { $leaders }.
sho-event-left-over-none = Non è avanzata nessuna carta Lealtà.
sho-event-game-over-score = La partita è finita: un punteggio ha raggiunto { $n }. { $entries }.
sho-event-game-over-rounds = La partita è finita: sono stati giocati { $n } round. { $entries }.
sho-event-game-over-entry = { $rank }. { $name } ({ $points })

## Il diario privato

sho-note = Round { $n }: { $what }
sho-note-and = { $note } { $now }
sho-note-sure = La carta è stata scambiata: ora { $who ->
    [you] è in mano a te
   *[other] è in mano a { $name }
}.
sho-note-stale = Da allora c'è stato uno scambio: ora la carta potrebbe essere in mano a { $names }.

## La fine

sho-tally = { $rank }. { $name }, { $points }: { $cards }
sho-tally-card = { $leader } { $honor } ({ $place })
sho-tie-first-place = A parità di punti precede chi ha il Capo migliore più in alto nella Linea.
sho-tie-second-place = A parità di punti e di Capo migliore precede chi ha il secondo Capo più in alto.
sho-tie-fewer-up = A parità di punti e di Capi precede chi aveva meno carte Lealtà scoperte.
sho-tie-shared = Parità in tutto; la posizione è condivisa.

## Perché ora non si può

sho-reason-hatamoto-chooses-none = Da Hatamoto non scegli carte Azione.
sho-reason-in-discards = Quella carta resta nei tuoi scarti finché la tua mano non è vuota.
sho-reason-chosen-already = Hai già scelto. Riprendi prima la tua scelta.
sho-reason-nothing-to-withdraw = Non hai niente da riprendere.
sho-reason-only-one-choice = Avevi una carta sola: non c'era niente da scegliere.
sho-reason-has-performed = Quel giocatore ha già eseguito la propria carta in questo round.
sho-reason-hatamoto-performs-none = Da Hatamoto non hai carte da eseguire.
sho-reason-at-head = Quel Capo è già in testa.
sho-reason-at-tail = Quel Capo è già in coda.
sho-reason-same-place = Quel Capo è già lì.
sho-reason-other-leader-named = L'Hatamoto ha indicato un altro Capo.
sho-reason-not-next-to = Quel Capo non è accanto a quello che hai spostato.
sho-reason-oneself = Indica un altro giocatore, non te.
sho-reason-none-face-down = Quel giocatore non ha carte Lealtà coperte.
sho-reason-nothing-to-give = Non hai carte Lealtà coperte da cedere.
sho-reason-not-neighbors = Quei due Capi non sono vicini.
sho-reason-not-least = Un altro Capo ha meno Onore.
sho-reason-not-most = Un altro Capo ha più Onore.
sho-reason-shinobi-there = Lo Shinobi è già accanto a quel Capo.
