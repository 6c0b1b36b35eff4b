//! What tiles are, told in full, for every face that answers in JSON.

use serde::Serialize;

use super::{Kind, Meld, NotAMeld, Stand, arrange};
use crate::{rules::Rules, tile::Tile};

/// What tiles are in the order laid.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MeldReport"))]
pub enum Report {
    /// A meld.
    Meld {
        /// Always true: what a reader of the JSON asks first.
        #[cfg_attr(feature = "typescript", ts(type = "true"))]
        meld: bool,
        #[serde(flatten)]
        kind: Kind,
        /// What it is worth (rule 3.6).
        worth: u16,
        /// Its jokers, from the left.
        jokers: Vec<JokerReport>,
    },
    /// No meld.
    None {
        /// Always false.
        #[cfg_attr(feature = "typescript", ts(type = "false"))]
        meld: bool,
        /// Everything that is wrong.
        #[serde(flatten)]
        reasons: NotAMeld,
        /// The order in which the same tiles would stand, if there is one.
        order: Option<Meld>,
    },
}

/// One joker of a meld.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JokerReport {
    /// Its place in the meld, from 0.
    pub place: usize,
    /// Which joker it is.
    pub tile: Tile,
    /// Everything it may stand for.
    pub stands: Vec<Stand>,
}

impl Report {
    /// What these tiles are.
    ///
    /// ```
    /// use dublet_rules::{meld::Report, notation, rules::Edition};
    /// let tiles = notation::tiles("r3 r4 r5").unwrap();
    /// assert_eq!(
    ///     serde_json::to_string(&Report::on(&Edition::Standard.rules(), &tiles)).unwrap(),
    ///     r#"{"meld":true,"kind":"run","colour":"red","from":3,"to":5,"worth":12,"jokers":[]}"#
    /// );
    /// ```
    pub fn on(rules: &Rules, tiles: &[Tile]) -> Self {
        match Meld::read(tiles) {
            Ok(meld) => Self::Meld {
                meld: true,
                kind: meld.kind(),
                worth: rules.worth(&meld),
                jokers: meld
                    .stands()
                    .into_iter()
                    .map(|(place, stands)| JokerReport { place, tile: tiles[place], stands })
                    .collect(),
            },
            Err(reasons) => Self::None { meld: false, reasons, order: arrange(tiles) },
        }
    }
}
