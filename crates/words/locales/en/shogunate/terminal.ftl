### The words of the command line about Shogunate, and about which game is meant, in English.

## Options

cli-value-pair = PAIR
cli-arg-pair = shogunate: both Loyalty cards of one Leader count its Honor twice or once. twice if you do not say (SGE-1).
cli-arg-threshold = shogunate: the score that ends the game, 5 to 60. 12 if you do not say, 10 for 3 players (SGE-1).
cli-arg-component-game = The game, katana or shogunate, that the components are of; without it, the game that the file is about.
cli-option-elsewhere = { $option } is an option of { $game } only.
cli-sim-rounds = Rounds a game

cli-section-loyalty = Loyalty cards
cli-section-shinobi = The Shinobi
cli-section-end = The score that ends the game, for 3, 4, 5 and 6 players
cli-section-actions = Action cards
cli-section-leaders = The Leaders' clans
cli-section-plots = Plots 1 to 18

## Before the game

cli-court-welcome = Welcome to the court! Kajiba is an unofficial Shogunate for 3 to 6 players at one keyboard.
cli-court-how-many = How many play? 3, 4, 5 or 6 (Enter = 4):
cli-court-how-many-again = Please type 3, 4, 5 or 6, or just press Enter for 4.
cli-court-names-number = { $names ->
    [one] { $names } name is given
   *[other] { $names } names are given
}, but 3 to 6 play.
cli-court-players-wrong = --players does not fit: 3 to 6 people play Shogunate.
cli-court-offer = { $file } holds a game of Shogunate that is not over: { $players }, round { $round }.

## The curtain

cli-court-begin = Everybody has secrets, so the screen is wiped whenever the keyboard goes to somebody else. Type the number of what you want to do; “help” lists what else you can type.
cli-court-own-deck = The clans and the Plots are Kajiba's own, not the publisher's; with --components you play with yours.
cli-court-curtain = The keyboard goes to { $name }. Everybody else, please look away.
cli-court-come-back = Whoever wants to change their secret choice types their name instead: { $names }.
cli-court-curtain-prompt = { $name }, press Enter to see your cards:
cli-court-curtain-help = Press Enter when nobody else looks. You can also type a player's name, undo (takes the last act back), rules, save FILE or quit.
cli-court-pause = Press Enter when you have read it; the screen is then wiped:
cli-court-more = Press Enter to read on:
cli-court-consent = { $name } wants to take back their last act, with all that came after it. Something was revealed since, or others have acted, so everybody must agree. It will be counted.
cli-court-consent-prompt = { $name }, do you agree? yes or no:

## The table

cli-court-round = Round { $round } · Hatamoto: { $name }
cli-court-since = Since you last looked:
cli-court-line = Line of Succession
cli-court-honor = Honor
cli-court-plot-brings = Plot
cli-court-plot = The Plot: { $plot }. Power: { $power }.
cli-court-shinobi = Shinobi
cli-court-yours = { $n ->
    [one] yours
   *[other] yours twice
}
cli-court-players = Players
cli-court-hatamoto = { $name } (Hatamoto)
cli-court-player = { $name }: hand: { $hand }; discards: { $discards }; Loyalty: { $loyalty }.
cli-court-player-chosen = { $player } { $chosen }
cli-court-chosen = Has chosen a card.
cli-court-chosen-card = Card of this round: { $card }.
cli-court-all-cards = all six
cli-court-none = none
cli-court-up = { $leader } face up
cli-court-down = { $n } face down
cli-court-own = Your Loyalty cards: { $cards }. They score { $score } now; a score of { $end } ends the game.
cli-court-own-up = { $leader } (face up, Honor { $honor })
cli-court-own-down = { $leader } (face down, Honor { $honor })
cli-court-notes = What you have seen, shown and exchanged
cli-court-option = { $action }: { $does }
cli-court-card = { $card }: { $does }
cli-court-goal = The game ends after the round in which a score reaches { $end }. The highest score wins: the Honor on the Leaders of one's Loyalty cards.
cli-court-why-rules = Type rules and the clause to read it, such as rules SGR-1.
cli-court-help-rules = rules SGA-6
cli-court-help-undo-text = Take your last act back. While the keyboard changes hands: the last act of all.
cli-court-help-other-text = Hand the keyboard to a player who wants to change a secret choice.
cli-court-help-cards-text = Show what the six Action cards do.
cli-court-help-goal-text = When the game ends, and who wins.
cli-court-help-log-text = Tell what happened last, as you know it.

## The end, and replay

cli-court-name = Player
cli-court-score = Score
cli-court-loyalty = Loyalty cards
cli-court-secret = a secret decision
