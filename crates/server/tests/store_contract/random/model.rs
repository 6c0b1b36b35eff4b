//! A store as the list of calls it has accepted: whatever is asked is found by going through them.

use dublet_protocol::{AccountId, GameId, TableId};
use dublet_server::store::{
    Account, Append, GamePlace, Line, Millis, Note, StoreError, Stored, refusal,
};

pub(super) type Answer = Stored<u64>;

#[derive(Clone, Debug)]
pub(super) enum Call {
    Claim(TableId),
    Append(Append),
    Add(Account),
    Change(Account),
    Erase(AccountId),
    Login([u8; 32], AccountId, Millis),
    Logout([u8; 32]),
    LogoutOthers(AccountId, Option<[u8; 32]>),
    Forget(Millis),
}

#[derive(Clone, Default)]
pub(super) struct Model {
    accepted: Vec<Call>,
}

impl Model {
    pub(super) fn accept(&mut self, call: Call) {
        self.accepted.push(call);
    }

    /// What a store must answer.
    pub(super) fn judge(&self, call: &Call) -> Answer {
        let refusal = match call {
            Call::Claim(table) => return Ok(self.epoch(*table) + 1),
            Call::Append(append) => return self.judge_append(append).map(|()| 0),
            Call::Add(account) if self.account(account.id).is_some() => {
                Some(refusal::ACCOUNT_TAKEN)
            }
            Call::Change(account) if !self.is_present(account.id) => Some(refusal::NO_ACCOUNT),
            Call::Add(account) | Call::Change(account) => self.taken(account),
            Call::Erase(id) => self.account(*id).is_none().then_some(refusal::NO_ACCOUNT),
            Call::Login(_, who, _) if !self.is_present(*who) => Some(refusal::NO_ACCOUNT),
            Call::Login(hash, _, _) => {
                self.session(*hash, Millis::MIN).map(|_| refusal::SESSION_TAKEN)
            }
            Call::Logout(_) | Call::LogoutOthers(..) | Call::Forget(_) => None,
        };
        refusal.map_or(Ok(0), |words| Err(StoreError::Refused(words)))
    }

    fn judge_append(&self, append: &Append) -> Stored<()> {
        let (epoch, found) = (self.epoch(append.table), self.lines(append.table).len() as u64);
        if epoch == 0 {
            return Err(StoreError::Refused(refusal::NOT_CLAIMED));
        }
        if append.epoch != epoch {
            return Err(StoreError::StaleOwner { epoch });
        }
        if append.expected != found {
            return Err(StoreError::Conflict { expected: append.expected, found });
        }
        if append.lines.is_empty() {
            return Err(StoreError::Refused(refusal::NO_LINES));
        }
        for (index, note) in append.notes.iter().enumerate() {
            let mut before = self.clone();
            before.accept(Call::Append(Append {
                notes: append.notes[..index].to_vec(),
                ..append.clone()
            }));
            before.judge_note(append.table, note)?;
        }
        Ok(())
    }

    fn judge_note(&self, table: TableId, note: &Note) -> Stored<()> {
        let going_on = |place: &GamePlace| place.table == table && place.last.is_none();
        let refusal = match note {
            Note::Opened { .. } if self.code(table).is_some() => Some(refusal::OPEN_ALREADY),
            Note::Opened { code } => self.table_of_code(code).map(|_| refusal::CODE_TAKEN),
            Note::Closed => self.code(table).is_none().then_some(refusal::NOT_OPEN),
            Note::GameBegan { game, .. } => self.game(*game).map(|_| refusal::GAME_TAKEN),
            Note::GameEnded { game } => {
                (!self.game(*game).as_ref().is_some_and(going_on)).then_some(refusal::NO_GAME)
            }
        };
        refusal.map_or(Ok(()), |words| Err(StoreError::Refused(words)))
    }

    fn appends(&self) -> impl Iterator<Item = &Append> {
        self.accepted.iter().filter_map(|call| match call {
            Call::Append(append) => Some(append),
            _ => None,
        })
    }

    fn notes(&self) -> impl Iterator<Item = (&Append, &Note)> {
        self.appends().flat_map(|append| append.notes.iter().map(move |note| (append, note)))
    }

    pub(super) fn epoch(&self, table: TableId) -> u64 {
        let claims = self.accepted.iter();
        claims.filter(|call| matches!(call, Call::Claim(of) if *of == table)).count() as u64
    }

    pub(super) fn lines(&self, table: TableId) -> Vec<Line> {
        let appends = self.appends().filter(|append| append.table == table);
        appends.flat_map(|append| append.lines.clone()).collect()
    }

    pub(super) fn code(&self, table: TableId) -> Option<String> {
        let mut code = None;
        for (_, note) in self.notes().filter(|(append, _)| append.table == table) {
            match note {
                Note::Opened { code: new } => code = Some(new.clone()),
                Note::Closed => code = None,
                _ => {}
            }
        }
        code
    }

    pub(super) fn table_of_code(&self, code: &str) -> Option<TableId> {
        self.notes()
            .map(|(append, _)| append.table)
            .find(|table| self.code(*table).as_deref() == Some(code))
    }

    pub(super) fn game(&self, id: GameId) -> Option<GamePlace> {
        let mut place: Option<GamePlace> = None;
        for (append, note) in self.notes() {
            match note {
                Note::GameBegan { game, seats } if *game == id => {
                    place = Some(GamePlace {
                        game: id,
                        table: append.table,
                        first: append.expected + 1,
                        last: None,
                        began: append.lines[0].at,
                        ended: None,
                        seats: seats.clone(),
                    });
                }
                Note::GameEnded { game } if *game == id => {
                    let place = place.as_mut().expect("it began before");
                    place.last = Some(append.expected + append.lines.len() as u64);
                    place.ended = append.lines.last().map(|line| line.at);
                }
                _ => {}
            }
        }
        place
    }

    /// Of all the games there may be.
    pub(super) fn games_of(
        &self,
        who: AccountId,
        before: Millis,
        most: u32,
        all: impl Iterator<Item = GameId>,
    ) -> Vec<GamePlace> {
        let mut games: Vec<_> = all
            .filter_map(|game| self.game(game))
            .filter(|place| place.began < before && place.seats.contains(&Some(who)))
            .collect();
        games.sort_by_key(|place| (-place.began, place.game));
        games.truncate(most as usize);
        games
    }

    pub(super) fn account(&self, id: AccountId) -> Option<Account> {
        let mut account: Option<Account> = None;
        for call in &self.accepted {
            match call {
                Call::Add(added) if added.id == id => account = Some(added.clone()),
                Call::Change(changed) if changed.id == id => {
                    let created = account.expect("it was added").created;
                    account = Some(Account { created, ..changed.clone() });
                }
                Call::Erase(erased) if *erased == id => {
                    let created = account.expect("it was added").created;
                    let (name, password, recovery) = (None, None, None);
                    account = Some(Account { id, name, created, password, recovery });
                }
                _ => {}
            }
        }
        account
    }

    fn is_present(&self, id: AccountId) -> bool {
        self.account(id).is_some_and(|account| account.name.is_some())
    }

    /// What of an account somebody else has.
    fn taken(&self, account: &Account) -> Option<&'static str> {
        let others: Vec<Account> = self
            .accepted
            .iter()
            .filter_map(|call| match call {
                Call::Add(added) if added.id != account.id => self.account(added.id),
                _ => None,
            })
            .collect();
        let name = account.unique_name();
        if name.is_some() && others.iter().any(|other| other.unique_name() == name) {
            return Some(refusal::NAME_TAKEN);
        }
        let recovery = account.recovery;
        (recovery.is_some() && others.iter().any(|other| other.recovery == recovery))
            .then_some(refusal::RECOVERY_TAKEN)
    }

    pub(super) fn session(&self, hash: [u8; 32], now: Millis) -> Option<AccountId> {
        let mut session = None;
        for call in &self.accepted {
            match call {
                Call::Login(of, who, expires) if *of == hash => session = Some((*who, *expires)),
                Call::Logout(of) if *of == hash => session = None,
                Call::LogoutOthers(who, but) if *but != Some(hash) => {
                    session = session.filter(|(whose, _)| whose != who);
                }
                Call::Forget(now) => session = session.filter(|(_, expires)| expires > now),
                Call::Erase(id) => session = session.filter(|(whose, _)| whose != id),
                _ => {}
            }
        }
        session.filter(|(_, expires)| *expires > now).map(|(who, _)| who)
    }
}
