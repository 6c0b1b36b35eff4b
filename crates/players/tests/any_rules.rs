//! Any values at all either are refused with reasons or are rules that can be played to the end.

mod tables;

use dublet_players::Chance;
use dublet_rules::{
    game::{Command, Phase},
    rules::{
        Dealing, Edition, EmptyPool, FirstStarter, FreedJokers, LostLayout, MirrorWorth,
        NextStarter, PoolScore, RoundLength, Rules, TimeUp, VALUES, Values,
    },
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

const CASES: usize = 600;

/// An edition's values, each of them changed now and then, mostly to something nobody plays.
fn any_values(chance: &mut Chance<'_>) -> Values {
    let mut values = *Edition::ALL[chance.below(Edition::ALL.len())].rules();
    macro_rules! number {
        ($($field:ident < $below:literal),+) => { $(
            if chance.one_in(6) {
                values.$field = chance.below($below).try_into().unwrap();
            }
        )+ };
    }
    macro_rules! choice {
        ($($field:ident: $type:ident),+) => { $(
            if chance.one_in(3) {
                let name = $type::NAMES[chance.below($type::NAMES.len())];
                values.$field = $type::from_name(name).unwrap();
            }
        )+ };
    }
    macro_rules! yes_or_no {
        ($($field:ident),+) => { $( values.$field ^= chance.one_in(3); )+ };
    }
    number!(min_players < 8, max_players < 8, copies < 5, plain_jokers < 6, coloured_jokers < 4);
    number!(double_jokers < 4, mirror_jokers < 4, colour_change_jokers < 4, joker_penalty < 256);
    number!(move_seconds < 3700, tournament_seconds < 3700, opening < 210);
    number!(wrong_lay_tiles < 7, time_up_tiles < 7, unopened_penalty < 1010);
    number!(could_have_opened_penalty < 1010);
    choice!(first_starter: FirstStarter, next_starter: NextStarter, dealing: Dealing);
    choice!(freed_jokers: FreedJokers, time_up: TimeUp, lost_layout: LostLayout);
    choice!(empty_pool: EmptyPool, pool_score: PoolScore, mirror_worth: MirrorWorth);
    yes_or_no!(three_doublets, open_drafts, jokers_could_open, announcement, penalties_at_pool_end);
    if chance.one_in(3) {
        values.round = RoundLength::Games(chance.below(62) as u8);
    }
    if chance.one_in(100) {
        // As far out as the fields hold.
        (values.copies, values.plain_jokers, values.double_jokers) = (255, 255, 255);
        (values.mirror_jokers, values.colour_change_jokers) = (255, 255);
    }
    values
}

/// Plays a game of random moves, with a time-out here and there.
fn play(rules: Rules, seats: u8, chance: &mut Chance<'_>) {
    let mut table = new_table(rules, seats, chance);
    // A move for every tile drawn, laid or taken back, and passes.
    for _ in 0..3000 {
        let command = match table.game.turn() {
            Some(seat) if chance.one_in(10) => Command::TimeUp { seat, draft: None },
            _ => table.random_command(chance).expect("the game goes on"),
        };
        table.submit(&command).expect("a legal move");
        if table.game.phase() == Phase::Over {
            return;
        }
    }
    panic!("every game ends: {rules}, {seats} seats");
}

#[test]
fn any_values_are_refused_with_reasons_or_played_to_the_end() {
    let seed = 0x0A11_0DD5;
    println!("seed {seed:#x}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let (mut played, mut refused) = (0, 0);
    let mut unchanged: Vec<_> = VALUES.iter().collect();
    for _ in 0..CASES {
        let values = any_values(&mut chance);
        unchanged.retain(|value| (value.get)(&values) == (value.get)(&values.edition.rules()));
        match Rules::new(values) {
            Err(bad) => {
                refused += 1;
                assert!(!bad.faults().is_empty() && !bad.to_string().is_empty());
            }
            Ok(rules) => {
                played += 1;
                assert_eq!(rules.to_string().parse(), Ok(rules), "text holds all of it");
                let span = usize::from(rules.max_players - rules.min_players) + 1;
                play(rules, rules.min_players + chance.below(span) as u8, &mut chance);
            }
        }
    }
    println!("{played} played, {refused} refused");
    assert!(played > CASES / 10 && refused > CASES / 10, "{played} played, {refused} refused");
    let unchanged: Vec<&str> = unchanged.iter().map(|value| value.name).collect();
    assert!(unchanged.is_empty(), "never changed: {unchanged:?}");
}
