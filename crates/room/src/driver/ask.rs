//! When programs are asked, and what becomes of their answers.

use dublet_players::Level;
use dublet_protocol::{Chair, Millis, Sitter};
use dublet_rules::{
    game::{Command, doublets},
    seat::Seat,
};

use super::{Driver, Effect, Question, Then};

/// A question that waits, so that people see what programs do and can speak before them.
pub(super) struct Asking {
    since: Millis,
    patience: Patience,
    pub(super) question: Question,
}

/// How long a question waits.
enum Patience {
    /// As long as a move takes.
    Move,
    /// Somebody may have something to say (rules 2.3, 7.4).
    MaySpeak,
    /// Somebody gains by saying it, and nobody else learns a secret from a program that waits.
    Gains,
}

impl Driver {
    /// Lets programs wait so long before they move. Where somebody gains by speaking they wait as ever.
    pub fn hurry(&mut self, bot_move: Millis) {
        self.host_options.pace.bot_move = bot_move;
    }

    pub(super) fn asks_at(&self, asking: &Asking) -> Millis {
        let pace = &self.host_options.pace;
        let waits = match asking.patience {
            Patience::Move => pace.bot_move,
            Patience::MaySpeak => pace.bot_patience,
            // No program loses its turn by waiting.
            Patience::Gains => match self.room.options().clock {
                Some(seconds) => pace.bot_hears_out.min(Millis::from(seconds) * 500),
                None => pace.bot_hears_out,
            },
        };
        asking.since + waits
    }

    /// What a change may bring: a table that waits for nobody any more, programs to ask.
    pub(super) fn after_change(&mut self) {
        let free = self.room.chairs().iter().any(|chair| chair.sitter.is_none());
        let waits = self.room.is_quick() && free;
        if waits != self.waits {
            self.waits = waits;
            self.effects.push(Effect::Waits(waits));
        }
        let line = self.room.lines();
        if self.asked_at == line || self.presence.wakes_at().is_some() {
            return;
        }
        self.asked_at = line;
        self.asking = self.room.question(&self.bots(), &self.seen).map(|question| Asking {
            since: self.now,
            patience: self.patience(&question),
            question,
        });
    }

    fn patience(&self, question: &Question) -> Patience {
        let one_device = self.host_options.one_device;
        let is_alone = self.room.people().count() == 1 && !self.room.options().spectators;
        match question.patient {
            true if (one_device || is_alone) && self.somebody_gains() => Patience::Gains,
            true if !one_device => Patience::MaySpeak,
            _ => Patience::Move,
        }
    }

    /// The programs to ask. At one device somebody watches those who play alone.
    fn bots(&self) -> Vec<(Seat, Level)> {
        let is_program = |chair: &Chair| matches!(chair.sitter, Some(Sitter::Bot { .. }));
        match self.host_options.one_device && self.room.chairs().iter().all(is_program) {
            true => self.room.bots_even_alone(),
            false => self.room.bots(),
        }
    }

    /// Whether a claim or an announcement of a person would count (rules 2.3, 7.4).
    fn somebody_gains(&self) -> bool {
        let gains = |seat: Seat| {
            let game = self.room.game()?;
            let view = game.seat_view(seat)?;
            let claims = view.public.claims_open && doublets(&view.rack).count() >= 3;
            Some(claims || game.gains_by_announcing(seat))
        };
        self.room.people().any(|seat| gains(seat) == Some(true))
    }

    /// Programs asked at a line want something, or nothing.
    pub(super) fn answered(&mut self, line: u64, command: Option<Command>) {
        let Some(command) = command.filter(|_| line == self.room.lines()) else { return };
        let decided = self.room.play(&command).or_else(|refused| {
            self.effects.push(Effect::Trouble(line));
            let turn = self.room.turn().map(|(seat, ..)| seat);
            let bots = self.bots();
            let seat = turn.filter(|turn| bots.iter().any(|(bot, _)| bot == turn));
            let seat = seat.ok_or(refused)?;
            let draw = self.room.play(&Command::Draw { seat, stack: None });
            draw.or_else(|_| self.room.play(&Command::Pass { seat }))
        });
        if let Ok(entries) = decided {
            self.propose(entries, None, Then::Nothing);
        }
    }
}
