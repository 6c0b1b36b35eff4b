//! `dublet review`: a finished game looked at again.

mod story;
mod summary;
mod wrap;

use std::path::PathBuf;

use clap::Args;
use dublet_review::{NotReviewed, Review as Reviewed};
use dublet_rules::score::End;
use dublet_words::{Words, difference_lines};

use self::wrap::{Piece, pieces, wrap};
use crate::{
    answer::{Answer, Outcome, in_file},
    paint::Paint,
    print, record,
};

/// `dublet review GAME`
#[derive(Args)]
pub(crate) struct Review {
    game: PathBuf,
    #[arg(long)]
    json: bool,
}

impl Review {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let read = record::read(&self.game, words)?;
        let review = Reviewed::of(&read.record).map_err(|why| {
            let error = match why {
                NotReviewed::Replay(error) => {
                    let (line, error) = (read.line(error.index), words.replay_error(&error));
                    words.tell("error-line", [("line", line.into()), ("error", error.into())])
                }
                NotReviewed::NotOver => words.say("review-not-over"),
            };
            in_file(&self.game, error, words)
        })?;
        if self.json {
            print::json(&review);
        } else {
            let lines = lines(&review, Paint::on_standard_output(), words);
            lines.iter().for_each(|line| print::line(line.trim_end()));
        }
        Ok(Answer::Fine)
    }
}

fn lines(review: &Reviewed, paint: Paint, words: &Words) -> Vec<String> {
    let names: Vec<&str> = review.seats.iter().map(|seat| seat.name.as_str()).collect();
    let args =
        [("edition", words.rules_name(&review.rules).into()), ("names", names.join(", ").into())];
    let title = wrap(&Piece::plain(""), 1, &pieces(&words.tell("review-title", args)));
    let title = title.iter().map(|line| paint.bold(line)).collect();
    let house = difference_lines(&review.rules, review.rules.edition, words);
    let house = house.iter().flat_map(|line| wrap(&Piece::plain("  "), 1, &pieces(line))).collect();
    let winner = review.seats.iter().find(|seat| seat.left.is_empty());
    let end = match (review.end, winner) {
        (End::Out, Some(winner)) => {
            words.tell("event-ended-out", [("name", winner.name.as_str().into())])
        }
        _ => words.say("event-ended-pool"),
    };
    let (story, summary) =
        (story::lines(review, paint, words), summary::lines(review, paint, words));
    [title, house, vec![end, String::new()], story, vec![String::new()], summary].concat()
}
