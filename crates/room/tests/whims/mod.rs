//! What anybody may come up with, sensible or not, as the dice fall.

use dublet_players::{Chance, Level};
use dublet_protocol::{AccountId, GameId, Hex32, Options, Patience, Request};
use dublet_rules::{
    game::{Draft, DraftTile, view::SeatView},
    rules::Edition,
    seat::Seat,
    table::Layout,
    tile::Tile,
};
use rand_chacha::ChaCha20Rng;

pub(crate) fn below(rng: &mut ChaCha20Rng, n: usize) -> usize {
    Chance(rng).below(n)
}

/// The person who sits, or wants to sit, at a seat.
pub(crate) fn person(number: u8) -> AccountId {
    AccountId([number + 1; 16])
}

/// A table of any edition and size.
pub(crate) fn options(rng: &mut ChaCha20Rng) -> Options {
    let edition = Edition::ALL[below(rng, Edition::ALL.len())];
    let rules = edition.rules();
    let span = usize::from(rules.max_players - rules.min_players) + 1;
    let seats = rules.min_players + below(rng, span) as u8;
    let patiences = [None, Some(Patience::Minutes(1)), Some(Patience::Always)];
    Options {
        rules,
        seats,
        rounds: 1 + below(rng, 2) as u8,
        clock: (below(rng, 3) > 0).then_some(30),
        spectators: true,
        patience: patiences[usize::from(seats) % patiences.len()],
    }
}

pub(crate) fn seat(rng: &mut ChaCha20Rng) -> Seat {
    Seat::new(below(rng, Seat::MAX)).unwrap()
}

/// Any idea of how much has happened at a table of so many lines.
pub(crate) fn after(rng: &mut ChaCha20Rng, lines: u64) -> u64 {
    let after = [0, lines - 1, lines, lines + 1, u64::MAX, below(rng, lines as usize) as u64];
    after[below(rng, after.len())]
}

/// The table with tiles of the rack put somewhere.
pub(crate) fn draft(rng: &mut ChaCha20Rng, view: &SeatView) -> Option<Draft> {
    let tiles = |tiles: &[Tile], own| -> Vec<DraftTile> {
        tiles.iter().map(|tile| DraftTile { tile: *tile, own }).collect()
    };
    let melds = view.public.table.melds().iter();
    let mut draft: Vec<_> = melds.map(|meld| tiles(meld.tiles(), false)).collect();
    let rack: Vec<Tile> = view.rack.iter().collect();
    let (from, count) = (below(rng, rack.len().max(1)), below(rng, 5));
    let own: Vec<Tile> = rack.into_iter().skip(from).take(count).collect();
    match draft.len() {
        0 => draft.push(tiles(&own, true)),
        melds => draft[below(rng, melds)].extend(tiles(&own, true)),
    }
    (below(rng, 3) > 0).then_some(Draft(draft))
}

/// Tiles nobody would lay.
fn nonsense(rng: &mut ChaCha20Rng, view: Option<&SeatView>) -> Layout {
    let draft = view.and_then(|view| draft(rng, view));
    if let Some(draft) = draft.filter(|_| below(rng, 2) == 0) {
        return draft.layout();
    }
    let all: Vec<Tile> = Tile::all().collect();
    let melds = [0, 1, 3, 400][below(rng, 4)];
    let tiles = [0, 1, 3, 13, 300][below(rng, 5)];
    let tile = all[below(rng, all.len())];
    Layout(vec![vec![tile; tiles]; melds])
}

/// Anything somebody may ask for, whether it makes sense or not. The view is that of the player to move.
pub(crate) fn request(
    rng: &mut ChaCha20Rng,
    who: u8,
    game: Option<GameId>,
    view: Option<&SeatView>,
) -> Request {
    let stack = [0, 1, 5, 14, usize::MAX][below(rng, 5)];
    let bytes = Hex32([who; 32]);
    match below(rng, 18) {
        0 => Request::Sit { seat: None },
        1 => Request::Sit { seat: Some(seat(rng)) },
        2 => Request::Stand,
        3 => Request::SeatBot { seat: seat(rng), level: Level::Novice },
        4 => Request::Unseat { seat: seat(rng) },
        5 => Request::Ready { ready: below(rng, 2) == 0 },
        6 => Request::Contribute { game: game.unwrap_or(GameId([9; 16])), bytes },
        7 => Request::Contribute { game: GameId([9; 16]), bytes },
        8 => Request::Lay { layout: nonsense(rng, view) },
        9 => Request::Draw { stack: Some(stack) },
        10 => Request::Draw { stack: None },
        11 => Request::Pass,
        12 => Request::OpenStack { stack },
        13 => Request::ClaimDoublets,
        14 => Request::Announce,
        15 => Request::Pause,
        16 => Request::Resume,
        // Seldom, or no game would be played.
        _ if below(rng, 3) > 0 => Request::Pause,
        _ if below(rng, 4) == 0 => Request::Fewer,
        _ if below(rng, 4) == 0 => Request::Reopen { options: options(rng) },
        _ if below(rng, 3) > 0 => Request::Leave,
        _ => Request::Resign,
    }
}
