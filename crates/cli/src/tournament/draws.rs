//! `dublet tournament draws`: what lots decided in an event, drawn again.

use std::path::PathBuf;

use clap::Args;
use dublet_tournament::lots::{Again, Draw, Drawn, draw_again};
use dublet_words::Words;
use serde_json::json;

use super::{read, told::event_refused};
use crate::{
    answer::{Answer, Outcome, in_file},
    print,
};

/// `dublet tournament draws FILE`
#[derive(Args)]
pub(crate) struct Draws {
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

impl Draws {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let event = read(&self.file, words)?;
        let refused = |error| in_file(&self.file, event_refused(words, &error), words);
        let draws = draw_again(&event).map_err(refused)?;
        let right = draws.iter().all(|draw| draw.again != Again::Other);
        if self.json {
            print::json(&json!({ "right": right, "draws": draws }));
        } else if draws.is_empty() {
            print::line(words.say("tournament-draws-none"));
        } else {
            let told = event.names.told();
            let name =
                |player: &_| told.get(player).cloned().unwrap_or_else(|| format!("#{player}"));
            for Draw { line, what, lots, again } in &draws {
                let what = match what {
                    Drawn::Tables { first, last } => {
                        let count = last + 1 - first;
                        let args = [
                            ("first", (*first).into()),
                            ("last", (*last).into()),
                            ("count", count.into()),
                        ];
                        words.tell("tournament-draws-tables", args)
                    }
                    Drawn::Order { players } => {
                        let players: Vec<String> = players.iter().map(name).collect();
                        words.tell(
                            "tournament-draws-order",
                            [("players", players.join(", ").into())],
                        )
                    }
                };
                let again = match again {
                    Again::Same => "same",
                    Again::Other => "other",
                    Again::ByRank => "by-rank",
                    Again::NoLots => "no-lots",
                    Again::AnotherWay => "another-way",
                };
                let again = words.say(&format!("tournament-draws-{again}"));
                let args =
                    [("line", (*line).into()), ("what", what.into()), ("again", again.into())];
                print::line(words.tell("tournament-draws-line", args));
                if let Some(lots) = lots {
                    print::line(format!("  {lots}"));
                }
            }
        }
        Ok(if right { Answer::Fine } else { Answer::No })
    }
}
