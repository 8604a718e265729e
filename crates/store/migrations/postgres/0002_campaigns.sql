-- Ways through the Story. The games of its attempts are tables like any others.
CREATE TABLE campaign (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    owner TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    name TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL
);

CREATE INDEX campaign_of_owner ON campaign (owner, updated_ms);
