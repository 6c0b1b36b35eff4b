//! `dublet play`: two to six people at one terminal, racks hidden between turns.

mod desk;
mod screen;
mod turn;
mod wish;

use std::{
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use dublet_players::Table;
use dublet_rules::{
    deal::Fairness,
    game::{Command, Event, Phase, Setup, doublets},
    rules::Rules,
    seat::Seat,
    standings::{Match, Starter},
};

use self::screen::Screen;
use crate::{
    answer::{Answer, BadInput, Outcome, edition, in_file, make_folder, read_file, write_file},
    editions::difference_lines,
    paint::Paint,
    words::Words,
};

/// `dublet play [EDITION]`
#[derive(Args)]
pub(crate) struct Play {
    /// The edition to play
    #[arg(default_value = "standard", conflicts_with = "rules")]
    edition: String,
    /// House rules: a TOML file with an edition and the values that differ
    #[arg(long)]
    rules: Option<PathBuf>,
    /// The players' names, two to six, with commas between them; asked for when left out
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
    /// How many rounds
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=20))]
    rounds: u8,
    /// Keep a record of each game in this folder
    #[arg(long)]
    save: Option<PathBuf>,
}

/// Why play stops before its end: somebody quits, or the terminal is gone.
pub(super) enum Stop {
    Quit,
    Terminal,
}

impl From<io::Error> for Stop {
    fn from(_: io::Error) -> Self {
        Self::Terminal
    }
}

impl Play {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = match &self.rules {
            Some(file) => house_rules(file, words)?,
            None => edition(&self.edition, words)?,
        };
        if let Some(folder) = &self.save {
            make_folder(folder, words)?;
        }
        let names = self.names(words)?;
        Setup::new(rules, names.len(), Starter::Draw)
            .map_err(|bad| BadInput(words.bad_setup(bad)))?;
        if rules.differences(rules.edition).next().is_some() {
            println!("{}", words.say("play-rules-differ"));
            for line in difference_lines(&rules, rules.edition, words) {
                println!("  {line}");
            }
        }
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        let screen = Screen { input, output, paint: Paint::on_standard_output(), words };
        self.evening(rules, names, screen, words)
    }

    /// The names given, or those typed.
    fn names(&self, words: &Words) -> Result<Vec<String>, BadInput> {
        let mut typed = String::new();
        if self.players.is_empty() {
            println!("{}", words.say("play-who"));
            io::stdin().read_line(&mut typed).map_err(|error| BadInput(error.to_string()))?;
        }
        let names = self.players.iter().map(String::as_str).chain(typed.split(','));
        Ok(names.map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect())
    }

    /// All games of all rounds.
    fn evening(
        &self,
        rules: Rules,
        names: Vec<String>,
        mut screen: Screen<'_, impl BufRead, impl Write>,
        words: &Words,
    ) -> Outcome {
        let mut games = Match::new(rules, names.len() as u8, self.rounds);
        while let Some((round, game, starter)) = games.next_game() {
            let setup = Setup::new(rules, names.len(), starter).expect("checked by run");
            let mut table = Table::new(setup, fresh_deal(names.len())?);
            let title = screen.title(&rules, round, game);
            let file = self.save.as_deref().map(free_name);
            let mut evening = Evening {
                table: &mut table,
                names: &names,
                title,
                file: file.as_deref(),
                screen: &mut screen,
            };
            let stopped = evening.game().is_err();
            if let Some(file) = file {
                write_file(&file, &table.record(names.clone()).to_string(), words)?;
                let args = [("file", file.display().to_string().into())];
                let _ = screen.line(&words.tell("play-saved", args));
            }
            let (Some((_, scores)), Some(starter)) = (table.game.result(), table.game.starter())
            else {
                break;
            };
            games.record(starter, scores);
            let shown = screen.sheet(&names, &games);
            let more = games.next_game().is_some();
            if stopped || shown.is_err() || (more && screen.next_game().is_err()) {
                break;
            }
        }
        Ok(Answer::Fine)
    }
}

/// The first name of a record that no earlier evening has taken.
fn free_name(folder: &Path) -> PathBuf {
    let names = (1..).map(|number: u32| folder.join(format!("game-{number}.txt")));
    names.into_iter().find(|file| !file.exists()).expect("numbers go on")
}

/// House rules from a file.
fn house_rules(file: &Path, words: &Words) -> Result<Rules, BadInput> {
    let text = read_file(file, words)?;
    let bad = |error: String| in_file(file, error, words);
    let values: toml::Table = text.parse().map_err(|e: toml::de::Error| bad(e.to_string()))?;
    let mut changes = Vec::new();
    let mut edition = None;
    for (name, value) in values {
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Boolean(yes) => if yes { "yes" } else { "no" }.to_owned(),
            _ => return Err(bad(words.tell("house-not-simple", [("name", name.into())]))),
        };
        match name.as_str() {
            "edition" => edition = Some(text),
            _ => changes.push((name, text)),
        }
    }
    let edition = edition.ok_or_else(|| bad(words.say("house-no-edition")))?;
    let base = edition.parse().map_err(|_| bad(words.unknown_edition(&edition)))?;
    let changes = changes.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    Rules::house(base, changes).map_err(|error| bad(words.house_error(&error)))
}

/// A deal nobody knows; at one terminal there is nobody to contribute.
fn fresh_deal(seats: usize) -> Result<Fairness, BadInput> {
    let (mut secret, mut game) = ([0; 32], [0; 16]);
    for bytes in [&mut secret[..], &mut game[..]] {
        getrandom::fill(bytes).map_err(|error| BadInput(error.to_string()))?;
    }
    Ok(Fairness { secret, game, contributions: vec![[0; 32]; seats] })
}

/// One game at the terminal.
pub(super) struct Evening<'a, 'w, I, O> {
    table: &'a mut Table,
    names: &'a [String],
    title: String,
    /// Where the game is kept, if anywhere.
    file: Option<&'a Path>,
    screen: &'a mut Screen<'w, I, O>,
}

impl<I: BufRead, O: Write> Evening<'_, '_, I, O> {
    fn game(&mut self) -> Result<(), Stop> {
        let mut news = Vec::new();
        while self.table.game.phase() != Phase::Over {
            if let Some(command) = self.table.dealer() {
                self.submit(&command, &mut news);
                if self.table.game.phase() == Phase::Play
                    && self.table.game.setup().rules.three_doublets
                {
                    self.look_for_doublets(&mut news)?;
                }
                continue;
            }
            let Some(seat) = self.table.game.turn() else { break };
            self.screen.hand_over(&self.title, &self.names[seat.index()], &news)?;
            self.turn(seat, &mut news)?;
            self.keep();
        }
        self.screen.show_news(&self.title, &news)?;
        Ok(())
    }

    /// Keeps the game as it stands, so that a closed terminal costs no more than the turn under way. A
    /// disk that is full now may not be at the end, where it is told.
    fn keep(&self) {
        if let Some(file) = self.file {
            let _ = std::fs::write(file, self.table.record(self.names.to_vec()).to_string());
        }
    }

    /// Everybody looks at their tiles before the first move: claims close with it (rule 2.3).
    fn look_for_doublets(&mut self, news: &mut Vec<String>) -> Result<(), Stop> {
        for seat in Seat::first(self.table.game.setup().seats()) {
            let name = &self.names[seat.index()];
            self.screen.hand_over(&self.title, name, news)?;
            let Some(view) = self.table.game.seat_view(seat) else { continue };
            self.screen.rack(name, &view.rack, false)?;
            let may_claim = doublets(&view.rack).count() >= 3;
            let id = if may_claim { "play-doublets" } else { "play-press-enter" };
            self.screen.line(&self.screen.words.say(id))?;
            let line = self.screen.ask()?;
            let claim = wish::understand(&line, self.screen.words) == Ok(wish::Wish::Claim);
            if claim && may_claim {
                self.submit(&Command::ClaimDoublets { seat }, news);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Submits what is known to be allowed, and tells what happened.
    fn submit(&mut self, command: &Command, news: &mut Vec<String>) {
        if let Ok(events) = self.table.submit(command) {
            let events: Vec<Event> = events.to_vec();
            news.extend(
                events.iter().filter_map(|event| self.screen.words.event(event, self.names)),
            );
        }
    }
}
