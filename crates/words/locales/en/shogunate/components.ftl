### Shogunate.

component-not-a-name = { $key }: “{ $found }” cannot be a name. A name has 1 to 30 characters, none of them a quotation mark or a backslash, and no space at either end.
