//! Sessions: lasting, ending, belonging to somebody.

use dublet_server::store::refusal;

use crate::{
    homes::Home,
    sample::{guest, person, refused},
};

pub(crate) async fn a_session_lasts_until_it_expires(home: &dyn Home) {
    let store = home.open();
    store.add_account(guest(1, "Ann")).await.unwrap();
    store.add_session([7; 32], person(1), 500).await.unwrap();
    store.add_session([8; 32], person(1), 600).await.unwrap();
    drop(store);

    let store = home.open();
    assert_eq!(store.session([7; 32], 499).await, Ok(Some(person(1))));
    assert_eq!(store.session([7; 32], 500).await, Ok(None));
    assert_eq!(store.session([9; 32], 0).await, Ok(None));
    for (now, count) in [(0, 2), (500, 1), (600, 0)] {
        assert_eq!(store.sessions_of(person(1), now).await, Ok(count));
    }
    assert_eq!(store.sessions_of(person(2), 0).await, Ok(0));
    store.end_expired_sessions(500).await.unwrap();
    assert_eq!(store.session([7; 32], 0).await, Ok(None), "it is forgotten");
    assert_eq!(store.session([8; 32], 0).await, Ok(Some(person(1))));
}

pub(crate) async fn sessions_end_alone_and_together(home: &dyn Home) {
    let store = home.open();
    for who in [1, 2] {
        store.add_account(guest(who, "Ann")).await.unwrap();
        for device in 0..4 {
            store.add_session([10 * who + device; 32], person(who), 500).await.unwrap();
        }
    }
    let alive = async || -> Vec<u8> {
        let mut alive = Vec::new();
        for hash in 0..30 {
            alive.extend(store.session([hash; 32], 0).await.unwrap().map(|_| hash));
        }
        alive
    };
    assert_eq!(alive().await, [10, 11, 12, 13, 20, 21, 22, 23]);
    store.end_session([11; 32]).await.unwrap();
    store.end_session([11; 32]).await.expect("once more does no harm");
    assert_eq!(alive().await, [10, 12, 13, 20, 21, 22, 23]);
    store.end_other_sessions(person(1), Some([12; 32])).await.unwrap();
    assert_eq!(alive().await, [12, 20, 21, 22, 23]);
    store.end_other_sessions(person(2), Some([12; 32])).await.unwrap();
    assert_eq!(alive().await, [12], "somebody else's session is none to keep");
    store.end_other_sessions(person(1), None).await.unwrap();
    assert!(alive().await.is_empty());
}

pub(crate) async fn a_session_is_somebodys(home: &dyn Home) {
    let store = home.open();
    let nobody = refused(refusal::NO_ACCOUNT);
    assert_eq!(store.add_session([7; 32], person(1), 500).await, nobody);
    store.add_account(guest(1, "Ann")).await.unwrap();
    store.add_account(guest(2, "Bo")).await.unwrap();
    store.add_session([7; 32], person(1), 500).await.unwrap();
    let taken = refused(refusal::SESSION_TAKEN);
    assert_eq!(store.add_session([7; 32], person(2), 900).await, taken);
    assert_eq!(store.session([7; 32], 600).await, Ok(None), "the first one's end stands");
}
