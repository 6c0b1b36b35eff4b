-- Tournaments: the log is one of `lines`, under an id of `tables`.

-- What stands beside a tournament's log: names, passes, what it is called. It can be erased, and the log says nothing then.
CREATE TABLE papers (
    table_key INTEGER PRIMARY KEY REFERENCES tables,
    text TEXT NOT NULL
) STRICT;

-- Hashes of what opens a tournament.
CREATE TABLE passes (
    hash BLOB PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES papers
) STRICT, WITHOUT ROWID;

CREATE INDEX passes_of_papers ON passes (table_key);
