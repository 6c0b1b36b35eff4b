//! Reading melds.

use dublet_rules::{meld::Report, notation};

use crate::bad_input::{BadInput, check_deck, read_rules};

pub(crate) fn read(rules: &str, tiles: &str) -> Result<Report, BadInput> {
    let rules = read_rules(rules)?;
    let tiles = notation::tiles(tiles).map_err(|error| BadInput::notation("tiles", error))?;
    if tiles.is_empty() {
        return Err(BadInput::new("error-no-tiles").in_field("tiles"));
    }
    // Jokers alone are no meld however many the edition has; anything else must be its tiles.
    if !tiles.iter().all(|tile| tile.is_joker() && rules.copies_of(*tile) > 0) {
        check_deck(&rules, &tiles.iter().collect(), "tiles")?;
    }
    Ok(Report::on(&rules, &tiles))
}
