### The words of the lobby, in English: first page, new tables, seats, links, the visitor's own page.

## Games, seats, paces

lobby-new-game = Which game
lobby-new-players = { $least } to { $most } players
lobby-new-secrets = Every player has secret cards. If you share a device, pass it on: each seat is covered until its player opens it, with a PIN if it has one.
lobby-seat-open = Open seat
lobby-somebody = Someone
lobby-seat-n = Seat { $n }
lobby-bot-novice = Novice { $n }
lobby-bot-apprentice = Journeyman { $n }
lobby-bot-smith = Smith { $n }
lobby-bot-master = Master { $n }
lobby-kind-me = Me
lobby-kind-guest = Someone here, on this device
lobby-kind-open = Open: anyone with the link
lobby-kind-bot-novice = Bot: Novice, the weakest
lobby-kind-bot-apprentice = Bot: Journeyman
lobby-kind-bot-smith = Bot: Smith
lobby-kind-bot-master = Bot: Master, the strongest
lobby-kind-none = No seat
lobby-guest-name = Their name
lobby-guest-pin = PIN (optional)
lobby-guest-pin-hint = 4 to 8 digits. With a PIN, no one else on this device can open the seat.
lobby-pace-free = No clock
lobby-pace-live = { $minutes } min per player, +{ $seconds } s per turn
lobby-pace-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
lobby-your-name = Your name
lobby-nameless = Guest
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share

## First page

lobby-home-page = Play
lobby-home-title = Forge swords. Serve the Shōgun.
lobby-home-lead = Two board games of old Japan in your browser: play alone against bots, with friends far away, or around one tablet.
lobby-home-new = Set up a table with others or bots
lobby-home-no-account = No account needed. You can close the page at any time and continue later.
lobby-home-own = Your tables
lobby-home-own-none = Your games will appear here.
lobby-home-yours = Your turn
lobby-home-others = Waiting for other players
lobby-home-gathering = Not started yet
lobby-home-finished = Finished
lobby-home-all = All your games
lobby-home-open = Open tables
lobby-home-open-none = No one is waiting at an open table right now. Set one up and list it here, or send its link to your friends.
lobby-about-rules = How to play
lobby-list-join = Take a seat

lobby-state-gathering = Waiting for players.
lobby-state-your-turn = It is your turn.
lobby-state-playing = Waiting for { $who }.
lobby-state-over = The game is over.
lobby-state-broken = This game hit a bug and was suspended.
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
lobby-new-lead = Choose who plays. You get a link to send to the others.
lobby-new-seats = Who plays
lobby-new-seats-hint = An open seat goes to anyone who opens the table's link. Bots, from the weakest to the strongest: Novice, Journeyman, Smith, Master.
lobby-new-options = The game
lobby-new-pace = Time
lobby-new-pace-free = No clock: play when you like
lobby-new-pace-live = Live, with a clock for each player
lobby-new-pace-days = Days per decision
lobby-new-minutes = Minutes per player at the start
lobby-new-seconds = Seconds added per turn
lobby-new-days = Days per decision
lobby-new-access = Who can join or watch
lobby-new-is_listed = List the table on the start page, for anyone to join
lobby-new-spectators = Allow spectators
lobby-new-make = Create the table
lobby-new-make-hint = If no seat is open, the game begins at once.
lobby-wrong-name = Enter the name the other players should see.
lobby-wrong-guest-name = The player on this device needs a name.
lobby-wrong-pin = A PIN has 4 to 8 digits.
lobby-wrong-too-few = At least { $n ->
    [one] { $n } seat is
   *[other] { $n } seats are
} needed.
lobby-wrong-me-twice = You can take only one seat. For others beside you, choose “Someone here”.
lobby-wrong-number = Enter a whole number from { $min } to { $max }.
lobby-wrong-bots = At least one seat must not be a bot.

## Before the deal

lobby-gather-host = Your table is ready. Send the link to the others; once all seats are taken, you start the game.
lobby-gather-full = Your table is ready and everyone is here. Start when you like.
lobby-gather-seated = You have a seat. The game begins once everyone is here.
lobby-gather-invited = You are invited to play { $game } with { $who }.
lobby-gather-invited-nobody = You are invited to play { $game }.
lobby-gather-closed = This table was closed before the game began.
lobby-again = { $who } would like to play again.
lobby-again-do = Play again
lobby-again-go = To the table
lobby-gather-seats = Seats
lobby-take = Take a seat
lobby-take-known = Leave it empty to keep your current name.
lobby-take-full = All seats are taken. Once the game begins, you will see here whether you can watch.
lobby-start = Start the game
lobby-start-open = { $n ->
    [one] The game can start when all seats are taken: { $n } is still open. You can give it to a bot.
   *[other] The game can start when all seats are taken: { $n } are still open. You can give them to bots.
}
lobby-start-missing = The game can start once everyone is here. Still missing: { $who }.
lobby-start-host = Everyone is here. The host will start the game.
lobby-invite = Invite
lobby-invite-link = Link to this table
lobby-invite-code = The link as a QR code
lobby-invite-local = This address works only on this computer. For others, start Kajiba with --lan and send them the address it shows.
lobby-invite-listed = The table is also listed on the start page.
lobby-invite-unlisted = Only people with the link can find this table.
lobby-settings = Settings
lobby-settings-onlookers = Spectators allowed
lobby-settings-yes = Yes
lobby-settings-no = No
lobby-close = Close the table
lobby-close-warning = The table disappears for everyone. Nothing has been dealt yet, so no game is lost.
lobby-close-do = Close it
lobby-chair-open = waiting for a player
lobby-chair-bot = bot
lobby-chair-guest = on another player's device
lobby-chair-guest-here = on this device
lobby-chair-missing = not here yet
lobby-chair-you = you
lobby-chair-there = is here
lobby-chair-here = I am here
lobby-chair-leave = Leave the seat
lobby-chair-beside = For someone next to me
lobby-chair-beside-do = Take it for them
lobby-chair-more = Change
lobby-chair-change = Who gets this seat
lobby-chair-change-do = Change the seat
lobby-chair-link = Make a secret link to this seat
lobby-chair-link-again = Make a new link
lobby-chair-link-revoke = Cancel this link
lobby-chair-link-hint = A secret link reserves this seat for one person: whoever opens it gets the seat.
lobby-chair-link-own = With a secret link you can take this seat with you to another device.

## Seat links

lobby-link-title = A seat for you
lobby-link-host = { $host } has reserved a seat for you.
lobby-link-nobody = A seat is reserved for you.
lobby-link-own = Seat { $n } is already yours.
lobby-link-free = It is seat { $n }, and no one has it yet.
lobby-link-taken = It is seat { $n }, which { $name } has now. If you take it, you continue playing in this browser.
lobby-link-take = Take the seat
lobby-link-go = To the table
lobby-issued-title = Secret link to seat { $n }
lobby-issued-lead = Anyone who opens this link can take the seat. Send it to one person only.
lobby-issued-link = Secret link
lobby-issued-once = You see it only this once. If you lose it, make a new one; the old one then stops working.
lobby-back-to-table = Back to the table

## The visitor's own page

lobby-me-title = You
lobby-me-nobody = You need no account. As soon as you sit down at a table, this browser remembers you. Here you can then choose a name, see your games and continue them in other browsers.
lobby-me-name = Your name
lobby-me-save = Save
lobby-me-back = Back
lobby-me-games = Your games
lobby-me-games-on = In progress
lobby-me-games-over = Finished
lobby-me-elsewhere = Other browsers
lobby-me-elsewhere-lead = This browser remembers you. To play on a second device, or in case you lose this one, set up one of these.
lobby-me-passphrase = Passphrase
lobby-me-passphrase-set = Set the passphrase
lobby-me-passphrase-change = Change the passphrase
lobby-login = Name to sign in with
lobby-passphrase = Passphrase
lobby-passphrase-hint = At least 8 characters; several words are best. You are signed out of all your other browsers.
lobby-passphrase-current = Current passphrase
lobby-passphrase-new = New passphrase
lobby-passphrase-change-hint = At least 8 characters; several words are best. You are signed out of all your other browsers, and your recovery link stops working.
lobby-me-recovery = Recovery link
lobby-me-recovery-lead = Anyone who opens the recovery link is signed in as you. It works once; make a new one after you have used it. Keep it where only you can find it.
lobby-me-recovery-keep = Keep this link where only you can find it. Anyone who opens it is signed in as you. It works once.
lobby-me-recovery-link = Your recovery link
lobby-me-recovery-issue = Make a recovery link
lobby-me-recovery-again = Make a new recovery link
lobby-me-recovery-revoke = Cancel this link
lobby-me-other = Have you played in another browser?
lobby-me-other-sign-in = Sign in with your passphrase
lobby-me-webhook = Tell me when it is my turn
lobby-me-webhook-url = Web address (webhook)
lobby-me-webhook-hint = A message goes to this address once per turn, for example to ntfy, Discord or Slack. Leave it empty for none.
lobby-me-leaving = Sign out or delete
lobby-me-sign-out = Sign out of this browser
lobby-me-sign-out-lead = Without a passphrase or a recovery link, you can't return to your seats afterwards.
lobby-me-delete = Delete my data
lobby-me-delete-lead = Your name, sign-in, browsers and chat messages are deleted. Bots play on for you; finished games stay, without your name.
lobby-me-delete-sure = Yes, delete everything about me. I know that it can't be undone.
lobby-me-delete-unsure = Tick the box if you are sure. Nothing has been deleted.
lobby-me-delete-do = Delete my data

lobby-sign-in-title = Sign in
lobby-sign-in-lead = Sign in if you set a passphrase in another browser.
lobby-sign-in-do = Sign in
lobby-sign-in-lost = Without your passphrase, open your recovery link instead.
lobby-along = Bring my tables along
lobby-along-hint = Moves the games you started in this browser to the account you sign in to. If you don't, you can no longer reach them from here.
lobby-recover-title = Welcome back
lobby-recover-name = This link signs this browser in as { $name }.
lobby-recover-nameless = This link signs this browser in as you.
lobby-recover-once = The link works once. On the next page you can make a new one.
lobby-recover-do = That's me

## The Ghost

lobby-new-opponent = Ghost
lobby-new-opponent-hint = The Ghost plays one more seat by simple rules of its own; 1 is the weakest, 5 the strongest. It is for 1 to 3 players. The early solo rules and the chapters are for one player.
lobby-new-opponent-none = No Ghost
lobby-new-opponent-training = Training Ghost, for your first games (Kajiba’s own)
lobby-new-opponent-early_solo = The early solo rules
lobby-new-opponent-1 = Ghost 1, the weakest
lobby-new-opponent-5 = Ghost 5, the strongest
lobby-new-chapter-none = No chapter: most points win
lobby-new-solo = Play alone
lobby-new-solo-lead = You against a Ghost, by the rules you choose. The game begins at once.
lobby-new-solo-make = Start the game
lobby-home-solo = Another Ghost, or the early solo rules
lobby-chair-ghost = the Ghost, by its own rules
lobby-result-chapter-won = Chapter won.
lobby-result-chapter-lost = Chapter lost.
