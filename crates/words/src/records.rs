//! What is wrong with a record of a game, in words.

use dublet_rules::{
    game::{ReplayError, ReplayFault},
    record::NotVerified,
};

use crate::words::Words;

impl Words {
    /// Why a record is not verified.
    pub fn not_verified(&self, why: &NotVerified) -> String {
        match why {
            NotVerified::Replay(error) => self.replay_error(error),
            NotVerified::NotOver => self.say("verify-not-over"),
            NotVerified::NoSecret => self.say("verify-no-secret"),
            NotVerified::WrongSecret => self.say("verify-wrong-secret"),
            NotVerified::WrongShuffle { index, shuffle } => {
                let error = self.tell("verify-wrong-shuffle", [("shuffle", (*shuffle).into())]);
                let event = (index + 1).into();
                self.tell("verify-event", [("event", event), ("error", error.into())])
            }
        }
    }

    /// Why events are no game, with the number of the event.
    pub fn replay_error(&self, error: &ReplayError) -> String {
        let what = match &error.why {
            ReplayFault::Refused(refusal) => self.refusal(refusal).join("; "),
            ReplayFault::WrongDeck(_) => self.say("refusal-wrong-deck"),
            ReplayFault::BadSetup(bad) => self.bad_setup(*bad),
            ReplayFault::Uncaused => self.say("verify-uncaused"),
            ReplayFault::Differs => self.say("verify-differs"),
            ReplayFault::Missing => self.say("verify-missing"),
        };
        self.tell("verify-event", [("event", (error.index + 1).into()), ("error", what.into())])
    }
}
