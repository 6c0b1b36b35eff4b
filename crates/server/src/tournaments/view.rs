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
    event::{Act, Certificate, Outcome, Procedure, TableNumber},
    lots::Lots,
    names::Details,
    person::PersonId,
    plan::Preset,
    tournament::Tournament,
};

use super::{event::Event, wish::ORGANISER};

impl Event {
    /// What a part sees.
    pub(super) fn state(&self, part: Part, now: Millis) -> TournamentState {
        TournamentState {
            number: self.beside.number,
            now,
            title: self.beside.title.clone(),
            rules: self.rules(),
            names: self.names_for(part),
            clubs: self.beside.names.clubs(!matches!(part, Part::Organiser | Part::Judge { .. })),
            board: self.tournament.board(),
            over: self.tournament.is_over(),
            clock: self.beside.clock,
            sight: match part {
                Part::Screen => Sight::Screen,
                Part::Table { table, round } => Sight::Table(self.table(table, round)),
                Part::Judge { person } => Sight::Judge(self.books(person)),
                Part::Organiser => Sight::Organiser(Box::new(self.desk())),
            },
        }
    }

    /// What everybody is called by a part: the hall reads public names, those of one table each other's in full.
    pub(super) fn names_for(&self, part: Part) -> BTreeMap<PersonId, String> {
        let names = &self.beside.names;
        let Part::Table { table, round } = part else {
            return if part == Part::Screen { names.public() } else { names.told() };
        };
        let chairs =
            self.table(table, round).sheet.map_or_else(Vec::new, |sheet| sheet.view.chairs);
        let mut told = names.told();
        told.retain(|person, _| chairs.contains(person));
        let mut seen = names.public();
        seen.extend(told);
        seen
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

    fn table(&self, table: u16, round: Option<u16>) -> TableSight {
        let (tournament, board) = (&self.tournament, self.tournament.board());
        let any_round = tournament.procedure() < Procedure::Impartial;
        let place = round.or(board.round).map(|round| TableNumber { round, table });
        let here = |at: TableNumber| Some(at) == place;
        TableSight {
            table,
            round,
            sheet: place.and_then(|place| sheet(tournament, place)),
            calls: tournament.calls().filter(|call| here(call.place)).collect(),
            next: place.map_or_else(Vec::new, |place| tournament.next_seats(place)),
            reads_only: !any_round
                && (round.is_none() || !place.is_some_and(|place| tournament.runs(place))),
        }
    }

    fn books(&self, me: PersonId) -> Books {
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
            plays: Some(me).filter(|me| {
                tournament.procedure() >= Procedure::Impartial
                    && tournament.people().contains_key(me)
            }),
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
            own_tables: tournament.own_tables().clone(),
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
        let told = self.beside.names.told();
        let is_more = |(person, one): &(PersonId, &Details)| **one != Details::named(&told[person]);
        let details = self.beside.names.all().filter(is_more);
        let mut public_names = self.beside.names.public();
        public_names.retain(|person, name| told[person] != *name);
        Desk {
            books: self.books(ORGANISER),
            presets: Preset::ALL.into_iter().map(preset).collect(),
            to_seat: tournament.to_seat(),
            rounds_left: tournament.rounds_left(),
            going_on: tournament.going_on(),
            certificate: self.seated().and_then(|(_, certificate)| certificate),
            lots: self.seated().and_then(|(lots, _)| lots),
            passes: self.beside.passes.parts().collect(),
            details: details.map(|(person, one)| (person, one.clone())).collect(),
            public_names,
        }
    }

    /// What the newest seating was drawn with, and how good it is: of rounds that were dropped or added since it says nothing, and
    /// what was changed by hand was not drawn.
    fn seated(&self) -> Option<(Option<Lots>, Option<Certificate>)> {
        let mut newest = self.log.iter().rev();
        let of_rounds =
            |act: &Act| matches!(act, Act::Seat { .. } | Act::Replan { .. } | Act::Swap { .. });
        let seated = newest.find(|done| of_rounds(&done.act))?;
        let Outcome::Certificate(certificate) = seated.outcome else { return None };
        let certificate = Some(certificate);
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
