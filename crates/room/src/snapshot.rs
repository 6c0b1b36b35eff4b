//! A table between games, as a cache: what its log comes to up to there, so that the fold need not start at the
//! first line. The log is the truth; a snapshot that cannot be read is not there.

use dublet_protocol::{
    AccountId, Chair, CommonEvent, Earlier, GaveUp, Millis, Options, Sitter, TableId, TableState,
};
use dublet_rules::{score::SeatScore, seat::Seat};
use serde::{Deserialize, Serialize};

use super::{By, LOG_VERSION, Room};

#[derive(Serialize, Deserialize)]
struct Snapshot {
    v: u8,
    code: String,
    options: Options,
    host: AccountId,
    quick: bool,
    opened: Millis,
    chairs: Vec<Chair>,
    games: Vec<(Seat, Vec<SeatScore>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<Earlier>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gave_up: Vec<GaveUp>,
    closed: bool,
    lines: u64,
    last: Millis,
    done: Vec<(By, u64)>,
}

impl Room {
    /// The table as a snapshot, when no game is under way. The last game is not in it: a snapshot is taken when
    /// the next one begins.
    ///
    /// # Panics
    /// Never: a snapshot is plain data.
    pub fn snapshot(&self) -> Option<String> {
        if self.in_game()
            || self.table.paused.is_some()
            || self.table.asleep.is_some()
            || !self.table.pause_asked.is_empty()
        {
            return None;
        }
        let games = self.sheet().map(|(starter, scores)| (starter, scores.clone()));
        let snapshot = Snapshot {
            v: LOG_VERSION,
            code: self.table.code.clone(),
            options: self.table.options,
            host: self.table.host,
            quick: self.quick,
            opened: self.opened,
            chairs: self.table.chairs.clone(),
            games: games.collect(),
            earlier: self.table.earlier.clone(),
            gave_up: self.table.gave_up.clone(),
            closed: self.table.closed,
            lines: self.lines,
            last: self.last,
            done: self.done.clone(),
        };
        Some(serde_json::to_string(&snapshot).expect("a snapshot is plain data"))
    }

    /// A table from its snapshot, if it can be read.
    pub fn from_snapshot(id: TableId, text: &str) -> Option<Self> {
        let kept: Snapshot = serde_json::from_str(text).ok().filter(|kept: &Snapshot| {
            kept.v == LOG_VERSION && kept.chairs.len() == usize::from(kept.options.seats)
        })?;
        let room = Self::opened(id, kept.host, kept.options, kept.code, kept.quick);
        let (starters, games) = kept.games.into_iter().unzip();
        // Every field by its name: one that is forgotten would be lost with the next snapshot.
        let table = TableState {
            table: id,
            code: room.table.code,
            options: room.table.options,
            host: room.table.host,
            chairs: kept.chairs,
            games,
            earlier: kept.earlier,
            gave_up: kept.gave_up,
            pause_asked: Vec::new(),
            paused: None,
            back: Vec::new(),
            asleep: None,
            closed: kept.closed,
            game: None,
        };
        Some(Self {
            table,
            opened: kept.opened,
            starters,
            lines: kept.lines,
            last: kept.last,
            done: kept.done,
            quick: room.quick,
        })
    }

    /// A table between games of which only the sheet is known: who sits, who started each game so far, and its scores.
    /// None where those are no games of such a match.
    pub fn between_games(
        id: TableId,
        host: AccountId,
        options: Options,
        sitters: &[Sitter],
        sheet: impl IntoIterator<Item = (Seat, Vec<SeatScore>)>,
    ) -> Option<Self> {
        let mut room = Self::opened(id, host, options, String::new(), false);
        let seats = room.table.chairs.len();
        for (starter, scores) in sheet {
            room.games().next_game()?;
            if starter.index() >= seats || scores.len() != seats {
                return None;
            }
            room.starters.push(starter);
            room.table.games.push(scores);
        }
        for (seat, sitter) in room.seats().zip(sitters) {
            room.table.apply(0, &CommonEvent::Sat { seat, sitter: *sitter });
        }
        (sitters.len() == seats).then_some(room)
    }
}
