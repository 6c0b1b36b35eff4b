//! Where tiles fit, and where melds and tiles are looked for.

use dublet_rules::{
    game::doublets,
    meld::Meld,
    notation,
    order::{Lane, Sorting},
    sort::sort_few,
    tile::Tile,
};
use serde::Serialize;

use crate::bad_input::{BadInput, read_rules};

/// Where a meld lies on a table that lays itself out: rows from the top, places in a row from the left.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct MeldPlace {
    /// 0 to 3 are runs of black, red, blue, yellow; 4 are groups; 5 is what stands for nothing yet.
    lane: u8,
    /// What comes first in the lane: smaller numbers.
    order: u8,
}

/// Behind all lanes: what stands for nothing yet.
const NOWHERE: u8 = Lane::GROUPS + 1;

/// The places in a meld where tiles put in together make a meld.
pub(crate) fn places(rules: &str, meld: &str, tiles: &str) -> Result<Vec<usize>, BadInput> {
    read_rules(rules)?;
    let read =
        |field, text| notation::tiles(text).map_err(|error| BadInput::notation(field, error));
    let (meld, tiles) = (read("meld", meld)?, read("tiles", tiles)?);
    let stands = |place: &usize| {
        let all: Vec<Tile> =
            [&meld[..*place], &tiles, &meld[*place..]].into_iter().flatten().copied().collect();
        Meld::read(&all).is_ok()
    };
    Ok((0..=meld.len()).filter(stands).collect())
}

/// Where each meld of a layout lies.
pub(crate) fn lanes(rules: &str, layout: &str) -> Result<Vec<MeldPlace>, BadInput> {
    read_rules(rules)?;
    let layout = notation::layout(layout).map_err(|error| BadInput::notation("layout", error))?;
    let place = |tiles: &Vec<Tile>| match Meld::read(tiles) {
        Ok(meld) => {
            let Lane { lane, number } = Lane::of(meld.kind());
            MeldPlace { lane, order: number }
        }
        Err(_) => MeldPlace { lane: NOWHERE, order: 0 },
    };
    Ok(layout.0.iter().map(place).collect())
}

/// Every tile there is.
pub(crate) fn deck(rules: &str) -> Result<Vec<Tile>, BadInput> {
    Ok(read_rules(rules)?.deck())
}

/// A rack in order.
pub(crate) fn sort(rack: &str, by_runs: bool) -> Result<Vec<Tile>, BadInput> {
    let mut tiles = notation::tiles(rack).map_err(|error| BadInput::notation("rack", error))?;
    let sorting = if by_runs { Sorting::Runs } else { Sorting::Groups };
    sort_few(&mut tiles, |tile| sorting.place(*tile));
    Ok(tiles)
}

/// Whether a rack has three doublets and the rules care (rule 2.3).
pub(crate) fn may_claim(rules: &str, rack: &str) -> Result<bool, BadInput> {
    let rules = read_rules(rules)?;
    let tiles = notation::tiles(rack).map_err(|error| BadInput::notation("rack", error))?;
    Ok(rules.three_doublets && doublets(&tiles.into_iter().collect()).count() >= 3)
}
