//! What is true of a table only at the moment: who is connected, and how slow their lines are. Never stored.

use dublet_protocol::Millis;
use dublet_rules::seat::Seat;

/// Who of a table's people is there.
#[derive(Clone, Debug)]
pub struct Presence {
    seats: Vec<Here>,
    /// Since when nobody at all has been there.
    empty_since: Option<Millis>,
    /// Until when people are waited for after a start of the server.
    wakes_at: Option<Millis>,
}

#[derive(Clone, Copy, Debug)]
struct Here {
    sockets: u32,
    gone_since: Millis,
    /// Whether a turn ran out while the person was away.
    missed: bool,
    lag: Millis,
}

impl Presence {
    /// Nobody is there.
    pub fn new(seats: u8, now: Millis) -> Self {
        let nobody = Here { sockets: 0, gone_since: now, missed: false, lag: 0 };
        Self { seats: vec![nobody; seats.into()], empty_since: Some(now), wakes_at: None }
    }

    /// Whether the person of a seat is there.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.seats[seat.index()].sockets > 0
    }

    /// Since when the person of a seat has been away.
    pub fn gone_since(&self, seat: Seat) -> Option<Millis> {
        let here = self.seats[seat.index()];
        (here.sockets == 0).then_some(here.gone_since)
    }

    /// Whether a turn of the person ran out by the clock since they went.
    pub fn has_missed_turn(&self, seat: Seat) -> bool {
        self.seats[seat.index()].missed
    }

    /// A turn ran out; who is there knows why.
    pub fn turn_ran_out(&mut self, seat: Seat) {
        let here = &mut self.seats[seat.index()];
        here.missed = here.sockets == 0;
    }

    /// Since when nobody at all has been there.
    pub fn empty_since(&self) -> Option<Millis> {
        self.empty_since
    }

    /// Until when people are waited for, as the server has just started.
    pub fn wakes_at(&self) -> Option<Millis> {
        self.wakes_at
    }

    /// Waits for people until some moment, or no longer.
    pub fn wait_until(&mut self, at: Option<Millis>) {
        self.wakes_at = at;
    }

    /// How slow the line of a seat is.
    pub fn lag(&self, seat: Seat) -> Millis {
        self.seats[seat.index()].lag
    }

    /// Somebody sat down: their absence is counted from now, and their line is not known yet.
    pub fn sat(&mut self, seat: Seat, sockets: u32, now: Millis) {
        let here = &mut self.seats[seat.index()];
        *here = Here { sockets, gone_since: now, missed: false, lag: 0 };
    }

    /// Others have the seats now, so many of them: whoever is not there has been away from now on.
    pub fn moved_up(&mut self, seats: usize, now: Millis) {
        self.seats.truncate(seats);
        let gone = |here: &mut Here| (here.gone_since, here.missed, here.lag) = (now, false, 0);
        self.seats.iter_mut().for_each(gone);
    }

    /// A measured answer to a ping.
    pub fn measured(&mut self, seat: Seat, lag: Millis) {
        let here = &mut self.seats[seat.index()];
        // A moving average: one late packet says little.
        here.lag = if here.lag == 0 { lag } else { (3 * here.lag + lag) / 4 };
    }

    /// Counts the sockets of the persons by seat, and of everybody.
    pub fn count(&mut self, sockets: &[u32], everybody: usize, now: Millis) {
        for (here, sockets) in self.seats.iter_mut().zip(sockets) {
            if here.sockets > 0 && *sockets == 0 {
                here.gone_since = now;
            }
            here.sockets = *sockets;
            here.missed &= *sockets == 0;
        }
        self.empty_since = match everybody {
            0 => self.empty_since.or(Some(now)),
            _ => None,
        };
    }
}
