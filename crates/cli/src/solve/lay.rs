//! The best lay of a player who has opened (rule 4.3).

use dublet_rules::bag::Bag;
use dublet_solver::{BestLay, Goal, Move, Solver, moves};
use dublet_words::{Words, steps::steps};
use serde_json::json;

use super::{
    Wish,
    picture::{print_after, print_before},
    question::Question,
};
use crate::{answer::Answer, paint::Paint, print};

/// Solves a position and prints the answer; no when nothing, or not everything wished for, can be laid.
pub(super) fn answer(
    question: &Question,
    wish: Wish,
    json: bool,
    paint: Paint,
    words: &Words,
) -> Answer {
    let Question { rules, table, rack } = question;
    let goal = if wish == Wish::Shed { Goal::Shed } else { Goal::Tiles };
    let mut solver = Solver::new();
    let (best, plan) = solver.gentle_lay(rules, table, rack, goal);
    let moves = moves(table, &plan);
    let laid: Bag = moves.iter().flat_map(Move::from_rack).collect();
    let goes_out = laid == *rack && !rack.is_empty();
    let yes = if wish == Wish::Out { goes_out } else { best.tiles > 0 };
    if json {
        print::json(&json!({
            "goal": wish.name(),
            "tiles": best.tiles,
            "shed": best.shed,
            "out": goes_out,
            "laid": laid,
            "left": rack.minus(&laid),
            "plan": moves.iter().map(|each| &each.meld).collect::<Vec<_>>(),
            "moves": moves,
        }));
    } else {
        print_before(question, paint, words);
        print::line("");
        if yes {
            print_lay(question, best, &laid, &moves, paint, words);
        } else {
            let args = [("laid", best.tiles.into()), ("count", rack.len().into())];
            let id = if best.tiles == 0 { "solve-nothing" } else { "solve-not-out" };
            print::line(words.tell(id, args));
        }
    }
    if yes { Answer::Fine } else { Answer::No }
}

fn print_lay(
    question: &Question,
    best: BestLay,
    laid: &Bag,
    moves: &[Move],
    paint: Paint,
    words: &Words,
) {
    let Question { rules, table, rack } = question;
    print_after(rules, moves, paint, words);
    print::line("");
    let args = [
        ("laid", best.tiles.into()),
        ("count", rack.len().into()),
        ("tiles", words.shorts(laid.iter()).into()),
    ];
    print::line(words.tell("solve-laid", args));
    let (left, before) = (rack.minus(laid), rules.rack_value(rack));
    let after = rules.rack_value(&left);
    let args = [("shed", best.shed.into()), ("before", before.into()), ("after", after.into())];
    print::line(words.tell("solve-shed", args));
    if left.is_empty() {
        print::line(words.say("solve-out"));
    } else {
        print::line(words.tell("solve-left", [("tiles", words.shorts(left.iter()).into())]));
    }
    print::line("");
    for (step, number) in steps(table, moves, words).iter().zip(1..) {
        print::line(format_args!("{number:>3}. {step}"));
    }
}
