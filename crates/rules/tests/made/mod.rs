//! Games on decks made for a test.

use dublet_rules::{
    bag::Bag,
    deal::Deck,
    game::{Command, Event, Game, Refusal, Setup},
    lay::{Fault, Lay, TurnStart},
    notation,
    rules::Rules,
    seat::Seat,
    standings::Starter,
    table::Table,
    tile::Tile,
};

pub(crate) fn tiles(text: &str) -> Vec<Tile> {
    notation::tiles(text).unwrap()
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::try_from(letter).unwrap()
}

/// A game in the making: racks begin with the given tiles and are filled up with others.
pub(crate) struct Made {
    rules: Rules,
    racks: Vec<Vec<Tile>>,
    pool: Vec<Tile>,
    pub(crate) game: Game,
}

impl Made {
    pub(crate) fn new(rules: &str) -> Self {
        let rules: Rules = rules.parse().unwrap();
        let setup = Setup::new(rules, rules.min_players.into(), Starter::Seat(Seat::A)).unwrap();
        Self { rules, racks: Vec::new(), pool: Vec::new(), game: Game::new(setup) }
    }

    pub(crate) fn rack(mut self, text: &str) -> Self {
        self.racks.push(tiles(text));
        self
    }

    /// The first tiles of the pool to be drawn, where it has an odd stack.
    pub(crate) fn pool(mut self, text: &str) -> Self {
        self.pool = tiles(text);
        self
    }

    /// Deals; seat A is to move.
    pub(crate) fn start(mut self) -> Self {
        let setup = Setup::new(self.rules, self.racks.len(), Starter::Seat(Seat::A)).unwrap();
        self.game = Game::new(setup);
        let mut left: Bag = self.rules.deck().into_iter().collect();
        for tile in self.racks.iter().flatten().chain(&self.pool) {
            assert!(left.take(*tile), "no {tile} left");
        }
        // Far apart in the order of faces, so that filled racks are dull: no melds, no doublets.
        let mut fill: Vec<Tile> = left.iter().collect();
        let step = 23;
        let count = fill.len();
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|place| (place * step % count, *place));
        fill = order.into_iter().map(|place| fill[place]).collect();
        let mut deck = Vec::new();
        for rack in &self.racks {
            let missing = 14 - rack.len();
            deck.extend(rack);
            deck.extend(fill.drain(..missing));
        }
        let rest = fill.len() + self.pool.len();
        let odd = match rest % 7 {
            1 => 8,
            odd => odd,
        };
        let later = rest - odd;
        deck.extend(fill.drain(..later));
        deck.extend(&self.pool);
        deck.extend(fill);
        let deck = Deck::new(&self.rules, deck).unwrap();
        self.submit(Command::Deal { deck }).unwrap();
        self
    }

    pub(crate) fn redeal(&mut self) {
        let deck = Deck::shuffled(&self.rules, [9; 32]);
        self.submit(Command::Deal { deck }).unwrap();
    }

    pub(crate) fn submit(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = self.game.decide(&command)?;
        events.iter().for_each(|event| self.game.apply(event));
        Ok(events)
    }

    /// The seat to move lays.
    pub(crate) fn lay(&mut self, table: &str) -> Result<Vec<Event>, Refusal> {
        let seat = self.game.turn().unwrap();
        self.submit(Command::Lay { seat, layout: notation::layout(table).unwrap() })
    }

    /// The seat to move draws.
    pub(crate) fn draw(&mut self) {
        let seat = self.game.turn().unwrap();
        self.submit(Command::Draw { seat, stack: None }).unwrap();
    }

    /// The seat to move passes.
    pub(crate) fn pass(&mut self) -> Result<Vec<Event>, Refusal> {
        let seat = self.game.turn().unwrap();
        self.submit(Command::Pass { seat })
    }
}

/// Judges a lay of a player who has opened.
pub(crate) fn judge(rules: &str, table: &str, rack: &str, after: &str) -> Result<Lay, Vec<Fault>> {
    let table = Table::read(&notation::layout(table).unwrap()).unwrap();
    let rack: Bag = tiles(rack).into_iter().collect();
    let before =
        TurnStart { rules: &rules.parse().unwrap(), table: &table, rack: &rack, opened: true };
    before.judge(&notation::layout(after).unwrap())
}

/// The start draw of a deck that begins with these tiles.
pub(crate) fn start_draw(rules: &str, seats: usize, front: &str) -> Vec<Event> {
    let rules: Rules = rules.parse().unwrap();
    let game = Game::new(Setup::new(rules, seats, Starter::Draw).unwrap());
    let front = tiles(front);
    let left: Bag = rules.deck().into_iter().collect();
    let rest = left.minus(&front.iter().collect());
    let deck = front.into_iter().chain(rest.iter()).collect();
    game.decide(&Command::DrawStarter { deck: Deck::new(&rules, deck).unwrap() }).unwrap()
}
