//! Random events by commands, kept in a file, recomputed by the checker: nothing differs.

use dublet_extent::extent;
use dublet_tournament::{
    check::check,
    file::EventFile,
    generate::{Wishes, generate},
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

#[test]
fn the_checker_agrees_with_every_random_event_and_files_come_back_as_they_were() {
    let events: u64 = extent(2_000, 2_000, 100_000);
    println!("seeds 0 to {}", events - 1);
    for seed in 0..events {
        let mut words = ChaCha20Rng::seed_from_u64(seed);
        let file = generate(&mut words, Wishes::default())
            .unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}"));
        let found = check(&file);
        assert!(found.is_empty(), "seed {seed}: {found:#?}");
        // Text takes longest; every fourth event is written, read, and decided again.
        if seed % 4 == 0 {
            let read = EventFile::read(&file.write()).unwrap();
            assert_eq!(read, file, "seed {seed}");
            let replayed = read.replay();
            assert!(replayed.is_ok(), "seed {seed}: {:?}", replayed.err());
        }
    }
}
