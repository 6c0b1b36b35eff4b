//! Where a player's points come from, in words.

use dublet_rules::{reason::Reason, sheet::SheetCell};

use crate::{sheet::points_text, words::Words};

impl Words {
    /// Why a player's points are what they are, without what the rack could have opened with.
    pub fn reason(&self, cell: &SheetCell) -> String {
        let penalty = |id, less: u16| {
            let points = points_text(cell.reason.score().small);
            let value = ("value", cell.value.into());
            self.tell(id, [("points", points.into()), value, ("less", less.into())])
        };
        match &cell.reason {
            Reason::Won { lost, .. } if lost.is_empty() => self.say("reason-won-all"),
            Reason::Won { lost, shared: 1, less } => {
                let others = ("others", lost.len().into());
                self.tell(
                    "reason-won",
                    [others, ("sum", sum(lost).into()), ("less", (*less).into())],
                )
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
            Reason::Unopened { less, .. } => penalty("reason-unopened", *less),
            Reason::Announced { less, .. } => penalty("reason-announced", *less),
            Reason::CouldHave { less, .. } => penalty("reason-could-have", *less),
        }
    }

    /// The same, with what the rack could have opened with.
    pub fn whole_reason(&self, cell: &SheetCell) -> String {
        let reason = self.reason(cell);
        let melds: Vec<String> =
            cell.reason.melds().iter().map(|meld| self.shorts(meld.tiles())).collect();
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

#[cfg(test)]
mod tests {
    use dublet_rules::{
        notation,
        rules::{Edition, Rules},
        score::End,
        sheet::{self, Left},
    };

    use super::*;
    use crate::Language;

    fn told(rules: &Rules, end: End, racks: &[(&str, bool)], language: Language) -> Vec<String> {
        let left = |(rack, opened): &(&str, bool)| {
            let rack = notation::tiles(rack).unwrap().into_iter().collect();
            Left::Tiles { rack, opened: *opened, announced_after: None }
        };
        let left: Vec<Left> = racks.iter().map(left).collect();
        let words = Words::new(language);
        let cells = sheet::score(rules, end, &left).unwrap();
        cells.iter().map(|cell| words.whole_reason(cell)).collect()
    }

    #[test]
    fn going_out_is_told_in_three_languages() {
        let racks = [
            ("", true),
            ("k5 J", true),
            ("k1 J J", true),
            ("r9 r10 k1", false),
            ("k2 r10 r11 r12 y4", false),
        ];
        let rules = Edition::Standard.rules();
        assert_eq!(
            told(&rules, End::Out, &racks, Language::En),
            [
                "what the others lost: 55 + 101 + 100 + 200",
                "left on the rack: 5 + 50 (joker) = 55",
                "left on the rack: 1 + 2 × 50 (jokers) = 101",
                "did not open: −100 instead of the 20 left (rule 7.2)",
                "did not open, although the rack could have: −200 instead of the 39 left (rule 7.2). \
                 Possible opening: r10 r11 r12",
            ]
        );
        assert_eq!(
            told(&rules, End::Out, &racks, Language::Pl)[3..],
            [
                "bez otwarcia: −100 zamiast wartości tabliczki 20 (zasada 7.2)",
                "bez otwarcia, choć było możliwe: −200 zamiast wartości tabliczki 39 (zasada 7.2). \
                 Możliwe otwarcie: r10 r11 r12",
            ]
        );
        assert_eq!(
            told(&rules, End::Out, &racks, Language::Ru)[2..4],
            [
                "сумма на подставке: 1 + 2 × 50 (джокеры) = 101",
                "без первого выхода: −100 вместо 20 на подставке (правило 7.2)",
            ]
        );
    }

    #[test]
    fn an_empty_pool_is_told_as_the_edition_counts_it() {
        let racks = [("k4", true), ("r4", true), ("J k10", true), ("r10", true)];
        let told =
            |edition: Edition, racks: &[_]| told(&edition.rules(), End::Pool, racks, Language::En);
        let values = told(Edition::Standard, &racks);
        let won =
            "what the others lost, shared by 2, minus the winner’s own tiles: (60 + 10) / 2 − 4";
        assert_eq!(
            values,
            [won, won, "left on the rack: 10 + 50 (joker) = 60", "left on the rack: 10"]
        );
        let differences = told(Edition::Championship, &racks);
        assert_eq!(differences[0], "what the others lost, shared by 2: (56 + 6) / 2");
        assert_eq!(differences[3], "left on the rack: 10, minus the lowest rack: 4 (rule 7.5)");
        let unopened = told(Edition::Championship, &[("k4", true), ("r10 b2", false)]);
        assert_eq!(unopened[1], "did not open: −100 instead of the difference 12 − 4 (rule 7.5)");
        let three = told(Edition::Championship, &racks[..3]);
        assert_eq!(three[0], "what the others lost, shared by 2: 56 / 2");
        let equal = told(Edition::Standard, &racks[..2]);
        assert_eq!(equal[1], "all racks are equal, so nobody lost anything (rule 7.6)");
        let alone = told(Edition::Standard, &racks[1..]);
        assert_eq!(alone[0], "what the others lost, minus the winner’s own tiles: 60 + 10 − 4");
        let two = told(Edition::Standard, &racks[1..3]);
        assert_eq!(two[0], "what the other player lost, minus the winner’s own tiles: 60 − 4");
    }
}
