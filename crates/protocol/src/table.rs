//! A table as somebody at or around it sees it.

use dublet_players::Level;
use dublet_rules::{
    game::view::{FinalView, PublicView, SeatView},
    rules::Rules,
    score::SeatScore,
    seat::Seat,
};
use serde::{Deserialize, Serialize, Serializer, ser::SerializeMap};

use crate::{AccountId, GameId, Hex32, Millis, TableId};

/// What is agreed on when a table is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Options {
    /// The rules played: an edition's name, and the house rules that differ.
    pub rules: Rules,
    /// How many play.
    pub seats: u8,
    /// Rounds of games (rule 2.4).
    #[serde(default = "one")]
    pub rounds: u8,
    /// Seconds for a move, or none.
    #[serde(default)]
    pub clock: Option<u16>,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How long people are waited for where no clock runs. Tables that do not say wait as those with a clock do, which
    /// is what all of them did once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub patience: Option<Patience>,
}

/// How long somebody who is away is waited for before a program plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Patience {
    /// So many minutes.
    Minutes(u16),
    /// As long as it takes.
    Always,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

/// Why nobody can sit down to such a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOptions {
    /// Rule 1.2.
    #[error("{seats} seats: these rules are for {min} to {max}")]
    Seats {
        /// Asked for.
        seats: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// A clock too fast to play by, or too slow to wait for.
    #[error("a clock of {0} seconds: 15 to 300")]
    Clock(u16),
    /// No round at all, or more than an evening holds.
    #[error("{0} rounds: 1 to 20")]
    Rounds(u8),
    /// Nobody is waited for, or longer than a day.
    #[error("a patience of {0} minutes: 1 to 1440")]
    Patience(u16),
}

impl Options {
    /// Seconds a clock may give for a move.
    pub const CLOCK: std::ops::RangeInclusive<u16> = 15..=300;
    const ROUNDS: std::ops::RangeInclusive<u8> = 1..=20;
    const PATIENCE: std::ops::RangeInclusive<u16> = 1..=1440;

    /// Whether a table can be opened so.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn check(&self) -> Result<(), BadOptions> {
        let (min, max) = (self.rules.min_players, self.rules.max_players);
        if !(min..=max).contains(&self.seats) {
            return Err(BadOptions::Seats { seats: self.seats, min, max });
        }
        match self.patience {
            Some(Patience::Minutes(minutes)) if !Self::PATIENCE.contains(&minutes) => {
                return Err(BadOptions::Patience(minutes));
            }
            _ => {}
        }
        match self.clock {
            Some(seconds) if !Self::CLOCK.contains(&seconds) => Err(BadOptions::Clock(seconds)),
            _ if !Self::ROUNDS.contains(&self.rounds) => Err(BadOptions::Rounds(self.rounds)),
            _ => Ok(()),
        }
    }
}

/// Who has a chair.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Sitter {
    /// A person.
    Person { who: AccountId },
    /// A program.
    Bot {
        /// How strong.
        level: Level,
    },
}

impl Sitter {
    /// The level, if it is a program.
    pub fn bot(&self) -> Option<Level> {
        match self {
            Self::Bot { level } => Some(*level),
            Self::Person { .. } => None,
        }
    }

    /// The person, if it is one.
    pub fn person(&self) -> Option<AccountId> {
        match self {
            Self::Person { who } => Some(*who),
            Self::Bot { .. } => None,
        }
    }
}

/// A chair at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Chair {
    /// Who has it.
    pub sitter: Option<Sitter>,
    /// Whether they want the next game to begin; programs always do.
    pub ready: bool,
    /// The program that plays for a person who is away.
    pub stand_in: Option<Level>,
    /// Whether the person gave up this game; the program plays it to its end.
    pub resigned: bool,
    /// Who played the last game here and has left since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub left: Option<Sitter>,
}

impl Chair {
    /// After a game everybody says anew whether they are ready, and who gave up is back.
    pub fn game_closed(&mut self) {
        if self.resigned {
            (self.resigned, self.stand_in) = (false, None);
        }
        self.ready = matches!(self.sitter, Some(Sitter::Bot { .. }));
    }

    /// Somebody sits down; who left and is back has not left.
    pub fn sat(&mut self, sitter: Sitter) {
        let ready = matches!(sitter, Sitter::Bot { .. });
        let left = self.left.filter(|left| *left != sitter);
        *self = Self { sitter: Some(sitter), ready, left, ..Self::default() };
    }

    /// The sitter stands up: who played the last game here, if that is told.
    pub fn stood(&mut self, sitter: Option<Sitter>) {
        *self = Self { left: self.left.or(sitter), ..Self::default() };
    }

    /// The program that plays here now, if one does.
    pub fn bot(&self) -> Option<Level> {
        self.sitter.and_then(|sitter| sitter.bot()).or(self.stand_in)
    }
}

/// Who had a chair in the first games of a match, before whoever has it now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Earlier {
    /// Which chair.
    pub seat: Seat,
    /// Who had it.
    pub sitter: Sitter,
    /// Up to how many games of the match.
    pub games: u32,
}

/// Whoever gave up a game of a match, which a program played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GaveUp {
    /// Which chair.
    pub seat: Seat,
    /// After how many games of the match.
    pub games: u32,
}

/// Who looks at a table.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Viewer {
    /// A player.
    Seat { seat: Seat },
    /// Somebody who watches.
    Spectator,
}

/// A table after so many events: what everybody knows of it, with the game as one viewer may see it, or as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(G = GameState)))]
pub struct TableState<G = GameState> {
    /// Which table.
    pub table: TableId,
    /// The code to join it by.
    pub code: String,
    /// What was agreed on.
    pub options: Options,
    /// Who opened it.
    pub host: AccountId,
    /// The chairs by seat.
    pub chairs: Vec<Chair>,
    /// Results of the match so far, game by game.
    pub games: Vec<Vec<SeatScore>>,
    /// Whose the first of them are where others have the chairs now, in the order in which they left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Earlier>>"))]
    pub earlier: Vec<Earlier>,
    /// Who gave up which of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<GaveUp>>"))]
    pub gave_up: Vec<GaveUp>,
    /// Seats that asked for a pause.
    pub pause_asked: Vec<Seat>,
    /// Since when the table pauses.
    pub paused: Option<Millis>,
    /// Seats that are back from the pause.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Seat>>"))]
    pub back: Vec<Seat>,
    /// Since when clocks stand still, the server having been away.
    pub asleep: Option<Millis>,
    /// Whether the table is closed.
    pub closed: bool,
    /// The game under way, or the last one.
    pub game: Option<G>,
}

impl<G> TableState<G> {
    /// A table just opened.
    pub fn opened(table: TableId, code: String, options: Options, host: AccountId) -> Self {
        Self {
            table,
            code,
            options,
            host,
            chairs: vec![Chair::default(); options.seats.into()],
            games: Vec::new(),
            earlier: Vec::new(),
            gave_up: Vec::new(),
            pause_asked: Vec::new(),
            paused: None,
            back: Vec::new(),
            asleep: None,
            closed: false,
            game: None,
        }
    }

    /// What everybody knows, with the game as somebody sees it.
    pub fn with<H>(&self, game: Option<H>) -> TableState<H> {
        TableState {
            table: self.table,
            code: self.code.clone(),
            options: self.options,
            host: self.host,
            chairs: self.chairs.clone(),
            games: self.games.clone(),
            earlier: self.earlier.clone(),
            gave_up: self.gave_up.clone(),
            pause_asked: self.pause_asked.clone(),
            paused: self.paused,
            back: self.back.clone(),
            asleep: self.asleep,
            closed: self.closed,
            game,
        }
    }
}

/// What of a state is not as it was: compared, so that it cannot differ from what following did.
pub struct Changed<'a> {
    /// The state before an event.
    pub before: &'a TableState,
    /// The state after it.
    pub after: &'a TableState,
}

impl Serialize for Changed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fn part<M: SerializeMap, T: PartialEq + Serialize>(
            parts: &mut M,
            name: &str,
            before: &T,
            after: &T,
        ) -> Result<(), M::Error> {
            if before == after { Ok(()) } else { parts.serialize_entry(name, after) }
        }

        // A table keeps its id and its code. A part that is new here does not compile until it is told below.
        let TableState {
            table: _,
            code: _,
            options,
            host,
            chairs,
            games,
            earlier,
            gave_up,
            pause_asked,
            paused,
            back,
            asleep,
            closed,
            game,
        } = self.after;
        let before = self.before;
        let mut parts = serializer.serialize_map(None)?;
        part(&mut parts, "options", &before.options, options)?;
        part(&mut parts, "host", &before.host, host)?;
        part(&mut parts, "chairs", &before.chairs, chairs)?;
        part(&mut parts, "games", &before.games, games)?;
        part(&mut parts, "earlier", &before.earlier, earlier)?;
        part(&mut parts, "gave_up", &before.gave_up, gave_up)?;
        part(&mut parts, "pause_asked", &before.pause_asked, pause_asked)?;
        part(&mut parts, "paused", &before.paused, paused)?;
        part(&mut parts, "back", &before.back, back)?;
        part(&mut parts, "asleep", &before.asleep, asleep)?;
        part(&mut parts, "closed", &before.closed, closed)?;
        part(&mut parts, "game", &before.game, game)?;
        parts.end()
    }
}

/// A game as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameState {
    /// Which game.
    pub game: GameId,
    /// The round and the game in it, from 1.
    pub place: (u32, u32),
    /// What the dealer committed to.
    pub commitment: Hex32,
    /// What the seats added to the deal, once that is closed.
    pub contributions: Option<Vec<Hex32>>,
    /// The dealer's secret, once the game is over.
    pub secret: Option<Hex32>,
    /// The game, once tiles are dealt.
    pub view: Option<View>,
    /// When the turn began, put off by pauses.
    pub turn_began: Option<Millis>,
}

/// What a viewer sees of the tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "viewer")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum View {
    /// What a player sees.
    Seat(SeatView),
    /// What everybody sees.
    Spectator(PublicView),
    /// What everybody sees when the game is over.
    Final(FinalView),
}

impl View {
    /// What of it everybody sees: of a game given up nobody has a seat any more.
    pub(crate) fn of_everybody(self) -> Self {
        match self {
            Self::Seat(view) => Self::Spectator(view.public),
            other => other,
        }
    }
}
