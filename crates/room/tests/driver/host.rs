//! What a host does: hands things in, carries out effects, lets answers take their time, goes down and comes back.

use dublet_players::{Budget, Chance, Player, Random, whom_to_ask};
use dublet_protocol::{AccountId, Millis};
use dublet_room::{
    Driver, Entry, Line, Note, Question,
    driver::{Effect, Input},
};
use dublet_rules::{
    game::{Command, Event},
    seat::Seat,
    table::Layout,
};
use rand_core::Rng;

use super::{
    evening::{Evening, bytes},
    lie::Lie,
    look::{Checked, check},
    people::Way,
    store::Fate,
    story::ID,
    whims::below,
};

/// Programs answer with this much work at most.
const THOUGHT: Budget<'static> = Budget::states(300);

/// An answer on its way to the driver.
pub(crate) enum Post {
    Stored,
    ReadBack,
    Missed(u64),
    Named(AccountId),
    Answer(u64, Option<Command>),
}

impl Evening<'_> {
    /// Lets time pass, with everything that comes meanwhile.
    pub(crate) fn run_until(&mut self, until: Millis) -> Checked {
        loop {
            let mail = self.mail.first_key_value().map(|((at, _), _)| *at);
            let wakes = self.driver.as_ref().and_then(Driver::wakes_at);
            let back = self.down.map(|(_, back)| back);
            let next = [mail, wakes, back].into_iter().flatten().min();
            let Some(next) = next.filter(|next| *next <= until) else { break };
            self.now = self.now.max(next);
            if back == Some(next) {
                self.come_back()?;
            } else if mail == Some(next) {
                let (_, post) = self.mail.pop_first().expect("there is one");
                self.deliver(post)?;
            } else {
                self.moment()?;
            }
        }
        self.now = self.now.max(until);
        Ok(())
    }

    pub(crate) fn moment(&mut self) -> Checked {
        let wakes = |evening: &Self| evening.driver.as_ref().and_then(Driver::wakes_at);
        let before = wakes(self);
        self.hand(Input::Moment)?;
        let for_nothing = before.is_some_and(|at| at <= self.now) && wakes(self) == before;
        self.idle_moments = if for_nothing { self.idle_moments + 1 } else { 0 };
        check(self.idle_moments < 3, || format!("it wakes for nothing at {before:?}"))
    }

    /// Hands something in, does what comes of it, and looks whether all is well.
    pub(crate) fn hand(&mut self, input: Input) -> Checked {
        let Some(driver) = &mut self.driver else { return Ok(()) };
        let effects = driver.handle(input, self.now);
        self.carry_out(effects)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> Checked {
        for effect in effects {
            check(!self.ended, || "something comes after the end".to_owned())?;
            self.effect(effect)?;
            if !self.calm && self.one_in(2_000) {
                return self.crash();
            }
        }
        self.look()
    }

    fn effect(&mut self, effect: Effect) -> Checked {
        match effect {
            Effect::Append(lines, notes) => return self.append(lines, &notes),
            Effect::ReadBack => self.post(Post::ReadBack),
            Effect::ReadMissed(after) => self.post(Post::Missed(after)),
            Effect::LookUp(who) => self.post(Post::Named(who)),
            Effect::Snapshot(lines, text) => return self.store.keep(lines, text),
            Effect::Tell(to, messages) => return self.tell(&to, &messages),
            Effect::Close(sockets, code) => return self.close(&sockets, code),
            Effect::Ask(question) => return self.ask(&question),
            Effect::Seated(number, sits) => {
                let who = self.seeks.remove(&number).ok_or("an answer to nobody")?;
                let has = self.story().now().seat_of(who).is_some();
                return check(!sits || has, || "seated where the log has nobody".to_owned());
            }
            Effect::Waits(waits) => {
                check(waits != self.waits, || "waits as it did".to_owned())?;
                self.waits = waits;
            }
            Effect::Trouble(_) => self.tally.count("troubles"),
            Effect::End => {
                self.ended = true;
                self.sockets.values_mut().for_each(Way::end);
            }
        }
        Ok(())
    }

    /// Puts an answer on its way: mostly it is there at once.
    fn post(&mut self, post: Post) {
        let most = match below(&mut self.dice, 12) {
            _ if self.calm => 1,
            0..=7 => 1,
            8..=10 => 60,
            _ => 4_000,
        };
        let at = self.now + below(&mut self.dice, most) as Millis;
        self.posted += 1;
        self.mail.insert((at, self.posted), post);
    }

    fn append(&mut self, lines: Vec<Line>, notes: &[Note]) -> Checked {
        let known = self.driver.as_ref().map(|driver| driver.room().lines());
        check(known == Some(self.story().lines()), || "lines do not follow the log".to_owned())?;
        check(lines.iter().all(|line| line.at == self.now), || "not of this moment".to_owned())?;
        let begins = lines.iter().filter(|line| line.text.contains("\"game-opened\"")).count();
        let noted = notes.iter().filter(|note| matches!(note, Note::GameBegan { .. })).count();
        check(begins == noted, || "a game begins that is not noted".to_owned())?;
        let fate = match below(&mut self.dice, 60) {
            _ if self.calm && self.lie != Some(Lie::ReadBackShort) => Fate::Stored,
            _ if self.lie == Some(Lie::ReadBackShort) => Fate::UnknownWritten,
            0 => Fate::UnknownWritten,
            1 => Fate::UnknownLost,
            _ => Fate::Stored,
        };
        let at_once = self.lie != Some(Lie::Unwritten) && self.one_in(2);
        let before = self.story().lines();
        self.store.append(lines, fate, at_once)?;
        self.wrote(before)?;
        self.post(Post::Stored);
        Ok(())
    }

    /// What is new in the log is looked at.
    fn wrote(&mut self, before: u64) -> Checked {
        for _ in 0..self.clock.check_lines(&self.store.story, before)? {
            self.tally.count("time-ups");
        }
        for line in self.store.story.after(before) {
            match line.entry {
                Entry::Played { event: Event::Ended { .. } } => self.tally.count("games over"),
                Entry::Common(event) => self.tally.common(&event),
                _ => {}
            }
        }
        Ok(())
    }

    fn deliver(&mut self, post: Post) -> Checked {
        let input = match post {
            Post::Stored => {
                let lies = self.lie == Some(Lie::Unwritten)
                    && self.store.could_lie()
                    && self.is_somebody_told();
                self.lies(lies);
                let before = self.story().lines();
                let stored = self.store.answer(lies)?;
                self.wrote(before)?;
                Input::Stored(stored)
            }
            Post::ReadBack if !self.calm && self.one_in(3) => {
                self.tally.count("read-backs tried again");
                self.post(Post::ReadBack);
                return Ok(());
            }
            Post::ReadBack => {
                self.tally.count("read-backs");
                // What a program wanted may be lost: it is asked again.
                self.asked = 0;
                let Some(driver) = &self.driver else { return Ok(()) };
                let mut lines = self.story().after(driver.room().lines());
                if self.lie == Some(Lie::ReadBackShort) && self.is_somebody_told() {
                    self.lies(lines.pop().is_some());
                }
                Input::ReadBack(lines)
            }
            Post::Missed(_) if !self.calm && self.one_in(12) => {
                self.unread = true;
                Input::Missed(None)
            }
            Post::Missed(after) => {
                self.unread = false;
                self.tally.count("logs read for who missed events");
                let mut log = self.store.log(after, false);
                if self.lie == Some(Lie::MissedShort) {
                    self.lies(log.lines.pop().is_some());
                }
                Input::Missed(Some(Box::new(log)))
            }
            Post::Named(who) => {
                let name = self.people.iter().find(|person| person.who == who);
                Input::Named(who, name.and_then(|person| person.name.clone()))
            }
            Post::Answer(line, command) => Input::Answer(line, command),
        };
        self.hand(input)
    }

    fn lies(&mut self, lies: bool) {
        if lies {
            self.lied = true;
            self.lie = None;
        }
    }

    /// Programs are asked only where one of them has something to say.
    fn ask(&mut self, question: &Question) -> Checked {
        let room = self.store.story.now();
        check(question.line == room.lines(), || "asked at another line".to_owned())?;
        check(self.asked < question.line, || "asked twice at a line".to_owned())?;
        self.asked = question.line;
        let bots = room.bots();
        let view = room.game().ok_or("asked in no game")?.public_view();
        let is_bot = |seat: &Seat| bots.iter().any(|(bot, _)| bot == seat);
        let concerns = whom_to_ask(&view).any(|(seat, _)| is_bot(&seat));
        check(concerns, || "asked though no program is to move".to_owned())?;
        let turn = view.turn.filter(is_bot);
        let turn = turn.and_then(|seat| room.game()?.seat_view(seat));
        let command = match below(&mut self.dice, 40) {
            0..=2 => question.answer(self.bench, THOUGHT),
            // A program at fault: the table goes on without its move.
            3 => turn.map(|view| Command::Lay { seat: view.seat, layout: Layout(Vec::new()) }),
            // How well they play is not looked at.
            _ => turn.map(|view| Random.turn(&view, THOUGHT, &mut Chance(&mut self.dice))),
        };
        self.post(Post::Answer(question.line, command));
        Ok(())
    }

    /// The host is gone, and all that is not in the log with it.
    pub(crate) fn crash(&mut self) -> Checked {
        self.tally.count("crashes");
        self.driver = None;
        self.mail.clear();
        self.seeks.clear();
        self.sockets.values_mut().for_each(Way::end);
        let (before, writes) = (self.story().lines(), self.one_in(2));
        self.store.crash(writes)?;
        self.wrote(before)?;
        let long = if self.one_in(10) { 7_200_000 } else { 60_000 };
        self.down = Some((self.now, self.now + below(&mut self.dice, long) as Millis));
        Ok(())
    }

    /// The store has lost a line somebody was told of, where it lies.
    pub(crate) fn lose_a_line(&mut self) -> Checked {
        let last = self.story().lines();
        if self.lie == Some(Lie::Lost) && self.driver.is_some() && self.heard.contains_key(&last) {
            self.crash()?;
            if self.story().lines() == last {
                self.store.story.lose();
                self.lies(true);
            }
        }
        Ok(())
    }

    pub(crate) fn come_back(&mut self) -> Checked {
        let Some((died, _)) = self.down.take() else { return Ok(()) };
        let from_start = self.one_in(2);
        let log = self.store.log(u64::MAX, from_start);
        if log.base.is_some() {
            self.tally.count("take-ups from a snapshot");
        }
        let seed = u64::from(self.dice.next_u32());
        let driver = Driver::take_up(ID, log, self.host_options.clone(), bytes(seed), self.now);
        let mut driver = driver.ok_or("the log has no line")?;
        self.store.story.is_of(driver.room())?;
        let last = driver.room().last();
        let alive = self.beat;
        self.clock.back(alive.map_or(last, |alive| alive.max(last)), died, self.now);
        let effects = driver.wake(alive, self.now);
        self.driver = Some(driver);
        self.waits = false;
        (self.asked, self.warned, self.looked_at) = (0, 0, 0);
        self.carry_out(effects)
    }
}
