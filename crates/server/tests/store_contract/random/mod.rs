//! Random calls, answered by a store and by a model that remembers nothing but the calls that went through.

mod model;

use dublet_extent::extent;
use dublet_protocol::TableId;
use dublet_server::store::{Account, Append, Line, Note, Store};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use self::model::{Call, Model};
use crate::{
    homes::Home,
    sample::{game, guest, person},
};

const TABLES: u8 = 3;
const GAMES: u8 = 24;
const PEOPLE: u8 = 8;
const HASHES: u8 = 12;

fn calls() -> u32 {
    extent(600, 600, 4_000)
}

pub(crate) async fn any_calls_are_answered_as_by_a_plain_model(home: &dyn Home) {
    let seed = 0xD0B1_E7D0_B1E7;
    println!("seed {seed:#x}");
    let mut chance = Chance(ChaCha8Rng::seed_from_u64(seed));
    let mut model = Model::default();
    let mut store = home.open();
    for number in 0..calls() {
        if chance.below(100) == 0 {
            drop(store);
            store = home.open();
        }
        let call = chance.call(&model);
        let answer = perform(&*store, call.clone()).await;
        assert_eq!(answer, model.judge(&call), "call {number}: {call:?}");
        if answer.is_ok() {
            model.accept(call);
        }
        compare(&*store, &model, &mut chance).await;
    }
}

/// The answer to a call; a number for a claim.
async fn perform(store: &dyn Store, call: Call) -> model::Answer {
    match call {
        Call::Claim(table) => return store.claim(table).await,
        Call::Append(append) => store.append(append).await,
        Call::Add(account) => store.add_account(account).await,
        Call::Change(account) => store.change_account(account).await,
        Call::Erase(id) => store.erase_account(id).await,
        Call::Login(hash, who, expires) => store.add_session(hash, who, expires).await,
        Call::Logout(hash) => store.end_session(hash).await,
        Call::LogoutOthers(who, but) => store.end_other_sessions(who, but).await,
        Call::Forget(now) => store.end_expired_sessions(now).await,
    }
    .map(|()| 0)
}

/// Asks the store and the model a few things.
async fn compare(store: &dyn Store, model: &Model, chance: &mut Chance) {
    let table = chance.table();
    let after = u64::from(chance.below(4));
    let lines = model.lines(table).into_iter().skip(after as usize).collect();
    assert_eq!(store.read(table, after).await, Ok(lines), "lines of {table} after {after}");
    let code = chance.code();
    assert_eq!(store.table_of_code(&code).await, Ok(model.table_of_code(&code)), "{code}");
    let open: Vec<_> = tables().filter(|table| model.code(*table).is_some()).collect();
    assert_eq!(store.open_tables().await, Ok(open));
    let id = game(chance.below(GAMES));
    assert_eq!(store.game(id).await, Ok(model.game(id)), "{id}");
    let who = person(chance.below(PEOPLE));
    let (before, most) = (i64::from(chance.below(60)), u32::from(chance.below(4)));
    let games = model.games_of(who, before, most, (0..GAMES).map(game));
    assert_eq!(store.games_of(who, before, most).await, Ok(games), "of {who} before {before}");
    assert_eq!(store.account(who).await, Ok(model.account(who)), "{who}");
    let (hash, now) = ([chance.below(HASHES); 32], i64::from(chance.below(60)));
    assert_eq!(store.session(hash, now).await, Ok(model.session(hash, now)), "{hash:?} at {now}");
    let name = chance.name();
    let owner = (0..PEOPLE)
        .filter_map(|n| model.account(person(n)))
        .find(|account| account.unique_name().as_deref() == Some(&*name.to_lowercase()));
    assert_eq!(store.account_of_name(&name).await, Ok(owner), "{name}");
}

fn tables() -> impl Iterator<Item = TableId> {
    (0..TABLES).map(|number| TableId([number; 16]))
}

struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, bound: u8) -> u8 {
        (self.0.next_u32() % u32::from(bound)) as u8
    }

    fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u8) as usize].clone()
    }

    fn table(&mut self) -> TableId {
        TableId([self.below(TABLES); 16])
    }

    fn code(&mut self) -> String {
        self.pick(&["AAAA", "BBBB"]).to_owned()
    }

    fn name(&mut self) -> String {
        self.pick(&["Ola", "OLA", "Żaba", "żABA", "Юра"]).to_owned()
    }

    fn call(&mut self, model: &Model) -> Call {
        let hash = [self.below(HASHES); 32];
        let who = person(self.below(PEOPLE));
        let moment = i64::from(self.below(60));
        match self.below(20) {
            0 => Call::Claim(self.table()),
            1..=10 => Call::Append(self.append(model)),
            11 => Call::Add(self.account()),
            12..=13 => Call::Change(self.account()),
            14 if self.below(4) == 0 => Call::Erase(who),
            14..=16 => Call::Login(hash, who, moment),
            17 => Call::Logout(hash),
            18 => Call::LogoutOthers(who, (self.below(2) == 0).then_some(hash)),
            _ => Call::Forget(i64::from(self.below(20))),
        }
    }

    /// Mostly with the right length and claim.
    fn append(&mut self, model: &Model) -> Append {
        let table = self.table();
        let astray = |chance: &mut Self, right: u64| match chance.below(8) {
            0 => u64::from(chance.below(4)),
            _ => right,
        };
        let expected = astray(self, model.lines(table).len() as u64);
        let epoch = astray(self, model.epoch(table));
        let lines = (0..self.pick(&[0, 1, 1, 1, 2, 3]))
            .map(|_| Line { at: i64::from(self.below(60)), text: self.0.next_u32().to_string() })
            .collect();
        let notes = (0..self.pick(&[0, 0, 1, 1, 2, 3])).map(|_| self.note()).collect();
        Append { table, expected, epoch, lines, notes }
    }

    fn note(&mut self) -> Note {
        let game = game(self.below(GAMES));
        match self.below(4) {
            0 => Note::Opened { code: self.code() },
            1 => Note::Closed,
            2 => {
                let seat =
                    |chance: &mut Self| (chance.below(3) > 0).then(|| person(chance.below(PEOPLE)));
                Note::GameBegan { game, seats: (0..self.below(4)).map(|_| seat(self)).collect() }
            }
            _ => Note::GameEnded { game },
        }
    }

    fn account(&mut self) -> Account {
        Account {
            password: (self.below(2) == 0).then(|| "hash".to_owned()),
            recovery: (self.below(2) == 0).then(|| [self.below(HASHES); 32]),
            ..guest(self.below(PEOPLE), &self.name())
        }
    }
}
