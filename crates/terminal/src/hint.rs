//! Hints in three presses: what kind of move there is, where, and the whole of it on the table.

use dublet_rules::{bag::Bag, order::in_lanes, rules::Rules, table::Table, tile::Tile};
use dublet_solver::{Move, Origin, Solver, moves};

use crate::{
    desk::{Desk, Spot},
    news::faces,
    state::{Effect, State},
};

/// What a hint is asked for: the table as the player sees it, the rack, and whether they have opened.
pub(crate) struct Position {
    pub(crate) rules: Rules,
    pub(crate) table: Table,
    pub(crate) rack: Bag,
    pub(crate) opened: bool,
}

/// The melds of the best lay that take something; none when there is nothing to lay.
pub(crate) fn best(position: &Position) -> Vec<Move> {
    let Position { rules, table, rack, opened } = position;
    let Some(plan) = Solver::new().advise(rules, table, rack, *opened) else { return Vec::new() };
    let takes =
        |each: &Move| each.from_rack().next().is_some() || each.from_elsewhere().next().is_some();
    moves(table, &plan).into_iter().filter(takes).collect()
}

/// How far a hint has been told in a turn.
#[derive(Default)]
pub(crate) enum Hint {
    #[default]
    None,
    /// The solver is asked.
    Asked,
    /// The best lay, and how much of it has been told.
    Known { moves: Vec<Move>, told: Told },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// What kind of move there is.
    Kind,
    /// Which tiles take part.
    Where,
    /// It lies on the table.
    Whole,
}

impl Hint {
    /// The tiles of a desk that the hint means and that still are where the turn began.
    pub(crate) fn spots(&self, desk: &Desk) -> Vec<Spot> {
        let Self::Known { moves, told: Told::Where } = self else { return Vec::new() };
        let laid = desk.melds().iter().flatten().filter(|placed| placed.is_own());
        let laid: Bag = laid.map(|placed| placed.tile).collect();
        let mut rack = moves.iter().flat_map(Move::from_rack).collect::<Bag>().minus(&laid);
        let mut table: Vec<(usize, Tile)> = moves.iter().flat_map(leaving).collect();
        let mut is_meant = |spot: &Spot| match (desk.at(*spot), spot) {
            (Some(placed), Spot::Rack(_)) => rack.take(placed.tile),
            (Some(placed), Spot::Table { meld, .. }) => {
                let wanted = |(home, tile): &(usize, Tile)| {
                    home == meld && placed.home == Some(*home) && placed.tile == *tile
                };
                let found = table.iter().position(wanted);
                found.map(|place| table.swap_remove(place)).is_some()
            }
            (None, _) => false,
        };
        desk.spots().filter(|spot| is_meant(spot)).collect()
    }

    /// Whether there is more to be told.
    #[cfg(test)]
    pub(crate) fn is_under_way(&self) -> bool {
        matches!(self, Self::Known { moves, told } if !moves.is_empty() && *told != Told::Whole)
    }
}

/// The tiles a meld of a lay takes from other melds, with where they lay.
fn leaving(each: &Move) -> impl Iterator<Item = (usize, Tile)> {
    let tiles = each.meld.tiles().iter().zip(&each.origins);
    tiles.filter_map(|(tile, origin)| match origin {
        Origin::Meld(home) if each.was != Some(*home) => Some((*home, *tile)),
        Origin::Meld(_) | Origin::Rack => None,
    })
}

/// The melds of the table a lay changes.
fn touched(moves: &[Move]) -> Vec<usize> {
    let grown = moves.iter().filter_map(|each| each.was);
    let robbed = moves.iter().flat_map(leaving).map(|(home, _)| home);
    let mut touched: Vec<usize> = grown.chain(robbed).collect();
    touched.sort_unstable();
    touched.dedup();
    touched
}

/// What kind of move a lay is for a rack of so many tiles.
fn kind(moves: &[Move], rack: usize, opened: bool) -> &'static str {
    let goes_out = moves.iter().flat_map(Move::from_rack).count() == rack;
    let has_new = moves.iter().any(|each| each.was.is_none());
    let has_old = moves.iter().any(|each| each.was.is_some());
    match (has_new, has_old) {
        _ if goes_out => "out",
        _ if !opened => "open",
        _ if moves.iter().flat_map(leaving).next().is_some() => "rearrange",
        (true, false) => "new",
        (false, _) => "add",
        (true, true) => "both",
    }
}

impl State<'_> {
    /// The next piece of a hint: what kind of move there is, where, the whole of it.
    pub(crate) fn next_hint(&mut self) {
        match std::mem::take(&mut self.hint) {
            Hint::None => {
                let Some(view) = self.view() else { return };
                let position = Position {
                    table: in_lanes(&view.public.table),
                    opened: view.opened(),
                    rules: view.public.rules,
                    rack: view.rack,
                };
                let events = self.evening.events.len();
                self.effects.push(Effect::FindHint(events, Box::new(position)));
                self.note = Some(self.say("play-hint-thinking"));
                self.hint = Hint::Asked;
            }
            Hint::Asked => self.hint = Hint::Asked,
            Hint::Known { moves, .. } if moves.is_empty() => {
                self.note = Some(self.no_move());
                self.hint = Hint::Known { moves, told: Told::Kind };
            }
            Hint::Known { moves, told: Told::Kind } => {
                self.note = Some(self.hint_where(&moves));
                self.hint = Hint::Known { moves, told: Told::Where };
            }
            Hint::Known { moves, told: Told::Where | Told::Whole } => {
                self.desk.place(&moves);
                self.settle();
                self.note = Some(self.say("play-hint-done"));
                self.hint = Hint::Known { moves, told: Told::Whole };
            }
        }
    }

    /// What the solver found.
    pub(crate) fn take_hint(&mut self, events: usize, moves: Vec<Move>) {
        if !matches!(self.hint, Hint::Asked) || events != self.evening.events.len() {
            return;
        }
        self.note = Some(match moves.is_empty() {
            true => self.no_move(),
            false => self.hint_kind(&moves),
        });
        self.hint = Hint::Known { moves, told: Told::Kind };
    }

    /// That there is nothing to lay, and what to do instead.
    fn no_move(&self) -> String {
        let opened = self.view().is_none_or(|view| view.opened());
        let id = if opened { "play-hint-none" } else { "play-hint-no-opening" };
        let needed = self.evening.plan.rules.opening;
        self.words.tell(id, [("pool", self.pool().into()), ("needed", needed.into())])
    }

    /// What kind of move there is.
    fn hint_kind(&self, moves: &[Move]) -> String {
        let (rack, opened) = self.view().map_or((0, true), |view| (view.rack.len(), view.opened()));
        let args = [
            ("count", moves.iter().flat_map(Move::from_rack).count().into()),
            ("kind", kind(moves, rack, opened).into()),
        ];
        self.words.tell("play-hint-some", args)
    }

    /// Where the move is: the tiles of the rack, and the melds of the table.
    fn hint_where(&self, moves: &[Move]) -> String {
        let melds = touched(moves);
        let tiles = moves.iter().map(|each| faces(each.from_rack()));
        let tiles: Vec<String> = tiles.filter(|tiles| !tiles.is_empty()).collect();
        let numbers: Vec<String> = melds.iter().map(|meld| (meld + 1).to_string()).collect();
        let args = [
            ("tiles", tiles.join("; ").into()),
            ("count", melds.len().into()),
            ("melds", numbers.join(", ").into()),
        ];
        self.words.tell("play-hint-where", args)
    }
}

#[cfg(test)]
mod tests {
    use dublet_rules::{notation, rules::Edition};
    use dublet_words::{Language, Words};

    use super::*;

    /// Every kind of move is told as what it is, in every language.
    #[test]
    fn a_move_is_told_by_its_kind() {
        for (table, rack, opened, expected, melds) in [
            ("", "r10 r11 r12 k1", false, "open", &[][..]),
            ("", "r10 r11 r12 k1", true, "new", &[]),
            ("r4 r5 r6", "r7 k1", true, "add", &[0]),
            ("r4 r5 r6", "r7 b1 y1 k1 k9", true, "both", &[0]),
            ("k7 k8 k9 | b4 r4 y4 k4", "b3 b5 k1", true, "rearrange", &[1]),
            ("r4 r5 r6", "r7", true, "out", &[0]),
        ] {
            let position = Position {
                rules: Edition::Standard.rules(),
                table: Table::read(&notation::layout(table).unwrap()).unwrap(),
                rack: notation::tiles(rack).unwrap().into_iter().collect(),
                opened,
            };
            let moves = best(&position);
            assert_eq!(kind(&moves, position.rack.len(), opened), expected, "{table}, {rack}");
            assert_eq!(touched(&moves), melds, "{table}, {rack}");
            for language in [Language::En, Language::Pl, Language::Ru] {
                let tell = |kind: &str| {
                    let args = [("count", 3.into()), ("kind", kind.to_owned().into())];
                    Words::new(language).tell("play-hint-some", args)
                };
                let is_last = expected == "rearrange";
                assert_eq!(tell(expected) == tell("no such kind"), is_last, "{expected}");
            }
        }
    }
}
