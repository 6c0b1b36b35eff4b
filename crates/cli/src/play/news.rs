//! What happened, in words.

use dublet_rules::{game::Event, notation, score::End, seat::Seat, tile::Tile};

use super::look::face;
use crate::words::Words;

/// A tile as it is drawn.
fn short(tile: Tile) -> String {
    let (text, shape) = face(tile);
    format!("{text}{shape}")
}

/// A text in which tiles written in notation are put as they are drawn.
pub(super) fn with_faces(text: &str) -> String {
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

impl Words {
    /// What everybody may hear of an event.
    pub(super) fn event(&self, event: &Event, names: &[String]) -> Option<String> {
        let name = |seat: &Seat| ("name", names[seat.index()].as_str().into());
        Some(match event {
            Event::StarterDrawn { draws, starter } => {
                let draw = |(seat, tile): &(Seat, Tile)| {
                    let tile = short(*tile).into();
                    self.tell("event-draw-for-start", [name(seat), ("tile", tile)])
                };
                let draws: Vec<String> = draws.iter().map(draw).collect();
                let draws = draws.join(", ").into();
                self.tell("event-starter-drawn", [name(starter), ("draws", draws)])
            }
            Event::Dealt { .. } => self.say("event-dealt"),
            Event::DoubletsClaimed { seat, pairs } => {
                let pairs = pairs.map(short).join(" ").into();
                self.tell("event-claimed", [name(seat), ("pairs", pairs)])
            }
            Event::StackOpened { seat, stack } => {
                self.tell("event-stack-opened", [name(seat), ("stack", (stack + 1).into())])
            }
            Event::Drawn { seat, tiles, .. } => {
                self.tell("event-drawn", [name(seat), ("count", tiles.len().into())])
            }
            Event::Laid { seat, laid, .. } => {
                let tiles: Vec<String> = laid.iter().map(short).collect();
                let args =
                    [name(seat), ("count", laid.len().into()), ("tiles", tiles.join(" ").into())];
                self.tell("event-laid", args)
            }
            Event::Passed { seat, .. } => self.tell("event-passed", [name(seat)]),
            Event::Announced { seat } => self.tell("event-announced", [name(seat)]),
            Event::TimeRanOut { seat, .. } => self.tell("event-time-up", [name(seat)]),
            Event::LayTakenBack { seat, .. } => self.tell("event-taken-back", [name(seat)]),
            Event::JudgeCalled { seat } => self.tell("event-judge-called", [name(seat)]),
            Event::Paused => self.say("event-paused"),
            Event::Ruled { ruling } => {
                self.tell("event-ruled", [("reason", ruling.reason.as_str().into())])
            }
            Event::Ended { end: End::Out, scores } => {
                let winner = scores.iter().position(|score| score.big > 0)?;
                self.tell("event-ended-out", [("name", names[winner].as_str().into())])
            }
            Event::Ended { end: End::Pool, .. } => self.say("event-ended-pool"),
        })
    }
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
