//! `dublet meld`: what tiles are.

use clap::Args;
use dublet_rules::{
    meld::{Meld, NotAMeld, Report, arrange},
    notation,
    rules::Rules,
    tile::Tile,
};
use dublet_words::Words;

use crate::{
    answer::{Answer, BadInput, Outcome, edition},
    print,
};

/// `dublet meld EDITION TILES…`
#[derive(Args)]
pub(crate) struct Read {
    /// The edition whose tiles they are
    edition: String,
    /// The tiles in the order laid, such as r3 r4 C b6
    #[arg(required = true)]
    tiles: Vec<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Read {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = edition(&self.edition, words)?;
        let text = self.tiles.join(" ");
        let tiles = notation::tiles(&text).map_err(|e| BadInput(words.parse_error(&e)))?;
        if tiles.is_empty() {
            return Err(BadInput(words.say("error-no-tiles")));
        }
        // Jokers alone are no meld however many the edition has; anything else must be its tiles.
        let jokers_alone = tiles.iter().all(|tile| tile.is_joker() && rules.copies_of(*tile) > 0);
        if !jokers_alone && let Some(fault) = words.deck_fault(&rules, &tiles.iter().collect()) {
            return Err(BadInput(fault));
        }
        let read = Meld::read(&tiles);
        match &read {
            _ if self.json => print::json(&Report::on(&rules, &tiles)),
            Ok(meld) => print_meld(&rules, meld, words),
            Err(reasons) => print_reasons(&rules, &tiles, reasons, words),
        }
        Ok(if read.is_ok() { Answer::Fine } else { Answer::No })
    }
}

fn print_meld(rules: &Rules, meld: &Meld, words: &Words) {
    print::line(words.meld(rules, meld));
    for (place, stands) in meld.stands() {
        let tile = words.tile(meld.tiles()[place]);
        let what = words.stands(&stands);
        let args = [("tile", tile.into()), ("what", what.into())];
        print::line(format_args!("  {}", words.tell("meld-joker-stands", args)));
    }
}

fn print_reasons(rules: &Rules, tiles: &[Tile], reasons: &NotAMeld, words: &Words) {
    print::line(words.say("meld-none"));
    for problem in &reasons.general {
        print::line(format_args!("  {}", words.problem(*problem)));
    }
    let mut shapes = [("meld-as-run", &reasons.run), ("meld-as-group", &reasons.group)];
    // The shape that was nearly made comes first.
    shapes.sort_by_key(|(_, problems)| problems.len());
    for (id, problems) in shapes.into_iter().filter(|(_, problems)| !problems.is_empty()) {
        let all: Vec<String> = problems.iter().map(|p| words.problem(*p)).collect();
        print::line(format_args!("  {}", words.tell(id, [("reason", all.join("; ").into())])));
    }
    if let Some(meld) = arrange(tiles) {
        let args = [("tiles", meld.to_string().into()), ("meld", words.meld(rules, &meld).into())];
        print::line(format_args!("  {}", words.tell("meld-other-order", args)));
    }
}
