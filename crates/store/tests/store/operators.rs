//! What every database must do for operators.

use store::{AuditRow, BanRow, Phase, Store, TableId, TableRow, TokensOf};

use crate::rows::{acted, add, add_person, hash, table};

pub async fn tables_and_people_are_found_by_what_they_contain(store: &Store) {
    let ann = add_person(store, 10).await;
    let one = TableRow { body: r#"{"name":"100% Ann"}"#.to_owned(), ..table(1) };
    add(store, one).await;
    add(store, TableRow { body: r#"{"name":"1000 Bo"}"#.to_owned(), phase: Phase::Over, ..table(2) }).await;
    let found = async |text: &str| {
        let tables = store.tables_like(text, 10).await.unwrap();
        tables.iter().map(|table| table.id.0).collect::<Vec<_>>()
    };
    assert_eq!(found("100%").await, [1], "what is searched is no pattern");
    assert_eq!(found("over").await, [2]);
    assert_eq!(found("").await.len(), 2);
    assert_eq!(found(&TableId(2).to_string()).await, [2]);
    assert_eq!(store.people_like(&ann.to_string(), 10).await.unwrap().len(), 1);
    assert!(store.people_like("nobody", 10).await.unwrap().is_empty());
}

pub async fn a_ban_holds_until_it_is_lifted(store: &Store) {
    let ban = BanRow { subject: "address:203.0.113.5".to_owned(), created_ms: 7 };
    store.set_ban(ban.clone(), true).await.unwrap();
    store.set_ban(BanRow { created_ms: 9, ..ban.clone() }, true).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), std::slice::from_ref(&ban));
    store.set_ban(ban, false).await.unwrap();
    assert!(store.bans().await.unwrap().is_empty());
}

pub async fn the_log_of_operators_begins_with_the_last(store: &Store) {
    let line = |n: i64| AuditRow {
        id: format!("{n:026}"),
        at_ms: n,
        deed: "close-table".to_owned(),
        subject: n.to_string(),
    };
    for n in [2, 1, 3] {
        store.add_audit(line(n)).await.unwrap();
    }
    assert_eq!(store.audits(2).await.unwrap(), [line(3), line(2)]);
}

pub async fn a_deleted_table_leaves_nothing(store: &Store) {
    let row = add(store, table(1)).await;
    let step = acted(&row);
    store.commit(step.clone()).await.unwrap();
    let changed = store.delete_table(row.id).await.unwrap();
    assert_eq!((changed.len(), changed[0].version), (1, step.row.version + 1));
    assert_eq!(store.table(row.id).await.unwrap(), None);
    assert!(store.entries(row.id).await.unwrap().is_empty());
    assert!(store.delete_table(row.id).await.unwrap().is_empty());
}

pub async fn tables_are_found_by_how_long_they_rest(store: &Store) {
    add(store, TableRow { updated_ms: 5, phase: Phase::Playing, ..table(1) }).await;
    add(store, TableRow { updated_ms: 9, phase: Phase::Playing, ..table(2) }).await;
    add(store, TableRow { updated_ms: 5, phase: Phase::Over, ..table(3) }).await;
    assert_eq!(store.tables_unchanged(Phase::Playing, 9).await.unwrap(), [TableId(1)]);
}

pub async fn all_tokens_of_a_table_or_a_person_are_void_at_once(store: &Store) {
    for (n, of) in [(1, TokensOf::Table(TableId(1))), (2, TokensOf::Person(store::PersonId(2)))] {
        let person = add_person(store, n).await;
        let row = add(store, table(n)).await;
        let token = store::TokenRow {
            token: hash(n),
            table: row.id,
            seat: 0,
            person,
            runs_table: false,
            created_ms: 0,
        };
        store.save_token(token).await.unwrap();
        store.delete_tokens_of(of).await.unwrap();
        assert_eq!(store.token(hash(n)).await.unwrap(), None);
    }
}
