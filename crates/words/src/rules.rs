//! Turning what the rules answer into words. The rules answer with ids and values; only here, at the
//! face, do they become sentences.

use std::borrow::Borrow;

use dublet_players::Level;
use dublet_rules::{
    game::{BadSetup, Phase, Refusal},
    lay::Fault,
    meld::{Kind, Meld, NotAMeld, Problem, Stand},
    notation::{Mistake, ParseError},
    rules::{Allowed, BadRules, Edition, Rules, RulesFault, VALUES},
    tile::{Colour, Face, Joker, Tile},
};

use crate::words::Words;

const fn colour_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

impl Words {
    /// What people call an edition.
    pub fn edition_name(&self, edition: Edition) -> String {
        self.tell("edition-name", [("edition", edition.id().into())])
    }

    /// What is printed on the box an edition comes in, or where one without a box is played.
    fn edition_box(&self, edition: Edition) -> String {
        self.tell("edition-box", [("edition", edition.id().into())])
    }

    /// The box an edition comes in, as a heading, or where one without a box is played.
    pub fn edition_of_box(&self, edition: Edition) -> String {
        let args = [("edition", edition.id().into()), ("box", self.edition_box(edition).into())];
        self.tell("edition-of-box", args)
    }

    /// What is in the box of an edition, and how its rulebook is known from another's; nothing where there is no box.
    pub fn edition_box_holds(&self, edition: Edition) -> Option<String> {
        let is_boxed = self.edition_box(edition) != self.edition_of_box(edition);
        is_boxed.then(|| self.tell("edition-box-holds", [("edition", edition.id().into())]))
    }

    /// The edition somebody types, in capitals or not: its id or name, or else a box that only it comes in.
    pub fn edition_typed(&self, typed: &str) -> Option<Edition> {
        let typed = typed.to_lowercase();
        let is = |text: &str| text.to_lowercase() == typed;
        let is_named = |edition: &Edition| is(edition.id()) || is(&self.edition_name(*edition));
        let is_printed = |edition: &Edition| self.edition_box(*edition).split(", ").any(is);
        Edition::ALL.into_iter().find(is_named).or_else(|| {
            let mut boxed = Edition::ALL.into_iter().filter(is_printed);
            boxed.next().filter(|_| boxed.next().is_none())
        })
    }

    /// The name of an edition with what one types for it.
    pub fn edition_to_type(&self, edition: Edition) -> String {
        let name = self.edition_name(edition);
        self.to_type(&name, edition.id())
    }

    /// What people call a level; one that is not for people to play against has only what one types.
    pub fn level_name(&self, level: Level) -> String {
        match Level::LADDER.contains(&level) {
            true => self.tell("level-name", [("level", level.name().into())]),
            false => level.name().to_owned(),
        }
    }

    /// That there is no such level, and which there are to play against.
    pub fn unknown_level(&self, level: &str) -> String {
        let known = Level::LADDER.map(|known| self.to_type(&self.level_name(known), known.name()));
        let args = [("player", level.into()), ("known", known.join(", ").into())];
        self.tell("error-unknown-player", args)
    }

    /// A name, with what one types for it.
    pub fn to_type(&self, name: &str, id: &str) -> String {
        self.tell("name-to-type", [("name", name.into()), ("id", id.into())])
    }

    /// A figure with so many places, as the language writes it.
    pub fn figure(&self, figure: f64, places: usize) -> String {
        self.written(&format!("{figure:.places$}"))
    }

    /// The same with its sign, also where it is a plus.
    pub fn signed_figure(&self, figure: f64, places: usize) -> String {
        self.written(&format!("{figure:+.places$}"))
    }

    fn written(&self, figure: &str) -> String {
        figure.replace('-', "−").replace('.', &self.say("report-decimal"))
    }

    /// The edition that is played, and whether by house rules.
    pub fn rules_name(&self, rules: &Rules) -> String {
        let name = self.edition_name(rules.edition);
        match rules.differences(rules.edition).next() {
            None => name,
            Some(_) => self.tell("edition-house", [("edition", name.into())]),
        }
    }

    /// A colour by its name.
    pub fn colour(&self, colour: Colour) -> String {
        self.say(&format!("colour-{}", colour_id(colour)))
    }

    /// A tile by its name: "red 5".
    pub fn tile(&self, tile: Tile) -> String {
        self.tile_as("tile", tile)
    }

    /// A tile as the object of a verb, where a language has a form of its own for it.
    pub fn object(&self, tile: Tile) -> String {
        self.tile_as("object", tile)
    }

    /// A tile as it is typed in the language: the notation in English and Polish, the letters of its own colours in Russian.
    pub fn short(&self, tile: Tile) -> String {
        self.tile_as("short", tile)
    }

    /// Tiles as they are typed, with spaces between them.
    pub fn shorts(&self, tiles: impl IntoIterator<Item = impl Borrow<Tile>>) -> String {
        let tiles: Vec<String> = tiles.into_iter().map(|tile| self.short(*tile.borrow())).collect();
        tiles.join(" ")
    }

    fn tile_as(&self, form: &str, tile: Tile) -> String {
        let say = |kind: &str| self.say(&format!("{form}-{kind}"));
        match tile.face() {
            Face::Number(colour, number) => self.tell(
                &format!("{form}-number"),
                [("colour", colour_id(colour).into()), ("number", number.get().into())],
            ),
            Face::Joker(Joker::Plain) => say("joker"),
            Face::Joker(Joker::Coloured(colour)) => {
                let colour = ("colour", colour_id(colour).into());
                self.tell(&format!("{form}-coloured-joker"), [colour])
            }
            Face::Joker(Joker::Double) => say("double"),
            Face::Joker(Joker::Mirror) => say("mirror"),
            Face::Joker(Joker::ColourChange) => say("colour-change"),
        }
    }

    /// What a meld is and what it is worth.
    pub fn meld(&self, rules: &Rules, meld: &Meld) -> String {
        let what = self.kind(meld.kind());
        self.tell("meld-worth", [("meld", what.into()), ("worth", rules.worth(meld).into())])
    }

    fn kind(&self, kind: Kind) -> String {
        match kind {
            Kind::Run { colour, from, to } => self.tell(
                "meld-run",
                [
                    ("from", from.get().into()),
                    ("to", to.get().into()),
                    ("colour", self.colour(colour).into()),
                ],
            ),
            Kind::ColourChangingRun { first, second, from, to } => {
                let name = |colour: Option<Colour>| match colour {
                    Some(colour) => self.colour(colour),
                    None => self.say("meld-colour-open"),
                };
                let colours = [("first", name(first).into()), ("second", name(second).into())];
                self.tell(
                    "meld-colour-changing-run",
                    [
                        ("from", from.get().into()),
                        ("to", to.get().into()),
                        ("colours", self.tell("meld-colours", colours).into()),
                    ],
                )
            }
            Kind::Group { number } => self.tell("meld-group", [("number", number.get().into())]),
            Kind::MirroredRun { colour, end, middle } => self.tell(
                "meld-mirrored-run",
                [
                    ("end", end.get().into()),
                    ("middle", middle.get().into()),
                    ("colour", self.colour(colour).into()),
                ],
            ),
            Kind::MirroredGroup { number } => {
                self.tell("meld-mirrored-group", [("number", number.get().into())])
            }
        }
    }

    /// What a joker may stand for, as a list.
    pub fn stands(&self, stands: &[Stand]) -> String {
        let stand = |stand: &Stand| match stand {
            Stand::One(tile) => self.tile(*tile),
            Stand::Two(one, two) => {
                let two = self.tile(*two);
                self.tell("meld-two", [("one", self.tile(*one).into()), ("two", two.into())])
            }
            Stand::Number(number) => number.to_string(),
        };
        self.list_or(stands.iter().map(stand).collect())
    }

    /// "a, b or c".
    pub fn list_or(&self, mut items: Vec<String>) -> String {
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            return last;
        }
        self.tell("list-or", [("list", items.join(", ").into()), ("last", last.into())])
    }

    /// A reason with its rule.
    pub fn problem(&self, problem: Problem) -> String {
        let tile = |tile| self.tile(tile).into();
        let beside = |tile| self.tile_as("beside", tile).into();
        let id = |name: &str| format!("problem-{name}");
        let reason = match problem {
            Problem::TooFew { count, .. } => self.tell(&id("too-few"), [("count", count.into())]),
            Problem::TooMany { count } => self.tell(&id("too-many"), [("count", count.into())]),
            Problem::NoNumberTile => self.say(&id("no-number-tile")),
            Problem::NotConsecutive { before, after } => self
                .tell(&id("not-consecutive"), [("before", beside(before)), ("after", tile(after))]),
            Problem::TooFewJokers { before, after, missing, filled }
            | Problem::TooManyJokers { before, after, missing, filled } => {
                let few = if filled < missing { "too-few-jokers" } else { "too-many-jokers" };
                let [before, after] = [before, after].map(beside);
                let (missing, filled) = (missing.into(), filled.into());
                self.tell(
                    &id(few),
                    [
                        ("before", before),
                        ("after", after),
                        ("missing", missing),
                        ("filled", filled),
                    ],
                )
            }
            Problem::NumberTwice { number } => {
                self.tell(&id("number-twice"), [("number", number.get().into())])
            }
            Problem::BelowOne => self.say(&id("below-one")),
            Problem::AboveThirteen => self.say(&id("above-thirteen")),
            Problem::MixedColours { first, other } => {
                self.tell(&id("mixed-colours"), [("first", tile(first)), ("other", tile(other))])
            }
            Problem::DifferentNumbers { first, other } => self
                .tell(&id("different-numbers"), [("first", tile(first)), ("other", tile(other))]),
            Problem::SameColourTwice { tile } => {
                let colour = tile.face().colour().map_or("", colour_id);
                self.tell(&id("same-colour-twice"), [("colour", colour.into())])
            }
            Problem::TooManyColours => self.say(&id("too-many-colours")),
            Problem::ColourStays => self.say(&id("colour-stays")),
            Problem::ThirdColour => self.say(&id("third-colour")),
            Problem::ColourChangesTouch => self.say(&id("colour-changes-touch")),
            Problem::TooManyColourChanges => self.say(&id("too-many-colour-changes")),
            Problem::ColourChangeInGroup => self.say(&id("colour-change-in-group")),
            Problem::ColourChangeInMirror => self.say(&id("colour-change-in-mirror")),
            Problem::TwoMirrors => self.say(&id("two-mirrors")),
            Problem::MirrorNotInMiddle { left, right } => self.tell(
                &id("mirror-not-in-middle"),
                [("left", left.into()), ("right", right.into())],
            ),
            Problem::SidesDiffer { left, right } => {
                self.tell(&id("sides-differ"), [("left", tile(left)), ("right", tile(right))])
            }
            Problem::MirroredPairIsGroup => self.say(&id("mirrored-pair-is-group")),
        };
        self.with_rule(reason, problem.rule())
    }

    fn with_rule(&self, reason: String, rule: &'static str) -> String {
        self.tell("reason-rule", [("reason", reason.into()), ("rule", rule.into())])
    }

    /// The reasons that matter, on one line.
    pub fn main_reasons(&self, reasons: &NotAMeld) -> String {
        let reasons: Vec<String> = reasons.main_reasons().map(|p| self.problem(p)).collect();
        reasons.join("; ")
    }

    /// One thing wrong with a lay, with its rule.
    pub fn fault(&self, fault: &Fault) -> String {
        let text = match fault {
            Fault::NotThere { tile } => {
                self.tell("fault-not-there", [("tile", self.tile(*tile).into())])
            }
            Fault::NotAMeld { tiles, reasons, .. } => {
                // In notation, which the game at a terminal shows as it draws tiles.
                let tiles: Vec<String> = tiles.iter().map(Tile::to_string).collect();
                return self.tell(
                    "fault-not-a-meld",
                    [
                        ("tiles", tiles.join(" ").into()),
                        ("reason", self.main_reasons(reasons).into()),
                    ],
                );
            }
            Fault::LeftTheTable { tile } => {
                self.tell("fault-left-the-table", [("tile", self.tile(*tile).into())])
            }
            Fault::NothingLaid => self.say("fault-nothing-laid"),
            Fault::TableTouched => self.say("fault-table-touched"),
            Fault::WorthTooLittle { worth, needed } => self.tell(
                "fault-worth-too-little",
                [("worth", (*worth).into()), ("needed", (*needed).into())],
            ),
            Fault::FreedJokerWithoutRackTile => self.say("fault-freed-joker"),
        };
        self.with_rule(text, fault.rule())
    }

    /// Why a command was refused, a line each reason.
    pub fn refusal(&self, refusal: &Refusal) -> Vec<String> {
        let id = |name: &str| format!("refusal-{name}");
        let text = match refusal {
            Refusal::BadLay { faults } => return faults.iter().map(|f| self.fault(f)).collect(),
            Refusal::NotNow { phase } => {
                let phase = match phase {
                    Phase::StartDraw => "start-draw",
                    Phase::Deal => "deal",
                    Phase::Play => "play",
                    Phase::Paused => "paused",
                    Phase::Over => "over",
                };
                self.tell(&id("not-now"), [("phase", phase.into())])
            }
            Refusal::NoSuchSeat { seat } => {
                self.tell(&id("no-such-seat"), [("seat", seat.to_string().into())])
            }
            Refusal::NotYourTurn { turn } => {
                self.tell(&id("not-your-turn"), [("turn", turn.to_string().into())])
            }
            Refusal::PoolEmpty => self.say(&id("pool-empty")),
            Refusal::PoolNotEmpty => self.say(&id("pool-not-empty")),
            Refusal::NoStackChoice => self.say(&id("no-stack-choice")),
            Refusal::NoSuchStack { stack } => {
                self.tell(&id("no-such-stack"), [("stack", stack.saturating_add(1).into())])
            }
            Refusal::NoClaims => self.say(&id("no-claims")),
            Refusal::ClaimsClosed => self.say(&id("claims-closed")),
            Refusal::TooFewDoublets { found } => {
                self.tell(&id("too-few-doublets"), [("found", (*found).into())])
            }
            Refusal::NoAnnouncements => self.say(&id("no-announcements")),
            Refusal::AlreadyOpened => self.say(&id("already-opened")),
            Refusal::NotAfterDraw => self.say(&id("not-after-draw")),
            Refusal::WrongDeck { .. } => self.say(&id("wrong-deck")),
            Refusal::NothingToTakeBack => self.say(&id("nothing-to-take-back")),
        };
        vec![self.with_rule(text, refusal.rule())]
    }

    /// A mistake in notation, with its column.
    pub fn parse_error(&self, error: &ParseError) -> String {
        let (column, mistake) = (error.column.into(), self.mistake(&error.mistake));
        self.tell("error-column", [("column", column), ("error", mistake.into())])
    }

    /// A mistake in notation.
    pub fn mistake(&self, mistake: &Mistake) -> String {
        match mistake {
            Mistake::UnknownTile(tile) => {
                self.tell("error-unknown-tile", [("tile", tile.as_str().into())])
            }
            Mistake::EmptyMeld => self.say("error-empty-meld"),
            Mistake::Expected(what) => self.tell("error-expected", [("what", (*what).into())]),
            Mistake::Misplaced(text) => {
                self.tell("error-misplaced", [("text", text.as_str().into())])
            }
            Mistake::BadRules(bad) => self.bad_rules(bad),
            Mistake::BadSetup(bad) => self.bad_setup(*bad),
            Mistake::NotAMeld(tiles) => {
                self.tell("error-not-a-meld", [("tiles", tiles.as_str().into())])
            }
            Mistake::TooManyCopies(tile) => {
                self.tell("error-more-than-edition", [("tile", self.tile(*tile).into())])
            }
            Mistake::TooLong => self.say("error-too-long"),
        }
    }

    /// Everything that is wrong with rules.
    pub fn bad_rules(&self, bad: &BadRules) -> String {
        let faults: Vec<String> =
            bad.faults().iter().map(|fault| self.rules_fault(fault)).collect();
        faults.join("; ")
    }

    /// What a value may be. The words of a choice are what is typed.
    fn allowed(&self, allowed: Allowed) -> String {
        let number = |from: u16, to: u16| {
            self.tell("house-number", [("from", from.into()), ("to", to.into())])
        };
        let either = |one: String, other: String| {
            self.tell("house-either", [("one", one.into()), ("other", other.into())])
        };
        match allowed {
            Allowed::Number { from, to } => number(from, to),
            Allowed::NumberOr { from, to, or } => either(or.to_owned(), number(from, to)),
            Allowed::Choice { of } => match of {
                [rest @ .., last] => either(rest.join(", "), (*last).to_owned()),
                [] => String::new(),
            },
        }
    }

    /// One thing that is wrong with rules.
    pub fn rules_fault(&self, fault: &RulesFault) -> String {
        match fault {
            RulesFault::UnknownEdition(edition) => self.unknown_edition(edition),
            RulesFault::UnknownValue(name) => {
                let known: Vec<&str> = VALUES.iter().map(|value| value.name).collect();
                let args = [("name", name.as_str().into()), ("known", known.join(", ").into())];
                self.tell("house-unknown-value", args)
            }
            RulesFault::BadValue { name, given, allowed } => self.tell(
                "house-bad-value",
                [
                    ("name", (*name).into()),
                    ("given", given.as_str().into()),
                    ("allowed", self.allowed(*allowed).into()),
                ],
            ),
            RulesFault::PlayersReversed => self.say("house-players-reversed"),
            RulesFault::TooManyCopies => self.say("house-too-many-copies"),
            RulesFault::MixedJokers => self.say("house-mixed-jokers"),
            RulesFault::TooFewTiles { tiles, players, needed } => self.tell(
                "house-too-few-tiles",
                [
                    ("tiles", (*tiles).into()),
                    ("players", (*players).into()),
                    ("needed", (*needed).into()),
                ],
            ),
        }
    }

    /// Why a game cannot be set up.
    pub fn bad_setup(&self, bad: BadSetup) -> String {
        match bad {
            BadSetup::Seats { seats, min, max } => self.tell(
                "error-seats",
                [("seats", seats.into()), ("min", min.into()), ("max", max.into())],
            ),
            BadSetup::Starter(seat) => {
                self.tell("refusal-no-such-seat", [("seat", seat.to_string().into())])
            }
        }
    }

    /// A value of the rules as people say it.
    pub fn choice(&self, value: &str) -> String {
        match value.parse::<u32>() {
            Ok(_) => value.to_owned(),
            Err(_) => self.say(&format!("choice-{value}")),
        }
    }

    /// An edition by its name, with its id and, where the name does not say it, what is printed on its box.
    pub fn edition_with_box(&self, edition: Edition) -> String {
        let (name, printed) = (self.edition_name(edition), self.edition_box(edition));
        if printed == name || printed == self.edition_of_box(edition) {
            return self.edition_to_type(edition);
        }
        let args = [("name", name.into()), ("id", edition.id().into()), ("box", printed.into())];
        self.tell("name-and-box-to-type", args)
    }

    /// That there is no such edition, and which there are.
    pub fn unknown_edition(&self, edition: &str) -> String {
        let known = Edition::ALL.map(|known| self.edition_with_box(known)).join(", ");
        self.tell("error-unknown-edition", [("edition", edition.into()), ("known", known.into())])
    }

    /// The first tile that the rules' deck does not have, or not so often.
    pub fn deck_fault(&self, rules: &Rules, tiles: &dublet_rules::bag::Bag) -> Option<String> {
        let (tile, found) = rules.excess(tiles)?;
        Some(self.too_many(rules, tile, found))
    }

    /// A tile that the rules' deck does not have, or not so often.
    pub fn too_many(&self, rules: &Rules, tile: Tile, found: u8) -> String {
        let (edition, copies) = (self.edition_name(rules.edition).into(), rules.copies_of(tile));
        let name = self.tile(tile).into();
        match copies {
            // Where jokers have colours, there are jokers all the same.
            0 if tile.face() == Face::Joker(Joker::Plain) => {
                self.tell("error-plain-joker-not-in-edition", [("edition", edition)])
            }
            0 => self.tell("error-not-in-edition", [("edition", edition), ("tile", name)]),
            _ => self.tell(
                "error-too-many-copies",
                [
                    ("edition", edition),
                    ("tile", name),
                    ("found", found.into()),
                    ("copies", copies.into()),
                ],
            ),
        }
    }
}
