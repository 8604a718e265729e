### The words of Shogunate, in English.
### A Leader goes by the name of its clan; $form says how it stands in the sentence (name, start, the, to, card) or
### what else is wanted of it (full, letter, crest).
### $who and $whom are "you" for the reader and "other" for everybody else; $name and $other are their names.

## Leaders

sho-leader-plum = { $form ->
    [name] Plum
    [start] The Plum
    [full] the lord of the Plum clan
    [letter] P
    [crest] 梅
   *[the] the Plum
}
sho-leader-bamboo = { $form ->
    [name] Bamboo
    [start] The Bamboo
    [full] the lord of the Bamboo clan
    [letter] B
    [crest] 竹
   *[the] the Bamboo
}
sho-leader-wisteria = { $form ->
    [name] Wisteria
    [start] The Wisteria
    [full] the lord of the Wisteria clan
    [letter] W
    [crest] 藤
   *[the] the Wisteria
}
sho-leader-snow = { $form ->
    [name] Snow
    [start] The Snow
    [full] the lord of the Snow clan
    [letter] S
    [crest] 雪
   *[the] the Snow
}
sho-leader-hawk = { $form ->
    [name] Hawk
    [start] The Hawk
    [full] the lord of the Hawk clan
    [letter] H
    [crest] 鷹
   *[the] the Hawk
}
sho-leader-tortoise = { $form ->
    [name] Tortoise
    [start] The Tortoise
    [full] the lord of the Tortoise clan
    [letter] T
    [crest] 亀
   *[the] the Tortoise
}

## The Line, Honor and Loyalty cards

sho-place = { $n ->
    [1] the head
    [6] the tail
   *[other] place { $n }
}
sho-hidden-card = a Loyalty card
sho-you = you
sho-or = {" or "}
sho-cause-card = { $who ->
    [you] your card
   *[other] { $name }'s card
}
sho-cause-pattern = the Plot
sho-cause-power = power of the Plot
sho-cause-shinobi = the Shinobi

## Action cards

sho-card-cloaked-in-shadows = Cloaked in Shadows
sho-card-dishonor = Dishonor
sho-card-flowing-upstream = Flowing Upstream
sho-card-honorable-company = Honorable Company
sho-card-path-of-the-arrow = Path of the Arrow
sho-card-storms-to-flowers = Storms to Flowers
sho-card-text-cloaked-in-shadows = The Hatamoto chooses a Leader, you move it to any other place.
sho-card-text-dishonor = Move a Leader to the tail. Turn one of your Loyalty cards face up.
sho-card-text-flowing-upstream = Move a Leader 1 or 2 places up. Show the Hatamoto one of your face-down Loyalty cards.
sho-card-text-honorable-company = Move a Leader 1 place down. It and a Leader next to it receive 1 Honor each.
sho-card-text-path-of-the-arrow = Move a Leader 1 place up. Another player shows you a face-down Loyalty card.
sho-card-text-storms-to-flowers = Switch two Leaders, or exchange a face-down Loyalty card with an opponent.

## Plots

sho-plot-shadow-at-the-gate = Shadow at the Gate
sho-plot-hired-blade = The Hired Blade
sho-plot-opened-letter = The Opened Letter
sho-plot-fallen-banner = The Fallen Banner
sho-plot-quarrel-of-neighbors = Quarrel of Neighbors
sho-plot-rising-star = The Rising Star
sho-plot-climbing-shadow = The Climbing Shadow
sho-plot-sinking-shadow = The Sinking Shadow
sho-plot-great-audience = The Great Audience
sho-plot-knife-at-the-rear = A Knife at the Rear
sho-plot-alms = Rice for the Poor
sho-plot-tribute = The Tribute
sho-plot-moonless-night = Moonless Night
sho-plot-old-guard = The Old Guard
sho-plot-tea-with-a-spy = Tea with a Spy
sho-plot-quiet-word = A Quiet Word
sho-plot-world-turned-over = The World Turned Over
sho-plot-envious-eyes = Envious Eyes
sho-plot-full = { $plot }. Honor: { $pattern }. Power: { $power }.
sho-pattern-entry = { $n } on place { $place }
sho-pattern-none = none
sho-power-none = none
sho-power-shinobi-to-head = the Shinobi goes to the head
sho-power-shinobi-to-tail = the Shinobi goes to the tail
sho-power-shinobi-to-any = the Shinobi goes to any other Leader
sho-power-shinobi-to-most = the Shinobi goes to a Leader with the most Honor
sho-power-shinobi-up = the Shinobi goes one place up the Line
sho-power-shinobi-down = the Shinobi goes one place down the Line
sho-power-head-to-tail = the Leader at the head goes to the tail
sho-power-tail-to-head = the Leader at the tail goes to the head
sho-power-switch-ends = the Leaders at the head and at the tail switch places
sho-power-switch-neighbors = two neighboring Leaders switch places
sho-power-step = any Leader goes one place up or down
sho-power-honor-least = a Leader with the least Honor receives 1
sho-power-dishonor-most = a Leader with the most Honor loses 1
sho-power-look = the Hatamoto looks at a face-down Loyalty card of another player

## What can be done: on a button, and in a sentence

sho-label-withdraw = Take back
sho-label-move = { $leader } { $way ->
    [up] ↑
   *[down] ↓
}{ $n }
sho-label-switch = { $one } ⇄ { $other }
sho-label-exchange = Exchange with { $name }
sho-action-choose = Choose { $card }
sho-action-withdraw = Take your choice back
sho-action-perform = Have { $name } perform next
sho-action-perform-card = Have { $name } perform { $card }
sho-action-name = Name { $leader }
sho-action-move = Move { $leader } { $n ->
    [one] { $n } place
   *[other] { $n } places
} { $way ->
    [up] up
   *[down] down
}, to { $to }
sho-action-move-nowhere = Leave { $leader } at { $to }
sho-action-switch = Switch { $one } and { $other }
sho-action-reveal = Turn { $leader } face up
sho-action-show = Show { $leader }
sho-action-show-to = Show { $leader } to { $name }
sho-action-honor = Put 1 Honor on { $leader }
sho-action-take-honor = Take 1 Honor off { $leader }
sho-action-ask = Have { $name } show you a Loyalty card
sho-action-exchange = Exchange a Loyalty card with { $name }
sho-action-give = Give { $leader }
sho-action-shinobi = Send the Shinobi to { $leader }
sho-action-look = Look at one of { $name }'s Loyalty cards

## What is asked

sho-question-choose = Choose an Action card in secret.
sho-question-chosen = You have chosen { $card }. Waiting for { $names }.
sho-question-performer = Who performs next?
sho-question-name = { $name } performs Cloaked in Shadows. Which Leader should move?
sho-question-move-named = The Hatamoto has named { $leader }. Where do you move it?
sho-question-move = Which Leader do you move?
sho-question-move-dishonor = Which Leader goes to the tail?
sho-question-move-upstream = Which Leader goes up, and by how much?
sho-question-move-company = Which Leader goes 1 place down?
sho-question-move-arrow = Which Leader goes 1 place up?
sho-question-reveal = Which of your Loyalty cards do you turn face up?
sho-question-show = Which of your Loyalty cards do you show to { $name }?
sho-question-honor = Which Leader next to { $leader } also receives 1 Honor?
sho-question-who-shows = Who shows you a Loyalty card?
sho-question-storms = Do you switch two Leaders, or exchange a Loyalty card?
sho-question-give = Which Loyalty card do you give to { $name }?
sho-question-given = You give { $leader }. Waiting for { $names }.
sho-question-shinobi = To which Leader does the Shinobi go?
sho-question-neighbors = Which two neighbors switch places?
sho-question-step = Which Leader goes one place up or down?
sho-question-honor-least = Which Leader with the least Honor receives 1?
sho-question-dishonor-most = Which Leader with the most Honor loses 1?
sho-question-look = Whose Loyalty card do you look at?
sho-question-power = Execute the power of the Plot: { $power }.
sho-question-over = The game is over.

## What the others are asked

sho-wait-choose = Waiting for { $names } to choose an Action card.
sho-wait-performer = Waiting for { $names } to say who performs next.
sho-wait-name = Waiting for { $names } to name a Leader.
sho-wait-move = Waiting for { $names } to move a Leader.
sho-wait-reveal = Waiting for { $names } to turn a Loyalty card face up.
sho-wait-show = Waiting for { $names } to show { $whom ->
    [you] you
   *[other] { $other }
} a Loyalty card.
sho-wait-honor = Waiting for { $names } to place Honor.
sho-wait-who-shows = Waiting for { $names } to say who shows a Loyalty card.
sho-wait-storms = Waiting for { $names } to switch Leaders or exchange a Loyalty card.
sho-wait-give = Waiting for { $names } to choose a Loyalty card for the exchange.
sho-wait-power = Waiting for { $names } to execute the power of the Plot.

## What happened

sho-event-dealt = The Line of Succession from the head: { $leaders }. The Shinobi stands by { $shinobi }. { $who ->
    [you] You are
   *[other] { $name } is
} the first Hatamoto.
sho-event-loyalty-dealt = { $who ->
    [you] Your Loyalty cards
   *[other] { $name }'s Loyalty cards
}: { $leaders }.
sho-event-loyalty-dealt-hidden = { $who ->
    [you] You
   *[other] { $name }
} received 2 Loyalty cards face down.
sho-event-plots-shuffled = All Plots were shuffled again.
sho-event-round-began = Round { $n }. { $who ->
    [you] You are
   *[other] { $name } is
} the Hatamoto.
sho-event-plot-revealed = The Plot: { $plot }
sho-event-chosen = { $who ->
    [you] You
   *[other] { $name }
} chose { $card }.
sho-event-chosen-hidden = { $who ->
    [you] You have
   *[other] { $name } has
} chosen an Action card.
sho-event-withdrawn = { $who ->
    [you] You took your
   *[other] { $name } took the
} choice back.
sho-event-card-revealed = { $who ->
    [you] You
   *[other] { $name }
} revealed { $card }.
sho-event-performing = { $who ->
    [you] You perform
   *[other] { $name } performs
} { $card }.
sho-event-leader-named = { $who ->
    [you] You
   *[other] { $name }
} named { $leader }.
sho-event-leader-moved = { $who ->
    [you] You
   *[other] { $name }
} moved { $leader } { $n ->
    [one] { $n } place
   *[other] { $n } places
} { $way ->
    [up] up
   *[down] down
}, to { $to }.
sho-event-leader-moved-itself = { $leader } went to { $to } ({ $cause }).
sho-event-leaders-switched = { $who ->
    [you] You
   *[other] { $name }
} switched { $one } ({ $from }) and { $other } ({ $to }).
sho-event-leaders-switched-themselves = { $one } and { $other } switched places ({ $cause }).
sho-event-loyalty-revealed = { $who ->
    [you] You
   *[other] { $name }
} turned a Loyalty card face up: { $leader }.
sho-event-asked = { $who ->
    [you] You
   *[other] { $name }
} asked { $whom ->
    [you] you
   *[other] { $other }
} to show a Loyalty card.
sho-event-shown = { $who ->
    [you] You
   *[other] { $name }
} showed { $whom ->
    [you] you
   *[other] { $other }
} { $leader }.
sho-event-looked = { $who ->
    [you] You
   *[other] { $name }
} looked at { $whom ->
    [you] one of your Loyalty cards
   *[other] one of { $other }'s Loyalty cards
}: { $leader }.
sho-event-looked-hidden = { $who ->
    [you] You
   *[other] { $name }
} looked at { $whom ->
    [you] one of your Loyalty cards
   *[other] one of { $other }'s Loyalty cards
}.
sho-event-exchange-began = { $who ->
    [you] You exchange
   *[other] { $name } exchanges
} a Loyalty card with { $whom ->
    [you] you
   *[other] { $other }
}.
sho-event-offered = { $who ->
    [you] You will
   *[other] { $name } will
} give { $leader }.
sho-event-offered-hidden = { $who ->
    [you] You have
   *[other] { $name } has
} chosen a Loyalty card to give.
sho-event-exchanged = { $who ->
    [you] You
   *[other] { $name }
} gave { $other } { $gave } and got { $got }.
sho-event-exchanged-hidden = { $name } and { $other } exchanged a Loyalty card.
sho-event-skipped-reveal = { $who ->
    [you] You have
   *[other] { $name } has
} no face-down Loyalty card to turn up.
sho-event-skipped-show = { $who ->
    [you] You have
   *[other] { $name } has
} no face-down Loyalty card to show.
sho-event-skipped-ask = No one else has a face-down Loyalty card to show { $who ->
    [you] you
   *[other] { $name }
}.
sho-event-skipped-power = { $who ->
    [you] You
   *[other] { $name }
} could not execute the power of the Plot.
sho-event-discarded = { $card } went to { $who ->
    [you] your discards
   *[other] { $name }'s discards
}.
sho-event-honor-placed = { $leader } received { $n } Honor ({ $cause }).
sho-event-honor-taken = { $leader } lost 1 Honor ({ $cause }).
sho-event-power-began = { $who ->
    [you] You execute
   *[other] { $name } executes
} the power of the Plot: { $power }.
sho-event-shinobi-moved = The Shinobi left { $from } and went to { $to }.
sho-event-round-ended = Round { $n } is over.
sho-event-took-back = { $who ->
    [you] You
   *[other] { $name }
} took all Action cards back.
sho-event-marker-passed = The Hatamoto marker passed to { $who ->
    [you] you
   *[other] { $name }
}.
sho-event-loyalty-opened = { $who ->
    [you] You reveal your
   *[other] { $name } reveals
} Loyalty cards: { $leaders }.
sho-event-left-over-opened = Loyalty cards left over: { $leaders }.
sho-event-left-over-none = No Loyalty card was left over.
sho-event-game-over-score = The game is over: a score has reached { $n }. { $entries }.
sho-event-game-over-rounds = The game is over: { $n } rounds have been played. { $entries }.
sho-event-game-over-entry = { $rank }. { $name } ({ $points })

## The private log

sho-note = Round { $n }: { $what }
sho-note-and = { $note } { $now }
sho-note-sure = It was exchanged: now { $who ->
    [you] you have it
   *[other] { $name } has it
}.
sho-note-stale = There has been an exchange since: it may be with { $names } now.

## The end

sho-tally = { $rank }. { $name }, { $points }: { $cards }
sho-tally-card = { $leader } { $honor } ({ $place })
sho-tie-first-place = Tied on points; the player whose better-placed Leader is higher in the Line comes first.
sho-tie-second-place = Tied on points and better-placed Leader; the player whose second Leader is higher in the Line comes first.
sho-tie-fewer-up = Tied on points and Leaders; the player with fewer face-up Loyalty cards comes first.
sho-tie-shared = Tied in everything; the rank is shared.

## Why something is not possible now

sho-reason-hatamoto-chooses-none = As Hatamoto you choose no Action card.
sho-reason-in-discards = That card stays in your discards until your hand is empty.
sho-reason-chosen-already = You have already chosen. Take your choice back first.
sho-reason-nothing-to-withdraw = You have nothing to take back.
sho-reason-only-one-choice = You had only one card, so there was nothing to choose.
sho-reason-has-performed = That player has already performed this round.
sho-reason-hatamoto-performs-none = As Hatamoto you have no card to perform.
sho-reason-at-head = That Leader is already at the head.
sho-reason-at-tail = That Leader is already at the tail.
sho-reason-same-place = That Leader is already there.
sho-reason-other-leader-named = The Hatamoto has named another Leader.
sho-reason-not-next-to = That Leader is not next to the one you moved.
sho-reason-oneself = Choose a player other than yourself.
sho-reason-none-face-down = That player has no face-down Loyalty card.
sho-reason-nothing-to-give = You have no face-down Loyalty card to give.
sho-reason-not-neighbors = Those two Leaders are not neighbors.
sho-reason-not-least = Another Leader has less Honor.
sho-reason-not-most = Another Leader has more Honor.
sho-reason-shinobi-there = The Shinobi is already with that Leader.
