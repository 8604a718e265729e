-- Ids are 26 letters and digits, hashes 32 bytes, times milliseconds since 1970, claims 0 or 1.

CREATE TABLE person (
    id TEXT NOT NULL PRIMARY KEY,
    login TEXT UNIQUE,
    passphrase TEXT,
    recovery BLOB UNIQUE,
    body TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
    token BLOB NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_of_person ON session (person);

CREATE TABLE game_table (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    host TEXT REFERENCES person (id) ON DELETE SET NULL,
    is_listed INTEGER NOT NULL,
    n_entries INTEGER NOT NULL,
    body TEXT NOT NULL,
    due_ms INTEGER,
    has_work INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX game_table_of_host ON game_table (host, created_ms);
CREATE INDEX game_table_listed ON game_table (updated_ms) WHERE phase = 'gathering' AND is_listed = 1;
CREATE INDEX game_table_due ON game_table (due_ms) WHERE phase = 'playing';
CREATE INDEX game_table_with_work ON game_table (id) WHERE phase = 'playing' AND has_work = 1;

-- Apart from its table, whose row is written anew with every change: a header is long and never changes.
CREATE TABLE header (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    person TEXT REFERENCES person (id) ON DELETE SET NULL,
    link BLOB UNIQUE,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_of_person ON seat (person);

CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE line (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    person TEXT REFERENCES person (id) ON DELETE SET NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX line_of_person ON line (person);
