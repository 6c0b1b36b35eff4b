//! Words of a language, from the Fluent files in `locales/`.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::{LanguageIdentifier, langid};

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Language {
    /// English
    En,
    /// polski
    Pl,
    /// русский
    Ru,
}

macro_rules! texts {
    ($language:literal) => {
        [
            include_str!(concat!("../../../locales/", $language, "/tiles.ftl")),
            include_str!(concat!("../../../locales/", $language, "/game.ftl")),
            include_str!(concat!("../../../locales/", $language, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $language, "/help.ftl")),
            include_str!(concat!("../../../locales/", $language, "/play.ftl")),
            include_str!(concat!("../../../locales/", $language, "/solve.ftl")),
            include_str!(concat!("../../../locales/", $language, "/review.ftl")),
            include_str!(concat!("../../../locales/", $language, "/report.ftl")),
            include_str!(concat!("../../../locales/", $language, "/serve.ftl")),
            include_str!(concat!("../../../locales/", $language, "/load.ftl")),
            include_str!(concat!("../../../locales/", $language, "/tournament.ftl")),
        ]
    };
}

impl Language {
    /// The language the environment asks for, English when it asks for none of ours.
    pub fn from_environment() -> Self {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .unwrap_or_default();
        match asked.get(..2) {
            Some("pl") => Self::Pl,
            Some("ru") => Self::Ru,
            _ => Self::En,
        }
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::Pl => langid!("pl"),
            Self::Ru => langid!("ru"),
        }
    }

    fn texts(self) -> [&'static str; 11] {
        match self {
            Self::En => texts!("en"),
            Self::Pl => texts!("pl"),
            Self::Ru => texts!("ru"),
        }
    }
}

/// Says messages in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// A message's arguments.
type Args<'a, const N: usize> = [(&'static str, FluentValue<'a>); N];

impl Words {
    /// The words of a language.
    ///
    /// # Panics
    /// When a file of `locales/` is broken, which tests find.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Marks for right-to-left text would only clutter a terminal.
        bundle.set_use_isolating(false);
        for text in language.texts() {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.expect("a test parses every locale");
            bundle.add_resource(resource).expect("a test finds repeated ids");
        }
        Self { bundle }
    }

    /// A message without arguments.
    pub fn say(&self, id: &str) -> String {
        self.tell(id, [])
    }

    /// A message with arguments. An id nobody translated is shown as it is, rather than nothing.
    pub fn tell<const N: usize>(&self, id: &str, arguments: Args<'_, N>) -> String {
        self.tell_all(id, arguments)
    }

    /// A text that begins with a capital.
    pub fn capital(text: &str) -> String {
        let mut letters = text.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    }

    /// A text that stands alone as a sentence: with a capital, and with a full stop. What is one already stays as it is.
    /// Texts of refusals and faults begin with a capital themselves, unless they begin with a name of a tile.
    pub fn sentence(text: &str) -> String {
        let begun = Self::capital(text);
        match begun.ends_with(['.', '!', '?', '…']) {
            true => begun,
            false => begun + ".",
        }
    }

    /// A message with any number of arguments.
    pub fn tell_all<'a>(
        &self,
        id: &str,
        arguments: impl IntoIterator<Item = (&'static str, FluentValue<'a>)>,
    ) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in arguments {
            args.set(name, value);
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use dublet_players::Level;
    use dublet_rules::rules::{Allowed, Edition, VALUES};

    use super::*;

    /// Ids with the variables each uses.
    fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::<String, BTreeSet<String>>::new();
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =")
                && line.starts_with(|c: char| c.is_ascii_lowercase())
            {
                name.clone_into(&mut id);
                assert!(messages.insert(id.clone(), BTreeSet::new()).is_none(), "{id} twice");
            }
            for variable in line.split('$').skip(1) {
                let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-';
                let name = variable.split(is_end).next().unwrap_or_default();
                messages.entry(id.clone()).or_default().insert(name.to_owned());
            }
        }
        messages
    }

    #[test]
    fn every_language_says_the_same_messages() {
        for (en, others) in Language::En
            .texts()
            .into_iter()
            .zip(Language::Pl.texts().into_iter().zip(Language::Ru.texts()))
        {
            let expected = messages(en);
            for other in [others.0, others.1] {
                let found = messages(other);
                let ids = |m: &BTreeMap<String, _>| m.keys().cloned().collect::<BTreeSet<_>>();
                let missing: Vec<_> = ids(&expected).difference(&ids(&found)).cloned().collect();
                let extra: Vec<_> = ids(&found).difference(&ids(&expected)).cloned().collect();
                assert_eq!((missing, extra), (vec![], vec![]));
                for (id, variables) in &expected {
                    assert_eq!(found[id], *variables, "{id}");
                }
            }
        }
    }

    #[test]
    fn every_edition_and_level_has_a_text_of_its_own() {
        let levels = Level::LADDER.map(Level::name);
        let editions = Edition::ALL.map(Edition::id);
        for language in [Language::En, Language::Pl, Language::Ru] {
            let words = Words::new(language);
            for (id, name, values) in [
                ("level-name", "level", &levels[..]),
                ("start-about-level", "level", &levels),
                ("edition-name", "edition", &editions),
                ("start-about-edition", "edition", &editions),
            ] {
                // What none of them is has a text too, which must not be one of theirs.
                let values = values.iter().chain(&["no-such-thing"]);
                let texts: Vec<_> =
                    values.map(|value| words.tell(id, [(name, (*value).into())])).collect();
                let distinct: BTreeSet<_> = texts.iter().collect();
                assert_eq!(distinct.len(), texts.len(), "{language:?}: {texts:?}");
            }
        }
    }

    /// Alone on a line they are sentences; what begins with a tile's name becomes one by `Words::sentence`.
    #[test]
    fn refusals_and_faults_begin_with_a_capital() {
        for language in [Language::En, Language::Pl, Language::Ru] {
            let mut id = "";
            for line in language.texts().into_iter().flat_map(str::lines) {
                let text = match line.split_once(" = ") {
                    Some((name, text)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                        id = name;
                        text
                    }
                    _ => line.split_once("] ").map_or("", |(_, text)| text),
                };
                if id.starts_with("refusal-") || id.starts_with("fault-") {
                    let is_small = text.starts_with(char::is_lowercase);
                    assert!(!is_small, "{language:?} {id}: {text}");
                }
            }
        }
        assert_eq!(Words::sentence("red 5 is gone"), "Red 5 is gone.");
        assert_eq!(Words::sentence("Że co?"), "Że co?");
        assert_eq!(Words::sentence(""), ".");
    }

    #[test]
    fn every_value_of_the_rules_and_every_choice_has_a_text() {
        for language in [Language::En, Language::Pl, Language::Ru] {
            let words = Words::new(language);
            for value in VALUES {
                let choices = match value.allowed {
                    Allowed::Choice { of } => of,
                    Allowed::NumberOr { or, .. } => &[or],
                    Allowed::Number { .. } => &[],
                };
                let choices = choices.iter().map(|choice| format!("choice-{choice}"));
                for id in choices.chain([format!("value-{}", value.name)]) {
                    assert_ne!(words.say(&id), id, "{language:?}");
                }
            }
        }
    }

    #[test]
    fn plurals_follow_the_language() {
        let lays = |language, count: i32| {
            let args = [("count", count.into()), ("name", "A".into())];
            Words::new(language).tell("event-drawn", args)
        };
        for language in [Language::Pl, Language::Ru] {
            let [one, few, many] = [1, 3, 5].map(|count| lays(language, count));
            let without_number = |text: &str| text.replace(['3', '5'], "");
            assert_ne!(without_number(&few), without_number(&many), "{language:?}");
            assert_ne!(one, few);
        }
    }
}
