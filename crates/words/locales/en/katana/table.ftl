### Shōgun no Katana: its table in the browser.

board-game-katana = Shōgun no Katana
board-round = Round { $round } of { $rounds } · { $name }'s turn
board-start = Choosing starting Swords
board-map = Main gameboard
board-jump-forge = Forge
board-jump-map = Board
board-jump-others = Others
board-sword-placed = on it: { $kinds }
board-sword-decorated = decorated: { $kinds }
board-sword-next = next: { $kinds }
board-sword-complete = complete: deliver it
board-cost = −{ $coins }
board-house-empty = empty
board-house-below = Cards below: { $n }
board-house-no-card = No card is left.
board-spaces = { $taken } of { $spaces } taken
board-prices = Prices in Coins
board-market-left = Cards in the deck: { $n }
board-decorators = Coins that the Decorators show
board-token = Family token
board-komainu = { $coins } and first player in the next round
board-temple = Temple
board-offering = Offering for a Monk: { $coins }. Monks there:
board-honors = Honor cards (one when you pass)
board-favors = Favor cards
board-forge-of = Forge of { $name }
board-at-line = Workers: { $workers }, Monks: { $monks }
board-starting = Starting
board-workers = Workers { $n } (blocked { $blocked })
board-first = first player
board-passed = passed
board-short-cards = cards { $n }
board-short-forge = Swords { $n }
board-short-delivered = delivered { $n }
board-short-workers = Workers { $n }
board-short-monks = Monks { $n }
board-hand = Cards
board-played = Played: buy or discard
board-project = Project
board-katana = Katana
board-katana-away = not in play yet
board-katana-forging = on the Forge
board-katana-delivered = delivered from column { $column }
board-katana-unfinished = not finished
board-delivered = Delivered
board-sashimono = Sashimono
board-honor = Honor
board-favor = Favor
board-shame = Shame (half the Favor points)
board-dishonor = Dishonor (no Favor points)
board-also = You may also
board-sequence = { $first } · { $then }
board-move-all = Move all { $n } Swords
board-decorate-all = Decorate { $n } Resources
board-use-all = Use all { $n } Rooms
board-collect-all = Take both benefits
board-end-discarding = End your turn, discard { $cards }
board-pass = Pass
board-pass-take = Pass and take an Honor card
board-basket = Buy several at once. You have { $coins }.
board-basket-empty = Nothing was bought. Enter how many Resources you want.
board-basket-none = You have no Coins to buy Resources with.
board-basket-total = Total Coins:
board-each = { $coins } each
board-buy = Buy
board-buy-less = One { $kind } less
board-buy-more = One { $kind } more
board-unbought-title = Nothing was bought
board-unbought = Nothing was bought. { $kind }: { $reason }
board-rooms-mark = { $n ->
    [one] On the board, mark the Room where your Family Member will stand.
   *[other] On the board, mark the { $n } Rooms where your Family Members will stand.
}
board-rooms-mark-shared = On the board, mark a Room for each of your Family Members, or one for both.
board-rooms-marked = Marked:
board-rooms-take = Confirm Rooms
board-rooms-list = Or choose from the list
board-rooms-title = Rooms not confirmed
board-rooms-count = { $n ->
    [one] Mark 1 Room. You have marked { $marked }.
   *[other] Mark { $n } Rooms. You have marked { $marked }.
}
board-rooms-count-shared = Mark 1 Room or { $n }. You have marked { $marked }.
board-chart = Where the points came from
board-honors-each = Honor cards, one by one
board-scores = Final scoring
board-total = Total
board-ghost-short-swords = Swords taken { $n }
board-ghost-washitsu = Washitsu board, side { $side }
board-ghost-washitsu-training = Washitsu board of the Training Ghost (Kajiba’s own)
board-ghost-washitsu-hint = Each Sword that it takes fills the next space; a marked space gives it one more Worker.
board-ghost-space-filled = Space { $n }: a Sword
board-ghost-space-blocked = Space { $n }: a Blocked Worker
board-ghost-space-free = Space { $n }: empty
board-ghost-swords = Swords
board-ghost-points = Points from
board-ghost-cards = Its deck: where its Workers go
board-ghost-hidden = face down
board-ghost-drawn = drawn
board-ghost-aside = { $n ->
    [one] One of the face-down cards is set aside and joins the deck at a Restore: { $cards }.
   *[other] { $n } of the face-down cards are set aside; one joins the deck at each Restore: { $cards }.
}
board-ghost-removed = Out of the game: { $n } Daimyō.
board-ghost-scoring = How { $name } scored
board-ghost-score-swords = { $swords ->
    [one] The points printed on the Sword that it took.
   *[other] The points printed on the { $swords } Swords that it took.
}
board-ghost-score-rounds = For each Sword it took, the points of that round.
board-ghost-score-rounds-early = For each Sword it took, the points of that round; then the last round's points at the end.
board-ghost-score-katana = The values of the { $resources } Resources on its Katana, and again for the { $decorated } decorated ones.
board-ghost-score-katana-early = The value of the first Resource of each of its Swords.
board-ghost-score-coins = A fifth of the { $coins } printed on its Swords, rounded down.
board-ghost-score-sashimono = Sets of Sashimono, as for all players.
board-ghost-score-honors = Honor cards. Cards with the human icon use the best human result; all others use the Ghost's own pieces.
board-ghost-score-honors-early = Honor cards. A card that can't apply to the Ghost uses your result instead.
board-ghost-score-market = 1 point for each miniature at the Market when its Worker arrived, itself included.
board-ghost-score-academy = The Coins of the most advanced human Decorator when its Worker arrived.
board-ghost-score-palace = 1 point for each occupied Room when its Worker arrived.
board-ghost-score-palace-early = 1 point for each Family Member at the Palace when its Worker arrived.
board-ghost-score-komainu = 4 points each time.
board-ghost-score-komainu-early = The number of the round, in points, each time.
board-academy-closed = The Academy is closed in this chapter.
board-story-briefing = The story
board-story-goal = To win this chapter
board-story-met = met
board-story-open = not yet
board-strength = Strength { $n }
board-of = { $name }: { $what }
board-discard = Discard
board-family = Family Member
board-blocked = A Worker is blocked here until a Sword is delivered to this space
board-forge-hint = Point at a Sword, a row or a column to see what would happen.
board-preview-none = No Sword there.
board-preview-goes = { $sword } → { $cell } (−1 { $kind }).
board-preview-stays = { $sword } stays: { $why }
board-sword-leads = leads to { $cell }
board-course = Points over the game
board-rounds = Rounds
board-round-points = Round { $n }: each delivery +{ $points }
board-key-forge = Your Forge
board-key-map = Main gameboard
board-key-others = The others
ease-outlook-hint = The final score if the game ended now: Coins and stock, a Katana still on the Forge, Sashimono, Honor and Favor cards.
