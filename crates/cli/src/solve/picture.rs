//! What lies where, to look at.

use dublet_rules::{meld::Meld, rules::Rules};
use dublet_solver::{Move, Origin};
use dublet_words::Words;

use super::question::Question;
use crate::{paint::Paint, print};

/// The table and the rack as they are.
pub(super) fn print_before(question: &Question, paint: Paint, words: &Words) {
    print_table(question, paint, words);
    if question.rack.is_empty() {
        return print::line(words.say("solve-rack-empty"));
    }
    let value = question.rules.rack_value(&question.rack);
    let args = [("count", question.rack.len().into()), ("value", value.into())];
    print::line(paint.bold(&words.tell("solve-rack", args)));
    for line in paint.rack(&question.rack, false, words) {
        print::line(format_args!("     {}", line.trim_end()));
    }
}

fn print_table(Question { rules, table, .. }: &Question, paint: Paint, words: &Words) {
    if table.melds().is_empty() {
        return print::line(words.say("play-table-empty"));
    }
    print::line(paint.bold(&words.say("solve-table")));
    for (meld, number) in table.melds().iter().zip(1..) {
        print_meld(rules, &format!("{number}"), meld, |_| false, paint, words);
    }
}

/// The table after a lay: melds that are still there have their numbers, new ones a plus.
pub(super) fn print_after(rules: &Rules, moves: &[Move], paint: Paint, words: &Words) {
    print::line(paint.bold(&words.say("solve-table-after")));
    for each in moves {
        let label = each.was.map_or("+".to_owned(), |place| (place + 1).to_string());
        let own = |place: usize| each.origins[place] == Origin::Rack;
        print_meld(rules, &label, &each.meld, own, paint, words);
    }
}

/// A meld on a line; where it has jokers, what it is.
fn print_meld(
    rules: &Rules,
    label: &str,
    meld: &Meld,
    own: impl Fn(usize) -> bool,
    paint: Paint,
    words: &Words,
) {
    let tiles = meld.tiles().iter().enumerate().map(|(place, tile)| (*tile, own(place)));
    let painted = paint.tiles(tiles, words);
    let has_joker = meld.tiles().iter().any(|tile| tile.is_joker());
    let what = if has_joker { paint.quiet(&words.meld(rules, meld)) } else { String::new() };
    print::line(format!("{label:>3}  {painted}  {what}").trim_end());
}

/// The melds of an opening, each with its worth.
pub(super) fn print_opening(rules: &Rules, melds: &[Meld], paint: Paint, words: &Words) {
    for meld in melds {
        let painted = paint.tiles(meld.tiles().iter().map(|tile| (*tile, true)), words);
        print::line(format_args!("  +  {painted}  {}", paint.quiet(&words.meld(rules, meld))));
    }
}
