//! What happened, in words.

use dublet_rules::{game::Event, notation, score::End, seat::Seat, tile::Tile};
use dublet_words::Words;

use crate::look::face;

/// A tile as it is drawn.
fn short(tile: Tile) -> String {
    let (text, shape) = face(tile);
    format!("{text}{shape}")
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

/// What everybody may hear of an event.
pub(crate) fn event_words(words: &Words, event: &Event, names: &[String]) -> Option<String> {
    let name = |seat: &Seat| ("name", names[seat.index()].as_str().into());
    Some(match event {
        Event::StarterDrawn { draws, starter } => {
            let draw = |(seat, tile): &(Seat, Tile)| {
                let tile = short(*tile).into();
                words.tell("event-draw-for-start", [name(seat), ("tile", tile)])
            };
            let draws: Vec<String> = draws.iter().map(draw).collect();
            let draws = draws.join(", ").into();
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
        Event::Laid { seat, laid, .. } => {
            let tiles: Vec<String> = laid.iter().map(short).collect();
            let args =
                [name(seat), ("count", laid.len().into()), ("tiles", tiles.join(" ").into())];
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
    use super::*;

    #[test]
    fn notation_in_a_text_is_shown_as_it_is_drawn() {
        assert_eq!(with_faces("Lay r10 J; from the rack: b3."), "Lay 10● J★; from the rack: 3▲.");
        assert_eq!(with_faces("Wyłóż k1 (zasada 3.8)"), "Wyłóż 1◆ (zasada 3.8)");
    }
}
