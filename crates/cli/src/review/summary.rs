//! A game in one look: a column a player, and where everybody's points come from.

use dublet_review::{Grade, Review, SeatReview};
use dublet_words::{Words, points_text};

use super::{
    story::{mark, shortened},
    wrap::{Piece, WIDTH, pieces, width, wrap},
};
use crate::paint::Paint;

/// The lines of the table, and sentences below it.
pub(super) fn lines(review: &Review, paint: Paint, words: &Words) -> Vec<String> {
    let mut lines = table(review, words);
    if let Some(names) = lines.first_mut() {
        *names = paint.bold(names);
    }
    lines.push(String::new());
    let sentences =
        review.seats.iter().map(|seat| points(seat, words)).chain([costliest(review, words)]);
    lines.extend(sentences.flat_map(|text| wrap(&Piece::plain(""), 1, &pieces(&text))));
    lines
}

/// The table's lines; the first has the names.
fn table(review: &Review, words: &Words) -> Vec<String> {
    let number = |turn: Option<u32>| turn.map_or("–".to_owned(), |turn| turn.to_string());
    let cells = |cell: &dyn Fn(&SeatReview) -> String| review.seats.iter().map(cell).collect();
    let mut rows: Vec<(String, Vec<String>)> = vec![
        (words.say("review-turns"), cells(&|seat| seat.turns.to_string())),
        (words.say("review-laid"), cells(&|seat| seat.laid.to_string())),
        (words.say("review-possible"), cells(&|seat| seat.possible.to_string())),
        (
            words.say("review-accuracy"),
            cells(&|seat| seat.accuracy.map_or("–".to_owned(), |share| format!("{share}%"))),
        ),
    ];
    for grade in Grade::ALL {
        let name = words.say(&format!("review-count-{}", grade.name()));
        let head = format!("{name} {}", mark(grade));
        rows.push((head, cells(&|seat| seat.mistakes.of(grade).to_string())));
    }
    rows.extend([
        (words.say("review-could-open"), cells(&|seat| number(seat.could_open))),
        (words.say("review-opened"), cells(&|seat| number(seat.opened))),
        (words.say("review-jokers-laid"), cells(&|seat| seat.jokers_laid.to_string())),
        (words.say("review-jokers-left"), cells(&|seat| seat.jokers_left.to_string())),
        (words.say("review-value-left"), cells(&|seat| seat.value.to_string())),
        (
            words.say("review-score"),
            cells(&|seat| {
                let args = [("big", seat.big.into()), ("small", points_text(seat.small).into())];
                words.tell("score-points", args)
            }),
        ),
    ]);
    let head = rows.iter().map(|(head, _)| width(head)).max().unwrap_or(0);
    let widest = rows.iter().flat_map(|(_, cells)| cells).map(|cell| width(cell)).max();
    let room = (WIDTH - head) / review.seats.len().max(1);
    let names = review.seats.iter().map(|seat| shortened(&seat.name, room.saturating_sub(2)));
    let names: Vec<String> = names.collect();
    let column = names.iter().map(|name| width(name)).max().max(widest).unwrap_or(0);
    let line = |(name, cells): (String, Vec<String>)| {
        let cells = cells.iter().map(|cell| format!("  {cell:>column$}")).collect::<String>();
        format!("{name:<head$}{cells}")
    };
    [(String::new(), names)].into_iter().chain(rows).map(line).collect()
}

/// Where a seat's points come from (section 7).
fn points(seat: &SeatReview, words: &Words) -> String {
    let args = [
        ("name", seat.name.as_str().into()),
        ("points", points_text(seat.cell.score.small).into()),
        ("reason", words.whole_reason(&seat.cell).into()),
    ];
    words.tell("review-reason", args)
}

fn costliest(review: &Review, words: &Words) -> String {
    let turn = review.costliest.and_then(|n| review.turns.iter().find(|turn| turn.number == n));
    match turn {
        Some(turn) => {
            let name = review.seats[turn.seat.index()].name.as_str();
            let args = [("turn", turn.number.into()), ("name", name.into())];
            words.tell("review-costliest", args)
        }
        None => words.say("review-no-mistakes"),
    }
}
