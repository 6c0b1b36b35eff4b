//! Keeping a table's state up to date by its events: what every page does, done once.

use dublet_rules::game::view::{FinalView, PublicEvent};

use crate::{Chair, GameEnd, GameState, Millis, Now, Sitter, TableEvent, TableState, View};

/// When a turn began for its clock, which stood still from one moment to another. A turn that began meanwhile
/// stood still from its beginning; a machine whose clock was set back meanwhile charges nobody for it.
pub fn put_off(began: Millis, now: Millis, since: Millis) -> Millis {
    began + (now - since.max(began)).max(0)
}

impl TableState {
    /// The state after one event more: the same a newcomer would be told.
    pub fn follow(&mut self, at: Millis, event: &TableEvent) {
        match event {
            TableEvent::Opened { host, options } => (self.host, self.options) = (*host, *options),
            TableEvent::Sat { seat, sitter } => {
                let ready = matches!(sitter, Sitter::Bot { .. });
                self.chairs[seat.index()] =
                    Chair { sitter: Some(*sitter), ready, ..Chair::default() };
            }
            TableEvent::Stood { seat } => {
                self.chairs[seat.index()] = Chair::default();
                self.pause_asked.retain(|asked| asked != seat);
            }
            TableEvent::Ready { seat, ready } => self.chairs[seat.index()].ready = *ready,
            TableEvent::GameOpened { game, commitment, place } => {
                if *place == (1, 1) {
                    self.games.clear();
                }
                self.game = Some(GameState {
                    game: *game,
                    place: *place,
                    commitment: *commitment,
                    contributions: None,
                    secret: None,
                    view: None,
                    turn_began: None,
                });
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
                if let Some(game) = &mut self.game {
                    (game.secret, game.turn_began) = (Some(*secret), None);
                    if let (GameEnd::Over, Some(View::Final(view))) = (end, &game.view) {
                        self.games.push(view.scores.clone());
                    }
                    if *end == GameEnd::Abandoned {
                        game.view = game.view.take().map(View::of_everybody);
                    }
                }
                (self.pause_asked, self.paused) = (Vec::new(), None);
                self.chairs.iter_mut().for_each(Chair::game_closed);
            }
            TableEvent::TakenOver { seat, level } => {
                self.chairs[seat.index()].stand_in = Some(*level);
                self.pause_asked.retain(|asked| asked != seat);
            }
            TableEvent::Returned { seat } => self.chairs[seat.index()].stand_in = None,
            TableEvent::Resigned { seat } => self.chairs[seat.index()].resigned = true,
            TableEvent::PauseAsked { seat } => self.pause_asked.push(*seat),
            TableEvent::Paused => (self.pause_asked, self.paused) = (Vec::new(), Some(at)),
            TableEvent::Resumed => {
                self.pause_asked.clear();
                if let Some(since) = self.paused.take() {
                    self.put_off(at, since);
                }
            }
            TableEvent::Slept { since } => self.asleep = Some(*since),
            TableEvent::Woke => {
                if let Some(since) = self.asleep.take() {
                    self.put_off(at, since);
                }
            }
            TableEvent::Closed => self.closed = true,
        }
    }

    fn put_off(&mut self, now: Millis, since: Millis) {
        if let Some(began) = self.game.as_mut().and_then(|game| game.turn_began.as_mut()) {
            *began = put_off(*began, now, since);
        }
    }
}

impl GameState {
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
        if let PublicEvent::Ended { end, scores, racks } = event {
            let (public, racks) = (public.clone(), racks.clone());
            let end = FinalView { public, racks, end: *end, scores: scores.clone() };
            self.view = Some(View::Final(end));
        }
    }
}
