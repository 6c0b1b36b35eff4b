//! The commands as a user types them.

mod program;

use std::path::{Path, PathBuf};

use program::dublet;

/// Exit code and output; errors are one line on standard error.
fn run(args: &[&str]) -> (i32, String) {
    let (code, answer, error) = dublet(args);
    if code == 2 {
        assert_eq!((answer.as_str(), error.lines().count()), ("", 1), "{args:?}: {error}");
        return (code, error);
    }
    (code, answer)
}

fn meld(line: &str) -> (i32, String) {
    let args: Vec<&str> = ["meld"].into_iter().chain(line.split_whitespace()).collect();
    run(&args)
}

fn temporary_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn melds_are_named_with_their_worth() {
    for (line, expected) in [
        ("twist r3 r4 C b6", "colour-changing run 3–6 red and blue, worth 18"),
        ("twist r2 D r5", "run 2–5 red, worth 14"),
        ("twist b3 r3 D", "group of 3s, worth 12"),
        ("twist b3 b4 M b4 b3", "mirrored run 3-5-3 blue, worth 19"),
        ("expert b4 b5 Jb", "run 4–6 blue, worth 15"),
        ("standard r5 J J", "run 5–7 red, worth 18"),
        ("standard y7 k7 r7 b7", "group of 7s, worth 28"),
    ] {
        let (code, answer) = meld(line);
        assert_eq!((code, answer.lines().next()), (0, Some(expected)), "{line}");
    }
}

/// A joker that may be one of several tiles is not said to be them all, and Expert has jokers though no plain one.
#[test]
fn jokers_are_told_as_they_are() {
    let (_, answer) = meld("standard r5 J J --lang pl");
    assert!(answer.contains("joker może być: ") && !answer.contains("joker to"), "{answer}");
    let (_, answer) = meld("standard r5 J r7 --lang pl");
    assert!(answer.contains("joker jako czerwona 6"), "{answer}");
    let (code, answer) = meld("expert J r2 r3 --lang ru");
    assert!(code == 2 && answer.contains("обычный джокер: в версии Expert"), "{answer}");
}

/// Figures and players' names are those of the language.
#[test]
fn simulated_games_are_told_in_the_language_asked_for() {
    let folder = temporary_folder("simulated-in-polish");
    let save = folder.to_str().unwrap();
    let players = ["--players", "novice,casual", "--games", "1", "--save", save];
    let (_, answer) = run(&[&["simulate", "standard", "--lang", "pl"][..], &players].concat());
    let seats: Vec<&str> = answer.lines().filter(|line| line.starts_with("  ")).collect();
    assert!(seats.len() == 2 && seats.iter().all(|line| line.contains(",0")), "{answer}");
    assert!(!answer.contains(['.', '-']) && answer.contains('−'), "{answer}");
    let game = std::fs::read_to_string(folder.join("game-000001.txt")).unwrap();
    assert!(game.contains("początkujący 1") && game.contains("amator 2"), "{game}");
}

#[test]
fn no_melds_are_refused_with_the_reason_and_the_order_that_would_stand() {
    for (line, reason) in [
        ("twist b12 b13 M b13 b12", "nothing above 13 (rule 3.2)"),
        ("twist r3 C r5", "the same on both sides of the colour change (rule 3.11)"),
        ("twist r3 D", "at least three (rule 3.8)"),
        ("standard r3 r4", "at least three (rule 3.2)"),
        ("standard r3 b3", "at least three (rule 3.1)"),
        ("standard r3", "at least three (rule 3.1)"),
        ("twist J J J", "no number tile"),
        ("twist D r2 r3", "valid in this order: r2 r3 D (run 2–5 red, worth 14)"),
        ("twist r11 r12 D", "valid in this order: D r11 r12 (run 9–12 red, worth 42)"),
        ("expert b4 b5 Jr", "blue 5 and red joker differ in colour (rule 3.2)"),
        ("expert b10 r10 k10 Jb", "as a group: blue appears twice (rule 3.1)"),
    ] {
        let (code, answer) = meld(line);
        assert_eq!(code, 1, "{line}");
        assert!(answer.contains(reason), "{line}: {answer}");
    }
}

/// A few reasons help; the others are there for who asks.
#[test]
fn only_the_nearest_shape_is_told_unless_all_is_asked_for() {
    let lines = |line: &str| -> Vec<String> {
        meld(line).1.lines().map(|line| line.trim().to_owned()).collect()
    };
    assert_eq!(
        lines("standard r3 b7 k9 y12"),
        ["Not a meld.", "as a group: red 3 and blue 7 differ in number (rule 3.1)"]
    );
    let few = lines("expert b10 r10 k10 Jb");
    assert_eq!(few, ["Not a meld.", "as a group: blue appears twice (rule 3.1)"]);
    let all = lines("expert b10 r10 k10 Jb --all");
    assert_eq!(all[..2], few);
    assert!(all.len() == 3 && all[2].starts_with("as a run: "), "{all:?}");
    // Two tiles of a run lack the third, and nothing else.
    let two = "only two tiles; a meld needs at least three (rule 3.2)";
    assert_eq!(lines("standard r3 r4"), ["Not a meld.", two]);
}

/// What is printed on a box names an edition where it is the only one in it, and no edition's own name.
#[test]
fn an_edition_is_found_by_its_name_or_its_box_in_capitals_or_not() {
    let joker = |typed: &str| {
        let (code, answer) = run(&["editions", typed, "--json"]);
        (code == 0).then(|| answer.split("joker_penalty\":").nth(1).unwrap()[..2].to_owned())
    };
    for typed in ["family", "Family", "mundo", "EXCLUSIVE"] {
        assert_eq!(joker(typed).as_deref(), Some("30"), "{typed}");
    }
    assert_eq!(joker("Standard").as_deref(), Some("50"));
    assert_eq!(joker("3 in 1"), None);
}

#[test]
fn bad_input_is_named_and_exits_with_two() {
    let sheet = temporary_folder("bad").join("sheet.json");
    let bad_sheet = |content: &str| {
        std::fs::write(&sheet, content).unwrap();
        run(&["score", "standard", sheet.to_str().unwrap()])
    };
    for (line, error) in [
        ("standard r3 x4", "column 4: “x4” is not a tile; tiles are written like r7,"),
        ("standard r5 r5 r5", "3 copies of red 5"),
        ("standard D r3 r4", "has no double joker"),
        ("nonsense r3", "Family (family; box Standard, Mundo, Exclusive), XP (xp), "),
    ] {
        let (code, answer) = meld(line);
        assert_eq!(code, 2, "{line}");
        assert!(answer.contains(error), "{line}: {answer}");
    }
    for (content, error) in [
        ("", "line 1"),
        ("{\"games\":[]}", "no games"),
        ("{\"games\":[{\"end\":\"out\",\"seats\":[]}]}", "0 players"),
        ("{\"games\":[{\"end\":\"later\",\"seats\":[]}]}", "later"),
        (
            "{\"games\":[{\"end\":\"out\",\"seats\":[{\"name\":\"A\",\"rack\":[],\"opened\":true},\
             {\"name\":\"A\",\"rack\":[\"r1\"],\"opened\":true}]}]}",
            "duplicate name A",
        ),
        (
            "{\"games\":[{\"end\":\"out\",\"seats\":[{\"name\":\"A\",\"rack\":[\"q1\"],\"opened\":true}]}]}",
            "“q1” is not a tile",
        ),
        (
            "{\"games\":[{\"end\":\"out\",\"seats\":[{\"name\":\"A\",\"rack\":[],\"opened\":true},\
             {\"name\":\"B\",\"rack\":[\"r1\",\"r1\",\"r1\"],\"opened\":true}]}]}",
            "3 copies of red 1",
        ),
        (
            "{\"games\":[{\"end\":\"out\",\"seats\":[{\"name\":\"A\",\"rack\":[\"r2\"],\"opened\":true},\
             {\"name\":\"B\",\"rack\":[\"r1\"],\"opened\":true}]}]}",
            "exactly one empty rack",
        ),
    ] {
        let (code, answer) = bad_sheet(content);
        assert_eq!(code, 2, "{content}");
        assert!(answer.contains(error), "{content}: {answer}");
    }
    for args in [
        &["score", "standard", "no-such-file.json"][..],
        &["verify", "no-such-file.txt"],
        &["simulate", "standard", "--players", "genius,random"],
        &["simulate", "standard", "--players", "random"],
        &["play", "--players", "A"],
        &["play", "--players", "Anna,Eva=genius"],
        &["play", "--rules", "no-such-file.toml"],
    ] {
        assert_eq!(run(args).0, 2, "{args:?}");
    }
}

fn sheet(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets");
    folder.join(format!("{name}.json")).to_str().unwrap().to_owned()
}

/// Each game's `big/small` per seat, the totals, and the order.
fn scored(edition: &str, name: &str) -> (Vec<String>, String, String) {
    let (code, answer) = run(&["score", edition, &sheet(name), "--json"]);
    assert_eq!(code, 0, "{answer}");
    let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
    let seats = |seats: &serde_json::Value| {
        let seat = |seat: &serde_json::Value| format!("{}/{}", seat["big"], seat["small"]);
        seats.as_array().unwrap().iter().map(seat).collect::<Vec<_>>().join(" ")
    };
    let games = answer["games"].as_array().unwrap();
    let order = answer["order"].as_array().unwrap();
    let order: Vec<&str> = order.iter().map(|name| name.as_str().unwrap()).collect();
    (
        games.iter().map(|game| seats(&game["seats"])).collect(),
        seats(&answer["totals"]),
        order.join(" "),
    )
}

#[test]
fn the_rulebooks_sheets_come_out_to_the_digit() {
    let (games, totals, order) = scored("standard", "standard");
    assert_eq!(
        games,
        [
            "1/29 0/-5 0/-10 0/-15",
            "0/-100 0/-1 0/-2 1/103",
            "0/-10 0/-1 0/-1 1/12",
            "1/25 0/-1 0/-13 0/-11"
        ]
    );
    assert_eq!((totals.as_str(), order.as_str()), ("2/-56 0/-8 0/-26 2/89", "4th 1st 2nd 3rd"));

    let (games, totals, order) = scored("original", "original");
    assert_eq!(
        games,
        [
            "1/24 0/-5 0/-16 0/-3",
            "0/-6 0/-11 1/22 0/-5",
            "0/-32 0/-13 0/-2 1/47",
            "0/-10 0/-25 1/41 0/-6"
        ]
    );
    assert_eq!((totals.as_str(), order.as_str()), ("1/-24 0/-54 2/45 1/33", "V G A B"));

    let (games, totals, order) = scored("championship", "championship");
    assert_eq!(
        games,
        [
            "1/74 0/-4 0/-60 0/-10",
            "1/68 0/-2 0/-58 0/-8",
            "1/31 1/31 0/-56 0/-6",
            "1/0 1/0 1/0 1/0"
        ]
    );
    assert_eq!((totals.as_str(), order.as_str()), ("4/173 2/25 1/-174 1/-24", "A B D C"));
}

#[test]
fn announcements_and_shares_are_scored() {
    assert_eq!(scored("standard", "announced").0, ["1/500 0/-100 0/-200 0/-200"]);
    // Where jokers do not count towards it, D could not have opened.
    assert_eq!(scored("family", "announced").0, ["1/400 0/-100 0/-200 0/-100"]);
    let (_, totals, _) = scored("championship", "tie-of-three");
    assert_eq!(totals, "1/15.333333333333334 1/15.333333333333334 1/15.333333333333334 0/-46");
}

#[test]
fn a_sheet_is_printed_for_people_too() {
    let (code, answer) = run(&["score", "championship", &sheet("championship"), "--lang", "en"]);
    assert_eq!(code, 0);
    assert!(answer.contains("total") && answer.contains("4/+173"), "{answer}");
    let places = answer.lines().find(|line| line.starts_with("place")).unwrap();
    assert_eq!(places.split_whitespace().collect::<Vec<_>>(), ["place", "1", "2", "4", "3"]);
    // The sheet's second game, by empty pool: 2, 4, 60 and 10.
    let reason = "A +68: what the others lost: 2 + 58 + 8";
    assert!(answer.contains(reason), "{answer}");
    assert!(
        answer.contains(": left on the rack: 10, minus the lowest rack: 2 (rule 7.5)"),
        "{answer}"
    );
    let (_, answer) = run(&["score", "championship", &sheet("tie-of-three"), "--lang", "en"]);
    assert!(answer.contains("1/+15⅓"), "{answer}");
    let (_, answer) = run(&["score", "standard", &sheet("announced"), "--lang", "en"]);
    assert!(answer.starts_with("Standard (standard; box 3 in 1)\n"), "the box is said: {answer}");
    assert!(answer.contains("−200 instead of the "), "{answer}");
    assert!(answer.contains("announced it in time: −100 instead of the "), "{answer}");
}

/// What docs/score.md shows is a file the program reads.
#[test]
fn the_documented_sheet_is_scored() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/score.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let example = docs.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let file = temporary_folder("documented").join("games.json");
    std::fs::write(&file, example).unwrap();
    let (code, answer) = run(&["score", "standard", file.to_str().unwrap()]);
    assert_eq!(code, 0, "{answer}");
    assert!(answer.contains("Celina"), "{answer}");
    // Every value of the file is described, and nothing else is.
    for value in ["games", "end", "seats", "name", "rack", "opened", "announced", "last_drawn"] {
        assert!(docs.contains(&format!("\n| `{value}` | ")), "{value}");
    }
    let (_, help, _) = dublet(&["score", "--help", "--lang", "en"]);
    assert!(help.contains("docs/score.md"), "{help}");
}

/// Help is told in the language asked for: by the option wherever it stands, else by the environment.
#[test]
fn help_comes_in_the_language_asked_for() {
    for (args, expected) in [
        (
            &["--help", "--lang", "pl"][..],
            &["Użycie: dublet [OPCJE] <POLECENIE>", "Polecenia:"][..],
        ),
        (&["--lang=ru", "play", "--help"], &["Использование: dublet play", "Секунды на ход"]),
        (
            &["tournament", "seat", "-h", "--lang", "pl"],
            &["Użycie: dublet tournament seat", "Ile rund", "--table <MIEJSCA>"],
        ),
        (&["solve", "--help", "--lang", "pl"], &["--batch <PLIK.jsonl>"]),
        (&["serve", "--help", "--lang", "ru"], &["Адрес и порт", "Показать эту справку"]),
        (&["--help", "--lang", "en"], &["Usage: dublet [OPTIONS] <COMMAND>", "Commands:"]),
    ] {
        let (code, help, error) = dublet(args);
        assert_eq!((code, error.as_str()), (0, ""), "{args:?}");
        for text in expected {
            assert!(help.contains(text), "{args:?}: {text}: {help}");
        }
    }
}

#[test]
fn help_comes_in_the_language_of_the_environment() {
    let mut command = program::command(&["meld", "--help"]);
    command.env("LANG", "pl_PL.UTF-8");
    let (code, help, _) = program::run(command);
    assert_eq!(code, 0);
    assert!(help.contains("Użycie: dublet meld [OPCJE] <EDYCJA> <KOSTKI>..."), "{help}");
}

#[test]
fn simulated_games_reproduce_and_verify() {
    let folder = temporary_folder("simulated");
    let args = |seed| {
        [
            "simulate",
            "twist",
            "--players",
            "random,random,random",
            "--games",
            "3",
            "--seed",
            seed,
            "--json",
        ]
    };
    let result = |seed| {
        let mut answer: serde_json::Value = serde_json::from_str(&run(&args(seed)).1).unwrap();
        answer.as_object_mut().unwrap().remove("games_per_second");
        answer
    };
    assert_eq!(result("5"), result("5"));
    assert_ne!(result("5")["turns"], result("6")["turns"]);
    let save = folder.to_str().unwrap();
    let players = ["--players", "steady,random", "--games", "2", "--save", save];
    let (code, _) = run(&[&["simulate", "championship"][..], &players].concat());
    assert_eq!(code, 0);
    let file = folder.join("game-000002.txt");
    let name = file.to_str().unwrap();
    let (code, answer) = run(&["verify", name]);
    assert_eq!(code, 0);
    assert!(answer.contains("The deal is the one committed to."), "{answer}");

    // Cut in half, tampered with, or dealt otherwise: never verified, never a panic.
    let record = std::fs::read_to_string(&file).unwrap();
    let changed = folder.join("changed.txt");
    let verify = |content: &str| {
        std::fs::write(&changed, content).unwrap();
        run(&["verify", changed.to_str().unwrap()])
    };
    let half: String = record.chars().take(record.chars().count() / 2).collect();
    assert_ne!(verify(&half).0, 0);
    let lines: Vec<&str> = record.lines().collect();
    let (code, answer) = verify(&lines[..lines.len() - 1].join("\n"));
    assert_eq!(code, 1);
    assert!(answer.contains("Not verified"), "{answer}");
    let (code, answer) = verify(&record.replacen("secret ", "secret f", 1));
    assert_eq!(code, 2, "{answer}");
    let secret = record.lines().find(|line| line.starts_with("secret ")).unwrap();
    let other = format!("secret {}", "ab".repeat(32));
    let (code, answer) = verify(&record.replace(secret, &other));
    assert_eq!(code, 1);
    assert!(answer.contains("does not fit the commitment"), "{answer}");
    let draw = record.lines().find(|line| line.starts_with("draw ")).unwrap();
    let (code, answer) = verify(&record.replacen(draw, "draw A Jk", 1));
    assert_eq!(code, 1);
    assert!(answer.contains("event "), "{answer}");
    let (code, answer) = verify(&record.replacen(draw, "draw A q1", 1));
    assert_eq!(code, 2);
    assert!(answer.contains("column 8"), "{answer}");
}

#[test]
fn editions_are_listed_shown_and_compared() {
    let (_, all) = run(&["editions"]);
    // The box called Standard holds another edition than the one of that name.
    let of_family = "\nBoxes: Standard, Mundo, Exclusive\n  106 tiles, 2 of them jokers. ";
    assert!(all.contains(of_family) && all.contains("\n  Family (family) "), "{all}");
    let of_three = "\nBox: 3 in 1\n  112 tiles, 8 of them jokers in four colours. Standard takes the two red ones;\n  the other six stay in the box.\n  Standard (standard) ";
    assert!(all.contains(of_three), "{all}");
    // Whoever has another box goes by what is in it.
    assert_eq!(all.matches(" tiles, ").count(), 4, "{all}");
    assert!(all.trim_end().ends_with("Standard under “3 in 1”."), "{all}");
    assert_eq!(all.matches("Box: ").count(), 3, "{all}");
    assert!(all.contains("\nPolish championship\n"), "{all}");
    assert!(all.contains("Championship 2019 (championship-2019)"), "{all}");
    let (_, polish) = run(&["editions", "--lang", "pl"]);
    assert!(polish.contains("Rodzinna (family)"), "{polish}");
    let (_, one) = run(&["editions", "xp"]);
    assert!(one.starts_with("XP (xp)\nBox: XP\n  160 tiles, "), "{one}");
    assert!(one.contains("copies of each number tile (rule 1.2): 3"), "{one}");
    let (_, differences) = run(&["editions", "xp", "family"]);
    assert_eq!(differences.lines().count(), 4, "{differences}");
    assert!(differences.starts_with("XP differs from Family in:"), "{differences}");
    let (_, differences) = run(&["editions", "championship", "championship-2019", "--lang", "pl"]);
    assert!(
        differences.starts_with("Edycja „Mistrzostwa” różni się od edycji „Mistrzostwa 2019”:"),
        "{differences}"
    );
    let (_, json) = run(&["editions", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json[9]["values"]["joker_penalty"], 20);
}

/// A command line that cannot be used and a file that cannot be read are told in the language asked for, in one line each.
#[test]
fn misuse_is_told_in_the_language_asked_for() {
    let folder = temporary_folder("misuse");
    let bad = folder.join("bad.json");
    std::fs::write(&bad, r#"{"x": 1}"#).unwrap();
    let bad = bad.to_str().unwrap();
    let cases: [(&[&str], [&str; 3]); 13] = [
        (
            &["blah"],
            ["unknown command “blah”", "nieznane polecenie „blah”", "неизвестная команда «blah»"],
        ),
        (
            &["simulat"],
            ["did you mean simulate?", "może chodzi o simulate?", "может быть, simulate?"],
        ),
        (&["tournament"], ["a command is missing", "brakuje polecenia", "не хватает команды"]),
        (
            &["meld"],
            [
                "missing: <EDITION>, <TILES>...; see dublet meld --help",
                "brakuje: <EDYCJA>, <KOSTKI>...; więcej powie dublet meld --help",
                "не хватает: <ВЕРСИЯ>, <ФИШКИ>...; подробнее: dublet meld --help",
            ],
        ),
        (
            &["meld", "xp", "--no"],
            ["unknown argument “--no”", "nieznany argument „--no”", "неизвестный аргумент «--no»"],
        ),
        (
            &["solve", "xp", "--rack"],
            [
                "--rack <RACK> needs a value; see dublet solve --help",
                "--rack <TABLICZKA> wymaga wartości",
                "для --rack <ПОДСТАВКА> нужно значение",
            ],
        ),
        (
            &["solve", "xp", "--goal", "x"],
            ["“x”: it is one of ", "„x”; do wyboru są: ", "«x»; можно: "],
        ),
        (
            &["solve", "xp", "--threads", "2"],
            ["cannot be used with", "nie można podać razem z", "нельзя указать вместе с"],
        ),
        (
            &["play", "--rounds", "9999"],
            ["it is from 1 to ", "dozwolone są liczby od 1 do ", "можно от 1 до "],
        ),
        (
            &["play", "--rounds", "x"],
            ["cannot be “x”", "nie może mieć wartości „x”", "не подходит «x»"],
        ),
        (
            &["play", "--rounds", "1", "--rounds", "1"],
            ["once only", "tylko raz", "только один раз"],
        ),
        (
            &["score", "xp", "/no/such/file"],
            ["there is no such file", "nie ma takiego pliku", "такого файла нет"],
        ),
        (
            &["score", "xp", bad],
            [
                "line 1, column 4: unknown field “x”",
                "wiersz 1, kolumna 4: nieznane pole „x”",
                "строка 1, столбец 4: неизвестное поле «x»",
            ],
        ),
    ];
    for (args, told) in cases {
        for (language, told) in ["en", "pl", "ru"].into_iter().zip(told) {
            let args: Vec<&str> = args.iter().copied().chain(["--lang", language]).collect();
            // `--rack` without a value would take what follows for it.
            let args = match args.as_slice() {
                [task, edition, "--rack", lang, language] => {
                    vec![*task, *edition, *lang, *language, "--rack"]
                }
                _ => args,
            };
            let (code, error) = run(&args);
            assert_eq!(code, 2, "{args:?}");
            assert!(error.starts_with("dublet: ") && error.contains(told), "{args:?}: {error}");
        }
    }
}

#[test]
fn answers_come_in_three_languages() {
    let answer = |lang| run(&["meld", "twist", "r3", "r4", "C", "b6", "--lang", lang]).1;
    assert!(answer("pl").contains("wartość 18"));
    assert!(answer("ru").contains("стоимость 18"));
    assert_eq!(dublet(&["meld", "twist", "r3", "--lang", "de"]).0, 2);
}

/// The game needs a terminal, and says so; nothing is left behind.
#[test]
fn a_game_without_a_terminal_is_refused_in_one_line() {
    let folder = temporary_folder("no-terminal").join("games");
    let save = folder.to_str().unwrap();
    for args in [
        &["play", "--lang", "en"][..],
        &["play", "twist", "--players", "Anna,steady", "--clock", "40", "--save", save],
        &["play", "--players", "Anna,Eva=steady,Bob", "--clock", "edition", "--rounds", "2"],
    ] {
        let (code, answer) = run(args);
        assert_eq!(code, 2, "{args:?}");
        assert!(answer.contains("terminal"), "{answer}");
    }
    assert!(!folder.exists());
}

#[test]
fn what_cannot_be_resumed_is_told() {
    let folder = temporary_folder("resume");
    let file = folder.join("evening.dublet.json");
    let name = file.to_str().unwrap();
    for (content, error) in [
        ("", "not a saved game"),
        ("{\"dublet\":7}", "another version"),
        ("{\"dublet\":1,\"levels\":[]}", "not a saved game"),
    ] {
        std::fs::write(&file, content).unwrap();
        let (code, answer) = run(&["play", "--lang", "en", "--resume", name]);
        assert_eq!(code, 2, "{content}");
        assert!(answer.contains(error), "{content}: {answer}");
    }
    let missing = folder.join("missing");
    assert_eq!(run(&["play", "--resume", missing.to_str().unwrap()]).0, 2);
}

#[test]
fn wrong_house_rules_are_told_with_their_file() {
    let file = temporary_folder("house").join("my.toml");
    let name = file.to_str().unwrap();
    for (content, error) in [
        ("joker_penalty = 30", "edition"),
        (
            "edition = \"standart\"",
            "unknown edition “standart”; there are Standard (standard; box 3 in 1), ",
        ),
        ("edition = \"standard\"\njoker_penaltie = 30", "unknown rule “joker_penaltie”"),
        ("edition = \"standard\"\njoker_penalty = 300", "0 to 255"),
        ("edition = \"xp\"\ndouble_jokers = 1", "at most 2 copies"),
        ("edition = \"expert\"\nplain_jokers = 2", "without other jokers"),
        (
            "edition = \"standard\"\ncopies = 1",
            "54 tiles are too few for the 4 players allowed: 57 are needed, or a lower “players, at most”",
        ),
        ("edition = ", "my.toml"),
    ] {
        std::fs::write(&file, content).unwrap();
        let (code, _, answer) = dublet(&["play", "--rules", name]);
        assert_eq!(code, 2, "{content}");
        assert!(answer.contains(error), "{content}: {answer}");
    }
    std::fs::write(&file, "edition = \"standard\"\njoker_penalty = 300\ndealing = \"x\"").unwrap();
    for (language, number, choice) in [
        ("pl", "liczba całkowita od 0 do 255", "players-choose, judge-gives albo neighbours"),
        ("ru", "целое число от 0 до 255", "players-choose, judge-gives или neighbours"),
    ] {
        let (_, _, answer) = dublet(&["play", "--rules", name, "--lang", language]);
        assert!(answer.contains(number) && answer.contains(choice), "{answer}");
    }
}
