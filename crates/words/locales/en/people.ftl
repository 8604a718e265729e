### Between people: what was taken back, signs and messages, and another player's board.

## Taking back

people-undone = taken back
people-undo-act = This would be taken back:
people-undo-with = What came later goes with it:

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

people-look = { $name }: board and last acts
people-last = { $name } did last:
people-last-none = Nothing yet.
people-look-back = Close
