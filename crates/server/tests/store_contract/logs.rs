//! Logs: claims, appends, snapshots and beats.

use std::sync::Arc;

use dublet_protocol::TableId;
use dublet_server::store::{Append, Line, StoreError, refusal};
use tokio::task::JoinSet;

use crate::{
    homes::Home,
    sample::{A, B, began, ended, length, lines, noted, opened, refused},
};

pub(crate) async fn a_log_grows_by_appends(home: &dyn Home) {
    let store = home.open();
    assert_eq!(store.read(A, 0).await, Ok(vec![]), "a log nobody wrote is empty");
    let epoch = store.claim(A).await.unwrap();
    let first = lines(A, epoch, 0, &[10, 20]);
    let text = "zażółć \u{1F0CF} \0 \"'".to_owned();
    let second = Append { lines: vec![Line { at: 15, text }], ..lines(A, epoch, 2, &[]) };
    store.append(first.clone()).await.unwrap();
    assert_eq!(store.read(A, 0).await.as_ref(), Ok(&first.lines));
    store.append(second.clone()).await.unwrap();
    drop(store);

    let store = home.open();
    let all = [first.lines, second.lines].concat();
    for after in 0..=3 {
        assert_eq!(store.read(A, after as u64).await, Ok(all[after..].to_vec()), "after {after}");
    }
    for after in [4, i64::MAX as u64, u64::MAX] {
        assert_eq!(store.read(A, after).await, Ok(vec![]), "after {after}");
    }
    assert_eq!(store.read(B, 0).await, Ok(vec![]), "another table's log is its own");
}

pub(crate) async fn a_log_of_another_length_is_a_conflict(home: &dyn Home) {
    let store = home.open();
    let epoch = store.claim(A).await.unwrap();
    store.append(lines(A, epoch, 0, &[1, 2])).await.unwrap();
    for expected in [0, 1, 3, u64::MAX] {
        let answer = store.append(lines(A, epoch, expected, &[3])).await;
        assert_eq!(answer, Err(StoreError::Conflict { expected, found: 2 }));
    }
    assert_eq!(length(&*store, A).await, 2);
}

pub(crate) async fn a_second_claim_ends_the_first(home: &dyn Home) {
    let store = home.open();
    let first = store.claim(A).await.unwrap();
    store.append(lines(A, first, 0, &[1])).await.unwrap();
    drop(store);

    let store = home.open();
    let second = store.claim(A).await.unwrap();
    assert!(second > first);
    for stale in [0, first, second + 1] {
        // Also when the length is wrong: a stale owner has nothing to learn from it.
        for expected in [0, 1] {
            let answer = store.append(lines(A, stale, expected, &[2])).await;
            assert_eq!(answer, Err(StoreError::StaleOwner { epoch: second }));
        }
    }
    store.append(lines(A, second, 1, &[2])).await.unwrap();
    assert_eq!(length(&*store, A).await, 2);
    assert_eq!(store.claim(B).await, Ok(first), "claims are counted for each table");
}

pub(crate) async fn an_append_needs_a_claim_and_a_line(home: &dyn Home) {
    let store = home.open();
    for epoch in [0, 1] {
        let answer = store.append(lines(A, epoch, 0, &[1])).await;
        assert_eq!(answer, refused(refusal::NOT_CLAIMED));
    }
    let epoch = store.claim(A).await.unwrap();
    assert_eq!(store.append(lines(A, epoch, 0, &[])).await, refused(refusal::NO_LINES));
    assert_eq!(length(&*store, A).await, 0);
}

pub(crate) async fn a_refused_note_leaves_no_line(home: &dyn Home) {
    let store = home.open();
    let (a, b) = (store.claim(A).await.unwrap(), store.claim(B).await.unwrap());
    store.append(noted(A, a, 0, &[opened("AAAA"), began(1, &[None])])).await.unwrap();
    for (notes, words) in [
        ([opened("BBBB"), opened("CCCC")], refusal::OPEN_ALREADY),
        ([began(2, &[]), opened("AAAA")], refusal::CODE_TAKEN),
        ([opened("BBBB"), began(1, &[])], refusal::GAME_TAKEN),
        ([began(2, &[]), ended(1)], refusal::NO_GAME),
    ] {
        assert_eq!(store.append(noted(B, b, 0, &notes)).await, refused(words), "{notes:?}");
        assert_eq!(length(&*store, B).await, 0);
        assert_eq!(store.open_tables().await, Ok(vec![A]));
        assert_eq!(store.table_of_code("BBBB").await, Ok(None));
        assert_eq!(store.game(crate::sample::game(2)).await, Ok(None));
    }
    store.append(noted(B, b, 0, &[opened("BBBB"), began(2, &[])])).await.unwrap();
}

pub(crate) async fn one_writer_wins_each_place(home: &dyn Home) {
    const WRITERS: i64 = 8;
    const PLACES: u64 = 20;
    let store = home.open();
    let epoch = store.claim(A).await.unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let mut won = Vec::new();
            for place in 0..PLACES {
                match store.append(lines(A, epoch, place, &[writer])).await {
                    Ok(()) => won.push((place, writer)),
                    // The place is taken, or, where the writer is ahead of the others, not there yet.
                    Err(StoreError::Conflict { expected, found }) => {
                        assert!(expected == place && found != place, "{expected} {found}");
                    }
                    Err(other) => panic!("{other}"),
                }
            }
            won
        });
    }
    let mut won = writers.join_all().await.concat();
    won.sort_unstable();
    let log = store.read(A, 0).await.unwrap();
    let written: Vec<_> = (0..).zip(log.iter().map(|line| line.at)).collect();
    assert_eq!(won, written, "who was told so wrote it, each place once");
    assert!(!won.is_empty());
}

pub(crate) async fn many_logs_grow_at_once(home: &dyn Home) {
    let store = home.open();
    let mut writers = JoinSet::new();
    for number in 0..50 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let table = TableId([number; 16]);
            let epoch = store.claim(table).await.unwrap();
            for place in 0..10 {
                // A refused neighbour in the same moment harms nobody.
                let (good, bad) = tokio::join!(
                    store.append(lines(table, epoch, place, &[place as i64])),
                    store.append(noted(table, epoch, place + 1, &[ended(number)])),
                );
                good.unwrap();
                assert!(bad.is_err());
                assert_eq!(length(&*store, table).await, place + 1, "what was answered is read");
            }
        });
    }
    writers.join_all().await;
    drop(store);

    let store = home.open();
    for number in 0..50 {
        let log = store.read(TableId([number; 16]), 0).await.unwrap();
        assert!(log.iter().map(|line| line.at).eq(0..10), "{log:?}");
    }
}

pub(crate) async fn a_snapshot_is_the_newest(home: &dyn Home) {
    let store = home.open();
    let text = |text: &str| text.to_owned();
    let ahead = refused(refusal::SNAPSHOT_AHEAD);
    assert_eq!(store.keep_snapshot(A, 0, text("of nothing")).await, ahead);
    let epoch = store.claim(A).await.unwrap();
    store.append(lines(A, epoch, 0, &[1, 2])).await.unwrap();
    assert_eq!(store.snapshot(A).await, Ok(None));
    store.keep_snapshot(A, 1, text("one")).await.unwrap();
    assert_eq!(store.snapshot(A).await, Ok(Some((1, text("one")))));
    store.keep_snapshot(A, 2, text("two")).await.unwrap();
    store.keep_snapshot(A, 1, text("late")).await.unwrap();
    assert_eq!(store.keep_snapshot(A, 3, text("three")).await, ahead);
    assert_eq!(store.snapshot(A).await, Ok(Some((2, text("two")))));
    store.keep_snapshot(A, 2, text("two, otherwise")).await.unwrap();
    assert_eq!(store.snapshot(A).await, Ok(Some((2, text("two, otherwise")))));
    assert_eq!(store.snapshot(B).await, Ok(None));
}

pub(crate) async fn the_last_beat_is_kept(home: &dyn Home) {
    let store = home.open();
    assert_eq!(store.last_beat().await, Ok(None));
    for at in [1000, 2000, 1500] {
        store.beat(at).await.unwrap();
        assert_eq!(store.last_beat().await, Ok(Some(at)));
    }
    drop(store);
    assert_eq!(home.open().last_beat().await, Ok(Some(1500)));
}
