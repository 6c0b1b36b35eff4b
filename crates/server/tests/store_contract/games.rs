//! Where games are in logs.

use dublet_server::store::{Append, GamePlace, refusal};

use crate::{
    homes::Home,
    sample::{A, B, began, ended, game, lines, noted, person, refused},
};

pub(crate) async fn notes_stand_at_their_lines(home: &dyn Home) {
    let store = home.open();
    let epoch = store.claim(A).await.unwrap();
    let seats = vec![Some(person(1)), None, Some(person(2))];
    store.append(lines(A, epoch, 0, &[100])).await.unwrap();
    let beginning = Append { notes: vec![began(1, &seats)], ..lines(A, epoch, 1, &[110, 120]) };
    store.append(beginning).await.unwrap();
    let mut place =
        GamePlace { game: game(1), table: A, first: 2, last: None, began: 110, ended: None, seats };
    assert_eq!(store.game(game(1)).await, Ok(Some(place.clone())));
    store.append(lines(A, epoch, 3, &[130])).await.unwrap();
    let ending = Append { notes: vec![ended(1)], ..lines(A, epoch, 4, &[140, 150, 160]) };
    store.append(ending).await.unwrap();
    drop(store);

    let store = home.open();
    (place.last, place.ended) = (Some(7), Some(160));
    assert_eq!(store.game(game(1)).await, Ok(Some(place.clone())));
    assert_eq!(store.games_of(person(2), i64::MAX, 9).await, Ok(vec![place]));
    assert_eq!(store.game(game(2)).await, Ok(None));
}

pub(crate) async fn a_game_begins_once_and_ends_once(home: &dyn Home) {
    let store = home.open();
    let (a, b) = (store.claim(A).await.unwrap(), store.claim(B).await.unwrap());
    let (taken, no_game) = (refused(refusal::GAME_TAKEN), refused(refusal::NO_GAME));
    assert_eq!(store.append(noted(A, a, 0, &[ended(1)])).await, no_game);
    store.append(noted(A, a, 0, &[began(1, &[])])).await.unwrap();
    assert_eq!(store.append(noted(A, a, 1, &[began(1, &[])])).await, taken);
    assert_eq!(store.append(noted(B, b, 0, &[began(1, &[])])).await, taken);
    assert_eq!(store.append(noted(B, b, 0, &[ended(1)])).await, no_game);
    store.append(noted(A, a, 1, &[ended(1)])).await.unwrap();
    assert_eq!(store.append(noted(A, a, 2, &[ended(1)])).await, no_game);
    assert_eq!(store.append(noted(A, a, 2, &[began(1, &[])])).await, taken);
}

pub(crate) async fn notes_of_one_append_build_on_each_other(home: &dyn Home) {
    let store = home.open();
    let epoch = store.claim(A).await.unwrap();
    let notes = [began(1, &[None]), ended(1), began(2, &[None])];
    store.append(noted(A, epoch, 0, &notes)).await.unwrap();
    let last = |place: Option<GamePlace>| place.expect("it began").last;
    assert_eq!(last(store.game(game(1)).await.unwrap()), Some(1));
    assert_eq!(last(store.game(game(2)).await.unwrap()), None);
    for twice in [[ended(2), ended(2)], [began(3, &[]), began(3, &[])]] {
        assert!(store.append(noted(A, epoch, 1, &twice)).await.is_err(), "{twice:?}");
    }
    assert_eq!(last(store.game(game(2)).await.unwrap()), None);
}

pub(crate) async fn games_of_a_person_come_newest_first_in_pages(home: &dyn Home) {
    let store = home.open();
    let epoch = store.claim(A).await.unwrap();
    // Begun out of order, two in the same millisecond; the third with one person on two seats.
    let begins = [(1, 10), (2, 50), (3, 30), (5, 40), (4, 40), (6, -5)];
    for (expected, (number, at)) in (0..).zip(begins) {
        let seats =
            [Some(person(1)), (number == 3).then_some(person(1)), Some(person(number + 10))];
        let notes = vec![began(number, &seats)];
        store.append(Append { notes, ..lines(A, epoch, expected, &[at]) }).await.unwrap();
    }
    let games = async |who, before, most| -> Vec<u8> {
        let places = store.games_of(person(who), before, most).await.unwrap();
        places.iter().map(|place| place.game.0[0]).collect()
    };
    assert_eq!(games(1, i64::MAX, 100).await, [2, 4, 5, 3, 1, 6]);
    assert_eq!(games(1, i64::MAX, 3).await, [2, 4, 5]);
    assert_eq!(games(1, 40, 2).await, [3, 1]);
    assert_eq!(games(1, 10, 2).await, [6]);
    assert!(games(1, -5, 2).await.is_empty());
    assert!(games(1, i64::MAX, 0).await.is_empty());
    assert_eq!(games(13, i64::MAX, 100).await, [3]);
    assert!(games(99, i64::MAX, 100).await.is_empty());
}
