//! From a command to events or a refusal.

use super::{Cause, Command, Draft, Effect, Event, Game, Phase, Refusal, Ruling, doublets, start};
use crate::{
    bag::Bag,
    deal::Deck,
    lay::{Fault, Lay},
    notation::one_line,
    opening::announcement_counts,
    rules::EmptyPool,
    score::{CannotScore, Counted, End, SeatScore, score},
    seat::Seat,
    table::Layout,
};

type Decision = Result<Vec<Event>, Refusal>;

impl Game {
    /// What comes of a command. The game itself does not change.
    ///
    /// # Errors
    /// Why the command cannot be.
    pub fn decide(&self, command: &Command) -> Decision {
        match command {
            Command::DrawStarter { deck } => self.draw_starter(deck),
            Command::Deal { deck } => self.deal(deck),
            Command::ClaimDoublets { seat } => self.claim_doublets(*seat),
            Command::OpenStack { seat, stack } => {
                self.check_turn(*seat)?;
                self.check_stack_choice(*seat, *stack)?;
                Ok(vec![Event::StackOpened { seat: *seat, stack: *stack }])
            }
            Command::Lay { seat, layout } => self.lay(*seat, layout),
            Command::Draw { seat, stack } => self.draw(*seat, *stack),
            Command::Pass { seat } => {
                self.check_turn(*seat)?;
                if !self.pool.is_empty() {
                    return Err(Refusal::PoolNotEmpty);
                }
                Ok(self.end_turn(vec![Event::Passed { seat: *seat, cause: Cause::Choice }]))
            }
            Command::Announce { seat } => self.announce(*seat),
            Command::TimeUp { seat, draft } => self.time_up(*seat, draft.as_ref()),
            Command::CallJudge { seat } => {
                self.check_phase(Phase::Play)?;
                self.check_seat(*seat)?;
                Ok(vec![Event::JudgeCalled { seat: *seat }])
            }
            Command::Pause => {
                self.check_phase(Phase::Play)?;
                Ok(vec![Event::Paused])
            }
            Command::Rule { ruling } => self.rule(ruling),
        }
    }

    fn check_phase(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(Refusal::NotNow { phase: self.phase }) }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.places.len() { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_phase(Phase::Play)?;
        self.check_seat(seat)?;
        if seat == self.turn { Ok(()) } else { Err(Refusal::NotYourTurn { turn: self.turn }) }
    }

    /// A deck made for other rules would deal tiles this game does not have.
    fn check_deck(&self, deck: &Deck) -> Result<(), Refusal> {
        Deck::new(&self.setup.rules, deck.tiles().to_vec())
            .map(drop)
            .map_err(|what| Refusal::WrongDeck { what })
    }

    fn draw_starter(&self, deck: &Deck) -> Decision {
        self.check_phase(Phase::StartDraw)?;
        self.check_deck(deck)?;
        let (draws, starter) = start::draw_for_start(deck, self.seats());
        Ok(vec![Event::StarterDrawn { draws, starter }])
    }

    fn deal(&self, deck: &Deck) -> Decision {
        self.check_phase(Phase::Deal)?;
        self.check_deck(deck)?;
        Ok(vec![Event::Dealt { deck: deck.tiles().to_vec() }])
    }

    /// Rule 2.3.
    fn claim_doublets(&self, seat: Seat) -> Decision {
        if !self.setup.rules.three_doublets {
            return Err(Refusal::NoClaims);
        }
        self.check_phase(Phase::Play)?;
        self.check_seat(seat)?;
        if !self.claims_open {
            return Err(Refusal::ClaimsClosed);
        }
        let pairs: Vec<_> = doublets(&self.place(seat).rack).collect();
        match pairs.first_chunk() {
            Some(pairs) => Ok(vec![Event::DoubletsClaimed { seat, pairs: *pairs }]),
            None => Err(Refusal::TooFewDoublets { found: pairs.len() }),
        }
    }

    /// Rule 2.2: a stack is chosen when none stands in the middle, by the player who draws; the very
    /// first one by the starter.
    pub(super) fn stack_choice(&self) -> Option<Seat> {
        match self.pool.open_stack() {
            Some(_) => None,
            None if self.pool.is_empty() => None,
            None if self.pool.is_untouched() => self.starter,
            None => self.turn(),
        }
    }

    fn check_stack_choice(&self, seat: Seat, stack: usize) -> Result<(), Refusal> {
        if self.stack_choice() != Some(seat) {
            return Err(Refusal::NoStackChoice);
        }
        if self.pool.has_stack(stack) { Ok(()) } else { Err(Refusal::NoSuchStack { stack }) }
    }

    fn draw(&self, seat: Seat, stack: Option<usize>) -> Decision {
        self.check_turn(seat)?;
        if self.pool.is_empty() {
            return Err(Refusal::PoolEmpty);
        }
        let mut events = Vec::with_capacity(2);
        if let Some(stack) = stack
            && self.pool.open_stack() != Some(stack)
        {
            self.check_stack_choice(seat, stack)?;
            events.push(Event::StackOpened { seat, stack });
        }
        let tiles = self.pool.peek(stack, 1);
        events.push(Event::Drawn { seat, tiles, cause: Cause::Choice });
        Ok(self.end_turn(events))
    }

    fn lay(&self, seat: Seat, layout: &Layout) -> Decision {
        self.check_turn(seat)?;
        match self.before(seat).judge(layout) {
            Ok(lay) => Ok(self.end_turn(vec![laid(seat, lay)])),
            Err(faults) => {
                let tiles = self.setup.rules.wrong_lay_tiles;
                // Rule 4.5: a mistake with real tiles costs; a program's impossible wish does not, and a
                // table nobody touched is no lay.
                let untouched = *layout == self.table.layout();
                if tiles == 0 || untouched || faults.iter().any(Fault::is_impossible) {
                    return Err(Refusal::BadLay { faults });
                }
                let taken_back = Event::LayTakenBack { seat, layout: layout.clone() };
                let penalty = self.penalty(seat, tiles, Cause::WrongLay);
                Ok(self.end_turn(vec![taken_back, penalty]))
            }
        }
    }

    /// Who may announce an opening now (rule 7.4).
    pub(super) fn announcer(&self) -> Option<Seat> {
        let (drawer, _) = self.may_announce?;
        self.announce(drawer).is_ok().then_some(drawer)
    }

    /// Whether a seat may announce an opening now, and that would count (rule 7.4). It tells of the rack: not for others.
    pub fn gains_by_announcing(&self, seat: Seat) -> bool {
        let counts =
            |drawn: &Bag| announcement_counts(&self.setup.rules, &self.place(seat).rack, drawn);
        self.announcer() == Some(seat)
            && self.may_announce.as_ref().is_some_and(|(_, drawn)| counts(drawn))
    }

    fn announce(&self, seat: Seat) -> Decision {
        if !self.setup.rules.announcement {
            return Err(Refusal::NoAnnouncements);
        }
        self.check_phase(Phase::Play)?;
        self.check_seat(seat)?;
        if self.place(seat).opened {
            return Err(Refusal::AlreadyOpened);
        }
        match &self.may_announce {
            Some((drawer, _)) if *drawer == seat => Ok(vec![Event::Announced { seat }]),
            _ => Err(Refusal::NotAfterDraw),
        }
    }

    /// Section 5.
    fn time_up(&self, seat: Seat, draft: Option<&Draft>) -> Decision {
        self.check_turn(seat)?;
        let ran_out = Event::TimeRanOut { seat, draft: draft.cloned() };
        let outcome = match draft.and_then(|draft| self.lay_at_time_up(seat, draft)) {
            Some(lay) => laid(seat, lay),
            None => self.penalty(seat, self.setup.rules.time_up_tiles, Cause::TimeUp),
        };
        Ok(self.end_turn(vec![ran_out, outcome]))
    }

    /// Penalty tiles as far as there are any; with none it is a pass (rule 5.1).
    fn penalty(&self, seat: Seat, count: u8, cause: Cause) -> Event {
        match self.pool.peek(None, count.into()) {
            tiles if tiles.is_empty() => Event::Passed { seat, cause },
            tiles => Event::Drawn { seat, tiles, cause },
        }
    }

    /// Adds what the end of a turn brings: the end of the game, or the pause a judge was called for.
    fn end_turn(&self, mut events: Vec<Event>) -> Vec<Event> {
        let end = match events.last() {
            Some(Event::Laid { seat, laid, .. }) if *laid == self.place(*seat).rack => {
                Some(End::Out)
            }
            Some(Event::Passed { .. })
                if self.setup.rules.empty_pool == EmptyPool::AllPass
                    && self.passes + 1 == self.setup.seats =>
            {
                Some(End::Pool)
            }
            _ => (self.last_moves == Some(1)).then_some(End::Pool),
        };
        if let Some(end) = end {
            events.push(self.ended(end, &events));
        } else if self.judge_called {
            events.push(Event::Paused);
        }
        events
    }

    /// Section 7, on the racks as the turn leaves them.
    fn ended(&self, end: End, turn: &[Event]) -> Event {
        let mut after = self.clone();
        turn.iter().for_each(|event| after.apply(event));
        let scores = after.scores(end, None);
        Event::Ended { end, scores: scores.expect("the end fits the racks") }
    }

    /// What racks come to with the announcements that still hold (section 7), and with one that does not.
    fn scores(
        &self,
        end: End,
        lapsed: Option<&(Seat, Bag)>,
    ) -> Result<Vec<SeatScore>, CannotScore> {
        let rules = &self.setup.rules;
        let counted = |seat: Seat| {
            let place = self.place(seat);
            let lapsed = lapsed.filter(|(whose, _)| *whose == seat).map(|(_, drawn)| drawn);
            let announced_after = place.announced_after.as_ref().or(lapsed);
            Counted::rack(rules, end, &place.rack, place.opened, announced_after)
        };
        let counted: Vec<Counted> = self.seats().map(counted).collect();
        score(rules, end, &counted)
    }

    /// Whether this ends the game as rule 7.4 was first read: an announcement held for all of that player's next turn, so
    /// that a game which ended with it was scored by it. Such logs stay right for ever.
    pub(super) fn ended_as_before(&self, event: &Event) -> bool {
        match (event, &self.last_announced) {
            (Event::Ended { end, scores }, Some(lapsed)) => {
                let is = |lapsed| self.scores(*end, lapsed).is_ok_and(|found| found == *scores);
                !is(None) && is(Some(lapsed))
            }
            _ => false,
        }
    }

    /// Rule 8.3.
    fn rule(&self, ruling: &Ruling) -> Decision {
        let ruling = Ruling { reason: one_line(&ruling.reason), ..*ruling };
        let mut events = vec![Event::Ruled { ruling: ruling.clone() }];
        match ruling.effect {
            // Sheets are corrected after the game too.
            Effect::Points { seat, .. } if self.phase == Phase::Over => self.check_seat(seat)?,
            _ => self.check_phase(Phase::Paused)?,
        }
        match ruling.effect {
            Effect::Points { seat, .. } => self.check_seat(seat)?,
            Effect::TakeBack if self.last_lay.is_none() => return Err(Refusal::NothingToTakeBack),
            Effect::Stand | Effect::TakeBack => {}
            Effect::Tiles { seat, count } => {
                self.check_seat(seat)?;
                let tiles = self.pool.peek(None, count.into());
                if tiles.is_empty() {
                    return Err(Refusal::PoolEmpty);
                }
                events.push(Event::Drawn { seat, tiles, cause: Cause::Ruling });
            }
        }
        Ok(events)
    }
}

fn laid(seat: Seat, lay: Lay) -> Event {
    Event::Laid { seat, table: lay.table, laid: lay.laid }
}
