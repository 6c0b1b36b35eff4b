//! An evening: who plays, by which rules, the games so far and the one under way. Everything a saved game
//! has to hold, and nothing of the screen.

use dublet_players::{Level, RecordedGame};
use dublet_rules::{
    bag::Bag,
    deal::Fairness,
    game::{Command, Event, Phase, Refusal, Setup, view::SeatEvent},
    rules::Rules,
    score::SeatScore,
    seat::Seat,
    standings::Match,
    table::Table as Melds,
};

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

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) starter: Seat,
    pub(crate) scores: Vec<SeatScore>,
}

/// An evening: its games so far, and the table of the one being played.
pub struct Evening {
    pub(crate) plan: Plan,
    pub(crate) games: Match,
    pub(crate) played: Vec<Played>,
    pub(crate) table: RecordedGame,
    /// Whether each seat's rack is sorted by colour (789) rather than by number (777).
    pub(crate) by_colour: Vec<bool>,
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

/// The player an option names: a level's name is a program, so is `name=level`, all else a person.
///
/// # Errors
/// When a level is not known.
pub fn who(text: &str) -> Result<Who, dublet_players::UnknownLevel> {
    let text = text.trim();
    if let Ok(level) = text.parse() {
        return Ok(Who { name: text.to_owned(), level: Some(level) });
    }
    match text.split_once('=') {
        None => Ok(Who { name: text.to_owned(), level: None }),
        Some((name, level)) => {
            let (name, level) = (name.trim(), level.trim());
            let name = if name.is_empty() { level } else { name };
            Ok(Who { name: name.to_owned(), level: Some(level.parse()?) })
        }
    }
}

impl Evening {
    /// The first game of an evening, about to start. The plan's number of players fits its rules.
    pub(crate) fn new(plan: Plan, fairness: Fairness) -> Self {
        let seats = plan.players.len();
        let games = Match::new(plan.rules, seats as u8, plan.rounds);
        let table = first_table(&plan, &games, fairness);
        Self { plan, games, played: Vec::new(), table, by_colour: vec![false; seats] }
    }

    /// Sits down to the next game, if there is one.
    pub(crate) fn next_game(&mut self, fairness: Fairness) {
        if self.games.next_game().is_some() {
            self.table = first_table(&self.plan, &self.games, fairness);
        }
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
        self.table.game.phase() == Phase::Over
    }

    /// Whether there is anything left to play.
    pub(crate) fn has_more(&self) -> bool {
        !self.is_over() || self.games.next_game().is_some()
    }

    /// The round and game under way or just over, from 1.
    pub(crate) fn number(&self) -> (usize, usize) {
        let before = self.played.len() - usize::from(self.is_over());
        let in_round = self.games.games_in_round();
        (before / in_round + 1, before % in_round + 1)
    }

    /// Decides a command; a game that ends with it goes onto the sheet.
    pub(crate) fn submit(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let was_over = self.is_over();
        let events = self.table.submit(command)?.to_vec();
        let game = &self.table.game;
        if !was_over && let (Some((_, scores)), Some(starter)) = (game.result(), game.starter()) {
            self.games.record(starter, scores.clone());
            self.played.push(Played { starter, scores });
        }
        Ok(events)
    }

    /// What programs learn of events just applied.
    pub(crate) fn told(&self, events: &[Event]) -> Vec<(Seat, SeatEvent)> {
        let bots = self.seats().filter(|seat| !self.is_person(*seat));
        let tell =
            |seat| events.iter().map(move |event| (seat, self.table.game.seat_event(event, seat)));
        bots.flat_map(tell).collect()
    }

    /// The table at the end of a seat's last turn in this game, an empty one before it.
    pub(crate) fn table_after_turn_of(&self, seat: Seat) -> Melds {
        let events = &self.table.events;
        let last = events.iter().rposition(|event| turn_of(event) == Some(seat));
        let until = last.map_or(0, |last| last + 1);
        last_table(&events[..until])
    }

    /// The last lay: whose it was, and the table before it.
    pub(crate) fn last_lay(&self) -> Option<(&Event, Melds)> {
        let events = &self.table.events;
        let last = events.iter().rposition(|event| matches!(event, Event::Laid { .. }))?;
        Some((&events[last], last_table(&events[..last])))
    }

    /// What a seat drew in its last turn.
    pub(crate) fn just_drawn(&self, seat: Seat) -> Bag {
        let events = &self.table.events;
        let last = events.iter().rev().find(|event| turn_of(event) == Some(seat));
        match last {
            Some(Event::Drawn { tiles, .. }) => tiles.iter().collect(),
            _ => Bag::EMPTY,
        }
    }
}

fn first_table(plan: &Plan, games: &Match, fairness: Fairness) -> RecordedGame {
    let (_, _, starter) = games.next_game().expect("asked for only while games are left");
    let setup = Setup::new(plan.rules, plan.players.len(), starter).expect("a plan's seats fit");
    RecordedGame::new(setup, fairness)
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
    use super::*;

    #[test]
    fn levels_are_programs_and_all_else_is_people() {
        for level in Level::ALL {
            let named = Who { name: level.name().to_owned(), level: Some(level) };
            assert_eq!(who(level.name()), Ok(named));
            let eva = Who { name: "Eva".to_owned(), level: Some(level) };
            assert_eq!(who(&format!("Eva={level}")), Ok(eva));
        }
        assert_eq!(who("=steady").unwrap().name, "steady");
        assert_eq!(who(" Anna "), Ok(Who { name: "Anna".to_owned(), level: None }));
        assert!(who("Eva=genius").is_err());
    }

    #[test]
    fn players_of_one_name_are_told_apart() {
        let one = || Who { name: "Eva".to_owned(), level: None };
        let names: Vec<String> =
            told_apart(vec![one(), one(), one()]).into_iter().map(|who| who.name).collect();
        assert_eq!(names, ["Eva", "Eva 2", "Eva 3"]);
    }
}
