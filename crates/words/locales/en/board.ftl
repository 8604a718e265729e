### The table in the browser: what lies on it, what is asked, talk, the end, and the replay.

## The table

board-over = The game is over
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
board-jump-log = Log
board-panels = Beside the board
board-panel-decide = Decide
board-panel-log = Log
board-panel-talk = Talk
board-panel-players = Players
board-none = None

## The decision

board-impossible = What is not possible now, and why
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
board-sound = Sounds
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
board-ranking = Ranking
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

board-solo-won = You win against { $ghost }, { $own } to { $other }.
board-solo-lost = { $ghost } wins, { $other } to { $own }.
board-solo-tied = You and { $ghost } are level, { $own } to { $other }.
board-solo-again = Play again
board-solo-concede-why = The game ends here, and { $ghost } wins.
board-solo-early = You gave up before the end.

## The Story at the table

board-story-of = Campaign
board-story-asked = What was asked
board-story-conceded = You gave up, so the chapter is lost.
board-story-points = Story points: { $points } for this attempt, { $total } in all.
board-story-rank = Rank so far: { $rank }.
board-story-rank-final = The Story is told. Your rank: { $rank }.
board-story-on = On with the campaign

## Pictures, previews and keys

board-seen = You have seen what is below
board-motion = Pieces move
board-keys = Keys
board-keys-close = Close
board-key-decision = What is asked
board-key-log = What happened
board-key-talk = Talk
board-key-end = The button that ends the step or turn
board-key-undo = Take back
board-key-help = This list
board-wider = More room for the decision
