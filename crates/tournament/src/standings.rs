//! Who stands where: sums of signed sheets less penalties, places, ties, and who goes on (rules 8.1 and 8.5).

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use dublet_rules::score::Points;

use crate::{
    event::Row,
    person::PersonId,
    plan::Entrants,
    tournament::{Sheet, Tournament},
};

/// Players share a place of whom only some can go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tied(pub(crate) Vec<PersonId>);

impl Tournament {
    /// The standings of a stage, from 0, the best first.
    pub fn standings(&self, stage: usize) -> Vec<Row> {
        let mut sums: BTreeMap<PersonId, Row> = BTreeMap::new();
        for table in self.rounds_of(stage).filter(|round| round.started).flat_map(|r| &r.tables) {
            for (chair, player) in table.chairs.iter().enumerate() {
                let row = sums.entry(*player).or_insert_with(|| empty(*player));
                if let Some(sheet) = table.sheet.as_ref().filter(|sheet| sheet.counts) {
                    count(row, sheet, chair);
                }
            }
        }
        for penalty in self.penalties.iter().filter(|p| p.stage == stage && !p.lifted) {
            if let Some(row) = sums.get_mut(&penalty.player) {
                row.big -= penalty.big as i32;
                row.small = row.small - penalty.small;
            }
        }
        let mut rows: Vec<Row> = sums.into_values().collect();
        let key = |row: &Row| (Reverse((row.big, row.small)), self.tie_rank(stage, row.player));
        let above =
            |row: &Row| rows.iter().filter(|other| key(other) < key(row)).count() as u32 + 1;
        let places: Vec<u32> = rows.iter().map(above).collect();
        rows.iter_mut().zip(places).for_each(|(row, place)| row.place = place);
        // Who shares a place is listed as they entered the stage.
        let entered = self.entered(stage);
        let order =
            |player: PersonId| entered.iter().position(|p| *p == player).unwrap_or(entered.len());
        rows.sort_by_key(|row| (row.place, order(row.player), row.player));
        rows
    }

    /// Where a broken tie puts somebody among those who shared a place: 0 when none was broken.
    fn tie_rank(&self, stage: usize, player: PersonId) -> usize {
        let of_stage = self.ties.iter().rev().filter(|tie| tie.stage == stage);
        let mut ranks = of_stage.filter_map(|tie| tie.order.iter().position(|p| *p == player));
        ranks.next().unwrap_or(0)
    }

    /// Who plays in a later stage, the best first; nobody is listed for the first.
    fn entered(&self, stage: usize) -> &[PersonId] {
        self.closings.get(stage).map_or(&self.entrants, |closed| &closed.entrants)
    }

    /// Everybody's place in the whole event: who got further is before who did not, whatever the points.
    pub fn ranking(&self) -> Vec<Row> {
        let mut ranking: Vec<Row> = Vec::new();
        let mut listed: BTreeSet<PersonId> = BTreeSet::new();
        for stage in (0..self.stages()).rev() {
            let before = ranking.len() as u32;
            let rows: Vec<Row> = self
                .standings(stage)
                .into_iter()
                .filter(|row| !listed.contains(&row.player))
                .collect();
            for row in &rows {
                let better = rows.iter().filter(|other| other.place < row.place).count() as u32;
                ranking.push(Row { place: before + better + 1, ..*row });
            }
            listed.extend(rows.iter().map(|row| row.player));
        }
        ranking
    }

    /// Who would go on if the stage ended now, the best first; nobody from the last, and nobody while a tie is to be broken.
    pub fn going_on(&self) -> Vec<PersonId> {
        let stage = self.stage_number();
        self.advancing(stage, &self.standings(stage), &self.left()).unwrap_or_default()
    }

    /// Who goes on from a stage, the best first, leaving out who has left.
    pub(crate) fn advancing(
        &self,
        stage: usize,
        all: &[Row],
        left: &BTreeSet<PersonId>,
    ) -> Result<Vec<PersonId>, Tied> {
        let Some(next) = self.plan().and_then(|plan| plan.stages.get(stage + 1)) else {
            return Ok(Vec::new());
        };
        let here = |row: &&Row| !left.contains(&row.player);
        match next.entrants {
            Entrants::All => Ok(Vec::new()),
            Entrants::Best(players) => {
                let rows: Vec<&Row> = all.iter().filter(here).collect();
                best(all, &rows, players.into())
            }
            Entrants::BestOfTable(players) => {
                let mut chosen = BTreeSet::new();
                let last = self.rounds_of(stage).filter(|round| round.started).last();
                for table in last.into_iter().flat_map(|round| &round.tables) {
                    let at_table = |row: &&Row| table.chairs.contains(&row.player);
                    let rows: Vec<&Row> = all.iter().filter(here).filter(at_table).collect();
                    chosen.extend(best(all, &rows, players.into())?);
                }
                let ranked = all.iter().map(|row| row.player);
                Ok(ranked.filter(|player| chosen.contains(player)).collect())
            }
        }
    }
}

fn empty(player: PersonId) -> Row {
    Row { place: 0, player, games: 0, big: 0, small: Points::ZERO }
}

fn count(row: &mut Row, sheet: &Sheet, chair: usize) {
    for (game, scores) in sheet.games.iter().zip(&sheet.scores) {
        if game.hands[chair].is_some() {
            row.games += 1;
        }
        row.big += scores[chair].big as i32;
        row.small += scores[chair].small;
    }
}

/// The first so many, unless a place is shared across the line: then everybody with the same points, for only together can
/// a tie be broken.
fn best(all: &[Row], rows: &[&Row], players: usize) -> Result<Vec<PersonId>, Tied> {
    if let (Some(last), Some(first_out)) = (rows.get(players - 1), rows.get(players))
        && last.place == first_out.place
    {
        let points = |row: &Row| (row.big, row.small);
        let tied = all.iter().filter(|row| points(row) == points(last));
        return Err(Tied(tied.map(|row| row.player).collect()));
    }
    Ok(rows.iter().take(players).map(|row| row.player).collect())
}
