//! An evening: who plays, by which rules, and the table they sit at. Everything a saved game has to hold, and nothing
//! of the screen. It hosts the table's driver, which decides, deals, asks programs and ends turns.

use std::{collections::VecDeque, sync::Arc};

use dublet_players::Level;
use dublet_protocol::{
    AccountId, ClientMessage, CommandId, GameEnd, GameId, Hex32, Millis, Options, Request, Sitter,
    TableId,
};
use dublet_room::{
    Bytes, Dealer, Driver, Entry, Line, Pace, Question, Room, Stamped,
    driver::{Effect, HostOptions, Input, Log, SocketId, Visitor},
};
use dublet_rules::{
    bag::Bag,
    deal::{Fairness, commitment},
    game::{Command, Draft, Event, Game, Phase, Refusal},
    record::Record,
    rules::Rules,
    score::SeatScore,
    seat::Seat,
    standings::Match,
    table::Table as Melds,
};
use dublet_words::Words;

/// The level of a program nobody chose a level for.
pub(crate) const USUAL_LEVEL: Level = Level::Casual;

/// Somebody at a seat: a person, or a program of some level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The name on the screen.
    pub name: String,
    /// How a computer player plays; none is a person.
    pub level: Option<Level>,
}

/// What is agreed on before the first deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The rules of every game.
    pub rules: Rules,
    /// In the order of seats.
    pub players: Vec<Who>,
    /// Seconds for a person's move.
    pub clock: Option<u16>,
    /// How many rounds are played.
    pub rounds: u8,
}

/// Who started a game that was played to its end, and its scores.
pub(crate) type Played = (Seat, Vec<SeatScore>);

/// How a table at a terminal deals: the shuffles, and all chance there is.
pub(crate) struct Deals {
    pub(crate) dealer: Arc<dyn Dealer>,
    pub(crate) bytes: Box<Bytes<'static>>,
}

/// An evening: its table, with the games so far and the one being played.
pub struct Evening {
    pub(crate) plan: Plan,
    table: Driver,
    /// The table's own time. It goes on while somebody plays, and stands still in between.
    now: Millis,
    /// What happened in the game under way, or just over.
    pub(crate) events: Vec<Event>,
    /// Whether each seat's rack is sorted by colour (789) rather than by number (777).
    pub(crate) by_colour: Vec<bool>,
}

/// What came of something the table was told.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) events: Vec<Event>,
    /// What the programs are asked.
    pub(crate) question: Option<Box<Question>>,
}

/// Nobody else ever sees the table.
const ID: TableId = TableId([0; 16]);

/// Programs are asked as soon as the screen is ready for them; how long eyes need to follow is up to the edge.
fn pace() -> Pace {
    Pace { bot_move: 0, bot_patience: 0, bot_hears_out: 0, ..Pace::default() }
}

fn person(seat: Seat) -> AccountId {
    AccountId([seat.index() as u8 + 1; 16])
}

fn socket(seat: Seat) -> SocketId {
    seat.index() as SocketId
}

/// Names two players can be told apart by: a name that stands there already gets a number.
///
/// # Panics
/// Never: there are numbers enough.
pub fn told_apart(players: Vec<Who>) -> Vec<Who> {
    let mut apart: Vec<Who> = Vec::new();
    for who in players {
        let taken = |name: &str| apart.iter().any(|other| other.name == name);
        let numbered = (2..).map(|number| format!("{} {number}", who.name));
        let mut names = std::iter::once(who.name.clone()).chain(numbered);
        let name = names.find(|name| !taken(name)).expect("numbers go on");
        apart.push(Who { name, ..who });
    }
    apart
}

impl Who {
    /// A computer player that is called by its level.
    pub(crate) fn program(level: Level, words: &Words) -> Self {
        Self { name: Words::capital(&words.level_name(level)), level: Some(level) }
    }
}

/// The player an option names: a level is a program, so is `name=level`, all else a person.
///
/// # Errors
/// When a level is not known.
pub fn who(text: &str, words: &Words) -> Result<Who, dublet_players::UnknownLevel> {
    let text = text.trim();
    if let Ok(level) = text.parse() {
        return Ok(Who::program(level, words));
    }
    match text.split_once('=') {
        None => Ok(Who { name: text.to_owned(), level: None }),
        Some((name, level)) => {
            let (name, level) = (name.trim(), level.trim());
            let program = Who::program(level.parse()?, words);
            Ok(if name.is_empty() { program } else { Who { name: name.to_owned(), ..program } })
        }
    }
}

impl Evening {
    /// The first game of an evening, about to be dealt. The plan's number of players fits its rules.
    pub(crate) fn new(plan: Plan, mut deals: Deals) -> Self {
        let seats = plan.players.len();
        let first = Match::new(plan.rules, seats as u8, plan.rounds).next_game();
        let record = Record {
            game: *(deals.bytes)().first_chunk().expect("thirty-two are more than sixteen"),
            rules: plan.rules,
            names: Vec::new(),
            starter: first.expect("there is a first game").2,
            commitment: None,
            contributions: vec![[0; 32]; seats],
            secret: Some((deals.bytes)()),
            events: Vec::new(),
        };
        let begun = Self::taken_up(plan, vec![false; seats], Vec::new(), record, deals);
        begun.expect("a plan's seats fit")
    }

    /// An evening in the game of a record, after the games of a sheet. None where they do not belong together.
    pub(crate) fn taken_up(
        plan: Plan,
        by_colour: Vec<bool>,
        sheet: Vec<Played>,
        record: Record,
        deals: Deals,
    ) -> Option<Self> {
        let seats = plan.players.len();
        let Plan { rules, clock, rounds, .. } = plan;
        let options =
            Options { rules, seats: seats as u8, rounds, clock, spectators: false, patience: None };
        let places = || Seat::first(seats as u8);
        let sitter = |(seat, who): (Seat, &Who)| match who.level {
            Some(level) => Sitter::Bot { level },
            None => Sitter::Person { who: person(seat) },
        };
        let sitters: Vec<Sitter> = places().zip(&plan.players).map(sitter).collect();
        let base = Room::between_games(ID, person(Seat::A), options, &sitters, sheet)?;
        let (_, _, starter) = base.games().next_game()?;
        let Fairness { secret, game, contributions } = record.fairness()?;
        if starter != record.starter || contributions.len() != seats || by_colour.len() != seats {
            return None;
        }
        let opened = Entry::GameOpened {
            game: GameId(game),
            secret: Hex32(secret),
            commitment: Hex32(commitment(&secret)),
        };
        let added = places().zip(contributions);
        let added = added.map(|(seat, bytes)| Entry::Contributed { seat, bytes: Hex32(bytes) });
        let played = record.events.iter().map(|event| Entry::Played { event: event.clone() });
        let is_over = matches!(record.events.last(), Some(Event::Ended { .. }));
        let closed = is_over.then_some(Entry::GameClosed { end: GameEnd::Over });
        let entries = [opened].into_iter().chain(added).chain([Entry::Dealing]).chain(played);
        let lines = entries.chain(closed).map(|entry| Stamped { at: 0, by: None, entry }).collect();
        let host_options = HostOptions { pace: pace(), dealer: deals.dealer, one_device: true };
        let log = Log { base: Some(base), lines };
        let table = Driver::take_up(ID, log, host_options, deals.bytes, 0)?;
        Some(Self { plan, table, now: 0, events: record.events, by_colour })
    }

    /// Everybody sits down to the table, and what is due there comes about.
    pub(crate) fn sit_down(&mut self) -> Outcome {
        let effects = self.table.wake(None, self.now);
        let outcome = self.carry_out(effects);
        for seat in self.seats() {
            if self.is_person(seat) {
                let visitor = Visitor { who: person(seat), session: [0; 32] };
                self.handle(Input::Join { socket: socket(seat), visitor, after: None });
            }
        }
        outcome
    }

    /// What somebody wants to do. The game says first why it cannot be: the table would in the words of the wire.
    pub(crate) fn submit(&mut self, seat: Seat, command: &Command) -> Result<Outcome, Refusal> {
        self.game().decide(command)?;
        let after = self.table.room().lines();
        let request = Request::of(command.clone()).expect("a player's command");
        // A command that was done leaves lines behind, so no number is used twice.
        let command = ClientMessage::Command { id: CommandId(after), after, request };
        Ok(self.handle(Input::Said(socket(seat), command)))
    }

    /// What the programs want who were asked at a line.
    pub(crate) fn answer(&mut self, line: u64, command: Option<Command>) -> Outcome {
        self.handle(Input::Answer(line, command))
    }

    /// Time has passed while somebody played; should theirs be up, the tiles count as they lie (section 5).
    pub(crate) fn pass(&mut self, seat: Seat, time: Millis, draft: Option<Draft>) -> Outcome {
        let after = self.table.room().lines();
        self.handle(Input::Said(socket(seat), ClientMessage::Draft { after, draft }));
        self.now += time;
        self.go_on()
    }

    /// What is due at the table, now that everybody at the screen is ready for it.
    pub(crate) fn go_on(&mut self) -> Outcome {
        self.handle(Input::Moment)
    }

    /// Deals the next game.
    pub(crate) fn next_game(&mut self) -> Outcome {
        self.handle(Input::Begin)
    }

    fn handle(&mut self, input: Input) -> Outcome {
        let effects = self.table.handle(input, self.now);
        self.carry_out(effects)
    }

    /// Does what the table wants. Its log is the evening itself, which is kept as a whole.
    fn carry_out(&mut self, effects: Vec<Effect>) -> Outcome {
        let mut outcome = Outcome::default();
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let input = match effect {
                Effect::Append(lines, _) => {
                    lines.iter().for_each(|line| self.write(line, &mut outcome));
                    Input::Stored(true)
                }
                Effect::LookUp(who) => Input::Named(who, None),
                // Nobody reads what people are told here.
                Effect::ReadMissed(_) => Input::Missed(None),
                Effect::Ask(question) => {
                    outcome.question = Some(question);
                    continue;
                }
                // The screen shows the table itself, and nobody comes or goes.
                _ => continue,
            };
            effects.extend(self.table.handle(input, self.now));
        }
        outcome
    }

    fn write(&mut self, line: &Line, outcome: &mut Outcome) {
        match Stamped::read(line).expect("a line just written").entry {
            Entry::GameOpened { .. } => self.events.clear(),
            Entry::Played { event } => {
                self.events.push(event.clone());
                outcome.events.push(event);
            }
            _ => {}
        }
    }

    /// The game under way, or just over.
    pub(crate) fn game(&self) -> &Game {
        self.table.room().last_game().expect("an evening begins with a game")
    }

    /// The games of the evening that are over.
    pub(crate) fn games(&self) -> Match {
        self.table.room().games()
    }

    /// The same, with who started them.
    pub(crate) fn sheet(&self) -> impl Iterator<Item = (Seat, &Vec<SeatScore>)> {
        self.table.room().sheet()
    }

    /// How many games are over.
    pub(crate) fn played(&self) -> usize {
        self.sheet().count()
    }

    /// The game under way, or just over, with its secret.
    pub(crate) fn record(&self) -> Record {
        let record = self.table.room().record(self.names(), self.events.clone());
        record.expect("an evening begins with a game")
    }

    /// What is left of the time for a move.
    pub(crate) fn time_left(&self) -> Option<Millis> {
        let (_, began, _) = self.table.room().turn()?;
        Some(began + Millis::from(self.plan.clock?) * 1000 - self.now)
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(self.plan.players.len() as u8)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.plan.players[seat.index()].name
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.plan.players.iter().map(|who| who.name.clone()).collect()
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.plan.players[seat.index()].level.is_none()
    }

    pub(crate) fn people(&self) -> usize {
        self.plan.players.iter().filter(|who| who.level.is_none()).count()
    }

    /// The one person among programs, who may look at the screen all the time.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.seats().filter(|seat| self.is_person(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game().phase() == Phase::Over
    }

    /// Whether there is anything left to play.
    pub(crate) fn has_more(&self) -> bool {
        !self.is_over() || self.games().next_game().is_some()
    }

    /// The round and game under way or just over, from 1.
    pub(crate) fn number(&self) -> (usize, usize) {
        let before = self.played() - usize::from(self.is_over());
        let in_round = self.games().games_in_round();
        (before / in_round + 1, before % in_round + 1)
    }

    /// The table at the end of a seat's last turn in this game, an empty one before it.
    pub(crate) fn table_after_turn_of(&self, seat: Seat) -> Melds {
        let last = self.events.iter().rposition(|event| turn_of(event) == Some(seat));
        let until = last.map_or(0, |last| last + 1);
        last_table(&self.events[..until])
    }

    /// The last events, each with the table it found.
    pub(crate) fn last_events(&self, count: usize) -> impl Iterator<Item = (&Event, Melds)> {
        let first = self.events.len().saturating_sub(count);
        (first..self.events.len()).map(|at| (&self.events[at], last_table(&self.events[..at])))
    }

    /// The last lay: whose it was, and the table before it.
    pub(crate) fn last_lay(&self) -> Option<(&Event, Melds)> {
        let last = self.events.iter().rposition(|event| matches!(event, Event::Laid { .. }))?;
        Some((&self.events[last], last_table(&self.events[..last])))
    }

    /// What a seat drew in its last turn.
    pub(crate) fn just_drawn(&self, seat: Seat) -> Bag {
        let last = self.events.iter().rev().find(|event| turn_of(event) == Some(seat));
        match last {
            Some(Event::Drawn { tiles, .. }) => tiles.iter().collect(),
            _ => Bag::EMPTY,
        }
    }
}

/// Whose turn an event ends.
fn turn_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Laid { seat, .. } | Event::Drawn { seat, .. } | Event::Passed { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    }
}

fn last_table(events: &[Event]) -> Melds {
    let laid = events.iter().rev().find_map(|event| match event {
        Event::Laid { table, .. } => Some(table.clone()),
        _ => None,
    });
    laid.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use dublet_words::Language;

    use super::*;

    #[test]
    fn levels_are_programs_and_all_else_is_people() {
        let words = Words::new(Language::Pl);
        for level in Level::ALL {
            let named = Who::program(level, &words);
            assert_eq!(who(level.name(), &words), Ok(named));
            let eva = Who { name: "Eva".to_owned(), level: Some(level) };
            assert_eq!(who(&format!("Eva={level}"), &words), Ok(eva));
        }
        assert_eq!(who("=steady", &words).unwrap().name, "Solidny");
        assert_eq!(who(" Anna ", &words), Ok(Who { name: "Anna".to_owned(), level: None }));
        assert!(who("Eva=genius", &words).is_err());
    }

    #[test]
    fn players_of_one_name_are_told_apart() {
        let one = || Who { name: "Eva".to_owned(), level: None };
        let names: Vec<String> =
            told_apart(vec![one(), one(), one()]).into_iter().map(|who| who.name).collect();
        assert_eq!(names, ["Eva", "Eva 2", "Eva 3"]);
    }
}
