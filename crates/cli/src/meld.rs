//! `dublet meld`: what tiles are.

use clap::Args;
use dublet_rules::{
    meld::{Kind, Meld, NotAMeld, Stand, arrange},
    notation,
    tile::Tile,
};
use serde::Serialize;

use crate::{
    answer::{Answer, BadInput, Outcome, edition, print_json},
    words::Words,
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

#[derive(Serialize)]
struct IsMeld<'a> {
    meld: bool,
    #[serde(flatten)]
    kind: Kind,
    worth: u16,
    jokers: Vec<JokerStands<'a>>,
}

#[derive(Serialize)]
struct JokerStands<'a> {
    place: usize,
    tile: Tile,
    stands: &'a [Stand],
}

#[derive(Serialize)]
struct IsNone<'a> {
    meld: bool,
    #[serde(flatten)]
    reasons: &'a NotAMeld,
    order: Option<&'a Meld>,
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
        match Meld::read(&tiles) {
            Ok(meld) => {
                self.print_meld(&meld, words);
                Ok(Answer::Fine)
            }
            Err(reasons) => {
                self.print_reasons(&tiles, &reasons, words);
                Ok(Answer::No)
            }
        }
    }

    fn print_meld(&self, meld: &Meld, words: &Words) {
        let stands = meld.stands();
        if self.json {
            let jokers = stands
                .iter()
                .map(|(place, stands)| JokerStands {
                    place: *place,
                    tile: meld.tiles()[*place],
                    stands,
                })
                .collect();
            return print_json(&IsMeld {
                meld: true,
                kind: meld.kind(),
                worth: meld.worth(),
                jokers,
            });
        }
        println!("{}", words.meld(meld));
        for (place, stands) in stands {
            let tile = words.tile(meld.tiles()[place]);
            let what = words.stands(&stands);
            let args = [("tile", tile.into()), ("what", what.into())];
            println!("  {}", words.tell("meld-joker-stands", args));
        }
    }

    fn print_reasons(&self, tiles: &[Tile], reasons: &NotAMeld, words: &Words) {
        let order = arrange(tiles);
        if self.json {
            return print_json(&IsNone { meld: false, reasons, order: order.as_ref() });
        }
        println!("{}", words.say("meld-none"));
        for problem in &reasons.general {
            println!("  {}", words.problem(*problem));
        }
        let mut shapes = [("meld-as-run", &reasons.run), ("meld-as-group", &reasons.group)];
        // The shape that was nearly made comes first.
        shapes.sort_by_key(|(_, problems)| problems.len());
        for (id, problems) in shapes.into_iter().filter(|(_, problems)| !problems.is_empty()) {
            let all: Vec<String> = problems.iter().map(|p| words.problem(*p)).collect();
            println!("  {}", words.tell(id, [("reason", all.join("; ").into())]));
        }
        if let Some(meld) = order {
            let args = [("tiles", meld.to_string().into()), ("meld", words.meld(&meld).into())];
            println!("  {}", words.tell("meld-other-order", args));
        }
    }
}
