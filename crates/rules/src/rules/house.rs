//! House rules (rule 1.2): single values of an edition changed, and shown as the difference.
//!
//! [`VALUES`] names every field of [`Values`] once; files, the command line, records and the
//! comparison of editions all go through it. In a text the id of an edition alone stands for the edition as files
//! first had it, so that nothing old turns wrong when a rule is decided anew; [`Rules::house`] is what people ask for.
//!
//! ```
//! use dublet_rules::rules::{Edition, Rules};
//! let rules: Rules = "standard joker_penalty=30".parse().unwrap();
//! assert_eq!(rules, Edition::Standard.rules().with(|values| values.joker_penalty = 30).unwrap());
//! assert_eq!(rules.to_string(), "standard joker_penalty=30");
//! ```

use std::{fmt, str::FromStr};

use serde::Serialize;

use super::{
    BadRules, Dealing, Edition, EmptyPool, FirstStarter, FreedJokers, LostLayout, MirrorWorth,
    NextStarter, PoolScore, RoundLength, Rules, RulesFault, TimeUp, Values,
};

/// One value of the rules, by name.
pub struct Value {
    /// Its name in files, which is the field's.
    pub name: &'static str,
    /// The rule it belongs to.
    pub rule: &'static str,
    /// What it is about.
    pub topic: Topic,
    /// What it may be.
    pub allowed: Allowed,
    /// Reads it as text.
    pub get: fn(&Values) -> String,
    /// Takes it from a text, if that is allowed.
    set: fn(&mut Values, &str) -> Option<()>,
}

/// What a value is about, for forms: in the order of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Topic {
    /// Players, tiles and who starts.
    Deal,
    /// The first lay, and what it costs to have made none.
    Opening,
    /// Jokers, in melds and on the table.
    Jokers,
    /// A turn and its clock.
    Turn,
    /// The end of a game, and its points.
    End,
}

/// What a value may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { from, to } => write!(f, "a whole number from {from} to {to}"),
            Self::NumberOr { from, to, or } => {
                write!(f, "{or}, or a whole number from {from} to {to}")
            }
            Self::Choice { of } => f.write_str(&of.join(" or ")),
        }
    }
}

fn integer<T: FromStr + PartialOrd>(text: &str, from: T, to: T) -> Option<T> {
    text.parse().ok().filter(|value| from <= *value && *value <= to)
}

macro_rules! number {
    ($topic:ident, $field:ident, $rule:literal, $from:literal, $to:literal) => {
        Value {
            name: stringify!($field),
            rule: $rule,
            topic: Topic::$topic,
            allowed: Allowed::Number { from: $from, to: $to },
            get: |values| values.$field.to_string(),
            set: |values, text| integer(text, $from, $to).map(|value| values.$field = value),
        }
    };
}

macro_rules! yes_or_no {
    ($topic:ident, $field:ident, $rule:literal) => {
        Value {
            name: stringify!($field),
            rule: $rule,
            topic: Topic::$topic,
            allowed: Allowed::Choice { of: &["no", "yes"] },
            get: |values| if values.$field { "yes" } else { "no" }.to_owned(),
            set: |values, text| match text {
                "yes" | "true" => Some(values.$field = true),
                "no" | "false" => Some(values.$field = false),
                _ => None,
            },
        }
    };
}

macro_rules! choice {
    ($topic:ident, $field:ident, $type:ident, $rule:literal) => {
        Value {
            name: stringify!($field),
            rule: $rule,
            topic: Topic::$topic,
            allowed: Allowed::Choice { of: $type::NAMES },
            get: |values| values.$field.name().to_owned(),
            set: |values, text| $type::from_name(text).map(|value| values.$field = value),
        }
    };
}

/// Every value of the rules, in the order a rulebook tells them.
pub const VALUES: &[Value] = &[
    number!(Deal, min_players, "1.2", 2, 6),
    number!(Deal, max_players, "1.2", 2, 6),
    number!(Deal, copies, "1.2", 1, 3),
    number!(Jokers, plain_jokers, "1.2", 0, 4),
    number!(Jokers, coloured_jokers, "3.7", 0, 2),
    number!(Jokers, double_jokers, "3.10", 0, 2),
    number!(Jokers, mirror_jokers, "3.12", 0, 2),
    number!(Jokers, colour_change_jokers, "3.11", 0, 2),
    number!(End, joker_penalty, "6.3", 0, 255),
    number!(Turn, move_seconds, "5", 0, 3600),
    number!(Turn, tournament_seconds, "5", 0, 3600),
    choice!(Deal, first_starter, FirstStarter, "2.1"),
    choice!(Deal, next_starter, NextStarter, "2.1"),
    choice!(Deal, dealing, Dealing, "2.2"),
    yes_or_no!(Deal, three_doublets, "2.3"),
    Value {
        name: "round",
        rule: "2.4",
        topic: Topic::End,
        allowed: Allowed::NumberOr { from: 1, to: 60, or: "players" },
        get: |values| match values.round {
            RoundLength::Players => "players".to_owned(),
            RoundLength::Games(games) => games.to_string(),
        },
        set: |values, text| {
            values.round = match text {
                "players" => RoundLength::Players,
                _ => integer(text, 1, 60).map(RoundLength::Games)?,
            };
            Some(())
        },
    },
    number!(Opening, opening, "4.2", 0, 200),
    choice!(Opening, mirror_worth, MirrorWorth, "3.9"),
    choice!(Jokers, freed_jokers, FreedJokers, "4.4"),
    number!(Turn, wrong_lay_tiles, "4.5", 0, 5),
    yes_or_no!(Turn, open_drafts, "4.6"),
    choice!(Turn, time_up, TimeUp, "5"),
    number!(Turn, time_up_tiles, "5", 1, 5),
    choice!(Turn, lost_layout, LostLayout, "5"),
    choice!(End, empty_pool, EmptyPool, "6.2"),
    number!(Opening, unopened_penalty, "7.2", 0, 1000),
    number!(Opening, could_have_opened_penalty, "7.2", 0, 1000),
    yes_or_no!(Opening, jokers_could_open, "7.3"),
    yes_or_no!(Opening, announcement, "7.4"),
    choice!(End, pool_score, PoolScore, "7.5"),
    yes_or_no!(Opening, penalties_at_pool_end, "7.5"),
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
    /// When names or values do not exist, or the whole is no game.
    pub fn house<'a>(
        edition: Edition,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, BadRules> {
        Self::changed(*edition.rules(), changes)
    }

    /// How these rules differ from an edition, value by value.
    pub fn differences(&self, edition: Edition) -> impl Iterator<Item = Difference> {
        self.differences_to(*edition.rules())
    }

    fn changed<'a>(
        mut values: Values,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, BadRules> {
        let fault = |(name, text)| set(&mut values, name, text).err();
        let faults: Vec<RulesFault> = changes.into_iter().filter_map(fault).collect();
        if faults.is_empty() { Self::new(values) } else { Err(BadRules(faults)) }
    }

    fn differences_to(&self, theirs: Values) -> impl Iterator<Item = Difference> {
        let mine = *self;
        VALUES.iter().filter_map(move |value| {
            let (edition, here) = ((value.get)(&theirs), (value.get)(&mine));
            (edition != here).then_some(Difference { value, edition, here })
        })
    }
}

/// Changes the value of that name.
fn set(values: &mut Values, name: &str, text: &str) -> Result<(), RulesFault> {
    let value = VALUES.iter().find(|value| value.name == name);
    let value = value.ok_or_else(|| RulesFault::UnknownValue(name.to_owned()))?;
    (value.set)(values, text).ok_or_else(|| value.fault(text.to_owned()))
}

impl Value {
    /// What is wrong with this value, if it is none of those allowed.
    pub(super) fn check(&self, values: &Values) -> Option<RulesFault> {
        let text = (self.get)(values);
        match (self.set)(&mut values.clone(), &text) {
            Some(()) => None,
            None => Some(self.fault(text)),
        }
    }

    fn fault(&self, given: String) -> RulesFault {
        RulesFault::BadValue { name: self.name, given, allowed: self.allowed }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.edition.fmt(f)?;
        let mut differences = self.differences_to(self.edition.first_values());
        differences.try_for_each(|d| write!(f, " {}={}", d.value.name, d.here))
    }
}

impl FromStr for Rules {
    type Err = BadRules;

    fn from_str(text: &str) -> Result<Self, BadRules> {
        let mut words = text.split_whitespace();
        let id = words.next().unwrap_or_default();
        let edition = id.parse::<Edition>();
        let edition = edition.map_err(|_| RulesFault::UnknownEdition(id.to_owned()))?;
        // A word alone is given an empty value, which none can be.
        let changes = words.map(|word| word.split_once('=').unwrap_or((word, "")));
        Self::changed(edition.first_values(), changes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A field that is not listed here does not compile; one that `VALUES` lacks fails.
    #[test]
    fn every_field_is_a_value_with_a_name() {
        macro_rules! names {
            ($($field:ident)+) => {{
                let Values { edition: _, $($field: _),+ } = *Edition::Standard.rules();
                [$(stringify!($field)),+]
            }};
        }
        let fields = names!(
            min_players max_players copies plain_jokers coloured_jokers
            double_jokers mirror_jokers colour_change_jokers joker_penalty move_seconds
            tournament_seconds first_starter next_starter dealing three_doublets
            round opening mirror_worth freed_jokers wrong_lay_tiles open_drafts
            time_up time_up_tiles lost_layout empty_pool unopened_penalty
            could_have_opened_penalty jokers_could_open announcement pool_score
            penalties_at_pool_end
        );
        let named: Vec<&str> = VALUES.iter().map(|value| value.name).collect();
        assert_eq!(named, fields);
    }
}
