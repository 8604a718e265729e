### Hints for whoever plays alone or against bots.

hint-ask = Hint
hint-why = What a Master would do
hint-thinking = Thinking…
hint-stop = Stop
hint-title = What a Master would do
hint-lead = Played out many times from what you can see, every draw left to chance.
hint-only = There is only one thing to do.
hint-expected-ahead = wins { $percent } %, { $points } { $points ->
    [one] point
   *[other] points
} ahead on average
hint-expected-behind = wins { $percent } %, { $points } { $points ->
    [one] point
   *[other] points
} behind on average
hint-expected-level = wins { $percent } %, level on average
