//! The course of a game: whose turn is next, what the programs want, when the screen changes hands.

use dublet_rules::{
    game::{Command, Event, Phase},
    opening::could_have_opened,
    seat::Seat,
};
use std::time::Duration;

use crate::news::event_words;
use crate::{
    bots::Question,
    state::{Effect, Scene, State},
};

/// How many lines of the log are kept.
const LOG: usize = 200;

impl State<'_> {
    /// Takes up what happened before: the log, and what programs were told.
    pub(crate) fn remember(&mut self) {
        let events = self.evening.table.events.clone();
        let mut game = dublet_rules::game::Game::new(*self.evening.table.game.setup());
        for event in &events {
            game.apply(event);
            let bots = self.evening.seats().filter(|seat| !self.evening.is_person(*seat));
            let told: Vec<_> = bots.map(|seat| (seat, game.seat_event(event, seat))).collect();
            self.told.extend(told);
        }
        self.write_down(&events);
        if game.public_view().claims_open {
            self.let_people_look();
        }
    }

    /// Claims close with the first move, so everybody looks at their tiles before it (rule 2.3).
    fn let_people_look(&mut self) {
        let claims = self.evening.plan.rules.three_doublets;
        let people = self.evening.seats().filter(|seat| self.evening.is_person(*seat));
        self.looks = people.filter(|_| claims).collect();
    }

    fn write_down(&mut self, events: &[Event]) {
        let names = self.evening.names();
        self.log.extend(events.iter().filter_map(|event| event_words(self.words, event, &names)));
        let old = self.log.len().saturating_sub(LOG);
        self.log.drain(..old);
    }

    /// Decides a command known to be allowed, or tells why it is not.
    pub(crate) fn submit(&mut self, command: &Command) -> Option<Vec<Event>> {
        match self.evening.submit(command) {
            Err(refusal) => {
                self.note = Some(self.words.refusal(&refusal).join(" "));
                None
            }
            Ok(events) => {
                self.note = None;
                self.write_down(&events);
                self.told.extend(self.evening.told(&events));
                self.effects.push(Effect::Save);
                if self.evening.is_over() {
                    self.effects.push(Effect::SaveRecord);
                }
                Some(events)
            }
        }
    }

    /// Goes on until somebody has to do something.
    pub(crate) fn advance(&mut self) {
        self.deadline = None;
        loop {
            match self.evening.table.game.phase() {
                Phase::Over => {
                    self.show(self.evening.only_person());
                    self.stage = Scene::Over;
                    return;
                }
                Phase::StartDraw | Phase::Deal => {
                    let Some(command) = self.evening.table.dealer() else { return };
                    self.submit(&command);
                    self.let_people_look();
                }
                Phase::Play | Phase::Paused => break,
            }
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
        let events = self.evening.table.events.len();
        if self.asked != Some(events)
            && let Some(question) = Question::due(&self.evening, &mut self.told)
        {
            self.asked = Some(events);
            self.show(only);
            self.stage = Scene::Watching;
            self.effects.push(Effect::AskBots(Box::new(question)));
            return;
        }
        let Some(seat) = self.evening.table.game.turn() else { return };
        if only.is_some() {
            self.begin_turn(seat);
        } else {
            self.show(None);
            self.stage = Scene::HandOver { seat, look: false };
        }
    }

    /// What the programs want, who were asked.
    pub(crate) fn bots_want(&mut self, command: Option<Command>) {
        if self.stage != Scene::Watching {
            return;
        }
        // What a person was told, a tile drawn or the time being up, stays while the programs play.
        let note = self.note.take();
        let accepted = command.is_some_and(|command| self.submit(&command).is_some());
        let turn = self.evening.table.game.turn();
        if !accepted && let Some(seat) = turn.filter(|seat| !self.evening.is_person(*seat)) {
            // A program that asks for what the rules refuse draws, or passes.
            let _ = self.submit(&Command::Draw { seat, stack: None }).is_some()
                || self.submit(&Command::Pass { seat }).is_some();
        }
        self.advance();
        self.note = note;
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.show(Some(seat));
        self.stage = Scene::Turn { seat };
        let seconds = self.evening.plan.clock;
        self.deadline = seconds.map(|seconds| self.now + Duration::from_secs(seconds.into()));
    }

    /// Hands in a person's turn. A draw is shown before the screen goes to another person, and where an
    /// announcement would count (rule 7.4).
    pub(crate) fn hand_in(&mut self, seat: Seat, command: &Command) {
        let Some(events) = self.submit(command) else { return };
        self.deadline = None;
        let names = self.evening.names();
        let is_time_up = |event: &&Event| matches!(event, Event::TimeRanOut { .. });
        let time_up =
            events.iter().find(is_time_up).and_then(|event| event_words(self.words, event, &names));
        let drawn = events.iter().find_map(|event| match event {
            Event::Drawn { seat: drawer, tiles, .. } if *drawer == seat => Some(tiles.clone()),
            _ => None,
        });
        let game = &self.evening.table.game;
        let (Some(tiles), Phase::Play, Some(view)) = (drawn, game.phase(), game.seat_view(seat))
        else {
            return self.advance();
        };
        let rules = &view.public.rules;
        let may_announce = game.decide(&Command::Announce { seat }).is_ok();
        let before = view.rack.minus(&tiles.iter().collect());
        let counts = || could_have_opened(rules, &view.rack) && !could_have_opened(rules, &before);
        if self.evening.people() > 1 || (may_announce && counts()) {
            self.show(Some(seat));
            self.note = time_up;
            self.stage = Scene::Drew { seat, tiles, may_announce };
        } else {
            let drew = self.you_drew(&tiles);
            self.advance();
            self.note = Some(time_up.into_iter().chain([drew]).collect::<Vec<_>>().join(" "));
        }
    }
}
