### The table of Shogunate in the browser, beyond the words of the game itself.

## The stage

board-game-shogunate = Shogunate
court-round = Round { $round } · Hatamoto: { $name }
court-stage = The court
court-line-order = The Line of Succession, from the head to the tail
court-ends-at = Ends at { $n } Honor
court-ends-why = The game ends when the Honor on the Leaders of somebody's two Loyalty cards reaches { $n }.
court-plot = Plot
court-power = Power: { $power }
court-pattern = Honor at the end of the round: { $pattern }.
court-pattern-here = The Plot brings { $n } Honor to this place
court-pattern-given = The Plot has brought { $n } Honor to this place
court-deck = { $n } left
court-deck-own = The printed Plots and clans are not to be had: these are Kajiba's own.
court-banner = { $leader }: { $n } Honor
court-shinobi-here = The Shinobi: 1 Honor is lost here at the end of the round

## Action cards on the table

court-moment-choosing = Action cards, chosen in secret: { $n } of { $of }
court-moment-revealed = Action cards of this round
court-laid-none = has not chosen yet
court-laid-down = has chosen a card
court-laid-own = your choice, hidden from the others: { $card }
court-laid-performed = has performed

## People

court-people = The players
court-hatamoto = Hatamoto
court-thinking = deciding
court-has-chosen = has chosen
court-has-offered = has chosen a card to give
court-has-performed = has performed
court-loyalty-up = Loyalty card, face up: { $leader }
court-loyalty-opened = Loyalty card: { $leader }
court-loyalty-down = Loyalty card, face down
court-hand-of = In hand: { $cards }.
court-discards-of = Discards: { $cards }.
court-card-held = { $card }: in hand
court-card-out = { $card }: on the table
court-card-gone = { $card }: in the discards

## One's own things

court-loyalty = Loyalty cards
court-hidden = hidden from the others
court-face-up = face up for all
court-score-now = { $score } of { $threshold } Honor
court-hand = Action cards
court-chosen = Chosen, face down. Click to take it back.
court-played = On the table
court-discarded = In the discards
court-notes = What you have seen
court-notes-none = Nothing yet.
court-notes-all = Loyalty cards: what everybody knows ({ $n })

## Deciding

court-exchange = Exchange a Loyalty card with
court-step = { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
court-step-to = { $step } · { $to }
court-pick = Pick { $leader }, then where it goes
court-unpick = Pick another

## The end

court-scores = All cards are revealed
court-ranking = The ranking
court-player = Player
court-score = Honor
court-scored-up = { $leader }: { $n } Honor, { $place }, was face up
court-scored-down = { $leader }: { $n } Honor, { $place }
court-left-over = Loyalty cards that nobody had:

## Parts of the page, and keys

court-jump-line = Line
court-jump-own = Your cards
court-jump-people = Players
court-key-line = The Line of Succession
court-key-own = Your cards
court-key-people = The players

## First page, new table

lobby-game-shogunate = Shogunate
court-home-lead = Six lords wait to succeed the Shōgun. Two of them have your secret loyalty: raise them, and let nobody know. For 3 to 6, in half an hour.
court-home-play = Play against three Novice bots
court-home-new = Set up a table of Shogunate
option-shogunate-pair = Both cards of one Leader
option-shogunate-pair-twice = Its Honor counts twice
option-shogunate-pair-once = Its Honor counts once
option-shogunate-threshold = The game ends at
option-shogunate-threshold-usual = The usual Honor: 12, with 3 players 10
option-shogunate-threshold-8 = 8 Honor
option-shogunate-threshold-10 = 10 Honor
option-shogunate-threshold-12 = 12 Honor
option-shogunate-threshold-15 = 15 Honor
option-shogunate-threshold-20 = 20 Honor
