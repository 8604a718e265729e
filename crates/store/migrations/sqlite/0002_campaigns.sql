-- Ways through the Story. The games of its attempts are tables like any others.
CREATE TABLE campaign (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    owner TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX campaign_of_owner ON campaign (owner, updated_ms);
