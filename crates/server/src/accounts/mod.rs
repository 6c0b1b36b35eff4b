//! Who somebody is: a guest with a name at once, known again by a session, a recovery link or a password.
//!
//! Nothing here knows HTTP. Whoever asks has been told apart from others by a [`Token`] already, and hands in the
//! [`AccountId`] it stands for.

mod name;
mod password;
mod token;

use std::sync::Arc;

use dublet_protocol::{AccountId, Millis};
use dublet_rules::deal::Bytes32;
use tokio::sync::Mutex;

pub use self::{
    name::{BadName, Name},
    password::{BadPassword, Passwords},
    token::{BadToken, Token},
};
use crate::{
    sources::Sources,
    store::{Account, Store, StoreError},
};

/// How long a session lasts.
pub const SESSION_MS: Millis = 365 * 24 * 60 * 60 * 1000;

/// Why something about an account was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AccountError {
    /// Nobody can be called so.
    #[error(transparent)]
    Name(#[from] BadName),
    /// That is no password.
    #[error(transparent)]
    Password(#[from] BadPassword),
    /// Somebody with a password has the name.
    #[error("the name is taken")]
    NameTaken,
    /// A name nobody has, or not with this password.
    #[error("the name or the password is wrong")]
    WrongLogin,
    /// The password there was is needed to set another.
    #[error("the old password is wrong")]
    WrongOldPassword,
    /// A recovery link nobody has, or no longer.
    #[error("the recovery link is not known")]
    UnknownLink,
    /// The account was erased meanwhile.
    #[error("there is no such account")]
    Gone,
    /// The store does not work.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Refused(_) => Self::Gone,
            error => Self::Store(error),
        }
    }
}

type Answer<T> = Result<T, AccountError>;

/// All accounts.
pub struct Accounts {
    store: Arc<dyn Store>,
    sources: Sources,
    passwords: Passwords,
    /// An account is read, changed and written back: one at a time, so that no change undoes another.
    changing: Mutex<()>,
}

impl Accounts {
    /// The accounts of a store.
    pub fn new(store: Arc<dyn Store>, sources: Sources) -> Self {
        let passwords = Passwords::new(sources.bytes());
        Self { store, sources, passwords, changing: Mutex::new(()) }
    }

    /// Somebody new, and their session.
    ///
    /// # Errors
    /// When they cannot be called so.
    ///
    /// # Panics
    /// Never: thirty-two bytes are more than sixteen.
    pub async fn guest(&self, name: &str) -> Answer<(Account, Token)> {
        let account = self.somebody(Name::new(name)?);
        self.store.add_account(account.clone()).await?;
        let token = self.open_session(account.id).await?;
        Ok((account, token))
    }

    /// Somebody new who is known by a password from the start, and their session.
    ///
    /// # Errors
    /// When name or password cannot be, or the name is taken.
    pub async fn sign_up(&self, name: &str, password: String) -> Answer<(Account, Token)> {
        let name = Name::new(name)?;
        Passwords::check(&password)?;
        let hash = self.passwords.hash(password, self.sources.bytes()).await;
        let account = Account { password: Some(hash), ..self.somebody(name) };
        match self.store.add_account(account.clone()).await {
            Ok(()) => {}
            Err(StoreError::Refused(_)) => return Err(AccountError::NameTaken),
            Err(error) => return Err(error.into()),
        }
        let token = self.open_session(account.id).await?;
        Ok((account, token))
    }

    fn somebody(&self, name: Name) -> Account {
        Account {
            id: AccountId(*self.sources.bytes().first_chunk().expect("32 are more than 16")),
            name: Some(name.into_string()),
            created: self.sources.now(),
            password: None,
            recovery: None,
        }
    }

    /// Whose session it is.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn who(&self, session: Bytes32) -> Answer<Option<Account>> {
        let Some(id) = self.store.session(session, self.sources.now()).await? else {
            return Ok(None);
        };
        Ok(self.store.account(id).await?.filter(|account| account.name.is_some()))
    }

    /// Gives somebody another name.
    ///
    /// # Errors
    /// When they cannot be called so, or somebody else is and both have a password.
    pub async fn rename(&self, who: AccountId, name: &str) -> Answer<Account> {
        let name = Name::new(name)?.into_string();
        self.change(who, |account| account.name = Some(name)).await
    }

    /// Makes a recovery link, instead of any there was.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn make_recovery(&self, who: AccountId) -> Answer<Token> {
        let token = Token::new(self.sources.bytes());
        let hash = token.hash();
        self.change(who, |account| account.recovery = Some(hash)).await?;
        Ok(token)
    }

    /// A new session for whoever has a recovery link.
    ///
    /// # Errors
    /// When nobody has it.
    pub async fn recover(&self, link: &str) -> Answer<(Account, Token)> {
        let link: Token = link.parse().map_err(|_| AccountError::UnknownLink)?;
        let account = self.store.account_of_recovery(link.hash()).await?;
        let account = account.ok_or(AccountError::UnknownLink)?;
        let token = self.open_session(account.id).await?;
        Ok((account, token))
    }

    /// Sets a password, and the name it goes with. Everybody else who knew the account is sent away: other
    /// sessions and the recovery link end.
    ///
    /// # Errors
    /// When name or password cannot be, the old password is wrong, or the name is taken.
    pub async fn set_password(
        &self,
        who: AccountId,
        session: Bytes32,
        name: &str,
        password: String,
        old: Option<String>,
    ) -> Answer<Account> {
        let name = Name::new(name)?.into_string();
        Passwords::check(&password)?;
        let account = self.store.account(who).await?.ok_or(AccountError::Gone)?;
        if account.password.is_some() {
            self.check_old(old.as_ref(), account.password.clone()).await?;
        }
        let before = account.password;
        let hash = self.passwords.hash(password, self.sources.bytes()).await;
        let changed = self
            .try_change(who, |account| {
                // Hashing takes a while, in which somebody else may have set one.
                if account.password != before {
                    return Err(AccountError::WrongOldPassword);
                }
                (account.name, account.password, account.recovery) = (Some(name), Some(hash), None);
                Ok(())
            })
            .await?;
        self.store.end_other_sessions(who, Some(session)).await?;
        Ok(changed)
    }

    async fn check_old(&self, old: Option<&String>, kept: Option<String>) -> Answer<()> {
        let old = old.filter(|old| old.chars().count() <= Passwords::LONGEST);
        let old = old.ok_or(AccountError::WrongOldPassword)?.clone();
        match self.passwords.matches(old, kept).await {
            true => Ok(()),
            false => Err(AccountError::WrongOldPassword),
        }
    }

    /// A new session for whoever has a name and a password. Takes as long whether there is such a name or not.
    ///
    /// # Errors
    /// When nobody has both.
    pub async fn login(&self, name: &str, password: String) -> Answer<(Account, Token)> {
        if password.chars().count() > Passwords::LONGEST {
            return Err(AccountError::WrongLogin);
        }
        let account = match Name::new(name) {
            Ok(name) => self.store.account_of_name(&name.into_string()).await?,
            Err(_) => None,
        };
        let kept = account.as_ref().and_then(|account| account.password.clone());
        let right = self.passwords.matches(password, kept).await;
        let account = account.filter(|_| right).ok_or(AccountError::WrongLogin)?;
        let token = self.open_session(account.id).await?;
        Ok((account, token))
    }

    /// How many sessions somebody has.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn sessions(&self, who: AccountId) -> Answer<u32> {
        Ok(self.store.sessions_of(who, self.sources.now()).await?)
    }

    /// Ends a session.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn logout(&self, session: Bytes32) -> Answer<()> {
        Ok(self.store.end_session(session).await?)
    }

    /// Ends all sessions of somebody.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn logout_everywhere(&self, who: AccountId) -> Answer<()> {
        Ok(self.store.end_other_sessions(who, None).await?)
    }

    /// Erases everything that says who somebody was. Their games stay, of an id that says nothing.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn erase(&self, who: AccountId) -> Answer<()> {
        let _alone = self.changing.lock().await;
        Ok(self.store.erase_account(who).await?)
    }

    async fn open_session(&self, who: AccountId) -> Answer<Token> {
        let token = Token::new(self.sources.bytes());
        self.store.add_session(token.hash(), who, self.sources.now() + SESSION_MS).await?;
        Ok(token)
    }

    async fn change(&self, who: AccountId, change: impl FnOnce(&mut Account)) -> Answer<Account> {
        let change = |account: &mut Account| {
            change(account);
            Ok(())
        };
        self.try_change(who, change).await
    }

    async fn try_change(
        &self,
        who: AccountId,
        change: impl FnOnce(&mut Account) -> Answer<()>,
    ) -> Answer<Account> {
        let _alone = self.changing.lock().await;
        let account = self.store.account(who).await?;
        let mut account =
            account.filter(|account| account.name.is_some()).ok_or(AccountError::Gone)?;
        change(&mut account)?;
        match self.store.change_account(account.clone()).await {
            Ok(()) => Ok(account),
            Err(StoreError::Refused(_)) => Err(AccountError::NameTaken),
            Err(error) => Err(error.into()),
        }
    }
}
