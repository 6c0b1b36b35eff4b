//! The edge: the terminal, the clock, the disk and the threads programs think in.

use std::{
    io,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use dublet_players::Budget;
use dublet_rules::deal::Fairness;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use ratatui::{
    DefaultTerminal,
    crossterm::{
        event::{self, DisableMouseCapture, EnableMouseCapture, Event},
        execute,
    },
    layout::Size,
};

use super::{
    bots::{Bots, Question},
    draw::draw,
    evening::Who,
    hint,
    look::Look,
    saved,
    start::{Chosen, Form},
    state::{Effect, Input, State},
};
use crate::answer::cannot_write;

/// How long a program may think about a turn.
const THINKING: Duration = Duration::from_secs(1);
/// How long a program's turn takes at least, so that eyes can follow.
const FOLLOWING: Duration = Duration::from_millis(700);
/// How often the screen looks at the clock.
const TICK: Duration = Duration::from_millis(50);

/// The terminal in the game's hands. It is given back when this is dropped, and on a panic.
pub(super) struct Screen {
    terminal: DefaultTerminal,
    look: Look,
    given_back: bool,
}

impl Screen {
    pub(super) fn take() -> io::Result<Self> {
        let terminal = ratatui::try_init()?;
        let give_back = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let _ = execute!(io::stdout(), DisableMouseCapture);
            give_back(panic);
            // The game cannot go on without its programs, nor without the screen.
            if std::thread::current().name() != Some("main") {
                std::process::exit(101);
            }
        }));
        execute!(io::stdout(), EnableMouseCapture)?;
        let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Ok(Self { terminal, look: Look { colours }, given_back: false })
    }

    /// Gives the terminal back, once, so that lines can be printed again.
    pub(super) fn give_back(&mut self) {
        if !std::mem::replace(&mut self.given_back, true) {
            let _ = execute!(io::stdout(), DisableMouseCapture);
            ratatui::restore();
        }
    }

    /// Asks who plays what.
    pub(super) fn start(&mut self, mut form: Form<'_>) -> io::Result<Chosen> {
        loop {
            let look = self.look;
            self.terminal.draw(|frame| form.draw(look, frame))?;
            let chosen = match event::read()? {
                Event::Key(key) => form.key(key),
                Event::Mouse(mouse) => form.mouse(mouse),
                _ => None,
            };
            if let Some(chosen) = chosen {
                return Ok(chosen);
            }
        }
    }

    /// Plays an evening until it is left. Returns the file it is kept in, if it is.
    pub(super) fn play(
        &mut self,
        state: &mut State<'_>,
        file: Option<PathBuf>,
    ) -> io::Result<Option<PathBuf>> {
        let helpers = Helpers::new(state.evening.plan.players.clone())?;
        let begun = Instant::now();
        let area = self.terminal.size()?;
        let mut effects = state.first_effects();
        effects.extend(state.update(Input::Resize(area)));
        loop {
            for effect in std::mem::take(&mut effects) {
                match effect {
                    Effect::AskBots(question) => helpers.ask(*question),
                    Effect::FindHint(events, position) => {
                        let answers = helpers.answers.clone();
                        thread::spawn(move || {
                            answers.send(Input::Hint(events, hint::best(&position)))
                        });
                    }
                    Effect::FreshDeal => {
                        let deal = fresh_deal(state.evening.plan.players.len())?;
                        let _ = helpers.answers.send(Input::Deal(deal));
                    }
                    Effect::Save => {
                        if let Some(file) = &file {
                            helpers.keep(file, &saved::write(&state.evening), state);
                        }
                    }
                    Effect::SaveRecord => {
                        if let Some(file) = &file {
                            let record = state.evening.table.record(state.evening.names());
                            let file = saved::record_name(file, state.evening.played.len());
                            helpers.keep(&file, &record.to_string(), state);
                        }
                    }
                    Effect::Leave { keep: true } if file.is_none() => {
                        let here = saved::free_name(Path::new("."));
                        if helpers.keep(&here, &saved::write(&state.evening), state) {
                            return Ok(Some(here));
                        }
                    }
                    Effect::Leave { .. } => return Ok(file),
                }
            }
            let look = self.look;
            self.terminal.draw(|frame| draw(state, look, frame))?;
            if event::poll(TICK)? {
                effects.extend(state.update(Input::Tick(begun.elapsed())));
                match event::read()? {
                    Event::Key(key) => effects.extend(state.update(Input::Key(key))),
                    Event::Mouse(mouse) => effects.extend(state.update(Input::Mouse(mouse))),
                    Event::Resize(width, height) => {
                        effects.extend(state.update(Input::Resize(Size::new(width, height))));
                    }
                    _ => {}
                }
            } else {
                effects.extend(state.update(Input::Tick(begun.elapsed())));
            }
            while let Ok(input) = helpers.inbox.try_recv() {
                effects.extend(state.update(input));
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.give_back();
    }
}

/// A deal nobody knows; at one terminal there is nobody to contribute.
pub(super) fn fresh_deal(seats: usize) -> io::Result<Fairness> {
    let (mut secret, mut game) = ([0; 32], [0; 16]);
    for bytes in [&mut secret[..], &mut game[..]] {
        getrandom::fill(bytes).map_err(io::Error::other)?;
    }
    Ok(Fairness { secret, game, contributions: vec![[0; 32]; seats] })
}

/// Threads beside the screen, and what they answer.
struct Helpers {
    questions: Sender<Question>,
    answers: Sender<Input>,
    inbox: Receiver<Input>,
}

impl Helpers {
    fn new(players: Vec<Who>) -> io::Result<Self> {
        let (questions, asked) = channel();
        let (answers, inbox) = channel();
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(io::Error::other)?;
        let mut bots = Bots::new(players, ChaCha20Rng::from_seed(seed));
        let wants = answers.clone();
        thread::spawn(move || {
            while let Ok(question) = asked.recv() {
                let (begun, is_turn) = (Instant::now(), Question::is_turn(&question));
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

    fn ask(&self, question: Question) {
        // The thread lives as long as this does, or has panicked, which was told.
        let _ = self.questions.send(question);
    }

    /// Keeps a file, or says why it could not be.
    fn keep(&self, file: &Path, text: &str, state: &State<'_>) -> bool {
        let kept = saved::keep(file, text);
        if let Err(error) = &kept {
            let bad = cannot_write(file, error, state.words);
            let _ = self.answers.send(Input::Trouble(bad.0));
        }
        kept.is_ok()
    }
}
