//! Who may do what when, cell by cell as `docs/tournament.md` has it.

mod hall;

use dublet_tournament::{
    event::{Act, Command, TableNumber},
    person::{Actor, PersonId},
    refusal::Refusal,
    tournament::Tournament,
};
use hall::{JUDGE, ORGANISER, correct, enter, hall, out, place, play_round, seat};

const DOCS: &str = include_str!("../../../docs/tournament.md");
/// Entered, and never seen.
const NEVER_CAME: PersonId = PersonId(99);
/// The columns of the table, in order.
const PHASES: [&str; 8] = [
    "not begun",
    "no sheet",
    "handed in",
    "signed",
    "disputed",
    "next round",
    "stage closed",
    "tournament over",
];

/// An event in each phase, with the table it is about.
fn phases() -> Vec<(Tournament, TableNumber)> {
    let here = place(1, 1);
    let (mut drawn, rounds) = hall(8);
    drawn.act(ORGANISER, Act::Register { player: NEVER_CAME }).unwrap();
    drawn.act(ORGANISER, Act::KeepApart { players: [PersonId(1), PersonId(2)] }).unwrap();
    let mut found = vec![(drawn.clone(), here)];
    let mut now = drawn;
    let mut then = |now: &mut Tournament, by: Actor, act: Act, here| {
        now.act(by, act).unwrap();
        found.push((now.clone(), here));
    };
    let chairs = rounds[0][0].clone();
    let [first, second] = [chairs[0], chairs[1]].map(Actor::player);
    then(&mut now, ORGANISER, Act::Start, here);
    then(&mut now, first, enter(here, vec![out(chairs.len(), 0, 10)]), here);
    then(&mut now, second, Act::Sign { place: here }, here);
    let before = now.clone();
    let dispute = Act::Dispute { place: here, reason: "the sum".to_owned() };
    then(&mut now, second, dispute, here);
    let mut now = before;
    let others = (2..).zip(&rounds[0][1..]);
    for (table, chairs) in others {
        let place = place(1, table);
        now.act(Actor::player(chairs[0]), enter(place, vec![out(chairs.len(), 0, 9)])).unwrap();
        now.act(Actor::player(chairs[1]), Act::Sign { place }).unwrap();
    }
    then(&mut now, ORGANISER, Act::Start, here);
    play_round(&mut now, &rounds[1], 2);
    now.act(ORGANISER, Act::Start).unwrap();
    play_round(&mut now, &rounds[2], 3);
    close(&mut now);
    found.push((now.clone(), place(3, 1)));
    let mut last = 3;
    while now.stage().is_some() {
        let rounds = seat(&mut now);
        for tables in &rounds {
            last += 1;
            now.act(ORGANISER, Act::Start).unwrap();
            play_round(&mut now, tables, last);
        }
        close(&mut now);
    }
    found.push((now, place(last, 1)));
    found
}

/// Ends a stage, ties put in any order.
fn close(now: &mut Tournament) {
    while let Err(refusal) = now.act(ORGANISER, Act::Close) {
        let Refusal::TieAtCutOff { players } = refusal else { panic!("{refusal:?}") };
        let reason = "by lot".to_owned();
        now.act(ORGANISER, Act::BreakTie { order: players, reason, lots: None }).unwrap();
    }
}

/// Whether something may be done now, by somebody of that table, of another one, a judge or the organiser.
fn may(now: &Tournament, who: &str, what: &str, place: TableNumber) -> bool {
    let round = &now.rounds()[usize::from(place.round) - 1];
    let chairs = &round.tables[usize::from(place.table) - 1].chairs;
    let elsewhere = now.people().keys().find(|player| !chairs.contains(player));
    let by = match who {
        "player of the table" => Actor::player(chairs[1]),
        "player of another table" => Actor::player(*elsewhere.unwrap()),
        "judge" => JUDGE,
        "judge who plays there" => Actor { id: chairs[1], ..JUDGE },
        "organiser" => ORGANISER,
        other => panic!("nobody is {other}"),
    };
    let games = now.table_view(place).unwrap().starters.len();
    let games = |left| vec![out(chairs.len(), 1, left); games];
    let (rule, reason) = ("8.3".to_owned(), "so it is".to_owned());
    let act = match what {
        "enter" => enter(place, games(5)),
        "sign" => Act::Sign { place },
        "sign for paper" => Act::SignPaper { place },
        "dispute" => Act::Dispute { place, reason },
        "call a judge" => Act::CallJudge { place, reason },
        "let stand" => Act::Uphold { place, rule, reason },
        "correct" => correct(place, games(6)),
        "start a round" => Act::Start,
        "change the rounds" => {
            let Some(stage) = now.stage() else { return false };
            Act::Replan { rounds: stage.rounds + 1, games: stage.games, reason }
        }
        "note somebody away" => Act::StepOut { player: chairs[2], reason },
        "swap two players" => {
            Act::Swap { round: place.round, players: [chairs[0], chairs[1]], reason }
        }
        "undo a registration" => Act::Unregister { player: NEVER_CAME, reason },
        "give somebody an own table" => Act::OwnTable { player: chairs[0], table: Some(2), reason },
        "let two meet" => Act::LetMeet { players: [PersonId(1), PersonId(2)], reason },
        other => panic!("nothing is {other}"),
    };
    now.decide(Command { by, act }).is_ok()
}

#[test]
fn everybody_may_do_what_the_table_of_the_docs_says_and_nothing_else() {
    let (_, rest) = DOCS.split_once("## Who may do what, and when\n").unwrap();
    let rows: Vec<Vec<&str>> = rest
        .lines()
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows[0][2..], PHASES);
    assert!(rows.len() > 20, "{} rows", rows.len());
    let phases = phases();
    for row in &rows[2..] {
        for ((now, place), (told, phase)) in phases.iter().zip(row[2..].iter().zip(PHASES)) {
            let told = match *told {
                "yes" => true,
                "–" => false,
                other => panic!("{row:?}: {other}"),
            };
            assert_eq!(may(now, row[0], row[1], *place), told, "{} {}, {phase}", row[0], row[1]);
        }
    }
}

/// A dispute marks a signed sheet and takes nothing from anybody; only a judge's ruling does.
#[test]
fn a_signed_sheet_counts_until_a_judge_has_ruled() {
    let phases = phases();
    let (signed, disputed) = (&phases[3].0, &phases[4].0);
    assert_eq!(signed.standings(0), disputed.standings(0));
    assert!(matches!(
        disputed.decide(Command { by: ORGANISER, act: Act::Start }),
        Err(Refusal::SheetOpen { .. })
    ));
}
