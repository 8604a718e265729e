### The lessons of Shōgun no Katana. They speak of the positions in crates/host/data/katana and ask for the steps in
### crates/host/src/katana/lessons: for each step its title, what one sees, what to do now, and what came of it.

guide-katana = Learn Shōgun no Katana
guide-katana-play = Play against the Training Ghost
guide-katana-then = A whole game against the Training Ghost, the easiest of all Ghosts.
guide-katana-end = End your turn.

## The first lesson

guide-katana-first = First steps
guide-katana-first-lead = Take a Sword, buy Resources, forge, decorate and deliver: one thing after the other.
guide-katana-first-finished = You know the basics
guide-katana-first-finished-tells = That is the heart of the game: take Swords, forge them, deliver them. The next lesson begins at this point of the same round.

guide-katana-first-house = A new Sword
guide-katana-first-house-tells = Your goal: score more points in four rounds than everyone else, by forging Swords and delivering them. This is round 2, and some of your Swords are already begun. On your turn you place one Worker and take the action of its area; at the Houses you take a Sword to forge.
guide-katana-first-house-place = Place a Worker at the Houses.
guide-katana-first-house-take = Take Sword 43 from House 2 (Pine). It gives you 5 Coins now, and 8 points once you have forged and delivered it.
guide-katana-first-house-won = Sword 43 has entered the first column of your Forge, and you got its Coins and a Daimyō card. Then the Ghost took its turn: it follows simple rules, and you try to outscore it.

guide-katana-first-market = Resources
guide-katana-first-market-tells = Swords are forged from Wood, Steel, Stingray Leather (Leather for short) and Lacquer. At the Market you buy Resources, then take a Market card.
guide-katana-first-market-place = Place a Worker at the Market.
guide-katana-first-market-lacquer = Buy 1 Lacquer: Sword 12 on your Forge needs it.
guide-katana-first-market-leather = Buy 1 Leather: it is what Sword 43 starts with.
guide-katana-first-market-card = Take the highlighted Market card. Cards have a one-time effect and a lasting benefit; a later lesson is about them.
guide-katana-first-market-won = You have one Resource of each type: all you need for the next steps.

guide-katana-first-line = The Forge
guide-katana-first-line-tells = On your Forge, a Sword moves one space for each Resource you put on it, in the order it shows. A Worker at the Forge activates one row or column: every Sword there may move once.
guide-katana-first-line-place = Place a Worker at the Forge.
guide-katana-first-line-line = Activate column 2: two of your Swords are there.
guide-katana-first-line-won = Both Swords in column 2 may move now.

guide-katana-first-move = A Sword moves
guide-katana-first-move-tells = The Resource decides the direction. Matching the Sword's own row moves it right; matching the row above or below moves it up or down. A space holds only one Sword, so the order matters.
guide-katana-first-move-first = Move Sword 12: its last Lacquer takes it up into the Lacquer row.
guide-katana-first-move-second = Its space is free now: move Sword 15 up with 1 Wood.
guide-katana-first-move-won = Sword 12 has all its resources: it is complete.

guide-katana-first-academy = Decorations
guide-katana-first-academy-tells = At the Academy, advance one of your Decorators; then each of them may decorate a Resource on one of your Swords. A decoration gives Coins at once (more the further the Decorator is) and points when you deliver the Sword.
guide-katana-first-academy-place = Place a Worker at the Academy.
guide-katana-first-academy-advance = Advance the Wood Decorator.
guide-katana-first-academy-decorate = Decorate the Wood on Sword 12.
guide-katana-first-academy-done = That is enough for now: finish at the Academy.
guide-katana-first-academy-won = You gained 2 Coins. The Lacquer on Sword 12 was already decorated; now Wood adds 1 point to its 4.

guide-katana-first-deliver = A delivery
guide-katana-first-deliver-tells = You can deliver a complete Sword at any time before you pass. It doesn't use a Worker. It scores its own points, its decorations and the points of the round.
guide-katana-first-deliver-deliver = Deliver Sword 12.
guide-katana-first-deliver-collect = Take the benefits of its row and its column: 1 Lacquer and 2 Coins.
guide-katana-first-deliver-sashimono = Choose a Sashimono. These House banners score at the end of the game; a set of all four scores most.
guide-katana-first-deliver-project = Copy Lacquer and Wood into your Project. The next lesson shows why.
guide-katana-first-deliver-won = 12 points: 5 for the Sword, 5 for its decorations, 2 for the round. And one of your Blocked Workers is now Available for the rest of the game.

## The second lesson: to the end of a round

guide-katana-round = To the end of a round
guide-katana-round-lead = Put your Katana into play, secure the first turn, send a Monk to the Palace, and pass.
guide-katana-round-finished = You know a whole round
guide-katana-round-finished-tells = After four rounds, the player with the most points wins. You score for Swords, decorations and your Katana, and at the end for sets of Sashimono, Honor and Favor cards and Coins. The Ghost is ahead, but Swords you deliver in later rounds score more.

guide-katana-round-katana = Your Katana
guide-katana-round-katana-tells = You have just delivered a Sword, and your Project has all four types of Resources. So it can become your Katana, the Sword for the Shōgun. You forge and deliver it like any other Sword, and it can also win you a Favor card.
guide-katana-round-katana-put = Put your Katana into play.
guide-katana-round-katana-compose = You choose its order. Add Lacquer first.
guide-katana-round-katana-compose-wood = Now add Wood.
guide-katana-round-katana-compose-steel = Then Steel.
guide-katana-round-katana-compose-leather = And Leather last.
guide-katana-round-katana-won = Your Katana is at the start of the Lacquer row. Delivered, it scores 10 points, plus the points of the round (4 in round 3, 6 in round 4) and of its decorations.

guide-katana-round-komainu = The first player
guide-katana-round-komainu-tells = The Ghost has no Worker left and has passed. You still have the one you freed with your delivery: at the Komainu it earns you 4 Coins, and you go first next round.
guide-katana-round-komainu-place = Place your Worker at the Komainu.
guide-katana-round-komainu-won = You have 4 more Coins, and you start the next round.

guide-katana-round-palace = A Monk at the Palace
guide-katana-round-palace-tells = Monks wait at the Temple. For an offering (6 Coins this round), a Monk does what a Worker does, and more: at the Palace, you use one Room with your Family Member in it twice.
guide-katana-round-palace-place = Place a Monk at the Palace.
guide-katana-round-palace-arrange = On the board, mark the Move Sword Room for your Family Member, then confirm.
guide-katana-round-palace-use = Use the Room for your Katana and for Sword 43, one after the other.
guide-katana-round-palace-done = Finish at the Palace.
guide-katana-round-palace-won = Both Swords have their first Resource. Your Family Member stays in its Room and will help you again next time.

guide-katana-round-pass = The end of the round
guide-katana-round-pass-tells = When you can't or don't want to place any more Workers or Monks, pass and take an Honor card, which scores at the end of the game. Once everyone has passed, all pieces return and the next round begins.
guide-katana-round-pass-pass = Pass, and take the Honor card that is left.
guide-katana-round-pass-won = Round 3 has begun: your Workers are back, new Swords are on display, and you go first.

## The third lesson: cards

guide-katana-cards = Cards
guide-katana-cards-lead = Use a card once for its effect, keep it for a lasting benefit, and know when to let it go.
guide-katana-cards-finished = Cards work for you now
guide-katana-cards-finished-tells = Daimyō cards come with Swords, Market cards from the Market. A symbol on a card names the area where you can use its effect; without one, use it at any moment. Cards you keep in your hand may still score with an Honor card at the end.

guide-katana-cards-effect = A one-time effect
guide-katana-cards-effect-tells = Every card can do two things: a one-time effect, and a lasting benefit that you buy. This is round 2, and you hold Daimyō card A: during your Market action it gives you 1 Wood and 1 Steel for nothing. Steel is just what Sword 3 still needs.
guide-katana-cards-effect-place = Place a Worker at the Market.
guide-katana-cards-effect-play = Play Daimyō card A.
guide-katana-cards-effect-won = You have 1 more Wood and 1 Steel, and have bought nothing.

guide-katana-cards-benefit = A lasting benefit
guide-katana-cards-benefit-tells = A card you have played is discarded at the end of the turn, unless you buy its benefit. Then you place it under a row or column of your Forge, and each later delivery from there gives you its benefit, too. This one costs 1 Coin and gives 1 Wood.
guide-katana-cards-benefit-buy = Buy the benefit of Daimyō card A.
guide-katana-cards-benefit-line = Place it under column 4: Sword 3 will be complete there.
guide-katana-cards-benefit-won = The card is under column 4 for the rest of the game. Each row and column has room for one card.

guide-katana-cards-market = A Market card
guide-katana-cards-market-tells = You can buy Resources now, but you have what you need. At the end of your Market action you take a Market card; all of these give Coins as their lasting benefit. Market card 3 scores a Sword's printed points a second time.
guide-katana-cards-market-take = Take Market card 3.
guide-katana-cards-market-won = The card is in your hand. The Training Ghost has no Worker left and has passed, so you go on alone this round.

guide-katana-cards-forge = The last Steel
guide-katana-cards-forge-tells = Sword 3 is in column 3 of the Steel row. One more Steel moves it to column 4, where your card is.
guide-katana-cards-forge-place = Place a Worker at the Forge.
guide-katana-cards-forge-line = Activate the Steel row.
guide-katana-cards-forge-move = Move Sword 3.
guide-katana-cards-forge-won = Sword 3 is complete, in the column with your card.

guide-katana-cards-deliver = Two cards, one delivery
guide-katana-cards-deliver-tells = A card without an area symbol can be played at any moment; Market card 3 just needs a delivery. Deliver the Sword, and see both cards at work.
guide-katana-cards-deliver-deliver = Deliver Sword 3.
guide-katana-cards-deliver-play = Play Market card 3: the Sword scores its 4 points again.
guide-katana-cards-deliver-collect = Take the benefits of its row and its column. The column gives 2 Coins, and the Wood of your card.
guide-katana-cards-deliver-project = Copy 1 Steel into your Project.
guide-katana-cards-deliver-won = 12 points with one Sword: twice its 4, 2 for its decoration and 2 for the round. And your card under column 4 stays there for the next delivery.

guide-katana-cards-discard = Buy or discard?
guide-katana-cards-discard-tells = You played Market card 3 this turn, so it must now be bought or discarded. Its benefit costs 3 Coins and gives 2 with each delivery. That pays off with two more deliveries in one line; today, save your Coins.
guide-katana-cards-discard-discard = Discard Market card 3.
guide-katana-cards-discard-won = The card is gone, but its effect was worth it.

guide-katana-cards-moment = At any moment
guide-katana-cards-moment-tells = Every Sword from a House comes with a Daimyō card. The one on top at House 2 is a Daimyō card D: at any moment, even in another player's turn, it exchanges up to 3 Resources of one type for another.
guide-katana-cards-moment-place = Place a Worker at the Houses.
guide-katana-cards-moment-take = Take Sword 25 from House 2 (Pine).
guide-katana-cards-moment-play = Play Daimyō card D. Your new Sword needs Steel, and you have Wood to spare.
guide-katana-cards-moment-turn = Exchange 3 Wood for 3 Steel.
guide-katana-cards-moment-buy = Buy the benefit, too: 1 Wood per delivery for 1 Coin.
guide-katana-cards-moment-line = Place the card under a row or column of your choice: best where you expect many deliveries.
guide-katana-cards-moment-won = You have the Steel for your new Sword and two cards under your Forge.

## The fourth lesson: the others' turns

guide-katana-others = In other players' turns
guide-katana-others-lead = Send your family to the Palace, join in when others use the Academy or the Palace, and deliver before it is your turn.
guide-katana-others-finished = You never just wait
guide-katana-others-finished-tells = Each other player's Academy or Palace action gives you something, even once you have passed. Deliveries and cards for any moment are open to you in every turn until you pass.

guide-katana-others-family = A Family Member
guide-katana-others-family-tells = In this lesson you meet a player instead of the Ghost. Your Family Members open the Rooms of the Palace to you: with a Palace action you place one, then use each Room where you have one. Sword 4 needs 1 Wood and 1 Lacquer, and the Move Sword Room can put them on.
guide-katana-others-family-place = Place a Worker at the Palace.
guide-katana-others-family-arrange = Mark the Move Sword Room for your Family Member, then confirm.
guide-katana-others-family-use = Use the Room: move Sword 4 with 1 Wood.
guide-katana-others-family-done = Finish at the Palace.
guide-katana-others-family-won = Your Family Member stays in the Room. Now your opponent is at the Academy, has advanced a Decorator and decorated a Sword.

guide-katana-others-academy = A reaction at the Academy
guide-katana-others-academy-tells = Whenever someone else takes an Academy action, you may decorate one Resource on one of your Swords. It takes no Worker of yours. You gain the Decorator's Coins now, and points at the delivery.
guide-katana-others-academy-decorate = Decorate the Steel on Sword 4.
guide-katana-others-academy-won = 1 Coin at once, and 2 more points once you deliver Sword 4.

guide-katana-others-forge = Your own turn
guide-katana-others-forge-tells = It is your turn again. Sword 4 can wait: perhaps your opponent goes to the Palace, and your Family Member is there already. Use the Worker for Sword 2.
guide-katana-others-forge-place = Place a Worker at the Forge.
guide-katana-others-forge-line = Activate the Leather row.
guide-katana-others-forge-move = Move Sword 2 with its Steel.
guide-katana-others-forge-won = Sword 2 has moved up to the Steel row. And your opponent has indeed gone to the Palace.

guide-katana-others-palace = A reaction at the Palace
guide-katana-others-palace-tells = Whenever someone else takes a Palace action, you may use one Room in which you have a Family Member. Yours is in the Move Sword Room.
guide-katana-others-palace-use = Move Sword 4: its last Resource, the Lacquer.
guide-katana-others-palace-won = Sword 4 is complete, and it is still your opponent's turn.

guide-katana-others-deliver = Deliver at once
guide-katana-others-deliver-tells = A delivery is no action: until you pass, you can deliver at any moment, even in another player's turn. You then have its benefits before your own turn, and its space on the Forge is free.
guide-katana-others-deliver-deliver = Deliver Sword 4 now.
guide-katana-others-deliver-collect = Take the benefits of its row and its column: 1 Lacquer and 2 Coins.
guide-katana-others-deliver-project = Copy Lacquer and Wood into your Project.
guide-katana-others-deliver-won = 8 points: 4 for the Sword, 2 for its decoration and 2 for the round. Your opponent has ended their turn, and it is yours.

## The fifth lesson: the Katana

guide-katana-katana = The Katana
guide-katana-katana-lead = Build your Katana from your Project, forge it in four moves, deliver it first and take a Favor card.
guide-katana-katana-finished = A Katana for the Shōgun
guide-katana-katana-finished-tells = Of the five Favor cards, as many are in play as there are people at the table. One goes to the first Katana delivered; the others compare the Katanas at the end. A Katana still on the Forge then scores only what is on it, and gives you Dishonor. Now play a whole game, against the Training Ghost.

guide-katana-katana-project = A complete Project
guide-katana-katana-project-tells = This is round 3. Each Sword you deliver may add up to two of its Resources to your Project; once all four types are there, it can become your Katana. You have Lacquer and Wood. Sword 2 is complete and has waited: in round 3 a delivery scores 4 points more, not 2.
guide-katana-katana-project-deliver = Deliver Sword 2.
guide-katana-katana-project-collect = Take the benefits of its row and its column: 1 Wood and 2 Coins.
guide-katana-katana-project-copy = Copy Steel and Leather into your Project.
guide-katana-katana-project-won = 8 points, and all four types are in your Project. This second delivery has also freed a Blocked Worker.

guide-katana-katana-put = Your composition
guide-katana-katana-put-tells = You can put the Katana into play at any moment when its first space is free, and you choose the order of its Resources. Neighbors in that order must belong to the same row of the Forge or to adjacent rows. More Resources mean more points, but also more moves.
guide-katana-katana-put-put = Put your Katana into play.
guide-katana-katana-put-lacquer = Begin with Lacquer.
guide-katana-katana-put-wood = Then Wood.
guide-katana-katana-put-steel = Then Steel.
guide-katana-katana-put-leather = And Leather last.
guide-katana-katana-put-won = Your Katana is in the first column of the Lacquer row, and its composition is fixed.

guide-katana-katana-first = The first move
guide-katana-katana-first-tells = Your Katana moves like any other Sword, and you have one Resource of each type: enough for all four moves. Your opponent has no Katana yet, so be quick.
guide-katana-katana-first-place = Place a Worker at the Forge.
guide-katana-katana-first-line = Activate the Lacquer row.
guide-katana-katana-first-move = Move your Katana.
guide-katana-katana-first-won = One of four. And your opponent has gone to the Palace, where your Family Member is in the Move Sword Room.

guide-katana-katana-room = Help from the Palace
guide-katana-katana-room-tells = A reaction moves your Katana without a Worker.
guide-katana-katana-room-use = Use the Room: move your Katana with 1 Wood.
guide-katana-katana-room-won = Two of four, in your opponent's turn.

guide-katana-katana-second = The third move
guide-katana-katana-second-tells = Your Katana has come down to the Wood row. You can activate a row or a column: column 2 will do.
guide-katana-katana-second-place = Place a Worker at the Forge.
guide-katana-katana-second-line = Activate column 2.
guide-katana-katana-second-move = Move your Katana with its Steel.
guide-katana-katana-second-won = Three of four. Your opponent is at the Academy now.

guide-katana-katana-decorate = A precious decoration
guide-katana-katana-decorate-tells = Decorations count on your Katana, too, and Lacquer is worth the most.
guide-katana-katana-decorate-decorate = Decorate the Lacquer on your Katana.
guide-katana-katana-decorate-won = 4 more points for your Katana, and 1 Coin.

guide-katana-katana-last = The last move
guide-katana-katana-last-tells = Only the Leather is missing.
guide-katana-katana-last-place = Place a Worker at the Forge.
guide-katana-katana-last-line = Activate the Steel row.
guide-katana-katana-last-move = Move your Katana.
guide-katana-katana-last-won = Your Katana is complete, before any other.

guide-katana-katana-favor = The Shōgun's Favor
guide-katana-katana-favor-tells = The first to deliver a Katana takes Favor card I and scores 6 points at the end of that turn.
guide-katana-katana-favor-deliver = Deliver your Katana.
guide-katana-katana-favor-collect = Take the benefits of its row and its column.
guide-katana-katana-favor-won = 24 points: 10 for the Katana, 4 for its Lacquer, 4 for the round and 6 for Favor card I.
