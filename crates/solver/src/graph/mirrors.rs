//! Mirrored melds as paths (rule 3.12): both sides at once, level by level.

use dublet_rules::{
    meld::Stand,
    tile::{Number, Tile},
};

use super::{Begun, Fill, Jokers, Spot, Way, tile_at};

/// A mirrored meld begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Mirrored {
    /// A run, its levels from the lowest number up.
    Run {
        colour: u8,
        /// The number that comes next.
        next: u8,
        /// Levels so far, two for more.
        levels: u8,
        /// Sides on which a double has taken the next level already.
        taken: u8,
        mirror: MirrorPlace,
    },
    /// A group, its levels by colour.
    Group {
        number: u8,
        /// The colour that may come next.
        next: u8,
        any: bool,
        /// Doubles that still want their second colour.
        open: u8,
    },
}

/// Where the mirror of a run is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum MirrorPlace {
    /// Laid below the levels.
    Below,
    /// To come above them.
    Above,
    /// Laid above them: complete.
    Laid,
}

/// The mirror as a number.
fn mirror_as(number: u8) -> Fill {
    let number = Number::new(number).expect("a mirror counts a number");
    Fill::Special(Tile::MIRROR, Stand::Number(number))
}

pub(super) fn starts(jokers: Jokers, into: &mut Vec<Way>) {
    for number in 1..=Number::MAX {
        let group = Mirrored::Group { number, next: 0, any: false, open: 0 };
        let fills = [mirror_as(number), Fill::Nothing];
        let spot = Spot::MirroredGroup { colour: 0, number };
        into.push(Way { to: Begun::Mirrored(group), fills, worth: number, spot });
        for colour in 0..4 {
            let run = |next, mirror| Mirrored::Run { colour, next, levels: 0, taken: 0, mirror };
            let below = Begun::Mirrored(run(number + 1, MirrorPlace::Below));
            let spot = Spot::MirroredRun { colour, number };
            into.push(Way { to: below, fills, worth: number, spot });
            run(number, MirrorPlace::Above).ways(jokers, into);
        }
    }
}

impl Mirrored {
    pub(super) fn may_end(self) -> bool {
        match self {
            Self::Run { levels, taken, mirror, .. } => match mirror {
                MirrorPlace::Below => levels == 2 && taken == 0,
                MirrorPlace::Above => false,
                MirrorPlace::Laid => true,
            },
            Self::Group { any, open, .. } => any && open == 0,
        }
    }

    pub(super) fn ways(self, jokers: Jokers, into: &mut Vec<Way>) {
        match self {
            Self::Run { colour, next, levels, taken, mirror } => {
                if mirror == MirrorPlace::Laid {
                    return;
                }
                let spot = Spot::MirroredRun { colour, number: next };
                // One tile a side always reads as a group, so a run has two levels at least.
                if mirror == MirrorPlace::Above && levels == 2 && taken == 0 && next <= Number::MAX
                {
                    let mirror = MirrorPlace::Laid;
                    let to = Self::Run { colour, next, levels, taken, mirror };
                    let fills = [mirror_as(next), Fill::Nothing];
                    into.push(Way { to: Begun::Mirrored(to), fills, worth: next, spot });
                }
                let Some(tile) = tile_at(colour, next) else { return };
                let above = tile_at(colour, next + 1);
                for doubles in 0..=(2 - taken).min(jokers.doubles) {
                    let double = match above {
                        Some(above) => Fill::Special(Tile::DOUBLE, Stand::Two(tile, above)),
                        None if doubles > 0 => break,
                        None => Fill::Nothing,
                    };
                    let levels = (levels + 1).min(2);
                    let to = Self::Run { colour, next: next + 1, levels, taken: doubles, mirror };
                    let (fills, singles) = sides(Fill::For(tile), taken, doubles, double);
                    let worth = singles * next + doubles * (2 * next + 1);
                    into.push(Way { to: Begun::Mirrored(to), fills, worth, spot });
                }
            }
            Self::Group { number, next, open, .. } => {
                for colour in next..4 {
                    let tile = tile_at(colour, number).expect("a group's number");
                    // Its second colour is not known yet, so it never counts as staying (rule 4.4).
                    let any = Number::new(number).expect("a group's number");
                    let double = Fill::AnyOf(Tile::DOUBLE, any, 0);
                    for closed in 0..=open.min(2) {
                        for opened in 0..=(2 - closed)
                            .min(jokers.doubles - (open - closed).min(jokers.doubles))
                        {
                            let to = Self::Group {
                                number,
                                next: colour + 1,
                                any: true,
                                open: open - closed + opened,
                            };
                            let (fills, singles) = sides(Fill::For(tile), closed, opened, double);
                            let worth = singles * number + opened * 2 * number;
                            let spot = Spot::MirroredGroup { colour, number };
                            into.push(Way { to: Begun::Mirrored(to), fills, worth, spot });
                        }
                    }
                }
            }
        }
    }
}

/// What fills both sides of a level: so many are taken by doubles before, so many by new doubles, and
/// the others by `single`, the number of which is told too.
fn sides(single: Fill, taken: u8, doubles: u8, double: Fill) -> ([Fill; 2], u8) {
    let singles = 2 - taken - doubles;
    let mut fills = [Fill::Nothing; 2];
    let all = (0..singles).map(|_| single).chain((0..doubles).map(|_| double));
    for (fill, with) in fills.iter_mut().zip(all) {
        *fill = with;
    }
    (fills, singles)
}
