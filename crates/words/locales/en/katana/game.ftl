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
at-komainu = at Komainu
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
room-move = Move-a-Sword Room
room-coins = Coin Room
room-leather = Leather Room
room-lacquer = Lacquer Room
room-wood = Wood Room
room-steel = Steel Room
room-discount = Discount Room
room-apprentice = Apprentice Room
room-effect-decorator = Advance a Decorator
room-effect-move = Move a Sword
room-effect-coins = Take { $coins }
room-effect-buy = Pay { $coins } for { $kinds }
room-effect-wood = Take { $kinds } and { $coins }
room-effect-steel = Take { $kinds }
room-effect-discount = Passive: permanent benefits cost { $coins } less
room-effect-apprentice = Passive: one resource bought at the Market may move a Sword at once
room-place = Room { $n }
room-the = the { $room }

## The Forge

line-row = row { $kind }
line-column = column { $n }
line-cell = row { $kind }, column { $n }

## Swords

sword-tile = Sword { $n }
sword-full = Sword { $n } ({ $letters }, { $points }, strength { $strength })
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
effect-token = the neutral Family token joins a Room
effect-step = one more step of a Decorator
effect-turn = turn up to 3 { $one } into { $other }, or the reverse
effect-redistribute = redistribute the Family Members
effect-decorate = decorate a resource
effect-points-again = the Sword's printed points again
effect-second-benefit = a second benefit for a row or column
effect-benefits-again = the benefits of a row or column again
effect-coins-again = the Coins of the decorations again
effect-offering = the offering is 3 Coins less

## Honor cards

honor-decorations = 1 point for each decorated resource on delivered Swords
honor-strengths = 3 points for each different strength among delivered Swords
honor-decorators = as many points as the Decorators show Coins
honor-sashimono = 4 points for each { $sashimono }
honor-katana-decorations = 3 points for each decorated resource on the Katana
honor-bought-cards = 3 points for each card bought under the Forge
honor-unused-cards = 3 points for each unused card
honor-swords-with = { $points } for each Sword with { $kind }
honor-strong-swords = { $points } for each Sword of strength { $strength } or more
honor-figures = 2 points for each Worker and Monk on the main board
honor-coins = 1 point for each 4 Coins
honor-swords-decorated = { $points } for each Sword with decorated { $kind }
honor-strength-sum = as many points as the strengths of delivered Swords add up to
honor-plain = 8 points
honor-flowers = 1 point for each flower passed on the score track

## Favor cards

favor-n = Favor { $n }
favor-full = { $favor } ({ $what })
favor-first = first Katana delivered
favor-resources = Katana with the most resources
favor-points = Katana worth the most points
favor-left = Katana delivered farthest to the left
favor-right = Katana delivered farthest to the right

## Where points come from

category-swords = Swords
category-swords-again = Swords, again by Market card 3
category-decorations = Decorations
category-rounds = Rounds
category-katana = Katana
category-project-changes = Changes of the Project
category-favors = Favor
category-coins = Coins and stock
category-sashimono = Sashimono
category-honors = Honor
category-market = At the Market
category-academy = At the Academy
category-palace = At the Palace
category-komainu = At Komainu

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
    [one] { $cards } Market card 7
   *[other] { $cards } Market cards 7
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
action-take-market-place = Take the Market card at place { $n }
action-activate = Activate { $line }: { $swords }
line-sword-right = { $sword } ({ $kind } →)
line-sword-up = { $sword } ({ $kind } ↑)
line-sword-down = { $sword } ({ $kind } ↓)
line-sword-taken = { $sword } ({ $kind }; space taken for now)
line-sword-missing = { $sword } (no { $kind } in stock)
line-sword-complete = { $sword } (complete)
action-activate-none = Activate { $line }: no Sword there
action-lay = Lay the card under { $line }
action-move-right = Move { $sword } with { $kind }, right to column { $n }
action-move-up = Move { $sword } with { $kind }, up to row { $kind }
action-move-down = Move { $sword } with { $kind }, down to row { $kind }
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
action-done-compose = The composition is finished
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
action-compose = Next comes { $kind }
action-play = Play { $card }
action-play-bought = Play { $card }, bought in this moment
action-play-on-line = On { $line }, play { $card }
action-play-token = In { $room }, play { $card }
action-turn = Turn { $from } into { $to }
action-buy = Buy { $card } for { $coins }: { $benefit } at each delivery in its line
action-buy-played = Buy { $card } (effect played) for { $coins }: { $benefit } at each delivery in its line
action-discard = Discard { $card }
action-add-ghost-card = Add { $card } to the Ghost's deck

## What you are asked

question-start = Choose your starting Sword.
question-place = Your turn: place a figure or pass.
question-offering = How do you pay the offering?
question-end = Nothing else must be done. End your turn when you are ready.
question-settle = Buy or discard the cards that you have played.
question-houses = Which Sword do you take?
question-houses-sashimono = Which Sashimono does your Monk bring?
question-market = Buy resources, then take a Market card.
question-market-card = Take another Market card.
question-forge = Which row or column do you activate?
question-forge-move = You have activated { $line }. Which Sword moves?
question-academy = Which Decorator advances?
question-academy-decorate = Decorate, or finish at the Academy.
question-palace = In which Rooms do your Family Members stand?
question-palace-use = Use your Rooms, or finish at the Palace.
question-komainu = Which Monk effect do you take?
question-react-academy = { $name } is at the Academy. You may decorate one resource.
question-react-palace = { $name } is at the Palace. You may use one Room.
question-share-favor = A Katana has been delivered in this turn. Deliver yours too to share Favor I, or keep it.
question-ghost-palace = { $name } is about to score its Palace card. You may play Market card 1 first.
question-collect = You deliver { $sword }. Which line pays next?
question-exchange = Which Sashimono do you take for the Starting Sashimono?
question-project = Which resources of { $sword } do you copy into the Project?
question-compose = With which resource does your Katana begin?
question-compose-next = Your Katana so far: { $letters }. Which resource comes next?
question-card-turn = Which do you turn, { $one } or { $other }, and how many?
question-card-redistribute = In which Rooms do your Family Members stand from now on?
question-card-decorate = Which resource do you decorate?
question-card-other = What do you do with { $card }?
question-buy-line = Under which row or column do you lay { $card } ({ $benefit } at each delivery there)?
question-choose-aside = You are first player. Which card set aside joins the Ghost's deck?
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
    [one] { $cards } Market card 7
   *[other] { $cards } Market cards 7
}.
event-line-named = { $name } activates { $line }.
event-sword-taken = { $name } takes { $sword } from { $house }. It enters { $cell }.
event-sword-chosen = { $name } chooses { $sword }. It enters { $cell }.
event-sword-revealed = { $house } now shows { $sword }.
event-gained = { $name }: { $what } ({ $cause }).
event-coins-paid = { $name }: −{ $coins } ({ $cause }).
event-resources-turned = { $name } turns { $from } into { $to }.
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
event-token-placed = { $name } puts the neutral Family token in { $room }.
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
event-dishonored = { $name } takes Dishonor.
event-card-played = { $name } plays { $card }: { $effect }.
event-card-bought = { $name } buys { $card } for { $line }: { $benefit } at each delivery there.
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
event-ghost-crowded-out = No space is left { $at }: only the area's points count for { $name }.
event-ghost-took-sword = { $name } takes { $sword } from { $house } to its Washitsu board.
event-ghost-katana-grew = { $name } puts { $kind } on its Katana.
event-ghost-katana-decorated = { $name } decorates { $kind } on its Katana.
event-display-discarded-house = { $house } loses its top card: { $card }.
event-display-discarded-market = The Market loses { $card }.
event-ghost-card-removed = A Ghost card leaves the game: { $card }.
event-ghost-deck-shuffled = The deck of { $name } has run out. Its discards are shuffled.
event-ghost-aside-revealed = Ghost cards set aside: { $cards }.
event-ghost-card-joined = { $card } joins the Ghost's deck, which is shuffled with its discards.
event-ghost-card-joined-unseen = A card set aside joins the Ghost's deck unseen, and all is shuffled.
event-honor-copied = For { $name }, an Honor card counts what { $of } has: { $honor }.

## Why something is not possible now

reason-no-worker = You have no Available Worker.
reason-no-monk = You have no Monk at the Temple.
reason-offering-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for a Monk.
reason-offering-cards = That many Market cards 7 are too few for the offering, or more than it needs.
reason-area-full = All open spaces there are taken.
reason-no-sword-fits = No Sword on display has a free entry space on your Forge.
reason-no-sword-there = That space has no Sword until Restore.
reason-entry-taken = The Sword's entry space on your Forge is taken.
reason-market-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for that resource.
reason-purchase-order = Buy in the order of the rows: Lacquer, Wood, Steel, Leather.
reason-not-activated = The Sword does not stand in the activated line.
reason-moved-already = The Sword has moved in this action.
reason-complete = The Sword is complete.
reason-no-resource = You have no { $kind } in stock.
reason-not-bought = You bought no { $kind } in this action.
reason-blocked = The space where the Sword would go is taken.
reason-not-both-activated = The two Swords may not both move now.
reason-last-column = The Decorator is in the last column.
reason-step-first = A Decorator must advance first.
reason-arrange-first = Arrange your Family Members first.
reason-decorator-used = That Decorator has worked in this action.
reason-decorated-already = The Sword has a decorated resource of that kind.
reason-not-on-sword = That resource does not lie on the Sword yet.
reason-no-family-there = You have no Family Member in that Room.
reason-passive-room = A Passive Room works by itself.
reason-room-used = You have used that Room in this action.
reason-room-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for that Room.
reason-no-second-move = A swap takes the Move-a-Sword Room and a Monk's repetition of it.
reason-family-there = The neutral token joins only a Room without a Family Member of yours.
reason-token-there = The neutral token has been in that Room in this action.
reason-token-passive = The neutral token joins no Passive Room.
reason-passed = You have passed: no delivery and no Katana in this round.
reason-passed-purchase = You have passed: you buy only cards whose effect you have just played.
reason-passed-cards = You have passed: at this table that ends your cards for the round.
reason-incomplete = The Sword still needs { $missing ->
    [one] { $missing } resource
   *[other] { $missing } resources
}.
reason-line-paid = That line has paid for this delivery.
reason-not-on-that-sword = The delivered Sword does not have that many.
reason-not-now = Settle the present choice first.
reason-other-area = That card plays only in your own action in its area.
reason-only-at-delivery = That card plays only when you deliver.
reason-line-only-at-delivery = That card plays only when you deliver.
reason-no-printed-points = The Katana has no printed points.
reason-only-with-monk = That card plays only when you use a Monk.
reason-effect-played = You have played that card's effect.
reason-nothing-to-turn = You have neither resource in stock.
reason-too-few-to-turn = You do not have that many { $kind } in stock.
reason-no-family-at-palace = You have no Family Member at the Palace.
reason-token-in-way = Your Family Members may not join the neutral token.
reason-same-rooms = Your Family Members stand so already.
reason-nothing-to-decorate = Nothing on your Forge can be decorated.
reason-benefit-too-dear = You need { $missing ->
    [one] { $missing } more Coin
   *[other] { $missing } more Coins
} for that benefit.
reason-no-line-free = No row or column can take another card.
reason-line-taken = That line holds a card already.
reason-no-second-line = No line holds a card that a second could join.
reason-line-full = That line holds two cards already.
reason-no-moment = You buy only after doing something in this turn.
reason-cards-pending = Buy or discard the cards that you have played first.
reason-katana-out = Your Katana has been put into play.
reason-project-lacks = Your Project has no { $kind }.
reason-project-too-large = Your Project holds more than 7 resources.
reason-not-obtainable = Your delivered Swords cannot give one of each resource.
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
chapter-briefing-1 = Your forge is new and people watch what becomes of it. Finish what you begin: deliver your Katana, and leave no Sword on the Forge.
chapter-briefing-2 = Nobody fights, so blades may be beautiful. Train your Decorators: all four must reach the last column. The Decorator Room is in play.
chapter-briefing-3 = The festival fills the streets, and everything that leaves your hands must shine: at least 2 decorated resources on every Sword that you deliver, and on your Katana.
chapter-briefing-4 = Every House should speak of you. Gather at least 22 points from sets of Sashimono; Honor cards do not count for this.
chapter-briefing-5 = The great smith comes to see your forge. Show him one that is well equipped: at least 7 cards bought under it.
chapter-briefing-6 = The Shōgun knows exactly what he wants: a Katana of { $letters }, in this order. Deliver it.
chapter-briefing-7 = War is near. The monks stay in their temple and Market cards 7 in the box, but all your 7 Workers are Available. At the end of every round you pay its offering in Coins, and a point for each Coin that is missing.
chapter-briefing-8 = They stand before the gates, and every hand needs a weapon: deliver at least 8 Swords, besides the Katana.
chapter-briefing-9 = The drums call, and the war must be paid for: end with at least 60 Coins. Your stock does not count.
chapter-briefing-10 = Now only steel that holds is of use: deliver Swords of a total strength of at least 13.
chapter-briefing-11 = Nobody has time for ornaments. The Academy is closed; Decorators and every Room and card that is about them stay in the box. The Houses pay for haste: a Sword taken from them brings as many Coins more as the number of the round.
chapter-briefing-12 = Little of the Palace still stands: 3 Rooms, and 2 Family Members for each. Both of yours may share a Room; each then gives you its benefit in your own action.
chapter-briefing-13 = All must be built anew, and goods are scarce. After each of your visits to the Market, one resource that you bought costs 1 Coin more from then on; the Ghost's visits raise the one that has risen least. The Palace has five given Rooms.
chapter-briefing-14 = The work is done, and you may put something by: end with at least 7 unused cards.
level-easy = easy
level-medium = medium
level-hard = hard
condition-swords-left = Swords left on the Forge: { $reached } (none allowed)
condition-katana-delivered = { $reached ->
    [0] the Katana is not delivered
   *[other] the Katana is delivered
}
condition-decorators = Decorators in the last column: { $reached } of { $needed }
condition-swords-decorated = delivered Swords with 2 decorated resources: { $reached } of { $needed }
condition-katana-decorations = decorated resources on the Katana: { $reached } of { $needed }
condition-sashimono = points from sets of Sashimono: { $reached } of { $needed }
condition-bought-cards = cards bought under the Forge: { $reached } of { $needed }
condition-katana-as-asked = resources of the Katana as asked ({ $letters }): { $reached } of { $needed }
condition-swords-delivered = Swords delivered: { $reached } of { $needed }
condition-coins = Coins: { $reached } of { $needed }
condition-strength = total strength of the delivered Swords: { $reached } of { $needed }
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
rank-masamune = Masamune's equal
category-dues = Dues not paid
cause-chapter = rule of the chapter
action-arrange-both = Both Family Members in: { $rooms }
action-raise-price = { $kind }: { $coins } from now on
question-raise-price = Which resource that you bought costs 1 Coin more from now on?
event-ghost-turned-away = { $area }: closed in this chapter. { $name } draws another card.
event-price-raised = { $kind } costs { $coins } at the Market from now on.
reason-academy-closed = The Academy is closed in this chapter.
