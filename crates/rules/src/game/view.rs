//! What each viewer may see (rule 4.6): a type per viewer, built by listing it.

use serde::{Deserialize, Serialize};

use super::{Cause, Event, Game, Phase, Ruling};
use crate::{
    bag::Bag,
    lay::{Fault, Lay, TurnStart},
    rules::Rules,
    score::{CannotScore, Counted, End, SeatScore},
    seat::Seat,
    sheet::{self, SheetCell},
    table::{Layout, Table},
    tile::Tile,
};

/// What everybody at and around the table sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PublicView {
    /// The rules played.
    pub rules: Rules,
    /// Where the game stands.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<PublicSeat>,
    /// The table.
    pub table: Table,
    /// How many tiles each stack of the pool has.
    pub stacks: Vec<u8>,
    /// The stack being drawn from.
    pub open_stack: Option<usize>,
    /// Who may choose the next stack, in their turn (rule 2.2).
    pub stack_choice: Option<Seat>,
    /// Who made or will make the first move.
    pub starter: Option<Seat>,
    /// Who is to move.
    pub turn: Option<Seat>,
    /// Whether three doublets may still be claimed (rule 2.3).
    pub claims_open: bool,
    /// Who may announce an opening now (rule 7.4).
    pub may_announce: Option<Seat>,
    /// Moves left once the pool ran out (rule 6.2).
    pub last_moves: Option<u8>,
    /// Whether a judge has been called (rule 8.3).
    pub judge_called: bool,
}

/// What everybody sees of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PublicSeat {
    /// Tiles on the rack (rule 8.4).
    pub tiles: u8,
    /// Whether the player has opened.
    pub opened: bool,
    /// Whether an announcement holds (rule 7.4).
    pub announced: bool,
}

/// What a player sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// What everybody sees.
    pub public: PublicView,
    /// Whose view.
    pub seat: Seat,
    /// The own rack.
    pub rack: Bag,
}

/// What a judge sees: the racks, not the pool.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgeView {
    /// What everybody sees.
    pub public: PublicView,
    /// Every rack.
    pub racks: Vec<Bag>,
}

/// What everybody sees when the game is over: the racks as well (rule 6.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FinalView {
    /// What everybody saw.
    pub public: PublicView,
    /// Every rack.
    pub racks: Vec<Bag>,
    /// How the game ended.
    pub end: End,
    /// What every seat scored.
    pub scores: Vec<SeatScore>,
    /// The draws after which openings were announced, where that still held (rule 7.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub announced_after: Vec<(Seat, Bag)>,
}

impl FinalView {
    /// What every rack counted and scores by the rules, and why (section 7); judges' corrections are not in it.
    ///
    /// # Errors
    /// When the racks do not fit the way the game ended, which no game shows.
    pub fn cells(&self) -> Result<Vec<SheetCell>, CannotScore> {
        let drawn = |seat: Seat| {
            let announced = self.announced_after.iter().find(|(announcer, _)| *announcer == seat);
            announced.map(|(_, drawn)| drawn)
        };
        let (rules, seats) = (&self.public.rules, Seat::first(Seat::MAX as u8));
        let counted: Vec<Counted> = seats
            .zip(self.racks.iter().zip(&self.public.seats))
            .map(|(seat, (rack, about))| {
                Counted::rack(rules, self.end, rack, about.opened, drawn(seat))
            })
            .collect();
        sheet::cells(rules, self.end, &counted)
    }
}

impl SeatView {
    /// Judges a lay by what the player sees, which is all the rules ask for.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn judge(&self, layout: &Layout) -> Result<Lay, Vec<Fault>> {
        let (rules, table) = (&self.public.rules, &self.public.table);
        TurnStart { rules, table, rack: &self.rack, opened: self.opened() }.judge(layout)
    }

    /// Whether the player has opened.
    pub fn opened(&self) -> bool {
        self.public.seats[self.seat.index()].opened
    }
}

impl Game {
    /// What spectators see.
    pub fn public_view(&self) -> PublicView {
        PublicView {
            rules: self.setup.rules,
            phase: self.phase,
            seats: self
                .places
                .iter()
                .map(|place| PublicSeat {
                    tiles: place.rack.len() as u8,
                    opened: place.opened,
                    announced: place.announced_after.is_some(),
                })
                .collect(),
            table: self.table.clone(),
            stacks: self.pool.stack_sizes(),
            open_stack: self.pool.open_stack(),
            stack_choice: self.stack_choice(),
            starter: self.starter,
            turn: self.turn(),
            claims_open: self.claims_open,
            may_announce: self.announcer(),
            last_moves: self.last_moves,
            judge_called: self.judge_called,
        }
    }

    /// What a player sees, or `None` for a seat that does not play.
    pub fn seat_view(&self, seat: Seat) -> Option<SeatView> {
        let place = self.places.get(seat.index())?;
        Some(SeatView { public: self.public_view(), seat, rack: place.rack })
    }

    /// What a judge sees.
    pub fn judge_view(&self) -> JudgeView {
        JudgeView { public: self.public_view(), racks: self.racks() }
    }

    /// What everybody sees once the game is over.
    pub fn final_view(&self) -> Option<FinalView> {
        let (end, scores) = self.result()?;
        let (public, racks) = (self.public_view(), self.racks());
        Some(FinalView { public, racks, end, scores, announced_after: self.announced_after() })
    }

    /// The draws after which openings were announced that counted when the game ended.
    fn announced_after(&self) -> Vec<(Seat, Bag)> {
        let held = self.seats().filter_map(|seat| Some((seat, self.place(seat).announced_after?)));
        let all = held.chain(self.last_announced);
        all.filter(|(seat, _)| !self.place(*seat).opened).collect()
    }

    fn racks(&self) -> Vec<Bag> {
        self.places.iter().map(|place| place.rack).collect()
    }
}

/// What everybody learns of an event.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PublicEvent {
    /// Seats drew for the start, openly.
    StarterDrawn {
        /// Every draw in order.
        draws: Vec<(Seat, Tile)>,
        /// Who starts.
        starter: Seat,
    },
    /// Everybody got tiles.
    Dealt,
    /// A seat showed three doublets.
    DoubletsClaimed {
        seat: Seat,
        /// One tile of each pair.
        pairs: [Tile; 3],
    },
    /// A seat picked the next stack.
    StackOpened {
        seat: Seat,
        /// Its number.
        stack: usize,
    },
    /// A seat drew.
    Drawn {
        seat: Seat,
        /// How many tiles.
        count: u8,
        cause: Cause,
    },
    /// A seat laid tiles.
    Laid {
        seat: Seat,
        /// The table after it.
        table: Table,
        /// What came from the rack.
        laid: Bag,
    },
    /// A seat passed.
    Passed { seat: Seat, cause: Cause },
    /// A seat announced its opening.
    Announced { seat: Seat },
    /// A seat's time ran out.
    TimeRanOut { seat: Seat },
    /// A wrong lay was taken back.
    LayTakenBack { seat: Seat },
    /// A seat asked for the judge.
    JudgeCalled { seat: Seat },
    /// The game waits for the judge.
    Paused,
    /// The judge decided.
    Ruled { ruling: Ruling },
    /// The game is over, and the racks are turned round.
    Ended {
        end: End,
        /// What every seat scores.
        scores: Vec<SeatScore>,
        /// Every rack.
        racks: Vec<Bag>,
        /// The draws after which openings were announced, where that still held (rule 7.4).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        announced_after: Vec<(Seat, Bag)>,
    },
}

/// What a player learns of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatEvent {
    /// What everybody learns.
    #[serde(flatten)]
    pub public: PublicEvent,
    /// What only this player learns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub own: Option<Own>,
}

/// What only one player learns of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Own {
    /// The rack dealt.
    Rack(Bag),
    /// The tiles drawn, in the order drawn.
    Drew(Vec<Tile>),
    /// The wrong lay that was taken back.
    TakenBack(Layout),
}

/// What a judge learns of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgeEvent {
    /// What everybody learns.
    #[serde(flatten)]
    pub public: PublicEvent,
    /// Every rack after the event.
    pub racks: Vec<Bag>,
}

impl Game {
    /// What spectators learn of an event just applied.
    pub fn public_event(&self, event: &Event) -> PublicEvent {
        match event.clone() {
            Event::StarterDrawn { draws, starter } => PublicEvent::StarterDrawn { draws, starter },
            Event::Dealt { .. } => PublicEvent::Dealt,
            Event::DoubletsClaimed { seat, pairs } => PublicEvent::DoubletsClaimed { seat, pairs },
            Event::StackOpened { seat, stack } => PublicEvent::StackOpened { seat, stack },
            Event::Drawn { seat, tiles, cause } => {
                PublicEvent::Drawn { seat, count: tiles.len() as u8, cause }
            }
            Event::Laid { seat, table, laid } => PublicEvent::Laid { seat, table, laid },
            Event::Passed { seat, cause } => PublicEvent::Passed { seat, cause },
            Event::Announced { seat } => PublicEvent::Announced { seat },
            Event::TimeRanOut { seat, .. } => PublicEvent::TimeRanOut { seat },
            Event::LayTakenBack { seat, .. } => PublicEvent::LayTakenBack { seat },
            Event::JudgeCalled { seat } => PublicEvent::JudgeCalled { seat },
            Event::Paused => PublicEvent::Paused,
            Event::Ruled { ruling } => PublicEvent::Ruled { ruling },
            Event::Ended { end, scores } => {
                let (racks, announced_after) = (self.racks(), self.announced_after());
                PublicEvent::Ended { end, scores, racks, announced_after }
            }
        }
    }

    /// What a player learns of an event just applied.
    pub fn seat_event(&self, event: &Event, viewer: Seat) -> SeatEvent {
        let own = match event {
            Event::Dealt { .. } => self.places.get(viewer.index()).map(|p| Own::Rack(p.rack)),
            Event::Drawn { seat, tiles, .. } if *seat == viewer => Some(Own::Drew(tiles.clone())),
            Event::LayTakenBack { seat, layout } if *seat == viewer => {
                Some(Own::TakenBack(layout.clone()))
            }
            _ => None,
        };
        SeatEvent { public: self.public_event(event), own }
    }

    /// What a judge learns of an event just applied.
    pub fn judge_event(&self, event: &Event) -> JudgeEvent {
        JudgeEvent { public: self.public_event(event), racks: self.racks() }
    }
}
