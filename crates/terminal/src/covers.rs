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
    state::{Cover, Scene, State},
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
    if let Scene::HandOver { look: true, .. } = state.stage {
        let why = wrap(&state.words.say("play-look-first"), columns);
        lines.extend(why.into_iter().map(|line| (line, look.quiet())));
        lines.push((String::new(), look.quiet()));
    }
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
    let (title, lines) = content(state, look, room, cover);
    popup(state, &state.say(title), lines, look, room, buffer);
}

/// What a cover says: its title, and lines that fit between the sides of its frame.
fn content(
    state: &State<'_>,
    look: Look,
    room: Rect,
    cover: &Cover,
) -> (&'static str, Vec<Text<'static>>) {
    let columns = inner_width(room);
    let plain = |text: &str| {
        plain(text, columns).into_iter().map(Text::from).collect::<Vec<Text<'static>>>()
    };
    match cover {
        Cover::Help => ("button-help", help(state, columns).into_iter().map(Text::from).collect()),
        Cover::Scores if state.evening.played() == 0 => {
            ("button-scores", plain(&state.say("play-no-scores")))
        }
        Cover::Scores => {
            let lines = sheet(state, room.height.saturating_sub(4), room.width - 6);
            let mut lines: Vec<Text<'static>> = lines.into_iter().map(Text::from).collect();
            lines.extend([Text::default(), Text::styled(state.say("play-points"), look.quiet())]);
            ("button-scores", lines)
        }
        Cover::Quit => ("button-quit", plain(&quit_text(state))),
        Cover::Faults { reasons, cost } => {
            let reason = |reason: &String| {
                let lines = wrap(reason, columns).into_iter();
                lines.map(|line| Text::styled(line, look.wrong())).collect::<Vec<_>>()
            };
            let mut lines: Vec<Text<'static>> = reasons.iter().flat_map(reason).collect();
            if *cost > 0 {
                lines.push(Text::default());
                lines.extend(plain(&state.words.tell("play-costs", [("count", (*cost).into())])));
            }
            ("play-not-yet", lines)
        }
        Cover::Told { title, text } => (*title, plain(text)),
        Cover::DrawAnyway => {
            let args = [("count", state.desk.laid().into())];
            ("button-draw", plain(&state.words.tell("play-draw-anyway", args)))
        }
        Cover::Stacks { stacks, chosen } => {
            let mut lines = plain(&state.say("play-stacks"));
            lines.push(Text::default());
            lines.extend(stack_lines(stacks, *chosen, columns, look));
            ("button-draw", lines)
        }
    }
}

fn room(board: &Board) -> Rect {
    Rect { height: board.messages.bottom(), ..board.title }
}

/// How many lines fit within a frame.
fn inner_height(room: Rect) -> u16 {
    room.height.saturating_sub(2)
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

/// How far a cover can be scrolled.
pub(crate) fn most_scroll(state: &State<'_>, cover: &Cover) -> u16 {
    let room = room(&state.board());
    let (_, lines) = content(state, Look { colours: false }, room, cover);
    (lines.len() as u16).saturating_sub(inner_height(room))
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
    state: &State<'_>,
    title: &str,
    lines: Vec<Text<'_>>,
    look: Look,
    room: Rect,
    buffer: &mut Buffer,
) {
    let all = lines.len() as u16;
    let shown = all.min(inner_height(room));
    let scroll = state.cover_scroll.min(all - shown);
    let how = match shown < all {
        true => {
            let args = [
                ("from", (scroll + 1).into()),
                ("to", (scroll + shown).into()),
                ("all", all.into()),
            ];
            format!(" {} ", state.words.tell("play-scroll", args))
        }
        false => String::new(),
    };
    let wide = lines.iter().map(Text::width).max().unwrap_or(0);
    let wide = wide.max(width(title) + 2).max(width(&how)) as u16 + 6;
    let (width, height) = (wide.min(room.width), shown + 2);
    let area = Rect {
        x: room.x + (room.width - width) / 2,
        y: room.y + (room.height - height) / 2,
        width,
        height,
    };
    Clear.render(area, buffer);
    let block = Block::bordered()
        .border_style(look.quiet())
        .padding(Padding::horizontal(2))
        .title(Text::styled(format!(" {title} "), look.accent()))
        .title_bottom(Text::styled(how, look.accent()).right_aligned());
    Paragraph::new(lines).block(block).scroll((scroll, 0)).render(area, buffer);
}
