//! Any commands: accepted ones keep every tile and replay, refused ones change nothing.
#![no_main]

use dublet_rules::{
    bag::Bag,
    deal::Deck,
    game::{Command, Draft, DraftTile, Effect, Game, Phase, Ruling, Setup},
    rules::Edition,
    score::Points,
    seat::Seat,
    standings::Starter,
    tile::Tile,
};
use libfuzzer_sys::fuzz_target;

/// Bytes as choices; zeros when they run out.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let first = self.0.split_off_first();
        first.copied().unwrap_or(0)
    }

    fn below(&mut self, n: usize) -> usize {
        usize::from(self.next()) % n
    }

    fn seat(&mut self, game: &Game) -> Seat {
        // Mostly the seat to move, so that games go on.
        match self.below(4) {
            0 => Seat::new(self.below(Seat::MAX)).unwrap(),
            _ => game.turn().unwrap_or(Seat::A),
        }
    }

    /// The table with tiles added, moved and taken away.
    fn draft(&mut self, game: &Game, seat: Seat) -> Draft {
        let view = game.public_view();
        let melds = view.table.melds().iter();
        let old = |tile: &Tile| DraftTile { tile: *tile, own: false };
        let mut draft: Vec<Vec<DraftTile>> =
            melds.map(|meld| meld.tiles().iter().map(old).collect()).collect();
        let rack: Vec<Tile> =
            game.seat_view(seat).map(|view| view.rack.iter().collect()).unwrap_or_default();
        for _ in 0..self.below(12) {
            match self.below(5) {
                0 => draft.push(Vec::new()),
                1 if !draft.is_empty() => {
                    let place = self.below(draft.len());
                    draft[place].pop();
                }
                2 => {
                    let tile = Tile::from_index(self.below(Tile::FACES)).unwrap();
                    draft.push(vec![DraftTile { tile, own: true }]);
                }
                _ if !rack.is_empty() => {
                    let tile = rack[self.below(rack.len())];
                    if draft.is_empty() {
                        draft.push(Vec::new());
                    }
                    let place = draft.len() - 1 - self.below(draft.len()).min(draft.len() - 1) / 2;
                    draft[place].push(DraftTile { tile, own: true });
                }
                _ => {}
            }
        }
        Draft(draft)
    }

    fn command(&mut self, game: &Game) -> Command {
        let seat = self.seat(game);
        let stack = |bytes: &mut Self| (bytes.below(2) == 0).then(|| bytes.below(24));
        match self.below(12) {
            0 | 1 => Command::Draw { seat, stack: stack(self) },
            2..=4 => Command::Lay { seat, layout: self.draft(game, seat).layout() },
            5 => Command::Pass { seat },
            6 => Command::Announce { seat },
            7 => Command::TimeUp { seat, draft: Some(self.draft(game, seat)) },
            8 => Command::OpenStack { seat, stack: self.below(24) },
            9 => Command::ClaimDoublets { seat },
            10 => Command::CallJudge { seat },
            _ => {
                let effect = match self.below(5) {
                    0 => return Command::Pause,
                    1 => Effect::Stand,
                    2 => Effect::TakeBack,
                    3 => Effect::Tiles { seat, count: self.next() },
                    _ => Effect::Points { seat, points: Points::whole(i32::from(self.next())) },
                };
                Command::Rule { ruling: Ruling { effect, reason: String::new() } }
            }
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let rules = Edition::ALL[bytes.below(Edition::ALL.len())].rules();
    let seats = usize::from(rules.min_players)
        + bytes.below(usize::from(rules.max_players - rules.min_players) + 1);
    let setup = Setup::new(rules, seats, Starter::Draw).unwrap();
    let deck = Deck::shuffled(&rules, [bytes.next(); 32]);
    let all: Bag = rules.deck().into_iter().collect();
    let mut game = Game::new(setup);
    let mut log = Vec::new();
    while !bytes.0.is_empty() && log.len() < 300 {
        let command = match game.phase() {
            Phase::StartDraw => Command::DrawStarter { deck: deck.clone() },
            Phase::Deal => Command::Deal { deck: deck.clone() },
            _ => bytes.command(&game),
        };
        let before = game.clone();
        match game.decide(&command) {
            Err(refusal) => {
                assert!(!refusal.rule().is_empty());
                assert_eq!(game, before);
            }
            Ok(events) => {
                for event in events {
                    game.apply(&event);
                    log.push(event);
                }
            }
        }
        if !matches!(game.phase(), Phase::StartDraw | Phase::Deal) {
            assert_eq!(game.all_tiles(), all, "tiles are conserved");
        }
    }
    assert_eq!(Game::replay(setup, &log), Ok(game), "same events, same game");
});
