### The words of the server on the command line, in English.

## Commands and options

cli-about-serve = Serve tables in the browser. This is what starts without a command.
cli-about-backup = Copy the whole database into a new file, also while a server runs.
cli-about-check-db = Replay every stored game, compare all hashes and name what differs.
cli-about-migrate-db = Move everything into another, empty database, from the file to PostgreSQL or back, and compare it there. No server may run.
cli-about-export = Write the record of a stored game into a file, or of all games into a folder.
cli-about-import = Store a recorded game as a table.
cli-help-settings = Every option can also be set by an environment variable (KAJIBA_LISTEN for --listen, KAJIBA_PUBLIC_URL for --public-url and so on) or in the TOML file that --config or KAJIBA_CONFIG names (listen = "127.0.0.1:8080", lan = true). Options weigh more than variables, variables more than the file.

cli-value-address = ADDRESS
cli-value-folder = FOLDER
cli-value-url = URL
cli-value-from = FROM
cli-value-to = TO
cli-value-text = TEXT
cli-value-filter = FILTER
cli-value-table = TABLE

cli-arg-listen = The address and port to listen on, such as 127.0.0.1:8080.
cli-arg-lan = For everybody on your network: listens on all addresses and shows a code to scan.
cli-arg-data = The folder of the database; the usual one if you do not say.
cli-arg-db = The address of a PostgreSQL database, postgres://…, instead of a folder. Several servers may use it at once. Rather put an address with a password into KAJIBA_DB.
cli-arg-migrate-from = The database as it is: its folder, its file, or postgres://…
cli-arg-migrate-to = The empty database: a folder, a file, or postgres://…
cli-arg-public-url = The address that people use, such as https://games.example, without a path.
cli-arg-behind-proxy = A proxy in front sets X-Forwarded-For and X-Forwarded-Proto.
cli-arg-no-limits = Do not keep visitors from asking too often. Only for tests on your own machine.
cli-arg-no-webhooks = People cannot have “your turn” sent to a web address.
cli-arg-bot-pause = How many milliseconds a bot waits before it acts, 0 to 60000.
cli-arg-metrics-token = Opens /metrics to who sends this as a bearer token. Without it only this machine may look.
cli-arg-log = What is logged: error, warn, info or debug, or a filter such as warn,host=debug.
cli-arg-log-json = Log as JSON, a line each.
cli-arg-config = A TOML file with these settings.
cli-arg-backup-file = The new file.
cli-arg-export-file = The file, or the folder if no table is named.
cli-arg-import-file = A recorded game.
cli-arg-table = The table's id: the last part of its address.

## Starting and stopping

serve-address = Kajiba is at { $url }
serve-lan = Whoever is on your network can scan the code or type the address.
serve-data = Everything is kept in { $file }.
serve-how-to-stop = Ctrl-C stops it. Nothing is lost.
serve-stopped = Stopped. Everything is stored.
serve-cut-off = Ended at once. What was confirmed is stored.
serve-no-start = The tables cannot be taken up. The log says why.
serve-no-threads = The system gives no threads to work with.
serve-no-folder = The system names no folder for your data. Name one with --data, or set KAJIBA_DATA.
serve-address-taken = { $address } is in use, perhaps by another Kajiba. Choose another with --listen, such as 127.0.0.1:8081.
serve-address-forbidden = { $address } may not be used. Choose a port above 1023 with --listen, such as 127.0.0.1:8080.
serve-address-wrong = Nothing can listen on { $address }. Choose an address of this machine with --listen, such as 127.0.0.1:8080.
serve-database-in-use = { $file } is in use by another Kajiba. Stop that one, or name another folder with --data.
serve-database-later = { $file } was written by a later version of Kajiba. Use that version.
serve-database-none = { $file } is not a database of Kajiba. It stays as it is; name another folder with --data.
serve-database-failed = { $file } cannot be opened. The log says why.
serve-server-in-use = { $file } is in use: servers run on it, or kajiba migrate-db is at work. Let that end first.
serve-server-failed = { $file } cannot be reached or used. Does PostgreSQL run there, and does the database exist?
serve-server-foreign = { $file } holds tables of another program. It stays as it is; name an empty database.
serve-server-empty = { $file } is empty or of an earlier version. It is brought up to date when a server starts on it.
serve-config-unreadable = { $file } is not readable TOML (line { $line }).
serve-config-unknown = { $place } is no setting. There are: { $names }.
serve-on-or-off = It is either true or false.
your-turn-text = { $name }, it is your turn at Kajiba: { $link }

## The database

database-missing = There is no database { $file } yet. It comes into being when the server starts.
database-exists = { $file } is there already and stays as it is. Name a new file.
database-backed-up = Everything is copied to { $file }.
database-backup-server = A PostgreSQL database is backed up with its own tools, for example pg_dump; kajiba migrate-db writes it into a file.
database-migrated = Everything from { $from } is now in { $to }, compared row by row, and every game there verifies. Start the server with it.
database-not-empty = { $file } is not empty and stays as it is. Name an empty database.
database-differs = What arrived in { $file } is not what was sent. It was taken out again.
database-uncopied = The rows could not be written into { $file }. What it holds may be a part only: make it anew before you try again.
database-same = Both are the same database.
database-checked = Games that verify: { $games }. Entries: { $entries }. Tables without a game yet: { $undealt }. Campaigns as their games went: { $campaigns }.
database-faults = { $n ->
    [one] { $n } table is not as the rules make it.
   *[other] { $n } tables are not as the rules make them.
}
database-campaign-faults = { $n ->
    [one] { $n } campaign is not as its games went.
   *[other] { $n } campaigns are not as their games went.
}
database-unreadable = The database cannot be read. The log says why.
database-exported = { $n ->
    [one] { $n } record is
   *[other] { $n } records are
} in { $file }.
database-imported = { $file } is now a table: { $path }
database-bad-record = { $file } is not the record of a game that verifies. kajiba verify says where it departs.
database-bad-names = The names do not fit: there are at most as many as people in { $file }, each of up to 24 letters. A Ghost needs none.
database-no-table = There is no table { $table }.
database-not-dealt = The game at table { $table } has not begun, so there is no record yet.
