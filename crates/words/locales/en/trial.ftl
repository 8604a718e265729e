# Playing ahead on a private copy.
trial-title = Trial
trial-door = Try it
trial-door-hint = Play ahead on your own copy. No one sees it, and nothing counts until you keep it.
trial-banner = No one sees this, and nothing counts until you keep it.
trial-back = Step back
trial-again = Start again
trial-drop = Discard
trial-keep = { $n ->
    [one] Keep it: 1 decision
   *[other] Keep it: { $n } decisions
}
trial-keep-last = Keep it, and do this too
trial-keep-only = Do it for real
trial-end = The trial ends here
trial-end-hidden = “{ $action }” would reveal something that no one knows yet. It was not done.
trial-end-ghost = After “{ $action }” the Ghost would draw a card that no one knows yet. It was not done.
trial-end-result = “{ $action }” would end the game. It was not done.
trial-end-others = From here on it depends on { $names }, and no one knows what they will do.
trial-steps = Tried so far
trial-undone = not done
trial-gone-title = The table has moved on
trial-gone = Your trial started from a position that no longer exists. Nothing in it was done.
trial-gone-new = Try again from here
trial-unkept-title = Not everything was kept
trial-unkept = Decision { $n }, “{ $action }”, was refused: { $why }
trial-unkept-none = Nothing was done.
trial-unkept-done = { $n ->
    [one] The decision before it was done.
   *[other] The { $n } decisions before it were done.
}

# The end of a turn: what it did.
