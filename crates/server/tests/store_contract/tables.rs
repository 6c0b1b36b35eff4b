//! Open tables and their codes.

use dublet_server::store::{Note, refusal};

use crate::{
    homes::Home,
    sample::{A, B, noted, opened, refused},
};

pub(crate) async fn a_code_is_taken_while_its_table_is_open(home: &dyn Home) {
    let store = home.open();
    let (a, b) = (store.claim(A).await.unwrap(), store.claim(B).await.unwrap());
    store.append(noted(A, a, 0, &[opened("WXYZ")])).await.unwrap();
    drop(store);

    let store = home.open();
    assert_eq!(store.table_of_code("WXYZ").await, Ok(Some(A)));
    assert_eq!(store.table_of_code("wxyz").await, Ok(None), "a code is exact");
    let taken = refused(refusal::CODE_TAKEN);
    assert_eq!(store.append(noted(B, b, 0, &[opened("WXYZ")])).await, taken);
    store.append(noted(A, a, 1, &[Note::Closed])).await.unwrap();
    assert_eq!(store.table_of_code("WXYZ").await, Ok(None));
    store.append(noted(B, b, 0, &[opened("WXYZ")])).await.unwrap();
    assert_eq!(store.table_of_code("WXYZ").await, Ok(Some(B)));
}

pub(crate) async fn a_table_opens_and_closes_in_turn(home: &dyn Home) {
    let store = home.open();
    let epoch = store.claim(A).await.unwrap();
    let not_open = refused(refusal::NOT_OPEN);
    assert_eq!(store.append(noted(A, epoch, 0, &[Note::Closed])).await, not_open);
    store.append(noted(A, epoch, 0, &[opened("AAAA")])).await.unwrap();
    for code in ["AAAA", "BBBB"] {
        let answer = store.append(noted(A, epoch, 1, &[opened(code)])).await;
        assert_eq!(answer, refused(refusal::OPEN_ALREADY));
    }
    store.append(noted(A, epoch, 1, &[Note::Closed])).await.unwrap();
    assert_eq!(store.append(noted(A, epoch, 2, &[Note::Closed])).await, not_open);
    store.append(noted(A, epoch, 2, &[opened("AAAA")])).await.unwrap();
    assert_eq!(store.table_of_code("AAAA").await, Ok(Some(A)));
    store.append(noted(A, epoch, 3, &[Note::Closed, opened("BBBB")])).await.unwrap();
    assert_eq!(store.table_of_code("AAAA").await, Ok(None));
    assert_eq!(store.table_of_code("BBBB").await, Ok(Some(A)));
}

pub(crate) async fn open_tables_are_listed(home: &dyn Home) {
    let store = home.open();
    assert_eq!(store.open_tables().await, Ok(vec![]));
    let (b, a) = (store.claim(B).await.unwrap(), store.claim(A).await.unwrap());
    assert_eq!(store.open_tables().await, Ok(vec![]), "a claim opens nothing");
    store.append(noted(B, b, 0, &[opened("BBBB")])).await.unwrap();
    store.append(noted(A, a, 0, &[opened("AAAA")])).await.unwrap();
    drop(store);

    let store = home.open();
    assert_eq!(store.open_tables().await, Ok(vec![A, B]), "in the order of their ids");
    store.append(noted(A, a, 1, &[Note::Closed])).await.unwrap();
    assert_eq!(store.open_tables().await, Ok(vec![B]));
}
