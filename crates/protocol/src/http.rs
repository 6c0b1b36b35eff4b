//! Bodies of the requests and answers a page exchanges with the server apart from sockets; those of tournaments are in
//! [`crate::tournament`].

use std::collections::BTreeMap;

use dublet_rules::{rules::Rules, seat::Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{AccountId, Chair, GameId, Millis, Options, TableId};

/// The body of every answer that is not what was asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// The id of a message in `locales/`.
    #[cfg_attr(feature = "schema", schema(example = "name-taken"))]
    pub error: String,
    /// Its arguments.
    #[cfg_attr(feature = "typescript", ts(type = "{ [name: string]: unknown }"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub args: Map<String, Value>,
}

/// Somebody, as told to themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// Their id, whatever their name.
    pub id: AccountId,
    /// What others call them.
    pub name: String,
    /// When they came, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Millis,
    /// Whether they have a password.
    pub password: bool,
    /// Whether they have a recovery link.
    pub recovery: bool,
}

/// A name to be called by.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NameGiven {
    /// 1 to 24 characters.
    pub name: String,
}

/// A name and a password.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Login {
    /// The name the password goes with.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A password to be known by from now on, with the name it goes with.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPassword {
    /// No other account with a password has it.
    pub name: String,
    /// 8 to 256 characters.
    pub password: String,
    /// Needed where there is a password already.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub old_password: Option<String>,
}

/// What a recovery link holds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Recovery {
    /// Shown once; only its hash is kept.
    pub token: String,
}

/// Somebody who sat at a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seated {
    /// The account.
    pub id: AccountId,
    /// What they are called, unless their data was erased.
    pub name: Option<String>,
}

/// A game somebody sat in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameBrief {
    /// The game.
    pub game: GameId,
    /// The table it was played at.
    pub table: TableId,
    /// When it began.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub began: Millis,
    /// When it ended, once it has.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub ended: Option<Millis>,
    /// Who sat where; a program is nobody.
    pub seats: Vec<Option<Seated>>,
}

/// A page of games, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameBrief>,
    /// What to ask for to get older ones; none when there are none.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub before: Option<Millis>,
}

/// A game of an export.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameExport {
    /// The game.
    #[serde(flatten)]
    pub brief: GameBrief,
    /// Its record, once the game is over.
    pub record: Option<String>,
}

/// Everything kept of a person.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Export {
    /// The person.
    pub account: Me,
    /// How many sessions there are; of each only a hash and its end is kept.
    pub sessions: u32,
    /// The games they sat in.
    pub games: Vec<GameExport>,
}

/// A table to be opened.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// What is agreed on.
    pub options: Options,
}

/// What to play at once, with whoever wants the same.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuickGame {
    /// An edition's name, and the house rules that differ.
    pub rules: Rules,
    /// How many play.
    pub seats: u8,
    /// Seconds for a move, or none.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub clock: Option<u16>,
}

/// A table to go to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableFound {
    /// The table.
    pub table: TableId,
    /// The code for others to join by, told to whoever opens it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<String>,
}

/// A table as somebody sees it who is not there yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableBrief {
    /// The code to join by.
    pub code: String,
    /// Who opened it.
    pub host: AccountId,
    /// What was agreed on.
    pub options: Options,
    /// The chairs by seat.
    pub chairs: Vec<Chair>,
    /// What people with a chair are called.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub names: BTreeMap<AccountId, String>,
    /// Whether a game is played.
    pub playing: bool,
    /// Who is to move, while one is.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub turn: Option<Seat>,
}

/// A table as somebody sees it who has its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// The table to go to.
    pub table: TableId,
    /// What there is to know before.
    #[serde(flatten)]
    pub brief: TableBrief,
}
