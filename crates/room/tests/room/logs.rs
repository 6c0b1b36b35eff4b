//! A log is the table: read again it comes to the same, from its first line or from a snapshot, in every version that
//! was ever released.

use std::{collections::BTreeSet, io::Write, path::PathBuf};

use dublet_players::{Budget, Chance, Level, Player, Random};
use dublet_protocol::{Hex32, Options, Request, Viewer};
use dublet_room::{BadLine, Entry, Line, Room, Stamped, Tick};
use dublet_rules::{game::Command, score::Points, seat::Seat};
use serde::{Deserialize, Serialize};

use crate::{
    anybody::Evening,
    desk::{A, B, C, Desk, READY, TABLE, below, options},
};

fn states(room: &Room) -> Vec<dublet_protocol::TableState> {
    let seats = Seat::first(room.options().seats).map(|seat| Viewer::Seat { seat });
    seats.chain([Viewer::Spectator]).map(|viewer| room.state(viewer)).collect()
}

/// Folds a whole log, and from every line on which there is a snapshot the rest of it, line by line.
fn check_snapshots(lines: &[Line]) -> usize {
    let mut whole = None;
    let mut rooms: Vec<Room> = Vec::new();
    for line in lines {
        Room::fold_one(TABLE, &mut whole, &Stamped::read(line).unwrap());
        rooms.push(whole.clone().unwrap());
    }
    let mut compared = 0;
    for (index, room) in rooms.iter().enumerate() {
        let Some(text) = room.snapshot() else { continue };
        let mut kept = Room::from_snapshot(TABLE, &text);
        assert_eq!(kept.as_ref().and_then(Room::snapshot).as_ref(), Some(&text));
        // The last game is not in a snapshot, so the states are the same from the next one on.
        let mut opened = room.game_id().is_none();
        for (line, room) in lines.iter().zip(&rooms).skip(index + 1) {
            let line = Stamped::read(line).unwrap();
            opened |= matches!(line.entry, Entry::GameOpened { .. });
            Room::fold_one(TABLE, &mut kept, &line);
            let kept = kept.as_ref().unwrap();
            assert_eq!((kept.lines(), kept.last()), (room.lines(), room.last()));
            if opened {
                compared += 1;
                assert_eq!(states(kept), states(room), "line {}", room.lines());
                let viewers = [Viewer::Spectator, Viewer::Seat { seat: A }];
                viewers.iter().for_each(|viewer| {
                    assert_eq!(kept.told(&line.entry, *viewer), room.told(&line.entry, *viewer));
                });
            }
        }
    }
    compared
}

#[test]
fn a_snapshot_and_the_rest_of_the_log_come_to_the_same_table() {
    let evenings = std::env::var("DUBLET_TURNS").map_or(6, |_| 200);
    let mut compared = 0;
    for seed in 5_000..5_000 + evenings {
        let mut evening = Evening::new(seed);
        (0..200).for_each(|_| evening.step());
        compared += check_snapshots(&evening.desk.lines);
    }
    println!("{compared} lines compared");
    assert!(compared > 0);
}

#[test]
fn there_is_no_snapshot_of_a_game_or_a_pause_and_a_damaged_one_is_none() {
    let mut desk = Desk::seated(options("standard", 2, Some(30)));
    let text = desk.room.snapshot().unwrap();
    assert!(Room::from_snapshot(TABLE, &text[..text.len() - 1]).is_none());
    assert!(Room::from_snapshot(TABLE, &text.replace("\"v\":1", "\"v\":2")).is_none());
    assert!(Room::from_snapshot(TABLE, &text.replace("\"seats\":2", "\"seats\":3")).is_none());
    desk.ask(0, READY).unwrap();
    assert!(desk.room.snapshot().is_some());
    desk.ask(1, READY).unwrap();
    assert!(desk.room.snapshot().is_none());
    desk.sleep(None);
    desk.ask(0, Request::Resign).unwrap();
    assert!(desk.room.snapshot().is_some());
}

#[test]
fn a_line_that_cannot_be_read_says_so_without_its_text() {
    let line = Stamped {
        at: 5,
        by: None,
        entry: Entry::Contributed { seat: A, bytes: Hex32([0xAB; 32]) },
    };
    let text = line.line().text;
    let newer = text.replace("\"v\":1", "\"v\":2");
    for bad in
        [newer.as_str(), &text[..text.len() - 2], "", "{}", &text.replace("contributed", "x")]
    {
        let bad = Stamped::read(&Line { at: 5, text: bad.to_owned() });
        let told = bad.as_ref().map_err(BadLine::to_string).expect_err("it is damaged");
        assert!(!told.contains("abab"), "{told}");
    }
}

// Logs of every released version of entries stay here and must be read for ever.

#[derive(Serialize, Deserialize)]
struct Kept {
    at: i64,
    text: String,
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/logs").join(name)
}

fn kept(name: &str) -> Vec<Line> {
    let text = std::fs::read_to_string(path(name)).unwrap();
    let line = |line| -> Line {
        let Kept { at, text } = serde_json::from_str(line).unwrap();
        Line { at, text }
    };
    text.lines().map(line).collect()
}

#[test]
fn a_log_of_version_one_is_read_for_ever() {
    let lines = kept("v1-standard.jsonl");
    let room = Room::fold(TABLE, None, &lines).unwrap().unwrap();
    assert_eq!(room.lines(), lines.len() as u64);
    let state = room.state(Viewer::Spectator);
    assert!(state.closed && room.is_closed());
    let points = |small: i32, big: u32| (Points::whole(small), big);
    let games: Vec<Vec<_>> =
        state.games.iter().map(|game| game.iter().map(|s| (s.small, s.big)).collect()).collect();
    assert_eq!(games, [[points(-87, 0), points(-93, 0), points(143, 1)]]);
    let last = state.game.unwrap();
    assert_eq!(last.place, (1, 2), "the game given up would have been the second");
    assert!(last.secret.is_some());
    // Written today it is the same text.
    for line in &lines {
        assert_eq!(Stamped::read(line).unwrap().line(), *line);
    }
    let kinds: BTreeSet<&str> = lines
        .iter()
        .map(|line| line.text.split("\"entry\":\"").nth(1).unwrap().split('"').next().unwrap())
        .collect();
    assert_eq!(kinds.len(), 18, "every kind of entry is in it: {kinds:?}");
    assert!(check_snapshots(&lines) > 0);
}

/// Writes the log of the test above; only for a new version, under a new name.
#[test]
#[ignore = "writes a log to be kept"]
fn write_a_log() {
    let rules = options("standard", 3, Some(60));
    let mut desk = Desk::open(Options { spectators: false, ..rules }, false);
    let sit = Request::Sit { seat: None };
    desk.ask(0, sit.clone()).unwrap();
    desk.ask(1, sit.clone()).unwrap();
    desk.ask(1, Request::Stand).unwrap();
    desk.ask(1, sit).unwrap();
    desk.ask(0, Request::SeatBot { seat: C, level: Level::Novice }).unwrap();
    let mut rng = Desk::dice(11);
    for game in 0..2 {
        desk.now += 2_500;
        desk.ask(0, READY).unwrap();
        desk.ask(1, READY).unwrap();
        let id = desk.room.game_id().unwrap();
        desk.ask(0, Request::Contribute { game: id, bytes: Hex32([0x5A; 32]) }).unwrap();
        desk.now += 3_000;
        desk.tick(Tick::Deal, None);
        let mut turn = 0;
        while let Some((seat, ..)) = desk.room.turn() {
            turn += 1;
            desk.now += 1_000 + below(&mut rng, 30_000) as i64;
            let view = desk.room.game().unwrap().seat_view(seat).unwrap();
            match turn {
                4 => {
                    desk.ask(0, Request::Pause).unwrap();
                    desk.ask(1, Request::Pause).unwrap();
                    desk.now += 100_000;
                    desk.ask(1, Request::Resume).unwrap();
                }
                8 => {
                    desk.ask(1, Request::Leave).unwrap();
                    desk.now += 5_000;
                    desk.write(desk.room.came(B), None);
                }
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
            if desk.room.turn().is_none() {
                break;
            }
            if turn % 9 == 0 {
                let own = dublet_rules::game::DraftTile {
                    tile: view.rack.iter().next().unwrap(),
                    own: true,
                };
                desk.tick(Tick::TimeUp, Some(dublet_rules::game::Draft(vec![vec![own]])));
                continue;
            }
            let command: Command = Random.turn(&view, Budget::default(), &mut Chance(&mut rng));
            let entries = desk.room.play(&command).unwrap();
            desk.write(entries, None);
        }
    }
    desk.tick(Tick::Close, None);
    let kept = |line: &Line| Kept { at: line.at, text: line.text.clone() };
    let text = |line: &Line| serde_json::to_string(&kept(line)).unwrap() + "\n";
    // A log that is kept is never written again.
    let mut file = std::fs::File::create_new(path("v1-standard.jsonl")).unwrap();
    file.write_all(desk.lines.iter().map(text).collect::<String>().as_bytes()).unwrap();
}
