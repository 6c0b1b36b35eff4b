//! Where every tile of every deal went, so that those a viewer has not seen can be dealt otherwise.

use std::collections::BTreeSet;

use dublet_players::Chance;
use dublet_rules::{
    bag::Bag,
    deal::Deck,
    game::{Draft, Event, Game},
    rules::{DEALT, Rules, STACK},
    seat::Seat,
    tile::Tile,
};

use super::{Given, Shuffle};

/// One deal.
struct Dealt {
    shuffle: Shuffle,
    deck: Vec<Tile>,
    /// The places of the deck each seat got, at first and by drawing.
    held: Vec<Vec<usize>>,
    /// Places whose tile everybody has seen, or some command depends on.
    named: BTreeSet<usize>,
    over: bool,
}

#[derive(Default)]
pub(crate) struct Trace(Vec<Dealt>);

impl Trace {
    /// Follows an event of a game, the way it stood before and stands after.
    pub(crate) fn see(&mut self, id: [u8; 16], before: &Game, event: &Event, after: &Game) {
        match event {
            Event::Dealt { deck } => {
                let seats = usize::from(before.setup().seats());
                let rack = |seat| (seat * DEALT..(seat + 1) * DEALT).collect();
                self.0.push(Dealt {
                    shuffle: (id, before.shuffles()),
                    deck: deck.clone(),
                    held: (0..seats).map(rack).collect(),
                    named: BTreeSet::new(),
                    over: false,
                });
            }
            Event::DoubletsClaimed { seat, pairs } => {
                self.name(*seat, &pairs.iter().chain(pairs).collect());
            }
            Event::Drawn { seat, tiles, .. } => {
                let stacks = |game: &Game| game.public_view().stacks;
                self.last().drawn(*seat, tiles, &stacks(before), &stacks(after));
            }
            Event::Laid { seat, laid, .. } => self.name(*seat, laid),
            Event::LayTakenBack { seat, layout } => {
                let table = before.public_view().table;
                self.name(*seat, &layout.tiles().minus(table.tiles()));
            }
            Event::Ended { .. } => self.last().over = true,
            _ => {}
        }
    }

    fn last(&mut self) -> &mut Dealt {
        self.0.last_mut().expect("it was dealt")
    }

    /// A seat showed these tiles, or a command of its names them.
    pub(crate) fn name(&mut self, seat: Seat, tiles: &Bag) {
        let dealt = self.last();
        for tile in tiles.iter() {
            let free =
                |place: &&usize| dealt.deck[**place] == tile && !dealt.named.contains(*place);
            // A tile may be named a second time: first in a draft, later laid.
            if let Some(place) = dealt.held[seat.index()].iter().find(free) {
                dealt.named.insert(*place);
            }
        }
    }

    /// The shuffle in play, and the places the own tiles of a draft have in its deck.
    pub(crate) fn places(&mut self, seat: Seat, draft: &Draft) -> (Shuffle, Vec<usize>) {
        let dealt = self.last();
        let mut found: Vec<usize> = Vec::new();
        for tile in draft.0.iter().flatten().filter(|tile| tile.own) {
            let held = || {
                let held = dealt.held[seat.index()].iter().copied();
                held.filter(|place| dealt.deck[*place] == tile.tile && !found.contains(place))
            };
            // What is named stays where it is, so any place of such a face will do.
            let place = held().find(|place| !dealt.named.contains(place)).or_else(|| held().next());
            found.push(place.expect("the rack has it"));
        }
        (dealt.shuffle, found)
    }

    /// The faces of a draft's own tiles matter.
    pub(crate) fn name_places(&mut self, places: &[usize]) {
        self.last().named.extend(places);
    }

    /// What a seat asked for was refused for its tiles: with others it might not be.
    pub(crate) fn name_all(&mut self, seat: Seat) {
        let dealt = self.last();
        dealt.named.extend(dealt.held[seat.index()].clone());
    }

    /// Deals whose tiles unseen by a seat, or by whoever has none, are elsewhere; and how many are.
    pub(crate) fn swapped(
        &self,
        viewer: Option<Seat>,
        rules: &Rules,
        chance: &mut Chance<'_>,
    ) -> (Given, usize) {
        let mut given = Given::default();
        let mut moved = 0;
        for dealt in &self.0 {
            let places = dealt.unseen(viewer);
            let mut tiles: Vec<Tile> = places.iter().map(|place| dealt.deck[*place]).collect();
            chance.shuffle(&mut tiles);
            let mut deck = dealt.deck.clone();
            for (place, tile) in places.iter().zip(tiles) {
                moved += usize::from(deck[*place] != tile);
                deck[*place] = tile;
            }
            given.0.insert(dealt.shuffle, Deck::new(rules, deck).expect("the same tiles"));
        }
        (given, moved)
    }
}

impl Dealt {
    /// Finds the places the drawn tiles had: each stack is drawn from its first place on.
    fn drawn(&mut self, seat: Seat, tiles: &[Tile], before: &[u8], after: &[u8]) {
        let start = self.held.len() * DEALT;
        let mut found = Vec::new();
        for stack in 0..before.len() {
            let first = start + stack * STACK;
            let end = if stack + 1 == before.len() { self.deck.len() } else { first + STACK };
            let gone = end - first - usize::from(before[stack]);
            let going = usize::from(before[stack] - after[stack]);
            found.extend(first + gone..first + gone + going);
        }
        let faces: Bag = found.iter().map(|place| self.deck[*place]).collect();
        assert_eq!(faces, tiles.iter().collect(), "the places are those of the tiles drawn");
        self.held[seat.index()].extend(found);
    }

    fn unseen(&self, viewer: Option<Seat>) -> Vec<usize> {
        let seen = |seat: usize| self.over || viewer.is_some_and(|own| own.index() == seat);
        let held = self.held.iter().enumerate().filter(|(seat, _)| seen(*seat));
        let seen: BTreeSet<usize> = held.flat_map(|(_, held)| held.iter().copied()).collect();
        let hidden = |place: &usize| !seen.contains(place) && !self.named.contains(place);
        (0..self.deck.len()).filter(hidden).collect()
    }
}
