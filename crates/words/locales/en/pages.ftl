### The pages that explain: the rules with their pictures, the browser of tiles and cards, and what Kajiba is.

nav-rules = Rules
nav-cards = Tiles and cards
nav-about = About Kajiba

## The rules

rules-title = Rules
rules-hint = “House ruling” marks what Kajiba decides where the books are silent. Point at or tap a dotted word to see what it means.
rules-contents = Contents
rules-terms = Terms
rules-search = Search the rules
rules-search-hint = A word, a question, or a clause such as PAL-4
# Words that only make a question, and words that find each other.
rules-search-idle = a an and are be can could do does for from get how i if in is it many me much must my of on one or should that the there to what when where which who why with you
rules-search-alike = win wins winner victory victories | money gold coin coins | flag banner sashimono | begin begins start starts setup | end ends finish over | turn turns | buy buys buying bought purchase | tile tiles sword swords
rules-search-do = Search
rules-search-all = Show everything
rules-found = Found:
rules-related = See also
rules-open = Rule { $clause }, in a new tab
rules-ruling-forms = House ruling:

## Tiles and cards

cards-title = Tiles and cards
cards-other-set = This table plays with a component set of its own, so Kajiba can't say where its values come from.
cards-not-dealt = The game has not been dealt yet. It will be played with these.
cards-server-set = New tables here use the printed values of “{ $name }”.
cards-named-set = The printed values of “{ $name }”, with which this table plays.
cards-sources = Where the values come from
cards-source-count = { $n ->
    [one] { $n } value
   *[other] { $n } values
}
cards-left = In the deck: { $n } of { $all }
cards-copies = Copies: { $n }
cards-back = Back to the table

## About

about-title = About Kajiba
about-lead = Kajiba 鍛冶場, “the smithy”, is a home for board games in the browser and the terminal, made by players for players.
about-unofficial-title = Unofficial
about-unofficial = Kajiba is not connected with the games' authors, artists or publishers, and no one earns money with it. The games and their names belong to them. Apart from the names and the chapters' titles, Kajiba uses none of their texts and none of their art: the rules are told in our own words, and every picture is drawn for Kajiba.
about-buy = If you like a game, buy it: around a table, with the real tiles in your hands, it is more beautiful than any screen.
about-reconstructed-title = What is reconstructed, and from what
about-reconstructed = The rules come from the published rulebooks in English, Italian and Japanese, and are the same in all three languages here. The pictures of these books are not available to us, and so neither is most of what is printed on tiles, cards and boards. Kajiba takes each value from the best source there is, and names that source:
about-reconstructed-why = Values we couldn't find anywhere were chosen to fit everything we know and to give games like those players describe. They may differ from what the publisher printed.
about-cards = See every tile and card with its sources
about-own = If you own a game, you can enter what is printed on it and play with that, in the browser and in the terminal.
about-rulings = Where the books contradict each other or say nothing, Kajiba decides, and the rules mark it as a house ruling.
about-rules = Read the rules
about-licence-title = Licences
about-licence = Kajiba is free software. Its code, its words and its pictures may be used under the MIT licence or the Apache licence 2.0, as you choose.
about-vendored = In your browser it also uses:
about-crates = The server is written in Rust, with open-source libraries; the file Cargo.lock in its source lists them all.
about-versions-title = Versions
about-version = Kajiba { $version }
