### The words of Shōgun no Katana, in English.
### A Sword in a sentence has no article here: "Sword 18", "your Katana", "the Katana".

## Small things

ghost-name = Ghost
ghost-name-training = Training Ghost
n-coins = { $n ->
    [one] { $n } Coin
   *[other] { $n } Coins
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Resources

kind-lacquer = Lacquer
kind-wood = Wood
kind-steel = Steel
kind-leather = Leather
kind-count = { $n } { $kind }
kind-gain = +{ $n } { $kind }
kind-none = nothing
coins-gain = +{ $coins }
letter-lacquer = La
letter-wood = Wo
letter-steel = St
letter-leather = Le

## Houses and Sashimono

house-n = House { $n } ({ $crest })
crest-1 = Crane
crest-2 = Pine
crest-3 = Wave
crest-4 = Moon
sashimono-1 = Crane Sashimono
sashimono-2 = Pine Sashimono
sashimono-3 = Wave Sashimono
sashimono-4 = Moon Sashimono

## Areas and figures

area-houses = Houses
area-market = Market
area-forge = Forge
area-academy = Academy
area-palace = Palace
area-komainu = Komainu
at-houses = at the Houses
at-market = at the Market
at-forge = at the Forge
at-academy = at the Academy
at-palace = at the Palace
at-komainu = at the Komainu
figure-worker = Worker
figure-monk = Monk
## The Ghost's cards

ghost-card-daimyo = Daimyō
ghost-card-palace = Shōgun's Palace
ghost-card-market = Market
ghost-card-academy = Academy
ghost-card-komainu = Komainu
ghost-card-first-player = First Player

## Rooms of the Palace

room-decorator = Decorator Room
room-move = Move Sword Room
room-coins = Coin Room
room-leather = Leather Room
room-lacquer = Lacquer Room
room-wood = Wood Room
room-steel = Steel Room
room-discount = Discount Room
room-apprentice = Errand Room
room-effect-decorator = Advance a Decorator
room-effect-move = Move a Sword
room-effect-coins = Take { $coins }
room-effect-buy = Pay { $coins } for { $kinds }
room-effect-wood = Take { $kinds } and { $coins }
room-effect-steel = Take { $kinds }
room-effect-discount = Passive: permanent benefits cost { $coins } less
room-effect-apprentice = Passive: one Resource bought at the Market may move a Sword at once
room-place = Room { $n }
room-the = the { $room }

## The Forge

line-row = the { $kind } row
line-column = column { $n }
line-cell = the { $kind } row, column { $n }

## Swords

sword-tile = Sword { $n }
sword-full = Sword { $n } ({ $letters }, { $points }, Strength { $strength })
katana-of = the Katana of { $name }
katana-own = your Katana
katana-the = the Katana

## Cards

card-full = { $card }: { $effect } (benefit { $benefit }, cost { $cost })
card-use = { $card }: { $effect }
card-take = Daimyō card A
card-token = Daimyō card B
card-step = Daimyō card C
card-turn = Daimyō card D
card-market = Market card { $n }
effect-take = take { $kinds }
effect-token = put the Family token in a Room
effect-step = advance a Decorator 1 more step
effect-turn = exchange up to 3 { $one } for { $other }, or vice versa
effect-redistribute = redistribute the Family Members
effect-decorate = decorate a Resource
effect-points-again = score the Sword's printed points again
effect-second-benefit = put a second card under a row or column
effect-benefits-again = gain a row's or column's benefits again
effect-coins-again = gain the decoration Coins again
effect-offering = pay 3 Coins less for the offering

## Honor cards

honor-decorations = 1 point for each decoration on delivered Swords (not the Katana)
honor-strengths = 3 points for each different Strength among delivered Swords (not the Katana)
honor-decorators = points equal to the Coins shown by the Decorators
honor-sashimono = 4 points for each { $sashimono }
honor-katana-decorations = 3 points for each decorated Resource on the Katana
honor-bought-cards = 3 points for each card placed under the Forge
honor-unused-cards = 3 points for each unused card in hand
honor-swords-with = { $points } per delivered Sword with { $kind }, Katana too
honor-strong-swords = { $points } for each delivered Sword of Strength { $strength } or more (not the Katana)
honor-figures = 2 points per Worker and Monk on the main gameboard (not Forge)
honor-coins = 1 extra point for each 4 Coins, stock included
honor-swords-decorated = { $points } per delivered Sword with decorated { $kind }, Katana too
honor-strength-sum = points equal to the total Strength of delivered Swords (not the Katana)
honor-plain = 8 points
honor-flowers = 1 point for each flower passed on the score track

## Favor cards

favor-n = Favor { $n }
favor-full = { $favor } ({ $what })
favor-first = first Katana delivered
favor-resources = Katana with the most Resources
favor-points = Katana worth the most points
favor-left = Katana delivered farthest to the left
favor-right = Katana delivered farthest to the right

## Where points come from

category-swords = Swords
category-swords-again = Swords again (Market card 3)
category-decorations = Decorations
category-rounds = Rounds
category-katana = Katana
category-project-changes = Project changes
category-favors = Favor
category-coins = Coins and stock
category-sashimono = Sashimono
category-honors = Honor
category-market = At the Market
category-academy = At the Academy
category-palace = At the Palace
category-komainu = At the Komainu

## Where Coins and resources come from or go to

cause-start = starting stock
cause-sword = the Sword taken
cause-starting-sashimono = Starting Sashimono
cause-market = Market
cause-decoration = decoration
cause-room = Room
cause-komainu = Komainu
cause-line = delivery
cause-card = card effect
cause-benefit = permanent benefit

## What you can do

action-take-start = Choose { $sword }: +{ $coins }
action-place-worker = Place a Worker { $at }
action-place-monk = Place a Monk { $at } (offering { $coins })
action-offer = Pay the offering: { $coins }
action-offer-cards = Pay the offering: { $coins } and { $cards ->
    [one] Market card 7
   *[other] { $cards } × Market card 7
}
action-pass = Pass and take the Honor card: { $honor }
action-pass-without = Pass; no Honor card is left
action-end-turn = End your turn
action-take-sword = Take { $sword } from { $house }: +{ $coins }, { $card }
action-take-sword-without = Take { $sword } from { $house }: +{ $coins }, no card left
action-take-sword-space = Take the Sword at space { $n } of { $house }
action-take-sashimono = Take a { $sashimono }
action-buy-resource = Buy { $kinds } for { $coins }
action-take-market-card = Take { $card }
action-take-market-place = Take the Market card in space { $n }
action-activate = Activate { $line }: { $swords }
line-sword-right = { $sword } ({ $kind } →)
line-sword-up = { $sword } ({ $kind } ↑)
line-sword-down = { $sword } ({ $kind } ↓)
line-sword-taken = { $sword } ({ $kind }; space taken for now)
line-sword-missing = { $sword } (no { $kind } in stock)
line-sword-complete = { $sword } (complete)
action-activate-none = Activate { $line }: no Sword there
action-lay = Put the card under { $line }
action-move-right = Move { $sword } with { $kind }, right to column { $n }
action-move-up = Move { $sword } with { $kind }, up to the { $kind } row
action-move-down = Move { $sword } with { $kind }, down to the { $kind } row
action-move = Move { $sword }
action-swap = Swap { $one } and { $other }
action-advance = Advance the { $kind } Decorator to { $coins }
action-advance-last = Advance the { $kind } Decorator
action-advance-none = No step: all Decorators are in the last column
action-decorate = Decorate { $kind } on { $sword }: +{ $coins }
action-arrange = Family Members in: { $rooms }
action-use-room = { $what } ({ $room })
action-swap-by-room = Swap { $one } and { $other } ({ $room }, twice)
action-done = Done
action-done-market = Finish at the Market
action-done-forge = Finish at the Forge
action-done-academy = Finish at the Academy
action-done-palace = Finish at the Palace
action-done-compose = Confirm the composition
action-decline = Decline
action-decline-academy = Decorate nothing
action-decline-palace = Use no Room
action-decline-komainu = Take no Monk effect
action-decline-katana = Keep your Katana on the Forge
action-decline-ghost-palace = Play no card
action-deliver = Deliver { $sword } from { $cell }
action-collect = { $times ->
    [2] Take the benefits of { $line } twice: { $benefits }
    [3] Take the benefits of { $line } three times: { $benefits }
    [4] Take the benefits of { $line } four times: { $benefits }
    [5] Take the benefits of { $line } five times: { $benefits }
   *[other] Take the benefits of { $line }: { $benefits }
}
action-project = Copy { $kinds } into the Project
action-project-none = Copy nothing into the Project
action-put-katana = Put your Katana into play
action-put-katana-changed = Change the Project and put your Katana into play (−1 point for each change, a Shame card for the first)
action-compose = Add { $kind }
action-play = Play { $card }
action-play-bought = Play { $card } (bought this turn)
action-play-on-line = Play { $card } ({ $line })
action-play-token = Play { $card } ({ $room })
action-turn = Exchange { $from } for { $to }
action-buy = Buy { $card } for { $coins }: { $benefit } per delivery in its line
action-buy-played = Buy { $card } (effect played) for { $coins }: { $benefit } per delivery in its line
action-discard = Discard { $card }
action-add-ghost-card = Add { $card } to the Ghost's deck

## What you are asked

question-start = Choose your starting Sword.
question-place = Your turn: place a Worker or a Monk, or pass.
question-offering = How do you pay the offering?
question-end = There is nothing left that you must do. End your turn when you are ready.
question-settle = Buy or discard the cards you have played.
question-houses = Which Sword do you take?
question-houses-sashimono = Choose your extra Sashimono (Monk).
question-market = Buy any Resources, then take a Market card.
question-market-card = Take another Market card.
question-forge = Which row or column do you activate?
question-forge-move = You have activated { $line }. Which Sword moves?
question-academy = Which Decorator advances?
question-academy-decorate = Decorate, or finish at the Academy.
question-palace = Choose Rooms for your Family Members.
question-palace-use = Use your Rooms, or finish at the Palace.
question-komainu = Which area's Monk effect do you use?
question-react-academy = { $name } is at the Academy. You may decorate one Resource.
question-react-palace = { $name } is at the Palace. You may use one Room.
question-share-favor = A Katana was delivered this turn. Deliver yours too to share Favor I, or keep it.
question-ghost-palace = { $name } is about to score its Palace card. You may play Market card 1 first.
question-collect = Delivering { $sword }: take the row's or the column's benefit next?
question-exchange = Which Sashimono do you take in exchange for the Starting Sashimono?
question-project = Which Resources of { $sword } do you copy into the Project?
question-compose = Which Resource does your Katana begin with?
question-compose-next = Your Katana so far: { $letters }. Which Resource comes next?
question-card-turn = Which do you exchange, { $one } or { $other }, and how many?
question-card-redistribute = Choose new Rooms for your Family Members.
question-card-decorate = Which Resource do you decorate?
question-card-other = What do you do with { $card }?
question-buy-line = Under which row or column do you put { $card } ({ $benefit } per delivery there)?
question-choose-aside = You are first player. Which set-aside card do you add to the Ghost's deck?
question-wait = Waiting for { $names }.
question-over = The game is over.

## What happened

event-dealt = Rooms of the Palace: { $rooms }. Favor cards: { $favors }. { $name } is first player.
event-start-swords = Starting Swords: { $swords }.
event-round-began = Round { $n } begins. { $name } is first player.
event-turn-began = It is { $name }'s turn.
event-placed = { $name } places { $figure ->
    [monk] a Monk
   *[worker] a Worker
} { $at }.
event-offering-paid = { $name } pays the offering: { $coins }.
event-offering-cards = { $name } pays the offering: { $coins } and { $cards ->
    [one] Market card 7
   *[other] { $cards } × Market card 7
}.
event-line-named = { $name } activates { $line }.
event-sword-taken = { $name } takes { $sword } from { $house }. It enters { $cell }.
event-sword-chosen = { $name } chooses { $sword }. It enters { $cell }.
event-sword-revealed = { $house } now shows { $sword }.
event-gained = { $name }: { $what } ({ $cause }).
event-coins-paid = { $name }: −{ $coins } ({ $cause }).
event-resources-turned = { $name } exchanges { $from } for { $to }.
event-card-taken = { $name } takes { $card }.
event-card-revealed-house = { $house } now shows { $card }.
event-card-revealed-market = The Market now shows { $card }.
event-honor-revealed = Honor card revealed: { $honor }.
event-moved = { $name } moves { $sword } with { $kind } to { $cell }.
event-swapped = { $name } swaps { $one } and { $other }.
event-decorated = { $name } decorates { $kind } on { $sword }.
event-advanced = { $name } advances the { $kind } Decorator to { $coins }.
event-arranged = Family Members of { $name }: { $rooms }.
event-shared-room = Both Family Members of { $name } are in { $room }.
event-token-placed = { $name } puts the Family Member token in { $room }.
event-room-used = { $name } uses { $room }.
event-declined = { $name } does not react.
event-komainu-taken = { $name } will be first player in the next round.
event-delivered = { $name } delivers { $sword } from { $cell }.
event-line-collected = { $name } takes the benefits of { $line }{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times
}.
event-scored = { $name }: +{ $points } ({ $category }).
event-lost = { $name }: −{ $points } ({ $category }).
event-sashimono-gained = { $name } receives a { $sashimono }.
event-worker-freed = A Blocked Worker of { $name } becomes Available.
event-project-grew = { $name } copies { $kinds } into the Project.
event-katana-put = { $name } puts the Katana into play: { $letters }.
event-katana-put-changed = { $name } changes the Project ({ $added } added, { $removed } removed) and puts the Katana into play: { $letters }.
event-shamed = { $name } takes a Shame card.
event-dishonored = { $name } takes a Shame card, Dishonor side up.
event-card-played = { $name } plays { $card }: { $effect }.
event-card-bought = { $name } buys { $card } for { $line }: { $benefit } per delivery there.
event-card-discarded = { $name } discards { $card }.
event-passed = { $name } passes and takes an Honor card: { $honor }.
event-passed-without = { $name } passes. No Honor card is left.
event-turn-ended = { $name } ends the turn.
event-favor-taken = { $name } takes { $favor }.
event-favor-shared = { $names } share { $favor }. The card goes to the box.
event-honor-scored = { $name } scores an Honor card for { $points }: { $honor }.
event-game-over = The game is over. { $entries }.
event-game-over-entry = { $rank }. { $name } ({ $points })
event-ghost-seated = { $name } joins the table: level { $level }, with { $workers } Available Workers.
event-training-ghost-seated = { $name } joins the table with { $workers } Available Workers.
event-ghost-drew = { $name } draws a card: { $card }.
event-ghost-crowded-out = No space is left { $at }, so { $name } only scores the area's points.
event-ghost-took-sword = { $name } takes { $sword } from { $house } to its Washitsu board.
event-ghost-katana-grew = { $name } puts { $kind } on its Katana.
event-ghost-katana-decorated = { $name } decorates { $kind } on its Katana.
event-display-discarded-house = The top card of { $house } is discarded: { $card }.
event-display-discarded-market = { $card } is discarded from the Market.
event-ghost-card-removed = A Ghost card leaves the game: { $card }.
event-ghost-deck-shuffled = The deck of { $name } has run out. Its discards are shuffled.
event-ghost-aside-revealed = Ghost cards set aside: { $cards }.
event-ghost-card-joined = { $card } is added to the Ghost's deck, which is shuffled with its discards.
event-ghost-card-joined-unseen = A set-aside card is added unseen to the Ghost's deck, which is shuffled with its discards.
event-honor-copied = { $name } scores this Honor card using { $of }'s result: { $honor }.

## Why something is not possible now

reason-no-worker = You have no Available Worker.
reason-no-monk = You have no Monk at the Temple.
reason-offering-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for a Monk.
reason-offering-cards = With that many copies of Market card 7 you can't afford the Monk, or you would waste one.
reason-area-full = All open spaces there are taken.
reason-no-sword-fits = No Sword on display has a free entry space on your Forge.
reason-no-sword-there = That space has no Sword until Restore.
reason-entry-taken = The Sword's entry space on your Forge is taken.
reason-market-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for that Resource.
reason-purchase-order = Kajiba takes purchases in this order: Lacquer, Wood, Steel, Leather.
reason-not-activated = This Sword is not in the activated row or column.
reason-moved-already = This Sword has already moved this action.
reason-complete = This Sword is complete: deliver it.
reason-no-resource = You have no { $kind } in stock.
reason-not-bought = You bought no { $kind } in this action.
reason-blocked = The space where the Sword would go is taken.
reason-not-both-activated = The two Swords may not both move now.
reason-last-column = This Decorator is already in the last column.
reason-step-first = Advance a Decorator first.
reason-arrange-first = Arrange your Family Members first.
reason-decorator-used = You have already used that Decorator this action.
reason-decorated-already = This Sword already has a decorated Resource of that type.
reason-not-on-sword = That Resource is not on the Sword yet.
reason-no-family-there = You have no Family Member in that Room.
reason-passive-room = A Passive Room works by itself: you can't use it.
reason-room-used = You have already used that Room this action.
reason-room-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for that Room.
reason-no-second-move = To swap two Swords here you need a Monk, so that you can use the Move Sword Room twice.
reason-family-there = You can only put the token in a Room without one of your Family Members.
reason-token-there = The token has already been in that Room this action.
reason-token-passive = You can't put the token in a Passive Room.
reason-passed = You have passed: no more deliveries this round, and you can't put the Katana into play.
reason-passed-purchase = You have passed. You can only buy cards whose effect you have just played.
reason-passed-cards = You have passed. At this table you can't play cards after passing.
reason-incomplete = The Sword still needs { $missing ->
    [one] { $missing } Resource
   *[other] { $missing } Resources
}.
reason-line-paid = You have already taken the benefits of that row or column for this delivery.
reason-not-on-that-sword = The delivered Sword does not have that many.
reason-not-now = Finish your current choice first.
reason-other-area = You can play this card only during your own action in its area.
reason-only-at-delivery = You can play this card only when you deliver.
reason-line-only-at-delivery = You can play this card only when you deliver.
reason-no-printed-points = The Katana has no printed points.
reason-only-with-monk = You can play this card only when you use a Monk.
reason-effect-played = You have already played that card's effect.
reason-nothing-to-turn = You have neither Resource in stock.
reason-too-few-to-turn = You do not have that many { $kind } in stock.
reason-no-family-at-palace = You have no Family Member at the Palace.
reason-token-in-way = Your Family Members can't enter the token's Room.
reason-same-rooms = Your Family Members are already in those Rooms.
reason-nothing-to-decorate = Nothing on your Forge can be decorated.
reason-benefit-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for that benefit.
reason-no-line-free = No row or column can take another card.
reason-line-taken = That line already has a card.
reason-no-second-line = None of your rows or columns has a card that a second one could join.
reason-line-full = That line already has two cards.
reason-no-moment = You can buy this card only after you have done something this turn: an action, a delivery, a reaction or a card.
reason-cards-pending = First buy or discard the cards you have played.
reason-katana-out = Your Katana is already in play.
reason-project-lacks = Your Project has no { $kind }.
reason-project-too-large = Your Project has more than 7 Resources.
reason-not-obtainable = Your delivered Swords cannot give one of each Resource.
reason-katana-entry-taken = That entry space of your Forge is taken.
reason-no-legal-end = The composition cannot be completed like that.

## The Story

chapter-title = Chapter { $n }, { $chapter }
chapter-name-1 = The Beginning
chapter-name-2 = A Period of Peace
chapter-name-3 = Gion Matsuri
chapter-name-4 = Fame and Glory
chapter-name-5 = Masamune Visits
chapter-name-6 = The Shōgun's Request
chapter-name-7 = Tides of War
chapter-name-8 = The Enemy at the Door
chapter-name-9 = War Drums
chapter-name-10 = Blades in Battle
chapter-name-11 = The Moment of Crisis
chapter-name-12 = Rubble
chapter-name-13 = The Difficulty of Reconstruction
chapter-name-14 = Well-Deserved Rest
chapter-briefing-1 = Your forge is new, and all eyes are on you. Finish what you start: deliver your Katana, and leave no Sword on the Forge.
chapter-briefing-2 = No one is fighting, so blades may be beautiful. Train your Decorators: all four must reach the last column. The Decorator Room is in play.
chapter-briefing-3 = The festival fills the streets, and everything you make must shine: at least 2 decorated Resources on every Sword you deliver, and on your Katana.
chapter-briefing-4 = Every House should speak of you. Gather at least 22 points from sets of Sashimono; Honor cards do not count for this.
chapter-briefing-5 = The great smith comes to see your forge. Show him how well equipped it is: place at least 7 cards under it as permanent benefits.
chapter-briefing-6 = The Shōgun knows exactly what he wants: a Katana of { $letters }, in this order. Deliver it.
chapter-briefing-7 = War is near. There are no Monks and no Market cards 7, but all 7 of your Workers are Available. At the end of every round you pay that round's offering in Coins, and lose 1 point for each Coin you are short.
chapter-briefing-8 = They stand before the gates, and every hand needs a weapon: deliver at least 8 Swords, not counting the Katana.
chapter-briefing-9 = The drums call, and the war must be paid for: end with at least 60 Coins. Your stock does not count.
chapter-briefing-10 = Now only steel that holds is of use: deliver Swords with a total Strength of at least 13.
chapter-briefing-11 = No one has time for ornaments. The Academy is closed and nothing is decorated; Decorators and all Rooms and cards about them are out of the game. The Daimyōs pay extra for speed: each Sword you take from a House gives bonus Coins equal to the round number. If the Ghost draws its Academy card, it scores nothing and draws another.
chapter-briefing-12 = Little of the Palace still stands: 3 Rooms, and 2 Family Members for each player. Both of yours may share a Room, but not the Ghost's. In your own action you then get the Room's benefit twice; in a reaction, and as a Monk's repeat, only once.
chapter-briefing-13 = Everything must be rebuilt, and goods are scarce. After each of your visits to the Market, one Resource you bought costs 1 Coin more from then on. Each visit of the Ghost raises the one that has risen least (if tied, the most expensive). At the end your stock still counts at its printed value. The Palace has five given Rooms.
chapter-briefing-14 = The work is done, and you may put something by for later: end with at least 7 unused Daimyō or Market cards.
level-easy = easy
level-medium = medium
level-hard = hard
condition-swords-left = Swords left on the Forge: { $reached } (none allowed)
condition-katana-delivered = { $reached ->
    [0] the Katana is not delivered
   *[other] the Katana is delivered
}
condition-decorators = Decorators in the last column: { $reached } of { $needed }
condition-swords-decorated = delivered Swords with 2 decorated Resources: { $reached } of { $needed }
condition-katana-decorations = decorated Resources on the Katana: { $reached } of { $needed }
condition-sashimono = points from sets of Sashimono: { $reached } of { $needed }
condition-bought-cards = cards placed under your Forge: { $reached } of { $needed }
condition-katana-as-asked = Resources of the Katana as requested ({ $letters }): { $reached } of { $needed }
condition-swords-delivered = Swords delivered: { $reached } of { $needed }
condition-coins = Coins: { $reached } of { $needed }
condition-strength = total Strength of delivered Swords: { $reached } of { $needed }
condition-unused-cards = unused cards: { $reached } of { $needed }
condition-points = points: { $reached } (more than the Ghost: at least { $needed })
verdict-met = Met: { $what }.
verdict-missed = { $n ->
    [0] Missed: { $what }.
   *[other] Missed by { $n }: { $what }.
}
verdict-won = { $chapter }: victory!
verdict-lost = { $chapter }: defeat.
rank-fumeiyo = Fumeiyo (Dishonor)
rank-kaji-minara = Kaji Minara (Assistant)
rank-kaji-kenshusei = Kaji Kenshusei (Apprentice)
rank-kaji = Kaji (Master Forger)
rank-meiyo = Meiyo (Prestige)
rank-yushu = Yushu (Excellence)
rank-masamune = Equal to Masamune
category-dues = Unpaid dues
cause-chapter = rule of the chapter
action-arrange-both = Both Family Members in: { $rooms }
action-raise-price = { $kind } now costs { $coins }
question-raise-price = Which Resource you bought will cost 1 Coin more from now on?
event-ghost-turned-away = { $area }: closed in this chapter. { $name } draws another card.
event-price-raised = { $kind } costs { $coins } at the Market from now on.
reason-academy-closed = The Academy is closed in this chapter.
