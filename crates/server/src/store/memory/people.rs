//! Accounts and sessions as plain values. What is refused changes nothing.

use std::collections::BTreeMap;

use dublet_protocol::AccountId;

use crate::store::{Account, Millis, StoreError, Stored, refusal};

#[derive(Clone, Default)]
pub(super) struct People {
    accounts: BTreeMap<AccountId, Account>,
    sessions: BTreeMap<[u8; 32], (AccountId, Millis)>,
}

impl People {
    pub(super) fn add(&mut self, account: &Account) -> Stored<()> {
        if self.accounts.contains_key(&account.id) {
            return Err(StoreError::Refused(refusal::ACCOUNT_TAKEN));
        }
        self.check_unique(account)?;
        self.accounts.insert(account.id, account.clone());
        Ok(())
    }

    pub(super) fn change(&mut self, account: &Account) -> Stored<()> {
        let created = self.present(account.id)?.created;
        self.check_unique(account)?;
        self.accounts.insert(account.id, Account { created, ..account.clone() });
        Ok(())
    }

    pub(super) fn erase(&mut self, id: AccountId) -> Stored<()> {
        let account = self.accounts.get_mut(&id).ok_or(StoreError::Refused(refusal::NO_ACCOUNT))?;
        (account.name, account.password, account.recovery) = (None, None, None);
        self.keep_sessions(|_, who, _| who != id);
        Ok(())
    }

    /// An account that is there and not erased.
    fn present(&self, id: AccountId) -> Stored<&Account> {
        self.accounts
            .get(&id)
            .filter(|account| account.name.is_some())
            .ok_or(StoreError::Refused(refusal::NO_ACCOUNT))
    }

    fn check_unique(&self, account: &Account) -> Stored<()> {
        let is_other = |found: Option<&Account>| found.is_some_and(|other| other.id != account.id);
        if is_other(account.unique_name().and_then(|name| self.of_name(&name))) {
            return Err(StoreError::Refused(refusal::NAME_TAKEN));
        }
        if is_other(account.recovery.and_then(|hash| self.of_recovery(hash))) {
            return Err(StoreError::Refused(refusal::RECOVERY_TAKEN));
        }
        Ok(())
    }

    pub(super) fn account(&self, id: AccountId) -> Option<&Account> {
        self.accounts.get(&id)
    }

    pub(super) fn of_name(&self, name: &str) -> Option<&Account> {
        let name = Some(name.to_lowercase());
        self.accounts.values().find(|account| account.unique_name() == name)
    }

    pub(super) fn of_recovery(&self, hash: [u8; 32]) -> Option<&Account> {
        self.accounts.values().find(|account| account.recovery == Some(hash))
    }

    pub(super) fn add_session(
        &mut self,
        hash: [u8; 32],
        who: AccountId,
        expires: Millis,
    ) -> Stored<()> {
        self.present(who)?;
        if self.sessions.contains_key(&hash) {
            return Err(StoreError::Refused(refusal::SESSION_TAKEN));
        }
        self.sessions.insert(hash, (who, expires));
        Ok(())
    }

    pub(super) fn session(&self, hash: [u8; 32], now: Millis) -> Option<AccountId> {
        self.sessions.get(&hash).filter(|(_, expires)| *expires > now).map(|(who, _)| *who)
    }

    pub(super) fn sessions_of(&self, who: AccountId, now: Millis) -> u32 {
        let lasts = |(whose, expires): &&(AccountId, Millis)| *whose == who && *expires > now;
        self.sessions.values().filter(lasts).count() as u32
    }

    /// Keeps the sessions of which, by their hash, person and end, it is said so.
    pub(super) fn keep_sessions(
        &mut self,
        mut keeps: impl FnMut([u8; 32], AccountId, Millis) -> bool,
    ) {
        self.sessions.retain(|hash, (who, expires)| keeps(*hash, *who, *expires));
    }
}
