//! Positions with proven best values.

use dublet_rules::{
    bag::Bag,
    meld::Meld,
    rules::{Edition, Rules},
    tile::Tile,
};
use dublet_solver::Solver;
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
        let rules = Rules { joker_penalty: vector.joker_weight, ..edition.rules() };
        let table: Bag = vector.table.iter().flatten().collect();
        let best = solver.best_lay(&rules, &table, &vector.rack).expect("the table is melds");
        assert_eq!(
            (best.tiles, best.shed),
            (vector.max_tiles, vector.max_shed),
            "line {}",
            line + 1
        );
        let plan = solver.plan();
        let all: Bag = plan.iter().flat_map(Meld::tiles).collect();
        assert!(table.is_within(&all) && all.is_within(&table.plus(&vector.rack)));
        assert_eq!(all.len() - table.len(), usize::from(best.tiles), "line {}", line + 1);
        if let Some(worth) = vector.best_opening {
            assert_eq!(solver.best_opening(&vector.rack), Ok(worth), "line {}", line + 1);
        }
        if let Some(worth) = vector.best_opening_without_jokers {
            assert_eq!(
                solver.best_opening(&vector.rack.without_jokers()),
                Ok(worth),
                "line {}",
                line + 1
            );
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
