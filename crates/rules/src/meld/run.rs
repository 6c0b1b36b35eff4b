//! Runs that hold no mirror: consecutive numbers of one colour, or of two around colour changes
//! (rules 3.2–3.4, 3.7, 3.10, 3.11).

use super::{Kind, Problem, Stand, colours::ColourSet};
use crate::tile::{Face, Joker, Number, Tile};

/// How tiles fit together as a run, read in one direction.
#[derive(Clone, Copy)]
pub(super) struct RunFit {
    /// Laid descending, so read from the end.
    reversed: bool,
    start: u8,
    length: u8,
    /// The colours each part may have: before, between and after the colour changes.
    parts: [ColourSet; 3],
    changes: u8,
}

const MOST: i16 = Number::MAX as i16;

/// The tiles in ascending order of the reading.
fn ascending(tiles: &[Tile], reversed: bool) -> impl Iterator<Item = (usize, Tile)> {
    let last = tiles.len() - 1;
    (0..tiles.len()).map(move |i| if reversed { last - i } else { i }).map(|i| (i, tiles[i]))
}

/// Fits tiles as a run in one direction, reporting everything that is wrong.
pub(super) fn fit(
    tiles: &[Tile],
    reversed: bool,
    report: &mut dyn FnMut(Problem),
) -> Option<RunFit> {
    let mut faults = 0;
    let mut fault = |problem| {
        faults += 1;
        report(problem);
    };

    let mut parts = [ColourSet::ALL; 3];
    let mut setters: [Option<Tile>; 3] = [None; 3];
    let mut changes = 0;
    let mut length = 0;
    let mut start = None;
    let mut last_number: Option<(Tile, i16, i16)> = None;
    let mut above_thirteen = false;
    let mut after_change = false;

    for (_, tile) in ascending(tiles, reversed) {
        let part = changes.min(2) as usize;
        let own_colour = match tile.face() {
            Face::Number(colour, number) => {
                let value = i16::from(number.get());
                if let Some((before, lower, at)) = last_number.replace((tile, value, length)) {
                    let (rise, filled) = (value - lower, length - at - 1);
                    if rise == 0 {
                        fault(Problem::NumberTwice { number });
                    } else if rise < 0 && lower + filled >= MOST {
                        above_thirteen = true;
                    } else if rise != filled + 1 {
                        fault(Problem::in_a_row(before, tile, rise, filled));
                    }
                }
                start.get_or_insert(value - length);
                Some(colour)
            }
            Face::Joker(Joker::Coloured(colour)) => Some(colour),
            Face::Joker(_) => None,
        };
        if let Some(colour) = own_colour {
            match setters[part] {
                Some(first) if !parts[part].contains(colour) => {
                    fault(Problem::MixedColours { first, other: tile });
                }
                _ => {
                    parts[part] = ColourSet::only(colour);
                    setters[part] = Some(tile);
                }
            }
        }
        let is_change = tile == Tile::COLOUR_CHANGE;
        if is_change {
            changes += 1;
            if after_change {
                fault(Problem::ColourChangesTouch);
            }
            if changes == 3 {
                fault(Problem::TooManyColourChanges);
            }
        }
        after_change = is_change;
        length += if tile == Tile::DOUBLE { 2 } else { 1 };
    }

    // Without a number tile nothing says where the run starts (rule 3.5, reported by the caller).
    let start = start?;
    let (_, highest, at) = last_number?;
    if start < 1 {
        fault(Problem::BelowOne);
    }
    if above_thirteen || highest + length - at - 1 > MOST {
        fault(Problem::AboveThirteen);
    }
    if changes >= 1 {
        if parts[0].and(parts[2]).is_empty() {
            fault(Problem::ThirdColour);
        } else if parts[0].and(parts[2]) == parts[1] && parts[1].single().is_some() {
            fault(Problem::ColourStays);
        }
    }
    (faults == 0).then_some(RunFit {
        reversed,
        start: start as u8,
        length: length as u8,
        parts,
        changes,
    })
}

impl RunFit {
    /// The colours a part can have in some reading: with a change, the first and last part agree
    /// and the middle one differs.
    fn colours_of_part(&self, part: usize) -> ColourSet {
        if self.changes == 0 {
            return self.parts[0];
        }
        let outer = self.parts[0].and(self.parts[2]);
        let inner = self.parts[1];
        let (own, other) = if part == 1 { (inner, outer) } else { (outer, inner) };
        match other.single() {
            Some(taken) => own.without(taken),
            None => own,
        }
    }

    pub(super) fn kind(&self) -> Kind {
        let number = |n| Number::new(n).expect("checked by fit");
        let (from, to) = (number(self.start), number(self.start + self.length - 1));
        match (self.changes, self.parts[0].single()) {
            (0, Some(colour)) => Kind::Run { colour, from, to },
            _ => Kind::ColourChangingRun {
                first: self.colours_of_part(0).single(),
                second: self.colours_of_part(1).single(),
                from,
                to,
            },
        }
    }

    pub(super) fn worth(&self) -> u16 {
        let (start, length) = (u16::from(self.start), u16::from(self.length));
        length * (2 * start + length - 1) / 2
    }

    /// Calls `f` with a tile's place and everything it may stand for, for each joker.
    pub(super) fn stands(&self, tiles: &[Tile], f: &mut impl FnMut(usize, Stand)) {
        let mut next = self.start;
        let mut part = 0;
        for (place, tile) in ascending(tiles, self.reversed) {
            let number = Number::new(next).expect("checked by fit");
            let above = Number::new(next + 1);
            match tile.face() {
                Face::Number(..) => {}
                Face::Joker(Joker::ColourChange) => {
                    part += 1;
                    f(place, Stand::Number(number));
                }
                Face::Joker(Joker::Double) => {
                    let above = above.expect("checked by fit");
                    for colour in self.colours_of_part(part).iter() {
                        let low = Tile::number(colour, number);
                        f(place, Stand::Two(low, Tile::number(colour, above)));
                    }
                }
                Face::Joker(Joker::Coloured(colour)) => {
                    f(place, Stand::One(Tile::number(colour, number)));
                }
                Face::Joker(Joker::Plain | Joker::Mirror) => {
                    for colour in self.colours_of_part(part).iter() {
                        f(place, Stand::One(Tile::number(colour, number)));
                    }
                }
            }
            next += if tile == Tile::DOUBLE { 2 } else { 1 };
        }
    }
}
