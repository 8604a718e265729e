//! What every database must do with component sets.

use store::{ComponentSetId, ComponentSetRow, PersonId, Store, StoreError};

use crate::rows::add_person;

/// How many sets a person may have in these tests.
const N_MAX: u64 = 3;

pub fn set(id: u128, owner: PersonId) -> ComponentSetRow {
    ComponentSetRow {
        id: ComponentSetId(id),
        version: 1,
        owner,
        game: "katana".to_owned(),
        name: "将軍の刀".to_owned(),
        body: "[swords]".to_owned(),
        created_ms: 700,
        updated_ms: 800,
    }
}

fn changed(row: &ComponentSetRow) -> ComponentSetRow {
    let (body, updated_ms) = ("[market]".to_owned(), row.updated_ms + 1);
    ComponentSetRow { version: row.version + 1, body, updated_ms, ..row.clone() }
}

async fn stored(store: &Store, id: u128) -> Option<ComponentSetRow> {
    store.component_set(ComponentSetId(id)).await.expect("the set is read")
}

pub async fn a_component_set_is_found_as_it_was_stored(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    assert_eq!(stored(store, 1).await, None);
    let rows = [set(1, ann), set(2, ann), set(u128::MAX, bo)];
    for row in &rows {
        store.save_component_set(row.clone(), N_MAX).await.unwrap();
        assert_eq!(stored(store, row.id.0).await.as_ref(), Some(row));
    }
    let later = changed(&rows[1]);
    store.save_component_set(later.clone(), N_MAX).await.unwrap();
    assert_eq!(
        store.component_sets_of(ann).await.unwrap(),
        [later, rows[0].clone()],
        "the last changed first"
    );
    store.delete_component_set(rows[0].id).await.unwrap();
    assert_eq!(stored(store, 1).await, None);
}

pub async fn a_component_set_of_an_old_version_conflicts_and_is_not_written(store: &Store) {
    let ann = add_person(store, 10).await;
    let first = set(1, ann);
    let save = |row: ComponentSetRow| store.save_component_set(row, N_MAX);
    save(first.clone()).await.unwrap();
    assert!(matches!(save(first.clone()).await, Err(StoreError::Conflict)));
    let second = changed(&first);
    save(second.clone()).await.unwrap();
    assert!(matches!(save(changed(&first)).await, Err(StoreError::Conflict)));
    assert!(matches!(save(ComponentSetRow { version: 0, ..first }).await, Err(StoreError::Gap)));
    assert!(matches!(save(set(2, PersonId(99))).await, Err(StoreError::NoPerson)));
    assert_eq!(store.component_sets_of(ann).await.unwrap(), [second]);
}

pub async fn nobody_has_more_component_sets_than_they_may(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    for id in 1..=u128::from(N_MAX) {
        store.save_component_set(set(id, ann), N_MAX).await.unwrap();
    }
    assert!(matches!(store.save_component_set(set(4, ann), N_MAX).await, Err(StoreError::TooMany)));
    store
        .save_component_set(changed(&set(1, ann)), N_MAX)
        .await
        .expect("those that are there can be changed");
    store.save_component_set(set(5, bo), N_MAX).await.expect("others have their own");
}

pub async fn component_sets_go_with_their_owner_or_to_another(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    store.save_component_set(set(1, ann), N_MAX).await.unwrap();
    assert_eq!(store.idle_people(i64::MAX, 9).await.unwrap(), [bo], "who has one is not forgotten");
    store.move_component_sets(ann, bo).await.unwrap();
    let moved = ComponentSetRow { version: 2, ..set(1, bo) };
    assert_eq!(stored(store, 1).await, Some(moved));
    assert!(matches!(store.move_component_sets(bo, PersonId(99)).await, Err(StoreError::NoPerson)));
    store.delete_person(bo, Vec::new()).await.unwrap();
    assert_eq!(stored(store, 1).await, None);
}
