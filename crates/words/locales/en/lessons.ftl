### Lessons: what is said around their steps, and the page that lists them.

## Around the steps

guide-step = Step { $n } of { $of }
guide-now = Now
guide-ways = Leave, or start again
guide-again = Start again
guide-on = Play on without the guide
guide-leave = Leave
guide-later-title = One thing at a time
guide-later = That comes later. Now: { $now }
guide-next = Next lesson: { $title }
guide-on-finished = Play this game to its end

## The page

lessons-title = Lessons
lessons-lead = Short lessons at a real table, with the real rules. Each takes less than five minutes, and you can play any of them again.
lessons-learn = Learn by playing
lessons-learn-hint = New here? Short lessons at a real table teach you the game.
lessons-all = All lessons
lessons-n = Lesson { $n }
lessons-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
lessons-done = Done
lessons-begin = Start
lessons-again = Play again
lessons-then = After the lessons
lessons-hint = New to this game?
lessons-go = Learn it in short lessons
