//! A small linear programme, solved by the simplex method: rows are pieces to be laid, columns are melds.
//!
//! Row *i*: Σ aᵢⱼ xⱼ + sᵢ + zᵢ = mayᵢ, where the slack sᵢ (pieces left out) is at most mayᵢ − mustᵢ and costs
//! cᵢ each, and the shortage zᵢ (pieces that had to be laid) costs far more than anything is worth. The sum
//! of costs less the profits of the columns is made as small as possible.
//!
//! Nothing exact hangs on this arithmetic: all that is taken from it are prices, which give a bound
//! whatever they are, and a guess where to look.

/// How often something must and may be used, and what it costs each time it is not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Row {
    pub(super) must: f64,
    pub(super) may: f64,
    pub(super) cost: f64,
}

/// A meld: how much of each row it uses, and its profit.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Column {
    pub(super) entries: Vec<(u16, f64)>,
    pub(super) profit: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variable {
    Column(u32),
    Slack(u16),
    /// Too little used of a row.
    Shortage(u16),
    /// Too much used of a row that was added later.
    Excess(u16),
}

/// A programme under way. Columns and rows may be added while it runs.
#[derive(Clone, Default)]
pub(super) struct Simplex {
    rows: Vec<Row>,
    /// What a shortage or excess costs.
    big: f64,
    basis: Vec<Variable>,
    values: Vec<f64>,
    /// The inverse of the basis, by rows.
    inverse: Vec<f64>,
    /// The price of each row.
    pub(super) prices: Vec<f64>,
    slack: Vec<SlackPlace>,
    slack_most: Vec<f64>,
    /// For each column whether it is in the basis.
    is_basic: Vec<bool>,
    /// The sum of costs less profits.
    pub(super) total: f64,
    /// Columns that gained when all were looked at last.
    candidates: Vec<(f64, u32)>,
    direction: Vec<f64>,
    pivot_row: Vec<f64>,
    /// Pivots since the inverse was made.
    age: u32,
    /// Pivots in all.
    pub(super) pivots: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SlackPlace {
    Basic,
    AtNothing,
    AtMost,
}

/// Smaller numbers are noise: true ones are fractions of small whole numbers.
const TINY: f64 = 1e-7;
/// Columns looked at in turns.
const CANDIDATES: usize = 12;
/// Pivots after which the inverse is made anew.
const FRESH: u32 = 250;
/// Reduced costs below this are noise.
const WORTHWHILE: f64 = 1e-6;

/// A hair more room than there is, different in each row, so that no two rows tie: programmes of this
/// kind would else go round in circles.
fn hair(row: usize, salt: u64) -> f64 {
    // In 64 bits on every machine: the same answers everywhere, plans too.
    let mixed = (row as u64 * 7 + salt) * 2_654_435_761 % 1009;
    (mixed as f64 + 10.0) * 1e-9
}

impl Simplex {
    /// Starts with no meld laid.
    pub(super) fn start(&mut self, rows: &[Row], big: f64) {
        let count = rows.len();
        self.rows.clear();
        self.rows.extend_from_slice(rows);
        self.big = big;
        self.basis.clear();
        self.values.clear();
        self.prices.clear();
        self.slack.clear();
        self.slack_most.clear();
        self.is_basic.clear();
        self.candidates.clear();
        self.total = 0.0;
        self.age = 0;
        self.inverse.clear();
        self.inverse.resize(count * count, 0.0);
        self.direction.resize(count, 0.0);
        self.pivot_row.resize(count, 0.0);
        for (place, row) in rows.iter().enumerate() {
            self.inverse[place * count + place] = 1.0;
            let may = row.may + hair(place, 1);
            let most = row.may - row.must + hair(place, 1) + hair(place, 4);
            self.slack_most.push(most);
            if row.must > 0.0 {
                self.basis.push(Variable::Shortage(place as u16));
                self.values.push(may - most);
                self.total += big * (may - most) + row.cost * most;
                self.prices.push(big);
                self.slack.push(SlackPlace::AtMost);
            } else {
                self.basis.push(Variable::Slack(place as u16));
                self.values.push(may);
                self.total += row.cost * may;
                self.prices.push(row.cost);
                self.slack.push(SlackPlace::Basic);
            }
        }
    }

    /// Adds a row. What columns use of it must be the last of their entries.
    pub(super) fn add_row(&mut self, row: Row, columns: &[Column]) {
        let old = self.rows.len();
        let new = old + 1;
        let may = row.may + hair(old, 1);
        let most = row.may - row.must + hair(old, 1) + hair(old, 4);
        // The new row in terms of the basis, and how much is used of it.
        let mut by_old = vec![0.0; old];
        let mut used = 0.0;
        for (place, variable) in self.basis.iter().enumerate() {
            let Variable::Column(column) = variable else { continue };
            if let Some((last, by)) = columns[*column as usize].entries.last()
                && usize::from(*last) == old
            {
                used += by * self.values[place];
                let inverse = &self.inverse[place * old..(place + 1) * old];
                by_old.iter_mut().zip(inverse).for_each(|(sum, value)| *sum += by * value);
            }
        }
        let (variable, slack, sign, value, cost) = if used < may - most {
            (Variable::Shortage(old as u16), SlackPlace::AtMost, 1.0, may - most - used, self.big)
        } else if used > may {
            (Variable::Excess(old as u16), SlackPlace::AtNothing, -1.0, used - may, self.big)
        } else {
            (Variable::Slack(old as u16), SlackPlace::Basic, 1.0, may - used, row.cost)
        };
        self.total += cost * value;
        let mut inverse = vec![0.0; new * new];
        for place in 0..old {
            inverse[place * new..place * new + old]
                .copy_from_slice(&self.inverse[place * old..(place + 1) * old]);
        }
        for (value, sum) in inverse[old * new..].iter_mut().zip(&by_old) {
            *value = -sign * sum;
        }
        inverse[new * new - 1] = sign;
        for (price, sum) in self.prices.iter_mut().zip(&by_old) {
            *price -= cost * sign * sum;
        }
        self.prices.push(cost * sign);
        self.inverse = inverse;
        self.rows.push(row);
        self.basis.push(variable);
        self.values.push(value);
        self.slack.push(slack);
        self.slack_most.push(most);
        self.direction.push(0.0);
        self.pivot_row.push(0.0);
    }

    /// Solves for the columns that are active, or until the total is no more than `enough`.
    pub(super) fn solve(&mut self, columns: &[Column], active: &[u32], enough: f64) {
        self.is_basic.resize(columns.len(), false);
        self.candidates.clear();
        // The hairs keep it from going round in circles; a bound on the work all the same, after which
        // the prices are still prices.
        for _ in 0..20_000 {
            if self.total <= enough {
                return;
            }
            if self.age >= FRESH {
                self.refresh(columns);
            }
            let Some((entering, reduced)) = self.entering(columns, active) else { return };
            self.pivot(columns, entering, reduced);
        }
    }

    /// What one more of a column gains.
    pub(super) fn gain(&self, column: &Column) -> f64 {
        let priced = column.entries.iter().map(|(row, used)| used * self.prices[usize::from(*row)]);
        column.profit + priced.sum::<f64>()
    }

    pub(super) fn is_basic(&self, column: u32) -> bool {
        self.is_basic[column as usize]
    }

    /// A variable whose change gains, and its reduced cost. Columns are looked at in turns: those that gained
    /// most when all were looked at, until none of them gains any more.
    fn entering(&mut self, columns: &[Column], active: &[u32]) -> Option<(Variable, f64)> {
        let (mut best, most) = self.entering_slack();
        if let Some(column) = self.best_candidate(columns, most) {
            best = Some(column);
        }
        if best.is_some() {
            return best;
        }
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        for place in active.iter().filter(|place| !self.is_basic(**place)) {
            let gain = self.gain(&columns[*place as usize]);
            if gain > WORTHWHILE {
                candidates.push((gain, *place));
            }
        }
        if candidates.len() > CANDIDATES {
            candidates.select_nth_unstable_by(CANDIDATES, |a, b| b.0.total_cmp(&a.0));
            candidates.truncate(CANDIDATES);
        }
        self.candidates = candidates;
        self.best_candidate(columns, WORTHWHILE)
    }

    /// The candidate that gains most, if it gains more than `most`; those that gain nothing are let go.
    fn best_candidate(&mut self, columns: &[Column], mut most: f64) -> Option<(Variable, f64)> {
        let mut best = None;
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.retain(|(_, place)| {
            let gain = self.gain(&columns[*place as usize]);
            if gain > most {
                most = gain;
                best = Some((Variable::Column(*place), -gain));
            }
            gain > WORTHWHILE
        });
        self.candidates = candidates;
        best
    }

    /// The slack whose change gains most, its reduced cost, and the gain.
    fn entering_slack(&self) -> (Option<(Variable, f64)>, f64) {
        let mut best = None;
        let mut most = WORTHWHILE;
        for (place, row) in self.rows.iter().enumerate() {
            let reduced = row.cost - self.prices[place];
            let gain = match self.slack[place] {
                SlackPlace::Basic => continue,
                SlackPlace::AtNothing => -reduced,
                SlackPlace::AtMost => reduced,
            };
            if gain > most {
                most = gain;
                best = Some((Variable::Slack(place as u16), reduced));
            }
        }
        (best, most)
    }

    fn pivot(&mut self, columns: &[Column], entering: Variable, reduced: f64) {
        self.direct(columns, entering);
        let range = match entering {
            Variable::Slack(row) => Some(usize::from(row)),
            _ => None,
        };
        let falling = range.is_some_and(|row| self.slack[row] == SlackPlace::AtMost);
        let sign = if falling { -1.0 } else { 1.0 };
        // How far the entering variable can go until a basic one meets a bound.
        let mut step = range.map_or(f64::INFINITY, |row| self.slack_most[row]);
        let mut leaving: Option<(usize, bool)> = None;
        for (place, direction) in self.direction.iter().enumerate() {
            let change = sign * direction;
            if change.abs() < TINY {
                continue;
            }
            let (limit, at_most) = if change > 0.0 {
                (self.values[place] / change, false)
            } else if let Variable::Slack(row) = self.basis[place] {
                ((self.slack_most[usize::from(row)] - self.values[place]) / -change, true)
            } else {
                continue;
            };
            if limit < step {
                step = limit.max(0.0);
                leaving = Some((place, at_most));
            }
        }
        for (value, direction) in self.values.iter_mut().zip(&self.direction) {
            *value -= sign * step * direction;
        }
        self.total += reduced * sign * step;
        self.age += 1;
        self.pivots += 1;
        let Some((place, at_most)) = leaving else {
            // It went from one of its bounds to the other.
            if let Some(row) = range {
                self.slack[row] = if falling { SlackPlace::AtNothing } else { SlackPlace::AtMost };
            }
            return;
        };
        match self.basis[place] {
            Variable::Column(column) => self.is_basic[column as usize] = false,
            Variable::Slack(row) => {
                self.slack[usize::from(row)] =
                    if at_most { SlackPlace::AtMost } else { SlackPlace::AtNothing };
            }
            Variable::Shortage(_) | Variable::Excess(_) => {}
        }
        self.values[place] = match range {
            Some(row) if falling => self.slack_most[row] - step,
            _ => step,
        };
        match entering {
            Variable::Column(column) => self.is_basic[column as usize] = true,
            Variable::Slack(row) => self.slack[usize::from(row)] = SlackPlace::Basic,
            Variable::Shortage(_) | Variable::Excess(_) => {}
        }
        self.basis[place] = entering;
        self.update(place, reduced);
    }

    /// The column of the entering variable in terms of the basis.
    fn direct(&mut self, columns: &[Column], entering: Variable) {
        let count = self.rows.len();
        match entering {
            Variable::Column(column) => {
                let entries = &columns[column as usize].entries;
                for (value, inverse) in
                    self.direction.iter_mut().zip(self.inverse.chunks_exact(count))
                {
                    *value =
                        entries.iter().map(|(row, used)| inverse[usize::from(*row)] * used).sum();
                }
            }
            Variable::Slack(row) => {
                for (value, inverse) in
                    self.direction.iter_mut().zip(self.inverse.chunks_exact(count))
                {
                    *value = inverse[usize::from(row)];
                }
            }
            Variable::Shortage(_) | Variable::Excess(_) => {}
        }
    }

    /// Brings the inverse and the prices up to date after a pivot at a place.
    fn update(&mut self, place: usize, reduced: f64) {
        let count = self.rows.len();
        let by = 1.0 / self.direction[place];
        for (kept, value) in
            self.pivot_row.iter_mut().zip(&mut self.inverse[place * count..(place + 1) * count])
        {
            *value *= by;
            *kept = *value;
        }
        for (price, value) in self.prices.iter_mut().zip(&self.pivot_row) {
            *price += reduced * value;
        }
        let rows = self.inverse.chunks_exact_mut(count).zip(&self.direction).enumerate();
        for (other, (row, factor)) in rows {
            if other == place || factor.abs() < TINY {
                continue;
            }
            for (value, pivot) in row.iter_mut().zip(&self.pivot_row) {
                *value -= factor * pivot;
            }
        }
    }

    /// Makes the inverse, the values, the prices and the total anew from the basis, to be rid of rounding
    /// errors.
    fn refresh(&mut self, columns: &[Column]) {
        self.age = 0;
        let count = self.rows.len();
        // The basis beside what becomes its inverse; Gauss and Jordan.
        let width = 2 * count;
        let mut both = vec![0.0; count * width];
        for (place, variable) in self.basis.iter().enumerate() {
            match *variable {
                Variable::Column(column) => {
                    for (row, used) in &columns[column as usize].entries {
                        both[usize::from(*row) * width + place] = *used;
                    }
                }
                Variable::Slack(row) | Variable::Shortage(row) => {
                    both[usize::from(row) * width + place] = 1.0;
                }
                Variable::Excess(row) => both[usize::from(row) * width + place] = -1.0,
            }
        }
        for place in 0..count {
            both[place * width + count + place] = 1.0;
        }
        let mut pivot_row = vec![0.0; width];
        for place in 0..count {
            let size = |row: &usize| both[row * width + place].abs();
            let largest =
                (place..count).max_by(|a, b| size(a).total_cmp(&size(b))).unwrap_or(place);
            if size(&largest) < TINY {
                return; // worse than what there is
            }
            if largest != place {
                for at in 0..width {
                    both.swap(place * width + at, largest * width + at);
                }
            }
            let by = 1.0 / both[place * width + place];
            for (kept, value) in
                pivot_row.iter_mut().zip(&mut both[place * width..(place + 1) * width])
            {
                *value *= by;
                *kept = *value;
            }
            for (other, row) in both.chunks_exact_mut(width).enumerate() {
                let factor = row[place];
                if other != place && factor != 0.0 {
                    for (value, pivot) in row.iter_mut().zip(&pivot_row) {
                        *value -= factor * pivot;
                    }
                }
            }
        }
        for place in 0..count {
            let from = &both[place * width + count..(place + 1) * width];
            self.inverse[place * count..(place + 1) * count].copy_from_slice(from);
        }
        self.recount(columns);
    }

    /// Values, prices and total from the inverse.
    fn recount(&mut self, columns: &[Column]) {
        let count = self.rows.len();
        self.total = 0.0;
        let mut rest = Vec::with_capacity(count);
        for (place, row) in self.rows.iter().enumerate() {
            let mut left = row.may + hair(place, 1);
            if self.slack[place] == SlackPlace::AtMost {
                left -= self.slack_most[place];
                self.total += row.cost * self.slack_most[place];
            }
            rest.push(left);
        }
        self.prices.fill(0.0);
        for place in 0..count {
            let inverse = &self.inverse[place * count..(place + 1) * count];
            self.values[place] = inverse.iter().zip(&rest).map(|(by, left)| by * left).sum();
            let cost = match self.basis[place] {
                Variable::Column(column) => -columns[column as usize].profit,
                Variable::Slack(row) => self.rows[usize::from(row)].cost,
                Variable::Shortage(_) | Variable::Excess(_) => self.big,
            };
            self.total += cost * self.values[place];
            if cost != 0.0 {
                self.prices.iter_mut().zip(inverse).for_each(|(price, by)| *price += cost * by);
            }
        }
    }

    /// Every column that is used, with how much.
    pub(super) fn used(&self) -> impl Iterator<Item = (usize, f64)> {
        let columns = self.basis.iter().zip(&self.values);
        columns.filter_map(|(variable, value)| match variable {
            Variable::Column(column) if *value > 1e-6 => Some((*column as usize, *value)),
            _ => None,
        })
    }
}
