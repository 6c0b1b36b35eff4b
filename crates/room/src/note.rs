//! What of a log is looked for from outside.

use dublet_protocol::{AccountId, Chair, CommonEvent, GameId};

use super::{Entry, Room};

/// Something of a log that is looked for from outside.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The table is open, under a short code nobody else has while it is.
    Opened {
        /// The code.
        code: String,
    },
    /// The table is closed, and its code free again.
    Closed,
    /// A game began, with the first of these lines or a later one.
    GameBegan {
        game: GameId,
        /// Who sat where; a program is nobody.
        seats: Vec<Option<AccountId>>,
    },
    /// A game ended, with the last of these lines or an earlier one.
    GameEnded { game: GameId },
}

/// The notes of entries that lead from one table to another. Nobody sits down or stands up in a game.
pub(crate) fn notes<'a>(
    before: &Room,
    entries: impl Iterator<Item = &'a Entry>,
    after: &Room,
) -> Vec<Note> {
    let mut game = before.game_id();
    let mut notes = Vec::new();
    for entry in entries {
        match entry {
            Entry::GameOpened { game: opened, .. } => {
                game = Some(*opened);
                let person = |chair: &Chair| chair.sitter?.person();
                let seats = after.chairs().iter().map(person).collect();
                notes.push(Note::GameBegan { game: *opened, seats });
            }
            Entry::GameClosed { .. } => notes.extend(game.map(|game| Note::GameEnded { game })),
            Entry::Common(CommonEvent::Closed) => notes.push(Note::Closed),
            _ => {}
        }
    }
    notes
}
