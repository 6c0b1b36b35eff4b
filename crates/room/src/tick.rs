//! What time brings by itself: full tables, closed deals, time up, programs for those who are away, the end of a
//! table nobody comes back to.

use dublet_players::Level;
use dublet_protocol::{CommonEvent, GameEnd, Millis, Options, Patience};
use dublet_rules::{
    game::{Command, Draft},
    seat::Seat,
};

use super::{Entry, Presence, Room, decide::sat_bot};

/// How long things take, in milliseconds. Values for people; tests take shorter ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// A quick table waits so long for people.
    pub fill: Millis,
    /// A deal waits so long for what seats add to it.
    pub contribute: Millis,
    /// A program plays for somebody who has been away so long, unless the table waits longer; with a clock it is the clock of
    /// their own turn that runs out first.
    pub take_over: Millis,
    /// After a start of the server clocks wait so long for people to come back.
    pub wake: Millis,
    /// A warning comes so long before time is up.
    pub warning: Millis,
    /// A program waits so long before it moves, so that people see what it does.
    pub bot_move: Millis,
    /// The same when a person may still claim or announce something (rules 2.3, 7.4).
    pub bot_patience: Millis,
    /// The same when that person gains by it and no other could tell by the waiting: long enough to have it read aloud
    /// and to answer.
    pub bot_hears_out: Millis,
    /// A table at which nobody is and no game is played is closed after so long.
    pub idle: Millis,
    /// A game nobody is at is given up after so long.
    pub abandoned: Millis,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            fill: 5_000,
            contribute: 3_000,
            take_over: 30_000,
            wake: 10_000,
            warning: 10_000,
            bot_move: 1_200,
            bot_patience: 4_000,
            bot_hears_out: 12_000,
            idle: 10 * 60_000,
            abandoned: 60 * 60_000,
        }
    }
}

/// The level of programs that fill a quick table.
const FILL: Level = Level::Steady;

/// Something whose time comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tick {
    /// Programs take the free chairs of a quick table.
    Fill,
    /// The deal waits no longer.
    Deal,
    /// Clocks run again after a start of the server.
    Wake,
    /// The player to move has used up the time.
    TimeUp,
    /// A program takes over.
    TakeOver(Seat),
    /// The table is closed.
    Close,
}

impl Room {
    /// What comes next by itself, and when.
    pub fn due(&self, presence: &Presence, pace: &Pace) -> Option<(Millis, Tick)> {
        if self.table.closed {
            return None;
        }
        let awake = presence.wakes_at().is_none();
        let fill = (self.quick && self.table.game.is_none())
            .then(|| (self.opened + pace.fill, Tick::Fill))
            .filter(|_| self.table.chairs.iter().any(|chair| chair.sitter.is_none()));
        let deal = self
            .open_play()
            .filter(|play| play.game.is_none())
            .map(|play| (play.opened + pace.contribute, Tick::Deal));
        let wake = presence.wakes_at().map(|at| (at, Tick::Wake));
        let time_up = self.deadline(presence).map(|at| (at, Tick::TimeUp)).filter(|_| awake);
        // A program plays on for somebody else, who must be there.
        let somebody = self.people().any(|seat| presence.is_here(seat));
        let away = self.people().filter(|_| self.in_game() && somebody && awake);
        let patience = self.patience(pace);
        let clocked = self.table.options.clock.is_some();
        let take_over = away
            .filter(|seat| !clocked || presence.has_missed_turn(*seat))
            .filter_map(|seat| Some((presence.gone_since(seat)? + patience?, seat)))
            .min()
            .map(|(at, seat)| (at, Tick::TakeOver(seat)));
        let played = self.in_game() && self.people().next().is_some();
        let empty = if played { pace.abandoned } else { pace.idle };
        let close = presence.empty_since().map(|since| (since + empty, Tick::Close));
        [fill, deal, wake, time_up, take_over, close]
            .into_iter()
            .flatten()
            .min_by_key(|(at, _)| *at)
    }

    /// How long somebody who is away is waited for; where nothing ends it, as long as it takes.
    fn patience(&self, pace: &Pace) -> Option<Millis> {
        let Options { clock, patience, .. } = self.table.options;
        match patience.filter(|_| clock.is_none()) {
            None => Some(pace.take_over),
            Some(Patience::Minutes(minutes)) => Some(Millis::from(minutes) * 60_000),
            Some(Patience::Always) => None,
        }
    }

    /// When the player to move has used up the time, the lag of the line included.
    pub fn deadline(&self, presence: &Presence) -> Option<Millis> {
        let (seat, play) = self.clocked_turn()?;
        let limit = i64::from(self.table.options.clock?) * 1000;
        Some(play.turn_began + limit + play.banks[seat.index()].credit(presence.lag(seat)))
    }

    /// When the turn began, by its clock, and the line it began with.
    pub fn turn(&self) -> Option<(Seat, Millis, u64)> {
        let play = self.open_play()?;
        Some((play.game.as_ref()?.turn()?, play.turn_began, play.turn_line))
    }

    /// What comes of a tick that is due; the draft is that of the player to move.
    pub fn tick(&self, tick: Tick, draft: Option<Draft>) -> Vec<Entry> {
        match tick {
            Tick::Fill => {
                let free = |seat: &Seat| self.table.chairs[seat.index()].sitter.is_none();
                self.seats().filter(free).map(|seat| sat_bot(seat, FILL)).collect()
            }
            Tick::Deal => vec![Entry::Dealing],
            Tick::Wake => {
                self.table.asleep.map(|_| Entry::Common(CommonEvent::Woke)).into_iter().collect()
            }
            Tick::TimeUp => match self.clocked_turn() {
                Some((seat, _)) => self.play(&Command::TimeUp { seat, draft }).unwrap_or_default(),
                None => Vec::new(),
            },
            Tick::TakeOver(seat) => vec![self.taken_over(seat)],
            Tick::Close => {
                let given_up = Entry::GameClosed { end: GameEnd::Abandoned };
                let mut entries: Vec<_> = self.in_game().then_some(given_up).into_iter().collect();
                entries.push(Entry::Common(CommonEvent::Closed));
                entries
            }
        }
    }

    /// What comes of a start of the server, which last was alive at some moment. Nobody pays for the time since.
    pub fn taken_up(&self, alive: Option<Millis>) -> Vec<Entry> {
        let since = alive.map_or(self.last, |alive| alive.max(self.last));
        let sleeps = self.clocked_turn().is_some();
        sleeps.then_some(Entry::Common(CommonEvent::Slept { since })).into_iter().collect()
    }

    /// What comes of a person's coming back.
    pub fn came(&self, seat: Seat) -> Vec<Entry> {
        let chair = &self.table.chairs[seat.index()];
        let back = chair.stand_in.is_some() && !chair.resigned && !self.table.closed;
        back.then_some(Entry::Common(CommonEvent::Returned { seat })).into_iter().collect()
    }

    /// Whether everybody who plays is there again after a start of the server, so that clocks may run.
    pub fn all_back(&self, presence: &Presence) -> bool {
        self.people().all(|seat| presence.is_here(seat))
    }
}
