-- Component sets that people put in from their own copies of the games.
CREATE TABLE component_set (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    owner TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL
);

CREATE INDEX component_set_of_owner ON component_set (owner, updated_ms);
