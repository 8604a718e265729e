### The words of the frame around all pages, and of refusals, in English.

## The frame

title = { $title } · Kajiba
title-your-turn = Your turn · { $title } · Kajiba
title-your-turn-short = Your turn
skip = Skip to content
nav-label = Pages
nav-new = New table
nav-me = Your page
nav-language = Language
footer-unofficial = Kajiba is an unofficial, non-commercial home for Shōgun no Katana and Shogunate, made by players. It is not connected with the games' authors or publishers.
live-offline = The server can't be reached right now. This page continues by itself once it is back.
live-unsent = The server can't be reached. Once it is back, this page shows whether your choice arrived; if not, choose again.
question-yes = Yes
question-no = No, not now

## Refusals

sorry-title = That did not work
sorry-home = Back to the start page
sorry-back = Back to the table
sorry-not-found = There is nothing here. The table may have been closed, or the link may be old.
sorry-no-page = There is no page at this address.
sorry-method = This page can't be opened directly. Go back and use the buttons.
sorry-unknown = Take a seat or sign in first.
sorry-forbidden = { $why }
sorry-stale = The table has changed in the meantime, and this is no longer being asked. Look again and choose.
sorry-not-now = { $why }
sorry-bad = { $field }: { $why }
sorry-too-many = { $why }
sorry-too-fast = Too many requests in too short a time. { $n ->
    [one] Try again in a second.
   *[other] Try again in { $n } seconds.
}
sorry-too-large = That is too large.
sorry-cross-site = This form came from another site and was not used. Open the page here and try again.
sorry-slow = What you sent did not arrive in time. Try again.
sorry-wrong-name = This server does not know the name in this address. Whoever runs it can add it: kajiba serve --public-url { $url }
sorry-request = The server does not understand this request.
sorry-broken = This game hit a bug and was suspended. Its record is kept; all other tables go on.
sorry-unavailable = The server is busy or just starting. Try again in a moment.
sorry-disk-full = The server can store nothing at the moment: its disk is full. Nothing is lost; whoever runs it must make room.
sorry-database-away = The server cannot reach its database at the moment. Nothing is lost. Try again in a moment.
sorry-panicked = Something went wrong on the server. Nothing was changed. Please try again.

## What is wrong, as a sentence that stands alone

why-not-host = Only the player who runs the table can do that.
why-not-your-seat = That is not your seat.
why-locked = This seat opens with its PIN.
why-wrong-pin = The PIN is wrong.
why-no-spectators = This table does not allow spectators.
why-seat-taken = Someone else has this seat.
why-seated = You already have a seat at this table.
why-still-time = At a table without a clock, you can replace a player only after they have kept everyone waiting for a full day.
why-seats-open = Some seats are still empty. Every seat needs a player.
why-begun = The game has already begun.
why-not-begun = The game has not begun yet.
why-over = The game is over.
why-not-over = The game is not over yet.
why-conceded = This player has given up; a bot plays the seat.
why-not-alone = Hints are only for players alone or against bots.
why-not-asked = This seat has nothing to decide now.
why-guided = The lesson asks for something else first.
why-nothing-to-undo = There is nothing to undo.
why-undo-pending = A player has asked to undo a move. Answer that first.
why-no-undo-pending = No one is asking to undo a move now.
why-undo-refused = The other players refused. You can ask again after your next move.
why-undo-spent = Your request to undo was refused three times. You can't ask again in this game.
why-list-refused = These can't all be done in a row.
why-no-clock = This table has no clock.
why-empty = Please fill this in.
why-too-long = That is too long.
why-not-an-option = That is not one of the choices.
why-out-of-range = That number is too small or too large.
why-unprintable = It contains characters that can't be shown.
why-name-taken = Someone else signs in with this name. Choose another.
why-wrong-passphrase = The name or the passphrase is wrong.
why-too-short = That is too short to be safe.
why-not-public = This must be a web address on the public network.
why-tables = You have made many tables. Finish some, or come back tomorrow.
why-chat = You have sent many messages in a short time. Wait a moment.
why-tries = Too many attempts. Wait a few minutes.
why-not-seated = Only players with a seat can write here.
why-bad-record = This is not a valid record of a game that can be played here.

## What a field is called

field-action = Your answer
field-choice = Your choice
field-count = Number
field-current = Current passphrase
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
why-no-defeat = You can leave a chapter behind only after a defeat.
why-story-over = The Story is complete: no chapter is left.
why-campaigns = You have started many campaigns. Delete one first.
field-ghost = Ghost
why-component-sets = You have many component sets. Delete one first.
why-incomplete = The set is not complete yet
why-no-such-set = There is no such set, or it isn't yours.
why-set-of-other-game = This set is for another game.
why-set-without-token = To use a person's set, send a token for one of their seats with the request.
field-components = Component set
