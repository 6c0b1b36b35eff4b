//! The course of a game on the screen: what is shown next, what programs are asked, when the screen changes hands.

use dublet_rules::{
    game::{Command, Event, Phase},
    seat::Seat,
};
use dublet_words::Words;

use crate::{
    evening::Outcome,
    news::{event_words, with_faces},
    state::{Effect, Scene, State},
};

/// How many lines of the log are kept.
const LOG: usize = 200;

impl State<'_> {
    /// Everybody sits down: what happened before goes into the log, and play goes on from there.
    pub(crate) fn sit_down(&mut self) {
        self.write_down(self.evening.events.len());
        let outcome = self.evening.sit_down();
        self.take(outcome);
        if self.evening.game().public_view().claims_open {
            self.let_people_look();
        }
        self.advance();
    }

    /// Claims close with the first move, so everybody looks at their tiles before it (rule 2.3).
    fn let_people_look(&mut self) {
        let claims = self.evening.plan.rules.three_doublets;
        let people = self.evening.seats().filter(|seat| self.evening.is_person(*seat));
        self.looks = people.filter(|_| claims).collect();
    }

    /// Puts the last events into the log.
    fn write_down(&mut self, count: usize) {
        let names = self.evening.names();
        let events = self.evening.last_events(count);
        let told =
            events.filter_map(|(event, before)| event_words(self.words, event, &before, &names));
        self.log.extend(told.collect::<Vec<_>>());
        let old = self.log.len().saturating_sub(LOG);
        self.log.drain(..old);
    }

    /// Has a command decided, and tells why if it is refused.
    pub(crate) fn submit(&mut self, seat: Seat, command: &Command) -> Option<Vec<Event>> {
        match self.evening.submit(seat, command) {
            Err(refusal) => {
                let reasons = self.words.refusal(&refusal);
                let reasons: Vec<String> =
                    reasons.iter().map(|text| Words::sentence(&with_faces(text))).collect();
                self.note = Some(reasons.join(" "));
                None
            }
            Ok(outcome) => {
                self.note = None;
                Some(self.take(outcome))
            }
        }
    }

    /// Takes in what came of something at the table: what happened there.
    pub(crate) fn take(&mut self, Outcome { events, question }: Outcome) -> Vec<Event> {
        if let Some(question) = question {
            self.asked = Some(question.line);
            self.effects.push(Effect::AskBots(question));
        }
        if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
            self.let_people_look();
        }
        if !events.is_empty() {
            self.write_down(events.len());
            self.effects.push(Effect::Save);
            if self.evening.is_over() {
                self.effects.push(Effect::SaveRecord);
            }
        }
        events
    }

    /// Goes on until somebody has to do something.
    pub(crate) fn advance(&mut self) {
        if self.evening.is_over() {
            self.show(self.evening.only_person());
            self.stage = Scene::Over;
            return;
        }
        let only = self.evening.only_person();
        while !self.looks.is_empty() {
            let seat = self.looks.remove(0);
            // Who plays against programs alone is asked when there is something to claim; among people
            // the question alone would tell.
            if only == Some(seat) && self.may_claim(seat) {
                self.show(only);
                self.stage = Scene::Look { seat };
                return;
            } else if only.is_none() {
                self.show(None);
                self.stage = Scene::HandOver { seat, look: true };
                return;
            }
        }
        // What was asked before is answered, or the table has gone on since.
        self.asked = None;
        let outcome = self.evening.go_on();
        self.take(outcome);
        if self.asked.is_some() {
            self.show(only);
            self.stage = Scene::Watching;
            return;
        }
        let Some(seat) = self.evening.game().turn() else { return };
        if only.is_some() {
            self.begin_turn(seat);
        } else {
            self.show(None);
            self.stage = Scene::HandOver { seat, look: false };
        }
    }

    /// What the programs want, who were asked at a line.
    pub(crate) fn bots_want(&mut self, line: u64, command: Option<Command>) {
        if self.asked != Some(line) {
            return;
        }
        let outcome = self.evening.answer(line, command);
        self.take(outcome);
        self.advance();
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.show(Some(seat));
        self.go_home();
        self.stage = Scene::Turn { seat };
    }

    /// Deals the next game.
    pub(crate) fn next_game(&mut self) {
        self.log.clear();
        let outcome = self.evening.next_game();
        self.take(outcome);
        self.advance();
    }

    /// Hands in a person's turn.
    pub(crate) fn hand_in(&mut self, seat: Seat, command: &Command) {
        if let Some(events) = self.submit(seat, command) {
            self.end_turn(seat, &events);
        }
    }

    /// After a person's turn. A draw is shown before the screen goes to another person, and where an announcement would
    /// count (rule 7.4).
    pub(crate) fn end_turn(&mut self, seat: Seat, events: &[Event]) {
        let mishap = events.iter().find_map(|event| match event {
            Event::TimeRanOut { .. } => Some(self.say("event-your-time-up")),
            Event::LayTakenBack { .. } => Some(self.say("event-you-taken-back")),
            _ => None,
        });
        let drawn = events.iter().find_map(|event| match event {
            Event::Drawn { seat: drawer, tiles, .. } if *drawer == seat => Some(tiles.clone()),
            _ => None,
        });
        let game = self.evening.game();
        let (Some(tiles), Phase::Play) = (drawn, game.phase()) else {
            self.advance();
            // What was laid in time stands.
            return self.note = mishap;
        };
        let announcement_counts = game.gains_by_announcing(seat);
        if self.evening.people() > 1 || announcement_counts {
            self.show(Some(seat));
            self.note = mishap;
            self.stage = Scene::Drew { seat, tiles, announcement_counts };
        } else {
            let drew = self.you_drew(&tiles);
            self.advance();
            self.note = Some(mishap.into_iter().chain([drew]).collect::<Vec<_>>().join(" "));
        }
    }
}
