//! Rounds in which no pair meets twice, where mathematics has them (`docs/tournament.md`, *Designs*).

use rand_core::Rng;

use super::Problem;
use crate::chance::Chance;

/// Rounds of full tables in which no pair meets twice. Points are numbers from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Design {
    /// Round by round, table by table.
    pub rounds: Vec<Vec<Vec<usize>>>,
    /// Sets of points that never meet, so that leaving out some of one set leaves tables short of one player each.
    pub strangers: Vec<Vec<usize>>,
}

/// A design for so many full tables of so many players, with as many rounds as are known here; `None` where a
/// round has no second.
pub fn design(tables: usize, size: usize) -> Option<Design> {
    let design = match (tables, size) {
        (6, 4) => cyclic_of_24(),
        _ => transversal(tables, size)?,
    };
    (design.rounds.len() > 1).then_some(design)
}

/// Twenty-four points: three rows of the numbers modulo 7, and three that stay. Seven rounds, each the round before
/// shifted by one. Every difference within a row and between two rows occurs once at most, which a test verifies.
fn cyclic_of_24() -> Design {
    const BLOCKS: [[(usize, usize); 4]; 3] = [
        [(0, 0), (0, 1), (0, 3), (1, 2)],
        [(1, 0), (1, 1), (1, 3), (2, 5)],
        [(2, 0), (2, 1), (2, 3), (0, 4)],
    ];
    const WITH_FIXED: [[usize; 3]; 3] = [[2, 6, 2], [5, 5, 6], [6, 4, 4]];
    let round = |shift: usize| {
        let point = |row: usize, number: usize| 7 * row + (number + shift) % 7;
        let block = |block: &[(usize, usize); 4]| block.map(|(row, n)| point(row, n)).to_vec();
        let fixed = WITH_FIXED.iter().enumerate().map(|(fixed, numbers)| {
            let moving = numbers.iter().enumerate().map(|(row, number)| point(row, *number));
            moving.chain([21 + fixed]).collect()
        });
        BLOCKS.iter().map(block).chain(fixed).collect()
    };
    Design { rounds: (0..7).map(round).collect(), strangers: vec![vec![21, 22, 23]] }
}

/// A row of points for each chair, as many as tables. In round *r*, table *s* takes from row *j* the point
/// *s* + *r·j*, so two rows meet in another difference every round. Where rows split into tables, they are a round too.
fn transversal(tables: usize, size: usize) -> Option<Design> {
    let ring = Ring::of(tables);
    let rounds = ring.rounds(size);
    if rounds < 2 {
        return None;
    }
    let point = |row: usize, number: usize| row * tables + number;
    let round = |r: usize| {
        let table =
            |s: usize| (0..size).map(|row| point(row, ring.add(s, ring.times(r, row)))).collect();
        (0..tables).map(table).collect()
    };
    let mut rounds: Vec<Vec<Vec<usize>>> = (0..rounds).map(round).collect();
    if tables.is_multiple_of(size) {
        let of_rows: Vec<usize> = (0..tables * size).collect();
        rounds.push(of_rows.chunks(size).map(<[usize]>::to_vec).collect());
    }
    let strangers = (0..size).map(|row| (0..tables).map(|n| point(row, n)).collect()).collect();
    Some(Design { rounds, strangers })
}

/// Numbers to count with: a field where there is one of that order, else the numbers modulo it.
struct Ring {
    order: usize,
    prime: usize,
    digits: usize,
    /// What the highest power of the field's element is, in digits of the prime; nothing modulo the order.
    power: usize,
}

impl Ring {
    fn of(order: usize) -> Self {
        // x² = x + 1, x³ = x + 1, x² = 2, x⁴ = x + 1, and modulo 5 and 3: x² = 2, x³ = x + 2; x⁵ = x² + 1.
        let (prime, digits, power) = match order {
            4 => (2, 2, 0b11),
            8 => (2, 3, 0b011),
            9 => (3, 2, 2),
            16 => (2, 4, 0b0011),
            25 => (5, 2, 2),
            27 => (3, 3, 5),
            32 => (2, 5, 0b00101),
            _ => (order, 1, 0),
        };
        Self { order, prime, digits, power }
    }

    /// How many rounds a row's multiples stay apart for tables of that size.
    fn rounds(&self, size: usize) -> usize {
        let clash = |a: usize| (1..size).any(|b| self.times(a, b) == 0);
        let rows_differ = size <= self.order;
        match self.digits > 1 {
            // In a field, nothing but 0 times anything is 0.
            true if rows_differ => self.order,
            true => 0,
            false => (1..self.order).find(|a| clash(*a)).unwrap_or(self.order),
        }
    }

    fn add(&self, a: usize, b: usize) -> usize {
        let (mut sum, mut weight) = (0, 1);
        for _ in 0..self.digits {
            sum += (a / weight + b / weight) % self.prime * weight;
            weight *= self.prime;
        }
        sum
    }

    fn times(&self, a: usize, b: usize) -> usize {
        let mut product = 0;
        let top = self.order / self.prime;
        // Horner's scheme over the digits of b, the highest first.
        for place in (0..self.digits).rev() {
            let carry = product / top;
            product = if self.digits > 1 { product % top * self.prime } else { 0 };
            (0..carry)
                .filter(|_| self.digits > 1)
                .for_each(|_| product = self.add(product, self.power));
            let digit = b / self.prime.pow(place as u32) % self.prime;
            (0..digit).for_each(|_| product = self.add(product, a));
        }
        product
    }
}

/// Rounds of a design for the players of a problem, drawn by lot: which rounds, who is left out, who is which point.
/// Fewer rounds than asked for where the design has no more; `None` where there is no design.
pub(super) fn draw(
    tables: usize,
    problem: &Problem,
    words: &mut dyn Rng,
) -> Option<Vec<Vec<Vec<usize>>>> {
    let size = usize::from(problem.table);
    let missing = (tables * size).checked_sub(problem.players.len())?;
    let Design { mut rounds, strangers } = design(tables, size)?;
    let mut chance = Chance(words);
    let mut absent = strangers[chance.below(strangers.len())].clone();
    if absent.len() < missing {
        return None;
    }
    chance.shuffle(&mut absent);
    absent.truncate(missing);
    let short = |table: &Vec<usize>| table.iter().filter(|p| absent.contains(p)).count();
    rounds.retain(|round| round.iter().all(|table| short(table) <= 1));
    chance.shuffle(&mut rounds);
    rounds.truncate(problem.rounds);
    let mut people: Vec<usize> = (0..problem.players.len()).collect();
    chance.shuffle(&mut people);
    let mut names = vec![None; tables * size];
    let present = (0..names.len()).filter(|point| !absent.contains(point));
    present.zip(people).for_each(|(point, player)| names[point] = Some(player));
    let seated = |table: &Vec<usize>| table.iter().filter_map(|point| names[*point]).collect();
    Some(rounds.iter().map(|round| round.iter().map(seated).collect()).collect())
}
