### The API and the tokens of programs, in English.

## Refusals

sorry-no-token = This needs a valid token: Authorization: Bearer …

## The page about the API

api-title = Programs at the table
api-lead = A program can play every game here: it requests what its seat sees and may do as JSON, and answers with a number. All requests are listed below.
api-document = OpenAPI document for tools
api-how-title = How a program plays
api-how-token = It gets a token for one seat: by creating a table, by taking an open seat at a table whose id it knows, by a seat link, or from the person whose seat it is.
api-how-start = The program that created the table starts the game once every seat is taken.
api-how-events = A stream of events tells it whenever the table has changed.
api-how-options = When its seat has to decide, it reads its options: each with a number, the action as JSON, and a sentence in the language requested.
api-how-decide = It decides with the number of an option and the version it saw. If someone else was faster, it is told so and looks again.
api-how-record = After the end it can fetch the record, with which anyone can check the game.
api-how-components = Which values tiles and cards have is said by “components” when a table is created: “usual” (the default), “shipped” (those that come with Kajiba), or the id of a set, which is the end of its address. With an id, send a token for a seat of the set's owner.
api-how-bot = The file examples/bot.py in the source code is a whole player in under 80 lines of Python.
api-tokens-title = Tokens
api-tokens = A token carries the rights of one seat and no others; a program that creates a table through the API gets one that may also start the game. It is shown once, and the server keeps only its hash. A program sends it with every request: Authorization: Bearer …
api-tokens-own = For your own seat you make one at the table, under “Connect a program”, and revoke it there.
api-problems-title = When something is wrong
api-problems = Every refusal is JSON as RFC 9457 describes it: a status, a sentence in the language of Accept-Language, and ids for programs. 409 means that the table has changed or that this can't be done now; 429 means too many requests, and Retry-After says how long to wait.
api-operations-title = Requests
api-schemas-title = Schemas of requests and answers
api-sends = Sends
api-with-token = With a token.

## What each request does

api-op-games = The games that can be played, with their options.
api-op-create-table = Creates a table, takes a seat at it, and returns a token that may also start the game.
api-op-take-link = Takes the seat of a seat link, and returns a token for it.
api-op-token = What the token is for.
api-op-revoke-token = Revokes the token.
api-op-table = The table: its seats, its phase, who has to decide, the chat and the result.
api-op-take-seat = Takes an open seat at the table, and returns a token for it.
api-op-start = Starts the game, once every seat is taken.
api-op-leave = Leaves the seat; once the game has begun, a bot plays on until the player returns.
api-op-come-back = Returns to a seat that a bot has been playing.
api-op-concede = Gives up, for good.
api-op-view = What the seat sees of the game, now or after a given number of entries of the log.
api-op-options = What the seat has to decide, what it may do, and what it may not and why.
api-op-decide = Makes the seat's decision.
api-op-log = Everything that happened, as far as the seat knows.
api-op-undo = Undoes the seat’s last move, or asks the other players for it.
api-op-answer-undo = Answers a player who asks to undo a move.
api-op-standing = Sets an answer in advance, or removes it.
api-op-chat = Sends a chat message.
api-op-events = A stream that says whenever the table has changed.
api-op-record = The record of the game, after its end.

## The page on which a token is made

api-program = Connect a program
api-program-title = Connect a program to seat { $n }
api-program-lead = A program with a token for this seat can see what you see and play for you: nothing more, and at no other table.
api-program-make = Make a token
api-program-anew = Make a new token
api-program-anew-hint = The old one then stops working.
api-program-has = This seat has a token.
api-program-revoke = Revoke the token
api-program-token = The token
api-program-once = You see it only this once. Keep it like a passphrase: anyone who has it can play your seat.
api-program-address = The address of this table for programs
api-program-how = How programs play
