//! People with a page or two each, and what they do.

use std::collections::BTreeMap;

use dublet_players::Level;
use dublet_protocol::{AccountId, ClientMessage, CommandId, Millis, PROTOCOL, Request};
use dublet_room::{
    Resting,
    driver::{Input, News, Sessions, SocketId, Visitor},
};
use rand_chacha::ChaCha20Rng;

use super::{
    evening::Evening,
    look::Checked,
    page::Page,
    whims::{self, below, person},
};

/// A command is said again until so many others were done: a table forgets what is much older.
const UNDER_WAY: usize = 30;

pub(crate) struct Person {
    number: u8,
    pub(crate) who: AccountId,
    /// None when nothing says any more who they were: they do not come again.
    pub(crate) name: Option<String>,
    level: Level,
    commands: u64,
    pub(crate) tabs: Vec<Tab>,
}

/// A tab of a browser.
#[derive(Default)]
pub(crate) struct Tab {
    /// The way to the table, while there is one.
    pub(crate) socket: Option<SocketId>,
    /// What it has, from its first welcome on.
    pub(crate) page: Option<Page>,
    /// The last command said, to be said again.
    last: Option<ClientMessage>,
}

/// What became of a socket.
pub(crate) struct Way {
    pub(crate) person: usize,
    pub(crate) tab: usize,
    /// The number it came with.
    pub(crate) after: Option<u64>,
    pub(crate) welcomed: bool,
    /// Commands said that are not answered, with how often.
    pub(crate) unanswered: BTreeMap<CommandId, u32>,
    pub(crate) is: Is,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Is {
    Open,
    /// Its person left; the driver may not know yet.
    Left,
    /// The driver closed it, or was gone.
    Closed,
}

impl Way {
    /// The host is gone, and this with it.
    pub(crate) fn end(&mut self) {
        self.is = Is::Closed;
    }
}

impl Person {
    pub(crate) fn new(number: u8, dice: &mut ChaCha20Rng) -> Self {
        Self {
            number,
            who: person(number),
            name: Some(format!("person {number}")),
            level: [Level::Random, Level::Random, Level::Novice][below(dice, 3)],
            commands: 0,
            tabs: (0..=below(dice, 2)).map(|_| Tab::default()).collect(),
        }
    }

    fn session(&self, tab: usize) -> [u8; 32] {
        [self.number * 10 + tab as u8; 32]
    }
}

impl Evening<'_> {
    /// Somebody does something.
    pub(crate) fn act(&mut self) -> Checked {
        let person = below(&mut self.dice, self.people.len());
        let tab = below(&mut self.dice, self.people[person].tabs.len());
        match below(&mut self.dice, 100) {
            0..=2 => self.leave(person, tab),
            3 => self.rename(person),
            4 => self.sign_out(person, tab),
            5 if self.one_in(30) => self.erase(person),
            6 | 7 => self.seek(person),
            8..=10 => self.lag(person, tab),
            11..=14 => self.moment(),
            15..=24 => self.ask_anything(person, tab),
            25..=29 => self.say_again(person, tab),
            30..=37 => self.draft(person, tab),
            38 if self.one_in(4) => self.hello_again(person, tab),
            39 if self.one_in(20) => self.crowd(person),
            _ => {
                let (person, tab) = self.whose_turn().unwrap_or((person, tab));
                self.ask_sensibly(person, tab)
            }
        }
    }

    /// The tab of whoever is to move, mostly.
    fn whose_turn(&mut self) -> Option<(usize, usize)> {
        if self.one_in(3) {
            return None;
        }
        let ways = self.sockets.values().filter(|way| way.is == Is::Open && way.welcomed);
        let mut places = ways.map(|way| (way.person, way.tab));
        places.find(|(person, tab)| {
            let page = &self.people[*person].tabs[*tab].page;
            page.as_ref().is_some_and(|page| page.turn().is_some())
        })
    }

    /// The socket of a tab whose way is open. Whoever has none comes, mostly.
    fn socket(&mut self, person: usize, tab: usize) -> Result<Option<SocketId>, String> {
        let socket = self.people[person].tabs[tab].socket;
        if socket.is_some_and(|socket| self.sockets[&socket].is == Is::Open) {
            return Ok(socket);
        }
        if !self.one_in(3) {
            self.come(person, tab)?;
        }
        Ok(None)
    }

    /// A tab joins, with the number it has, or anew.
    fn come(&mut self, person: usize, tab: usize) -> Checked {
        let anew = self.one_in(4);
        let someone = &mut self.people[person];
        if self.driver.is_none() || someone.name.is_none() {
            return Ok(());
        }
        let visitor = Visitor { who: someone.who, session: someone.session(tab) };
        let had = someone.tabs[tab].page.as_ref().filter(|_| !anew);
        let after = had.map(|page| page.number);
        let socket = self.sockets.len() as SocketId + 1;
        someone.tabs[tab].socket = Some(socket);
        let way =
            Way { person, tab, after, welcomed: false, unanswered: BTreeMap::new(), is: Is::Open };
        self.sockets.insert(socket, way);
        self.tally.count(if after.is_some() { "joins with a number" } else { "joins" });
        self.hand(Input::Join { socket, visitor, after })
    }

    fn leave(&mut self, person: usize, tab: usize) -> Checked {
        let Some(socket) = self.socket(person, tab)? else { return Ok(()) };
        self.sockets.entry(socket).and_modify(|way| way.is = Is::Left);
        self.hand(Input::Leave(socket))
    }

    fn say(&mut self, socket: SocketId, message: ClientMessage) -> Checked {
        if let (ClientMessage::Command { id, .. }, Some(way)) =
            (&message, self.sockets.get_mut(&socket))
        {
            *way.unanswered.entry(*id).or_default() += 1;
        }
        self.hand(Input::Said(socket, message))
    }

    fn command(&mut self, person: usize, tab: usize, after: u64, request: Request) -> Checked {
        let Some(socket) = self.socket(person, tab)? else { return Ok(()) };
        let someone = &mut self.people[person];
        someone.commands += 1;
        let message = ClientMessage::Command { id: CommandId(someone.commands), after, request };
        someone.tabs[tab].last = Some(message.clone());
        self.say(socket, message)
    }

    fn ask_sensibly(&mut self, person: usize, tab: usize) -> Checked {
        let someone = &self.people[person];
        let Some(page) = &someone.tabs[tab].page else { return self.socket(person, tab).map(drop) };
        let mut brain = self.bench.wake(someone.level);
        let wish = page.wish(&mut *brain, &mut self.dice);
        let (number, asked) = (page.number, !page.state.pause_asked.is_empty());
        self.bench.rest(someone.level, brain);
        let wish = if asked && self.one_in(2) { Some(Request::Pause) } else { wish };
        wish.map_or(Ok(()), |request| self.command(person, tab, number, request))
    }

    /// Something silly, or with an old idea of what has happened.
    fn ask_anything(&mut self, person: usize, tab: usize) -> Checked {
        let someone = &self.people[person];
        let Some(page) = &someone.tabs[tab].page else { return self.socket(person, tab).map(drop) };
        let after = whims::after(&mut self.dice, page.number);
        let game = page.state.game.as_ref().map(|game| game.game);
        let request = whims::request(&mut self.dice, someone.number, game, page.turn());
        self.command(person, tab, after, request)
    }

    /// The last command once more, from any tab of theirs.
    fn say_again(&mut self, person: usize, tab: usize) -> Checked {
        let from = below(&mut self.dice, self.people[person].tabs.len());
        let Some(message) = self.people[person].tabs[from].last.clone() else { return Ok(()) };
        if let ClientMessage::Command { id, .. } = message
            && self.story().commands_since(self.people[person].who, id) > UNDER_WAY
        {
            return Ok(());
        }
        let Some(socket) = self.socket(person, tab)? else { return Ok(()) };
        self.tally.count("commands said again");
        self.say(socket, message)
    }

    fn draft(&mut self, person: usize, tab: usize) -> Checked {
        let (person, tab) = self.whose_turn().unwrap_or((person, tab));
        let Some(socket) = self.socket(person, tab)? else { return Ok(()) };
        let Some(page) = &self.people[person].tabs[tab].page else { return Ok(()) };
        let draft = page.turn().and_then(|view| whims::draft(&mut self.dice, view));
        let after = page.number;
        self.say(socket, ClientMessage::Draft { after, draft })
    }

    fn lag(&mut self, person: usize, tab: usize) -> Checked {
        let lag = below(&mut self.dice, 2_500) as Millis;
        let Some(socket) = self.socket(person, tab)? else { return Ok(()) };
        self.hand(Input::Lag(socket, lag))
    }

    /// No page says hello twice.
    fn hello_again(&mut self, person: usize, tab: usize) -> Checked {
        let Some(socket) = self.socket(person, tab)? else { return Ok(()) };
        self.say(socket, ClientMessage::Hello { protocol: PROTOCOL, after: None })
    }

    /// Somebody opens one tab after the other.
    fn crowd(&mut self, person: usize) -> Checked {
        for _ in 0..10 {
            self.people[person].tabs.push(Tab::default());
            self.come(person, self.people[person].tabs.len() - 1)?;
        }
        Ok(())
    }

    /// A chair at once.
    fn seek(&mut self, person: usize) -> Checked {
        if self.driver.is_none() {
            return Ok(());
        }
        let (who, number) = (self.people[person].who, below(&mut self.dice, usize::MAX) as u64);
        self.seeks.insert(number, who);
        self.hand(Input::Seat(who, number))
    }

    fn rename(&mut self, person: usize) -> Checked {
        let someone = &mut self.people[person];
        let Some(name) = &mut someone.name else { return Ok(()) };
        name.push('!');
        let (who, name) = (someone.who, name.clone());
        self.hand(Input::News(who, News::Renamed(name)))
    }

    fn sign_out(&mut self, person: usize, tab: usize) -> Checked {
        let someone = &self.people[person];
        let (who, session) = (someone.who, someone.session(tab));
        let sessions = [Sessions::One(session), Sessions::Others(session), Sessions::All];
        let sessions = sessions[below(&mut self.dice, sessions.len())];
        self.hand(Input::News(who, News::SignedOut(sessions)))
    }

    fn erase(&mut self, person: usize) -> Checked {
        let someone = &mut self.people[person];
        someone.name = None;
        let who = someone.who;
        self.hand(Input::News(who, News::Erased))
    }

    /// Whoever has no way to the table comes, each with what they have.
    pub(crate) fn all_come(&mut self) -> Checked {
        for person in 0..self.people.len() {
            for tab in 0..self.people[person].tabs.len() {
                let socket = self.people[person].tabs[tab].socket;
                if socket.is_none_or(|socket| self.sockets[&socket].is != Is::Open) {
                    self.come(person, tab)?;
                }
            }
        }
        Ok(())
    }

    pub(crate) fn all_leave(&mut self) -> Checked {
        let open = self.sockets.iter().filter(|(_, way)| way.is == Is::Open).map(|(id, _)| *id);
        for socket in open.collect::<Vec<_>>() {
            self.sockets.entry(socket).and_modify(|way| way.is = Is::Left);
            self.hand(Input::Leave(socket))?;
        }
        Ok(())
    }

    /// Whether anybody hears what is told now.
    pub(crate) fn is_somebody_told(&self) -> bool {
        self.sockets.values().any(|way| way.is == Is::Open && way.welcomed)
    }
}
