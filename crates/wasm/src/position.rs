//! A position as a line of JSON, like those of `testdata/vectors`.

use dublet_rules::{
    bag::Bag,
    meld::{Meld, arrange},
    rules::Rules,
    table::Table,
    tile::Tile,
};
use serde::Deserialize;

use crate::bad_input::{BadInput, check_deck, check_decks, read_rules};

/// A position that can be solved.
pub(crate) struct Position {
    pub(crate) rules: Rules,
    pub(crate) table: Table,
    pub(crate) rack: Bag,
}

/// A position as somebody wrote it; other fields, such as proven values, are not looked at.
#[derive(Deserialize)]
#[serde(default)]
struct PositionLine {
    edition: String,
    joker_weight: Option<u8>,
    table: Vec<Vec<String>>,
    rack: Vec<String>,
}

impl Default for PositionLine {
    fn default() -> Self {
        Self { edition: "standard".to_owned(), joker_weight: None, table: vec![], rack: vec![] }
    }
}

/// More than any deck holds; counts of tiles do not overflow below it.
const MAX_TILES: usize = 255;

impl Position {
    pub(crate) fn read(line: &str) -> Result<Self, BadInput> {
        let line: PositionLine = serde_json::from_str(line).map_err(|error| {
            BadInput::new("error-not-a-position").with("error", error.to_string())
        })?;
        let mut rules = read_rules(&line.edition)?;
        if let Some(weight) = line.joker_weight {
            rules = rules.with(|values| values.joker_penalty = weight)?;
        }
        let too_long = |field| BadInput::new("error-too-long").in_field(field);
        if line.rack.len() > MAX_TILES {
            return Err(too_long("rack"));
        }
        if line.table.iter().map(Vec::len).sum::<usize>() > MAX_TILES {
            return Err(too_long("table"));
        }
        let rack: Bag = tiles(&line.rack, "rack")?.into_iter().collect();
        let melds = line.table.iter().map(|meld| read_meld(&rules, meld));
        let table = Table::new(melds.collect::<Result<_, _>>()?);
        check_decks(&rules, &table, &rack)?;
        Ok(Self { rules, table, rack })
    }
}

fn tiles(words: &[String], field: &'static str) -> Result<Vec<Tile>, BadInput> {
    let tile = |word: &String| {
        word.parse().map_err(|_| {
            BadInput::new("error-unknown-tile").with("tile", word.as_str()).in_field(field)
        })
    };
    words.iter().map(tile).collect()
}

/// A meld in the order it lies, or, where that order is none, in one that stands: what a joker may stand
/// for can depend on it.
fn read_meld(rules: &Rules, words: &[String]) -> Result<Meld, BadInput> {
    let tiles = tiles(words, "table")?;
    if tiles.is_empty() {
        return Err(BadInput::new("error-empty-meld").in_field("table"));
    }
    // Before trying orders, of which a heap of jokers would have many.
    check_deck(rules, &tiles.iter().collect(), "table")?;
    let meld = Meld::read(&tiles).ok().or_else(|| arrange(&tiles));
    meld.ok_or_else(|| BadInput::not_a_meld(&tiles).in_field("table"))
}
