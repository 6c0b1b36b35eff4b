//! Every message that crosses a wire between page and server, and nothing that decides.

mod id;

pub use self::id::{AccountId, BadId, GameId, TableId};
