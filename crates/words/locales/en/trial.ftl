# Playing ahead on a private copy.
trial-title = Trial
trial-door = Try it
trial-door-hint = Play ahead on a copy of your own. Nobody sees it, and nothing counts until you keep it.
trial-banner = Nobody sees this, and nothing counts until you keep it.
trial-back = Step back
trial-again = Start again
trial-drop = Drop it
trial-keep = { $n ->
    [one] Keep it: 1 decision
   *[other] Keep it: { $n } decisions
}
trial-keep-last = Keep it, and do this too
trial-keep-only = Do it for real
trial-end = Here the trial ends
trial-end-hidden = “{ $action }” would turn over something that nobody knows yet. It has not been done.
trial-end-ghost = After “{ $action }” the Ghost would draw a card that nobody knows yet. It has not been done.
trial-end-result = “{ $action }” would end the game. It has not been done.
trial-end-others = From here on it depends on { $names }, and nobody knows what they will do.
trial-steps = Tried so far
trial-undone = not done
trial-gone-title = The table has moved on
trial-gone = What you tried began from a position that is no longer there. Nothing of it was done.
trial-gone-new = Try again from here
trial-unkept-title = Not everything was kept
trial-unkept = Decision { $n }, “{ $action }”, was refused: { $why }
trial-unkept-none = Nothing has been done.
trial-unkept-done = { $n ->
    [one] The decision before it has been done.
   *[other] The { $n } decisions before it have been done.
}

# The end of a turn: what it did.
