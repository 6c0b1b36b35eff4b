//! Deciding lays, and telling what one changed.

use dublet_rules::{
    bag::Bag,
    lay::{Fault, TurnStart},
    notation,
    rules::Rules,
    table::Table,
};
use dublet_solver::changes;
use serde::Serialize;

use crate::bad_input::{BadInput, check_decks, read_rules};

/// What the rules say of a lay.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum LayVerdict {
    Stands {
        #[cfg_attr(feature = "typescript", ts(type = "true"))]
        ok: bool,
        laid: Bag,
    },
    Falls {
        #[cfg_attr(feature = "typescript", ts(type = "false"))]
        ok: bool,
        faults: Vec<RuledFault>,
    },
}

/// A fault and the rule it breaks.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RuledFault {
    #[serde(flatten)]
    fault: Fault,
    rule: &'static str,
}

/// A table of melds in notation.
fn read_table(field: &'static str, text: &str) -> Result<Table, BadInput> {
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
) -> Result<LayVerdict, BadInput> {
    let (rules, table, rack) = read_position(rules, table, rack)?;
    let before = TurnStart { rules: &rules, table: &table, rack: &rack, opened };
    let after = notation::layout(after).map_err(|error| BadInput::notation("after", error))?;
    Ok(match before.judge(&after) {
        Ok(lay) => LayVerdict::Stands { ok: true, laid: lay.laid },
        Err(faults) => {
            let ruled = |fault: Fault| RuledFault { rule: fault.rule(), fault };
            LayVerdict::Falls { ok: false, faults: faults.into_iter().map(ruled).collect() }
        }
    })
}

/// Which tiles of a table were not in the same meld before, meld by meld.
pub(crate) fn changed(before: &str, after: &str) -> Result<Vec<Vec<bool>>, BadInput> {
    Ok(changes(&read_table("before", before)?, &read_table("after", after)?))
}
