### The table in the browser: what lies on it, what is asked, talk, the end, and the replay.

## The table

board-over = The game is over
board-others = The others
board-seats = Seats
board-you = (you)
board-is-bot = (bot)
board-asked = deciding
board-answering = answering
board-somebody = Someone
board-away-left = away, a bot plays
board-away-time = out of time, a bot plays
board-away-conceded = has given up
board-paused = The clocks are paused.
board-jump = On this page
board-jump-log = Log
board-panels = Beside the board
board-panel-decide = Decide
board-panel-log = Log
board-panel-talk = Talk
board-panel-players = Players
board-none = None

## The decision

board-impossible = What you can't do now, and why
board-taken = { $taken } of { $given } done. Then something was revealed: take a look before you go on.
board-also-asked = Asked at the same time: { $names }.
board-bots-hurry = Many bots are thinking right now, so each takes less time.
board-clock-runs = On the clock:
board-days-hours = { $days } d { $hours } h
board-looking-on = You are watching.
board-seat-free = Seat { $n } is free. You can take it over.
board-seat-name = Your name
board-seat-take = Take this seat
board-eyes = View as
board-pass-device = Pass the device to { $name }.
board-pin = { $name }, your PIN
board-unlock = Open the seat
board-cover = No one else should look at the screen now.
board-uncover = I am { $name }: show my cards
board-learner = { $name } has something new to see. Open that seat.
board-answers = { $name }: { $question }
board-hide = Hide my cards
board-back = Back to the table

## Taking back

board-undo = Undo
board-undo-of = Undo { $name }'s move
board-undo-ask = Ask to undo
board-undo-ask-of = Ask to undo { $name }'s move
board-undo-hint = Something was revealed or others have moved, so everyone must agree.
board-undo-asked = { $name } asks to undo the last move. The game waits for an answer.
board-undo-waiting = Still to answer: { $names }.
board-undo-yes = Yes, undo it
board-undo-no = No
board-undo-withdraw = Withdraw the request
board-told-undone = { $name } undoes the last move.
board-told-undone-past = { $name } undoes the last move, after something was revealed or others had moved.

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
board-notice-left = { $name } has left. A bot plays until they return.
board-notice-time = { $name } has run out of time. A bot plays until they return.
board-notice-conceded = { $name } gives up.
board-notice-returned = { $name } is back.
board-notice-replaced = { $name }'s seat has a new player.
board-notice-undo-asked = { $name } asks to undo the last move.
board-notice-undo-refused = { $name } does not agree. Nothing was undone.
board-notice-undo-lapsed = Not everyone answered in time. Nothing was undone.
board-notice-paused = The clocks are paused.
board-notice-resumed = The clocks are running again.

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
board-absent-conceded = You have given up. A bot plays on in your seat.
board-bot-decides = A bot decides for you.
board-come-back = I am back
board-concede = Give up
board-concede-why = You lose and can't come back. A bot finishes the game for you, unless too few players remain.
board-concede-sure = Yes, I give up.
board-concede-do = Give up
board-host = For the host
board-host-hint = When a player is away, you can give their seat to a bot or to someone else.
board-pause = Pause clocks
board-resume = Resume clocks
board-replace = { $name }'s seat:
board-replace-bot = Give it to a bot
board-replace-open = Open it to anyone
board-replace-link = Make a link for it
board-send-away-why = { $name } has kept everyone waiting for a day:
board-send-away = Let a bot play until they return
board-seed = Proof of a fair deal
board-seed-why = This fingerprint (SHA-256) of the shuffle was fixed when the game was dealt. After the game, the record contains the seed, so you can check that nothing was changed.

## The end

board-winner = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
board-early = The game ended early because the others gave up.
board-ranking = Ranking
board-rank = Rank
board-conceded = Gave up: { $names }.
board-undone = Moves undone after something was revealed: { $n }
board-record = Download the record
board-rematch = Play again with the same people
board-rematch-asked = There is another game with the same people.
board-rematch-there = To the next game
board-broken = This table is suspended
board-broken-why = This game hit a bug. Nothing is lost: everything so far is recorded, and all other tables go on. Whoever runs the server can look it up by this number:

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
board-story-asked = Your task
board-story-conceded = You gave up, so the chapter is lost.
board-story-points = Story points: { $points } for this attempt, { $total } in all.
board-story-rank = Rank so far: { $rank }.
board-story-rank-final = The Story is complete. Your rank: { $rank }.
board-story-on = Continue campaign

## Pictures, previews and keys

board-seen = You've already seen these
board-motion = Animations
board-keys = Keys
board-keys-close = Close
board-keys-on = Use these keys
board-key-decision = Your choice
board-key-log = What happened
board-key-talk = Talk
board-key-choose = The options, in order
board-key-end = End the turn or the step
board-key-help = This list
board-key-things = From thing to thing; each explains itself
board-wider = More room for the decision
board-folded = Fold the decision to a line

## What a thing means now

explain-now = Now:
explain-not = Not now:
