//! A closed game of a table's log as a record that anybody can verify (`docs/record.md`).

use dublet_protocol::{GameId, Sitter, TableId};
use dublet_rules::{deal::Bytes32, record::Record};

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
    let play =
        room.as_ref().and_then(|room| room.table.game.as_ref().filter(|play| play.id() == game));
    let (Some(room), Some(play), Some(events)) = (&room, play, events) else { return Ok(None) };
    if play.end.is_none() {
        return Ok(None);
    }
    let sitter = |chair: &dublet_protocol::Chair| chair.sitter.as_ref().map_or_else(nobody, &name);
    let given = |bytes: &Option<Bytes32>| bytes.unwrap_or_default();
    Ok(Some(Record {
        game: game.0,
        rules: room.table.options.rules,
        names: room.table.chairs.iter().map(sitter).collect(),
        starter: play.starter,
        commitment: Some(play.commitment),
        contributions: play.given.iter().map(given).collect(),
        secret: Some(play.fairness.secret),
        events,
    }))
}

/// What somebody is called who is called nothing.
fn nobody() -> String {
    "?".to_owned()
}
