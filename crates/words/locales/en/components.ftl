### What can be wrong with a component file, and where its values come from.
### A key is the dotted path of a value, such as swords.18.points.

component-syntax = The file is not TOML: { $detail }
component-unknown-key = { $key }: there is no such key.
component-missing-key = { $key }: this key is missing.
component-wrong-type = { $key }: this must be { $expected ->
    [integer] a whole number
    [string] text
    [array] a list
    [table] a table
   *[other] { $expected }
}, not { $found ->
    [integer] a whole number
    [string] text
    [array] a list
    [table] a table
    [float] a number with decimals
    [boolean] true or false
    [datetime] a date
   *[other] { $found }
}.
component-missing-source = { $key }: “from” is missing. It says where the value comes from.
component-unknown-source = { $key }: “{ $found }” is not where a value can come from. Use one of: { $allowed }.
component-source-shape = { $key }: “from” must be one word, or have the shape of the value.
component-too-small = { $key }: { $found } is too small. The least is { $least }.
component-too-large = { $key }: { $found } is too large. The most is { $most }.
component-too-few = { $key }: { $found } found, at least { $least } needed.
component-too-many = { $key }: { $found } found, at most { $most } allowed.
component-unknown-word = { $key }: “{ $found }” cannot stand here. Use one of: { $allowed }.
component-repeated = { $key }: “{ $found }” comes a second time.

source-stated = stated in a rulebook
source-derived = derived from stated facts
source-reported = reported by a player's review
source-reconstructed = reconstructed by Kajiba, not the publisher's
source-printed = printed on an owned copy
