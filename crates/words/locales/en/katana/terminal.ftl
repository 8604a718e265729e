### The words of the command line about Shōgun no Katana, in English.

## Help pages

cli-value-policy = POLICY
cli-value-variant = VARIANT
cli-value-ghost = LEVEL
cli-arg-first-game = The five Palace Rooms recommended for a first game.
cli-arg-ghost = A Ghost plays too, of this level: 1, 2, 3, 4 or 5, or training for the Training Ghost.
cli-arg-variant = standard: the rulebook. early-solo: the early solo rules, for one person and a Ghost. Default: standard.
cli-arg-no-cards-after-passing = Players who have passed can't play cards for the rest of that round (PAS-2).
cli-arg-policy = forced: pass only when no Worker or Monk can be placed. uniform: pass at will. Default: forced.

## Files

cli-players-wrong = --players does not fit: 2 to 4 people play without a Ghost, 1 to 3 with one. The early solo rules are for 1, without --ghost.

## Components

cli-section-resources = Resources
cli-section-rounds = Rounds
cli-section-forge = The Forge
cli-section-academy = The Academy
cli-section-spaces = Spaces for 2, 3 and 4 players
cli-section-komainu = Komainu
cli-section-washitsu = The Washitsu board
cli-section-score-track = The score track
cli-section-rooms = Palace Rooms
cli-section-favor = Favor cards
cli-section-market = Market cards 1 to 7
cli-section-honor = Honor cards
cli-section-daimyo = Daimyō cards
cli-section-swords = Sword tiles

## Before the game

cli-play-welcome = Welcome to the forge! Kajiba is an unofficial Shōgun no Katana for 2 to 4 players at one keyboard.
cli-play-how-many = How many play? 2, 3 or 4 (Enter = 2):
cli-play-how-many-again = Please type 2, 3 or 4, or just press Enter for 2.
cli-offer = { $file } holds a game that is not over: { $players }, round { $round } of { $rounds }.
cli-names-number = { $names ->
    [one] { $names } name is given
   *[other] { $names } names are given
}, but 2 to 4 play.

## At the table

cli-basket-hint = Several at once: wo2 st1 buys 2 Wood and 1 Steel (la, wo, st, le).
cli-basket-not-now = You can buy Resources this way only in your own Market action, before you take a card.
cli-basket-refused = Nothing was bought: the basket fails at { $kind }. { $reason }
cli-why-rules = Type rules and the clause to read it, such as rules TRN-2.
cli-help-basket = wo2 st1
cli-help-basket-text = At the Market: buy 2 Wood and 1 Steel (la, wo, st, le).
cli-help-table-of = table NAME
cli-help-table-of-text = Show another player's Forge and pieces.
cli-help-cards-text = Show all open cards in full.

## The table

cli-table-start = Choosing the starting Swords
cli-table-card = { $card }: { $effect } ({ $benefit }, { $cost })
cli-table-round = Round { $round } of { $rounds } · { $name }'s turn
cli-table-scores = Points: { $points }    First player: { $first }
cli-table-figure = { $name } ({ $figure })
cli-table-houses = Daimyō Houses
cli-table-houses-legend = Sword: number, resources, p points, c Coins, s strength. Card: effect (permanent benefit, its cost)
cli-table-sword = { $number } { $letters } { $points }p { $coins }c { $strength }s
cli-table-no-sword = (empty)
cli-table-no-card = No card is left.
cli-table-market = Market
cli-table-academy = Academy
cli-table-decorators = Coins shown by the Decorators:
cli-table-palace = Palace
cli-table-spaces = { $taken } of { $spaces } spaces taken: { $figures }
cli-table-nobody = no one
cli-table-kind = { $kind } ({ $sign })
cli-table-prices = Prices: { $prices }
cli-table-token = Family token
cli-table-room = { $room }: { $effect }
cli-table-temple-name = Temple
cli-table-temple = offering { $coins }; Monks there: { $monks }
cli-table-komainu = Komainu
cli-table-honors = Honor cards to take when passing
cli-table-favors = Favor cards
cli-table-forge = { $name }'s Forge
cli-table-forge-legend = 18 LeSt→WoLa: Sword 18 holds Le and St, Wo is next. * decorated, ✓ complete.
cli-table-katana = Katana
cli-table-benefit-coins = +{ $n }c
cli-table-other = { $name }: { $points }, { $coins }, stock { $stock }, cards { $cards }, Swords on the Forge { $swords }, delivered { $delivered }, Workers { $workers }, Monks { $monks }
cli-table-passed = (passed)
cli-things-have = Now
cli-things-have-text = { $points } · { $coins } · Workers { $workers } (blocked { $blocked }) · Monks { $monks }
cli-things-stock = Stock
cli-things-swords = Swords
cli-things-sword = { $number } ({ $points }p { $strength }s, { $sashimono }; { $next })
cli-things-katana-in-work = { $number } ({ $next })
cli-things-starting = Starting Sashimono
cli-things-next = next { $kind }
cli-things-complete = complete: deliver it
cli-things-cards = Cards
cli-things-card = { $card } ({ $effect })
cli-things-played = Played
cli-things-figures = Figures
cli-things-at-line = { $line } ({ $n })
cli-things-project = Project
cli-things-katana = Katana
cli-things-katana-away = not in play yet
cli-things-katana-forging = on the Forge: { $letters }
cli-things-katana-delivered = delivered from column { $column }: { $letters }
cli-things-katana-unfinished = not finished: { $letters }
cli-things-delivered = Delivered
cli-things-sashimono = Sashimono
cli-things-honors = Honor
cli-things-favors = Favor
cli-things-shame = Shame (half the Favor points)
cli-things-dishonor = Dishonor (no Favor points)
cli-ghost-has = { $points } · Workers { $workers } (blocked { $blocked })
cli-ghost-deck = Deck
cli-ghost-deck-full = { $n } cards
cli-ghost-deck-drawn = { $n } cards; drawn: { $drawn }
cli-cards-houses = Top cards of the Houses
cli-cards-market = Market cards
cli-cards-of = { $name }'s cards
cli-cards-played = { $card }, played: buy or discard it
cli-cards-under = { $card }, bought for { $line }
cli-cards-honor = Honor: { $honor }
cli-cards-none = none

## The end

cli-scores-total = Total

## The Story

cli-about-story = Play the Story: fourteen chapters for one player against Ghosts. Without a command, you choose a campaign or start a new one.
cli-about-story-new = Start a campaign.
cli-about-story-list = List the campaigns.
cli-about-story-play = Continue a campaign: the game in progress, or the next chapter.
cli-about-story-status = Show every chapter of a campaign, its attempts and its points.
cli-value-story = NAME
cli-arg-story = The name of the campaign: letters, digits, - and _.
cli-arg-story-ghost = The Ghost of the next attempt: 1, 2, 3, 4 or 5. Without it, you are asked.
cli-arg-chapter = Play this chapter of the Story, 1 to 14, against the Ghost of --ghost.
cli-chapter-wrong = A chapter is for one person and a Ghost, by the rulebook, with its own Rooms.
cli-word-again = again,a
cli-word-new = new,n
cli-word-next = next,n
cli-help-goal-text = What the chapter asks, and how far you are.
cli-leave-story = The campaign is saved. To continue it, type:
cli-leave-story-behind = The last moves are not saved, so they do not count in the campaign. To continue from before them, type:
cli-command-story = kajiba story play { $name }
cli-story-bad-name = { $name } can't be the name of a campaign: use 1 to 40 letters, digits, - and _.
cli-story-there = There is already a campaign named { $name }.
cli-story-unknown = There is no campaign named { $name }. See kajiba story list.
cli-story-damaged = { $file } is not a readable campaign.
cli-story-nowhere = The system names no folder for your files; set KAJIBA_DATA to one.
cli-story-none = There is no campaign yet. Start one with kajiba story new NAME.
cli-story-welcome = The Story is fourteen chapters for one player against Ghosts. A campaign keeps your games and your Story points.
cli-story-which = Which campaign? Type its name, or new to start another (Enter = { $name }):
cli-story-which-new = Which campaign? Type its name (Enter = start a new one):
cli-story-which-wrong = There is no campaign named { $name }. Type one of the names above, new or quit.
cli-story-name = Name of the new campaign (Enter = { $usual }):
cli-story-usual-name = story
cli-story-begun = The campaign { $name } is ready. To play it at any time, type:
cli-story-standing = { $name }: { $chapter } is next. Story points: { $points }.
cli-story-over = { $name }: the Story is complete. Story points: { $points }. Rank: { $rank }.
cli-story-chapter = { $chapter } ({ $level })
cli-story-attempt-won = Victory over Ghost { $ghost }: { $points } Story points.
cli-story-attempt-lost = Defeat by Ghost { $ghost }: { $points } Story points.
cli-story-skipped = Skipped.
cli-story-in-progress = In progress.
cli-story-next = Next.
cli-story-points = Story points: { $points } for this chapter, { $total } in all.
cli-story-again-prompt = You lost this chapter. Press Enter to try again, or type next to skip it or quit to leave:
cli-story-again-wrong = Press Enter to try again, or type next or quit.
cli-story-ghost-prompt = Which Ghost, 1 to 5? (Enter = { $usual }):
cli-story-ghost-wrong = Type a number from 1 to 5 or quit, or just press Enter.
cli-story-other-chapter = The finished game is not of the campaign's next chapter.
