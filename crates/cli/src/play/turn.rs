//! What actions do: moving tiles, handing them in, and everything that lies over the table.

use dublet_rules::{
    game::{Command, view::SeatView},
    lay::Fault,
    seat::Seat,
};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{
    board::Cursor,
    covers::most_help_scroll,
    desk::{NotYours, Spot, Target},
    keys::{Action, latin},
    lanes::{changes, in_lanes},
    news::with_faces,
    state::{Cover, Effect, Stage, State},
};

impl State<'_> {
    pub(super) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char(letter) if latin(letter) == 'c') {
                // Asked for once, it may have been meant for something else.
                match self.cover {
                    Some(Cover::Quit) => self.effects.push(Effect::Leave { keep: false }),
                    _ => self.cover = Some(Cover::Quit),
                }
            }
            return;
        }
        if let Some(action) = Action::of(key) {
            self.act(action);
        }
    }

    pub(super) fn act(&mut self, action: Action) {
        if let Some(cover) = self.cover.take() {
            return self.act_on_cover(cover, action);
        }
        match action {
            Action::Help => self.cover = Some(Cover::Help { scroll: 0 }),
            Action::Scores => self.cover = Some(Cover::Scores),
            Action::Quit => self.cover = Some(Cover::Quit),
            Action::PageUp => self.page(false),
            Action::PageDown => self.page(true),
            _ => match self.stage.clone() {
                Stage::HandOver { seat, look } => self.act_at_hand_over(action, seat, look),
                Stage::Look { seat } => self.act_on_look(action, seat),
                Stage::Turn { seat } => self.act_in_turn(action, seat),
                Stage::Drew { seat, may_announce, .. } => match action {
                    Action::Announce if may_announce => {
                        self.submit(&Command::Announce { seat });
                        self.advance();
                    }
                    Action::Drop | Action::Escape => self.advance(),
                    _ => self.look_around(action),
                },
                Stage::Watching => self.act_while_watching(action),
                Stage::Dealing => {}
                Stage::Over => match action {
                    Action::Drop if self.evening.games.next_game().is_some() => {
                        self.stage = Stage::Dealing;
                        self.effects.push(Effect::FreshDeal);
                    }
                    Action::Drop => self.effects.push(Effect::Leave { keep: false }),
                    _ => {}
                },
            },
        }
    }

    fn act_on_cover(&mut self, cover: Cover, action: Action) {
        match (cover, action) {
            (Cover::Help { scroll }, Action::Down | Action::PageDown) => {
                let by = if action == Action::Down { 1 } else { 10 };
                let scroll = (scroll + by).min(most_help_scroll(self));
                self.cover = Some(Cover::Help { scroll });
            }
            (Cover::Help { scroll }, Action::Up | Action::PageUp) => {
                let by = if action == Action::Up { 1 } else { 10 };
                self.cover = Some(Cover::Help { scroll: scroll.saturating_sub(by) });
            }
            (Cover::Quit, Action::Yes) => self.effects.push(Effect::Leave { keep: false }),
            (Cover::Quit, Action::Sort) => self.effects.push(Effect::Leave { keep: true }),
            (Cover::WrongLay { .. }, Action::Yes) => {
                if let Some(seat) = self.mover() {
                    self.hand_in(seat, &Command::Lay { seat, layout: self.desk.layout() });
                }
            }
            (Cover::DrawAnyway, Action::Yes) => {
                self.desk.put_all_back();
                self.settle();
                self.act(Action::Draw);
            }
            (Cover::Stacks { stacks, chosen }, Action::Left | Action::Up) => {
                let chosen = chosen.saturating_sub(1);
                self.cover = Some(Cover::Stacks { stacks, chosen });
            }
            (Cover::Stacks { stacks, chosen }, Action::Right | Action::Down) => {
                let chosen = (chosen + 1).min(stacks.len() - 1);
                self.cover = Some(Cover::Stacks { stacks, chosen });
            }
            (Cover::Stacks { stacks, chosen }, Action::Drop | Action::Draw | Action::Pick) => {
                if let Some(seat) = self.mover() {
                    let stack = stacks.get(chosen).copied();
                    self.hand_in(seat, &Command::Draw { seat, stack });
                }
            }
            // A question stays until it is answered.
            (
                cover @ (Cover::Quit
                | Cover::WrongLay { .. }
                | Cover::DrawAnyway
                | Cover::Stacks { .. }),
                action,
            ) if !matches!(action, Action::Escape | Action::Hint | Action::No) => {
                self.cover = Some(cover);
            }
            _ => {}
        }
    }

    fn act_at_hand_over(&mut self, action: Action, seat: Seat, look: bool) {
        // Another key than the one that ends a turn: pressed twice, that shows nobody else's tiles.
        if action != Action::Pick {
            return;
        }
        self.note = None;
        if look {
            self.show(Some(seat));
            self.stage = Stage::Look { seat };
        } else {
            self.begin_turn(seat);
        }
    }

    fn act_on_look(&mut self, action: Action, seat: Seat) {
        match action {
            Action::Claim if self.submit(&Command::ClaimDoublets { seat }).is_some() => {
                self.looks.clear();
                self.advance();
            }
            Action::Drop | Action::Escape => self.advance(),
            _ => self.look_around(action),
        }
    }

    fn act_while_watching(&mut self, action: Action) {
        match (action, self.viewer) {
            (Action::Announce, Some(seat)) => {
                self.submit(&Command::Announce { seat });
            }
            _ => self.look_around(action),
        }
    }

    /// What can be done when it is nobody's turn: look about, and sort the rack.
    fn look_around(&mut self, action: Action) {
        match action {
            Action::Left => self.step(-1, 0),
            Action::Right => self.step(1, 0),
            Action::Up => self.step(0, -1),
            Action::Down => self.step(0, 1),
            Action::Across => self.cross(),
            Action::Last => self.show_last(),
            Action::Sort => {
                if let Some(seat) = self.viewer {
                    self.evening.by_colour[seat.index()] ^= true;
                }
            }
            _ => {}
        }
    }

    fn act_in_turn(&mut self, action: Action, seat: Seat) {
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
            Action::Claim => {
                if self.submit(&Command::ClaimDoublets { seat }).is_some() {
                    self.advance();
                }
            }
            Action::Announce => {
                self.submit(&Command::Announce { seat });
            }
            _ => self.look_around(action),
        }
    }

    fn step(&mut self, across: i32, down: i32) {
        self.cursor = self.board().step(self.cursor, across, down);
    }

    /// From the rack to the table, and back.
    fn cross(&mut self) {
        self.cursor = match self.cursor {
            Cursor::Tile(Spot::Rack(_)) if self.desk.melds().is_empty() => Cursor::New,
            Cursor::Tile(Spot::Rack(_)) => Cursor::Tile(Spot::Table { meld: 0, place: 0 }),
            _ => match self.rack_order().first() {
                Some(place) => Cursor::Tile(Spot::Rack(*place)),
                None => Cursor::New,
            },
        };
    }

    /// Scrolls the table, taking the cursor along.
    fn page(&mut self, down: bool) {
        let board = self.board();
        for _ in 0..board.table.height.div_ceil(board.scale.height + 1) {
            let next = board.step(self.cursor, 0, if down { 1 } else { -1 });
            match (next, self.cursor) {
                (Cursor::Tile(Spot::Rack(_)), Cursor::Tile(Spot::Rack(_))) | (Cursor::New, _) => {
                    self.cursor = next;
                }
                (Cursor::Tile(Spot::Rack(_)), _) => break,
                _ => self.cursor = next,
            }
        }
    }

    pub(super) fn pick(&mut self, spot: Spot) {
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
    pub(super) fn onto(&self, meld: usize, place: usize) -> Target {
        match self.picks_are_all(|s| matches!(s, Spot::Table { meld: from, .. } if from == meld)) {
            true => Target::New,
            false => Target::Meld { meld, before: place == 0 },
        }
    }

    fn picks_are_all(&self, wanted: impl Fn(Spot) -> bool) -> bool {
        self.picks.iter().all(|spot| wanted(*spot))
    }

    /// Puts the picked tiles somewhere.
    pub(super) fn put(&mut self, target: Target) {
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
    pub(super) fn faults(&self, view: &SeatView) -> Vec<Fault> {
        let mut faults = view.judge(&self.desk.layout()).err().unwrap_or_default();
        // That nothing was laid goes without saying beside anything else.
        if faults.len() > 1 {
            faults.retain(|fault| *fault != Fault::NothingLaid);
        }
        faults
    }

    /// What is wrong with a lay, tiles as they are drawn.
    pub(super) fn fault(&self, fault: &Fault) -> String {
        with_faces(&self.words.fault(fault))
    }

    fn lay(&mut self, seat: Seat) {
        let Some(view) = self.view() else { return };
        self.picks.clear();
        let faults = self.faults(&view);
        if faults.is_empty() {
            return self.hand_in(seat, &Command::Lay { seat, layout: self.desk.layout() });
        }
        let reasons: Vec<String> = faults.iter().map(|fault| self.fault(fault)).collect();
        let cost = view.public.rules.wrong_lay_tiles;
        if cost > 0 && self.desk.laid() > 0 {
            // Where a wrong lay costs tiles, it is never handed in unasked (rule 4.5).
            self.cover = Some(Cover::WrongLay { reasons, cost });
        } else if self.desk.is_changed() {
            // The reasons stand below it already.
            self.note = Some(self.say("play-not-yet"));
        } else {
            self.note = Some(reasons.join("; "));
        }
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
        } else if view.public.stack_choice == Some(seat) && stacks.len() > 1 {
            self.cover = Some(Cover::Stacks { stacks, chosen: 0 });
        } else {
            self.hand_in(seat, &Command::Draw { seat, stack: None });
        }
    }

    /// Says what the last player laid and marks it; again, and everything since the own last turn.
    fn show_last(&mut self) {
        let Some((event, before)) = self.evening.last_lay() else {
            self.note = Some(self.say("play-nothing-laid-yet"));
            return;
        };
        let text = self.words.event(event, &self.evening.names());
        if !self.desk.is_changed() {
            let table = in_lanes(&self.evening.table.game.public_view().table);
            let marks = changes(&in_lanes(&before), &table);
            if self.note == text {
                self.show(self.viewer);
                self.note = None;
                return;
            }
            self.lay_out(self.viewer, &marks);
        }
        self.note = text;
    }
}
