//! A score sheet: games, sums and places, a column a player.

use dublet_rules::{
    score::{Points, SeatScore},
    standings::{standings, totals},
};

use crate::{
    columns::{left, right, width},
    words::Words,
};

/// Points as people read them: with a minus, and not with a hyphen.
pub fn points_text(points: Points) -> String {
    points.to_string().replace('-', "−")
}

/// The lines of a sheet; every game has a score for each name.
pub fn sheet_lines<S: AsRef<str>>(
    names: &[S],
    games: &[Vec<SeatScore>],
    words: &Words,
) -> Vec<String> {
    let cell = |score: &SeatScore| {
        let args = [("big", score.big.into()), ("small", points_text(score.small).into())];
        words.tell("score-points", args)
    };
    let heads: Vec<String> = names.iter().map(|name| name.as_ref().to_owned()).collect();
    let mut rows = vec![(words.say("score-head"), heads)];
    for (place, scores) in games.iter().enumerate() {
        let head = words.tell("score-game", [("game", (place + 1).into())]);
        rows.push((head, scores.iter().map(cell).collect()));
    }
    let totals = totals(games, names.len());
    rows.push((words.say("score-total"), totals.iter().map(cell).collect()));
    let standings = standings(&totals);
    let place = |player| standings.iter().find(|s| s.player == player).map_or(0, |s| s.place);
    let places = (0..names.len()).map(|player| place(player).to_string()).collect();
    rows.push((words.say("score-place"), places));

    let head = rows.iter().map(|(head, _)| width(head)).max().unwrap_or(0);
    let column = rows.iter().flat_map(|(_, cells)| cells).map(|cell| width(cell)).max();
    let line = |(name, cells): &(String, Vec<String>)| {
        let cells: Vec<String> =
            cells.iter().map(|cell| right(cell, column.unwrap_or(0))).collect();
        format!("{}  {}", left(name, head), cells.join("  "))
    };
    rows.iter().map(line).collect()
}
