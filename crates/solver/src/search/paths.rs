//! Longest paths through the graph: the best melds under prices.

use dublet_rules::sort::sort_few;

use crate::graph::{ArcId, Graph, NOTHING, Piece, START};

/// An arc that a question can use, with its place in the graph.
#[derive(Clone, Copy)]
struct Open {
    from: u16,
    to: u16,
    laid: u16,
    index: ArcId,
}

/// What each arc gains: by what it lays, and a few by themselves.
#[derive(Default)]
pub(super) struct Prices<T> {
    pub(super) laid: Vec<T>,
    pub(super) arcs: Vec<(ArcId, T)>,
}

/// The part of a graph that a question can use, and memory for paths.
#[derive(Default)]
pub(super) struct Paths {
    open: Vec<Open>,
    /// The position in `open` of an arc of the graph.
    position: Vec<u32>,
    ends: Vec<u16>,
    is_end: Vec<bool>,
    value: Vec<f64>,
    exact: Vec<i64>,
    /// The arc by which the best path comes to a place, by its position among the open ones.
    last: Vec<u32>,
}

impl Paths {
    /// Keeps the arcs whose pieces there are and that lie on some meld.
    pub(super) fn restrict(&mut self, graph: &Graph, may: &[u8]) {
        let there = |piece: Piece| piece == NOTHING || may[usize::from(piece)] > 0;
        let can_lay: Vec<bool> = graph
            .laid
            .iter()
            .map(|laid| {
                let [first, second] = laid.pieces;
                let twice = first == second && first != NOTHING;
                there(first) && there(second) && (!twice || may[usize::from(first)] > 1)
            })
            .collect();
        let places = graph.ends.len();
        self.open.clear();
        let mut reached = vec![false; places];
        reached[usize::from(START)] = true;
        for (index, arc) in graph.arcs.iter().enumerate() {
            if reached[usize::from(arc.from)] && can_lay[usize::from(arc.laid)] {
                reached[usize::from(arc.to)] = true;
                let index = index as ArcId;
                self.open.push(Open { from: arc.from, to: arc.to, laid: arc.laid, index });
            }
        }
        let mut finishes = graph.ends.clone();
        for open in self.open.iter().rev() {
            if finishes[usize::from(open.to)] {
                finishes[usize::from(open.from)] = true;
            }
        }
        self.open.retain(|open| finishes[usize::from(open.to)]);
        self.is_end.clone_from(&graph.ends);
        self.ends.clear();
        self.ends.extend((0..places as u16).filter(|place| {
            let place = usize::from(*place);
            graph.ends[place] && reached[place]
        }));
        self.value.resize(places, f64::NEG_INFINITY);
        self.exact.resize(places, 0);
        self.last.resize(places, 0);
        self.position.clear();
        self.position.resize(graph.arcs.len(), u32::MAX);
        for (position, open) in self.open.iter().enumerate() {
            self.position[open.index as usize] = position as u32;
        }
    }

    /// Goes over all arcs with prices.
    pub(super) fn price(&mut self, prices: &Prices<f64>) {
        self.value.fill(f64::NEG_INFINITY);
        self.value[usize::from(START)] = 0.0;
        for (range, extra) in self.stretches(&prices.arcs) {
            for position in range {
                let open = self.open[position];
                let value = self.value[usize::from(open.from)]
                    + prices.laid[usize::from(open.laid)]
                    + extra;
                if value > self.value[usize::from(open.to)] {
                    self.value[usize::from(open.to)] = value;
                    self.last[usize::from(open.to)] = position as u32;
                }
            }
        }
    }

    /// The open arcs in stretches without and with a price of their own.
    fn stretches<T: Copy + Default + std::ops::Add<Output = T>>(
        &self,
        arcs: &[(ArcId, T)],
    ) -> Vec<(std::ops::Range<usize>, T)> {
        let mut own: Vec<(usize, T)> = arcs
            .iter()
            .map(|(arc, price)| (self.position[*arc as usize] as usize, *price))
            .collect();
        sort_few(&mut own, |(position, _)| *position);
        let mut stretches: Vec<(std::ops::Range<usize>, T)> = Vec::new();
        let mut begin = 0;
        for (position, price) in own {
            match stretches.last_mut() {
                Some((range, sum)) if range.start == position && range.len() == 1 => {
                    *sum = *sum + price;
                }
                _ => {
                    stretches.push((begin..position, T::default()));
                    stretches.push((position..position + 1, price));
                    begin = position + 1;
                }
            }
        }
        stretches.push((begin..self.open.len(), T::default()));
        stretches
    }

    /// What the best meld gains, and the best melds that gain more than `least`, at most `most`.
    pub(super) fn best(&mut self, least: f64, most: usize) -> (f64, Vec<Vec<ArcId>>) {
        let mut ends: Vec<(f64, u16)> = Vec::new();
        for end in &self.ends {
            let value = self.value[usize::from(*end)];
            if value > least {
                ends.push((value, *end));
            }
        }
        ends.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        ends.truncate(most);
        let best = ends.first().map_or(0.0, |(value, _)| *value);
        (best, ends.into_iter().map(|(_, end)| self.path(end)).collect())
    }

    /// The arcs of the best path to a place, by their index in the graph, the first first.
    fn path(&self, mut place: u16) -> Vec<ArcId> {
        let mut path = Vec::with_capacity(8);
        while place != START {
            let open = &self.open[self.last[usize::from(place)] as usize];
            path.push(open.index);
            place = open.from;
        }
        path.reverse();
        path
    }

    /// The most that any meld gains, in whole units: exact, whatever the prices.
    pub(super) fn most(&mut self, prices: &Prices<i64>) -> i64 {
        const NONE: i64 = i64::MIN / 2;
        self.exact.fill(NONE);
        self.exact[usize::from(START)] = 0;
        for (range, extra) in self.stretches(&prices.arcs) {
            for open in &self.open[range] {
                let value = self.exact[usize::from(open.from)]
                    + prices.laid[usize::from(open.laid)]
                    + extra;
                let best = &mut self.exact[usize::from(open.to)];
                *best = (*best).max(value);
            }
        }
        self.ends.iter().map(|end| self.exact[usize::from(*end)]).max().unwrap_or(NONE)
    }

    /// The path that lays exactly these pieces, if there is one.
    pub(super) fn trace(&self, graph: &Graph, pieces: &[Piece]) -> Option<Vec<ArcId>> {
        let mut left = pieces.to_vec();
        let mut path = Vec::with_capacity(pieces.len());
        self.follow(graph, START, &mut left, &mut path).then_some(path)
    }

    fn follow(
        &self,
        graph: &Graph,
        place: u16,
        left: &mut Vec<Piece>,
        path: &mut Vec<ArcId>,
    ) -> bool {
        if left.is_empty() && self.is_end[usize::from(place)] {
            return true;
        }
        // Arcs are in the order of the places they leave.
        let begin = self.open.partition_point(|open| open.from < place);
        for open in self.open[begin..].iter().take_while(|open| open.from == place) {
            let before = left.len();
            let laid = &graph.laid[usize::from(open.laid)];
            let taken = laid.pieces().all(|piece| {
                let at = left.iter().position(|other| *other == piece);
                at.map(|at| left.swap_remove(at)).is_some()
            });
            if taken {
                path.push(open.index);
                if self.follow(graph, open.to, left, path) {
                    return true;
                }
                path.pop();
            }
            // Put back what was taken.
            let missing = before - left.len();
            left.extend(laid.pieces().take(missing));
        }
        false
    }
}
