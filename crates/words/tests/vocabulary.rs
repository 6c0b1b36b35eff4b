//! One thing has one word on every face. `locales/LANGUAGE/vocabulary.txt` lists what we say and what we never say for
//! it: whole words, `*` for any ending, whatever the case.

use std::{fs, path::Path};

/// Words of a text in small letters, with the line each is on.
fn words(text: &str) -> Vec<(usize, String)> {
    let of_line = |(number, line): (usize, &str)| {
        let line = line.to_lowercase();
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
        words.filter(|w| !w.is_empty()).map(|w| (number + 1, w.to_owned())).collect::<Vec<_>>()
    };
    text.lines().enumerate().flat_map(of_line).collect()
}

/// What people read of a file of texts: without comments, ids, variables and the names of cases. Every line stays, and `_`
/// stands where a text begins, so that no phrase reaches from one into the next.
fn read_of(ftl: &str) -> String {
    let mut depth = 0;
    let of_line = |line: &str| {
        if line.starts_with('#') {
            return String::new();
        }
        let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let text = match line.split_once(" =") {
            Some((id, text)) if !id.is_empty() && id.chars().all(is_id) => format!("_{text}"),
            _ => line.to_owned(),
        };
        let case = text.trim_start().trim_start_matches('*');
        let text = match case.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((_, text)) => {
                depth = 0;
                format!("_{text}")
            }
            None => text.clone(),
        };
        let mut read = String::new();
        for c in text.chars() {
            match c {
                '{' => depth += 1,
                '}' => depth = i32::max(0, depth - 1),
                _ if depth == 0 => read.push(c),
                _ => {}
            }
        }
        read
    };
    ftl.lines().map(of_line).collect::<Vec<_>>().join("\n")
}

fn is_said(pattern: &str, text: &[(usize, String)]) -> Option<usize> {
    let pattern: Vec<&str> = pattern.split_whitespace().collect();
    let fits = |(pattern, (_, word)): (&&str, &(usize, String))| match pattern.strip_suffix('*') {
        Some(stem) => word.starts_with(stem),
        None => word == pattern,
    };
    text.windows(pattern.len())
        .find(|here| pattern.iter().zip(*here).all(fits))
        .map(|here| here[0].0)
}

#[test]
fn one_thing_has_one_word() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    let mut found = Vec::new();
    for language in ["en", "pl", "ru"] {
        let folder = root.join("locales").join(language);
        let mut texts = vec![(
            format!("docs/rules/{language}.md"),
            read(&root.join(format!("docs/rules/{language}.md"))),
        )];
        for file in fs::read_dir(&folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                texts.push((
                    path.file_name().unwrap().to_string_lossy().into_owned(),
                    read_of(&read(&path)),
                ));
            }
        }
        let texts: Vec<_> = texts.into_iter().map(|(name, text)| (name, words(&text))).collect();
        let vocabulary = read(&folder.join("vocabulary.txt"));
        for line in vocabulary.lines().filter(|line| !line.starts_with('#')) {
            let (said, never) = line.split_once(": ").expect("what we say: what we never say");
            for pattern in never.split(", ") {
                for (name, text) in &texts {
                    let at = is_said(pattern, text)
                        .map(|at| format!("{language} {name}:{at} \"{pattern}\": say {said}"));
                    found.extend(at);
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_never_said_is_found() {
    let ftl = "# the lay\nsome-lay = { $lay ->\n    [lay] Your move\n   *[other] { $lay } moves, Two LAYS\n}\nend = Done\n";
    let text = words(&read_of(ftl));
    assert_eq!(is_said("lay*", &text), Some(4));
    assert_eq!(is_said("lay", &text), None);
    assert_eq!(is_said("your move", &text), Some(3));
    assert_eq!(is_said("moves two lays", &text), Some(4));
    assert_eq!(is_said("done", &text), Some(6));
    assert_eq!(is_said("lays done", &text), None);
}
