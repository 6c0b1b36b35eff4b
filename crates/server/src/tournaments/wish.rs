//! Doing what the holder of a pass wants.

use dublet_protocol::{
    Millis,
    tournament::{Part, RoundClock, Wish},
};
use dublet_tournament::{
    event::{Act, Procedure, TableNumber},
    lots::Lots,
    names::Names,
    person::{Actor, PersonId, Role},
    refusal::Refusal,
};

use super::{error::TournamentError, event::Event};
use crate::accounts::Token;

/// Who founded the event.
pub(super) const ORGANISER: PersonId = PersonId(1);
/// People of an event at most: eight times the largest the circuit knows.
pub(super) const MOST_PEOPLE: usize = 512;
/// Lines of a log at most.
const MOST_LINES: usize = 20 * MOST_PEOPLE;
/// Letters of a reason or a title at most.
const LONGEST_TEXT: usize = 500;
const LONGEST_TITLE: usize = 80;
/// Minutes of a round at most.
const LONGEST_ROUND_MINUTES: u16 = 24 * 60;

/// Somebody with a pass, this moment, and fresh random bytes.
pub(super) struct Asker<'a> {
    pub(super) part: Part,
    pub(super) token: &'a Token,
    pub(super) now: Millis,
    pub(super) seed: [u8; 32],
}

type Done = Result<(), TournamentError>;

impl Asker<'_> {
    /// Does a wish, in memory: the caller keeps the event, or forgets it where the wish is refused.
    pub(super) fn wishes(&self, event: &mut Event, wish: Wish) -> Done {
        if let Wish::Act { act, player } = wish {
            // Lots are drawn here, by chance; nobody brings them along.
            if act.lots().is_some() {
                return Err(TournamentError::NotForPass);
            }
            return self.acts(event, act, player);
        }
        if self.part != Part::Organiser {
            return Err(TournamentError::NotForPass);
        }
        let beside = &mut event.beside;
        match wish {
            Wish::Act { .. } => {}
            Wish::AddPlayers { list, present } => return self.adds(event, &list, present),
            Wish::Rename { person, name } => {
                known(&beside.names, person)?;
                beside.names.rename(person, &name)?;
            }
            Wish::Describe { person, details } => {
                known(&beside.names, person)?;
                beside.names.describe(person, &details)?;
            }
            Wish::EraseName { person } => {
                known(&beside.names, person)?;
                beside.names.erase(person);
            }
            Wish::Retitle { title } => beside.title = checked_title(&title)?,
            Wish::Draw => return self.draws(event),
            Wish::DrawLots { reason } => return self.draws_lots(event, reason),
            Wish::AddJudge { name } => {
                check_room(&beside.names, 1)?;
                let first = event.file().next_id();
                let person = event.beside.names.add(&name, first)?;
                event.beside.passes.give(self.token, Part::Judge { person });
            }
            Wish::JudgePlayer { person } => {
                if !event.tournament.people().contains_key(&person) {
                    return Err(Refusal::UnknownPlayer { player: person }.into());
                }
                beside.passes.give(self.token, Part::Judge { person });
            }
            Wish::Revoke { part: Part::Organiser } => return Err(TournamentError::NotForPass),
            Wish::Revoke { part } => {
                if !beside.passes.take(part) {
                    return Err(TournamentError::UnknownPass);
                }
                if !matches!(part, Part::Judge { .. }) {
                    beside.passes.give(self.token, part);
                }
            }
            Wish::Rekey { pass } => {
                let token: Token = pass.parse().map_err(|_| TournamentError::UnknownPass)?;
                beside.passes.rekey(&token);
            }
            Wish::StartClock { minutes } => {
                if minutes == 0 || minutes > LONGEST_ROUND_MINUTES {
                    return Err(TournamentError::NoClock);
                }
                let ends = self.now + 60_000 * Millis::from(minutes);
                beside.clock = Some(RoundClock::Running { ends });
            }
            Wish::PauseClock { pause } => {
                beside.clock = Some(match (beside.clock, pause) {
                    (Some(RoundClock::Running { ends }), true) => {
                        RoundClock::Paused { left: (ends - self.now).max(0) }
                    }
                    (Some(RoundClock::Paused { left }), false) => {
                        RoundClock::Running { ends: self.now + left }
                    }
                    _ => return Err(TournamentError::NoClock),
                });
            }
            Wish::StopClock => {
                beside.clock.take().ok_or(TournamentError::NoClock)?;
            }
        }
        Ok(())
    }

    fn acts(&self, event: &mut Event, act: Act, player: Option<PersonId>) -> Done {
        let (reason, rule) = act.grounds();
        for text in reason.into_iter().chain(rule) {
            check_text(text, LONGEST_TEXT)?;
        }
        if event.log.len() >= MOST_LINES {
            return Err(TournamentError::Full { most: MOST_PEOPLE });
        }
        let by = self.actor(event.tournament.procedure(), &act, player)?;
        let seats = matches!(act, Act::Seat { .. } | Act::Replan { .. });
        let turns = matches!(act, Act::Start | Act::Close);
        let forgotten = match act {
            Act::Unregister { player, .. } => Some(player),
            _ => None,
        };
        event.act(by, act, self.now)?;
        if let Some(player) = forgotten {
            // Whoever was entered by mistake is not kept, so that they can be entered again.
            let mut parts = event.beside.passes.parts();
            let judges = parts.any(|part| part == Part::Judge { person: player });
            if player != ORGANISER && !judges {
                event.beside.names.erase(player);
            }
        }
        if seats {
            event.give_table_passes(self.token);
        }
        // A clock is one round's.
        if turns {
            event.beside.clock = None;
        }
        Ok(())
    }

    /// In which part somebody does something: with the organiser's pass also in the judge's, where nobody else is.
    fn actor(
        &self,
        procedure: Procedure,
        act: &Act,
        player: Option<PersonId>,
    ) -> Result<Actor, TournamentError> {
        match (self.part, player) {
            (Part::Organiser, None) => {
                let own = act.roles().contains(&Role::Organiser);
                let role = if own { Role::Organiser } else { Role::Judge };
                Ok(Actor { role, id: ORGANISER })
            }
            (Part::Judge { person }, None) => Ok(Actor { role: Role::Judge, id: person }),
            (Part::Table { table, round }, Some(player)) if place_of(act)?.table == table => {
                let place = place_of(act)?;
                // Whoever sat there before has the code of that round.
                let any_round = round.is_none() && procedure < Procedure::Impartial;
                match any_round || round == Some(place.round) {
                    true => Ok(Actor::player(player)),
                    false => Err(TournamentError::OtherRound { round: place.round }),
                }
            }
            _ => Err(TournamentError::NotForPass),
        }
    }

    fn adds(&self, event: &mut Event, list: &str, present: bool) -> Done {
        let mut file = event.file();
        let people = file.import(list).map_err(TournamentError::BadLines)?;
        check_room(&file.names, 0)?;
        event.beside.names = file.names;
        let by = Actor { role: Role::Organiser, id: ORGANISER };
        for player in people {
            event.act(by, Act::Register { player }, self.now)?;
            if present {
                event.act(by, Act::CheckIn { player }, self.now)?;
            }
        }
        Ok(())
    }

    fn draws(&self, event: &mut Event) -> Done {
        let lots = Lots::new(self.seed);
        let problem = event.tournament.seating_problem();
        let problem = problem.filter(|problem| problem.players.len() > 1);
        // Where nothing can be drawn, the event says why.
        let rounds = problem.as_ref().and_then(|problem| lots.tables(problem)).unwrap_or_default();
        let by_rank = problem.is_some_and(|problem| problem.by_rank);
        self.acts(event, Act::Seat { rounds, lots: (!by_rank).then_some(lots) }, None)
    }

    fn draws_lots(&self, event: &mut Event, reason: String) -> Done {
        let lots = Lots::new(self.seed);
        let tied = event.tournament.tie_at_cut_off();
        let order = tied.and_then(|tied| lots.order(&tied)).ok_or(Refusal::NoTie)?;
        self.acts(event, Act::BreakTie { order, reason, lots: Some(lots) }, None)
    }
}

/// The table something is done at, where it is done at a table.
fn place_of(act: &Act) -> Result<TableNumber, TournamentError> {
    match act {
        Act::Enter { place, .. }
        | Act::Sign { place }
        | Act::Dispute { place, .. }
        | Act::CallJudge { place, .. } => Ok(*place),
        _ => Err(TournamentError::NotForPass),
    }
}

fn check_text(text: &str, most: usize) -> Done {
    match text.chars().count() > most {
        true => Err(TournamentError::TextTooLong { most }),
        false => Ok(()),
    }
}

/// A title as it is kept.
pub(super) fn checked_title(title: &str) -> Result<String, TournamentError> {
    let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
    check_text(&title, LONGEST_TITLE)?;
    if title.is_empty() { Err(TournamentError::NoTitle) } else { Ok(title) }
}

fn known(names: &Names, person: PersonId) -> Done {
    match names.get(person) {
        Some(_) => Ok(()),
        None => Err(Refusal::UnknownPlayer { player: person }.into()),
    }
}

pub(super) fn check_room(names: &Names, more: usize) -> Done {
    match names.iter().count() + more > MOST_PEOPLE {
        true => Err(TournamentError::Full { most: MOST_PEOPLE }),
        false => Ok(()),
    }
}
