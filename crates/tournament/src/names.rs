//! Names beside the log, what tells two of one name apart, and how each is shown to the public.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{list, person::PersonId};

/// The most letters of a name, or of a club.
pub const LONGEST_NAME: usize = 80;
/// The most letters of a number.
pub const LONGEST_NUMBER: usize = 12;

/// Who the ids of a log are. Erasing a name leaves the event as it was.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "BTreeMap<PersonId, Written>", into = "BTreeMap<PersonId, Written>")]
pub struct Names(BTreeMap<PersonId, Details>);

/// What is kept of a person beside the log; all of it goes with the name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Details {
    /// The whole name.
    pub name: String,
    /// Of which club; empty where that is not known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub club: String,
    /// As the list numbers them, on a badge perhaps; empty where it does not.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub number: String,
    /// What the public reads.
    #[serde(default, skip_serializing_if = "PublicName::is_full")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<PublicName>"))]
    pub public: PublicName,
}

/// What the public reads of a name: on the screen, on lists that hang out, on pages anybody opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PublicName {
    /// All of it.
    #[default]
    Full,
    /// The first letters.
    Initials,
    /// The number of the list, or that of the log.
    Number,
}

impl PublicName {
    fn is_full(&self) -> bool {
        *self == Self::Full
    }
}

/// A name as a file has it: the text alone, where nothing else is known.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Plain(String),
    Detailed(Details),
}

impl From<BTreeMap<PersonId, Written>> for Names {
    fn from(written: BTreeMap<PersonId, Written>) -> Self {
        let details = |written| match written {
            Written::Plain(name) => Details { name, ..Details::default() },
            Written::Detailed(details) => details,
        };
        Self(written.into_iter().map(|(person, written)| (person, details(written))).collect())
    }
}

impl From<Names> for BTreeMap<PersonId, Written> {
    fn from(names: Names) -> Self {
        let written = |details: Details| match details == Details::named(&details.name) {
            true => Written::Plain(details.name),
            false => Written::Detailed(details),
        };
        names.0.into_iter().map(|(person, details)| (person, written(details))).collect()
    }
}

/// Why something is no name for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
pub enum BadName {
    /// Nothing but spaces.
    #[error("a name is empty")]
    NameEmpty,
    /// Longer than any badge.
    #[error("a name has more than {most} letters")]
    NameTooLong {
        /// What is allowed.
        most: usize,
    },
    /// Longer than any club's name, or any number.
    #[error("a club has more than {most} letters, or a number more than {digits}")]
    DetailTooLong {
        /// What a club is allowed.
        most: usize,
        /// What a number is allowed.
        digits: usize,
    },
    /// Somebody is called so, in whatever letters, and neither club nor number tells them apart.
    #[error("the name {name} stands twice")]
    NameTwice {
        /// The name.
        name: String,
    },
}

/// A line of a list of players that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadLine {
    /// From 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: BadName,
}

impl Details {
    /// Somebody of whom only the name is known.
    pub fn named(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    fn tidy(&self) -> Self {
        let Self { name, club, number, public } = self;
        Self { name: tidy(name), club: tidy(club), number: tidy(number), public: *public }
    }

    /// Whether two of one name can be told apart: each has a club, or a number, and they are not the same.
    fn differs(&self, other: &Self) -> bool {
        let differ = |one: &str, other: &str| {
            !one.is_empty() && !other.is_empty() && one.to_lowercase() != other.to_lowercase()
        };
        differ(&self.club, &other.club) || differ(&self.number, &other.number)
    }

    /// What the public reads, before those who read alike are told apart.
    fn shown(&self, person: PersonId, public: bool) -> String {
        match self.public {
            PublicName::Initials if public => initials(&self.name),
            PublicName::Number if public && self.number.is_empty() => person.to_string(),
            PublicName::Number if public => self.number.clone(),
            _ => self.name.clone(),
        }
    }
}

impl Names {
    /// A name, unless it was erased.
    pub fn get(&self, person: PersonId) -> Option<&str> {
        self.details(person).map(|details| details.name.as_str())
    }

    /// All that is known of somebody, unless it was erased.
    pub fn details(&self, person: PersonId) -> Option<&Details> {
        self.0.get(&person)
    }

    /// Everybody with a name.
    pub fn iter(&self) -> impl Iterator<Item = (PersonId, &str)> {
        self.all().map(|(person, details)| (person, details.name.as_str()))
    }

    /// Everybody with a name, and all that is known of them.
    pub fn all(&self) -> impl Iterator<Item = (PersonId, &Details)> {
        self.0.iter().map(|(person, details)| (*person, details))
    }

    /// What everybody is called among people who may know: the whole name, and behind it what tells two of one name apart.
    pub fn told(&self) -> BTreeMap<PersonId, String> {
        self.apart(false)
    }

    /// What the public reads of everybody, told apart as well.
    pub fn public(&self) -> BTreeMap<PersonId, String> {
        self.apart(true)
    }

    fn apart(&self, public: bool) -> BTreeMap<PersonId, String> {
        let shown: BTreeMap<PersonId, String> =
            self.all().map(|(person, details)| (person, details.shown(person, public))).collect();
        let mut alike: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
        for (person, text) in &shown {
            alike.entry(text.to_lowercase()).or_default().push(*person);
        }
        let told = |person: PersonId, text: String| {
            let alike = &alike[&text.to_lowercase()];
            if alike.len() < 2 {
                return text;
            }
            let own = &self.0[&person];
            let tells = |mark: fn(&Details) -> &str| {
                let others = alike.iter().filter(|other| **other != person);
                let mut others = others.map(|other| mark(&self.0[other]).to_lowercase());
                let mark = mark(own);
                (!mark.is_empty() && others.all(|other| other != mark.to_lowercase()))
                    .then_some(mark)
            };
            // Whoever does not want to be named is not found by the club either.
            let club = if public && !own.public.is_full() { None } else { tells(|one| &one.club) };
            match club.or_else(|| tells(|one| &one.number)) {
                Some(mark) => format!("{text} ({mark})"),
                None => format!("{text} ({person})"),
            }
        };
        shown.into_iter().map(|(person, text)| (person, told(person, text))).collect()
    }

    /// Clubs, as far as they are known; for the public only of those whose whole name it reads.
    pub fn clubs(&self, public: bool) -> BTreeMap<PersonId, String> {
        let may = |details: &Details| !public || details.public.is_full();
        let known = self.all().filter(|(_, details)| !details.club.is_empty() && may(details));
        known.map(|(person, details)| (person, details.club.clone())).collect()
    }

    /// Details as they are kept, unless the name is none, or cannot be told from that of somebody but one.
    fn checked(&self, details: &Details, but: Option<PersonId>) -> Result<Details, BadName> {
        let details = details.tidy();
        let letters = |text: &str| text.chars().count();
        if details.name.is_empty() {
            return Err(BadName::NameEmpty);
        }
        if letters(&details.name) > LONGEST_NAME {
            return Err(BadName::NameTooLong { most: LONGEST_NAME });
        }
        if letters(&details.club) > LONGEST_NAME || letters(&details.number) > LONGEST_NUMBER {
            return Err(BadName::DetailTooLong { most: LONGEST_NAME, digits: LONGEST_NUMBER });
        }
        let folded = details.name.to_lowercase();
        let mut others = self.all().filter(|(person, _)| Some(*person) != but);
        match others
            .any(|(_, known)| known.name.to_lowercase() == folded && !known.differs(&details))
        {
            true => Err(BadName::NameTwice { name: details.name }),
            false => Ok(details),
        }
    }

    /// Names somebody new, under the next id from `first` on; see [`crate::file::EventFile::next_id`].
    ///
    /// # Errors
    /// When it is no name, or somebody else's.
    pub fn add(&mut self, name: &str, first: PersonId) -> Result<PersonId, BadName> {
        self.add_details(&Details::named(name), first)
    }

    /// The same, with all that is known.
    ///
    /// # Errors
    /// When it is no name, or cannot be told from somebody else's.
    pub fn add_details(&mut self, details: &Details, first: PersonId) -> Result<PersonId, BadName> {
        let details = self.checked(details, None)?;
        let last = self.0.keys().next_back();
        let next = last.map_or(first, |last| PersonId(last.0.saturating_add(1)).max(first));
        self.0.insert(next, details);
        Ok(next)
    }

    /// Writes somebody's name otherwise.
    ///
    /// # Errors
    /// When it is no name, or somebody else's.
    pub fn rename(&mut self, person: PersonId, name: &str) -> Result<(), BadName> {
        let known = self.details(person).cloned().unwrap_or_default();
        self.describe(person, &Details { name: name.to_owned(), ..known })
    }

    /// Writes all that is known of somebody otherwise.
    ///
    /// # Errors
    /// When it is no name, or cannot be told from somebody else's.
    pub fn describe(&mut self, person: PersonId, details: &Details) -> Result<(), BadName> {
        let details = self.checked(details, Some(person))?;
        self.0.insert(person, details);
        Ok(())
    }

    /// Forgets a name and all beside it; the log keeps the id. `false` when there was none.
    pub fn erase(&mut self, person: PersonId) -> bool {
        self.0.remove(&person).is_some()
    }

    /// Adds a list of players, one a line, with the columns that its headings name; without headings the name is the first.
    ///
    /// # Errors
    /// Every line that cannot be used; nobody is added then.
    pub fn import(&mut self, list: &str, first: PersonId) -> Result<Vec<PersonId>, Vec<BadLine>> {
        let mut names = self.clone();
        let (mut added, mut bad) = (Vec::new(), Vec::new());
        for (line, details) in list::people(list) {
            match names.add_details(&details, first) {
                Ok(person) => added.push(person),
                Err(why) => bad.push(BadLine { line, why }),
            }
        }
        if !bad.is_empty() {
            return Err(bad);
        }
        *self = names;
        Ok(added)
    }
}

/// Spaces as one each, and none around.
fn tidy(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `J. N.`, and of a double name `A. K.-N.`
fn initials(name: &str) -> String {
    let letter = |part: &str| part.chars().find(|letter| letter.is_alphanumeric());
    let word = |word: &str| {
        let letters = word.split('-').filter_map(letter).map(|letter| format!("{letter}."));
        letters.collect::<Vec<_>>().join("-")
    };
    name.split(' ').map(word).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
