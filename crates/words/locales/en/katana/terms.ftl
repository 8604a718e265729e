### The terms of Shōgun no Katana, explained in a sentence or two. For each: its name, the forms by which it is known in the
### rules, and what it is.

## Figures and areas

term-figure = Miniature
term-figure-forms = miniatures | miniature | figures | figure
term-figure-what = A Worker or a Monk: what you place to take an action.
term-worker = Worker
term-worker-forms = Available Workers | Available Worker | Blocked Workers | Blocked Worker | Workers | Worker
term-worker-what = A miniature that you place for free. Blocked Workers wait on your Washitsu board until a delivered Sword takes their space and makes them Available.
term-monk = Monk
term-monk-forms = Monks | Monk
term-monk-what = A miniature from the Temple. It costs the offering of the round, does what a Worker does, and adds the Monk effect of its area.
term-offering = Offering
term-offering-forms = offering
term-offering-what = The Coins a Monk costs. The price rises from round to round.
term-temple = Temple
term-temple-forms = Temple
term-temple-what = Where your two Monks wait until you pay the offering for them.
term-house = Daimyō House
term-house-forms = Houses | House
term-house-what = Home of one of the four Daimyōs who order Swords. There you take a Sword, with its Coins, and a Daimyō card.
term-market = Market
term-market-forms = Market action | Market actions | Market
term-market-what = Where you buy Resources and take a Market card.
term-forge = Forge
term-forge-forms = Forge | Forges
term-forge-what = Your own grid of 4 rows and 5 columns, on which your Swords grow: each Resource put on a Sword moves it one space.
term-academy = Academy
term-academy-forms = Academy action | Academy
term-academy-what = Where your Decorators advance and decorate Resources on your Swords. Each other player may decorate one, too.
term-palace = Palace
term-palace-forms = Palace action | Palace
term-palace-what = The Shōgun's Rooms. Your Family Members there give you the Rooms' benefits; each other player may use one Room, too.
term-komainu = Komainu
term-komainu-forms = Komainu
term-komainu-what = The guardian lion: take Coins, and be first player next round.

## Swords

term-sword = Sword
term-sword-forms = Swords | Sword
term-sword-what = A tile that you forge: you put its Resources on it one by one, in order, and deliver it for points.
term-composition = Composition
term-composition-forms = composition
term-composition-what = The Resources of a Sword, in the order in which they must be put on it.
term-complete = Complete
term-complete-forms = complete | Complete
term-complete-what = A Sword is complete once all Resources of its composition are on it. Then it can be delivered.
term-strength = Strength
term-strength-forms = strengths | strength | Strengths | Strength
term-strength-what = A number on a Sword tile that some Honor cards count. The Katana has none.
term-katana = Katana
term-katana-forms = Katanas | Katana
term-katana-what = Your own Shōgun no Katana, the Sword for the Shōgun. You design it yourself in your Project and then forge it like any other Sword.
term-project = Project
term-project-forms = Project
term-project-what = The plan of your Katana. Each Sword you deliver may add up to two of its Resources to it.
term-delivery = Delivery
term-delivery-forms = deliveries | delivery | delivered | deliver
term-delivery-what = Handing over a complete Sword: it scores, and you gain the benefits of its row and its column. It is not an action; you can do it at any time before you pass.
term-washitsu = Washitsu board
term-washitsu-forms = Washitsu
term-washitsu-what = The board beside your Forge where delivered Swords go. Each takes a space, and frees the Blocked Worker on it.
term-sashimono = Sashimono
term-sashimono-forms = Sashimono
term-sashimono-what = A House's banner. It comes with a Sword, is yours once you deliver the Sword, and scores in sets at the end.
term-starting-sashimono = Starting Sashimono
term-starting-sashimono-forms = Starting Sashimono
term-starting-sashimono-what = The banner on your first Sword, with 0 to 3 Coins. On delivery you exchange it for one of any House.

## Resources and decorations

term-resource = Resource
term-resource-forms = Resources | Resource | resources | resource
term-resource-what = Wood, Steel, Stingray Leather (Leather for short) or Lacquer. Each has one value: its price at the Market, its points as a decoration and its points on the Katana.
term-stock = Stock
term-stock-forms = stock
term-stock-what = The Resources you have but have not yet put on a Sword.
term-decorator = Decorator
term-decorator-forms = Decorators | Decorator
term-decorator-what = One of your four pieces at the Academy, one for each Resource. The further it has advanced, the more Coins its decorations give.
term-decorate = Decorate
term-decorate-forms = decorations | decoration | decorated | decorating | decorate | decorates
term-decorate-what = Replace a Resource on one of your Swords with its decorated version: gain Coins now, and its value in points on delivery. Once per type per Sword.
term-line = Line
term-line-forms = lines | line
term-line-what = A row or a column of the Forge.
term-activate = Activate
term-activate-forms = activated
term-activate-what = A Sword is activated when it is in the row or column you choose for your Worker or Monk at the Forge. It may then move once.
term-swap = Swap
term-swap-forms = swap
term-swap-what = Two Swords, one above the other, change places, because the next Resource of each leads to the other's space.

## The Palace

term-family = Family Member
term-family-forms = Family Members | Family Member
term-family-what = One of your three miniatures at the Palace. They stay there from round to round and give you the benefits of their Rooms.
term-room = Room
term-room-forms = Rooms | Room
term-room-what = One of five tiles at the Palace, each with a benefit for players with a Family Member in it.
term-passive = Passive Room
term-passive-forms = Passive Rooms | Passive Room | Passive
term-passive-what = A Room that works by itself as long as you have a Family Member in it. Its benefit is never obtained in a Palace action.
term-token = Family Member token
term-token-forms = Family Member token | Family token | token
term-token-what = A Family Member token that belongs to no player. With Daimyō card B you put it in a Room and gain that Room's benefit, too.

## Cards

term-daimyo-card = Daimyō card
term-daimyo-card-forms = Daimyō cards | Daimyō card
term-daimyo-card-what = The card you get with a Sword from a House. Play its effect, buy its benefit, or both.
term-market-card = Market card
term-market-card-forms = Market cards | Market card
term-market-card-what = The card you get with each Market action. There are seven kinds, with stronger effects than Daimyō cards.
term-effect = Effect
term-effect-forms = immediate effect | effects | effect
term-effect-what = What a card does once, when it is played.
term-benefit = Permanent benefit
term-benefit-forms = permanent benefits | permanent benefit | benefits | benefit
term-benefit-what = What you gain from a row or column with each delivery in it. Some are printed; a card bought and put under a line adds its own.
term-moment = Moment
term-moment-forms = Moments | Moment | moments | moment
term-moment-what = All that one player does within one player's turn. If you play a card, you must buy or discard it before your Moment ends.
term-honor-card = Honor card
term-honor-card-forms = Honor cards | Honor card
term-honor-card-what = The card you take when you pass. At the end it scores for what it shows, at most 12 points.
term-favor-card = Favor card
term-favor-card-forms = Favor cards | Favor card | Favor
term-favor-card-what = The Shōgun's thanks for a Katana: the first delivered, the longest, the most valuable, or the one delivered farthest to the left or right.
term-shame = Shame
term-shame-forms = Shame card | Shame
term-shame-what = A card you take if you change the Project when putting the Katana into play. It halves the points of your Favor cards.
term-dishonor = Dishonor
term-dishonor-forms = Dishonor
term-dishonor-what = The other side of the Shame card, for a player whose Katana is still on the Forge at the end: no points for Favor cards.

## The course of the game

term-passing = Passing
term-passing-forms = passing | passed | passes
term-passing-what = Ending your part in this round: you take an Honor card, and from then on you can only react at the Academy and the Palace.
term-restore = Restore
term-restore-forms = Restore
term-restore-what = The phase between two rounds: Workers and Monks return, Swords are refilled, new Honor cards are revealed.
term-first-player = First player
term-first-player-forms = first player | First player
term-first-player-what = The player who begins the round; the others follow clockwise.
term-ghost = Ghost
term-ghost-forms = Ghosts | Ghost
term-ghost-what = An automated opponent with five levels. It draws a card each turn and follows fixed rules.
term-story = Story
term-story-forms = Story points | Story
term-story-what = Fourteen chapters for one player against a Ghost, each with its own task.
