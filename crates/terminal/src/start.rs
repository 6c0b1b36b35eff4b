//! The start screen: who plays what. Enter alone starts a game against one program.

use dublet_players::Level;
use dublet_rules::{
    rules::{Edition, Rules},
    seat::Seat,
};
use dublet_words::{
    Words,
    columns::{width, wrap},
};
use ratatui::{
    Frame,
    crossterm::event::{
        KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    },
    style::Style,
};

use crate::{
    clock::Clock,
    evening::{Plan, USUAL_LEVEL, Who, told_apart},
    look::Look,
};

/// Seconds a move can be given.
const CLOCKS: [u16; 5] = [30, 40, 60, 90, 120];
/// The most rounds of an evening.
pub const MOST_ROUNDS: u8 = 20;
/// The longest name.
const NAME: usize = 16;
/// Where the rows begin, and how far the values are from the left.
const TOP: u16 = 5;
const VALUES: u16 = 16;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Chair {
    Empty,
    Person(String),
    Bot(Level),
}

/// What the start screen is left with.
#[derive(Debug, PartialEq)]
pub(crate) enum Chosen {
    Play(Plan),
    Leave,
}

pub(crate) struct Form<'w> {
    words: &'w Words,
    rules: Rules,
    /// House rules stay as the file has them.
    fixed: bool,
    chairs: Vec<Chair>,
    clock: Clock,
    rounds: u8,
    row: usize,
    note: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Edition,
    Chair(usize),
    Clock,
    Rounds,
    Start,
}

impl<'w> Form<'w> {
    pub(crate) fn new(
        rules: Rules,
        fixed: bool,
        clock: Clock,
        rounds: u8,
        words: &'w Words,
    ) -> Self {
        let mut chairs = vec![Chair::Empty; Seat::MAX];
        chairs[0] = Chair::Person(words.say("start-you"));
        chairs[1] = Chair::Bot(USUAL_LEVEL);
        let row = Seat::MAX + 3;
        let mut form = Self { words, rules, fixed, chairs, clock, rounds, row, note: None };
        form.row = form.rows().len() - 1;
        form
    }

    fn rows(&self) -> Vec<Row> {
        let chairs = (0..usize::from(self.rules.max_players)).map(Row::Chair);
        let rest = [Row::Clock, Row::Rounds, Row::Start];
        std::iter::once(Row::Edition).chain(chairs).chain(rest).collect()
    }

    /// The chairs there are in the edition.
    fn chairs(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().take(self.rules.max_players.into())
    }

    fn here(&self) -> Row {
        self.rows().get(self.row).copied().unwrap_or(Row::Start)
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Chosen> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        self.note = None;
        let last = self.rows().len() - 1;
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return Some(Chosen::Leave);
            }
            KeyCode::Esc => return Some(Chosen::Leave),
            KeyCode::Enter => return self.start(),
            KeyCode::Up | KeyCode::BackTab => self.row = self.row.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1).min(last),
            KeyCode::Left => self.change(false),
            KeyCode::Right => self.change(true),
            KeyCode::Backspace => {
                if let Some(name) = self.name() {
                    name.pop();
                }
            }
            KeyCode::Char(letter) if letter != ',' && letter != '=' => match self.name() {
                Some(name) if name.chars().count() < NAME => name.push(letter),
                None if letter == ' ' => self.change(true),
                None if letter == 'q' => return Some(Chosen::Leave),
                _ => {}
            },
            _ => {}
        }
        None
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Option<Chosen> {
        let MouseEventKind::Down(MouseButton::Left) = mouse.kind else { return None };
        self.note = None;
        let row = usize::from(mouse.row.checked_sub(TOP)?);
        self.row = if row < self.rows().len() { row } else { return None };
        match self.here() {
            Row::Start => return self.start(),
            _ => self.change(mouse.column >= VALUES + 2),
        }
        None
    }

    fn name(&mut self) -> Option<&mut String> {
        let Row::Chair(chair) = self.here() else { return None };
        match &mut self.chairs[chair] {
            Chair::Person(name) => Some(name),
            _ => None,
        }
    }

    fn change(&mut self, forward: bool) {
        match self.here() {
            Row::Edition if self.fixed => {}
            Row::Edition => {
                let edition = turned(&Edition::ALL, &self.rules.edition, forward);
                self.rules = edition.rules();
            }
            Row::Chair(chair) => {
                let person = match &self.chairs[chair] {
                    Chair::Person(name) => name.clone(),
                    _ if chair == 0 => self.words.say("start-you"),
                    _ => self.words.tell("start-player", [("number", (chair + 1).into())]),
                };
                let mut all = vec![Chair::Person(person)];
                all.extend(Level::LADDER.map(Chair::Bot));
                all.push(Chair::Empty);
                self.chairs[chair] = turned(&all, &self.chairs[chair], forward);
            }
            Row::Clock => {
                let mut all = vec![Clock::Edition, Clock::Off];
                all.extend(CLOCKS.map(Clock::Seconds));
                if !all.contains(&self.clock) {
                    all.push(self.clock);
                }
                self.clock = turned(&all, &self.clock, forward);
            }
            Row::Rounds => {
                let rounds = if forward { self.rounds + 1 } else { self.rounds - 1 };
                self.rounds = rounds.clamp(1, MOST_ROUNDS);
            }
            Row::Start => {}
        }
    }

    /// The plan, unless the players are too few.
    fn start(&mut self) -> Option<Chosen> {
        let players: Vec<Who> = self
            .chairs()
            .filter_map(|chair| match chair {
                Chair::Empty => None,
                Chair::Bot(level) => Some(Who::program(*level, self.words)),
                Chair::Person(name) => {
                    let name = match name.trim() {
                        "" => self.words.say("start-you"),
                        name => name.to_owned(),
                    };
                    Some(Who { name, level: None })
                }
            })
            .collect();
        let (seats, min, max) = (players.len(), self.rules.min_players, self.rules.max_players);
        if seats < min.into() {
            let args = [("seats", seats.into()), ("min", min.into()), ("max", max.into())];
            self.note = Some(self.words.tell("error-seats", args));
            return None;
        }
        Some(Chosen::Play(Plan {
            rules: self.rules,
            players: told_apart(players),
            clock: self.clock.seconds(&self.rules),
            rounds: self.rounds,
        }))
    }

    /// What a row is for, and what is chosen.
    fn row_text(&self, row: Row) -> (String, String) {
        let words = self.words;
        match row {
            Row::Edition => (words.say("start-edition"), words.rules_name(&self.rules)),
            Row::Chair(chair) => {
                let label = words.tell("start-seat", [("number", (chair + 1).into())]);
                let value = match &self.chairs[chair] {
                    Chair::Empty => words.say("start-nobody"),
                    Chair::Person(name) => {
                        words.tell("start-person", [("name", name.as_str().into())])
                    }
                    Chair::Bot(level) => {
                        words.tell("start-bot", [("level", words.level_name(*level).into())])
                    }
                };
                (label, value)
            }
            Row::Clock => {
                let value = match self.clock.seconds(&self.rules) {
                    None => words.say("start-no-clock"),
                    Some(seconds) => words.tell("start-seconds", [("count", seconds.into())]),
                };
                (words.say("start-clock"), value)
            }
            Row::Rounds => {
                let seats = self.chairs().filter(|chair| **chair != Chair::Empty).count();
                let games = self.rules.round.games(seats as u8);
                let args = [("rounds", self.rounds.into()), ("games", games.into())];
                (words.say("start-rounds"), words.tell("start-rounds-of", args))
            }
            Row::Start => (words.say("start-start"), String::new()),
        }
    }

    /// A word about what is chosen, where its name does not tell.
    fn about(&self, row: Row) -> Option<String> {
        match row {
            Row::Edition if !self.fixed => {
                let edition = ("edition", self.rules.edition.id().into());
                Some(self.words.tell("start-about-edition", [edition]))
            }
            Row::Chair(chair) => match self.chairs[chair] {
                Chair::Bot(level) => {
                    Some(self.words.tell("start-about-level", [("level", level.name().into())]))
                }
                Chair::Person(_) | Chair::Empty => None,
            },
            Row::Clock if self.clock == Clock::Edition => Some(self.words.say("start-about-clock")),
            _ => None,
        }
    }

    /// How one finds the edition of one's box, while editions are chosen.
    fn box_lines(&self, columns: u16) -> Vec<String> {
        if self.fixed || self.rows().get(self.row) != Some(&Row::Edition) {
            return Vec::new();
        }
        let holds = self.words.edition_box_holds(self.rules.edition);
        let told = holds.into_iter().chain([self.words.say("edition-no-box")]);
        told.flat_map(|text| wrap(&text, columns.into())).collect()
    }

    pub(crate) fn draw(&self, look: Look, frame: &mut Frame<'_>) {
        let words = self.words;
        let buffer = frame.buffer_mut();
        let area = buffer.area;
        let mut write = |x: u16, y: u16, text: &str, style: Style| {
            if y < area.height && x < area.width {
                buffer.set_stringn(x, y, text, usize::from(area.width - x), style);
            }
        };
        write(2, 1, "Dublet", look.accent());
        write(10, 1, &words.say("start-about"), look.quiet());
        write(2, 3, &words.say("start-enter"), look.bold());
        for (place, row) in self.rows().into_iter().enumerate() {
            let (label, value) = self.row_text(row);
            let y = TOP + place as u16;
            let here = place == self.row;
            let style = match (row, here) {
                (Row::Start, _) => look.accent(),
                (_, true) => look.bold(),
                (_, false) => Style::new(),
            };
            if here {
                write(2, y, "▸", look.accent());
            }
            write(4, y, &label, style);
            if row != Row::Start {
                let arrows = here && !(self.fixed && row == Row::Edition);
                let value =
                    if arrows { format!("‹ {value} ›") } else { format!("  {value}  ") };
                write(VALUES, y, &value, style);
                if let Some(about) = self.about(row) {
                    write(VALUES + width(&value) as u16 + 1, y, &about, look.quiet());
                }
            }
        }
        let below = TOP + self.rows().len() as u16 + 1;
        write(4, below, &words.say("start-keys"), look.quiet());
        if let Some(note) = &self.note {
            write(4, below + 1, note, look.wrong());
        }
        for (line, y) in self.box_lines(area.width.saturating_sub(8)).iter().zip(below + 3..) {
            write(4, y, line, look.quiet());
        }
    }
}

/// The neighbour of a choice, round and round.
fn turned<T: Clone + PartialEq>(all: &[T], now: &T, forward: bool) -> T {
    let here = all.iter().position(|one| one == now).unwrap_or(0);
    let by = if forward { 1 } else { all.len() - 1 };
    all[(here + by) % all.len()].clone()
}

#[cfg(test)]
mod tests {
    use ratatui::{Terminal, backend::TestBackend};

    use super::*;
    use dublet_words::Language;

    fn form(words: &Words) -> Form<'_> {
        Form::new(Edition::Standard.rules(), false, Clock::Edition, 1, words)
    }

    fn press(form: &mut Form<'_>, keys: &[KeyCode]) -> Option<Chosen> {
        keys.iter().fold(None, |_, key| form.key(KeyEvent::from(*key)))
    }

    #[test]
    fn enter_alone_is_a_game_against_one_program() {
        let words = Words::new(Language::En);
        let Some(Chosen::Play(plan)) = press(&mut form(&words), &[KeyCode::Enter]) else {
            panic!("a plan");
        };
        let levels: Vec<Option<Level>> = plan.players.iter().map(|who| who.level).collect();
        assert_eq!(levels, [None, Some(USUAL_LEVEL)]);
        assert_eq!((plan.rules, plan.clock), (Edition::Standard.rules(), None));
    }

    /// The clock is the edition's until another is chosen, and then stays (rule 1.2).
    #[test]
    fn the_clock_follows_the_edition_until_one_is_chosen() {
        let words = Words::new(Language::En);
        let mut form = form(&words);
        let clock = |form: &mut Form<'_>| match press(form, &[KeyCode::Enter]) {
            Some(Chosen::Play(plan)) => (plan.clock, form.row_text(Row::Clock).1),
            other => panic!("{other:?}"),
        };
        assert_eq!(clock(&mut form), (None, "no clock".to_owned()));
        form.rules = Edition::Family.rules();
        assert_eq!(clock(&mut form), (Some(60), "60 seconds a move".to_owned()));
        assert!(form.about(Row::Clock).is_some());
        form.row = form.rows().iter().position(|row| *row == Row::Clock).unwrap();
        press(&mut form, &[KeyCode::Right]);
        assert_eq!(clock(&mut form), (None, "no clock".to_owned()));
        press(&mut form, &[KeyCode::Right]);
        assert_eq!(clock(&mut form), (Some(30), "30 seconds a move".to_owned()));
        form.rules = Edition::Championship.rules();
        assert_eq!(clock(&mut form).0, Some(30));
    }

    #[test]
    fn names_are_typed_and_chairs_are_turned() {
        let words = Words::new(Language::En);
        let mut form = form(&words);
        let mut keys = vec![KeyCode::Up; 20];
        keys.push(KeyCode::Down);
        keys.extend([KeyCode::Backspace; NAME]);
        keys.extend("Anna".chars().map(KeyCode::Char));
        keys.extend([KeyCode::Down, KeyCode::Down, KeyCode::Right, KeyCode::Enter]);
        let Some(Chosen::Play(plan)) = press(&mut form, &keys) else { panic!("a plan") };
        assert_eq!(plan.players.len(), 3);
        assert_eq!(plan.players[0].name, "Anna");
        assert_eq!(plan.players[2].level, None);
    }

    /// Every choice has a word about it that fits on the screen, in every language.
    #[test]
    fn levels_and_editions_are_explained() {
        for language in [Language::En, Language::Pl, Language::Ru] {
            let words = Words::new(language);
            let mut form = form(&words);
            for (level, edition) in Level::LADDER.iter().cycle().zip(Edition::ALL) {
                form.rules = edition.rules();
                form.chairs[1] = Chair::Bot(*level);
                let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
                terminal.draw(|frame| form.draw(Look { colours: false }, frame)).unwrap();
                let screen = terminal.backend().to_string();
                for row in [Row::Edition, Row::Chair(1)] {
                    let about = form.about(row).unwrap();
                    assert!(screen.contains(&format!("  {about} ")), "{about}:\n{screen}");
                }
            }
        }
    }

    /// Who has a box goes by its tiles and its rulebook, and reads that below the form.
    #[test]
    fn an_edition_tells_what_is_in_its_box() {
        for language in [Language::En, Language::Pl, Language::Ru] {
            let words = Words::new(language);
            let mut form = form(&words);
            for edition in Edition::ALL {
                form.rules = edition.rules();
                form.row = 0;
                let told = form.box_lines(72).join(" ");
                // Six jokers stay in the box.
                let unused = if edition == Edition::Standard { 6 } else { 0 };
                let tiles = (form.rules.deck_size() + unused).to_string();
                let is_boxed = !edition.id().starts_with("championship");
                assert_eq!(told.starts_with(&tiles), is_boxed, "{told}");
                let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
                terminal.draw(|frame| form.draw(Look { colours: false }, frame)).unwrap();
                let screen = terminal.backend().to_string();
                let last = form.box_lines(72).pop().unwrap();
                assert!(screen.contains(&last), "{last}:\n{screen}");
                form.row = 1;
                assert_eq!(form.box_lines(72), [""; 0]);
            }
        }
    }

    #[test]
    fn a_chair_takes_a_person_a_level_of_the_ladder_or_nobody() {
        let words = Words::new(Language::En);
        let mut form = form(&words);
        form.row = 2;
        let mut seen = Vec::new();
        for _ in 0..Level::LADDER.len() + 2 {
            seen.push(form.chairs[1].clone());
            press(&mut form, &[KeyCode::Right]);
        }
        assert_eq!(form.chairs[1], Chair::Bot(USUAL_LEVEL), "all the way round");
        assert!(Level::LADDER.iter().all(|level| seen.contains(&Chair::Bot(*level))));
        assert!(seen.contains(&Chair::Empty));
    }

    /// Chairs of a larger edition do not count in a smaller one.
    #[test]
    fn only_the_chairs_of_the_edition_count() {
        let words = Words::new(Language::En);
        let mut form = form(&words);
        form.chairs = vec![Chair::Bot(USUAL_LEVEL); Seat::MAX];
        let (_, rounds) = form.row_text(Row::Rounds);
        assert!(rounds.contains("4 games"), "{rounds}");
    }

    #[test]
    fn too_few_players_are_told_and_do_not_start() {
        let words = Words::new(Language::En);
        let mut form = form(&words);
        form.chairs[1] = Chair::Empty;
        assert_eq!(press(&mut form, &[KeyCode::Enter]), None);
        assert!(form.note.is_some());
    }
}
