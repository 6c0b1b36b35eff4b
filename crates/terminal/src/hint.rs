//! Hints: whether there is a move, then the move, meld by meld.

use dublet_rules::{bag::Bag, order::in_lanes, rules::Rules, table::Table, tile::Tile};
use dublet_solver::{Move, Solver, moves};
use dublet_words::steps;

use crate::{
    board::Cursor,
    desk::{Desk, Spot, Step, Wanted},
    news::with_faces,
    state::{Effect, State},
};

/// What a hint is asked for: the table as the player sees it, the rack, and whether they have opened.
pub(crate) struct Position {
    pub(crate) rules: Rules,
    pub(crate) table: Table,
    pub(crate) rack: Bag,
    pub(crate) opened: bool,
}

/// The melds of the best lay that take something, in the order in which they are told; none when there is
/// nothing to lay.
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
    /// Told that there is a move, and this much of it.
    Known(Known),
}

pub(crate) struct Known {
    pub(crate) moves: Vec<Move>,
    /// How many melds are placed.
    pub(crate) placed: usize,
    /// Whether the next one has been told.
    pub(crate) told: bool,
    /// The desk as the hints so far made it; another one begins anew.
    pub(crate) desk: Step,
}

impl Known {
    pub(crate) fn new(moves: Vec<Move>, desk: &Desk) -> Self {
        Self { moves, placed: 0, told: false, desk: desk.now().clone() }
    }

    /// How many tiles the lay takes from the rack.
    pub(crate) fn tiles(&self) -> usize {
        self.moves.iter().flat_map(Move::from_rack).count()
    }
}

impl State<'_> {
    /// The next piece of a hint: whether there is a move, a meld of it in words, that meld placed.
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
            Hint::Known(known) => self.tell_hint(known),
        }
    }

    /// What the solver found.
    pub(crate) fn take_hint(&mut self, events: usize, moves: Vec<Move>) {
        if !matches!(self.hint, Hint::Asked) || events != self.evening.events.len() {
            return;
        }
        let mut start = self.desk.clone();
        while start.undo() {}
        let known = Known::new(moves, &start);
        self.note = Some(match known.moves.is_empty() {
            true => self.no_move(),
            false => self.words.tell("play-hint-some", [("count", known.tiles().into())]),
        });
        self.hint = Hint::Known(known);
    }

    /// That there is nothing to lay, and what to do instead.
    fn no_move(&self) -> String {
        let opened = self.view().is_none_or(|view| view.opened());
        let id = if opened { "play-hint-none" } else { "play-hint-no-opening" };
        let needed = self.evening.plan.rules.opening;
        self.words.tell(id, [("pool", self.pool().into()), ("needed", needed.into())])
    }

    /// Taking tiles out of a meld of the desk, in words.
    fn take_in_words(&self, meld: usize, gone: &[Tile]) -> String {
        let tiles = |tiles: &mut dyn Iterator<Item = Tile>| {
            tiles.map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
        };
        let mut left: Bag = gone.iter().collect();
        let all = self.desk.melds()[meld].iter().map(|placed| placed.tile);
        let rest = tiles(&mut all.filter(|tile| !left.take(*tile)));
        let args = [
            ("meld", (meld + 1).into()),
            ("tiles", tiles(&mut gone.iter().copied()).into()),
            ("rest", rest.into()),
        ];
        self.words.tell("solve-take", args)
    }

    fn tell_hint(&mut self, mut known: Known) {
        if known.moves.is_empty() {
            self.note = Some(self.no_move());
            self.hint = Hint::Known(known);
            return;
        }
        if *self.desk.now() != known.desk {
            self.desk.put_all_back();
            (known.placed, known.told, known.desk) = (0, false, self.desk.now().clone());
        }
        let Some(each) = known.moves.get(known.placed).cloned() else {
            self.note = Some(self.say("play-hint-done"));
            self.hint = Hint::Known(known);
            return;
        };
        let Wanted { spots, target, gone } = self.desk.wanted(&each);
        self.cursor = match target {
            Some(meld) => Cursor::Tile(Spot::Table { meld, place: 0 }),
            None => Cursor::New,
        };
        if known.told {
            self.desk.place(&known.moves[..=known.placed]);
            self.settle();
            (known.placed, known.told) = (known.placed + 1, false);
            known.desk = self.desk.now().clone();
            let is_whole = known.placed == known.moves.len();
            self.note = Some(self.say(if is_whole { "play-hint-done" } else { "play-hint-more" }));
        } else {
            self.picks = spots;
            let take =
                target.filter(|_| !gone.is_empty()).map(|meld| self.take_in_words(meld, &gone));
            let lay = steps::lay(&each, target, self.words);
            let text: Vec<String> = take.into_iter().chain(lay).collect();
            self.note = Some(with_faces(&text.join(" ")));
            known.told = true;
        }
        self.hint = Hint::Known(known);
    }
}

#[cfg(test)]
impl Hint {
    /// Whether there is more to be told.
    pub(crate) fn is_under_way(&self) -> bool {
        matches!(self, Self::Known(known) if known.placed < known.moves.len())
    }
}
