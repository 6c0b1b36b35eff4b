//! Small positions against trying everything.

use std::{collections::HashMap, ops::ControlFlow};

use dublet_rules::{
    bag::Bag,
    meld::{Meld, melds_within},
    opening,
    rules::{Edition, Rules},
    tile::Tile,
};
use dublet_solver::Solver;
use proptest::prelude::*;

/// The best sum of `worth` over rack tiles laid, with all of `must` in melds; `None` when impossible.
struct Trying<'a> {
    worth: &'a dyn Fn(Tile) -> u32,
    known: HashMap<(Bag, Bag), Option<u32>>,
}

impl Trying<'_> {
    fn best(&mut self, must: Bag, may: Bag) -> Option<u32> {
        if let Some(known) = self.known.get(&(must, may)) {
            return *known;
        }
        let mut best = must.is_empty().then_some(0);
        let first = must.iter().next();
        let mut melds: Vec<Bag> = Vec::new();
        let _ = melds_within::<()>(&must.plus(&may), &mut |meld| {
            let tiles: Bag = meld.tiles().iter().collect();
            if first.is_none_or(|first| tiles.contains(first)) && !melds.contains(&tiles) {
                melds.push(tiles);
            }
            ControlFlow::Continue(())
        });
        for tiles in melds {
            // Where a face is on both sides, the table's copies are used first: they must be.
            let from_rack = tiles.minus(&must);
            if !from_rack.is_within(&may) {
                continue;
            }
            let gained: u32 = from_rack.iter().map(self.worth).sum();
            if let Some(rest) = self.best(must.minus(&tiles), may.minus(&from_rack)) {
                best = best.max(Some(rest + gained));
            }
        }
        self.known.insert((must, may), best);
        best
    }
}

fn by_trying(must: &Bag, may: &Bag, worth: &dyn Fn(Tile) -> u32) -> Option<u32> {
    Trying { worth, known: HashMap::new() }.best(*must, *may)
}

/// The highest worth of melds of a rack, by trying every set of them.
fn opening_by_trying(rack: &Bag) -> u16 {
    let mut best = 0;
    let _ = melds_within::<()>(rack, &mut |meld| {
        let rest = rack.minus(&meld.tiles().iter().collect());
        best = best.max(meld.worth() + opening_by_trying(&rest));
        ControlFlow::Continue(())
    });
    best
}

/// Melds for a table, and tiles for a rack, from a part of a deck where melds are likely.
fn positions(edition: Edition) -> impl Strategy<Value = (Bag, Bag)> {
    let rules = edition.rules();
    let ranges = prop::sample::select(vec![(1, 4), (3, 6), (9, 13), (11, 13), (1, 13)]);
    (ranges, any::<u64>(), 0..4_usize, 1..7_usize).prop_map(move |(range, seed, melds, rack)| {
        let mut words = seed;
        let mut below = |n: usize| {
            words = words.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (words >> 33) as usize % n
        };
        let in_range =
            |tile: &Tile| tile.is_joker() || (range.0..=range.1).contains(&(tile.index() % 13 + 1));
        let mut deck: Vec<Tile> = rules.deck().into_iter().filter(in_range).collect();
        for last in (1..deck.len()).rev() {
            deck.swap(last, below(last + 1));
        }
        let mut left: Bag = deck.iter().collect();
        let mut table = Bag::EMPTY;
        for _ in 0..melds {
            // A meld of some tiles that are near each other in the shuffled deck.
            let from = below(deck.len());
            let some: Bag = deck.iter().cycle().skip(from).take(9).collect();
            let mut found: Vec<Meld> = Vec::new();
            let _ = melds_within::<()>(&some, &mut |meld| {
                found.push(meld);
                ControlFlow::Continue(())
            });
            if !found.is_empty() {
                let tiles: Bag = found[below(found.len())].tiles().iter().collect();
                if tiles.is_within(&left) && table.len() + tiles.len() <= 11 {
                    left = left.minus(&tiles);
                    table = table.plus(&tiles);
                }
            }
        }
        let mut rest: Vec<Tile> = deck.into_iter().filter(|tile| left.take(*tile)).collect();
        rest.truncate(rack);
        (table, rest.into_iter().collect())
    })
}

fn check(rules: &Rules, table: &Bag, rack: &Bag) -> Result<(), TestCaseError> {
    let mut solver = Solver::new();
    let best = solver.best_lay(rules, table, rack).expect("the table is melds");
    let tiles = by_trying(table, rack, &|_| 1);
    let shed = by_trying(table, rack, &|tile| u32::from(rules.tile_value(tile)));
    prop_assert_eq!(Some(u32::from(best.tiles)), tiles, "{} + {}", table, rack);
    prop_assert_eq!(Some(u32::from(best.shed)), shed, "{} + {}", table, rack);
    let plan: Bag = solver.plan().iter().flat_map(Meld::tiles).collect();
    prop_assert!(table.is_within(&plan) && plan.is_within(&table.plus(rack)));
    prop_assert_eq!(plan.len() - table.len(), usize::from(best.tiles));
    let worth = solver.best_opening(rack).unwrap();
    prop_assert_eq!(worth, opening_by_trying(rack), "{}", rack);
    prop_assert_eq!(worth >= 30, opening::find(rack, 30).is_some());
    Ok(())
}

/// Positions per edition; `cargo xtask test --long` tries many more.
fn cases() -> u32 {
    if std::env::var_os("DUBLET_TURNS").is_some() { 30_000 } else { 1500 }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn standard((table, rack) in positions(Edition::Standard)) {
        check(&Edition::Standard.rules(), &table, &rack)?;
    }

    #[test]
    fn xp((table, rack) in positions(Edition::Xp)) {
        check(&Edition::Xp.rules(), &table, &rack)?;
    }

    #[test]
    fn expert((table, rack) in positions(Edition::Expert)) {
        check(&Edition::Expert.rules(), &table, &rack)?;
    }
}

/// A tile more on the rack never lowers the best.
#[test]
fn more_tiles_are_never_worse() {
    let rules = Edition::Standard.rules();
    let mut solver = Solver::new();
    let mut rack = Bag::EMPTY;
    let table: Bag = dublet_rules::notation::tiles("r3 r4 r5 J k7 k8 k9 b5 y5 k5")
        .unwrap()
        .into_iter()
        .collect();
    let mut last = solver.best_lay(&rules, &table, &rack).unwrap();
    for tile in rules.deck().into_iter().step_by(3).filter(|tile| !table.contains(*tile)).take(30) {
        rack.add(tile);
        let best = solver.best_lay(&rules, &table, &rack).unwrap();
        assert!(best.tiles >= last.tiles && best.shed >= last.shed, "{rack}");
        last = best;
    }
    assert!(last.tiles > 10);
}

#[test]
fn a_table_that_is_no_melds_has_no_answer() {
    let mut solver = Solver::new();
    let bag = |text| dublet_rules::notation::tiles(text).unwrap().into_iter().collect::<Bag>();
    for (table, rack) in [("r3 r4", "k9"), ("r3 r4 k9", ""), ("r12 r13", "J k1")] {
        let found = solver.best_lay(&Edition::Standard.rules(), &bag(table), &bag(rack));
        assert_eq!(found.is_ok(), table == "r12 r13", "{table}");
    }
}

/// What is not solved says so, rather than something else.
#[test]
fn questions_that_are_not_solved_are_refused() {
    let mut solver = Solver::new();
    let bag = |text| dublet_rules::notation::tiles(text).unwrap().into_iter().collect::<Bag>();
    let twist = Edition::Twist.rules();
    assert!(solver.best_lay(&twist, &bag("r3 r4 r5"), &bag("D")).is_err());
    assert!(solver.best_opening(&bag("r3 M r3")).is_err());
    let original = Edition::Original.rules();
    assert!(solver.best_lay(&original, &bag("r3 r4 J"), &bag("r5")).is_err());
    assert!(solver.best_lay(&original, &bag("r3 r4 r5"), &bag("J")).is_ok());
}
