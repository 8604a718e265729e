### Hints for whoever plays alone or against bots.

hint-ask = Hint
hint-why = What a Master would consider
hint-thinking = Thinking…
hint-stop = Stop
hint-failed = No hint came. Perhaps another window asked for one: ask again.
hint-close = Close
hint-title = What a Master would consider
hint-lead = Tried out many times from what you can see, every draw left to chance. The figures are estimates.
hint-chapter = The tries play on by simple rules, so the figures only compare the options: who thinks on every turn does better.
hint-only = There is only one thing to do.
hint-expected-ahead = wins about { $percent } %, { $points } { $points ->
    [one] point
   *[other] points
} ahead on average
hint-expected-behind = wins about { $percent } %, { $points } { $points ->
    [one] point
   *[other] points
} behind on average
hint-expected-level = wins about { $percent } %, level on average
hint-expected-met = { $percent ->
    [0] the chapter is met in hardly any of the tries
   *[other] the chapter is met in about { $percent } % of the tries
}
