//! A player as people are who play now and then: sees everything on the own rack, and rearranges a meld or two
//! at a time.

use dublet_rules::{
    bag::Bag,
    game::{Command, view::SeatView},
    meld::Meld,
    table::Table,
};
use dublet_solver::{Goal, Solver};

use crate::{Budget, Chance, Player, beginner::ready, lay::lay_or_wait, novice::add};

/// Lays what is ready, adds to melds, and takes apart one or two of them.
#[derive(Default)]
pub struct Casual {
    solver: Solver,
}

/// Pairs of melds looked at in a turn.
const LOOKS: usize = 6;

impl Player for Casual {
    fn sit_down(&mut self) {
        self.solver.forget();
    }

    fn turn(&mut self, view: &SeatView, _: Budget<'_>, chance: &mut Chance<'_>) -> Command {
        let new = ready(&mut self.solver, &view.public.rules, &view.rack, view.opened());
        let mut rack = view.rack.minus(&new.iter().flat_map(Meld::tiles).collect());
        let mut table = view.public.table.melds().to_vec();
        let mut laid = !new.is_empty();
        if view.opened() {
            laid |= self.rearrange(view, &mut table, &mut rack, chance);
            laid |= add(&mut table, &rack);
        }
        table.extend(new);
        lay_or_wait(view, laid.then_some(&table))
    }
}

impl Casual {
    /// Looks at some pairs of melds, and lays what can be laid by rearranging them; whether anything was.
    fn rearrange(
        &mut self,
        view: &SeatView,
        table: &mut Vec<Meld>,
        rack: &mut Bag,
        chance: &mut Chance<'_>,
    ) -> bool {
        let before = rack.len();
        for _ in 0..LOOKS {
            let mut places: Vec<usize> = (0..table.len()).collect();
            chance.shuffle(&mut places);
            places.truncate(2);
            let pair = Table::new(places.iter().map(|place| table[*place].clone()).collect());
            let best = self.solver.best_lay(&view.public.rules, &pair, rack, Goal::Tiles);
            if best.tiles > 0 {
                let after = Table::new(self.solver.plan());
                *rack = rack.minus(&after.tiles().minus(pair.tiles()));
                places.sort_unstable();
                places.iter().rev().for_each(|place| drop(table.remove(*place)));
                table.extend_from_slice(after.melds());
            }
        }
        rack.len() < before
    }
}
