### The words of the server on the command line, in English.

## Commands and options

cli-about-serve = Serve tables in the browser. This is the default command.
cli-about-backup = Copy the whole database into a new file, even while a server is running.
cli-about-check-db = Replay every stored game, compare all hashes and list what differs.
cli-about-migrate-db = Copy everything into another, empty database, from a file to PostgreSQL or back, and compare it there. No server may be running.
cli-about-export = Write the record of a stored game into a file, or the records of all games into a folder.
cli-about-import = Store a recorded game as a table.
cli-help-settings = Every option can also be set by an environment variable (KAJIBA_LISTEN for --listen, KAJIBA_PUBLIC_URL for --public-url and so on) or in the TOML file named by --config or KAJIBA_CONFIG (listen = "127.0.0.1:8080", lan = true). Options override variables, and variables override the file.

cli-value-address = ADDRESS
cli-value-folder = FOLDER
cli-value-url = URL
cli-value-from = FROM
cli-value-to = TO
cli-value-text = TEXT
cli-value-filter = FILTER
cli-value-table = TABLE

cli-arg-listen = The address and port to listen on, such as 127.0.0.1:8080.
cli-arg-lan = Open the server to everyone on your network: listen on all addresses and show a code to scan.
cli-arg-data = The folder of the database. Default: your data folder.
cli-arg-db = The address of a PostgreSQL database, postgres://…, instead of a folder. Several servers may use it at once. An address with a password belongs in KAJIBA_DB.
cli-arg-migrate-from = The database to copy: its folder, its file, or postgres://…
cli-arg-migrate-to = The empty database: a folder, a file, or postgres://…
cli-arg-public-url = The address that people use, such as https://games.example, without a path.
cli-arg-behind-proxy = A proxy in front sets X-Forwarded-For and X-Forwarded-Proto.
cli-arg-no-limits = Do not limit how often visitors may send requests. Only for tests on your own machine.
cli-arg-no-webhooks = Do not send “your turn” to web addresses.
cli-arg-bot-pause = How many milliseconds a bot waits before it moves, 0 to 60000. Bots that move one after the other wait ever less.
cli-arg-bot-threads = How many threads bots and hints may think on, 1 to 1024. Default: the number of cores, less one.
cli-arg-metrics-token = Open /metrics to anyone who sends this as a bearer token. Without it, only this machine may read it.
cli-arg-log = What is logged: error, warn, info or debug, or a filter such as warn,host=debug.
cli-arg-log-json = Log as JSON, one object per line.
cli-arg-config = A TOML file with these settings.
cli-arg-backup-file = The new file.
cli-arg-export-file = The file, or the folder if no table is named.
cli-arg-import-file = A recorded game.
cli-arg-table = The table's id: the last part of its address.

## Starting and stopping

serve-address = Kajiba is at { $url }
serve-lan = Anyone on your network can scan the code or type the address.
serve-data = Everything is stored in { $file }.
serve-how-to-stop = Press Ctrl-C to stop. Nothing will be lost.
serve-stopped = Stopped. Everything is stored.
serve-cut-off = Stopped at once. Every confirmed move is stored.
serve-no-start = The tables could not be loaded. The log says why.
serve-no-threads = The system provides no threads.
serve-no-folder = The system names no folder for your data. Name one with --data, or set KAJIBA_DATA.
serve-address-taken = { $address } is in use, perhaps by another Kajiba. Choose another with --listen, such as 127.0.0.1:8081.
serve-address-forbidden = You have no permission to use { $address }. Choose a port above 1023 with --listen, such as 127.0.0.1:8080.
serve-address-wrong = This machine can't listen on { $address }. Choose one of its own addresses with --listen, such as 127.0.0.1:8080.
serve-database-in-use = { $file } is in use by another Kajiba. Stop that one, or name another folder with --data.
serve-database-later = { $file } was written by a later version of Kajiba. Use that version.
serve-database-none = { $file } is not a database of Kajiba. It was not changed; name another folder with --data.
serve-database-failed = { $file } could not be opened: { $cause }
serve-server-in-use = { $file } is in use by running servers or by kajiba migrate-db. Stop them first.
serve-server-failed = { $file } can't be reached or used: { $cause }. Is PostgreSQL running there, and does the database exist?
serve-server-foreign = { $file } holds tables of another program. It was not changed; name an empty database.
serve-server-empty = { $file } is empty: no server has used it yet.
serve-config-unreadable = { $file } is not valid TOML (line { $line }).
serve-config-unknown = There is no setting { $place }. The settings are: { $names }.
serve-on-or-off = It must be true or false.
serve-components-twice = { $file } is the second component file for { $game }. Give one for each game.
your-turn-text = { $name }, it is your turn at Kajiba: { $link }

## The database

database-missing = { $file } does not exist yet. It is created when the server starts.
database-exists = { $file } already exists and was not changed. Name a new file.
database-backed-up = Everything was copied to { $file }.
database-not-backed-up = The copy could not be written to { $file }: { $cause }
database-backup-server = Back up a PostgreSQL database with its own tools, for example pg_dump; kajiba migrate-db writes it into a file.
database-migrated = Everything from { $from } is now in { $to }, compared row by row, and every game there verifies. Start the server with it.
database-not-empty = { $file } is not empty and was not changed. Name an empty database.
database-differs = What arrived in { $file } differs from what was sent. It was removed again.
database-uncopied = The rows could not be written into { $file }: { $cause }. It may hold only part of them: create it anew before you try again.
database-same = Both are the same database.
database-checked = Valid games: { $games }. Entries: { $entries }. Tables without a game yet: { $undealt }. Campaigns that match their games: { $campaigns }.
database-faults = { $n ->
    [one] { $n } table does not match its record.
   *[other] { $n } tables do not match their records.
}
database-campaign-faults = { $n ->
    [one] { $n } campaign does not match its games.
   *[other] { $n } campaigns do not match their games.
}
database-unreadable = The database could not be read: { $cause }
database-damaged = The database is damaged; each line above names a fault. Put a backup in its place.
database-exported = { $n ->
    [one] { $n } record is
   *[other] { $n } records are
} in { $file }.
database-imported = { $file } is now a table: { $path }
database-bad-record = { $file } is not a valid record of a game. kajiba verify says what is wrong.
database-bad-names = The names do not fit: give at most one for each person in { $file }, with up to 24 letters each. A Ghost needs none.
database-no-table = There is no table { $table }.
database-not-dealt = The game at table { $table } has not begun, so there is no record yet.

## kajiba admin

cli-about-admin = Look after a running server: find, close and delete tables; delete or ban people.
cli-help-admin = The server must have been started with --operator-token. Put the same token into the variable KAJIBA_OPERATOR_TOKEN. Everything is logged: kajiba admin log.
cli-value-order = ORDER
cli-value-subject = SUBJECT
cli-arg-admin-order = What to list: tables, people, bans or log; or what to do: close-table, delete-table, rotate-table (renew its links), delete-person, rotate-person (sign out everywhere), ban, unban, archive, prune.
cli-arg-admin-subject = For a list, what to search for; for an order, the number of a table or a person, an address, or days.
cli-arg-admin-url = The address of the server. Default: http://127.0.0.1:8080.
cli-arg-operator-token = Open the page /operator and kajiba admin to anyone who knows this; at least 16 characters.
cli-arg-archive-days = Archive tables in play after this many days without a change. Without it, never.
cli-arg-keep-days = Delete finished, closed and archived tables this many days after their last change. Without it, never.
admin-no-token = Put the server's token into the variable { $name }.
admin-wrong-token = { $url } does not accept the token in { $name }.
admin-no-answer = { $url } does not answer. Name the server's address with --url, with http:// in front.
admin-not-found = There is nothing like that at { $url }, or the server was started without --operator-token.
admin-refused = The server refused: { $why }
admin-done = { $n ->
    [one] Done, once.
   *[other] Done, { $n } times.
}
admin-none = Nothing was found.
