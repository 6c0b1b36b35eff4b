//! Rounds and matches: who starts which game, sums, and the order (rules 2.1, 2.4, 8.1).

use crate::{
    rules::{FirstStarter, NextStarter, Rules},
    score::SeatScore,
    seat::Seat,
    sort::sort_few,
};

/// Who starts a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Starter {
    /// The highest tile drawn.
    Draw,
    /// This seat.
    Seat(Seat),
}

/// A player's place among all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Which of the players.
    pub player: usize,
    /// From 1; equal in both points share a place (rule 8.1).
    pub place: usize,
    /// The sums.
    pub total: SeatScore,
}

/// Orders totals: big points first, then small ones (rule 8.1). Who shares a place keeps the order
/// given.
pub fn standings(totals: &[SeatScore]) -> Vec<Standing> {
    let key = |total: &SeatScore| (total.big, total.small);
    let mut order: Vec<usize> = (0..totals.len()).collect();
    sort_few(&mut order, |player| std::cmp::Reverse(key(&totals[*player])));
    let place = |total: &SeatScore| totals.iter().filter(|t| key(t) > key(total)).count() + 1;
    let standing = |player| {
        let total = totals[player];
        Standing { player, place: place(&total), total }
    };
    order.into_iter().map(standing).collect()
}

/// Sums games player by player.
pub fn totals(games: &[Vec<SeatScore>], players: usize) -> Vec<SeatScore> {
    let mut totals = vec![SeatScore::default(); players];
    for scores in games {
        totals.iter_mut().zip(scores).for_each(|(total, score)| *total += *score);
    }
    totals
}

/// Several rounds of games by the same players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    rules: Rules,
    seats: u8,
    rounds: u8,
    last_starter: Option<Seat>,
    games: Vec<Vec<SeatScore>>,
}

impl Match {
    /// A match of so many rounds.
    pub fn new(rules: Rules, seats: u8, rounds: u8) -> Self {
        Self { rules, seats, rounds, last_starter: None, games: Vec::new() }
    }

    /// Games in a round (rule 2.4).
    pub fn games_in_round(&self) -> usize {
        usize::from(self.rules.round.games(self.seats))
    }

    /// Results so far, game by game.
    pub fn games(&self) -> &[Vec<SeatScore>] {
        &self.games
    }

    /// The round and game to be played next, from 1, and who starts it; `None` when all are played.
    pub fn next_game(&self) -> Option<(usize, usize, Starter)> {
        let (played, in_round) = (self.games.len(), self.games_in_round());
        let (round, game) = (played / in_round + 1, played % in_round + 1);
        let starter = match (self.last_starter, self.rules.next_starter) {
            (None, _) => match self.rules.first_starter {
                FirstStarter::Draw => Starter::Draw,
                FirstStarter::SeatA => Starter::Seat(Seat::A),
            },
            (Some(_), NextStarter::Draw) => Starter::Draw,
            (Some(last), NextStarter::Clockwise) => Starter::Seat(last.next(self.seats)),
        };
        (round <= usize::from(self.rounds)).then_some((round, game, starter))
    }

    /// Adds a finished game and who started it.
    pub fn record(&mut self, starter: Seat, scores: Vec<SeatScore>) {
        debug_assert_eq!(scores.len(), usize::from(self.seats));
        self.last_starter = Some(starter);
        self.games.push(scores);
    }

    /// The sums by seat.
    pub fn totals(&self) -> Vec<SeatScore> {
        totals(&self.games, self.seats.into())
    }

    /// Who stands where.
    pub fn standings(&self) -> Vec<Standing> {
        standings(&self.totals())
    }
}
