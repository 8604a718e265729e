# The operator's page.

operator-title = Operator
operator-lead = What you order here concerns everyone on this server, and is logged.
operator-token = Token
operator-token-hint = The one that the server was started with: --operator-token.
operator-token-wrong = This is not the server's token.
operator-enter = Open
operator-leave = Lock this page
operator-list-tables = Tables
operator-list-people = People
operator-list-bans = Bans
operator-list-log = Log
operator-search = Name or number
operator-find = Find
operator-none = There is nothing here.
operator-done = { $n ->
    [one] Done, once.
   *[other] Done, { $n } times.
}
operator-sure = Yes. I know that it can't be undone.
operator-unsure = Tick the box if you are sure. Nothing has been done.
operator-banned = banned
operator-entries = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
operator-phase-gathering = waiting for players
operator-phase-playing = in play
operator-phase-over = finished
operator-phase-closed = closed before the game
operator-phase-broken = suspended by a bug
operator-phase-shut = closed by you
operator-phase-archived = archived
operator-deed-close-table = Close table
operator-deed-delete-table = Delete table
operator-deed-rotate-table = Renew its links
operator-deed-delete-person = Delete person
operator-deed-rotate-person = Sign out everywhere
operator-deed-ban = Ban
operator-deed-unban = Lift the ban
operator-deed-archive = Archive idle tables
operator-deed-prune = Delete old tables
operator-about-archive = Tables where nothing has happened for this many days are closed. Their records are kept.
operator-about-prune = Finished, closed and archived tables are deleted if nothing has happened there for this many days. Games of campaigns stay.
operator-about-ban = People at this address can no longer use the server. To ban a person, look under People.
operator-days = Days
operator-address = Address
sorry-banned = Whoever runs this server has shut you out.
field-deed = Order
field-subject = About what
board-shut-why = Whoever runs the server has closed this table. Everything up to here is recorded under this number:
board-archived-why = No one had played here for a long time, so the table was archived. Whoever runs the server can find its record by this number:
lobby-state-shut = Whoever runs the server has closed this table.
lobby-state-archived = This table was archived because no one played on.
