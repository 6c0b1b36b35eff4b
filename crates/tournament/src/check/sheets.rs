//! Sheets: who handed them in, who signed them, what they score.

use dublet_rules::{rules::Rules, score::SeatScore};

use super::{
    arithmetic,
    finding::Finding,
    ledger::{Handed, State},
    walk::Walk,
};
use crate::{
    event::{Act, Outcome, TableNumber},
    person::{Actor, PersonId, Role},
    plan::TimeUp,
    sheet::GameEntry,
};

impl Walk {
    /// Every sheet of every round that has begun is there and counts.
    pub(super) fn sheets_count(&mut self) {
        let mut missing = Vec::new();
        for (number, round) in self.ledger.rounds.iter().enumerate().filter(|(_, r)| r.begun) {
            for table in 1..=round.tables.len() {
                if !round.sheets.get(&table).is_some_and(Handed::is_done) {
                    missing.push(TableNumber { round: number as u16 + 1, table: table as u16 });
                }
            }
        }
        missing.into_iter().for_each(|place| self.found(Finding::SheetMissing { place }));
    }

    /// The players of a table; says so where there is none, or `by` is not one of them.
    pub(super) fn at_table(&mut self, by: Actor, place: TableNumber) -> Option<Vec<PersonId>> {
        let Some(chairs) = self.ledger.chairs(place).cloned() else {
            self.found(Finding::NoTable { place });
            return None;
        };
        let right = by.role != Role::Player || chairs.contains(&by.id);
        self.unless(right, Finding::NotAtTable { player: by.id, place });
        let mut begun = self.ledger.rounds.iter().filter(|round| round.begun);
        let newest = begun.clone().count() == usize::from(place.round);
        let runs =
            newest && begun.next_back().is_some_and(|round| round.stage == self.ledger.stage());
        let late = by.role == Role::Player && self.ledger.by_round && !runs;
        self.unless(!late, Finding::RoundOver { place });
        Some(chairs)
    }

    pub(super) fn enter(
        &mut self,
        rules: &Rules,
        by: Actor,
        place: TableNumber,
        games: &[GameEntry],
        outcome: &Outcome,
    ) {
        let Some(chairs) = self.at_table(by, place) else { return };
        let new = self.ledger.sheet(place).is_none();
        self.unless(new, Finding::EnteredTwice { place });
        let scores = self.scores(rules, place, &chairs, games, outcome);
        let handed = Handed {
            by,
            games: games.to_vec(),
            scores,
            state: State::Entered,
            still_counts: false,
        };
        let round = &mut self.ledger.rounds[usize::from(place.round) - 1];
        round.sheets.insert(place.table.into(), handed);
    }

    pub(super) fn correct(
        &mut self,
        rules: &Rules,
        place: TableNumber,
        games: &[GameEntry],
        outcome: &Outcome,
    ) {
        let Some(chairs) = self.ledger.chairs(place).cloned() else {
            return self.found(Finding::NoTable { place });
        };
        let Some(old) = self.ledger.sheet(place).map(|sheet| sheet.games.clone()) else {
            return self.found(Finding::SheetMissing { place });
        };
        self.unless(old != games, Finding::NothingChanged { place });
        let scores = self.scores(rules, place, &chairs, games, outcome);
        if let Some(sheet) = self.ledger.sheet(place) {
            (sheet.games, sheet.scores, sheet.state) = (games.to_vec(), scores, State::Settled);
        }
    }

    pub(super) fn sign(&mut self, by: Actor, place: TableNumber, act: &Act) {
        if self.at_table(by, place).is_none() {
            return;
        }
        let (by_round, impartial) = (self.ledger.by_round, self.ledger.impartial);
        let Some(sheet) = self.ledger.sheet(place) else {
            return self.found(Finding::SheetMissing { place });
        };
        let (allowed, next): (&[State], State) = match act {
            Act::Sign { .. } | Act::SignPaper { .. } => (&[State::Entered], State::Signed),
            Act::Dispute { .. } => (&[State::Entered, State::Signed], State::Disputed),
            _ => (&[State::Entered, State::Disputed], State::Settled),
        };
        let right = allowed.contains(&sheet.state);
        let enterer = if impartial { sheet.by.id == by.id } else { sheet.by == by };
        let same = matches!(act, Act::Sign { .. }) && enterer;
        sheet.still_counts = by_round && sheet.is_done();
        sheet.state = next;
        self.unless(right, Finding::SheetState { place });
        self.unless(!same, Finding::SignedByEnterer { place });
    }

    /// The scores as they must be; says where the file has others.
    pub(super) fn scores(
        &mut self,
        rules: &Rules,
        place: TableNumber,
        chairs: &[PersonId],
        games: &[GameEntry],
        outcome: &Outcome,
    ) -> Vec<Vec<SeatScore>> {
        let expected = self.ledger.rounds[usize::from(place.round) - 1].games;
        let round = usize::from(place.round);
        let without = |player: &PersonId| {
            self.ledger.gone.contains(player) || self.ledger.missed.contains(&(round, *player))
        };
        let without: Vec<PersonId> = chairs.iter().copied().filter(without).collect();
        let here = chairs.len() - without.len();
        let slots = self.ledger.plan.as_ref().is_some_and(|plan| plan.time_up != TimeUp::PlayOn);
        let right = games.len() == expected || (games.len() < expected && (here < 2 || slots));
        let (recorded, reckoned) = (games.len(), expected);
        self.unless(right, Finding::Games { place, recorded, reckoned });
        let nothing = Vec::new();
        let in_file = if let Outcome::Scores(scores) = outcome { scores } else { &nothing };
        let same = in_file.len() == games.len();
        self.unless(same, Finding::Games { place, recorded: in_file.len(), reckoned: recorded });
        let mut all = Vec::with_capacity(games.len());
        for (index, game) in games.iter().enumerate() {
            let number = index + 1;
            let absent = chairs.iter().zip(&game.hands).filter(|(_, hand)| hand.is_none());
            let stayed = absent.filter(|(player, _)| !without.contains(player)).count();
            self.unless(stayed == 0, Finding::Hands { place, game: number });
            match arithmetic::scores(rules, game, chairs.len(), place, number) {
                Err(finding) => {
                    self.found(finding);
                    all.push(vec![SeatScore::default(); chairs.len()]);
                }
                Ok(reckoned) => {
                    let as_written = game.written.as_ref().is_none_or(|w| *w == reckoned);
                    self.unless(as_written, Finding::Written { place, game: number });
                    self.compare(place, number, chairs, in_file.get(index), &reckoned);
                    all.push(reckoned);
                }
            }
        }
        all
    }

    pub(super) fn compare(
        &mut self,
        place: TableNumber,
        game: usize,
        chairs: &[PersonId],
        recorded: Option<&Vec<SeatScore>>,
        reckoned: &[SeatScore],
    ) {
        let Some(recorded) = recorded else { return };
        self.unless(recorded.len() == chairs.len(), Finding::Hands { place, game });
        for (player, (file, own)) in chairs.iter().zip(recorded.iter().zip(reckoned)) {
            let player = *player;
            if file.small != own.small {
                let (recorded, reckoned) = (file.small.to_string(), own.small.to_string());
                self.found(Finding::Score { place, game, player, recorded, reckoned });
            }
            if file.big != own.big {
                let (recorded, reckoned) = (file.big, own.big);
                self.found(Finding::Win { place, game, player, recorded, reckoned });
            }
        }
    }
}
