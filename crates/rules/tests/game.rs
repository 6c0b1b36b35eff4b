//! The game, rule by rule, on decks made for the purpose.

mod made;

use dublet_rules::{
    deal::Deck,
    game::{
        Command, Draft, DraftTile, Effect, Event, Game, Phase, Refusal, ReplayFault, Ruling, Setup,
    },
    lay::Fault,
    reason::Reason,
    rules::{Edition, Piles, Rules},
    score::{End, Points},
    seat::Seat,
    standings::Starter,
    table::Layout,
    tile::Tile,
};
use made::{Made, seat, tiles};

fn faults(result: Result<Vec<Event>, Refusal>) -> Vec<Fault> {
    match result {
        Err(Refusal::BadLay { faults }) => faults,
        other => panic!("not a bad lay: {other:?}"),
    }
}

// Opening, rule 4.2

#[test]
fn an_opening_needs_thirty_of_own_tiles_and_leaves_the_table_alone() {
    let mut game = Made::new("standard").rack("r9 r10 r11 k1 k2 k3").rack("r8 b9 b10 b11").start();
    let needed = |worth| vec![Fault::WorthTooLittle { worth, needed: 30 }];
    assert_eq!(faults(game.lay("k1 k2 k3")), needed(6));
    game.lay("r9 r10 r11").unwrap();
    // B has not opened: extending A's run is no opening, whatever it is worth.
    assert_eq!(faults(game.lay("r8 r9 r10 r11")), [Fault::TableTouched]);
    assert_eq!(faults(game.lay("b9 b10 b11 r9 | r10 r11")).len(), 2);
    game.lay("b11 b10 b9 | r11 r10 r9").unwrap();
    assert_eq!(game.game.public_view().seats.iter().filter(|s| s.opened).count(), 2);
}

#[test]
fn several_melds_add_up_and_jokers_count_what_they_stand_for() {
    let mut game = Made::new("standard").rack("k1 k2 k3 r7 b7 J y2 r2 b2").rack("").start();
    assert_eq!(faults(game.lay("k1 k2 k3 | r7 b7 J")).len(), 1); // 27
    game.lay("k1 k2 k3 | r7 b7 J | y2 r2 b2").unwrap(); // 33
}

#[test]
fn from_the_next_turn_on_the_table_may_be_rearranged() {
    let mut game = Made::new("standard").rack("r9 r10 r11 r12 b9 k9").rack("").start();
    game.lay("r9 r10 r11 r12").unwrap();
    game.draw();
    // Rule 4.3: nothing may leave the table, nothing may stand alone, a rack tile must be laid.
    assert_eq!(faults(game.lay("r9 r10 r11")).len(), 2);
    assert_eq!(faults(game.lay("r12 r11 r10 r9")), [Fault::NothingLaid]);
    assert!(matches!(faults(game.lay("r10 r11 r12 | r9 b9"))[..], [Fault::NotAMeld { .. }]));
    game.lay("r10 r11 r12 | r9 b9 k9").unwrap();
}

/// Section 9, (a) to (f), and the four ways to free a joker.
#[test]
fn the_rulebooks_teaching_examples_are_legal() {
    let examples = [
        ("b4 b5 b6 | r8 y8 k8", "b3 b8", "b3 b4 b5 b6 | r8 y8 k8 b8"),
        ("b4 r4 y4 k4", "b3 b5 b6", "r4 y4 k4 | b3 b4 b5 b6"),
        ("b8 b9 b10", "b11 r8 k8", "b9 b10 b11 | b8 r8 k8"),
        ("r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8"),
        ("y1 y2 y3 y4 | r1 k1 b1 J", "b1", "y2 y3 y4 | k1 b1 J | r1 y1 b1"),
        (
            "b6 b7 b8 b9 b10 | r8 r9 r10 | k8 k9 J",
            "k10 b5",
            "k8 r8 b8 | k9 r9 b9 | k10 r10 b10 | b5 b6 b7 J",
        ),
        ("r3 k3 J", "b3 y3 r9 r10", "r3 k3 b3 y3 | r9 r10 J"),
        ("k3 k4 k5 J k7 k8 k9", "y7 b7", "k3 k4 k5 | k7 k8 k9 | y7 b7 J"),
        ("b3 b4 J b6 b7", "b5 k1 r1", "b3 b4 b5 b6 b7 | k1 r1 J"),
        ("k1 k2 J | r1 b1 y1 | r2 b2 y2", "b12 b13", "r1 b1 y1 k1 | r2 b2 y2 k2 | J b12 b13"),
    ];
    for (table, rack, after) in examples {
        if let Err(faults) = made::judge("standard", table, rack, after) {
            panic!("{after}: {faults:?}");
        }
    }
    // The joker that was replaced may not simply vanish.
    let faults = made::judge("standard", "r3 k3 J", "b3 y3", "r3 k3 b3 y3").unwrap_err();
    assert_eq!(faults, [Fault::LeftTheTable { tile: Tile::JOKER }]);
}

// Freed jokers, rule 4.4

#[test]
fn original_lets_a_freed_joker_go_only_where_a_rack_tile_lies() {
    let cases = [
        // The joker stays what it could be.
        ("r3 k3 J", "b3", "r3 k3 b3 J", true),
        // Replaced from the rack, it goes on with table tiles alone.
        ("r3 k3 J | b7 b8 b9", "b3", "r3 k3 b3 | b7 b8 b9 J", false),
        ("r3 k3 J | b7 b8 b9", "b3 b11", "r3 k3 b3 | b7 b8 b9 J b11", true),
        ("r3 k3 J | b7 b8 b9", "b3 b6", "r3 k3 b3 | b6 b7 b8 b9 J", true),
        // Any copy may count as the rack's: one red 5 was laid, and the joker lies with a red 5.
        (
            "r3 k3 J | r5 b5 y5 k5 | r6 r7 r8",
            "b3 r5",
            "r3 k3 b3 | r5 b5 y5 k5 | r5 r6 r7 r8 J",
            true,
        ),
        // Two jokers: one stays, one is freed beside a rack tile.
        ("r3 k3 J | b7 J b9", "b8 b10", "r3 k3 J | b7 b8 b9 b10 J", true),
        ("r3 k3 J | b7 J b9 | y1 y2 y3", "b8", "r3 k3 J | b7 b8 b9 | y1 y2 y3 J", false),
        // A rack joker is a rack tile; which of the two it is does not matter.
        ("r3 k3 J | y1 y2 y3", "b3 J", "r3 k3 b3 | y1 y2 y3 J J", true),
        ("r3 k3 J | y1 y2 y3 | k7 k8 k9", "b3 J", "r3 k3 b3 J | y1 y2 y3 J | k7 k8 k9", true),
    ];
    for (table, rack, after, legal) in cases {
        assert_eq!(made::judge("original", table, rack, after).is_ok(), legal, "{after}");
        assert!(made::judge("standard", table, rack, after).is_ok(), "{after}");
    }
}

// Turns, rule 4.1

#[test]
fn a_turn_is_one_lay_one_draw_or_a_pass_with_an_empty_pool() {
    let mut game = Made::new("standard").rack("").rack("").start();
    let (a, b) = (seat('A'), seat('B'));
    assert_eq!(game.submit(Command::Pass { seat: a }), Err(Refusal::PoolNotEmpty));
    let out_of_turn = Command::Draw { seat: b, stack: None };
    assert_eq!(game.submit(out_of_turn), Err(Refusal::NotYourTurn { turn: a }));
    let drawn = game.game.seat_view(a).unwrap().rack.len();
    game.draw();
    // The draw ended the turn: the tile waits for the next one.
    assert_eq!(game.game.seat_view(a).unwrap().rack.len(), drawn + 1);
    let lay = Command::Lay { seat: a, layout: Layout::default() };
    assert_eq!(game.submit(lay), Err(Refusal::NotYourTurn { turn: b }));
}

// Stacks, rule 2.2

#[test]
fn the_odd_stack_comes_first_and_the_drawer_picks_the_next() {
    let mut game = Made::new("championship").rack("").rack("").rack("").rack("").start();
    let sizes = |game: &Made| game.game.public_view().stacks;
    assert_eq!(sizes(&game), [7, 7, 7, 7, 7, 7, 8]);
    assert_eq!(game.game.public_view().open_stack, Some(6));
    let pick = |seat, stack| Command::Draw { seat, stack: Some(stack) };
    assert_eq!(game.submit(pick(seat('A'), 2)), Err(Refusal::NoStackChoice));
    for _ in 0..8 {
        game.draw();
    }
    assert_eq!(game.game.public_view().open_stack, None);
    let turn = game.game.turn().unwrap();
    assert_eq!(game.submit(pick(turn, 6)), Err(Refusal::NoSuchStack { stack: 6 }));
    game.submit(pick(turn, 3)).unwrap();
    assert_eq!(sizes(&game), [7, 7, 7, 6, 7, 7, 0]);
    game.draw();
    assert_eq!(sizes(&game), [7, 7, 7, 5, 7, 7, 0]);
}

#[test]
fn with_no_odd_stack_the_starter_picks_the_first() {
    let mut game = Made::new("twist").rack("r9 r10 r11").rack("").start();
    assert_eq!(game.game.public_view().stacks, [7; 12]);
    assert_eq!(game.game.public_view().open_stack, None);
    let open = |seat, stack| Command::OpenStack { seat, stack };
    game.submit(open(seat('A'), 5)).unwrap();
    assert_eq!(game.submit(open(seat('A'), 6)), Err(Refusal::NoStackChoice));
    game.lay("r9 r10 r11").unwrap();
    game.draw();
    assert_eq!(game.game.public_view().stacks[5], 6);
    // Nobody but the starter picks the first one.
    let mut game = Made::new("twist").rack("r9 r10 r11").rack("").start();
    game.lay("r9 r10 r11").unwrap();
    let draw = Command::Draw { seat: seat('B'), stack: Some(5) };
    assert_eq!(game.submit(draw), Err(Refusal::NoStackChoice));
    game.draw();
    assert_eq!(game.game.public_view().stacks[0], 6);
}

#[test]
fn all_tiles_are_piled_as_the_pool_is() {
    for edition in Edition::ALL {
        let rules = edition.rules();
        let game = Made::new(&rules.to_string()).rack("").rack("").start();
        let stacks = game.game.public_view().stacks;
        let Piles { sevens, odd } = rules.piles();
        // Two stacks each have been dealt.
        let sizes = [vec![7; sevens - 4], odd.into_iter().collect()].concat();
        assert_eq!(stacks.into_iter().map(usize::from).collect::<Vec<_>>(), sizes, "{edition}");
    }
    let piles = |text: &str| text.parse::<Rules>().unwrap().piles();
    assert_eq!(piles("standard"), Piles { sevens: 14, odd: Some(8) });
    assert_eq!(piles("twist"), Piles { sevens: 16, odd: None });
    assert_eq!(piles("xp"), Piles { sevens: 22, odd: Some(6) });
}

#[test]
fn stacks_are_offered_where_one_stands_in_the_middle() {
    let offering: Vec<Edition> =
        Edition::ALL.into_iter().filter(|edition| edition.rules().offers_stacks()).collect();
    let championships =
        [Edition::Championship, Edition::ChampionshipTwist, Edition::ChampionshipExpert];
    assert_eq!(offering, championships);
    assert!("standard dealing=neighbours".parse::<Rules>().unwrap().offers_stacks());
}

#[test]
fn six_players_share_a_hundred_and_sixty_tiles() {
    let mut made = Made::new("xp");
    for _ in 0..6 {
        made = made.rack("");
    }
    // 76 tiles are left: ten stacks of seven and one of six, which is drawn from first.
    let view = made.start().game.public_view();
    assert_eq!((view.stacks.len(), view.stacks[10], view.open_stack), (11, 6, Some(10)));
}

// Start, rule 2.1

#[test]
fn the_highest_tile_starts_ties_draw_again_and_jokers_are_nothing() {
    let check = |front: &str, draws: &str, starter: char| {
        let events = made::start_draw("standard", 3, front);
        let Event::StarterDrawn { draws: found, starter: who } = &events[0] else { panic!() };
        let found: Vec<String> = found.iter().map(|(s, t)| format!("{s}{t}")).collect();
        assert_eq!((found.join(" ").as_str(), *who), (draws, seat(starter)));
    };
    check("k7 r12 b3", "Ak7 Br12 Cb3", 'B');
    check("k12 J r12 b3 y5 y9", "Ak12 BJ Br12 Cb3 Ay5 By9", 'B');
    check("k1 r1 b1 k9 J J r9 b9 k2 r3 b4", "Ak1 Br1 Cb1 Ak9 BJ BJ Br9 Cb9 Ak2 Br3 Cb4", 'C');
}

// Three doublets, rule 2.3

#[test]
fn three_doublets_may_ask_for_a_new_deal_until_the_first_move() {
    let rack = "r12 r12 b8 b8 r3 r3";
    let mut game = Made::new("championship").rack("").rack(rack).start();
    let claim = |seat| Command::ClaimDoublets { seat };
    let found = match game.submit(claim(seat('A'))) {
        Err(Refusal::TooFewDoublets { found }) => found,
        other => panic!("{other:?}"),
    };
    assert!(found < 3);
    let events = game.submit(claim(seat('B'))).unwrap();
    let pairs = tiles("r3 r12 b8");
    let shown = Event::DoubletsClaimed { seat: seat('B'), pairs: pairs.try_into().unwrap() };
    assert_eq!(events, [shown]);
    assert_eq!((game.game.phase(), game.game.starter()), (Phase::Deal, Some(seat('A'))));
    game.redeal();
    assert_eq!(game.game.turn(), Some(seat('A')), "the starter stays");
    // A new deal reopens claims; the first move closes them.
    assert!(game.game.public_view().claims_open);
    game.draw();
    assert_eq!(game.submit(claim(seat('B'))), Err(Refusal::ClaimsClosed));
    let mut standard = Made::new("standard").rack("").rack(rack).start();
    assert_eq!(standard.submit(claim(seat('B'))), Err(Refusal::NoClaims));
}

// Wrong lays, rule 4.5

#[test]
fn a_wrong_lay_is_refused_or_costs_a_tile_by_the_edition() {
    for edition in Edition::ALL {
        let mut game = Made::new(edition.id()).rack("k1 k2 k3").rack("").start();
        let costs = matches!(edition, Edition::Family | Edition::Xp);
        let before = game.game.clone();
        match game.lay("k1 k2 k3") {
            Ok(events) => {
                assert!(costs, "{edition}");
                assert!(matches!(events[0], Event::LayTakenBack { .. }));
                assert!(matches!(&events[1], Event::Drawn { tiles, .. } if tiles.len() == 1));
                assert_eq!(game.game.turn(), Some(seat('B')));
                assert_eq!(game.game.public_view().seats[0].tiles, 15);
            }
            Err(_) => {
                assert!(!costs, "{edition}");
                assert_eq!(game.game, before);
            }
        }
        // What real tiles cannot do costs nothing in any edition, nor does a table left as it was.
        let mut game = Made::new(edition.id()).rack("k1 k2 k3").rack("").start();
        assert!(game.lay("k1 k1 k1 k1 k1").is_err());
        assert!(game.lay("").is_err());
    }
}

// The end, section 6

#[test]
fn who_lays_the_last_tile_wins_at_once() {
    let rack = "r9 r10 r11 r12 r13 k1 k2 k3 k4 k5 b1 b2 b3 b4";
    let mut game = Made::new("standard").rack(rack).rack("").rack("").start();
    let events = game.lay("r9 r10 r11 r12 r13 | k1 k2 k3 k4 k5 | b1 b2 b3 b4").unwrap();
    assert!(matches!(events[1], Event::Ended { end: End::Out, .. }));
    let (_, scores) = game.game.result().unwrap();
    assert_eq!(scores[0].big, 1);
    assert_eq!(scores[0].small, -(scores[1].small + scores[2].small));
    let draw = Command::Draw { seat: seat('B'), stack: None };
    assert_eq!(game.submit(draw), Err(Refusal::NotNow { phase: Phase::Over }));
}

#[test]
fn with_an_empty_pool_all_must_pass_in_turn() {
    let mut game =
        Made::new("standard copies=1 max_players=3").rack("r9 r10 r11").rack("").rack("").start();
    game.lay("r9 r10 r11").unwrap();
    while !game.game.public_view().stacks.iter().all(|tiles| *tiles == 0) {
        game.draw();
    }
    let turn = game.game.turn().unwrap();
    let draw = Command::Draw { seat: turn, stack: None };
    assert_eq!(game.submit(draw), Err(Refusal::PoolEmpty));
    game.pass().unwrap();
    game.pass().unwrap();
    let events = game.pass().unwrap();
    assert!(matches!(events[1], Event::Ended { end: End::Pool, .. }));
}

#[test]
fn the_draw_that_empties_the_pool_starts_one_last_move_each_the_drawer_last() {
    let mut game = Made::new("family copies=1 max_players=3").rack("").rack("").rack("").start();
    let mut drawer = None;
    while game.game.public_view().last_moves.is_none() {
        drawer = game.game.turn();
        game.draw();
    }
    let mut order = Vec::new();
    while let Some(turn) = game.game.turn() {
        order.push(turn);
        // A time-out and a wrong lay with an empty pool count as a pass (rule 5.1).
        match order.len() {
            1 => drop(game.submit(Command::TimeUp { seat: turn, draft: None }).unwrap()),
            _ => drop(game.pass().unwrap()),
        }
    }
    assert_eq!(order.len(), 3);
    assert_eq!(order.last().copied(), drawer);
    assert_eq!(game.game.result().unwrap().0, End::Pool);
}

// Announcements, rule 7.4

#[test]
fn an_announcement_comes_after_the_own_draw_and_lasts_to_the_next_turn() {
    let mut game = Made::new("standard").rack("").rack("r9 r10 r11").rack("").start();
    let announce = |seat| Command::Announce { seat };
    assert_eq!(game.submit(announce(seat('A'))), Err(Refusal::NotAfterDraw));
    game.draw();
    assert_eq!(game.submit(announce(seat('B'))), Err(Refusal::NotAfterDraw));
    game.submit(announce(seat('A'))).unwrap();
    assert!(game.game.public_view().seats[0].announced);
    assert_eq!(game.game.public_view().may_announce, None, "once is enough");
    game.lay("r9 r10 r11").unwrap();
    assert_eq!(game.submit(announce(seat('A'))), Err(Refusal::NotAfterDraw));
    game.draw();
    assert!(game.game.public_view().seats[0].announced, "until A's next turn");
    game.draw();
    assert!(!game.game.public_view().seats[0].announced);
    // A time-out's draw opens the window too; who has opened has nothing to announce.
    game.submit(Command::TimeUp { seat: seat('B'), draft: None }).unwrap();
    assert_eq!(game.submit(announce(seat('B'))), Err(Refusal::AlreadyOpened));
    assert_eq!(game.game.public_view().may_announce, None);
    game.submit(Command::TimeUp { seat: seat('C'), draft: None }).unwrap();
    game.submit(announce(seat('C'))).unwrap();
    // Picking a stack is an act of the next player.
    let mut twist = Made::new("twist").rack("").rack("").start();
    (0..7).for_each(|_| twist.draw());
    twist.submit(Command::OpenStack { seat: seat('B'), stack: 4 }).unwrap();
    assert_eq!(twist.submit(announce(seat('A'))), Err(Refusal::NotAfterDraw));
    let mut original = Made::new("original").rack("").rack("").start();
    original.draw();
    assert_eq!(original.submit(announce(seat('A'))), Err(Refusal::NoAnnouncements));
    assert_eq!(original.game.public_view().may_announce, None);
}

#[test]
fn an_announcement_can_save_where_two_penalties_differ() {
    let saves = |rules: &str| rules.parse::<Rules>().unwrap().announcement_saves();
    for edition in Edition::ALL {
        assert_eq!(saves(edition.id()), edition != Edition::Original, "{edition}");
    }
    for rules in [
        "standard announcement=no",
        "standard unopened_penalty=0",
        "standard could_have_opened_penalty=100",
        "original announcement=yes",
    ] {
        assert!(!saves(rules), "{rules}");
    }
}

#[test]
fn announcing_gains_after_the_draw_that_makes_an_opening_possible_alone() {
    let dull = "r9 r10 k1 k3 k5 k7 b1 b3 b5 b7 y2 y4 y6 y8";
    let gainers = |rules: &str| {
        let mut game = Made::new(rules).rack("").rack(dull).pool("k4 b2 k2 r11 k6 y12").start();
        let mut gainers = Vec::new();
        for draw in 0..6 {
            game.draw();
            let gains = |seat: &Seat| game.game.gains_by_announcing(*seat);
            gainers.extend(Seat::first(2).filter(gains).map(|seat| (draw, seat)));
        }
        gainers
    };
    assert_eq!(gainers("standard"), [(3, seat('B'))]);
    assert_eq!(gainers("standard unopened_penalty=0"), []);
    assert_eq!(gainers("original"), []);
}

#[test]
fn an_announced_opening_spares_a_hundred_in_the_game_too() {
    // A draws a joker, B red 11, which makes thirty; then A goes out.
    let rack = "r1 r2 r3 r4 r5 r6 r7 r8 k10 b10 y10 k11 b11 y11";
    for (announces, loss) in [(true, -100), (false, -200)] {
        let dull = "r9 r10 k1 k3 k5 k7 b1 b3 b5 b7 y2 y4 y6 y8";
        let mut game = Made::new("standard").rack(rack).rack(dull).pool("J r11").start();
        let could_open = |game: &Made| {
            let rack = game.game.seat_view(seat('B')).unwrap().rack;
            dublet_rules::opening::could_have_opened(game.game.setup().rules(), &rack)
        };
        game.draw();
        assert!(!could_open(&game));
        game.draw();
        assert!(could_open(&game));
        if announces {
            game.submit(Command::Announce { seat: seat('B') }).unwrap();
        }
        game.lay("k10 b10 y10 | k11 b11 y11 | r1 r2 r3 r4 r5 r6 r7 r8 J").unwrap();
        let (end, scores) = game.game.result().unwrap();
        assert_eq!((end, scores[1].small), (End::Out, Points::whole(loss)));
    }
}

/// Whoever drew the last tile announces, and passes in the last move: the announcement held until then (rule 7.4). Games
/// were once scored as if it held a turn longer, and their logs fold to what they did.
#[test]
fn an_announcement_lapses_with_the_next_turn_and_old_logs_stay_right() {
    let rules = "championship copies=1 plain_jokers=0 max_players=3 penalties_at_pool_end=yes";
    let rules: Rules = rules.parse().unwrap();
    let deck = [
        "k1 k3 k5 k7 k9 k11 r2 r4 r6 r8 r10 r12 b1 b3",
        "k2 k4 k6 r1 r3 r5 r7 b2 b4 b6 y1 y2 y3 y4",
        "k8 k12 k13 r9 r11 r13 b8 b10 b11 b12 b13 y8 y9 y10",
        // The odd stack is the last three; A draws b5, b7, b9, and black 10 at the very end.
        "b7 y5 y11 b9 y6 y12 k10 b5 y7 y13",
    ];
    let deck = Deck::new(&rules, tiles(&deck.join(" "))).unwrap();
    let mut game = Game::new(Setup::new(rules, 3, Starter::Seat(seat('A'))).unwrap());
    let mut commands = vec![Command::Deal { deck }];
    let turns = |count| "ABC".chars().cycle().take(count).map(seat);
    commands.extend(turns(10).map(|seat| Command::Draw { seat, stack: None }));
    commands.push(Command::Announce { seat: seat('A') });
    commands.extend(turns(4).skip(1).map(|seat| Command::Pass { seat }));
    let mut log = Vec::new();
    for command in commands {
        let events = game.decide(&command).unwrap();
        events.iter().for_each(|event| game.apply(event));
        log.extend(events);
    }
    let end = game.final_view().expect("it is over");
    let cells = end.cells().unwrap();
    assert_eq!(cells.iter().map(|cell| cell.score).collect::<Vec<_>>(), end.scores);
    let Reason::CouldHave { lost: 200, melds, .. } = &cells[0].reason else {
        panic!("{:?}", cells[0])
    };
    assert_eq!(melds[0].to_string(), "k9 k10 k11");
    assert_eq!(end.announced_after, []);
    assert_eq!(Game::replay(*game.setup(), &log).as_ref(), Ok(&game));

    let ended_with = |loss: i32| {
        let mut log = log.clone();
        let Some(Event::Ended { scores, .. }) = log.last_mut() else { panic!("it is over") };
        let winner = scores.iter().position(|score| score.big == 1).unwrap();
        let less = scores[0].small + Points::whole(loss);
        scores[winner].small += less;
        scores[0].small = Points::whole(-loss);
        Game::replay(*game.setup(), &log)
    };
    let before = ended_with(100).unwrap().final_view().expect("it is over");
    assert!(matches!(before.cells().unwrap()[0].reason, Reason::Announced { lost: 100, .. }));
    assert_eq!(before.announced_after, [(seat('A'), tiles("k10").iter().collect())]);
    assert_eq!(before.cells().unwrap()[0].score, before.scores[0]);
    assert_eq!(ended_with(150).unwrap_err().why, ReplayFault::Differs);
}

// Time, section 5

fn draft(text: &str) -> Draft {
    let meld = |meld: &str| {
        meld.split_whitespace()
            .map(|word| DraftTile {
                tile: word.trim_end_matches('*').parse().unwrap(),
                own: word.ends_with('*'),
            })
            .collect()
    };
    Draft(text.split('|').map(meld).collect())
}

/// What came of a draft when time ran out: the table that stands, or `None`.
fn at_time_up(rules: &str, table: Option<&str>, text: &str) -> Option<String> {
    let rack = "r9 r10 r11 r12 k1 k2 k3 b5 b6 b7 y13 y12";
    let mut game = Made::new(rules).rack(rack).rack("").start();
    if let Some(table) = table {
        game.lay(table).unwrap();
        game.draw();
    }
    let seat = game.game.turn().unwrap();
    let before = game.game.public_view().seats[0].tiles;
    let events = game.submit(Command::TimeUp { seat, draft: Some(draft(text)) }).unwrap();
    assert!(matches!(events[0], Event::TimeRanOut { .. }));
    match &events[1] {
        Event::Laid { table, .. } => Some(table.to_string()),
        Event::Drawn { tiles, .. } => {
            assert_eq!(tiles.len(), usize::from(game.game.setup().rules().time_up_tiles));
            let after = game.game.public_view().seats[0].tiles;
            assert_eq!(after, before + tiles.len() as u8);
            None
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn time_up_goes_each_editions_way() {
    let whole = "r9 r10 r11 | k1* k2* k3*";
    let loose = "r9 r10 r11 | k1* k2* k3* | y13*";
    let own_in_meld = "r9 r10 r11 y13* | k1* k2* k3*";
    let table_loose = "r9 r10 | r11 | k1* k2* k3*";
    let opened = Some("r9 r10 r11");
    for rules in ["standard", "twist", "expert", "family", "xp", "original"] {
        assert_eq!(at_time_up(rules, opened, whole), None, "{rules}");
    }
    let stands = Some("r9 r10 r11 | k1 k2 k3".to_owned());
    assert_eq!(at_time_up("championship-2019", opened, whole), stands);
    assert_eq!(at_time_up("championship-2019", opened, loose), None);
    assert_eq!(at_time_up("championship-2019", opened, "r9 r10 r11"), None, "nothing laid");
    for rules in ["championship", "championship-twist", "championship-expert"] {
        assert_eq!(at_time_up(rules, opened, whole), stands, "{rules}");
        assert_eq!(at_time_up(rules, opened, loose), stands, "{rules}");
        assert_eq!(at_time_up(rules, opened, own_in_meld), stands, "{rules}");
        assert_eq!(at_time_up(rules, opened, table_loose), None, "{rules}");
        assert_eq!(at_time_up(rules, opened, "r9 r10 r11 | k1*"), None, "{rules}");
        // An opening must hold rule 4.2 with what stays.
        let opening = "r9* r10* r11* r12* | k1* k2*";
        assert_eq!(at_time_up(rules, None, opening), Some("r9 r10 r11 r12".into()), "{rules}");
        assert_eq!(at_time_up(rules, None, "b5* b6* b7* | r9* r10*"), None, "{rules}");
    }
    let house = "championship time_up_tiles=3";
    assert_eq!(at_time_up(house, opened, "r9 r10 r11 | y12* y13*"), None);
}

/// Identical faces have no identity: it does not matter which of two red 9s is the one left loose.
#[test]
fn a_loose_tile_may_be_the_racks_copy() {
    let mut game = Made::new("championship").rack("r9 r9 r10 r11 k1 k2 k3").rack("").start();
    game.lay("r9 r10 r11").unwrap();
    game.draw();
    let seat = game.game.turn().unwrap();
    let draft = Some(draft("r9* r10 r11 | r9 | k1* k2* k3*"));
    let events = game.submit(Command::TimeUp { seat, draft }).unwrap();
    let Event::Laid { table, laid, .. } = &events[1] else { panic!("{events:?}") };
    assert_eq!(table.to_string(), "r9 r10 r11 | k1 k2 k3");
    assert_eq!(laid.to_string(), "k1 k2 k3");
}

#[test]
fn a_draft_with_tiles_nobody_has_never_stands() {
    for rules in ["championship-2019", "championship"] {
        assert_eq!(at_time_up(rules, Some("r9 r10 r11"), "r9 r10 r11 | y1* y2* y3* y4* y5*"), None);
    }
}

// The judge, rule 8.3

#[test]
fn a_judge_called_stops_the_game_after_the_move_and_decides() {
    let rule = |effect| Command::Rule { ruling: Ruling { effect, reason: "seen it".into() } };
    let mut game = Made::new("championship").rack("r9 r10 r11").rack("").start();
    game.submit(Command::CallJudge { seat: seat('B') }).unwrap();
    let before = game.game.seat_view(seat('A')).unwrap().rack;
    let events = game.lay("r9 r10 r11").unwrap();
    assert_eq!(events[1], Event::Paused);
    let paused = Err(Refusal::NotNow { phase: Phase::Paused });
    assert_eq!(game.submit(Command::Draw { seat: seat('B'), stack: None }), paused);
    game.submit(rule(Effect::TakeBack)).unwrap();
    assert_eq!(game.game.turn(), Some(seat('A')));
    assert_eq!(game.game.seat_view(seat('A')).unwrap().rack, before);
    assert!(!game.game.public_view().seats[0].opened);
    // Penalty tiles do not end anybody's turn; points count at the end.
    game.submit(Command::Pause).unwrap();
    game.submit(rule(Effect::Tiles { seat: seat('B'), count: 2 })).unwrap();
    assert_eq!(game.game.public_view().seats[1].tiles, 16);
    assert_eq!(game.game.turn(), Some(seat('A')));
    game.submit(Command::Pause).unwrap();
    assert_eq!(game.submit(rule(Effect::TakeBack)), Err(Refusal::NothingToTakeBack));
    game.submit(rule(Effect::Points { seat: seat('A'), points: Points::whole(-50) })).unwrap();
    assert_eq!(game.game.phase(), Phase::Play);
}

#[test]
fn layouts_and_commands_are_handled_at_any_size() {
    let mut game = Made::new("standard").rack("").rack("").start();
    let huge = Layout(vec![vec![Tile::JOKER; 600]; 600]);
    assert!(game.submit(Command::Lay { seat: seat('A'), layout: huge }).is_err());
    let empty = Layout(vec![vec![]]);
    assert!(game.submit(Command::Lay { seat: seat('A'), layout: empty }).is_err());
}
