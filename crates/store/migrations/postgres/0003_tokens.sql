-- What a program bears that plays a seat; one a seat. Beside the seat's own row, which is written anew when its table changes.
CREATE TABLE token (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    token BYTEA NOT NULL UNIQUE,
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    runs_table BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE INDEX token_of_person ON token (person);
