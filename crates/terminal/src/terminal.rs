//! The edge: the terminal, the clock and the disk.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, channel},
    },
    thread,
    time::{Duration, Instant},
};

use dublet_room::FairDealer;
use ratatui::{
    DefaultTerminal,
    crossterm::{
        event::{self, DisableMouseCapture, EnableMouseCapture, Event},
        execute,
    },
    layout::Size,
};

use crate::{
    draw::draw,
    evening::Deals,
    look::Look,
    saved,
    start::{Chosen, Form},
    state::{Effect, Input, State},
    thinking::Thinking,
};

/// How often the screen looks at the clock.
const TICK: Duration = Duration::from_millis(50);

/// How an evening was left.
pub(crate) struct Left {
    /// The file it is kept in, if it is.
    pub(crate) file: Option<PathBuf>,
    /// Records that were asked for, with the numbers of their games.
    pub(crate) records: Vec<(usize, PathBuf)>,
    /// Whether another one of the same plan is wanted.
    pub(crate) again: bool,
}

/// The terminal in the game's hands. It is given back when this is dropped, and on a panic.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
    look: Look,
    given_back: bool,
    /// Keys and the mouse. They are read by a thread, for reading from a closed window never returns.
    events: Receiver<Event>,
    /// Set when the system wants the program to end: its window was closed, or the machine goes down.
    told_to_end: Arc<AtomicBool>,
}

impl Screen {
    pub(crate) fn take() -> io::Result<Self> {
        let mut terminal = ratatui::try_init()?;
        // A program that was killed may have left its picture behind.
        terminal.clear()?;
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
        let told_to_end = Arc::default();
        listen_for_the_end(&told_to_end)?;
        let (send, events) = channel();
        thread::spawn(move || {
            while let Ok(event) = event::read()
                && send.send(event).is_ok()
            {}
        });
        Ok(Self { terminal, look: Look { colours }, given_back: false, events, told_to_end })
    }

    /// Gives the terminal back, once, so that lines can be printed again.
    pub(crate) fn give_back(&mut self) {
        if !std::mem::replace(&mut self.given_back, true) {
            // The terminal may be gone.
            let _ = execute!(io::stdout(), DisableMouseCapture);
            let _ = ratatui::try_restore();
        }
    }

    /// The next event, if there is one before the clock is to be looked at.
    fn next_event(&self) -> io::Result<Option<Event>> {
        match self.events.recv_timeout(TICK) {
            Ok(event) => Ok(Some(event)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }

    fn is_told_to_end(&self) -> bool {
        self.told_to_end.load(Ordering::Relaxed)
    }

    /// Asks who plays what.
    pub(crate) fn start(&mut self, mut form: Form<'_>) -> io::Result<Chosen> {
        while !self.is_told_to_end() {
            let look = self.look;
            self.terminal.draw(|frame| form.draw(look, frame))?;
            let chosen = match self.next_event()? {
                Some(Event::Key(key)) => form.key(key),
                Some(Event::Mouse(mouse)) => form.mouse(mouse),
                _ => None,
            };
            if let Some(chosen) = chosen {
                return Ok(chosen);
            }
        }
        Ok(Chosen::Leave)
    }

    /// Plays an evening until it is left.
    pub(crate) fn play(&mut self, state: &mut State<'_>, file: Option<&Path>) -> io::Result<Left> {
        let left = self.play_until_left(state, file);
        let cut_short = left.is_err() || self.is_told_to_end();
        if cut_short && file.is_none() && state.evening.has_more() {
            let here = saved::free_name(Path::new("."));
            saved::keep(&here, &saved::write(&state.evening))?;
            return left.map(|left| Left { file: Some(here), ..left });
        }
        left
    }

    fn play_until_left(&mut self, state: &mut State<'_>, file: Option<&Path>) -> io::Result<Left> {
        let mut left = Left { file: file.map(Path::to_owned), records: Vec::new(), again: false };
        let thinking = Thinking::new();
        let begun = Instant::now();
        let mut effects = state.first_effects();
        effects.extend(state.update(Input::Resize(self.terminal.size()?)));
        while !self.is_told_to_end() {
            for effect in std::mem::take(&mut effects) {
                match effect {
                    Effect::AskBots(question) => thinking.ask(*question),
                    Effect::FindHint(events, position) => thinking.find_hint(events, position),
                    Effect::Save => {
                        if let Some(file) = file {
                            keep(file, &saved::write(&state.evening), state);
                        }
                    }
                    Effect::SaveRecord => {
                        if let Some(file) = file {
                            let file = saved::record_name(file, state.evening.played());
                            keep(&file, &state.evening.record().to_string(), state);
                        }
                    }
                    Effect::KeepRecord => {
                        let game = state.evening.played();
                        let kept = left.records.iter().find(|(of, _)| *of == game);
                        let (record, is_kept) = match (file, kept) {
                            (Some(file), _) => (saved::record_name(file, game), true),
                            (None, Some((_, record))) => (record.clone(), true),
                            (None, None) => (saved::free_record_name(Path::new(".")), false),
                        };
                        if is_kept || keep(&record, &state.evening.record().to_string(), state) {
                            let shown = record.display().to_string();
                            if !is_kept {
                                left.records.push((game, record));
                            }
                            effects.extend(state.update(Input::RecordKept(shown)));
                        }
                    }
                    Effect::Leave { keep: true } if file.is_none() => {
                        let here = saved::free_name(Path::new("."));
                        if keep(&here, &saved::write(&state.evening), state) {
                            return Ok(Left { file: Some(here), ..left });
                        }
                    }
                    Effect::Leave { .. } => return Ok(left),
                    Effect::PlayAgain => return Ok(Left { again: true, ..left }),
                }
            }
            let look = self.look;
            self.terminal.draw(|frame| draw(state, look, frame))?;
            let event = self.next_event()?;
            effects.extend(state.update(Input::Tick(begun.elapsed())));
            let input = match event {
                Some(Event::Key(key)) => Some(Input::Key(key)),
                Some(Event::Mouse(mouse)) => Some(Input::Mouse(mouse)),
                Some(Event::Resize(width, height)) => Some(Input::Resize(Size::new(width, height))),
                _ => None,
            };
            for input in input.into_iter().chain(thinking.answers()) {
                effects.extend(state.update(input));
            }
        }
        Ok(left)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.give_back();
    }
}

/// Deals nobody can foretell.
pub(crate) fn fair_deals() -> Deals {
    let bytes = || {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system has random bytes");
        bytes
    };
    Deals { dealer: Arc::new(FairDealer), bytes: Box::new(bytes) }
}

/// Keeps a file, or says why it could not be.
fn keep(file: &Path, text: &str, state: &mut State<'_>) -> bool {
    match saved::keep(file, text) {
        Ok(()) => true,
        Err(error) => {
            state.update(Input::Trouble(state.words.cannot_write(file, &error)));
            false
        }
    }
}

/// Has the system's wish that the program end noted down.
#[cfg(unix)]
fn listen_for_the_end(told: &Arc<AtomicBool>) -> io::Result<()> {
    use signal_hook::{
        consts::{SIGHUP, SIGINT, SIGTERM},
        flag::register,
    };
    for signal in [SIGHUP, SIGINT, SIGTERM] {
        register(signal, Arc::clone(told))?;
    }
    Ok(())
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "asked like the other")]
fn listen_for_the_end(_: &Arc<AtomicBool>) -> io::Result<()> {
    Ok(())
}
