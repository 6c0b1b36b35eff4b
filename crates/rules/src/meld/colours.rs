//! Sets of colours, as small as they are.

use crate::tile::Colour;

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ColourSet(u8);

impl ColourSet {
    pub(super) const ALL: Self = Self(0b1111);
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn only(colour: Colour) -> Self {
        Self(1 << colour as u8)
    }

    pub(super) const fn contains(self, colour: Colour) -> bool {
        self.0 & Self::only(colour).0 != 0
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) const fn with(self, colour: Colour) -> Self {
        Self(self.0 | Self::only(colour).0)
    }

    pub(super) const fn without(self, colour: Colour) -> Self {
        Self(self.0 & !Self::only(colour).0)
    }

    pub(super) const fn complement(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The one colour in it, if it is exactly one.
    pub(super) fn single(self) -> Option<Colour> {
        (self.len() == 1).then(|| Colour::ALL[self.0.trailing_zeros() as usize])
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}
