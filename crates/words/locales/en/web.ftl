### The words of the frame around all pages, and of refusals, in English.

## The frame

title = { $title } · Kajiba
title-your-turn = Your turn · { $title } · Kajiba
title-your-turn-short = Your turn
skip = To the content
nav-label = Pages
nav-new = New table
nav-me = Your page
nav-language = Language
footer-unofficial = Kajiba is an unofficial, non-commercial home for Shōgun no Katana and Shogunate, made by players. It is not connected with the games' authors or publishers.
live-offline = The server cannot be reached just now. This page goes on by itself when it is back.
live-unsent = The server cannot be reached. When it is back, this page shows whether that arrived; if not, choose again.
question-yes = Yes
question-no = No, not now

## Refusals

sorry-title = That did not work
sorry-home = To the first page
sorry-back = Back to the table
sorry-not-found = There is nothing here. The table may have been closed, or the link may be old.
sorry-no-page = There is no page at this address.
sorry-method = This address takes something else than a visit. Go back and use the buttons there.
sorry-unknown = Take a seat or sign in first.
sorry-forbidden = { $why }
sorry-stale = Meanwhile the table has changed, and this is no longer asked. Look again and choose.
sorry-not-now = { $why }
sorry-bad = { $field }: { $why }
sorry-too-many = { $why }
sorry-too-fast = That was too much in too short a time. { $n ->
    [one] Try again in a second.
   *[other] Try again in { $n } seconds.
}
sorry-too-large = That is more than can be taken in at once.
sorry-cross-site = This form came from another site and was not used. Open the page here and try again.
sorry-slow = What you sent did not arrive in time. Try again.
sorry-wrong-name = This server does not answer to the name in the address. Whoever runs it can let it do so: kajiba serve --public-url { $url }
sorry-request = The server does not understand this request.
sorry-broken = Something went wrong in this game, and it is set aside. Its record is kept; all other tables go on.
sorry-unavailable = The server is busy or just starting. Try again in a moment.
sorry-panicked = Something went wrong on the server. Nothing was changed by halves; try again.

## What is wrong, as a sentence that stands alone

why-not-host = Only whoever runs the table can do that.
why-not-your-seat = That is not your seat.
why-locked = This seat opens with its PIN.
why-wrong-pin = The PIN is wrong.
why-no-spectators = This table does not admit onlookers.
why-seat-taken = Somebody else has this seat.
why-seated = You have a seat at this table already.
why-still-time = Whoever has been asked for a whole day at a table without a clock can be sent away, and nobody sooner.
why-seats-open = Not everybody is there yet: each seat needs somebody.
why-begun = The game has begun.
why-not-begun = The game has not begun.
why-over = The game is over.
why-not-over = The game is not over.
why-conceded = This seat has conceded; a bot plays on for it.
why-not-alone = Hints are for those who play alone or against bots only.
why-not-asked = Nothing is asked of this seat now.
why-guided = The guide asks for something else first.
why-nothing-to-undo = There is nothing to take back.
why-undo-pending = Somebody asks to take an act back. That has to be answered first.
why-no-undo-pending = Nobody asks to take anything back now.
why-undo-refused = The others did not take this back. You can ask again once you have acted anew.
why-undo-spent = You have asked three times in vain to take something back. In this game you cannot ask again.
why-list-refused = This cannot all be done in a row.
why-no-clock = This table has no clock.
why-empty = Please fill this in.
why-too-long = That is too long.
why-not-an-option = That is not one of the choices.
why-out-of-range = That number is too small or too large.
why-unprintable = There are characters in it that cannot be shown.
why-name-taken = Somebody else signs in with this name. Choose another.
why-wrong-passphrase = Name or passphrase is wrong.
why-too-short = That is too short to be safe.
why-not-public = This must be a web address on the public network.
why-tables = You have made many tables. Finish some, or come back tomorrow.
why-chat = You have written much in a short time. Wait a moment.
why-tries = Too many tries. Wait a few minutes.
why-not-seated = Only who has a seat can write here.
why-bad-record = This is no record of a game that can be played here, or it does not verify.

## What a field is called

field-action = Your answer
field-choice = Your choice
field-count = Number
field-current = Present passphrase
field-emote = Sign
field-form = The form
field-game = Game
field-kind = Who has the seat
field-lang = Language
field-link = Link
field-login = Name to sign in with
field-name = Name
field-names = Names
field-options = Options
field-pace = Time
field-passphrase = Passphrase
field-pin = PIN
field-record = Record
field-seat = Seat
field-seats = Seats
field-standing = Answer in advance
field-sure = Confirmation
field-table = Table
field-text = Message
field-version = Position
field-webhook = Address for “your turn”

## The Ghost and the Story

nav-story = Story
sorry-back-story = Back to the campaign
why-of-story = This game is a chapter of a campaign. You can give it up, or go back to the campaign.
why-no-defeat = A chapter can be left behind only after a defeat.
why-story-over = The Story is told: no chapter is left.
why-campaigns = You have begun many campaigns. Delete one first.
field-ghost = Ghost
