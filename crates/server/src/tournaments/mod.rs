//! Tournaments: founded, opened by passes, changed by wishes, followed as they change.
//!
//! Stored, then made so, then told and answered, as at the tables.

mod error;
mod event;
mod passes;
mod view;
mod wish;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex as StdMutex, PoisonError},
    time::Duration,
};

use dublet_protocol::{
    TableId, WishId,
    tournament::{LogLine, Part, TournamentState, Wish},
};
use dublet_rules::rules::Rules;
use dublet_tournament::{
    event::{Act, Procedure},
    export::{scores_csv, standings_csv},
    file::EventFile,
    person::{Actor, Role},
    tournament::Tournament,
};
use tokio::{
    sync::{Mutex, watch},
    time::sleep,
};

pub use self::error::TournamentError;
use self::{
    event::Event,
    wish::{Asker, ORGANISER},
};
use crate::{
    accounts::Token,
    sources::Sources,
    store::{Store, StoreError},
};

/// Events in memory before those nobody asks for are put away.
const KEPT: usize = 256;

/// All tournaments of a store.
pub struct Tournaments {
    store: Arc<dyn Store>,
    sources: Sources,
    live: StdMutex<HashMap<TableId, Arc<Live>>>,
    /// Whether the server ends: nobody waits any longer.
    ending: watch::Sender<bool>,
}

/// A tournament somebody asked for.
struct Live {
    /// Nothing after a write of which it is not known whether it was done: it is taken up again.
    event: Mutex<Option<Event>>,
    /// The number of its newest change.
    number: watch::Sender<u64>,
}

/// A pass, and the tournament it opens.
pub struct Holder {
    token: Token,
    part: Part,
    live: Arc<Live>,
    id: TableId,
}

impl Holder {
    /// Lets only some go on.
    fn need(&self, allowed: impl FnOnce(Part) -> bool) -> Result<(), TournamentError> {
        if allowed(self.part) { Ok(()) } else { Err(TournamentError::NotForPass) }
    }
}

type Answer<T> = Result<T, TournamentError>;

impl Tournaments {
    /// The tournaments of a store.
    pub fn new(store: Arc<dyn Store>, sources: Sources) -> Self {
        Self { store, sources, live: StdMutex::default(), ending: watch::Sender::new(false) }
    }

    /// Founds a tournament; whoever has the token runs it.
    ///
    /// # Errors
    /// When the title or the name is none, and when the store does not work.
    pub async fn found(&self, title: &str, rules: Rules, organiser: &str) -> Answer<Token> {
        let mut file = EventFile { title: wish::checked_title(title)?, ..EventFile::default() };
        file.names.add(organiser, ORGANISER)?;
        let mut tournament = Tournament::new();
        let by = Actor { role: Role::Organiser, id: ORGANISER };
        file.act(&mut tournament, by, Act::Found { rules, procedure: Procedure::NEWEST })?;
        self.open(file, tournament).await
    }

    /// Opens a whole event from its file, as another one.
    ///
    /// # Errors
    /// When it is no event, or one that cannot have been so, and when the store does not work.
    pub async fn open_file(&self, text: &str) -> Answer<Token> {
        let mut file = EventFile::read(text)?;
        file.title = wish::checked_title(&file.title).unwrap_or_else(|_| "…".to_owned());
        wish::check_room(&file.names, 0)?;
        let (file, tournament) = blocking(move || {
            let tournament = file.replay();
            tournament.map(|tournament| (file, tournament))
        })
        .await??;
        if tournament.rules().is_none() {
            return Err(dublet_tournament::refusal::Refusal::NotFounded.into());
        }
        self.open(file, tournament).await
    }

    async fn open(&self, file: EventFile, tournament: Tournament) -> Answer<Token> {
        let token = Token::new(self.sources.bytes());
        let mut id = TableId([0; 16]);
        id.0.copy_from_slice(&self.sources.bytes()[..16]);
        let epoch = self.store.claim(id).await?;
        let mut event = Event::new(id, epoch, file, tournament, &token, self.sources.now());
        event.keep(&*self.store).await?;
        let number = watch::Sender::new(event.beside.number);
        self.lock().insert(id, Arc::new(Live { event: Mutex::new(Some(event)), number }));
        Ok(token)
    }

    /// Who shows a pass.
    ///
    /// # Errors
    /// When it opens nothing, and when the store does not work.
    pub async fn holder(&self, token: Token) -> Answer<Holder> {
        let id = self.store.tournament_of_pass(token.hash()).await?;
        let id = id.ok_or(TournamentError::UnknownPass)?;
        let live = self.lock().entry(id).or_insert_with(Live::new).clone();
        let part = {
            let mut event = live.event.lock().await;
            let event = self.taken_up(&live, &mut event, id).await?;
            event.beside.passes.part(token.hash()).ok_or(TournamentError::UnknownPass)?
        };
        Ok(Holder { token, part, live, id })
    }

    /// The event in memory, from the store if need be.
    async fn taken_up<'a>(
        &self,
        live: &Live,
        event: &'a mut Option<Event>,
        id: TableId,
    ) -> Answer<&'a mut Event> {
        if event.is_none() {
            let loaded = Event::load(&*self.store, id).await?;
            let loaded = loaded.ok_or(TournamentError::UnknownPass)?;
            live.number.send_replace(loaded.beside.number);
            *event = Some(loaded);
        }
        event.as_mut().ok_or(TournamentError::UnknownPass)
    }

    async fn with<T>(&self, holder: &Holder, look: impl FnOnce(&Event) -> T) -> Answer<T> {
        let mut event = holder.live.event.lock().await;
        let event = self.taken_up(&holder.live, &mut event, holder.id).await?;
        // It may have become worthless while its holder waited.
        match event.beside.passes.part(holder.token.hash()) {
            Some(part) if part == holder.part => Ok(look(event)),
            _ => Err(TournamentError::UnknownPass),
        }
    }

    /// What the holder of a pass sees, as soon as it is another than the one they have; nothing when that does not
    /// come to be for so long.
    ///
    /// # Errors
    /// When the pass is worthless by then, and when the store does not work.
    pub async fn state(
        &self,
        holder: &Holder,
        after: Option<u64>,
        patience: Duration,
    ) -> Answer<Option<TournamentState>> {
        if let Some(after) = after {
            let mut number = holder.live.number.subscribe();
            // Another number, not a higher one: a file that was put back counts from where it was.
            let change = number.wait_for(|number| *number != after);
            let mut ending = self.ending.subscribe();
            tokio::select! {
                _ = change => {}
                _ = ending.wait_for(|ends| *ends) => return Ok(None),
                () = sleep(patience) => return Ok(None),
            }
        }
        let now = self.sources.now();
        self.with(holder, |event| Some(event.state(holder.part, now))).await
    }

    /// Does what the holder of a pass wants, once; answers with the number of the change.
    ///
    /// # Errors
    /// Why not; nothing has changed then, except after a failure of the store, when it is not known: asked again with
    /// the same number, it is done or was.
    pub async fn wish(&self, holder: &Holder, id: WishId, wish: Wish) -> Answer<u64> {
        let mut guard = holder.live.event.lock().await;
        let event = self.taken_up(&holder.live, &mut guard, holder.id).await?;
        if event.has_done(id) {
            return Ok(event.beside.number);
        }
        if event.beside.passes.part(holder.token.hash()) != Some(holder.part) {
            return Err(TournamentError::UnknownPass);
        }
        let mut changed = event.clone();
        let (part, token) = (holder.part, holder.token.clone());
        let (now, seed) = (self.sources.now(), self.sources.bytes());
        // A draw thinks for a while.
        let mut changed = blocking(move || {
            let asker = Asker { part, token: &token, now, seed };
            asker.wishes(&mut changed, wish).map(|()| changed)
        })
        .await??;
        changed.note_done(id);
        if let Err(error) = changed.keep(&*self.store).await {
            // Whether it was written is not known: whoever asks next looks.
            *guard = None;
            return Err(error.into());
        }
        let number = changed.beside.number;
        *guard = Some(changed);
        holder.live.number.send_replace(number);
        Ok(number)
    }

    /// All passes but the organiser's, for the organiser.
    ///
    /// # Errors
    /// With another pass, and when the store does not work.
    pub async fn passes(&self, holder: &Holder) -> Answer<Vec<(Part, Token)>> {
        holder.need(|part| part == Part::Organiser)?;
        self.with(holder, |event| event.beside.passes.tokens(&holder.token)).await
    }

    /// The log, for the organiser and judges.
    ///
    /// # Errors
    /// With another pass, and when the store does not work.
    pub async fn log(&self, holder: &Holder) -> Answer<Vec<LogLine>> {
        holder.need(|part| matches!(part, Part::Organiser | Part::Judge { .. }))?;
        self.with(holder, Event::log_lines).await
    }

    /// The whole event as one file, for the organiser.
    ///
    /// # Errors
    /// With another pass, and when the store does not work.
    pub async fn file(&self, holder: &Holder) -> Answer<String> {
        holder.need(|part| part == Part::Organiser)?;
        self.with(holder, |event| event.file().write()).await
    }

    /// The standings of the whole event as a table.
    ///
    /// # Errors
    /// When the pass is worthless, and when the store does not work.
    pub async fn standings(&self, holder: &Holder) -> Answer<String> {
        let part = holder.part;
        let csv =
            |event: &Event| standings_csv(&event.tournament.ranking(), &event.names_for(part));
        self.with(holder, csv).await
    }

    /// Every score as a table, for the organiser and judges.
    ///
    /// # Errors
    /// With another pass, and when the store does not work.
    pub async fn scores(&self, holder: &Holder) -> Answer<String> {
        holder.need(|part| matches!(part, Part::Organiser | Part::Judge { .. }))?;
        self.with(holder, |event| scores_csv(&event.tournament, &event.beside.names)).await
    }

    /// Erases names and passes: nobody reaches the event again.
    ///
    /// # Errors
    /// With another pass than the organiser's, and when the store does not work.
    pub async fn erase(&self, holder: &Holder) -> Answer<()> {
        holder.need(|part| part == Part::Organiser)?;
        let mut event = holder.live.event.lock().await;
        self.store.erase_tournament(holder.id).await?;
        *event = None;
        self.lock().remove(&holder.id);
        // Whoever waits finds out.
        holder.live.number.send_modify(|number| *number += 1);
        Ok(())
    }

    /// The server ends: whoever waits for news is answered.
    pub fn stop(&self) {
        self.ending.send_replace(true);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.len() > KEPT {
            live.retain(|_, event| Arc::strong_count(event) > 1);
        }
        live
    }
}

impl Live {
    fn new() -> Arc<Self> {
        Arc::new(Self { event: Mutex::new(None), number: watch::Sender::new(0) })
    }
}

/// Does what takes a while apart from what must not wait.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let failed = |error: tokio::task::JoinError| StoreError::Failed(error.to_string());
    Ok(tokio::task::spawn_blocking(work).await.map_err(failed)?)
}
