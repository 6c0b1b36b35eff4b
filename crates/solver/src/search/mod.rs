//! The exact best choice of melds, for any jokers: bounds from prices, branching where they are not enough.
//!
//! A choice of melds is a flow through the graph of melds. Allowing parts of melds (half of this one and
//! half of that) makes it a linear programme, whose prices say how dear each piece is. *Any* prices give
//! a bound: no choice costs less than what its pieces cost under them if no meld gains by them, and
//! whether one does is a longest path, in whole numbers. Where the best parts of melds are whole melds,
//! they are the answer; else some arc is used a broken number of times, and two new questions, at most
//! the number below and at least the one above, share all answers between them.

mod paths;
mod simplex;

use self::{
    paths::{Paths, Prices},
    simplex::{Column, Row, Simplex},
};
use crate::graph::{ArcId, Graph, Laid, Piece, START};

/// What is asked of the melds.
pub(crate) struct Question {
    /// How many of each piece must and may be laid, and what each left out costs.
    pub(crate) pieces: Vec<Bounds>,
    /// What a point of worth gains (rule 4.2).
    pub(crate) worth: i64,
    /// The least worth of all melds together.
    pub(crate) least_worth: Option<u16>,
    /// A piece that counts nothing in melds (rule 3.9).
    pub(crate) worthless: Option<Piece>,
}

impl Question {
    /// What is laid counts so much.
    fn worth_of(&self, laid: &Laid) -> u8 {
        if self.worthless == Some(laid.pieces[0]) { 0 } else { laid.worth }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bounds {
    pub(crate) must: u8,
    pub(crate) may: u8,
    pub(crate) cost: i64,
}

/// An answer: what it costs, and its melds as arcs of the graph.
struct Answer {
    cost: i64,
    melds: Vec<Vec<ArcId>>,
}

/// Something that is to be used at least and at most so often.
#[derive(Clone, Copy, Debug)]
struct Branch {
    on: On,
    must: u8,
    may: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum On {
    /// All arcs that lay this.
    Laid(u16),
    /// This arc.
    Arc(ArcId),
}

impl On {
    fn count(self, graph: &Graph, path: &[ArcId]) -> f64 {
        let count = match self {
            Self::Laid(laid) => {
                path.iter().filter(|arc| graph.arcs[**arc as usize].laid == laid).count()
            }
            Self::Arc(arc) => path.iter().filter(|other| **other == arc).count(),
        };
        count as f64
    }
}

/// A question still to be looked at.
struct Node {
    /// What it costs at least.
    bound: i64,
    /// How often the less likely branch was taken on the way to it.
    against: u32,
    branches: Vec<Branch>,
    /// The programme before the last branch.
    simplex: Simplex,
    active: Vec<u32>,
}

/// Often enough for any arc: no tile has more copies.
const OFTEN: u8 = 8;
/// More than any melds are worth.
const WORTH: u16 = 4000;
/// Prices are rounded to this part of a point in exact bounds.
const UNIT: i64 = 1 << 24;
/// Far above any price that means something.
const DEAREST: f64 = 1e8;
/// Melds taken from one pricing.
const AT_ONCE: usize = 12;
/// Melds that take part in the programme; beyond, those that gain least are put aside.
const ACTIVE: usize = 300;
const NO_ROW: u16 = u16::MAX;

/// Memory, kept from one question to the next.
#[derive(Default)]
pub(crate) struct Search {
    paths: Paths,
    simplex: Simplex,
    /// Melds found so far, as paths and as columns.
    pool: Vec<Vec<ArcId>>,
    columns: Vec<Column>,
    /// The columns that take part.
    active: Vec<u32>,
    rows: Vec<Row>,
    /// The row of each piece.
    row_of: Vec<u16>,
    flow: Vec<f64>,
    flow_laid: Vec<f64>,
    branches: Vec<Branch>,
    /// No choice has more melds.
    melds_at_most: f64,
}

impl Search {
    /// Steps of the programmes so far.
    pub(crate) fn pivots(&self) -> u64 {
        self.simplex.pivots
    }

    /// The melds of the cheapest choice that costs less than `limit`. `known` are melds likely to be in it.
    pub(crate) fn solve(
        &mut self,
        graph: &Graph,
        question: &Question,
        limit: i64,
        known: &[Vec<Piece>],
    ) -> Option<Vec<Vec<ArcId>>> {
        let may: Vec<u8> = question.pieces.iter().map(|piece| piece.may).collect();
        self.paths.restrict(graph, &may);
        self.set_rows(question);
        self.pool.clear();
        self.columns.clear();
        self.active.clear();
        self.branches.clear();
        for meld in known {
            let path = self.paths.trace(graph, meld);
            if let Some(path) = path {
                self.add(graph, question, path);
            }
        }
        let total: i64 = question.pieces.iter().map(|p| i64::from(p.may) * p.cost).sum();
        let big = 16.0 * (total + i64::from(WORTH) * question.worth + 1) as f64;
        self.simplex.start(&self.rows, big);
        self.melds_at_most = (may.iter().map(|may| i64::from(*may)).sum::<i64>() / 3) as f64;
        let mut best: Option<Answer> = None;
        let mut open: Vec<Node> = Vec::new();
        let (mut bound, mut against) = (i64::MIN, 0);
        loop {
            let limit = best.as_ref().map_or(limit, |best| best.cost);
            bound = self.solve_parts(graph, question, bound, limit);
            let mut next = None;
            if bound < limit {
                let branches = match self.broken(graph) {
                    Some((on, flow)) => nearer_first(on, flow),
                    None => {
                        let answer = self.whole_melds(graph, question);
                        let proven = answer.as_ref().is_some_and(|answer| answer.cost <= bound);
                        if let Some(answer) = answer.filter(|answer| answer.cost < limit) {
                            best = Some(answer);
                        }
                        // Whole melds cost what the programme says. Where rounding hides that its prices
                        // prove it, the question is taken apart further.
                        if proven { Vec::new() } else { self.around_whole() }
                    }
                };
                let mut branches = branches.into_iter();
                next = branches.next();
                for branch in branches {
                    let mut branches = self.branches.clone();
                    branches.push(branch);
                    let simplex = self.simplex.clone();
                    let active = self.active.clone();
                    open.push(Node { bound, against: against + 1, branches, simplex, active });
                }
            }
            match next {
                Some(branch) => self.go_down(graph, branch),
                None => {
                    let limit = best.as_ref().map_or(limit, |best| best.cost);
                    open.retain(|node| node.bound < limit);
                    // The lowest bound first; of those, what went least against the odds is most likely to
                    // hold something; of those, where most is still open.
                    let next = (0..open.len()).min_by_key(|at| {
                        (open[*at].bound, open[*at].against, open[*at].branches.len())
                    });
                    match next.map(|at| open.swap_remove(at)) {
                        Some(node) => {
                            (bound, against) = (node.bound, node.against);
                            self.go_back(graph, question, node);
                        }
                        None => return best.map(|best| best.melds),
                    }
                }
            }
        }
    }

    fn go_down(&mut self, graph: &Graph, branch: Branch) {
        let row = (self.rows.len() + self.branches.len()) as u16;
        self.branches.push(branch);
        for column in &self.active {
            let path = &self.pool[*column as usize];
            let count = branch.on.count(graph, path);
            if count > 0.0 {
                self.columns[*column as usize].entries.push((row, count));
            }
        }
        self.simplex.add_row(row_of(branch), &self.columns);
    }

    fn go_back(&mut self, graph: &Graph, question: &Question, mut node: Node) {
        let pivots = self.simplex.pivots;
        let last = node.branches.pop().expect("an open node has a branch");
        self.simplex = node.simplex;
        self.simplex.pivots = pivots;
        self.active = node.active;
        self.branches = node.branches;
        for column in &self.active {
            let column = *column as usize;
            self.columns[column] = self.column(graph, question, &self.pool[column]);
        }
        self.go_down(graph, last);
    }

    fn add(&mut self, graph: &Graph, question: &Question, path: Vec<ArcId>) {
        let column = self.column(graph, question, &path);
        self.active.push(self.columns.len() as u32);
        self.columns.push(column);
        self.pool.push(path);
    }

    /// Solves for parts of melds, and tells what any choice of melds costs at least. It stops as soon as it
    /// is clear that no more than `known` can be told, or that it is `limit` at least.
    fn solve_parts(&mut self, graph: &Graph, question: &Question, known: i64, limit: i64) -> i64 {
        let enough = known as f64 + 1e-3;
        loop {
            self.simplex.solve(&self.columns, &self.active, enough);
            if self.simplex.total <= enough {
                return known;
            }
            let prices = self.prices(graph, question, |price| price);
            self.paths.price(&prices);
            let (most, found) = self.paths.best(1e-5, AT_ONCE);
            if found.is_empty() || self.simplex.total - most * self.melds_at_most >= limit as f64 {
                let bound = self.bound(graph, question).max(known);
                if found.is_empty() || bound >= limit {
                    return bound;
                }
            }
            self.put_aside();
            let mut new = false;
            for path in found {
                let is_active = |column: &u32| self.pool[*column as usize] == path;
                if !self.active.iter().any(is_active) {
                    new = true;
                    self.add(graph, question, path);
                }
            }
            if !new {
                // The prices are as good as rounding lets them be.
                return self.bound(graph, question).max(known);
            }
        }
    }

    /// Puts columns aside that are far from gaining.
    fn put_aside(&mut self) {
        if self.active.len() < ACTIVE {
            return;
        }
        let mut gains: Vec<(f64, u32)> = Vec::with_capacity(self.active.len());
        for column in &self.active {
            let basic = self.simplex.is_basic(*column);
            let gain = if basic {
                f64::INFINITY
            } else {
                self.simplex.gain(&self.columns[*column as usize])
            };
            gains.push((gain, *column));
        }
        gains.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let basic = gains.iter().filter(|(gain, _)| *gain == f64::INFINITY).count();
        gains.truncate((ACTIVE / 2).max(basic));
        self.active.clear();
        self.active.extend(gains.into_iter().map(|(_, column)| column));
    }

    fn set_rows(&mut self, question: &Question) {
        self.rows.clear();
        self.row_of.clear();
        for piece in &question.pieces {
            let row = if piece.may == 0 { NO_ROW } else { self.rows.len() as u16 };
            self.row_of.push(row);
            if piece.may > 0 {
                self.rows.push(Row {
                    must: f64::from(piece.must),
                    may: f64::from(piece.may),
                    cost: piece.cost as f64,
                });
            }
        }
        if let Some(least) = question.least_worth {
            self.rows.push(Row { must: f64::from(least), may: f64::from(WORTH), cost: 0.0 });
        }
    }

    fn column(&self, graph: &Graph, question: &Question, path: &[ArcId]) -> Column {
        let mut entries: Vec<(u16, f64)> = Vec::with_capacity(path.len() + 4);
        let mut worth = 0;
        for index in path {
            let laid = graph.laid_by(*index);
            worth += u32::from(question.worth_of(laid));
            for piece in laid.pieces() {
                let row = self.row_of[usize::from(piece)];
                match entries.iter_mut().find(|(known, _)| *known == row) {
                    Some(entry) => entry.1 += 1.0,
                    None => entries.push((row, 1.0)),
                }
            }
        }
        let rows = self.rows.len() as u16;
        if question.least_worth.is_some() {
            entries.push((rows - 1, f64::from(worth)));
        }
        for (place, branch) in self.branches.iter().enumerate() {
            let count = branch.on.count(graph, path);
            if count > 0.0 {
                entries.push((rows + place as u16, count));
            }
        }
        Column { entries, profit: (question.worth * i64::from(worth)) as f64 }
    }

    /// What each arc gains by the prices of the rows.
    fn prices<T>(&self, graph: &Graph, question: &Question, convert: impl Fn(f64) -> T) -> Prices<T>
    where
        T: Copy + Default + std::ops::Add<Output = T> + std::ops::Mul<Output = T> + From<u8>,
    {
        let price = |row: usize| convert(self.simplex.prices[row]);
        let mut pieces = [T::default(); 256];
        for (piece, row) in self.row_of.iter().enumerate().filter(|(_, row)| **row != NO_ROW) {
            pieces[piece] = price(usize::from(*row));
        }
        let rows = self.rows.len();
        let mut worth = convert(question.worth as f64);
        if question.least_worth.is_some() {
            worth = worth + price(rows - 1);
        }
        let piece = |piece: Piece| pieces[usize::from(piece)];
        let laid = graph.laid.iter().map(|laid| {
            piece(laid.pieces[0]) + piece(laid.pieces[1]) + worth * T::from(question.worth_of(laid))
        });
        let mut prices = Prices { laid: laid.collect(), arcs: Vec::new() };
        for (place, branch) in self.branches.iter().enumerate() {
            let price = price(rows + place);
            match branch.on {
                On::Laid(laid) => {
                    let laid = &mut prices.laid[usize::from(laid)];
                    *laid = *laid + price;
                }
                On::Arc(arc) => prices.arcs.push((arc, price)),
            }
        }
        prices
    }

    /// What every choice of melds costs at least, by the prices found: exact, whatever they are.
    fn bound(&mut self, graph: &Graph, question: &Question) -> i64 {
        // Rounded down, so that melds which gain nothing still gain nothing; and within what 64 bits hold.
        let round = |price: f64| (price.clamp(-DEAREST, DEAREST) * UNIT as f64).floor() as i64;
        let prices = self.prices(graph, question, round);
        let most = self.paths.most(&prices).max(0);
        let price = |row: usize| round(self.simplex.prices[row]);
        let mut bound = 0;
        let mut melds = 0;
        for (piece, row) in question.pieces.iter().zip(&self.row_of) {
            if *row != NO_ROW {
                let cost = |used: u8| {
                    piece.cost * UNIT * i64::from(piece.may - used)
                        + price(usize::from(*row)) * i64::from(used)
                };
                bound += cost(piece.must).min(cost(piece.may));
                melds += i64::from(piece.may);
            }
        }
        let rows = self.rows.len();
        let least =
            question.least_worth.map(|least| (rows - 1, i64::from(least), i64::from(WORTH)));
        let branches = self.branches.iter().enumerate();
        let branches =
            branches.map(|(place, b)| (rows + place, i64::from(b.must), i64::from(b.may)));
        for (row, must, may) in least.into_iter().chain(branches) {
            bound += (price(row) * must).min(price(row) * may);
        }
        // A meld that still gains could be laid as often as there are three pieces.
        bound -= most * (melds / 3);
        bound.div_euclid(UNIT) + i64::from(bound.rem_euclid(UNIT) > 0)
    }

    /// What is used a number of times farthest from a whole one, if anything is.
    fn broken(&mut self, graph: &Graph) -> Option<(On, f64)> {
        self.flow.clear();
        self.flow.resize(graph.arcs.len(), 0.0);
        self.flow_laid.clear();
        self.flow_laid.resize(graph.laid.len(), 0.0);
        for (column, amount) in self.simplex.used() {
            for arc in &self.pool[column] {
                self.flow[*arc as usize] += amount;
                self.flow_laid[usize::from(graph.arcs[*arc as usize].laid)] += amount;
            }
        }
        farthest_from_whole(&self.flow_laid)
            .map(|(laid, flow)| (On::Laid(laid as u16), flow))
            .or_else(|| farthest_from_whole(&self.flow).map(|(arc, flow)| (On::Arc(arc), flow)))
    }

    /// Branches that share all answers, about something whose use is not fixed so far: as often as now, less
    /// often, more often. None when the use of everything is fixed: all answers then cost the same.
    fn around_whole(&self) -> Vec<Branch> {
        let is_fixed = |on: On| self.branches.iter().any(|b| b.on == on && b.must == b.may);
        // What is used comes first: it is what others would differ in.
        let open = (0..self.flow_laid.len()).filter(|laid| !is_fixed(On::Laid(*laid as u16)));
        let most_used = open.max_by(|a, b| self.flow_laid[*a].total_cmp(&self.flow_laid[*b]));
        let Some(laid) = most_used else { return Vec::new() };
        let (on, now) = (On::Laid(laid as u16), self.flow_laid[laid].round() as u8);
        let mut branches = vec![Branch { on, must: now, may: now }];
        branches.extend(now.checked_sub(1).map(|may| Branch { on, must: 0, may }));
        branches.push(Branch { on, must: now + 1, may: OFTEN });
        branches
    }

    /// Takes a flow in whole numbers apart into melds. `None` when it lays too few or too many pieces.
    fn whole_melds(&mut self, graph: &Graph, question: &Question) -> Option<Answer> {
        let mut melds = Vec::new();
        let mut left: Vec<u8> = self.flow.iter().map(|flow| flow.round() as u8).collect();
        let mut used = vec![0_u8; question.pieces.len()];
        let mut worth = 0;
        let mut place = START;
        let mut meld: Vec<ArcId> = Vec::new();
        let mut ended = self.ended(graph);
        loop {
            // A meld ends where as many do as the flow says.
            if place != START && ended[usize::from(place)] > 0 {
                ended[usize::from(place)] -= 1;
                melds.push(std::mem::take(&mut meld));
                place = START;
            }
            let arcs = graph.arcs.iter().enumerate();
            let mut next = arcs.filter(|(index, arc)| arc.from == place && left[*index] > 0);
            let Some((index, arc)) = next.next() else { break };
            left[index] -= 1;
            meld.push(index as ArcId);
            let laid = graph.laid_by(index as ArcId);
            worth += u32::from(question.worth_of(laid));
            for piece in laid.pieces() {
                used[usize::from(piece)] += 1;
            }
            place = arc.to;
        }
        let fits = |(piece, used): (&Bounds, &u8)| (piece.must..=piece.may).contains(used);
        let fine = meld.is_empty()
            && question.pieces.iter().zip(&used).all(fits)
            && question.least_worth.is_none_or(|least| worth >= u32::from(least));
        let left_out = question.pieces.iter().zip(&used);
        let cost: i64 = left_out
            .map(|(piece, used)| piece.cost * i64::from(piece.may.saturating_sub(*used)))
            .sum();
        fine.then(|| Answer { cost: cost - question.worth * i64::from(worth), melds })
    }

    /// How many melds end at each place.
    fn ended(&self, graph: &Graph) -> Vec<i32> {
        let mut balance = vec![0_i32; graph.ends.len()];
        for (arc, flow) in graph.arcs.iter().zip(&self.flow) {
            let flow = flow.round() as i32;
            balance[usize::from(arc.to)] += flow;
            balance[usize::from(arc.from)] -= flow;
        }
        balance
    }
}

/// At most the whole number below, at least the one above; the nearer first.
fn nearer_first(on: On, flow: f64) -> Vec<Branch> {
    let below = Branch { on, must: 0, may: flow.floor() as u8 };
    let above = Branch { on, must: flow.ceil() as u8, may: OFTEN };
    if flow - flow.floor() >= 0.5 { vec![above, below] } else { vec![below, above] }
}

fn farthest_from_whole(flows: &[f64]) -> Option<(u32, f64)> {
    let broken = |flow: f64| (flow - flow.round()).abs();
    let flows = flows.iter().enumerate();
    let (place, flow) =
        flows.max_by(|a, b| broken(*a.1).total_cmp(&broken(*b.1)).then(b.0.cmp(&a.0)))?;
    (broken(*flow) > 1e-4).then_some((place as u32, *flow))
}

fn row_of(branch: Branch) -> Row {
    Row { must: f64::from(branch.must), may: f64::from(branch.may), cost: 0.0 }
}
