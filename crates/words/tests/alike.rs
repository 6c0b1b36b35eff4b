//! What is a sentence in one language is one in the others.

use std::{collections::BTreeMap, fs, path::Path};

/// A mark of a number, and a question that is none in other languages.
const OTHERWISE: [&str; 2] = ["report-decimal", "question-best"];

/// Which messages of a file end as sentences do.
fn sentences(ftl: &str) -> BTreeMap<String, bool> {
    let mut found = BTreeMap::new();
    let mut id = String::new();
    for line in ftl.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =")
            && line.starts_with(|c: char| c.is_ascii_lowercase())
        {
            name.clone_into(&mut id);
        }
        let ends = line.trim_end().ends_with(['.', '!', '?', '…']);
        *found.entry(id.clone()).or_default() |= ends;
    }
    found
}

#[test]
fn a_sentence_has_its_full_stop_in_every_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let read = |language: &str, file: &Path| {
        let path = locales.join(language).join(file.file_name().unwrap());
        sentences(&fs::read_to_string(path).unwrap())
    };
    let mut found = Vec::new();
    for file in fs::read_dir(locales.join("en")).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let english = read("en", &file);
        for language in ["pl", "ru"] {
            let other = read(language, &file);
            let differs = |(id, ends): &(&String, &bool)| {
                other.get(*id) != Some(*ends) && !OTHERWISE.contains(&id.as_str())
            };
            let ids = english.iter().filter(differs).map(|(id, _)| format!("{language} {id}"));
            found.extend(ids);
        }
    }
    assert!(found.is_empty(), "{found:?}");
}
