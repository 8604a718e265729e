### The API and the tokens of programs, in English.

## Refusals

sorry-no-token = This needs a valid token: Authorization: Bearer …

## The page about the API

api-title = Programs at the table
api-lead = A program can play every game here: it asks for what its seat sees and may do as JSON, and answers with a number. Everything that it can ask for is listed below.
api-document = OpenAPI document for tools
api-how-title = How a program plays
api-how-token = It gets a token for one seat: by making a table, by taking an open seat at a table whose id it knows, by a seat link, or from the person whose seat it is.
api-how-start = Whoever has made the table deals once every seat is taken.
api-how-events = A stream of events says whenever the table has changed.
api-how-options = When its seat is asked, it reads its options: each with a number, the action as JSON, and a sentence in the language that it asks for.
api-how-decide = It decides with the number of an option and the version that it saw. If somebody else was faster, it is told so and looks again.
api-how-record = After the end it can fetch the record, with which anybody can check the game.
api-how-bot = The file examples/bot.py in the source code is a whole player in under 80 lines of Python.
api-tokens-title = Tokens
api-tokens = A token carries the rights of one seat and no others; who makes a table by the API gets one that may also deal. It is told once, and the server keeps only its hash. A program sends it with every request: Authorization: Bearer …
api-tokens-own = For your own seat you make one at the table, under “Connect a program”, and revoke it there.
api-problems-title = When something is wrong
api-problems = Every refusal is JSON as RFC 9457 describes it: a status, a sentence in the language asked for by Accept-Language, and ids to decide by. 409 means that the table has changed or that it cannot be done now; 429 means that it was too much in too short a time, and Retry-After says how long to wait.
api-operations-title = What can be asked
api-schemas-title = What is sent and answered
api-sends = Sends
api-with-token = With a token.

## What each request does

api-op-games = The games that can be played, with their options.
api-op-create-table = Makes a table, sits down at it, and gives a token that may also deal.
api-op-take-link = Takes the seat of a seat link, and gives a token for it.
api-op-token = What the token is for.
api-op-revoke-token = Makes the token void.
api-op-table = The table: who sits there, how far it is, who is asked, what was said, how it ended.
api-op-take-seat = Takes an open seat at the table, and gives a token for it.
api-op-start = Deals, once every seat is taken.
api-op-leave = Leaves the seat; once the game has begun, a bot plays on until the seat is back.
api-op-come-back = Is back at a seat for which a bot plays.
api-op-concede = Gives up, for good.
api-op-view = What the seat sees of the game, now or after so many entries of the log.
api-op-options = What the seat is asked, what it may do, and what it may not and why.
api-op-decide = Does what the seat decides.
api-op-log = Everything that happened, as far as the seat knows.
api-op-undo = Takes the seat’s last act back, or asks the others for it.
api-op-answer-undo = Answers somebody who asks to take back.
api-op-standing = Gives an answer in advance, or takes it back.
api-op-chat = Says something at the table.
api-op-events = A stream that says whenever the table has changed.
api-op-record = The record of the game, after its end.

## The page on which a token is made

api-program = Connect a program
api-program-title = Connect a program to seat { $n }
api-program-lead = A program that bears a token of this seat can look through it and play for it, as you can: nothing more, and at no other table.
api-program-make = Make a token
api-program-anew = Make a new token
api-program-anew-hint = The one before is void then.
api-program-has = This seat has a token.
api-program-revoke = Revoke the token
api-program-token = The token
api-program-once = It is shown this once. Keep it as you keep a passphrase: whoever has it plays your seat.
api-program-address = The address of this table for programs
api-program-how = How programs play
