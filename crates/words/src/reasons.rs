//! Where a player's points come from, in words.

use dublet_rules::{reason::Reason, sheet::SheetCell};

use crate::words::Words;

impl Words {
    /// Why a player's points are what they are, without what the rack could have opened with.
    pub fn reason(&self, cell: &SheetCell) -> String {
        let penalty = |id| {
            let points = cell.reason.score().small.to_string();
            self.tell(id, [("points", points.into()), ("value", cell.value.into())])
        };
        match &cell.reason {
            Reason::Won { lost, .. } if lost.is_empty() => self.say("reason-won-all"),
            Reason::Won { lost, shared: 1, less } => {
                self.tell("reason-won", [("sum", sum(lost).into()), ("less", (*less).into())])
            }
            Reason::Won { lost, shared, less } => {
                let sum = if lost.len() == 1 { sum(lost) } else { format!("({})", sum(lost)) };
                let shared = ("shared", (*shared).into());
                let args = [("sum", sum.into()), shared, ("less", (*less).into())];
                self.tell("reason-won-shared", args)
            }
            Reason::Rack { less, .. } => {
                let rack = self.rack_sum(cell);
                self.tell("reason-rack", [("rack", rack.into()), ("less", (*less).into())])
            }
            Reason::Unopened { .. } => penalty("reason-unopened"),
            Reason::Announced { .. } => penalty("reason-announced"),
            Reason::CouldHave { .. } => penalty("reason-could-have"),
        }
    }

    /// The same, with what the rack could have opened with.
    pub fn whole_reason(&self, cell: &SheetCell) -> String {
        let reason = self.reason(cell);
        let melds: Vec<String> = cell.reason.melds().iter().map(ToString::to_string).collect();
        match melds.is_empty() {
            true => reason,
            false => format!("{reason}. {} {}", self.say("reason-opening"), melds.join(" | ")),
        }
    }

    /// What a rack counts, with its jokers.
    fn rack_sum(&self, cell: &SheetCell) -> String {
        let args = [
            ("jokers", cell.jokers.into()),
            ("numbers", cell.numbers.into()),
            ("penalty", cell.joker_penalty.into()),
            ("value", cell.value.into()),
        ];
        self.tell("rack-sum", args)
    }
}

fn sum(lost: &[u16]) -> String {
    lost.iter().map(u16::to_string).collect::<Vec<_>>().join(" + ")
}
