//! House rules (rule 1.2): single values of an edition changed, and shown as the difference.
//!
//! [`VALUES`] names every field of [`Rules`] once; files, the command line, records and the
//! comparison of editions all go through it.
//!
//! ```
//! use dublet_rules::rules::{Edition, Rules};
//! let rules: Rules = "standard joker_penalty=30".parse().unwrap();
//! assert_eq!(rules, Rules { joker_penalty: 30, ..Edition::Standard.rules() });
//! assert_eq!(rules.to_string(), "standard joker_penalty=30");
//! ```

use std::{fmt, str::FromStr};

use serde::Serialize;

use super::{
    DEALT, Dealing, Edition, EmptyPool, FirstStarter, FreedJokers, LostLayout, NextStarter,
    PoolScore, RoundLength, Rules, TimeUp,
};

/// One value of the rules, by name.
pub struct Value {
    /// Its name in files, which is the field's.
    pub name: &'static str,
    /// The rule it belongs to.
    pub rule: &'static str,
    /// What it may be.
    pub allowed: Allowed,
    /// Reads it as text.
    pub get: fn(&Rules) -> String,
    set: fn(&mut Rules, &str) -> Result<(), String>,
}

/// What a value may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Allowed {
    /// A whole number.
    Number {
        /// At least.
        from: u16,
        /// At most.
        to: u16,
    },
    /// A whole number, or a word instead.
    NumberOr {
        /// At least.
        from: u16,
        /// At most.
        to: u16,
        /// The word.
        or: &'static str,
    },
    /// One of some words.
    Choice {
        /// The words.
        of: &'static [&'static str],
    },
}

/// What is wrong with house rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HouseError {
    /// The edition they start from does not exist.
    #[error("unknown edition \"{0}\"")]
    UnknownEdition(String),
    /// No value has that name.
    #[error("unknown rule \"{0}\"")]
    UnknownValue(String),
    /// The value cannot be that.
    #[error("{name} cannot be \"{given}\": it is {allowed}")]
    BadValue {
        /// The value's name.
        name: &'static str,
        /// What was given.
        given: String,
        /// What it can be.
        allowed: String,
    },
    /// The values do not make a game.
    #[error(transparent)]
    NotPlayable(#[from] NotPlayable),
}

/// Why values that are each allowed do not make a game together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPlayable {
    /// The fewest players are more than the most.
    #[error("min_players is more than max_players")]
    PlayersReversed,
    /// Special jokers are for decks of two copies.
    #[error("coloured, double, mirror and colour-change jokers are for at most 2 copies")]
    TooManyCopies,
    /// Coloured jokers are played without others.
    #[error("coloured jokers are played without other jokers")]
    MixedJokers,
    /// Not enough tiles to deal.
    #[error("{tiles} tiles are too few for {players} players: {needed} are needed")]
    TooFewTiles {
        /// Tiles in the deck.
        tiles: usize,
        /// The most players.
        players: u8,
        /// Tiles for them and at least one in the pool.
        needed: usize,
    },
}

fn integer<T: FromStr + PartialOrd + fmt::Display>(
    text: &str,
    from: T,
    to: T,
) -> Result<T, String> {
    let allowed = format!("a whole number from {from} to {to}");
    match text.parse::<T>() {
        Ok(value) if from <= value && value <= to => Ok(value),
        _ => Err(allowed),
    }
}

macro_rules! number {
    ($field:ident, $rule:literal, $from:literal, $to:literal) => {
        Value {
            name: stringify!($field),
            rule: $rule,
            allowed: Allowed::Number { from: $from, to: $to },
            get: |rules| rules.$field.to_string(),
            set: |rules, text| integer(text, $from, $to).map(|value| rules.$field = value),
        }
    };
}

macro_rules! yes_or_no {
    ($field:ident, $rule:literal) => {
        Value {
            name: stringify!($field),
            rule: $rule,
            allowed: Allowed::Choice { of: &["no", "yes"] },
            get: |rules| if rules.$field { "yes" } else { "no" }.to_owned(),
            set: |rules, text| match text {
                "yes" | "true" => Ok(rules.$field = true),
                "no" | "false" => Ok(rules.$field = false),
                _ => Err("yes or no".to_owned()),
            },
        }
    };
}

macro_rules! choice {
    ($field:ident, $type:ident, $rule:literal) => {
        Value {
            name: stringify!($field),
            rule: $rule,
            allowed: Allowed::Choice { of: $type::NAMES },
            get: |rules| rules.$field.name().to_owned(),
            set: |rules, text| match $type::from_name(text) {
                Some(value) => Ok(rules.$field = value),
                None => Err($type::NAMES.join(" or ")),
            },
        }
    };
}

/// Every value of the rules, in the order a rulebook tells them.
pub const VALUES: [Value; 29] = [
    number!(min_players, "1.2", 2, 6),
    number!(max_players, "1.2", 2, 6),
    number!(copies, "1.2", 1, 3),
    number!(plain_jokers, "1.2", 0, 4),
    number!(coloured_jokers, "3.7", 0, 2),
    number!(double_jokers, "3.10", 0, 2),
    number!(mirror_jokers, "3.12", 0, 2),
    number!(colour_change_jokers, "3.11", 0, 2),
    number!(joker_penalty, "6.3", 0, 255),
    number!(move_seconds, "5", 0, 3600),
    number!(tournament_seconds, "5", 0, 3600),
    choice!(first_starter, FirstStarter, "2.1"),
    choice!(next_starter, NextStarter, "2.1"),
    choice!(dealing, Dealing, "2.2"),
    yes_or_no!(three_doublets, "2.3"),
    Value {
        name: "round",
        rule: "2.4",
        allowed: Allowed::NumberOr { from: 1, to: 60, or: "players" },
        get: |rules| match rules.round {
            RoundLength::Players => "players".to_owned(),
            RoundLength::Games(games) => games.to_string(),
        },
        set: |rules, text| {
            rules.round = match text {
                "players" => RoundLength::Players,
                _ => integer(text, 1, 60)
                    .map(RoundLength::Games)
                    .map_err(|allowed| format!("players, or {allowed}"))?,
            };
            Ok(())
        },
    },
    number!(opening, "4.2", 0, 200),
    choice!(freed_jokers, FreedJokers, "4.4"),
    number!(wrong_lay_tiles, "4.5", 0, 5),
    yes_or_no!(open_drafts, "4.6"),
    choice!(time_up, TimeUp, "5"),
    number!(time_up_tiles, "5", 1, 5),
    choice!(lost_layout, LostLayout, "5"),
    choice!(empty_pool, EmptyPool, "6.2"),
    number!(unopened_penalty, "7.2", 0, 1000),
    number!(could_have_opened_penalty, "7.2", 0, 1000),
    yes_or_no!(jokers_could_open, "7.3"),
    yes_or_no!(announcement, "7.4"),
    choice!(pool_score, PoolScore, "7.5"),
];

/// A value that differs from an edition's.
pub struct Difference {
    /// Which value.
    pub value: &'static Value,
    /// The edition's.
    pub edition: String,
    /// What it is here.
    pub here: String,
}

impl Rules {
    /// An edition with values changed.
    ///
    /// # Errors
    /// When a name or a value does not exist, or the whole is no game.
    pub fn house<'a>(
        edition: Edition,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, HouseError> {
        let mut rules = edition.rules();
        for (name, text) in changes {
            let value = VALUES.iter().find(|value| value.name == name);
            let value = value.ok_or_else(|| HouseError::UnknownValue(name.to_owned()))?;
            (value.set)(&mut rules, text).map_err(|allowed| HouseError::BadValue {
                name: value.name,
                given: text.to_owned(),
                allowed,
            })?;
        }
        rules.check_playable()?;
        Ok(rules)
    }

    /// Whether values that are each allowed make a game together.
    fn check_playable(&self) -> Result<(), NotPlayable> {
        if self.min_players > self.max_players {
            return Err(NotPlayable::PlayersReversed);
        }
        let twist = self.double_jokers + self.mirror_jokers + self.colour_change_jokers;
        if self.coloured_jokers + twist > 0 && self.copies > 2 {
            return Err(NotPlayable::TooManyCopies);
        }
        if self.coloured_jokers > 0 && self.plain_jokers + twist > 0 {
            return Err(NotPlayable::MixedJokers);
        }
        let (tiles, players) = (self.deck_size(), self.max_players);
        let needed = usize::from(players) * DEALT + 1;
        if tiles < needed {
            return Err(NotPlayable::TooFewTiles { tiles, players, needed });
        }
        Ok(())
    }

    /// How these rules differ from an edition, value by value.
    pub fn differences(&self, edition: Edition) -> impl Iterator<Item = Difference> {
        let (theirs, mine) = (edition.rules(), *self);
        VALUES.iter().filter_map(move |value| {
            let (edition, here) = ((value.get)(&theirs), (value.get)(&mine));
            (edition != here).then_some(Difference { value, edition, here })
        })
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.edition.fmt(f)?;
        self.differences(self.edition).try_for_each(|d| write!(f, " {}={}", d.value.name, d.here))
    }
}

impl FromStr for Rules {
    type Err = HouseError;

    fn from_str(text: &str) -> Result<Self, HouseError> {
        let mut words = text.split_whitespace();
        let id = words.next().unwrap_or_default();
        let edition = id.parse().map_err(|_| HouseError::UnknownEdition(id.to_owned()))?;
        let changes: Result<Vec<_>, _> = words
            .map(|word| {
                word.split_once('=').ok_or_else(|| HouseError::UnknownValue(word.to_owned()))
            })
            .collect();
        Self::house(edition, changes?)
    }
}
