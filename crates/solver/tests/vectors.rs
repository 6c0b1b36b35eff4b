//! Positions with proven best values.

use dublet_rules::{
    bag::Bag,
    lay::TurnStart,
    meld::{Meld, arrange},
    rules::Edition,
    table::Table,
    tile::Tile,
};
use dublet_solver::{Goal, Solver};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    edition: String,
    joker_weight: u8,
    table: Vec<Vec<Tile>>,
    rack: Bag,
    max_tiles: u16,
    max_shed: u16,
    best_opening: Option<u16>,
    best_opening_without_jokers: Option<u16>,
}

fn check(text: &str) {
    let mut solver = Solver::new();
    for (line, text) in text.lines().enumerate() {
        let vector: Vector = serde_json::from_str(text).unwrap();
        let edition: Edition = vector.edition.parse().unwrap();
        let weighed = edition.rules().with(|values| values.joker_penalty = vector.joker_weight);
        let rules = weighed.unwrap();
        // Melds are in no order, but one that stands is kept: it says what a joker stands for.
        let meld = |tiles: &Vec<Tile>| Meld::read(tiles).ok().or_else(|| arrange(tiles)).unwrap();
        let table = Table::new(vector.table.iter().map(meld).collect());
        for goal in [Goal::Tiles, Goal::Shed] {
            let best = solver.best_lay(&rules, &table, &vector.rack, goal);
            let (found, expected) = match goal {
                Goal::Tiles => (best.tiles, vector.max_tiles),
                Goal::Shed => (best.shed, vector.max_shed),
            };
            assert_eq!(found, expected, "line {} {goal:?}", line + 1);
            if best.tiles > 0 {
                let before =
                    TurnStart { rules: &rules, table: &table, rack: &vector.rack, opened: true };
                let lay = before.judge(&Table::new(solver.plan()).layout()).expect("a legal lay");
                assert_eq!(lay.laid.len(), usize::from(best.tiles), "line {}", line + 1);
                assert_eq!(rules.rack_value(&lay.laid), best.shed, "line {}", line + 1);
            }
        }
        let openings = [
            (vector.rack, vector.best_opening),
            (vector.rack.without_jokers(), vector.best_opening_without_jokers),
        ];
        for (rack, worth) in openings {
            if let Some(worth) = worth {
                assert_eq!(solver.best_opening(&rules, &rack), worth, "line {}", line + 1);
                let melds = solver.plan();
                assert_eq!(melds.iter().map(Meld::worth).sum::<u16>(), worth);
                assert!(melds.iter().flat_map(Meld::tiles).collect::<Bag>().is_within(&rack));
            }
        }
    }
}

#[test]
fn standard() {
    check(include_str!("../../../testdata/vectors/standard.jsonl"));
}

#[test]
fn xp() {
    check(include_str!("../../../testdata/vectors/xp.jsonl"));
}

#[test]
fn expert() {
    check(include_str!("../../../testdata/vectors/expert.jsonl"));
}

#[test]
fn twist() {
    check(include_str!("../../../testdata/vectors/twist.jsonl"));
}

#[test]
fn twist_with_large_tables() {
    check(include_str!("../../../testdata/vectors/twist_large.jsonl"));
}

#[test]
fn original() {
    check(include_str!("../../../testdata/vectors/original.jsonl"));
}
