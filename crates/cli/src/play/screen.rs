//! What the players see.

use std::io::{self, BufRead, Write};

use dublet_rules::{
    bag::Bag,
    game::{Event, view::SeatView},
    meld::Meld,
    rules::Rules,
    score::End,
    seat::Seat,
    standings::Match,
    tile::Tile,
};

use super::{Stop, desk::Desk};
use crate::{paint::Paint, sheet::sheet_lines, words::Words};

/// A terminal, or what stands in for one.
pub(super) struct Screen<'w, I, O> {
    pub(super) input: I,
    pub(super) output: O,
    pub(super) paint: Paint,
    pub(super) words: &'w Words,
}

impl<I: BufRead, O: Write> Screen<'_, I, O> {
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// A line the player types; the end of input quits.
    pub(super) fn ask(&mut self) -> Result<String, Stop> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = String::new();
        match self.input.read_line(&mut line)? {
            0 => Err(Stop::Quit),
            _ => Ok(line.trim().to_owned()),
        }
    }

    /// Clears the screen and what could be scrolled back to.
    fn clear(&mut self) -> io::Result<()> {
        if self.paint.colours { write!(self.output, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }

    pub(super) fn title(&self, rules: &Rules, round: usize, game: usize) -> String {
        let args =
            [("edition", rules.to_string().into()), ("round", round.into()), ("game", game.into())];
        self.words.tell("play-title", args)
    }

    /// Hides everything until the next player is at the screen.
    pub(super) fn hand_over(
        &mut self,
        title: &str,
        name: &str,
        news: &[String],
    ) -> Result<(), Stop> {
        self.show_news(title, news)?;
        let text = self.words.tell("play-hand-over", [("name", name.into())]);
        self.line(&self.paint.bold(&text))?;
        self.ask()?;
        self.clear()?;
        Ok(())
    }

    pub(super) fn show_news(&mut self, title: &str, news: &[String]) -> io::Result<()> {
        self.clear()?;
        self.line(&self.paint.bold(title))?;
        // What happened while the others moved.
        for text in &news[news.len().saturating_sub(8)..] {
            self.line(&format!("  {text}"))?;
        }
        self.line("")
    }

    /// Everything a player sees in a turn.
    pub(super) fn turn(
        &mut self,
        title: &str,
        view: &SeatView,
        names: &[String],
        desk: &Desk,
        by_colour: bool,
    ) -> io::Result<()> {
        self.clear()?;
        self.line(&self.paint.bold(title))?;
        self.seats(view, names)?;
        self.line("")?;
        self.table(desk)?;
        self.line("")?;
        self.rack(&names[view.seat.index()], desk.rack(), by_colour)?;
        self.line("")
    }

    fn seats(&mut self, view: &SeatView, names: &[String]) -> io::Result<()> {
        let words = self.words;
        for (seat, (public, name)) in view.public.seats.iter().zip(names).enumerate() {
            let state = match (public.opened, public.announced) {
                (true, _) => "play-opened",
                (false, true) => "play-announced",
                (false, false) => "play-not-opened",
            };
            let count = words.tell("play-tiles", [("count", public.tiles.into())]);
            let text = format!("{name:<12} {count}, {}", words.say(state));
            let mark = if seat == view.seat.index() { "▸" } else { " " };
            self.line(&format!("{mark} {text}"))?;
        }
        let pool: u32 = view.public.stacks.iter().map(|tiles| u32::from(*tiles)).sum();
        let pool = match view.public.last_moves {
            Some(count) => words.tell("play-last-moves", [("count", count.into())]),
            None => words.tell("play-pool", [("count", pool.into())]),
        };
        self.line(&self.paint.quiet(&format!("  {pool}")))?;
        if view.public.stack_choice == Some(view.seat) {
            let stacks = view.public.stacks.iter().enumerate().filter(|(_, tiles)| **tiles > 0);
            let stacks: Vec<String> = stacks.map(|(stack, _)| (stack + 1).to_string()).collect();
            let first = stacks.first().cloned().unwrap_or_default();
            let args = [("first", first.into()), ("stacks", stacks.join(" ").into())];
            self.line(&self.paint.quiet(&format!("  {}", words.tell("play-stacks", args))))?;
        }
        Ok(())
    }

    fn table(&mut self, desk: &Desk) -> io::Result<()> {
        if desk.melds().is_empty() {
            let text = self.words.say("play-table-empty");
            return self.line(&self.paint.quiet(&text));
        }
        let heading = self.words.say("play-table");
        self.line(&self.paint.bold(&heading))?;
        for (place, meld) in desk.melds().iter().enumerate() {
            let tiles: Vec<Tile> = meld.iter().map(|placed| placed.tile).collect();
            let verdict = match Meld::read(&tiles) {
                Ok(meld) if meld.tiles().iter().any(|tile| tile.is_joker()) => {
                    self.paint.quiet(&self.words.meld(&meld))
                }
                Ok(_) => String::new(),
                Err(reasons) => {
                    self.paint.warning(&format!("✗ {}", self.words.main_reasons(&reasons)))
                }
            };
            let painted = self.paint.tiles(meld.iter().map(|placed| (placed.tile, placed.own)));
            self.line(&format!("{:>3}  {painted}  {verdict}", place + 1))?;
        }
        Ok(())
    }

    /// A rack, by number (777) or by colour (789).
    pub(super) fn rack(&mut self, name: &str, rack: &Bag, by_colour: bool) -> io::Result<()> {
        let args = [("name", name.into()), ("count", rack.len().into())];
        let heading = self.words.tell("play-rack", args);
        self.line(&self.paint.bold(&heading))?;
        let lines = self.paint.rack(rack, by_colour);
        lines.iter().try_for_each(|painted| self.line(&format!("     {painted}")))
    }

    /// The score sheet so far.
    pub(super) fn sheet(&mut self, names: &[String], games: &Match) -> io::Result<()> {
        for line in sheet_lines(names, games.games(), self.words) {
            self.line(&line)?;
        }
        self.line("")
    }

    pub(super) fn next_game(&mut self) -> Result<(), Stop> {
        let text = self.words.say("play-next-game");
        self.line(&text)?;
        let line = self.ask()?;
        match super::wish::understand(&line, self.words) {
            Ok(super::wish::Wish::Quit) => Err(Stop::Quit),
            _ => Ok(()),
        }
    }
}

impl Words {
    /// What everybody may hear of an event.
    pub(super) fn event(&self, event: &Event, names: &[String]) -> Option<String> {
        let name = |seat: &Seat| ("name", names[seat.index()].as_str().into());
        Some(match event {
            Event::StarterDrawn { draws, starter } => {
                let draw = |(seat, tile): &(Seat, Tile)| {
                    let tile = self.tile(*tile).into();
                    self.tell("event-draw-for-start", [name(seat), ("tile", tile)])
                };
                let draws: Vec<String> = draws.iter().map(draw).collect();
                let draws = draws.join(", ").into();
                self.tell("event-starter-drawn", [name(starter), ("draws", draws)])
            }
            Event::Dealt { .. } => self.say("event-dealt"),
            Event::DoubletsClaimed { seat, pairs } => {
                let pairs = pairs.map(|tile| self.tile(tile)).join(", ").into();
                self.tell("event-claimed", [name(seat), ("pairs", pairs)])
            }
            Event::StackOpened { seat, stack } => {
                self.tell("event-stack-opened", [name(seat), ("stack", (stack + 1).into())])
            }
            Event::Drawn { seat, tiles, .. } => {
                self.tell("event-drawn", [name(seat), ("count", tiles.len().into())])
            }
            Event::Laid { seat, laid, .. } => {
                let tiles: Vec<String> = laid.iter().map(|tile| self.tile(tile)).collect();
                let args =
                    [name(seat), ("count", laid.len().into()), ("tiles", tiles.join(", ").into())];
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
