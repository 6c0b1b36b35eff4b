//! Deciding lays.

use dublet_rules::{
    bag::Bag,
    lay::{Before, Fault},
    notation,
    rules::Rules,
    table::Table,
};
use serde::Serialize;

use crate::bad_input::{BadInput, check_decks, read_rules};

/// What the rules say of a lay.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Verdict {
    Stands { ok: bool, laid: Bag },
    Falls { ok: bool, faults: Vec<Ruled> },
}

/// A fault and the rule it breaks.
#[derive(Serialize)]
pub(crate) struct Ruled {
    #[serde(flatten)]
    fault: Fault,
    rule: &'static str,
}

/// A table of melds in notation.
pub(crate) fn read_table(field: &'static str, text: &str) -> Result<Table, BadInput> {
    let layout = notation::layout(text).map_err(|error| BadInput::notation(field, error))?;
    Table::read(&layout).map_err(|wrong| {
        // A refused layout has at least one group of tiles that is no meld.
        let tiles = wrong.first().map_or(&[][..], |(place, _)| &layout.0[*place]);
        BadInput::not_a_meld(tiles).in_field(field)
    })
}

/// Rules, a table and a rack of one deck, in notation.
pub(crate) fn read_position(
    rules: &str,
    table: &str,
    rack: &str,
) -> Result<(Rules, Table, Bag), BadInput> {
    let rules = read_rules(rules)?;
    let table = read_table("table", table)?;
    let rack = notation::tiles(rack).map_err(|error| BadInput::notation("rack", error))?;
    let rack: Bag = rack.into_iter().collect();
    check_decks(&rules, &table, &rack)?;
    Ok((rules, table, rack))
}

pub(crate) fn judge(
    rules: &str,
    table: &str,
    rack: &str,
    opened: bool,
    after: &str,
) -> Result<Verdict, BadInput> {
    let (rules, table, rack) = read_position(rules, table, rack)?;
    let before = Before { rules: &rules, table: &table, rack: &rack, opened };
    let after = notation::layout(after).map_err(|error| BadInput::notation("after", error))?;
    Ok(match before.judge(&after) {
        Ok(lay) => Verdict::Stands { ok: true, laid: lay.laid },
        Err(faults) => {
            let ruled = |fault: Fault| Ruled { rule: fault.rule(), fault };
            Verdict::Falls { ok: false, faults: faults.into_iter().map(ruled).collect() }
        }
    })
}
