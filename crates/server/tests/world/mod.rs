//! A server, its clients and a network that fails, in simulated time: an hour takes a moment.

mod client;
mod dice;
mod wire;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
    time::Duration,
};

use dublet_protocol::{
    AccountId, CommandId, CommonEvent, GameEnd, Millis, Options, Request, Viewer,
};
use dublet_room::{Entry, FairDealer, LagBank, Pace, Room, Stamped};
use dublet_rules::{game::Event, rules::Edition};
use dublet_server::{
    live::{Clock, Hall, Services, Thinkers},
    store::{Account, Store, memory::MemoryStore},
};
use tokio::time::{Instant, sleep};

use self::{
    client::{Address, Client, Memory},
    dice::Dice,
};

/// A run of the world.
pub(crate) struct Run {
    pub(crate) seed: u64,
    /// Once, the store says it has flushed what it then loses, and somebody was promised it.
    pub(crate) liar: bool,
}

/// What a run came to.
#[derive(Default, Debug)]
pub(crate) struct Told {
    pub(crate) crashes: u32,
    pub(crate) lines: u64,
    pub(crate) games: u32,
    pub(crate) time_ups: u32,
    pub(crate) acked: usize,
    pub(crate) welcomes: u32,
}

const START: Millis = 1_800_000_000_000;

impl Run {
    /// Runs it in simulated time.
    ///
    /// # Errors
    /// What went wrong.
    pub(crate) fn run(&self) -> Result<Told, String> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .max_blocking_threads(2)
            .build()
            .unwrap();
        runtime.block_on(self.play())
    }

    async fn play(&self) -> Result<Told, String> {
        let mut dice = Dice::new(self.seed);
        let store = Arc::new(MemoryStore::new());
        let began = Instant::now();
        let options = options(&mut dice);
        let people: Vec<AccountId> = (0..options.seats).map(|n| AccountId([n + 1; 16])).collect();
        for who in &people {
            let name = Some(format!("{}", who.0[0]));
            let account =
                Account { id: *who, name, created: START, password: None, recovery: None };
            store.add_account(account).await.unwrap();
        }
        let mut lives = vec![began];
        let hall = start(&store, began, &mut dice).await;
        let quick = dice.one_in(2);
        let (table, _) = hall.open(people[0], options, quick).await.map_err(|e| e.to_string())?;
        let address: Address = Arc::new(Mutex::new(Some(hall)));
        let bots = if quick { 0 } else { dice.below(options.seats.into()) };
        let mut memories = Vec::new();
        let mut tasks = tokio::task::JoinSet::new();
        for who in &people[..people.len() - bots.min(people.len() - 1)] {
            let client = Client::new(*who, table, address.clone(), dice.child());
            memories.push((*who, client.memory.clone()));
            tasks.spawn(client.live());
        }
        let mut told = Told::default();
        let mut deaths = Vec::new();
        let mut failures = Vec::new();
        if bots > 0 {
            seat_bots(&address, table, people[0], &people[people.len() - bots..], &mut dice).await;
        }
        if self.liar {
            sleep(Duration::from_millis(dice.below(20_000) as u64)).await;
            lie(&store, table, &memories).await;
        }
        // A few failures, then quiet, so that the game comes to its end.
        for failure in 0..=dice.below(6) {
            let is_lie = self.liar && failure == 0;
            if !is_lie {
                sleep(Duration::from_millis(dice.below(240_000) as u64)).await;
            }
            if !is_lie && dice.one_in(3) {
                let writes = 1 + dice.below(3) as u32;
                store.fail_next(writes, dice.one_in(2));
                failures.push((Instant::now(), writes));
                continue;
            }
            // What has just come back may go down again before it has done anything.
            loop {
                told.crashes += 1;
                let hall = address.lock().unwrap().take();
                if let Some(hall) = hall {
                    hall.kill();
                }
                store.crash();
                store.lose_flushes(false);
                deaths.push(Instant::now());
                sleep(Duration::from_millis(dice.below(90_000) as u64)).await;
                lives.push(Instant::now());
                let hall = start(&store, began, &mut dice).await;
                *address.lock().unwrap() = Some(hall);
                if !dice.one_in(4) {
                    break;
                }
            }
        }
        sleep(Duration::from_secs(20 * 60)).await;
        let hall = address.lock().unwrap().take().expect("it is up");
        hall.stop().await;
        tasks.abort_all();
        let lines = store.read(table, 0).await.unwrap();
        let lines: Vec<Stamped> = lines.iter().map(|line| Stamped::read(line).unwrap()).collect();
        told.lines = lines.len() as u64;
        check_clients(table, &lines, &memories, &mut told)?;
        let alive = Alive { began, lives, deaths, failures };
        check_clocks(table, &lines, &alive, &mut told)?;
        Ok(told)
    }
}

/// The store flushes nothing from now on. Comes back when somebody was told what is not on the disk.
async fn lie(
    store: &MemoryStore,
    table: dublet_protocol::TableId,
    memories: &[(AccountId, Arc<Mutex<Memory>>)],
) {
    store.lose_flushes(true);
    let flushed = Store::read(store, table, 0).await.unwrap().len() as u64;
    let is_told = || memories.iter().any(|(_, memory)| memory.lock().unwrap().number > flushed);
    for _ in 0..LIE_SECONDS_MAX {
        if is_told() {
            return;
        }
        sleep(Duration::from_secs(1)).await;
    }
    panic!("nobody was told anything for {LIE_SECONDS_MAX} s: this is no lie");
}

/// In simulated time: games are slow, and end.
const LIE_SECONDS_MAX: u32 = 600;

fn options(dice: &mut Dice) -> Options {
    let edition = Edition::ALL[dice.below(Edition::ALL.len())];
    let rules = edition.rules();
    let most = usize::from(rules.max_players - rules.min_players) + 1;
    let seats = rules.min_players + dice.below(most) as u8;
    let clock = if dice.one_in(4) { None } else { Some(15 + dice.below(30) as u16) };
    Options { rules, seats, rounds: 1, clock, spectators: dice.one_in(2), patience: None }
}

async fn start(store: &Arc<MemoryStore>, began: Instant, dice: &mut Dice) -> Hall {
    // Programs move at once: a simulated person's pace is what takes time.
    let pace = Pace { bot_move: 100, bot_patience: 300, bot_hears_out: 300, ..Pace::default() };
    loop {
        let mut bytes = dice.child();
        let now = START + began.elapsed().as_millis() as Millis;
        let services = Services::new(
            store.clone(),
            Clock::starting_at(now),
            pace,
            Arc::new(FairDealer),
            Thinkers::new(1),
            Box::new(move || bytes.bytes()),
        );
        // A store that was told to fail may fail here as well.
        match Hall::take_up(services).await {
            Ok(hall) => return hall,
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn seat_bots(
    address: &Address,
    table: dublet_protocol::TableId,
    host: AccountId,
    bots: &[AccountId],
    dice: &mut Dice,
) {
    use dublet_players::Level;
    use dublet_protocol::{ClientMessage, PROTOCOL};
    use dublet_rules::seat::Seat;
    use dublet_server::live::{Outbox, Visitor};
    let hall = address.lock().unwrap().clone().unwrap();
    let (outbox, _outgoings) = Outbox::new();
    let visitor = Visitor { who: host, session: [0; 32] };
    let mut connection = hall.connect(table, visitor, outbox).unwrap();
    let hello = ClientMessage::Hello { protocol: PROTOCOL, after: None };
    connection.receive(&serde_json::to_string(&hello).unwrap()).await.unwrap();
    for bot in bots {
        let seat = Seat::new(usize::from(bot.0[0]) - 1).unwrap();
        let level = [Level::Novice, Level::Casual, Level::Steady][dice.below(3)];
        let request = Request::SeatBot { seat, level };
        let message = ClientMessage::Command { id: CommandId(dice.number()), after: 0, request };
        connection.receive(&serde_json::to_string(&message).unwrap()).await.unwrap();
    }
    sleep(Duration::from_millis(10)).await;
}

/// Everything promised is there, once; everybody was told the same story; a state that was followed is the state.
fn check_clients(
    table: dublet_protocol::TableId,
    lines: &[Stamped],
    memories: &[(AccountId, Arc<Mutex<Memory>>)],
    told: &mut Told,
) -> Result<(), String> {
    let mut done: BTreeMap<(AccountId, CommandId), u64> = BTreeMap::new();
    for (index, line) in lines.iter().enumerate() {
        if let Some(by) = line.by
            && done.insert((by.who, by.id), index as u64 + 1).is_some()
        {
            return Err(format!("line {} does a command again", index + 1));
        }
    }
    let memories: Vec<_> =
        memories.iter().map(|(who, memory)| (*who, memory.lock().unwrap())).collect();
    for (who, memory) in &memories {
        if let Some(wrong) = memory.wrong.first() {
            return Err(format!("{who}: {wrong}"));
        }
        told.acked += memory.acked.len();
        told.welcomes += memory.welcomes;
        for (id, number) in &memory.acked {
            // An answer that nothing had to be done has no line.
            match done.get(&(*who, *id)) {
                Some(line) if line != number => {
                    return Err(format!("acknowledged as {number}, done as {line}"));
                }
                None if *number > lines.len() as u64 => {
                    return Err(format!("acknowledged {number} is lost"));
                }
                _ => {}
            }
        }
        let last = memory.events.keys().last().copied().unwrap_or(0);
        if last > lines.len() as u64 {
            return Err(format!("{who} heard of event {last}, which is lost"));
        }
    }
    let mut room = None;
    for line in lines {
        Room::fold_one(table, &mut room, line);
        let room = room.as_ref().expect("the first line opens");
        for (who, memory) in &memories {
            let viewer = viewer(room, *who);
            if let Some(heard) = memory.events.get(&room.lines()) {
                let said = (line.at, room.event_for(&line.entry, viewer));
                if *heard != said {
                    return Err(format!("{who} heard {heard:?}, the log says {said:?}"));
                }
            }
            if room.lines() == memory.number
                && let Some(state) = &memory.state
                && *state != room.state(viewer)
            {
                return Err(format!("{who} followed to another state at {}", room.lines()));
            }
        }
    }
    Ok(())
}

fn viewer(room: &Room, who: AccountId) -> Viewer {
    room.seat_of(who).map_or(Viewer::Spectator, |seat| Viewer::Seat { seat })
}

/// When the server was up.
struct Alive {
    began: Instant,
    lives: Vec<Instant>,
    deaths: Vec<Instant>,
    /// Writes that were made to fail.
    failures: Vec<(Instant, u32)>,
}

impl Alive {
    fn millis(&self, at: &Instant) -> Millis {
        START + at.duration_since(self.began).as_millis() as Millis
    }

    /// Milliseconds of life between two moments.
    fn between(&self, from: Millis, to: Millis) -> Millis {
        let ends = self.deaths.iter().map(|at| self.millis(at)).chain([Millis::MAX]);
        let spans = self.lives.iter().map(|at| self.millis(at)).zip(ends);
        spans.map(|(start, end)| (end.min(to) - start.max(from)).max(0)).sum()
    }

    /// Starts after a crash between two moments. A turn that began while people were waited for stood still meanwhile.
    fn crashes(&self, from: Millis, to: Millis) -> Millis {
        let back = self.lives.iter().skip(1).map(|at| self.millis(at));
        back.filter(|at| (from - WAITED..=to).contains(at)).count() as Millis
    }

    /// How long a table may have tried again to write, between two moments: what was made to fail a little before
    /// may fail then.
    fn tries(&self, from: Millis, to: Millis) -> Millis {
        let meant = |(at, _): &&(Instant, u32)| (from - 5_000..=to).contains(&self.millis(at));
        self.failures.iter().filter(meant).map(|(_, writes)| Millis::from(*writes) * 200).sum()
    }
}

/// Longest that people are waited for after a start, with a second for time since the last sign of life.
const WAITED: Millis = 10_000 + 1_000;

/// Nobody's time ran out early, nor late, whatever the server was through.
fn check_clocks(
    table: dublet_protocol::TableId,
    lines: &[Stamped],
    alive: &Alive,
    told: &mut Told,
) -> Result<(), String> {
    let mut room: Option<Room> = None;
    let mut turn: Option<(u64, Millis)> = None;
    let mut paused: Option<Millis> = None;
    let mut pauses = 0;
    let mut games = BTreeSet::new();
    for line in lines {
        match &line.entry {
            Entry::Common(CommonEvent::Paused) => paused = Some(line.at),
            Entry::Common(CommonEvent::Resumed { .. }) => {
                if let Some(since) = paused.take() {
                    pauses += alive.between(since, line.at);
                }
            }
            Entry::Played { event: Event::TimeRanOut { .. } } => {
                told.time_ups += 1;
                let limit = room.as_ref().and_then(|room| room.options().clock);
                let limit = Millis::from(limit.expect("a clock ran out")) * 1000;
                let (_, began) = turn.expect("in a turn");
                let lived = alive.between(began, line.at) - pauses;
                let crashes = alive.crashes(began, line.at);
                if lived < limit {
                    return Err(format!("time was up after {lived} of {limit} ms"));
                }
                // After a crash people are waited for, and time since the last sign of life is given back.
                let tries = alive.tries(began, line.at);
                let grace = LagBank::FULL_MS + crashes * WAITED + tries + 100;
                if lived > limit + grace {
                    return Err(format!("time was up only after {lived} of {limit} ms"));
                }
            }
            Entry::GameClosed { end: GameEnd::Over } => {
                games.insert(room.as_ref().and_then(Room::game_id));
            }
            _ => {}
        }
        Room::fold_one(table, &mut room, line);
        let now = room.as_ref().and_then(Room::turn).map(|(_, _, first)| first);
        if now != turn.map(|(first, _)| first) {
            turn = now.map(|first| (first, line.at));
            pauses = 0;
        }
    }
    told.games = games.len() as u32;
    Ok(())
}
