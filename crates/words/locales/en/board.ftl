### The table in the browser: what lies on it, what is asked, talk, the end, and the replay.

## The table

board-game-katana = Shōgun no Katana
board-round = Round { $round } of { $rounds } · turn of { $name }
board-start = The starting Swords are chosen
board-over = The game is over
board-map = Main board
board-others = The others
board-seats = Seats
board-you = (you)
board-is-bot = (bot)
board-asked = deciding
board-answering = to answer
board-somebody = Somebody
board-away-left = away, a bot plays
board-away-time = out of time, a bot plays
board-away-conceded = has given up
board-paused = The clocks stand still.
board-jump = On this page
board-jump-forge = Forge
board-jump-map = Board
board-jump-others = Others
board-jump-log = Log
board-none = None

## Swords and cards

board-sword-placed = on it: { $kinds }
board-sword-decorated = decorated: { $kinds }
board-sword-next = next: { $kinds }
board-sword-complete = complete: deliver it
board-cost = −{ $coins }
board-house-empty = empty
board-house-below = Cards below: { $n }
board-house-no-card = No card is left.

## Areas

board-spaces = { $taken } of { $spaces } taken
board-prices = Prices in Coins
board-market-left = Cards in the deck: { $n }
board-decorators = Coins that the Decorators show
board-token = neutral token
board-komainu = { $coins } and first player in the next round
board-temple = Temple
board-offering = Offering for a Monk: { $coins }. Monks there:
board-honors = Honor cards to take when passing
board-favors = Favor cards

## A player

board-forge-of = Forge of { $name }
board-at-line = Workers: { $workers }, Monks: { $monks }
board-starting = Starting
board-workers = Workers { $n } (blocked { $blocked })
board-first = first player
board-passed = passed
board-short-cards = cards { $n }
board-short-forge = Swords { $n }
board-short-delivered = delivered { $n }
board-short-workers = Workers { $n }
board-short-monks = Monks { $n }
board-hand = Cards
board-played = Played: buy or discard
board-project = Project
board-katana = Katana
board-katana-away = not in play yet
board-katana-forging = on the Forge
board-katana-delivered = delivered from column { $column }
board-katana-unfinished = not finished
board-delivered = Delivered
board-sashimono = Sashimono
board-honor = Honor
board-favor = Favor
board-shame = Shame (half the Favor points)
board-dishonor = Dishonor (no Favor points)

## The decision

board-also = You may also
board-impossible = What is not possible now, and why
board-pass = Pass
board-pass-take = Pass and take an Honor card
board-basket = Buy several at once. You have { $coins }.
board-basket-empty = Nothing was bought: say how many of which resource you want.
board-basket-none = You have no Coins to buy resources with.
board-basket-total = Total Coins:
board-each = { $coins } each
board-buy = Buy
board-unbought-title = Nothing was bought
board-unbought = Nothing was bought: it fails at { $kind }. { $reason }
board-rooms-mark = { $n ->
    [one] On the board, mark the Room where your Family Member will stand.
   *[other] On the board, mark the { $n } Rooms where your Family Members will stand.
}
board-rooms-mark-shared = On the board, mark a Room for each of your Family Members, or one for both.
board-rooms-marked = Marked:
board-rooms-take = Take these Rooms
board-rooms-list = Or choose from the list
board-rooms-title = Nobody has moved
board-rooms-count = { $n ->
    [one] Mark 1 Room. You have marked { $marked }.
   *[other] Mark { $n } Rooms. You have marked { $marked }.
}
board-rooms-count-shared = Mark 1 Room or { $n }. You have marked { $marked }.
board-taken = { $taken } of { $given } were done. Then something was revealed; look before you go on.
board-also-asked = Asked at the same time: { $names }.
board-clock-runs = Time runs for
board-days-hours = { $days } d { $hours } h
board-looking-on = You are watching.
board-seat-free = Seat { $n } is free. You can go on with it.
board-seat-name = Your name
board-seat-take = Take this seat
board-eyes = Through the eyes of
board-pass-device = Pass the device to { $name }.
board-pin = { $name }, your PIN
board-unlock = Open the seat
board-cover = Nobody else should look at the screen now.
board-uncover = I am { $name }: show what is mine
board-learner = { $name } has something new to see: open that seat.
board-hide = Hide what is mine
board-back = Back to the table

## Taking back

board-undo = Take back
board-undo-ask = Ask to take back
board-undo-hint = Something was revealed or others have acted: all must agree.
board-undo-asked = { $name } asks to take back the last act. The game waits for the answer.
board-undo-waiting = Still to answer: { $names }.
board-undo-yes = Yes, take it back
board-undo-no = No
board-undo-withdraw = Withdraw the request
board-told-undone = { $name } takes the last act back.
board-told-undone-past = { $name } takes the last act back; something was revealed or others had acted.

## What happened, and talk

board-log = What happened
board-log-all = The whole log
board-talk = Talk
board-chat-text = What you want to say
board-chat-say = Say
board-mutes = Mute
board-mute = Mute { $name }
board-unmute = Unmute { $name }
board-notice-joined = { $name } takes a seat.
board-notice-started = The game begins.
board-notice-left = { $name } has left. A bot plays on until they return.
board-notice-time = The time of { $name } has run out. A bot plays on until they return.
board-notice-conceded = { $name } gives up.
board-notice-returned = { $name } is back.
board-notice-replaced = The seat of { $name } has somebody new.
board-notice-undo-asked = { $name } asks to take the last act back.
board-notice-undo-refused = { $name } does not agree. Nothing was taken back.
board-notice-undo-lapsed = Not everybody answered in time. Nothing was taken back.
board-notice-paused = The clocks stand still.
board-notice-resumed = The clocks run again.

## What you can do at any time

board-menu = More
board-standing = Answer in advance
board-standing-academy-round = No reaction at the Academy this round
board-standing-palace-round = No reaction at the Palace this round
board-sound = A sound when it is my turn
board-notify = Notify me
board-leave = Leave the table
board-leave-why = A bot plays for you until you come back.
board-leave-do = Leave
board-absent-left = You have left the table.
board-absent-time = Your time ran out.
board-absent-conceded = You have given up. A bot plays your seat to the end.
board-bot-decides = A bot decides for you.
board-come-back = I am back
board-concede = Give up
board-concede-why = You lose, for good. A bot plays your seat to the end, unless too few are left.
board-concede-sure = Yes, I give up.
board-concede-do = Give up
board-host = For the host
board-host-hint = The seat of somebody who is away can be given to a bot or to somebody else.
board-pause = Stop the clocks
board-resume = Let the clocks run
board-replace = Seat of { $name }:
board-replace-bot = Give it to a bot
board-replace-open = Open it to anybody
board-replace-link = Make a link for it
board-send-away-why = { $name } has kept everybody waiting for a day:
board-send-away = Let a bot play until they return
board-seed = Proof of a fair deal
board-seed-why = The SHA-256 of the seed, fixed at the deal. The record holds the seed after the end: compare.

## The end

board-winner = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
board-early = The game ended early because the others gave up.
board-scores = Final scoring
board-total = Total
board-rank = Rank
board-conceded = Gave up: { $names }.
board-undone = Acts taken back after something was revealed: { $n }
board-record = Download the record
board-rematch = Play again with the same people
board-rematch-asked = There is another game with the same people.
board-rematch-there = To the next game
board-broken = This table is set aside
board-broken-why = Its game came upon a mistake of ours. Nothing is lost: everything up to here is recorded, and all other tables go on. Whoever runs the server can look at it under this number:

## The replay

board-replay = Replay

## The Ghost

board-ghost-short-swords = Swords taken { $n }
board-ghost-washitsu = Washitsu board, side { $side }
board-ghost-washitsu-hint = Each Sword that it takes fills the next space; a marked space gives it one more Worker.
board-ghost-space-filled = Space { $n }: a Sword
board-ghost-space-blocked = Space { $n }: a Blocked Worker
board-ghost-space-free = Space { $n }: empty
board-ghost-swords = Swords
board-ghost-points = Points from
board-ghost-cards = Its cards: where its Workers go
board-ghost-hidden = face down
board-ghost-drawn = drawn
board-ghost-aside = { $n ->
    [one] One of the face-down cards is set aside, and joins the deck at a Restore: { $cards }.
   *[other] { $n } of the face-down cards are set aside, and one joins the deck at each Restore: { $cards }.
}
board-ghost-removed = Out of the game: { $n } Daimyō.
board-ghost-scoring = How { $name } scored
board-ghost-score-swords = { $swords ->
    [one] The points printed on the Sword that it took.
   *[other] The points printed on the { $swords } Swords that it took.
}
board-ghost-score-rounds = The points of the round, with each Sword taken in it.
board-ghost-score-rounds-early = The points of the round with each Sword taken in it, and those of the last round at the end.
board-ghost-score-katana = The values of the { $resources } resources on its Katana, and once more of the { $decorated } decorated ones.
board-ghost-score-katana-early = The value of the first resource of each of its Swords.
board-ghost-score-coins = A fifth of the { $coins } printed on its Swords, rounded down.
board-ghost-score-sashimono = Sets of Sashimono, as for everybody.
board-ghost-score-honors = By its Honor cards. One with the human icon counts the best of the people, any other the Ghost's own things.
board-ghost-score-honors-early = By its Honor cards. One that cannot apply to it counts your things instead.
board-ghost-score-market = 1 for each figure at the Market when it came there, its own included.
board-ghost-score-academy = The Coins of the most advanced Decorator of a person when it came there.
board-ghost-score-palace = 1 for each Room with anybody in it when it came there.
board-ghost-score-palace-early = 1 for each Family Member at the Palace when it came there.
board-ghost-score-komainu = 4 each time.
board-ghost-score-komainu-early = The number of the round, each time.
board-solo-won = You win against { $ghost }, { $own } to { $other }.
board-solo-lost = { $ghost } wins, { $other } to { $own }.
board-solo-tied = You and { $ghost } are level, { $own } to { $other }.
board-solo-again = Play again
board-solo-concede-why = The game ends here, and { $ghost } wins.
board-solo-early = You gave up before the end.
board-academy-closed = The Academy is closed in this chapter.

## The Story at the table

board-story-briefing = The story
board-story-goal = To win this chapter
board-story-met = met
board-story-open = not yet
board-story-of = Campaign
board-story-asked = What was asked
board-story-conceded = You gave up, so the chapter is lost.
board-story-points = Story points: { $points } for this attempt, { $total } in all.
board-story-rank = Rank so far: { $rank }.
board-story-rank-final = The Story is told. Your rank: { $rank }.
board-story-on = On with the campaign

## Pictures, previews and keys

board-strength = strength { $n }
board-of = { $name }: { $what }
board-discard = Discard
board-family = Family Member
board-blocked = A Worker is blocked here until a Sword is delivered to this space
board-forge-hint = Point at a Sword, a row or a column to see what would happen.
board-preview-none = No Sword stands there.
board-preview-goes = { $sword } → { $cell } (−1 { $kind }).
board-preview-stays = { $sword } stays: { $why }
board-sword-leads = leads to { $cell }
board-seen = You have seen what is below
board-course = Points in the course of the game
board-rounds = Rounds
board-round-points = Round { $n }: each delivery +{ $points }
board-motion = Pieces move
board-keys = Keys
board-keys-close = Close
board-key-decision = What is asked
board-key-forge = Own Forge
board-key-map = Main board
board-key-others = The others
board-key-log = What happened
board-key-talk = Talk
board-key-end = The button that ends the step or turn
board-key-undo = Take back
board-key-help = This list
board-wider = More room for the decision
