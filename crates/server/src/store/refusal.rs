//! Why a store refuses, in the same words whichever store it is.

/// A log is written to after it was claimed.
pub const NOT_CLAIMED: &str = "nobody has claimed the table";
/// An append has at least a line.
pub const NO_LINES: &str = "there is nothing to append";
/// Another open table has the code.
pub const CODE_TAKEN: &str = "the code is taken";
/// A table is opened once before it is closed.
pub const OPEN_ALREADY: &str = "the table is open already";
/// Only an open table is closed.
pub const NOT_OPEN: &str = "the table is not open";
/// A game begins once.
pub const GAME_TAKEN: &str = "the game has begun already";
/// A game ends once, at its table, after it began.
pub const NO_GAME: &str = "no such game is going on at the table";
/// A snapshot stands for lines there are.
pub const SNAPSHOT_AHEAD: &str = "the log has not so many lines";
/// An id is somebody's.
pub const ACCOUNT_TAKEN: &str = "the account is there already";
/// A name with a password is somebody's.
pub const NAME_TAKEN: &str = "the name is taken";
/// A recovery link is somebody's.
pub const RECOVERY_TAKEN: &str = "the recovery link is taken";
/// Nobody has the id, or their data was erased.
pub const NO_ACCOUNT: &str = "there is no such account";
/// A pass opens one tournament.
pub const PASS_TAKEN: &str = "the pass is there already";
/// A session is somebody's.
pub const SESSION_TAKEN: &str = "the session is there already";
