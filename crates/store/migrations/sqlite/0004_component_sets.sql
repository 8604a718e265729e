-- Component sets that people put in from their own copies of the games.
CREATE TABLE component_set (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    owner TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX component_set_of_owner ON component_set (owner, updated_ms);
