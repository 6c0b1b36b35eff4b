//! From a line to the table after it.

use dublet_protocol::{AccountId, Chair, GameEnd, Millis, Options, Sitter, TableId, put_off};
use dublet_rules::{
    deal::Fairness,
    game::{Event, Game},
    standings::Match,
};

use super::{BadLine, Entry, LagBank, Play, Room, Stamped};
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
            id,
            code,
            options,
            host,
            quick,
            opened: 0,
            chairs: vec![Chair::default(); options.seats.into()],
            games: Match::new(options.rules, options.seats, options.rounds),
            starters: Vec::new(),
            play: None,
            pause_asked: Vec::new(),
            paused: None,
            asleep: None,
            closed: false,
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
        if room.is_none()
            && let Entry::Opened { host, options, code, quick } = &line.entry
        {
            *room = Some(Self::opened(id, *host, *options, code.clone(), *quick));
        }
        if let Some(room) = room {
            room.apply(line);
        }
    }

    /// Makes a line so.
    ///
    /// # Panics
    /// When the line was neither decided by this table nor is of its log.
    pub fn apply(&mut self, line: &Stamped) {
        self.lines += 1;
        self.last = line.at;
        match &line.entry {
            Entry::Opened { .. } => self.opened = line.at,
            Entry::Sat { seat, sitter } => {
                let ready = matches!(sitter, Sitter::Bot { .. });
                self.chairs[seat.index()] =
                    Chair { sitter: Some(*sitter), ready, ..Chair::default() };
            }
            Entry::Stood { seat } => {
                self.chairs[seat.index()] = Chair::default();
                self.pause_asked.retain(|asked| asked != seat);
            }
            Entry::Ready { seat, ready } => self.chairs[seat.index()].ready = *ready,
            Entry::GameOpened { game, secret, commitment } => {
                // Who plays on after the last game of a match begins another.
                if self.games.next_game().is_none() {
                    let Options { rules, seats, rounds, .. } = self.options;
                    self.games = Match::new(rules, seats, rounds);
                    self.starters.clear();
                }
                let (round, number, starter) =
                    self.games.next_game().expect("a match has a game at least");
                let seats = self.chairs.len();
                self.play = Some(Play {
                    fairness: Fairness {
                        secret: secret.0,
                        game: game.0,
                        contributions: Vec::new(),
                    },
                    commitment: commitment.0,
                    place: (round as u32, number as u32),
                    opened: line.at,
                    first: self.lines,
                    given: vec![None; seats],
                    starter,
                    game: None,
                    turn_began: line.at,
                    turn_line: self.lines,
                    banks: vec![LagBank::default(); seats],
                    end: None,
                });
            }
            Entry::Contributed { seat, bytes } => {
                if let Some(play) = &mut self.play {
                    play.given[seat.index()] = Some(bytes.0);
                }
            }
            Entry::Dealing => {
                let options = self.options;
                if let Some(play) = &mut self.play {
                    let given = play.given.iter().map(|bytes| bytes.unwrap_or_default());
                    play.fairness.contributions = given.collect();
                    play.game = Some(Game::new(play.setup(&options)));
                }
            }
            Entry::Played { event } => self.played(event, line.at),
            Entry::GameClosed { end } => self.game_closed(*end),
            Entry::TakenOver { seat, level } => {
                self.chairs[seat.index()].stand_in = Some(*level);
                self.pause_asked.retain(|asked| asked != seat);
            }
            Entry::Returned { seat } => self.chairs[seat.index()].stand_in = None,
            Entry::Resigned { seat } => self.chairs[seat.index()].resigned = true,
            Entry::PauseAsked { seat } => self.pause_asked.push(*seat),
            Entry::Paused => {
                self.paused = Some(line.at);
                self.pause_asked.clear();
            }
            Entry::Resumed => {
                self.pause_asked.clear();
                if let Some(since) = self.paused.take() {
                    self.put_off(line.at, since);
                }
            }
            Entry::Slept { since } => self.asleep = Some(*since),
            Entry::Woke => {
                if let Some(since) = self.asleep.take() {
                    self.put_off(line.at, since);
                }
            }
            Entry::Closed => self.closed = true,
        }
        if let Some(by) = line.by {
            if self.done.len() == REMEMBERED {
                self.done.remove(0);
            }
            self.done.push((by, self.lines));
        }
    }

    /// The clock of the turn stood still.
    fn put_off(&mut self, now: Millis, since: Millis) {
        if let Some(play) = &mut self.play {
            play.turn_began = put_off(play.turn_began, now, since);
        }
    }

    fn played(&mut self, event: &Event, at: Millis) {
        let limit = self.options.clock.map(|seconds| i64::from(seconds) * 1000);
        let Some(play) = &mut self.play else { return };
        let Some(game) = &mut play.game else { return };
        let before = game.turn();
        game.apply(event);
        let again = matches!(event, Event::Dealt { .. } | Event::Ruled { .. });
        if game.turn() == before && !again {
            return;
        }
        if let (Some(seat), Some(limit)) = (before, limit) {
            let began = match self.asleep {
                Some(since) => put_off(play.turn_began, at, since),
                None => play.turn_began,
            };
            let bank = &mut play.banks[seat.index()];
            *bank = bank.after_move(at - began - limit);
        }
        (play.turn_began, play.turn_line) = (at, self.lines);
    }

    fn game_closed(&mut self, end: GameEnd) {
        let Some(play) = &mut self.play else { return };
        play.end = Some(end);
        let result = play.game.as_ref().and_then(|game| Some((game.starter()?, game.result()?.1)));
        if end == GameEnd::Over
            && let Some((starter, scores)) = result
        {
            self.games.record(starter, scores);
            self.starters.push(starter);
        }
        self.pause_asked.clear();
        self.paused = None;
        self.chairs.iter_mut().for_each(Chair::game_closed);
    }
}
