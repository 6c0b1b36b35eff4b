//! The manners of a disk.

use dublet_protocol::TableId;

use super::*;

const TABLE: TableId = TableId([1; 16]);

fn line(expected: u64) -> Append {
    let lines = vec![Line { at: 0, text: String::new() }];
    Append { table: TABLE, expected, epoch: 1, lines, notes: Vec::new() }
}

async fn length(store: &MemoryStore) -> usize {
    Store::read(store, TABLE, 0).await.expect("it reads").len()
}

#[tokio::test]
async fn a_crash_leaves_what_was_flushed() {
    let store = MemoryStore::new();
    assert_eq!(store.claim(TABLE).await, Ok(1));
    store.append(line(0)).await.unwrap();
    store.keep_snapshot(TABLE, 1, "one".to_owned()).await.unwrap();
    assert!(store.snapshot(TABLE).await.unwrap().is_some());
    store.crash();
    assert_eq!(length(&store).await, 1);
    assert_eq!(store.snapshot(TABLE).await, Ok(None), "a snapshot is not flushed by itself");
    store.keep_snapshot(TABLE, 1, "one".to_owned()).await.unwrap();
    store.append(line(1)).await.unwrap();
    store.crash();
    assert_eq!(store.snapshot(TABLE).await, Ok(Some((1, "one".to_owned()))));
    assert_eq!(length(&store).await, 2);
}

#[tokio::test]
async fn a_lie_comes_out_in_a_crash() {
    let store = MemoryStore::new();
    store.claim(TABLE).await.unwrap();
    store.append(line(0)).await.unwrap();
    store.lose_flushes(true);
    store.append(line(1)).await.unwrap();
    assert_eq!(length(&store).await, 2);
    store.crash();
    assert_eq!(length(&store).await, 1);
    store.lose_flushes(false);
    store.append(line(1)).await.unwrap();
    store.crash();
    assert_eq!(length(&store).await, 2);
}

#[tokio::test]
async fn after_a_failure_a_write_is_done_or_not() {
    let store = MemoryStore::new();
    store.claim(TABLE).await.unwrap();
    for (done, length_after) in [(false, 0), (true, 1)] {
        store.fail_next(2, done);
        for _ in 0..2 {
            assert!(matches!(store.append(line(0)).await, Err(StoreError::Failed(_))));
        }
        store.crash();
        assert_eq!(length(&store).await, length_after);
    }
    store.append(line(1)).await.expect("only so many fail");
}
