//! The door to [`Rules`]: which values make a game.

use std::fmt;

use super::{Allowed, DEALT, Rules, VALUES, Values};

/// Everything that is wrong with values that were to be rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRules(pub(super) Vec<RulesFault>);

/// One thing that is wrong with them.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesFault {
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
        allowed: Allowed,
    },
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

impl BadRules {
    /// What is wrong; at least one thing.
    pub fn faults(&self) -> &[RulesFault] {
        &self.0
    }
}

impl From<RulesFault> for BadRules {
    fn from(fault: RulesFault) -> Self {
        Self(vec![fault])
    }
}

impl fmt::Display for BadRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(RulesFault::to_string).collect();
        f.write_str(&texts.join("; "))
    }
}

impl std::error::Error for BadRules {}

impl Rules {
    /// Rules of these values.
    ///
    /// # Errors
    /// With everything that keeps them from being a game.
    pub fn new(values: Values) -> Result<Self, BadRules> {
        let each = VALUES.iter().filter_map(|value| value.check(&values));
        let faults: Vec<RulesFault> = each.chain(values.together()).collect();
        if faults.is_empty() { Ok(Self(values)) } else { Err(BadRules(faults)) }
    }

    /// The same rules with values changed.
    ///
    /// # Errors
    /// With everything that keeps them from being a game.
    ///
    /// ```
    /// use dublet_rules::rules::Edition;
    /// let rules = Edition::Standard.rules();
    /// assert_eq!(rules.with(|values| values.joker_penalty = 30).unwrap().joker_penalty, 30);
    /// assert!(rules.with(|values| values.copies = 1).is_err(), "too few tiles for four players");
    /// ```
    pub fn with(&self, change: impl FnOnce(&mut Values)) -> Result<Self, BadRules> {
        let mut values = self.0;
        change(&mut values);
        Self::new(values)
    }
}

impl Values {
    /// Why values that are each allowed do not make a game together.
    fn together(&self) -> impl Iterator<Item = RulesFault> {
        let twist = [self.double_jokers, self.mirror_jokers, self.colour_change_jokers];
        let has_twist = twist.iter().any(|jokers| *jokers > 0);
        let has_coloured = self.coloured_jokers > 0;
        let (tiles, players) = (self.deck_size(), self.max_players);
        let needed = usize::from(players) * DEALT + 1;
        let faults = [
            (self.min_players > self.max_players, RulesFault::PlayersReversed),
            ((has_coloured || has_twist) && self.copies > 2, RulesFault::TooManyCopies),
            (has_coloured && (has_twist || self.plain_jokers > 0), RulesFault::MixedJokers),
            (tiles < needed, RulesFault::TooFewTiles { tiles, players, needed }),
        ];
        faults.into_iter().filter_map(|(is_so, fault)| is_so.then_some(fault))
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Edition, *};

    #[test]
    fn every_edition_passes_its_own_door() {
        for edition in Edition::ALL {
            assert_eq!(Rules::new(*edition.rules()), Ok(edition.rules()));
        }
    }

    #[test]
    fn one_copy_for_four_players_is_refused_before_it_is_dealt() {
        let too_few = Edition::Standard.rules().with(|values| values.copies = 1);
        let fault = RulesFault::TooFewTiles { tiles: 54, players: 4, needed: 57 };
        assert_eq!(too_few, Err(fault.into()));
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let text = "standard opening=201 nonsense=1 copies";
        let faults = text.parse::<Rules>().unwrap_err();
        let told = faults.faults().iter().map(RulesFault::to_string).collect::<Vec<_>>();
        assert_eq!(told.len(), 3, "{told:?}");

        let bad = Edition::Expert.rules().with(|values| {
            (values.min_players, values.max_players) = (9, 5);
            (values.copies, values.plain_jokers) = (1, 255);
        });
        let told = bad.unwrap_err().to_string();
        for part in [
            "min_players cannot be \"9\": it is a whole number from 2 to 6",
            "plain_jokers cannot be \"255\": it is a whole number from 0 to 4",
            "min_players is more than max_players",
            "coloured jokers are played without other jokers",
        ] {
            assert!(told.contains(part), "{told}");
        }
    }
}
