//! `dublet meld`: what tiles are.

use std::mem::discriminant;

use clap::Args;
use dublet_rules::{
    meld::{Meld, Nearest, NotAMeld, Problem, Report, arrange},
    notation,
    rules::Rules,
    tile::Tile,
};
use dublet_words::Words;

use crate::{
    answer::{Answer, BadInput, Outcome, edition},
    print,
    typed::in_notation,
};

/// `dublet meld EDITION TILES…`
#[derive(Args)]
pub(crate) struct Read {
    edition: String,
    #[arg(required = true)]
    tiles: Vec<String>,
    #[arg(long, conflicts_with = "json")]
    all: bool,
    #[arg(long)]
    json: bool,
}

impl Read {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = edition(&self.edition, words)?;
        let text = in_notation(&self.tiles.join(" "));
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
            Err(reasons) => {
                print::line(words.say("meld-none"));
                let lines = match self.all {
                    true => all_reasons(reasons, words),
                    false => few_reasons(reasons, words),
                };
                lines.iter().for_each(|line| print::line(format_args!("  {line}")));
                print_other_order(&rules, &tiles, words);
            }
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
        // In a reading that counts less it may be another tile (rule 3.6).
        let id = match stands.len() {
            1 => "meld-joker-stands",
            _ => "meld-joker-may-stand",
        };
        print::line(format_args!("  {}", words.tell(id, args)));
    }
}

/// The reasons that help: what is wrong in general, and with the shape the tiles come nearest to, each kind of reason once.
fn few_reasons(reasons: &NotAMeld, words: &Words) -> Vec<String> {
    let mut lines: Vec<String> = reasons.general.iter().map(|p| words.problem(*p)).collect();
    // Tiles that one shape has nothing against are too few of it, which is said already.
    if !reasons.run.is_empty() && !reasons.group.is_empty() {
        lines.push(match reasons.nearest() {
            Nearest::Run => as_shape("meld-as-run", &first_of_each(&reasons.run), words),
            Nearest::Group => as_shape("meld-as-group", &first_of_each(&reasons.group), words),
        });
    }
    lines
}

/// The first problem of each kind.
fn first_of_each(problems: &[Problem]) -> Vec<Problem> {
    let mut few: Vec<Problem> = Vec::new();
    for problem in problems {
        if few.iter().all(|other| discriminant(other) != discriminant(problem)) {
            few.push(*problem);
        }
    }
    few
}

/// Everything that is wrong, with the shape that was nearly made first.
fn all_reasons(reasons: &NotAMeld, words: &Words) -> Vec<String> {
    let general = reasons.general.iter().map(|problem| words.problem(*problem));
    let mut shapes = [("meld-as-run", &reasons.run), ("meld-as-group", &reasons.group)];
    shapes.sort_by_key(|(_, problems)| problems.len());
    let shapes = shapes.into_iter().filter(|(_, problems)| !problems.is_empty());
    general.chain(shapes.map(|(id, problems)| as_shape(id, problems, words))).collect()
}

fn as_shape(id: &str, problems: &[Problem], words: &Words) -> String {
    let all: Vec<String> = problems.iter().map(|problem| words.problem(*problem)).collect();
    words.tell(id, [("reason", all.join("; ").into())])
}

fn print_other_order(rules: &Rules, tiles: &[Tile], words: &Words) {
    if let Some(meld) = arrange(tiles) {
        let args = [
            ("tiles", words.shorts(meld.tiles()).into()),
            ("meld", words.meld(rules, &meld).into()),
        ];
        print::line(format_args!("  {}", words.tell("meld-other-order", args)));
    }
}
