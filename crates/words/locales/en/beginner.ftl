### The words for beginners: games in two minutes, the game that suits somebody, aims and tips. In English.

## A game in two minutes

primer-title = { $game } in two minutes
primer-lead = What the game is, what you do on your turn, how you score and how it ends.
primer-link = In two minutes, with pictures
primer-on = Ready to play?
primer-rules = All the rules

## The game that suits somebody now

start-play = Play now
start-against = { $n ->
    [one] You play at once. Your opponent: { $opponents }.
   *[other] You play at once. Your opponents: { $opponents }.
}
start-bots-novice = { $n ->
    [one] one Novice
   *[other] { $n } Novices
}
start-bots-apprentice = { $n ->
    [one] one Journeyman
   *[other] { $n } Journeymen
}
start-bots-smith = { $n ->
    [one] one Smith
   *[other] { $n } Smiths
}
start-bots-master = { $n ->
    [one] one Master
   *[other] { $n } Masters
}
start-first = New to { $game }?
start-next = { $n ->
    [one] Next opponent: { $opponents }
   *[other] Next opponents: { $opponents }
}

## Aims and tips

beginner-aims = Aim for this round
beginner-aim-met = (done)
beginner-aims-off = Hide
beginner-tip = Try this next time
