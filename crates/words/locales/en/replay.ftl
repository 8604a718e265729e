### The replay, the end of a game, and what is told of Shogunate's cards.

## Moving through a game

replay-steps = Steps
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-moderate = moderate
replay-speed-fast = fast
replay-speed-fastest = very fast
replay-step-label = Step
replay-go = Show this step
replay-rounds = Rounds
replay-jump = Jump to a turn
replay-jump-go = Jump
replay-deal = The deal
replay-round = Round { $n }
replay-turn = { $name }'s turn
replay-performs = { $name }: { $card }
replay-end = The end
replay-eyes = Through the eyes of
replay-eyes-all = everybody
replay-link = The address of this moment
replay-keys = ← and → go one step, with Shift one turn; the space bar plays and pauses.

## What happened

replay-step = Step { $n } of { $last }
replay-nothing = This step changed nothing on the table.
replay-earlier = Before that
replay-laid-down = chosen in secret: { $card }

## The end

replay-honor-course = The Leaders' Honor in the course of the game

## Shogunate's cards

replay-cards-games = Which game
replay-cards-lead = The cards of Shogunate as Kajiba plays it. The printed Plots and the names of the clans are not to be had; so each value says where it comes from.
replay-cards-table-lead = What everybody at the table can know of the cards. What only you have seen stands in your notes at the table.
replay-cards-leaders = Leaders and Loyalty cards
replay-cards-actions = Action cards
replay-cards-plots = Plots
replay-cards-ending = Beginning and end
replay-cards-up = Face up: { $n } of { $all }
replay-cards-in-hand = In hand: { $n } of { $all } players
replay-cards-now = On the table now
replay-cards-gone = Has come up
replay-cards-ends = Honor that ends the game with { $n } players
replay-cards-shinobi = Where the Shinobi begins

## Shogunate's terms

term-court-leader = Leader
term-court-leader-forms = Leaders | Leader
term-court-leader-what = The head of one of the six clans. Leaders stand in the Line of Succession and collect Honor; nobody owns them.
term-court-line = Line of Succession
term-court-line-forms = Line of Succession | Line
term-court-line-what = The six Leaders in order. Plots give Honor to places of the Line, whoever stands there.
term-court-head = Head and tail
term-court-head-forms = head | tail
term-court-head-what = The first and the last place of the Line. Up is towards the head, down towards the tail.
term-court-loyalty = Loyalty card
term-court-loyalty-forms = Loyalty cards | Loyalty card
term-court-loyalty-what = A card that says for which Leader you secretly stand. You have two; the Honor on their Leaders is your score.
term-court-shinobi = Shinobi
term-court-shinobi-forms = Shinobi
term-court-shinobi-what = A figure beside one of the Leaders. At the end of each round that Leader loses 1 Honor.
term-court-action = Action card
term-court-action-forms = Action cards | Action card
term-court-action-what = One of six cards that everybody has. Each round all but the Hatamoto choose one in secret; it moves a Leader and does something more.
term-court-hatamoto = Hatamoto
term-court-hatamoto-forms = Hatamoto marker | Hatamoto
term-court-hatamoto-what = Who has the marker in this round: plays no card, but decides in which order the others perform and executes the Plot's power.
term-court-discards = Discards
term-court-discards-forms = discards
term-court-discards-what = The Action cards that a player has performed, open to all. They come back when the hand is empty.
term-court-plot = Plot
term-court-plot-forms = Plots | Plot
term-court-plot-what = A card that is revealed at the beginning of each round: how much Honor comes on which places at its end, and what power the Hatamoto then has.
term-court-power = Power
term-court-power-forms = powers | power
term-court-power-what = What a Plot lets the Hatamoto do after its Honor has been placed.
term-court-honor = Honor
term-court-honor-forms = Honor
term-court-honor-what = What Leaders collect. It goes along with its Leader and counts for all who hold the Leader's Loyalty cards.
term-court-exchange = Exchange
term-court-exchange-forms = exchange | exchanged
term-court-exchange-what = Two players each secretly choose one of their own face-down Loyalty cards and swap them.
term-court-face-up = Face up
term-court-face-up-forms = face up
term-court-face-up-what = A Loyalty card that everybody sees. It still scores, but can be neither shown nor exchanged.
term-court-score = Score
term-court-score-forms = score | scores
term-court-score-what = The Honor on the Leaders of your two Loyalty cards together. Who reaches 12 (10 among three) ends the game.

## Shogunate's pictures

picture-court-line = The Line of Succession
picture-court-line-1 = The head: the first place.
picture-court-line-2 = The tail: the last place. Up is towards the head.
picture-court-line-3 = Honor lies on Leaders and goes along with them.
picture-court-line-4 = The Shinobi begins beside the Leader in the third place.
picture-court-loyalty = Loyalty cards
picture-court-loyalty-1 = You see your own two cards.
picture-court-loyalty-2 = Those of the others lie face down.
picture-court-loyalty-3 = What is left over stays hidden until the end.
picture-court-round = A round
picture-court-round-1 = All but the Hatamoto choose an Action card in secret.
picture-court-round-2 = The Hatamoto names one after the other, who then performs.
picture-court-round-3 = The Plot gives Honor to places of the Line, and the Hatamoto executes its power.
picture-court-round-4 = The Leader with the Shinobi loses 1 Honor.
picture-court-actions = The six Action cards
picture-court-actions-1 = Cloaked in Shadows: the Hatamoto chooses a Leader, and you move it anywhere.
picture-court-actions-2 = Dishonor: a Leader goes to the tail; one of your Loyalty cards is turned up.
picture-court-actions-3 = Flowing Upstream: a Leader goes up 1 or 2; the Hatamoto sees one of your cards.
picture-court-actions-4 = Honorable Company: a Leader goes down 1; it and a neighbor receive Honor.
picture-court-actions-5 = Path of the Arrow: a Leader goes up 1; another player shows you a card.
picture-court-actions-6 = Storms to Flowers: two Leaders switch, or two players exchange a card.
picture-court-score = Your score
picture-court-score-1 = Each of your Loyalty cards names a Leader.
picture-court-score-2 = It brings you the Honor on that Leader.
picture-court-score-3 = Together they are your score. Enough of it ends the game.
picture-court-knowledge = What you know
picture-court-knowledge-1 = Your own cards.
picture-court-knowledge-2 = What lies face up, with all others.
picture-court-knowledge-3 = What you were shown, alone. An exchange may carry it on.
picture-court-plot = A Plot
picture-court-plot-1 = So much Honor comes on the Leader in each place.
picture-court-plot-2 = Then comes its power: here the Shinobi moves.
picture-court-plot-3 = The Hatamoto executes it and makes its choices.
