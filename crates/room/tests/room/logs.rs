//! A log is the table: read again it comes to the same, from its first line or from a snapshot, in every version that
//! was ever released.

use dublet_extent::extent;
use dublet_protocol::{Hex32, Request, Viewer};
use dublet_room::{BadLine, Entry, Line, Room, Stamped};
use dublet_rules::{score::Points, seat::Seat};

use crate::{
    anybody::Evening,
    desk::{A, Desk, READY, TABLE, options},
    kept::logs,
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
                    assert_eq!(
                        kept.event_for(&line.entry, *viewer),
                        room.event_for(&line.entry, *viewer)
                    );
                });
            }
        }
    }
    compared
}

#[test]
fn a_snapshot_and_the_rest_of_the_log_come_to_the_same_table() {
    let evenings = extent(6, 6, 200);
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

#[test]
fn a_log_of_version_one_is_read_for_ever() {
    let lines = &logs()["v1-standard"];
    let room = Room::fold(TABLE, None, lines).unwrap().unwrap();
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
    assert!(check_snapshots(lines) > 0);
}
