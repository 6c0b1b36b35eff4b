//! Splitting a few tiles into melds: every table tile used, rack tiles as they fit.

use std::{collections::HashMap, ops::ControlFlow};

use dublet_rules::{
    bag::Bag,
    meld::{Meld, melds_within},
};

use crate::Chance;

/// Melds of all of `must` and at least one of `may`, found at random; `None` when there are none or
/// the search met too many dead ends.
pub(crate) fn regroup(must: &Bag, may: &Bag, chance: &mut Chance<'_>) -> Option<Vec<Meld>> {
    let all = must.plus(may);
    let mut melds: HashMap<Bag, Meld> = HashMap::new();
    let _ = melds_within(&all, &mut |meld| {
        melds.entry(meld.tiles().iter().collect()).or_insert(meld);
        if melds.len() < MELDS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let mut melds: Vec<(Bag, Meld)> = melds.into_iter().collect();
    melds.sort_unstable_by(|(_, a), (_, b)| a.tiles().cmp(b.tiles()));
    chance.shuffle(&mut melds);
    let mut search = Search { melds: &melds, spare: may.len(), chosen: Vec::new(), steps: 0 };
    search.cover(must, &all).then_some(search.chosen)
}

/// Enough melds for a random choice among them.
const MELDS: usize = 400;
/// Enough steps to find most covers of a few melds.
const STEPS: u32 = 2000;

struct Search<'a> {
    melds: &'a [(Bag, Meld)],
    /// Tiles that need not be used.
    spare: usize,
    chosen: Vec<Meld>,
    steps: u32,
}

impl Search<'_> {
    /// Covers every tile of `must` by melds of `left`, and at least one of the others.
    fn cover(&mut self, must: &Bag, left: &Bag) -> bool {
        self.steps += 1;
        if must.is_empty() && left.len() < self.spare {
            return true;
        }
        let next = must.iter().next();
        let fits =
            |tiles: &Bag| next.is_none_or(|tile| tiles.contains(tile)) && tiles.is_within(left);
        for (tiles, meld) in self.melds {
            if self.steps > STEPS {
                return false;
            }
            if fits(tiles) {
                self.chosen.push(meld.clone());
                if self.cover(&must.minus(tiles), &left.minus(tiles)) {
                    return true;
                }
                self.chosen.pop();
            }
        }
        false
    }
}
