//! Groups that hold no mirror: one number in different colours (rules 3.1, 3.4, 3.7, 3.10).

use super::{Kind, Problem, Stand, colours::ColourSet};
use crate::tile::{Face, Joker, Number, Tile};

/// How tiles fit together as a group. Their order means nothing.
#[derive(Clone, Copy)]
pub(super) struct GroupFit {
    number: Number,
    /// Colours no tile of its own has; the jokers share them out.
    missing: ColourSet,
    /// Colours stood for, 3 or 4.
    size: u8,
}

/// Fits tiles as a group, reporting everything that is wrong.
pub(super) fn fit(tiles: &[Tile], report: &mut dyn FnMut(Problem)) -> Option<GroupFit> {
    let mut faults = 0;
    let mut fault = |problem| {
        faults += 1;
        report(problem);
    };
    let mut first: Option<(Tile, Number)> = None;
    let mut used = ColourSet::NONE;
    let mut size = 0;
    for &tile in tiles {
        let colour = match tile.face() {
            Face::Number(colour, number) => {
                let (setter, wanted) = *first.get_or_insert((tile, number));
                if wanted != number {
                    fault(Problem::DifferentNumbers { first: setter, other: tile });
                }
                Some(colour)
            }
            Face::Joker(Joker::Coloured(colour)) => Some(colour),
            Face::Joker(Joker::ColourChange) => {
                fault(Problem::ColourChangeInGroup);
                None
            }
            Face::Joker(Joker::Plain | Joker::Double | Joker::Mirror) => None,
        };
        if let Some(colour) = colour {
            if used.contains(colour) {
                fault(Problem::SameColourTwice { tile });
            }
            used = used.with(colour);
        }
        size += if tile == Tile::DOUBLE { 2 } else { 1 };
    }
    let (_, number) = first?;
    if size > 4 {
        fault(Problem::TooManyColours);
    }
    (faults == 0).then(|| GroupFit { number, missing: used.complement(), size })
}

impl GroupFit {
    pub(super) fn kind(&self) -> Kind {
        Kind::Group { number: self.number }
    }

    pub(super) fn worth(&self) -> u16 {
        u16::from(self.size) * u16::from(self.number.get())
    }

    /// Calls `f` with a tile's place and everything it may stand for, for each joker. Whatever
    /// missing colour one joker takes, the others find enough: the group has at most four.
    pub(super) fn stands(&self, tiles: &[Tile], f: &mut impl FnMut(usize, Stand)) {
        for (place, &tile) in tiles.iter().enumerate() {
            match tile.face() {
                Face::Number(..) => {}
                Face::Joker(Joker::Coloured(colour)) => {
                    f(place, Stand::One(Tile::number(colour, self.number)));
                }
                Face::Joker(Joker::Double) => {
                    for one in self.missing.iter() {
                        for two in self.missing.iter().filter(|two| *two > one) {
                            let one = Tile::number(one, self.number);
                            f(place, Stand::Two(one, Tile::number(two, self.number)));
                        }
                    }
                }
                Face::Joker(_) => {
                    for colour in self.missing.iter() {
                        f(place, Stand::One(Tile::number(colour, self.number)));
                    }
                }
            }
        }
    }
}
