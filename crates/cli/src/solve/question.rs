//! A position to solve, checked.

use dublet_rules::{
    bag::Bag,
    lay::Fault,
    meld::{Meld, NotAMeld, arrange},
    rules::Rules,
    table::Table,
    tile::{Face, Tile},
};
use dublet_words::Words;

/// More tiles than any deck has: counts of faces hold no more.
const MAX_TILES: usize = 255;

/// A table and a rack that the rules allow.
pub(super) struct Question {
    pub(super) rules: Rules,
    pub(super) table: Table,
    pub(super) rack: Bag,
}

impl Question {
    /// Checks tiles against the deck, and the table against the rules.
    pub(super) fn new(
        rules: Rules,
        table: &[impl AsRef<[Tile]>],
        rack: &[Tile],
        words: &Words,
    ) -> Result<Self, String> {
        let on_table = || table.iter().flat_map(AsRef::as_ref);
        if on_table().count() + rack.len() > MAX_TILES {
            return Err(words.say("error-too-long"));
        }
        if let Some(fault) = words.deck_fault(&rules, &on_table().chain(rack).collect()) {
            return Err(fault);
        }
        let melds = table.iter().enumerate().map(|(place, tiles)| {
            read_meld(tiles.as_ref()).map_err(|fault| {
                let error =
                    fault.map_or_else(|| words.say("error-empty-meld"), |f| words.fault(&f));
                let args = [("meld", (place + 1).into()), ("error", error.into())];
                words.tell("error-table-meld", args)
            })
        });
        let table = Table::new(melds.collect::<Result<_, _>>()?);
        Ok(Self { rules, table, rack: rack.iter().collect() })
    }
}

/// Rules from their text: an edition's id, and what differs from it.
pub(super) fn rules(text: &str, words: &Words) -> Result<Rules, String> {
    text.parse().map_err(|error| words.bad_rules(&error))
}

/// A meld of the table. Its order is kept where it makes a meld, since it says what jokers stand for; else
/// one is found, since nothing else hangs on it.
fn read_meld(tiles: &[Tile]) -> Result<Meld, Option<Fault>> {
    if tiles.is_empty() {
        return Err(None);
    }
    let as_laid = Meld::read(tiles).or_else(|_| {
        let mut ascending = tiles.to_vec();
        ascending.sort_by_key(|tile| match tile.face() {
            Face::Number(_, number) => number.get(),
            Face::Joker(_) => u8::MAX,
        });
        Meld::read(&ascending)
    });
    as_laid.or_else(|reasons: NotAMeld| {
        let fault = || Fault::NotAMeld { place: 0, tiles: tiles.to_vec(), reasons };
        arrange(tiles).ok_or_else(|| Some(fault()))
    })
}
