//! What the log says, line by line, with the table after each line: the truth everything told is compared with.

use std::collections::BTreeMap;

use dublet_protocol::{
    AccountId, CommandId, CommonEvent, Millis, TableEvent, TableId, TableState, Viewer,
};
use dublet_room::{By, Entry, Line, Presence, Room, Stamped};
use dublet_rules::seat::Seat;

use super::page::Page;

pub(crate) const ID: TableId = TableId([3; 16]);

#[derive(Default)]
pub(crate) struct Story {
    texts: Vec<Line>,
    chapters: Vec<(Stamped, Room)>,
    /// Which line did which command.
    done: BTreeMap<(AccountId, u64), u64>,
}

impl Story {
    pub(crate) fn lines(&self) -> u64 {
        self.texts.len() as u64
    }

    pub(crate) fn texts(&self) -> &[Line] {
        &self.texts
    }

    /// The lines after so many.
    pub(crate) fn after(&self, lines: u64) -> Vec<Stamped> {
        self.chapters[lines as usize..].iter().map(|(line, _)| line.clone()).collect()
    }

    pub(crate) fn line(&self, number: u64) -> Option<&Stamped> {
        self.chapters.get((number as usize).checked_sub(1)?).map(|(line, _)| line)
    }

    /// The table after so many lines.
    pub(crate) fn room(&self, number: u64) -> Option<&Room> {
        self.chapters.get((number as usize).checked_sub(1)?).map(|(_, room)| room)
    }

    /// The table after all of them.
    pub(crate) fn now(&self) -> &Room {
        self.room(self.lines()).expect("a log has a line")
    }

    pub(crate) fn done(&self, who: AccountId, id: CommandId) -> Option<u64> {
        self.done.get(&(who, id.0)).copied()
    }

    /// How many commands were done after one that was.
    pub(crate) fn commands_since(&self, who: AccountId, id: CommandId) -> usize {
        let line = self.done(who, id).unwrap_or(self.lines());
        self.chapters[line as usize..].iter().filter(|(line, _)| line.by.is_some()).count()
    }

    /// What a viewer is to be told of a line.
    pub(crate) fn told(&self, number: u64, viewer: Viewer) -> Option<(Millis, TableEvent)> {
        let (line, room) = self.chapters.get((number as usize).checked_sub(1)?)?;
        Some((line.at, room.event_for(&line.entry, viewer)))
    }

    /// Whether a program took the chair of a page's person after its welcome.
    pub(crate) fn has_left_since(&self, page: &Page) -> bool {
        self.chapters[page.welcomed_at as usize..].iter().any(|(line, _)| {
            matches!(line.entry, Entry::Common(CommonEvent::TakenOver { seat, .. }) if Some(seat) == page.seat())
        })
    }

    /// Lines are in the log.
    pub(crate) fn write(&mut self, lines: Vec<Line>) -> Result<(), String> {
        for text in lines {
            let line = Stamped::read(&text).map_err(|bad| bad.to_string())?;
            let mut room = self.chapters.last().map(|(_, room)| room.clone());
            Room::fold_one(ID, &mut room, &line);
            let room = room.ok_or("the first line does not open the table")?;
            if let Some(By { who, id }) = line.by
                && self.done.insert((who, id.0), room.lines()).is_some()
            {
                return Err(format!("line {} does a command again", room.lines()));
            }
            self.texts.push(text);
            self.chapters.push((line, room));
        }
        Ok(())
    }

    /// The last line is gone.
    pub(crate) fn lose(&mut self) {
        self.texts.pop();
        if let Some((Stamped { by: Some(By { who, id }), .. }, _)) = self.chapters.pop() {
            self.done.remove(&(who, id.0));
        }
    }

    /// Whether a table is what the log comes to.
    pub(crate) fn is_of(&self, room: &Room) -> Result<(), String> {
        let lines = room.lines();
        let own = self.room(lines).ok_or_else(|| format!("the log has no line {lines}"))?;
        if brief(own) == brief(room) {
            Ok(())
        } else {
            Err(format!("the table is not what its {lines} lines come to"))
        }
    }

    /// From when to when clocks stood still by what the log says, from so early a line on: pauses, and sleeps from the
    /// start of the host that noted them.
    pub(crate) fn stands(&self, from: u64, lives: &[Millis], now: Millis) -> Vec<(Millis, Millis)> {
        let (mut paused, mut asleep, mut stands) = (None, None, Vec::new());
        let before = self.room(from).map(|room| room.state(Viewer::Spectator));
        if let Some(state) = before {
            paused = state.paused;
            asleep = state.asleep.map(|_| Millis::MIN);
        }
        for (line, _) in &self.chapters[from as usize..] {
            match &line.entry {
                Entry::Common(CommonEvent::Paused) => paused = Some(line.at),
                Entry::Common(CommonEvent::Slept { .. }) => {
                    asleep = lives.iter().rev().find(|life| **life <= line.at).copied();
                }
                Entry::Common(CommonEvent::Resumed { .. }) => {
                    stands.extend(paused.take().map(|since| (since, line.at)));
                }
                Entry::Common(CommonEvent::Woke) => {
                    stands.extend(asleep.take().map(|since| (since, line.at)));
                }
                _ => {}
            }
        }
        stands.extend(paused.into_iter().chain(asleep).map(|since| (since, now)));
        stands
    }
}

/// Everything of a table that can be asked for.
fn brief(room: &Room) -> impl PartialEq + use<> {
    let seats = Seat::first(room.options().seats).map(|seat| Viewer::Seat { seat });
    let viewers = seats.chain([Viewer::Spectator]);
    let states: Vec<TableState> = viewers.map(|viewer| room.state(viewer)).collect();
    let nobody = Presence::new(room.options().seats, 0);
    let clock = (room.turn(), room.deadline(&nobody), room.last());
    (states, room.snapshot(), clock, room.bot_seed(), room.bots())
}
