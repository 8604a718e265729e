### Shōgun no Katana.

component-decreasing = { $key }: { $found } comes after { $before }. The numbers must not go down.
component-off-board = { $key }: with letter { $letter } the Sword { $composition } leaves the Forge at its right end.
component-row-jump = { $key }: with letter { $letter } the Sword { $composition } jumps a row of the Forge.
component-two-passive = { $key }: this is a second Passive Room. At most one is allowed.
