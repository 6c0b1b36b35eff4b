//! A table to test at: inputs go in, programs answer at once, and the screen can be read.

use std::{collections::VecDeque, sync::Arc};

use dublet_players::Budget;
use dublet_room::{Bench as Players, Dealer, FairDealer};
use dublet_rules::{
    bag::Bag,
    deal::{Deck, Fairness},
    notation,
    rules::Rules,
    tile::Tile,
};
use dublet_words::{Language, Words};
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind},
    layout::{Position, Size},
};

use crate::{
    draw::draw,
    evening::{Deals, Evening, Plan, told_apart, who},
    hint,
    look::Look,
    saved,
    state::{Effect, Input, Scene, State},
};

pub(super) struct Bench<'w> {
    pub(super) state: State<'w>,
    players: Players,
    /// How often the evening was to be kept.
    pub(super) saves: usize,
    pub(super) left: bool,
    /// Whether another evening is wanted.
    pub(super) again: bool,
    /// How often a record was to be kept.
    pub(super) records: usize,
    inputs: usize,
}

/// More than a whole evening takes: a game that does not go on fails, and hangs nobody.
const MOST_INPUTS: usize = 100_000;

pub(super) fn plan(rules: &str, players: &[&str]) -> Plan {
    let rules: Rules = rules.parse().unwrap();
    let words = Words::new(Language::En);
    let players = players.iter().map(|name| who(name, &words).unwrap()).collect();
    Plan { rules, players: told_apart(players), clock: None, rounds: 1 }
}

/// Fair shuffles: those of this number in the first game, others in later ones.
pub(super) fn deals(number: u8) -> Deals {
    // A game takes a secret and an id.
    let mut taken = 0;
    let bytes = move || {
        taken += 1;
        [if taken <= 2 { number } else { 100 + (taken - 1) / 2 }; 32]
    };
    Deals { dealer: Arc::new(FairDealer), bytes: Box::new(bytes) }
}

/// Deals this deck first, and fair ones after it.
struct Known(Deck);

impl Dealer for Known {
    fn deck(&self, fairness: &Fairness, rules: &Rules, shuffle: u32) -> Deck {
        if shuffle == 0 { self.0.clone() } else { fairness.deck(rules, shuffle) }
    }
}

/// The evening of a file's text.
pub(super) fn read(text: &str) -> Evening {
    let read = saved::read(text, deals(1)).ok();
    read.unwrap_or_else(|| panic!("it can be read: {text}"))
}

impl<'w> Bench<'w> {
    pub(super) fn new(evening: Evening, words: &'w Words) -> Self {
        let mut state = State::new(evening, None, words);
        let effects = state.first_effects();
        let mut bench = Self {
            state,
            players: Players::default(),
            saves: 0,
            left: false,
            again: false,
            records: 0,
            inputs: 0,
        };
        bench.carry_out(effects);
        bench
    }

    /// A game with shuffled tiles.
    pub(super) fn shuffled(rules: &str, players: &[&str], seed: u8, words: &'w Words) -> Self {
        Self::new(Evening::new(plan(rules, players), deals(seed)), words)
    }

    /// A game in which seat A starts with these tiles, and seat B has those.
    pub(super) fn dealt(plan: Plan, racks: [&str; 2], words: &'w Words) -> Self {
        let rules = plan.rules;
        let mut rest: Bag = rules.deck().into_iter().collect();
        let mut racks = racks.map(|rack| notation::tiles(rack).unwrap());
        racks.iter().flatten().for_each(|tile| assert!(rest.take(*tile)));
        // Racks are filled up with what is left, evenly spread so that little fits together.
        let mut filling: Vec<Tile> = rest.iter().collect();
        for rack in &mut racks {
            while rack.len() < 14 {
                rack.push(filling.remove(rack.len() * 5 % filling.len()));
            }
        }
        let deck = Deck::new(&rules, [racks.concat(), filling].concat()).unwrap();
        let deals = Deals { dealer: Arc::new(Known(deck)), ..deals(1) };
        Self::new(Evening::new(plan, deals), words)
    }

    pub(super) fn input(&mut self, input: Input) {
        self.inputs += 1;
        assert!(self.inputs < MOST_INPUTS, "the evening goes on: {:#?}", self.screen());
        let effects = self.state.update(input);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let input = match effect {
                Effect::AskBots(question) => {
                    let answer = question.answer(&mut self.players, Budget::states(20_000));
                    Input::Bots(question.line, answer)
                }
                Effect::FindHint(events, position) => Input::Hint(events, hint::best(&position)),
                Effect::Save => {
                    self.saves += 1;
                    is_kept_whole(&self.state.evening);
                    continue;
                }
                Effect::SaveRecord => {
                    assert!(self.state.evening.record().verify().is_ok());
                    continue;
                }
                Effect::KeepRecord => {
                    self.records += 1;
                    Input::RecordKept("game-1.txt".to_owned())
                }
                Effect::PlayAgain => {
                    self.again = true;
                    continue;
                }
                Effect::Leave { .. } => {
                    self.left = true;
                    continue;
                }
            };
            effects.extend(self.state.update(input));
        }
    }

    /// Presses keys: letters, and names of others in angle brackets.
    pub(super) fn press(&mut self, keys: &str) {
        for part in keys.split_whitespace() {
            let code = match part {
                "Enter" => KeyCode::Enter,
                "Space" => KeyCode::Char(' '),
                "Tab" => KeyCode::Tab,
                "Left" => KeyCode::Left,
                "Right" => KeyCode::Right,
                "Up" => KeyCode::Up,
                "Down" => KeyCode::Down,
                "PageDown" => KeyCode::PageDown,
                "PageUp" => KeyCode::PageUp,
                "Esc" => KeyCode::Esc,
                letter => KeyCode::Char(letter.chars().next().unwrap()),
            };
            self.input(Input::Key(KeyEvent::from(code)));
        }
    }

    /// Whatever leads on where there is nothing to decide.
    pub(super) fn go_on(&mut self) {
        match self.state.stage {
            Scene::HandOver { .. } => self.press("Space"),
            _ => self.press("Enter"),
        }
    }

    pub(super) fn mouse(&mut self, kind: MouseEventKind, at: Position) {
        let modifiers = KeyModifiers::NONE;
        self.input(Input::Mouse(MouseEvent { kind, column: at.x, row: at.y, modifiers }));
    }

    pub(super) fn click(&mut self, at: Position) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), at);
        self.mouse(MouseEventKind::Up(MouseButton::Left), at);
    }

    pub(super) fn drag(&mut self, from: Position, to: Position) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), from);
        self.mouse(MouseEventKind::Drag(MouseButton::Left), to);
        self.mouse(MouseEventKind::Up(MouseButton::Left), to);
    }

    /// Where a tile of the rack is shown.
    pub(super) fn on_rack(&self, tile: &str) -> Position {
        let tile = notation::tiles(tile).unwrap()[0];
        let board = self.state.board();
        let found = board.rack_tiles.iter().find(|(p, _)| self.state.desk.rack()[*p].tile == tile);
        found.expect("on the rack").1
    }

    pub(super) fn resize(&mut self, width: u16, height: u16) {
        self.input(Input::Resize(Size::new(width, height)));
    }

    /// The lines of the screen, without colours.
    pub(super) fn screen(&self) -> Vec<String> {
        screen_of(&self.state)
    }

    pub(super) fn melds(&self) -> Vec<String> {
        let written =
            |meld: &Vec<Tile>| meld.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        self.state.desk.layout().0.iter().map(written).collect()
    }
}

/// The lines of a screen, without colours.
pub(super) fn screen_of(state: &State<'_>) -> Vec<String> {
    let Size { width, height } = state.size;
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(state, Look { colours: false }, frame)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    (0..height).map(|y| (0..width).map(|x| buffer[(x, y)].symbol().to_owned()).collect()).collect()
}

/// What is read from a kept evening is that evening.
fn is_kept_whole(evening: &Evening) {
    let text = saved::write(evening);
    let again = read(&text);
    assert_eq!(saved::write(&again), text);
    assert!(again.plan == evening.plan);
    assert!(again.games() == evening.games());
    assert!(again.by_colour == evening.by_colour);
    assert!(again.game() == evening.game());
    assert!(again.record() == evening.record());
}
