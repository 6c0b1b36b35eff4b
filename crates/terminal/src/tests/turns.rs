//! A person's turn: moving tiles by keys and by mouse, and what the rules offer.

use std::time::Duration;

use dublet_rules::{game::Event, notation, seat::Seat};
use dublet_words::{Language, Words};
use ratatui::{
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind},
    layout::Position,
};

use super::bench::{Bench, plan};
use crate::{
    board::Cursor,
    desk::{Placed, Spot},
    evening::Plan,
    keys::Action,
    state::{Cover, Input, Scene},
};

/// Seat A starts, by the rules of an edition where it does.
fn championship(changes: &str) -> Plan {
    plan(&format!("championship {changes}"), &["Anna", "steady"])
}

const OPENER: [&str; 2] = ["r10 r11 r12 r13 k1 k2 b1", ""];

fn last_event<'a>(bench: &'a Bench<'_>, wanted: impl Fn(&Event) -> bool) -> Option<&'a Event> {
    bench.state.evening.events.iter().rfind(|event| wanted(event))
}

fn laid(bench: &Bench<'_>) -> usize {
    let is_laid = |event: &&Event| matches!(event, Event::Laid { seat, .. } if *seat == Seat::A);
    bench.state.evening.events.iter().filter(is_laid).count()
}

/// Puts the cursor on a tile of the rack.
fn go_to(bench: &mut Bench<'_>, tile: &str) {
    let tile = notation::tiles(tile).unwrap()[0];
    let place = bench.state.desk.rack().iter().position(|placed| placed.tile == tile).unwrap();
    bench.press("Tab Tab");
    while bench.state.cursor != Cursor::Tile(Spot::Rack(place)) {
        bench.press("Right");
    }
}

fn pick(bench: &mut Bench<'_>, tiles: &[&str]) {
    for tile in tiles {
        go_to(bench, tile);
        bench.press("Space");
    }
}

#[test]
fn tiles_are_laid_undone_and_redone_by_keys() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), OPENER, &words);
    let start = bench.state.desk.now().clone();
    pick(&mut bench, &["r10", "r11", "r12"]);
    bench.press("Enter");
    assert_eq!(bench.melds(), ["r10 r11 r12"]);
    let next = bench.screen().iter().any(|line| line.contains("[13"));
    assert!(next, "the cursor is on what followed: {:#?}", bench.screen());
    let first = bench.state.desk.now().clone();
    pick(&mut bench, &["r13"]);
    bench.press("Tab Enter");
    assert_eq!(bench.melds(), ["r10 r11 r12 r13"]);
    let second = bench.state.desk.now().clone();
    bench.press("u");
    assert_eq!(*bench.state.desk.now(), first);
    bench.press("u");
    assert_eq!(*bench.state.desk.now(), start);
    bench.press("u");
    assert!(bench.state.note.is_some(), "nothing to undo");
    bench.press("r r");
    assert_eq!(*bench.state.desk.now(), second);
    bench.press("x");
    assert_eq!(*bench.state.desk.now(), start);
    bench.press("u t");
    assert_eq!(laid(&bench), 1);
}

#[test]
fn a_game_is_played_with_the_mouse() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), OPENER, &words);
    let empty = Position::new(40, 8);
    for tile in ["r10", "r11", "r12"] {
        bench.click(bench.on_rack(tile));
    }
    bench.click(empty);
    assert_eq!(bench.melds(), ["r10 r11 r12"]);
    // Dragged onto the meld, and back to the rack.
    let meld = |bench: &Bench<'_>, place: usize| {
        let board = bench.state.board();
        board.on_screen(board.table_tiles[0][place], bench.state.scroll).unwrap()
    };
    bench.drag(bench.on_rack("r13"), meld(&bench, 1));
    assert_eq!(bench.melds(), ["r10 r11 r12 r13"]);
    let rack = bench.state.board().rack;
    bench.drag(meld(&bench, 3), Position::new(70, rack.y + 1));
    assert_eq!(bench.melds(), ["r10 r11 r12"]);
    bench.drag(bench.on_rack("k1"), empty);
    assert_eq!(bench.melds(), ["r10 r11 r12", "k1"]);
    let button = |bench: &Bench<'_>, wanted: Action| {
        let board = bench.state.board();
        let (_, area) = *board.buttons.iter().find(|(action, _)| *action == wanted).unwrap();
        Position::new(area.x + 1, area.y)
    };
    bench.click(button(&bench, Action::Undo));
    // A right click picks one more, where a left one would put down.
    bench.click(bench.on_rack("r13"));
    bench.mouse(MouseEventKind::Down(MouseButton::Right), meld(&bench, 2));
    assert_eq!(bench.state.picks.len(), 2);
    bench.press("Esc");
    bench.click(button(&bench, Action::Lay));
    assert_eq!(laid(&bench), 1);
}

#[test]
fn half_built_melds_are_no_mistakes_until_the_turn_is_to_end() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), OPENER, &words);
    for (tiles, told, reason) in [
        (
            &["k1", "k2"][..],
            "Meld 1: 1 more tile; 0 of 30 to open.",
            "1◆ 2◆: only two tiles; a meld",
        ),
        (&["k1"], "Meld 1: 2 more tiles; 0 of 30 to open.", "1◆: only one tile; a meld needs"),
        (&["r10", "r12", "k1"], "Meld 1: not a meld yet; 0 of 30 to open.", "(rule 3.2)"),
    ] {
        pick(&mut bench, tiles);
        bench.press("Enter");
        let screen = bench.screen().join("\n");
        assert!(screen.contains(" 1…") && screen.contains(told), "{told}: {screen}");
        assert!(!screen.contains("(rule") && !screen.contains('✗'), "{screen}");
        let events = bench.state.evening.events.len();
        bench.press("t");
        assert_eq!(bench.state.evening.events.len(), events);
        let screen = bench.screen().join("\n");
        assert!(screen.contains("Not valid yet") && screen.contains(reason), "{screen}");
        bench.press("Esc x");
    }
    // What is worth something already counts.
    pick(&mut bench, &["k1", "k2"]);
    bench.press("Enter");
    pick(&mut bench, &["r10", "r11"]);
    bench.press("Enter");
    let screen = bench.screen().join("\n");
    assert!(
        screen.contains("Meld 1: 1 more tile; meld 2: 1 more tile; 0 of 30 to open."),
        "{screen}"
    );
}

/// However many reasons there are, each can be read to its end.
#[test]
fn every_reason_can_be_read_on_a_small_screen() {
    for language in [Language::En, Language::Pl, Language::Ru] {
        let words = Words::new(language);
        let racks = ["r10 r12 k1 y3 b6 k8 y9 r1 b2 y12 k5 b13 r4 y6", ""];
        let mut bench = Bench::dealt(championship(""), racks, &words);
        bench.resize(60, 18);
        for tile in ["r10", "k1", "b6", "y9", "b2", "y12", "k5", "b13", "r4", "y3", "k8", "r1"] {
            pick(&mut bench, &[tile]);
            bench.press("Enter");
        }
        bench.press("t");
        let Some(Cover::Faults { reasons, cost: 0 }) = bench.state.cover.clone() else {
            panic!("{:?}", bench.state.cover);
        };
        assert_eq!(reasons.len(), 12);
        let screen = bench.screen().join(" ");
        assert!(screen.contains("PgDn"), "it says how to scroll: {screen}");
        let mut seen = String::new();
        for _ in 0..40 {
            seen.push_str(&bench.screen().join(" "));
            bench.press("Down");
        }
        for word in reasons.iter().flat_map(|reason| reason.split(' ')) {
            assert!(seen.contains(word), "{word}");
        }
        bench.press("PageUp PageUp PageUp PageUp PageUp");
        assert!(bench.screen().join(" ").contains("PgDn"));
        bench.press("Esc");
        assert!(bench.state.cover.is_none());
    }
}

/// Rule 4.5: where a wrong lay costs tiles, the question comes first.
#[test]
fn a_wrong_lay_is_never_handed_in_unasked() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship("wrong_lay_tiles=1"), OPENER, &words);
    pick(&mut bench, &["k1", "k2"]);
    bench.press("Enter t");
    assert!(matches!(bench.state.cover, Some(Cover::Faults { cost: 1, .. })));
    bench.press("n");
    assert!(bench.state.cover.is_none() && matches!(bench.state.stage, Scene::Turn { .. }));
    bench.press("t y");
    assert!(last_event(&bench, |event| matches!(event, Event::LayTakenBack { .. })).is_some());
}

/// Section 5: the clock hands in the draft as it lies at last, and what stands of it stays.
#[test]
fn time_runs_out_as_the_edition_says() {
    let words = Words::new(Language::En);
    let run = &["r10", "r11", "r12"][..];
    for (tiles, early, late, stands) in [
        (run, "", "", false),
        (run, "Enter", "", true),
        (run, "", "Enter", true),
        (run, "Enter", "x", false),
        // A meld half built.
        (&["k1", "k2"], "Enter", "", false),
    ] {
        let timed = Plan { clock: Some(40), ..championship("") };
        let mut bench = Bench::dealt(timed, OPENER, &words);
        pick(&mut bench, tiles);
        bench.press(early);
        bench.input(Input::Tick(Duration::from_secs(31)));
        assert_eq!(bench.state.seconds_left(), Some(9));
        assert!(bench.screen()[0].contains("0:09"));
        bench.press(late);
        bench.input(Input::Tick(Duration::from_millis(39_999)));
        assert!(last_event(&bench, |e| matches!(e, Event::TimeRanOut { .. })).is_none());
        bench.input(Input::Tick(Duration::from_secs(40)));
        assert!(last_event(&bench, |e| matches!(e, Event::TimeRanOut { .. })).is_some());
        assert_eq!(laid(&bench) == 1, stands, "{early:?}, then {late:?}");
        if !stands {
            let note = bench.state.note.as_deref().unwrap_or_default();
            assert!(note.starts_with("Your time is up. You draw"), "{note}");
        }
    }
}

/// A person's clock starts when they are at the screen, and a tile drawn may be looked at for long.
#[test]
fn the_clock_runs_in_a_turn_and_stands_in_between() {
    let words = Words::new(Language::En);
    let players = ["Anna", "Bob"];
    let timed = Plan { clock: Some(1), ..plan("championship three_doublets=no", &players) };
    let mut bench = Bench::dealt(timed, OPENER, &words);
    let mut now = Duration::ZERO;
    let mut wait = |bench: &mut Bench<'_>, millis| {
        now += Duration::from_millis(millis);
        bench.input(Input::Tick(now));
    };
    for _ in 0..2 {
        assert!(matches!(bench.state.stage, Scene::HandOver { .. }));
        wait(&mut bench, 3_600_000);
        assert!(matches!(bench.state.stage, Scene::HandOver { .. }));
        bench.press("Space");
        assert_eq!(bench.state.seconds_left(), Some(1));
        wait(&mut bench, 600);
        bench.press("d");
        assert!(matches!(bench.state.stage, Scene::Drew { .. }));
        wait(&mut bench, 3_600_000);
        assert!(matches!(bench.state.stage, Scene::Drew { .. }));
        bench.press("Enter");
    }
    assert!(last_event(&bench, |event| matches!(event, Event::TimeRanOut { .. })).is_none());
    bench.press("Space");
    wait(&mut bench, 1_000);
    assert!(last_event(&bench, |event| matches!(event, Event::TimeRanOut { .. })).is_some());
}

/// Rule 2.3: who holds three doublets is asked before anybody moves.
#[test]
fn three_doublets_are_offered_a_new_deal() {
    let words = Words::new(Language::En);
    let doublets = ["r1 r1 k5 k5 y9 y9", ""];
    let mut bench = Bench::dealt(championship(""), doublets, &words);
    let claim = |bench: &Bench<'_>| bench.state.buttons().iter().any(|(a, _)| *a == Action::Claim);
    assert!(matches!(bench.state.stage, Scene::Look { .. }) && claim(&bench));
    bench.press("c");
    assert!(last_event(&bench, |e| matches!(e, Event::DoubletsClaimed { .. })).is_some());
    let deals = bench.state.evening.events.iter();
    assert_eq!(deals.filter(|event| matches!(event, Event::Dealt { .. })).count(), 2);
}

/// Who shares a screen is told why somebody looks at their tiles who does not start.
#[test]
fn the_look_for_doublets_says_why_the_screen_goes_round() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("championship", &["Anna", "Bob"], 7, &words);
    let why = words.say("play-look-first");
    let words_on = |bench: &Bench<'_>| {
        let screen = bench.screen().join(" ");
        screen.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(words_on(&bench).contains(&why), "{:#?}", bench.screen());
    while !matches!(bench.state.stage, Scene::HandOver { look: false, .. }) {
        bench.go_on();
    }
    assert!(!words_on(&bench).contains(&why), "{:#?}", bench.screen());
}

/// Two people draw until a choice of stacks is offered, or for a good while.
fn draw_for_stacks<'w>(rules: &str, words: &'w Words) -> Bench<'w> {
    let mut bench = Bench::shuffled(rules, &["Anna", "Bob"], 7, words);
    for _ in 0..200 {
        match bench.state.stage {
            _ if bench.state.cover.is_some() => break,
            Scene::Turn { .. } => bench.press("d"),
            _ => bench.go_on(),
        }
    }
    bench
}

/// Rule 2.2: in the editions that have it, a used-up stack is followed by one of the player's choice.
#[test]
fn the_next_stack_is_chosen() {
    let words = Words::new(Language::En);
    let mut bench = draw_for_stacks("championship", &words);
    assert!(matches!(bench.state.cover, Some(Cover::Stacks { .. })));
    let screen = bench.screen().join("\n");
    assert!(screen.contains("whoever draws picks the next one"), "{screen}");
    bench.press("Right Right Enter");
    let opened = last_event(&bench, |event| matches!(event, Event::StackOpened { .. }));
    assert!(matches!(opened, Some(Event::StackOpened { stack: 2, .. })), "{opened:?}");
}

#[test]
fn in_other_editions_no_stack_is_chosen() {
    let words = Words::new(Language::En);
    for rules in ["standard", "twist", "championship-2019"] {
        let bench = draw_for_stacks(rules, &words);
        assert!(bench.state.cover.is_none(), "{rules}");
        let drawn = |event: &&Event| matches!(event, Event::Drawn { .. });
        let draws = bench.state.evening.events.iter().filter(drawn).count();
        assert!(draws > 20, "{rules}: two stacks and more are gone after {draws} draws");
    }
}

/// A hint comes in three presses: what kind of move there is, where, and all of it.
#[test]
fn a_hint_is_told_in_three_presses() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), OPENER, &words);
    let note = |bench: &Bench<'_>| bench.state.note.clone().unwrap_or_default();
    bench.press("n");
    let told = note(&bench);
    assert!(told.contains("You can lay") && told.contains("an opening"), "{told}");
    assert!(!bench.state.desk.is_changed() && !told.contains('●'));
    bench.press("n");
    let told = note(&bench);
    assert!(told.contains("10● 11● 12● 13●"), "{told}");
    assert!(!bench.state.desk.is_changed() && bench.state.picks.is_empty());
    let screen = bench.screen().join("\n");
    assert!(screen.contains("10●<11●<"), "{screen}");
    // Followed by hand, what is left of it stays marked, and nothing is called wrong.
    pick(&mut bench, &["r10", "r11"]);
    bench.press("Enter");
    let screen = bench.screen().join("\n");
    assert!(screen.contains("1 more tile; 0 of 30 to open"), "{screen}");
    assert!(screen.contains("12●<") || screen.contains("[12●]"), "{screen}");
    bench.press("n");
    assert!(note(&bench).contains("the whole move"));
    let has_run = bench.melds().iter().any(|meld| meld.contains("r10 r11 r12 r13"));
    assert!(has_run, "{:?}", bench.melds());
    let whole = bench.state.desk.now().clone();
    bench.press("n");
    assert_eq!(*bench.state.desk.now(), whole);
    bench.press("u");
    assert_eq!(bench.melds(), ["r10 r11"], "one step back to what was built by hand");
    bench.press("n t");
    assert_eq!(laid(&bench), 1);
}

/// A hint that takes a meld apart leaves the others their numbers.
#[test]
fn a_hint_leaves_melds_their_numbers() {
    let words = Words::new(Language::En);
    for seed in 1..=30 {
        println!("seed {seed}");
        let mut bench = Bench::shuffled("standard", &["Anna", "random"], seed, &words);
        for _ in 0..60 {
            if !matches!(bench.state.stage, Scene::Turn { .. }) || bench.state.cover.is_some() {
                if bench.state.stage == Scene::Over {
                    break;
                }
                bench.go_on();
                continue;
            }
            let before = bench.state.desk.melds().to_vec();
            bench.press("n n n");
            let after = bench.state.desk.melds();
            for (number, meld) in before.iter().enumerate() {
                let stays = |placed: &&Placed| placed.home == Some(number);
                let kept = after[number].iter().filter(stays).count();
                assert!(kept > 0 || after[number].is_empty(), "meld {}: {meld:?}", number + 1);
            }
            bench.press(if bench.state.desk.laid() > 0 { "t" } else { "d" });
        }
    }
}

/// Nobody is named twice for one: whoever sat there is told as "you".
#[test]
fn a_wrong_lay_and_its_cost_are_told_of_one_person() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship("wrong_lay_tiles=1"), OPENER, &words);
    pick(&mut bench, &["k1", "k2"]);
    bench.press("Enter t y");
    let note = bench.state.note.clone().unwrap_or_default();
    assert!(note.starts_with("Your move was wrong and is taken back. You draw: "), "{note}");
}

/// What was laid is told by meld, one's own turn and those of others.
#[test]
fn what_was_laid_is_told_by_meld() {
    let words = Words::new(Language::En);
    let racks = ["r10 r11 r12 k1 b1 y1", ""];
    let mut bench = Bench::dealt(championship(""), racks, &words);
    for meld in [&["r10", "r11", "r12"][..], &["k1", "b1", "y1"]] {
        pick(&mut bench, meld);
        bench.press("Enter");
    }
    bench.press("t");
    let told = "Anna lays 6 tiles: 10● 11● 12●; 1◆ 1▲ 1■.";
    assert!(bench.state.log.iter().any(|line| line == told), "{:?}", bench.state.log);
}

#[test]
fn quitting_is_asked_and_can_be_taken_back() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), OPENER, &words);
    bench.press("q t d Enter");
    assert_eq!(bench.state.cover, Some(Cover::Quit));
    bench.press("n");
    assert!(bench.state.cover.is_none() && !bench.left);
    bench.press("q Esc");
    assert!(bench.state.cover.is_none() && !bench.left);
    bench.press("q x");
    assert!(bench.left);
}

/// On a Russian keyboard the letter for no is on the key of y.
#[test]
fn no_letter_of_yes_or_no_loses_a_game_that_is_not_saved() {
    for language in [Language::En, Language::Pl, Language::Ru] {
        let words = Words::new(language);
        let mut bench = Bench::dealt(championship(""), OPENER, &words);
        for letter in ["y", &words.say("key-yes")] {
            bench.press(&format!("q {letter}"));
            assert!(!bench.left, "{language:?} {letter}");
        }
    }
}

/// A Russian `н` is no, although it is on the key of `y`, and no letter answers where nothing is asked.
#[test]
fn questions_are_answered_in_the_letters_of_the_language_and_in_y_and_n() {
    let languages = [(Language::En, "y", "n"), (Language::Pl, "t", "n"), (Language::Ru, "д", "н")];
    for (language, yes, no) in languages {
        let words = Words::new(language);
        let saved = || {
            let mut bench = Bench::dealt(championship(""), OPENER, &words);
            bench.state.file = Some("evening".to_owned());
            bench
        };
        let mut bench = saved();
        for no in [no, "n"] {
            bench.press(&format!("q {no}"));
            assert!(bench.state.cover.is_none() && !bench.left, "{language:?} {no}");
        }
        bench.press(yes);
        assert!(!bench.left, "{language:?} {yes}");
        for yes in [yes, "y", &yes.to_uppercase()] {
            let mut bench = saved();
            bench.press("q");
            let screen = bench.screen().join("\n");
            let [yes_button, no_button] = [
                format!(" {} {}", words.say("key-yes"), words.say("button-quit")),
                format!(" {} {}", words.say("key-no"), words.say("button-stay")),
            ];
            assert!(screen.contains(&yes_button) && screen.contains(&no_button), "{screen}");
            bench.press(yes);
            assert!(bench.left, "{language:?} {yes}");
        }
    }
}

#[test]
fn control_c_asks_before_it_leaves() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), OPENER, &words);
    let control_c = || KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    bench.input(Input::Key(control_c()));
    assert!(bench.state.cover == Some(Cover::Quit) && !bench.left);
    bench.input(Input::Key(control_c()));
    assert!(bench.left);
}

#[test]
fn the_last_lay_is_shown_in_words_and_marked() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), ["k1 k3", OPENER[0]], &words);
    bench.press("d Enter");
    let marked = |bench: &Bench<'_>| bench.state.desk.melds().iter().flatten().any(|p| p.news);
    assert!(marked(&bench), "{:#?}", bench.screen());
    bench.press("w");
    assert!(bench.state.note.as_ref().unwrap().contains("Steady lays"));
    assert!(marked(&bench));
}

/// A meld tells what it is, and its joker what it stands for.
#[test]
fn the_meld_at_the_cursor_is_told() {
    let words = Words::new(Language::En);
    let mut bench = Bench::dealt(championship(""), ["r10 r11 J", ""], &words);
    pick(&mut bench, &["r10", "r11", "J"]);
    bench.press("Enter Tab Right Right");
    let screen = bench.screen().join("\n");
    let told = "Meld 1: run 10–12 red, worth 33; joker stands for red 12";
    assert!(screen.contains(told), "{screen}");
}

/// Rule 7.4: right after the draw, before the next player acts.
#[test]
fn an_opening_is_announced_after_a_draw() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard", &["Anna", "Bob"], 7, &words);
    bench.press("Space d");
    if bench.state.cover.is_some() {
        bench.press("Enter");
    }
    // It would not count, so it is not offered; whoever likes may say so.
    assert!(matches!(bench.state.stage, Scene::Drew { announcement_counts: false, .. }));
    assert!(!offers_announcement(&bench));
    bench.press("a");
    assert!(last_event(&bench, |event| matches!(event, Event::Announced { .. })).is_some());
    assert!(matches!(bench.state.stage, Scene::HandOver { .. }));
}

fn offers_announcement(bench: &Bench<'_>) -> bool {
    bench.state.buttons().iter().any(|(action, _)| *action == Action::Announce)
}

/// Rule 7.4: offered once, after the draw that makes an opening possible.
#[test]
fn an_announcement_is_offered_once_and_where_it_counts() {
    let [english, polish, russian] = [Language::En, Language::Pl, Language::Ru].map(Words::new);
    // No meld yet, but many a tile makes one.
    let rack = "r9 r10 k1 k3 k5 k7 b1 b3 b5 b7 y2 y4 y6 y8";
    let offers = |changes: &str, words: &Words| {
        let mut bench = Bench::dealt(championship(changes), [rack, ""], words);
        let mut offers = 0;
        for _ in 0..6 {
            bench.press("d");
            if bench.state.cover.is_some() {
                bench.press("Enter");
            }
            if offers_announcement(&bench) {
                offers += 1;
                let screen = bench.screen().join("\n");
                assert!(screen.contains(&words.say("button-announce")), "{screen}");
                // The whole sentence has room, to the number of its rule.
                assert!(screen.contains("200") && screen.contains("7.4)."), "{screen}");
                bench.press("a");
                let announced = |event: &Event| matches!(event, Event::Announced { seat: Seat::A });
                assert!(last_event(&bench, announced).is_some());
            }
        }
        offers
    };
    for words in [&english, &polish, &russian] {
        assert_eq!(offers("opening=3", words), 1);
    }
    assert_eq!(offers("opening=3 announcement=no", &english), 0);
    assert_eq!(offers("opening=3 could_have_opened_penalty=100", &english), 0);
}
