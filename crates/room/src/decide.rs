//! From what somebody asks for to entries, or a refusal.

use dublet_players::Level;
use dublet_protocol::{
    AccountId, CommonEvent, GameEnd, GameId, Hex32, Millis, Options, Refused, Request, Sitter,
};
use dublet_rules::{
    deal::{Fairness, commitment},
    game::{Command, Phase},
    seat::Seat,
};

use super::{By, Bytes, Dealer, Entry, Room, Stamped};

type Decision = Result<Vec<Entry>, Refused>;

impl Room {
    /// What comes of a request. The table itself does not change.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn decide(&self, who: AccountId, after: u64, request: &Request) -> Decision {
        if self.table.closed {
            return Err(Refused::Closed);
        }
        match request {
            Request::Sit { seat } => self.sit(who, *seat),
            Request::SeatBot { seat, level } => {
                self.check_host(who)?;
                self.check_between()?;
                match self.chair(*seat).ok_or(Refused::NoSuchSeat)?.sitter {
                    Some(_) => Err(Refused::Taken),
                    None => Ok(vec![sat_bot(*seat, *level)]),
                }
            }
            Request::Unseat { seat } => {
                self.check_host(who)?;
                self.check_between()?;
                match self.chair(*seat).ok_or(Refused::NoSuchSeat)?.sitter {
                    Some(_) => Ok(vec![self.stood(*seat)]),
                    None => Err(Refused::NotSeated),
                }
            }
            Request::Fewer => {
                self.check_host(who)?;
                self.check_between()?;
                self.fewer()
            }
            Request::Reopen { options } => {
                let seat = self.seat_of(who).ok_or(Refused::NotSeated)?;
                self.check_host(who)?;
                self.check_between()?;
                self.reopened(seat, *options)
            }
            _ => self.decide_seated(self.seat_of(who).ok_or(Refused::NotSeated)?, after, request),
        }
    }

    /// What only somebody with a chair can ask for.
    fn decide_seated(&self, seat: Seat, after: u64, request: &Request) -> Decision {
        match request {
            Request::Sit { .. }
            | Request::SeatBot { .. }
            | Request::Unseat { .. }
            | Request::Fewer
            | Request::Reopen { .. } => Err(Refused::AlreadySeated),
            Request::Stand => {
                self.check_between()?;
                Ok(vec![self.stood(seat)])
            }
            Request::Ready { ready } => {
                self.check_between()?;
                Ok(vec![Entry::Common(CommonEvent::Ready { seat, ready: *ready })])
            }
            Request::Contribute { game, bytes } => self.contribute(seat, *game, *bytes),
            Request::Pause => self.ask_pause(seat),
            Request::Resume => self.resume(seat),
            Request::Resign => self.resign(seat),
            Request::Leave if self.in_game() => match self.table.chairs[seat.index()].stand_in {
                // They have left already.
                Some(_) => Err(Refused::Stale),
                None => Ok(vec![self.taken_over(seat)]),
            },
            Request::Leave => Ok(vec![self.stood(seat)]),
            Request::Lay { layout } => {
                self.in_turn(seat, after, Command::Lay { seat, layout: layout.clone() })
            }
            Request::Draw { stack } => {
                self.in_turn(seat, after, Command::Draw { seat, stack: *stack })
            }
            Request::Pass => self.in_turn(seat, after, Command::Pass { seat }),
            Request::OpenStack { stack } => {
                self.in_turn(seat, after, Command::OpenStack { seat, stack: *stack })
            }
            Request::ClaimDoublets => self.in_turn(seat, after, Command::ClaimDoublets { seat }),
            Request::Announce => self.in_turn(seat, after, Command::Announce { seat }),
        }
    }

    /// A command for this turn, whoever's it is: one that was meant for an earlier turn or deal and arrives late
    /// would be a move nobody meant.
    fn in_turn(&self, seat: Seat, after: u64, command: Command) -> Decision {
        let began = self.open_play().ok_or(Refused::NoGame)?.turn_line;
        if self.table.chairs[seat.index()].bot().is_some() || after < began {
            return Err(Refused::Stale);
        }
        self.play(&command)
    }

    /// A command to the game itself, whoever gives it.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub fn play(&self, command: &Command) -> Decision {
        if self.table.paused.is_some() {
            return Err(Refused::Paused);
        }
        let events = self.game().ok_or(Refused::NoGame)?.decide(command)?;
        Ok(events.into_iter().map(|event| Entry::Played { event }).collect())
    }

    fn sit(&self, who: AccountId, wanted: Option<Seat>) -> Decision {
        self.check_between()?;
        if self.seat_of(who).is_some() {
            return Err(Refused::AlreadySeated);
        }
        let free = |seat: &Seat| self.table.chairs[seat.index()].sitter.is_none();
        let seat = match wanted {
            Some(seat) => {
                self.chair(seat).ok_or(Refused::NoSuchSeat)?;
                Some(seat).filter(free)
            }
            None => self.seats().find(free),
        };
        let seat = seat.ok_or(Refused::Taken)?;
        let mut entries =
            vec![Entry::Common(CommonEvent::Sat { seat, sitter: Sitter::Person { who } })];
        if self.quick {
            entries.push(Entry::Common(CommonEvent::Ready { seat, ready: true }));
        }
        Ok(entries)
    }

    /// A chair becomes free; whose the last game there was is said where there was one.
    fn stood(&self, seat: Seat) -> Entry {
        let sitter = self.table.chairs[seat.index()].sitter.filter(|_| self.table.game.is_some());
        Entry::Common(CommonEvent::Stood { seat, sitter })
    }

    /// Without the free chairs, where the rules are for so few.
    fn fewer(&self) -> Decision {
        let sit = self.table.chairs.iter().filter(|chair| chair.sitter.is_some()).count();
        if sit == self.table.chairs.len() {
            return Err(Refused::Taken);
        }
        match sit < usize::from(self.table.options.rules.min_players) {
            true => Err(Refused::TooFew),
            false => Ok(vec![Entry::Common(CommonEvent::Fewer)]),
        }
    }

    /// By other rules, for as many.
    fn reopened(&self, seat: Seat, options: Options) -> Decision {
        match options.check() {
            Ok(()) if usize::from(options.seats) == self.table.chairs.len() => {
                Ok(vec![Entry::Common(CommonEvent::Reopened { seat, options })])
            }
            _ => Err(Refused::BadOptions),
        }
    }

    fn contribute(&self, seat: Seat, game: GameId, bytes: Hex32) -> Decision {
        let play = self.open_play().filter(|play| play.id() == game).ok_or(Refused::NoGame)?;
        match play.game.is_some() || play.given[seat.index()].is_some() {
            true => Err(Refused::Stale),
            false => Ok(vec![Entry::Contributed { seat, bytes }]),
        }
    }

    fn ask_pause(&self, seat: Seat) -> Decision {
        if self.game().is_none() {
            return Err(Refused::NoGame);
        }
        if self.table.chairs[seat.index()].bot().is_some() {
            return Err(Refused::Stale);
        }
        // What changes nothing is refused: an acknowledgement names the event it stands for.
        if self.table.asleep.is_some()
            || self.table.paused.is_some()
            || self.table.pause_asked.contains(&seat)
        {
            return Err(Refused::Paused);
        }
        Ok(vec![Entry::Common(CommonEvent::PauseAsked { seat })])
    }

    /// A pause ends as it began, with everybody, so that nobody's clock runs unseen. Whoever is back and waits for
    /// somebody who does not come ends it alone.
    fn resume(&self, seat: Seat) -> Decision {
        if self.table.paused.is_none() && self.table.pause_asked.is_empty() {
            return Err(Refused::NoGame);
        }
        if self.table.chairs[seat.index()].bot().is_some() {
            return Err(Refused::Stale);
        }
        let is_back = |seat: &Seat| self.table.back.contains(seat);
        let is_last = self.people().all(|other| other == seat || is_back(&other));
        let event = match self.table.paused.is_some() && !is_back(&seat) && !is_last {
            true => CommonEvent::Back { seat },
            false => CommonEvent::Resumed { seat: Some(seat) },
        };
        Ok(vec![Entry::Common(event)])
    }

    /// With others left a program plays on; a game for two, or with nobody left, is over.
    fn resign(&self, seat: Seat) -> Decision {
        if !self.in_game() || self.table.chairs[seat.index()].resigned {
            return Err(Refused::NoGame);
        }
        let others = self.people().filter(|other| *other != seat).count();
        let rest = match self.table.options.seats > 2 && others > 0 {
            true => self.taken_over(seat),
            false => Entry::GameClosed { end: GameEnd::Abandoned },
        };
        let games = Some(self.table.games.len() as u32);
        Ok(vec![Entry::Common(CommonEvent::Resigned { seat, games }), rest])
    }

    /// A program plays for somebody, no stronger than those that play here by themselves: nobody gains by it.
    pub(crate) fn taken_over(&self, seat: Seat) -> Entry {
        let bots = self.table.chairs.iter().filter_map(|chair| chair.sitter?.bot());
        let level = bots.min().unwrap_or(Level::Casual);
        Entry::Common(CommonEvent::TakenOver { seat, level })
    }

    /// The host, or the first to sit when the host does not.
    fn check_host(&self, who: AccountId) -> Result<(), Refused> {
        let first = || self.table.chairs.iter().find_map(|chair| chair.sitter?.person());
        let host = match self.seat_of(self.table.host) {
            Some(_) => Some(self.table.host),
            None => first().or(Some(self.table.host)),
        };
        if host == Some(who) { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn check_between(&self) -> Result<(), Refused> {
        if self.in_game() { Err(Refused::InGame) } else { Ok(()) }
    }

    /// The next game, dealt at once, unless one is under way or a chair is free.
    pub(crate) fn begin(&self, bytes: &mut Bytes<'_>) -> Vec<Entry> {
        let full = self.table.chairs.iter().all(|chair| chair.sitter.is_some());
        match full && !self.in_game() && !self.table.closed {
            true => vec![game_opened(bytes), Entry::Dealing],
            false => Vec::new(),
        }
    }

    /// Entries with all that follows from them by itself, as lines: the next game when everybody is ready, shuffles,
    /// the close of a game.
    pub fn complete(
        &self,
        entries: Vec<Entry>,
        by: Option<By>,
        now: Millis,
        dealer: &dyn Dealer,
        bytes: &mut Bytes<'_>,
    ) -> Vec<Stamped> {
        let mut lines = Vec::new();
        self.completed(entries, now, dealer, bytes, &mut |room, line| {
            room.apply(&line);
            lines.push(line);
        });
        if let Some(last) = lines.last_mut() {
            last.by = by;
        }
        lines
    }

    /// The table after entries and all that follows from them, or from how it stands; each makes a line of them so.
    pub(crate) fn completed(
        &self,
        entries: Vec<Entry>,
        now: Millis,
        dealer: &dyn Dealer,
        bytes: &mut Bytes<'_>,
        each: &mut dyn FnMut(&mut Self, Stamped),
    ) -> Self {
        let mut after = self.clone();
        let mut next = entries;
        loop {
            for entry in next {
                each(&mut after, Stamped { at: now, by: None, entry });
            }
            next = after.follow_up(dealer, bytes);
            if next.is_empty() {
                return after;
            }
        }
    }

    /// What follows by itself from how the table stands.
    fn follow_up(&self, dealer: &dyn Dealer, bytes: &mut Bytes<'_>) -> Vec<Entry> {
        if self.table.paused.is_some() {
            // Whoever was waited for has left.
            let all_back = !self.table.back.is_empty()
                && self.people().all(|seat| self.table.back.contains(&seat));
            return match all_back && !self.table.closed {
                true => vec![Entry::Common(CommonEvent::Resumed { seat: None })],
                false => Vec::new(),
            };
        }
        if self.table.closed {
            return Vec::new();
        }
        let Some(play) = self.open_play() else {
            return if self.all_ready() { vec![game_opened(bytes)] } else { Vec::new() };
        };
        let Some(game) = &play.game else {
            let given = |seat: Seat| play.given[seat.index()].is_some();
            return if self.people().all(given) { vec![Entry::Dealing] } else { Vec::new() };
        };
        let all_ask = self.table.asleep.is_none()
            && !self.table.pause_asked.is_empty()
            && self.people().all(|seat| self.table.pause_asked.contains(&seat));
        let deck = || self.deck(&play.fairness, dealer, game.shuffles());
        let command = match game.phase() {
            Phase::StartDraw => Command::DrawStarter { deck: deck() },
            Phase::Deal => Command::Deal { deck: deck() },
            Phase::Over => return vec![Entry::GameClosed { end: GameEnd::Over }],
            Phase::Play | Phase::Paused if all_ask => {
                return vec![Entry::Common(CommonEvent::Paused)];
            }
            Phase::Play | Phase::Paused => return Vec::new(),
        };
        self.play(&command).expect("the dealer's deck is the edition's")
    }

    fn deck(
        &self,
        fairness: &Fairness,
        dealer: &dyn Dealer,
        shuffle: u32,
    ) -> dublet_rules::deal::Deck {
        dealer.deck(fairness, &self.table.options.rules, shuffle)
    }

    /// Whether the next game can begin: a person wants it, and nobody else is waited for.
    fn all_ready(&self) -> bool {
        let ready = self
            .table
            .chairs
            .iter()
            .all(|chair| chair.sitter.is_some() && (chair.ready || chair.bot().is_some()));
        ready && self.people().next().is_some()
    }
}

/// A program onto a chair.
pub(super) fn sat_bot(seat: Seat, level: Level) -> Entry {
    Entry::Common(CommonEvent::Sat { seat, sitter: Sitter::Bot { level } })
}

fn game_opened(bytes: &mut Bytes<'_>) -> Entry {
    let secret = bytes();
    let id = *bytes().first_chunk().expect("thirty-two are more than sixteen");
    Entry::GameOpened {
        game: GameId(id),
        secret: Hex32(secret),
        commitment: Hex32(commitment(&secret)),
    }
}
