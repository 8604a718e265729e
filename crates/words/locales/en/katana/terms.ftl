### The terms of Shōgun no Katana, explained in a sentence or two. For each: its name, the forms by which it is known in the
### rules, and what it is.

## Figures and areas

term-figure = Figure
term-figure-forms = figure | figures
term-figure-what = A Worker or a Monk: what you place to take an action.
term-worker = Worker
term-worker-forms = Available Workers | Available Worker | Blocked Workers | Blocked Worker | Workers | Worker
term-worker-what = A figure that you place without paying. Blocked Workers wait on your Washitsu board until a delivered Sword takes their space and makes them Available.
term-monk = Monk
term-monk-forms = Monks | Monk
term-monk-what = A figure from the Temple. It costs the offering of the round and does what a Worker does, and a little more.
term-offering = Offering
term-offering-forms = offering
term-offering-what = The Coins that a Monk costs. They rise from round to round.
term-temple = Temple
term-temple-forms = Temple
term-temple-what = Where your two Monks wait until you pay the offering for them.
term-house = Daimyō House
term-house-forms = Houses | House
term-house-what = One of four families that order Swords. There you take a Sword, with its Coins, and a Daimyō card.
term-market = Market
term-market-forms = Market action | Market actions | Market
term-market-what = Where you buy resources and take a Market card.
term-forge = Forge
term-forge-forms = Forge | Forges
term-forge-what = Your own grid of 4 rows and 5 columns, on which your Swords grow: each resource put on a Sword moves it one space.
term-academy = Academy
term-academy-forms = Academy action | Academy
term-academy-what = Where your Decorators advance and decorate resources on your Swords. The others may decorate one, too.
term-palace = Palace
term-palace-forms = Palace action | Palace
term-palace-what = The Shōgun's Rooms. Your Family Members there bring you the Rooms' benefits; the others may use one Room, too.
term-komainu = Komainu
term-komainu-forms = Komainu
term-komainu-what = The guardian lion: it brings Coins, and you begin the next round.

## Swords

term-sword = Sword
term-sword-forms = Swords | Sword
term-sword-what = A tile that you forge: you put its resources on it one by one, in order, and deliver it for points.
term-composition = Composition
term-composition-forms = composition
term-composition-what = The resources of a Sword, in the order in which they must be put on it.
term-complete = Complete
term-complete-forms = complete | Complete
term-complete-what = A Sword is complete once all resources of its composition lie on it. Then it can be delivered.
term-strength = Strength
term-strength-forms = strengths | strength
term-strength-what = A number on a Sword tile that some Honor cards count. The Katana has none.
term-katana = Katana
term-katana-forms = Katanas | Katana
term-katana-what = Your own Shōgun no Katana, the Sword for the Shōgun. You design it yourself in your Project and then forge it as any other Sword.
term-project = Project
term-project-forms = Project
term-project-what = The plan of your Katana. Each Sword that you deliver may add up to two of its resources to it.
term-delivery = Delivery
term-delivery-forms = deliveries | delivery | delivered | deliver
term-delivery-what = Handing over a complete Sword: it scores, and its row and its column bring their benefits. It is not an action and is possible at any moment before you pass.
term-washitsu = Washitsu board
term-washitsu-forms = Washitsu
term-washitsu-what = The board beside your Forge, where delivered Swords lie. Each takes a space, and frees the Blocked Worker on it.
term-sashimono = Sashimono
term-sashimono-forms = Sashimono
term-sashimono-what = A House's banner. It comes with a Sword, is yours once the Sword is delivered, and scores in sets at the end.
term-starting-sashimono = Starting Sashimono
term-starting-sashimono-forms = Starting Sashimono
term-starting-sashimono-what = The banner on your first Sword, with 0 to 3 Coins. On delivery you exchange it for one of any House.

## Resources and decorations

term-resource = Resource
term-resource-forms = resources | resource
term-resource-what = Wood, Steel, Leather or Lacquer. What one is worth is its price at the Market, its points as a decoration and its points on the Katana.
term-stock = Stock
term-stock-forms = stock
term-stock-what = The resources that you hold and have not yet put on a Sword.
term-decorator = Decorator
term-decorator-forms = Decorators | Decorator
term-decorator-what = One of your four pieces at the Academy, one for each resource. The farther it has come, the more Coins its decorations bring.
term-decorate = Decorate
term-decorate-forms = decorations | decoration | decorated | decorating | decorate | decorates
term-decorate-what = To gild a resource that lies on one of your Swords: it brings Coins at once and its value in points on delivery. Each kind once a Sword.
term-line = Line
term-line-forms = lines | line
term-line-what = A row or a column of the Forge.
term-activate = Activate
term-activate-forms = activated
term-activate-what = A Sword is activated when it stands in the row or column that a figure at the Forge names. It may then move once.
term-swap = Swap
term-swap-forms = swap
term-swap-what = Two Swords, one above the other, change places, because each one's next resource leads to where the other stands.

## The Palace

term-family = Family Member
term-family-forms = Family Members | Family Member
term-family-what = One of your three figures at the Palace. They stay there from round to round and bring you the benefits of their Rooms.
term-room = Room
term-room-forms = Rooms | Room
term-room-what = One of five tiles at the Palace, each with a benefit for those who have a Family Member in it.
term-passive = Passive Room
term-passive-forms = Passive Rooms | Passive Room | Passive
term-passive-what = A Room that works by itself as long as you have a Family Member in it. Its benefit is never obtained in a Palace action.
term-token = Neutral Family token
term-token-forms = neutral Family token | token
term-token-what = A Family Member of nobody's. Daimyō card B brings it to a Room, so that you obtain that Room's benefit, too.

## Cards

term-daimyo-card = Daimyō card
term-daimyo-card-forms = Daimyō cards | Daimyō card
term-daimyo-card-what = The card that comes with a Sword from a House. You play its effect, buy its benefit, or both.
term-market-card = Market card
term-market-card-forms = Market cards | Market card
term-market-card-what = The card that comes with a visit to the Market. There are seven kinds, with stronger effects than Daimyō cards.
term-effect = Effect
term-effect-forms = immediate effect | effects | effect
term-effect-what = What a card does once, when it is played.
term-benefit = Permanent benefit
term-benefit-forms = permanent benefits | permanent benefit | benefits | benefit
term-benefit-what = What a row or column brings with every delivery in it. Some are printed; a card bought and put under a line adds its own.
term-moment = Moment
term-moment-forms = moments | moment
term-moment-what = All that one player does within one individual turn, whosever turn it is. A card that was played must be bought or discarded before the moment ends.
term-honor-card = Honor card
term-honor-card-forms = Honor cards | Honor card
term-honor-card-what = The card that you take on passing. At the end it scores for what it shows, 12 points at the most.
term-favor-card = Favor card
term-favor-card-forms = Favor cards | Favor card | Favor
term-favor-card-what = The Shōgun's thanks for a Katana: delivered first, the longest, the most valuable, farthest to the left or to the right.
term-shame = Shame
term-shame-forms = Shame card | Shame
term-shame-what = A card for who changes the Project when the Katana comes into play. It halves the points of Favor cards.
term-dishonor = Dishonor
term-dishonor-forms = Dishonor
term-dishonor-what = The other side of the Shame card, for who has not finished the Katana: no Favor cards at the end.

## The course of the game

term-passing = Passing
term-passing-forms = passing | passed | passes
term-passing-what = Ending your part in this round: you take an Honor card, and from then on only react to the Academy and the Palace.
term-restore = Restore
term-restore-forms = Restore
term-restore-what = What happens between two rounds: figures go home, Swords are refilled, new Honor cards come.
term-first-player = First player
term-first-player-forms = first player | First player
term-first-player-what = Who begins the round; the others follow clockwise.
term-ghost = Ghost
term-ghost-forms = Ghosts | Ghost
term-ghost-what = An automatic opponent of five levels. It draws a card each turn and follows fixed rules.
term-story = Story
term-story-forms = Story points | Story
term-story-what = Fourteen chapters for one player against a Ghost, each with a task of its own.
