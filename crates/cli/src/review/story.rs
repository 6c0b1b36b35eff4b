//! A game turn by turn: a line each, and below a mistake what would have been better.

use dublet_review::{Better, Grade, Kind, Mistake, Played, Review, Turn};
use dublet_rules::{
    game::Cause,
    tile::{Face, Tile},
};
use dublet_words::{Words, steps::steps};

use super::wrap::{Piece, pieces, width, wrap};
use crate::paint::Paint;

/// The longest name that is told in full.
const LONGEST_NAME: usize = 14;
/// Where an explanation begins.
const INDENT: usize = 9;

/// The lines of all turns.
pub(super) fn lines(review: &Review, paint: Paint, words: &Words) -> Vec<String> {
    let names: Vec<String> =
        review.seats.iter().map(|seat| shortened(&seat.name, LONGEST_NAME)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let story = Story { names, widest, paint, words };
    let turns = review.turns.iter().flat_map(|turn| story.turn(turn));
    [paint.quiet(&story.heading())].into_iter().chain(turns).collect()
}

/// A name, or as much of it as there is room for.
pub(super) fn shortened(name: &str, longest: usize) -> String {
    if width(name) <= longest {
        return name.to_owned();
    }
    name.chars().take(longest.saturating_sub(1)).chain(['…']).collect()
}

/// The mark of a grade, as chess players write it.
pub(super) const fn mark(grade: Grade) -> &'static str {
    match grade {
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

struct Story<'a> {
    names: Vec<String>,
    /// The columns of the longest name.
    widest: usize,
    paint: Paint,
    words: &'a Words,
}

impl Story<'_> {
    fn heading(&self) -> String {
        let tiles = self.words.say("review-laid-of-possible");
        format!("{:>3}  {:<widest$}  {tiles}", "#", "", widest = self.widest)
    }

    fn turn(&self, turn: &Turn) -> Vec<String> {
        let laid = turn.played.laid().len();
        let of = match turn.best.most_tiles {
            Some(best) => format!("{laid}/{}", best.tiles),
            None => "–".to_owned(),
        };
        let mark = turn.mistake.as_ref().map_or("", |mistake| mark(mistake.grade));
        let name = &self.names[turn.seat.index()];
        let (number, widest) = (turn.number, self.widest);
        let head = format!("{number:>3}  {name:<widest$}  {of:>5}  ");
        let painted = format!("{head}{}  ", self.paint.warning(&format!("{mark:<2}")));
        let head = Piece::painted(painted, &format!("{head}{mark:<2}  "));
        let mut lines = wrap(&head, 1, &self.played(turn));
        if let Some(mistake) = &turn.mistake {
            lines.extend(self.explanation(turn, mistake));
        }
        lines
    }

    /// What was played: a verb and the tiles.
    fn played(&self, turn: &Turn) -> Vec<Piece> {
        let cause = match turn.cause {
            Cause::Choice | Cause::Ruling => String::new(),
            Cause::TimeUp => self.words.say("review-time-up"),
            Cause::WrongLay => self.words.say("review-wrong-lay"),
        };
        let (verb, tiles) = match &turn.played {
            Played::Lay { laid, worth, .. } => {
                let verb = match worth {
                    Some(worth) => self.words.tell("review-opens", [("worth", (*worth).into())]),
                    None if *laid == turn.rack => self.words.say("review-goes-out"),
                    None => self.words.say("review-lays"),
                };
                (verb, laid.iter().collect())
            }
            Played::Draw { drawn } => (self.words.say("review-draws"), drawn.clone()),
            Played::Pass => (self.words.say("review-passes"), Vec::new()),
        };
        let mut told = pieces(&format!("{cause} {verb}"));
        told.extend(self.tiles(tiles));
        if turn.taken_back {
            told.extend(pieces(&self.words.say("review-taken-back")));
        }
        told
    }

    fn tiles(&self, tiles: impl IntoIterator<Item = Tile>) -> Vec<Piece> {
        let piece =
            |tile: Tile| Piece::painted(self.paint.word(tile, self.words), &self.words.short(tile));
        tiles.into_iter().map(piece).collect()
    }

    /// What was missed, what was there, and how the better lay is made.
    fn explanation(&self, turn: &Turn, mistake: &Mistake) -> Vec<String> {
        let margin = Piece::plain(&" ".repeat(INDENT));
        let mut lines = wrap(&margin, 1, &pieces(&self.missed(mistake)));
        lines.iter_mut().for_each(|line| *line = self.paint.bold(line));
        let mut rack: Vec<Tile> = turn.rack.iter().collect();
        rack.sort_by_key(|tile| match tile.face() {
            Face::Number(_, number) => number.get(),
            Face::Joker(_) => u8::MAX,
        });
        let (rack_head, table_head) = self.heads();
        lines.extend(wrap(&rack_head, 1, &self.tiles(rack)));
        let touched = self.touched(&mistake.better);
        if !touched.is_empty() {
            lines.extend(wrap(&table_head, 2, &touched));
        }
        let steps = steps(&mistake.better.table, &mistake.better.moves, self.words);
        for (step, number) in steps.iter().zip(1..) {
            let head = Piece::plain(&format!("{:INDENT$}{number:>2}. ", ""));
            lines.extend(wrap(&head, 1, &pieces(step)));
        }
        lines
    }

    /// What stands before a rack and before melds of the table, equally wide.
    fn heads(&self) -> (Piece, Piece) {
        let names = ["review-rack", "review-table"].map(|id| self.words.say(id));
        let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
        let [rack, table] = names.map(|name| {
            let plain = format!("{:INDENT$}{name:<widest$}  ", "");
            Piece::painted(self.paint.quiet(&plain), &plain)
        });
        (rack, table)
    }

    fn missed(&self, mistake: &Mistake) -> String {
        let (cost, better) = (mistake.cost, &mistake.better);
        let tiles = self.words.tell("review-tiles", [("count", cost.tiles.into())]);
        let points = self.words.tell("review-points", [("count", cost.points.into())]);
        let tiles = ("tiles", tiles.into());
        let what = match mistake.kind {
            Kind::MissedOpening => {
                let worth = ("worth", better.worth.unwrap_or_default().into());
                self.words.tell("review-missed-opening", [tiles, worth])
            }
            Kind::FewerTiles if cost.points == 0 => self.words.tell("review-only-tiles", [tiles]),
            kind => {
                let id = format!("review-{}", kind.name());
                self.words.tell(&id, [tiles, ("points", points.into())])
            }
        };
        let grade = self.words.say(&format!("review-grade-{}", mistake.grade.name()));
        self.words.tell("review-missed", [("grade", grade.into()), ("what", what.into())])
    }

    /// The melds that the better lay changes, with their numbers, as they lay.
    fn touched(&self, better: &Better) -> Vec<Piece> {
        let mut told = Vec::new();
        for (meld, place) in better.table.melds().iter().zip(0..) {
            let stays = better.moves.iter().any(|each| {
                each.was == Some(place) && each.meld.tiles().len() == meld.tiles().len() && {
                    each.from_rack().next().is_none() && each.from_elsewhere().next().is_none()
                }
            });
            if stays {
                continue;
            }
            let number = format!("{}:", place + 1);
            // A meld is not broken.
            let painted: Vec<String> =
                meld.tiles().iter().map(|t| self.paint.word(*t, self.words)).collect();
            let text = format!("{} {}", self.paint.quiet(&number), painted.join(" "));
            told.push(Piece::painted(
                text,
                &format!("{number} {}", self.words.shorts(meld.tiles())),
            ));
        }
        told
    }
}
