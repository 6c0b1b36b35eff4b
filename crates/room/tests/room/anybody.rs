//! Anybody may ask for anything at any time: nothing breaks, nobody is told another story than the table's.

use dublet_extent::extent;
use dublet_players::{Budget, Chance, Player, Random};
use dublet_protocol::{Hex32, Request};
use dublet_room::{Room, Tick};
use dublet_rules::{
    bag::Bag,
    game::{Command, Draft, view::SeatView},
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;

use crate::{
    desk::Desk,
    kinds::names,
    whims::{self, below, person},
};

#[test]
fn anything_that_can_be_asked_for_is_asked_for() {
    let mut rng = Desk::dice(0);
    let kind = |request: Request| match serde_json::to_value(request).unwrap()["do"].take() {
        serde_json::Value::String(kind) => kind,
        other => panic!("{other}"),
    };
    let asked = (0..2_000).map(|_| kind(whims::request(&mut rng, 0, None, None))).collect();
    assert_eq!(names::<Request>(&serde_json::json!({ "do": "?" })), asked);
}

/// People who play, want to, or should keep away.
const PEOPLE: usize = 9;

pub(crate) struct Evening {
    pub(crate) desk: Desk,
    rng: ChaCha20Rng,
    pub(crate) done: usize,
    pub(crate) refused: usize,
}

impl Evening {
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = Desk::dice(seed);
        let options = whims::options(&mut rng);
        let quick = below(&mut rng, 3) == 0;
        Self { desk: Desk::open(options, quick), rng, done: 0, refused: 0 }
    }

    pub(crate) fn step(&mut self) {
        self.desk.now += below(&mut self.rng, 9_000) as i64;
        match below(&mut self.rng, 40) {
            0 => self.presence(),
            1 => self.server(),
            2 => {
                let seat = whims::seat(&mut self.rng);
                if seat.index() < self.desk.room.chairs().len() {
                    let back = self.desk.room.came(seat);
                    self.desk.write(back, None);
                }
            }
            3..=5 => self.time(),
            6..=9 => self.anything(),
            _ => self.sense(),
        }
    }

    fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, n)
    }

    fn ask(&mut self, who: u8, after: u64, request: Request) {
        let viewers: Vec<_> = self.desk.viewers().collect();
        let states = |room: &Room| -> Vec<_> { viewers.iter().map(|v| room.state(*v)).collect() };
        let (lines, before) = (self.desk.room.lines(), states(&self.desk.room));
        match self.desk.ask_after(who, after, request) {
            Ok(_) => self.done += 1,
            Err(_) => {
                self.refused += 1;
                assert_eq!((self.desk.room.lines(), states(&self.desk.room)), (lines, before));
            }
        }
        if let Some(game) = self.desk.room.game().filter(|game| game.turn().is_some()) {
            let deck: Bag = self.desk.room.options().rules.deck().into_iter().collect();
            assert_eq!(game.all_tiles(), deck, "no tile is lost or made");
        }
    }

    fn presence(&mut self) {
        let seats = self.desk.room.chairs().len() as u8;
        let here: Vec<Seat> = Seat::first(seats).filter(|_| below(&mut self.rng, 3) > 0).collect();
        let others = self.below(2);
        self.desk.here(&here, others);
        let (seat, lag) = (self.below(seats.into()), self.below(3_000) as i64);
        self.desk.presence.measured(Seat::new(seat).unwrap(), lag);
    }

    /// The server goes away, or is back.
    fn server(&mut self) {
        if self.below(3) == 0 {
            let alive = (self.below(2) == 0).then_some(self.desk.now - 2_000);
            self.desk.sleep(alive);
            self.desk.presence.wait_until(Some(self.desk.now + 5_000));
        } else {
            self.desk.tick(Tick::Wake, None);
            self.desk.presence.wait_until(None);
        }
    }

    fn time(&mut self) {
        let Some((at, tick)) = self.desk.due() else { return };
        // A table that is closed ends the evening: not so soon.
        if tick == Tick::Close && self.below(20) > 0 {
            return self.desk.here(&[], 1);
        }
        if at <= self.desk.now + 60_000 || self.below(4) == 0 {
            self.desk.now = self.desk.now.max(at);
            let draft = self.draft();
            self.desk.tick(tick, draft);
            if tick == Tick::Wake {
                self.desk.presence.wait_until(None);
            }
        }
    }

    fn view(&self) -> Option<SeatView> {
        let (seat, ..) = self.desk.room.turn()?;
        self.desk.room.game()?.seat_view(seat)
    }

    fn draft(&mut self) -> Option<Draft> {
        let view = self.view()?;
        whims::draft(&mut self.rng, &view)
    }

    /// What brings a game on: sitting, being ready, adding, moving.
    fn sense(&mut self) {
        let lines = self.desk.room.lines();
        let game = self.desk.room.game_id();
        let who = self.below(self.desk.room.chairs().len()) as u8;
        if let Some(view) = self.view() {
            if self.desk.state().paused.is_some() {
                return self.ask(who, lines, Request::Resume);
            }
            let request =
                Request::of(Random.turn(&view, Budget::default(), &mut Chance(&mut self.rng)))
                    .unwrap();
            let chair = self.desk.room.chairs()[view.seat.index()];
            match chair.bot() {
                None => {
                    let sitter = chair.sitter.and_then(|sitter| sitter.person()).unwrap();
                    self.ask(sitter.0[0] - 1, lines, request);
                }
                Some(_) => {
                    let stack = view.public.stack_choice.is_some().then_some(0);
                    let command = Command::Draw { seat: view.seat, stack };
                    if let Ok(entries) = self.desk.room.play(&command) {
                        self.desk.write(entries, None);
                    }
                }
            }
            return;
        }
        let seated = self.desk.room.seat_of(person(who)).is_some();
        let request = match (seated, game, self.desk.room.chairs().iter().all(|c| c.ready)) {
            (false, ..) => Request::Sit { seat: None },
            (true, Some(game), _) if self.below(2) == 0 => {
                Request::Contribute { game, bytes: Hex32([who; 32]) }
            }
            _ => Request::Ready { ready: true },
        };
        self.ask(who, lines, request);
    }

    /// Something, from somebody, with any idea of what has happened.
    fn anything(&mut self) {
        let after = whims::after(&mut self.rng, self.desk.room.lines());
        let who = self.below(PEOPLE) as u8;
        let (game, view) = (self.desk.room.game_id(), self.view());
        let request = whims::request(&mut self.rng, who, game, view.as_ref());
        self.ask(who, after, request);
    }
}

#[test]
fn whatever_is_asked_every_page_follows_and_nothing_refused_leaves_a_trace() {
    let evenings = extent(60, 60, 3_000);
    let (mut lines, mut done, mut refused, mut games) = (0, 0, 0, 0);
    for seed in 0..evenings {
        let mut evening = Evening::new(seed);
        for _ in 0..400 {
            evening.step();
        }
        lines += evening.desk.lines.len();
        done += evening.done;
        refused += evening.refused;
        let over = |line: &&dublet_room::Line| line.text.contains("\"end\":\"over\"");
        games += evening.desk.lines.iter().filter(over).count();
    }
    println!("{lines} lines, {done} requests done, {refused} refused, {games} games over");
    assert!(done > 0 && refused > 0 && games > 0);
}
