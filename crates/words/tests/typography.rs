//! Texts are set as books are: curly quotation marks and apostrophes, ranges with their dash, an ellipsis close to its word, and
//! a capital where a sentence begins.

use std::{fs, path::Path};

/// Texts with something in them that is typed as it stands, into a shell or a file.
const TYPED: [&str; 6] = [
    "house-no-edition",
    "help-solve-edition",
    "help-solve-table",
    "help-solve-rack",
    "help-tournament-seat-apart",
    // Marks of the screen, each with what it means.
    "play-help",
];

/// What people read of a line: a variable stands for a number, and code for a word.
fn read_of(line: &str, is_markdown: bool) -> String {
    let line = line.replace("{ \"\" }", "").replace("{ \" \" }", " ");
    let line = line.replace("{\"\"}", "").replace("{\" \"}", " ");
    let mut read = String::new();
    let (mut code, mut depth) = (false, 0);
    for c in line.chars() {
        match c {
            '`' if is_markdown => {
                code = !code;
                read.push('X');
            }
            _ if code => {}
            '{' => depth += 1,
            '}' if depth > 0 => {
                depth -= 1;
                read.push('0');
            }
            _ if depth == 0 => read.push(c),
            _ => {}
        }
    }
    read
}

/// What is wrong with how a line is set.
fn faults(language: &str, text: &str) -> Vec<&'static str> {
    let foreign = match language {
        "en" => "„«»",
        "pl" => "“«»‘",
        _ => "“”„‘",
    };
    let chars: Vec<char> = text.chars().collect();
    let at = |place: usize| chars.get(place).copied().unwrap_or(' ');
    let before = |place: usize| place.checked_sub(1).map_or(' ', at);
    let mut found = Vec::new();
    for (place, c) in chars.iter().enumerate() {
        match c {
            '"' | '\'' => found.push("a straight quotation mark or apostrophe"),
            _ if foreign.contains(*c) => found.push("a quotation mark of another language"),
            '…' if before(place) == ' ' => found.push("a space before an ellipsis"),
            '.' if at(place + 1) == '.' => found.push("dots for an ellipsis"),
            '-' if before(place).is_ascii_digit() && at(place + 1).is_ascii_digit() => {
                let word = |mut from: usize, step: isize| {
                    let mut word = String::new();
                    while at(from) != ' ' {
                        word.push(at(from));
                        let Some(next) = from.checked_add_signed(step) else { break };
                        from = next;
                    }
                    word
                };
                let (left, right) = (word(place - 1, -1), word(place + 1, 1));
                let is_number =
                    |word: &str| word.chars().all(|c| c.is_ascii_digit() || ",.;:)(".contains(c));
                if is_number(&left) && is_number(&right) {
                    found.push("a hyphen in a range");
                }
            }
            '.' | '!' | '?'
                if before(place) != ' ' && at(place + 1) == ' ' && at(place + 2).is_lowercase() =>
            {
                let word: String =
                    chars[..place].iter().rev().take_while(|c| c.is_alphabetic()).collect();
                // Short for something: np., min.
                if word.chars().count() > 3 || word.is_empty() {
                    found.push("a sentence without a capital");
                }
            }
            _ => {}
        }
    }
    found
}

#[test]
fn texts_are_set_well() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for language in ["en", "pl", "ru"] {
        let folder = root.join("locales").join(language);
        let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        let texts = files.filter(|path| path.extension().is_some_and(|ext| ext == "ftl"));
        for path in texts.chain([root.join(format!("docs/rules/{language}.md"))]) {
            let is_markdown = path.extension().is_some_and(|ext| ext == "md");
            let text = fs::read_to_string(&path).unwrap();
            let mut id = "";
            for (line, number) in text.lines().zip(1..) {
                if !is_markdown && line.starts_with('#') {
                    continue;
                }
                let named = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic));
                let line = match named {
                    Some((name, text)) if !is_markdown => {
                        id = name;
                        text
                    }
                    _ => line,
                };
                if TYPED.contains(&id) {
                    continue;
                }
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                found.extend(
                    faults(language, &read_of(line, is_markdown))
                        .into_iter()
                        .map(|fault| format!("{language} {name}:{number} {fault}: {line}")),
                );
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_set_badly_is_found() {
    let of = |language, text: &str| faults(language, &read_of(text, false)).len();
    assert_eq!(of("en", "Ada's turn"), 1);
    assert_eq!(of("en", "{ $name }'s “turn”"), 1);
    assert_eq!(of("en", "{ $name }’s turn: 5-4-3, r1-3, 3–4…"), 0);
    assert_eq!(of("en", "run { $from }-{ $to }"), 1);
    assert_eq!(of("pl", "“tak”"), 1);
    assert_eq!(of("pl", "Szukam … albo nie..."), 3);
    assert_eq!(of("ru", "Минутку. потом"), 1);
    assert_eq!(of("pl", "Otwarcie (min. { $needed }), np. seria"), 0);
}
