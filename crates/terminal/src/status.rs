//! What the screen says: the buttons, and the lines above them.

use dublet_rules::{
    game::{Command, view::SeatView},
    meld::Meld,
    seat::Seat,
    tile::Tile,
};
use dublet_words::Words;

use crate::{
    board::Cursor,
    desk::{Placed, Spot},
    keys::Action,
    state::{Cover, Scene, State},
};

/// A line of the screen and how loud it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StatusLine {
    /// What is to be done.
    Main(String),
    /// An answer to what was just done.
    Note(String),
    Quiet(String),
}

impl State<'_> {
    /// The buttons there are now, the most important first.
    pub(crate) fn buttons(&self) -> Vec<(Action, String)> {
        if let Some(cover) = &self.cover {
            return self.cover_buttons(cover);
        }
        let mut buttons = match &self.stage {
            Scene::Look { seat } => {
                let mut buttons = self.labelled(&[(Action::Drop, "button-keep")]);
                if self.may_claim(*seat) {
                    buttons.extend(self.labelled(&[(Action::Claim, "button-claim")]));
                }
                buttons
            }
            Scene::Turn { seat } => self.turn_buttons(*seat),
            Scene::Drew { announcement_counts, .. } => {
                let mut buttons = self.labelled(&[(Action::Drop, "button-go-on")]);
                if *announcement_counts {
                    buttons.extend(self.labelled(&[(Action::Announce, "button-announce")]));
                }
                buttons
            }
            Scene::Over if self.evening.has_more() => self
                .labelled(&[(Action::Drop, "button-next-game"), (Action::Review, "button-review")]),
            Scene::Over => {
                return self.labelled(&[
                    (Action::Drop, "button-again"),
                    (Action::Review, "button-review"),
                    (Action::Quit, "button-leave"),
                ]);
            }
            Scene::HandOver { .. } | Scene::Watching => Vec::new(),
        };
        if self.viewer.is_some() && self.stage != Scene::Over {
            buttons.push((Action::Sort, self.say(self.sort_id())));
            buttons.extend(self.labelled(&[(Action::Last, "button-last")]));
        }
        buttons.extend(self.labelled(&[
            (Action::Scores, "button-scores"),
            (Action::Help, "button-help"),
            (Action::Quit, "button-quit"),
        ]));
        if let Scene::HandOver { .. } = self.stage {
            // Not where a button ended the turn before, for a click may be a double one.
            buttons.extend(self.labelled(&[(Action::Pick, "button-show")]));
        }
        buttons
    }

    fn labelled(&self, buttons: &[(Action, &str)]) -> Vec<(Action, String)> {
        buttons.iter().map(|(action, id)| (*action, self.say(id))).collect()
    }

    /// The key on a button.
    pub(crate) fn key_name(&self, action: Action) -> String {
        match action {
            Action::Pick => self.say("key-space"),
            Action::Yes => self.say("key-yes"),
            Action::No => self.say("key-no"),
            _ => action.key().to_owned(),
        }
    }

    /// Whether somebody may ask for a new deal (rule 2.3).
    pub(crate) fn may_claim(&self, seat: Seat) -> bool {
        self.evening.game().decide(&Command::ClaimDoublets { seat }).is_ok()
    }

    /// What a press of the key sorts by.
    fn sort_id(&self) -> &'static str {
        match self.viewer.is_some_and(|seat| self.evening.by_colour[seat.index()]) {
            true => "button-by-number",
            false => "button-by-colour",
        }
    }

    fn turn_buttons(&self, seat: Seat) -> Vec<(Action, String)> {
        let laid = self.desk.laid();
        let pool = self.pool();
        let draw = (Action::Draw, self.say(if pool > 0 { "button-draw" } else { "button-pass" }));
        let mut buttons = match laid {
            0 => vec![draw],
            _ => {
                let lay = self.words.tell("button-lay", [("count", laid.into())]);
                vec![(Action::Lay, lay), draw]
            }
        };
        if self.may_claim(seat) {
            buttons.push((Action::Claim, self.say("button-claim")));
        }
        buttons.push((Action::Hint, self.say("button-hint")));
        if self.desk.can_undo() {
            buttons.push((Action::Undo, self.say("button-undo")));
        }
        if self.desk.can_redo() {
            buttons.push((Action::Redo, self.say("button-redo")));
        }
        if self.desk.is_changed() {
            buttons.push((Action::Reset, self.say("button-reset")));
        }
        buttons
    }

    fn cover_buttons(&self, cover: &Cover) -> Vec<(Action, String)> {
        match cover {
            Cover::Help | Cover::Scores | Cover::Told { .. } | Cover::Faults { cost: 0, .. } => {
                self.labelled(&[(Action::Escape, "button-close")])
            }
            Cover::Quit if self.loses_nothing() => {
                self.labelled(&[(Action::Yes, "button-quit"), (Action::No, "button-stay")])
            }
            Cover::Quit => self.labelled(&[
                (Action::Sort, "button-save-and-quit"),
                (Action::Reset, "button-quit-unsaved"),
                (Action::Escape, "button-stay"),
            ]),
            Cover::Faults { .. } => {
                self.labelled(&[(Action::No, "button-mend"), (Action::Yes, "button-lay-anyway")])
            }
            Cover::DrawAnyway => {
                self.labelled(&[(Action::Yes, "button-draw"), (Action::No, "button-stay")])
            }
            Cover::Stacks { .. } => {
                self.labelled(&[(Action::Drop, "button-draw"), (Action::Escape, "button-close")])
            }
        }
    }

    /// Tiles left in the pool.
    pub(crate) fn pool(&self) -> u32 {
        let stacks = self.evening.game().public_view().stacks;
        stacks.iter().map(|tiles| u32::from(*tiles)).sum()
    }

    /// The lines above the buttons, the most important first.
    pub(crate) fn lines(&self) -> Vec<StatusLine> {
        let mut lines: Vec<StatusLine> = self.note.iter().cloned().map(StatusLine::Note).collect();
        let name = |seat: &Seat| ("name", self.evening.name(*seat).into());
        match &self.stage {
            Scene::Turn { .. } => lines.extend(self.turn_lines()),
            Scene::Look { seat } => {
                let can = self.may_claim(*seat);
                let id = if can { "play-doublets" } else { "play-no-doublets" };
                lines.push(StatusLine::Main(self.say(id)));
            }
            Scene::Drew { tiles, announcement_counts, .. } => {
                lines.push(StatusLine::Main(self.you_drew(tiles)));
                if *announcement_counts {
                    let rules = &self.evening.plan.rules;
                    let args = [
                        ("less", rules.unopened_penalty.into()),
                        ("more", rules.could_have_opened_penalty.into()),
                    ];
                    lines.push(StatusLine::Quiet(self.words.tell("play-may-announce", args)));
                }
            }
            Scene::Watching => {
                if let Some(seat) = self.evening.game().turn() {
                    lines.push(StatusLine::Quiet(self.words.tell("play-thinks", [name(&seat)])));
                }
            }
            Scene::HandOver { .. } | Scene::Over => {}
        }
        lines
    }

    pub(crate) fn you_drew(&self, tiles: &[Tile]) -> String {
        let tiles: Vec<String> = tiles.iter().map(|tile| self.words.object(*tile)).collect();
        self.words.tell("play-you-drew", [("tiles", tiles.join(", ").into())])
    }

    /// Tiles by their names, with commas between them.
    fn named(&self, tiles: &[Tile]) -> String {
        tiles.iter().map(|tile| self.words.tile(*tile)).collect::<Vec<_>>().join(", ")
    }

    fn turn_lines(&self) -> Vec<StatusLine> {
        let Some(view) = self.view() else { return Vec::new() };
        let mut lines = Vec::new();
        if !self.picks.is_empty() {
            let picked = self.picks.iter().filter_map(|spot| self.desk.at(*spot));
            let tiles: Vec<Tile> = picked.map(|placed| placed.tile).collect();
            let on_rack = matches!(self.cursor, Cursor::Tile(Spot::Rack(_)));
            let args = [
                ("count", tiles.len().into()),
                ("tiles", self.named(&tiles).into()),
                ("where", if on_rack { "rack" } else { "table" }.into()),
            ];
            lines.push(StatusLine::Main(self.words.tell("play-picked", args)));
        } else if self.desk.is_changed() {
            lines.push(StatusLine::Main(match self.faults(&view).is_empty() {
                true => self.words.tell("play-to-lay", [("count", self.desk.laid().into())]),
                false => self.half_built(&view),
            }));
        } else {
            let id = match (self.pool() > 0, view.opened()) {
                (true, true) => "play-lay-or-draw",
                (true, false) => "play-open-or-draw",
                (false, _) => "play-lay-or-pass",
            };
            let needed = view.public.rules.opening;
            lines.push(StatusLine::Main(self.words.tell(id, [("needed", needed.into())])));
            if !view.opened() && self.note.is_none() {
                lines.push(StatusLine::Quiet(self.say("play-keys")));
            }
        }
        lines.extend(self.meld_at_cursor());
        lines
    }

    /// What is still to come before a turn can end. Half-done work is no mistake: reasons come when somebody asks to end it.
    fn half_built(&self, view: &SeatView) -> String {
        let rules = &view.public.rules;
        let (mut parts, mut worth) = (Vec::new(), 0);
        for (tiles, number) in self.desk.melds().iter().zip(1_usize..) {
            let faces: Vec<Tile> = tiles.iter().map(|placed| placed.tile).collect();
            let meld = ("meld", number.into());
            match Meld::read(&faces) {
                _ if tiles.is_empty() => {}
                Ok(meld) if tiles.iter().all(Placed::is_own) => worth += rules.worth(&meld),
                Ok(_) => {}
                Err(why) => parts.push(match 3_usize.saturating_sub(faces.len()) {
                    more @ 1.. if why.run.is_empty() || why.group.is_empty() => {
                        self.words.tell("play-part-more", [meld, ("count", more.into())])
                    }
                    _ => self.words.tell("play-part-not-yet", [meld]),
                }),
            }
        }
        if !view.opened() && worth < rules.opening {
            let args = [("worth", worth.into()), ("needed", rules.opening.into())];
            parts.push(self.words.tell("play-part-worth", args));
        }
        match parts.is_empty() {
            true => self.say("play-not-ready"),
            false => Words::sentence(&parts.join("; ")),
        }
    }

    /// What the meld under the cursor is, if it is one.
    fn meld_at_cursor(&self) -> Option<StatusLine> {
        let Cursor::Tile(Spot::Table { meld, place }) = self.cursor else { return None };
        let tiles: Vec<Tile> = self.desk.melds().get(meld)?.iter().map(|p| p.tile).collect();
        let number = ("meld", (meld + 1).into());
        let rules = self.view()?.public.rules;
        let read = Meld::read(&tiles).ok()?;
        let mut what = self.words.meld(&rules, &read);
        if let Some((_, stands)) = read.stands().iter().find(|(at, _)| *at == place) {
            let args = [
                ("tile", self.words.tile(tiles[place]).into()),
                ("what", self.words.stands(stands).into()),
            ];
            what = format!("{what}; {}", self.words.tell("meld-joker-stands", args));
        }
        Some(StatusLine::Quiet(self.words.tell("play-meld-is", [number, ("what", what.into())])))
    }
}
