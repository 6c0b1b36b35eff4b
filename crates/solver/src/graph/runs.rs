//! Runs as paths (rules 3.2, 3.7, 3.10, 3.11).

use dublet_rules::{
    meld::Stand,
    tile::{Number, Tile},
};

use super::{Begun, Fill, Jokers, Spot, Way, tile_at};

/// A run begun, ascending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Run {
    /// The number that comes next, up to 14.
    next: u8,
    /// Physical tiles so far (rule 3.8), three for more.
    length: u8,
    part: Part,
}

/// Where a run is in its colour changes (rule 3.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Part {
    /// In a colour, the first one, or after so many changes that no more can come.
    In { colour: u8, may_change: bool },
    /// In a colour after one change, with the colour before it: a second change leads back there.
    Back { colour: u8, before: Option<u8> },
    /// Right behind a change: in any colour but one, or in one and no other.
    Behind { not: Option<u8>, only: Option<u8>, second: bool },
}

pub(super) fn starts(jokers: Jokers, into: &mut Vec<Way>) {
    for next in 1..Number::MAX {
        for colour in 0..4 {
            let part = Part::In { colour, may_change: jokers.changes > 0 };
            Run { next, length: 0, part }.lay(colour, part, jokers, into);
        }
        if jokers.changes > 0 {
            let part = Part::Behind { not: None, only: None, second: false };
            Run { next, length: 0, part }.change(part, into);
        }
    }
}

impl Run {
    pub(super) fn may_end(self) -> bool {
        self.length == 3
    }

    pub(super) fn ways(self, jokers: Jokers, into: &mut Vec<Way>) {
        match self.part {
            Part::In { colour, may_change } => {
                self.lay(colour, self.part, jokers, into);
                if may_change {
                    let behind = Part::Behind { not: Some(colour), only: None, second: false };
                    self.change(behind, into);
                }
            }
            Part::Back { colour, before } => {
                self.lay(colour, self.part, jokers, into);
                self.change(Part::Behind { not: Some(colour), only: before, second: true }, into);
            }
            Part::Behind { not, only, second } => {
                for colour in (0..4).filter(|c| Some(*c) != not && only.is_none_or(|o| o == *c)) {
                    let part = if second || jokers.changes < 2 {
                        Part::In { colour, may_change: false }
                    } else {
                        Part::Back { colour, before: not }
                    };
                    self.lay(colour, part, jokers, into);
                }
            }
        }
    }

    fn after(self, places: u8, part: Part) -> Begun {
        Begun::Run(Self { next: self.next + places, length: (self.length + 1).min(3), part })
    }

    /// Goes on with a tile, or a double that takes two numbers (rule 3.10).
    fn lay(self, colour: u8, part: Part, jokers: Jokers, into: &mut Vec<Way>) {
        let Some(tile) = tile_at(colour, self.next) else { return };
        let spot = Spot::Run { colour, number: self.next };
        let fills = [Fill::For(tile), Fill::Nothing];
        into.push(Way { to: self.after(1, part), fills, worth: self.next, spot });
        if jokers.doubles > 0 && self.next < Number::MAX {
            let above = tile_at(colour, self.next + 1).expect("below 13");
            let fills = [Fill::Special(Tile::DOUBLE, Stand::Two(tile, above)), Fill::Nothing];
            into.push(Way { to: self.after(2, part), fills, worth: 2 * self.next + 1, spot });
        }
    }

    fn change(self, behind: Part, into: &mut Vec<Way>) {
        if let Some(number) = Number::new(self.next) {
            let stand = Stand::Number(number);
            let fills = [Fill::Special(Tile::COLOUR_CHANGE, stand), Fill::Nothing];
            let spot = Spot::Run { colour: 0, number: self.next };
            into.push(Way { to: self.after(1, behind), fills, worth: self.next, spot });
        }
    }
}
