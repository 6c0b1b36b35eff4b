//! Games of every edition, played anyhow: a review says what the rules say, and never panics.

mod tables;

use std::{fs, path::PathBuf};

use dublet_players::{Budget, Chance, Level, RecordedGame};
use dublet_review::{Kind, NotReviewed, Played, Review, SeatReview};
use dublet_rules::{
    bag::Bag,
    game::{Cause, Command, Draft, DraftTile, Effect, Ruling},
    meld::Meld,
    opening,
    reason::Reason,
    record::Record,
    rules::Edition,
    score::Points,
    seat::Seat,
    table::Layout,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::{is_turn, new_table, record, steady};

/// What holds in every review.
fn check(review: &Review) {
    for turn in &review.turns {
        let (fullest, richest) = (turn.best.most_tiles, turn.best.most_points);
        assert_eq!(fullest.is_some(), richest.is_some(), "turn {}", turn.number);
        let laid = turn.played.laid().len();
        assert!(laid <= fullest.map_or(0, |lay| usize::from(lay.tiles)), "turn {}", turn.number);
        if let Played::Lay { shed, .. } = turn.played
            && turn.opened
        {
            assert!(shed <= richest.unwrap().shed, "turn {}", turn.number);
        }
        if !turn.opened {
            let could = opening::find(&review.rules, &turn.rack).is_some();
            assert_eq!(could, fullest.is_some(), "turn {}", turn.number);
        }
        if let Some(mistake) = &turn.mistake {
            assert!(mistake.cost.tiles > 0 || mistake.kind == Kind::FewerPoints);
            assert!(mistake.cost.tiles > 0 || mistake.cost.points > 0);
            assert!(!turn.taken_back);
        }
    }
    for seat in &review.seats {
        assert!(seat.laid <= seat.possible);
        assert!(seat.could_open <= seat.opened || seat.opened.is_none());
        assert!(seat.accuracy.is_none_or(|accuracy| accuracy <= 100));
    }
}

/// Section 7 as the review tells it, against the rules.
fn check_reasons(review: &Review) {
    let rules = &review.rules;
    let lost = |of: &dyn Fn(&SeatReview) -> bool| -> Vec<u16> {
        review.seats.iter().filter(|seat| of(seat)).map(|seat| seat.cell.reason.lost()).collect()
    };
    for seat in &review.seats {
        assert_eq!((seat.big, seat.small), (seat.cell.score.big, seat.cell.score.small));
        assert_eq!(seat.value, rules.rack_value(&seat.left));
        let unopened = seat.big == 0 && seat.opened.is_none() && rules.penalties_count(review.end);
        let could = opening::could_have_opened(rules, &seat.left);
        let expected = match &seat.cell.reason {
            Reason::Won { lost: sum, .. } => {
                assert_eq!((seat.big, sum), (1, &lost(&|other| other.big == 0)));
                continue;
            }
            Reason::Rack { less, .. } => {
                assert!(!unopened);
                seat.value - less
            }
            Reason::Unopened { .. } => {
                assert!(unopened && !could);
                rules.unopened_penalty
            }
            Reason::Announced { .. } => rules.unopened_penalty,
            Reason::CouldHave { .. } => rules.could_have_opened_penalty,
        };
        assert_eq!(seat.cell.reason.lost(), expected);
        assert_eq!(seat.small, Points::whole(-i32::from(expected)));
        let melds = seat.cell.reason.melds();
        assert_eq!(melds.is_empty(), !unopened || !could);
        let tiles: Bag = melds.iter().flat_map(Meld::tiles).collect();
        assert!(tiles.is_within(&rules.tiles_that_could_open(&seat.left)));
        let worth: u16 = melds.iter().map(|meld| rules.worth(meld)).sum();
        assert!(melds.is_empty() || worth >= rules.opening);
    }
}

#[test]
fn golden_games_of_every_edition_are_reviewed() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../players/tests/golden");
    for edition in Edition::ALL {
        let text = fs::read_to_string(folder.join(format!("{edition}.game")));
        let text = text.unwrap_or_else(|_| panic!("{edition} has no golden game"));
        let record: Record = text.parse().unwrap();
        let review = Review::of(&record).unwrap();
        assert_eq!(review.rules, edition.rules());
        assert_eq!(review, Review::of(&record).unwrap(), "the same every time");
        check(&review);
    }
}

#[test]
fn games_with_random_players_are_reviewed_as_the_rules_have_them() {
    for (edition, seed) in Edition::ALL.into_iter().zip(0..) {
        println!("{edition}, seed {seed}");
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut chance = Chance(&mut rng);
        let mut table = new_table(edition.rules(), 2, &mut chance);
        // Steady beside random: games of random players alone are long.
        let mut players = [Level::Random, Level::Steady].map(Level::player);
        table.play_with(&mut players, Budget::default(), &mut chance);
        let review = Review::of(&record(&table)).unwrap();
        check(&review);
        check_reasons(&review);
    }
}

/// A seat that draws on with an opening in hand until another goes out loses 200 (rule 7.2).
#[test]
fn who_never_opens_though_able_to_is_told_what_it_cost() {
    let mut found = 0;
    for seed in 0..10 {
        println!("seed {seed}");
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut chance = Chance(&mut rng);
        let mut table = new_table(Edition::Standard.rules(), 4, &mut chance);
        let (mut players, shy) = (steady(4), Seat::A);
        while let Some(command) = table.command(&mut players, Budget::default(), &mut chance) {
            let pool = !table.game.public_view().stacks.iter().all(|stack| *stack == 0);
            let command = match command {
                Command::Lay { seat, .. } if seat == shy && pool => {
                    Command::Draw { seat, stack: None }
                }
                Command::Lay { seat, .. } if seat == shy => Command::Pass { seat },
                other => other,
            };
            table.submit(&command).unwrap();
        }
        let review = Review::of(&record(&table)).unwrap();
        check_reasons(&review);
        let seat = &review.seats[shy.index()];
        let kinds = review.turns.iter().filter(|turn| turn.seat == shy).filter_map(|turn| {
            let mistake = turn.mistake.as_ref()?;
            assert!(matches!(mistake.kind, Kind::MissedOpening | Kind::MissedWin));
            Some(turn.number)
        });
        assert_eq!(kinds.min(), seat.could_open);
        assert_eq!((seat.laid, seat.opened), (0, None));
        let could_have = matches!(seat.cell.reason, Reason::CouldHave { lost: 200, .. });
        found += u32::from(could_have);
    }
    assert!(found >= 3, "{found} games");
}

/// Plays steadily until a seat that has opened is about to lay, and neither goes out.
fn about_to_lay(edition: Edition, seed: u64) -> (RecordedGame, Seat, Layout) {
    println!("{edition}, seed {seed}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let mut table = new_table(edition.rules(), 2, &mut chance);
    let mut players = steady(2);
    loop {
        let command = table.command(&mut players, Budget::default(), &mut chance).unwrap();
        if let Command::Lay { seat, layout } = &command {
            let view = table.game.seat_view(*seat).unwrap();
            let laid: Bag = layout.tiles().minus(view.public.table.tiles());
            if view.opened() && laid.len() < view.rack.len() {
                return (table, *seat, layout.clone());
            }
        }
        table.submit(&command).unwrap();
    }
}

fn play_out(mut table: RecordedGame) -> Review {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    table.play_with(&mut steady(2), Budget::default(), &mut Chance(&mut rng));
    Review::of(&record(&table)).unwrap()
}

#[test]
fn a_time_out_with_a_lay_at_hand_is_graded_and_says_so() {
    let (mut table, seat, _) = about_to_lay(Edition::Standard, 1);
    let turns = table.events.iter().filter(|event| is_turn(event)).count();
    table.submit(&Command::TimeUp { seat, draft: None }).unwrap();
    let review = play_out(table);
    let turn = &review.turns[turns];
    assert_eq!((turn.seat, turn.cause), (seat, Cause::TimeUp));
    assert_eq!(turn.mistake.as_ref().unwrap().kind, Kind::NothingLaid);
    assert_eq!(review.turns.iter().filter(|turn| turn.mistake.is_some()).count(), 1);
}

/// Where a valid table stands at time up (section 5), the lay counts as any other.
#[test]
fn a_lay_that_stands_at_time_up_counts() {
    let (mut table, seat, layout) = about_to_lay(Edition::Championship2019, 2);
    let turns = table.events.iter().filter(|event| is_turn(event)).count();
    let draft = layout
        .0
        .iter()
        .map(|meld| meld.iter().map(|tile| DraftTile { tile: *tile, own: false }).collect());
    let draft = Some(Draft(draft.collect()));
    table.submit(&Command::TimeUp { seat, draft }).unwrap();
    let review = play_out(table);
    let turn = &review.turns[turns];
    assert_eq!((turn.seat, turn.cause, &turn.mistake), (seat, Cause::TimeUp, &None));
    assert!(!turn.played.laid().is_empty());
}

/// Rule 4.5: in `family` a wrong lay costs a tile, and the turn.
#[test]
fn a_wrong_lay_is_a_turn_in_which_nothing_was_laid() {
    let (mut table, seat, _) = about_to_lay(Edition::Family, 3);
    let turns = table.events.iter().filter(|event| is_turn(event)).count();
    let view = table.game.seat_view(seat).unwrap();
    let mut wrong = view.public.table.layout();
    wrong.0.push(view.rack.iter().take(1).collect());
    table.submit(&Command::Lay { seat, layout: wrong }).unwrap();
    let review = play_out(table);
    let turn = &review.turns[turns];
    assert_eq!((turn.seat, turn.cause), (seat, Cause::WrongLay));
    assert_eq!(turn.mistake.as_ref().unwrap().kind, Kind::NothingLaid);
}

/// Rule 8.3: a lay that a judge takes back counts for nothing; the player's next one does. Penalty tiles are no turn.
#[test]
fn a_lay_the_judge_takes_back_counts_for_nothing() {
    let (mut table, seat, layout) = about_to_lay(Edition::Standard, 4);
    let turns = table.events.iter().filter(|event| is_turn(event)).count();
    let rule = |effect| Command::Rule { ruling: Ruling { effect, reason: "so".to_owned() } };
    let other = seat.next(2);
    for command in [
        Command::CallJudge { seat: other },
        Command::Lay { seat, layout },
        rule(Effect::TakeBack),
        Command::Pause,
        rule(Effect::Tiles { seat: other, count: 2 }),
        Command::Draw { seat, stack: None },
    ] {
        table.submit(&command).unwrap();
    }
    let review = play_out(table);
    let [lay, draw] = &review.turns[turns..turns + 2] else { unreachable!() };
    assert_eq!((lay.seat, lay.taken_back, &lay.mistake), (seat, true, &None));
    assert_eq!((draw.seat, draw.taken_back), (seat, false));
    assert_eq!(draw.mistake.as_ref().unwrap().kind, Kind::NothingLaid);
    let counted = review.turns.iter().filter(|turn| turn.seat == seat).count() - 1;
    assert_eq!(review.seats[seat.index()].turns, counted as u32);
}

/// Racks are secret while the game is on (rule 4.6).
#[test]
fn a_game_that_goes_on_is_not_reviewed() {
    let (table, ..) = about_to_lay(Edition::Standard, 5);
    assert_eq!(Review::of(&record(&table)), Err(NotReviewed::NotOver));
    let mut forged = record(&table);
    forged.events.swap(1, 2);
    assert!(matches!(Review::of(&forged), Err(NotReviewed::Replay(_))));
}
