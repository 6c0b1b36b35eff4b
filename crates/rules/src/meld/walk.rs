//! Walking over all melds that tiles can make.
//!
//! A meld is built place by place: runs upwards from a start, mirrored melds outwards from the
//! mirror, groups colour by colour. At each place stands the number tile itself or a joker.

use std::ops::ControlFlow;

use super::{Meld, SMALLEST, colours::ColourSet};
use crate::{
    bag::Bag,
    tile::{Colour, Face, Joker, Number, Tile},
};

/// Visits every meld that some of these tiles can make, jokers in every place that gives them another
/// meaning; the same tiles may come in several orders. Ends early when `visit` breaks.
pub fn melds_within<B>(bag: &Bag, visit: &mut dyn FnMut(Meld) -> ControlFlow<B>) -> ControlFlow<B> {
    let mut emit = |tiles: &[Tile], _: &Bag| match Meld::read(tiles) {
        Ok(meld) => visit(meld),
        Err(_) => ControlFlow::Continue(()),
    };
    Walk { use_all: false, emit: &mut emit }.all(*bag)
}

/// The order of these tiles that makes the meld worth the most, if any order makes one.
///
/// ```
/// use dublet_rules::{meld, notation};
/// let tiles = notation::tiles("D r2 r3").unwrap();
/// assert_eq!(meld::arrange(&tiles).unwrap().to_string(), "r2 r3 D");
/// ```
pub fn arrange(tiles: &[Tile]) -> Option<Meld> {
    let bag: Bag = tiles.iter().collect();
    // A mirrored meld shows a number tile twice, any other once.
    let repeated = bag.faces().any(|(tile, count)| !tile.is_joker() && count > 2);
    if !super::can_be_meld(tiles) || repeated {
        return None;
    }
    let mut best: Option<Meld> = None;
    let mut emit = |tiles: &[Tile], rest: &Bag| -> ControlFlow<()> {
        if rest.is_empty()
            && let Ok(meld) = Meld::read(tiles)
            && best.as_ref().is_none_or(|best| best.worth() < meld.worth())
        {
            best = Some(meld);
        }
        ControlFlow::Continue(())
    };
    let _ = Walk { use_all: true, emit: &mut emit }.all(bag);
    best
}

struct Walk<'a, B> {
    /// Every number tile has to be used, so a joker never stands where the tile itself could.
    use_all: bool,
    /// Gets the tiles in order and what is left.
    emit: &'a mut dyn FnMut(&[Tile], &Bag) -> ControlFlow<B>,
}

impl<B> Walk<'_, B> {
    fn all(&mut self, bag: Bag) -> ControlFlow<B> {
        for number in Number::all() {
            self.group(number, 0, bag, &mut Vec::new())?;
        }
        for start in Number::all() {
            for first in Colour::ALL {
                let run = Run { colours: [first; 2], changes: 0, after_change: false };
                if bag.contains(Tile::COLOUR_CHANGE) {
                    for second in Colour::ALL.into_iter().filter(|second| *second != first) {
                        let run = Run { colours: [first, second], ..run };
                        self.run(start.get(), run, bag, &mut Vec::new())?;
                    }
                } else {
                    self.run(start.get(), run, bag, &mut Vec::new())?;
                }
            }
        }
        let mut rest = bag;
        if rest.take(Tile::MIRROR) {
            self.mirrored(rest)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds jokers and tiles of the colours from `colour` on to a group.
    fn group(
        &mut self,
        number: Number,
        colour: usize,
        bag: Bag,
        laid: &mut Vec<Tile>,
    ) -> ControlFlow<B> {
        let mut choices: Vec<(Tile, usize)> = Vec::new();
        for (place, colour) in Colour::ALL.into_iter().enumerate().skip(colour) {
            choices.push((Tile::number(colour, number), place + 1));
        }
        // Jokers come after number tiles, in the order of faces, each multiset once.
        for joker in [Tile::JOKER, Tile::DOUBLE] {
            if laid.last().is_some_and(|last| *last <= joker) {
                choices.push((joker, Colour::ALL.len()));
            }
        }
        for joker in Colour::ALL.map(|colour| Tile::joker(Joker::Coloured(colour))) {
            if laid.last().is_some_and(|last| *last < joker) {
                choices.push((joker, Colour::ALL.len()));
            }
        }
        for (tile, next) in choices {
            let mut rest = bag;
            if !rest.take(tile) || laid.len() == 4 {
                continue;
            }
            laid.push(tile);
            if laid.len() >= SMALLEST {
                (self.emit)(laid, &rest)?;
            }
            self.group(number, next, rest, laid)?;
            laid.pop();
        }
        ControlFlow::Continue(())
    }

    /// Extends an ascending run whose next place is `next`.
    fn run(&mut self, next: u8, run: Run, bag: Bag, laid: &mut Vec<Tile>) -> ControlFlow<B> {
        let Some(number) = Number::new(next) else { return ControlFlow::Continue(()) };
        let colour = run.colours[run.changes % 2];
        let jokers =
            [Tile::JOKER, Tile::joker(Joker::Coloured(colour)), Tile::DOUBLE, Tile::COLOUR_CHANGE];
        for tile in self.fills(Tile::number(colour, number), &jokers, &bag) {
            let is_change = tile == Tile::COLOUR_CHANGE;
            if is_change && (run.after_change || run.changes == 2) {
                continue;
            }
            let run = Run {
                changes: run.changes + usize::from(is_change),
                after_change: is_change,
                ..run
            };
            let mut rest = bag;
            rest.take(tile);
            laid.push(tile);
            if laid.len() >= SMALLEST {
                (self.emit)(laid, &rest)?;
            }
            self.run(next + if tile == Tile::DOUBLE { 2 } else { 1 }, run, rest, laid)?;
            laid.pop();
        }
        ControlFlow::Continue(())
    }

    fn mirrored(&mut self, bag: Bag) -> ControlFlow<B> {
        for middle in Number::all() {
            for colour in Colour::ALL {
                for step in [-1, 1] {
                    let plan = MirrorPlan::Run { colour, middle: middle.get() as i8, step };
                    self.mirror(&plan, 0, &Halves::default(), bag)?;
                }
            }
            self.mirror(&MirrorPlan::Group { number: middle }, 0, &Halves::default(), bag)?;
        }
        ControlFlow::Continue(())
    }

    /// Fills the next level on both sides, outwards.
    fn mirror(
        &mut self,
        plan: &MirrorPlan,
        level: usize,
        halves: &Halves,
        bag: Bag,
    ) -> ControlFlow<B> {
        for (tile, used) in plan.tiles_at(level, halves.used) {
            let Face::Number(colour, _) = tile.face() else { continue };
            let jokers = [Tile::JOKER, Tile::joker(Joker::Coloured(colour)), Tile::DOUBLE];
            let fills = |walk: &Self, owed: bool, bag: &Bag| match owed {
                true => vec![None],
                false => walk.fills(tile, &jokers, bag).into_iter().map(Some).collect(),
            };
            for left in fills(self, halves.owed[0], &bag) {
                let mut rest = bag;
                left.map(|tile| rest.take(tile));
                for right in fills(self, halves.owed[1], &rest) {
                    let mut rest = rest;
                    right.map(|tile| rest.take(tile));
                    let mut next = halves.clone();
                    next.used = used;
                    next.sides[0].extend(left);
                    next.sides[1].extend(right);
                    next.owed = [left, right].map(|tile| tile == Some(Tile::DOUBLE));
                    if next.owed == [false, false] {
                        (self.emit)(&next.tiles(), &rest)?;
                    }
                    self.mirror(plan, level + 1, &next, rest)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// What may stand in a place: the tile itself, or a joker.
    fn fills(&self, own: Tile, jokers: &[Tile], bag: &Bag) -> Vec<Tile> {
        if bag.contains(own) && self.use_all {
            return vec![own];
        }
        [own].iter().chain(jokers).copied().filter(|tile| bag.contains(*tile)).collect()
    }
}

/// Where an ascending run stands in its colour changes.
#[derive(Clone, Copy)]
struct Run {
    colours: [Colour; 2],
    changes: usize,
    after_change: bool,
}

/// The two sides of a mirrored meld as far as they are filled, outwards.
#[derive(Clone)]
struct Halves {
    sides: [Vec<Tile>; 2],
    /// A double at the last level takes this one too.
    owed: [bool; 2],
    used: ColourSet,
}

impl Default for Halves {
    fn default() -> Self {
        Self { sides: Default::default(), owed: [false; 2], used: ColourSet::NONE }
    }
}

impl Halves {
    fn tiles(&self) -> Vec<Tile> {
        let [left, right] = &self.sides;
        left.iter().rev().chain([&Tile::MIRROR]).chain(right).copied().collect()
    }
}

enum MirrorPlan {
    Run { colour: Colour, middle: i8, step: i8 },
    Group { number: Number },
}

impl MirrorPlan {
    /// The number tiles that may be stood for at a level, with the colours used then.
    fn tiles_at(&self, level: usize, used: ColourSet) -> Vec<(Tile, ColourSet)> {
        match *self {
            Self::Run { colour, middle, step } => {
                let number = middle + step * (level as i8 + 1);
                let number = u8::try_from(number).ok().and_then(Number::new);
                number.map(|number| (Tile::number(colour, number), used)).into_iter().collect()
            }
            Self::Group { number } => used
                .complement()
                .iter()
                .map(|colour| (Tile::number(colour, number), used.with(colour)))
                .collect(),
        }
    }
}
