//! An event recomputed from its file: membership of every table, every score, standings, ties, cut-offs, seatings and
//! their certificates, penalties and corrections. It shares the file's plain data with the rest of the crate and no
//! reckoning: what is wrong there is not wrong here in the same way.

mod arithmetic;
mod finding;
mod ledger;
mod order;
mod own_case;
mod people;
mod rounds;
mod sheets;
mod tables;
mod walk;

pub use self::finding::{Discrepancy, Figure, Finding};
use self::walk::Walk;
use crate::{event::EVENT_VERSION, file::EventFile};

/// Everything in a file that cannot be so, in the order of its events.
pub fn check(file: &EventFile) -> Vec<Discrepancy> {
    let mut walk = Walk::default();
    if file.version != EVENT_VERSION {
        walk.found(Finding::Version { found: file.version });
    }
    for (index, event) in file.log.iter().enumerate() {
        walk.number = index + 1;
        walk.event(event);
    }
    walk.discrepancies
}
