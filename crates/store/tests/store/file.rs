//! What holds for the file of a database.

use std::path::Path;

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Change, SeatRow, Store, StoreError, TableId, TableRow};

use crate::{
    new_store,
    rows::{acted, add_person, campaign, change, hash, line, table},
};

/// A few of everything.
async fn fill(store: &Store) {
    let ann = add_person(store, 10).await;
    let seats = vec![SeatRow { person: Some(ann), link: Some(hash(1)) }, SeatRow::default()];
    let row = TableRow { header: Some("dealt".to_owned()), host: Some(ann), seats, ..table(1) };
    store.commit(Change { lines: vec![line(1, Some(ann))], ..change(&row) }).await.unwrap();
    store.commit(acted(&row)).await.unwrap();
    store.commit(change(&table(2))).await.unwrap();
    store.save_campaign(campaign(1, ann)).await.unwrap();
}

/// All that can be read.
async fn contents(store: &Store) -> String {
    let mut contents = String::new();
    for id in store.tables_after(None, 100).await.unwrap() {
        contents += &format!("{:?}\n", store.table(id).await.unwrap());
        contents += &format!("{:?}\n", store.entries(id).await.unwrap());
        contents += &format!("{:?}\n", store.lines(id, 100).await.unwrap());
    }
    contents += &format!("{:?}\n", store.person(store::PersonId(10)).await.unwrap());
    contents += &format!("{:?}\n", store.session(hash(10)).await.unwrap());
    contents += &format!("{:?}\n", store.campaigns_of(store::PersonId(10)).await.unwrap());
    contents += &format!("{:?}\n", store.seat_of_link(hash(1)).await.unwrap());
    contents
}

async fn raw(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap()
}

/// Why a file is not opened.
async fn refusal(file: &Path) -> StoreError {
    Store::open(file).await.err().expect("the file is refused")
}

#[tokio::test]
async fn everything_is_found_again_after_reopening() {
    let (folder, store) = new_store().await;
    let file = folder.path().join("test.db");
    fill(&store).await;
    let before = contents(&store).await;
    store.close().await;
    assert!(matches!(store.table(TableId(1)).await, Err(StoreError::Closed)));
    assert!(matches!(store.commit(change(&table(3))).await, Err(StoreError::Closed)));
    assert!(matches!(store.ping().await, Err(StoreError::Closed)));
    assert!(matches!(store.backup(&folder.path().join("copy.db")).await, Err(StoreError::Closed)));
    store.close().await;
    // All is in the one file then, which can be copied.
    assert!(!folder.path().join("test.db-wal").exists());

    let store = Store::open(&file).await.unwrap();
    assert_eq!(contents(&store).await, before);
    assert!(before.contains("dealt") && before.contains("line 1") && before.contains("Bo"));
}

#[tokio::test]
async fn what_was_handed_in_is_written_before_closing() {
    let (folder, store) = new_store().await;
    let waiting: Vec<_> = (0..300)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move { store.commit(change(&table(id))).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut n_taken = 0;
    for waiting in waiting {
        match waiting.await.unwrap() {
            Ok(()) => n_taken += 1,
            Err(StoreError::Closed) => {}
            Err(error) => panic!("{error}"),
        }
    }
    let store = Store::open(&folder.path().join("test.db")).await.unwrap();
    assert_eq!(store.tables_after(None, 1000).await.unwrap().len(), n_taken);
    assert!(n_taken > 0);
}

#[tokio::test]
async fn the_folder_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a/b/test.db");
    Store::open(&file).await.unwrap().close().await;
    assert!(file.exists());
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    let store = Store::open(&file).await.unwrap();
    fill(&store).await;
    store.backup(&folder.path().join("copy.db")).await.unwrap();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.file_name());
    }
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_is_closed() {
    let (folder, store) = new_store().await;
    let file = folder.path().join("test.db");
    assert!(matches!(refusal(&file).await, StoreError::InUse));
    #[cfg(unix)]
    {
        let other_name = folder.path().join("other-name.db");
        std::os::unix::fs::symlink(&file, &other_name).unwrap();
        assert!(matches!(refusal(&other_name).await, StoreError::InUse));
    }
    store.commit(change(&table(1))).await.unwrap();
    store.close().await;
    Store::open(&file).await.unwrap();
}

#[tokio::test]
async fn a_store_beside_a_server_reads_what_it_writes_and_writes_nothing() {
    let (folder, store) = new_store().await;
    let file = folder.path().join("test.db");
    let beside = Store::open_beside(&file).await.unwrap();
    fill(&store).await;
    assert_eq!(contents(&beside).await, contents(&store).await);
    assert!(matches!(beside.commit(change(&table(3))).await, Err(StoreError::ReadOnly)));
    beside.ping().await.unwrap();
    beside.backup(&folder.path().join("copy.db")).await.unwrap();
    beside.close().await;
    store.commit(change(&table(3))).await.unwrap();
    let missing = folder.path().join("missing.db");
    assert!(matches!(Store::open_beside(&missing).await, Err(StoreError::Io(_))));
    assert!(!missing.exists());
}

#[tokio::test]
async fn a_backup_is_equal_and_a_file_that_exists_stays() {
    let (folder, store) = new_store().await;
    fill(&store).await;
    let file = folder.path().join("copy.db");
    store.backup(&file).await.unwrap();
    let before = contents(&store).await;
    store.commit(change(&table(3))).await.unwrap();
    assert!(matches!(store.backup(&file).await, Err(StoreError::Exists)));

    let copy = Store::open(&file).await.unwrap();
    assert_eq!(contents(&copy).await, before);
    copy.commit(change(&table(4))).await.unwrap();
    assert!(store.backup(&folder.path().join("missing/copy.db")).await.is_err());
}

#[tokio::test]
async fn a_backup_taken_while_tables_change_is_whole() {
    let (folder, store) = new_store().await;
    let player = tokio::spawn({
        let store = store.clone();
        async move {
            let mut change = change(&table(1));
            for _ in 0..200 {
                store.commit(change.clone()).await.unwrap();
                change = acted(&change.row);
            }
        }
    });
    for n in 0..3 {
        store.backup(&folder.path().join(format!("{n}.db"))).await.unwrap();
    }
    player.await.unwrap();
    for n in 0..3 {
        let copy = Store::open(&folder.path().join(format!("{n}.db"))).await.unwrap();
        assert!(copy.faults().await.unwrap().is_empty());
        let n_entries = copy.table(TableId(1)).await.unwrap().map_or(0, |row| row.n_entries);
        assert_eq!(copy.entries(TableId(1)).await.unwrap().len() as u64, n_entries);
    }
}

#[tokio::test]
async fn a_file_of_a_later_version_is_refused_and_unchanged() {
    let (folder, store) = new_store().await;
    let file = folder.path().join("test.db");
    store.close().await;
    let mut connection = raw(&file).await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', TRUE, x'00', 0)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    let before = std::fs::read(&file).unwrap();
    assert!(matches!(refusal(&file).await, StoreError::Later));
    assert!(matches!(Store::open_beside(&file).await, Err(StoreError::Later)));
    assert!(std::fs::read(&file).unwrap() == before);
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    for text in [
        "x",
        "SQLite format 3\0 and no more",
        "these are words, and no database at all\n",
        &"words\n".repeat(1000),
    ] {
        let file = folder.path().join("words.txt");
        std::fs::write(&file, text).unwrap();
        assert!(matches!(refusal(&file).await, StoreError::NotADatabase), "{}", text.len());
        assert!(matches!(Store::open_beside(&file).await, Err(StoreError::NotADatabase)));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
    let file = folder.path().join("recipes.db");
    let mut connection = raw(&file).await;
    sqlx::query("CREATE TABLE recipe (id INTEGER)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = std::fs::read(&file).unwrap();
    assert!(matches!(refusal(&file).await, StoreError::Foreign));
    assert!(std::fs::read(&file).unwrap() == before);
    assert!(matches!(refusal(folder.path()).await, StoreError::NotADatabase));
}

#[tokio::test]
async fn a_file_that_was_never_served_is_not_read_beside() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("empty.db");
    std::fs::write(&file, "").unwrap();
    assert!(matches!(Store::open_beside(&file).await, Err(StoreError::Empty)));
    Store::open(&file).await.unwrap();
}

/// A database as an earlier version left it.
fn earlier() -> Vec<u8> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kajiba/tests/data/first.sqlite3");
    std::fs::read(data).unwrap()
}

#[tokio::test]
async fn a_file_of_an_earlier_schema_is_read_by_a_copy_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    std::fs::write(&file, earlier()).unwrap();
    let store = Store::open_beside(&file).await.unwrap();
    assert!(!store.tables_after(None, 100).await.unwrap().is_empty());
    assert!(store.campaigns_after(None, 100).await.unwrap().is_empty(), "there were none yet");
    assert!(store.faults().await.unwrap().is_empty());
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert!(std::fs::read(&file).unwrap() == earlier());
    // The backup is of the earlier schema as well, and opens.
    assert!(Store::open_beside(&copy).await.unwrap().sums().await.unwrap() == store.sums().await.unwrap());
    Store::open(&copy).await.unwrap();
}

#[tokio::test]
async fn every_page_that_is_damaged_is_noticed() {
    let (folder, store) = new_store().await;
    let mut last = table(1);
    store.commit(change(&last)).await.unwrap();
    for n in 0..40 {
        let body = format!("{n}").repeat(600);
        store.commit(change(&TableRow { body, ..table(100 + n) })).await.unwrap();
        let step = acted(&last);
        last = step.row.clone();
        store.commit(step).await.unwrap();
    }
    store.close().await;
    let file = folder.path().join("test.db");
    let whole = std::fs::read(&file).unwrap();
    let size = usize::from(u16::from_be_bytes([whole[16], whole[17]]));
    assert!(whole.len() / size > 30, "there are many pages");
    for page in 0..whole.len() / size {
        let mut damaged = whole.clone();
        damaged[page * size..(page + 1) * size].fill(0xa5);
        std::fs::write(&file, damaged).unwrap();
        let noticed = match Store::open_beside(&file).await {
            Ok(store) => !store.faults().await.is_ok_and(|faults| faults.is_empty()),
            Err(_) => true,
        };
        assert!(noticed, "page {page}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_after_the_file_was_deleted_or_replaced() {
    let (folder, store) = new_store().await;
    let file = folder.path().join("test.db");
    let aside = folder.path().join("aside.db");
    store.commit(change(&table(1))).await.unwrap();
    let replaced = async |id| matches!(store.commit(change(&table(id))).await, Err(StoreError::Replaced));
    std::fs::rename(&file, &aside).unwrap();
    assert!(replaced(2).await, "deleted");
    assert!(matches!(store.ping().await, Err(StoreError::Replaced)));
    std::fs::copy(&aside, &file).unwrap();
    assert!(replaced(3).await, "replaced by its like");
    std::fs::rename(&aside, &file).unwrap();
    store.commit(change(&table(4))).await.expect("it is in its place again");
    std::fs::remove_file(folder.path().join("test.db-wal")).unwrap();
    assert!(replaced(5).await, "its journal is deleted");
    let found = store.tables_after(None, 10).await.unwrap();
    assert_eq!(found, [TableId(1), TableId(4)]);
}
