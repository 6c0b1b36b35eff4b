//! What is on the screen, and what is not.

use std::{collections::BTreeMap, path::Path};

use dublet_rules::{
    bag::Bag,
    meld::Meld,
    notation,
    record::Record,
    score::{Points, SeatScore},
    seat::Seat,
    standings::Starter,
    table::Table,
    tile::Tile,
};
use dublet_words::{Language, Words, columns::width};
use ratatui::layout::Position;

use super::bench::{Bench, deals, plan, read, screen_of};
use crate::{
    board::Cursor,
    desk::{Desk, Spot},
    evening::{Evening, Plan},
    look::{Mark, face},
    saved,
    state::{Scene, State},
};

const LANGUAGES: [Language; 3] = [Language::En, Language::Pl, Language::Ru];

/// How often each tile is written on some lines.
fn tiles_on(lines: &[String]) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for line in lines {
        let letters: Vec<char> = line.chars().collect();
        for (place, shape) in letters.iter().enumerate() {
            if "◆●▲■★‖↔◐".contains(*shape) && place >= 2 {
                let text: String = letters[place - 2..=place].iter().collect();
                *found.entry(text.trim_start_matches([' ', '[']).to_owned()).or_default() += 1;
            }
        }
    }
    found
}

fn written(tiles: &Bag) -> BTreeMap<String, usize> {
    let name = |(tile, count)| {
        let (text, shape) = face(tile);
        (format!("{text}{shape}"), usize::from(count))
    };
    tiles.faces().map(name).collect()
}

#[test]
fn a_rack_of_thirty_five_is_all_on_the_screen() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("twist", &["Anna", "Bob"], 4, &words);
    while bench.state.evening.game().public_view().seats[0].tiles < 35
        || !matches!(bench.state.stage, Scene::Turn { seat } if seat == Seat::A)
    {
        match bench.state.stage {
            Scene::Turn { .. } => bench.press("d Enter"),
            _ => bench.go_on(),
        }
    }
    for size in [(80, 24), (120, 40)] {
        bench.resize(size.0, size.1);
        for _ in 0..2 {
            bench.press("s");
            let rack = bench.state.view().unwrap().rack;
            assert_eq!(rack.len(), 35);
            if size == (80, 24) {
                let top = usize::from(bench.state.board().rack.y);
                assert_eq!(tiles_on(&bench.screen()[top..]), written(&rack));
            }
            // Each can be walked to.
            bench.state.cursor = Cursor::New;
            for place in bench.state.rack_order() {
                bench.press("Right");
                assert_eq!(bench.state.cursor, Cursor::Tile(Spot::Rack(place)));
            }
        }
    }
}

#[test]
fn every_tile_of_a_full_table_is_brought_into_sight() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("xp", &["Anna", "Bob"], 2, &words);
    bench.press("Space Enter Space Enter Space");
    assert!(matches!(bench.state.stage, Scene::Turn { .. }));
    // Every number tile there is: runs of each colour, cut in three different ways.
    let melds = ["k r b y"; 3].iter().zip([vec![3, 3, 7], vec![4, 5, 4], vec![13]]);
    let mut layout = Vec::new();
    for (colours, lengths) in melds {
        for colour in colours.split(' ') {
            let mut from = 1;
            for length in lengths.clone() {
                let run: Vec<String> =
                    (from..from + length).map(|number| format!("{colour}{number}")).collect();
                layout.push(run.join(" "));
                from += length;
            }
        }
    }
    let table = Table::read(&notation::layout(&layout.join(" | ")).unwrap()).unwrap();
    assert_eq!(table.tiles().len(), 156);
    let news: Vec<Vec<bool>> =
        table.melds().iter().map(|meld| vec![false; meld.tiles().len()]).collect();
    bench.state.desk = Desk::new(&table, &news, &Bag::EMPTY, &Bag::EMPTY);
    for size in [(80, 24), (120, 40), (60, 18)] {
        bench.resize(size.0, size.1);
        bench.state.cursor = Cursor::Tile(Spot::Table { meld: 0, place: 0 });
        bench.press("Esc Right Left");
        for (meld, tiles) in bench.state.desk.melds().to_vec().iter().enumerate() {
            for (place, placed) in tiles.iter().enumerate() {
                assert_eq!(bench.state.cursor, Cursor::Tile(Spot::Table { meld, place }));
                let (text, shape) = face(placed.tile);
                let screen = bench.screen().join("\n");
                if size.0 < 110 {
                    assert!(screen.contains(&format!("[{text:>2}{shape}]")), "{screen}");
                } else {
                    assert!(screen.contains(&format!("[ {text:>2} ]")), "{screen}");
                }
                bench.press("Right");
            }
        }
    }
}

/// Between two people nobody's tiles are on the screen, and in a turn nobody else's.
#[test]
fn racks_of_others_are_never_shown() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("family", &["Anna", "steady", "Bob"], 6, &words);
    let mut turns = 0;
    for _ in 0..300 {
        // The log names what was laid and what was drawn for the start, never what was drawn later.
        let told = std::mem::take(&mut bench.state.log);
        let secret = |line: &&String| line.contains("draws");
        assert_eq!(
            tiles_on(&told.iter().filter(secret).cloned().collect::<Vec<_>>()),
            BTreeMap::new()
        );
        let screen = bench.screen();
        let game = bench.state.evening.game();
        let table = *game.public_view().table.tiles();
        match &bench.state.stage {
            Scene::Over => break,
            Scene::HandOver { .. } => {
                assert_eq!(bench.state.viewer, None);
                assert_eq!(tiles_on(&screen), BTreeMap::new(), "{screen:#?}");
                // No key but one shows anything, nor does the mouse on what lies there in a turn.
                bench.press("Enter n w s u r b Tab Right d t Esc");
                for y in 0..22 {
                    bench.click(Position::new(5, y));
                }
                let screen = bench.screen();
                assert_eq!(tiles_on(&screen), BTreeMap::new(), "{screen:#?}");
                // Nor does taking the evening up again.
                let kept = saved::write(&bench.state.evening);
                let mut again = State::new(read(&kept), None, &words);
                again.log.clear();
                assert_eq!(again.viewer, None);
                assert_eq!(tiles_on(&screen_of(&again)), BTreeMap::new());
                bench.press("Space");
            }
            Scene::Watching => {
                assert_eq!(tiles_on(&screen), written(&table));
                bench.press("Enter");
            }
            Scene::Turn { seat } | Scene::Look { seat } | Scene::Drew { seat, .. } => {
                let own = game.seat_view(*seat).unwrap().rack;
                assert_eq!(tiles_on(&screen), written(&table.plus(&own)), "{screen:#?}");
                turns += 1;
                match bench.state.stage {
                    Scene::Turn { .. } => bench.press("d Enter"),
                    _ => bench.press("Enter"),
                }
            }
        }
    }
    assert!(turns > 20);
}

/// Nothing is cut off in any language: buttons in two lines, help within its frame.
#[test]
fn texts_fit_on_eighty_columns() {
    for language in LANGUAGES {
        let words = Words::new(language);
        let mut bench = Bench::shuffled("twist", &["Aleksandra", "steady"], 9, &words);
        bench.press("Space Right Space Right Space Enter");
        for (keys, ids) in [
            ("", &["button-lay", "button-undo", "button-quit"][..]),
            ("?", &["button-close"]),
            ("Esc q", &["button-save-and-quit", "button-quit-unsaved", "button-stay"]),
            ("n g", &["play-no-scores"]),
        ] {
            bench.press(keys);
            let screen = bench.screen().join("\n");
            for id in ids {
                let text = words.tell(id, [("count", 3.into())]);
                assert!(screen.contains(&text), "{text}: {screen}");
            }
            let board = bench.state.board();
            assert!(board.buttons.iter().all(|(_, area)| area.right() <= 80));
            assert!(board.messages.bottom() >= 22, "two lines of buttons");
        }
        for line in words.say("play-help").lines() {
            assert!(width(line) <= 74, "{line}");
        }
        let keys = words.say("play-keys");
        assert!(width(&keys) <= 78, "{keys}");
    }
}

/// Help that does not fit says how to scroll, and is read to its end; what fits says nothing of it.
#[test]
fn help_is_scrolled_to_its_end() {
    for language in LANGUAGES {
        let words = Words::new(language);
        let mut bench = Bench::shuffled("standard", &["Anna", "steady"], 9, &words);
        bench.press("?");
        let text = words.say("play-help");
        let last = text.lines().last().unwrap().trim();
        let screen = bench.screen().join("\n");
        assert!(screen.contains("PgDn: ") && !screen.contains(last), "{screen}");
        bench.press("PageDown PageDown PageDown PageDown");
        let screen = bench.screen().join("\n");
        assert!(screen.contains(last), "{screen}");
        bench.press("PageUp PageUp PageUp PageUp");
        let first = text.lines().next().unwrap();
        assert!(bench.screen().join("\n").contains(first));
        bench.resize(120, 60);
        let screen = bench.screen().join("\n");
        assert!(screen.contains(last) && !screen.contains("PgDn: "), "{screen}");
    }
}

/// One sign means one thing, wherever it stands on the screen of a game.
#[test]
fn one_sign_means_one_thing() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard", &["Anna", "steady"], 9, &words);
    let marks = [Mark::Picked, Mark::Own, Mark::Hinted, Mark::News].map(Mark::sign);
    let shapes = "◆●▲■★‖↔◐";
    let help = words.say("play-help");
    let legend: String = help.split("\n\n").next().unwrap().to_owned();
    for sign in marks.into_iter().chain(["…", "+", "✓", "–", "!"]) {
        assert_eq!(legend.matches(sign).count(), 1, "{sign} in {legend}");
        assert!(!shapes.contains(sign));
    }
    // The table is scrolled by arrows, which are no tile's shape.
    bench.resize(60, 18);
    bench.press("?");
    let frame = bench.screen().into_iter().find(|line| line.contains("PgDn:")).unwrap();
    assert!(!frame.contains(['▲', '▼']), "{frame}");
}

#[test]
fn house_rules_are_shown_as_the_difference() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard joker_penalty=30", &["Anna", "steady"], 9, &words);
    assert!(bench.screen()[0].contains("Standard, house rules · round 1"));
    bench.press("? PageDown PageDown PageDown");
    let screen = bench.screen().join("\n");
    let difference = "penalty for a joker left on the rack (rule 6.3): 30 (Standard: 50)";
    assert!(screen.contains(difference), "{screen}");
}

/// A long evening's sheet shows its last games, and nothing runs over the edge.
#[test]
fn a_long_sheet_fits_as_well() {
    let words = Words::new(Language::En);
    let players = ["Aleksandra Maria", "random", "random", "random", "random", "random"];
    let plan = Plan { rounds: 20, ..plan("xp", &players) };
    let scores = vec![SeatScore { big: 1, small: Points::whole(-200) }; 6];
    let sheet = vec![(Seat::A, scores); 119];
    let starter = Starter::Seat(Seat::A.next(6));
    let record = Record { starter, ..Evening::new(plan.clone(), deals(1)).record() };
    let evening = Evening::taken_up(plan, vec![false; 6], sheet, record, deals(1)).unwrap();
    let mut bench = Bench::new(evening, &words);
    for size in [(80, 24), (60, 18), (120, 40)] {
        bench.resize(size.0, size.1);
        bench.press("g");
        let screen = bench.screen().join("\n");
        assert!(screen.contains("game 119") && screen.contains("place"), "{screen}");
        bench.press("Esc");
        for _ in 0..400 {
            match (&bench.state.stage, &bench.state.cover) {
                (Scene::Over, _) => break,
                (Scene::Turn { .. }, None) => bench.press("d"),
                _ => bench.press("Enter"),
            }
        }
        let screen = bench.screen().join("\n");
        assert!(screen.contains("place") && screen.contains("Left on the racks"), "{screen}");
        assert!(screen.contains("game 120"), "the game that is over: {screen}");
    }
}

/// Rules 7.2 and 7.3: who never opened is told what that costs and what there was to open with, and the winner where the
/// points come from.
#[test]
fn the_end_of_a_game_says_why_points_are_what_they_are() {
    let words = Words::new(Language::En);
    let rules = "standard penalties_at_pool_end=yes";
    let mut bench = Bench::shuffled(rules, &["Anna", "steady"], 3, &words);
    while bench.state.stage != Scene::Over {
        assert!(!bench.screen().join("\n").contains("Possible opening"), "while it is on");
        let is_turn = matches!(bench.state.stage, Scene::Turn { .. });
        bench.press(if is_turn { "d Enter" } else { "Enter" });
    }
    let cells = bench.state.evening.game().final_view().unwrap().cells().unwrap();
    let tile = |tile: &Tile| format!("{}{}", face(*tile).0, face(*tile).1);
    let opening: Vec<String> =
        cells[0].reason.melds().iter().flat_map(Meld::tiles).map(tile).collect();
    assert!(opening.len() >= 3, "Anna could have opened: {cells:?}");
    let screen = bench.screen();
    let end = screen.iter().position(|line| line.contains("Left on the racks")).unwrap();
    let text = screen[end..].join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        format!("could have: −200 instead of the {} left (rule 7.2)", cells[0].value),
        format!("Possible opening: {}", opening.join(" ")),
        "what the other player lost, minus the winner’s own tiles: 200 − 88".to_owned(),
    ] {
        assert!(text.contains(&part), "{part}: {screen:#?}");
    }
}

/// The whole screen of a turn: a meld that stands, and one that does not.
#[test]
fn a_turn_looks_like_this() {
    let words = Words::new(Language::En);
    let racks = ["r10 r11 r12 J k5 b5 y5 k1 k2 y8", "b7 b8 b9"];
    let timed = Plan {
        clock: Some(40),
        ..plan("championship penalties_at_pool_end=yes", &["Anna", "steady"])
    };
    for (width, height) in [(80, 24), (120, 40)] {
        let mut bench = Bench::dealt(timed.clone(), racks, &words);
        bench.resize(width, height);
        for meld in [&["r10", "r11", "r12"][..], &["k1", "k2"]] {
            meld.iter().for_each(|tile| bench.click(bench.on_rack(tile)));
            bench.click(Position::new(50, 10));
        }
        bench.press("u r Tab Right Right Right");
        let screen = bench.screen();
        let lines: Vec<&str> = screen.iter().map(|line| line.trim_end()).collect();
        let text = lines.join("\n") + "\n";
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("src/tests/screens/turn-{width}x{height}.txt"));
        if std::env::var_os("DUBLET_GOLDEN").is_some_and(|value| value == "write") {
            std::fs::write(&file, &text).unwrap();
        }
        assert!(text == std::fs::read_to_string(&file).unwrap(), "{text}");
    }
}

#[test]
fn a_tiny_window_is_survived() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("twist", &["Anna", "steady"], 9, &words);
    for size in [(5, 2), (1, 1), (59, 17), (80, 24)] {
        bench.resize(size.0, size.1);
        bench.press("Right Space Tab Enter ? Esc g Esc u");
        assert_eq!(bench.screen().len(), usize::from(size.1));
    }
}

/// Letters that take two columns push nothing out of line: neither beside the table nor on the sheet.
#[test]
fn wide_names_line_up() {
    let words = Words::new(Language::En);
    let mut bench = Bench::shuffled("standard", &["山田太郎", "random"], 3, &words);
    let players: Vec<String> =
        bench.screen()[1..3].iter().map(|line| line.chars().skip(60).collect()).collect();
    assert!(players[0].contains('山') && players[1].contains("Random"), "{players:#?}");
    let marks: Vec<_> =
        players.iter().map(|line| line.chars().position(|letter| "–✓!".contains(letter))).collect();
    assert_eq!(marks[0], marks[1]);
    while bench.state.stage != Scene::Over {
        bench.press(if matches!(bench.state.stage, Scene::Turn { .. }) {
            "d Enter"
        } else {
            "Enter"
        });
    }
    let sheet = bench.screen();
    let head = sheet.iter().find(|line| line.contains('山') && line.contains("Random")).unwrap();
    let total = sheet.iter().find(|line| line.contains("total")).unwrap();
    assert_eq!(head.trim_end().chars().count(), total.trim_end().chars().count(), "{sheet:#?}");
}
