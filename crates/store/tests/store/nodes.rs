//! What holds for several nodes of one database, and for the way from one database into another.

use std::time::Duration;

use cluster::{Cluster, Durability};
use store::{Change, Changed, Notice, SeatRow, Store, StoreError, TableId, TableRow};
use tokio::time::timeout;

use crate::{
    component_sets, new_store,
    rows::{acted, add_person, campaign, change, hash, line, next, person, table},
    tokens::token,
};

fn cluster() -> Option<Cluster> {
    Cluster::start(Durability::None).expect("PostgreSQL runs")
}

/// A few of everything.
async fn fill(store: &Store) {
    let (ann, _) = (add_person(store, 10).await, add_person(store, 11).await);
    let seats = vec![SeatRow { person: Some(ann), link: Some(hash(1)) }, SeatRow::default()];
    let row = TableRow { header: Some("将軍".to_owned()), host: Some(ann), seats, ..table(1) };
    store.commit(Change { lines: vec![line(1, Some(ann)), line(2, None)], ..change(&row) }).await.unwrap();
    let mut step = change(&row);
    for _ in 0..20 {
        step = acted(&step.row);
        store.commit(step.clone()).await.unwrap();
    }
    let others: Vec<_> = (2..700)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move { store.commit(change(&table(id))).await })
        })
        .collect();
    for other in others {
        other.await.unwrap().unwrap();
    }
    store.save_campaign(campaign(1, ann)).await.unwrap();
    store.save_token(token(1, 0, ann)).await.unwrap();
    store.save_component_set(component_sets::set(1, ann), 1).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_nodes_one_takes_each_step_and_all_hear_of_it() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let nodes = [
        Store::connect(&database).await.unwrap(),
        Store::connect(&database).await.unwrap(),
        Store::connect(&database).await.unwrap(),
    ];
    let mut heard = nodes[0].notices().expect("there are other nodes");
    let mut row = table(1);
    nodes[1].commit(change(&row)).await.unwrap();
    let told = async {
        // What happens before the node listens, it does not hear.
        loop {
            row = next(&row);
            nodes[1].commit(change(&row)).await.unwrap();
            let notice = timeout(Duration::from_millis(100), heard.recv()).await;
            if let Ok(Ok(Notice::Changed(changed))) = notice {
                return changed;
            }
        }
    };
    let changed = timeout(Duration::from_secs(20), told).await.expect("the node is told");
    assert_eq!(changed.table, row.id);

    for _ in 0..50 {
        let steps = nodes.clone().map(|node| {
            let step = acted(&row);
            tokio::spawn(async move { node.commit(step).await })
        });
        let mut n_taken = 0;
        for step in steps {
            match step.await.unwrap() {
                Ok(()) => n_taken += 1,
                Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
            }
        }
        assert_eq!(n_taken, 1);
        row = acted(&row).row;
    }
    assert_eq!(nodes[2].table(row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(nodes[2].entries(row.id).await.unwrap().len(), 50);
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_node_knows_it_forgets_once_another_changes_it() {
    let Some(cluster) = Cluster::start_counting().expect("PostgreSQL runs and can count") else { return };
    let database = cluster.new_database().unwrap();
    let (here, there) = (Store::connect(&database).await.unwrap(), Store::connect(&database).await.unwrap());
    let ann = add_person(&here, 10).await;
    here.commit(change(&table(1))).await.unwrap();
    here.save_token(token(1, 0, ann)).await.unwrap();
    let known = async || {
        let session = here.session(hash(10)).await.unwrap();
        let token = here.token(token(1, 0, ann).token).await.unwrap();
        let is_current = here.is_current(Changed { table: TableId(1), version: 1 }).await.unwrap();
        (session.is_some(), token.is_some(), is_current)
    };
    // Once the node hears itself, it asks for what it knows no more.
    let hears = async {
        loop {
            here.pulse(0).await.unwrap();
            let before = cluster.n_statements(&database).unwrap();
            for _ in 0..10 {
                assert_eq!(known().await, (true, true, true));
            }
            if cluster.n_statements(&database).unwrap() - before == 0 {
                return;
            }
        }
    };
    timeout(Duration::from_secs(60), hears).await.expect("the node hears itself");
    there.delete_session(hash(10)).await.unwrap();
    there.delete_token(TableId(1), 0).await.unwrap();
    there.commit_step(acted(&table(1))).await.unwrap();
    let forgotten = async { while known().await != (false, false, false) {} };
    timeout(Duration::from_secs(60), forgotten).await.expect("the node is told");
    assert_eq!(here.person(ann).await.unwrap(), Some(person(10)));
    let named = store::PersonRow { body: r#"{"name":"Ann"}"#.to_owned(), ..person(10) };
    there.change_person(person(10), named.clone()).await.unwrap();
    let late = here.change_person(person(10), person(10)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    assert_eq!(here.person(ann).await.unwrap(), Some(named), "whoever was too late reads again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sits_down_while_another_node_deletes_them() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let (here, there) = (Store::connect(&database).await.unwrap(), Store::connect(&database).await.unwrap());
    for id in 1..40 {
        let ann = add_person(&here, id).await;
        let seats = vec![SeatRow { person: Some(ann), link: None }];
        let sits = change(&TableRow { seats, ..table(id) });
        let (sits, deleted) =
            tokio::join!(here.commit_with(sits, vec![ann]), there.delete_person(ann, vec![]));
        let is_there = there.person(ann).await.unwrap().is_some();
        match (sits, deleted) {
            (Ok(()), Err(StoreError::Held)) => assert!(is_there),
            (Err(StoreError::NoPerson), Ok(())) => assert!(!is_there),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn two_nodes_give_a_login_away_once() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let (here, there) = (Store::connect(&database).await.unwrap(), Store::connect(&database).await.unwrap());
    for id in 1..20 {
        let (one, other) = (add_person(&here, id).await, add_person(&here, 100 + id).await);
        let named = |id| store::PersonRow { login: Some(format!("ann {}", id % 100)), ..person(id) };
        let (one, other) = tokio::join!(
            here.change_person(person(one.0), named(one.0)),
            there.change_person(person(other.0), named(other.0))
        );
        let outcomes = [one, other];
        assert!(outcomes.iter().any(Result::is_ok), "{outcomes:?}");
        assert!(outcomes.iter().any(|it| matches!(it, Err(StoreError::LoginTaken))), "{outcomes:?}");
    }
}

#[tokio::test]
async fn a_node_that_stops_in_the_middle_does_not_keep_the_others_waiting() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let store = Store::connect(&database).await.unwrap();
    let row = table(1);
    store.commit(change(&row)).await.unwrap();
    let mut stopped = <sqlx::PgConnection as sqlx::Connection>::connect(&database).await.unwrap();
    for statement in
        ["SET idle_in_transaction_session_timeout = '3s'", "BEGIN", "UPDATE game_table SET body = 'half'"]
    {
        sqlx::query(statement).execute(&mut stopped).await.unwrap();
    }
    store.commit(change(&next(&row))).await.unwrap();
    assert_eq!(store.table(row.id).await.unwrap(), Some(next(&row)));
}

#[tokio::test]
async fn a_store_beside_nodes_reads_and_writes_nothing() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    assert!(matches!(Store::connect_beside(&database).await, Err(StoreError::Empty)));
    let store = Store::connect(&database).await.unwrap();
    let beside = Store::connect_beside(&database).await.unwrap();
    fill(&store).await;
    assert_eq!(beside.sums().await.unwrap(), store.sums().await.unwrap());
    assert!(matches!(beside.commit(change(&table(900))).await, Err(StoreError::ReadOnly)));
    let file = std::env::temp_dir().join("never-written.db");
    assert!(matches!(beside.backup(&file).await, Err(StoreError::NotAFile)));
    beside.ping().await.unwrap();
}

#[tokio::test]
async fn who_wants_a_database_alone_waits_for_all_nodes_and_they_for_it() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let node = Store::connect(&database).await.unwrap();
    let other = Store::connect(&database).await.unwrap();
    assert_eq!(node.n_nodes().await.unwrap(), 2);
    other.close().await;
    assert!(matches!(Store::connect_alone(&database).await, Err(StoreError::InUse)));
    node.close().await;
    let alone = Store::connect_alone(&database).await.unwrap();
    assert!(matches!(Store::connect(&database).await, Err(StoreError::InUse)));
    alone.close().await;
    Store::connect(&database).await.unwrap();
}

#[tokio::test]
async fn everything_goes_over_to_a_server_and_back() {
    let Some(cluster) = cluster() else { return };
    let (_folder, file) = new_store().await;
    fill(&file).await;
    let server = Store::connect_alone(&cluster.new_database().unwrap()).await.unwrap();
    let sums = file.copy_to(&server).await.unwrap();
    assert_eq!(sums, file.sums().await.unwrap());
    let n_rows: Vec<(&str, u64)> = sums.iter().map(|sum| (sum.sheet, sum.n_rows)).collect();
    assert_eq!(
        n_rows,
        [
            ("person", 2),
            ("session", 2),
            ("game_table", 699),
            ("header", 1),
            ("seat", 2 * 699),
            ("entry", 20),
            ("line", 2),
            ("campaign", 1),
            ("component_set", 1),
            ("token", 1),
            ("ban", 0),
            ("audit", 0)
        ]
    );
    assert_eq!(server.table(TableId(1)).await.unwrap(), file.table(TableId(1)).await.unwrap());
    assert!(matches!(file.copy_to(&server).await, Err(StoreError::Exists)));

    let (_other_folder, back) = new_store().await;
    assert_eq!(server.copy_to(&back).await.unwrap(), sums);
    assert!(back.faults().await.unwrap().is_empty());
}

#[tokio::test]
async fn all_nodes_have_the_time_of_the_database() {
    let Some(cluster) = cluster() else { return };
    let store = Store::connect(&cluster.new_database().unwrap()).await.unwrap();
    let (_folder, here) = new_store().await;
    // Both are on this machine.
    assert!(here.now_ms().abs_diff(store.now_ms()) < 5_000);
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused_and_the_password_is_not_shown() {
    for address in ["postgres://[", "mysql://ann@here/kajiba", "kajiba.sqlite3"] {
        assert!(matches!(Store::connect(address).await, Err(StoreError::NoAddress)), "{address}");
    }
    let shown = Store::shown_address("postgres://ann:secret@db.example:5433/club?sslmode=require").unwrap();
    assert_eq!(shown, "postgres://ann@db.example:5433/club");
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&database).await.unwrap();
    sqlx::query("CREATE TABLE recipe (id INTEGER)").execute(&mut connection).await.unwrap();
    assert!(matches!(Store::connect(&database).await, Err(StoreError::Foreign)));
    // An extension that counts statements, for example, brings views.
    let database = cluster.new_database().unwrap();
    cluster.ask(&database, "CREATE VIEW recipes AS SELECT 1 AS id").unwrap();
    Store::connect(&database).await.unwrap();
}

#[tokio::test]
async fn a_database_of_an_earlier_schema_is_read_by_a_copy_and_left_alone() {
    let Some(cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let store = Store::connect(&database).await.unwrap();
    fill(&store).await;
    let before = store.sums().await.unwrap();
    store.close().await;
    let earlier = "DROP TABLE ban; DROP TABLE audit; DROP TABLE token; DROP TABLE component_set; DELETE FROM _sqlx_migrations WHERE version > 2";
    cluster.ask(&database, earlier).unwrap();
    let beside = Store::connect_beside(&database).await.unwrap();
    let sums = beside.sums().await.unwrap();
    let of = |name: &str| sums.iter().find(|sum| sum.sheet == name).unwrap().clone();
    for sum in before.iter().filter(|sum| !["token", "component_set", "ban", "audit"].contains(&sum.sheet)) {
        assert_eq!(of(sum.sheet), *sum);
    }
    assert_eq!(of("token").n_rows, 0);
    assert!(beside.faults().await.unwrap().is_empty());
    assert!(matches!(beside.backup(std::path::Path::new("never.db")).await, Err(StoreError::NotAFile)));
    assert_eq!(cluster.ask(&database, "SELECT COUNT(*) FROM _sqlx_migrations").unwrap().trim(), "2");
}

#[tokio::test]
async fn rows_that_cannot_be_read_are_found() {
    let Some(mut cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let store = Store::connect(&database).await.unwrap();
    fill(&store).await;
    assert!(store.faults().await.unwrap().is_empty());
    cluster.ask(&database, "CREATE EXTENSION amcheck").unwrap();
    assert!(store.faults().await.unwrap().is_empty(), "with amcheck");
    let path = cluster.ask(&database, "CHECKPOINT; SELECT pg_relation_filepath('entry')").unwrap();
    let path = path.lines().last().unwrap().trim().to_owned();
    cluster.damage(&path).unwrap();
    let faults = store.faults().await.unwrap();
    assert!(faults.iter().any(|fault| fault.starts_with("entry: ")), "{faults:?}");
}

#[tokio::test]
async fn a_server_that_is_gone_is_known_to_be_away_and_comes_back() {
    let Some(mut cluster) = cluster() else { return };
    let database = cluster.new_database().unwrap();
    let store = Store::connect(&database).await.unwrap();
    cluster.kill().unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert!(store.is_away().await);
    cluster.restart().unwrap();
    // On a slow machine it may take a while to let somebody in.
    while store.is_away().await {}
}
