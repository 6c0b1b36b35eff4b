//! How many sockets are open, and from where.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use super::address::Address;

/// All open sockets.
pub(super) struct Crowd {
    most_of_address: u32,
    open: Mutex<HashMap<Address, u32>>,
}

/// An open socket; dropped, it is one no more.
pub(super) struct Ticket {
    crowd: Arc<Crowd>,
    address: Address,
}

impl Crowd {
    pub(super) fn new(most_of_address: u32) -> Arc<Self> {
        Arc::new(Self { most_of_address, open: Mutex::default() })
    }

    /// A socket more, unless an address has enough.
    pub(super) fn enter(self: &Arc<Self>, address: Address) -> Option<Ticket> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.most_of_address {
            return None;
        }
        *count += 1;
        metrics::gauge!("dublet_sockets").increment(1);
        Some(Ticket { crowd: self.clone(), address })
    }

    /// Whether nobody is there.
    pub(super) fn is_empty(&self) -> bool {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut open = self.crowd.open.lock().unwrap_or_else(PoisonError::into_inner);
        metrics::gauge!("dublet_sockets").decrement(1);
        match open.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(open.remove(&self.address)),
        }
    }
}
