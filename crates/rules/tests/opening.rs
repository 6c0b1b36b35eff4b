//! Could this rack open? Against proven best values and against trying everything.

use std::ops::ControlFlow;

use dublet_rules::{
    bag::Bag,
    meld::{Meld, arrange, melds_within},
    opening,
    rules::{Edition, Rules},
    tile::Tile,
};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    table: Vec<Vec<Tile>>,
    rack: Bag,
    best_opening: Option<u16>,
    best_opening_without_jokers: Option<u16>,
}

fn vectors() -> impl Iterator<Item = Vector> {
    let files = [
        include_str!("../../../testdata/vectors/standard.jsonl"),
        include_str!("../../../testdata/vectors/expert.jsonl"),
        include_str!("../../../testdata/vectors/xp.jsonl"),
        include_str!("../../../testdata/vectors/twist.jsonl"),
        include_str!("../../../testdata/vectors/twist_large.jsonl"),
        include_str!("../../../testdata/vectors/original.jsonl"),
    ];
    let lines = files.into_iter().flat_map(str::lines);
    lines.map(|line| serde_json::from_str(line).expect("a vector"))
}

/// Racks of every edition are asked about, and the opening is all that matters here.
fn with_opening(opening: u16) -> Rules {
    Edition::Standard.rules().with(|values| values.opening = opening).unwrap()
}

fn check_best(rack: &Bag, best: u16) {
    if best > 0 {
        let melds = opening::find(&with_opening(best), rack).expect("the proven best is reached");
        assert!(melds.iter().map(Meld::worth).sum::<u16>() >= best);
        let used: Bag = melds.iter().flat_map(Meld::tiles).collect();
        assert!(used.is_within(rack));
    }
    let more = with_opening(best + 1);
    assert!(opening::find(&more, rack).is_none(), "{rack}: more than the proven best {best}");
}

/// Only the question the rules ask, at least 30, has to be quick; racks whose best is far above it
/// are asked for 30 alone.
#[test]
fn the_proven_best_is_found_and_nothing_better() {
    let mut exact = 0;
    for vector in vectors() {
        let bests = [
            (vector.rack, vector.best_opening),
            (vector.rack.without_jokers(), vector.best_opening_without_jokers),
        ];
        for (rack, best) in bests {
            let Some(best) = best else { continue };
            assert_eq!(opening::find(&with_opening(30), &rack).is_some(), best >= 30, "{rack}");
            if best <= 60 {
                check_best(&rack, best);
                exact += 1;
            }
        }
    }
    assert!(exact > 300, "only {exact} were checked exactly");
}

#[test]
fn every_table_of_the_vectors_is_melds_in_some_order() {
    for vector in vectors() {
        for tiles in vector.table {
            assert!(arrange(&tiles).is_some(), "{tiles:?}");
        }
    }
}

/// The best worth by brute force: every set of disjoint melds.
fn best_by_trying(rack: &Bag) -> u16 {
    let mut best = 0;
    let _ = melds_within::<()>(rack, &mut |meld| {
        let rest = rack.minus(&meld.tiles().iter().collect());
        best = best.max(meld.worth() + best_by_trying(&rest));
        ControlFlow::Continue(())
    });
    best
}

fn racks(edition: Edition, size: std::ops::Range<usize>) -> impl Strategy<Value = Bag> {
    let rules: Rules = edition.rules();
    // Few numbers and all jokers, so that melds are likely.
    let deck: Vec<Tile> = rules
        .deck()
        .into_iter()
        .filter(|tile| tile.is_joker() || (1..=6).contains(&(tile.index() % 13 + 1)))
        .collect();
    (prop::sample::subsequence(deck, size)).prop_map(|tiles| tiles.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn small_racks_as_by_trying_everything(
        edition in prop::sample::select(Edition::ALL.to_vec()),
        seed in racks(Edition::Twist, 4..8),
        standard in racks(Edition::Xp, 4..9),
        expert in racks(Edition::Expert, 4..9),
    ) {
        let rack = match edition {
            Edition::Twist | Edition::ChampionshipTwist => seed,
            Edition::Expert | Edition::ChampionshipExpert => expert,
            _ => standard,
        };
        check_best(&rack, best_by_trying(&rack));
    }
}
