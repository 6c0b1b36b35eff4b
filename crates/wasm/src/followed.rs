//! A table that somebody follows: its state lives here, and the page is told what each event changes of it.

use dublet_protocol::{Millis, TableEvent, TableState};
use serde::{Serialize, Serializer, ser::SerializeMap};
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

/// What of a state is not as it was: compared, so that it cannot differ from what following did.
struct Changed<'a> {
    before: &'a TableState,
    after: &'a TableState,
}

impl Serialize for Changed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fn part<M: SerializeMap, T: PartialEq + Serialize>(
            parts: &mut M,
            name: &str,
            before: &T,
            after: &T,
        ) -> Result<(), M::Error> {
            if before == after { Ok(()) } else { parts.serialize_entry(name, after) }
        }

        // A table keeps its id and its code. A part that is new here does not compile until it is told below.
        let TableState {
            table: _,
            code: _,
            options,
            host,
            chairs,
            games,
            earlier,
            pause_asked,
            paused,
            back,
            asleep,
            closed,
            game,
        } = self.after;
        let before = self.before;
        let mut parts = serializer.serialize_map(None)?;
        part(&mut parts, "options", &before.options, options)?;
        part(&mut parts, "host", &before.host, host)?;
        part(&mut parts, "chairs", &before.chairs, chairs)?;
        part(&mut parts, "games", &before.games, games)?;
        part(&mut parts, "earlier", &before.earlier, earlier)?;
        part(&mut parts, "pause_asked", &before.pause_asked, pause_asked)?;
        part(&mut parts, "paused", &before.paused, paused)?;
        part(&mut parts, "back", &before.back, back)?;
        part(&mut parts, "asleep", &before.asleep, asleep)?;
        part(&mut parts, "closed", &before.closed, closed)?;
        part(&mut parts, "game", &before.game, game)?;
        parts.end()
    }
}
