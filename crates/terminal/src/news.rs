//! What happened, in words.

use dublet_rules::{game::Event, notation, score::End, seat::Seat, table::Table, tile::Tile};
use dublet_solver::{Move, Origin, moves};
use dublet_words::Words;

use crate::look::face;

/// A tile as it is drawn.
fn short(tile: Tile) -> String {
    let (text, shape) = face(tile);
    format!("{text}{shape}")
}

/// Tiles as they are drawn, with spaces between them.
pub(crate) fn faces(tiles: impl IntoIterator<Item = Tile>) -> String {
    tiles.into_iter().map(short).collect::<Vec<_>>().join(" ")
}

/// What was laid, meld by meld: new ones whole, and what was put to tiles of the table with these.
fn laid_by_meld(words: &Words, before: &Table, after: &Table) -> String {
    let told = |each: &Move| {
        let own = faces(each.from_rack());
        let rest = faces(each.tiles_from(|origin| origin != Origin::Rack));
        match (own.is_empty(), rest.is_empty()) {
            (true, _) => None,
            (false, true) => Some(own),
            (false, false) => {
                Some(words.tell("play-laid-to", [("own", own.into()), ("rest", rest.into())]))
            }
        }
    };
    moves(before, after.melds()).iter().filter_map(told).collect::<Vec<_>>().join("; ")
}

/// A text in which tiles written in notation are put as they are drawn.
pub(crate) fn with_faces(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(word);
        match notation::tiles(word).as_deref() {
            Ok([tile]) => out.push_str(&short(*tile)),
            _ => out.push_str(word),
        }
        let gap = after.find(char::is_alphanumeric).unwrap_or(after.len());
        out.push_str(&after[..gap]);
        rest = &after[gap..];
    }
    out
}

/// Draws for the start: who draws a joker or ties draws again (rule 2.1), so a seat that comes once more begins another round.
fn rounds(draws: &[(Seat, Tile)]) -> Vec<Vec<&(Seat, Tile)>> {
    let mut rounds: Vec<Vec<&(Seat, Tile)>> = Vec::new();
    for draw in draws {
        match rounds.last_mut() {
            Some(round) if round.iter().all(|(seat, _)| *seat != draw.0) => round.push(draw),
            _ => rounds.push(vec![draw]),
        }
    }
    rounds
}

/// What everybody may hear of an event that found this table.
pub(crate) fn event_words(
    words: &Words,
    event: &Event,
    before: &Table,
    names: &[String],
) -> Option<String> {
    let name = |seat: &Seat| ("name", names[seat.index()].as_str().into());
    Some(match event {
        Event::StarterDrawn { draws, starter } => {
            let draw = |(seat, tile): &(Seat, Tile)| {
                let tile = short(*tile).into();
                words.tell("event-draw-for-start", [name(seat), ("tile", tile)])
            };
            let told = |round: Vec<_>| round.into_iter().map(draw).collect::<Vec<_>>().join(", ");
            let draws = rounds(draws).into_iter().map(told).reduce(|draws, again| {
                words.tell("event-draws-again", [("draws", draws.into()), ("again", again.into())])
            });
            let draws = draws.unwrap_or_default().into();
            words.tell("event-starter-drawn", [name(starter), ("draws", draws)])
        }
        Event::Dealt { .. } => words.say("event-dealt"),
        Event::DoubletsClaimed { seat, pairs } => {
            let pairs = pairs.map(short).join(" ").into();
            words.tell("event-claimed", [name(seat), ("pairs", pairs)])
        }
        Event::StackOpened { seat, stack } => {
            words.tell("event-stack-opened", [name(seat), ("stack", (stack + 1).into())])
        }
        Event::Drawn { seat, tiles, .. } => {
            words.tell("event-drawn", [name(seat), ("count", tiles.len().into())])
        }
        Event::Laid { seat, laid, table, .. } => {
            let tiles = laid_by_meld(words, before, table);
            let args = [name(seat), ("count", laid.len().into()), ("tiles", tiles.into())];
            words.tell("event-laid", args)
        }
        Event::Passed { seat, .. } => words.tell("event-passed", [name(seat)]),
        Event::Announced { seat } => words.tell("event-announced", [name(seat)]),
        Event::TimeRanOut { seat, .. } => words.tell("event-time-up", [name(seat)]),
        Event::LayTakenBack { seat, .. } => words.tell("event-taken-back", [name(seat)]),
        Event::JudgeCalled { seat } => words.tell("event-judge-called", [name(seat)]),
        Event::Paused => words.say("event-paused"),
        Event::Ruled { ruling } => {
            words.tell("event-ruled", [("reason", ruling.reason.as_str().into())])
        }
        Event::Ended { end: End::Out, scores } => {
            let winner = scores.iter().position(|score| score.big > 0)?;
            words.tell("event-ended-out", [("name", names[winner].as_str().into())])
        }
        Event::Ended { end: End::Pool, .. } => words.say("event-ended-pool"),
    })
}

#[cfg(test)]
mod tests {
    use dublet_words::Language;

    use super::*;

    #[test]
    fn what_was_laid_is_told_by_meld() {
        let words = Words::new(Language::En);
        let table = |text| Table::read(&notation::layout(text).unwrap()).unwrap();
        for (before, after, told) in [
            ("", "r10 r11 r12 | k1 b1 y1", "10● 11● 12●; 1◆ 1▲ 1■"),
            ("r3 r4 r5", "r3 r4 r5 r6", "6● to 3● 4● 5●"),
            ("b4 r4 y4 k4", "r4 y4 k4 | b3 b4 b5", "3▲ 5▲ to 4▲"),
        ] {
            assert_eq!(laid_by_meld(&words, &table(before), &table(after)), told);
        }
    }

    /// Rule 2.1: who ties draws again.
    #[test]
    fn a_tie_in_the_draw_for_the_start_is_told() {
        let [ann, bob, cid] = [0, 1, 2].map(|index| Seat::new(index).unwrap());
        let draws = [(ann, "k12"), (bob, "k12"), (cid, "k2"), (ann, "k11"), (bob, "r5")]
            .map(|(seat, tile)| (seat, notation::tiles(tile).unwrap()[0]));
        let event = Event::StarterDrawn { draws: draws.to_vec(), starter: ann };
        let names = ["Ann", "Bob", "Cid"].map(str::to_owned);
        let table = Table::read(&notation::layout("").unwrap()).unwrap();
        assert_eq!(
            event_words(&Words::new(Language::En), &event, &table, &names).unwrap(),
            "Draw for the start: Ann has 12◆, Bob has 12◆, Cid has 2◆; again: Ann has 11◆, Bob has 5●. Ann starts."
        );
    }

    #[test]
    fn notation_in_a_text_is_shown_as_it_is_drawn() {
        assert_eq!(with_faces("Lay r10 J; from the rack: b3."), "Lay 10● J★; from the rack: 3▲.");
        assert_eq!(with_faces("Wyłóż k1 (zasada 3.8)"), "Wyłóż 1◆ (zasada 3.8)");
    }
}
