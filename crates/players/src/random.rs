//! A player who knows the rules and nothing else: any legal turn, at random.

use dublet_rules::{
    bag::Bag,
    game::{Command, doublets, view::SeatView},
    meld::Meld,
    opening,
    table::Layout,
    tile::Tile,
};

use crate::{Budget, Chance, Player, player::may_announce, regroup::regroup};

/// Plays any legal turn.
pub struct Random;

impl Player for Random {
    fn claims(&mut self, view: &SeatView, chance: &mut Chance<'_>) -> bool {
        let enough = doublets(&view.rack).count() >= 3;
        view.public.rules.three_doublets && view.public.claims_open && enough && chance.one_in(2)
    }

    fn announces(&mut self, view: &SeatView, chance: &mut Chance<'_>) -> bool {
        may_announce(view) && chance.one_in(3)
    }

    fn turn(&mut self, view: &SeatView, _: Budget<'_>, chance: &mut Chance<'_>) -> Command {
        let seat = view.seat;
        let lay = if chance.one_in(12) { None } else { find_lay(view, chance) };
        if let Some(layout) = lay {
            return Command::Lay { seat, layout };
        }
        let stacks = &view.public.stacks;
        let left: Vec<usize> = (0..stacks.len()).filter(|stack| stacks[*stack] > 0).collect();
        if left.is_empty() {
            return Command::Pass { seat };
        }
        let may_choose = view.public.stack_choice == Some(seat);
        let stack = if may_choose { chance.pick(&left).copied() } else { None };
        Command::Draw { seat, stack }
    }
}

/// A lay found at random, in the order of the table with what changed behind it.
fn find_lay(view: &SeatView, chance: &mut Chance<'_>) -> Option<Layout> {
    let table = view.public.table.melds();
    if !view.opened() {
        let own = opening::find(&view.public.rules, &view.rack)?;
        return Some(layout(table.iter().chain(&own)));
    }
    // Most turns touch a few melds; jokers and long melds are where rearranging happens.
    for _ in 0..4 {
        let mut places: Vec<usize> = (0..table.len()).collect();
        chance.shuffle(&mut places);
        places.truncate(chance.below(4).min(table.len()));
        let must: Bag = places.iter().flat_map(|place| table[*place].tiles()).collect();
        let mut rack: Vec<Tile> = view.rack.iter().collect();
        chance.shuffle(&mut rack);
        rack.truncate(1 + chance.below(8));
        if let Some(melds) = regroup(&must, &rack.into_iter().collect(), chance) {
            let kept = (0..table.len()).filter(|place| !places.contains(place)).map(|p| &table[p]);
            let found = layout(kept.chain(&melds));
            // Melds alone are not enough where freed jokers are watched (rule 4.4).
            if view.judge(&found).is_ok() {
                return Some(found);
            }
        }
    }
    None
}

fn layout<'a>(melds: impl Iterator<Item = &'a Meld>) -> Layout {
    Layout(melds.map(|meld| meld.tiles().to_vec()).collect())
}
