//! A table with its people and games, as a pure fold over the lines of its log, and the driver that runs it wherever it is
//! hosted: inputs in, effects out. Time, randomness and what is only true of the moment (who is connected, drafts) are
//! handed in.

mod apply;
mod decide;
mod draft;
pub mod driver;
mod entry;
mod event_for;
mod lag;
mod note;
mod presence;
mod record;
mod snapshot;
mod think;
mod tick;

use dublet_protocol::{
    AccountId, Chair, Clocked, CommandId, GameEnd, GameId, Millis, Options, TableId, TableState,
    Viewer, put_off,
};
use dublet_rules::{
    deal::{Bytes32, Deck, Fairness},
    game::{Game, Phase, Setup},
    rules::Rules,
    score::SeatScore,
    seat::Seat,
    standings::{Match, Starter},
};
use sha2::{Digest, Sha256};

pub use self::{
    draft::draft_is_possible,
    driver::Driver,
    entry::{BadLine, By, Entry, LOG_VERSION, Stamped},
    lag::LagBank,
    note::Note,
    presence::Presence,
    record::record_of,
    think::{Bench, Question, Resting, Seen},
    tick::{Pace, Tick},
};

/// A line of a table's log, as a store sees it: when, and a text it does not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// When it was written.
    pub at: Millis,
    /// The entry, in JSON.
    pub text: String,
}

/// Where shuffles come from: fair ones, except in tests that need to know the tiles.
pub trait Dealer: Send + Sync {
    /// The deck of a game's shuffle.
    fn deck(&self, fairness: &Fairness, rules: &Rules, shuffle: u32) -> Deck {
        fairness.deck(rules, shuffle)
    }
}

/// Deals as `docs/deal.md` says.
#[derive(Clone, Copy, Debug, Default)]
pub struct FairDealer;

impl Dealer for FairDealer {}

/// Fresh random bytes, handed in.
pub type Bytes<'a> = dyn FnMut() -> Bytes32 + Send + 'a;

/// A table: everything, including what nobody may see.
#[derive(Clone)]
pub struct Room {
    /// What everybody knows, and the game with all that nobody may see.
    table: TableState<Play>,
    quick: bool,
    opened: Millis,
    /// Who started each of the games.
    starters: Vec<Seat>,
    lines: u64,
    /// The moment of the last line.
    last: Millis,
    /// Commands done of late, to know one sent again.
    done: Vec<(By, u64)>,
}

/// The game under way, or the last one.
#[derive(Clone)]
struct Play {
    fairness: Fairness,
    commitment: Bytes32,
    /// The round and the game in it, from 1.
    place: (u32, u32),
    opened: Millis,
    /// The line it was opened with.
    first: u64,
    given: Vec<Option<Bytes32>>,
    starter: Starter,
    /// Once contributions are closed.
    game: Option<Game>,
    /// When the turn began, put off by pauses, and the line it began with.
    turn_began: Millis,
    turn_line: u64,
    banks: Vec<LagBank>,
    end: Option<GameEnd>,
}

impl Clocked for Play {
    fn put_off(&mut self, now: Millis, since: Millis) {
        self.turn_began = put_off(self.turn_began, now, since);
    }
}

impl Play {
    fn id(&self) -> GameId {
        GameId(self.fairness.game)
    }

    fn setup(&self, options: &Options) -> Setup {
        Setup::new(options.rules, options.seats.into(), self.starter).expect("options were checked")
    }
}

impl Room {
    /// Its id.
    pub fn id(&self) -> TableId {
        self.table.table
    }

    /// How many lines it has folded.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// Its code.
    pub fn code(&self) -> &str {
        &self.table.code
    }

    /// Who opened it.
    pub fn host(&self) -> AccountId {
        self.table.host
    }

    /// What was agreed on.
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// Whether it fills up by itself.
    pub fn is_quick(&self) -> bool {
        self.quick
    }

    /// The chairs by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.table.chairs
    }

    /// Whether it is closed for good.
    pub fn is_closed(&self) -> bool {
        self.table.closed
    }

    /// Whether clocks stand still, the server having been away.
    pub fn is_asleep(&self) -> bool {
        self.table.asleep.is_some()
    }

    /// The moment of the last line.
    pub fn last(&self) -> Millis {
        self.last
    }

    /// The seat of a person.
    pub fn seat_of(&self, who: AccountId) -> Option<Seat> {
        let place = self
            .table
            .chairs
            .iter()
            .position(|chair| chair.sitter.and_then(|sitter| sitter.person()) == Some(who))?;
        Seat::new(place)
    }

    /// The people who sit there or played in the match: what they are called is told.
    pub(crate) fn people_named(&self) -> impl Iterator<Item = AccountId> + '_ {
        let chairs = self.table.chairs.iter().flat_map(|chair| [chair.sitter, chair.left]);
        let earlier = self.table.earlier.iter().map(|earlier| Some(earlier.sitter));
        chairs.chain(earlier).filter_map(|sitter| sitter?.person())
    }

    /// Who somebody looks as. Who has no chair may look where the table lets them, and while they may yet sit down.
    pub fn viewer(&self, who: AccountId) -> Option<Viewer> {
        let free = || self.table.chairs.iter().any(|chair| chair.sitter.is_none());
        match self.seat_of(who) {
            Some(seat) => Some(Viewer::Seat { seat }),
            None => (self.table.options.spectators || free()).then_some(Viewer::Spectator),
        }
    }

    /// The game that is being played: dealt and not over.
    pub fn game(&self) -> Option<&Game> {
        self.open_play()?.game.as_ref()
    }

    /// The game under way, or the last one, once its deal was closed.
    pub fn last_game(&self) -> Option<&Game> {
        self.table.game.as_ref()?.game.as_ref()
    }

    /// The id of the game under way, or of the last one.
    pub fn game_id(&self) -> Option<GameId> {
        self.table.game.as_ref().map(Play::id)
    }

    /// The line the game under way or the last one was opened with.
    pub fn game_first(&self) -> Option<u64> {
        Some(self.table.game.as_ref()?.first)
    }

    /// The number of the line a command of somebody's ended with, when it has been done already.
    pub fn done(&self, who: AccountId, id: CommandId) -> Option<u64> {
        let same = |(by, _): &&(By, u64)| *by == By { who, id };
        self.done.iter().find(same).map(|(_, line)| *line)
    }

    /// Who started each game of the match that was played to its end, and its scores.
    pub fn sheet(&self) -> impl Iterator<Item = (Seat, &Vec<SeatScore>)> {
        self.starters.iter().copied().zip(&self.table.games)
    }

    /// The match so far.
    pub fn games(&self) -> Match {
        let mut games = self.fresh_match();
        self.sheet().for_each(|(starter, scores)| games.record(starter, scores.clone()));
        games
    }

    fn fresh_match(&self) -> Match {
        let Options { rules, seats, rounds, .. } = self.table.options;
        Match::new(rules, seats, rounds)
    }

    /// The round and game to be played next, and who starts it. Who plays on after the last one begins another match.
    fn next_game(&self) -> (usize, usize, Starter) {
        let next = self.games().next_game().or_else(|| self.fresh_match().next_game());
        next.expect("a match has a game at least")
    }

    /// A game that has been opened and not closed.
    fn open_play(&self) -> Option<&Play> {
        self.table.game.as_ref().filter(|play| play.end.is_none())
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::first(self.table.options.seats)
    }

    fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.table.chairs.get(seat.index())
    }

    /// Seats whose person plays now: no program sits there or stands in.
    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let plays = |seat: &Seat| {
            let chair = &self.table.chairs[seat.index()];
            chair.sitter.is_some() && chair.bot().is_none()
        };
        self.seats().filter(plays)
    }

    /// Who is to move and how long they have had, while a clock runs.
    fn clocked_turn(&self) -> Option<(Seat, &Play)> {
        self.table.options.clock?;
        if self.table.paused.is_some() || self.table.asleep.is_some() || self.table.closed {
            return None;
        }
        let play = self.open_play()?;
        Some((play.game.as_ref()?.turn()?, play))
    }

    /// Whether tiles are being dealt or played.
    pub fn in_game(&self) -> bool {
        self.open_play().is_some()
    }

    /// What a program's chance is made of at this moment: nobody can foretell it, and it is the same again.
    pub fn bot_seed(&self) -> Bytes32 {
        let secret = self.table.game.as_ref().map_or([0; 32], |play| play.fairness.secret);
        let mut hash = Sha256::new();
        hash.update(b"dublet/bot/1\0");
        hash.update(secret);
        hash.update(self.lines.to_le_bytes());
        hash.finalize().into()
    }

    /// The programs to ask for a move, by seat, while a person plays with them: alone they would play for nobody.
    pub fn bots(&self) -> Vec<(Seat, dublet_players::Level)> {
        if self.people().next().is_none() { Vec::new() } else { self.bots_even_alone() }
    }

    fn bots_even_alone(&self) -> Vec<(Seat, dublet_players::Level)> {
        let playing = self.game().is_some_and(|game| game.phase() == Phase::Play);
        if !playing || self.table.paused.is_some() || self.table.closed {
            return Vec::new();
        }
        let bot = |seat: Seat| Some((seat, self.chair(seat)?.bot()?));
        self.seats().filter_map(bot).collect()
    }
}
