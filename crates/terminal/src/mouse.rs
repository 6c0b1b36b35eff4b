//! The mouse: a click picks a tile or puts the picked ones down, and tiles can be dragged.

use ratatui::{
    crossterm::event::{MouseButton, MouseEvent, MouseEventKind},
    layout::Position,
};

use crate::{
    board::{Cursor, Hit},
    desk::{Spot, Target},
    keys::Action,
    state::{Press, State},
};

/// Lines a turn of the wheel scrolls.
const WHEEL: u16 = 2;

impl State<'_> {
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.wheel(Action::Up),
            MouseEventKind::ScrollDown => self.wheel(Action::Down),
            MouseEventKind::Down(MouseButton::Left) => {
                let from = match self.board().hit(at, self.scroll) {
                    Hit::Tile(spot) if self.mover().is_some() && self.cover.is_none() => Some(spot),
                    _ => None,
                };
                self.press = Some(Press { from, at, dragged_to: None });
            }
            MouseEventKind::Drag(MouseButton::Left) => {
                if let Some(press) = self.press.as_mut().filter(|press| press.from.is_some()) {
                    press.dragged_to = Some(at);
                }
            }
            MouseEventKind::Up(MouseButton::Left) => match self.press.take() {
                Some(Press { from: Some(spot), dragged_to: Some(_), at: began })
                    if self.board().hit(at, self.scroll)
                        != self.board().hit(began, self.scroll) =>
                {
                    self.drag(spot, at);
                }
                Some(_) => self.click(at),
                None => {}
            },
            // Picks one more, where a left click would put the picked ones down.
            MouseEventKind::Down(MouseButton::Right) => {
                if let Hit::Tile(spot) = self.board().hit(at, self.scroll)
                    && self.mover().is_some()
                    && self.cover.is_none()
                {
                    self.cursor = Cursor::Tile(spot);
                    self.pick(spot);
                }
            }
            _ => {}
        }
    }

    fn wheel(&mut self, way: Action) {
        match (&self.cover, way) {
            (Some(_), _) => self.act(way),
            (None, Action::Up) => self.scroll = self.scroll.saturating_sub(WHEEL),
            (None, _) => self.scroll = (self.scroll + WHEEL).min(self.board().most_scroll()),
        }
    }

    fn click(&mut self, at: Position) {
        let hit = self.board().hit(at, self.scroll);
        if let Hit::Button(action) = hit {
            return self.act(action);
        }
        if self.cover.is_some() || self.mover().is_none() {
            return;
        }
        match hit {
            Hit::Tile(spot @ Spot::Rack(_)) => {
                self.cursor = Cursor::Tile(spot);
                if self.picks.iter().all(|picked| matches!(picked, Spot::Rack(_))) {
                    self.pick(spot);
                } else {
                    self.put(Target::Rack);
                }
            }
            Hit::Tile(spot @ Spot::Table { meld, place }) => {
                self.cursor = Cursor::Tile(spot);
                let same = |picked: &Spot| matches!(picked, Spot::Table { meld: from, .. } if *from == meld);
                if self.picks.iter().all(same) {
                    self.pick(spot);
                } else {
                    self.put(self.onto(meld, place));
                }
            }
            _ => self.drop_on(hit),
        }
    }

    /// Drops the dragged tile, and all picked ones if it is one of them.
    fn drag(&mut self, spot: Spot, at: Position) {
        if !self.picks.contains(&spot) {
            self.picks = vec![spot];
        }
        self.drop_on(self.board().hit(at, self.scroll));
        if self.note.is_some() {
            self.picks.clear();
        }
    }

    fn drop_on(&mut self, hit: Hit) {
        if self.picks.is_empty() {
            return;
        }
        match hit {
            Hit::Tile(Spot::Table { meld, place }) => {
                self.cursor = Cursor::Tile(Spot::Table { meld, place });
                self.put(self.onto(meld, place));
            }
            Hit::Meld(meld) => {
                self.cursor = Cursor::Tile(Spot::Table { meld, place: 0 });
                self.put(self.onto(meld, usize::MAX));
            }
            Hit::Table => self.put(Target::New),
            Hit::Tile(Spot::Rack(_)) | Hit::Rack => self.put(Target::Rack),
            Hit::Button(_) | Hit::Elsewhere => {}
        }
    }
}
