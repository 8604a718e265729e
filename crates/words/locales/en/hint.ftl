### Hints for whoever plays alone or against bots.

hint-ask = Hint
hint-why = What a Master would consider
hint-thinking = Thinking…
hint-stop = Stop
hint-failed = No hint arrived. Perhaps another window asked for one: try again.
hint-close = Close
hint-title = What a Master would consider
hint-lead = Estimated by playing out many random games from what you can see, and in the order in which a Master would choose.
hint-chapter = These games go on by simple rules, so the figures only compare the options: with thought on every turn you do better.
hint-only = There is only one option.
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
    [0] the chapter is met in few of these games yet
   *[other] the chapter is met in about { $percent } % of these games
}
