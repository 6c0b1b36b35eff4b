//! Rules as values (rule 1.2): a struct of answers. Editions are constants of it, house rules are
//! an edition with single values changed; nothing else in the engine asks which edition it is.

mod check;
mod edition;
mod house;
mod matters;

use std::ops::Deref;

use serde::{Deserialize, Serialize};

pub use self::{
    check::{BadRules, RulesFault},
    edition::Edition,
    house::{Allowed, Difference, Topic, VALUES, Value},
};
use crate::{
    bag::Bag,
    meld::Meld,
    score::End,
    tile::{Colour, Face, Joker, Number, Tile},
};

/// Rules that can be played: [`Values`] that passed [`Rules::new`], and are read as them. In text: the id of an
/// edition and what differs from it as it was first written, `standard joker_penalty=30`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Rules(Values);

impl Deref for Rules {
    type Target = Values;

    #[inline]
    fn deref(&self) -> &Values {
        &self.0
    }
}

/// Every answer a rulebook gives, whether or not they make a game. Field by field: the rule it belongs to and the
/// choices there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    /// The edition the values started from; faces show the difference, the engine never asks.
    pub edition: Edition,
    /// Rule 1.2: fewest players.
    pub min_players: u8,
    /// Rule 1.2: most players.
    pub max_players: u8,
    /// Rule 1.2: copies of each number tile.
    pub copies: u8,
    /// Rule 1.2: plain jokers.
    pub plain_jokers: u8,
    /// Rule 3.7: coloured jokers of each colour.
    pub coloured_jokers: u8,
    /// Rule 3.10: double jokers.
    pub double_jokers: u8,
    /// Rule 3.12: mirror jokers.
    pub mirror_jokers: u8,
    /// Rule 3.11: colour-change jokers.
    pub colour_change_jokers: u8,
    /// Rule 6.3: what a joker left on a rack costs.
    pub joker_penalty: u8,
    /// Section 5: seconds for a move in a friendly game; 0 is no limit.
    pub move_seconds: u16,
    /// Section 5: seconds for a move in a tournament; 0 is no limit.
    pub tournament_seconds: u16,
    /// Rule 2.1: who starts the first game.
    pub first_starter: FirstStarter,
    /// Rule 2.1: who starts the games after it.
    pub next_starter: NextStarter,
    /// Rule 2.2: how the stacks reach the players.
    pub dealing: Dealing,
    /// Rule 2.3: whether three doublets may ask for a new deal.
    pub three_doublets: bool,
    /// Rule 2.4: games in a round.
    pub round: RoundLength,
    /// Rule 4.2: the worth an opening needs.
    pub opening: u16,
    /// Rule 3.9: what a mirror joker counts in an opening.
    pub mirror_worth: MirrorWorth,
    /// Rule 4.4: where a freed joker may go.
    pub freed_jokers: FreedJokers,
    /// Rule 4.5: what a wrong lay costs, in tiles; 0 is nothing but time.
    pub wrong_lay_tiles: u8,
    /// Rule 4.6: whether others see rack tiles in a draft.
    pub open_drafts: bool,
    /// Section 5: what becomes of the draft when time is up.
    pub time_up: TimeUp,
    /// Section 5: tiles drawn when a move does not stand at time up.
    pub time_up_tiles: u8,
    /// Section 5, real tiles only: what happens when nobody knows how the table lay.
    pub lost_layout: LostLayout,
    /// Rule 6.2: how a game ends when the pool is empty.
    pub empty_pool: EmptyPool,
    /// Rule 7.2: what a player who never opened loses; 0 is the rack's value as for anybody.
    pub unopened_penalty: u16,
    /// Rule 7.2: the same when the rack could have opened.
    pub could_have_opened_penalty: u16,
    /// Rule 7.3: whether jokers count towards having been able to open.
    pub jokers_could_open: bool,
    /// Rule 7.4: whether an opening can be announced.
    pub announcement: bool,
    /// Rule 7.5: how a game that ended by empty pool is scored.
    pub pool_score: PoolScore,
    /// Rule 7.5: whether the penalties of rule 7.2 count in such a game too.
    pub penalties_at_pool_end: bool,
}

/// A choice with a name in files and on the command line.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// Every choice with its name.
            pub const NAMES: &[&str] = &[$($id),+];

            /// Its name in files.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The choice of that name.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($id => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

choice! {
    /// Who starts the first game (rule 2.1).
    FirstStarter {
        /// The highest tile drawn.
        Draw = "draw",
        /// Seat A.
        SeatA = "seat-a",
    }
}

choice! {
    /// Who starts a later game (rule 2.1).
    NextStarter {
        /// The next player clockwise from the last starter.
        Clockwise = "clockwise",
        /// The highest tile drawn, again.
        Draw = "draw",
    }
}

choice! {
    /// How the stacks reach the players (rule 2.2); online only how the deal is shown, and whether stacks are offered.
    Dealing {
        /// Everybody picks two stacks.
        PlayersChoose = "players-choose",
        /// The judge hands out two each, from the starter on.
        JudgeGives = "judge-gives",
        /// Everybody gives one stack to either neighbour; one stands in the middle, and whoever draws picks the next.
        Neighbours = "neighbours",
    }
}

/// How many games make a round (rule 2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundLength {
    /// As many as players.
    Players,
    /// A fixed number.
    Games(u8),
}

impl RoundLength {
    /// Games in a round of so many players.
    pub const fn games(self, players: u8) -> u8 {
        match self {
            Self::Players => players,
            Self::Games(games) => games,
        }
    }
}

choice! {
    /// What a mirror joker counts in an opening (rule 3.9).
    MirrorWorth {
        /// The middle number, which it stands for.
        MiddleNumber = "middle-number",
        /// Nothing, as other prints of the box have it.
        Nothing = "nothing",
    }
}

choice! {
    /// Where a joker freed from the table may go (rule 4.4).
    FreedJokers {
        /// Into any valid meld.
        AnyMeld = "any-meld",
        /// Into a meld with a tile laid from the rack this turn.
        WithRackTile = "with-rack-tile",
    }
}

choice! {
    /// What becomes of a draft when time is up (section 5).
    TimeUp {
        /// Everything goes back.
        PutBack = "put-back",
        /// The move stands if everything on the table is valid, else everything goes back.
        StandIfValid = "stand-if-valid",
        /// Own tiles outside valid melds go back; the move stands if the rest is valid.
        KeepValid = "keep-valid",
    }
}

choice! {
    /// Real tiles, nobody knows how the table lay (section 5).
    LostLayout {
        /// Tiles nobody can place go to the pool.
        ToPool = "to-pool",
        /// The same, and three penalty tiles.
        ThreeTilesToPool = "three-tiles-to-pool",
        /// The player takes every tile outside a valid meld.
        PlayerTakes = "player-takes",
    }
}

choice! {
    /// How a game ends once the pool is empty (rule 6.2).
    EmptyPool {
        /// When everybody passes, one whole time round.
        AllPass = "all-pass",
        /// After one last move each, the drawer of the last tile being last.
        LastMoves = "last-moves",
    }
}

choice! {
    /// How a game that ended by empty pool is scored (rule 7.5).
    PoolScore {
        /// Losers lose their value; the winner gets the sum less their own value.
        Values = "values",
        /// Losers lose the difference to the winner, who gets the sum of it.
        Differences = "differences",
    }
}

/// Tiles dealt to each player (rule 2.2): two stacks.
pub const DEALT: usize = 2 * STACK;
/// Tiles in a stack (rule 2.2).
pub const STACK: usize = 7;

/// All tiles in stacks, face down (rule 2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles {
    /// Stacks of seven.
    pub sevens: usize,
    /// Tiles of one stack more: eight, or fewer than seven.
    pub odd: Option<usize>,
}

impl Values {
    /// How many of a face the deck holds.
    pub const fn copies_of(&self, tile: Tile) -> u8 {
        match tile.face() {
            Face::Number(..) => self.copies,
            Face::Joker(Joker::Plain) => self.plain_jokers,
            Face::Joker(Joker::Coloured(_)) => self.coloured_jokers,
            Face::Joker(Joker::Double) => self.double_jokers,
            Face::Joker(Joker::Mirror) => self.mirror_jokers,
            Face::Joker(Joker::ColourChange) => self.colour_change_jokers,
        }
    }

    /// The first face these tiles have more often than the deck, and how often they have it.
    pub fn excess(&self, tiles: &Bag) -> Option<(Tile, u8)> {
        tiles.faces().find(|(tile, count)| *count > self.copies_of(*tile))
    }

    /// Every tile of the deck, unshuffled, in the order `docs/deal.md` specifies.
    pub fn deck(&self) -> Vec<Tile> {
        let colours = (0..self.copies).flat_map(|_| Colour::ALL);
        let numbers = colours.flat_map(|c| Number::all().map(move |n| Tile::number(c, n)));
        let jokers = Joker::ALL.into_iter().map(Tile::joker);
        let jokers = jokers.flat_map(|t| std::iter::repeat_n(t, self.copies_of(t) as usize));
        numbers.chain(jokers).collect()
    }

    /// Tiles in the deck.
    pub fn deck_size(&self) -> usize {
        Tile::all().map(|tile| self.copies_of(tile) as usize).sum()
    }

    /// How a shuffled deck is piled (rule 2.2).
    pub fn piles(&self) -> Piles {
        let tiles = self.deck_size();
        match tiles % STACK {
            0 => Piles { sevens: tiles / STACK, odd: None },
            1 if tiles > STACK => Piles { sevens: tiles / STACK - 1, odd: Some(STACK + 1) },
            left_over => Piles { sevens: tiles / STACK, odd: Some(left_over) },
        }
    }

    /// Whether a stack stands in the middle, and whoever has to draw is offered the choice of the next one (rule 2.2): it
    /// belongs to the deal among neighbours. A game takes such a choice by any rules, for games that are stored have made
    /// it by all of them.
    pub fn offers_stacks(&self) -> bool {
        self.dealing == Dealing::Neighbours
    }

    /// Whether announcing an opening can save points (rules 7.2 and 7.4).
    pub const fn announcement_saves(&self) -> bool {
        let costs_more = self.could_have_opened_penalty > self.unopened_penalty;
        self.announcement && self.unopened_penalty > 0 && costs_more
    }

    /// Most tiles that one turn brings at a real table: a draw's one, or a penalty (section 5, rule 4.5).
    pub fn most_drawn(&self) -> usize {
        let lost = if self.lost_layout == LostLayout::ThreeTilesToPool { 3 } else { 1 };
        self.time_up_tiles.max(self.wrong_lay_tiles).max(lost).into()
    }

    /// The value of one tile left on a rack (rule 6.3).
    pub const fn tile_value(&self, tile: Tile) -> u16 {
        match tile.face() {
            Face::Number(_, number) => number.get() as u16,
            Face::Joker(_) => self.joker_penalty as u16,
        }
    }

    /// The value of the tiles left on a rack (rule 6.3).
    pub fn rack_value(&self, rack: &Bag) -> u16 {
        rack.faces().map(|(tile, count)| u16::from(count) * self.tile_value(tile)).sum()
    }

    /// What a meld is worth in an opening (rules 3.6, 3.9, 4.2).
    pub fn worth(&self, meld: &Meld) -> u16 {
        match self.mirror_worth {
            MirrorWorth::MiddleNumber => meld.worth(),
            MirrorWorth::Nothing => meld.worth() - meld.mirror_worth(),
        }
    }

    /// Whether not having opened costs a penalty in a game that ended so (rules 7.2 and 7.5).
    pub fn penalties_count(&self, end: End) -> bool {
        self.unopened_penalty > 0 && (end == End::Out || self.penalties_at_pool_end)
    }

    /// The tiles of a rack that count towards having been able to open (rule 7.3).
    pub fn tiles_that_could_open(&self, rack: &Bag) -> Bag {
        if self.jokers_could_open { *rack } else { rack.without_jokers() }
    }
}

impl Serialize for Rules {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
