//! Short names for what the tests put into stores.

use dublet_protocol::{AccountId, GameId, TableId};
use dublet_server::store::{Account, Append, Line, Millis, Note, Store, StoreError, Stored};

pub(crate) const A: TableId = TableId([0xA; 16]);
pub(crate) const B: TableId = TableId([0xB; 16]);

pub(crate) fn game(number: u8) -> GameId {
    GameId([number; 16])
}

pub(crate) fn person(number: u8) -> AccountId {
    AccountId([number; 16])
}

/// An append of lines written at these moments.
pub(crate) fn lines(table: TableId, epoch: u64, expected: u64, at: &[Millis]) -> Append {
    let lines = at.iter().map(|at| Line { at: *at, text: format!("{{\"at\":{at}}}") }).collect();
    Append { table, expected, epoch, lines, notes: Vec::new() }
}

/// An append of one line with notes.
pub(crate) fn noted(table: TableId, epoch: u64, expected: u64, notes: &[Note]) -> Append {
    Append { notes: notes.to_vec(), ..lines(table, epoch, expected, &[expected as Millis]) }
}

pub(crate) fn opened(code: &str) -> Note {
    Note::Opened { code: code.to_owned() }
}

pub(crate) fn began(number: u8, seats: &[Option<AccountId>]) -> Note {
    Note::GameBegan { game: game(number), seats: seats.to_vec() }
}

pub(crate) fn ended(number: u8) -> Note {
    Note::GameEnded { game: game(number) }
}

pub(crate) fn guest(number: u8, name: &str) -> Account {
    Account {
        id: person(number),
        name: Some(name.to_owned()),
        created: 1000 + Millis::from(number),
        password: None,
        recovery: Some([number; 32]),
    }
}

pub(crate) fn member(number: u8, name: &str) -> Account {
    Account { password: Some(format!("$argon2id${number}")), ..guest(number, name) }
}

pub(crate) fn refused<T>(words: &'static str) -> Stored<T> {
    Err(StoreError::Refused(words))
}

/// How many lines a log has.
pub(crate) async fn length(store: &dyn Store, table: TableId) -> u64 {
    store.read(table, 0).await.expect("read").len() as u64
}
