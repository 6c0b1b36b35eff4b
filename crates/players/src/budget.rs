//! How much work a player may put into an answer.

/// A bound on the work of one answer: so many states of the solver, and whatever the edge says. A number of
/// states gives the same answer on every machine; a deadline is an edge's business, which hands in its clock.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Work of the solver for the answer, in states; a question it was asked is answered to the end.
    pub states: u64,
    /// Whether to answer now, with what has been found so far.
    pub over: &'a dyn Fn() -> bool,
}

impl Budget<'static> {
    /// A budget of states alone.
    pub const fn states(states: u64) -> Self {
        Self { states, over: &|| false }
    }
}

impl Default for Budget<'static> {
    /// A fifth of a second or so of thinking.
    fn default() -> Self {
        Self::states(1_000_000)
    }
}
