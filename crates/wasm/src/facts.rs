//! What follows from rules, for whoever offers something by them.

use dublet_rules::{
    bag::Bag,
    meld::SMALLEST,
    notation, opening,
    rules::{TimeUp, VALUES},
    tile::{Joker, Tile},
};
use serde::Serialize;

use crate::bad_input::{BadInput, read_rules};

/// What follows from the values of rules together.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RuleFacts {
    /// Tiles there are.
    tiles: usize,
    /// The stacks of seven they make (rule 2.2).
    sevens: usize,
    /// Tiles of one stack more, where not all are of seven.
    odd: Option<usize>,
    /// Whether whoever draws is offered the choice of the next stack.
    offers_stacks: bool,
    /// What announcing an opening can save, where it can (rule 7.4).
    announcement: Option<Saving>,
    /// What the first lay must be worth (rule 4.2).
    opening: u16,
    /// Tiles of the smallest meld (rules 3.1, 3.2 and 3.8).
    smallest_meld: usize,
    /// Jokers there are, each kind once.
    jokers: Vec<Tile>,
    /// Whether a lay that is whole goes back if time runs out before it is ended (section 5).
    time_takes_back: bool,
    /// Most tiles one turn brings at a real table.
    most_drawn: usize,
    /// Values that cannot change anything in a friendly game online, beside the others.
    idle: Vec<&'static str>,
}

/// Points lost with an announcement and without (rules 7.2 and 7.4).
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Saving {
    less: u16,
    more: u16,
}

pub(crate) fn facts(rules: &str) -> Result<RuleFacts, BadInput> {
    let rules = read_rules(rules)?;
    let piles = rules.piles();
    let saving = || Saving { less: rules.unopened_penalty, more: rules.could_have_opened_penalty };
    let jokers = Joker::ALL.into_iter().map(Tile::joker);
    let jokers = jokers.filter(|joker| rules.copies_of(*joker) > 0).collect();
    let idle = VALUES.iter().filter(|value| !value.matters(&rules));
    Ok(RuleFacts {
        tiles: rules.deck_size(),
        sevens: piles.sevens,
        odd: piles.odd,
        offers_stacks: rules.offers_stacks(),
        announcement: rules.announcement_saves().then(saving),
        opening: rules.opening,
        smallest_meld: SMALLEST,
        jokers,
        time_takes_back: rules.time_up == TimeUp::PutBack,
        most_drawn: rules.most_drawn(),
        idle: idle.map(|value| value.name).collect(),
    })
}

/// Whether announcing an opening after a draw counts (rule 7.4).
pub(crate) fn announcement_counts(rules: &str, rack: &str, drawn: &str) -> Result<bool, BadInput> {
    let rules = read_rules(rules)?;
    let read = |field, text| match notation::tiles(text) {
        Ok(tiles) => Ok(tiles.into_iter().collect::<Bag>()),
        Err(error) => Err(BadInput::notation(field, error)),
    };
    let (rack, drawn) = (read("rack", rack)?, read("drawn", drawn)?);
    Ok(drawn.is_within(&rack) && opening::announcement_counts(&rules, &rack, &drawn))
}
