//! What a player believes about the tiles it does not see, from what the others did.

use dublet_rules::{
    bag::Bag,
    game::{
        Cause,
        view::{PublicEvent, SeatEvent, SeatView},
    },
    seat::Seat,
    tile::Tile,
};
use dublet_solver::{Goal, Solver};

use super::PLAIN;
use crate::{
    Chance,
    hold::Manner,
    world::{Style, World, WorldSeat},
};

/// What was seen of the others.
#[derive(Default)]
pub(crate) struct Belief {
    seen: [Seen; Seat::MAX],
    /// Passes one after another.
    passes: usize,
    table: Bag,
}

/// What was seen of a seat.
#[derive(Clone, Copy, Default)]
struct Seen {
    opened: bool,
    /// Turns after its opening in which it drew, and those in which it laid several tiles.
    waits: u32,
    lays: u32,
    /// The table at which it drew last, if it has done nothing since but draw that one tile.
    drew_at: Option<Bag>,
}

/// How much likelier a seat of which nothing is known holds back: taking one for eager is the dearer mistake.
const PATIENT: u64 = 2;
/// Racks imagined for a seat, of which the most likely is taken.
const TRIES: usize = 4;

/// As many tiles as make a rack as unlikely as one that misses its opening.
const MISSED: usize = 8;

impl Belief {
    pub(super) fn see(&mut self, event: &SeatEvent) {
        match &event.public {
            PublicEvent::Dealt => *self = Self::default(),
            PublicEvent::Drawn { seat, cause: Cause::Choice, .. } => {
                let seen = &mut self.seen[seat.index()];
                seen.waits += u32::from(seen.opened);
                seen.drew_at = Some(self.table);
                self.passes = 0;
            }
            PublicEvent::Drawn { seat, .. } => self.seen[seat.index()].drew_at = None,
            PublicEvent::Passed { .. } => self.passes += 1,
            PublicEvent::Laid { seat, table, laid } => {
                let seen = &mut self.seen[seat.index()];
                // One tile at a time is also how one who holds back lays.
                seen.lays += u32::from(seen.opened && laid.len() > 1);
                seen.opened = true;
                seen.drew_at = None;
                self.passes = 0;
                self.table = *table.tiles();
            }
            _ => {}
        }
    }

    /// A world that fits what is seen: racks and pool at random, the likelier of a few.
    pub(super) fn imagine(
        &self,
        view: &SeatView,
        solver: &mut Solver,
        chance: &mut Chance<'_>,
    ) -> World {
        let public = &view.public;
        let seen = public.table.tiles().plus(&view.rack);
        let unseen: Bag = public.rules.deck().into_iter().collect::<Bag>().minus(&seen);
        let mut pool: Vec<Tile> = unseen.iter().collect();
        chance.shuffle(&mut pool);
        let taste = if chance.one_in(2) { 0 } else { chance.0.next_u32() };
        let patient = Manner { taste, quick: true, ..PLAIN };
        let mut seats = Vec::with_capacity(public.seats.len());
        for (seat, open) in public.seats.iter().enumerate() {
            let own = seat == view.seat.index();
            let style =
                if own { Style::Patient(patient) } else { self.style(seat, patient, chance) };
            let rack = match own {
                true => view.rack,
                false => {
                    let fits = |rack: &[Tile], solver: &mut Solver| {
                        self.unlikely(seat, style, rack, view, solver)
                    };
                    take_rack(&mut pool, open.tiles.into(), solver, chance, &fits)
                }
            };
            seats.push(WorldSeat { rack, opened: open.opened, style });
        }
        World {
            rules: public.rules,
            table: *public.table.tiles(),
            seats,
            pool,
            turn: view.seat.index(),
            passes: self.passes,
            last_moves: public.last_moves,
        }
    }

    /// How a seat seems to play: one who lays without going out is eager; one who opened and then drew and drew
    /// is patient.
    fn style(&self, seat: usize, patient: Manner, chance: &mut Chance<'_>) -> Style {
        let seen = &self.seen[seat];
        let eager = 1_u64 << (2 * seen.lays).min(20);
        let waiting = PATIENT << seen.waits.min(20);
        match (chance.below((eager + waiting) as usize) as u64) < eager {
            true => Style::Eager,
            false => Style::Patient(Manner { danger: 3, ..patient }),
        }
    }

    /// How much speaks against this rack, the first tile of which was drawn last: tiles that an eager player would
    /// have laid instead, or an opening or going out that nobody would have missed.
    fn unlikely(
        &self,
        seat: usize,
        style: Style,
        rack: &[Tile],
        view: &SeatView,
        solver: &mut Solver,
    ) -> usize {
        let (rules, open) = (&view.public.rules, view.public.seats[seat].opened);
        let Some(table) = self.seen[seat].drew_at else { return 0 };
        let before: Bag = rack.iter().skip(1).collect();
        match (open, style) {
            (false, _) => MISSED * usize::from(solver.can_open(rules, &before)),
            (true, Style::Eager) => solver.best_tiles(rules, &table, &before, Goal::Tiles).len(),
            (true, Style::Patient(_)) => {
                MISSED * usize::from(solver.surely_lays_all(rules, &table, &before))
            }
        }
    }
}

/// Takes a rack from the end of the pool: the least unlikely of a few.
fn take_rack(
    pool: &mut Vec<Tile>,
    tiles: usize,
    solver: &mut Solver,
    chance: &mut Chance<'_>,
    unlikely: &dyn Fn(&[Tile], &mut Solver) -> usize,
) -> Bag {
    let rest = pool.len() - tiles.min(pool.len());
    let mut best: Option<(usize, Vec<Tile>)> = None;
    for _ in 0..TRIES {
        let doubt = unlikely(&pool[rest..], solver);
        if best.as_ref().is_none_or(|(least, _)| doubt < *least) {
            best = Some((doubt, pool.clone()));
        }
        if doubt == 0 || rest == 0 {
            break;
        }
        chance.shuffle(pool);
    }
    if let Some((_, order)) = best {
        *pool = order;
    }
    pool.split_off(rest).into_iter().collect()
}
