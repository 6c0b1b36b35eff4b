//! Games cut short, whose unseen tiles can be dealt otherwise.

use std::collections::BTreeSet;

use dublet_players::{Chance, RecordedGame};
use dublet_rules::{
    bag::Bag,
    deal::Deck,
    game::{Command, Event, Phase, Setup},
    rules::{DEALT, STACK},
    seat::Seat,
    tile::Tile,
};

/// Somebody who looks.
#[allow(dead_code, reason = "not every test looks with everybody's eyes")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Viewer {
    Seat(Seat),
    Spectator,
    Judge,
}

/// A game cut short, and where every tile of its last deal went.
pub(crate) struct Cut {
    pub(crate) setup: Setup,
    pub(crate) commands: Vec<Command>,
    /// The command that dealt last.
    deal: usize,
    deck: Vec<Tile>,
    /// The places of the deck each seat got, at first and by drawing.
    held: Vec<Vec<usize>>,
    /// Places whose tile everybody has seen, or a command names.
    named: BTreeSet<usize>,
    pub(crate) over: bool,
}

impl Cut {
    /// Plays on with the commands `next` gives; refused ones are left out.
    pub(crate) fn play(
        table: &mut RecordedGame,
        length: usize,
        mut next: impl FnMut(&RecordedGame) -> Option<Command>,
    ) -> Option<Self> {
        let setup = *table.game.setup();
        let mut cut = Self {
            setup,
            commands: Vec::new(),
            deal: 0,
            deck: Vec::new(),
            held: Vec::new(),
            named: BTreeSet::new(),
            over: false,
        };
        while cut.commands.len() < length && table.game.phase() != Phase::Over {
            let command = next(table)?;
            let before = table.game.public_view();
            let Ok(events) = table.submit(&command).map(<[Event]>::to_vec) else { continue };
            let mut stacks = before.stacks;
            for event in &events {
                match event {
                    Event::Dealt { deck } => cut.dealt(deck),
                    Event::Drawn { seat, tiles, .. } => {
                        let after = &table.game.public_view().stacks;
                        cut.drawn(*seat, tiles, &mut stacks, after);
                    }
                    Event::Laid { seat, laid, .. } => cut.name(*seat, laid),
                    Event::TimeRanOut { seat, draft: Some(draft) } => {
                        cut.name(*seat, &draft.layout().tiles().minus(before.table.tiles()));
                    }
                    Event::LayTakenBack { seat, layout } => {
                        cut.name(*seat, &layout.tiles().minus(before.table.tiles()));
                    }
                    _ => {}
                }
            }
            cut.commands.push(command);
        }
        cut.over = table.game.phase() == Phase::Over;
        (!cut.deck.is_empty() && table.game.phase() != Phase::Deal).then_some(cut)
    }

    fn dealt(&mut self, deck: &[Tile]) {
        self.deal = self.commands.len();
        self.deck = deck.to_vec();
        let seats = usize::from(self.setup.seats());
        self.held = (0..seats).map(|seat| (seat * DEALT..(seat + 1) * DEALT).collect()).collect();
        self.named.clear();
    }

    /// Finds the places the drawn tiles had: each stack is drawn from its first place on.
    fn drawn(&mut self, seat: Seat, tiles: &[Tile], before: &mut [u8], after: &[u8]) {
        let start = usize::from(self.setup.seats()) * DEALT;
        let stacks = before.len();
        let mut found = Vec::new();
        for stack in 0..stacks {
            let first = start + stack * STACK;
            let end = if stack + 1 == stacks { self.deck.len() } else { first + STACK };
            let (gone, going) =
                (end - first - usize::from(before[stack]), before[stack] - after[stack]);
            found.extend(first + gone..first + gone + usize::from(going));
            before[stack] = after[stack];
        }
        let faces: Bag = found.iter().map(|place| self.deck[*place]).collect();
        assert_eq!(faces, tiles.iter().collect(), "the places are those of the tiles drawn");
        self.held[seat.index()].extend(found);
    }

    /// Marks the places of tiles that a seat showed or a command names.
    fn name(&mut self, seat: Seat, tiles: &Bag) {
        for tile in tiles.iter() {
            let place = self.held[seat.index()]
                .iter()
                .find(|place| self.deck[**place] == tile && !self.named.contains(*place));
            // A tile may be named a second time: first in a draft, later laid.
            if let Some(place) = place {
                self.named.insert(*place);
            }
        }
    }

    /// The places whose tiles the viewer has not seen.
    fn unseen(&self, viewer: Viewer) -> Vec<usize> {
        let sees_rack = |seat: usize| match viewer {
            _ if self.over => true,
            Viewer::Seat(own) => own.index() == seat,
            Viewer::Spectator => false,
            Viewer::Judge => true,
        };
        let mut unseen: BTreeSet<usize> = (0..self.deck.len()).collect();
        for (seat, held) in self.held.iter().enumerate() {
            if sees_rack(seat) {
                unseen.retain(|place| !held.contains(place));
            }
        }
        unseen.difference(&self.named).copied().collect()
    }

    /// The same commands on a deal whose unseen tiles are elsewhere.
    pub(crate) fn swapped(&self, viewer: Viewer, chance: &mut Chance<'_>) -> (Vec<Command>, bool) {
        let places = self.unseen(viewer);
        let mut tiles: Vec<Tile> = places.iter().map(|place| self.deck[*place]).collect();
        chance.shuffle(&mut tiles);
        let mut deck = self.deck.clone();
        for (place, tile) in places.iter().zip(tiles) {
            deck[*place] = tile;
        }
        let changed = deck != self.deck;
        let mut commands = self.commands.clone();
        let deck = Deck::new(self.setup.rules(), deck).expect("the same tiles");
        commands[self.deal] = Command::Deal { deck };
        (commands, changed)
    }
}
