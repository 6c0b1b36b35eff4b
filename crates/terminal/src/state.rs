//! The game on the screen as a value: what is shown, and what an input makes of it. Clock, disk, threads and
//! the terminal are the edge's; they come in as inputs and go out as effects.

use std::time::Duration;

use dublet_room::Question;
use dublet_rules::{
    bag::Bag,
    game::{Command, view::SeatView},
    order::{Sorting, in_lanes},
    seat::Seat,
    tile::Tile,
};
use dublet_solver::{Move, changes};
use dublet_words::{Words, columns::width};
use ratatui::{
    crossterm::event::{KeyEvent, MouseEvent},
    layout::{Position, Size},
};

use crate::{
    board::{Board, Content, Cursor},
    desk::{Desk, Spot},
    evening::Evening,
    hint::{Hint, Position as Asked},
    keys::Action,
};

/// What comes in.
pub(crate) enum Input {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Resize(Size),
    /// The time since the program started.
    Tick(Duration),
    /// What the programs want who were asked at a line of the table's log.
    Bots(u64, Option<Command>),
    /// The best lay of the turn after so many events.
    Hint(usize, Vec<Move>),
    /// The record of the game just ended is kept in this file.
    RecordKept(String),
    /// Something went wrong outside, in words.
    Trouble(String),
}

/// What is to be done outside.
pub(crate) enum Effect {
    AskBots(Box<Question>),
    /// Find the best lay of the turn after so many events.
    FindHint(usize, Box<Asked>),
    /// Keep the evening as it stands.
    Save,
    /// Keep the record of the game just ended beside the evening, if that is kept.
    SaveRecord,
    /// Keep the record of the game just ended, wherever that is, and say where.
    KeepRecord,
    /// Begin another evening of the same plan.
    PlayAgain,
    /// Leave; keep the evening though nobody asked for it before.
    Leave {
        keep: bool,
    },
}

/// What the screen is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scene {
    /// Racks are hidden until this player is at the screen.
    HandOver {
        seat: Seat,
        look: bool,
    },
    /// A look at the tiles dealt, for three doublets (rule 2.3).
    Look {
        seat: Seat,
    },
    Turn {
        seat: Seat,
    },
    /// A draw to be looked at, and whether announcing an opening after it counts (rule 7.4).
    Drew {
        seat: Seat,
        tiles: Vec<Tile>,
        announcement_counts: bool,
    },
    /// Programs are asked.
    Watching,
    /// A game is over.
    Over,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cover {
    Help,
    Scores,
    Quit,
    /// Why a lay cannot be; where a wrong one costs tiles, the question whether to hand it in (rule 4.5).
    Faults {
        reasons: Vec<String>,
        cost: u8,
    },
    /// Something to be read.
    Told {
        title: &'static str,
        text: String,
    },
    /// Drawing takes the tiles laid back to the rack.
    DrawAnyway,
    /// Which stack to draw from (rule 2.2).
    Stacks {
        stacks: Vec<usize>,
        chosen: usize,
    },
}

impl State<'_> {
    /// Whether the question on the screen is one of yes or no. Leaving a game that nobody has saved is none: a letter that
    /// is yes on one keyboard and no on another must not lose it.
    pub(crate) fn asks_yes_or_no(&self, cover: &Cover) -> bool {
        match cover {
            Cover::Quit => self.loses_nothing(),
            Cover::Faults { cost, .. } => *cost > 0,
            Cover::DrawAnyway => true,
            _ => false,
        }
    }

    /// Whether the game is saved, or over.
    pub(crate) fn loses_nothing(&self) -> bool {
        self.file.is_some() || !self.evening.has_more()
    }
}

/// A pressed mouse button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Press {
    pub(crate) from: Option<Spot>,
    pub(crate) at: Position,
    /// Where a dragged tile is now.
    pub(crate) dragged_to: Option<Position>,
}

pub(crate) struct State<'w> {
    pub(crate) words: &'w Words,
    /// Where the evening is kept, if anywhere.
    pub(crate) file: Option<String>,
    pub(crate) size: Size,
    pub(crate) now: Duration,
    pub(crate) evening: Evening,
    pub(crate) stage: Scene,
    pub(crate) cover: Option<Cover>,
    /// How far what lies over the table is scrolled.
    pub(crate) cover_scroll: u16,
    /// Whose rack is shown.
    pub(crate) viewer: Option<Seat>,
    pub(crate) desk: Desk,
    pub(crate) cursor: Cursor,
    /// In the order in which they were picked.
    pub(crate) picks: Vec<Spot>,
    pub(crate) press: Option<Press>,
    pub(crate) scroll: u16,
    pub(crate) hint: Hint,
    pub(crate) note: Option<String>,
    pub(crate) log: Vec<String>,
    /// People who have not looked for doublets yet.
    pub(crate) looks: Vec<Seat>,
    /// The line of the question the programs think about.
    pub(crate) asked: Option<u64>,
    pub(crate) effects: Vec<Effect>,
}

impl<'w> State<'w> {
    /// An evening on the screen, from its beginning or from where it was kept.
    pub(crate) fn new(evening: Evening, file: Option<String>, words: &'w Words) -> Self {
        let mut state = Self {
            words,
            file,
            size: Size::new(80, 24),
            now: Duration::ZERO,
            stage: Scene::Watching,
            cover: None,
            cover_scroll: 0,
            viewer: None,
            desk: Desk::default(),
            cursor: Cursor::New,
            picks: Vec::new(),
            press: None,
            scroll: 0,
            hint: Hint::None,
            note: None,
            log: Vec::new(),
            looks: Vec::new(),
            asked: None,
            effects: Vec::new(),
            evening,
        };
        state.sit_down();
        state
    }

    /// What an input makes of it, and what is to be done about that.
    pub(crate) fn update(&mut self, input: Input) -> Vec<Effect> {
        let before = (self.cursor, self.size, self.desk.melds().len());
        match input {
            Input::Key(key) => self.key(key),
            Input::Mouse(mouse) => self.mouse(mouse),
            Input::Resize(size) => self.size = size,
            Input::Tick(now) => self.tick(now),
            Input::Bots(line, command) => self.bots_want(line, command),
            Input::Hint(events, moves) => self.take_hint(events, moves),
            Input::RecordKept(file) => {
                let text = self.words.tell("play-record-kept", [("file", file.into())]);
                self.cover = Some(Cover::Told { title: "button-review", text });
            }
            // There are no lines for a note below a result.
            Input::Trouble(text) if self.stage == Scene::Over => {
                self.cover = Some(Cover::Told { title: "play-trouble", text });
            }
            Input::Trouble(text) => self.note = Some(text),
        }
        if self.cover.is_none() {
            self.cover_scroll = 0;
        }
        let board = self.board();
        // The wheel may leave the cursor behind; moving it brings it back into sight.
        self.scroll = match before == (self.cursor, self.size, self.desk.melds().len()) {
            true => self.scroll.min(board.most_scroll()),
            false => board.scroll_to(self.cursor, self.scroll),
        };
        std::mem::take(&mut self.effects)
    }

    /// What is due before the first input.
    pub(crate) fn first_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Where everything lies.
    pub(crate) fn board(&self) -> Board {
        let melds: Vec<usize> = self.desk.melds().iter().map(Vec::len).collect();
        let buttons: Vec<(Action, u16)> = self
            .buttons()
            .into_iter()
            .map(|(action, text)| {
                (action, (width(&self.key_name(action)) + width(&text) + 3) as u16)
            })
            .collect();
        Board::new(&Content {
            size: self.size,
            melds: &melds,
            rack: &self.rack_order(),
            buttons: &buttons,
        })
    }

    /// The places of the rack, sorted: 777 by number, 789 by colour.
    pub(crate) fn rack_order(&self) -> Vec<usize> {
        let by_colour = self.viewer.is_some_and(|seat| self.evening.by_colour[seat.index()]);
        let sorting = if by_colour { Sorting::Runs } else { Sorting::Groups };
        let rack = self.desk.rack();
        let mut places: Vec<usize> = (0..rack.len()).collect();
        places.sort_by_key(|place| sorting.place(rack[*place].tile));
        places
    }

    /// What the viewer sees, if anybody is at the screen.
    pub(crate) fn view(&self) -> Option<SeatView> {
        self.evening.game().seat_view(self.viewer?)
    }

    /// Who may move tiles now.
    pub(crate) fn mover(&self) -> Option<Seat> {
        match self.stage {
            Scene::Turn { seat } => Some(seat),
            _ => None,
        }
    }

    /// Shows the table, and the rack of whoever is at the screen.
    pub(crate) fn show(&mut self, viewer: Option<Seat>) {
        let table = in_lanes(&self.evening.game().public_view().table);
        let before = match viewer {
            Some(seat) => self.evening.table_after_turn_of(seat),
            None => self.evening.last_lay().map(|(_, before)| before).unwrap_or_default(),
        };
        self.lay_out(viewer, &changes(&in_lanes(&before), &table));
    }

    /// The same with these tiles of the table marked.
    pub(crate) fn lay_out(&mut self, viewer: Option<Seat>, marks: &[Vec<bool>]) {
        let game = self.evening.game();
        let table = in_lanes(&game.public_view().table);
        let rack = viewer.and_then(|seat| game.seat_view(seat)).map_or(Bag::EMPTY, |v| v.rack);
        let drawn = viewer.map_or(Bag::EMPTY, |seat| self.evening.just_drawn(seat));
        let tiles = |desk: &Desk| desk.rack().iter().map(|p| p.tile).collect::<Bag>();
        let before = tiles(&self.desk);
        self.desk = Desk::new(&table, marks, &rack, &drawn);
        // Another rack has other tiles at the same places.
        if viewer != self.viewer || before != tiles(&self.desk) || self.cursor_is_lost() {
            self.viewer = viewer;
            self.go_home();
        }
        self.picks.clear();
        self.press = None;
        self.hint = Hint::None;
    }

    /// Puts the cursor on the tile just drawn, or else on the first of the rack.
    pub(crate) fn go_home(&mut self) {
        let order = self.rack_order();
        let drawn = order.iter().find(|place| self.desk.rack()[**place].news);
        let home = drawn.or(order.first());
        self.cursor = home.map_or(Cursor::New, |place| Cursor::Tile(Spot::Rack(*place)));
    }

    /// Whether the tile under the cursor is gone.
    fn cursor_is_lost(&self) -> bool {
        match self.cursor {
            Cursor::New => false,
            Cursor::Tile(spot) => self.desk.at(spot).is_none(),
        }
    }

    /// After tiles were moved: nothing is picked, and the cursor is on something.
    pub(crate) fn settle(&mut self) {
        self.picks.clear();
        self.note = None;
        if self.cursor_is_lost() {
            self.cursor = match self.cursor {
                Cursor::Tile(Spot::Rack(_)) => {
                    let last = self.rack_order().last().copied();
                    last.map_or(Cursor::New, |place| Cursor::Tile(Spot::Rack(place)))
                }
                _ => Cursor::New,
            };
        }
    }

    /// The clock of the table goes while somebody plays, and stands while others look, draw and change places.
    fn tick(&mut self, now: Duration) {
        let passed = now.as_millis().saturating_sub(self.now.as_millis());
        self.now = now;
        if let Some(seat) = self.mover() {
            let outcome = self.evening.pass(seat, passed as i64, self.desk.draft());
            let events = self.take(outcome);
            if !events.is_empty() {
                self.cover = None;
                self.note = None;
                self.end_turn(seat, &events);
            }
        }
    }

    /// Whole seconds left of a turn.
    pub(crate) fn seconds_left(&self) -> Option<u64> {
        self.mover()?;
        let left = self.evening.time_left()?.max(0) as u64;
        Some(left.div_ceil(1000))
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.words.say(id)
    }
}
