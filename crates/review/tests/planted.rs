//! Mistakes planted into games that have none otherwise: each is found where it was made, with its kind, grade and
//! cost, and nothing else is.

mod tables;

use std::collections::HashMap;

use dublet_players::{Budget, Chance, RecordedGame};
use dublet_review::{Cost, Grade, Kind, Review};
use dublet_rules::{
    bag::Bag,
    game::{Command, view::SeatView},
    meld::Meld,
    rules::Edition,
    table::Layout,
};
use dublet_solver::{Goal, Solver};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::{is_turn, new_table, record, steady};

/// What is done instead of the best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Plant {
    /// Draw, or pass with an empty pool, though a lay is at hand.
    DrawInsteadOfLay,
    /// Lay one tile fewer.
    OneTileFewer,
    /// Lay at least two tiles fewer.
    ManyTilesFewer,
    /// Lay as many tiles, with fewer points.
    FewerPoints,
    /// Draw though an opening is at hand.
    DrawInsteadOfOpening,
    /// Open with fewer tiles.
    SmallerOpening,
    /// Draw, or pass, though the whole rack can go.
    DrawInsteadOfGoingOut,
    /// Lay some of a rack of which all can go.
    LayInsteadOfGoingOut,
}

use Plant::{
    DrawInsteadOfGoingOut, DrawInsteadOfLay, DrawInsteadOfOpening, FewerPoints,
    LayInsteadOfGoingOut, ManyTilesFewer, OneTileFewer, SmallerOpening,
};

const PLANTS: [Plant; 8] = [
    DrawInsteadOfLay,
    OneTileFewer,
    ManyTilesFewer,
    FewerPoints,
    DrawInsteadOfOpening,
    SmallerOpening,
    DrawInsteadOfGoingOut,
    LayInsteadOfGoingOut,
];

/// A command worse than the best, and what the review should say of it.
struct Planted {
    command: Command,
    kind: Kind,
    grade: Grade,
    cost: Cost,
}

fn draw(view: &SeatView) -> Command {
    let seat = view.seat;
    match view.public.stacks.iter().all(|stack| *stack == 0) {
        true => Command::Pass { seat },
        false => Command::Draw { seat, stack: None },
    }
}

fn layout(melds: &[Meld]) -> Layout {
    Layout(melds.iter().map(|meld| meld.tiles().to_vec()).collect())
}

/// What can be laid of a rack: tiles, points, and the table after it.
fn lay(solver: &mut Solver, view: &SeatView, rack: &Bag) -> Option<(u16, u16, Layout)> {
    let (rules, table) = (&view.public.rules, &view.public.table);
    if view.opened() {
        let best = solver.best_lay(rules, table, rack, Goal::Tiles);
        return (best.tiles > 0).then(|| (best.tiles, best.shed, layout(&solver.plan())));
    }
    let opening = solver.fullest_opening(rules, rack)?;
    let melds = solver.plan();
    let laid: Bag = melds.iter().flat_map(Meld::tiles).collect();
    let after = [table.layout().0, layout(&melds).0].concat();
    Some((opening.tiles, rules.rack_value(&laid), Layout(after)))
}

/// The mistake to be made in a turn, if the turn has one of that kind to offer.
fn planted(plant: Plant, view: &SeatView) -> Option<Planted> {
    let solver = &mut Solver::new();
    let (tiles, shed, after) = lay(solver, view, &view.rack)?;
    let out = usize::from(tiles) == view.rack.len();
    let (needs_opened, needs_out) = match plant {
        DrawInsteadOfLay | OneTileFewer | ManyTilesFewer | FewerPoints => (true, false),
        DrawInsteadOfOpening | SmallerOpening => (false, false),
        DrawInsteadOfGoingOut | LayInsteadOfGoingOut => (view.opened(), true),
    };
    if view.opened() != needs_opened || out != needs_out {
        return None;
    }
    let others = view.public.seats.iter().zip(0..).filter(|(_, at)| *at != view.seat.index());
    let rival = others.clone().any(|(seat, _)| seat.opened);
    let (kind, grade) = match plant {
        DrawInsteadOfLay => (Kind::NothingLaid, Grade::Mistake),
        OneTileFewer => (Kind::FewerTiles, Grade::Inaccuracy),
        ManyTilesFewer | SmallerOpening => (Kind::FewerTiles, Grade::Mistake),
        FewerPoints => (Kind::FewerPoints, Grade::Inaccuracy),
        DrawInsteadOfOpening if rival => (Kind::MissedOpening, Grade::Mistake),
        DrawInsteadOfOpening => (Kind::MissedOpening, Grade::Inaccuracy),
        DrawInsteadOfGoingOut | LayInsteadOfGoingOut => (Kind::MissedWin, Grade::Blunder),
    };
    if matches!(plant, DrawInsteadOfLay | DrawInsteadOfOpening | DrawInsteadOfGoingOut) {
        let cost = Cost { tiles, points: shed };
        return Some(Planted { command: draw(view), kind, grade, cost });
    }
    // Without one or two of the tiles of the best lay, another is best.
    let laid = after.tiles().minus(view.public.table.tiles());
    let faces: Vec<_> = laid.faces().map(|(tile, _)| tile).collect();
    let pairs = faces.iter().flat_map(|one| faces.iter().map(move |other| [*one, *other]));
    let without = faces.iter().map(|tile| vec![*tile]).chain(pairs.map(|pair| pair.to_vec()));
    let fits = |fewer: u16, points_lost: i32| match plant {
        FewerPoints => fewer == 0 && points_lost > 0,
        OneTileFewer => fewer == 1 && points_lost >= 0,
        ManyTilesFewer => fewer >= 2 && points_lost >= 0,
        SmallerOpening => fewer >= 2,
        _ => fewer > 0,
    };
    for held in without {
        let rack = view.rack.minus(&held.iter().collect());
        let Some((fewer, less, after)) = lay(solver, view, &rack) else { continue };
        if fits(tiles - fewer, i32::from(shed) - i32::from(less)) {
            let cost = Cost { tiles: tiles - fewer, points: shed.saturating_sub(less) };
            let command = Command::Lay { seat: view.seat, layout: after };
            return Some(Planted { command, kind, grade, cost });
        }
    }
    None
}

/// Plays a steady game with one mistake in it, and the number of its turn; `None` when none of that kind came up.
fn play(
    plant: Plant,
    edition: Edition,
    seats: u8,
    seed: u64,
) -> Option<(RecordedGame, u32, Planted)> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let mut table = new_table(edition.rules(), seats, &mut chance);
    let mut players = steady(seats);
    let mut made = None;
    while let Some(best) = table.command(&mut players, Budget::default(), &mut chance) {
        let mut command = best;
        if let Command::Lay { seat, .. } = command
            && made.is_none()
            // Not always at the first opportunity.
            && (matches!(plant, DrawInsteadOfGoingOut | LayInsteadOfGoingOut) || chance.one_in(2))
            && let Some(planted) = planted(plant, &table.game.seat_view(seat).unwrap())
        {
            command = planted.command.clone();
            let turns = table.events.iter().filter(|event| is_turn(event)).count();
            made = Some((turns as u32 + 1, planted));
        }
        table.submit(&command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
    }
    made.map(|(turn, planted)| (table, turn, planted))
}

#[test]
fn every_planted_mistake_is_found_and_nothing_else() {
    let mut found: HashMap<Plant, u32> = HashMap::new();
    for (plant, number) in PLANTS.into_iter().zip(0..) {
        for (edition, place) in Edition::ALL.into_iter().zip(0..) {
            let seats = 2 + (number + place as u8) % 3;
            // Some kinds are rare: look at a few games for one.
            let first = u64::from(number) * 1000;
            let seeds = first..first + 12;
            let game =
                seeds.clone().find_map(|seed| Some((seed, play(plant, edition, seats, seed)?)));
            let Some((seed, (table, turn, planted))) = game else {
                println!("{plant:?}, {edition}, {seats} seats: none in seeds {seeds:?}");
                continue;
            };
            println!("{plant:?}, {edition}, {seats} seats, seed {seed}: turn {turn}");
            let review = Review::of(&record(&table)).unwrap();
            let mistakes: Vec<_> = review
                .turns
                .iter()
                .filter_map(|turn| turn.mistake.as_ref().map(|mistake| (turn, mistake)))
                .collect();
            let told: Vec<_> = mistakes
                .iter()
                .map(|(turn, mistake)| (turn.number, mistake.kind, mistake.grade, mistake.cost))
                .collect();
            assert_eq!(told, [(turn, planted.kind, planted.grade, planted.cost)]);
            let (at, mistake) = mistakes[0];
            assert_eq!(review.costliest, Some(turn));
            let seat = &review.seats[at.seat.index()];
            assert_eq!((seat.mistakes.of(planted.grade), seat.costliest), (1, Some(turn)));
            assert!(seat.accuracy.unwrap() < 100 || planted.kind == Kind::FewerPoints);
            // The better lay is one, and is as much better as is said.
            let better = &mistake.better;
            let after =
                Layout(better.moves.iter().map(|each| each.meld.tiles().to_vec()).collect());
            let before = dublet_rules::lay::TurnStart {
                rules: &review.rules,
                table: &better.table,
                rack: &at.rack,
                opened: at.opened,
            };
            let lay = before.judge(&after).expect("the better lay is legal");
            assert_eq!(lay.laid, better.laid);
            let more = better.laid.len() - at.played.laid().len();
            assert_eq!(more, usize::from(planted.cost.tiles));
            *found.entry(plant).or_default() += 1;
        }
    }
    println!("{found:?}");
    assert!(
        PLANTS.iter().all(|plant| found.get(plant).is_some_and(|count| *count >= 4)),
        "{found:?}"
    );
    assert!(found.values().sum::<u32>() >= 50, "{found:?}");
}
