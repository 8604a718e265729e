### Shogunate for beginners: in two minutes, aims and tips.

## In two minutes

primer-shogunate-line = Who will follow the Shōgun?
primer-shogunate-line-tells = Six Leaders stand in the Line of Succession, from the head to the tail. You are none of them: you help from the shadows those whose cards you hold.
primer-shogunate-loyalty = Two secret Loyalty cards
primer-shogunate-loyalty-tells = You are dealt two Loyalty cards that only you see. The Honor on their Leaders is your score. Others may be loyal to the same Leaders: find out who.
primer-shogunate-choose = Choose a card in secret
primer-shogunate-choose-tells = Each round, everyone but the Hatamoto chooses an Action card from their hand, and all are revealed together. Then the Hatamoto names who performs theirs, one player after another. You take your cards back once your hand is empty.
primer-shogunate-act = Move the Leaders
primer-shogunate-act-tells = The six Actions move Leaders up and down the Line. One places Honor, one shows you someone's Loyalty card. Others touch your own secret: you turn a card up, show one to the Hatamoto, or may exchange one.
primer-shogunate-plot = The Plot gives Honor
primer-shogunate-plot-tells = When all have performed, the Plot gives Honor to the Leaders at certain places of the Line, and the Hatamoto executes its power. Then the Leader with the Shinobi loses 1 Honor, and the next player is Hatamoto.
primer-shogunate-end = Enough Honor
primer-shogunate-end-tells = After the round in which someone's Loyalty cards come to 12 Honor (10 with three players), the game ends. All cards are revealed, and the most Honor wins.

## Aims for a round

aim-shogunate-raise = Get { $leader } to where the Plot gives Honor, such as { $place }
aim-shogunate-hold = Keep { $leader } where the Plot gives Honor
aim-shogunate-learn = See someone else's Loyalty card: { $card } lets you
aim-shogunate-hide = Leave { $card } for later: it turns up one of your cards

## What to try next time

tip-shogunate-revealed = You turned up a Loyalty card in round { $round }, and from then on everyone knew one of your Leaders. Play Dishonor as late as you can: a hand has five other cards.
tip-shogunate-obvious = Nearly every time you moved a Leader up, it was { $leader }, and you held that card: attentive players notice. Help other Leaders now and then, and let the Hatamoto and the Plots help yours.
tip-shogunate-neglected = At the end, { $leader } had hardly any Honor, and you held that card. Both Loyalty cards count: look at each Plot for a place that one of your Leaders can reach.
tip-shogunate-robbed = The Shinobi took { $n } Honor from your Leaders. When you are Hatamoto and the Plot moves it, send it to a Leader who isn't yours.
tip-shogunate-blind = You saw none of the other players' Loyalty cards. Path of the Arrow shows you one, and then you know which Leader not to help.
