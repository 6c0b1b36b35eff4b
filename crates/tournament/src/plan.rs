//! How an event runs: stages, rounds, games, and who goes on (rule 8.5).

use dublet_rules::rules::Rules;
use serde::{Deserialize, Serialize};

/// The stages of an event, in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Plan {
    /// At least one.
    pub stages: Vec<Stage>,
    /// What becomes of games a round had no time for; plans of before have none written.
    #[serde(default, skip_serializing_if = "TimeUp::is_play_on")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<TimeUp>"))]
    pub time_up: TimeUp,
}

/// What becomes of games that a round had no time for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum TimeUp {
    /// There are none: every game is played to its end.
    #[default]
    PlayOn,
    /// Games that have not ended count for nobody; a sheet does not have them.
    ForNobody,
    /// The game that runs is scored as if the pool had run out; a sheet has it, and not the games after it.
    EmptyPool,
}

impl TimeUp {
    /// Whether a sheet may have fewer games than planned.
    pub const fn shortens(self) -> bool {
        !matches!(self, Self::PlayOn)
    }

    pub(crate) const fn is_play_on(&self) -> bool {
        matches!(self, Self::PlayOn)
    }
}

/// Rounds in which the same people play for the same points. Points start anew with each stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Stage {
    /// What it is called.
    pub kind: StageKind,
    /// Who plays in it.
    pub entrants: Entrants,
    /// Rounds.
    pub rounds: u8,
    /// Games of a table in a round.
    pub games: u8,
    /// Players of a full table; others have one less.
    pub table: u8,
}

/// What a stage is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum StageKind {
    /// Everybody plays.
    Qualifying,
    /// The best play for the final.
    SemiFinal,
    /// The last table.
    Final,
}

/// Who plays in a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Entrants {
    /// Everybody present; only in the first stage, whose tables are drawn.
    All,
    /// The best so many of the stage before; tables by rank.
    Best(u8),
    /// The best so many of each table of the last round before; tables by rank.
    BestOfTable(u8),
}

/// What is wrong with a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum BadPlan {
    /// No stage at all.
    #[error("a plan has a stage")]
    NoStages,
    /// All play in the first stage, and in no other.
    #[error("everybody plays in the first stage only")]
    Entrants,
    /// Rounds, games and those who go on are at least one; 20 rounds or games are more than a day holds.
    #[error("a stage has 1 to 20 rounds and games")]
    Counts,
    /// Tables have two players or more, and no more than the edition allows (rule 1.2).
    #[error("a table has 2 to {most} players")]
    Table {
        /// The most.
        most: u8,
    },
}

/// The most rounds of a stage, and games of a round.
pub(crate) const MOST: u8 = 20;

impl Plan {
    /// Whether it can be played by these rules.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, rules: &Rules) -> Result<(), BadPlan> {
        if self.stages.is_empty() {
            return Err(BadPlan::NoStages);
        }
        for (place, stage) in self.stages.iter().enumerate() {
            if (place == 0) != (stage.entrants == Entrants::All) {
                return Err(BadPlan::Entrants);
            }
            let going_on = match stage.entrants {
                Entrants::All => 1,
                Entrants::Best(players) | Entrants::BestOfTable(players) => players,
            };
            let counts = 1..=MOST;
            if !counts.contains(&stage.rounds) || !counts.contains(&stage.games) || going_on == 0 {
                return Err(BadPlan::Counts);
            }
            if !(2..=rules.max_players).contains(&stage.table) {
                return Err(BadPlan::Table { most: rules.max_players });
            }
        }
        Ok(())
    }
}

/// Events as the circuit plays them (rule 8.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Preset {
    /// Up to 4 players: one table, two rounds of four games, in each of which everybody starts once.
    OneTable,
    /// 5 to 7: three games, and a final of the best four.
    Few,
    /// 8 to 11: three games, semi-finals of the best eight (of eight players everybody, by rank), final.
    Small,
    /// 12 to 16: four rounds, and a final of the best four.
    Club,
    /// 17 to 32: four rounds, semi-finals of the best eight, final.
    Open,
    /// 33 to 64: four rounds, semi-finals of the best sixteen, whose winners play the final.
    National,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::OneTable, Self::Few, Self::Small, Self::Club, Self::Open, Self::National];

    /// The most players of any.
    pub const MOST: usize = 64;

    /// The one for so many players.
    pub const fn for_players(players: usize) -> Self {
        match players {
            0..=4 => Self::OneTable,
            5..=7 => Self::Few,
            8..=11 => Self::Small,
            12..=16 => Self::Club,
            17..=32 => Self::Open,
            _ => Self::National,
        }
    }

    /// Its stages by these rules: games of a round are the edition's (rule 2.4).
    pub fn plan(self, rules: &Rules) -> Plan {
        let table = rules.max_players.min(4);
        let games = rules.round.games(table);
        let stage = |kind, entrants, rounds, games| Stage { kind, entrants, rounds, games, table };
        let all = |rounds, games| stage(StageKind::Qualifying, Entrants::All, rounds, games);
        let semi = |best, games| stage(StageKind::SemiFinal, Entrants::Best(best), 1, games);
        let last = |entrants, games| stage(StageKind::Final, entrants, 1, games);
        let stages = match self {
            Self::OneTable => {
                let only = |rounds, games| stage(StageKind::Final, Entrants::All, rounds, games);
                vec![only(2, games.max(table))]
            }
            Self::Few => vec![all(3, 1), last(Entrants::Best(4), 2)],
            Self::Small => vec![all(3, 1), semi(8, 2), last(Entrants::BestOfTable(2), 2)],
            Self::Club => vec![all(4, games), last(Entrants::Best(4), games)],
            Self::Open => {
                vec![all(4, games), semi(8, games), last(Entrants::BestOfTable(2), games)]
            }
            Self::National => {
                vec![all(4, games), semi(16, games), last(Entrants::BestOfTable(1), games)]
            }
        };
        // Slots have an end, and a table that is slow keeps nobody waiting.
        Plan { stages, time_up: TimeUp::ForNobody }
    }
}

/// Tables for so many players: as few as hold them, and nobody alone, for which one may have a player more.
fn table_count(players: usize, table: u8) -> usize {
    let tables = players.div_ceil(usize::from(table));
    if players < 2 * tables && players > 1 { players / 2 } else { tables }
}

/// Sizes of tables for so many players: as equal as can be, full ones first.
pub fn table_sizes(players: usize, table: u8) -> Vec<usize> {
    let tables = table_count(players, table);
    (0..tables).map(|place| players / tables + usize::from(place < players % tables)).collect()
}

/// Tables by rank: the first of each table in turn, so that two tables are 1-3-5-7 and 2-4-6-8 (rule 8.5).
pub fn tables_by_rank<T: Copy>(ranked: &[T], table: u8) -> Vec<Vec<T>> {
    let tables = table_count(ranked.len(), table);
    (0..tables).map(|first| ranked.iter().skip(first).step_by(tables).copied().collect()).collect()
}
