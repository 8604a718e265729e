-- Who may not use the server: `person:ID` or `address:ADDRESS`.
CREATE TABLE ban (
    subject TEXT NOT NULL PRIMARY KEY,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What operators have done.
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    deed TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX audit_at ON audit (at_ms);
