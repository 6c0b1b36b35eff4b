//! How often somebody may do what costs the server something.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use dublet_protocol::{AccountId, Millis};

use super::{address::Address, problem::Problem};
use crate::accounts::Name;

/// So many at once, and another one after each stretch of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Milliseconds until another one.
    pub every: Millis,
}

/// What has been used of a [`Rate`]: the moment at which nothing will be. One number says as much as tokens and
/// the moment they were counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Used(Millis);

impl Used {
    /// Takes one, or says how long to wait for it.
    pub(super) fn take(&mut self, rate: Rate, now: Millis) -> Result<(), Millis> {
        let free_at = self.0.max(now);
        let over = free_at + rate.every - now - Millis::from(rate.burst) * rate.every;
        if over > 0 {
            return Err(over);
        }
        self.0 = free_at + rate.every;
        Ok(())
    }
}

/// Rates by whoever they are counted for.
struct Counter<K> {
    rate: Rate,
    used: Mutex<HashMap<K, Used>>,
}

/// Beyond so many the ones that say nothing any more are dropped.
const KEPT: usize = 4096;

impl<K: Eq + Hash> Counter<K> {
    fn new(rate: Rate) -> Self {
        Self { rate, used: Mutex::default() }
    }

    fn take(&self, key: K, now: Millis) -> Result<(), Millis> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= KEPT && used.len().is_power_of_two() {
            used.retain(|_, used| used.0 > now);
        }
        used.entry(key).or_default().take(self.rate, now)
    }

    /// One that was taken did not count.
    fn give_back(&self, key: K) {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(used) = used.get_mut(&key) {
            used.0 -= self.rate.every;
        }
    }
}

/// The limits there are. A club sits behind one address, so addresses may do more than people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// New guests of an address.
    pub guests: Rate,
    /// Failed logins of an address.
    pub failures_of_address: Rate,
    /// Failed logins of an account, from wherever: many, so that nobody can lock somebody else out for long.
    pub failures_of_account: Rate,
    /// Tables opened by a person.
    pub tables_of_person: Rate,
    /// Tables opened from an address.
    pub tables_of_address: Rate,
    /// Tournaments founded from an address.
    pub tournaments: Rate,
    /// Exports of a person's data, each of which reads all their games.
    pub exports: Rate,
    /// What costs more than it looks, from an address: codes tried, records folded, names and links changed.
    pub lookups: Rate,
    /// Open sockets of an address at most.
    pub sockets_of_address: u32,
    /// Open tables at most.
    pub tables: usize,
    /// Messages up a socket: more nobody can mean.
    pub messages: Rate,
    /// Between two pings of a socket. Who has not answered one by the next is gone.
    pub ping_every: Duration,
}

const SECOND_MS: Millis = 1000;
const MINUTE_MS: Millis = 60 * SECOND_MS;

impl Limits {
    /// Practically none, for measuring.
    pub fn none() -> Self {
        let rate = Rate { burst: 1_000_000, every: 1 };
        Self {
            guests: rate,
            failures_of_address: rate,
            failures_of_account: rate,
            tables_of_person: rate,
            tables_of_address: rate,
            tournaments: rate,
            exports: rate,
            lookups: rate,
            sockets_of_address: 1_000_000,
            tables: 1_000_000,
            ..Self::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            guests: Rate { burst: 60, every: 5 * SECOND_MS },
            failures_of_address: Rate { burst: 10, every: 10 * SECOND_MS },
            // Refilled much faster than an address can fail: nobody alone keeps somebody else out.
            failures_of_account: Rate { burst: 100, every: 2 * SECOND_MS },
            tables_of_person: Rate { burst: 10, every: 20 * SECOND_MS },
            tables_of_address: Rate { burst: 60, every: 5 * SECOND_MS },
            tournaments: Rate { burst: 20, every: MINUTE_MS },
            exports: Rate { burst: 3, every: 10 * MINUTE_MS },
            lookups: Rate { burst: 120, every: SECOND_MS / 2 },
            sockets_of_address: 256,
            tables: 10_000,
            messages: Rate { burst: 60, every: SECOND_MS / 20 },
            ping_every: Duration::from_secs(15),
        }
    }
}

/// Who has used how much of the [`Limits`].
pub(super) struct Gates {
    guests: Counter<Address>,
    failures_of_address: Counter<Address>,
    failures_of_account: Counter<String>,
    tables_of_person: Counter<AccountId>,
    tables_of_address: Counter<Address>,
    tournaments: Counter<Address>,
    exports: Counter<AccountId>,
    lookups: Counter<Address>,
}

/// A try to log in, counted as failed until it has not.
pub(super) struct Try<'a> {
    gates: &'a Gates,
    address: Address,
    account: Option<String>,
}

impl Gates {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            guests: Counter::new(limits.guests),
            failures_of_address: Counter::new(limits.failures_of_address),
            failures_of_account: Counter::new(limits.failures_of_account),
            tables_of_person: Counter::new(limits.tables_of_person),
            tables_of_address: Counter::new(limits.tables_of_address),
            tournaments: Counter::new(limits.tournaments),
            exports: Counter::new(limits.exports),
            lookups: Counter::new(limits.lookups),
        }
    }

    pub(super) fn guest(&self, address: Address, now: Millis) -> Result<(), Problem> {
        self.guests.take(address, now).map_err(|wait| Problem::too_many("too-many-guests", wait))
    }

    /// Somebody says who they are, by the name of an account if by one. Tries under way count, so that many at once
    /// are no way around.
    pub(super) fn login(
        &self,
        address: Address,
        account: Option<&str>,
        now: Millis,
    ) -> Result<Try<'_>, Problem> {
        let too_many = |wait| Problem::too_many("too-many-logins", wait);
        // What is no name is nobody's: all of it is counted as one.
        let lower = |name: Name| name.into_string().to_lowercase();
        let account = account.map(|name| Name::new(name).map(lower).unwrap_or_default());
        self.failures_of_address.take(address, now).map_err(too_many)?;
        if let Some(account) = &account
            && let Err(wait) = self.failures_of_account.take(account.clone(), now)
        {
            self.failures_of_address.give_back(address);
            return Err(too_many(wait));
        }
        Ok(Try { gates: self, address, account })
    }

    pub(super) fn table(
        &self,
        who: AccountId,
        address: Address,
        now: Millis,
    ) -> Result<(), Problem> {
        let too_many = |wait| Problem::too_many("too-many-tables", wait);
        self.tables_of_person.take(who, now).map_err(too_many)?;
        self.tables_of_address.take(address, now).map_err(too_many)
    }

    pub(super) fn tournament(&self, address: Address, now: Millis) -> Result<(), Problem> {
        let too_many = |wait| Problem::too_many("too-many-requests", wait);
        self.tournaments.take(address, now).map_err(too_many)
    }

    /// Something is looked up by a guessable code, folded from a log, or told to every table.
    pub(super) fn lookup(&self, address: Address, now: Millis) -> Result<(), Problem> {
        self.lookups.take(address, now).map_err(|wait| Problem::too_many("too-many-requests", wait))
    }

    pub(super) fn export(&self, who: AccountId, now: Millis) -> Result<(), Problem> {
        self.exports.take(who, now).map_err(|wait| Problem::too_many("too-many-exports", wait))
    }
}

impl Try<'_> {
    /// They are who they say.
    pub(super) fn succeeded(self) {
        self.gates.failures_of_address.give_back(self.address);
        if let Some(account) = self.account {
            self.gates.failures_of_account.give_back(account);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_and_then_one_by_one() {
        let counter = Counter::new(Rate { burst: 3, every: 10 });
        for _ in 0..3 {
            assert_eq!(counter.take('a', 1000), Ok(()));
        }
        assert_eq!(counter.take('a', 1000), Err(10));
        assert_eq!(counter.take('a', 1004), Err(6));
        assert_eq!(counter.take('b', 1004), Ok(()));
        assert_eq!(counter.take('a', 1010), Ok(()));
        assert_eq!(counter.take('a', 1010), Err(10));
        counter.give_back('a');
        assert_eq!(counter.take('a', 1010), Ok(()));
        // However long one waits, there are no more than a burst.
        for _ in 0..3 {
            assert_eq!(counter.take('a', 9000), Ok(()));
        }
        assert!(counter.take('a', 9000).is_err());
    }
}
