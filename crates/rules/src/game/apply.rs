//! From events to the next state.

use super::{Cause, Effect, Event, Game, LastLay, Phase, Ruling};
use crate::{bag::Bag, deal::Deck, pool::Pool, rules::EmptyPool, seat::Seat, table::Table};

impl Game {
    /// Makes an event so. Events come from [`Game::decide`] on this very state; a log from elsewhere
    /// goes through [`Game::replay`], which checks that.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::StarterDrawn { starter, .. } => {
                self.shuffles += 1;
                self.starter = Some(*starter);
                self.turn = *starter;
                self.phase = Phase::Deal;
            }
            Event::Dealt { deck } => self.dealt(&Deck::unchecked(deck.clone())),
            Event::DoubletsClaimed { .. } => self.phase = Phase::Deal,
            Event::StackOpened { stack, .. } => {
                self.pool.open_stack_unchecked(*stack);
                // The next player has acted (rule 7.4).
                self.may_announce = None;
            }
            Event::Drawn { seat, tiles, cause } => {
                let was_empty = self.pool.is_empty();
                for _ in tiles {
                    self.pool.draw();
                }
                self.place_mut(*seat).rack.extend(tiles.iter().copied());
                if *cause != Cause::Ruling {
                    self.turn_over(*seat);
                    self.may_announce = Some((*seat, tiles.iter().collect()));
                }
                self.start_last_moves(was_empty);
            }
            Event::Laid { seat, table, laid } => self.laid(*seat, table, laid),
            Event::Passed { seat, .. } => {
                self.passes += 1;
                self.turn_over(*seat);
            }
            Event::Announced { seat } => {
                if let Some((_, drawn)) = self.may_announce.take() {
                    self.place_mut(*seat).announced_after = Some(drawn);
                }
            }
            Event::TimeRanOut { .. } | Event::LayTakenBack { .. } => {}
            Event::JudgeCalled { .. } => self.judge_called = true,
            Event::Paused => {
                self.phase = Phase::Paused;
                self.judge_called = false;
            }
            Event::Ruled { ruling } => self.ruled(ruling),
            Event::Ended { end, scores } => {
                if !self.ended_as_before(event) {
                    self.last_announced = None;
                }
                self.phase = Phase::Over;
                self.outcome = Some((*end, scores.clone()));
            }
        }
    }

    fn dealt(&mut self, deck: &Deck) {
        let (racks, pool) = Pool::deal(deck, self.places.len());
        for (place, rack) in self.places.iter_mut().zip(racks) {
            place.rack = rack.into_iter().collect();
        }
        self.pool = pool;
        self.shuffles += 1;
        self.claims_open = true;
        self.phase = Phase::Play;
    }

    fn laid(&mut self, seat: Seat, table: &Table, laid: &Bag) {
        let (passes_before, last_moves_before) = (self.passes, self.last_moves);
        let table_before = std::mem::replace(&mut self.table, table.clone());
        let place = self.place_mut(seat);
        let opened_before = std::mem::replace(&mut place.opened, true);
        place.rack = place.rack.minus(laid);
        self.passes = 0;
        self.turn_over(seat);
        self.last_lay = Some(LastLay {
            seat,
            table_before,
            laid: *laid,
            opened_before,
            passes_before,
            last_moves_before,
        });
    }

    /// A seat has moved: the next one is to move, and what depended on nobody having moved is gone.
    fn turn_over(&mut self, seat: Seat) {
        let announced = self.place_mut(seat).announced_after.take();
        self.last_announced = announced.map(|drawn| (seat, drawn));
        self.turn = seat.next(self.setup.seats);
        self.claims_open = false;
        self.may_announce = None;
        self.last_lay = None;
        self.last_moves = self.last_moves.map(|moves| moves.saturating_sub(1));
    }

    /// Rule 6.2: the draw that empties the pool gives every seat one more move, the drawer last.
    fn start_last_moves(&mut self, was_empty: bool) {
        let emptied = !was_empty && self.pool.is_empty();
        if emptied && self.setup.rules.empty_pool == EmptyPool::LastMoves {
            self.last_moves = Some(self.setup.seats);
        }
    }

    /// Rule 8.3.
    fn ruled(&mut self, ruling: &Ruling) {
        if self.phase == Phase::Paused {
            self.phase = Phase::Play;
        }
        match ruling.effect {
            Effect::Stand | Effect::Tiles { .. } => {}
            Effect::Points { seat, points } => self.place_mut(seat).correction += points,
            Effect::TakeBack => {
                let Some(lay) = self.last_lay.take() else { return };
                self.table = lay.table_before;
                let place = self.place_mut(lay.seat);
                place.rack = place.rack.plus(&lay.laid);
                place.opened = lay.opened_before;
                self.turn = lay.seat;
                self.passes = lay.passes_before;
                self.last_moves = lay.last_moves_before;
            }
        }
    }
}
