### The table of Shogunate in the browser, beyond the words of the game itself.

## The stage

board-game-shogunate = Shogunate
shogunate-round = Round { $round } · Hatamoto: { $name }
shogunate-stage = The court
shogunate-line-order = The Line of Succession, from the head to the tail
shogunate-ends-at = Ends at { $n } Honor
shogunate-ends-why = The game ends after the round in which the Leaders on a player's two Loyalty cards hold { $n } Honor in total.
shogunate-plot = Plot
shogunate-power = Power: { $power }
shogunate-pattern = Honor at the end of the round: { $pattern }.
shogunate-pattern-here = The Plot gives { $n } Honor to this place
shogunate-pattern-given = The Plot has given { $n } Honor to this place
shogunate-deck = { $n } left
shogunate-deck-own = We don't have the printed Plots and clans, so these are Kajiba's own.
shogunate-banner = { $leader }: { $n } Honor
shogunate-mine = { $n ->
    [one] Your Loyalty card
   *[other] Your two Loyalty cards
}
shogunate-shinobi-here = The Shinobi: 1 Honor is lost here at the end of the round

## Action cards on the table

shogunate-moment-choosing = Action cards, chosen in secret: { $n } of { $of }
shogunate-moment-revealed = Action cards of this round
shogunate-laid-none = has not chosen yet
shogunate-laid-down = has chosen a card
shogunate-laid-own = your choice, hidden from the others: { $card }
shogunate-laid-performed = has performed

## People

shogunate-people = The players
shogunate-hatamoto = Hatamoto
shogunate-thinking = deciding
shogunate-has-chosen = has chosen
shogunate-has-offered = has chosen a card to give
shogunate-has-performed = has performed
shogunate-loyalty-up = Loyalty card, face up: { $leader }
shogunate-loyalty-opened = Loyalty card: { $leader }
shogunate-loyalty-down = Loyalty card, face down
shogunate-loyalty-seen = Loyalty card, face down. You have seen it: { $leader }
shogunate-loyalty-maybe = Loyalty card, face down. It may be one that you have seen: { $leader }
shogunate-hand-of = In hand: { $cards }.
shogunate-discards-of = Discards: { $cards }.
shogunate-card-held = { $card }: in hand
shogunate-card-out = { $card }: on the table
shogunate-card-gone = { $card }: in the discards

## One's own things

shogunate-loyalty = Loyalty cards
shogunate-hidden = hidden from the others
shogunate-seen-by = seen by { $names }
shogunate-face-up = face up for all to see
shogunate-score-now = { $score } of { $threshold } Honor
shogunate-hand = Action cards
shogunate-chosen = Chosen, face down. Click to take it back.
shogunate-played = On the table
shogunate-discarded = In the discards
shogunate-notes = What you have seen
shogunate-notes-none = Nothing yet.
shogunate-notes-own = Your own cards ({ $n })
shogunate-notes-all = Loyalty cards: what everyone knows ({ $n })

## Deciding

shogunate-exchange = Exchange a Loyalty card with
shogunate-step = { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
shogunate-step-to = { $step } · { $to }
shogunate-pick = Pick { $leader }, then where it goes
shogunate-unpick = Pick another

## The end

shogunate-scores = All cards are revealed
shogunate-ranking = The ranking
shogunate-player = Player
shogunate-score = Honor
shogunate-scored-up = { $leader }: { $n } Honor, { $place }, was face up
shogunate-scored-down = { $leader }: { $n } Honor, { $place }
shogunate-left-over = Loyalty cards no one had:

## Parts of the page, and keys

shogunate-jump-line = Line
shogunate-jump-own = Your cards
shogunate-jump-people = Players
shogunate-key-line = The Line of Succession
shogunate-key-own = Your cards
shogunate-key-people = The players

## First page, new table

lobby-game-shogunate = Shogunate
lobby-about-shogunate = Six lords wait to succeed the Shōgun. Two of them have your secret loyalty: raise them, and let no one know.
lobby-minutes-shogunate = about 30 minutes
shogunate-home-new = Set up a table of Shogunate
option-shogunate-pair = Both cards of one Leader
option-shogunate-pair-twice = Its Honor counts twice
option-shogunate-pair-once = Its Honor counts once
option-shogunate-threshold = The game ends at
option-shogunate-threshold-usual = The usual: 12 Honor, or 10 with 3 players
option-shogunate-threshold-8 = 8 Honor
option-shogunate-threshold-10 = 10 Honor
option-shogunate-threshold-12 = 12 Honor
option-shogunate-threshold-15 = 15 Honor
option-shogunate-threshold-20 = 20 Honor
