-- Ids are 16 bytes, hashes 32, moments milliseconds since 1970.

-- So that no other program's file is taken for ours.
PRAGMA application_id = 0x44424C54;

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE,
    -- The newest claim.
    epoch INTEGER NOT NULL,
    -- How long the log is.
    length INTEGER NOT NULL DEFAULT 0,
    -- While the table is open.
    code TEXT UNIQUE
) STRICT;

-- The log: what a table is, its lines lie together.
CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_key INTEGER PRIMARY KEY REFERENCES tables,
    lines INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE games (
    id BLOB PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables,
    first INTEGER NOT NULL,
    last INTEGER,
    began INTEGER NOT NULL,
    ended INTEGER,
    -- Who sat where: a JSON array of ids, null for a program.
    seats TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The games of a person by their beginning.
CREATE TABLE sat (
    account BLOB NOT NULL,
    began INTEGER NOT NULL,
    game BLOB NOT NULL REFERENCES games,
    PRIMARY KEY (account, began DESC, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE beat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE accounts (
    id BLOB PRIMARY KEY,
    -- NULL once erased.
    name TEXT,
    -- The name in small letters, of an account with a password.
    unique_name TEXT UNIQUE,
    created INTEGER NOT NULL,
    password TEXT,
    recovery BLOB UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    account BLOB NOT NULL REFERENCES accounts,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_account ON sessions (account);
CREATE INDEX sessions_by_end ON sessions (expires);
