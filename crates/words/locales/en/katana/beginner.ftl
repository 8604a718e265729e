### Shōgun no Katana for beginners: in two minutes, aims and tips.

## In two minutes

primer-katana-goal = Smiths of the Shōgun
primer-katana-goal-tells = You and your rivals are master smiths in the Shōgun's service. Over four rounds you forge Swords, deliver them and score points. Whoever has the most at the end wins.
primer-katana-town = Send out your Workers
primer-katana-town-tells = In turn, each player places a Worker, or a Monk for Coins, and takes the action of that place: Houses, Market, Academy, Palace, Komainu or their own Forge. When you cannot or will not go on, you pass and take an Honor card.
primer-katana-sword = Take a Sword
primer-katana-sword-tells = At a House, choose a Sword. It enters the first column of your Forge, in the row of its first Resource, and a Sashimono goes on it. You take its Coins and a card. You buy Resources at the Market.
primer-katana-forge = Forge it, Resource by Resource
primer-katana-forge-tells = Place a Worker at your Forge and activate a row or column. Each Sword there can take its next Resource, which moves it one space: to the right with the Resource of its own row, up or down with that of the row beside it.
primer-katana-deliver = Deliver it
primer-katana-deliver-tells = With its last Resource a Sword is complete. Deliver it whenever you like before you pass: it scores its points, its decorations and the round's points. Its row and column pay you too, you keep the Sashimono, and a Blocked Worker may become Available.
primer-katana-katana = Make your Katana
primer-katana-katana-tells = With each delivery you may copy up to two of its Resources into your Project. Once it has all four types, you can turn it into your own Katana. Forge and deliver it like other Swords: it scores what its Resources are worth, and it may win a Favor card.
primer-katana-end = After four rounds
primer-katana-end-tells = Honor cards, sets of Sashimono, Favor cards, Coins and unused Resources give the last points. A Katana still on the Forge scores less, any other Sword there nothing. The most points win.

## Aims for a round

aim-katana-going = Get { $n ->
    [one] a Sword
   *[other] { $n } Swords
} going on your Forge
aim-katana-place = Move your Swords: put { $n } Resources on them
aim-katana-keep = Keep { $n } Coins: next round a Monk costs that much
aim-katana-deliver = Deliver { $n ->
    [one] a Sword
   *[other] { $n } Swords
}
aim-katana-free = Deliver { $n ->
    [one] a Sword: it frees a Blocked Worker
   *[other] { $n } Swords: that frees a Blocked Worker
}
aim-katana-decorate = Decorate a Resource on one of your Swords
aim-katana-family = Send a Family Member to the Palace
aim-katana-kinds = Get all four types of Resources into your Project
aim-katana-put = Put your Katana into play
aim-katana-hand-in = Deliver your Katana

## What to try next time

tip-katana-undelivered = { $n ->
    [one] A complete Sword was still on your Forge, and it scored nothing. Deliver
   *[other] { $n } complete Swords were still on your Forge, and they scored nothing. Deliver
} what is complete before you pass: it takes no Worker.
tip-katana-unfinished = Your Katana was still on the Forge at the end. Put it into play a round earlier: delivered, it also scores the round's points, earns the benefits of its row and column, and may win Favor cards.
tip-katana-few = { $n ->
    [0] You delivered no Sword.
   *[other] { $n ->
        [one] You delivered one Sword.
       *[other] You delivered { $n } Swords.
    }
} Choose short Swords whose Resources you have or can pay for, and activate a row or column of your Forge where several of your Swords can move at once.
tip-katana-no-katana = You made no Katana. Copy Resources into your Project with each delivery: once it has all four types, you can put your Katana into play.
tip-katana-left = { $n } unfinished Swords on your Forge scored nothing. In the last round, do not take new Swords: move and deliver the ones you have.
tip-katana-blocked = { $n ->
    [one] One of your Workers was Blocked to the end.
   *[other] { $n } of your Workers were Blocked to the end.
} Begin with short Swords and deliver them early: every Worker you free works in all later rounds.
tip-katana-plain = None of your delivered Swords was decorated. Go to the Academy before you deliver: a decoration gives Coins at once, and points when you deliver.
tip-katana-unspent = Coins and Resources worth { $n } Coins were left over, and 5 make one point. Spend them on Resources for another Sword, on Monks or on benefits.
tip-katana-no-set = You had few types of Sashimono. Take Swords from different Houses: a set of all four is worth { $n } points.
tip-katana-no-cards = You placed no card under your Forge. A benefit you buy early pays again with each delivery in its row or column.
