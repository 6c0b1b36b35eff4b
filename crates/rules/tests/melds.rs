//! Reading melds: the examples, and an independent reader that tries everything.

#[allow(clippy::pedantic, reason = "kept as it was written, apart from the reader it judges")]
mod oracle;

use std::collections::BTreeSet;

use dublet_rules::{
    bag::Bag,
    meld::{Kind, Meld, NotAMeld, Problem, Stand, arrange, melds_within},
    notation,
    tile::{Colour, Face, Joker, Number, Tile},
};
use oracle::T;
use proptest::prelude::*;

fn tiles(text: &str) -> Vec<Tile> {
    notation::tiles(text).unwrap()
}

fn to_oracle(tile: Tile) -> T {
    match tile.face() {
        Face::Number(colour, number) => T::N(colour as u8, number.get()),
        Face::Joker(Joker::Plain) => T::J,
        Face::Joker(Joker::Coloured(colour)) => T::Jc(colour as u8),
        Face::Joker(Joker::Double) => T::D,
        Face::Joker(Joker::Mirror) => T::M,
        Face::Joker(Joker::ColourChange) => T::C,
    }
}

fn oracle_tiles(tiles: &[Tile]) -> Vec<T> {
    tiles.iter().copied().map(to_oracle).collect()
}

fn from_oracle(stand: oracle::Stand) -> Stand {
    let tile = |(colour, number): (u8, u8)| {
        Tile::number(Colour::ALL[usize::from(colour)], Number::new(number).unwrap())
    };
    match stand {
        oracle::Stand::One(colour, number) => Stand::One(tile((colour, number))),
        oracle::Stand::Two(a, b) => Stand::Two(tile(a).min(tile(b)), tile(a).max(tile(b))),
        oracle::Stand::Number(number) => Stand::Number(Number::new(number).unwrap()),
    }
}

/// Reader and oracle agree on whether, worth, and what every joker may stand for.
fn check(tiles: &[Tile]) {
    let readings = oracle::readings(&oracle_tiles(tiles));
    match Meld::read(tiles) {
        Err(reasons) => {
            assert!(readings.is_empty(), "{tiles:?} is a meld: {readings:?}");
            check_reasons(tiles, &reasons);
        }
        Ok(meld) => {
            let best = readings.iter().map(|reading| reading.1).max();
            assert_eq!(best, Some(u32::from(meld.worth())), "{tiles:?}");
            let is_run = !matches!(meld.kind(), Kind::Group { .. } | Kind::MirroredGroup { .. });
            assert!(readings.iter().any(|r| r.0 == is_run && Some(r.1) == best), "{tiles:?}");
            let mut expected = vec![BTreeSet::new(); tiles.len()];
            for (_, _, stands) in &readings {
                for (set, stand) in expected.iter_mut().zip(stands) {
                    set.insert(from_oracle(*stand));
                }
            }
            let jokers = (0..tiles.len()).filter(|place| tiles[*place].is_joker());
            let expected: Vec<(usize, Vec<Stand>)> =
                jokers.map(|place| (place, expected[place].iter().copied().collect())).collect();
            assert_eq!(meld.stands(), expected, "{tiles:?}");
        }
    }
}

/// What is no meld has a reason, and one for whichever shape was meant.
fn check_reasons(tiles: &[Tile], reasons: &NotAMeld) {
    assert!(reasons.main_reasons().next().is_some(), "{tiles:?}: no reason");
    let both = !reasons.run.is_empty() && !reasons.group.is_empty();
    assert!(both || !reasons.general.is_empty(), "{tiles:?}: {reasons:?}");
    let number = |tile: Tile| match tile.face() {
        Face::Number(_, number) => number.get(),
        Face::Joker(_) => panic!("{tiles:?}: {reasons:?}"),
    };
    for reason in &reasons.run {
        match *reason {
            Problem::NotConsecutive { before, after } => {
                assert_ne!(number(before) + 1, number(after), "{tiles:?}: {reasons:?}");
            }
            Problem::TooFewJokers { before, after, missing, filled }
            | Problem::TooManyJokers { before, after, missing, filled } => {
                let few = matches!(reason, Problem::TooFewJokers { .. });
                let told = (number(before) + missing + 1, filled < missing, filled > missing);
                assert_eq!(told, (number(after), few, !few), "{tiles:?}: {reasons:?}");
            }
            _ => {}
        }
    }
}

/// What is wrong with the numbers of a run is said by what is between them (rule 3.2).
#[test]
fn numbers_of_a_run_are_wrong_for_the_reason_said() {
    let tile = |text: &str| tiles(text)[0];
    let few = |before, after, missing, filled| Problem::TooFewJokers {
        before: tile(before),
        after: tile(after),
        missing,
        filled,
    };
    let many = |before, after, missing, filled| Problem::TooManyJokers {
        before: tile(before),
        after: tile(after),
        missing,
        filled,
    };
    let apart =
        |before, after| Problem::NotConsecutive { before: tile(before), after: tile(after) };
    let twice = |number| Problem::NumberTwice { number: Number::new(number).unwrap() };
    for (text, reasons) in [
        ("r3 J r7", vec![few("r3", "r7", 3, 1)]),
        ("r7 J r3", vec![few("r3", "r7", 3, 1)]),
        ("r4 J J r9", vec![few("r4", "r9", 4, 2)]),
        ("r3 D r7", vec![few("r3", "r7", 3, 2)]),
        ("r3 J J r5", vec![many("r3", "r5", 1, 2)]),
        ("r4 r5 J r6", vec![many("r5", "r6", 0, 1)]),
        ("r5 r7 r8", vec![apart("r5", "r7")]),
        ("r8 r7 r5", vec![apart("r5", "r7")]),
        ("r3 r4 J r2", vec![apart("r4", "r2")]),
        ("r3 r3 r4", vec![twice(3)]),
        ("r3 J r3", vec![twice(3)]),
        ("r12 r13 r1", vec![Problem::AboveThirteen]),
        ("r2 r1 r13", vec![Problem::AboveThirteen]),
        ("r12 r13 J", vec![Problem::AboveThirteen]),
        ("r4 J r7 M r7 J r4", vec![few("r4", "r7", 2, 1)]),
    ] {
        let found = Meld::read(&tiles(text)).err().unwrap_or_default().run;
        assert_eq!(found, reasons, "{text}");
    }
}

#[test]
fn examples() {
    for line in include_str!("data/melds.txt").lines() {
        let line = line.split('#').next().unwrap().trim();
        let Some((text, expected)) = line.split_once('=') else { continue };
        let tiles = tiles(text);
        let reversed: Vec<Tile> = tiles.iter().rev().copied().collect();
        for tiles in [&tiles, &reversed] {
            let readings = oracle::readings(&oracle_tiles(tiles));
            let kind = match [true, false].map(|run| readings.iter().any(|r| r.0 == run)) {
                [true, true] => "both",
                [true, false] => "run",
                [false, true] => "group",
                [false, false] => "none",
            };
            let found = match Meld::read(tiles) {
                Ok(meld) => format!("{kind} {}", meld.worth()),
                Err(_) => "none".to_owned(),
            };
            assert_eq!(found, expected.trim(), "{line}");
            check(tiles);
        }
    }
}

#[test]
fn three_tiles_in_every_order_as_the_oracle_reads_them() {
    let all: Vec<Tile> = Tile::all().collect();
    for &a in &all {
        for &b in &all {
            for &c in &all {
                check(&[a, b, c]);
            }
        }
    }
}

/// Tiles near each other, so that some are melds.
fn near_tiles(lengths: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Tile>> {
    let jokers = prop::sample::select(Joker::ALL.map(Tile::joker).to_vec());
    let number = (0..2_usize, 0..5_u8);
    let base = (1..10_u8, 0..3_usize);
    let tile = prop_oneof![
        3 => number.prop_map(Ok),
        2 => jokers.prop_map(Err),
    ];
    (base, prop::collection::vec(tile, lengths)).prop_map(|((low, colour), tiles)| {
        let tile = |t| match t {
            Ok((c, n)) => {
                Tile::number(Colour::ALL[colour + c], Number::new(low + n - low / 9).unwrap())
            }
            Err(joker) => joker,
        };
        tiles.into_iter().map(tile).collect()
    })
}

/// A meld the walk finds in near tiles, with one tile changed or two swapped now and then.
fn near_melds() -> impl Strategy<Value = Vec<Tile>> {
    let any_tile = prop::sample::select(Tile::all().collect::<Vec<_>>());
    (near_tiles(6..12), any::<prop::sample::Index>(), any::<prop::sample::Index>(), any_tile, 0..4)
        .prop_map(|(tiles, pick, place, other, change)| {
            let mut found = Vec::new();
            let bag: Bag = tiles.iter().collect();
            let _ = melds_within(&bag, &mut |meld| {
                found.push(meld);
                if found.len() < 3000 {
                    std::ops::ControlFlow::Continue(())
                } else {
                    std::ops::ControlFlow::Break(())
                }
            });
            let Some(meld) = found.get(pick.index(found.len().max(1))) else { return tiles };
            let mut tiles = meld.tiles().to_vec();
            let at = place.index(tiles.len());
            match change {
                0 => tiles[at] = other,
                1 => tiles.swap(0, at),
                _ => {}
            }
            tiles
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn near_melds_as_the_oracle_reads_them(tiles in near_melds()) {
        prop_assume!(tiles.len() <= 11);
        check(&tiles);
    }

    #[test]
    fn arranging_finds_the_best_order(tiles in near_tiles(3..7)) {
        let best = oracle::best_any_order(&oracle_tiles(&tiles));
        prop_assert_eq!(arrange(&tiles).map(|meld| u32::from(meld.worth())), best);
    }

    /// Every subset that some order makes a meld is visited, in an order worth the most.
    #[test]
    fn the_walk_misses_no_meld(tiles in near_tiles(3..8)) {
        let bag: Bag = tiles.iter().collect();
        let mut found = std::collections::HashMap::<Bag, u16>::new();
        let _ = melds_within::<()>(&bag, &mut |meld| {
            let worth = found.entry(meld.tiles().iter().collect()).or_default();
            *worth = (*worth).max(meld.worth());
            std::ops::ControlFlow::Continue(())
        });
        for subset in 0_u32..1 << tiles.len() {
            let chosen = tiles.iter().enumerate().filter(|(i, _)| subset & 1 << i != 0);
            let chosen: Vec<Tile> = chosen.map(|(_, tile)| *tile).collect();
            let best = arrange(&chosen).map(|meld| meld.worth());
            prop_assert_eq!(found.get(&chosen.iter().collect()).copied(), best, "{:?}", chosen);
        }
    }
}
