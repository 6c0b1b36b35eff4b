//! Whole evenings: against programs, among people, kept and taken up again.

use dublet_players::{Budget, Level};
use dublet_room::{Bench as Players, Question};
use dublet_rules::{
    game::{Command, Event, Phase},
    rules::Edition,
    seat::Seat,
    standings,
};
use dublet_words::{Language, Words};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::bench::{Bench, deals, plan, read};
use crate::{
    evening::{Evening, Plan, Played},
    keys::Action,
    saved,
    state::{Effect, Input, Scene, State},
};

/// A turn by keys alone: a hint laid out and handed in where there is one, a draw else.
pub(super) fn take_turn(bench: &mut Bench<'_>) {
    let events = bench.state.evening.events.len();
    match bench.state.stage {
        Scene::Turn { .. } => {
            bench.press("n n n");
            assert!(!bench.state.hint.is_under_way(), "three presses tell all");
            bench.press("Esc t");
            if bench.state.evening.events.len() == events {
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
            if bench.state.evening.game().phase() == Phase::Over {
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
fn the_next_game_follows_and_after_the_last_one_another_evening() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard", &["Anna", "random"], 3, &words);
    for game in 1..=2 {
        while bench.state.stage != Scene::Over {
            assert_eq!(bench.state.evening.number(), (1, game));
            take_turn(&mut bench);
        }
        assert_eq!(bench.state.evening.played(), game);
        assert!(!bench.left && !bench.again);
        if game == 1 {
            bench.press("q");
            let save = bench.state.buttons().iter().any(|(action, _)| *action == Action::Sort);
            assert!(save, "what is to come can be kept");
            bench.press("n");
        }
        bench.press("Enter");
    }
    assert!(bench.again && !bench.left);
    bench.press("q");
    assert!(bench.left, "nothing is left that could be lost");
    let starters: Vec<_> = bench.state.evening.sheet().map(|(starter, _)| starter).collect();
    assert_ne!(starters[0], starters[1], "the start moves on (rule 2.1)");
}

#[test]
fn programs_alone_play_and_are_watched() {
    let words = Words::new(Language::En);
    let plan = Plan { clock: Some(1), ..plan("xp", &["random", "random", "random"]) };
    let mut bench = Bench::new(Evening::new(plan, deals(1)), &words);
    for game in 1..=3 {
        assert_eq!(bench.state.stage, Scene::Over);
        assert_eq!(bench.state.evening.played(), game, "nobody deals unasked");
        assert!(!bench.left && !bench.again);
        bench.press("Enter");
    }
    assert!(bench.again);
}

/// A game nobody saved can be looked at again all the same.
#[test]
fn a_game_that_is_over_can_be_kept_to_review_it() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard", &["random", "random"], 3, &words);
    assert_eq!((&bench.state.stage, bench.state.evening.played()), (&Scene::Over, 1));
    let buttons = bench.screen()[22..].join(" ");
    assert!(buttons.contains("save for review") && buttons.contains("next game"), "{buttons}");
    bench.press("v");
    assert_eq!(bench.records, 1);
    let screen = bench.screen().join("\n");
    assert!(screen.contains("To review it: dublet review game-1.txt"), "{screen}");
    bench.press("Esc Enter v");
    assert_eq!((bench.records, bench.state.evening.played()), (2, 2));
}

/// What programs are asked now.
fn asked(state: &mut State<'_>) -> Question {
    let asked = state.first_effects().into_iter().find_map(|effect| match effect {
        Effect::AskBots(question) => Some(*question),
        _ => None,
    });
    asked.expect("programs are asked")
}

fn input(state: &mut State<'_>, input: Input) {
    let effects = state.update(input);
    state.effects.extend(effects);
}

fn answer(state: &mut State<'_>, question: &Question) {
    let answer = question.answer(&mut Players::default(), Budget::states(1_000));
    input(state, Input::Bots(question.line, answer));
}

#[test]
fn programs_alone_go_on_where_they_were_kept() {
    let words = Words::new(Language::En);
    let evening = Evening::new(plan("xp", &["random", "random"]), deals(1));
    let mut state = State::new(evening, None, &words);
    for _ in 0..5 {
        let question = asked(&mut state);
        answer(&mut state, &question);
    }
    let bench = Bench::new(read(&saved::write(&state.evening)), &words);
    assert_eq!(bench.state.stage, Scene::Over);
}

/// A program that asks for what the rules refuse draws.
#[test]
fn a_program_whose_move_is_refused_draws() {
    let words = Words::new(Language::En);
    let evening = Evening::new(plan("championship", &["random", "Anna"]), deals(4));
    let mut state = State::new(evening, None, &words);
    let line = asked(&mut state).line;
    let pass = Command::Pass { seat: Seat::A };
    // What was asked at another line is nobody's answer.
    state.update(Input::Bots(line + 1, Some(pass.clone())));
    let before = state.evening.events.len();
    assert_eq!(state.stage, Scene::Watching);
    state.update(Input::Bots(line, Some(pass)));
    let drawn = &state.evening.events[before];
    assert!(matches!(drawn, Event::Drawn { seat: Seat::A, .. }), "{drawn:?}");
    assert_eq!(state.evening.game().turn(), Seat::new(1));
}

/// Rule 7.4: who announces while a program thinks is heard first, and the program is asked anew.
#[test]
fn an_announcement_comes_before_the_answer_of_a_program() {
    let words = Words::new(Language::En);
    let evening = Evening::new(plan("standard", &["Anna", "steady"]), deals(7));
    let mut state = State::new(evening, None, &words);
    while state.stage == Scene::Watching {
        let question = asked(&mut state);
        answer(&mut state, &question);
    }
    let press = |state: &mut State<'_>, key| input(state, Input::Key(KeyEvent::from(key)));
    press(&mut state, KeyCode::Char('d'));
    if state.cover.is_some() {
        press(&mut state, KeyCode::Enter);
    }
    let before = asked(&mut state);
    press(&mut state, KeyCode::Char('a'));
    let announced = Event::Announced { seat: Seat::A };
    assert_eq!(state.evening.events.last(), Some(&announced));
    let after = asked(&mut state);
    answer(&mut state, &before);
    assert_eq!(state.evening.events.last(), Some(&announced));
    assert_eq!(state.stage, Scene::Watching);
    answer(&mut state, &after);
    assert_ne!(state.evening.events.last(), Some(&announced));
}

/// Of the games before only the sheet is kept: sums and starters go on from it.
#[test]
fn a_second_game_taken_up_goes_on_with_the_match() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard", &["Anna", "random", "random"], 3, &words);
    while bench.state.evening.number() == (1, 1) || bench.state.evening.events.len() < 6 {
        take_turn(&mut bench);
    }
    let sheet = |bench: &Bench<'_>| -> Vec<Played> {
        let games = bench.state.evening.sheet();
        games.map(|(starter, scores)| (starter, scores.clone())).collect()
    };
    let first = sheet(&bench);
    let mut again = Bench::new(read(&saved::write(&bench.state.evening)), &words);
    assert_eq!(again.state.evening.number(), (1, 2));
    assert_eq!(again.screen()[..5], bench.screen()[..5], "the table, the sums and the pool");
    while !again.again {
        take_turn(&mut again);
    }
    let all = sheet(&again);
    assert_eq!((all.len(), &all[..1]), (3, &first[..]));
    for pair in all.windows(2) {
        assert_eq!(pair[1].0, pair[0].0.next(3), "the start moves on (rule 2.1)");
    }
    let scores: Vec<_> = all.into_iter().map(|(_, scores)| scores).collect();
    assert_eq!(again.state.evening.games().totals(), standings::totals(&scores, 3));
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
        let mut again = Bench::new(read(&kept), &words);
        take_turn(&mut bench);
        take_turn(&mut again);
        assert_eq!(again.state.evening.events, bench.state.evening.events);
        assert_eq!(again.screen(), bench.screen());
        turns += 1;
    }
}

#[test]
fn what_is_no_evening_is_told_in_one_line() {
    let words = Words::new(Language::En);
    let evening = Evening::new(plan("standard", &["Anna", "steady"]), deals(1));
    let mut state = State::new(evening, None, &words);
    state.first_effects();
    let good = saved::write(&state.evening);
    read(&good);
    // A game before, which leaves the start of this one to another.
    let score = r#"{ "big": 0, "small": 0 }"#;
    let played = |starter| {
        format!(r#""played": [{{ "starter": "{starter}", "scores": [{score}, {score}] }}]"#)
    };
    for (bad, expected) in [
        ("{".to_owned(), "not a saved game"),
        ("{\"dublet\": 1}".to_owned(), "not a saved game"),
        (good.replace("\"dublet\": 1", "\"dublet\": 2"), "another version"),
        (good.replace("\"steady\"", "\"genius\""), "genius"),
        (good.replace("seat B Steady", "seat C Steady"), "line"),
        (good.replace("\"rounds\": 1", "\"rounds\": 0"), "do not belong together"),
        (good.replace("\"played\": []", &played("A")), "do not belong together"),
        (good.replace("\"played\": []", &played("C")), "do not belong together"),
        (good.replace("\"clock\": null", "\"clock\": 0"), "do not belong together"),
        (good.replace("\\ndeal ", "\\ndeal k1 "), "event"),
    ] {
        assert_ne!(bad, good, "{expected}");
        let Err(why) = saved::read(&bad, deals(1)) else { panic!("{expected}") };
        let text = why.told(&words);
        assert!(text.contains(expected) && !text.contains('\n'), "{text}");
    }
}
