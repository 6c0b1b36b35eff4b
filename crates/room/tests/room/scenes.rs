//! Evenings whose logs are kept: together every kind of entry and of event, in several editions. An evening is played only
//! where its log is missing, which is once for each version of the log.

use dublet_players::{Budget, Chance, Level};
use dublet_protocol::{Hex32, Options, Patience, Request, View, Viewer};
use dublet_room::Tick;
use dublet_rules::{
    game::{Command, Draft, DraftTile, Effect, Ruling},
    reason::Reason,
    score::Points,
};

use crate::{
    desk::{A, B, C, D, DRAW, Desk, READY, deck, draft, lay, options},
    whims::below,
};

type Scene = fn() -> Desk;

/// By the name of the log. Once its log is kept, a scene is not played again: what is new gets a new scene.
pub(crate) const SCENES: &[(&str, Scene)] = &[
    ("standard", standard),
    ("championship", championship),
    ("twist", twist),
    ("expert", expert),
    ("original", original),
    ("family", family),
    ("championship-pool", || drawn_out("championship")),
    ("championship-penalties", || drawn_out("championship penalties_at_pool_end=yes")),
    ("announced", announced),
    ("patient", patient),
    ("fewer", fewer),
    ("pauses", pauses),
    ("given-up", given_up),
    ("reopened", reopened),
];

const SIT: Request = Request::Sit { seat: None };

/// Whoever is to move does what a player of some level would.
fn moved(desk: &mut Desk, level: Level, seed: u64) {
    let Some((seat, ..)) = desk.room.turn() else { return };
    let mut rng = Desk::dice(seed);
    desk.now += 1_000 + below(&mut rng, 20_000) as i64;
    let view = desk.room.game().unwrap().seat_view(seat).unwrap();
    let command = level.player().turn(&view, Budget::states(2_000), &mut Chance(&mut rng));
    commanded(desk, &command);
}

fn commanded(desk: &mut Desk, command: &Command) {
    let entries = desk.room.play(command).unwrap();
    desk.write(entries, None);
}

fn ruled(desk: &mut Desk, effect: Effect, reason: &str) {
    let ruling = Ruling { effect, reason: reason.to_owned() };
    commanded(desk, &Command::Rule { ruling });
}

fn leave_and_come_back(desk: &mut Desk, number: u8) {
    desk.ask(number, Request::Leave).unwrap();
    desk.now += 5_000;
    let seat = [A, B, C, D][usize::from(number)];
    desk.write(desk.room.came(seat), None);
}

/// A table without a clock that waits for its people: one is away too long and comes back.
fn patient() -> Desk {
    let patience = Some(Patience::Minutes(10));
    let mut desk = Desk::open(Options { patience, ..options("standard", 2, None) }, false);
    desk.ask(0, SIT).unwrap();
    desk.ask(1, SIT).unwrap();
    desk.ask(0, READY).unwrap();
    desk.ask(1, READY).unwrap();
    desk.tick(Tick::Deal, None);
    for turn in 0..12 {
        match turn {
            4 => {
                desk.now += 600_000;
                desk.tick(Tick::TakeOver(B), None);
            }
            8 => drop(desk.write(desk.room.came(B), None)),
            _ => {}
        }
        moved(&mut desk, Level::Steady, turn);
    }
    desk.ask(0, Request::Resign).unwrap();
    desk.tick(Tick::Close, None);
    desk
}

/// Somebody leaves after a game, a program takes the chair for the next one, and is asked away: those left play on as two.
fn fewer() -> Desk {
    let mut desk = Desk::open(options("standard", 3, None), false);
    (0..3).for_each(|number| drop(desk.ask(number, SIT).unwrap()));
    for game in 0..3 {
        desk.now += 2_000;
        desk.ask(0, READY).unwrap();
        if game == 2 {
            desk.ask(0, Request::Unseat { seat: B }).unwrap();
            desk.ask(0, Request::Fewer).unwrap();
        }
        desk.ask(2, READY).unwrap();
        if game == 0 {
            desk.ask(1, READY).unwrap();
        }
        desk.tick(Tick::Deal, None);
        for turn in 0..400 {
            moved(&mut desk, Level::Novice, turn);
        }
        assert!(!desk.room.in_game(), "a game this long");
        if game == 0 {
            desk.ask(1, Request::Leave).unwrap();
            desk.ask(0, Request::SeatBot { seat: B, level: Level::Casual }).unwrap();
        }
    }
    desk.ask(2, Request::Leave).unwrap();
    desk.ask(2, SIT).unwrap();
    desk.tick(Tick::Close, None);
    desk
}

/// After a game the host wants other rules: whoever sits there stays, and plays the first game of another match by them.
fn reopened() -> Desk {
    let mut desk = Desk::open(options("standard", 2, None), false);
    (0..2).for_each(|number| drop(desk.ask(number, SIT).unwrap()));
    for game in 0..2 {
        desk.now += 2_000;
        desk.ask(0, READY).unwrap();
        if game == 1 {
            desk.ask(0, Request::Reopen { options: options("twist opening=40", 2, Some(60)) })
                .unwrap();
            desk.ask(0, READY).unwrap();
        }
        desk.ask(1, READY).unwrap();
        desk.tick(Tick::Deal, None);
        for turn in 0..400 {
            moved(&mut desk, Level::Novice, turn);
        }
        assert!(!desk.room.in_game(), "a game this long");
    }
    desk.tick(Tick::Close, None);
    desk
}

/// Two people and a program, a pause, a sleep, time-ups, a game to its end and one given up, and the table closed.
fn standard() -> Desk {
    let rules = options("standard", 3, Some(60));
    let mut desk = Desk::open(Options { spectators: false, ..rules }, false);
    desk.ask(0, SIT).unwrap();
    desk.ask(1, SIT).unwrap();
    desk.ask(1, Request::Stand).unwrap();
    desk.ask(1, SIT).unwrap();
    desk.ask(0, Request::SeatBot { seat: C, level: Level::Novice }).unwrap();
    for game in 0..2 {
        desk.now += 2_500;
        desk.ask(0, READY).unwrap();
        desk.ask(1, READY).unwrap();
        let id = desk.room.game_id().unwrap();
        desk.ask(0, Request::Contribute { game: id, bytes: Hex32([0x5A; 32]) }).unwrap();
        desk.now += 3_000;
        desk.tick(Tick::Deal, None);
        let mut turn = 0;
        while desk.room.turn().is_some() {
            turn += 1;
            match turn {
                4 => {
                    desk.ask(0, Request::Pause).unwrap();
                    desk.ask(1, Request::Pause).unwrap();
                    desk.now += 100_000;
                    desk.ask(1, Request::Resume).unwrap();
                }
                8 => leave_and_come_back(&mut desk, 1),
                12 => {
                    let alive = desk.now;
                    desk.now += 80_000;
                    desk.sleep(Some(alive));
                    desk.now += 4_000;
                    desk.tick(Tick::Wake, None);
                }
                16 if game == 1 => drop(desk.ask(0, Request::Resign).unwrap()),
                20 if game == 1 => drop(desk.ask(1, Request::Resign).unwrap()),
                _ => {}
            }
            match turn % 9 {
                0 => time_up(&mut desk),
                _ => moved(&mut desk, Level::Random, turn),
            }
        }
    }
    desk.tick(Tick::Close, None);
    desk
}

/// Time is up with one tile of the rack put down.
fn time_up(desk: &mut Desk) {
    let Some((seat, ..)) = desk.room.turn() else { return };
    let view = desk.room.game().unwrap().seat_view(seat).unwrap();
    let own = DraftTile { tile: view.rack.iter().next().unwrap(), own: true };
    desk.now += 60_000;
    desk.tick(Tick::TimeUp, Some(Draft(vec![vec![own]])));
}

const OUT: [&str; 3] = [
    "r1 r2 r3 r4 r5 r6 r7 b1 b2 b3 b4 b5 b6 b7",
    "k1 k2 k3 k4 k5 k6 k7 y1 y2 y3 y4 y5 y6 y7",
    "r7 r8 r9 r10 r11 r12 r13 b7 b8 b9 b10 b11 b12 b13",
];

/// A whole match with a claim, an announcement, drafts that stand and a judge, and the first game of the next
/// match, in which the server went away while somebody asked for a pause.
fn championship() -> Desk {
    let options = options("championship", 3, Some(40));
    let out = || deck(&options.rules, &OUT);
    let mut desk = Desk::seated(options);
    desk.dealer.0 = vec![deck(&options.rules, &["", "r12 r12 b8 b8 r3 r3", ""]), out()];
    desk.deal();
    desk.now += 2_000;
    desk.ask(1, Request::ClaimDoublets).unwrap();
    desk.now += 7_000;
    desk.turn(DRAW).unwrap();
    desk.ask(0, Request::Announce).unwrap();
    let opening = "k1 k2 k3 k4 k5 k6 k7 | y1 y2 y3";
    commanded(&mut desk, &Command::CallJudge { seat: C });
    desk.turn(lay(opening)).unwrap();
    ruled(&mut desk, Effect::TakeBack, "not announced aloud");
    desk.now += 11_000;
    desk.turn(lay(opening)).unwrap();
    // Nothing of this stands.
    desk.now += 40_000;
    desk.tick(Tick::TimeUp, Some(draft(&format!("{opening} | *r7 *b9"))));
    commanded(&mut desk, &Command::Pause);
    ruled(&mut desk, Effect::Tiles { seat: C, count: 2 }, "looked at the pool");
    // All of this but one tile does.
    desk.now += 40_000;
    let stands = "*r1 *r2 *r3 *r4 *r5 *r6 *r7 | *b1 *b2 *b3 | *b7";
    desk.tick(Tick::TimeUp, Some(draft(&format!("{opening} | {stands}"))));
    commanded(&mut desk, &Command::Pause);
    ruled(&mut desk, Effect::Stand, "as it lies");
    desk.now += 3_000;
    let all = "k1 k2 k3 k4 k5 k6 k7 | y1 y2 y3 y4 y5 y6 y7 | r1 r2 r3 r4 r5 r6 r7 | b1 b2 b3";
    desk.turn(lay(all)).unwrap();

    desk.dealer.0 = vec![out()];
    let go_out = |desk: &mut Desk| {
        let (starter, ..) = desk.room.turn().unwrap();
        let words: Vec<&str> = OUT[starter.index()].split(' ').collect();
        desk.now += 9_000;
        desk.turn(lay(&format!("{} | {}", words[..7].join(" "), words[7..].join(" ")))).unwrap();
    };
    desk.deal();
    leave_and_come_back(&mut desk, 2);
    go_out(&mut desk);
    desk.deal();
    (0..3).rev().for_each(|number| drop(desk.ask(number, Request::Resign).unwrap()));
    desk.deal();
    go_out(&mut desk);
    desk.deal();
    go_out(&mut desk);

    desk.deal();
    desk.now += 1_000;
    desk.turn(DRAW).unwrap();
    commanded(&mut desk, &Command::Pause);
    ruled(&mut desk, Effect::Points { seat: B, points: Points::whole(-5) }, "late");
    desk.ask(1, Request::Pause).unwrap();
    let alive = desk.now + 500;
    desk.now += 30_000;
    desk.sleep(Some(alive));
    desk
}

/// Somebody and a strong program play a game to its end; chairs change hands, and the table is closed.
fn twist() -> Desk {
    let mut desk = Desk::open(Options { rounds: 2, ..options("twist", 2, None) }, false);
    desk.ask(4, SIT).unwrap();
    desk.ask(4, Request::SeatBot { seat: B, level: Level::Master }).unwrap();
    desk.ask(4, READY).unwrap();
    let game = desk.room.game_id().unwrap();
    desk.ask(4, Request::Contribute { game, bytes: Hex32([0xC4; 32]) }).unwrap();
    (0..400).for_each(|seed| moved(&mut desk, Level::Steady, seed));
    assert!(!desk.room.in_game(), "it is over");
    desk.ask(4, Request::Unseat { seat: B }).unwrap();
    desk.ask(5, Request::Sit { seat: Some(B) }).unwrap();
    desk.ask(5, READY).unwrap();
    desk.ask(5, Request::Ready { ready: false }).unwrap();
    desk.ask(4, Request::Leave).unwrap();
    desk.now += 600_000;
    desk.tick(Tick::Close, None);
    desk
}

/// A quick table filled by programs, and taken over while its person is away; it pauses.
fn expert() -> Desk {
    let mut desk = Desk::open(options("expert", 4, Some(60)), true);
    desk.ask(0, SIT).unwrap();
    desk.now += 5_000;
    desk.tick(Tick::Fill, None);
    desk.now += 3_000;
    desk.tick(Tick::Deal, None);
    for turn in 0..11 {
        match turn {
            5 => drop(desk.tick(Tick::TakeOver(A), None)),
            9 => drop(desk.write(desk.room.came(A), None)),
            _ => {}
        }
        moved(&mut desk, Level::Casual, turn);
    }
    desk.now += 2_000;
    desk.ask(0, Request::Pause).unwrap();
    desk
}

/// Two people; a game by the strict rules, one given up, and one to which only one has added yet.
fn original() -> Desk {
    let mut desk = Desk::seated(options("original", 2, Some(60)));
    desk.deal();
    for turn in 1.. {
        if !desk.room.in_game() {
            break;
        }
        match turn % 8 {
            0 => time_up(&mut desk),
            _ => moved(&mut desk, Level::Casual, turn),
        }
    }
    desk.deal();
    moved(&mut desk, Level::Casual, 1);
    desk.ask(0, Request::Resign).unwrap();
    desk.ask(0, READY).unwrap();
    desk.ask(1, READY).unwrap();
    let game = desk.room.game_id().unwrap();
    desk.ask(1, Request::Contribute { game, bytes: Hex32([0x11; 32]) }).unwrap();
    desk
}

/// Pauses that end when all are back, when somebody waits no longer, and when whoever was waited for leaves.
fn pauses() -> Desk {
    let mut desk = Desk::seated(options("standard", 3, Some(60)));
    desk.deal();
    for back in [&[0, 1, 2][..], &[1, 1], &[0, 2]] {
        moved(&mut desk, Level::Casual, 1);
        (0..3).for_each(|who| drop(desk.ask(who, Request::Pause).unwrap()));
        for who in back {
            desk.now += 5_000;
            desk.ask(*who, Request::Resume).unwrap();
        }
    }
    desk.ask(1, Request::Leave).unwrap();
    desk
}

/// A match in whose first game somebody gives up.
fn given_up() -> Desk {
    let options = Options { rounds: 2, ..options("standard", 3, None) };
    let mut desk = Desk::dealt(options, Vec::new());
    moved(&mut desk, Level::Casual, 1);
    desk.ask(1, Request::Resign).unwrap();
    desk.play_to_end();
    desk.deal();
    desk
}

/// Stacks that are chosen, wrong lays that cost, and a pool that runs out.
fn family() -> Desk {
    let racks = ["k1 k2 k3", "y1 y2 y3", "b1", "r10 r11 r12"];
    let mut desk = Desk::racks("family", &racks, Some(60));
    desk.turn(lay("k1 k2 k3")).unwrap();
    loop {
        let view = desk.room.game().unwrap().public_view();
        if view.last_moves.is_some() {
            break;
        }
        let last = || view.stacks.iter().rposition(|tiles| *tiles > 0);
        desk.now += 1_500;
        desk.turn(Request::Draw { stack: view.stack_choice.and_then(|_| last()) }).unwrap();
    }
    // The last four moves, from B on.
    while desk.room.turn().unwrap().0 != B {
        desk.turn(Request::Pass).unwrap();
    }
    desk.turn(lay("y1 y2 y3")).unwrap();
    while desk.room.in_game() {
        match desk.room.turn().unwrap().0 {
            C => drop(desk.tick(Tick::TimeUp, None)),
            D => drop(desk.turn(lay("r10 r11 r12")).unwrap()),
            _ => drop(desk.turn(Request::Pass).unwrap()),
        }
    }
    desk
}

/// An opening is announced in time, and another goes out before it (rule 7.4).
fn announced() -> Desk {
    let racks = [
        "r7 r8 r9 r10 r11 r12 r13 b7 b8 b9 b10 b11 b12 b13",
        "k10 k12 r2 r2 r4 b1 b1 b3 b5 y2 y2 y4 y6 y8",
    ];
    let mut desk = Desk::racks("championship", &racks, Some(40));
    let opening = "r7 r8 r9 r10 r11 r12 r13";
    desk.turn(lay(opening)).unwrap();
    desk.now += 4_000;
    desk.turn(DRAW).unwrap();
    desk.ask(1, Request::Announce).unwrap();
    desk.now += 5_000;
    desk.turn(lay(&format!("{opening} | b7 b8 b9 b10 b11 b12 b13"))).unwrap();
    let game = desk.room.state(Viewer::Spectator).game.expect("the last one");
    let Some(View::Final(end)) = game.view else { panic!("it is over") };
    let reason = &end.cells().unwrap()[B.index()].reason;
    assert!(matches!(reason, Reason::Announced { lost: 100, .. }), "{reason:?}");
    desk
}

/// Nobody ever opens, and the pool runs out (rule 7.5, as it was read before and as it is read since).
fn drawn_out(rules: &str) -> Desk {
    let mut desk = Desk::seated(options(rules, 3, Some(40)));
    desk.deal();
    while desk.room.in_game() {
        let view = desk.room.game().unwrap().public_view();
        desk.now += 1_500;
        let request = match view.stacks.iter().position(|tiles| *tiles > 0) {
            Some(first) => Request::Draw { stack: view.stack_choice.map(|_| first) },
            None => Request::Pass,
        };
        desk.turn(request).unwrap();
    }
    desk
}
