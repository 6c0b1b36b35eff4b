//! An evening in simulated time: a driver, a host that goes down at any point, a store, and people.

use std::{collections::BTreeMap, sync::Arc};

use dublet_players::Level;
use dublet_protocol::{AccountId, Millis, Options, Sitter};
use dublet_room::{
    Bench, Bytes, Driver, FairDealer, Line, Pace, Room,
    driver::{HostOptions, Input, NewTable, SocketId},
};
use dublet_rules::seat::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use super::{
    clock::Clock,
    host::Post,
    lie::Lie,
    look::{Checked, check},
    people::{Person, Way},
    store::Store,
    story::{ID, Story},
    tally::Tally,
    whims::{self, below, person},
};

pub(crate) const START: Millis = 1_800_000_000_000;

/// Chance for a driver.
pub(crate) fn bytes(seed: u64) -> Box<Bytes<'static>> {
    let mut dice = ChaCha20Rng::seed_from_u64(seed);
    Box::new(move || {
        let mut bytes = [0; 32];
        dice.fill_bytes(&mut bytes);
        bytes
    })
}

/// By then a lie has found its occasion.
const ACTS_MAX: usize = 5_000;

/// More than programs write that play a match among themselves.
const LINES_MAX: u64 = 10_000;

pub(crate) struct Evening<'a> {
    pub(crate) dice: ChaCha20Rng,
    pub(crate) bench: &'a mut Bench,
    pub(crate) tally: &'a mut Tally,
    pub(crate) now: Millis,
    pub(crate) host_options: HostOptions,
    /// None while the host is down.
    pub(crate) driver: Option<Driver>,
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) mail: BTreeMap<(Millis, u64), Post>,
    pub(crate) posted: u64,
    pub(crate) people: Vec<Person>,
    pub(crate) sockets: BTreeMap<SocketId, Way>,
    /// Lines that somebody was told of, as they were in the log then.
    pub(crate) heard: BTreeMap<u64, Line>,
    /// Who wants a chair at once, by number.
    pub(crate) seeks: BTreeMap<u64, AccountId>,
    /// What the driver said of a free chair last.
    pub(crate) waits: bool,
    /// The line at which programs were asked last in this life.
    pub(crate) asked: u64,
    /// The turn whose warning was given in this life.
    pub(crate) warned: u64,
    /// Whether the log could not be read when it was last asked for.
    pub(crate) unread: bool,
    /// The last sign of life. There is none before the sleep before it is in the log.
    pub(crate) beat: Option<Millis>,
    /// When the host went down, and when it comes back.
    pub(crate) down: Option<(Millis, Millis)>,
    /// The lines the driver had when it was looked at last.
    pub(crate) looked_at: u64,
    /// Moments handed in one after the other that changed nothing.
    pub(crate) idle_moments: u32,
    pub(crate) ended: bool,
    /// Nothing fails any more.
    pub(crate) calm: bool,
    pub(crate) lie: Option<Lie>,
    pub(crate) lied: bool,
}

impl<'a> Evening<'a> {
    pub(crate) fn new(seed: u64, bench: &'a mut Bench, tally: &'a mut Tally) -> Self {
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        let clock = (below(&mut dice, 4) > 0).then(|| 10 + below(&mut dice, 20) as u16);
        let spectators = below(&mut dice, 2) == 0;
        let options = Options { clock, spectators, ..whims::options(&mut dice) };
        let pace = Pace { bot_move: 100, bot_patience: 300, bot_hears_out: 300, ..Pace::default() };
        // At one device nobody is waited for.
        let one_device = below(&mut dice, 6) == 0;
        let host_options = HostOptions { pace, dealer: Arc::new(FairDealer), one_device };
        let people = (0..options.seats + 2).map(|number| Person::new(number, &mut dice)).collect();
        let quick = !one_device && below(&mut dice, 4) == 0;
        let new_table = NewTable {
            id: ID,
            host: person(0),
            options,
            code: "BCDFGH".to_owned(),
            quick,
            sitters: sitters(&options, quick, &mut dice),
            ready: below(&mut dice, 2) == 0,
        };
        let (driver, lines, _) = Driver::open(new_table, host_options.clone(), bytes(seed), START);
        let mut store = Store::default();
        store.story.write(lines).expect("a new table opens");
        Self {
            dice,
            bench,
            tally,
            now: START,
            host_options,
            driver: Some(driver),
            store,
            clock: Clock::new(START),
            mail: BTreeMap::new(),
            posted: 0,
            people,
            sockets: BTreeMap::new(),
            heard: BTreeMap::new(),
            seeks: BTreeMap::new(),
            waits: false,
            asked: 0,
            warned: 0,
            unread: false,
            beat: None,
            down: None,
            looked_at: 0,
            idle_moments: 0,
            ended: false,
            calm: false,
            lie: None,
            lied: false,
        }
    }

    /// The whole evening, with a lie if one is asked for; whether it found its occasion.
    ///
    /// # Errors
    /// What went wrong.
    pub(crate) fn run(mut self, lie: Option<Lie>) -> Result<bool, String> {
        let acts = 150 + below(&mut self.dice, 250);
        let lies_from = below(&mut self.dice, acts / 2);
        for act in 0..ACTS_MAX {
            if act == lies_from {
                self.lie = lie;
            }
            // Somebody has to be told the lie before the evening ends.
            if act >= acts && self.lie.is_none() {
                break;
            }
            let long = if self.one_in(25) { 45_000 } else { 1_200 };
            let until = self.now + below(&mut self.dice, long) as Millis;
            // While the host is down nothing can happen.
            self.run_until(self.down.map_or(until, |(_, back)| back))?;
            if self.ended {
                break;
            }
            self.lose_a_line()?;
            if self.driver.is_some() && self.one_in(120) {
                self.crash()?;
            }
            self.act()?;
        }
        self.finish()?;
        Ok(self.lied)
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        below(&mut self.dice, n) == 0
    }

    pub(crate) fn story(&self) -> &Story {
        &self.store.story
    }

    /// Everybody comes back and has what is in the log; then the host or the table comes to its end.
    fn finish(&mut self) -> Checked {
        self.calm = true;
        if self.down.is_some() {
            self.come_back()?;
        }
        if !self.ended {
            self.settle()?;
            self.all_come()?;
            self.settle()?;
            if self.one_in(4) {
                self.all_go()?;
            } else {
                self.hand(Input::Stop)?;
            }
        }
        check(self.ended, || "it does not end".to_owned())?;
        self.hand(Input::Moment)?;
        self.hand(Input::Seat(person(0), 0))?;
        if self.story().now().is_closed() {
            self.tally.count("tables closed");
            // Whoever takes it up again has nothing to do.
            self.crash()?;
            self.ended = false;
            self.come_back()?;
            check(self.ended, || "a closed table lives again".to_owned())?;
        }
        for (number, line) in &self.heard {
            let kept = self.story().texts().get(*number as usize - 1);
            check(kept == Some(line), || format!("line {number} was told of, and is lost"))?;
        }
        let folded = Room::fold(ID, None, self.story().texts());
        let folded = folded.map_err(|bad| bad.to_string())?.ok_or("the log is empty")?;
        self.store.story.is_of(&folded)
    }

    /// Until nothing is on its way.
    fn settle(&mut self) -> Checked {
        let most = self.story().lines() + LINES_MAX;
        while let Some(((at, _), _)) = self.mail.first_key_value() {
            let at = *at;
            self.run_until(at.max(self.now))?;
            check(self.story().lines() < most, || "it does not come to rest".to_owned())?;
        }
        let waits = self.driver.as_ref().is_some_and(Driver::is_waiting);
        check(!waits, || "it waits for an answer it has".to_owned())
    }

    /// Nobody comes any more.
    fn all_go(&mut self) -> Checked {
        self.all_leave()?;
        for _ in 0..2_000 {
            let wakes = self.driver.as_ref().and_then(Driver::wakes_at);
            let mail = self.mail.first_key_value().map(|((at, _), _)| *at);
            match [wakes, mail].into_iter().flatten().min() {
                Some(at) if !self.ended => self.run_until(at.max(self.now))?,
                _ => break,
            }
        }
        Ok(())
    }
}

/// Who has a chair from the beginning: whoever opens the table, and where it does not fill up by itself perhaps others.
fn sitters(options: &Options, quick: bool, dice: &mut ChaCha20Rng) -> Vec<(Seat, Sitter)> {
    let mut sitters = vec![(Seat::A, Sitter::Person { who: person(0) })];
    for seat in Seat::first(options.seats).skip(1).filter(|_| !quick) {
        let sitter = match below(dice, 5) {
            0 => Sitter::Bot { level: [Level::Random, Level::Novice][below(dice, 2)] },
            1 => continue,
            _ => Sitter::Person { who: person(seat.index() as u8) },
        };
        sitters.push((seat, sitter));
    }
    sitters
}
