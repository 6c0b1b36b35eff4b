//! Judging a lay (rules 4.1–4.4): from the table and rack before to the table after.

use serde::Serialize;

use crate::{
    bag::Bag,
    meld::{Meld, NotAMeld, Stand},
    rules::{FreedJokers, Rules},
    table::{Layout, Table},
    tile::Tile,
};

/// What somebody lays from: the table, the own rack, and whether they have opened.
#[derive(Clone, Copy, Debug)]
pub struct TurnStart<'a> {
    /// The rules played.
    pub rules: &'a Rules,
    /// The table before the lay.
    pub table: &'a Table,
    /// The player's rack before the lay.
    pub rack: &'a Bag,
    /// Whether the player has opened in an earlier turn.
    pub opened: bool,
}

/// A lay that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lay {
    /// The table after it.
    pub table: Table,
    /// The tiles laid from the rack.
    pub laid: Bag,
}

/// One thing wrong with a lay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "fault")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Fault {
    /// A tile neither the table nor the rack has (rule 4.1).
    NotThere {
        /// The tile.
        tile: Tile,
    },
    /// Tiles that are no meld (rule 4.3).
    NotAMeld {
        /// The place in the layout.
        place: usize,
        /// The tiles.
        tiles: Vec<Tile>,
        /// Everything that is wrong with them.
        reasons: NotAMeld,
    },
    /// A tile that lay on the table no longer does (rule 4.3).
    LeftTheTable {
        /// The tile.
        tile: Tile,
    },
    /// No tile from the rack was laid (rule 4.1).
    NothingLaid,
    /// An opening that touches what lay on the table (rule 4.2).
    TableTouched,
    /// An opening worth too little (rule 4.2).
    WorthTooLittle {
        /// What it is worth.
        worth: u16,
        /// What it should be worth.
        needed: u16,
    },
    /// A joker taken from its place into a meld without a rack tile (rule 4.4).
    FreedJokerWithoutRackTile,
}

impl Fault {
    /// The rule that is broken.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::NotThere { .. } | Self::NothingLaid => "4.1",
            Self::NotAMeld { reasons, .. } => reasons.rule().unwrap_or("4.3"),
            Self::LeftTheTable { .. } => "4.3",
            Self::TableTouched | Self::WorthTooLittle { .. } => "4.2",
            Self::FreedJokerWithoutRackTile => "4.4",
        }
    }

    /// Whether no such thing can happen with real tiles: a mistake of a program, not of a player.
    pub const fn is_impossible(&self) -> bool {
        matches!(self, Self::NotThere { .. })
    }
}

impl TurnStart<'_> {
    /// Judges a layout of the whole table as a lay.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn judge(&self, layout: &Layout) -> Result<Lay, Vec<Fault>> {
        let mut faults = self.tiles_not_there(layout);
        if !faults.is_empty() {
            return Err(faults);
        }
        let after = layout.tiles();
        let gone = self.table.tiles().minus(&after);
        faults.extend(gone.iter().map(|tile| Fault::LeftTheTable { tile }));
        let laid = after.minus(self.table.tiles());
        if laid.is_empty() {
            faults.push(Fault::NothingLaid);
        }
        match Table::read(layout) {
            Err(wrong) => faults.extend(wrong.into_iter().map(|(place, reasons)| {
                Fault::NotAMeld { place, tiles: layout.0[place].clone(), reasons }
            })),
            Ok(table) => {
                if !self.opened {
                    faults.extend(self.opening_fault(&table));
                }
                if faults.is_empty() && !self.freed_jokers_allowed(&table, &laid) {
                    faults.push(Fault::FreedJokerWithoutRackTile);
                }
                if faults.is_empty() {
                    return Ok(Lay { table, laid });
                }
            }
        }
        Err(faults)
    }

    /// A layout may hold only what the table and the rack hold; each other tile is named once.
    fn tiles_not_there(&self, layout: &Layout) -> Vec<Fault> {
        let mut left = self.table.tiles().plus(self.rack);
        let mut faults = Vec::new();
        for &tile in layout.0.iter().flatten() {
            let fault = Fault::NotThere { tile };
            if !left.take(tile) && !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        faults
    }

    /// Rule 4.2: the old melds untouched, new ones of own tiles, worth enough.
    fn opening_fault(&self, after: &Table) -> Option<Fault> {
        let mut new: Vec<&Meld> = after.melds().iter().collect();
        for old in self.table.melds() {
            match new.iter().position(|meld| meld.is_same(old)) {
                Some(place) => drop(new.swap_remove(place)),
                None => return Some(Fault::TableTouched),
            }
        }
        let worth: u16 = new.iter().map(|meld| self.rules.worth(meld)).sum();
        let needed = self.rules.opening;
        (worth < needed).then_some(Fault::WorthTooLittle { worth, needed })
    }

    /// Rule 4.4. Only an edition strict about freed jokers has anything to check: the tiles are on
    /// the table already.
    fn freed_jokers_allowed(&self, after: &Table, laid: &Bag) -> bool {
        match self.rules.freed_jokers {
            FreedJokers::AnyMeld => true,
            FreedJokers::WithRackTile => {
                let old = jokers(self.table);
                // A table no joker lay on cannot have had one freed.
                old.is_empty() || Matching { new: &jokers(after), after, laid }.exists(&old, 0)
            }
        }
    }
}

/// A joker on a table.
struct Placed {
    tile: Tile,
    meld: usize,
    stands: Vec<Stand>,
}

fn jokers(table: &Table) -> Vec<Placed> {
    let mut placed = Vec::new();
    for (meld, content) in table.melds().iter().enumerate() {
        if content.tiles().iter().any(|tile| tile.is_joker()) {
            placed.extend(content.stands().into_iter().map(|(place, stands)| Placed {
                tile: content.tiles()[place],
                meld,
                stands,
            }));
        }
    }
    placed
}

/// The search of rule 4.4 for a matching of the jokers before to jokers after. Identical faces have
/// no identity, so any matching that satisfies the rule will do, and so will any choice of which
/// copies came from the rack.
struct Matching<'a> {
    new: &'a [Placed],
    after: &'a Table,
    laid: &'a Bag,
}

impl Matching<'_> {
    /// Matches `old` to the new jokers whose bits are not in `taken`.
    fn exists(&self, old: &[Placed], taken: u32) -> bool {
        self.extend(old, taken, &mut Vec::new())
    }

    /// `needy` are the melds that hold a freed joker, so need a rack tile.
    fn extend(&self, old: &[Placed], taken: u32, needy: &mut Vec<usize>) -> bool {
        let Some((joker, rest)) = old.split_first() else {
            return self.rack_tiles_reach(taken, needy);
        };
        self.new.iter().enumerate().any(|(place, new)| {
            if new.tile != joker.tile || taken & 1 << place != 0 {
                return false;
            }
            let taken = taken | 1 << place;
            let stays = joker.stands.iter().any(|stand| new.stands.contains(stand));
            if stays || needy.contains(&new.meld) {
                return self.extend(rest, taken, needy);
            }
            needy.push(new.meld);
            let found = self.extend(rest, taken, needy);
            needy.pop();
            found
        })
    }

    /// Whether every needy meld can be given a rack tile: a rack joker that lies there (the jokers
    /// not matched came from the rack), or a laid number tile that no other needy meld claims.
    fn rack_tiles_reach(&self, taken: u32, needy: &[usize]) -> bool {
        let has_rack_joker = |meld: usize| {
            self.new.iter().enumerate().any(|(p, new)| new.meld == meld && taken & 1 << p == 0)
        };
        let needy: Vec<usize> = needy.iter().copied().filter(|m| !has_rack_joker(*m)).collect();
        self.share_out(&needy, self.laid.without_jokers())
    }

    fn share_out(&self, needy: &[usize], laid: Bag) -> bool {
        let Some((meld, rest)) = needy.split_first() else { return true };
        self.after.melds()[*meld].tiles().iter().any(|tile| {
            let mut left = laid;
            left.take(*tile) && self.share_out(rest, left)
        })
    }
}
