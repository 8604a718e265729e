-- What a program bears that plays a seat; one a seat. Beside the seat's own row, which is written anew when its table changes.
CREATE TABLE token (
    table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    token BLOB NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    runs_table INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX token_of_person ON token (person);
