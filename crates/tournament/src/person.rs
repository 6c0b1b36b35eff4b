//! Who is who: people by opaque ids, and in which part somebody acts.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A person. Names are kept beside the log ([`crate::names::Names`]), so that they can be erased.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonId(pub u32);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// The part somebody acts in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Role {
    /// Runs the event: players, plan, seating, rounds.
    Organiser,
    /// Decides disputes, penalties and corrections (rule 8.3).
    Judge,
    /// Plays, enters and signs the sheets of the own table.
    Player,
}

/// Who did something, and in which part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Actor {
    /// The part.
    pub role: Role,
    /// The person.
    pub id: PersonId,
}

impl Actor {
    /// Somebody running the event.
    pub const fn organiser(id: u32) -> Self {
        Self { role: Role::Organiser, id: PersonId(id) }
    }

    /// A judge.
    pub const fn judge(id: u32) -> Self {
        Self { role: Role::Judge, id: PersonId(id) }
    }

    /// A player.
    pub const fn player(id: PersonId) -> Self {
        Self { role: Role::Player, id }
    }
}
