//! Small positions against trying everything.

use std::{
    collections::{HashMap, HashSet},
    ops::ControlFlow,
};

use dublet_extent::extent;
use dublet_rules::{
    bag::Bag,
    lay::TurnStart,
    meld::{Meld, melds_within},
    notation, opening,
    rules::{Edition, FreedJokers, MirrorWorth, Rules},
    table::{Layout, Table},
    tile::Tile,
};
use dublet_solver::{Goal, Opening, Solver};
use proptest::prelude::*;

/// Every meld of some tiles, each way to lay it.
fn melds_of(tiles: &Bag) -> Vec<Meld> {
    let mut melds: Vec<Meld> = Vec::new();
    let _ = melds_within::<()>(tiles, &mut |meld| {
        melds.push(meld);
        ControlFlow::Continue(())
    });
    melds
}

/// The most that can be laid: tiles of the rack, and their values, each for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Most {
    tiles: usize,
    shed: u16,
}

/// Tries every way to put all of `must` into melds, with what of `may` helps.
struct Trying<'a> {
    rules: &'a Rules,
    /// The tiles of every meld of the position, once each.
    melds: HashSet<Bag>,
    known: HashMap<(Bag, Bag), Option<Most>>,
}

impl Trying<'_> {
    /// `None` when a tile of `must` is left over whatever is tried.
    fn most(&mut self, must: Bag, may: Bag) -> Option<Most> {
        if let Some(known) = self.known.get(&(must, may)) {
            return *known;
        }
        let all = must.plus(&may);
        let first = must.iter().next();
        let fits =
            |tiles: &Bag| first.is_none_or(|first| tiles.contains(first)) && tiles.is_within(&all);
        let melds: Vec<Bag> = self.melds.iter().copied().filter(fits).collect();
        let mut most = must.is_empty().then(Most::default);
        for tiles in melds {
            // Where a face is on both sides, the table's copies are used first: they must be.
            let from_rack = tiles.minus(&must);
            if let Some(rest) = self.most(must.minus(&tiles), may.minus(&from_rack)) {
                let known = most.unwrap_or_default();
                most = Some(Most {
                    tiles: known.tiles.max(rest.tiles + from_rack.len()),
                    shed: known.shed.max(rest.shed + self.rules.rack_value(&from_rack)),
                });
            }
        }
        self.known.insert((must, may), most);
        most
    }
}

fn by_trying(rules: &Rules, table: &Table, rack: &Bag) -> Option<Most> {
    let melds = melds_of(&table.tiles().plus(rack));
    let melds = melds.iter().map(|meld| meld.tiles().iter().collect()).collect();
    Trying { rules, melds, known: HashMap::new() }.most(*table.tiles(), *rack)
}

/// The best lays by laying every set of melds in every order and asking the judge: most tiles, most value.
fn by_judging(before: &TurnStart<'_>) -> Most {
    fn lay(
        before: &TurnStart<'_>,
        melds: &[(Bag, Meld)],
        left: &Bag,
        layout: &mut Layout,
        most: &mut Most,
    ) {
        // The next tile of the table is in the next meld; when none is left, rack melds follow.
        let must = before.table.tiles().minus(&layout.tiles());
        if must.is_empty()
            && let Ok(lay) = before.judge(layout)
        {
            most.tiles = most.tiles.max(lay.laid.len());
            most.shed = most.shed.max(before.rules.rack_value(&lay.laid));
        }
        let first = must.iter().next();
        for (tiles, meld) in melds {
            if first.is_none_or(|first| tiles.contains(first)) && tiles.is_within(left) {
                layout.0.push(meld.tiles().to_vec());
                lay(before, melds, &left.minus(tiles), layout, most);
                layout.0.pop();
            }
        }
    }
    let mut most = Most::default();
    let left = before.table.tiles().plus(before.rack);
    let melds = melds_of(&left).into_iter().map(|meld| (meld.tiles().iter().collect(), meld));
    lay(before, &melds.collect::<Vec<_>>(), &left, &mut Layout::default(), &mut most);
    most
}

/// What every set of melds of a rack comes to.
fn openings_by_trying(rules: &Rules, rack: &Bag) -> HashSet<Opening> {
    fn lay(left: &Bag, laid: Opening, melds: &[(Bag, u16)], found: &mut HashSet<Opening>) {
        found.insert(laid);
        for (place, (tiles, worth)) in melds.iter().enumerate() {
            if tiles.is_within(left) {
                let laid =
                    Opening { tiles: laid.tiles + tiles.len() as u16, worth: laid.worth + worth };
                // A set has no order: what comes before this meld was tried with it before. The
                // same meld may be there twice.
                lay(&left.minus(tiles), laid, &melds[place..], found);
            }
        }
    }
    let once: HashSet<(Bag, u16)> = melds_of(rack)
        .iter()
        .map(|meld| (meld.tiles().iter().collect(), rules.worth(meld)))
        .collect();
    let mut found = HashSet::new();
    lay(rack, Opening::default(), &Vec::from_iter(once), &mut found);
    found
}

/// How large positions are.
#[derive(Clone, Copy)]
struct Size {
    melds: usize,
    table: usize,
    rack: usize,
}

/// Melds for a table, and tiles for a rack, from a part of a deck where melds are likely.
fn positions(rules: Rules, size: Size) -> impl Strategy<Value = (Table, Bag)> {
    let ranges = prop::sample::select(vec![(1, 4), (3, 6), (9, 13), (11, 13), (1, 13)]);
    let counts = (0..=size.melds, 1..=size.rack);
    (ranges, any::<u64>(), counts).prop_map(move |(range, seed, (melds, rack))| {
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
        let mut table = Vec::new();
        let mut on_table = 0;
        for _ in 0..melds {
            // A meld of some tiles that are near each other in the shuffled deck.
            let from = below(deck.len());
            let found = melds_of(&deck.iter().cycle().skip(from).take(9).collect());
            if !found.is_empty() {
                let meld = &found[below(found.len())];
                let tiles: Bag = meld.tiles().iter().collect();
                if tiles.is_within(&left) && on_table + tiles.len() <= size.table {
                    left = left.minus(&tiles);
                    on_table += tiles.len();
                    table.push(meld.clone());
                }
            }
        }
        let mut rest: Vec<Tile> = deck.into_iter().filter(|tile| left.take(*tile)).collect();
        rest.truncate(rack);
        (Table::new(table), rest.into_iter().collect())
    })
}

/// Compares both goals with the best there is, and checks that the plan is a legal lay.
fn check_lay(
    rules: &Rules,
    table: &Table,
    rack: &Bag,
    Most { tiles, shed }: Most,
) -> Result<(), TestCaseError> {
    let mut solver = Solver::new();
    for goal in [Goal::Tiles, Goal::Shed] {
        let best = solver.best_lay(rules, table, rack, goal);
        let text = || format!("{goal:?} {:?} + {rack}", table.melds());
        match goal {
            Goal::Tiles => prop_assert_eq!(usize::from(best.tiles), tiles, "{}", text()),
            Goal::Shed => prop_assert_eq!(best.shed, shed, "{}", text()),
        }
        if best.tiles > 0 {
            let before = TurnStart { rules, table, rack, opened: true };
            let lay = before.judge(&Table::new(solver.plan()).layout());
            prop_assert!(lay.is_ok(), "{}: {:?}", text(), lay);
            let laid = lay.unwrap().laid;
            prop_assert_eq!((laid.len(), rules.rack_value(&laid)), (best.tiles.into(), best.shed));
        }
    }
    prop_assert_eq!(solver.goes_out(rules, table, rack), tiles == rack.len());
    let (gentle, melds) = solver.gentle_lay(rules, table, rack, Goal::Tiles);
    prop_assert_eq!(usize::from(gentle.tiles), tiles);
    if tiles > 0 {
        let before = TurnStart { rules, table, rack, opened: true };
        let lay = before.judge(&Table::new(melds).layout());
        prop_assert!(lay.is_ok(), "{:?} + {rack}: {:?}", table.melds(), lay);
        prop_assert_eq!(lay.unwrap().laid.len(), tiles);
    }
    Ok(())
}

fn check_openings(rules: &Rules, rack: &Bag) -> Result<(), TestCaseError> {
    let mut solver = Solver::new();
    // Small racks are worth little: another minimum is as good a question.
    let openings = openings_by_trying(rules, rack);
    let worth = openings.iter().map(|found| found.worth).max().unwrap_or(0);
    for minimum in [0, 10, 20, rules.opening] {
        let enough =
            openings.iter().copied().filter(|found| found.tiles > 0 && found.worth >= minimum);
        let fullest = enough.max_by_key(|found| (found.tiles, found.worth));
        let rules = &rules.with(|values| values.opening = minimum).unwrap();
        prop_assert_eq!(solver.best_opening(rules, rack), worth, "{}", rack);
        prop_assert_eq!(solver.fullest_opening(rules, rack), fullest, "{} {}", rack, minimum);
        prop_assert_eq!(fullest.is_some(), opening::find(rules, rack).is_some());
        if let Some(found) = fullest {
            let melds = solver.plan();
            let laid: Bag = melds.iter().flat_map(Meld::tiles).collect();
            prop_assert!(laid.is_within(rack) && laid.len() == usize::from(found.tiles));
            let worth = melds.iter().map(|meld| rules.worth(meld)).sum::<u16>();
            prop_assert_eq!(worth, found.worth);
        }
    }
    Ok(())
}

fn check(rules: &Rules, table: &Table, rack: &Bag) -> Result<(), TestCaseError> {
    let most = by_trying(rules, table, rack).expect("the table is melds");
    check_lay(rules, table, rack, most)?;
    check_tiles(rules, table, rack, most)?;
    check_openings(rules, rack)
}

/// The answers that need no melds, where jokers are free to go anywhere.
fn check_tiles(
    rules: &Rules,
    table: &Table,
    rack: &Bag,
    Most { tiles, shed }: Most,
) -> Result<(), TestCaseError> {
    let mut solver = Solver::new();
    let most = solver.best_tiles(rules, table.tiles(), rack, Goal::Tiles);
    prop_assert_eq!(most.len(), tiles);
    let dearest = solver.best_tiles(rules, table.tiles(), rack, Goal::Shed);
    prop_assert_eq!(rules.rack_value(&dearest), shed);
    for lay in [most, dearest, *rack] {
        let all = lay.is_within(rack)
            && by_trying(rules, table, &lay).is_some_and(|most| most.tiles == lay.len());
        prop_assert_eq!(solver.lays_all(rules, table.tiles(), &lay), all, "{}", lay);
        prop_assert!(all || lay == *rack);
    }
    Ok(())
}

/// The rules with another number of plain jokers.
fn house(rules: Rules, plain_jokers: u8) -> Rules {
    rules.with(|values| values.plain_jokers = plain_jokers).unwrap()
}

/// The rules with `original`'s rule 4.4.
fn watched(rules: Rules) -> Rules {
    rules.with(|values| values.freed_jokers = FreedJokers::WithRackTile).unwrap()
}

/// Positions per edition.
fn cases() -> u32 {
    extent(200, 400, 5_000)
}

const SMALL: Size = Size { melds: 3, table: 11, rack: 6 };
const SMALLER: Size = Size { melds: 2, table: 8, rack: 4 };

/// What the lay does not need stays as it is, in its order.
#[test]
fn a_gentle_lay_leaves_the_rest_of_the_table_alone() {
    let text = "k3 k4 k5 | r3 r4 r5 | b3 b4 b5 | y9 y8 y7 | b4 r4 y4 k4";
    let table = Table::read(&notation::layout(text).unwrap()).unwrap();
    let rack: Bag = notation::tiles("y10").unwrap().into_iter().collect();
    let rules = Edition::Standard.rules();
    let (best, melds) = Solver::new().gentle_lay(&rules, &table, &rack, Goal::Tiles);
    assert_eq!(best.tiles, 1);
    let kept = table.melds().iter().filter(|meld| melds.contains(meld)).count();
    assert_eq!((kept, melds.len()), (4, 5));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn standard((table, rack) in positions(Edition::Standard.rules(), SMALL)) {
        check(&Edition::Standard.rules(), &table, &rack)?;
    }

    #[test]
    fn xp((table, rack) in positions(Edition::Xp.rules(), SMALL)) {
        check(&Edition::Xp.rules(), &table, &rack)?;
    }

    #[test]
    fn house_deck_with_four_jokers(
        (table, rack) in positions(house(Edition::Standard.rules(), 4), SMALL)
    ) {
        check(&house(Edition::Standard.rules(), 4), &table, &rack)?;
    }

    #[test]
    fn expert((table, rack) in positions(Edition::Expert.rules(), SMALL)) {
        check(&Edition::Expert.rules(), &table, &rack)?;
    }

    /// Rule 3.9, as other prints of the box have it.
    #[test]
    fn twist_where_a_mirror_counts_nothing(
        (_, rack) in positions(Edition::Twist.rules(), SMALL),
        mirrors in 1_u8..3
    ) {
        let rules = Edition::Twist.rules();
        let rules = rules.with(|values| values.mirror_worth = MirrorWorth::Nothing).unwrap();
        let mut rack = rack;
        while rack.count(Tile::MIRROR) < mirrors {
            rack.add(Tile::MIRROR);
        }
        check_openings(&rules, &rack)?;
    }

    #[test]
    fn twist((table, rack) in positions(Edition::Twist.rules(), SMALL)) {
        check(&Edition::Twist.rules(), &table, &rack)?;
    }

    #[test]
    fn original((table, rack) in positions(Edition::Original.rules(), SMALLER)) {
        let rules = Edition::Original.rules();
        let before = TurnStart { rules: &rules, table: &table, rack: &rack, opened: true };
        check_lay(&rules, &table, &rack, by_judging(&before))?;
    }

    #[test]
    fn original_with_jokers_on_the_table(
        (table, rack) in positions(house(Edition::Original.rules(), 4), SMALLER)
    ) {
        let rules = house(Edition::Original.rules(), 4);
        let before = TurnStart { rules: &rules, table: &table, rack: &rack, opened: true };
        check_lay(&rules, &table, &rack, by_judging(&before))?;
    }

    #[test]
    fn expert_where_freed_jokers_need_a_rack_tile(
        (table, rack) in positions(watched(Edition::Expert.rules()), SMALLER)
    ) {
        let rules = watched(Edition::Expert.rules());
        let before = TurnStart { rules: &rules, table: &table, rack: &rack, opened: true };
        check_lay(&rules, &table, &rack, by_judging(&before))?;
    }

    /// A tile more on the rack never lowers the best.
    #[test]
    fn more_tiles_are_never_worse(
        edition in prop::sample::select(Edition::ALL.to_vec()),
        seed in any::<u64>()
    ) {
        let rules = edition.rules();
        let mut words = seed;
        let mut below = |n: usize| {
            words = words.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (words >> 33) as usize % n
        };
        let mut deck = rules.deck();
        for last in (1..deck.len()).rev() {
            deck.swap(last, below(last + 1));
        }
        let table = Table::read(&notation::layout("r3 r4 r5 | k7 k8 k9 | b5 y5 k5").unwrap()).unwrap();
        let mut on_table = *table.tiles();
        deck.retain(|tile| !on_table.take(*tile));
        let mut rack = Bag::EMPTY;
        let mut solver = Solver::new();
        let mut last = (0, 0, 0);
        for tile in deck.into_iter().take(12) {
            rack.add(tile);
            let tiles = solver.best_lay(&rules, &table, &rack, Goal::Tiles).tiles;
            let shed = solver.best_lay(&rules, &table, &rack, Goal::Shed).shed;
            let worth = solver.best_opening(&rules, &rack);
            prop_assert!(tiles >= last.0 && shed >= last.1 && worth >= last.2, "{}", rack);
            last = (tiles, shed, worth);
        }
    }
}

// Racks of jokers have so many melds that trying them all takes long.
proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases() / 4))]

    #[test]
    fn twist_with_many_jokers(
        (table, rack) in positions(Edition::Twist.rules(), SMALLER),
        picked in any::<u8>()
    ) {
        // Any of the eight jokers that are not on the table are on the rack.
        let rules = Edition::Twist.rules();
        let mut rack = rack;
        let jokers = rules.deck().into_iter().filter(|tile| tile.is_joker());
        for (place, joker) in jokers.enumerate() {
            let held = table.tiles().count(joker) + rack.count(joker);
            if picked & 1 << place != 0 && held < rules.copies_of(joker) && rack.len() < 6 {
                rack.add(joker);
            }
        }
        check(&rules, &table, &rack)?;
    }
}
