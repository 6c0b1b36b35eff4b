//! A seat's game in one look.

use dublet_rules::{bag::Bag, game::view::FinalView, score::Points, seat::Seat, sheet::SheetCell};
use serde::{Serialize, Serializer};

use crate::{
    grade::{Grade, costliest},
    turn::Turn,
};

/// A seat's game: sums over its turns, and how it ended. Turns that a judge took back do not count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatReview {
    /// Which seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// How many turns.
    pub turns: u32,
    /// Tiles laid.
    pub laid: u32,
    /// The most tiles that could be laid in each turn, summed. A tile that stays on the rack though it could be laid
    /// counts again in the next turn in which it could.
    pub possible: u32,
    /// Of 100 tiles that could be laid, how many were: `100 * laid / possible`, rounded down, so that 100 means all.
    /// None when nothing could be laid at all.
    pub accuracy: Option<u32>,
    /// Mistakes by grade.
    pub mistakes: Counts,
    /// The number of the first turn in which an opening was possible (rule 4.2).
    pub could_open: Option<u32>,
    /// The number of the turn in which the player opened.
    pub opened: Option<u32>,
    /// Jokers laid.
    pub jokers_laid: u32,
    /// Jokers left on the rack.
    pub jokers_left: u32,
    /// The tiles left.
    pub left: Bag,
    /// Their value (rule 6.3).
    pub value: u16,
    /// Big points (rule 7.7).
    pub big: u32,
    /// Small points, judges' corrections included.
    #[serde(serialize_with = "decimal")]
    pub small: Points,
    /// What the rack counted and scores by the rules, before judges' corrections, and why.
    #[serde(rename = "reason", serialize_with = "reason")]
    pub cell: SheetCell,
    /// The number of the turn that lost most, as in [`Review`](crate::Review).
    pub costliest: Option<u32>,
}

/// How many mistakes of each grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Counts {
    /// The lightest.
    pub inaccuracy: u32,
    /// The middle ones.
    pub mistake: u32,
    /// The gravest.
    pub blunder: u32,
}

impl Counts {
    /// How many of a grade.
    pub const fn of(&self, grade: Grade) -> u32 {
        match grade {
            Grade::Inaccuracy => self.inaccuracy,
            Grade::Mistake => self.mistake,
            Grade::Blunder => self.blunder,
        }
    }

    fn add(&mut self, grade: Grade) {
        match grade {
            Grade::Inaccuracy => self.inaccuracy += 1,
            Grade::Mistake => self.mistake += 1,
            Grade::Blunder => self.blunder += 1,
        }
    }
}

/// Every seat of a game that is over.
pub(crate) fn of(names: &[String], end: &FinalView, turns: &[Turn]) -> Vec<SeatReview> {
    let cells = end.cells().expect("the end fits the racks");
    let seats = Seat::first(Seat::MAX as u8).zip(names).zip(cells);
    let review = |((seat, name), cell): ((Seat, &String), SheetCell)| {
        let (left, score) = (end.racks[seat.index()], end.scores[seat.index()]);
        let own = || turns.iter().filter(move |turn| turn.seat == seat && !turn.taken_back);
        let tiles = own().flat_map(|turn| turn.played.laid().iter().collect::<Vec<_>>());
        let laid: Bag = tiles.collect();
        // What was laid was possible, even in the rare house rules where the solver finds too little.
        let most = |turn: &Turn| {
            let best = turn.best.most_tiles.map_or(0, |lay| u32::from(lay.tiles));
            best.max(turn.played.laid().len() as u32)
        };
        let possible = own().map(most).sum();
        let mut mistakes = Counts::default();
        let grades = own().filter_map(|turn| turn.mistake.as_ref()).map(|mistake| mistake.grade);
        grades.for_each(|grade| mistakes.add(grade));
        let first = |wanted: &dyn Fn(&&Turn) -> bool| {
            own().filter(|turn| !turn.opened).find(wanted).map(|turn| turn.number)
        };
        SeatReview {
            seat,
            name: name.clone(),
            turns: own().count() as u32,
            laid: laid.len() as u32,
            possible,
            accuracy: (100 * laid.len() as u32).checked_div(possible),
            mistakes,
            could_open: first(&|turn| turn.best.most_tiles.is_some()),
            opened: first(&|turn| !turn.played.laid().is_empty()),
            jokers_laid: jokers(&laid),
            jokers_left: jokers(&left),
            left,
            value: cell.value,
            big: score.big,
            small: score.small,
            cell,
            costliest: costliest(own()),
        }
    };
    seats.map(review).collect()
}

fn jokers(tiles: &Bag) -> u32 {
    tiles.iter().filter(|tile| tile.is_joker()).count() as u32
}

fn reason<S: Serializer>(cell: &SheetCell, serializer: S) -> Result<S::Ok, S::Error> {
    cell.reason.serialize(serializer)
}

/// Whole points as an integer, shares as a decimal number.
fn decimal<S: Serializer>(points: &Points, serializer: S) -> Result<S::Ok, S::Error> {
    match points.as_whole() {
        Some(whole) => serializer.serialize_i64(whole),
        None => serializer.serialize_f64(points.to_f64()),
    }
}
