### The words of the command line about Shogunate, in English.

## Options

cli-value-pair = PAIR
cli-arg-pair = shogunate: both Loyalty cards of one Leader count its Honor twice or once. Default: twice (SGE-1).
cli-arg-threshold = shogunate: the score that ends the game, 5 to 60. Default: 12, or 10 with 3 players (SGE-1).

cli-section-loyalty = Loyalty cards
cli-section-shinobi = The Shinobi
cli-section-end = The score that ends the game, for 3, 4, 5 and 6 players
cli-section-actions = Action cards
cli-section-leaders = The Leaders' clans
cli-section-plots = Plots 1 to 18

## Before the game

cli-shogunate-welcome = Welcome to the court! Kajiba is an unofficial Shogunate for 3 to 6 players at one keyboard.
cli-shogunate-how-many = How many play? 3, 4, 5 or 6 (Enter = 4):
cli-shogunate-how-many-again = Please type 3, 4, 5 or 6, or just press Enter for 4.
cli-shogunate-names-number = { $names ->
    [one] { $names } name is given
   *[other] { $names } names are given
}, but 3 to 6 play.
cli-shogunate-players-wrong = --players does not fit: 3 to 6 people play Shogunate.
cli-shogunate-offer = { $file } holds a game of Shogunate that is not over: { $players }, round { $round }.

## The curtain

cli-shogunate-begin = Every player has secrets, so the screen is cleared whenever the keyboard changes hands. Type the number of what you want to do; “help” lists what else you can type.
cli-shogunate-own-deck = The clans and the Plots are Kajiba's own, not the publisher's; with --components you play with yours.

## The table

cli-shogunate-round = Round { $round } · Hatamoto: { $name }
cli-shogunate-line = Line of Succession
cli-shogunate-honor = Honor
cli-shogunate-plot-brings = Plot
cli-shogunate-plot = The Plot: { $plot }. Power: { $power }.
cli-shogunate-shinobi = Shinobi
cli-shogunate-yours = { $n ->
    [one] yours
   *[other] yours twice
}
cli-shogunate-players = Players
cli-shogunate-hatamoto = { $name } (Hatamoto)
cli-shogunate-player = { $name }: hand: { $hand }; discards: { $discards }; Loyalty: { $loyalty }.
cli-shogunate-player-chosen = { $player } { $chosen }
cli-shogunate-chosen = Has chosen a card.
cli-shogunate-chosen-card = Card of this round: { $card }.
cli-shogunate-all-cards = all six
cli-shogunate-none = none
cli-shogunate-up = { $leader } face up
cli-shogunate-down = { $n } face down
cli-shogunate-own = Your Loyalty cards: { $cards }. They score { $score } now; a score of { $end } ends the game.
cli-shogunate-own-up = { $leader } (face up, Honor { $honor })
cli-shogunate-own-down = { $leader } (face down, Honor { $honor })
cli-shogunate-notes = What you have seen, shown and exchanged
cli-shogunate-option = { $action }: { $does }
cli-shogunate-card = { $card }: { $does }
cli-shogunate-goal = The game ends after the round in which a score reaches { $end }. The highest score wins: the total Honor on the Leaders of your Loyalty cards.
cli-shogunate-why-rules = Type rules and the clause to read it, such as rules SGR-1.
cli-shogunate-help-rules = rules SGA-6
cli-shogunate-help-undo-text = Undo your last move. While the keyboard changes hands: the last move of all.
cli-shogunate-help-other-text = Hand the keyboard to a player who wants to change a secret choice.
cli-shogunate-help-cards-text = Show what the six Action cards do.
cli-shogunate-help-goal-text = See when the game ends, and who wins.
cli-shogunate-help-log-text = See what happened last, as far as you know it.

## The end, and replay

cli-shogunate-name = Player
cli-shogunate-score = Score
cli-shogunate-loyalty = Loyalty cards
