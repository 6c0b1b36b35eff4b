//! Whether all is well between two things handed in.

use std::collections::BTreeSet;

use dublet_protocol::{Millis, Viewer};
use dublet_rules::seat::Seat;

use super::{
    evening::{Evening, START},
    host::Post,
    people::Is,
};

pub(crate) type Checked = Result<(), String>;

/// Says what is wrong, unless it holds.
pub(crate) fn check(holds: bool, wrong: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(wrong()) }
}

impl Evening<'_> {
    /// Looks whether the table is what its log says, and, when it waits for nothing, whether everybody knows all of it.
    pub(crate) fn look(&mut self) -> Checked {
        let Some(driver) = &self.driver else { return Ok(()) };
        let lines = driver.room().lines();
        if lines != self.looked_at {
            self.looked_at = lines;
            self.store.story.is_of(driver.room())?;
        }
        if self.ended {
            return check(driver.wakes_at().is_none(), || "it wakes after its end".to_owned());
        }
        if driver.is_waiting() {
            return check(driver.wakes_at().is_none(), || "it waits and wakes".to_owned());
        }
        check(lines == self.story().lines(), || "the log has lines it does not know".to_owned())?;
        if self.one_in(20) {
            self.beat = Some(self.now);
        }
        self.look_at_people()?;
        self.look_at_time()
    }

    /// When a host that came back waits for nobody any more.
    fn awake_at(&self) -> Millis {
        match self.clock.came_back() {
            Some(back) if !self.host_options.one_device => back + self.host_options.pace.wake,
            _ => START,
        }
    }

    /// Whatever is due is waited for.
    fn look_at_time(&self) -> Checked {
        let Some(driver) = &self.driver else { return Ok(()) };
        let (room, wakes) = (driver.room(), driver.wakes_at().unwrap_or(Millis::MAX));
        let pace = &self.host_options.pace;
        let awake_at = self.awake_at();
        let no_later = |at: Millis, what: &str| {
            let at = at.max(self.now).max(awake_at);
            check(wakes <= at, || format!("{what} is due at {at}, it wakes at {wakes}"))
        };
        // A host that came back learns of a free chair with the first change, or when it is awake.
        let free = room.chairs().iter().any(|chair| chair.sitter.is_none());
        let knows = self.waits == (room.is_quick() && free);
        let awake = self.now > awake_at && wakes > self.now;
        check(knows || !awake, || "a free chair nobody knows of".to_owned())?;
        if room.is_asleep() {
            no_later(awake_at, "the end of a sleep")?;
        }
        let state = room.state(Viewer::Spectator);
        let stands = room.is_asleep() || state.paused.is_some();
        if let Some(at) = self.clock.up_at(self.story(), self.now).filter(|_| !stands) {
            no_later(at, "time up")?;
        }
        let turn = room.turn().map(|(seat, ..)| seat);
        // At one device nobody plays on for nobody.
        let plays = !self.host_options.one_device || self.is_somebody_told();
        if plays && room.bots().iter().any(|(bot, _)| Some(*bot) == turn) {
            let mut mail = self.mail.values();
            let thinks = self.asked == room.lines()
                && mail.any(|post| matches!(post, Post::Answer(line, _) if *line == self.asked));
            if !thinks {
                no_later(self.now + pace.bot_hears_out, "a program's move")?;
            }
        }
        Ok(())
    }

    /// Nobody waits for anything, everybody has all there is, and all say the same.
    fn look_at_people(&self) -> Checked {
        let Some(driver) = &self.driver else { return Ok(()) };
        let (room, lines) = (driver.room(), driver.room().lines());
        check(self.seeks.is_empty(), || "a chair was sought, and no answer".to_owned())?;
        let open = || self.sockets.iter().filter(|(_, way)| way.is == Is::Open);
        let here = open().filter_map(|(_, way)| room.seat_of(self.people[way.person].who));
        let here: BTreeSet<Seat> = here.collect();
        for (who, name) in driver.names() {
            let person = self.people.iter().find(|person| person.who == *who);
            let called = person.and_then(|person| person.name.as_ref());
            check(called == Some(name), || format!("{name} is called {called:?} now"))?;
        }
        for (socket, way) in open() {
            check(way.welcomed, || "neither welcomed nor sent away".to_owned())?;
            let missing = way.unanswered.values().any(|open| *open > 0);
            check(!missing, || "a command was never answered".to_owned())?;
            let (page, who) = self.page(*socket);
            check(page.number == lines, || format!("{who} was told {} only", page.number))?;
            check(page.names == *driver.names(), || format!("{who} has other names"))?;
            check(page.present == here, || {
                format!("{who} sees {:?}, there are {here:?}", page.present)
            })?;
            let chair = page.seat().map(|seat| room.chairs()[seat.index()]);
            let plays = chair.is_none_or(|chair| chair.stand_in.is_none() || chair.resigned);
            check(plays || self.story().has_left_since(page), || {
                format!("{who} came back, and a program plays for them")
            })?;
            let viewer = room.viewer(who).unwrap_or(Viewer::Spectator);
            check(page.viewer == viewer, || format!("{who} looks as {:?}", page.viewer))?;
        }
        Ok(())
    }
}
