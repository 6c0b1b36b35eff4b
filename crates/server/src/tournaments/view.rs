//! A tournament as the holder of a pass sees it.

use std::collections::BTreeMap;

use dublet_protocol::{
    Millis,
    tournament::{
        Books, Desk, LogLine, Part, PresetPlan, RoundSight, SheetSight, Sight, TableSight,
        TournamentState,
    },
};
use dublet_rules::rules::{Edition, Rules};
use dublet_tournament::{
    event::{Act, Certificate, Outcome, TableNumber},
    lots::Lots,
    plan::Preset,
    tournament::Tournament,
};

use super::event::Event;

impl Event {
    /// What a part sees.
    pub(super) fn state(&self, part: Part, now: Millis) -> TournamentState {
        let names = self.beside.names.iter();
        TournamentState {
            number: self.beside.number,
            now,
            title: self.beside.title.clone(),
            rules: self.rules(),
            names: names.map(|(person, name)| (person, name.to_owned())).collect(),
            board: self.tournament.board(),
            over: self.tournament.is_over(),
            clock: self.beside.clock,
            sight: match part {
                Part::Screen => Sight::Screen,
                Part::Table { table } => Sight::Table(self.table(table)),
                Part::Judge { .. } => Sight::Judge(self.books()),
                Part::Organiser => Sight::Organiser(self.desk()),
            },
        }
    }

    /// The log, for who may read it.
    pub(super) fn log_lines(&self) -> Vec<LogLine> {
        let lines = self.log.iter().zip(&self.times).zip(1..);
        let line = |((done, at), number): ((&dublet_tournament::event::Event, &Millis), u64)| {
            LogLine { number, at: *at, by: done.by, act: done.act.clone() }
        };
        lines.map(line).collect()
    }

    /// The first line of a log has them.
    fn rules(&self) -> Rules {
        self.tournament.rules().copied().unwrap_or_else(|| Edition::Championship.rules())
    }

    fn table(&self, table: u16) -> TableSight {
        let round = self.tournament.board().round;
        let place = round.map(|round| TableNumber { round, table });
        let here = |at: TableNumber| Some(at) == place;
        TableSight {
            table,
            sheet: place.and_then(|place| sheet(&self.tournament, place)),
            calls: self.tournament.calls().filter(|call| here(call.place)).collect(),
        }
    }

    fn books(&self) -> Books {
        let tournament = &self.tournament;
        let rounds = tournament.rounds().iter().zip(1..).map(|(found, round)| {
            let tables = (1..=found.tables.len() as u16).map(|table| TableNumber { round, table });
            RoundSight {
                stage: found.stage,
                started: found.started,
                tables: tables.filter_map(|place| sheet(tournament, place)).collect(),
            }
        });
        Books {
            people: tournament
                .people()
                .iter()
                .map(|(id, at)| (*id, *at))
                .collect::<BTreeMap<_, _>>(),
            plan: tournament.plan().cloned(),
            stage: tournament.stage_number(),
            rounds: rounds.collect(),
            calls: tournament.calls().collect(),
            penalties: tournament.penalties().to_vec(),
            exceptions: tournament.exceptions(),
            ranking: tournament.ranking(),
            apart: tournament.apart().iter().copied().collect(),
        }
    }

    fn desk(&self) -> Desk {
        let (tournament, rules) = (&self.tournament, self.rules());
        let fitting = Preset::for_players(tournament.people().len());
        let preset = |preset: Preset| PresetPlan {
            preset,
            plan: preset.plan(&rules),
            fits: preset == fitting,
        };
        Desk {
            books: self.books(),
            presets: Preset::ALL.into_iter().map(preset).collect(),
            to_seat: tournament.to_seat(),
            rounds_left: tournament.rounds_left(),
            going_on: tournament.going_on(),
            certificate: self.seated().and_then(|(_, certificate)| certificate),
            lots: self.seated().and_then(|(lots, _)| lots),
            passes: self.beside.passes.parts().collect(),
        }
    }

    /// What the newest seating was drawn with, and how good it is.
    fn seated(&self) -> Option<(Option<Lots>, Option<Certificate>)> {
        let seated = self.log.iter().rev().find(|done| matches!(done.act, Act::Seat { .. }))?;
        let certificate = match seated.outcome {
            Outcome::Certificate(certificate) => Some(certificate),
            _ => None,
        };
        Some((seated.act.lots(), certificate))
    }
}

/// A table of a round with its sheet.
fn sheet(tournament: &Tournament, place: TableNumber) -> Option<SheetSight> {
    let round = tournament.rounds().get(usize::from(place.round).checked_sub(1)?)?;
    let sheet = round.tables.get(usize::from(place.table).checked_sub(1)?)?.sheet.as_ref();
    Some(SheetSight {
        view: tournament.table_view(place)?,
        games: sheet.map(|sheet| sheet.games.clone()),
        entered_by: sheet.map(|sheet| sheet.entered_by),
    })
}
