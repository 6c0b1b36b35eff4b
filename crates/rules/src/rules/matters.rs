//! Which values make a difference beside the others: a form asks for no more.

use super::{Value, Values};
use crate::tile::{Joker, Tile};

impl Value {
    /// Whether it can change anything in a friendly game on the page by these values. What is for tournaments or for real tiles
    /// alone cannot, nor a penalty for a wrong lay, which no page hands in (rule 4.5), nor what another value leaves no room for.
    pub fn matters(&self, values: &Values) -> bool {
        let has_jokers =
            Joker::ALL.into_iter().any(|joker| values.copies_of(Tile::joker(joker)) > 0);
        let costs = values.unopened_penalty > 0;
        let costs_more = costs && values.could_have_opened_penalty > values.unopened_penalty;
        match self.name {
            "tournament_seconds" | "lost_layout" | "wrong_lay_tiles" => false,
            "joker_penalty" | "freed_jokers" => has_jokers,
            "mirror_worth" => values.mirror_jokers > 0,
            "three_doublets" => values.copies > 1,
            "time_up" | "time_up_tiles" => values.move_seconds > 0,
            "could_have_opened_penalty" | "penalties_at_pool_end" => costs,
            "jokers_could_open" => {
                has_jokers && costs && values.could_have_opened_penalty != values.unopened_penalty
            }
            "announcement" => costs_more,
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Rules, VALUES};

    fn idle(rules: &str) -> Vec<&'static str> {
        let rules: Rules = rules.parse().unwrap();
        VALUES.iter().filter(|value| !value.matters(&rules)).map(|value| value.name).collect()
    }

    #[test]
    fn what_other_values_leave_no_room_for_is_not_asked() {
        let always = ["tournament_seconds", "lost_layout", "wrong_lay_tiles"];
        let also = |names: &[&'static str]| {
            let known = VALUES.iter().map(|value| value.name);
            known.filter(|name| always.contains(name) || names.contains(name)).collect::<Vec<_>>()
        };
        assert_eq!(idle("championship-twist"), also(&[]));
        assert_eq!(idle("championship"), also(&["mirror_worth"]));
        assert_eq!(idle("standard"), also(&["mirror_worth", "time_up", "time_up_tiles"]));
        let penalties = [
            "could_have_opened_penalty",
            "jokers_could_open",
            "announcement",
            "penalties_at_pool_end",
        ];
        assert_eq!(idle("original"), also(&[&penalties[..], &["mirror_worth"]].concat()));
        let no_jokers = ["joker_penalty", "freed_jokers", "jokers_could_open", "mirror_worth"];
        assert_eq!(idle("championship plain_jokers=0"), also(&no_jokers));
        let alike = "championship could_have_opened_penalty=100";
        assert_eq!(idle(alike), also(&["mirror_worth", "jokers_could_open", "announcement"]));
        let one_copy = "championship-twist copies=1 max_players=2";
        assert_eq!(idle(one_copy), also(&["three_doublets"]));
    }
}
