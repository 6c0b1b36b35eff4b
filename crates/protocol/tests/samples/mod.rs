//! A message of every kind there is.

use dublet_players::Level;
use dublet_protocol::{
    AccountId, Chair, ClientMessage, CommandId, CommonEvent, Earlier, GameEnd, GameId, GameState,
    GaveUp, Hex32, HiddenDraft, Millis, Now, NumberedEvent, Options, PROTOCOL, Refused, Request,
    ServerMessage, Sitter, TableEvent, TableId, TableState, View, Viewer,
};
use dublet_rules::{
    deal::Deck,
    game::{
        Cause, Command, Draft, DraftTile, Effect, Game, Phase, Refusal, Ruling, Setup,
        view::{FinalView, Own, PublicEvent, SeatEvent, SeatView},
    },
    lay::Fault,
    meld::{NotAMeld, Problem},
    notation,
    rules::Edition,
    score::{End, Points, SeatScore},
    seat::Seat,
    standings::Starter,
    table::{Layout, Table},
    tile::Tile,
};

const NOW: Millis = 1_800_000_000_000;
const WHO: AccountId = AccountId([1; 16]);
const GAME: GameId = GameId([2; 16]);
const BYTES: Hex32 = Hex32([3; 32]);
/// The largest number every reader of JSON has exactly.
const LARGEST: u64 = (1 << 53) - 1;

fn b() -> Seat {
    Seat::new(1).unwrap()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn layout() -> Layout {
    notation::layout("r3 r4 r5 | k7 J y7").unwrap()
}

fn table() -> Table {
    Table::read(&layout()).unwrap()
}

fn draft() -> Draft {
    let own = |tile| DraftTile { tile, own: true };
    Draft(vec![vec![own(tile("r3")), DraftTile { tile: Tile::JOKER, own: false }], Vec::new()])
}

/// A game of two just dealt.
fn game() -> Game {
    let rules = Edition::Standard.rules();
    let mut game = Game::new(Setup::new(rules, 2, Starter::Draw).unwrap());
    for seed in 0..2 {
        let deck = Deck::shuffled(&rules, [seed; 32]);
        let command = match game.phase() {
            Phase::StartDraw => Command::DrawStarter { deck },
            _ => Command::Deal { deck },
        };
        for event in game.decide(&command).unwrap() {
            game.apply(&event);
        }
    }
    game
}

fn seat_view() -> SeatView {
    game().seat_view(Seat::A).unwrap()
}

fn final_view() -> FinalView {
    let SeatView { public, rack, .. } = seat_view();
    let (racks, announced_after) = (vec![rack, rack], vec![(Seat::A, rack)]);
    FinalView { public, racks, end: End::Out, scores: scores(), announced_after }
}

fn scores() -> Vec<SeatScore> {
    vec![
        SeatScore { big: 1, small: Points::whole(37) },
        SeatScore { big: 0, small: -Points::whole(37) },
    ]
}

fn options() -> Options {
    let rules = Edition::Standard.rules();
    Options { rules, seats: 2, rounds: 1, clock: Some(60), spectators: true, patience: None }
}

/// What a seat can ask for.
pub(crate) fn requests() -> Vec<Request> {
    vec![
        Request::Sit { seat: None },
        Request::Sit { seat: Some(b()) },
        Request::Stand,
        Request::SeatBot { seat: b(), level: Level::Master },
        Request::Unseat { seat: b() },
        Request::Ready { ready: true },
        Request::Contribute { game: GAME, bytes: BYTES },
        Request::Lay { layout: layout() },
        Request::Draw { stack: None },
        Request::Draw { stack: Some(3) },
        Request::Pass,
        Request::OpenStack { stack: 3 },
        Request::ClaimDoublets,
        Request::Announce,
        Request::Pause,
        Request::Resume,
        Request::Resign,
        Request::Fewer,
        Request::Reopen { options: options() },
        Request::Leave,
    ]
}

/// Everything a page can send.
pub(crate) fn client() -> Vec<ClientMessage> {
    let command = |request| ClientMessage::Command { id: CommandId(LARGEST), after: 7, request };
    let mut messages = vec![
        ClientMessage::Hello { protocol: PROTOCOL, after: None },
        ClientMessage::Hello { protocol: PROTOCOL, after: Some(LARGEST) },
        ClientMessage::Draft { after: 7, draft: None },
        ClientMessage::Draft { after: 7, draft: Some(draft()) },
    ];
    messages.extend(requests().into_iter().map(command));
    messages
}

fn problems() -> Vec<Problem> {
    let (first, other) = (tile("r3"), tile("k4"));
    vec![
        Problem::TooFew { count: 2, rule: "3.1" },
        Problem::TooMany { count: 26 },
        Problem::NoNumberTile,
        Problem::NotConsecutive { before: first, after: other },
        Problem::TooFewJokers { before: first, after: other, missing: 3, filled: 1 },
        Problem::TooManyJokers { before: first, after: other, missing: 0, filled: 1 },
        Problem::NumberTwice { number: dublet_rules::tile::Number::new(3).unwrap() },
        Problem::BelowOne,
        Problem::AboveThirteen,
        Problem::MixedColours { first, other },
        Problem::DifferentNumbers { first, other },
        Problem::SameColourTwice { tile: first },
        Problem::TooManyColours,
        Problem::ColourStays,
        Problem::ThirdColour,
        Problem::ColourChangesTouch,
        Problem::TooManyColourChanges,
        Problem::ColourChangeInGroup,
        Problem::ColourChangeInMirror,
        Problem::TwoMirrors,
        Problem::MirrorNotInMiddle { left: 1, right: 2 },
        Problem::SidesDiffer { left: first, right: other },
        Problem::MirroredPairIsGroup,
    ]
}

fn faults() -> Vec<Fault> {
    let reasons = NotAMeld { general: problems(), run: Vec::new(), group: Vec::new() };
    vec![
        Fault::NotThere { tile: tile("r3") },
        Fault::NotAMeld { place: 0, tiles: vec![tile("r3")], reasons },
        Fault::LeftTheTable { tile: tile("r3") },
        Fault::NothingLaid,
        Fault::TableTouched,
        Fault::WorthTooLittle { worth: 29, needed: 30 },
        Fault::FreedJokerWithoutRackTile,
    ]
}

/// Why the rules refuse a command.
fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NotNow { phase: Phase::Paused },
        Refusal::NoSuchSeat { seat: b() },
        Refusal::NotYourTurn { turn: b() },
        Refusal::BadLay { faults: faults() },
        Refusal::PoolEmpty,
        Refusal::PoolNotEmpty,
        Refusal::NoStackChoice,
        Refusal::NoSuchStack { stack: 20 },
        Refusal::NoClaims,
        Refusal::ClaimsClosed,
        Refusal::TooFewDoublets { found: 2 },
        Refusal::NoAnnouncements,
        Refusal::AlreadyOpened,
        Refusal::NotAfterDraw,
        Refusal::NothingToTakeBack,
    ]
}

/// Why a request can be refused.
pub(crate) fn refused() -> Vec<Refused> {
    let mut refused: Vec<Refused> = refusals().into_iter().map(Refused::from).collect();
    refused.extend([
        Refused::Stale,
        Refused::NotSeated,
        Refused::NotHost,
        Refused::Taken,
        Refused::AlreadySeated,
        Refused::NoSuchSeat,
        Refused::TooFew,
        Refused::BadOptions,
        Refused::InGame,
        Refused::NoGame,
        Refused::Paused,
        Refused::Closed,
        Refused::NotStored,
    ]);
    refused
}

/// What can happen in a game.
fn played() -> Vec<SeatEvent> {
    let (seat, cause) = (b(), Cause::TimeUp);
    let ruling = |effect| PublicEvent::Ruled { ruling: Ruling { effect, reason: "so".to_owned() } };
    let public = |public| SeatEvent { public, own: None };
    let draws = vec![(Seat::A, tile("k7")), (b(), tile("r12"))];
    let own = |public, own| SeatEvent { public, own: Some(own) };
    let drawn = PublicEvent::Drawn { seat, count: 3, cause };
    let rack = seat_view().rack;
    let ended = |announced_after| PublicEvent::Ended {
        end: End::Pool,
        scores: scores(),
        racks: vec![rack, rack],
        announced_after,
    };
    vec![
        public(PublicEvent::StarterDrawn { draws, starter: seat }),
        own(PublicEvent::Dealt, Own::Rack(rack)),
        public(PublicEvent::DoubletsClaimed { seat, pairs: [tile("r1"), tile("k2"), tile("b3")] }),
        public(PublicEvent::StackOpened { seat, stack: 4 }),
        public(drawn.clone()),
        own(drawn, Own::Drew(vec![tile("r1"), tile("k2"), tile("b3")])),
        public(PublicEvent::Laid { seat, table: table(), laid: *table().tiles() }),
        public(PublicEvent::Passed { seat, cause: Cause::Choice }),
        public(PublicEvent::Announced { seat }),
        public(PublicEvent::TimeRanOut { seat }),
        own(PublicEvent::LayTakenBack { seat }, Own::TakenBack(layout())),
        public(PublicEvent::JudgeCalled { seat }),
        public(PublicEvent::Paused),
        public(ruling(Effect::Stand)),
        public(ruling(Effect::TakeBack)),
        public(ruling(Effect::Tiles { seat, count: 2 })),
        public(ruling(Effect::Points { seat, points: -Points::whole(50) })),
        public(ended(Vec::new())),
        public(ended(vec![(seat, rack)])),
    ]
}

/// What can happen at a table.
pub(crate) fn events() -> Vec<TableEvent> {
    let (seat, view) = (b(), seat_view());
    let mut now = Now::of(&view.public, Some(NOW));
    (now.table, now.rack) = (Some(table()), Some(view.rack));
    let dealing = |view| TableEvent::Dealing {
        contributions: vec![BYTES, Hex32([0; 32])],
        view: Box::new(view),
    };
    let mut events = vec![
        TableEvent::Opened { host: WHO, options: options() },
        TableEvent::Common(CommonEvent::Sat { seat, sitter: Sitter::Person { who: WHO } }),
        TableEvent::Common(CommonEvent::Sat { seat, sitter: Sitter::Bot { level: Level::Novice } }),
        TableEvent::Common(CommonEvent::Stood { seat, sitter: None }),
        TableEvent::Common(CommonEvent::Stood { seat, sitter: Some(Sitter::Person { who: WHO }) }),
        TableEvent::Common(CommonEvent::Fewer),
        TableEvent::Common(CommonEvent::Reopened { seat, options: options() }),
        TableEvent::Common(CommonEvent::Ready { seat, ready: false }),
        TableEvent::GameOpened { game: GAME, commitment: BYTES, place: (1, 2) },
        TableEvent::Contributed { seat },
        dealing(View::Seat(view.clone())),
        dealing(View::Spectator(view.public.clone())),
        TableEvent::GameClosed { end: GameEnd::Over, secret: BYTES },
        TableEvent::GameClosed { end: GameEnd::Abandoned, secret: BYTES },
        TableEvent::Common(CommonEvent::TakenOver { seat, level: Level::Steady }),
        TableEvent::Common(CommonEvent::Returned { seat }),
        TableEvent::Common(CommonEvent::Resigned { seat, games: None }),
        TableEvent::Common(CommonEvent::Resigned { seat, games: Some(1) }),
        TableEvent::Common(CommonEvent::PauseAsked { seat }),
        TableEvent::Common(CommonEvent::Paused),
        TableEvent::Common(CommonEvent::Back { seat }),
        TableEvent::Common(CommonEvent::Resumed { seat: None }),
        TableEvent::Common(CommonEvent::Resumed { seat: Some(seat) }),
        TableEvent::Common(CommonEvent::Slept { since: NOW }),
        TableEvent::Common(CommonEvent::Woke),
        TableEvent::Common(CommonEvent::Closed),
    ];
    let bare = Now::of(&view.public, None);
    events.extend(played().into_iter().enumerate().map(|(place, event)| {
        let now = if place % 2 == 0 { &now } else { &bare };
        TableEvent::Played { event, now: Box::new(now.clone()) }
    }));
    events
}

fn state(view: Option<View>) -> TableState {
    let sitter = Some(Sitter::Person { who: WHO });
    let stand_in = Some(Level::Steady);
    let known = view.is_some();
    TableState {
        table: TableId([4; 16]),
        code: "BCDFGH".to_owned(),
        options: options(),
        host: WHO,
        chairs: vec![
            Chair { sitter, ready: true, stand_in, resigned: true, left: None },
            Chair { left: sitter, ..Chair::default() },
        ],
        games: vec![scores()],
        earlier: sitter.map(|sitter| Earlier { seat: b(), sitter, games: 1 }).into_iter().collect(),
        gave_up: vec![GaveUp { seat: b(), games: 0 }],
        pause_asked: vec![b()],
        paused: known.then_some(NOW),
        back: vec![b()],
        asleep: known.then_some(NOW),
        closed: false,
        game: Some(GameState {
            game: GAME,
            place: (1, 2),
            commitment: BYTES,
            contributions: known.then(|| vec![BYTES, BYTES]),
            secret: known.then_some(BYTES),
            turn_began: known.then_some(NOW),
            view,
        }),
    }
}

/// What a newcomer to a game is told of it.
fn recent(state: Option<&TableState>) -> Vec<NumberedEvent> {
    let told = |event| NumberedEvent { number: 7, at: NOW, event: Box::new(event) };
    let in_game = state.is_some_and(|state| state.game.is_some());
    events().into_iter().take(if in_game { 3 } else { 0 }).map(told).collect()
}

/// Everything the server can send.
pub(crate) fn server() -> Vec<ServerMessage> {
    let seat = b();
    let welcome = |viewer, state: Option<TableState>| ServerMessage::Welcome {
        protocol: PROTOCOL,
        viewer,
        now: NOW,
        number: LARGEST,
        recent: recent(state.as_ref()),
        state: state.map(Box::new),
        names: [(WHO, "Anna".to_owned())].into(),
        present: vec![Seat::A, b()],
    };
    let mut messages = vec![
        welcome(Viewer::Seat { seat }, None),
        welcome(Viewer::Spectator, Some(TableState { game: None, ..state(None) })),
        welcome(Viewer::Spectator, Some(state(None))),
        welcome(Viewer::Seat { seat }, Some(state(Some(View::Seat(seat_view()))))),
        welcome(Viewer::Spectator, Some(state(Some(View::Spectator(seat_view().public))))),
        welcome(Viewer::Spectator, Some(state(Some(View::Final(final_view()))))),
        ServerMessage::Ack { id: CommandId(LARGEST), number: 8 },
        ServerMessage::Draft { seat, draft: None },
        ServerMessage::Draft { seat, draft: Some(HiddenDraft::of(&draft(), false)) },
        ServerMessage::Warning { seat, left: 10_000 },
        ServerMessage::Presence { seat, here: false },
        ServerMessage::Name { who: WHO, name: Some("Zażółć".to_owned()) },
    ];
    let refuse = |refused| ServerMessage::Refused { id: CommandId(1), refused };
    messages.extend(refused().into_iter().map(refuse));
    let tell =
        |event| ServerMessage::Event(NumberedEvent { number: 7, at: NOW, event: Box::new(event) });
    messages.extend(events().into_iter().map(tell));
    messages
}
