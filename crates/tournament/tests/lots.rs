//! Lots: the same give the same, and what was not drawn with them is found.

use dublet_rules::rules::Edition;
use dublet_tournament::{
    event::{Act, Procedure, Tables},
    file::EventFile,
    lots::{Again, Draw, Drawn, Lots, draw_again},
    person::{Actor, PersonId},
    plan::Preset,
    seating::Problem,
    tournament::Tournament,
};

const ORGANISER: Actor = Actor::organiser(900);
const LOTS: &str = "1-000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn lots() -> Lots {
    LOTS.parse().unwrap()
}

/// Sixteen come, and tables are drawn; `told` may say that something else was.
fn event(told: impl Fn(Vec<Tables>) -> Vec<Tables>, lots: Option<Lots>) -> EventFile {
    let rules = Edition::Championship.rules();
    let (mut file, mut tournament) = (EventFile::default(), Tournament::new());
    let mut act = |tournament: &mut Tournament, act| file.act(tournament, ORGANISER, act).unwrap();
    act(&mut tournament, Act::Found { rules, procedure: Procedure::NEWEST });
    act(&mut tournament, Act::Plan { plan: Preset::Club.plan(&rules) });
    for player in (1..=16).map(PersonId) {
        act(&mut tournament, Act::Register { player });
        act(&mut tournament, Act::CheckIn { player });
    }
    let problem = tournament.seating_problem().unwrap();
    let rounds = told(self::lots().tables(&problem).unwrap());
    act(&mut tournament, Act::Seat { rounds, lots });
    file
}

fn again(file: &EventFile) -> Again {
    let draws = draw_again(file).unwrap();
    let [Draw { what: Drawn::Tables { first: 1, .. }, again, .. }] = draws[..] else {
        panic!("{draws:?}");
    };
    again
}

#[test]
fn lots_are_written_as_they_are_read() {
    assert_eq!(lots().to_string(), LOTS);
    assert_eq!(LOTS.to_uppercase().parse::<Lots>().unwrap(), lots());
    for bad in [
        "",
        "1",
        "1-",
        &LOTS[..65],
        &format!("{LOTS}0"),
        &LOTS[2..],
        "x-00",
        &LOTS.replace('0', "g"),
    ] {
        assert!(bad.parse::<Lots>().is_err(), "{bad}");
    }
}

#[test]
fn a_file_with_lots_reads_back_and_draws_the_same() {
    let file = event(|rounds| rounds, Some(lots()));
    let text = file.write();
    assert!(text.contains(LOTS));
    assert_eq!(again(&EventFile::read(&text).unwrap()), Again::Same);
}

#[test]
fn tables_that_were_not_drawn_so_are_found() {
    let swapped = |mut rounds: Vec<Tables>| {
        rounds[0].swap(0, 1);
        rounds
    };
    assert_eq!(again(&event(swapped, Some(lots()))), Again::Other);
    assert_eq!(again(&event(swapped, None)), Again::NoLots);
    let of_later = LOTS.replacen('1', "2", 1).parse().unwrap();
    assert_eq!(again(&event(|rounds| rounds, Some(of_later))), Again::AnotherWay);
}

/// What lots give must stay as it is for ever, or the way they are drawn gets another number.
#[test]
fn these_lots_give_these_tables_and_this_order() {
    let last_round = |players, rounds| {
        let tables = lots().tables(&Problem::fresh(players, rounds, 4)).unwrap().pop().unwrap();
        tables
            .into_iter()
            .map(|table| table.into_iter().map(|player| player.0).collect())
            .collect::<Vec<Vec<u32>>>()
    };
    assert_eq!(last_round(8, 1), [[5, 1, 3, 4], [7, 2, 8, 6]]);
    assert_eq!(last_round(16, 4), [[12, 6, 3, 8], [1, 16, 4, 14], [9, 11, 13, 15], [5, 10, 2, 7]]);
    assert_eq!(last_round(10, 3), [vec![7, 10, 1, 2], vec![3, 4, 8], vec![9, 5, 6]]);
    let order = lots().order(&[5, 3, 9, 1].map(PersonId)).unwrap();
    assert_eq!(order, [1, 9, 5, 3].map(PersonId));
}
