### The replay and the end of a game.

## Moving through a game

replay-steps = Steps
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-moderate = moderate
replay-speed-fast = fast
replay-speed-fastest = very fast
replay-step-label = Step
replay-go = Show this step
replay-rounds = Rounds
replay-jump = Jump to a turn
replay-jump-go = Jump
replay-round = Round { $n }
replay-end = The end
replay-eyes = View as
replay-eyes-all = everyone
replay-link = Link to this moment
replay-keys = ← and → go one step, with Shift one turn; the space bar plays and pauses.

## What happened

replay-step = Step { $n } of { $last }
replay-nothing = This step changed nothing on the table.
replay-earlier = Before that

## The pages of cards

replay-cards-games = Choose a game
