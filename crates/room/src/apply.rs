//! From a line to the table after it.

use dublet_protocol::{
    AccountId, CommonEvent, GameEnd, Millis, Options, TableId, TableState, put_off,
};
use dublet_rules::{
    deal::Fairness,
    game::{Event, Game},
};

use super::{BadLine, By, Entry, LagBank, Play, Room, Stamped};
use crate::Line;

/// Commands remembered: many more than anybody has under way.
const REMEMBERED: usize = 48;

impl Room {
    /// A table as it was opened.
    pub(super) fn opened(
        id: TableId,
        host: AccountId,
        options: Options,
        code: String,
        quick: bool,
    ) -> Self {
        Self {
            table: TableState::opened(id, code, options, host),
            quick,
            opened: 0,
            starters: Vec::new(),
            lines: 0,
            last: 0,
            done: Vec::new(),
        }
    }

    /// Folds a log from its first line, or from a snapshot of it on.
    ///
    /// # Errors
    /// When a line cannot be read, or the first does not open the table.
    pub fn fold(
        id: TableId,
        snapshot: Option<Self>,
        lines: &[Line],
    ) -> Result<Option<Self>, BadLine> {
        let mut room = snapshot;
        for line in lines {
            let line = Stamped::read(line)?;
            Self::fold_one(id, &mut room, &line);
        }
        Ok(room)
    }

    /// Folds one line more; the first opens the table.
    pub fn fold_one(id: TableId, room: &mut Option<Self>, line: &Stamped) {
        match room {
            Some(room) => room.apply(line),
            None => *room = Self::begun(id, line),
        }
    }

    /// A table after its first line, if that opens it.
    pub(crate) fn begun(id: TableId, line: &Stamped) -> Option<Self> {
        let Entry::Opened { host, options, code, quick } = &line.entry else { return None };
        let mut room = Self::opened(id, *host, *options, code.clone(), *quick);
        room.apply(line);
        Some(room)
    }

    /// Makes a line so.
    ///
    /// # Panics
    /// When the line was neither decided by this table nor is of its log.
    pub fn apply(&mut self, line: &Stamped) {
        self.lines += 1;
        self.last = line.at;
        match &line.entry {
            Entry::Common(event) => {
                self.table.apply(line.at, event);
                if matches!(event, CommonEvent::Fewer | CommonEvent::Reopened { .. }) {
                    self.starters.clear();
                }
                // Who came for a quick game came for other rules: nobody else is brought there.
                self.quick &= !matches!(event, CommonEvent::Reopened { .. });
            }
            Entry::Opened { .. } => self.opened = line.at,
            Entry::GameOpened { game, secret, commitment } => {
                let (round, number, starter) = self.next_game();
                let place = (round as u32, number as u32);
                if place == (1, 1) {
                    self.starters.clear();
                }
                let seats = self.table.chairs.len();
                let play = Play {
                    fairness: Fairness {
                        secret: secret.0,
                        game: game.0,
                        contributions: Vec::new(),
                    },
                    commitment: commitment.0,
                    place,
                    opened: line.at,
                    first: self.lines,
                    given: vec![None; seats],
                    starter,
                    game: None,
                    turn_began: line.at,
                    turn_line: self.lines,
                    banks: vec![LagBank::default(); seats],
                    end: None,
                };
                self.table.game_opened(place, play);
            }
            Entry::Contributed { seat, bytes } => {
                if let Some(play) = &mut self.table.game {
                    play.given[seat.index()] = Some(bytes.0);
                }
            }
            Entry::Dealing => {
                let options = self.table.options;
                if let Some(play) = &mut self.table.game {
                    let given = play.given.iter().map(|bytes| bytes.unwrap_or_default());
                    play.fairness.contributions = given.collect();
                    play.game = Some(Game::new(play.setup(&options)));
                }
            }
            Entry::Played { event } => self.played(event, line.at),
            Entry::GameClosed { end } => self.game_closed(*end),
        }
        if let Some(by) = line.by {
            self.did(by);
        }
    }

    /// A command ended with the last line.
    pub(crate) fn did(&mut self, by: By) {
        if self.done.len() == REMEMBERED {
            self.done.remove(0);
        }
        self.done.push((by, self.lines));
    }

    fn played(&mut self, event: &Event, at: Millis) {
        let limit = self.table.options.clock.map(|seconds| i64::from(seconds) * 1000);
        let Some(play) = &mut self.table.game else { return };
        let Some(game) = &mut play.game else { return };
        let before = game.turn();
        game.apply(event);
        let again = matches!(event, Event::Dealt { .. } | Event::Ruled { .. });
        if game.turn() == before && !again {
            return;
        }
        if let (Some(seat), Some(limit)) = (before, limit) {
            let began = match self.table.asleep {
                Some(since) => put_off(play.turn_began, at, since),
                None => play.turn_began,
            };
            let bank = &mut play.banks[seat.index()];
            *bank = bank.after_move(at - began - limit);
        }
        (play.turn_began, play.turn_line) = (at, self.lines);
    }

    fn game_closed(&mut self, end: GameEnd) {
        let Some(play) = &mut self.table.game else { return };
        play.end = Some(end);
        let over = play.game.as_ref().filter(|_| end == GameEnd::Over);
        let result = over.and_then(|game| Some((game.starter()?, game.result()?.1)));
        let (starter, scores) = result.unzip();
        self.starters.extend(starter);
        self.table.game_closed(scores);
    }
}
