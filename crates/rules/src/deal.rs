//! Shuffles that anybody can check (rule 2.2; specified with test vectors in `docs/deal.md`).
//!
//! A game's shuffles are numbered from 0 in the order they happen: the start draw, the deal, every
//! redeal. Each has a seed of its own, made of a secret that was committed to before the players
//! added their contributions, so neither side alone decides the deal.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{rules::Rules, tile::Tile};

/// Thirty-two bytes: secrets, contributions, commitments and seeds.
pub type Bytes32 = [u8; 32];

const COMMIT_DOMAIN: &[u8] = b"dublet/commit/1\0";
const DEAL_DOMAIN: &[u8] = b"dublet/deal/1\0";

/// What a fair deal is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    /// Known to the dealer alone until the game is over.
    pub secret: Bytes32,
    /// The game's id.
    pub game: [u8; 16],
    /// One per seat; zeros from bots and from seats that stayed silent.
    pub contributions: Vec<Bytes32>,
}

impl Fairness {
    /// What is published before contributions are asked for.
    pub fn commitment(&self) -> Bytes32 {
        commitment(&self.secret)
    }

    /// The seed of one shuffle of the game.
    pub fn seed(&self, shuffle: u32) -> Bytes32 {
        let mut hash = Sha256::new();
        hash.update(DEAL_DOMAIN);
        hash.update(self.secret);
        hash.update(self.game);
        hash.update([self.contributions.len() as u8]);
        for contribution in &self.contributions {
            hash.update(contribution);
        }
        hash.update(shuffle.to_le_bytes());
        hash.finalize().into()
    }

    /// The deck of one shuffle of the game.
    pub fn deck(&self, rules: &Rules, shuffle: u32) -> Deck {
        Deck::shuffled(rules, self.seed(shuffle))
    }
}

/// What is published of a secret.
pub fn commitment(secret: &Bytes32) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(COMMIT_DOMAIN);
    hash.update(secret);
    hash.finalize().into()
}

/// A shuffled deck: every tile of the edition, in some order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck(Vec<Tile>);

/// The tiles are not those of the edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the edition's tiles: {found} of {tile} instead of {wanted}")]
pub struct NotTheDeck {
    /// The first face whose count is off.
    pub tile: Tile,
    /// How many there are.
    pub found: u8,
    /// How many there should be.
    pub wanted: u8,
}

impl Deck {
    /// Shuffles the edition's tiles: Fisher–Yates from the last place down, driven by ChaCha20.
    pub fn shuffled(rules: &Rules, seed: Bytes32) -> Self {
        let mut words = ChaCha20Rng::from_seed(seed);
        let mut tiles = rules.deck();
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, below(&mut words, last as u32 + 1) as usize);
        }
        Self(tiles)
    }

    /// A deck in a given order, for records and tests.
    ///
    /// # Errors
    /// When the tiles are not exactly the edition's.
    pub fn new(rules: &Rules, tiles: Vec<Tile>) -> Result<Self, NotTheDeck> {
        for tile in Tile::all() {
            let found = tiles.iter().filter(|other| **other == tile).count() as u8;
            let wanted = rules.copies_of(tile);
            if found != wanted {
                return Err(NotTheDeck { tile, found, wanted });
            }
        }
        Ok(Self(tiles))
    }

    /// A deck from tiles known to be the edition's: those of an event the rules decided.
    pub(crate) fn unchecked(tiles: Vec<Tile>) -> Self {
        Self(tiles)
    }

    /// The tiles in order.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }
}

/// A uniform number below `n`, by rejecting the words that would favour small ones.
fn below(words: &mut impl Rng, n: u32) -> u32 {
    let excess = (u32::MAX % n + 1) % n;
    loop {
        let word = words.next_u32();
        if word <= u32::MAX - excess {
            return word % n;
        }
    }
}
