//! Following a table by its events, and telling what a turn changed.

use dublet_protocol::{Millis, TableEvent, TableState};
use dublet_solver::changes;

use crate::{bad_input::BadInput, lay::read_table};

pub(crate) fn follow(state: &str, at: f64, event: &str) -> Result<TableState, BadInput> {
    let bad = |error: serde_json::Error| {
        BadInput::new("error-expected").with("what", format!("a message of the protocol: {error}"))
    };
    let mut state: TableState = serde_json::from_str(state).map_err(bad)?;
    let event: TableEvent = serde_json::from_str(event).map_err(bad)?;
    // Milliseconds since 1970 are whole and far below 2^53.
    state.follow(at as Millis, &event);
    Ok(state)
}

/// Which tiles of a table were not in the same meld before, meld by meld.
pub(crate) fn changed(before: &str, after: &str) -> Result<Vec<Vec<bool>>, BadInput> {
    Ok(changes(&read_table("before", before)?, &read_table("after", after)?))
}
