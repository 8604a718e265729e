### The words of the lobby, in English: first page, new tables, seats, links, the visitor's own page.

## Games, seats, paces

lobby-new-game = Which game
lobby-new-players = { $least } to { $most } players
lobby-new-secrets = Everybody has secret cards. Who shares a device passes it on: each seat is covered until it is opened, with its PIN if it has one.
lobby-seat-open = Open seat
lobby-somebody = Somebody
lobby-seat-n = Seat { $n }
lobby-bot-novice = Novice { $n }
lobby-bot-apprentice = Apprentice { $n }
lobby-bot-smith = Smith { $n }
lobby-bot-master = Master { $n }
lobby-kind-me = Me
lobby-kind-guest = Somebody here, at this device
lobby-kind-open = Open: whoever has the link
lobby-kind-bot-novice = Bot: Novice, the weakest
lobby-kind-bot-apprentice = Bot: Apprentice
lobby-kind-bot-smith = Bot: Smith
lobby-kind-bot-master = Bot: Master, the strongest
lobby-kind-none = No seat
lobby-guest-name = Their name
lobby-guest-pin = PIN (if you want one)
lobby-guest-pin-hint = 4 to 8 digits. With a PIN nobody else at this device opens the seat.
lobby-pace-free = No clock
lobby-pace-live = { $minutes } min. each, +{ $seconds } sec. a turn
lobby-pace-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
lobby-your-name = Your name
lobby-nameless = Guest
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share

## First page

lobby-home-page = Play
lobby-home-title = Forge swords. Serve the Shōgun.
lobby-home-lead = Two board games of old Japan in your browser: alone against bots, with friends far away, or round one tablet.
lobby-home-new = Set up a table with others or bots
lobby-home-no-account = No account is needed. You can close the page at any time and go on later.
lobby-home-own = Your tables
lobby-home-own-none = Your games will appear here.
lobby-home-yours = Your turn
lobby-home-others = The others are thinking
lobby-home-gathering = Not begun yet
lobby-home-finished = Finished
lobby-home-all = All your games
lobby-home-open = Tables that wait for you
lobby-home-open-none = Nobody waits at an open table now. Set one up and list it here, or send its link to your friends.
lobby-about-rules = How it is played
lobby-list-join = Take a seat

lobby-state-gathering = Seats are being taken.
lobby-state-your-turn = It is your turn.
lobby-state-playing = Waiting for { $who }.
lobby-state-over = The game is over.
lobby-state-broken = This game is set aside because something went wrong in it.
lobby-state-closed = This table was closed.
lobby-result-won = You won.
lobby-result-rank = Place { $rank } of { $of }; winner: { $winners }.
lobby-result-winners = Winner: { $winners }.
lobby-result-points = { $result } { $points }.
lobby-ago-now = just now
lobby-ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
lobby-ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
lobby-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

## A new table

lobby-new-title = New table
lobby-new-lead = Choose who plays. You get a link that you can send to the others.
lobby-new-seats = Who plays
lobby-new-seats-hint = An open seat is taken by whoever opens the table's link. Bots, from the weakest to the strongest: Novice, Apprentice, Smith, Master.
lobby-new-options = The game
lobby-new-pace = Time
lobby-new-pace-free = No clock: play when you like
lobby-new-pace-live = Live, with a clock for each
lobby-new-pace-days = Days for each decision
lobby-new-minutes = Minutes for each at the beginning
lobby-new-seconds = Seconds added for each turn
lobby-new-days = Days for each decision
lobby-new-access = Who may come
lobby-new-is_listed = List the table on the first page, for anybody to join
lobby-new-spectators = Others may look on
lobby-new-make = Make the table
lobby-new-make-hint = If no seat is open, the game begins at once.
lobby-wrong-name = Say what the others should call you.
lobby-wrong-guest-name = Somebody at this device needs a name.
lobby-wrong-pin = A PIN has 4 to 8 digits.
lobby-wrong-too-few = At least { $n ->
    [one] { $n } seat is
   *[other] { $n } seats are
} needed.
lobby-wrong-me-twice = You can sit down once. For others beside you choose “Somebody here”.
lobby-wrong-number = Give a whole number from { $min } to { $max }.
lobby-wrong-bots = Somebody has to play: not all seats can be bots.

## Before the deal

lobby-gather-host = Your table is ready. Send the link to the others; once all seats are taken, you start the game.
lobby-gather-full = Your table is ready and everyone is here. Start when you like.
lobby-gather-seated = You have a seat. The game begins when all are here.
lobby-gather-invited = You are invited to play { $game } with { $who }.
lobby-gather-invited-nobody = You are invited to play { $game }.
lobby-gather-closed = This table was closed before the game began.
lobby-again = { $who } would like to play again.
lobby-again-do = I play again
lobby-again-go = To the table
lobby-gather-seats = Seats
lobby-take = Take a seat
lobby-take-known = Leave it empty to keep the name that you have.
lobby-take-full = All seats are taken. As soon as the game begins, you will see here whether you may look on.
lobby-start = Start the game
lobby-start-open = { $n ->
    [one] The game can start when all seats are taken: { $n } is still open. You can give it to a bot.
   *[other] The game can start when all seats are taken: { $n } are still open. You can give them to bots.
}
lobby-start-missing = The game can start when all are here. Still missing: { $who }.
lobby-start-host = Everyone is here. The host will start the game.
lobby-invite = Invite
lobby-invite-link = Link to this table
lobby-invite-code = The link as a code to scan
lobby-invite-local = This address works on this computer only. For others, start Kajiba with --lan and send them the address that it shows.
lobby-invite-listed = The table is also listed on the first page.
lobby-invite-unlisted = Only people with the link can find this table.
lobby-settings = What was chosen
lobby-settings-onlookers = Others may look on
lobby-settings-yes = Yes
lobby-settings-no = No
lobby-close = Close the table
lobby-close-warning = The table disappears for everybody. Nothing has been dealt yet, so no game is lost.
lobby-close-do = Close it
lobby-chair-open = waits for somebody
lobby-chair-bot = plays by itself
lobby-chair-guest = at another's device
lobby-chair-guest-here = at this device
lobby-chair-missing = not here yet
lobby-chair-you = you
lobby-chair-there = is here
lobby-chair-here = I am here
lobby-chair-leave = Leave the seat
lobby-chair-beside = For somebody beside me
lobby-chair-beside-do = Take it for them
lobby-chair-more = Change
lobby-chair-change = Who shall have this seat
lobby-chair-change-do = Change the seat
lobby-chair-link = Make a secret link to this seat
lobby-chair-link-again = Make a new link
lobby-chair-link-revoke = Cancel this link
lobby-chair-link-hint = A secret link keeps this seat for one person: whoever opens it gets the seat.
lobby-chair-link-own = With a secret link you can take this seat with you to another device.

## Seat links

lobby-link-title = A seat for you
lobby-link-host = { $host } keeps a seat for you.
lobby-link-nobody = A seat is kept for you.
lobby-link-own = Seat { $n } is yours already.
lobby-link-free = It is seat { $n }, and nobody has it yet.
lobby-link-taken = It is seat { $n }, which { $name } has now. If you take it, you play on in this browser.
lobby-link-take = Take the seat
lobby-link-go = To the table
lobby-issued-title = Secret link to seat { $n }
lobby-issued-lead = Whoever opens this link may take the seat. Send it to one person only.
lobby-issued-link = Secret link
lobby-issued-once = It is shown this once. If it gets lost, make a new one; the old one is void then.
lobby-back-to-table = Back to the table

## The visitor's own page

lobby-me-title = You
lobby-me-nobody = You need no account. As soon as you sit down at a table, this browser remembers you, and here you can give yourself a name, see your games and use them in other browsers too.
lobby-me-name = Your name
lobby-me-save = Save
lobby-me-back = Back
lobby-me-games = Your games
lobby-me-games-on = Going on
lobby-me-games-over = Finished
lobby-me-elsewhere = In other browsers
lobby-me-elsewhere-lead = This browser knows you by itself. For a second device, or in case this one gets lost, choose one of two ways.
lobby-me-passphrase = Passphrase
lobby-me-passphrase-set = Set the passphrase
lobby-me-passphrase-change = Change the passphrase
lobby-login = Name to sign in with
lobby-passphrase = Passphrase
lobby-passphrase-hint = At least 8 characters; several words are best. All your other browsers are signed out.
lobby-passphrase-current = Present passphrase
lobby-passphrase-new = New passphrase
lobby-passphrase-change-hint = At least 8 characters; several words are best. All your other browsers are signed out, and your recovery link is void.
lobby-me-recovery = Recovery link
lobby-me-recovery-lead = Whoever opens the recovery link is you. Keep it where only you find it.
lobby-me-recovery-keep = Keep this link where only you find it. Whoever opens it is you.
lobby-me-recovery-link = Your recovery link
lobby-me-recovery-issue = Make a recovery link
lobby-me-recovery-again = Make a new recovery link
lobby-me-recovery-revoke = Cancel this link
lobby-me-other = Have you played elsewhere before?
lobby-me-other-sign-in = Sign in as who you are elsewhere
lobby-me-webhook = Tell me when it is my turn
lobby-me-webhook-url = Web address (webhook)
lobby-me-webhook-hint = A message is sent to this address once a turn, for example to ntfy, Discord or Slack. Leave it empty for none.
lobby-me-leaving = Leaving
lobby-me-sign-out = Sign out of this browser
lobby-me-sign-out-lead = Without a passphrase or a recovery link you cannot come back to your seats afterwards.
lobby-me-delete = Delete my data
lobby-me-delete-lead = Your name, sign-in, browsers and chat are deleted. Bots play on for you; finished games stay without your name.
lobby-me-delete-sure = Yes, delete everything about me. I know that it cannot be undone.
lobby-me-delete-unsure = Tick the box if you are sure. Nothing has been deleted.
lobby-me-delete-do = Delete my data

lobby-sign-in-title = Sign in
lobby-sign-in-lead = Sign in if you set a passphrase in another browser.
lobby-sign-in-do = Sign in
lobby-sign-in-lost = Without your passphrase, open your recovery link instead.
lobby-along = Bring my tables along
lobby-along-hint = What you have begun in this browser becomes part of who you sign in as. Otherwise it stays behind, and this browser no longer leads to it.
lobby-recover-title = Welcome back
lobby-recover-name = This link makes this browser the one of { $name }.
lobby-recover-nameless = This link makes this browser yours again.
lobby-recover-do = That is me

## The Ghost

lobby-new-opponent = Ghost
lobby-new-opponent-hint = The Ghost plays one more seat by simple rules of its own; 1 is the weakest, 5 the strongest. It is for 1 to 3 players. The early solo rules and a chapter are for one alone.
lobby-new-opponent-none = No Ghost
lobby-new-opponent-training = Training Ghost, for your first games (Kajiba’s own)
lobby-new-opponent-early_solo = The early solo rules
lobby-new-opponent-1 = Ghost 1, the weakest
lobby-new-opponent-5 = Ghost 5, the strongest
lobby-new-chapter-none = No chapter: most points win
lobby-new-solo = Play alone
lobby-new-solo-lead = You against a Ghost, by the rules that you choose. The game begins at once.
lobby-new-solo-make = Begin the game
lobby-home-solo = Another Ghost, or the early solo rules
lobby-chair-ghost = the Ghost, by its own rules
lobby-result-chapter-won = Chapter won.
lobby-result-chapter-lost = Chapter lost.
