//! A person's turn: moving tiles and handing them in.

use dublet_rules::{
    game::{Command, view::SeatView},
    lay::Fault,
    seat::Seat,
};
use dublet_words::Words;

use crate::{
    board::Cursor,
    desk::{NotYours, Spot, Target},
    keys::Action,
    news::with_faces,
    state::{Cover, State},
};

impl State<'_> {
    pub(crate) fn act_in_turn(&mut self, action: Action, seat: Seat) {
        match action {
            Action::Pick => {
                if let Cursor::Tile(spot) = self.cursor {
                    self.pick(spot);
                }
            }
            Action::Drop => self.drop_at_cursor(),
            Action::Back => self.take_back(),
            Action::Undo if self.desk.undo() => self.settle(),
            Action::Undo => self.note = Some(self.say("play-nothing-to-undo")),
            Action::Redo if self.desk.redo() => self.settle(),
            Action::Redo => self.note = Some(self.say("play-nothing-to-redo")),
            Action::Reset => {
                self.desk.put_all_back();
                self.settle();
            }
            Action::Escape => self.picks.clear(),
            Action::Lay => self.lay(seat),
            Action::Draw => self.draw(seat),
            Action::Hint => self.next_hint(),
            Action::Claim => self.claim(seat),
            Action::Announce => {
                self.submit(seat, &Command::Announce { seat });
            }
            _ => self.look_around(action),
        }
    }

    pub(crate) fn pick(&mut self, spot: Spot) {
        self.note = None;
        match self.picks.iter().position(|picked| *picked == spot) {
            Some(place) => drop(self.picks.remove(place)),
            None if self.desk.at(spot).is_some() => self.picks.push(spot),
            None => {}
        }
    }

    fn drop_at_cursor(&mut self) {
        if self.picks.is_empty() {
            match self.cursor {
                Cursor::Tile(spot) => self.pick(spot),
                Cursor::New => self.note = Some(self.say("play-pick-first")),
            }
            return;
        }
        let target = match self.cursor {
            Cursor::New => Target::New,
            Cursor::Tile(Spot::Rack(_)) if self.picks_are_all(|s| matches!(s, Spot::Rack(_))) => {
                Target::New
            }
            Cursor::Tile(Spot::Rack(_)) => Target::Rack,
            Cursor::Tile(Spot::Table { meld, place }) => self.onto(meld, place),
        };
        self.put(target);
    }

    /// Tiles put onto a meld; its own tiles alone are split off.
    pub(crate) fn onto(&self, meld: usize, place: usize) -> Target {
        match self.picks_are_all(|s| matches!(s, Spot::Table { meld: from, .. } if from == meld)) {
            true => Target::New,
            false => Target::Meld { meld, before: place == 0 },
        }
    }

    fn picks_are_all(&self, wanted: impl Fn(Spot) -> bool) -> bool {
        self.picks.iter().all(|spot| wanted(*spot))
    }

    /// Puts the picked tiles somewhere.
    pub(crate) fn put(&mut self, target: Target) {
        // Rack tiles that are picked stay where they are when others go to the rack.
        let spots: Vec<Spot> = match target {
            Target::Rack => {
                self.picks.iter().copied().filter(|s| matches!(s, Spot::Table { .. })).collect()
            }
            _ => self.picks.clone(),
        };
        let shown = self.shown_before_cursor(&spots);
        match self.desk.put(&spots, target) {
            Ok(()) => {
                if let (Some(shown), false) = (shown, target == Target::Rack) {
                    let order = self.rack_order();
                    let place = order.get(shown).or(order.last());
                    self.cursor = place.map_or(Cursor::New, |p| Cursor::Tile(Spot::Rack(*p)));
                }
                if target == Target::New {
                    let meld = self.desk.melds().len().saturating_sub(1);
                    if !matches!(self.cursor, Cursor::Tile(Spot::Rack(_))) {
                        self.cursor = Cursor::Tile(Spot::Table { meld, place: 0 });
                    }
                }
                self.settle();
            }
            Err(NotYours(tile)) => {
                let args = [("tile", self.words.tile(tile).into())];
                self.note = Some(self.words.tell("play-not-yours", args));
            }
        }
    }

    /// How many tiles of the rack are shown before the cursor, without those that leave.
    fn shown_before_cursor(&self, leaving: &[Spot]) -> Option<usize> {
        let order = self.rack_order();
        let here = order.iter().position(|p| self.cursor == Cursor::Tile(Spot::Rack(*p)))?;
        Some(order[..here].iter().filter(|p| !leaving.contains(&Spot::Rack(**p))).count())
    }

    fn take_back(&mut self) {
        if self.picks.is_empty()
            && let Cursor::Tile(spot @ Spot::Table { .. }) = self.cursor
        {
            self.picks.push(spot);
        }
        if self.picks.is_empty() {
            return;
        }
        self.put(Target::Rack);
        if self.note.is_some() {
            self.picks.clear();
        }
    }

    /// Everything wrong with the table as it lies, unless it may be laid.
    pub(crate) fn faults(&self, view: &SeatView) -> Vec<Fault> {
        let mut faults = view.judge(&self.desk.layout()).err().unwrap_or_default();
        // That nothing was laid goes without saying beside anything else.
        if faults.len() > 1 {
            faults.retain(|fault| *fault != Fault::NothingLaid);
        }
        faults
    }

    /// What is wrong with a lay as a sentence, tiles as they are drawn.
    fn fault(&self, fault: &Fault) -> String {
        Words::sentence(&with_faces(&self.words.fault(fault)))
    }

    fn lay(&mut self, seat: Seat) {
        let Some(view) = self.view() else { return };
        self.picks.clear();
        let faults = self.faults(&view);
        if faults.is_empty() {
            return self.hand_in(seat, &Command::Lay { seat, layout: self.desk.layout() });
        }
        let reasons: Vec<String> = faults.iter().map(|fault| self.fault(fault)).collect();
        if !self.desk.is_changed() {
            return self.note = Some(reasons.join(" "));
        }
        // Where a wrong lay costs tiles, it is never handed in unasked (rule 4.5).
        let cost = if self.desk.laid() > 0 { view.public.rules.wrong_lay_tiles } else { 0 };
        self.cover = Some(Cover::Faults { reasons, cost });
    }

    fn draw(&mut self, seat: Seat) {
        let Some(view) = self.view() else { return };
        if self.desk.laid() > 0 {
            self.cover = Some(Cover::DrawAnyway);
            return;
        }
        let stacks = view.public.stacks.iter().enumerate().filter(|(_, tiles)| **tiles > 0);
        let stacks: Vec<usize> = stacks.map(|(stack, _)| stack).collect();
        if stacks.is_empty() {
            self.hand_in(seat, &Command::Pass { seat });
        } else if view.public.rules.offers_stacks()
            && view.public.stack_choice == Some(seat)
            && stacks.len() > 1
        {
            self.cover = Some(Cover::Stacks { stacks, chosen: 0 });
        } else {
            self.hand_in(seat, &Command::Draw { seat, stack: None });
        }
    }
}
