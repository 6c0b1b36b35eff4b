//! Everything that crosses the wire of a tournament, in every kind there is.

use dublet_protocol::{
    Millis, WishId,
    tournament::{
        Books, Desk, LogLine, Part, Pass, Passes, PresetPlan, RoundClock, RoundSight, SheetSight,
        Sight, TableSight, TournamentOpened, TournamentRequest, TournamentState, Wish, WishDone,
    },
};
use dublet_rules::{
    rules::Edition,
    score::{End, Opening, Points, SeatScore},
    seat::Seat,
    sheet::{LastDraw, Left},
    tile::Tile,
};
use dublet_tournament::{
    event::{Act, Certificate, Measure, Procedure, Row, TableNumber},
    lots::Lots,
    names::{Details, PublicName},
    person::{Actor, PersonId},
    plan::{Entrants, Plan, Preset, Stage, StageKind, TimeUp},
    sheet::GameEntry,
    tournament::{Penalty, Presence, Ruling, SheetState},
    view::{Board, CallView, Exception, NextSeat, TableView},
};

const NOW: Millis = 1_800_000_000_000;
/// The largest number every reader of JSON has exactly.
const LARGEST: u64 = (1 << 53) - 1;
const ANNA: PersonId = PersonId(1);
const BOB: PersonId = PersonId(2);
const PLACE: TableNumber = TableNumber { round: 1, table: 2 };

fn scores() -> Vec<SeatScore> {
    vec![
        SeatScore { big: 1, small: Points::whole(37) },
        SeatScore { big: 0, small: -Points::whole(37) },
    ]
}

fn why() -> String {
    "so \"it\" is".to_owned()
}

fn rule() -> String {
    "8.3".to_owned()
}

fn ruling() -> Ruling {
    Ruling { rule: rule(), reason: why(), by: Actor::judge(7) }
}

fn plan() -> Plan {
    let stage = |kind, entrants| Stage { kind, entrants, rounds: 4, games: 4, table: 4 };
    Plan {
        stages: vec![
            stage(StageKind::Qualifying, Entrants::All),
            stage(StageKind::SemiFinal, Entrants::Best(8)),
            stage(StageKind::Final, Entrants::BestOfTable(2)),
        ],
        time_up: TimeUp::EmptyPool,
    }
}

fn games() -> Vec<GameEntry> {
    let tiles = |rack: &str, announced_after: Option<&str>| Left::Tiles {
        rack: rack.split(' ').map(|tile| tile.parse::<Tile>().unwrap()).collect(),
        opened: announced_after.is_none(),
        announced_after: announced_after.map(|tile| LastDraw::One(tile.parse().unwrap())),
    };
    let sum = |opening| Left::Sum { numbers: 17, jokers: 1, opening };
    let openings = [Opening::Opened, Opening::Excused, Opening::CouldHave];
    vec![
        GameEntry {
            end: End::Out,
            hands: vec![Some(tiles("r1 J", None)), Some(tiles("k7", Some("k7"))), None],
            written: Some(scores()),
        },
        GameEntry {
            end: End::Pool,
            hands: openings.map(|opening| Some(sum(opening))).to_vec(),
            written: None,
        },
    ]
}

/// Everything that can be done.
pub(crate) fn acts() -> Vec<Act> {
    let (place, games) = (PLACE, games());
    let (reason, rule) = (why(), rule());
    vec![
        Act::Found { rules: Edition::Standard.rules(), procedure: Procedure::NEWEST },
        Act::Plan { plan: plan() },
        Act::Replan { rounds: 3, games: 2, reason: reason.clone() },
        Act::Register { player: ANNA },
        Act::KeepApart { players: [ANNA, BOB] },
        Act::CheckIn { player: ANNA },
        Act::StepOut { player: ANNA, reason: reason.clone() },
        Act::OwnTable { player: ANNA, table: Some(3), reason: reason.clone() },
        Act::OwnTable { player: ANNA, table: None, reason: reason.clone() },
        Act::CheckOut { player: ANNA, reason: reason.clone() },
        Act::Unregister { player: ANNA, reason: reason.clone() },
        Act::LetMeet { players: [ANNA, BOB], reason: reason.clone() },
        Act::Swap { round: 2, players: [ANNA, BOB], reason: reason.clone() },
        Act::Withdraw { player: ANNA, reason: reason.clone() },
        Act::Substitute { gone: ANNA, came: BOB, reason: reason.clone() },
        Act::Seat { rounds: vec![vec![vec![ANNA, BOB]]], lots: Some(Lots::new([7; 32])) },
        Act::Start,
        Act::Enter { place, games: games.clone() },
        Act::Sign { place },
        Act::SignPaper { place },
        Act::Dispute { place, reason: reason.clone() },
        Act::CallJudge { place, reason: reason.clone() },
        Act::Rule { call: 1, rule: rule.clone(), reason: reason.clone() },
        Act::Uphold { place, rule: rule.clone(), reason: reason.clone() },
        Act::Correct { place, games, rule: rule.clone(), reason: reason.clone() },
        Act::Penalise {
            player: BOB,
            big: 1,
            small: Points::whole(50),
            rule: rule.clone(),
            reason: reason.clone(),
        },
        Act::Lift { penalty: 1, rule, reason: reason.clone() },
        Act::BreakTie { order: vec![BOB, ANNA], reason: reason.clone(), lots: None },
        Act::Close,
        Act::Reopen { reason },
    ]
}

/// Everything a pass can be for.
pub(crate) fn parts() -> Vec<Part> {
    vec![
        Part::Organiser,
        Part::Judge { person: ANNA },
        Part::Table { table: 3, round: None },
        Part::Table { table: 3, round: Some(2) },
        Part::Screen,
    ]
}

/// Everything the holder of a pass can ask for.
pub(crate) fn wishes() -> Vec<Wish> {
    let person = ANNA;
    let mut wishes = vec![
        Wish::Act { act: Act::Sign { place: PLACE }, player: Some(BOB) },
        Wish::AddPlayers { list: "Anna\nBob".to_owned(), present: true },
        Wish::Rename { person, name: "Zażółć".to_owned() },
        Wish::Describe { person, details: details() },
        Wish::EraseName { person },
        Wish::Retitle { title: "Cup".to_owned() },
        Wish::Draw,
        Wish::DrawLots { reason: "by lot".to_owned() },
        Wish::AddJudge { name: "Jan".to_owned() },
        Wish::JudgePlayer { person },
        Wish::Rekey { pass: "ab".repeat(32) },
        Wish::StartClock { minutes: 50 },
        Wish::PauseClock { pause: true },
        Wish::StopClock,
    ];
    wishes.extend(acts().into_iter().map(|act| Wish::Act { act, player: None }));
    wishes.extend(parts().into_iter().map(|part| Wish::Revoke { part }));
    wishes
}

pub(crate) fn requests() -> Vec<TournamentRequest> {
    let request = |wish| TournamentRequest { id: WishId([5; 16]), wish };
    wishes().into_iter().map(request).collect()
}

pub(crate) fn clocks() -> Vec<RoundClock> {
    vec![RoundClock::Running { ends: NOW }, RoundClock::Paused { left: 60_000 }]
}

/// Everything that can wait for a judge or the organiser.
pub(crate) fn exceptions() -> Vec<Exception> {
    let (place, by, reason) = (PLACE, ANNA, why());
    vec![
        Exception::Disputed { place, by, reason: reason.clone() },
        Exception::Called { call: 1, place, by, reason },
        Exception::TieAtCutOff { stage: 1, players: vec![ANNA, BOB] },
        Exception::CutOffChanged { stage: 1, missing: vec![ANNA], extra: vec![BOB] },
        Exception::SeatAgain { round: 2 },
    ]
}

fn tables() -> Vec<TableView> {
    let states = [SheetState::Entered, SheetState::Signed, SheetState::Disputed];
    let states = states.into_iter().chain([SheetState::Settled]).map(Some).chain([None]);
    let table = |sheet: Option<SheetState>| TableView {
        place: PLACE,
        chairs: vec![ANNA, BOB],
        starters: vec![Some(Seat::A), None],
        sheet,
        time_up: if sheet.is_some() { TimeUp::ForNobody } else { TimeUp::PlayOn },
        on_paper: sheet == Some(SheetState::Signed),
        missed: sheet.map(|_| BOB).into_iter().collect(),
        scores: sheet.map_or_else(Vec::new, |_| vec![scores()]),
        waits_for_judge: sheet.is_none(),
    };
    states.map(table).collect()
}

fn sheets() -> Vec<SheetSight> {
    let sheet = |view: TableView| SheetSight {
        games: view.sheet.map(|_| games()),
        entered_by: view.sheet.map(|_| Actor::player(ANNA)),
        view,
    };
    tables().into_iter().map(sheet).collect()
}

fn calls() -> Vec<CallView> {
    let call = |ruling| CallView { call: 1, place: PLACE, by: ANNA, reason: why(), ruling };
    vec![call(None), call(Some(ruling()))]
}

fn rows() -> Vec<Row> {
    let SeatScore { small, .. } = scores()[0];
    let row = |place, player| Row { place, player, games: 4, big: -1, small };
    vec![row(1, ANNA), row(1, BOB)]
}

fn books() -> Books {
    let presences = [Presence::Expected, Presence::Present, Presence::Away, Presence::Withdrawn];
    let penalty =
        |lifted| Penalty { player: BOB, stage: 0, big: 1, small: Points::whole(9), lifted };
    Books {
        plays: Some(ANNA),
        people: (1..).map(PersonId).zip(presences).collect(),
        plan: Some(plan()),
        stage: 0,
        rounds: vec![RoundSight { stage: 0, started: true, tables: sheets() }],
        calls: calls(),
        penalties: vec![penalty(false), penalty(true)],
        exceptions: exceptions(),
        ranking: rows(),
        apart: vec![[ANNA, BOB]],
        own_tables: [(ANNA, 3)].into(),
    }
}

fn desk() -> Desk {
    let (best, worse) = (Measure { found: 2, bound: 2 }, Measure { found: 3, bound: 2 });
    let rules = Edition::Standard.rules();
    Desk {
        books: Books { plan: None, ..books() },
        presets: Preset::ALL
            .map(|preset| PresetPlan { preset, plan: preset.plan(&rules), fits: true })
            .to_vec(),
        to_seat: vec![ANNA],
        rounds_left: 3,
        going_on: vec![BOB],
        lots: Some(Lots::new([9; 32])),
        certificate: Some(Certificate {
            elsewhere: 1,
            apart: 0,
            repeats: best,
            back_to_back: worse,
            uneven: best,
            seats: worse,
        }),
        passes: parts(),
        details: [(ANNA, details()), (BOB, Details::named("Bob"))].into(),
        public_names: [(ANNA, "A. N.".to_owned()), (BOB, "Bob".to_owned())].into(),
    }
}

fn details() -> Details {
    Details {
        name: "Anna Nowak".to_owned(),
        club: "Gambit".to_owned(),
        number: "17".to_owned(),
        public: PublicName::Initials,
    }
}

/// Everything a part can see beside what everybody does.
pub(crate) fn sights() -> Vec<Sight> {
    let mut sights = vec![Sight::Screen, Sight::Judge(books()), Sight::Organiser(Box::new(desk()))];
    let sheets = sheets().into_iter().map(Some).chain([None]);
    sights.extend(sheets.map(|sheet| {
        let seat = NextSeat { player: BOB, place: PLACE, seat: Seat::A };
        let next = sheet.iter().map(|_| seat).collect();
        let (round, reads_only) = (sheet.is_some().then_some(1), sheet.is_none());
        Sight::Table(TableSight { table: 2, round, sheet, calls: calls(), next, reads_only })
    }));
    sights
}

pub(crate) fn states() -> Vec<TournamentState> {
    let stages = [StageKind::Qualifying, StageKind::SemiFinal, StageKind::Final];
    let mut stages = stages.into_iter().map(Some).chain([None]).cycle();
    let mut clocks = clocks().into_iter().map(Some).chain([None]).cycle();
    let state = |sight| {
        let stage = stages.next().flatten();
        TournamentState {
            number: LARGEST,
            now: NOW,
            title: "Cup".to_owned(),
            rules: Edition::Expert.rules(),
            names: [(ANNA, "Anna".to_owned())].into(),
            clubs: [(ANNA, "Gambit".to_owned())].into(),
            board: Board {
                stage,
                round: stage.map(|_| 3),
                started: stage.is_some(),
                tables: tables(),
                standings: rows(),
            },
            over: stage.is_none(),
            clock: clocks.next().flatten(),
            sight,
        }
    };
    sights().into_iter().map(state).collect()
}

pub(crate) fn opened() -> Vec<TournamentOpened> {
    vec![TournamentOpened { pass: "ab".repeat(32) }]
}

pub(crate) fn done() -> Vec<WishDone> {
    vec![WishDone { number: LARGEST }]
}

pub(crate) fn passes() -> Vec<Passes> {
    let pass = |part| Pass { part, pass: "cd".repeat(32) };
    let passes: Vec<Pass> = parts().into_iter().map(pass).collect();
    let address = Some("http://192.168.0.2:8106".to_owned());
    vec![Passes { passes: passes.clone(), address }, Passes { passes, address: None }]
}

pub(crate) fn log() -> Vec<LogLine> {
    let by = [Actor::organiser(1), Actor::judge(2), Actor::player(BOB)].into_iter().cycle();
    let line = |(number, (act, by))| LogLine { number, at: NOW, by, act };
    (1..).zip(acts().into_iter().zip(by)).map(line).collect()
}
