### Shōgun no Katana.

stamp-did = This turn: { $did }
stamp-nothing = nothing yet
stamp-taken = took { $sword }
stamp-delivered = delivered { $sword }
stamp-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
stamp-advanced = { $n ->
    [one] 1 Decorator step
   *[other] { $n } Decorator steps
}
stamp-decorated = { $n ->
    [one] 1 decoration
   *[other] { $n } decorations
}
stamp-cards = { $n ->
    [one] 1 card taken
   *[other] { $n } cards taken
}
stamp-resource = { $n } { $kind }
