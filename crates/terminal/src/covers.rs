//! What takes the table's place or lies over it: the hand-over, the sheet, help and questions.

use dublet_rules::seat::Seat;
use dublet_words::{
    columns::{cut_name, width, wrap},
    difference_lines, sheet_lines,
};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line as Text, Span},
    widgets::{Block, Clear, Padding, Paragraph, Widget},
};

use crate::{
    board::Board,
    look::Look,
    state::{Cover, State},
};

/// How many lines of the log who takes the screen over is shown.
const NEWS: usize = 10;

/// Between two people: nothing anybody may not see.
pub(crate) fn hand_over(
    state: &State<'_>,
    look: Look,
    board: &Board,
    seat: Seat,
    buffer: &mut Buffer,
) {
    let area = Rect { height: board.messages.bottom(), ..board.title };
    let columns = usize::from(area.width).saturating_sub(8);
    let news: Vec<&String> = state.log.iter().rev().take(NEWS).collect();
    let mut lines: Vec<(String, Style)> = Vec::new();
    for text in news.iter().rev() {
        lines.extend(wrap(text, columns).into_iter().map(|line| (line, look.quiet())));
    }
    lines.push((String::new(), look.quiet()));
    let text = state.words.tell("play-hand-over", [("name", state.evening.name(seat).into())]);
    for (text, style) in text.lines().zip([look.bold(), Style::new()]) {
        lines.extend(wrap(text, columns).into_iter().map(|line| (line, style)));
    }
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for ((line, style), y) in lines.iter().zip(top.max(2)..area.bottom()) {
        let x = (area.width - width(line) as u16) / 2;
        buffer.set_string(x, y, line, *style);
    }
}

/// The score sheet, without its oldest games when they do not fit.
pub(crate) fn sheet(state: &State<'_>, height: u16, columns: u16) -> Vec<String> {
    let names = state.evening.names();
    let column = (usize::from(columns).saturating_sub(16) / names.len()).saturating_sub(2);
    let names: Vec<String> = names.iter().map(|name| cut_name(name, column)).collect();
    let mut lines = sheet_lines(&names, state.evening.games().games(), state.words);
    let excess = lines.len().saturating_sub(usize::from(height));
    if excess > 0 {
        lines.splice(1..(excess + 2).min(lines.len() - 2), ["…".to_owned()]);
    }
    lines
}

pub(crate) fn cover(
    state: &State<'_>,
    look: Look,
    board: &Board,
    cover: &Cover,
    buffer: &mut Buffer,
) {
    let room = room(board);
    let columns = inner_width(room);
    let plain = |text: &str| {
        plain(text, columns).into_iter().map(Text::from).collect::<Vec<Text<'static>>>()
    };
    let (title, lines, scroll) = match cover {
        Cover::Help { scroll } => {
            let lines = help(state, columns).into_iter().map(Text::from).collect();
            ("button-help", lines, *scroll)
        }
        Cover::Scores if state.evening.played() == 0 => {
            ("button-scores", plain(&state.say("play-no-scores")), 0)
        }
        Cover::Scores => {
            let lines = sheet(state, room.height.saturating_sub(4), room.width - 6);
            let mut lines: Vec<Text<'_>> = lines.into_iter().map(Text::from).collect();
            lines.extend([Text::default(), Text::styled(state.say("play-points"), look.quiet())]);
            ("button-scores", lines, 0)
        }
        Cover::Quit => ("button-quit", plain(&quit_text(state)), 0),
        Cover::WrongLay { reasons, cost } => {
            let reason = |reason: &String| {
                let lines = wrap(reason, columns).into_iter();
                lines.map(|line| Text::styled(line, look.wrong())).collect::<Vec<_>>()
            };
            let mut lines: Vec<Text<'_>> = reasons.iter().flat_map(reason).collect();
            lines.push(Text::default());
            lines.extend(plain(&state.words.tell("play-costs", [("count", (*cost).into())])));
            ("button-lay-anyway", lines, 0)
        }
        Cover::DrawAnyway => {
            let args = [("count", state.desk.laid().into())];
            ("button-draw", plain(&state.words.tell("play-draw-anyway", args)), 0)
        }
        Cover::Stacks { stacks, chosen } => {
            let mut lines = plain(&state.say("play-stacks"));
            lines.push(Text::default());
            lines.extend(stack_lines(stacks, *chosen, columns, look));
            ("button-draw", lines, 0)
        }
    };
    popup(&state.say(title), lines, scroll, look, room, buffer);
}

fn room(board: &Board) -> Rect {
    Rect { height: board.messages.bottom(), ..board.title }
}

/// How wide a text may be within its frame.
fn inner_width(room: Rect) -> usize {
    usize::from(room.width.min(90)) - 6
}

/// Lines that fit; those that do not are wrapped.
fn plain(text: &str, columns: usize) -> Vec<String> {
    let lines = text.lines().flat_map(|line| match width(line) <= columns {
        true => vec![line.to_owned()],
        false => wrap(line, columns),
    });
    lines.collect()
}

/// The keys, and how the rules differ from their edition.
fn help(state: &State<'_>, columns: usize) -> Vec<String> {
    let mut lines = plain(&state.say("play-help"), columns);
    let rules = &state.evening.plan.rules;
    let house = difference_lines(rules, rules.edition, state.words);
    if !house.is_empty() {
        lines.extend([String::new(), state.say("play-rules-differ")]);
        lines.extend(house.iter().flat_map(|line| plain(line, columns)));
    }
    lines
}

/// How far the help can be scrolled.
pub(crate) fn most_help_scroll(state: &State<'_>) -> u16 {
    let room = room(&state.board());
    (help(state, inner_width(room)).len() as u16 + 2).saturating_sub(room.height)
}

fn quit_text(state: &State<'_>) -> String {
    match &state.file {
        _ if !state.evening.has_more() => state.say("play-quit-over"),
        Some(file) => state.words.tell("play-quit-saved", [("file", file.as_str().into())]),
        None => state.say("play-quit-unsaved"),
    }
}

fn stack_lines(stacks: &[usize], chosen: usize, columns: usize, look: Look) -> Vec<Text<'static>> {
    let in_line = (columns / 5).max(1);
    let places: Vec<usize> = (0..stacks.len()).collect();
    let line = |places: &[usize]| {
        let stack = |place: &usize| match *place == chosen {
            true => Span::styled(format!("[{:>2}] ", stacks[*place] + 1), look.accent()),
            false => Span::raw(format!(" {:>2}  ", stacks[*place] + 1)),
        };
        Text::from(places.iter().map(stack).collect::<Vec<_>>())
    };
    places.chunks(in_line).map(line).collect()
}

fn popup(
    title: &str,
    lines: Vec<Text<'_>>,
    scroll: u16,
    look: Look,
    room: Rect,
    buffer: &mut Buffer,
) {
    let wide = lines.iter().map(Text::width).max().unwrap_or(0).max(width(title) + 2);
    let width = (wide as u16 + 6).min(room.width);
    let height = (lines.len() as u16 + 2).min(room.height);
    let area = Rect {
        x: room.x + (room.width - width) / 2,
        y: room.y + (room.height - height) / 2,
        width,
        height,
    };
    let most = (lines.len() as u16).saturating_sub(height.saturating_sub(2));
    Clear.render(area, buffer);
    let more = if scroll < most { " ▼ " } else { "" };
    let block = Block::bordered()
        .border_style(look.quiet())
        .padding(Padding::horizontal(2))
        .title(Text::styled(format!(" {title} "), look.accent()))
        .title_bottom(Text::styled(more.to_owned(), look.accent()).right_aligned());
    Paragraph::new(lines).block(block).scroll((scroll.min(most), 0)).render(area, buffer);
}
