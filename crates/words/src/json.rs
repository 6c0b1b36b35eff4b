//! JSON that cannot be used, in words. Its parser speaks English only; what it names stands between `` ` `` or `"`.

use serde_json::{Error, error::Category};

use crate::words::Words;

impl Words {
    /// What is wrong with JSON, and where.
    pub fn bad_json(&self, error: &Error) -> String {
        let reason = self.json_reason(error);
        if error.line() == 0 {
            return reason;
        }
        let (line, column) = (error.line().into(), error.column().into());
        self.tell("json-at", [("line", line), ("column", column), ("error", reason.into())])
    }

    /// The same without the place.
    pub fn json_reason(&self, error: &Error) -> String {
        match error.classify() {
            Category::Eof => self.say("json-ends"),
            Category::Syntax => self.say("json-syntax"),
            Category::Io => self.say("json-unread"),
            Category::Data => self.json_of_another_shape(&error.to_string()),
        }
    }

    fn json_of_another_shape(&self, told: &str) -> String {
        if let Some(tile) = named(told).filter(|_| told.contains("is not a tile")) {
            return self.tell("error-unknown-tile", [("tile", tile.into())]);
        }
        let id = match told {
            _ if told.starts_with("missing field") => "json-missing",
            _ if told.starts_with("duplicate field") => "json-twice",
            _ if told.starts_with("unknown field") => "json-unknown",
            _ => "json-misplaced",
        };
        match named(told) {
            Some(name) => self.tell(id, [("name", name.into())]),
            None => self.say("json-another"),
        }
    }
}

/// What the parser speaks of, as it stands in the text.
fn named(told: &str) -> Option<&str> {
    // What it expected comes behind.
    let told = told.split(", expected").next().unwrap_or(told);
    let from = told.find(['`', '"'])?;
    let rest = &told[from + 1..];
    rest.rfind(&told[from..=from]).map(|to| &rest[..to])
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};

    fn told<'a, T: serde::Deserialize<'a>>(text: &'a str, language: Language) -> String {
        match serde_json::from_str::<T>(text) {
            Ok(_) => panic!("{text} is fine"),
            Err(error) => Words::new(language).bad_json(&error),
        }
    }

    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only refused")]
    struct Game {
        opened: bool,
    }

    #[test]
    fn every_kind_of_fault_is_told_in_the_language() {
        for (text, english, polish) in [
            ("{\"opened\": 5}", "line 1, column 12: “5” does not belong here", "„5”"),
            ("{\"opened\": \"5\"}", "line 1, column 14: “5” does not belong here", "„5”"),
            ("{}", "line 1, column 2: the field “opened” is missing", "„opened”"),
            ("{\"x\": 5}", "line 1, column 4: unknown field “x”", "„x”"),
            ("{\"opened\"", "line 1, column 9: the text ends too early", "wcześnie"),
            ("{opened", "line 1, column 2: this is not JSON", "JSON"),
            ("null", "line 1, column 4: something else belongs here", "co innego"),
        ] {
            assert_eq!(told::<Game>(text, Language::En), english);
            let polish_told = told::<Game>(text, Language::Pl);
            assert!(polish_told.starts_with("wiersz 1, kolumna "), "{polish_told}");
            assert!(polish_told.contains(polish), "{polish_told}");
            assert!(told::<Game>(text, Language::Ru).starts_with("строка 1, столбец "));
        }
    }
}
