//! Names beside the log, and lists of players as spreadsheets write them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::person::PersonId;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 80;

/// Who the ids of a log are. Erasing a name leaves the event as it was.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Names(BTreeMap<PersonId, String>);

/// Why something is no name for somebody new.
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
    /// Somebody is called so, in whatever letters.
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

impl Names {
    /// A name, unless it was erased.
    pub fn get(&self, person: PersonId) -> Option<&str> {
        self.0.get(&person).map(String::as_str)
    }

    /// Everybody with a name.
    pub fn iter(&self) -> impl Iterator<Item = (PersonId, &str)> {
        self.0.iter().map(|(person, name)| (*person, name.as_str()))
    }

    /// A name as it is kept, unless it is none, or that of somebody but one.
    fn checked(&self, name: &str, but: Option<PersonId>) -> Result<String, BadName> {
        let name = tidy(name);
        if name.is_empty() {
            return Err(BadName::NameEmpty);
        }
        if name.chars().count() > LONGEST_NAME {
            return Err(BadName::NameTooLong { most: LONGEST_NAME });
        }
        let folded = name.to_lowercase();
        let others = self.iter().filter(|(person, _)| Some(*person) != but);
        match others.into_iter().any(|(_, known)| known.to_lowercase() == folded) {
            true => Err(BadName::NameTwice { name }),
            false => Ok(name),
        }
    }

    /// Names somebody new, under the next id from `first` on; see [`crate::file::EventFile::next_id`].
    ///
    /// # Errors
    /// When it is no name, or somebody else's.
    pub fn add(&mut self, name: &str, first: PersonId) -> Result<PersonId, BadName> {
        let name = self.checked(name, None)?;
        let last = self.0.keys().next_back();
        let next = last.map_or(first, |last| PersonId(last.0.saturating_add(1)).max(first));
        self.0.insert(next, name);
        Ok(next)
    }

    /// Writes somebody's name otherwise.
    ///
    /// # Errors
    /// When it is no name, or somebody else's.
    pub fn rename(&mut self, person: PersonId, name: &str) -> Result<(), BadName> {
        let name = self.checked(name, Some(person))?;
        self.0.insert(person, name);
        Ok(())
    }

    /// Forgets a name; the log keeps the id. `false` when there was none.
    pub fn erase(&mut self, person: PersonId) -> bool {
        self.0.remove(&person).is_some()
    }

    /// Adds a list of players, one a line, the name in the first column; a first line `name` is a heading and empty
    /// lines are none. Quotes are as spreadsheets write them; columns are parted by commas, semicolons or tabs.
    ///
    /// # Errors
    /// Every line that cannot be used; nobody is added then.
    pub fn import(&mut self, list: &str, first: PersonId) -> Result<Vec<PersonId>, Vec<BadLine>> {
        let mut names = self.clone();
        let (mut added, mut bad) = (Vec::new(), Vec::new());
        for (place, line) in list.trim_start_matches('\u{feff}').lines().enumerate() {
            let cell = first_cell(line);
            let heading = place == 0 && is_heading(&cell);
            if line.trim().is_empty() || heading {
                continue;
            }
            match names.add(&cell, first) {
                Ok(person) => added.push(person),
                Err(why) => bad.push(BadLine { line: place + 1, why }),
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

fn is_heading(cell: &str) -> bool {
    ["name", "player", "gracz", "imię i nazwisko", "игрок", "имя"]
        .contains(&cell.trim().to_lowercase().as_str())
}

fn first_cell(line: &str) -> String {
    let line = line.trim();
    let Some(quoted) = line.strip_prefix('"') else {
        return line.split([',', ';', '\t']).next().unwrap_or_default().to_owned();
    };
    let mut cell = String::new();
    let mut letters = quoted.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' => break,
            _ => cell.push(letter),
        }
    }
    cell
}
