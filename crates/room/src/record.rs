//! A closed game of a table's log as a record that anybody can verify (`docs/record.md`).

use dublet_protocol::{GameId, Sitter, TableId};
use dublet_rules::{deal::Bytes32, game::Event, record::Record};

use super::{BadLine, Entry, Room, Stamped};
use crate::Line;

/// The record of a game, from the lines of its table's log from the first on; none while the game is played, for its
/// tiles and its secret are nobody's business then.
///
/// # Errors
/// When a line cannot be read.
pub fn record_of(
    table: TableId,
    lines: &[Line],
    game: GameId,
    name: impl Fn(&Sitter) -> String,
) -> Result<Option<Record>, BadLine> {
    let mut room = None;
    // Everything played since the game was opened.
    let mut events = None;
    for line in lines {
        let line = Stamped::read(line)?;
        Room::fold_one(table, &mut room, &line);
        match line.entry {
            Entry::GameOpened { game: opened, .. } if opened == game => events = Some(Vec::new()),
            Entry::Played { event } => {
                if let Some(events) = &mut events {
                    events.push(event);
                }
            }
            Entry::GameClosed { .. } if events.is_some() => break,
            _ => {}
        }
    }
    let (Some(room), Some(events)) = (&room, events) else { return Ok(None) };
    if room.in_game() || room.game_id() != Some(game) {
        return Ok(None);
    }
    let sitter = |chair: &dublet_protocol::Chair| chair.sitter.as_ref().map_or_else(nobody, &name);
    Ok(room.record(room.chairs().iter().map(sitter).collect(), events))
}

impl Room {
    /// The record of the game under way or the last one, of which this was played. It has the secret: nobody at the table
    /// may see it while the game is played.
    pub fn record(&self, names: Vec<String>, events: Vec<Event>) -> Option<Record> {
        let play = self.table.game.as_ref()?;
        let given = |bytes: &Option<Bytes32>| bytes.unwrap_or_default();
        Some(Record {
            game: play.id().0,
            rules: self.table.options.rules,
            names,
            starter: play.starter,
            commitment: Some(play.commitment),
            contributions: play.given.iter().map(given).collect(),
            secret: Some(play.fairness.secret),
            events,
        })
    }
}

/// What somebody is called who is called nothing.
fn nobody() -> String {
    "?".to_owned()
}
