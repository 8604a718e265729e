### Il tavolo di Shogunate nel browser, oltre alle parole del gioco.

## La scena

board-game-shogunate = Shogunate
shogunate-round = Round { $round } · Hatamoto: { $name }
shogunate-stage = La corte
shogunate-line-order = La Linea di Successione, dalla testa alla coda
shogunate-ends-at = Fine a { $n } punti Onore
shogunate-ends-why = La partita finisce quando qualcuno arriva a { $n } punti Onore, sommando quelli sui Capi delle sue due carte Lealtà.
shogunate-plot = Complotto
shogunate-power = Potere: { $power }
shogunate-pattern = Onore alla fine del round: { $pattern }.
shogunate-pattern-here = Il Complotto porta { $n } Onore a questo posto
shogunate-pattern-given = Il Complotto ha portato { $n } Onore a questo posto
shogunate-deck = ne restano { $n }
shogunate-deck-own = I Complotti e i clan stampati non sono a nostra disposizione: questi sono opera di Kajiba.
shogunate-banner = { $leader }: Onore { $n }
shogunate-mine = { $n ->
    [one] La tua carta Lealtà
   *[other] Le tue due carte Lealtà
}
shogunate-shinobi-here = Lo Shinobi: alla fine del round qui si perde 1 Onore

## Le carte Azione sul tavolo

shogunate-moment-choosing = Carte Azione scelte in segreto: { $n } su { $of }
shogunate-moment-revealed = Carte Azione di questo round
shogunate-laid-none = non ha ancora scelto
shogunate-laid-down = ha scelto una carta
shogunate-laid-own = la tua scelta, nascosta agli altri: { $card }
shogunate-laid-performed = ha eseguito

## Persone

shogunate-people = I giocatori
shogunate-hatamoto = Hatamoto
shogunate-thinking = decide
shogunate-has-chosen = ha scelto
shogunate-has-offered = ha scelto una carta da dare
shogunate-has-performed = ha eseguito
shogunate-loyalty-up = Carta Lealtà scoperta: { $leader }
shogunate-loyalty-opened = Carta Lealtà: { $leader }
shogunate-loyalty-down = Carta Lealtà coperta
shogunate-loyalty-seen = Carta Lealtà coperta. L'hai vista: { $leader }
shogunate-loyalty-maybe = Carta Lealtà coperta. Forse è una che hai visto: { $leader }
shogunate-hand-of = In mano: { $cards }.
shogunate-discards-of = Scarti: { $cards }.
shogunate-card-held = { $card }: in mano
shogunate-card-out = { $card }: sul tavolo
shogunate-card-gone = { $card }: negli scarti

## Le proprie cose

shogunate-loyalty = Carte Lealtà
shogunate-hidden = nascosta agli altri
shogunate-seen-by = l'ha vista: { $names }
shogunate-face-up = scoperta per tutti
shogunate-score-now = Onore: { $score } su { $threshold }
shogunate-hand = Carte Azione
shogunate-chosen = Scelta, coperta. Fai clic per riprenderla.
shogunate-played = Sul tavolo
shogunate-discarded = Negli scarti
shogunate-notes = Quello che hai visto
shogunate-notes-none = Ancora nulla.
shogunate-notes-own = Le tue carte ({ $n })
shogunate-notes-all = Carte Lealtà: quello che sanno tutti ({ $n })

## Decidere

shogunate-exchange = Scambia una carta Lealtà con
shogunate-step = { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
shogunate-step-to = { $step } · { $to }
shogunate-pick = Prendi { $leader }, poi scegli dove va
shogunate-unpick = Prendine un altro

## La fine

shogunate-scores = Tutte le carte sono scoperte
shogunate-ranking = La classifica
shogunate-player = Giocatore
shogunate-score = Onore
shogunate-scored-up = { $leader }: { $n } Onore, { $place }, era scoperta
shogunate-scored-down = { $leader }: { $n } Onore, { $place }
shogunate-left-over = Carte Lealtà che nessuno aveva:

## Parti della pagina e tasti

shogunate-jump-line = Linea
shogunate-jump-own = Le tue carte
shogunate-jump-people = Giocatori
shogunate-key-line = La Linea di Successione
shogunate-key-own = Le tue carte
shogunate-key-people = I giocatori

## Prima pagina e nuovo tavolo

lobby-game-shogunate = Shogunate
lobby-about-shogunate = Sei signori aspettano di succedere allo Shōgun. Due di loro hanno la tua lealtà segreta: falli salire senza che nessuno lo capisca.
lobby-minutes-shogunate = circa 30 minuti
shogunate-home-new = Prepara un tavolo di Shogunate
option-shogunate-pair = Entrambe le carte di un Capo
option-shogunate-pair-twice = Il suo Onore conta due volte
option-shogunate-pair-once = Il suo Onore conta una volta
option-shogunate-threshold = La partita finisce a
option-shogunate-threshold-usual = Il consueto: 12 punti, in 3 giocatori 10
option-shogunate-threshold-8 = 8 punti
option-shogunate-threshold-10 = 10 punti
option-shogunate-threshold-12 = 12 punti
option-shogunate-threshold-15 = 15 punti
option-shogunate-threshold-20 = 20 punti
