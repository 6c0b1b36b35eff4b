//! The ten editions (rule 1.2), as constants.

use std::{fmt, str::FromStr};

use super::{
    Dealing, EmptyPool, FirstStarter, FreedJokers, LostLayout, MirrorWorth, NextStarter, PoolScore,
    RoundLength, Rules, TimeUp, Values,
};

/// A named, complete set of rule values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// The family box of today.
    Standard,
    /// Eight jokers, four kinds.
    Twist,
    /// Eight jokers, two of each colour.
    Expert,
    /// The Russian box, strict about freed jokers.
    Original,
    /// The Standard, Mundo and Exclusive boxes.
    Family,
    /// Up to six players, three copies of each tile.
    Xp,
    /// The Polish championship's qualifiers of 2019.
    Championship2019,
    /// The Polish championship today.
    Championship,
    /// The championship with Twist's jokers.
    ChampionshipTwist,
    /// The championship with Expert's jokers.
    ChampionshipExpert,
}

const STANDARD: Values = Values {
    edition: Edition::Standard,
    min_players: 2,
    max_players: 4,
    copies: 2,
    plain_jokers: 2,
    coloured_jokers: 0,
    double_jokers: 0,
    mirror_jokers: 0,
    colour_change_jokers: 0,
    joker_penalty: 50,
    move_seconds: 0,
    tournament_seconds: 60,
    first_starter: FirstStarter::Draw,
    next_starter: NextStarter::Clockwise,
    dealing: Dealing::PlayersChoose,
    three_doublets: false,
    round: RoundLength::Players,
    opening: 30,
    mirror_worth: MirrorWorth::MiddleNumber,
    freed_jokers: FreedJokers::AnyMeld,
    wrong_lay_tiles: 0,
    open_drafts: false,
    time_up: TimeUp::PutBack,
    time_up_tiles: 1,
    lost_layout: LostLayout::ToPool,
    empty_pool: EmptyPool::AllPass,
    unopened_penalty: 100,
    could_have_opened_penalty: 200,
    jokers_could_open: true,
    announcement: true,
    pool_score: PoolScore::Values,
    penalties_at_pool_end: false,
};

/// Twist's eight jokers in place of the two plain ones.
const fn with_twist_jokers(values: Values) -> Values {
    Values {
        plain_jokers: 2,
        double_jokers: 2,
        mirror_jokers: 2,
        colour_change_jokers: 2,
        ..values
    }
}

/// Expert's eight jokers, which cost 20 wherever they are played.
const fn with_expert_jokers(values: Values) -> Values {
    Values { plain_jokers: 0, coloured_jokers: 2, joker_penalty: 20, ..values }
}

const ORIGINAL: Values = Values {
    joker_penalty: 30,
    move_seconds: 60,
    next_starter: NextStarter::Draw,
    freed_jokers: FreedJokers::WithRackTile,
    lost_layout: LostLayout::ThreeTilesToPool,
    unopened_penalty: 0,
    could_have_opened_penalty: 0,
    announcement: false,
    pool_score: PoolScore::Differences,
    ..STANDARD
};

const FAMILY: Values = Values {
    joker_penalty: 30,
    move_seconds: 60,
    three_doublets: true,
    wrong_lay_tiles: 1,
    empty_pool: EmptyPool::LastMoves,
    jokers_could_open: false,
    ..STANDARD
};

const XP: Values = Values { max_players: 6, copies: 3, plain_jokers: 4, ..FAMILY };

const CHAMPIONSHIP_2019: Values = Values {
    move_seconds: 40,
    tournament_seconds: 40,
    dealing: Dealing::JudgeGives,
    three_doublets: true,
    round: RoundLength::Games(2),
    time_up: TimeUp::StandIfValid,
    lost_layout: LostLayout::PlayerTakes,
    empty_pool: EmptyPool::LastMoves,
    pool_score: PoolScore::Differences,
    penalties_at_pool_end: true,
    ..STANDARD
};

const CHAMPIONSHIP: Values = Values {
    first_starter: FirstStarter::SeatA,
    dealing: Dealing::Neighbours,
    round: RoundLength::Games(4),
    time_up: TimeUp::KeepValid,
    ..CHAMPIONSHIP_2019
};

const CHAMPIONSHIP_TWIST: Values = Values { joker_penalty: 30, ..with_twist_jokers(CHAMPIONSHIP) };

impl Edition {
    /// All editions, in the order of rule 1.2. What is in no rulebook comes last.
    pub const ALL: [Self; 10] = [
        Self::Standard,
        Self::Twist,
        Self::Expert,
        Self::Original,
        Self::Family,
        Self::Xp,
        Self::Championship2019,
        Self::Championship,
        Self::ChampionshipTwist,
        Self::ChampionshipExpert,
    ];

    /// Its id in notation and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Twist => "twist",
            Self::Expert => "expert",
            Self::Original => "original",
            Self::Family => "family",
            Self::Xp => "xp",
            Self::Championship2019 => "championship-2019",
            Self::Championship => "championship",
            Self::ChampionshipTwist => "championship-twist",
            Self::ChampionshipExpert => "championship-expert",
        }
    }

    /// Its rules; a test checks that each passes [`Rules::new`].
    pub const fn rules(self) -> Rules {
        let values = match self {
            Self::Standard => STANDARD,
            Self::Twist => with_twist_jokers(STANDARD),
            Self::Expert => with_expert_jokers(STANDARD),
            Self::Original => ORIGINAL,
            Self::Family => FAMILY,
            Self::Xp => XP,
            Self::Championship2019 => CHAMPIONSHIP_2019,
            Self::Championship => CHAMPIONSHIP,
            Self::ChampionshipTwist => CHAMPIONSHIP_TWIST,
            Self::ChampionshipExpert => with_expert_jokers(CHAMPIONSHIP),
        };
        Rules(Values { edition: self, ..values })
    }

    /// Its values as files first had them: what its id alone means in a text, for ever. A value that is decided anew
    /// for an edition keeps its first answer here, and is written out in every text since.
    pub(super) const fn first_values(self) -> Values {
        Values { penalties_at_pool_end: false, ..self.rules().0 }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No edition has that id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown edition \"{0}\"")]
pub struct UnknownEdition(pub String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(id: &str) -> Result<Self, UnknownEdition> {
        let found = Self::ALL.into_iter().find(|edition| edition.id() == id);
        found.ok_or_else(|| UnknownEdition(id.to_owned()))
    }
}
