//! The shuffle that `docs/deal.md` specifies, with the vectors printed there.

use dublet_rules::{
    deal::{Deck, Fairness, commitment},
    notation,
    rules::Edition,
};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Everything between ` ``` ` fences of the document, as `name: value` lines.
fn documented(name: &str) -> String {
    let document = include_str!("../../../docs/deal.md");
    let prefix = format!("{name}: ");
    let line = document.lines().find_map(|line| line.strip_prefix(&prefix));
    line.unwrap_or_else(|| panic!("docs/deal.md gives no {name}")).to_owned()
}

fn example() -> Fairness {
    let bytes = |first: u8| std::array::from_fn(|place| first.wrapping_add(place as u8));
    let game = std::array::from_fn(|place| 0xa0 + place as u8);
    Fairness { secret: bytes(0), game, contributions: vec![bytes(32), [0; 32]] }
}

#[test]
fn commitment_and_seeds_are_those_of_the_document() {
    let fairness = example();
    assert_eq!(hex(&fairness.commitment()), documented("commitment"));
    assert_eq!(commitment(&fairness.secret), fairness.commitment());
    assert_eq!(hex(&fairness.seed(0)), documented("seed 0"));
    assert_eq!(hex(&fairness.seed(1)), documented("seed 1"));
}

#[test]
fn shuffles_are_those_of_the_document() {
    let decks = [("standard", Edition::Standard), ("twist", Edition::Twist), ("xp", Edition::Xp)];
    for (name, edition) in decks {
        let deck = Deck::shuffled(&edition.rules(), [0; 32]);
        let documented = notation::tiles(&documented(name)).unwrap();
        assert_eq!(deck.tiles(), documented, "{name}");
    }
    let deck = example().deck(&Edition::Standard.rules(), 1);
    assert_eq!(deck.tiles(), notation::tiles(&documented("game")).unwrap());
}

#[test]
fn every_part_changes_the_seed() {
    let fairness = example();
    let seed = fairness.seed(0);
    let mut others = vec![fairness.seed(1)];
    let changes: [fn(&mut Fairness); 4] = [
        |f| f.secret[31] ^= 1,
        |f| f.game[0] ^= 1,
        |f| f.contributions[1][0] ^= 1,
        |f| f.contributions.push([0; 32]),
    ];
    for change in changes {
        let mut other = fairness.clone();
        change(&mut other);
        others.push(other.seed(0));
    }
    assert!(others.iter().all(|other| *other != seed));
}

/// A shuffle is a permutation, and no place favours a tile: over 5,300 shuffles each of 106 tiles
/// comes first about 50 times. The bounds are six deviations wide.
#[test]
fn places_are_fair() {
    let rules = Edition::Standard.rules();
    let mut first = [0_u32; 53];
    for number in 0..5300_u64 {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let deck = Deck::shuffled(&rules, seed);
        assert!(Deck::new(&rules, deck.tiles().to_vec()).is_ok());
        first[deck.tiles()[0].index()] += 1;
    }
    // Every face, the joker too, has two tiles.
    assert!(first.iter().all(|count| (40..=160).contains(count)), "{first:?}");
}
