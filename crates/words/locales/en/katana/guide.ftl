### The guided first game. It speaks of the position in crates/host/data/guide.json, and asks for the steps in
### crates/host/src/guide/steps.rs: for each step its title, what one sees, what to do now, and what came of it.

## Around the steps

guide-learn = Learn by playing
guide-learn-hint = New here? Ten short steps at a real table teach you the game.
guide-step = Step { $n } of { $of }
guide-now = Now
guide-end = End your turn.
guide-ways = Leave, or start again
guide-again = Start again
guide-on = Play on without the guide
guide-leave = Leave
guide-later-title = One thing at a time
guide-later = That comes later. Now: { $now }
guide-finished = You know the basics
guide-finished-tells = After four rounds, the player with the most points wins. You score for Swords, decorations and your Katana, and at the end for sets of Sashimono, Honor and Favor cards and Coins. The Ghost is ahead, but Swords you deliver in later rounds score more.
guide-finished-now = Start a game of your own, or play this one to the end.
guide-play = Play now against the Ghost
guide-on-finished = Play this game to its end

## The steps

guide-house = A new Sword
guide-house-tells = You are a master smith. Score the most points in four rounds by forging and delivering Swords. This is round 2, and some of your Swords are already begun. On your turn you place one Worker and take the action of its area; at the Houses you take a Sword to forge.
guide-house-place = Place a Worker at the Houses.
guide-house-take = Take Sword 43 from House 2 (Pine). It gives you 5 Coins now, and 8 points once you have forged and delivered it.
guide-house-won = Sword 43 has entered the first column of your Forge, and you got its Coins and a Daimyō card. Then the Ghost took its turn: it follows simple rules, and you try to outscore it.

guide-market = Resources
guide-market-tells = Swords are forged from Wood, Steel, Stingray Leather (Leather for short) and Lacquer. At the Market you buy Resources, then take a Market card.
guide-market-place = Place a Worker at the Market.
guide-market-lacquer = Buy 1 Lacquer: Sword 12 on your Forge needs it.
guide-market-leather = Buy 1 Leather: it is what Sword 43 starts with.
guide-market-card = Take the highlighted Market card. Cards have a one-time effect and a lasting benefit; you'll try them in your first full game.
guide-market-won = You have one Resource of each type: all you need for the next steps.

guide-line = The Forge
guide-line-tells = On your Forge, a Sword moves one space for each Resource you put on it, in the order it shows. A Worker at the Forge activates one row or column: every Sword there may move once.
guide-line-place = Place a Worker at the Forge.
guide-line-line = Activate column 2: two of your Swords are there.
guide-line-won = Both Swords in column 2 may move now.

guide-move = A Sword moves
guide-move-tells = The Resource decides the direction. Matching the Sword's own row moves it right; matching the row above or below moves it up or down. A space holds only one Sword, so the order matters.
guide-move-first = Move Sword 12: its last Lacquer takes it up into the Lacquer row.
guide-move-second = Its space is free now: move Sword 15 up with 1 Wood.
guide-move-won = Sword 12 has all its resources: it is complete.

guide-academy = Decorations
guide-academy-tells = At the Academy, advance one of your Decorators; then each of them may decorate a Resource on one of your Swords. A decoration gives Coins at once (more the further the Decorator is) and points when you deliver the Sword.
guide-academy-place = Place a Worker at the Academy.
guide-academy-advance = Advance the Wood Decorator.
guide-academy-decorate = Decorate the Wood on Sword 12.
guide-academy-done = That is enough for now: finish at the Academy.
guide-academy-won = You gained 2 Coins. The Lacquer on Sword 12 was already decorated; now Wood adds 1 point to its 4.

guide-deliver = A delivery
guide-deliver-tells = You can deliver a complete Sword at any time before you pass. It doesn't use a Worker. It scores its own points, its decorations and the points of the round.
guide-deliver-deliver = Deliver Sword 12.
guide-deliver-collect = Take the benefits of its row and its column: 1 Lacquer and 2 Coins.
guide-deliver-sashimono = Choose a Sashimono. These House banners score at the end of the game; a set of all four scores most.
guide-deliver-project = Copy Lacquer and Wood into your Project. The next step shows why.
guide-deliver-won = 12 points: 5 for the Sword, 5 for its decorations, 2 for the round. And one of your Blocked Workers is now Available for the rest of the game.

guide-katana = Your Katana
guide-katana-tells = Your Project now has all four types, so it can become your Katana, the Sword for the Shōgun. You forge and deliver it like any other Sword, and it can also win you a Favor card.
guide-katana-put = Put your Katana into play.
guide-katana-compose = You choose its order. Add Lacquer first.
guide-katana-compose-wood = Now add Wood.
guide-katana-compose-steel = Then Steel.
guide-katana-compose-leather = And Leather last.
guide-katana-won = Your Katana is at the start of the Lacquer row. Delivered, it scores 10 points, plus the points of the round (4 in round 3, 6 in round 4) and of its decorations.

guide-komainu = The first player
guide-komainu-tells = The Ghost has no Worker left and has passed. You still have the one you freed with your delivery: at the Komainu it earns you 4 Coins, and you go first next round.
guide-komainu-place = Place your Worker at the Komainu.
guide-komainu-won = You have 4 more Coins, and you start the next round.

guide-palace = A Monk at the Palace
guide-palace-tells = Monks wait at the Temple. For an offering, 6 Coins this round, a Monk does what a Worker does and more: at the Palace, you use one Room with your Family Member in it twice.
guide-palace-place = Place a Monk at the Palace.
guide-palace-arrange = On the board, mark the Move Sword Room for your Family Member, then confirm.
guide-palace-use = Use the Room for your Katana and for Sword 43, one after the other.
guide-palace-done = Finish at the Palace.
guide-palace-won = Both Swords have their first Resource. Your Family Member stays in its Room and will help you again next time.

guide-pass = The end of the round
guide-pass-tells = When you can't or don't want to place any more Workers or Monks, pass and take an Honor card, which scores at the end of the game. Once everyone has passed, all pieces return and the next round begins.
guide-pass-pass = Pass, and take the Honor card that is left.
guide-pass-won = Round 3 has begun: your Workers are back, new Swords are on display, and you go first.
