//! Accounts: found, unique, changed, erased.

use dublet_server::store::{Account, refusal};

use crate::{
    homes::Home,
    sample::{guest, member, person, refused},
};

pub(crate) async fn an_account_is_found_by_what_it_has(home: &dyn Home) {
    let store = home.open();
    let (ann, bo) = (member(1, "Ann"), Account { recovery: None, ..guest(2, "Bo") });
    store.add_account(ann.clone()).await.unwrap();
    store.add_account(bo.clone()).await.unwrap();
    drop(store);

    let store = home.open();
    assert_eq!(store.account(person(1)).await, Ok(Some(ann.clone())));
    assert_eq!(store.account(person(2)).await, Ok(Some(bo)));
    assert_eq!(store.account(person(3)).await, Ok(None));
    assert_eq!(store.account_of_name("ann").await, Ok(Some(ann.clone())));
    assert_eq!(store.account_of_name("Bo").await, Ok(None), "a guest's name finds nobody");
    assert_eq!(store.account_of_name("").await, Ok(None));
    assert_eq!(store.account_of_recovery([1; 32]).await, Ok(Some(ann)));
    assert_eq!(store.account_of_recovery([2; 32]).await, Ok(None));
}

pub(crate) async fn names_with_a_password_are_unique_in_any_case(home: &dyn Home) {
    let store = home.open();
    let taken = refused(refusal::NAME_TAKEN);
    let names = [("Ann", "aNN"), ("Łódź", "łÓDŹ"), ("Щука", "щУКА"), ("Ёлка", "ёлка")];
    for (number, (name, other)) in (0..).step_by(10).zip(names) {
        store.add_account(member(number, name)).await.unwrap();
        assert_eq!(store.add_account(member(number + 1, other)).await, taken, "{other}");
        store.add_account(guest(number + 2, other)).await.unwrap();
        store.add_account(guest(number + 3, other)).await.unwrap();
        let with_password = member(number + 2, other);
        assert_eq!(store.change_account(with_password.clone()).await, taken, "{other}");
        assert_eq!(store.account_of_name(other).await, Ok(Some(member(number, name))));

        // Another way to write one's own name is no other name.
        store.change_account(member(number, other)).await.unwrap();
        assert_eq!(store.account_of_name(name).await, Ok(Some(member(number, other))));
        // A name that was given up is free.
        store.change_account(member(number, &format!("{name}2"))).await.unwrap();
        store.change_account(with_password.clone()).await.unwrap();
        assert_eq!(store.account_of_name(name).await, Ok(Some(with_password)));
    }
    store.add_account(member(100, "Lodz")).await.expect("a letter with a mark is another");
}

pub(crate) async fn ids_and_recovery_links_are_unique(home: &dyn Home) {
    let store = home.open();
    store.add_account(guest(1, "Ann")).await.unwrap();
    let again = Account { recovery: None, ..guest(1, "Bo") };
    assert_eq!(store.add_account(again).await, refused(refusal::ACCOUNT_TAKEN));
    let taken = refused(refusal::RECOVERY_TAKEN);
    let same_link = Account { recovery: Some([1; 32]), ..guest(2, "Bo") };
    assert_eq!(store.add_account(same_link.clone()).await, taken);
    store.add_account(guest(2, "Bo")).await.unwrap();
    assert_eq!(store.change_account(same_link).await, taken);
    assert_eq!(store.account(person(2)).await, Ok(Some(guest(2, "Bo"))));
}

pub(crate) async fn a_change_keeps_the_day_of_arrival(home: &dyn Home) {
    let store = home.open();
    let nobody = refused(refusal::NO_ACCOUNT);
    assert_eq!(store.change_account(guest(1, "Ann")).await, nobody);
    store.add_account(guest(1, "Ann")).await.unwrap();
    let changed = Account { recovery: Some([9; 32]), created: 5, ..member(1, "Anna") };
    store.change_account(changed.clone()).await.unwrap();
    drop(store);

    let store = home.open();
    let kept = Account { created: guest(1, "").created, ..changed };
    assert_eq!(store.account(person(1)).await, Ok(Some(kept.clone())));
    assert_eq!(store.account_of_recovery([9; 32]).await, Ok(Some(kept)));
    assert_eq!(store.account_of_recovery([1; 32]).await, Ok(None));
}

pub(crate) async fn an_erased_account_says_nothing(home: &dyn Home) {
    let store = home.open();
    assert_eq!(store.erase_account(person(1)).await, refused(refusal::NO_ACCOUNT));
    for number in [1, 2] {
        store.add_account(member(number, &format!("Ann{number}"))).await.unwrap();
        store.add_session([number; 32], person(number), 100).await.unwrap();
    }
    store.erase_account(person(1)).await.unwrap();
    store.erase_account(person(1)).await.expect("once more does no harm");
    drop(store);

    let store = home.open();
    let erased = Account { name: None, password: None, recovery: None, ..guest(1, "") };
    assert_eq!(store.account(person(1)).await, Ok(Some(erased)));
    assert_eq!(store.account_of_name("Ann1").await, Ok(None));
    assert_eq!(store.account_of_recovery([1; 32]).await, Ok(None));
    assert_eq!(store.session([1; 32], 0).await, Ok(None));
    assert_eq!(store.session([2; 32], 0).await, Ok(Some(person(2))), "others stay");

    // What comes late must not bring the data back.
    let nobody = refused(refusal::NO_ACCOUNT);
    assert_eq!(store.change_account(member(1, "Ann1")).await, nobody);
    assert_eq!(store.add_session([1; 32], person(1), 100).await, nobody);
    assert_eq!(store.add_account(member(1, "Ann1")).await, refused(refusal::ACCOUNT_TAKEN));
    store.add_account(member(3, "Ann1")).await.expect("the name is free");
}
