//! Scoring (section 7) and standings (8.1).

use dublet_rules::{
    bag::Bag,
    notation,
    reason::Reason,
    rules::{Edition, Rules, Values},
    score::{CannotScore, Counted, End, Opening, Points, SeatScore},
    seat::Seat,
    sheet::{self, BadLeft, LastDraw, Left, SheetCell},
    standings::{Match, Starter, standings},
};

fn rack(text: &str) -> Bag {
    notation::tiles(text).unwrap().into_iter().collect()
}

fn left(text: &str, opened: bool, announced_after: Option<&str>) -> Left {
    let announced_after = announced_after.map(|drawn| match &notation::tiles(drawn).unwrap()[..] {
        [tile] => LastDraw::One(*tile),
        several => LastDraw::Several(several.iter().collect()),
    });
    Left::Tiles { rack: rack(text), opened, announced_after }
}

fn opened(text: &str) -> Left {
    left(text, true, None)
}

fn closed(text: &str) -> Left {
    left(text, false, None)
}

fn announced(text: &str, drawn: &str) -> Left {
    left(text, false, Some(drawn))
}

/// Small points as text, `*` behind the winners'.
fn scored(rules: &Rules, end: End, seats: &[Left]) -> String {
    let cells = sheet::score(rules, end, seats).unwrap();
    let text = |SheetCell { score, .. }: &SheetCell| {
        format!("{}{}", score.small, if score.big == 1 { "*" } else { "" })
    };
    cells.iter().map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn never_opened_costs_100_or_200_when_somebody_goes_out() {
    // 9 + 10 + J as 11 is exactly thirty; without the joker nothing is.
    let seats = [opened(""), closed("r9 r10 J"), closed("r9 r10 k1"), closed("r9 r10 r11")];
    for edition in Edition::ALL {
        let rules = edition.rules();
        let joker = match edition {
            // Rule 7.3: there jokers do not count towards having been able to open.
            Edition::Family | Edition::Xp => -100,
            _ => -200,
        };
        let expected = match edition {
            // Rule 7.2: `original` has neither.
            Edition::Original => "+99* -49 -20 -30".to_owned(),
            Edition::Expert | Edition::ChampionshipExpert => continue,
            _ => format!("{:+}* {joker} -100 -200", 300 - joker),
        };
        assert_eq!(scored(&rules, End::Out, &seats), expected, "{edition}");
    }
    let expert = Edition::Expert.rules();
    let seats = [opened(""), closed("r9 r10 Jr"), closed("r9 r10 Jb"), opened("Jb k2")];
    assert_eq!(scored(&expert, End::Out, &seats), "+322* -200 -100 -22");
}

#[test]
fn an_announcement_with_the_needed_tile_just_drawn_halves_the_penalty() {
    let rules = Edition::Standard.rules();
    let seats = [opened(""), announced("r9 r10 r11", "r11"), announced("r9 r10 r11 k2", "k2")];
    assert_eq!(scored(&rules, End::Out, &seats), "+300* -100 -200");
    // Announced in vain: the rack cannot open, so it is 100 anyway.
    let seats = [opened(""), announced("r9 r10 k11", "k11")];
    assert_eq!(scored(&rules, End::Out, &seats), "+100* -100");
}

fn reasons(rules: &Rules, end: End, seats: &[Left]) -> Vec<Reason> {
    sheet::score(rules, end, seats).unwrap().into_iter().map(|cell| cell.reason).collect()
}

fn melds(reason: &Reason) -> String {
    reason.melds().iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

/// Rules 7.1 to 7.4: the winner has what the others lost, and who never opened is told with what they could have.
#[test]
fn the_opening_there_was_is_the_reason_for_200() {
    let rules = Edition::Championship.rules();
    let by_sum = |opening| Left::Sum { numbers: 40, jokers: 0, opening };
    let seats = [
        opened(""),
        opened("k5 J"),
        closed("r9 r10 k1"),
        closed("k2 r10 r11 r12 y2"),
        announced("k3 k4 k5 r8 b8 y8", "y8"),
        by_sum(Opening::Excused),
        by_sum(Opening::CouldHave),
    ];
    let reasons = reasons(&rules, End::Out, &seats);
    let won = Reason::Won { lost: vec![55, 100, 200, 100, 100, 200], shared: 1, less: 0 };
    assert_eq!(reasons[0], won);
    assert_eq!(reasons[1], Reason::Rack { lost: 55, less: 0 });
    assert_eq!(reasons[2], Reason::Unopened { lost: 100, less: 0 });
    assert!(matches!(reasons[3], Reason::CouldHave { lost: 200, .. }));
    assert_eq!(melds(&reasons[3]), "r10 r11 r12");
    assert!(matches!(reasons[4], Reason::Announced { lost: 100, .. }));
    assert_eq!(melds(&reasons[4]), "r8 b8 y8 | k3 k4 k5");
    // What is written down as a sum has no tiles to find an opening in.
    assert_eq!(reasons[5], Reason::Unopened { lost: 100, less: 0 });
    assert_eq!(reasons[6], Reason::CouldHave { lost: 200, less: 0, melds: Vec::new() });
}

/// House rules by which 100 and 200 are the same amount: the reason is not read off it.
#[test]
fn the_reason_is_known_where_both_penalties_are_equal() {
    let equal = |values: &mut Values| values.could_have_opened_penalty = 100;
    let rules = Edition::Standard.rules().with(equal).unwrap();
    let seats = [opened(""), announced("r9 r10 r11", "r11")];
    assert!(matches!(reasons(&rules, End::Out, &seats)[1], Reason::Announced { lost: 100, .. }));
    let seats = [opened(""), announced("r9 r10 r11 k2", "k2")];
    assert!(matches!(reasons(&rules, End::Out, &seats)[1], Reason::CouldHave { lost: 100, .. }));
}

/// Rules 7.5 and 7.6: what is taken off, and by how many it is shared.
#[test]
fn an_empty_pool_says_what_is_taken_off_and_shared() {
    let seats = ["k4", "r4", "J k10", "r10"].map(opened);
    let [won, also, first, second] = &reasons(&Edition::Standard.rules(), End::Pool, &seats)[..]
    else {
        unreachable!()
    };
    assert_eq!((won, also), (also, &Reason::Won { lost: vec![60, 10], shared: 2, less: 4 }));
    assert_eq!((first, second), (&rack_lost(60, 0), &rack_lost(10, 0)));
    let [won, _, first, second] = &reasons(&Edition::Championship.rules(), End::Pool, &seats)[..]
    else {
        unreachable!()
    };
    assert_eq!(won, &Reason::Won { lost: vec![56, 6], shared: 2, less: 0 });
    assert_eq!((first, second), (&rack_lost(56, 4), &rack_lost(6, 4)));
    let equal = reasons(&Edition::Standard.rules(), End::Pool, &["k4", "r4"].map(opened));
    assert_eq!(equal[0], Reason::Won { lost: vec![], shared: 2, less: 0 });
}

fn rack_lost(lost: u16, less: u16) -> Reason {
    Reason::Rack { lost, less }
}

#[test]
fn jokers_are_counted_apart_from_numbers() {
    let rules = Edition::Standard.rules();
    let by_sum = Left::Sum { numbers: 7, jokers: 2, opening: Opening::Opened };
    for left in [opened("k3 r4 J J"), by_sum] {
        let cells = sheet::score(&rules, End::Out, &[Left::NOTHING, left]).unwrap();
        let SheetCell { value, numbers, jokers, joker_penalty, .. } = cells[1];
        assert_eq!((value, numbers, jokers, joker_penalty), (107, 7, 2, 50));
    }
}

#[test]
fn shares_are_written_as_fractions() {
    let text = |sixtieths| Points::from_sixtieths(sixtieths).to_string();
    let texts = [0, 20, -30, 1860, -480, 620, -155].map(text);
    assert_eq!(texts, ["0", "+⅓", "-½", "+31", "-8", "+10⅓", "-2 7⁄12"]);
}

#[test]
fn jokers_left_cost_what_the_edition_says() {
    for (edition, cost) in [
        (Edition::Standard, 50),
        (Edition::Twist, 50),
        (Edition::Original, 30),
        (Edition::Family, 30),
        (Edition::Xp, 30),
        (Edition::Championship2019, 50),
        (Edition::Championship, 50),
        (Edition::ChampionshipTwist, 30),
    ] {
        let seats = [opened(""), opened("J r4")];
        let expected = format!("+{0}* -{0}", cost + 4);
        assert_eq!(scored(&edition.rules(), End::Out, &seats), expected, "{edition}");
    }
    let twist = [opened("D M C"), opened("")];
    assert_eq!(scored(&Edition::Twist.rules(), End::Out, &twist), "-150 +150*");
    assert_eq!(scored(&Edition::ChampionshipTwist.rules(), End::Out, &twist), "-90 +90*");
    let expert = [opened("Jb Jk"), opened("")];
    assert_eq!(scored(&Edition::ChampionshipExpert.rules(), End::Out, &expert), "-40 +40*");
}

#[test]
fn an_empty_pool_scores_values_or_differences_and_shares_ties() {
    let values = Edition::Standard.rules();
    let differences = Edition::Championship.rules();
    let check = |rules: &Rules, racks: &[&str], expected: &str| {
        let seats: Vec<Left> = racks.iter().map(|rack| opened(rack)).collect();
        assert_eq!(scored(rules, End::Pool, &seats), expected);
    };
    check(&values, &["k1", "k5", "k10", "k8 k7"], "+29* -5 -10 -15");
    check(&differences, &["k2", "k4", "J k10", "k10"], "+68* -2 -58 -8");
    check(&differences, &["k4", "r4", "J k10", "r10"], "+31* +31* -56 -6");
    check(&values, &["k4", "r4", "J k10", "r10"], "+31* +31* -60 -10");
    // Three share 46 by differences, and 50 less 4 each by values.
    check(&differences, &["k4", "r4", "b4", "J"], "+15⅓* +15⅓* +15⅓* -46");
    check(&values, &["k4", "r4", "b4", "J"], "+12⅔* +12⅔* +12⅔* -50");
    check(&differences, &["k4", "r4", "b4", "y4"], "0* 0* 0* 0*");
    check(&values, &["k4", "r4", "b4", "y4"], "0* 0* 0* 0*");
}

/// Rule 7.5: the championship's summary has no opening "to the end of the game" cost 100 or 200.
#[test]
fn never_opened_costs_with_an_empty_pool_in_the_championship_alone() {
    let seats = |winner| [winner, opened("k4"), closed("J k10"), closed("r9 r10 r11")];
    for edition in [Edition::Championship2019, Edition::Championship, Edition::ChampionshipTwist] {
        // The lowest rack wins, opened or not, and is never charged.
        for winner in [opened("k2"), closed("k2")] {
            let points = scored(&edition.rules(), End::Pool, &seats(winner));
            assert_eq!(points, "+302* -2 -100 -200", "{edition}");
        }
    }
    let others = [
        (Edition::Standard, "+92* -4 -60 -30"),
        (Edition::Family, "+72* -4 -40 -30"),
        (Edition::Original, "+68* -2 -38 -28"),
    ];
    for (edition, expected) in others {
        assert_eq!(
            scored(&edition.rules(), End::Pool, &seats(opened("k2"))),
            expected,
            "{edition}"
        );
    }
    // An announcement that held makes 100 of 200 here too (rule 7.4).
    let championship = Edition::Championship.rules();
    let announced = [opened("k2"), announced("r9 r10 r11", "r11")];
    assert_eq!(scored(&championship, End::Pool, &announced), "+100* -100");
    // Winners that are tied share what the losers lost.
    let tied = [opened("k2"), closed("r2"), closed("k5")];
    assert_eq!(scored(&championship, End::Pool, &tied), "+50* +50* -100");
}

/// A text without the value is older than the value.
#[test]
fn texts_of_before_mean_what_they_meant() {
    let seats = [opened("k2"), closed("k5")];
    for edition in Edition::ALL {
        let old: Rules = edition.id().parse().unwrap();
        assert_eq!(old.to_string(), edition.id(), "what was written stays written so");
        assert!(!old.penalties_at_pool_end);
        let today = edition.rules();
        assert_eq!(today.to_string().parse(), Ok(today));
        let written = today.to_string().contains("penalties_at_pool_end=yes");
        assert_eq!(written, today.penalties_at_pool_end, "{today}");
        assert_eq!(old.differences(edition).count(), usize::from(written), "shown as a house rule");
    }
    let old: Rules = "championship".parse().unwrap();
    assert_eq!(scored(&old, End::Pool, &seats), "+3* -3");
}

#[test]
fn racks_that_do_not_fit_the_end_are_not_scored() {
    let rules = Edition::Standard.rules();
    let score = |end, seats: &[Left]| sheet::score(&rules, end, seats);
    assert_eq!(score(End::Out, &[opened("k1"), opened("k2")]), Err(CannotScore::NotOneOut(0)));
    assert_eq!(score(End::Out, &[opened(""), opened("")]), Err(CannotScore::NotOneOut(2)));
    assert_eq!(score(End::Pool, &[opened(""), opened("k2")]), Err(CannotScore::EmptyRack));
}

#[test]
fn a_joker_that_costs_nothing_is_left_all_the_same() {
    let rules = Edition::Standard.rules().with(|values| values.joker_penalty = 0).unwrap();
    let by_sum = Left::Sum { numbers: 0, jokers: 1, opening: Opening::Opened };
    for joker in [opened("J"), by_sum] {
        let seats = [Left::NOTHING, joker.clone(), opened("k5")];
        assert_eq!(scored(&rules, End::Out, &seats), "+5* 0 -5", "{joker:?}");
        let seats = [joker.clone(), opened("k5")];
        assert_eq!(scored(&rules, End::Pool, &seats), "+5* -5", "{joker:?}");
    }
}

#[test]
fn a_draw_of_several_tiles_may_bring_the_opening_that_was_announced() {
    let rules = Edition::Standard.rules();
    let counted = |drawn| {
        Counted::rack(&rules, End::Out, &rack("r9 r10 r11 k2"), false, Some(&rack(drawn))).opening
    };
    assert_eq!(counted("r11 k2"), Opening::Excused);
    assert_eq!(counted("k2"), Opening::CouldHave);
    // On a sheet too, as far as one turn can bring so many.
    let sheet = [opened(""), announced("r9 r10 r11 k2", "r11 k2")];
    assert_eq!(scored(&rules, End::Out, &sheet), "+100* -100");
    assert_eq!(sheet::check(&rules, &sheet), Err(BadLeft::Announcement));
    for penalty in ["time_up_tiles=3", "wrong_lay_tiles=2", "lost_layout=three-tiles-to-pool"] {
        let rules: Rules = format!("standard {penalty}").parse().unwrap();
        assert_eq!(sheet::check(&rules, &sheet), Ok(()), "{penalty}");
        let four = [announced("r9 r10 r11 k2", "r9 r10 r11 k2")];
        assert_eq!(sheet::check(&rules, &four), Err(BadLeft::Announcement), "{penalty}");
    }
    // Written as it always was where it is one.
    let written =
        |left: &Left| serde_json::to_value(left).unwrap()["tiles"]["announced_after"].clone();
    assert_eq!(written(&announced("r1 r2", "r2")), "r2");
    let several = announced("r1 r2", "r1 r2");
    assert_eq!(written(&several), serde_json::json!(["r1", "r2"]));
    let read: Left = serde_json::from_value(serde_json::to_value(&several).unwrap()).unwrap();
    assert_eq!(read, several);
}

#[test]
fn nobody_has_left_what_no_deck_has() {
    let rules = Edition::Standard.rules();
    let sum = |numbers, jokers| Left::Sum { numbers, jokers, opening: Opening::Opened };
    let check = |left: &[Left]| sheet::check(&rules, left);
    assert_eq!(check(&[opened("r1 r1"), opened("k1"), sum(728, 2)]), Ok(()));
    let tile = notation::tiles("r1").unwrap()[0];
    let three = Err(BadLeft::TooMany { tile, found: 3 });
    assert_eq!(check(&[opened("r1 r1 r1")]), three);
    assert_eq!(check(&[opened("r1 r1"), opened("r1")]), three);
    // Far more than the counts of faces hold together.
    let heap =
        || Left::Tiles { rack: [tile; 200].iter().collect(), opened: true, announced_after: None };
    assert!(matches!(check(&[heap(), heap()]), Err(BadLeft::TooMany { .. })));
    assert_eq!(check(&[opened("J J"), sum(0, 1)]), Err(BadLeft::TooManyJokers));
    assert_eq!(check(&[sum(700, 0), sum(29, 0)]), Err(BadLeft::TooHighSum));
    assert_eq!(check(&[announced("r1 r2", "r3")]), Err(BadLeft::Announcement));
    assert_eq!(check(&[left("r1", true, Some("r1"))]), Err(BadLeft::Announcement));
    let original = sheet::check(&Edition::Original.rules(), &[announced("r1", "r1")]);
    assert_eq!(original, Err(BadLeft::Announcement));
}

#[test]
fn big_points_come_first_and_equals_share_a_place() {
    let total = |big, small| SeatScore { big, small: Points::whole(small) };
    let totals = [total(0, -8), total(2, -56), total(0, -26), total(2, 89), total(0, -8)];
    let order: Vec<(usize, usize)> =
        standings(&totals).iter().map(|s| (s.player, s.place)).collect();
    assert_eq!(order, [(3, 1), (1, 2), (0, 3), (4, 3), (2, 5)]);
}

#[test]
fn starters_rotate_and_rounds_end() {
    let scores = |seats: usize| vec![SeatScore::default(); seats];
    let seat = |index| Seat::new(index).unwrap();
    // Rule 2.1 and 2.4: drawn once, then clockwise; as many games as players.
    let mut games = Match::new(Edition::Standard.rules(), 3, 2);
    assert_eq!(games.next_game(), Some((1, 1, Starter::Draw)));
    games.record(seat(2), scores(3));
    assert_eq!(games.next_game(), Some((1, 2, Starter::Seat(seat(0)))));
    games.record(seat(0), scores(3));
    games.record(seat(1), scores(3));
    assert_eq!(games.next_game(), Some((2, 1, Starter::Seat(seat(2)))));
    (0..3).for_each(|_| games.record(seat(2), scores(3)));
    assert_eq!(games.next_game(), None);
    // `original` draws before each game; the championship starts at seat A and plays four.
    let mut original = Match::new(Edition::Original.rules(), 2, 1);
    original.record(seat(1), scores(2));
    assert_eq!(original.next_game(), Some((1, 2, Starter::Draw)));
    let championship = Match::new(Edition::Championship.rules(), 4, 1);
    assert_eq!(championship.next_game(), Some((1, 1, Starter::Seat(seat(0)))));
    assert_eq!(championship.games_in_round(), 4);
    assert_eq!(Match::new(Edition::Championship2019.rules(), 4, 1).games_in_round(), 2);
}
