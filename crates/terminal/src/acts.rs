//! What a key asks for, at every stage of a game and with every cover on the table.

use dublet_rules::{game::Command, order::in_lanes, seat::Seat};
use dublet_solver::changes;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::{
    board::Cursor,
    covers::most_scroll,
    desk::Spot,
    keys::{Action, latin},
    news::event_words,
    state::{Cover, Effect, Scene, State},
};

impl State<'_> {
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char(letter) if latin(letter) == 'c') {
                // Asked for once, it may have been meant for something else.
                match self.cover {
                    Some(Cover::Quit) => self.effects.push(Effect::Leave { keep: false }),
                    _ => self.cover = Some(Cover::Quit),
                }
            }
            return;
        }
        if let Some(action) = self.answer(key).or_else(|| Action::of(key)) {
            self.act(action);
        }
    }

    /// What a letter of the reader's own language answers to a question of yes or no: `y` and `n` answer too, but a
    /// Russian `н` means no, although `y` is on its key.
    fn answer(&self, key: KeyEvent) -> Option<Action> {
        let asks = self.cover.as_ref().is_some_and(|cover| self.asks_yes_or_no(cover));
        let KeyCode::Char(letter) = key.code else { return None };
        let letter = letter.to_lowercase().to_string();
        let said = [Action::Yes, Action::No].into_iter();
        said.filter(|_| asks).find(|action| self.key_name(*action) == letter)
    }

    pub(crate) fn act(&mut self, action: Action) {
        if let Some(cover) = self.cover.take() {
            return self.act_on_cover(cover, action);
        }
        match action {
            Action::Help => self.cover = Some(Cover::Help),
            Action::Scores => self.cover = Some(Cover::Scores),
            // Nothing is lost where nothing is left to play.
            Action::Quit if !self.evening.has_more() => {
                self.effects.push(Effect::Leave { keep: false });
            }
            Action::Quit => self.cover = Some(Cover::Quit),
            Action::PageUp => self.page(false),
            Action::PageDown => self.page(true),
            _ => match self.stage.clone() {
                Scene::HandOver { seat, look } => self.act_at_hand_over(action, seat, look),
                Scene::Look { seat } => self.act_on_look(action, seat),
                Scene::Turn { seat } => self.act_in_turn(action, seat),
                Scene::Drew { seat, .. } => match action {
                    Action::Announce => {
                        if self.submit(seat, &Command::Announce { seat }).is_some() {
                            self.advance();
                        }
                    }
                    Action::Drop | Action::Escape => self.advance(),
                    _ => self.look_around(action),
                },
                Scene::Watching => self.act_while_watching(action),
                Scene::Over => match action {
                    Action::Drop if self.evening.has_more() => self.next_game(),
                    Action::Drop => self.effects.push(Effect::PlayAgain),
                    Action::Review => self.effects.push(Effect::KeepRecord),
                    _ => {}
                },
            },
        }
    }

    fn act_on_cover(&mut self, cover: Cover, action: Action) {
        let down = match action {
            Action::Down => 1,
            Action::Up => -1,
            Action::PageDown => 10,
            Action::PageUp => -10,
            _ => 0,
        };
        if down != 0 && !matches!(cover, Cover::Stacks { .. }) {
            let scroll = self.cover_scroll.saturating_add_signed(down);
            self.cover_scroll = scroll.min(most_scroll(self, &cover));
            self.cover = Some(cover);
            return;
        }
        match (cover, action) {
            (Cover::Quit, Action::Yes) if self.loses_nothing() => {
                self.effects.push(Effect::Leave { keep: false });
            }
            (Cover::Quit, Action::Reset) if !self.loses_nothing() => {
                self.effects.push(Effect::Leave { keep: false });
            }
            (Cover::Quit, Action::Sort) => self.effects.push(Effect::Leave { keep: true }),
            (Cover::Faults { cost: 1.., .. }, Action::Yes) => {
                if let Some(seat) = self.mover() {
                    self.hand_in(seat, &Command::Lay { seat, layout: self.desk.layout() });
                }
            }
            (Cover::DrawAnyway, Action::Yes) => {
                self.desk.put_all_back();
                self.settle();
                self.act(Action::Draw);
            }
            (Cover::Stacks { stacks, chosen }, Action::Left | Action::Up) => {
                let chosen = chosen.saturating_sub(1);
                self.cover = Some(Cover::Stacks { stacks, chosen });
            }
            (Cover::Stacks { stacks, chosen }, Action::Right | Action::Down) => {
                let chosen = (chosen + 1).min(stacks.len() - 1);
                self.cover = Some(Cover::Stacks { stacks, chosen });
            }
            (Cover::Stacks { stacks, chosen }, Action::Drop | Action::Draw | Action::Pick) => {
                if let Some(seat) = self.mover() {
                    let stack = stacks.get(chosen).copied();
                    self.hand_in(seat, &Command::Draw { seat, stack });
                }
            }
            // A question stays until it is answered.
            (cover, action)
                if (self.asks_yes_or_no(&cover)
                    || matches!(cover, Cover::Quit | Cover::Stacks { .. }))
                    && !matches!(action, Action::Escape | Action::Hint | Action::No) =>
            {
                self.cover = Some(cover);
            }
            _ => {}
        }
    }

    fn act_at_hand_over(&mut self, action: Action, seat: Seat, look: bool) {
        // Another key than the one that ends a turn: pressed twice, that shows nobody else's tiles.
        if action != Action::Pick {
            return;
        }
        self.note = None;
        if look {
            self.show(Some(seat));
            self.stage = Scene::Look { seat };
        } else {
            self.begin_turn(seat);
        }
    }

    fn act_on_look(&mut self, action: Action, seat: Seat) {
        match action {
            Action::Claim => self.claim(seat),
            Action::Drop | Action::Escape => self.advance(),
            _ => self.look_around(action),
        }
    }

    /// Asks for a new deal (rule 2.3).
    pub(crate) fn claim(&mut self, seat: Seat) {
        if self.submit(seat, &Command::ClaimDoublets { seat }).is_some() {
            self.advance();
        }
    }

    fn act_while_watching(&mut self, action: Action) {
        match (action, self.viewer) {
            (Action::Announce, Some(seat)) => {
                if self.submit(seat, &Command::Announce { seat }).is_some() {
                    self.advance();
                }
            }
            _ => self.look_around(action),
        }
    }

    /// What can be done when it is nobody's turn: look about, and sort the rack.
    pub(crate) fn look_around(&mut self, action: Action) {
        match action {
            Action::Left => self.step(-1, 0),
            Action::Right => self.step(1, 0),
            Action::Up => self.step(0, -1),
            Action::Down => self.step(0, 1),
            Action::Across => self.cross(),
            Action::Last => self.show_last(),
            Action::Sort => {
                if let Some(seat) = self.viewer {
                    self.evening.by_colour[seat.index()] ^= true;
                }
            }
            _ => {}
        }
    }

    fn step(&mut self, across: i32, down: i32) {
        self.cursor = self.board().step(self.cursor, across, down);
    }

    /// From the rack to the table, and back.
    fn cross(&mut self) {
        self.cursor = match self.cursor {
            Cursor::Tile(Spot::Rack(_)) => match self.desk.spots().next() {
                Some(spot @ Spot::Table { .. }) => Cursor::Tile(spot),
                _ => Cursor::New,
            },
            _ => match self.rack_order().first() {
                Some(place) => Cursor::Tile(Spot::Rack(*place)),
                None => Cursor::New,
            },
        };
    }

    /// Scrolls the table, taking the cursor along.
    fn page(&mut self, down: bool) {
        let on_rack = |cursor| matches!(cursor, Cursor::Tile(Spot::Rack(_)));
        let board = self.board();
        for _ in 0..board.table.height.div_ceil(board.scale.height + 1) {
            let next = board.step(self.cursor, 0, if down { 1 } else { -1 });
            if on_rack(next) && !on_rack(self.cursor) {
                break;
            }
            self.cursor = next;
        }
    }

    /// Says what the last player laid and marks it; again, and everything since the own last turn.
    fn show_last(&mut self) {
        let Some((event, before)) = self.evening.last_lay() else {
            self.note = Some(self.say("play-nothing-laid-yet"));
            return;
        };
        let text = event_words(self.words, event, &before, &self.evening.names());
        if !self.desk.is_changed() {
            let table = in_lanes(&self.evening.game().public_view().table);
            let marks = changes(&in_lanes(&before), &table);
            if self.note == text {
                self.show(self.viewer);
                self.note = None;
                return;
            }
            self.lay_out(self.viewer, &marks);
        }
        self.note = text;
    }
}
