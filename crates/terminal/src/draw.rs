//! Drawing the game: the board, and what may lie over it.

use dublet_rules::meld::Meld;
use dublet_words::{
    columns::{cut, cut_name, right, width, wrap},
    points_text,
};
use ratatui::{
    Frame,
    buffer::Buffer,
    layout::{Position, Rect},
    style::Style,
    text::{Line as Text, Span},
    widgets::{Paragraph, Widget, Wrap},
};

use crate::{
    board::{Board, Cursor, SMALLEST},
    covers,
    desk::{Placed, Spot},
    game_over::game_over,
    look::{Look, Mark, face},
    state::{Scene, State},
};

/// Beside the number of a meld that is none yet.
const HALF_BUILT: &str = "…";

/// When the clock turns red.
const LAST_SECONDS: u64 = 10;

pub(crate) fn draw(state: &State<'_>, look: Look, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        let text = state.say("play-too-small");
        return frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    }
    let board = state.board();
    let hinted = state.hint.spots(&state.desk);
    let pen = Pen { state, look, board: &board, hinted: &hinted };
    let buffer = frame.buffer_mut();
    pen.title(buffer);
    match &state.stage {
        Scene::HandOver { seat, .. } => covers::hand_over(state, look, &board, *seat, buffer),
        Scene::Over => game_over(state, look, &board, buffer),
        _ => {
            pen.table(buffer);
            pen.side(buffer);
            pen.rack(buffer);
            pen.messages(buffer);
        }
    }
    if let Some(cover) = &state.cover {
        covers::cover(state, look, &board, cover, buffer);
    }
    pen.buttons(buffer);
    pen.ghost(buffer);
}

struct Pen<'a, 'w> {
    state: &'a State<'w>,
    look: Look,
    board: &'a Board,
    /// The tiles a hint means.
    hinted: &'a [Spot],
}

impl Pen<'_, '_> {
    fn title(&self, buffer: &mut Buffer) {
        let (state, area) = (self.state, self.board.title);
        let (round, game) = state.evening.number();
        let args = [
            ("edition", state.words.rules_name(&state.evening.plan.rules).into()),
            ("round", round.into()),
            ("game", game.into()),
        ];
        let title = format!(" Dublet · {}", state.words.tell("play-title", args));
        buffer.set_stringn(area.x, area.y, title, usize::from(area.width) - 9, self.look.bold());
        if let Some(left) = state.seconds_left() {
            let clock = format!(" {}:{:02} ", left / 60, left % 60);
            let alarm = left <= LAST_SECONDS;
            let style = if alarm { self.look.alarm() } else { self.look.accent() };
            let x = area.right() - width(&clock) as u16 - 1;
            buffer.set_string(x, area.y, clock, style);
        }
    }

    fn mark(&self, spot: Spot, placed: &Placed) -> Mark {
        match spot {
            _ if self.state.picks.contains(&spot) => Mark::Picked,
            Spot::Table { .. } if placed.is_own() => Mark::Own,
            _ if self.hinted.contains(&spot) => Mark::Hinted,
            _ if placed.news => Mark::News,
            _ => Mark::None,
        }
    }

    /// A tile with the cells beside it.
    fn tile(&self, at: Position, placed: &Placed, spot: Spot, buffer: &mut Buffer) {
        let mark = self.mark(spot, placed);
        draw_tile(self.look, self.board, at, placed, mark, buffer);
        let (width, height) = (self.board.scale.width, self.board.scale.height);
        let under_cursor = self.state.cursor == Cursor::Tile(spot);
        if under_cursor {
            for line in 0..height {
                buffer.set_string(at.x - 1, at.y + line, "[", self.look.accent());
                buffer.set_string(at.x + width, at.y + line, "]", self.look.accent());
            }
        }
        // That a tile is picked, or meant by a hint, is seen under the cursor too.
        if matches!(mark, Mark::Picked | Mark::Hinted) || (mark != Mark::None && !under_cursor) {
            buffer.set_string(at.x + width, at.y, mark.sign(), self.look.sign(mark));
        }
    }

    fn table(&self, buffer: &mut Buffer) {
        let (state, board, look) = (self.state, self.board, self.look);
        for (meld, tiles) in state.desk.melds().iter().enumerate() {
            let faces: Vec<_> = tiles.iter().map(|placed| placed.tile).collect();
            let half_built = Meld::read(&faces).is_err();
            if let Some(at) = board.on_screen(board.labels[meld], state.scroll)
                && !tiles.is_empty()
            {
                let sign = if half_built { HALF_BUILT } else { "" };
                buffer.set_string(at.x, at.y, format!("{:>2}{sign}", meld + 1), look.quiet());
            }
            for (place, placed) in tiles.iter().enumerate() {
                if let Some(at) = board.on_screen(board.table_tiles[meld][place], state.scroll) {
                    self.tile(at, placed, Spot::Table { meld, place }, buffer);
                }
            }
        }
        if let Some(at) = board.on_screen(board.new_meld, state.scroll) {
            let here = state.cursor == Cursor::New && state.mover().is_some();
            if here {
                buffer.set_string(at.x - 1, at.y, "[ + ]", look.accent());
            } else if state.mover().is_some() {
                buffer.set_string(at.x + 1, at.y, "+", look.quiet());
            }
            if state.desk.melds().iter().all(Vec::is_empty) {
                let text = state.say("play-table-empty");
                let room = usize::from(board.table.right().saturating_sub(at.x + 6));
                buffer.set_stringn(at.x + 6, at.y, text, room, look.quiet());
            }
        }
    }

    /// The players, the pool, and what happened.
    fn side(&self, buffer: &mut Buffer) {
        let (state, look, area) = (self.state, self.look, self.board.side);
        for y in area.y..area.bottom() {
            buffer.set_string(area.x, y, "│", look.quiet());
        }
        if state.scroll > 0 {
            buffer.set_string(area.x, area.y, "↑", look.accent());
        }
        if state.scroll < self.board.most_scroll() {
            buffer.set_string(area.x, area.bottom() - 1, "↓", look.accent());
        }
        let inner = Rect { x: area.x + 2, width: area.width - 3, ..area };
        let public = state.evening.game().public_view();
        let totals = state.evening.games().totals();
        let points: Vec<String> = match state.evening.played() == 0 {
            true => vec![String::new(); totals.len()],
            false => totals.iter().map(|total| format!(" {}", points_text(total.small))).collect(),
        };
        let column = points.iter().map(|points| width(points)).max().unwrap_or(0);
        let mut y = inner.y;
        for (seat, about) in state.evening.seats().zip(&public.seats) {
            let turn = public.turn == Some(seat);
            let style = if turn { look.bold() } else { Style::new() };
            let opened = match (about.opened, about.announced) {
                (true, _) => "✓",
                (false, true) => "!",
                (false, false) => "–",
            };
            let points = right(&points[seat.index()], column);
            let rest = format!("{:>3} {opened}{points}", about.tiles);
            let room = usize::from(inner.width).saturating_sub(width(&rest) + 2);
            let mark = if turn { "▸ " } else { "  " };
            buffer.set_string(inner.x, y, mark, look.accent());
            buffer.set_stringn(
                inner.x + 2,
                y,
                cut_name(state.evening.name(seat), room),
                room,
                style,
            );
            let x = inner.right().saturating_sub(width(&rest) as u16);
            buffer.set_string(x, y, rest, style);
            y += 1;
        }
        let pool = match public.last_moves {
            Some(count) => state.words.tell("play-last-moves", [("count", count.into())]),
            None => state.words.tell("play-pool", [("count", state.pool().into())]),
        };
        let text = Paragraph::new(pool).style(look.quiet()).wrap(Wrap { trim: true });
        text.render(Rect { y, height: 2.min(inner.bottom().saturating_sub(y)), ..inner }, buffer);
        y += if public.last_moves.is_some() { 3 } else { 2 };
        let log = Rect { y, height: inner.bottom().saturating_sub(y), ..inner };
        self.log(log, buffer);
    }

    /// The end of the log, as much as there is room for.
    fn log(&self, area: Rect, buffer: &mut Buffer) {
        let wrapped: Vec<(String, bool)> = self
            .state
            .log
            .iter()
            .rev()
            .take(usize::from(area.height))
            .enumerate()
            .flat_map(|(age, text)| {
                let lines = wrap(text, usize::from(area.width));
                lines.into_iter().rev().map(move |line| (line, age == 0))
            })
            .collect();
        let shown = wrapped.iter().take(usize::from(area.height)).rev();
        for ((line, newest), y) in shown.zip(area.y..) {
            let style = if *newest { Style::new() } else { self.look.quiet() };
            buffer.set_string(area.x, y, line, style);
        }
    }

    fn rack(&self, buffer: &mut Buffer) {
        let (state, look, area) = (self.state, self.look, self.board.heading);
        buffer.set_string(area.x, area.y, "─".repeat(usize::from(area.width)), look.quiet());
        let Some(view) = state.view() else {
            let text = format!(" {} ", state.say("play-rack-hidden"));
            buffer.set_string(area.x + 2, area.y, text, look.quiet());
            return;
        };
        let left = state.desk.rack().iter().map(|placed| placed.tile).collect();
        let value = view.public.rules.rack_value(&left);
        let by_colour = state.evening.by_colour[view.seat.index()];
        let args = [
            ("name", state.evening.name(view.seat).into()),
            ("count", state.desk.rack().len().into()),
            ("value", value.into()),
        ];
        let text = state.words.tell("play-rack", args);
        let sorted = if by_colour { "789" } else { "777" };
        buffer.set_string(area.x + 2, area.y, format!(" {text} · {sorted} "), look.bold());
        for (place, at) in &self.board.rack_tiles {
            if at.y + self.board.scale.height <= self.board.rack.bottom() {
                self.tile(*at, &state.desk.rack()[*place], Spot::Rack(*place), buffer);
            }
        }
    }

    fn messages(&self, buffer: &mut Buffer) {
        let area = self.board.messages;
        let columns = usize::from(area.width) - 2;
        let lines = self.state.lines();
        let mut wrapped: Vec<(Style, String)> = lines
            .iter()
            .flat_map(|line| {
                let (style, text) = self.look.line(line);
                wrap(&text, columns).into_iter().map(move |text| (style, text))
            })
            .collect();
        let room = usize::from(area.height);
        if wrapped.len() > room {
            let last = &mut wrapped[room - 1].1;
            *last = cut(&format!("{last} …"), columns);
        }
        for ((style, text), y) in wrapped.into_iter().zip(area.y..area.bottom()) {
            buffer.set_string(area.x + 1, y, text, style);
        }
    }

    fn buttons(&self, buffer: &mut Buffer) {
        let texts = self.state.buttons();
        for ((action, text), (_, area)) in texts.iter().zip(&self.board.buttons) {
            let key = Span::styled(format!(" {} ", self.state.key_name(*action)), self.look.key());
            let line = Text::from(vec![key, Span::raw(text.as_str())]);
            buffer.set_line(area.x, area.y, &line, area.width);
        }
    }

    /// The tile being dragged.
    fn ghost(&self, buffer: &mut Buffer) {
        let Some(press) = self.state.press else { return };
        let (Some(at), Some(spot)) = (press.dragged_to, press.from) else { return };
        let area = *buffer.area();
        let scale = self.board.scale;
        if let Some(placed) = self.state.desk.at(spot) {
            let x = at.x.min(area.right().saturating_sub(scale.width));
            let y = at.y.min(area.bottom().saturating_sub(scale.height));
            draw_tile(self.look, self.board, Position::new(x, y), &placed, Mark::Picked, buffer);
        }
    }
}

pub(crate) fn draw_tile(
    look: Look,
    board: &Board,
    at: Position,
    placed: &Placed,
    mark: Mark,
    buffer: &mut Buffer,
) {
    let (text, shape) = face(placed.tile);
    let style = look.tile(placed.tile, mark);
    if board.scale.height == 1 {
        buffer.set_string(at.x, at.y, format!("{text:>2}{shape}"), style);
    } else {
        buffer.set_string(at.x, at.y, format!(" {text:>2} "), style);
        buffer.set_string(at.x, at.y + 1, format!("  {shape} "), style);
    }
}
