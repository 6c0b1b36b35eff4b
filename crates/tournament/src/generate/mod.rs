//! Random events, for the checker and for trying things out: every preset and edition, odd numbers, late entries,
//! withdrawals, substitutes, disputes, corrections, penalties, ties. Same words, same event.

mod games;

use dublet_rules::{
    rules::{Edition, Rules},
    score::End,
};
use rand_core::Rng;

use crate::{
    chance::Chance,
    event::{Act, Procedure, TableNumber},
    file::EventFile,
    person::{Actor, PersonId},
    plan::{Entrants, Plan, Preset, Stage, StageKind, TimeUp},
    refusal::Refusal,
    sheet::GameEntry,
    tournament::{Presence, Tournament},
};

/// What a random event is to be like; what is not said is drawn by lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Players at the start, from 4.
    pub players: Option<usize>,
    /// The edition played.
    pub edition: Option<Edition>,
}

const ORGANISER: Actor = Actor::organiser(1);
const JUDGE: Actor = Actor::judge(2);
/// Steps of search for a seating: few, as whether it is good is not the question here.
const STEPS: u64 = 600;

/// A random event, played to its end.
///
/// # Errors
/// When the event refuses what happened in it, which would be a mistake of the generator.
pub fn generate(words: &mut dyn Rng, wishes: Wishes) -> Result<EventFile, Refusal> {
    let mut chance = Chance(words);
    let edition = wishes.edition.unwrap_or_else(|| Edition::ALL[chance.below(Edition::ALL.len())]);
    let rules = edition.rules();
    let players = wishes.players.map_or_else(|| crowd(&mut chance), |players| players.max(4));
    let mut hall =
        Hall { chance, rules, file: EventFile::default(), tournament: Tournament::new(), names: 0 };
    hall.open(players)?;
    hall.play()?;
    Ok(hall.file)
}

/// Small events mostly, as in life.
fn crowd(chance: &mut Chance<'_>) -> usize {
    match chance.below(10) {
        0..=4 => 4 + chance.below(9),
        5..=8 => 13 + chance.below(20),
        _ => 33 + chance.below(32),
    }
}

struct Hall<'a> {
    chance: Chance<'a>,
    rules: Rules,
    file: EventFile,
    tournament: Tournament,
    names: usize,
}

type Done = Result<(), Refusal>;

impl Hall<'_> {
    fn act(&mut self, by: Actor, act: Act) -> Done {
        self.file.act(&mut self.tournament, by, act)
    }

    fn name(&mut self) -> PersonId {
        const FIRST: [&str; 8] =
            ["Anna", "Bartek", "Celina", "Darek", "Ewa", "Filip", "Галина", "Hanna"];
        self.names += 1;
        let name = format!("{} {}", FIRST[self.names % FIRST.len()], self.names);
        self.file.names.add(&name, PersonId(1)).expect("every name has its own number")
    }

    fn newcomer(&mut self) -> Result<PersonId, Refusal> {
        let player = self.name();
        self.act(ORGANISER, Act::Register { player })?;
        self.act(ORGANISER, Act::CheckIn { player })?;
        Ok(player)
    }

    fn open(&mut self, players: usize) -> Done {
        for staff in ["Organiser", "Judge"] {
            self.file.names.add(staff, PersonId(1)).expect("the first names");
        }
        self.act(ORGANISER, Act::Found { rules: self.rules, procedure: Procedure::NEWEST })?;
        let mut here = Vec::new();
        for _ in 0..players {
            here.push(self.newcomer()?);
        }
        if self.chance.one_in(4) {
            // One of the staff plays too, under the same id.
            let player = [ORGANISER, JUDGE][self.chance.below(2)].id;
            self.act(ORGANISER, Act::Register { player })?;
            self.act(ORGANISER, Act::CheckIn { player })?;
        }
        if self.chance.one_in(3) {
            // Somebody who never comes.
            let player = self.name();
            self.act(ORGANISER, Act::Register { player })?;
        }
        if self.chance.one_in(4) {
            self.chance.shuffle(&mut here);
            self.act(ORGANISER, Act::KeepApart { players: [here[0], here[1]] })?;
        }
        let plan = match self.chance.one_in(3) {
            true => self.plan(),
            false => Preset::for_players(players).plan(&self.rules),
        };
        self.act(ORGANISER, Act::Plan { plan })
    }

    /// A plan nobody has thought of.
    fn plan(&mut self) -> Plan {
        let table = 2 + self.chance.below(usize::from(self.rules.max_players) - 1) as u8;
        let mut count = |most: usize| 1 + self.chance.below(most) as u8;
        let stage = |kind, entrants, rounds, games| Stage { kind, entrants, rounds, games, table };
        let mut stages = vec![stage(StageKind::Qualifying, Entrants::All, count(4), count(2))];
        if count(2) == 1 {
            let best = Entrants::Best(1 + count(9));
            stages.push(stage(StageKind::SemiFinal, best, count(2), count(2)));
        }
        let entrants = match stages.len() {
            2 if count(2) == 1 => Entrants::BestOfTable(2),
            _ => Entrants::Best(2 + count(3)),
        };
        stages.push(stage(StageKind::Final, entrants, 1, count(3)));
        let time_up = match count(3) {
            1 => TimeUp::PlayOn,
            2 => TimeUp::ForNobody,
            _ => TimeUp::EmptyPool,
        };
        Plan { stages, time_up }
    }

    fn play(&mut self) -> Done {
        while !self.tournament.is_over() {
            self.all_come_back()?;
            self.seat()?;
            while self.tournament.rounds_left() > 0 {
                // Everybody but one may have left in the middle of rounds: then nothing more is played.
                if self.tournament.to_seat().len() < 2 {
                    return Ok(());
                }
                self.comings_and_goings()?;
                if self.chance.one_in(12) {
                    self.replan()?;
                    if self.tournament.rounds_left() == 0 {
                        break;
                    }
                }
                if self.tournament.seats_amiss().is_some()
                    || self.tournament.rounds().iter().all(|round| round.started)
                {
                    self.seat()?;
                }
                self.slips()?;
                self.act(ORGANISER, Act::Start)?;
                self.round()?;
            }
            if self.chance.one_in(5) {
                self.correct()?;
            }
            if !self.close()? {
                break;
            }
            if self.chance.one_in(8) && self.tournament.rounds_left() > 0 {
                self.act(ORGANISER, Act::Reopen { reason: "counted again".to_owned() })?;
                self.correct()?;
                if !self.close()? {
                    break;
                }
            }
        }
        if self.chance.one_in(4) { self.correct() } else { Ok(()) }
    }

    fn seat(&mut self) -> Done {
        let Some(problem) = self.tournament.seating_problem() else { return Ok(()) };
        let rounds = problem.seat(self.chance.0, STEPS).rounds;
        self.act(ORGANISER, Act::Seat { rounds, lots: None })
    }

    /// The day is too short, or longer than thought.
    fn replan(&mut self) -> Done {
        let Some(stage) = self.tournament.stage().copied() else { return Ok(()) };
        let least = self.tournament.rounds_begun().max(1);
        let rounds = (least + self.chance.below(3)) as u8;
        let games = 1 + self.chance.below(3) as u8;
        if (stage.rounds, stage.games) == (rounds, games) {
            return Ok(());
        }
        let reason = "the hall closes at six".to_owned();
        self.act(ORGANISER, Act::Replan { rounds, games, reason })
    }

    /// Late entries, withdrawals and substitutes between rounds.
    fn comings_and_goings(&mut self) -> Done {
        let reason = "has to leave".to_owned();
        let seated = self.tournament.to_seat();
        let somebody = seated[self.chance.below(seated.len())];
        let first_stage = self.tournament.stage_number() == 0;
        match self.chance.below(18) {
            0 if first_stage => self.newcomer().map(drop),
            1 if seated.len() > 4 => {
                self.act(ORGANISER, Act::Withdraw { player: somebody, reason })
            }
            2 => {
                let came = self.newcomer()?;
                self.act(ORGANISER, Act::Substitute { gone: somebody, came, reason })
            }
            3 => self.come_back(),
            4 | 5 if seated.len() > 4 => {
                self.act(ORGANISER, Act::StepOut { player: somebody, reason })
            }
            6 | 7 => self.all_come_back(),
            _ => Ok(()),
        }
    }

    /// Slips of the desk, and two who ask for each other's seats.
    fn slips(&mut self) -> Done {
        let reason = || "a slip of the desk".to_owned();
        match self.chance.below(16) {
            0 => {
                let player = self.name();
                self.act(ORGANISER, Act::Register { player })?;
                if self.chance.one_in(2) {
                    self.act(ORGANISER, Act::CheckIn { player })?;
                    self.act(ORGANISER, Act::CheckOut { player, reason: reason() })?;
                }
                self.act(ORGANISER, Act::Unregister { player, reason: reason() })
            }
            1 => match self.tournament.apart().first().copied() {
                Some(players) => self.act(ORGANISER, Act::LetMeet { players, reason: reason() }),
                None => Ok(()),
            },
            2 | 3 if self.tournament.stage_number() == 0 => {
                let begun = self.tournament.rounds().iter().filter(|round| round.started).count();
                let ahead = self.tournament.rounds().len() - begun;
                let round = (begun + 1 + self.chance.below(ahead)) as u16;
                let mut players = self.tournament.to_seat();
                self.chance.shuffle(&mut players);
                let players = [players[0], players[1]];
                self.act(ORGANISER, Act::Swap { round, players, reason: reason() })
            }
            4 => {
                let players = self.tournament.to_seat();
                let player = players[self.chance.below(players.len())];
                let table = 1 + self.chance.below(players.len().div_ceil(2)) as u16;
                let taken = self.tournament.own_tables().values().any(|other| *other == table);
                let table = (!taken).then_some(table);
                if self.tournament.own_tables().get(&player).copied() == table {
                    return Ok(());
                }
                self.act(ORGANISER, Act::OwnTable { player, table, reason: reason() })?;
                match self.tournament.seats_amiss() {
                    Some(_) => self.seat(),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn all_come_back(&mut self) -> Done {
        let people = self.tournament.people().clone();
        for (player, _) in people.into_iter().filter(|(_, p)| *p == Presence::Away) {
            self.act(ORGANISER, Act::CheckIn { player })?;
        }
        Ok(())
    }

    /// Somebody who never came is crossed out; the next time that happens, they come after all.
    fn come_back(&mut self) -> Done {
        let people = self.tournament.people().clone();
        let new = |player: &PersonId| !self.tournament.has_played(*player);
        let who = |wanted| people.iter().find(|(player, p)| **p == wanted && new(player));
        if let Some((player, _)) = who(Presence::Withdrawn) {
            return self.act(ORGANISER, Act::CheckIn { player: *player });
        }
        match who(Presence::Expected) {
            Some((player, _)) => {
                let (player, reason) = (*player, "did not come".to_owned());
                self.act(ORGANISER, Act::Withdraw { player, reason })
            }
            None => Ok(()),
        }
    }

    /// Every table of the round that has begun.
    fn round(&mut self) -> Done {
        let round = self.tournament.rounds().iter().filter(|round| round.started).count();
        for table in 0..self.tournament.rounds()[round - 1].tables.len() {
            self.table(TableNumber { round: round as u16, table: table as u16 + 1 })?;
        }
        Ok(())
    }

    fn chairs(&self, place: TableNumber) -> Vec<PersonId> {
        self.tournament.table_view(place).map(|table| table.chairs).unwrap_or_default()
    }

    /// The judge, or the organiser where the judge plays.
    fn judge_at(&self, place: TableNumber) -> Actor {
        let plays = self.chairs(place).contains(&JUDGE.id);
        if plays { Actor { id: ORGANISER.id, ..JUDGE } } else { JUDGE }
    }

    fn table(&mut self, place: TableNumber) -> Done {
        let chairs = self.chairs(place);
        let judge = self.judge_at(place);
        if self.chance.one_in(40) {
            let player = chairs[self.chance.below(chairs.len())];
            self.act(ORGANISER, Act::Withdraw { player, reason: "is not well".to_owned() })?;
        }
        if self.chance.one_in(30) {
            let player = chairs[self.chance.below(chairs.len())];
            if self.tournament.is_present(player) {
                let reason = "the telephone rang".to_owned();
                self.act(ORGANISER, Act::StepOut { player, reason })?;
                if self.chance.one_in(2) {
                    self.act(ORGANISER, Act::CheckIn { player })?;
                }
            }
        }
        let mut here: Vec<PersonId> =
            chairs.iter().copied().filter(|player| self.tournament.is_present(*player)).collect();
        self.chance.shuffle(&mut here);
        if self.chance.one_in(12) {
            let by = here.first().map_or(judge, |player| Actor::player(*player));
            self.act(by, Act::CallJudge { place, reason: "whose turn is it?".to_owned() })?;
            let call = self.tournament.calls.len() as u16;
            let (rule, reason) = ("4.1".to_owned(), "the next seat moves".to_owned());
            self.act(judge, Act::Rule { call, rule, reason })?;
        }
        let games = self.games(place);
        let by = here.first().map_or(judge, |player| Actor::player(*player));
        self.act(by, Act::Enter { place, games })?;
        let reason = || "the sums were read out".to_owned();
        let rule = || "8.3".to_owned();
        if self.chance.one_in(20) {
            self.act(by, Act::Dispute { place, reason: "that was not my rack".to_owned() })?;
            let games = self.games(place);
            let as_before = self.chance.one_in(2);
            let act = match as_before || self.is_same(place, &games) {
                true => Act::Uphold { place, rule: rule(), reason: reason() },
                false => Act::Correct { place, games, rule: rule(), reason: reason() },
            };
            self.act(judge, act)?;
        } else {
            let on_paper = self.chance.one_in(15);
            match here.get(1) {
                Some(_) if on_paper => self.act(judge, Act::SignPaper { place })?,
                Some(player) => self.act(Actor::player(*player), Act::Sign { place })?,
                None => self.act(judge, Act::Uphold { place, rule: rule(), reason: reason() })?,
            }
        }
        if self.chance.one_in(25) {
            let player = chairs[self.chance.below(chairs.len())];
            let (big, small) = (self.chance.below(2) as u32, 5 + self.chance.below(40) as i32);
            let small = dublet_rules::score::Points::whole(small);
            let (rule, reason) = ("8.3".to_owned(), "came late to the table".to_owned());
            self.act(judge, Act::Penalise { player, big, small, rule, reason })?;
            if self.chance.one_in(3) {
                let penalty = self.tournament.penalties.len() as u16;
                let (rule, reason) = ("8.3".to_owned(), "the bell was late".to_owned());
                self.act(judge, Act::Lift { penalty, rule, reason })?;
            }
        }
        Ok(())
    }

    fn is_same(&self, place: TableNumber, games: &[GameEntry]) -> bool {
        let table = self.tournament.table(place).map(|(_, table)| table);
        table.and_then(|table| table.sheet.as_ref()).is_some_and(|sheet| sheet.games == games)
    }

    /// Games for a table; none where everybody else has left.
    fn games(&mut self, place: TableNumber) -> Vec<GameEntry> {
        let Some((round, table)) = self.tournament.table(place) else { return Vec::new() };
        let games = usize::from(round.games);
        let missed = |player| self.tournament.missed.contains(&(place.round, player));
        let plays = |player: &PersonId| match self.tournament.people().get(player) {
            Some(Presence::Withdrawn) => false,
            Some(Presence::Away) => !missed(*player),
            _ => true,
        };
        let chairs: Vec<bool> = table.chairs.iter().map(plays).collect();
        let late: Vec<bool> = table.chairs.iter().map(|player| missed(*player)).collect();
        if chairs.iter().filter(|here| **here).count() < 2 {
            return Vec::new();
        }
        let time_up = self.tournament.plan().map_or(TimeUp::PlayOn, |plan| plan.time_up);
        let slow = time_up.shortens() && self.chance.one_in(10);
        let ended = if slow { self.chance.below(games) } else { games };
        let game = |_| {
            let misses = self.chance.one_in(2);
            let now: Vec<bool> =
                chairs.iter().zip(&late).map(|(c, l)| *c && !(*l && misses)).collect();
            let enough = now.iter().filter(|here| **here).count() > 1;
            games::game(&self.rules, if enough { &now } else { &chairs }, &mut self.chance)
        };
        let mut played: Vec<GameEntry> = (0..ended).map(game).collect();
        if time_up == TimeUp::EmptyPool && ended < games && self.chance.one_in(2) {
            // The bell rang in the middle of one.
            played.push(games::ended(&self.rules, &chairs, End::Pool, &mut self.chance));
        }
        played
    }

    /// A sheet of any round so far turns out to be wrong.
    fn correct(&mut self) -> Done {
        let begun = self.tournament.rounds().iter().filter(|round| round.started).count();
        let round = self.chance.below(begun);
        let table = self.chance.below(self.tournament.rounds()[round].tables.len());
        let place = TableNumber { round: round as u16 + 1, table: table as u16 + 1 };
        let games = self.games(place);
        if self.is_same(place, &games) || games.is_empty() {
            return Ok(());
        }
        let (rule, reason) = ("6.3".to_owned(), "a joker was forgotten".to_owned());
        self.act(self.judge_at(place), Act::Correct { place, games, rule, reason })
    }

    /// Ends the stage, ties broken by lot; `false` when too few are left to go on.
    fn close(&mut self) -> Result<bool, Refusal> {
        loop {
            match self.act(ORGANISER, Act::Close) {
                Ok(()) => return Ok(true),
                Err(Refusal::TooFewPlayers) => return Ok(false),
                Err(Refusal::TieAtCutOff { players }) => self.break_tie(&players)?,
                Err(other) => return Err(other),
            }
        }
    }

    /// Everybody with the points of those named is in the lot.
    fn break_tie(&mut self, players: &[PersonId]) -> Done {
        let rows = self.tournament.standings(self.tournament.stage_number());
        let points = |player: PersonId| {
            rows.iter().find(|row| row.player == player).map(|row| (row.big, row.small))
        };
        let of_tie = players.first().and_then(|first| points(*first));
        let mut order: Vec<PersonId> = rows.iter().map(|row| row.player).collect();
        order.retain(|player| points(*player) == of_tie);
        self.chance.shuffle(&mut order);
        let by = if order.contains(&ORGANISER.id) { JUDGE } else { ORGANISER };
        self.act(by, Act::BreakTie { order, reason: "by lot".to_owned(), lots: None })
    }
}
