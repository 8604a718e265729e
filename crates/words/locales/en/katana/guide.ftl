### The guided first game. It speaks of the position in crates/host/data/guide.json, and asks for the steps in
### crates/host/src/guide/steps.rs: for each step its title, what one sees, what to do now, and what came of it.

## Around the steps

guide-learn = Learn by playing
guide-learn-hint = New here? Ten short steps at a real table show you how it is played.
guide-step = Step { $n } of { $of }
guide-now = Now
guide-end = End your turn.
guide-ways = Leave, or start again
guide-again = Start again
guide-on = Play on without the guide
guide-leave = Leave
guide-later-title = One thing after the other
guide-later = That comes later. Now: { $now }
guide-finished = You know how to play
guide-finished-tells = After four rounds the most points win: for Swords, decorations and your Katana, and at the end for sets of Sashimono, Honor and Favor cards and Coins. The Ghost is ahead, but Swords that you deliver later score more.
guide-finished-now = Begin a game of your own, or play this one to its end.
guide-play = Play now against the Ghost
guide-on-finished = Play this game to its end

## The steps

guide-house = A new Sword
guide-house-tells = You are a smith, and this is the second of four rounds. In your turn you place one figure in an area and take its action; at the Houses you take a Sword to forge.
guide-house-place = Place a Worker at the Houses.
guide-house-take = Take Sword 43 from House 2 (Pine). It brings 5 Coins now, and 8 points once you have forged it.
guide-house-won = Sword 43 has come to the first column of your Forge, with its Coins and a Daimyō card. Then the Ghost had its turn: it follows simple rules, and you try to score more than it does.

guide-market = Resources
guide-market-tells = Swords are forged from Wood, Steel, Leather and Lacquer. At the Market you buy them, and then take a Market card.
guide-market-place = Place a Worker at the Market.
guide-market-lacquer = Buy 1 Lacquer: Sword 12 on your Forge waits for it.
guide-market-leather = Buy 1 Leather: with that Sword 43 begins.
guide-market-card = Take the marked Market card. What cards can do you will see in your first whole game.
guide-market-won = You have one resource of each kind, all that the next steps need.

guide-line = The Forge
guide-line-tells = On your Forge a Sword moves one space for each resource that is put on it, in the order shown on it. A figure at the Forge activates one row or column: every Sword there may move once.
guide-line-place = Place a Worker at the Forge.
guide-line-line = Activate column 2, where two of your Swords stand.
guide-line-won = Both Swords in column 2 may move now.

guide-move = A Sword moves
guide-move-tells = The resource says where to: that of its own row moves a Sword to the right, that of the row above or below moves it there. A space holds only one Sword, so the order matters.
guide-move-first = Move Sword 12: its last Lacquer takes it up into the Lacquer row.
guide-move-second = Its space is free now: move Sword 15 up with 1 Wood.
guide-move-won = Sword 12 has all its resources: it is complete.

guide-academy = Decorations
guide-academy-tells = At the Academy one of your Decorators advances, and then they may decorate resources on your Swords. That brings Coins at once, more the further a Decorator is, and points when the Sword is delivered.
guide-academy-place = Place a Worker at the Academy.
guide-academy-advance = Advance the Wood Decorator.
guide-academy-decorate = Decorate the Wood on Sword 12.
guide-academy-done = That is enough for now: finish at the Academy.
guide-academy-won = That brought 2 Coins. On Sword 12 the Lacquer was decorated before; now Wood adds 1 point to its 4.

guide-deliver = A delivery
guide-deliver-tells = A complete Sword can be delivered at any moment before you pass, without a figure. It scores its own points, those of its decorations and those of the round.
guide-deliver-deliver = Deliver Sword 12.
guide-deliver-collect = Take the benefits of its row and of its column: 1 Lacquer and 2 Coins.
guide-deliver-sashimono = Choose a Sashimono. These banners of the Houses score at the end, best with all four kinds.
guide-deliver-project = Copy Lacquer and Wood into your Project; the next step shows what for.
guide-deliver-won = 12 points: 5 for the Sword, 5 for its decorations, 2 for the round. And a Blocked Worker is Available now, for the rest of the game.

guide-katana = Your Katana
guide-katana-tells = Your Project has all four kinds now, and so can become your Katana, the Sword for the Shōgun. You forge and deliver it like any other; it can also win a Favor card.
guide-katana-put = Put your Katana into play.
guide-katana-compose = Its order is yours to choose: begin with Lacquer.
guide-katana-compose-wood = Wood comes next.
guide-katana-compose-steel = Then Steel.
guide-katana-compose-leather = And Leather last.
guide-katana-won = Your Katana stands at the beginning of the Lacquer row. Delivered, it will score 10 points, and more with decorations.

guide-komainu = The first player
guide-komainu-tells = The Ghost has no Worker left and has passed. You still have the one that your delivery brought: at Komainu it earns 4 Coins, and you begin the next round.
guide-komainu-place = Place your Worker at Komainu.
guide-komainu-won = You have 4 Coins more, and round 3 begins with you.

guide-palace = A Monk at the Palace
guide-palace-tells = Monks wait at the Temple. For an offering, 6 Coins in this round, one acts like a Worker and does more: at the Palace you use a Room with your Family Member in it twice.
guide-palace-place = Place a Monk at the Palace.
guide-palace-arrange = Send a Family Member to the Move-a-Sword Room.
guide-palace-use = Use the Room for your Katana and for Sword 43, one after the other.
guide-palace-done = Finish at the Palace.
guide-palace-won = Both Swords have their first resource. Your Family Member stays there, and serves you again next time.

guide-pass = The end of the round
guide-pass-tells = When you can or want to place no more figures, you pass and take an Honor card, which scores at the end of the game. Once all have passed, the figures come home and the next round begins.
guide-pass-pass = Pass, and take the Honor card that is left.
guide-pass-won = Round 3 has begun: your Workers are back, new Swords are on display, and it is your turn first.
