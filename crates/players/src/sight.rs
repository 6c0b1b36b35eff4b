//! What a player goes by when it chooses: a few facts of its view, and nothing else.

use dublet_rules::{bag::Bag, game::view::SeatView, rules::Rules};

/// A position as one seat sees it. Only tiles matter, not where they lie: any table can be rearranged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) table: &'a Bag,
    pub(crate) rack: &'a Bag,
    pub(crate) opened: bool,
    /// Whether nobody else has opened.
    pub(crate) alone: bool,
    /// Tiles on the emptiest rack of the others.
    pub(crate) nearest: usize,
    /// Tiles in the pool.
    pub(crate) pool: usize,
    /// Whether this is the seat's last move (rule 6.2).
    pub(crate) last_move: bool,
}

impl<'a> Sight<'a> {
    pub(crate) fn of(view: &'a SeatView) -> Self {
        let public = &view.public;
        let seats = public.seats.iter().enumerate();
        let others = seats.filter(|(seat, _)| *seat != view.seat.index()).map(|(_, seat)| seat);
        Self {
            rules: &public.rules,
            table: public.table.tiles(),
            rack: &view.rack,
            opened: view.opened(),
            alone: others.clone().all(|seat| !seat.opened),
            nearest: others.map(|seat| usize::from(seat.tiles)).min().unwrap_or(0),
            pool: public.stacks.iter().map(|stack| usize::from(*stack)).sum(),
            last_move: public.last_moves.is_some(),
        }
    }
}
