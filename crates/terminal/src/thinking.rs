//! What is thought out beside the screen: the programs' turns, and hints.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use dublet_players::Budget;
use dublet_room::{Bench, Question};

use crate::{
    hint::{self, Position},
    state::Input,
};

/// How long a program may think about a turn.
const THINKING: Duration = Duration::from_secs(1);
/// How long a program's turn takes at least, so that eyes can follow.
const FOLLOWING: Duration = Duration::from_millis(700);

/// Threads beside the screen, and what they answer.
pub(crate) struct Thinking {
    questions: Sender<Question>,
    answers: Sender<Input>,
    inbox: Receiver<Input>,
}

impl Thinking {
    pub(crate) fn new() -> Self {
        let (questions, asked) = channel::<Question>();
        let (answers, inbox) = channel();
        let wants = answers.clone();
        thread::spawn(move || {
            let mut players = Bench::default();
            while let Ok(question) = asked.recv() {
                let begun = Instant::now();
                let over = || begun.elapsed() >= THINKING;
                let budget = Budget { over: &over, ..Budget::default() };
                let answer = question.answer(&mut players, budget);
                if question.is_turn() {
                    thread::sleep(FOLLOWING.saturating_sub(begun.elapsed()));
                }
                if wants.send(Input::Bots(question.line, answer)).is_err() {
                    return;
                }
            }
        });
        Self { questions, answers, inbox }
    }

    pub(crate) fn ask(&self, question: Question) {
        // The thread lives as long as this does, or has panicked, which was told.
        let _ = self.questions.send(question);
    }

    /// Looks for the best lay of the turn after so many events.
    pub(crate) fn find_hint(&self, events: usize, position: Box<Position>) {
        let answers = self.answers.clone();
        thread::spawn(move || answers.send(Input::Hint(events, hint::best(&position))));
    }

    /// What has been found since it was last asked.
    pub(crate) fn answers(&self) -> impl Iterator<Item = Input> {
        self.inbox.try_iter()
    }
}
