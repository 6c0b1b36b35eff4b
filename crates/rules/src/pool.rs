//! The pool: face-down stacks of seven (rule 2.2).

use crate::{
    deal::Deck,
    rules::{DEALT, STACK},
    tile::Tile,
};

/// The stacks left after the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    /// Each stack's tiles, the next to be drawn last. A stack keeps its number when it is gone.
    stacks: Vec<Vec<Tile>>,
    /// The stack being drawn from.
    open: Option<usize>,
}

impl Pool {
    /// Cuts a deck into stacks; returns the racks by seat and the rest. One stack of eight when one
    /// is left over, else a short last stack; that odd one is drawn from first.
    pub(crate) fn deal(deck: &Deck, seats: usize) -> (Vec<Vec<Tile>>, Self) {
        let (dealt, rest) = deck.tiles().split_at(seats * DEALT);
        let racks = dealt.chunks(DEALT).map(<[Tile]>::to_vec).collect();
        let mut stacks: Vec<Vec<Tile>> =
            rest.chunks(STACK).map(|stack| stack.iter().rev().copied().collect()).collect();
        let left_over = rest.len() % STACK;
        if left_over == 1 && stacks.len() > 1 {
            let eighth = stacks.pop().expect("there is a stack");
            let last = stacks.last_mut().expect("there is another stack");
            last.splice(0..0, eighth);
        }
        let open = (left_over > 0).then(|| stacks.len() - 1);
        (racks, Self { stacks, open })
    }

    /// An empty pool, before the deal.
    pub(crate) fn empty() -> Self {
        Self { stacks: Vec::new(), open: None }
    }

    /// Tiles left.
    pub fn len(&self) -> usize {
        self.stacks.iter().map(Vec::len).sum()
    }

    /// Whether no tile is left.
    pub fn is_empty(&self) -> bool {
        self.stacks.iter().all(Vec::is_empty)
    }

    /// How many tiles each stack has, gone ones included, by the stack's number.
    pub fn stack_sizes(&self) -> Vec<u8> {
        self.stacks.iter().map(|stack| stack.len() as u8).collect()
    }

    /// The stack being drawn from, while it has tiles.
    pub fn open_stack(&self) -> Option<usize> {
        self.open.filter(|stack| !self.stacks[*stack].is_empty())
    }

    /// Whether no stack has ever been opened.
    pub(crate) fn is_untouched(&self) -> bool {
        self.open.is_none()
    }

    /// Whether a stack of that number has tiles.
    pub fn has_stack(&self, stack: usize) -> bool {
        self.stacks.get(stack).is_some_and(|tiles| !tiles.is_empty())
    }

    /// The stack taken when nobody chooses.
    pub fn default_stack(&self) -> Option<usize> {
        self.stacks.iter().position(|stack| !stack.is_empty())
    }

    /// The next `count` tiles as far as there are any, drawn from `open_stack` and then defaults.
    pub(crate) fn peek(&self, first: Option<usize>, count: usize) -> Vec<Tile> {
        let mut pool = self.clone();
        if let Some(stack) = first {
            pool.open_stack_unchecked(stack);
        }
        std::iter::from_fn(|| pool.draw()).take(count).collect()
    }

    /// Opens a stack that has tiles.
    pub(crate) fn open_stack_unchecked(&mut self, stack: usize) {
        self.open = Some(stack);
    }

    pub(crate) fn draw(&mut self) -> Option<Tile> {
        let stack = self.open_stack().or_else(|| self.default_stack())?;
        self.open = Some(stack);
        self.stacks[stack].pop()
    }

    /// Every tile left.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.stacks.iter().flatten().copied()
    }
}
