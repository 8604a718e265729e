//! What every database must do with people.

use store::{Change, Changed, PersonId, PersonRow, SeatRow, SessionRow, Store, StoreError, TableRow};

use crate::rows::{add, add_person, change, hash, line, next, person, session, table};

pub async fn a_person_is_found_by_id_login_and_recovery(store: &Store) {
    let ann = PersonRow {
        login: Some("ann".to_owned()),
        passphrase: Some("$argon2id$".to_owned()),
        recovery: Some(hash(1)),
        ..person(10)
    };
    store.create_person(ann.clone(), session(1, ann.id)).await.unwrap();
    add_person(store, 11).await;
    assert_eq!(store.person(ann.id).await.unwrap(), Some(ann.clone()));
    assert_eq!(store.person_of_login("ann").await.unwrap(), Some(ann.clone()));
    assert_eq!(store.person_of_recovery(hash(1)).await.unwrap(), Some(ann.clone()));
    assert_eq!(store.person(PersonId(12)).await.unwrap(), None);
    assert_eq!(store.person_of_login("Ann").await.unwrap(), None);
    assert_eq!(store.person_of_recovery(hash(2)).await.unwrap(), None);

    let renamed = PersonRow { login: Some("anna".to_owned()), recovery: None, ..ann.clone() };
    store.change_person(ann.clone(), renamed.clone()).await.unwrap();
    assert_eq!(store.person_of_login("anna").await.unwrap(), Some(renamed));
    assert_eq!(store.person_of_login("ann").await.unwrap(), None);
    assert_eq!(store.person_of_recovery(hash(1)).await.unwrap(), None);
}

pub async fn a_login_is_taken_once(store: &Store) {
    let named = |id| PersonRow { login: Some("ann".to_owned()), ..person(id) };
    store.create_person(named(10), session(10, PersonId(10))).await.unwrap();
    let outcome = store.create_person(named(11), session(11, PersonId(11))).await;
    assert!(matches!(outcome, Err(StoreError::LoginTaken)));
    assert_eq!(store.person(PersonId(11)).await.unwrap(), None);
    assert_eq!(store.session(hash(11)).await.unwrap(), None);

    add_person(store, 11).await;
    assert!(matches!(store.change_person(person(11), named(11)).await, Err(StoreError::LoginTaken)));
    assert_eq!(store.person(PersonId(11)).await.unwrap(), Some(person(11)));
    let own = PersonRow { body: "own".to_owned(), ..named(10) };
    store.change_person(named(10), own).await.unwrap();
    store.delete_person(PersonId(10), vec![]).await.unwrap();
    store.change_person(person(11), named(11)).await.unwrap();
}

pub async fn who_changes_a_person_too_late_changes_nothing(store: &Store) {
    add_person(store, 10).await;
    let says = |body: &str| PersonRow { body: body.to_owned(), ..person(10) };
    store.change_person(person(10), says("first")).await.unwrap();
    assert!(matches!(store.change_person(person(10), says("late")).await, Err(StoreError::Conflict)));
    store.change_person(says("first"), says("second")).await.unwrap();
    assert_eq!(store.person(PersonId(10)).await.unwrap(), Some(says("second")));
}

pub async fn a_person_is_made_once(store: &Store) {
    let ann = add_person(store, 10).await;
    let outcome =
        store.create_person(PersonRow { body: "other".to_owned(), ..person(10) }, session(1, ann)).await;
    assert!(matches!(outcome, Err(StoreError::Conflict)));
    assert_eq!(store.person(ann).await.unwrap(), Some(person(10)));
    assert_eq!(store.session(hash(1)).await.unwrap(), None);
}

pub async fn who_is_deleted_is_not_saved_again(store: &Store) {
    let ann = add_person(store, 10).await;
    store.delete_person(ann, vec![]).await.unwrap();
    store.delete_person(ann, vec![]).await.unwrap();
    assert!(matches!(store.change_person(person(10), person(10)).await, Err(StoreError::NoPerson)));
    assert!(matches!(store.add_session(session(1, ann)).await, Err(StoreError::NoPerson)));
    assert_eq!(store.person(ann).await.unwrap(), None);
    assert_eq!(store.session(hash(1)).await.unwrap(), None);
}

pub async fn a_session_is_found_changed_and_ended(store: &Store) {
    let ann = add_person(store, 10).await;
    store.add_session(session(1, ann)).await.unwrap();
    assert_eq!(store.session(hash(1)).await.unwrap(), Some(session(1, ann)));
    let changed = SessionRow { body: "changed".to_owned(), seen_ms: 900, ..session(1, ann) };
    store.change_session(session(1, ann), changed.clone()).await.unwrap();
    let late = store.change_session(session(1, ann), session(1, ann)).await;
    assert!(matches!(late, Err(StoreError::Conflict)));
    assert!(matches!(store.add_session(session(1, ann)).await, Err(StoreError::Conflict)));
    assert_eq!(store.session(hash(1)).await.unwrap(), Some(changed));
    store.delete_session(hash(1)).await.unwrap();
    assert_eq!(store.session(hash(1)).await.unwrap(), None);
    assert_eq!(store.session(hash(10)).await.unwrap(), Some(session(10, ann)));
}

pub async fn a_session_that_has_ended_is_not_brought_back_by_its_use(store: &Store) {
    let ann = add_person(store, 10).await;
    store.touch_session(hash(10), 900).await.unwrap();
    let seen = SessionRow { seen_ms: 900, ..session(10, ann) };
    assert_eq!(store.session(hash(10)).await.unwrap(), Some(seen));
    store.delete_session(hash(10)).await.unwrap();
    store.touch_session(hash(10), 901).await.unwrap();
    assert_eq!(store.session(hash(10)).await.unwrap(), None);
}

pub async fn a_persons_other_sessions_are_ended(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    for token in [1, 2] {
        store.add_session(session(token, ann)).await.unwrap();
    }
    store.delete_sessions_of(ann, Some(hash(2))).await.unwrap();
    let is_known = async |token| store.session(hash(token)).await.unwrap().is_some();
    assert_eq!((is_known(10).await, is_known(1).await, is_known(2).await), (false, false, true));
    store.delete_sessions_of(ann, None).await.unwrap();
    assert!(!is_known(2).await);
    assert_eq!(store.session(hash(11)).await.unwrap(), Some(session(11, bo)));
}

pub async fn a_deleted_person_leaves_no_trace(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let seats = vec![
        SeatRow { person: Some(ann), link: Some(hash(1)) },
        SeatRow { person: Some(bo), link: Some(hash(2)) },
    ];
    let row = TableRow { host: Some(ann), seats, ..table(1) };
    let lines = vec![line(1, Some(ann)), line(2, Some(bo))];
    store.commit(Change { lines, ..change(&row) }).await.unwrap();
    store.erase_lines_of(ann).await.unwrap();
    let row = next(&row);
    store.delete_person(ann, vec![row.id]).await.unwrap();

    assert_eq!(store.person(ann).await.unwrap(), None);
    assert_eq!(store.session(hash(10)).await.unwrap(), None);
    assert_eq!(store.tables_of(ann, 9).await.unwrap(), []);
    let mut expected = TableRow { host: None, ..row.clone() };
    expected.seats[0].person = None;
    assert_eq!(store.table(row.id).await.unwrap(), Some(expected));
    assert_eq!(store.lines(row.id, 9).await.unwrap(), [line(2, Some(bo))]);
    assert_eq!(store.session(hash(11)).await.unwrap(), Some(session(11, bo)));
}

pub async fn a_change_that_names_a_deleted_person_names_nobody(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let seats = vec![SeatRow { person: Some(ann), link: None }, SeatRow { person: Some(bo), link: None }];
    let row = add(store, TableRow { host: Some(ann), seats, ..table(1) }).await;
    store.delete_person(ann, vec![row.id]).await.unwrap();
    let row = next(&row);
    store.commit(Change { lines: vec![line(1, Some(ann))], ..change(&row) }).await.unwrap();
    let mut expected = TableRow { host: None, ..row.clone() };
    expected.seats[0].person = None;
    assert_eq!(store.table(row.id).await.unwrap(), Some(expected));
    assert_eq!(store.lines(row.id, 9).await.unwrap(), [line(1, None)]);
}

pub async fn erased_lines_are_gone_and_their_numbers_are_not_used_again(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let lines = vec![line(1, Some(ann)), line(2, Some(bo)), line(3, None), line(4, Some(ann))];
    store.commit(Change { lines, ..change(&table(1)) }).await.unwrap();
    let changed = store.erase_lines_of(ann).await.unwrap();
    assert_eq!(
        changed,
        [Changed { table: table(1).id, version: 2 }],
        "whoever remembers them must read again"
    );
    let left = [line(2, Some(bo)), line(3, None)];
    assert_eq!(store.lines(table(1).id, 2).await.unwrap(), left);
    let row = next(&next(&table(1)));
    let again = Change { lines: vec![line(4, None)], ..change(&row) };
    assert!(matches!(store.commit(again).await, Err(StoreError::Gap)));
    store.commit(Change { lines: vec![line(5, None)], ..change(&row) }).await.unwrap();
    assert_eq!(store.lines(row.id, 9).await.unwrap(), [&left[..], &[line(5, None)]].concat());
}

pub async fn who_still_has_something_is_not_deleted(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let at = |host, person| TableRow { host, seats: vec![SeatRow { person, link: None }], ..table(1) };
    let hosting = add(store, at(Some(ann), None)).await;
    assert!(matches!(store.delete_person(ann, vec![]).await, Err(StoreError::Held)));
    let sitting = TableRow { version: 2, ..at(Some(bo), Some(ann)) };
    store.commit(change(&sitting)).await.unwrap();
    assert!(matches!(store.delete_person(ann, vec![table(2).id]).await, Err(StoreError::Held)));
    let gone = TableRow { version: 3, ..at(Some(bo), None) };
    store.commit(Change { lines: vec![line(1, Some(ann))], ..change(&gone) }).await.unwrap();
    assert!(matches!(store.delete_person(ann, vec![hosting.id]).await, Err(StoreError::Held)));
    assert!(store.session(hash(10)).await.unwrap().is_some());
    store.erase_lines_of(ann).await.unwrap();
    store.delete_person(ann, vec![]).await.unwrap();
    assert_eq!(store.person(ann).await.unwrap(), None);
}

pub async fn who_is_gone_is_brought_to_no_table(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    store.delete_person(ann, vec![]).await.unwrap();
    let row = TableRow { host: Some(bo), ..table(1) };
    let refused = store.commit_with(change(&row), vec![bo, ann]).await;
    assert!(matches!(refused, Err(StoreError::NoPerson)));
    assert_eq!(store.table(row.id).await.unwrap(), None);
    store.commit_with(change(&row), vec![bo]).await.unwrap();
}

pub async fn who_left_nothing_and_stays_away_is_deleted(store: &Store) {
    let at = |id: u128, seen_ms| SessionRow { seen_ms, ..session(id, PersonId(id)) };
    let kept = [
        PersonRow { login: Some("ann".to_owned()), ..person(10) },
        PersonRow { recovery: Some(hash(1)), ..person(11) },
        person(12),
        person(13),
        person(14),
        PersonRow { created_ms: 5_000, ..person(15) },
    ];
    for (n, person) in (10..).zip(&kept) {
        store.create_person(person.clone(), at(n, 900)).await.unwrap();
    }
    let seats = vec![SeatRow { person: Some(kept[2].id), link: None }];
    let row = TableRow { host: Some(kept[3].id), seats, ..table(1) };
    store.commit(Change { lines: vec![line(1, Some(kept[4].id))], ..change(&row) }).await.unwrap();
    store.create_person(person(16), at(16, 5_000)).await.unwrap();
    store.create_person(person(17), at(17, 900)).await.unwrap();
    assert_eq!(store.idle_people(5_000, 9).await.unwrap(), [PersonId(17)]);
    for id in 10..=17 {
        store.delete_idle_person(PersonId(id), 5_000).await.unwrap();
    }
    for id in 10..=17 {
        assert_eq!(store.person(PersonId(id)).await.unwrap().is_some(), id != 17, "{id}");
    }
    store.delete_unused_sessions(5_000).await.unwrap();
    let is_known = async |token| store.session(hash(token)).await.unwrap().is_some();
    assert_eq!((is_known(10).await, is_known(16).await), (false, true));
}
