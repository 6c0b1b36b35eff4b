//! What cannot be used, as a message of `locales/` with its arguments.

use dublet_rules::{
    bag::Bag,
    notation::{Mistake, ParseError},
    rules::{BadRules, Edition, Rules, RulesFault, VALUES},
    table::{Layout, Table},
    tile::Tile,
};
use serde::Serialize;
use serde_json::{Map, Value};

/// Text that cannot be used.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct BadInput {
    error: InputMessage,
}

/// A message of `locales/`, and where in what was handed in it stands, where that is known.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct InputMessage {
    id: &'static str,
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string | number>"))]
    args: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    field: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    column: Option<usize>,
}

impl BadInput {
    /// A message without arguments.
    pub(crate) fn new(id: &'static str) -> Self {
        Self { error: InputMessage { id, args: Map::new(), field: None, column: None } }
    }

    /// The same with an argument.
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.error.args.insert(name.to_owned(), value.into());
        self
    }

    /// The same, known to stand in one of the texts handed in.
    pub(crate) fn in_field(mut self, field: &'static str) -> Self {
        self.error.field = Some(field);
        self
    }

    /// A mistake in notation.
    pub(crate) fn notation(field: &'static str, error: ParseError) -> Self {
        let mut bad = Self::from(error.mistake).in_field(field);
        bad.error.column = Some(error.column);
        bad
    }

    /// A tile that the rules' deck does not have, or not so often.
    pub(crate) fn too_many(rules: &Rules, tile: Tile, found: u8) -> Self {
        let bad = match rules.copies_of(tile) {
            0 => Self::new("error-not-in-edition"),
            copies => {
                Self::new("error-too-many-copies").with("found", found).with("copies", copies)
            }
        };
        bad.with("edition", rules.edition.id()).with("tile", tile.to_string())
    }

    /// Tiles that lie on a table and are no meld.
    pub(crate) fn not_a_meld(tiles: &[Tile]) -> Self {
        let tiles = Layout(vec![tiles.to_vec()]).to_string();
        Self::new("error-not-a-meld").with("tiles", tiles)
    }
}

impl From<Mistake> for BadInput {
    fn from(mistake: Mistake) -> Self {
        match mistake {
            Mistake::UnknownTile(tile) => Self::new("error-unknown-tile").with("tile", tile),
            Mistake::EmptyMeld => Self::new("error-empty-meld"),
            Mistake::TooLong => Self::new("error-too-long"),
            Mistake::Expected(what) => Self::new("error-expected").with("what", what),
            Mistake::Misplaced(text) => Self::new("error-misplaced").with("text", text),
            Mistake::BadRules(error) => error.into(),
            Mistake::NotAMeld(tiles) => Self::new("error-not-a-meld").with("tiles", tiles),
            Mistake::TooManyCopies(tile) => {
                Self::new("error-more-than-edition").with("tile", tile.to_string())
            }
            // Tiles and melds have no setup; records do.
            Mistake::BadSetup(bad) => Self::new("error-expected").with("what", bad.to_string()),
        }
    }
}

/// A form shows one message: the first thing that is wrong.
impl From<BadRules> for BadInput {
    fn from(bad: BadRules) -> Self {
        let bad = match &bad.faults()[0] {
            RulesFault::UnknownEdition(edition) => Self::new("error-unknown-edition")
                .with("edition", edition.as_str())
                .with("known", Edition::ALL.map(Edition::id).join(", ")),
            RulesFault::UnknownValue(name) => {
                let known: Vec<&str> = VALUES.iter().map(|value| value.name).collect();
                Self::new("house-unknown-value")
                    .with("name", name.as_str())
                    .with("known", known.join(", "))
            }
            RulesFault::BadValue { name, given, allowed } => Self::new("house-bad-value")
                .with("name", *name)
                .with("given", given.as_str())
                .with("allowed", allowed.to_string()),
            RulesFault::PlayersReversed => Self::new("house-players-reversed"),
            RulesFault::TooManyCopies => Self::new("house-too-many-copies"),
            RulesFault::MixedJokers => Self::new("house-mixed-jokers"),
            RulesFault::TooFewTiles { tiles, players, needed } => Self::new("house-too-few-tiles")
                .with("tiles", *tiles)
                .with("players", *players)
                .with("needed", *needed),
        };
        bad.in_field("rules")
    }
}

/// Rules as an edition, and house rules behind it.
pub(crate) fn read_rules(text: &str) -> Result<Rules, BadInput> {
    Ok(text.parse::<Rules>()?)
}

/// Refuses tiles that the rules' deck does not have, or not so often.
pub(crate) fn check_deck(rules: &Rules, tiles: &Bag, field: &'static str) -> Result<(), BadInput> {
    match rules.excess(tiles) {
        Some((tile, found)) => Err(BadInput::too_many(rules, tile, found).in_field(field)),
        None => Ok(()),
    }
}

/// Refuses a table and a rack that are not of one deck. Each alone comes first: of two bags that are
/// far more than a deck even the counts would overflow.
pub(crate) fn check_decks(rules: &Rules, table: &Table, rack: &Bag) -> Result<(), BadInput> {
    check_deck(rules, table.tiles(), "table")?;
    check_deck(rules, rack, "rack")?;
    check_deck(rules, &table.tiles().plus(rack), "rack")
}
