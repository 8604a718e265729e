-- Ids are 26 letters and digits, hashes 32 bytes, times milliseconds since 1970, claims 0 or 1.
-- Text compares by its bytes, as in SQLite.

CREATE TABLE person (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    login TEXT COLLATE "C" UNIQUE,
    passphrase TEXT COLLATE "C",
    recovery BYTEA UNIQUE,
    body TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE session (
    token BYTEA NOT NULL PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    body TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL
);

CREATE INDEX session_of_person ON session (person);

CREATE TABLE game_table (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    phase TEXT COLLATE "C" NOT NULL,
    host TEXT COLLATE "C" REFERENCES person (id) ON DELETE SET NULL,
    is_listed BIGINT NOT NULL,
    n_entries BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    due_ms BIGINT,
    has_work BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL
);

CREATE INDEX game_table_of_host ON game_table (host, created_ms);
CREATE INDEX game_table_listed ON game_table (updated_ms) WHERE phase = 'gathering' AND is_listed = 1;
CREATE INDEX game_table_due ON game_table (due_ms) WHERE phase = 'playing';
CREATE INDEX game_table_with_work ON game_table (id) WHERE phase = 'playing' AND has_work = 1;

-- For nodes that look for what others have changed.
CREATE INDEX game_table_updated ON game_table (updated_ms);

-- Apart from its table, whose row is written anew with every change: a header is long and never changes.
CREATE TABLE header (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    body TEXT COLLATE "C" NOT NULL
);

CREATE TABLE seat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    person TEXT COLLATE "C" REFERENCES person (id) ON DELETE SET NULL,
    link BYTEA UNIQUE,
    PRIMARY KEY (table_id, n)
);

CREATE INDEX seat_of_person ON seat (person);

CREATE TABLE entry (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE line (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    person TEXT COLLATE "C" REFERENCES person (id) ON DELETE SET NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE INDEX line_of_person ON line (person);
