//! What is kept. A table's log is the truth, and holds ids only; names stand beside it and can be erased.
//!
//! Whatever a store has answered with `Ok` is on the disk: it survives the process and the machine's power.

pub mod memory;
pub mod refusal;
pub mod sqlite;

use async_trait::async_trait;
pub use dublet_protocol::Millis;
use dublet_protocol::{AccountId, GameId, TableId};
pub use dublet_room::{Line, Note};
/// Lines for a table's log, all or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Whose log.
    pub table: TableId,
    /// How many lines the writer knows of: they must be all there are.
    pub expected: u64,
    /// The writer's claim: no other may have been made since.
    pub epoch: u64,
    /// What happened.
    pub lines: Vec<Line>,
    /// What of it the store keeps an index of.
    pub notes: Vec<Note>,
}

/// What stands beside a tournament's log, and lines for the log: all or none. A tournament's log is kept as a table's is,
/// under an id of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentWrite {
    /// The lines, which may be none.
    pub append: Append,
    /// Names and everything else that may be erased, in the place of what was there.
    pub text: String,
    /// The hashes of what opens the tournament, in the place of those that did.
    pub passes: Vec<[u8; 32]>,
}

/// Where a game stands in its table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamePlace {
    /// Which game.
    pub game: GameId,
    /// Its table.
    pub table: TableId,
    /// The line it began with, from 1.
    pub first: u64,
    /// The line it ended with, once it has.
    pub last: Option<u64>,
    /// When it began.
    pub began: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
    /// Who sat where.
    pub seats: Vec<Option<AccountId>>,
}

/// Why something was not written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The log has another length.
    #[error("the log has {found} lines, not {expected}")]
    Conflict {
        /// What the writer thought.
        expected: u64,
        /// What there is.
        found: u64,
    },
    /// Somebody else has claimed the table since.
    #[error("the table was claimed again, as {epoch}")]
    StaleOwner {
        /// The newest claim.
        epoch: u64,
    },
    /// The code, name or session is taken, or the thing is not there: in the words of [`refusal`].
    #[error("{0}")]
    Refused(&'static str),
    /// The store does not work: nothing is known to be written.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// A person as the store knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The id that tables and games know.
    pub id: AccountId,
    /// What others call them; nobody, once their data was erased.
    pub name: Option<String>,
    /// When they came.
    pub created: Millis,
    /// The hash of their password, if they set one (in PHC form).
    pub password: Option<String>,
    /// The hash of the token in their recovery link.
    pub recovery: Option<[u8; 32]>,
}

impl Account {
    /// The name as no two accounts with a password may have it: letters of either case are the same.
    pub fn unique_name(&self) -> Option<String> {
        self.password.as_ref().and(self.name.as_deref()).map(str::to_lowercase)
    }
}

/// The result of anything asked of a store.
pub type Stored<T> = Result<T, StoreError>;

/// Everything a server keeps. Hashes only of tokens and passwords: whoever reads the file can log in as nobody.
///
/// A caller that stops waiting for a write has not stopped the write.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Takes a table's log into one's hands: a higher number than any before, for `append` to name.
    async fn claim(&self, table: TableId) -> Stored<u64>;

    /// Adds lines to a table's log, with their notes; answers when they are on the disk.
    ///
    /// # Errors
    /// `StaleOwner` or `Conflict` when somebody else claimed or wrote, `Refused` when there are no lines, or a note
    /// cannot be so (a code is taken, a game is not there): nothing is written then. After `Failed` the lines
    /// may have been written or not.
    async fn append(&self, append: Append) -> Stored<()>;

    /// The lines of a table's log after the first so many.
    async fn read(&self, table: TableId, after: u64) -> Stored<Vec<Line>>;

    /// Tables that have been opened and not closed.
    async fn open_tables(&self) -> Stored<Vec<TableId>>;

    /// The open table with a code.
    async fn table_of_code(&self, code: &str) -> Stored<Option<TableId>>;

    /// Keeps what a log's first lines come to, so that the fold need not start at the first. A cache: it may
    /// be lost, and is not flushed. One of fewer lines than that already kept changes nothing.
    ///
    /// # Errors
    /// `Refused` when the log has not as many lines.
    async fn keep_snapshot(&self, table: TableId, lines: u64, text: String) -> Stored<()>;

    /// The newest snapshot of a table, and how many lines it stands for.
    async fn snapshot(&self, table: TableId) -> Stored<Option<(u64, String)>>;

    /// Keeps what stands beside a tournament's log, with lines for the log; answers when it is on the disk.
    ///
    /// # Errors
    /// As `append`, but for lines, which there need not be; `Refused` too when another tournament has one of the passes.
    async fn keep_tournament(&self, write: TournamentWrite) -> Stored<()>;

    /// What stands beside a tournament's log.
    async fn tournament_text(&self, tournament: TableId) -> Stored<Option<String>>;

    /// The tournament that a pass with this hash opens.
    async fn tournament_of_pass(&self, hash: [u8; 32]) -> Stored<Option<TableId>>;

    /// Erases what stands beside a tournament's log, and all its passes: nobody reaches it again.
    async fn erase_tournament(&self, tournament: TableId) -> Stored<()>;

    /// Says that the server is alive at this moment.
    async fn beat(&self, at: Millis) -> Stored<()>;

    /// When the server last was alive.
    async fn last_beat(&self) -> Stored<Option<Millis>>;

    /// Where a game is.
    async fn game(&self, game: GameId) -> Stored<Option<GamePlace>>;

    /// The games somebody sat in, newest first, begun before a moment, at most so many. Games begun in the same
    /// millisecond stand in the order of their ids.
    async fn games_of(&self, who: AccountId, before: Millis, most: u32) -> Stored<Vec<GamePlace>>;

    /// Adds somebody new.
    ///
    /// # Errors
    /// `Refused` when the id, the recovery link or, with a password, the name is taken.
    async fn add_account(&self, account: Account) -> Stored<()>;

    /// Who somebody is.
    async fn account(&self, id: AccountId) -> Stored<Option<Account>>;

    /// Who has a name and a password, whatever the case of the letters; guests' names are not unique and not found.
    async fn account_of_name(&self, name: &str) -> Stored<Option<Account>>;

    /// Who has the recovery link with a token of this hash.
    async fn account_of_recovery(&self, hash: [u8; 32]) -> Stored<Option<Account>>;

    /// Changes name, password and recovery of an account.
    ///
    /// # Errors
    /// `Refused` when another account with a password has the name, and for an account that was erased or never was.
    async fn change_account(&self, account: Account) -> Stored<()>;

    /// Erases name, password, recovery and sessions of somebody; their id stays in the logs, and says nothing.
    ///
    /// # Errors
    /// `Refused` when there never was such an account.
    async fn erase_account(&self, id: AccountId) -> Stored<()>;

    /// Adds a session, by the hash of its token.
    ///
    /// # Errors
    /// `Refused` when the hash is taken, and for an account that was erased or never was.
    async fn add_session(&self, hash: [u8; 32], who: AccountId, expires: Millis) -> Stored<()>;

    /// Whose session it is, unless it has expired at this moment.
    async fn session(&self, hash: [u8; 32], now: Millis) -> Stored<Option<AccountId>>;

    /// How many sessions somebody has that have not expired at this moment.
    async fn sessions_of(&self, who: AccountId, now: Millis) -> Stored<u32>;

    /// Ends a session.
    async fn end_session(&self, hash: [u8; 32]) -> Stored<()>;

    /// Ends all sessions of somebody but one.
    async fn end_other_sessions(&self, who: AccountId, but: Option<[u8; 32]>) -> Stored<()>;

    /// Forgets the sessions that have expired at this moment.
    async fn end_expired_sessions(&self, now: Millis) -> Stored<()>;
}
