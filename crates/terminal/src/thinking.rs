//! What is thought out beside the screen: the programs' turns, and hints.

use std::{
    io,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use dublet_players::Budget;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use crate::{
    bots::{Bots, Question},
    evening::Who,
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
    pub(crate) fn new(players: Vec<Who>) -> io::Result<Self> {
        let (questions, asked) = channel::<Question>();
        let (answers, inbox) = channel();
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(io::Error::other)?;
        let mut bots = Bots::new(players, ChaCha20Rng::from_seed(seed));
        let wants = answers.clone();
        thread::spawn(move || {
            while let Ok(question) = asked.recv() {
                let (begun, is_turn) = (Instant::now(), question.is_turn());
                let over = || begun.elapsed() >= THINKING;
                let budget = Budget { over: &over, ..Budget::default() };
                let answer = bots.answer(question, budget);
                if is_turn {
                    thread::sleep(FOLLOWING.saturating_sub(begun.elapsed()));
                }
                if wants.send(Input::Bots(answer)).is_err() {
                    return;
                }
            }
        });
        Ok(Self { questions, answers, inbox })
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
