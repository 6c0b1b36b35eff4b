//! From a game's events to its turns.

use dublet_rules::{
    game::{Cause, Effect, Event, Game, Ruling, Setup, view::JudgeView},
    lay::TurnStart,
    meld::Meld,
    seat::Seat,
    table::Table,
};
use dublet_solver::Solver;

use crate::{
    best::{best, better},
    grade::{Mistake, grade, missed},
    turn::{Played, Turn},
};

/// The turns of a game whose events have been checked.
pub(crate) fn of(setup: &Setup, events: &[Event]) -> Vec<Turn> {
    let mut game = Game::new(*setup);
    let mut analyst = Analyst::default();
    let mut turns: Vec<Turn> = Vec::new();
    let mut time_up = false;
    for (event, number) in events.iter().zip(1..) {
        // Neither running out of time nor a wrong lay changes the table or a rack, so the state before the event that
        // ends a turn is the one the player moved in.
        if let Some((seat, cause)) = ended_by(event) {
            let cause = if time_up { Cause::TimeUp } else { cause };
            let view = game.judge_view();
            turns.push(Turn {
                number: turns.len() as u32 + 1,
                event: number,
                ..analyst.turn(&view, seat, event, cause)
            });
        }
        if let Event::Ruled { ruling: Ruling { effect: Effect::TakeBack, .. } } = event
            && let Some(lay) = turns.last_mut()
        {
            lay.taken_back = true;
            lay.mistake = None;
        }
        time_up = matches!(event, Event::TimeRanOut { .. });
        game.apply(event);
    }
    turns
}

/// Whose turn an event ends, and why it did so.
fn ended_by(event: &Event) -> Option<(Seat, Cause)> {
    match event {
        Event::Laid { seat, .. } => Some((*seat, Cause::Choice)),
        // A judge's penalty tiles are no turn (rule 8.3).
        Event::Drawn { cause: Cause::Ruling, .. } => None,
        Event::Drawn { seat, cause, .. } | Event::Passed { seat, cause } => Some((*seat, *cause)),
        _ => None,
    }
}

/// Looks at turns, and keeps count of the work.
#[derive(Default)]
struct Analyst {
    solver: Solver,
    spent: u64,
}

impl Analyst {
    /// A turn in which `event` came of what `view` shows.
    fn turn(&mut self, view: &JudgeView, seat: Seat, event: &Event, cause: Cause) -> Turn {
        let (rules, seats) = (&view.public.rules, &view.public.seats);
        let (rack, opened) = (view.racks[seat.index()], seats[seat.index()].opened);
        let before = TurnStart { rules, table: &view.public.table, rack: &rack, opened };
        let played = match event {
            Event::Laid { table, laid, .. } => Played::Lay {
                laid: *laid,
                shed: rules.rack_value(laid),
                worth: (!opened).then(|| new_melds_worth(before.table, table)),
            },
            Event::Drawn { tiles, .. } => Played::Draw { drawn: tiles.clone() },
            _ => Played::Pass,
        };
        let (best, plan) = best(&mut self.solver, &before);
        let mistake = missed(opened, played.result(), &best).map(|(kind, cost, aim)| {
            let others = seats.iter().enumerate().filter(|(place, _)| *place != seat.index());
            let rivals = others.filter(|(_, other)| other.opened).count() as u8;
            let better = better(&mut self.solver, &before, aim, plan, &mut self.spent);
            Mistake { kind, grade: grade(kind, cost, rivals), cost, better }
        });
        let (number, event, taken_back) = (0, 0, false);
        Turn { number, event, seat, rack, opened, played, cause, taken_back, best, mistake }
    }
}

/// What an opening is worth: its melds are those the table did not have (rule 4.2).
fn new_melds_worth(before: &Table, after: &Table) -> u16 {
    let mut new: Vec<&Meld> = after.melds().iter().collect();
    for old in before.melds() {
        if let Some(place) = new.iter().position(|meld| meld.is_same(old)) {
            new.swap_remove(place);
        }
    }
    new.into_iter().map(Meld::worth).sum()
}
