//! What becomes of people's accounts while they are at a table.

use dublet_protocol::{AccountId, ServerMessage};
use dublet_rules::deal::Bytes32;

use super::Table;

/// What became of somebody's account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// They are called otherwise now.
    Renamed(String),
    /// Sessions of theirs are over.
    SignedOut(Sessions),
    /// Nothing says any more who they were.
    Erased,
}

/// Sessions of one account, by the hash of their tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sessions {
    /// This one.
    One(Bytes32),
    /// All others than this one.
    Others(Bytes32),
    /// All.
    All,
}

impl Sessions {
    fn include(self, session: Bytes32) -> bool {
        match self {
            Self::One(one) => session == one,
            Self::Others(kept) => session != kept,
            Self::All => true,
        }
    }
}

impl Table {
    pub(super) fn hear(&mut self, who: AccountId, news: News) {
        match news {
            News::Renamed(name) => {
                self.sockets.rename(who, &name);
                self.call(who, Some(name));
            }
            News::SignedOut(sessions) => self.sign_out(who, sessions),
            News::Erased => {
                self.sign_out(who, Sessions::All);
                self.call(who, None);
            }
        }
    }

    fn sign_out(&mut self, who: AccountId, sessions: Sessions) {
        self.sockets.sign_out(who, |session| sessions.include(session));
        self.count_presence();
    }

    /// Calls somebody with a chair otherwise, and tells everybody.
    fn call(&mut self, who: AccountId, name: Option<String>) {
        if !self.names.contains_key(&who) {
            return;
        }
        match &name {
            Some(name) => drop(self.names.insert(who, name.clone())),
            None => drop(self.names.remove(&who)),
        }
        self.sockets.tell_all(&self.room, None, &ServerMessage::Name { who, name });
    }
}
