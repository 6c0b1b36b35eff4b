//! A small hall for tests: eight players or more, the small event, tables as they were drawn.

#![allow(dead_code, reason = "no test needs all of it")]

use dublet_rules::{
    rules::Edition,
    score::{End, Opening},
    sheet::Left,
};
use dublet_tournament::{
    event::{Act, Procedure, TableNumber, Tables},
    person::{Actor, PersonId},
    plan::Preset,
    sheet::GameEntry,
    tournament::Tournament,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

pub(crate) const ORGANISER: Actor = Actor::organiser(900);
pub(crate) const JUDGE: Actor = Actor::judge(901);

/// So many players of the championship, seated for the first stage of their preset.
pub(crate) fn hall(players: u32) -> (Tournament, Vec<Tables>) {
    let rules = Edition::Championship.rules();
    let mut tournament = Tournament::new();
    let mut act = |act| drop(tournament.act(ORGANISER, act).unwrap());
    act(Act::Found { rules, procedure: Procedure::NEWEST });
    act(Act::Plan { plan: Preset::for_players(players as usize).plan(&rules) });
    for player in (1..=players).map(PersonId) {
        act(Act::Register { player });
        act(Act::CheckIn { player });
    }
    let rounds = seat(&mut tournament);
    (tournament, rounds)
}

/// Seats what is to be seated.
pub(crate) fn seat(tournament: &mut Tournament) -> Vec<Tables> {
    let problem = tournament.seating_problem().unwrap();
    let rounds = problem.seat(&mut ChaCha20Rng::seed_from_u64(1), 20_000).rounds;
    tournament.act(ORGANISER, Act::Seat { rounds: rounds.clone(), lots: None }).unwrap();
    rounds
}

pub(crate) const fn place(round: u16, table: u16) -> TableNumber {
    TableNumber { round, table }
}

/// What a chair has left, in numbers; nothing for who went out.
#[expect(clippy::unnecessary_wraps, reason = "a chair may be empty")]
pub(crate) fn sum(numbers: u16) -> Option<Left> {
    Some(Left::Sum { numbers, jokers: 0, opening: Opening::Opened })
}

/// A game in which a chair goes out and the others have so much left each.
pub(crate) fn out(chairs: usize, winner: usize, left: u16) -> GameEntry {
    let hand = |chair| sum(if chair == winner { 0 } else { left });
    GameEntry { end: End::Out, hands: (0..chairs).map(hand).collect(), written: None }
}

pub(crate) fn enter(place: TableNumber, games: Vec<GameEntry>) -> Act {
    Act::Enter { place, games }
}

pub(crate) fn correct(place: TableNumber, games: Vec<GameEntry>) -> Act {
    let (rule, reason) = ("8.3".to_owned(), "miscounted".to_owned());
    Act::Correct { place, games, rule, reason }
}

/// Every table hands in games won by its first seat, signed by its second.
pub(crate) fn play_round(tournament: &mut Tournament, tables: &Tables, round: u16) {
    for (table, chairs) in tables.iter().enumerate() {
        let place = place(round, table as u16 + 1);
        let games = tournament.table_view(place).unwrap().starters.len();
        let games = vec![out(chairs.len(), 0, 10); games];
        tournament.act(Actor::player(chairs[0]), enter(place, games)).unwrap();
        tournament.act(Actor::player(chairs[1]), Act::Sign { place }).unwrap();
    }
}
