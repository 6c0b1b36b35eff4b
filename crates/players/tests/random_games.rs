//! Random legal games over all editions and seat counts: conservation, validity, ends, replay.

mod mischief;
mod tables;

use dublet_extent::extent;
use dublet_players::{Chance, RecordedGame};
use dublet_rules::{
    bag::Bag,
    game::{Command, Effect, Event, Game, Phase, Refusal, Ruling},
    meld::Meld,
    record::Record,
    rules::{Edition, Rules},
    score::SeatScore,
    seat::Seat,
    table::Layout,
    tile::Tile,
};
use mischief::mischief;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

fn turns() -> usize {
    extent(12_000, 12_000, 1_000_000)
}

/// Every edition with every number of players, and decks nobody sells.
fn tables() -> Vec<(Rules, u8)> {
    let house = [
        "standard plain_jokers=4 copies=3 max_players=6",
        "original plain_jokers=4 time_up=keep-valid",
        "twist freed_jokers=with-rack-tile time_up=stand-if-valid wrong_lay_tiles=3",
        "expert coloured_jokers=1 empty_pool=last-moves time_up_tiles=3 pool_score=differences",
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

fn check_invariants(table: &RecordedGame, deck: &Bag) {
    let game = &table.game;
    if matches!(game.phase(), Phase::Play | Phase::Paused | Phase::Over) {
        assert_eq!(game.all_tiles(), *deck, "tiles are conserved");
    }
    for meld in game.public_view().table.melds() {
        assert!(Meld::read(meld.tiles()).is_ok(), "the table is valid");
    }
}

/// What the final view says of points is what the rules decided when the game ended (section 7).
fn check_reasons(table: &RecordedGame) {
    let decided = table.events.iter().find_map(|event| match event {
        Event::Ended { scores, .. } => Some(scores.clone()),
        _ => None,
    });
    let cells = table.game.final_view().expect("it is over").cells().expect("racks fit the end");
    let told: Vec<SeatScore> = cells.iter().map(|cell| cell.score).collect();
    assert_eq!(Some(told), decided);
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
        check_reasons(&table);
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
