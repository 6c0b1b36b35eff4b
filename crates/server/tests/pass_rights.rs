//! Every kind of pass tries every act in every phase: it may do what `docs/tournament.md` says, and nothing else.

use std::{collections::HashMap, ops::Range, sync::Arc};

use dublet_protocol::{
    WishId,
    tournament::{Part, Wish},
};
use dublet_rules::{
    rules::Edition,
    score::{End, Opening},
    sheet::Left,
};
use dublet_server::{
    accounts::Token, sources::Sources, store::memory::MemoryStore, tournaments::Tournaments,
};
use dublet_tournament::{
    event::{Act, Procedure, TableNumber, Tables},
    file::EventFile,
    person::{Actor, PersonId},
    plan::{Entrants, Plan, Stage, StageKind, TimeUp},
    refusal::Refusal,
    sheet::GameEntry,
    tournament::Tournament,
};

const DOCS: &str = include_str!("../../../docs/tournament.md");
/// The organiser plays, at table 1.
const ORGANISER: Actor = Actor::organiser(1);
const JUDGE: Actor = Actor::judge(13);
/// Entered, and never seen.
const NEVER_CAME: PersonId = PersonId(20);
/// The round the tables under test are of; one was played before, one comes after.
const ROUND: u16 = 2;

fn games(left: u16) -> Vec<GameEntry> {
    let hand = |chair| {
        let numbers = if chair == 0 { 0 } else { left + chair };
        Some(Left::Sum { numbers, jokers: 0, opening: Opening::Opened })
    };
    vec![GameEntry { end: End::Out, hands: (0..4).map(hand).collect(), written: None }]
}

struct Hall {
    file: EventFile,
    tournament: Tournament,
    phases: Vec<EventFile>,
}

impl Hall {
    fn act(&mut self, by: Actor, act: Act) {
        self.file.act(&mut self.tournament, by, act).unwrap();
    }

    fn keep(&mut self) {
        self.phases.push(self.file.clone());
    }

    fn tables(&self, round: u16) -> Vec<(TableNumber, Vec<PersonId>)> {
        let tables = &self.tournament.rounds()[usize::from(round) - 1].tables;
        let place = |table| TableNumber { round, table };
        (1..).map(place).zip(tables.iter().map(|table| table.chairs.clone())).collect()
    }

    fn enter(&mut self, round: u16, tables: Range<usize>) {
        for (place, chairs) in self.tables(round)[tables].to_vec() {
            self.act(
                Actor::player(chairs[1]),
                Act::Enter { place, games: games(10 * place.table) },
            );
        }
    }

    fn sign(&mut self, round: u16, tables: Range<usize>) {
        for (place, chairs) in self.tables(round)[tables].to_vec() {
            self.act(Actor::player(chairs[2]), Act::Sign { place });
        }
    }

    fn round(&mut self, round: u16) {
        self.act(ORGANISER, Act::Start);
        let all = 0..self.tables(round).len();
        self.enter(round, all.clone());
        self.sign(round, all);
    }

    fn close(&mut self) {
        while let Err(refusal) = self.file.act(&mut self.tournament, ORGANISER, Act::Close) {
            let Refusal::TieAtCutOff { players } = refusal else { panic!("{refusal:?}") };
            let reason = "by lot".to_owned();
            self.act(JUDGE, Act::BreakTie { order: players, reason, lots: None });
        }
    }
}

/// An event in each phase of the table of the docs.
fn phases() -> Vec<EventFile> {
    let mut hall =
        Hall { file: EventFile::default(), tournament: Tournament::new(), phases: Vec::new() };
    hall.file
        .names
        .import(
            "Ola\nAnia\nBartek\nCelina\nDarek\nEwa\nFilip\nHanna\nIga\nJan\nKuba\nLena",
            PersonId(1),
        )
        .unwrap();
    let rules = Edition::Standard.rules();
    hall.act(ORGANISER, Act::Found { rules, procedure: Procedure::NEWEST });
    let stage = |kind, entrants, rounds| Stage { kind, entrants, rounds, games: 1, table: 4 };
    let stages = vec![
        stage(StageKind::Qualifying, Entrants::All, 3),
        stage(StageKind::Final, Entrants::Best(4), 1),
    ];
    hall.act(ORGANISER, Act::Plan { plan: Plan { stages, time_up: TimeUp::PlayOn } });
    for player in (1..=12).map(PersonId) {
        hall.act(ORGANISER, Act::Register { player });
        hall.act(ORGANISER, Act::CheckIn { player });
    }
    hall.act(ORGANISER, Act::Register { player: NEVER_CAME });
    hall.act(ORGANISER, Act::KeepApart { players: [PersonId(11), PersonId(12)] });
    let table = |first: u32| (first..first + 4).map(PersonId).collect();
    let tables: Tables = [1, 5, 9].map(table).to_vec();
    hall.act(ORGANISER, Act::Seat { rounds: vec![tables; 3], lots: None });
    hall.round(1);
    hall.keep();
    hall.act(ORGANISER, Act::Start);
    hall.keep();
    // The third table plays on.
    hall.enter(ROUND, 0..2);
    hall.keep();
    hall.sign(ROUND, 0..2);
    hall.keep();
    let signed = (hall.file.clone(), hall.tournament.clone());
    for (place, chairs) in hall.tables(ROUND)[..2].to_vec() {
        let reason = "the sum".to_owned();
        hall.act(Actor::player(chairs[3]), Act::Dispute { place, reason });
    }
    hall.keep();
    (hall.file, hall.tournament) = signed;
    hall.enter(ROUND, 2..3);
    hall.sign(ROUND, 2..3);
    hall.act(ORGANISER, Act::Start);
    hall.keep();
    hall.enter(3, 0..3);
    hall.sign(3, 0..3);
    hall.close();
    hall.keep();
    let problem = hall.tournament.seating_problem().unwrap();
    let rounds = vec![vec![problem.players]];
    hall.act(ORGANISER, Act::Seat { rounds, lots: None });
    hall.round(4);
    hall.close();
    hall.keep();
    hall.phases
}

fn act_of(what: &str, place: TableNumber) -> Act {
    let (rule, reason) = ("8.3".to_owned(), "so it is".to_owned());
    match what {
        "enter" => Act::Enter { place, games: games(5) },
        "sign" => Act::Sign { place },
        "sign for paper" => Act::SignPaper { place },
        "dispute" => Act::Dispute { place, reason },
        "call a judge" => Act::CallJudge { place, reason },
        "let stand" => Act::Uphold { place, rule, reason },
        "correct" => Act::Correct { place, games: games(6), rule, reason },
        "start a round" => Act::Start,
        "change the rounds" => Act::Replan { rounds: 5, games: 1, reason },
        "note somebody away" => Act::StepOut { player: PersonId(6), reason },
        "swap two players" => {
            Act::Swap { round: ROUND, players: [PersonId(5), PersonId(6)], reason }
        }
        "undo a registration" => Act::Unregister { player: NEVER_CAME, reason },
        "give somebody an own table" => {
            Act::OwnTable { player: PersonId(6), table: Some(2), reason }
        }
        "let two meet" => Act::LetMeet { players: [PersonId(11), PersonId(12)], reason },
        other => panic!("nothing is {other}"),
    }
}

/// Whether a pass may do something now.
async fn may(file: &EventFile, pass: &str, what: &str) -> bool {
    let tournaments = Tournaments::new(Arc::new(MemoryStore::new()), Sources::of_the_machine());
    let organiser = tournaments.open_file(&file.write()).await.unwrap();
    let holder = tournaments.holder(organiser.clone()).await.unwrap();
    let who_plays = PersonId(4);
    for (id, wish) in [
        (1, Wish::AddJudge { name: "Judge".to_owned() }),
        (2, Wish::JudgePlayer { person: who_plays }),
    ] {
        tournaments.wish(&holder, WishId([id; 16]), wish).await.unwrap();
    }
    let passes: HashMap<Part, Token> =
        tournaments.passes(&holder).await.unwrap().into_iter().collect();
    let is_judge = |part: &&Part| matches!(part, Part::Judge { person } if *person != who_plays);
    let judge = *passes.keys().find(is_judge).expect("a judge was added");
    let table = |table, round| Part::Table { table, round };
    let (part, number, player) = match pass {
        "code of the table in this round" => (table(1, Some(ROUND)), 1, Some(PersonId(3))),
        "code of the table in an earlier round" => (table(1, Some(1)), 1, Some(PersonId(3))),
        "code of the table in a later round" => (table(1, Some(3)), 1, Some(PersonId(3))),
        "code of another table in this round" => (table(2, Some(ROUND)), 1, Some(PersonId(3))),
        "card of the table" => (table(1, None), 1, Some(PersonId(3))),
        "judge’s" => (judge, 1, None),
        "judge’s, who plays there" => (Part::Judge { person: who_plays }, 1, None),
        "organiser’s" => (Part::Organiser, 2, None),
        "organiser’s, who plays there" => (Part::Organiser, 1, None),
        "big screen’s" => (Part::Screen, 1, Some(PersonId(3))),
        other => panic!("no pass is {other}"),
    };
    let token = if part == Part::Organiser { organiser } else { passes[&part].clone() };
    let holder = tournaments.holder(token).await.unwrap();
    assert!(tournaments.state(&holder, None, std::time::Duration::ZERO).await.is_ok(), "{pass}");
    let act = act_of(what, TableNumber { round: ROUND, table: number });
    tournaments.wish(&holder, WishId([3; 16]), Wish::Act { act, player }).await.is_ok()
}

fn rows(after: &str) -> Vec<Vec<&'static str>> {
    let (_, rest) = DOCS.split_once(after).unwrap();
    let lines = rest.lines().skip_while(|line| !line.starts_with('|'));
    let lines = lines.take_while(|line| line.starts_with('|')).skip(2);
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

#[tokio::test]
async fn every_pass_may_do_what_the_docs_say_and_nothing_else() {
    let rights = rows("## Who may do what, and when\n");
    let passes = rows("Every pass acts as somebody of this table:\n");
    assert!(passes.len() > 8, "{passes:?}");
    let phases = phases();
    let whats: Vec<&str> =
        rights.iter().filter(|row| row[0] == "judge").map(|row| row[1]).collect();
    for (phase, file) in phases.iter().enumerate() {
        for pass in &passes {
            for what in &whats {
                let row = |who: &str| {
                    let who = who.trim();
                    let row = rights.iter().find(|row| row[0] == who && row[1] == *what);
                    who != "nobody" && row.expect("somebody of the table")[phase + 2] == "yes"
                };
                let told = pass[1].split(" and ").any(row);
                assert_eq!(
                    may(file, pass[0], what).await,
                    told,
                    "{} {what}, phase {phase}",
                    pass[0]
                );
            }
        }
    }
}
