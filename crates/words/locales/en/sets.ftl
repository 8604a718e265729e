### A person's own component sets: what is printed in their copies of the games.

set-title = Your own copy
set-lead = Do you own the game? Enter what is printed on your tiles, cards and boards, and play with it.
set-own = Your component sets
set-new = A new set
set-new-lead = It begins with the values Kajiba uses. Correct what is different in your copy, part by part; you can stop at any time.
set-begin = Begin
set-name = Name
set-name-hint = Tables show it, such as “printed values of Aya's copy”.
set-wrong-name = Give the set a name of at most { $n } characters.
set-complete = Complete: tables can use it.
set-problems = { $n ->
    [one] { $n } value to correct before a table can use it
   *[other] { $n } values to correct before a table can use it
}
set-back = All sets
set-how = Next to each field is the value Kajiba uses. What you change counts as printed on your copy.
set-parts = Parts of the set
set-part = { $label }, { $part }
set-shipped = In Kajiba
set-shipped-none = Not in Kajiba
set-shipped-value = In Kajiba: { $value }
set-players = { $n } players
set-missing = This is still missing.
set-printed = I have compared everything on this page with my copy
set-save = Save
set-saved = Saved.
set-add = One more card
set-remove = Remove card { $n }
set-play = New table with this set
set-file = The file
set-file-lead = The set as a component file (TOML). Play with it in the terminal, or import it into another Kajiba.
set-export = Download the file
set-rename = Rename the set
set-delete = Delete the set
set-delete-lead = Tables made with it keep their values. The set itself is gone for good.
set-delete-sure = Yes, delete it
set-delete-unsure = Tick the box first, so that nothing is deleted by accident.
set-import = Import a file
set-import-lead = A component file from another Kajiba or written by hand. The game is recognized by its sections.
set-import-file = File
set-import-text = Or paste its text
set-import-do = Import
set-import-faulty = Import what can be read; I'll correct the rest in the form
set-wrong-empty = Choose a component file, or paste its text. It has sections such as [swords] or [plots].
set-wrong-long = The file is too long. At most { $n } KB are possible.
set-wrong-file = { $n ->
    [one] The file has a problem:
   *[other] The file has { $n } problems:
}
set-line = Line { $line }: { $sentence }
set-values = Tiles and cards
set-reconstructed = The values Kajiba uses
set-printed-of = Printed values of “{ $name }”
set-unfinished = “{ $name }” (not complete yet)
set-bots-hint = With other values, bots play without what they have learned, so they are weaker.
set-bots-unlearned = Bots play without what they have learned: it was learned with other values.
set-put-in = Enter what is printed on your own copy
