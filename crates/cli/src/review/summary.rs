//! A game in one look: a column a player, and what not having opened came to.

use dublet_review::{Grade, Review, SeatReview, Unopened};
use dublet_rules::score::Points;
use dublet_words::Words;

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
    let unopened = review.seats.iter().filter_map(|seat| seat.unopened.map(|what| (seat, what)));
    let sentences = unopened
        .map(|(seat, unopened)| never_opened(seat, unopened, words))
        .chain([costliest(review, words)]);
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
                let args = [("big", seat.big.into()), ("small", seat.small.to_string().into())];
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

/// Rules 7.2 to 7.4.
fn never_opened(seat: &SeatReview, unopened: Unopened, words: &Words) -> String {
    let why = match (unopened.could_have_opened, unopened.excused) {
        (true, true) => "excused",
        (true, false) => "could",
        (false, _) => "could-not",
    };
    let lost = Points::whole(-i32::from(unopened.lost)).to_string();
    let rack = Points::whole(-i32::from(unopened.rack)).to_string();
    let args = [
        ("name", seat.name.as_str().into()),
        ("why", why.into()),
        ("lost", lost.into()),
        ("rack", rack.into()),
    ];
    words.tell("review-never-opened", args)
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

#[cfg(test)]
mod tests {
    use dublet_rules::{bag::Bag, seat::Seat};

    use super::*;
    use dublet_words::Language;

    #[test]
    fn who_never_opened_is_told_what_it_cost() {
        let seat = SeatReview {
            seat: Seat::A,
            name: "Ola".to_owned(),
            turns: 9,
            laid: 0,
            possible: 12,
            accuracy: Some(0),
            mistakes: dublet_review::Counts::default(),
            could_open: Some(3),
            opened: None,
            jokers_laid: 0,
            jokers_left: 0,
            left: Bag::EMPTY,
            value: 45,
            big: 0,
            small: Points::whole(-200),
            unopened: None,
            costliest: None,
        };
        let told = |could_have_opened, excused, lost, language| {
            let unopened = Unopened { could_have_opened, excused, lost, rack: 45 };
            never_opened(&seat, unopened, &Words::new(language))
        };
        assert_eq!(
            told(true, false, 200, Language::En),
            "Ola never opened, and could have at the end: -200 instead of -45 (rule 7.2)."
        );
        assert_eq!(
            told(true, true, 100, Language::Pl),
            "Ola: bez otwarcia, choć na końcu było możliwe i zapowiedziane: -100 zamiast -45 \
             (zasada 7.4)."
        );
        assert_eq!(
            told(false, false, 100, Language::Ru),
            "Ola: без первого выхода: -100 вместо -45 (правило 7.2)."
        );
    }
}
