//! Keeping a table's state up to date by its events: what everybody learns alike is made so here, for the table itself
//! and for every page.

use dublet_rules::{
    game::view::{FinalView, PublicEvent},
    score::SeatScore,
    seat::Seat,
};

use crate::{
    Chair, CommonEvent, Earlier, GameEnd, GameState, GaveUp, Hex32, Millis, Now, Options,
    TableEvent, TableState, View,
};

/// When a turn began for its clock, which stood still from one moment to another. A turn that began meanwhile
/// stood still from its beginning; a machine whose clock was set back meanwhile charges nobody for it.
pub fn put_off(began: Millis, now: Millis, since: Millis) -> Millis {
    began + (now - since.max(began)).max(0)
}

/// A game with a clock that can stand still.
pub trait Clocked {
    /// The clock of the turn stood still from one moment until now.
    fn put_off(&mut self, now: Millis, since: Millis);
}

impl<G: Clocked> TableState<G> {
    /// Makes so what everybody learns alike.
    ///
    /// # Panics
    /// When the event is not of this table.
    pub fn apply(&mut self, at: Millis, event: &CommonEvent) {
        match event {
            CommonEvent::Sat { seat, sitter } => self.chairs[seat.index()].sat(*sitter),
            CommonEvent::Stood { seat, sitter } => {
                self.chairs[seat.index()].stood(*sitter);
                self.is_gone(*seat);
            }
            CommonEvent::Fewer => self.fewer(),
            CommonEvent::Reopened { options, .. } => self.reopened(*options),
            CommonEvent::Ready { seat, ready } => self.chairs[seat.index()].ready = *ready,
            CommonEvent::TakenOver { seat, level } => {
                self.chairs[seat.index()].stand_in = Some(*level);
                self.is_gone(*seat);
            }
            CommonEvent::Returned { seat } => self.chairs[seat.index()].stand_in = None,
            CommonEvent::Resigned { seat, games } => {
                self.chairs[seat.index()].resigned = true;
                self.gave_up.extend(games.map(|games| GaveUp { seat: *seat, games }));
            }
            CommonEvent::PauseAsked { seat } => self.pause_asked.push(*seat),
            CommonEvent::Paused => (self.pause_asked, self.paused) = (Vec::new(), Some(at)),
            CommonEvent::Back { seat } => self.back.push(*seat),
            CommonEvent::Resumed { .. } => {
                (self.pause_asked, self.back) = (Vec::new(), Vec::new());
                let since = self.paused.take();
                self.put_off(at, since);
            }
            CommonEvent::Slept { since } => self.asleep = Some(*since),
            CommonEvent::Woke => {
                let since = self.asleep.take();
                self.put_off(at, since);
            }
            CommonEvent::Closed => self.closed = true,
        }
    }

    /// A pause hangs no longer on what somebody wanted.
    fn is_gone(&mut self, seat: Seat) {
        self.pause_asked.retain(|asked| *asked != seat);
        self.back.retain(|back| *back != seat);
    }

    /// Games of so many seats more are no games of the match that begins.
    fn fewer(&mut self) {
        self.chairs.retain(|chair| chair.sitter.is_some());
        self.chairs.iter_mut().for_each(|chair| chair.left = None);
        self.options.seats = self.chairs.len() as u8;
        self.begin_match();
        self.game = None;
    }

    /// Who was ready for a game by the rules of before says it anew.
    fn reopened(&mut self, options: Options) {
        self.options = options;
        for chair in &mut self.chairs {
            chair.game_closed();
            chair.left = None;
        }
        self.begin_match();
        self.game = None;
    }

    fn begin_match(&mut self) {
        self.games.clear();
        self.earlier.clear();
        self.gave_up.clear();
    }

    fn put_off(&mut self, now: Millis, since: Option<Millis>) {
        if let (Some(game), Some(since)) = (&mut self.game, since) {
            game.put_off(now, since);
        }
    }

    /// The next game is about to be dealt, at its place in the match: who plays on after the last one begins another.
    pub fn game_opened(&mut self, place: (u32, u32), game: G) {
        if place == (1, 1) {
            self.begin_match();
        }
        let games = self.games.len() as u32;
        for (seat, chair) in Seat::first(self.options.seats).zip(&mut self.chairs) {
            let left = chair.left.take().filter(|_| games > 0);
            self.earlier.extend(left.map(|sitter| Earlier { seat, sitter, games }));
        }
        self.game = Some(game);
    }

    /// The game is closed, with these scores unless it was given up.
    pub fn game_closed(&mut self, scores: Option<Vec<SeatScore>>) {
        self.games.extend(scores);
        let games = self.games.len();
        self.gave_up.retain(|gave_up| (gave_up.games as usize) < games);
        (self.pause_asked, self.paused, self.back) = (Vec::new(), None, Vec::new());
        self.chairs.iter_mut().for_each(Chair::game_closed);
    }
}

impl TableState {
    /// The state after one event more: the same a newcomer would be told.
    pub fn follow(&mut self, at: Millis, event: &TableEvent) {
        match event {
            TableEvent::Common(event) => self.apply(at, event),
            TableEvent::Opened { host, options } => (self.host, self.options) = (*host, *options),
            TableEvent::GameOpened { game, commitment, place } => {
                let opened = GameState {
                    game: *game,
                    place: *place,
                    commitment: *commitment,
                    contributions: None,
                    secret: None,
                    view: None,
                    turn_began: None,
                };
                self.game_opened(*place, opened);
            }
            TableEvent::Contributed { .. } => {}
            TableEvent::Dealing { contributions, view } => {
                if let Some(game) = &mut self.game {
                    game.contributions = Some(contributions.clone());
                    game.view = Some(view.as_ref().clone());
                }
            }
            TableEvent::Played { event, now } => {
                if let Some(game) = &mut self.game {
                    game.played(&event.public, now);
                }
            }
            TableEvent::GameClosed { end, secret } => {
                let scores = self.game.as_mut().and_then(|game| game.closed(*end, *secret));
                self.game_closed(scores);
            }
        }
    }
}

impl Clocked for GameState {
    fn put_off(&mut self, now: Millis, since: Millis) {
        if let Some(began) = &mut self.turn_began {
            *began = put_off(*began, now, since);
        }
    }
}

impl GameState {
    /// The scores, unless it was given up.
    fn closed(&mut self, end: GameEnd, secret: Hex32) -> Option<Vec<SeatScore>> {
        (self.secret, self.turn_began) = (Some(secret), None);
        match (end, &self.view) {
            (GameEnd::Over, Some(View::Final(view))) => Some(view.scores.clone()),
            (GameEnd::Over, _) => None,
            (GameEnd::Abandoned, _) => {
                self.view = self.view.take().map(View::of_everybody);
                None
            }
        }
    }

    fn played(&mut self, event: &PublicEvent, now: &Now) {
        self.turn_began = now.turn_began;
        let Some(view) = &mut self.view else { return };
        let public = match view {
            View::Seat(view) => {
                if let Some(rack) = now.rack {
                    view.rack = rack;
                }
                &mut view.public
            }
            View::Spectator(view) => view,
            View::Final(view) => &mut view.public,
        };
        now.update(public);
        if let PublicEvent::Laid { table, .. } = event {
            public.table = table.clone();
        }
        if let PublicEvent::Ended { end, scores, racks, announced_after } = event {
            let end = FinalView {
                public: public.clone(),
                racks: racks.clone(),
                end: *end,
                scores: scores.clone(),
                announced_after: announced_after.clone(),
            };
            self.view = Some(View::Final(end));
        }
    }
}
