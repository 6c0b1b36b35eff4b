//! A player who thinks: imagines what the others may hold, plays each choice out in the same imagined games,
//! and takes the one that wins most.

mod belief;
mod choices;
mod endgame;

use dublet_rules::{
    game::{
        Command,
        view::{SeatEvent, SeatView},
    },
    rules::DEALT,
    score::SeatScore,
};
use dublet_solver::Solver;

use self::{belief::Belief, choices::choices};
use crate::{
    Budget, Chance, Player,
    hold::{Manner, hold},
    lay::{Choice, perform},
    sight::Sight,
};

/// Looks ahead in imagined games.
#[derive(Default)]
pub struct Master {
    solver: Solver,
    belief: Belief,
}

/// How it plays without a second thought.
const PLAIN: Manner =
    Manner { danger: 1, most: usize::MAX, most_alone: 20, taste: 0, quick: false };
/// Imagined games after which weak choices are dropped.
const BATCH: usize = 4;
/// Imagined games after which it decides.
const ENOUGH: usize = 16;
/// Standard errors by which another choice must be better.
const CLEAR: f64 = 1.5;
/// While everybody else holds more than they were dealt and the pool lasts, holding on is right without
/// thinking: nobody is near the end.
const NEAR: usize = DEALT;
/// With this many seats thinking does harm: so much happens before its next turn that the imagined games say
/// little about it, and acting on them lays tiles that should have been held.
const CROWD: usize = 4;

impl Master {
    /// The plain choice, unless another one wins clearly more of the imagined games.
    fn choose(&mut self, view: &SeatView, budget: Budget<'_>, chance: &mut Chance<'_>) -> Choice {
        let sight = Sight::of(view);
        let plain = hold(&mut self.solver, &sight, &PLAIN);
        let nobody_near = sight.pool > 0 && sight.nearest > NEAR;
        if nobody_near || view.public.seats.len() >= CROWD {
            return plain;
        }
        if sight.pool == 0 {
            // With an empty pool two players know each other's tiles, so there is one world only.
            let world = self.belief.imagine(view, &mut self.solver, chance);
            if let Some(best) = endgame::best_choice(&world, &mut self.solver) {
                return best;
            }
        }
        let others = choices(&mut self.solver, &sight).into_iter().filter(|other| *other != plain);
        let mut rivals: Vec<Rival> = others.map(Rival::new).collect();
        let mut plain = Rival::new(plain);
        let limit = self.solver.work() + budget.states;
        let stop = |solver: &Solver| solver.work() > limit || (budget.over)();
        while !rivals.is_empty() && plain.worth.len() < ENOUGH {
            let world = self.belief.imagine(view, &mut self.solver, chance);
            let choices = rivals.iter().chain([&plain]).map(|rival| rival.choice);
            let played = choices.map(|choice| {
                let scores = world.clone().play_after(choice, &mut self.solver, &stop)?;
                Some(worth(&scores, view.seat.index()))
            });
            // A game imagined for some and not for others says nothing.
            let Some(played) = played.collect::<Option<Vec<f64>>>() else { break };
            for (rival, worth) in rivals.iter_mut().chain([&mut plain]).zip(played) {
                rival.worth.push(worth);
            }
            if plain.worth.len().is_multiple_of(BATCH) {
                rivals.retain(|rival| {
                    let (gain, doubt) = rival.gain_over(&plain);
                    gain + doubt > 0.0 && (gain > 0.0 || plain.worth.len() <= 2 * BATCH)
                });
            }
        }
        if plain.worth.len() < BATCH {
            return plain.choice;
        }
        let gains = rivals.iter().map(|rival| (rival, rival.gain_over(&plain)));
        let clear = gains.filter(|(_, (gain, doubt))| *gain > CLEAR * doubt);
        let best = clear.max_by(|(_, (a, _)), (_, (b, _))| a.total_cmp(b));
        best.map_or(plain.choice, |(rival, _)| rival.choice)
    }
}

/// A choice, and what it came to in each imagined game.
struct Rival {
    choice: Choice,
    worth: Vec<f64>,
}

impl Rival {
    fn new(choice: Choice) -> Self {
        Self { choice, worth: Vec::new() }
    }

    /// How much more it is worth than another on average, and the standard error of that. Both were played out
    /// in the same imagined games, so chance favours neither.
    fn gain_over(&self, other: &Self) -> (f64, f64) {
        let games = self.worth.len().max(1) as f64;
        let gains = || self.worth.iter().zip(&other.worth).map(|(own, other)| own - other);
        let mean = gains().sum::<f64>() / games;
        let variance = gains().map(|gain| (gain - mean).powi(2)).sum::<f64>() / games;
        (mean, (variance / games).sqrt())
    }
}

/// Small points that weigh as much as winning: they decide between choices that win as often.
const SMALL_POINTS: f64 = 2000.0;

/// What a game is worth to a seat: its share of the big point, and a little for small points.
fn worth(scores: &[SeatScore], seat: usize) -> f64 {
    let big: u32 = scores.iter().map(|score| score.big).sum();
    let Some(own) = scores.get(seat) else { return 0.0 };
    f64::from(own.big) / f64::from(big.max(1)) + own.small.to_f64() / SMALL_POINTS
}

impl Player for Master {
    fn sit_down(&mut self) {
        self.solver.forget();
        self.belief = Belief::default();
    }

    fn watches(&self) -> bool {
        true
    }

    fn see(&mut self, event: &SeatEvent) {
        self.belief.see(event);
    }

    fn turn(&mut self, view: &SeatView, budget: Budget<'_>, chance: &mut Chance<'_>) -> Command {
        let choice = self.choose(view, budget, chance);
        perform(&mut self.solver, view, choice)
    }
}
