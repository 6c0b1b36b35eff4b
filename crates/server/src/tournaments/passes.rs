//! What opens a tournament. Only hashes are kept; the passes of the others follow from the organiser's, so that cards can
//! be printed again by whoever shows that, and by nobody who has read the database.

use std::collections::BTreeSet;

use dublet_protocol::{Hex32, tournament::Part};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::accounts::Token;

/// A pass that was given out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Given {
    part: Part,
    /// Counts up with each that became worthless.
    generation: u32,
    hash: Hex32,
}

/// All passes of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Passes {
    organiser: Hex32,
    given: Vec<Given>,
    /// The next generation, of whatever part: no number comes twice.
    next: u32,
}

impl Passes {
    /// The organiser's, and one for the big screen.
    pub(super) fn new(organiser: &Token) -> Self {
        let mut passes = Self { organiser: Hex32(organiser.hash()), given: Vec::new(), next: 0 };
        passes.give(organiser, Part::Screen);
        passes
    }

    /// What a token with this hash is for.
    pub(super) fn part(&self, hash: [u8; 32]) -> Option<Part> {
        if self.organiser.0 == hash {
            return Some(Part::Organiser);
        }
        self.given.iter().find(|given| given.hash.0 == hash).map(|given| given.part)
    }

    pub(super) fn hashes(&self) -> Vec<[u8; 32]> {
        let given = self.given.iter().map(|given| given.hash.0);
        given.chain([self.organiser.0]).collect()
    }

    /// For whom there are passes beside the organiser.
    pub(super) fn parts(&self) -> impl Iterator<Item = Part> {
        self.given.iter().map(|given| given.part)
    }

    /// A new pass, in the place of an old one if there is one.
    pub(super) fn give(&mut self, organiser: &Token, part: Part) {
        self.take(part);
        let generation = self.next;
        self.next += 1;
        let hash = Hex32(derived(organiser, part, generation).hash());
        self.given.push(Given { part, generation, hash });
        self.given.sort_by_key(|given| given.part);
    }

    /// Makes a pass worthless; `false` when there is none.
    pub(super) fn take(&mut self, part: Part) -> bool {
        let before = self.given.len();
        self.given.retain(|given| given.part != part);
        self.given.len() < before
    }

    /// Passes for these tables, where there are none yet.
    pub(super) fn give_tables(&mut self, organiser: &Token, tables: impl Iterator<Item = Part>) {
        let known: BTreeSet<Part> = self.parts().collect();
        tables.filter(|part| !known.contains(part)).for_each(|part| self.give(organiser, part));
    }

    /// New passes for everybody.
    pub(super) fn rekey(&mut self, organiser: &Token) {
        let parts: Vec<Part> = self.parts().collect();
        self.organiser = Hex32(organiser.hash());
        parts.into_iter().for_each(|part| self.give(organiser, part));
    }

    /// The passes themselves, for who shows the organiser's.
    pub(super) fn tokens(&self, organiser: &Token) -> Vec<(Part, Token)> {
        let token = |given: &Given| (given.part, derived(organiser, given.part, given.generation));
        self.given.iter().map(token).collect()
    }
}

/// A pass that follows from the organiser's, and from which that does not.
fn derived(organiser: &Token, part: Part, generation: u32) -> Token {
    let part = serde_json::to_string(&part).unwrap_or_default();
    let text = format!("dublet pass {generation} {part} {organiser}");
    Token::new(Sha256::digest(text).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: Part = Part::Table { table: 1, round: None };

    fn tables(most: u16) -> impl Iterator<Item = Part> {
        (1..=most).map(|table| Part::Table { table, round: None })
    }

    fn token_of(passes: &Passes, organiser: &Token, part: Part) -> Token {
        passes.tokens(organiser).into_iter().find(|(of, _)| *of == part).expect("it is given").1
    }

    #[test]
    fn a_pass_opens_its_part_until_it_is_worthless() {
        let organiser = Token::new([7; 32]);
        let mut passes = Passes::new(&organiser);
        passes.give_tables(&organiser, tables(2));
        let first = token_of(&passes, &organiser, TABLE);
        assert_eq!(passes.part(first.hash()), Some(TABLE));
        assert_eq!(passes.part(organiser.hash()), Some(Part::Organiser));
        assert_eq!(passes.part([0; 32]), None);

        passes.give_tables(&organiser, tables(3));
        assert_eq!(token_of(&passes, &organiser, TABLE), first, "who has one keeps it");
        passes.give(&organiser, TABLE);
        assert_eq!(passes.part(first.hash()), None);
        let second = token_of(&passes, &organiser, TABLE);
        assert!(passes.take(TABLE) && !passes.take(TABLE));
        assert_eq!(passes.part(second.hash()), None);
        passes.give(&organiser, TABLE);
        let third = token_of(&passes, &organiser, TABLE);
        assert!(third != first && third != second, "no pass comes back");
    }

    #[test]
    fn new_passes_for_everybody_leave_no_old_one() {
        let (old, new) = (Token::new([7; 32]), Token::new([8; 32]));
        let mut passes = Passes::new(&old);
        passes.give_tables(&old, tables(4));
        let before = passes.hashes();
        passes.rekey(&new);
        assert_eq!(passes.hashes().len(), before.len());
        assert!(before.iter().all(|hash| passes.part(*hash).is_none()));
        assert_eq!(passes.part(token_of(&passes, &new, TABLE).hash()), Some(TABLE));
    }
}
