//! One player's turn at the terminal.

use std::io::{BufRead, Write};

use dublet_rules::{
    game::{Command, Event},
    seat::Seat,
};

use super::{
    Evening, Stop,
    desk::{CannotMove, Desk},
    wish::{NotUnderstood, Wish, understand},
};
use crate::words::Words;

impl<I: BufRead, O: Write> Evening<'_, '_, I, O> {
    pub(super) fn turn(&mut self, seat: Seat, news: &mut Vec<String>) -> Result<(), Stop> {
        let words = self.screen.words;
        let Some(view) = self.table.game.seat_view(seat) else { return Ok(()) };
        let mut desk = Desk::new(&view.public.table, view.rack);
        let mut by_colour = false;
        let mut warned_of = None;
        let pool_left = view.public.stacks.iter().any(|tiles| *tiles > 0);
        let what_next = |desk: &Desk| match view.rack.len() - desk.rack().len() {
            0 if pool_left => words.say("play-lay-or-draw"),
            0 => words.say("play-lay-or-pass"),
            laid => words.tell("play-to-lay", [("count", laid.into())]),
        };
        let mut notes: Vec<String> = vec![what_next(&desk)];
        loop {
            self.screen.turn(&self.title, &view, self.names, &desk, by_colour)?;
            for note in notes.drain(..) {
                self.screen.line(&note)?;
            }
            let line = self.screen.ask()?;
            let wish = match understand(&line, words) {
                Ok(Wish::Quit) => return Err(Stop::Quit),
                Ok(wish) => wish,
                Err(error) => {
                    notes.push(words.not_understood(&error));
                    continue;
                }
            };
            by_colour ^= wish == Wish::Sort;
            let Some(command) = command(&wish, seat, &desk) else {
                notes.extend(move_tiles(&wish, &mut desk, words));
                notes.push(what_next(&desk));
                continue;
            };
            if let Command::Lay { layout, .. } = &command
                && view.public.rules.wrong_lay_tiles > 0
                && *layout != view.public.table.layout()
                && warned_of.as_ref() != Some(layout)
                && let Err(faults) = view.judge(layout)
            {
                // Where a wrong lay costs tiles, it is never handed in unasked (rule 4.5).
                notes.extend(faults.iter().map(|fault| words.fault(fault)));
                let count = view.public.rules.wrong_lay_tiles.into();
                notes.push(words.tell("play-costs", [("count", count)]));
                warned_of = Some(layout.clone());
                continue;
            }
            match self.table.submit(&command) {
                Err(refusal) => notes.extend(words.refusal(&refusal)),
                Ok(events) => {
                    let events = events.to_vec();
                    return self.after_turn(seat, &events, news);
                }
            }
        }
    }

    /// Tells what happened, shows what was drawn, and offers to announce (rule 7.4).
    fn after_turn(
        &mut self,
        seat: Seat,
        events: &[Event],
        news: &mut Vec<String>,
    ) -> Result<(), Stop> {
        let words = self.screen.words;
        news.clear();
        news.extend(events.iter().filter_map(|event| words.event(event, self.names)));
        let drawn = events.iter().find_map(|event| match event {
            Event::Drawn { tiles, .. } => Some(tiles),
            _ => None,
        });
        let Some(tiles) = drawn else { return Ok(()) };
        let painted = self.screen.paint.tiles(tiles.iter().map(|tile| (*tile, false)));
        self.screen.line(&words.tell("play-you-drew", [("tiles", painted.into())]))?;
        let announce = Command::Announce { seat };
        let may_announce = self.table.game.decide(&announce).is_ok();
        let id = if may_announce { "play-may-announce" } else { "play-press-enter" };
        self.screen.line(&words.say(id))?;
        let line = self.screen.ask()?;
        if may_announce && understand(&line, words) == Ok(Wish::Announce) {
            self.submit(&announce, news);
        }
        Ok(())
    }
}

/// The command a wish is, unless it only moves tiles about.
fn command(wish: &Wish, seat: Seat, desk: &Desk) -> Option<Command> {
    match wish {
        Wish::Done => Some(Command::Lay { seat, layout: desk.layout() }),
        Wish::Draw { stack } => Some(Command::Draw { seat, stack: *stack }),
        Wish::Pass => Some(Command::Pass { seat }),
        Wish::Announce => Some(Command::Announce { seat }),
        Wish::Claim => Some(Command::ClaimDoublets { seat }),
        Wish::Lay { .. }
        | Wish::Shift { .. }
        | Wish::TakeBack(_)
        | Wish::Undo
        | Wish::Reset
        | Wish::Sort
        | Wish::Help
        | Wish::Quit => None,
    }
}

/// Moves tiles on the desk; says what could not be done, or what was asked for.
fn move_tiles(wish: &Wish, desk: &mut Desk, words: &Words) -> Option<String> {
    let moved = match wish {
        Wish::Lay { tiles, into } => desk.lay(tiles, *into),
        Wish::Shift { tiles, from, into } => desk.shift(tiles, *from, *into),
        Wish::TakeBack(tiles) => desk.take_back(tiles),
        Wish::Undo if !desk.undo() => return Some(words.say("play-nothing-to-undo")),
        Wish::Help => return Some(words.say("play-help")),
        Wish::Reset => {
            desk.put_all_back();
            Ok(())
        }
        _ => Ok(()),
    };
    moved.err().map(|cannot| words.cannot_move(cannot))
}

impl Words {
    fn not_understood(&self, error: &NotUnderstood) -> String {
        match error {
            NotUnderstood::Unknown(word) => {
                self.tell("play-not-understood", [("word", word.as_str().into())])
            }
            NotUnderstood::Tiles(error) => self.mistake(&error.mistake),
            NotUnderstood::NoTiles => {
                self.tell("play-no-tiles", [("example", "r10 r11 r12".into())])
            }
            NotUnderstood::NoMeld => self.say("play-no-meld"),
        }
    }

    fn cannot_move(&self, cannot: CannotMove) -> String {
        let tile = |tile| ("tile", self.tile(tile).into());
        let meld = |meld: usize| ("meld", (meld + 1).into());
        match cannot {
            CannotMove::NotOnRack(which) => self.tell("play-not-on-rack", [tile(which)]),
            CannotMove::NoSuchMeld(which) => self.tell("play-no-such-meld", [meld(which)]),
            CannotMove::NotInMeld(which, place) => {
                self.tell("play-not-in-meld", [tile(which), meld(place)])
            }
            CannotMove::NotYours(which) => self.tell("play-not-yours", [tile(which)]),
        }
    }
}
