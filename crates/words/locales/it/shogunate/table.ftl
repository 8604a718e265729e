### Il tavolo di Shogunate nel browser, oltre alle parole del gioco.

## La scena

board-game-shogunate = Shogunate
court-round = Round { $round } · Hatamoto: { $name }
court-stage = La corte
court-line-order = La Linea di Successione, dalla testa alla coda
court-ends-at = Si finisce a { $n } Onore
court-ends-why = La partita finisce quando l'Onore sui Capi delle due carte Lealtà di qualcuno arriva a { $n }.
court-plot = Complotto
court-power = Potere: { $power }
court-pattern = Onore alla fine del round: { $pattern }.
court-pattern-here = Il Complotto porta { $n } Onore a questo posto
court-pattern-given = Il Complotto ha portato { $n } Onore a questo posto
court-deck = ne restano { $n }
court-deck-own = I Complotti e i clan stampati non sono reperibili: questi sono opera di Kajiba.
court-banner = { $leader }: { $n } Onore
court-shinobi-here = Lo Shinobi: alla fine del round qui si perde 1 Onore

## Le carte Azione sul tavolo

court-moment-choosing = Carte Azione scelte in segreto: { $n } su { $of }
court-moment-revealed = Carte Azione di questo round
court-laid-none = non ha ancora scelto
court-laid-down = ha scelto una carta
court-laid-own = la tua scelta, nascosta agli altri: { $card }
court-laid-performed = ha eseguito

## Persone

court-people = I giocatori
court-hatamoto = Hatamoto
court-thinking = decide
court-has-chosen = ha scelto
court-has-offered = ha scelto una carta da dare
court-has-performed = ha eseguito
court-loyalty-up = Carta Lealtà scoperta: { $leader }
court-loyalty-opened = Carta Lealtà: { $leader }
court-loyalty-down = Carta Lealtà coperta
court-hand-of = In mano: { $cards }.
court-discards-of = Scarti: { $cards }.
court-card-held = { $card }: in mano
court-card-out = { $card }: sul tavolo
court-card-gone = { $card }: negli scarti

## Le proprie cose

court-loyalty = Carte Lealtà
court-hidden = nascosta agli altri
court-face-up = scoperta per tutti
court-score-now = { $score } Onore su { $threshold }
court-hand = Carte Azione
court-chosen = Scelta, coperta. Fai clic per riprenderla.
court-played = Sul tavolo
court-discarded = Negli scarti
court-notes = Quello che hai visto
court-notes-none = Ancora nulla.
court-notes-all = Carte Lealtà: quello che sanno tutti ({ $n })

## Decidere

court-exchange = Scambia una carta Lealtà con
court-step = { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
court-step-to = { $step } · { $to }
court-pick = Prendi { $leader }, poi scegli dove va
court-unpick = Prendine un altro

## La fine

court-scores = Tutte le carte sono scoperte
court-ranking = La classifica
court-player = Giocatore
court-score = Onore
court-scored-up = { $leader }: { $n } Onore, { $place }, era scoperta
court-scored-down = { $leader }: { $n } Onore, { $place }
court-left-over = Carte Lealtà che nessuno aveva:

## Parti della pagina e tasti

court-jump-line = Linea
court-jump-own = Le tue carte
court-jump-people = Giocatori
court-key-line = La Linea di Successione
court-key-own = Le tue carte
court-key-people = I giocatori

## Prima pagina e nuovo tavolo

lobby-game-shogunate = Shogunate
court-home-lead = Sei signori aspettano di succedere allo Shōgun. Due di loro hanno la tua lealtà segreta: falli salire senza che nessuno lo capisca. Da 3 a 6 giocatori, in mezz'ora.
court-home-play = Gioca contro tre bot Novizi
court-home-new = Prepara un tavolo di Shogunate
option-shogunate-pair = Entrambe le carte di un Capo
option-shogunate-pair-twice = Il suo Onore conta due volte
option-shogunate-pair-once = Il suo Onore conta una volta
option-shogunate-threshold = La partita finisce a
option-shogunate-threshold-usual = L'Onore consueto: 12, in 3 giocatori 10
option-shogunate-threshold-8 = 8 Onore
option-shogunate-threshold-10 = 10 Onore
option-shogunate-threshold-12 = 12 Onore
option-shogunate-threshold-15 = 15 Onore
option-shogunate-threshold-20 = 20 Onore
