//! Evenings saved by an earlier program: they are read, seen and written again the same for ever, and play goes on with the
//! same tiles.
//!
//! `DUBLET_GOLDEN=write cargo test -p dublet-terminal kept` writes what is missing and nothing else.

#[path = "../../../../testdata/kept_file.rs"]
mod kept_file;

use std::path::PathBuf;

use dublet_players::Level;
use dublet_rules::game::Command;
use dublet_words::{Language, Words};
use serde_json::json;

use super::{
    bench::{self, Bench, deals, plan},
    evenings::take_turn,
};
use crate::{
    evening::{Evening, Plan},
    saved,
};
use kept_file::{read, write_once};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/tests/kept")
}

/// An evening by a plan, until something is so.
fn played(plan: Plan, until: fn(&Evening) -> bool) -> String {
    let words = Words::new(Language::En);
    let mut bench = Bench::new(Evening::new(plan, deals(7)), &words);
    bench.press("s");
    while !until(&bench.state.evening) {
        take_turn(&mut bench);
    }
    saved::write(&bench.state.evening)
}

type Made = fn() -> String;

/// Evenings to be kept, by name.
fn evenings() -> [(&'static str, Made); 4] {
    [
        ("championship", || {
            let plan = plan("championship joker_penalty=30", &["Anna", "steady"]);
            played(Plan { clock: Some(40), rounds: 2, ..plan }, |evening| evening.events.len() > 12)
        }),
        ("standard", || {
            let plan = plan("standard", &["Anna", "Żaneta", "Rob=random"]);
            played(plan, |evening| {
                evening.played() > 0 && !evening.is_over() && evening.events.len() > 8
            })
        }),
        ("twist", || played(plan("twist", &["Anna", "casual"]), Evening::is_over)),
        ("expert", || saved::write(&Evening::new(plan("expert", &["Ольга", "novice"]), deals(9)))),
    ]
}

/// What an evening is: who plays what, the sheet, what each seat and an onlooker see, and a draw of whoever is to move.
fn folded(text: &str) -> Vec<String> {
    let mut evening = bench::read(text);
    assert_eq!(saved::write(&evening), text, "written as it was read");
    let Plan { rules, players, clock, rounds } = &evening.plan;
    let players: Vec<_> =
        players.iter().map(|who| (&who.name, who.level.map(Level::name))).collect();
    let game = evening.game();
    let played: Vec<_> = evening.sheet().collect();
    let mut folded = vec![
        json!({ "players": players, "rules": rules, "clock": clock, "rounds": rounds }),
        json!({ "by colour": evening.by_colour, "game": evening.number(), "played": played }),
        json!({ "more": evening.has_more(), "totals": evening.games().totals() }),
        json!({ "onlooker": game.public_view(), "end": game.final_view() }),
    ];
    for seat in evening.seats() {
        folded.push(json!({ "seat": seat, "view": game.seat_view(seat) }));
    }
    if let Some(seat) = game.turn() {
        evening.sit_down();
        let drawn = evening.submit(seat, &Command::Draw { seat, stack: None }).unwrap();
        folded.push(json!({ "drawn": drawn.events }));
    }
    folded.iter().map(ToString::to_string).collect()
}

#[test]
fn a_kept_evening_is_the_same_for_ever() {
    for (name, played) in evenings() {
        let file = folder().join(format!("v1-{name}.dublet.json"));
        write_once(&file, played);
        let found = folded(&read(&file));
        let beside = folder().join(format!("v1-{name}.folded"));
        write_once(&beside, || found.join("\n") + "\n");
        let kept = read(&beside);
        let kept: Vec<&str> = kept.lines().collect();
        for (kept, found) in kept.iter().zip(&found) {
            assert_eq!(kept, found, "{name}: kept on the left");
        }
        assert_eq!(kept.len(), found.len(), "{name}");
    }
}
