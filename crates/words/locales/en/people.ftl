### Between people: what was undone, signs and messages, and another player's board.

## Undo

people-undone = undone
people-undo-act = This would be undone:
people-undo-with = Everything after it goes too:

## Talk

people-emotes = A sign instead of words
people-emote-well = Well played!
people-emote-thanks = Thank you!
people-emote-wow = Oh!
people-emote-laugh = Ha ha!
people-emote-think = Let me think…
people-emote-game = Good game!
people-new = New:

## Looking at others

people-look = Board and last moves
people-last = Last moves of { $name }:
people-last-none = Nothing yet.
people-look-back = Close
