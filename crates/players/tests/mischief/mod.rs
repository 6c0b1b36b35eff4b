//! What a clock, a clumsy player or a judge may do at any time.

use dublet_players::Chance;
use dublet_rules::{
    game::{Command, Draft, DraftTile, Effect, Game, Ruling},
    score::Points,
    seat::Seat,
    tile::Tile,
};

/// Something that is not a quiet turn: time-outs, wrong lays, judges, nonsense.
pub(crate) fn mischief(game: &Game, chance: &mut Chance<'_>) -> Command {
    let any_seat = |chance: &mut Chance<'_>| Seat::new(chance.below(6)).unwrap();
    let Some(seat) = game.turn() else {
        let effect = match chance.below(4) {
            0 => Effect::Stand,
            1 => Effect::TakeBack,
            2 => Effect::Tiles { seat: any_seat(chance), count: chance.below(4) as u8 },
            _ => Effect::Points { seat: any_seat(chance), points: Points::whole(-7) },
        };
        return Command::Rule { ruling: Ruling { effect, reason: " so\r\nbe it ".into() } };
    };
    match chance.below(9) {
        0 | 1 => Command::TimeUp { seat, draft: Some(random_draft(game, seat, chance)) },
        2 => Command::TimeUp { seat, draft: None },
        3 | 4 => Command::Lay { seat, layout: random_draft(game, seat, chance).layout() },
        5 => Command::CallJudge { seat: any_seat(chance) },
        6 => Command::Pause,
        7 => Command::Pass { seat: any_seat(chance) },
        _ => Command::Draw { seat: any_seat(chance), stack: Some(chance.below(20)) },
    }
}

/// The table with rack tiles put somewhere.
fn random_draft(game: &Game, seat: Seat, chance: &mut Chance<'_>) -> Draft {
    let view = game.seat_view(seat).unwrap();
    let melds = view.public.table.melds().iter();
    let marked = |tile: &Tile, own| DraftTile { tile: *tile, own };
    let mut draft: Vec<Vec<DraftTile>> =
        melds.map(|meld| meld.tiles().iter().map(|tile| marked(tile, false)).collect()).collect();
    let any_meld = view.public.rules.with(|values| values.opening = 1).unwrap();
    if let Some(own) = dublet_rules::opening::find(&any_meld, &view.rack) {
        draft.extend(own.iter().map(|m| m.tiles().iter().map(|t| marked(t, true)).collect()));
    }
    let rest: Vec<Tile> = view.rack.iter().collect();
    if let Some(tile) = chance.pick(&rest).filter(|_| chance.one_in(2)) {
        match draft.len() {
            0 => draft.push(vec![marked(tile, true)]),
            melds => draft[chance.below(melds)].push(marked(tile, true)),
        }
    }
    Draft(draft)
}
