//! Decides what people at a table do, knowing everything, and keeps what was done as a script.

use std::collections::VecDeque;

use dublet_players::{Budget, Chance, Player, Random};
use dublet_protocol::{ClientMessage, CommandId, GameId, Hex32, Options, Request, TableId};
use dublet_room::{By, Entry, Room, Stamped};
use dublet_rules::{
    game::{Command, Draft, DraftTile, view::SeatView},
    rules::{Edition, TimeUp},
    seat::Seat,
    table::Layout,
    tile::Tile,
};
use dublet_server::store::Line;
use rand_chacha::ChaCha20Rng;

use super::{Act, Next, Socket, person, trace::Trace};

pub(crate) struct Director {
    rng: ChaCha20Rng,
    options: Options,
    room: Option<Room>,
    pub(crate) trace: Trace,
    pub(crate) script: Vec<(u64, Act)>,
    /// What is to be done before anything else.
    queue: VecDeque<(u64, Act)>,
    length: usize,
    commands: u64,
    /// The game whose deal people have added to.
    added: Option<GameId>,
    /// A command that may be refused for its tiles, and whose they are.
    depends: Option<(By, Seat)>,
    last_said: Option<Act>,
    finale: bool,
    /// The secrets of the games, each with the number of the event that tells it.
    pub(crate) secrets: Vec<(String, Option<u64>)>,
}

/// The options of a recording: every edition, seats, with and without clock, now and then open drafts.
pub(crate) fn options(seed: u64, chance: &mut Chance<'_>) -> Options {
    let edition = Edition::ALL[seed as usize % Edition::ALL.len()].rules();
    let rules = edition.with(|values| values.open_drafts = chance.one_in(5)).unwrap();
    let span = usize::from(rules.max_players - rules.min_players) + 1;
    let seats = rules.min_players + chance.below(span) as u8;
    let clock = (!chance.one_in(4)).then_some(15);
    Options { rules, seats, rounds: 1, clock, spectators: true, patience: None }
}

impl Director {
    pub(crate) fn new(options: Options, length: usize, rng: ChaCha20Rng) -> Self {
        let mut queue = VecDeque::new();
        // One person more than there are seats looks on.
        for who in 0..=options.seats {
            queue.push_back((5, Act::Join { who, after: None }));
        }
        let mut director = Self {
            rng,
            options,
            room: None,
            trace: Trace::default(),
            script: Vec::new(),
            queue,
            length,
            commands: 0,
            added: None,
            depends: None,
            last_said: None,
            finale: false,
            secrets: Vec::new(),
        };
        for who in 1..options.seats {
            let sit = Request::Sit { seat: None };
            let act = director.say(who.into(), who, 0, sit);
            director.queue.push_back((20, act));
        }
        director
    }

    fn below(&mut self, n: usize) -> usize {
        Chance(&mut self.rng).below(n)
    }

    /// Follows what was written since.
    fn follow(&mut self, table: TableId, lines: &[Line]) {
        let mut done = Vec::new();
        for line in lines {
            let line = Stamped::read(line).unwrap();
            done.extend(line.by);
            let before = self.room.as_ref().and_then(Room::game).cloned();
            Room::fold_one(table, &mut self.room, &line);
            let room = self.room.as_ref().unwrap();
            match &line.entry {
                Entry::GameOpened { secret, .. } => self.secrets.push((secret.to_string(), None)),
                Entry::GameClosed { .. } => {
                    self.secrets.last_mut().expect("it was opened").1 = Some(room.lines());
                }
                _ => {}
            }
            if let (Entry::Played { event }, Some(before)) = (&line.entry, &before) {
                let id = room.game_id().unwrap().0;
                self.trace.see(id, before, event, room.game().unwrap());
            }
        }
        if let Some((by, seat)) = self.depends.take()
            && !done.contains(&by)
            && self.room.as_ref().and_then(Room::turn).is_some()
        {
            self.trace.name_all(seat);
        }
    }

    fn say(&mut self, socket: usize, who: u8, after: u64, request: Request) -> Act {
        self.commands += 1;
        let id = CommandId(self.commands);
        let on_tiles = matches!(request, Request::Lay { .. } | Request::ClaimDoublets);
        let seat = self.room.as_ref().and_then(|room| room.seat_of(person(who)));
        if let Some(seat) = seat.filter(|_| on_tiles) {
            self.depends = Some((By { who: person(who), id }, seat));
        }
        let message = ClientMessage::Command { id, after, request };
        Act::Say { socket, text: serde_json::to_string(&message).unwrap() }
    }

    fn decide(&mut self, sockets: &[Socket]) -> (u64, Act) {
        let room = self.room.clone().expect("the table is open");
        let (seats, lines) = (self.options.seats, room.lines());
        let open = |who: u8| sockets.iter().rposition(|s| s.who == who && s.is_open());
        let delay = 30 + self.below(1_500) as u64;
        // Whoever lost the line comes back, sooner or later, with what they had.
        if let Some(who) = (0..=seats).find(|who| open(*who).is_none())
            && self.below(4) == 0
        {
            return (delay, self.join(who, lines));
        }
        let who = self.below(usize::from(seats) + 1) as u8;
        let Some(socket) = open(who) else { return (delay, self.join(who, lines)) };
        let after = if self.below(12) == 0 { self.below(lines as usize) as u64 } else { lines };
        match self.below(60) {
            0 => return (delay, Act::Cut { socket }),
            1 => return (delay, self.join(who, lines)),
            2 => return (delay, Act::Lag { socket, lag: self.below(2_000) as i64 }),
            3 => {
                let done = self.below(2) == 0;
                return (delay, Act::Fail { done });
            }
            4 if self.below(4) == 0 => return (delay, Act::Restart),
            5 if self.below(6) == 0 => {
                return (delay, Act::Say { socket, text: "{\"type\":\"hello\"}".to_owned() });
            }
            6 => {
                if let Some(again) = self.last_said.clone() {
                    return (delay, again);
                }
            }
            7..=12 => {
                let request = self.anything();
                return (delay, self.say(socket, who, after, request));
            }
            // Nobody does anything for so long that time is up.
            13 => return (18_000, Act::Lag { socket, lag: 50 }),
            _ => {}
        }
        self.sense(&room, delay, open)
    }

    /// What brings a game on.
    fn sense(&mut self, room: &Room, delay: u64, open: impl Fn(u8) -> Option<usize>) -> (u64, Act) {
        let lines = room.lines();
        let any = (0..self.options.seats).find_map(|who| Some((who, open(who)?)));
        let Some((first, socket)) = any else { return (delay, self.join(0, lines)) };
        let state = room.state(dublet_protocol::Viewer::Spectator);
        if state.paused.is_some() {
            return (delay, self.say(socket, first, lines, Request::Resume));
        }
        if let Some((seat, ..)) = room.turn() {
            let view = room.game().unwrap().seat_view(seat).unwrap();
            let who = room.chairs()[seat.index()].sitter.unwrap().person().unwrap().0[0] - 1;
            let Some(socket) = open(who) else { return (delay, self.join(who, lines)) };
            if self.below(4) == 0 {
                return (delay / 10, self.draft(socket, lines, &view));
            }
            if self.below(15) == 0 {
                let layout = self.wrong_lay(&view);
                return (delay, self.say(socket, who, lines, Request::Lay { layout }));
            }
            let command = Random.turn(&view, Budget::default(), &mut Chance(&mut self.rng));
            return (delay, self.say(socket, who, lines, Request::of(command).unwrap()));
        }
        if let Some(game) = room.game_id()
            && state.game.is_some_and(|game| game.secret.is_none())
        {
            if self.added != Some(game) {
                self.added = Some(game);
                // Not everybody adds to the deal.
                for who in 0..self.options.seats - self.below(2) as u8 {
                    let Some(socket) = open(who) else { continue };
                    let bytes = Hex32([who + self.below(100) as u8; 32]);
                    let act = self.say(socket, who, lines, Request::Contribute { game, bytes });
                    self.queue.push_back((10, act));
                }
            }
            return (3_000, Act::Lag { socket, lag: 20 });
        }
        let waits = |who: &u8| !room.chairs()[usize::from(*who)].ready && open(*who).is_some();
        match (0..self.options.seats).find(waits) {
            Some(who) => {
                let request = match room.seat_of(person(who)) {
                    Some(_) => Request::Ready { ready: true },
                    None => Request::Sit { seat: Seat::new(who.into()) },
                };
                (delay, self.say(open(who).unwrap(), who, lines, request))
            }
            None => (delay, Act::Lag { socket, lag: 30 }),
        }
    }

    fn join(&mut self, who: u8, lines: u64) -> Act {
        let after = match self.below(3) {
            0 => None,
            1 => Some(lines),
            _ => Some(self.below(lines as usize + 1) as u64),
        };
        Act::Join { who, after }
    }

    /// Tiles being moved about by the player to move: the table's, and some of the rack.
    fn draft(&mut self, socket: usize, after: u64, view: &SeatView) -> Act {
        let marked = |tile: &Tile, own| DraftTile { tile: *tile, own };
        let melds = view.public.table.melds().iter();
        let mut draft: Vec<Vec<DraftTile>> =
            melds.map(|m| m.tiles().iter().map(|tile| marked(tile, false)).collect()).collect();
        let command = Random.turn(view, Budget::default(), &mut Chance(&mut self.rng));
        if let Command::Lay { layout, .. } = command {
            let mut table = *view.public.table.tiles();
            let mut tile = |tile: &Tile| marked(tile, !table.take(*tile));
            draft = layout.0.iter().map(|meld| meld.iter().map(&mut tile).collect()).collect();
        } else {
            let rack: Vec<Tile> = view.rack.iter().collect();
            let from = self.below(rack.len());
            draft.push(rack[from..].iter().take(3).map(|tile| marked(tile, true)).collect());
        }
        if self.below(8) == 0 {
            let message = ClientMessage::Draft { after, draft: None };
            return Act::Say { socket, text: serde_json::to_string(&message).unwrap() };
        }
        let draft = Draft(draft);
        let (shuffle, places) = self.trace.places(view.seat, &draft);
        // Where nobody sees the faces and none of it can stand, they may be any.
        let rules = &self.options.rules;
        if rules.open_drafts || rules.time_up != TimeUp::PutBack {
            self.trace.name_places(&places);
        }
        Act::Draft { socket, after, draft, shuffle, places }
    }

    /// The table, and rack tiles beside it that hardly make a meld.
    fn wrong_lay(&mut self, view: &SeatView) -> Layout {
        let mut layout = view.public.table.layout();
        let rack: Vec<Tile> = view.rack.iter().collect();
        let from = self.below(rack.len());
        layout.0.push(rack[from..].iter().take(2).copied().collect());
        layout
    }

    fn anything(&mut self) -> Request {
        match self.below(14) {
            0 | 1 => Request::ClaimDoublets,
            2 | 3 => Request::Announce,
            4 => Request::Draw { stack: Some(self.below(20)) },
            5 => Request::Draw { stack: None },
            6 => Request::Pass,
            7 => Request::OpenStack { stack: self.below(20) },
            8 => Request::Pause,
            9 => Request::Resume,
            10 if self.below(3) == 0 => Request::Leave,
            11 if self.below(4) == 0 => Request::Resign,
            _ => {
                let all: Vec<Tile> = Tile::all().collect();
                let tiles = (0..3).map(|_| all[self.below(all.len())]).collect();
                Request::Lay { layout: Layout(vec![tiles]) }
            }
        }
    }

    /// Everybody comes once more: for the whole state, for all events, and for some.
    fn finale(&mut self) {
        let lines = self.room.as_ref().map_or(0, Room::lines);
        for who in 0..=self.options.seats {
            for after in [None, Some(0), Some(self.below(lines as usize + 1) as u64)] {
                self.queue.push_back((10, Act::Join { who, after }));
            }
        }
    }
}

impl Next for Director {
    fn next(&mut self, table: TableId, lines: &[Line], sockets: &[Socket]) -> Option<(u64, Act)> {
        self.follow(table, lines);
        if self.script.len() >= self.length && !self.finale {
            self.finale = true;
            self.finale();
        }
        let next = match self.queue.pop_front() {
            Some(next) => next,
            None if self.finale => return None,
            None => self.decide(sockets),
        };
        if let Act::Say { .. } = next.1 {
            self.last_said = Some(next.1.clone());
        }
        self.script.push(next.clone());
        Some(next)
    }
}
