### Shōgun no Katana for beginners: in two minutes, aims and tips.

## In two minutes

primer-katana-goal = Smiths of the Shōgun
primer-katana-goal-tells = You and your rivals are master smiths in the Shōgun's service. Over four rounds you forge Swords, deliver them and score points. Whoever has the most at the end wins.
primer-katana-town = Send out your Workers
primer-katana-town-tells = In turn, each player places one figure – a Worker, or a Monk for Coins – and takes the action of that place: Houses, Market, Academy, Palace, Komainu or their own Forge. When you cannot or will not go on, you pass and take an Honor card.
primer-katana-sword = Take a Sword
primer-katana-sword-tells = At a House, choose a Sword. It enters the first column of your Forge, in the row of its first Resource, and a Sashimono goes on it. You take its Coins and a card. You buy Resources at the Market.
primer-katana-forge = Forge it, Resource by Resource
primer-katana-forge-tells = Place a figure at your Forge and name a row or column. Each Sword there can take its next Resource, which moves it one space: to the right with the Resource of its own row, up or down with that of the row beside it.
primer-katana-deliver = Deliver it
primer-katana-deliver-tells = With its last Resource a Sword is complete. Deliver it whenever you like before you pass: it scores its points, its decorations and the round's points. Its row and column pay you too, you keep the Sashimono, and a Blocked Worker may become Available.
primer-katana-katana = Make your Katana
primer-katana-katana-tells = With each delivery you may copy up to two of its Resources into your Project. Once it has all four kinds, you can turn it into your own Katana. Forge and deliver it like other Swords: it scores what its Resources are worth, and it may win a Favor card.
primer-katana-end = After four rounds
primer-katana-end-tells = Honor cards, sets of Sashimono, Favor cards, Coins and unused Resources bring the last points. A Katana still on the Forge scores less, any other Sword there nothing. The most points win.
