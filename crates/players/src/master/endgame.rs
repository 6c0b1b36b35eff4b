//! The last turns between two, played out in every way there is: with an empty pool nothing is hidden.

use std::collections::HashMap;

use dublet_rules::{
    bag::Bag,
    rules::FreedJokers,
    score::{End, SeatScore},
    sort::sort_few,
    tile::Tile,
};
use dublet_solver::Solver;

use super::worth;
use crate::{lay::Choice, world::World};

/// So many tiles on both racks together are few enough to try everything.
const FEW: usize = 8;

/// The best choice of the seat to move, each seat playing for its own best, if everything is known and there is
/// little of it.
pub(super) fn best_choice(world: &World, solver: &mut Solver) -> Option<Choice> {
    let tiles: usize = world.seats.iter().map(|seat| seat.rack.len()).sum();
    // Where freed jokers are watched (rule 4.4) tiles alone do not tell what may be laid.
    let watched = world.rules.freed_jokers == FreedJokers::WithRackTile
        && world.table.iter().any(Tile::is_joker);
    let known = world.seats.len() == 2 && world.pool.is_empty() && !watched;
    let small = tiles <= FEW && world.seats.iter().all(|seat| seat.opened);
    (known && small).then(|| Endgame { solver, known: HashMap::new() }.best(world).1)
}

struct Endgame<'a> {
    solver: &'a mut Solver,
    known: HashMap<Key, ([f64; 2], Choice)>,
}

/// What tells positions of one endgame apart: what is on the racks is not on the table.
type Key = ([Bag; 2], usize, usize, Option<u8>);

impl Endgame<'_> {
    /// What the position is worth to either seat, and the choice that makes it so.
    fn best(&mut self, world: &World) -> ([f64; 2], Choice) {
        let racks = [world.seats[0].rack, world.seats[1].rack];
        let key = (racks, world.turn, world.passes, world.last_moves);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // Of choices worth the same the one that lays most is taken: it ends the game sooner.
        let mut best = (self.after(world, Choice::Wait), Choice::Wait);
        for lay in subsets(&racks[world.turn]) {
            if self.solver.lays_all(&world.rules, &world.table, &lay) {
                let worth = self.after(world, Choice::Lay(lay));
                if worth[world.turn] >= best.0[world.turn] {
                    best = (worth, Choice::Lay(lay));
                }
            }
        }
        self.known.insert(key, best);
        best
    }

    fn after(&mut self, world: &World, choice: Choice) -> [f64; 2] {
        let mut next = world.clone();
        match next.make(choice) {
            Some(end) => final_worth(&next, end),
            None => self.best(&next).0,
        }
    }
}

fn final_worth(world: &World, end: End) -> [f64; 2] {
    let scores: Vec<SeatScore> = world.scores(end);
    [worth(&scores, 0), worth(&scores, 1)]
}

/// Every different choice of at least one of these tiles, larger ones later.
fn subsets(rack: &Bag) -> Vec<Bag> {
    let mut subsets = vec![Bag::EMPTY];
    for (tile, count) in rack.faces() {
        for place in 0..subsets.len() {
            let mut more = subsets[place];
            for _ in 0..count {
                more.add(tile);
                subsets.push(more);
            }
        }
    }
    subsets.remove(0);
    sort_few(&mut subsets, Bag::len);
    subsets
}

#[cfg(test)]
mod tests {
    use dublet_rules::{notation, rules::Edition};

    use super::*;
    use crate::world::{Style, WorldSeat};

    fn bag(text: &str) -> Bag {
        notation::tiles(text).unwrap().into_iter().collect()
    }

    fn world(table: &str, racks: [&str; 2]) -> World {
        let seat = |rack| WorldSeat { rack: bag(rack), opened: true, style: Style::Eager };
        World {
            rules: Edition::Standard.rules(),
            table: bag(table),
            seats: racks.map(seat).to_vec(),
            pool: Vec::new(),
            turn: 0,
            passes: 0,
            last_moves: None,
        }
    }

    #[track_caller]
    fn check(table: &str, racks: [&str; 2], expected: Choice) {
        let world = world(table, racks);
        assert_eq!(best_choice(&world, &mut Solver::new()), Some(expected));
    }

    #[test]
    fn who_has_less_does_not_help_the_other_out() {
        // Red 5 would let red 6 and 7 go out; passing twice ends the game, and 6 is less than 13.
        check("r2 r3 r4", ["r5 k1", "r6 r7"], Choice::Wait);
    }

    #[test]
    fn who_has_more_lays_what_it_can() {
        check("r2 r3 r4", ["r5 k13", "k10"], Choice::Lay(bag("r5")));
        check("r2 r3 r4", ["r5 k13", "b1 k9"], Choice::Lay(bag("r5")));
    }

    #[test]
    fn whoever_can_go_out_does() {
        check("k9 r9 y9 k4 b4 r4", ["b9 y4", "k1 k2"], Choice::Lay(bag("b9 y4")));
    }

    #[test]
    fn too_much_to_try_is_left_alone() {
        let many = world("r2 r3 r4", ["r5 k13 k12 k11 k9", "b1 b4 b9 y1"]);
        assert_eq!(best_choice(&many, &mut Solver::new()), None);
    }

    #[test]
    fn all_subsets_are_different() {
        let subsets = subsets(&bag("r1 r1 k2"));
        assert_eq!(subsets.len(), 3 * 2 - 1);
        assert!(subsets.iter().all(|subset| subset.is_within(&bag("r1 r1 k2"))));
    }
}
