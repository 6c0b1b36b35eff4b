//! Melds around a mirror: they read the same from both ends (rule 3.12).
//!
//! Both sides are read outwards from the mirror, level by level; a double takes two levels. What
//! the two sides stand for must agree at every level.

use arrayvec::ArrayVec;

use super::{Kind, MAX_TILES, Problem, Stand, colours::ColourSet};
use crate::tile::{Colour, Face, Joker, Number, Tile};

/// One level of one side: the tile there, its place in the meld, and whether it is the second
/// half of a double.
#[derive(Clone, Copy)]
struct Step {
    tile: Tile,
    place: usize,
    second_half: bool,
}

type Side = ArrayVec<Step, { 2 * MAX_TILES }>;

/// The two sides of a mirror, outwards, equally long.
pub(super) struct Sides {
    left: Side,
    right: Side,
}

/// Takes a meld apart at its one mirror, reporting everything that is wrong for any mirrored meld.
pub(super) fn split(tiles: &[Tile], report: &mut dyn FnMut(Problem)) -> Option<Sides> {
    let middle = tiles.iter().position(|tile| *tile == Tile::MIRROR)?;
    let mut sound = true;
    if tiles[middle + 1..].contains(&Tile::MIRROR) {
        report(Problem::TwoMirrors);
        sound = false;
    }
    if tiles.contains(&Tile::COLOUR_CHANGE) {
        report(Problem::ColourChangeInMirror);
        sound = false;
    }
    let side = |places: &mut dyn Iterator<Item = usize>| {
        let mut side = Side::new();
        for place in places {
            let tile = tiles[place];
            side.push(Step { tile, place, second_half: false });
            if tile == Tile::DOUBLE {
                side.push(Step { tile, place, second_half: true });
            }
        }
        side
    };
    let sides =
        Sides { left: side(&mut (0..middle).rev()), right: side(&mut (middle + 1..tiles.len())) };
    if sides.left.len() != sides.right.len() {
        let (left, right) = (sides.left.len(), sides.right.len());
        report(Problem::MirrorNotInMiddle { left, right });
        sound = false;
    }
    sound.then_some(sides)
}

impl Sides {
    fn levels(&self) -> impl Iterator<Item = [Step; 2]> {
        self.left.iter().zip(&self.right).map(|(left, right)| [*left, *right])
    }

    fn steps(&self) -> impl Iterator<Item = (usize, Step)> {
        self.levels().enumerate().flat_map(|(level, steps)| steps.map(|step| (level, step)))
    }
}

/// The colour a tile insists on.
fn own_colour(tile: Tile) -> Option<Colour> {
    tile.face().colour()
}

/// A mirrored run.
pub(super) struct MirroredRun {
    sides: Sides,
    middle: u8,
    /// Numbers fall outwards (`3 4 M 4 3`) rather than rise (`4 3 M 3 4`).
    falling: bool,
    colour: Colour,
}

/// Fits the sides as a mirrored run, reporting everything that is wrong.
pub(super) fn fit_run(
    sides: Sides,
    falling: bool,
    report: &mut dyn FnMut(Problem),
) -> Option<MirroredRun> {
    let mut faults = 0;
    let mut fault = |problem| {
        faults += 1;
        report(problem);
    };
    if sides.left.len() < 2 {
        fault(Problem::MirroredPairIsGroup);
    }
    let mut setter: Option<(Tile, Colour)> = None;
    let mut middle: Option<(Tile, i16)> = None;
    for side in [&sides.left, &sides.right] {
        let mut last: Option<(Tile, i16, i16)> = None;
        for (level, step) in side.iter().enumerate() {
            if let Some(colour) = own_colour(step.tile) {
                let (first, wanted) = *setter.get_or_insert((step.tile, colour));
                if wanted != colour {
                    fault(Problem::MixedColours { first, other: step.tile });
                }
            }
            if let Face::Number(_, number) = step.tile.face() {
                let distance = level as i16 + 1;
                let number = i16::from(number.get());
                let implied = if falling { number + distance } else { number - distance };
                let mut consecutive = true;
                if let Some((inner, nearer, at)) = last.replace((step.tile, number, distance)) {
                    let (rise, filled) = (number - nearer, distance - at - 1);
                    let (before, after, rise) =
                        if falling { (step.tile, inner, -rise) } else { (inner, step.tile, rise) };
                    consecutive = rise == filled + 1;
                    if !consecutive {
                        fault(Problem::in_a_row(before, after, rise, filled));
                    }
                }
                let (left, wanted) = *middle.get_or_insert((step.tile, implied));
                if wanted != implied && consecutive {
                    fault(Problem::SidesDiffer { left, right: step.tile });
                }
            }
        }
    }
    let ((_, middle), (_, colour)) = (middle?, setter?);
    let outer = sides.left.len() as i16;
    let (lowest, highest) =
        if falling { (middle - outer, middle) } else { (middle, middle + outer) };
    if lowest < 1 {
        fault(Problem::BelowOne);
    }
    if highest > i16::from(Number::MAX) {
        fault(Problem::AboveThirteen);
    }
    (faults == 0).then(|| MirroredRun { sides, middle: middle as u8, falling, colour })
}

impl MirroredRun {
    fn number(&self, distance: usize) -> Number {
        let distance = distance as u8;
        let number = if self.falling { self.middle - distance } else { self.middle + distance };
        Number::new(number).expect("checked by fit_run")
    }

    pub(super) fn kind(&self) -> Kind {
        let (middle, end) = (self.number(0), self.number(self.sides.left.len()));
        Kind::MirroredRun { colour: self.colour, end, middle }
    }

    pub(super) fn worth(&self) -> u16 {
        let side: u16 = (1..=self.sides.left.len()).map(|d| u16::from(self.number(d).get())).sum();
        2 * side + u16::from(self.middle)
    }

    pub(super) fn stands(&self, mirror: usize, f: &mut impl FnMut(usize, Stand)) {
        f(mirror, Stand::Number(self.number(0)));
        for (level, step) in self.sides.steps() {
            let at = |distance| Tile::number(self.colour, self.number(distance));
            match step.tile.face() {
                Face::Number(..) => {}
                Face::Joker(Joker::Double) if step.second_half => {}
                Face::Joker(Joker::Double) => {
                    let (near, far) = (at(level + 1), at(level + 2));
                    f(step.place, Stand::Two(near.min(far), near.max(far)));
                }
                Face::Joker(_) => f(step.place, Stand::One(at(level + 1))),
            }
        }
    }
}

/// A mirrored group.
pub(super) struct MirroredGroup {
    sides: Sides,
    number: Number,
    /// Per level, the colours both sides allow.
    levels: ArrayVec<ColourSet, 4>,
}

/// Fits the sides as a mirrored group, reporting everything that is wrong.
pub(super) fn fit_group(sides: Sides, report: &mut dyn FnMut(Problem)) -> Option<MirroredGroup> {
    let mut faults = 0;
    let mut fault = |problem| {
        faults += 1;
        report(problem);
    };
    let mut first: Option<(Tile, Number)> = None;
    for (_, step) in sides.steps() {
        if let Face::Number(_, number) = step.tile.face() {
            let (setter, wanted) = *first.get_or_insert((step.tile, number));
            if wanted != number {
                fault(Problem::DifferentNumbers { first: setter, other: step.tile });
            }
        }
    }
    if sides.left.len() > 4 {
        fault(Problem::TooManyColours);
        return None;
    }
    let mut levels = ArrayVec::new();
    let mut used = ColourSet::NONE;
    for [left, right] in sides.levels() {
        let colours = [left, right].map(|step| own_colour(step.tile));
        let allowed = match colours {
            [Some(a), Some(b)] if a != b => {
                fault(Problem::SidesDiffer { left: left.tile, right: right.tile });
                ColourSet::only(a)
            }
            [Some(colour), _] | [_, Some(colour)] => ColourSet::only(colour),
            [None, None] => ColourSet::ALL,
        };
        if let Some(colour) = allowed.single() {
            if used.contains(colour) {
                let tile = if colours[0].is_some() { left.tile } else { right.tile };
                fault(Problem::SameColourTwice { tile });
            }
            used = used.with(colour);
        }
        levels.push(allowed);
    }
    // Levels that insist on a colour differ, the others take what is left: at most four in all.
    for level in &mut levels {
        if level.single().is_none() {
            *level = used.complement();
        }
    }
    let (_, number) = first?;
    (faults == 0).then_some(MirroredGroup { sides, number, levels })
}

impl MirroredGroup {
    pub(super) fn kind(&self) -> Kind {
        Kind::MirroredGroup { number: self.number }
    }

    pub(super) fn worth(&self) -> u16 {
        (2 * self.levels.len() as u16 + 1) * u16::from(self.number.get())
    }

    pub(super) fn stands(&self, mirror: usize, f: &mut impl FnMut(usize, Stand)) {
        f(mirror, Stand::Number(self.number));
        for (level, step) in self.sides.steps() {
            let tile = |colour| Tile::number(colour, self.number);
            match step.tile.face() {
                Face::Number(..) => {}
                Face::Joker(Joker::Double) if step.second_half => {}
                Face::Joker(Joker::Double) => {
                    for one in self.levels[level].iter() {
                        for two in self.levels[level + 1].iter().filter(|two| *two != one) {
                            f(step.place, Stand::Two(tile(one.min(two)), tile(one.max(two))));
                        }
                    }
                }
                Face::Joker(_) => {
                    for colour in self.levels[level].iter() {
                        f(step.place, Stand::One(tile(colour)));
                    }
                }
            }
        }
    }
}
