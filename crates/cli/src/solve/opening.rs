//! Opening (rule 4.2): melds of the rack alone, the table left as it is.

use dublet_rules::{meld::Meld, rules::Rules};
use dublet_solver::{Opening, Solver};
use dublet_words::Words;
use serde_json::{Value, json};

use super::{
    picture::{print_before, print_opening},
    question::Question,
};
use crate::{answer::Answer, paint::Paint, print};

/// An opening and its melds.
struct Found {
    opening: Opening,
    melds: Vec<Meld>,
}

/// Finds openings and prints them; no when the rack cannot open.
pub(super) fn answer(question: &Question, json: bool, paint: Paint, words: &Words) -> Answer {
    let (rules, rack, needed) = (&question.rules, &question.rack, question.rules.opening);
    let mut solver = Solver::new();
    let worth = solver.best_opening(rules, rack);
    let melds = solver.plan();
    let tiles = melds.iter().map(|meld| meld.tiles().len() as u16).sum();
    let best = Found { opening: Opening { tiles, worth }, melds };
    let opens = best.opening.tiles > 0 && best.opening.worth >= needed;
    let fullest = solver
        .fullest_opening(rules, rack)
        .filter(|_| opens)
        .map(|opening| Found { opening, melds: solver.plan() });
    if json {
        print::json(&json!({
            "goal": "open",
            "opens": opens,
            "needed": needed,
            "best": as_json(&best),
            "fullest": fullest.as_ref().map(as_json),
        }));
    } else {
        print_before(question, paint, words);
        print::line("");
        match &fullest {
            Some(fullest) => print_both(rules, &best, fullest, paint, words),
            None => print_no(rules, &best, paint, words),
        }
    }
    if opens { Answer::Fine } else { Answer::No }
}

fn as_json(found: &Found) -> Value {
    let Found { opening, melds } = found;
    json!({ "worth": opening.worth, "tiles": opening.tiles, "melds": melds })
}

fn print_both(rules: &Rules, best: &Found, fullest: &Found, paint: Paint, words: &Words) {
    let print = |id: &str, found: &Found| {
        let args = [
            ("worth", found.opening.worth.into()),
            ("tiles", found.opening.tiles.into()),
            ("needed", rules.opening.into()),
        ];
        print::line(paint.bold(&words.tell(id, args)));
        print_opening(rules, &found.melds, paint, words);
    };
    if fullest.opening.tiles == best.opening.tiles {
        return print("solve-open-both", best);
    }
    print("solve-open-best", best);
    print::line("");
    print("solve-open-fullest", fullest);
}

/// What there is all the same.
fn print_no(rules: &Rules, best: &Found, paint: Paint, words: &Words) {
    if best.melds.is_empty() {
        return print::line(words.say("solve-open-none"));
    }
    let args = [("worth", best.opening.worth.into()), ("needed", rules.opening.into())];
    print::line(words.tell("solve-open-short", args));
    print_opening(rules, &best.melds, paint, words);
}
