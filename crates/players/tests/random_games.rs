//! Random legal games over all editions and seat counts: conservation, validity, ends, replay.
//!
//! Short by default; `DUBLET_TURNS=1000000` (set by `cargo xtask test --long`) plays a million turns.

use dublet_players::{Chance, Table};
use dublet_rules::{
    bag::Bag,
    deal::Fairness,
    game::{Command, Draft, DraftTile, Effect, Event, Game, Phase, Refusal, Ruling, Setup},
    meld::Meld,
    record::Record,
    rules::{Edition, Rules},
    score::Points,
    seat::Seat,
    standings::Starter,
    table::Layout,
    tile::Tile,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

fn turns() -> usize {
    std::env::var("DUBLET_TURNS").map_or(12_000, |turns| turns.parse().expect("a number"))
}

/// Every edition with every number of players, and decks nobody sells.
fn tables() -> Vec<(Rules, u8)> {
    let house = [
        "standard plain_jokers=4 copies=3 max_players=6",
        "original plain_jokers=4 time_up=keep-valid",
        "twist freed_jokers=with-rack-tile time_up=stand-if-valid wrong_lay_tiles=3",
        "expert plain_jokers=2 empty_pool=last-moves time_up_tiles=3 pool_score=differences",
        "family copies=1 max_players=3 opening=40",
    ];
    let editions = Edition::ALL.map(Edition::rules);
    let house = house.map(|text| text.parse().expect("house rules"));
    editions
        .into_iter()
        .chain(house)
        .flat_map(|rules| (rules.min_players..=rules.max_players).map(move |n| (rules, n)))
        .collect()
}

fn new_table(rules: Rules, seats: u8, chance: &mut Chance<'_>) -> Table {
    let mut bytes = || {
        let mut bytes = [0; 32];
        chance.0.fill_bytes(&mut bytes);
        bytes
    };
    let fairness = Fairness {
        secret: bytes(),
        game: [7; 16],
        contributions: (0..seats).map(|_| bytes()).collect(),
    };
    let starter = match chance.one_in(2) {
        true => Starter::Draw,
        false => Starter::Seat(Seat::new(chance.below(seats.into())).unwrap()),
    };
    Table::new(Setup::new(rules, seats.into(), starter).unwrap(), fairness)
}

/// What a clock, a clumsy player or a judge may do at any time.
fn mischief(game: &Game, chance: &mut Chance<'_>) -> Command {
    let any_seat = |chance: &mut Chance<'_>| Seat::new(chance.below(6)).unwrap();
    let Some(seat) = game.turn() else {
        let effect = match chance.below(4) {
            0 => Effect::Stand,
            1 => Effect::TakeBack,
            2 => Effect::Tiles { seat: any_seat(chance), count: chance.below(4) as u8 },
            _ => Effect::Points { seat: any_seat(chance), points: Points::whole(-7) },
        };
        return Command::Rule { ruling: Ruling { effect, reason: "so be it".into() } };
    };
    match chance.below(9) {
        0 | 1 => Command::TimeUp { seat, draft: Some(random_draft(game, seat, chance)) },
        2 => Command::TimeUp { seat, draft: None },
        3 | 4 => Command::Lay { seat, layout: random_draft(game, seat, chance).layout() },
        5 => Command::CallJudge { seat: any_seat(chance) },
        6 => Command::Pause,
        7 => Command::Pass { seat: any_seat(chance) },
        _ => Command::Draw { seat: any_seat(chance), stack: Some(chance.below(20)) },
    }
}

/// The table with rack tiles put somewhere and table tiles moved about.
fn random_draft(game: &Game, seat: Seat, chance: &mut Chance<'_>) -> Draft {
    let view = game.seat_view(seat).unwrap();
    let melds = view.public.table.melds().iter();
    let marked = |tile: &Tile, own| DraftTile { tile: *tile, own };
    let mut draft: Vec<Vec<DraftTile>> =
        melds.map(|meld| meld.tiles().iter().map(|tile| marked(tile, false)).collect()).collect();
    if let Some(own) = dublet_rules::opening::find(&view.rack, 1) {
        draft.extend(own.iter().map(|m| m.tiles().iter().map(|t| marked(t, true)).collect()));
    }
    let rest: Vec<Tile> = view.rack.iter().collect();
    if let Some(tile) = chance.pick(&rest).filter(|_| chance.one_in(2)) {
        match draft.len() {
            0 => draft.push(vec![marked(tile, true)]),
            melds => draft[chance.below(melds)].push(marked(tile, true)),
        }
    }
    Draft(draft)
}

fn check_invariants(table: &Table, deck: &Bag) {
    let game = &table.game;
    if matches!(game.phase(), Phase::Play | Phase::Paused | Phase::Over) {
        assert_eq!(game.all_tiles(), *deck, "tiles are conserved");
    }
    for meld in game.public_view().table.melds() {
        assert!(Meld::read(meld.tiles()).is_ok(), "the table is valid");
    }
}

#[test]
fn random_turns_keep_every_promise() {
    let seed = 0xD0B1_E7D0_B1E7;
    println!("seed {seed:#x}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let (mut turns_played, mut games, mut refused, mut stood) = (0, 0, 0, 0);
    let goal = turns();
    let tables = tables();
    while turns_played < goal {
        let (rules, seats) = tables[games % tables.len()];
        let mut table = new_table(rules, seats, &mut chance);
        let deck: Bag = rules.deck().into_iter().collect();
        // A game is at most: one draw per pool tile and judge's tile, one lay per tile, and passes.
        let mut left = 3000;
        while table.game.phase() != Phase::Over {
            left -= 1;
            assert!(left > 0, "every game ends");
            let command = match chance.one_in(8) || table.game.phase() == Phase::Paused {
                true => mischief(&table.game, &mut chance),
                false => table.random_command(&mut chance).unwrap(),
            };
            let before = table.game.clone();
            match table.submit(&command) {
                Ok(events) => stood += events.len(),
                Err(refusal) => {
                    refused += 1;
                    assert!(!refusal.rule().is_empty());
                    assert_eq!(table.game, before, "a refusal changes nothing");
                }
            }
            turns_played += 1;
            check_invariants(&table, &deck);
        }
        games += 1;
        let replayed = Game::replay(*table.game.setup(), &table.events).expect("a legal log");
        assert_eq!(replayed, table.game, "same events, same game");
        // The dealer and the players together made the deal; text and JSON hold all of it.
        let record = table.record((0..seats).map(|seat| format!("Player {seat}")).collect());
        let text = record.to_string();
        assert_eq!(text.parse::<Record>().unwrap(), record, "a record is read as written");
        assert!(record.verify().is_ok_and(|verified| verified.deal_checked));
        if games % 16 == 0 {
            let json = serde_json::to_string(&table.events).unwrap();
            assert_eq!(serde_json::from_str::<Vec<Event>>(&json).unwrap(), table.events);
        }
    }
    println!("{games} games, {turns_played} commands, {stood} events, {refused} refused");
    assert!(games >= tables.len(), "every table was played at");
    assert!(refused > 0 && stood > turns_played / 2);
}

#[test]
fn impossible_wishes_are_refused_and_change_nothing() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut chance = Chance(&mut rng);
    for edition in Edition::ALL {
        let mut table = new_table(edition.rules(), 2, &mut chance);
        while table.game.turn().is_none() {
            let deal = table.dealer().unwrap();
            table.submit(&deal).unwrap();
        }
        let seat = table.game.turn().unwrap();
        let other = seat.next(2);
        let rack = table.game.seat_view(seat).unwrap().rack;
        let elsewhere = Tile::all().find(|t| !rack.contains(*t)).unwrap();
        let one = |tile| Layout(vec![vec![tile; 3]]);
        let huge = Layout(vec![vec![elsewhere; 1000]; 40]);
        let wishes = [
            Command::Lay { seat, layout: one(elsewhere) },
            Command::Lay { seat, layout: huge },
            Command::Lay { seat: other, layout: one(elsewhere) },
            Command::Draw { seat: other, stack: None },
            Command::Draw { seat, stack: Some(usize::MAX) },
            Command::Draw { seat: Seat::new(5).unwrap(), stack: None },
            Command::Pass { seat },
            Command::Announce { seat },
            Command::Rule { ruling: Ruling { effect: Effect::TakeBack, reason: String::new() } },
            Command::TimeUp { seat: other, draft: None },
        ];
        for wish in wishes {
            let before = table.game.clone();
            let refusal: Refusal = table.submit(&wish).expect_err("impossible");
            assert!(!refusal.rule().is_empty());
            assert_eq!(table.game, before);
        }
    }
}
