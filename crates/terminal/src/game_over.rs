//! How a game ended: the sheet, the racks turned round, and where everybody's points come from.

use dublet_rules::{reason::Reason, tile::Tile};
use dublet_words::columns::{cut_name, left, width, wrap};
use ratatui::{buffer::Buffer, layout::Position, style::Style};

use crate::{
    board::{Board, Scale},
    covers::sheet,
    desk::Placed,
    draw::draw_tile,
    look::{Look, Mark},
    state::State,
};

/// Where racks begin, behind names and values.
const RACKS: u16 = 20;
/// The lines of a sheet with its last game alone: names, those left out, the game, sums and places.
const SHORTEST_SHEET: u16 = 5;

/// The end of a game, in place of the table: racks are turned round (rule 6.1).
pub(crate) fn game_over(state: &State<'_>, look: Look, board: &Board, buffer: &mut Buffer) {
    let Some(end) = state.evening.game().final_view() else { return };
    let columns = usize::from(board.title.width) - 4;
    let mut y = 2;
    // The last turn is not to be seen on a table any more.
    for (text, style) in state.log.iter().rev().take(2).zip([look.accent(), Style::new()]).rev() {
        for line in wrap(text, columns) {
            buffer.set_string(2, y, line, style);
            y += 1;
        }
    }
    y += 1;
    let Ok(cells) = end.cells() else { return };
    // The sheet leaves room for two lines a player, but has this game in any case.
    let below = 2 * state.evening.plan.players.len() as u16 + 2;
    let room = board.messages.bottom().saturating_sub(y + below);
    for line in sheet(state, room.max(SHORTEST_SHEET), board.title.width) {
        buffer.set_string(2, y, line, Style::new());
        y += 1;
    }
    y += 1;
    buffer.set_string(2, y, state.say("play-racks-left"), look.bold());
    y += 1;
    let mut below = Below { look, board, buffer, at: Position::new(RACKS, y) };
    for ((seat, rack), cell) in state.evening.seats().zip(&end.racks).zip(&cells) {
        let name = cut_name(state.evening.name(seat), 12);
        if below.is_full() {
            return;
        }
        let head = format!("{}{:>5}", left(&name, 12), cell.value);
        below.buffer.set_string(2, below.at.y, head, Style::new());
        below.tiles(rack.iter());
        // What is lost without a joker, a penalty or a lowest rack is the value before the tiles.
        let plain = matches!(cell.reason, Reason::Rack { less: 0, .. }) && cell.jokers == 0;
        if !plain {
            if !rack.is_empty() {
                below.next_line();
            }
            below.text(&state.words.reason(cell));
            if !cell.reason.melds().is_empty() {
                below.next_line();
                below.text(&state.say("reason-opening"));
            }
            for meld in cell.reason.melds() {
                below.at.x += 2;
                below.tiles(meld.tiles().iter().copied());
            }
        }
        below.next_line();
    }
}

/// What stands below the sheet: line by line, each as far as there is room.
struct Below<'a> {
    look: Look,
    board: &'a Board,
    buffer: &'a mut Buffer,
    at: Position,
}

impl Below<'_> {
    fn next_line(&mut self) {
        self.at = Position::new(RACKS, self.at.y + 1);
    }

    fn is_full(&self) -> bool {
        self.at.y >= self.board.messages.bottom()
    }

    fn tiles(&mut self, tiles: impl Iterator<Item = Tile>) {
        let small = Board { scale: Scale { width: 3, height: 1 }, ..self.board.clone() };
        for tile in tiles {
            if self.at.x + 4 > self.board.title.right() {
                self.next_line();
            }
            if self.is_full() {
                return;
            }
            let placed = Placed { tile, home: None, news: false };
            draw_tile(self.look, &small, self.at, &placed, Mark::None, self.buffer);
            self.at.x += 4;
        }
    }

    fn text(&mut self, text: &str) {
        let columns = usize::from(self.board.title.width.saturating_sub(RACKS + 2));
        for (place, line) in wrap(text, columns).iter().enumerate() {
            if place > 0 {
                self.next_line();
            }
            if self.is_full() {
                return;
            }
            self.buffer.set_string(RACKS, self.at.y, line, self.look.quiet());
            self.at.x = RACKS + width(line) as u16;
        }
    }
}
