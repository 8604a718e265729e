-- Who may not use the server: `person:ID` or `address:ADDRESS`.
CREATE TABLE ban (
    subject TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    created_ms BIGINT NOT NULL
);

-- What operators have done.
CREATE TABLE audit (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    deed TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL
);

CREATE INDEX audit_at ON audit (at_ms);
