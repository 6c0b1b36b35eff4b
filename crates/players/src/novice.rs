//! A player as people are in their first weeks: sees melds on the own rack and places at the ends of melds,
//! overlooks tiles, and cannot part with a joker.

use dublet_rules::{
    bag::Bag,
    game::{Command, view::SeatView},
    meld::Meld,
    tile::Tile,
};
use dublet_solver::Solver;

use crate::{Budget, Chance, Player, beginner::ready, lay::lay_or_wait};

/// Lays what is ready and adds to melds, as far as it notices.
#[derive(Default)]
pub struct Novice {
    solver: Solver,
}

/// Of so many tiles, one is overlooked in a turn.
const OVERLOOKED: usize = 3;
/// Of so many turns, it looks for places on the table in one.
const LOOKS: usize = 4;

impl Player for Novice {
    fn sit_down(&mut self) {
        self.solver.forget();
    }

    /// Who overlooks tiles would announce an opening turn after turn, and not make it.
    fn announces(&mut self, _: &SeatView, _: &mut Chance<'_>) -> bool {
        false
    }

    fn turn(&mut self, view: &SeatView, _: Budget<'_>, chance: &mut Chance<'_>) -> Command {
        // Jokers are saved for later, which never comes.
        let mut noticed: Bag =
            view.rack.without_jokers().iter().filter(|_| !chance.one_in(OVERLOOKED)).collect();
        let new = ready(&mut self.solver, &view.public.rules, &noticed, view.opened());
        noticed = noticed.minus(&new.iter().flat_map(Meld::tiles).collect());
        let mut table = view.public.table.melds().to_vec();
        let added = view.opened() && chance.one_in(LOOKS) && add(&mut table, &noticed);
        table.extend(new.iter().cloned());
        lay_or_wait(view, (added || !new.is_empty()).then_some(&table))
    }
}

/// Adds tiles to the ends of melds, each to the first it fits; whether any did.
pub(crate) fn add(table: &mut [Meld], rack: &Bag) -> bool {
    let mut added = false;
    for tile in rack.iter() {
        let place = table
            .iter()
            .enumerate()
            .find_map(|(place, meld)| with_at_either_end(meld, tile).map(|longer| (place, longer)));
        if let Some((place, longer)) = place {
            table[place] = longer;
            added = true;
        }
    }
    added
}

fn with_at_either_end(meld: &Meld, tile: Tile) -> Option<Meld> {
    let behind: Vec<Tile> = meld.tiles().iter().copied().chain([tile]).collect();
    let before: Vec<Tile> = [tile].into_iter().chain(meld.tiles().iter().copied()).collect();
    [behind, before].iter().find_map(|tiles| Meld::read(tiles).ok())
}
