//! The classes of positions that are measured, all reproducible by seed.

use std::path::{Path, PathBuf};

use dublet_players::Chance;
use dublet_rules::{rules::Edition, tile::Tile};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use crate::{
    position::{Position, read_file},
    random::{self, Size},
    selfplay::Players,
};

/// The editions that are measured and searched for bad cases.
pub(crate) const EDITIONS: [Edition; 4] =
    [Edition::Standard, Edition::Xp, Edition::Expert, Edition::Twist];

const SIZES: [Size; 3] =
    [Size { rack: 14, table: 20 }, Size { rack: 14, table: 40 }, Size { rack: 20, table: 60 }];

/// Where positions come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Games of steady players.
    SelfPlay,
    /// Random melds and racks, with none, one or two jokers.
    Random,
    /// The same with every joker of the deck.
    AllJokers,
    /// The worst that a search found.
    Worst,
}

impl Kind {
    /// What stands above its classes in a picture.
    pub(crate) fn heading(self) -> &'static str {
        match self {
            Self::SelfPlay => "Games of steady players",
            Self::Random => "Random positions: tiles on the rack / on the table",
            Self::AllJokers => "Random positions with every joker",
            Self::Worst => "The worst positions a search found",
        }
    }
}

/// Positions of one kind.
pub(crate) struct Class {
    pub(crate) edition: Edition,
    pub(crate) kind: Kind,
    pub(crate) name: String,
    pub(crate) positions: Vec<Position>,
}

/// How many positions of each kind, and of other things.
pub(crate) struct Counts {
    pub(crate) self_play: usize,
    pub(crate) random: usize,
    pub(crate) all_jokers: usize,
    /// Positions of a class that the baseline is asked about.
    pub(crate) baseline: usize,
    /// Whole games, for games a second.
    pub(crate) games: usize,
}

impl Counts {
    pub(crate) const FULL: Self =
        Self { self_play: 3000, random: 500, all_jokers: 200, baseline: 40, games: 500 };
    pub(crate) const QUICK: Self =
        Self { self_play: 200, random: 50, all_jokers: 20, baseline: 3, games: 20 };
}

/// Every class there is.
pub(crate) fn classes(counts: &Counts) -> Result<Vec<Class>, String> {
    let mut classes = Vec::new();
    let mut players = Players::new();
    for edition in EDITIONS {
        for seats in [2, 4] {
            let mut rng = source(edition, Kind::SelfPlay, seats);
            let chance = &mut Chance(&mut rng);
            let positions = players.positions(edition, seats, counts.self_play, chance);
            let name = format!("{edition}, {seats} players");
            classes.push(Class { edition, kind: Kind::SelfPlay, name, positions });
        }
    }
    for size in SIZES {
        for jokers in 0..=usize::from(Edition::Standard.rules().plain_jokers) {
            let name = match jokers {
                0 => "no joker".to_owned(),
                1 => "1 joker".to_owned(),
                more => format!("{more} jokers"),
            };
            let jokers = vec![Tile::JOKER; jokers];
            let kind = Kind::Random;
            classes.push(random(Edition::Standard, kind, size, &jokers, &name, counts.random));
        }
    }
    let deck = Edition::Twist.rules().deck();
    let jokers: Vec<Tile> = deck.into_iter().filter(|tile| tile.is_joker()).collect();
    let name = format!("all {} jokers", jokers.len());
    for size in SIZES {
        let kind = Kind::AllJokers;
        classes.push(random(Edition::Twist, kind, size, &jokers, &name, counts.all_jokers));
    }
    for edition in EDITIONS {
        let positions = worst(edition)?;
        let name = format!("{edition}, worst found");
        classes.push(Class { edition, kind: Kind::Worst, name, positions });
    }
    Ok(classes)
}

fn random(
    edition: Edition,
    kind: Kind,
    size: Size,
    jokers: &[Tile],
    name: &str,
    count: usize,
) -> Class {
    let Size { rack, table } = size;
    let mut rng = source(edition, kind, (rack * 100 + table) * 10 + jokers.len());
    let chance = &mut Chance(&mut rng);
    let positions = (0..count).map(|_| random::position(edition, size, jokers, chance)).collect();
    Class { edition, kind, name: format!("{edition}, {rack}/{table}, {name}"), positions }
}

/// The same words every time, others for every class.
pub(crate) fn source(edition: Edition, kind: Kind, number: usize) -> ChaCha20Rng {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    rng.set_stream((number as u64) << 16 | (kind as u64) << 8 | edition as u64);
    rng
}

/// The worst positions of an edition that a search found.
fn worst(edition: Edition) -> Result<Vec<Position>, String> {
    read_file(&worst_file(edition)).map_err(|error| format!("{error}\ncargo xtask bench worst"))
}

/// Where the worst positions of an edition are kept.
pub(crate) fn worst_file(edition: Edition) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("positions");
    folder.join(format!("worst-{edition}.jsonl"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_positions_of_every_edition_are_kept() {
        for edition in EDITIONS {
            let positions = worst(edition).unwrap();
            assert!(!positions.is_empty() && positions.iter().all(|p| p.edition == edition));
        }
    }
}
