//! Whole evenings: against programs, among people, kept and taken up again.

use dublet_players::Level;
use dublet_rules::{game::Phase, rules::Edition};
use dublet_words::{Language, Words};

use super::bench::{Bench, deal, plan};
use crate::{
    evening::Evening,
    keys::Action,
    saved,
    state::{Scene, State},
};

/// A turn by keys alone: a hint laid out and handed in where there is one, a draw else.
pub(super) fn take_turn(bench: &mut Bench<'_>) {
    let events = bench.state.evening.table.events.len();
    match bench.state.stage {
        Scene::Turn { .. } => {
            bench.press("n n");
            while bench.state.hint.is_under_way() {
                bench.press("n");
            }
            bench.press("Esc t");
            if bench.state.evening.table.events.len() == events {
                assert_eq!(bench.state.desk.laid(), 0, "{:#?}", bench.screen());
                bench.press("d");
                bench.press("Enter");
            }
        }
        _ => bench.go_on(),
    }
    assert_eq!(bench.screen().len(), 24);
}

#[test]
fn a_game_of_every_edition_is_played_by_keys() {
    let words = Words::new(Language::En);
    for (edition, seed) in Edition::ALL.into_iter().zip(10..) {
        println!("{edition}, seed {seed}");
        let mut bench =
            Bench::shuffled(&edition.to_string(), &["Anna", Level::Random.name()], seed, &words);
        for _ in 0..600 {
            if bench.state.evening.table.game.phase() == Phase::Over {
                break;
            }
            take_turn(&mut bench);
        }
        assert_eq!(bench.state.stage, Scene::Over);
        assert!(bench.saves > 20, "kept after every turn");
        let screen = bench.screen().join("\n");
        assert!(screen.contains("Left on the racks"), "{screen}");
    }
}

#[test]
fn the_next_game_follows_and_the_last_one_leaves() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard", &["Anna", "random"], 3, &words);
    for game in 1..=2 {
        while bench.state.stage != Scene::Over {
            assert_eq!(bench.state.evening.number(), (1, game));
            take_turn(&mut bench);
        }
        assert_eq!(bench.state.evening.played.len(), game);
        assert!(!bench.left);
        bench.press("q");
        let save = bench.state.buttons().iter().any(|(action, _)| *action == Action::Sort);
        assert_eq!(save, game == 1, "what is to come can be kept");
        bench.press("n Enter");
    }
    assert!(bench.left);
    let starters = bench.state.evening.played.iter().map(|played| played.starter);
    let starters: Vec<_> = starters.collect();
    assert_ne!(starters[0], starters[1], "the start moves on (rule 2.1)");
}

#[test]
fn programs_alone_play_and_are_watched() {
    let words = Words::new(Language::En);
    let bench = Bench::shuffled("xp", &["random", "random", "random"], 1, &words);
    assert_eq!(bench.state.stage, Scene::Over);
}

/// Taken up after any turn, the same keys lead to the same game.
#[test]
fn an_evening_goes_on_from_where_it_was_kept() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("championship", &["Anna", "steady"], 8, &words);
    bench.press("s");
    let mut turns = 0;
    while bench.state.stage != Scene::Over && turns < 25 {
        let kept = saved::write(&bench.state.evening);
        let Ok(evening) = saved::read(&kept) else { panic!("it can be read") };
        let mut again = Bench::new(evening, &words);
        take_turn(&mut bench);
        take_turn(&mut again);
        assert_eq!(again.state.evening.table.events, bench.state.evening.table.events);
        assert_eq!(again.screen(), bench.screen());
        turns += 1;
    }
}

#[test]
fn what_is_no_evening_is_told_in_one_line() {
    let words = Words::new(Language::En);
    let evening = Evening::new(plan("standard", &["Anna", "steady"]), deal(1, 2));
    let mut state = State::new(evening, None, &words);
    state.first_effects();
    let good = saved::write(&state.evening);
    assert!(saved::read(&good).is_ok());
    for (bad, expected) in [
        ("{".to_owned(), "no saved evening"),
        ("{\"dublet\": 1}".to_owned(), "no saved evening"),
        (good.replace("\"dublet\": 1", "\"dublet\": 2"), "another version"),
        (good.replace("\"steady\"", "\"genius\""), "genius"),
        (good.replace("seat B steady", "seat C steady"), "line"),
        (good.replace("\"rounds\": 1", "\"rounds\": 0"), "do not belong together"),
        (good.replace("\\ndeal ", "\\ndeal k1 "), "event"),
    ] {
        assert_ne!(bad, good, "{expected}");
        let Err(why) = saved::read(&bad) else { panic!("{expected}") };
        let text = why.told(&words);
        assert!(text.contains(expected) && !text.contains('\n'), "{text}");
    }
}
