//! What every database must do with tokens.

use store::{PersonId, SecretHash, Store, StoreError, TableId, TokenRow};

use crate::rows::{add_person, change, table};

pub(crate) fn token(n: u8, seat: u8, person: PersonId) -> TokenRow {
    TokenRow {
        token: SecretHash([n; 32]),
        table: TableId(1),
        seat,
        person,
        runs_table: n == 1,
        created_ms: 7,
    }
}

async fn seated(store: &Store) -> PersonId {
    let person = add_person(store, 1).await;
    store.commit(change(&table(1))).await.expect("a new table");
    person
}

pub(crate) async fn a_seat_has_one_token_and_a_new_one_voids_it(store: &Store) {
    let person = seated(store).await;
    for row in [token(1, 0, person), token(2, 1, person)] {
        store.save_token(row.clone()).await.expect("its seat had none");
        assert_eq!(store.token(row.token).await.expect("it can be read"), Some(row));
    }
    store.save_token(token(3, 0, person)).await.expect("it takes the place of the first");
    assert_eq!(store.token(SecretHash([1; 32])).await.expect("it can be read"), None);
    assert_eq!(store.token_of_seat(TableId(1), 0).await.expect("it can be read"), Some((person, 7)));
    store.delete_token(TableId(1), 0).await.expect("it is there");
    assert_eq!(store.token(SecretHash([3; 32])).await.expect("it can be read"), None);
    assert_eq!(store.token_of_seat(TableId(1), 0).await.expect("it can be read"), None);
    assert!(store.token(SecretHash([2; 32])).await.expect("it can be read").is_some());
}

pub(crate) async fn a_token_is_nothing_without_its_table_and_person(store: &Store) {
    let person = seated(store).await;
    let stranger = store.save_token(token(1, 0, PersonId(9))).await;
    assert!(matches!(stranger, Err(StoreError::NoPerson)), "{stranger:?}");
    let nowhere = TokenRow { table: TableId(9), ..token(1, 0, person) };
    assert!(store.save_token(nowhere).await.is_err());
    store.save_token(token(1, 0, person)).await.expect("both are there");
    store.delete_person(person, vec![]).await.expect("they hold nothing");
    assert_eq!(store.token(SecretHash([1; 32])).await.expect("it can be read"), None);
}
