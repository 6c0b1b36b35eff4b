//! What stands beside a tournament's log: kept with lines or without, found by passes, erased.

use dublet_server::store::{Append, Store, StoreError, TournamentWrite, refusal};

use crate::{
    homes::Home,
    sample::{A, B, length, lines, refused},
};

fn write(append: Append, text: &str, passes: &[u8]) -> TournamentWrite {
    let passes = passes.iter().map(|pass| [*pass; 32]).collect();
    TournamentWrite { append, text: text.to_owned(), passes }
}

async fn opens(store: &dyn Store, pass: u8) -> Option<dublet_protocol::TableId> {
    store.tournament_of_pass([pass; 32]).await.expect("read")
}

pub(crate) async fn tournaments_are_kept_with_lines_and_found_by_passes(home: &dyn Home) {
    let store = home.open();
    let epoch = store.claim(A).await.unwrap();
    store.keep_tournament(write(lines(A, epoch, 0, &[5, 6]), "one", &[1, 2])).await.unwrap();
    store.keep_tournament(write(lines(A, epoch, 2, &[]), "two", &[2, 3])).await.expect("no line");
    drop(store);

    let store = home.open();
    assert_eq!(length(&*store, A).await, 2);
    assert_eq!(store.tournament_text(A).await, Ok(Some("two".to_owned())));
    assert_eq!(store.tournament_text(B).await, Ok(None));
    assert_eq!(opens(&*store, 1).await, None, "it was replaced");
    assert_eq!((opens(&*store, 2).await, opens(&*store, 3).await), (Some(A), Some(A)));
    assert_eq!(store.open_tables().await, Ok(Vec::new()), "a tournament is no table to play at");
}

pub(crate) async fn refused_tournaments_change_nothing(home: &dyn Home) {
    let store = home.open();
    let unclaimed = write(lines(B, 1, 0, &[]), "x", &[9]);
    assert_eq!(store.keep_tournament(unclaimed).await, refused(refusal::NOT_CLAIMED));
    let (first, other) = (store.claim(A).await.unwrap(), store.claim(B).await.unwrap());
    store.keep_tournament(write(lines(A, first, 0, &[1]), "a", &[1])).await.unwrap();
    let taken = write(lines(B, other, 0, &[1]), "b", &[2, 1]);
    assert_eq!(store.keep_tournament(taken).await, refused(refusal::PASS_TAKEN));
    let twice = write(lines(B, other, 0, &[1]), "b", &[2, 2]);
    assert_eq!(store.keep_tournament(twice).await, refused(refusal::PASS_TAKEN));
    assert_eq!((length(&*store, B).await, opens(&*store, 2).await), (0, None));

    let short = write(lines(A, first, 0, &[]), "z", &[7]);
    let conflict = StoreError::Conflict { expected: 0, found: 1 };
    assert_eq!(store.keep_tournament(short).await, Err(conflict));
    let epoch = store.claim(A).await.unwrap();
    let stale = write(lines(A, first, 1, &[]), "z", &[7]);
    assert_eq!(store.keep_tournament(stale).await, Err(StoreError::StaleOwner { epoch }));
    assert_eq!(store.tournament_text(A).await, Ok(Some("a".to_owned())));
    assert_eq!(opens(&*store, 1).await, Some(A));
}

pub(crate) async fn erased_tournaments_open_nothing(home: &dyn Home) {
    let store = home.open();
    for (table, pass) in [(A, 1), (B, 2)] {
        let epoch = store.claim(table).await.unwrap();
        store.keep_tournament(write(lines(table, epoch, 0, &[1]), "x", &[pass])).await.unwrap();
    }
    store.erase_tournament(A).await.unwrap();
    store.erase_tournament(A).await.expect("once more does no harm");
    drop(store);

    let store = home.open();
    assert_eq!((store.tournament_text(A).await, opens(&*store, 1).await), (Ok(None), None));
    assert_eq!(opens(&*store, 2).await, Some(B), "the other stays");
    assert_eq!(length(&*store, A).await, 1, "the log says nothing, and stays");
}
