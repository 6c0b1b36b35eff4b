//! `dublet tournament standings`: who stands where.

use std::path::PathBuf;

use clap::Args;
use dublet_tournament::{event::Row, export::name};
use dublet_words::{
    Words,
    columns::{left, right, width},
    points_text,
};
use serde_json::json;

use super::replay;
use crate::{
    answer::{Answer, BadInput, Outcome},
    print,
};

/// `dublet tournament standings FILE`
#[derive(Args)]
pub(crate) struct Standings {
    file: PathBuf,
    #[arg(long)]
    stage: Option<usize>,
    #[arg(long)]
    json: bool,
}

impl Standings {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let (event, tournament) = replay(&self.file, words)?;
        let stages = tournament.plan().map_or(0, |plan| plan.stages.len());
        let rows = match self.stage {
            None => tournament.ranking(),
            Some(stage) if (1..=stages).contains(&stage) => tournament.standings(stage - 1),
            Some(_) => {
                let args = [("stages", stages.into())];
                return Err(BadInput(words.tell("tournament-error-stage", args)));
            }
        };
        if self.json {
            let row = |row: &Row| {
                json!({
                    "place": row.place,
                    "player": row.player,
                    "name": event.names.get(row.player),
                    "games": row.games,
                    "big": row.big,
                    "small": row.small.to_f64(),
                })
            };
            let rows: Vec<_> = rows.iter().map(row).collect();
            print::json(&json!({ "over": tournament.is_over(), "standings": rows }));
            return Ok(Answer::Fine);
        }
        let heads = ["place", "name", "games", "points"];
        let mut table = vec![heads.map(|id| words.say(&format!("tournament-standings-{id}")))];
        let told = event.names.told();
        for row in &rows {
            let points = [("big", row.big.into()), ("small", points_text(row.small).into())];
            table.push([
                row.place.to_string(),
                name(&told, row.player),
                row.games.to_string(),
                words.tell("score-points", points),
            ]);
        }
        let widths: [usize; 4] = std::array::from_fn(|column| {
            table.iter().map(|row| width(&row[column])).max().unwrap_or(0)
        });
        for [place, name, games, points] in &table {
            print::line(format!(
                "{}  {}  {}  {}",
                right(place, widths[0]),
                left(name, widths[1]),
                right(games, widths[2]),
                right(points, widths[3]),
            ));
        }
        Ok(Answer::Fine)
    }
}
