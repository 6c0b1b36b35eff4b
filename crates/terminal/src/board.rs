//! Where everything lies on the screen. Drawing and the mouse ask the same board.

use ratatui::layout::{Position, Rect, Size};

use crate::{desk::Spot, keys::Action};

/// How large tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl Scale {
    /// Number and shape side by side.
    const SMALL: Self = Self { width: 3, height: 1 };
    /// The shape below the number.
    const LARGE: Self = Self { width: 4, height: 2 };

    /// From one tile to the next: a cell between them holds marks.
    const fn pitch(self) -> u16 {
        self.width + 1
    }
}

/// A meld's number and the cell before its first tile.
const LABEL: u16 = 3;

/// The smallest screen everything fits on.
pub(crate) const SMALLEST: Size = Size { width: 60, height: 18 };

/// Lines for what is to be said.
const MESSAGES: u16 = 3;

/// A place the cursor can be at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cursor {
    Tile(Spot),
    /// Where a new meld would begin.
    New,
}

/// What the mouse points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hit {
    Tile(Spot),
    /// A meld, beside its tiles.
    Meld(usize),
    /// The table where nothing lies.
    Table,
    Rack,
    Button(Action),
    Elsewhere,
}

/// What the board is to hold.
pub(crate) struct Content<'a> {
    pub(crate) size: Size,
    /// How many tiles each meld has.
    pub(crate) melds: &'a [usize],
    /// The places of the rack in the order in which they are shown.
    pub(crate) rack: &'a [usize],
    /// The buttons and how wide each is.
    pub(crate) buttons: &'a [(Action, u16)],
}

/// A laid-out screen. Places on the table are counted from the top of all melds, however far it is scrolled.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) title: Rect,
    pub(crate) table: Rect,
    pub(crate) side: Rect,
    pub(crate) heading: Rect,
    pub(crate) rack: Rect,
    pub(crate) messages: Rect,
    pub(crate) scale: Scale,
    pub(crate) table_tiles: Vec<Vec<Position>>,
    pub(crate) labels: Vec<Position>,
    pub(crate) new_meld: Position,
    /// Lines all melds take.
    pub(crate) lines: u16,
    /// The rack's tiles on the screen, in the order shown.
    pub(crate) rack_tiles: Vec<(usize, Position)>,
    pub(crate) buttons: Vec<(Action, Rect)>,
}

impl Board {
    pub(crate) fn new(content: &Content<'_>) -> Self {
        // A smaller screen shows nothing but that it is too small.
        let width = content.size.width.max(SMALLEST.width);
        let height = content.size.height.max(SMALLEST.height);
        let scale = if width >= 110 && height >= 36 { Scale::LARGE } else { Scale::SMALL };
        let row = |y: u16, lines: u16| Rect::new(0, y, width, lines);

        let (buttons, button_lines) = flow_buttons(content.buttons, width);
        let footer = height.saturating_sub(button_lines);
        let air = u16::from(height >= 30);
        let messages = row(footer.saturating_sub(MESSAGES + air), MESSAGES);

        // The gap of large tiles is as high as that between small ones is not.
        let line = scale.height + u16::from(scale.height > 1);
        let in_line = usize::from(((width - 2) / scale.pitch()).max(1));
        let rack_lines = content.rack.len().div_ceil(in_line).max(2) as u16 * line;
        let rack_lines = rack_lines.min(messages.y.saturating_sub(7));
        let rack = row(messages.y.saturating_sub(rack_lines), rack_lines);
        let place = |(shown, at): (usize, &usize)| {
            let x = 1 + (shown % in_line) as u16 * scale.pitch();
            (*at, Position::new(x, rack.y + (shown / in_line) as u16 * line))
        };
        let rack_tiles = content.rack.iter().enumerate().map(place).collect();

        let heading = row(rack.y.saturating_sub(1), 1);
        let side = if width >= 110 { 32 } else { 21 };
        let top = 1 + air;
        let body = Rect::new(0, top, width, heading.y.saturating_sub(top));
        let table = Rect { width: width - side, ..body };
        let side = Rect { x: table.width, width: side, ..body };

        // With room to spare, lines of melds stand apart.
        let airy = flow(content.melds, table.width, scale, 1);
        let flow = match airy.lines <= table.height || scale.height > 1 {
            true => airy,
            false => flow(content.melds, table.width, scale, 0),
        };
        let buttons = buttons.into_iter().map(|(action, at)| (action, at.offset_down(footer)));
        Self {
            title: row(0, 1),
            table,
            side,
            heading,
            rack,
            messages,
            scale,
            table_tiles: flow.tiles,
            labels: flow.labels,
            new_meld: flow.new_meld,
            lines: flow.lines,
            rack_tiles,
            buttons: buttons.collect(),
        }
    }

    /// How far the table can be scrolled.
    pub(crate) fn most_scroll(&self) -> u16 {
        self.lines.saturating_sub(self.table.height)
    }

    /// The scroll nearest to `scroll` that shows the cursor.
    pub(crate) fn scroll_to(&self, cursor: Cursor, scroll: u16) -> u16 {
        let scroll = scroll.min(self.most_scroll());
        let y = match cursor {
            Cursor::Tile(Spot::Rack(_)) => return scroll,
            Cursor::Tile(Spot::Table { meld, place }) => {
                match self.table_tiles.get(meld).and_then(|tiles| tiles.get(place)) {
                    Some(at) => at.y,
                    None => return scroll,
                }
            }
            Cursor::New => self.new_meld.y,
        };
        let lowest = (y + self.scale.height).saturating_sub(self.table.height);
        scroll.clamp(lowest, y.max(lowest))
    }

    /// A place of the table on the screen, while it is in sight.
    pub(crate) fn on_screen(&self, at: Position, scroll: u16) -> Option<Position> {
        let y = at.y.checked_sub(scroll)?;
        let seen = y + self.scale.height <= self.table.height;
        seen.then(|| Position::new(self.table.x + at.x, self.table.y + y))
    }

    /// Where the cursor goes from a place, a line or a tile on.
    pub(crate) fn step(&self, from: Cursor, across: i32, down: i32) -> Cursor {
        let all: Vec<(Cursor, Position)> = self.stops();
        let Some(here) = all.iter().position(|(cursor, _)| *cursor == from) else {
            return all.last().map_or(Cursor::New, |(cursor, _)| *cursor);
        };
        if across != 0 {
            let next = here.saturating_add_signed(across as isize).min(all.len() - 1);
            return all[next].0;
        }
        let at = all[here].1;
        let beyond = |y: u16| if down > 0 { y > at.y } else { y < at.y };
        let distance = |other: &Position| (other.y.abs_diff(at.y), other.x.abs_diff(at.x));
        let next = all.iter().filter(|(_, other)| beyond(other.y)).min_by_key(|(_, o)| distance(o));
        next.map_or(from, |(cursor, _)| *cursor)
    }

    /// Every place the cursor can be at, in reading order; the rack lies below all melds.
    fn stops(&self) -> Vec<(Cursor, Position)> {
        let mut all = Vec::new();
        for (meld, tiles) in self.table_tiles.iter().enumerate() {
            for (place, at) in tiles.iter().enumerate() {
                all.push((Cursor::Tile(Spot::Table { meld, place }), *at));
            }
        }
        all.push((Cursor::New, self.new_meld));
        let below = self.new_meld.y + 1;
        for (place, at) in &self.rack_tiles {
            let at = Position::new(at.x, below + at.y);
            all.push((Cursor::Tile(Spot::Rack(*place)), at));
        }
        all
    }

    /// What lies at a place of the screen.
    pub(crate) fn hit(&self, at: Position, scroll: u16) -> Hit {
        if let Some((action, _)) = self.buttons.iter().find(|(_, rect)| rect.contains(at)) {
            return Hit::Button(*action);
        }
        let tile = |corner: Position| {
            Rect::new(corner.x, corner.y, self.scale.width, self.scale.height).contains(at)
        };
        // The cell beside a tile is its meld's.
        let near = |corner: Position| {
            let x = corner.x.saturating_sub(1);
            Rect::new(x, corner.y, self.scale.width + 2, self.scale.height).contains(at)
        };
        if self.table.contains(at) {
            for (meld, tiles) in self.table_tiles.iter().enumerate() {
                let seen = || tiles.iter().map(|tile| self.on_screen(*tile, scroll)).enumerate();
                let found = seen().find(|(_, corner)| corner.is_some_and(tile));
                if let Some((place, _)) = found {
                    return Hit::Tile(Spot::Table { meld, place });
                }
                let label = self.on_screen(self.labels[meld], scroll);
                let on_label = !tiles.is_empty()
                    && label.is_some_and(|corner| {
                        Rect::new(corner.x, corner.y, LABEL, self.scale.height).contains(at)
                    });
                if on_label || seen().any(|(_, corner)| corner.is_some_and(near)) {
                    return Hit::Meld(meld);
                }
            }
            return Hit::Table;
        }
        if self.rack.contains(at) || self.heading.contains(at) {
            let found = self.rack_tiles.iter().find(|(_, corner)| tile(*corner));
            return found.map_or(Hit::Rack, |(place, _)| Hit::Tile(Spot::Rack(*place)));
        }
        Hit::Elsewhere
    }
}

struct Flow {
    tiles: Vec<Vec<Position>>,
    labels: Vec<Position>,
    new_meld: Position,
    lines: u16,
}

/// Melds from left to right in lines; one too long for a line goes on in the next.
fn flow(melds: &[usize], width: u16, scale: Scale, gap: u16) -> Flow {
    let (mut x, mut y) = (0, 0);
    let line = scale.height + gap;
    let (mut tiles, mut labels) = (Vec::new(), Vec::new());
    for count in melds {
        // The number of an emptied meld is nowhere to be seen.
        if *count == 0 {
            labels.push(Position::new(x, y));
            tiles.push(Vec::new());
            continue;
        }
        let needed = LABEL + *count as u16 * scale.pitch();
        if x > 0 && x + needed > width {
            (x, y) = (0, y + line);
        }
        labels.push(Position::new(x, y));
        x += LABEL;
        let mut places = Vec::new();
        for _ in 0..*count {
            if x + scale.pitch() > width {
                (x, y) = (LABEL, y + line);
            }
            places.push(Position::new(x, y));
            x += scale.pitch();
        }
        tiles.push(places);
    }
    // A new meld has three tiles at least.
    if x > 0 && x + LABEL + 3 * scale.pitch() > width {
        (x, y) = (0, y + line);
    }
    Flow { tiles, labels, new_meld: Position::new(x + LABEL, y), lines: y + scale.height }
}

fn flow_buttons(buttons: &[(Action, u16)], width: u16) -> (Vec<(Action, Rect)>, u16) {
    let (mut x, mut y) = (0, 0);
    let mut placed = Vec::new();
    for (action, wide) in buttons {
        if x > 0 && x + wide > width {
            (x, y) = (0, y + 1);
        }
        placed.push((*action, Rect::new(x, y, *wide, 1)));
        x += wide + 1;
    }
    // Two lines always, so that nothing jumps when there is one button more.
    (placed, (y + 1).max(2))
}

trait OffsetDown {
    fn offset_down(self, by: u16) -> Self;
}

impl OffsetDown for Rect {
    fn offset_down(self, by: u16) -> Self {
        Self { y: self.y + by, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(size: (u16, u16), melds: &[usize], rack: usize) -> Board {
        let rack: Vec<usize> = (0..rack).collect();
        let size = Size::new(size.0, size.1);
        Board::new(&Content { size, melds, rack: &rack, buttons: &[(Action::Help, 10)] })
    }

    /// No two tiles overlap, and each is found by the mouse when it is in sight.
    #[test]
    fn every_tile_can_be_reached_by_scrolling() {
        for size in [(80, 24), (120, 40), (60, 18), (3, 1)] {
            for melds in [&[][..], &[3; 50], &[25, 3, 13, 4, 25, 25], &[4; 12], &[0, 4, 0, 3, 0]] {
                let board = board(size, melds, 35);
                for (meld, tiles) in board.table_tiles.iter().enumerate() {
                    for (place, at) in tiles.iter().enumerate() {
                        let spot = Spot::Table { meld, place };
                        let scroll = board.scroll_to(Cursor::Tile(spot), 0);
                        let seen = board.on_screen(*at, scroll).expect("in sight");
                        assert!(seen.x + board.scale.width <= board.table.right());
                        assert_eq!(board.hit(seen, scroll), Hit::Tile(spot));
                    }
                }
                for (place, at) in &board.rack_tiles {
                    assert!(board.rack.contains(*at), "{size:?}");
                    assert_eq!(board.hit(*at, 0), Hit::Tile(Spot::Rack(*place)));
                }
            }
        }
    }

    #[test]
    fn the_cursor_walks_over_everything_and_back() {
        let board = board((80, 24), &[3, 4, 13, 5], 20);
        let stops = board.stops();
        let mut cursor = stops[0].0;
        for (stop, _) in &stops {
            assert_eq!(cursor, *stop);
            cursor = board.step(cursor, 1, 0);
        }
        for _ in 0..40 {
            cursor = board.step(cursor, 0, -1);
        }
        assert!(matches!(cursor, Cursor::Tile(Spot::Table { .. })));
        for _ in 0..40 {
            cursor = board.step(cursor, 0, 1);
        }
        assert!(matches!(cursor, Cursor::Tile(Spot::Rack(_))));
    }
}
