//! Groups as paths (rules 3.1, 3.7, 3.10): number tiles and coloured jokers by colour, then plain jokers
//! or a double.

use dublet_rules::tile::{Number, Tile};

use super::{Begun, Fill, Jokers, Spot, Way, tile_at};

/// A group begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Group {
    number: u8,
    /// The colours laid, a bit each.
    colours: u8,
    /// Plain jokers laid.
    jokers: u8,
    /// With a double it is complete.
    double: bool,
}

pub(super) fn starts(into: &mut Vec<Way>) {
    for number in Number::all() {
        let empty = Group { number: number.get(), colours: 0, jokers: 0, double: false };
        empty.colours(into);
    }
}

impl Group {
    fn spot(self) -> Spot {
        Spot::Group { number: self.number }
    }

    fn size(self) -> u8 {
        self.colours.count_ones() as u8 + self.jokers
    }

    pub(super) fn may_end(self) -> bool {
        self.double || self.size() >= 3
    }

    pub(super) fn ways(self, jokers: Jokers, into: &mut Vec<Way>) {
        if self.double {
            return;
        }
        if self.jokers == 0 {
            self.colours(into);
        }
        let number = Number::new(self.number).expect("a group's number");
        let missing = !self.colours & 0b1111;
        if jokers.plain && self.size() < 4 {
            let fills = [Fill::AnyOf(Tile::JOKER, number, missing), Fill::Nothing];
            let to = Self { jokers: self.jokers + 1, ..self };
            into.push(Way { to: Begun::Group(to), fills, worth: self.number, spot: self.spot() });
        }
        // Two others and a double are a full group of four.
        if jokers.doubles > 0 && self.size() == 2 {
            let fills = [Fill::AnyOf(Tile::DOUBLE, number, missing), Fill::Nothing];
            let to = Self { double: true, ..self };
            into.push(Way {
                to: Begun::Group(to),
                fills,
                worth: 2 * self.number,
                spot: self.spot(),
            });
        }
    }

    /// Adds a colour above those it has.
    fn colours(self, into: &mut Vec<Way>) {
        let first = 8 - self.colours.leading_zeros() as u8;
        for colour in first..4 {
            let tile = tile_at(colour, self.number).expect("a group's number");
            let to = Self { colours: self.colours | 1 << colour, ..self };
            let fills = [Fill::For(tile), Fill::Nothing];
            into.push(Way { to: Begun::Group(to), fills, worth: self.number, spot: self.spot() });
        }
    }
}
