//! A golden playthrough per edition: the record of a game, and all that seat A was told of it.
//!
//! They pin the rules, the notation, the deal and the views: same events, same game, for ever. After a
//! change that is meant, `DUBLET_GOLDEN=write cargo test --workspace --all-features --test golden` writes them
//! anew, and the difference is read before it is committed.

use std::{fs, path::PathBuf};

use dublet_players::{Chance, RecordedGame};
use dublet_rules::{
    deal::Fairness,
    game::{Game, Setup},
    record::Record,
    rules::{Edition, FirstStarter},
    seat::Seat,
    standings::Starter,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// What seat A is told, a line each.
fn told(record: &Record) -> String {
    let mut game = Game::new(record.setup().unwrap());
    let mut lines = String::new();
    for event in &record.events {
        game.apply(event);
        lines.push_str(&serde_json::to_string(&game.seat_event(event, Seat::A)).unwrap());
        lines.push('\n');
    }
    lines.push_str(&serde_json::to_string_pretty(&game.final_view().unwrap()).unwrap());
    lines.push('\n');
    lines
}

/// The shortest of some random games, so that people can read it.
fn write(edition: Edition) {
    let rules = edition.rules();
    let games = (0..300).map(|seed| {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let starter = match rules.first_starter {
            FirstStarter::Draw => Starter::Draw,
            FirstStarter::SeatA => Starter::Seat(Seat::A),
        };
        let mut secret = [0; 32];
        secret[0] = seed as u8;
        let fairness = Fairness { secret, game: [1; 16], contributions: vec![[2; 32], [0; 32]] };
        let mut table = RecordedGame::new(Setup::new(rules, 2, starter).unwrap(), fairness);
        table.play_on(&mut Chance(&mut rng));
        table.record(vec!["Anna".into(), "Bob".into()])
    });
    let record = games.min_by_key(|record| record.events.len()).unwrap();
    fs::create_dir_all(folder()).unwrap();
    fs::write(folder().join(format!("{edition}.game")), record.to_string()).unwrap();
    fs::write(folder().join(format!("{edition}.told")), told(&record)).unwrap();
}

#[test]
fn every_edition_plays_as_it_always_did() {
    for edition in Edition::ALL {
        if std::env::var("DUBLET_GOLDEN").as_deref() == Ok("write") {
            write(edition);
        }
        let read = |kind: &str| {
            let file = folder().join(format!("{edition}.{kind}"));
            fs::read_to_string(&file).unwrap_or_else(|_| panic!("{edition} has no golden {kind}"))
        };
        let text = read("game");
        let record: Record = text.parse().unwrap();
        assert_eq!(record.rules, edition.rules(), "the edition's values have not changed");
        assert_eq!(record.to_string(), text, "{edition}: a record is written as it was");
        let verified = record.verify().unwrap_or_else(|why| panic!("{edition}: {why}"));
        assert!(verified.deal_checked);
        assert!(told(&record) == read("told"), "{edition}: seat A was told something else");
    }
}
