//! A table that somebody follows: its state lives here, and the page is told what each event changes of it.

use dublet_protocol::{Changed, Millis, TableEvent, TableState};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// A table as one viewer sees it, kept up to date by its events for as long as the page has a link to it.
#[wasm_bindgen]
pub struct FollowedTable {
    state: TableState,
}

#[wasm_bindgen]
impl FollowedTable {
    /// A table as a newcomer is told of it, the `state` of a `welcome`.
    ///
    /// # Errors
    /// When it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(state: &str) -> Result<Self, JsError> {
        Ok(Self { state: serde_json::from_str(state)? })
    }

    /// Follows one event more, and tells the parts of the state that it changed, each whole, and no other:
    /// `{"pause_asked":[],"paused":1800000000000}`.
    ///
    /// # Errors
    /// When it is no event.
    ///
    /// # Panics
    /// When the event is not of this table.
    pub fn follow(&mut self, at: f64, event: &str) -> Result<String, JsError> {
        let event: TableEvent = serde_json::from_str(event)?;
        let before = self.state.clone();
        // Milliseconds since 1970 are whole and far below 2^53.
        self.state.follow(at as Millis, &event);
        Ok(serde_json::to_string(&Changed { before: &before, after: &self.state })?)
    }
}
