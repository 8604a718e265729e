//! What every database must do with tables.

use store::{Change, Changed, Ms, PersonId, Phase, SeatRow, Store, StoreError, TableId, TableRow};

use crate::rows::{acted, add, add_person, change, entry, hash, line, next, table};

fn ids(rows: &[TableRow]) -> Vec<u128> {
    rows.iter().map(|row| row.id.0).collect()
}

async fn stored(store: &Store, row: &TableRow) -> TableRow {
    store.table(row.id).await.expect("the table is read").expect("the table exists")
}

pub async fn a_table_is_found_as_it_was_stored(store: &Store) {
    assert_eq!(store.table(TableId(1)).await.unwrap(), None);
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let mut row = TableRow {
        phase: Phase::Playing,
        host: Some(ann),
        is_listed: true,
        header: Some(r#"{"format":1}"#.to_owned()),
        n_entries: 2,
        body: r#"{"name":"将軍"}"#.to_owned(),
        due_ms: Some(7),
        has_work: true,
        seats: vec![
            SeatRow { person: Some(bo), link: Some(hash(1)) },
            SeatRow::default(),
            SeatRow { person: None, link: Some(hash(2)) },
        ],
        ..table(u128::MAX)
    };
    let (entries, lines) = (vec![entry(1), entry(2)], vec![line(1, Some(bo)), line(2, None)]);
    store.commit(Change { row: row.clone(), entries: entries.clone(), lines: lines.clone() }).await.unwrap();
    assert_eq!(stored(store, &row).await, row);
    assert_eq!(store.entries(row.id).await.unwrap(), entries);
    assert_eq!(store.lines(row.id, 100).await.unwrap(), lines);

    for phase in [Phase::Gathering, Phase::Over, Phase::Broken, Phase::Closed] {
        row = TableRow { phase, host: None, is_listed: false, has_work: false, due_ms: None, ..next(&row) };
        row.seats.pop();
        store.commit(change(&row)).await.unwrap();
        assert_eq!(stored(store, &row).await, row);
    }
}

pub async fn a_table_is_made_once(store: &Store) {
    let row = add(store, table(1)).await;
    let other = TableRow { body: "other".to_owned(), ..row.clone() };
    assert!(matches!(store.commit(change(&other)).await, Err(StoreError::Conflict)));
    assert_eq!(stored(store, &row).await, row);
}

pub async fn a_change_of_an_old_version_conflicts_and_writes_nothing(store: &Store) {
    let first = add(store, table(1)).await;
    let second = acted(&first);
    store.commit(second.clone()).await.unwrap();
    let mut late = acted(&first);
    late.row.seats = vec![SeatRow { person: None, link: Some(hash(1)) }];
    late.lines = vec![line(1, None)];
    assert!(matches!(store.commit(late).await, Err(StoreError::Conflict)));
    let skipping = TableRow { version: second.row.version + 2, ..second.row.clone() };
    assert!(matches!(store.commit(change(&skipping)).await, Err(StoreError::Conflict)));
    let unknown = next(&table(2));
    assert!(matches!(store.commit(change(&unknown)).await, Err(StoreError::Conflict)));
    let zeroth = TableRow { version: 0, ..first.clone() };
    assert!(matches!(store.commit(change(&zeroth)).await, Err(StoreError::Gap)));

    assert_eq!(stored(store, &first).await, second.row);
    assert_eq!(store.entries(first.id).await.unwrap(), second.entries);
    assert_eq!(store.lines(first.id, 9).await.unwrap(), []);
    assert_eq!(store.seat_of_link(hash(1)).await.unwrap(), None);
    assert_eq!(store.table(unknown.id).await.unwrap(), None);
}

pub async fn a_step_adds_to_the_log_and_leaves_the_rest_as_it_was(store: &Store) {
    let ann = add_person(store, 10).await;
    let seats = vec![SeatRow { person: Some(ann), link: Some(hash(1)) }, SeatRow::default()];
    let first = TableRow { header: Some("将軍".to_owned()), host: Some(ann), seats, ..table(1) };
    store.commit(Change { lines: vec![line(1, Some(ann)), line(2, None)], ..change(&first) }).await.unwrap();
    let mut last = acted(&first);
    last.row.body = r#"{"said":"\"刀\""}"#.to_owned();
    (last.row.phase, last.row.due_ms, last.row.has_work) = (Phase::Playing, Some(9), true);
    store.commit_step(last.clone()).await.unwrap();
    assert_eq!(stored(store, &first).await, last.row);
    let mut two = acted(&acted(&last.row).row);
    two.row.version -= 1;
    two.entries.insert(0, entry(2));
    store.commit_step(two.clone()).await.unwrap();
    let none = change(&next(&two.row));
    store.commit_step(none.clone()).await.unwrap();

    let found = store.stored_table(first.id, 1, 9).await.unwrap().expect("the table exists");
    assert_eq!(found.row, none.row);
    assert_eq!(found.entries, [entry(2), entry(3)]);
    assert_eq!(found.lines, [line(1, Some(ann)), line(2, None)]);
    let found = store.stored_table(first.id, 3, 1).await.unwrap().expect("the table exists");
    assert_eq!((found.entries, found.lines), (vec![], vec![line(2, None)]));
    assert_eq!(store.stored_table(TableId(9), 0, 9).await.unwrap(), None);
    assert_eq!(store.entries(first.id).await.unwrap(), [entry(1), entry(2), entry(3)]);
}

pub async fn a_step_that_does_not_fit_writes_nothing(store: &Store) {
    let first = add(store, table(1)).await;
    let second = acted(&first);
    store.commit_step(second.clone()).await.unwrap();
    let late = store.commit_step(acted(&first)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    let unknown = store.commit_step(change(&next(&table(2)))).await;
    assert!(matches!(unknown, Err(StoreError::Conflict)), "{unknown:?}");
    for n_entries in [1, 3] {
        let entries = if n_entries == 1 { vec![entry(1)] } else { vec![entry(3)] };
        let row = TableRow { n_entries, ..next(&second.row) };
        let gap = store.commit_step(Change { row, entries, lines: vec![] }).await;
        assert!(matches!(gap, Err(StoreError::Gap)), "{gap:?}");
    }
    assert_eq!(stored(store, &first).await, second.row);
    assert_eq!(store.entries(first.id).await.unwrap(), [entry(1)]);
}

pub async fn of_steps_that_come_together_each_table_takes_one(store: &Store) {
    let mut tables = Vec::new();
    for id in 1..=30 {
        tables.push(add(store, table(id)).await);
    }
    let all: Vec<_> = tables.iter().chain(&tables).map(acted).collect();
    let all = all.into_iter().map(|step| {
        let store = store.clone();
        tokio::spawn(async move { store.commit_step(step).await })
    });
    let mut n_taken = 0;
    for outcome in all.collect::<Vec<_>>() {
        match outcome.await.unwrap() {
            Ok(()) => n_taken += 1,
            Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
        }
    }
    assert_eq!(n_taken, tables.len());
    for before in tables {
        assert_eq!(stored(store, &before).await, acted(&before).row);
        assert_eq!(store.entries(before.id).await.unwrap(), [entry(1)]);
    }
}

pub async fn entries_that_leave_a_gap_are_refused(store: &Store) {
    let born_with_one =
        Change { row: TableRow { n_entries: 2, ..table(1) }, entries: vec![entry(2)], lines: vec![] };
    assert!(matches!(store.commit(born_with_one).await, Err(StoreError::Gap)));
    let first = add(store, table(1)).await;
    let two = TableRow { n_entries: 2, ..next(&first) };
    let refused = [
        (2, vec![]),
        (2, vec![entry(2)]),
        (2, vec![entry(2), entry(3)]),
        (2, vec![entry(1), entry(3)]),
        (2, vec![entry(2), entry(1)]),
        (1, vec![entry(1), entry(2)]),
        (0, vec![entry(1)]),
        (u64::MAX, vec![entry(u64::MAX)]),
    ];
    for (n_entries, entries) in refused {
        let row = TableRow { n_entries, ..two.clone() };
        let outcome = store.commit(Change { row, entries: entries.clone(), lines: vec![] }).await;
        assert!(matches!(outcome, Err(StoreError::Gap)), "{n_entries} {entries:?}");
    }
    assert_eq!(stored(store, &first).await, first);
    assert_eq!(store.entries(first.id).await.unwrap(), []);

    let fits = Change { row: two.clone(), entries: vec![entry(1), entry(2)], lines: vec![] };
    store.commit(fits).await.unwrap();
    let forgetful = TableRow { n_entries: 1, ..next(&two) };
    assert!(matches!(store.commit(change(&forgetful)).await, Err(StoreError::Gap)));
    assert_eq!(store.entries(first.id).await.unwrap(), [entry(1), entry(2)]);
}

pub async fn lines_that_leave_a_gap_are_refused(store: &Store) {
    let row = next(&add(store, table(1)).await);
    for lines in [vec![line(0, None)], vec![line(2, None)], vec![line(1, None), line(1, None)]] {
        let outcome = store.commit(Change { lines: lines.clone(), ..change(&row) }).await;
        assert!(matches!(outcome, Err(StoreError::Gap)), "{lines:?}");
    }
    store.commit(Change { lines: vec![line(1, None)], ..change(&row) }).await.unwrap();
    let row = next(&row);
    let again = Change { lines: vec![line(1, None)], ..change(&row) };
    assert!(matches!(store.commit(again).await, Err(StoreError::Gap)));
    store.commit(Change { lines: vec![line(2, None)], ..change(&row) }).await.unwrap();
    assert_eq!(store.lines(row.id, 9).await.unwrap(), [line(1, None), line(2, None)]);
}

pub async fn a_header_stays_until_it_is_changed(store: &Store) {
    let mut row = add(store, table(1)).await;
    for header in [Some("dealt"), Some("dealt"), Some("dealt anew"), None] {
        row = TableRow { header: header.map(str::to_owned), ..next(&row) };
        store.commit(change(&row)).await.unwrap();
        assert_eq!(stored(store, &row).await, row);
    }
}

pub async fn only_one_of_two_changes_of_the_same_version_is_taken(store: &Store) {
    let mut row = add(store, table(1)).await;
    for _ in 0..20 {
        let rivals: Vec<_> = (0..8)
            .map(|rival| {
                let mut change = acted(&row);
                change.row.body = format!("rival {rival}");
                tokio::spawn({
                    let store = store.clone();
                    async move { (store.commit(change.clone()).await, change.row) }
                })
            })
            .collect();
        let mut taken = Vec::new();
        for rival in rivals {
            match rival.await.unwrap() {
                (Ok(()), row) => taken.push(row),
                (Err(StoreError::Conflict), _) => {}
                (Err(error), _) => panic!("{error}"),
            }
        }
        assert_eq!(taken.len(), 1);
        row = taken.remove(0);
        assert_eq!(stored(store, &row).await, row);
    }
    assert_eq!(store.entries(row.id).await.unwrap().len(), 20);
}

pub async fn many_tables_are_changed_at_once(store: &Store) {
    let players: Vec<_> = (0..60)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut row = add(&store, table(id)).await;
                for _ in 0..10 {
                    let change = acted(&row);
                    row = change.row.clone();
                    store.commit(change).await.expect("nobody else changes this table");
                    // What was acknowledged is there.
                    assert_eq!(stored(&store, &row).await, row);
                }
                row
            })
        })
        .collect();
    for player in players {
        let row = player.await.unwrap();
        assert_eq!(stored(store, &row).await, row);
        let numbers: Vec<u64> = store.entries(row.id).await.unwrap().iter().map(|entry| entry.n).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    }
}

pub async fn a_change_is_written_though_nobody_waits(store: &Store) {
    let mut row = add(store, table(1)).await;
    for _ in 0..50 {
        let change = acted(&row);
        let next = change.row.clone();
        let waiting = tokio::spawn({
            let store = store.clone();
            async move { store.commit(change).await }
        });
        tokio::task::yield_now().await;
        waiting.abort();
        let _ = waiting.await;
        // Later writes wait for earlier ones, so that it is decided now.
        store.ping().await.unwrap();
        let found = stored(store, &row).await;
        assert!(found == row || found == next);
        assert_eq!(store.entries(row.id).await.unwrap().len() as u64, found.n_entries);
        row = found;
    }
}

pub async fn a_link_finds_its_seat_and_only_while_it_is_valid(store: &Store) {
    let mut row = table(1);
    row.seats[1].link = Some(hash(1));
    let row = add(store, row).await;
    assert_eq!(store.seat_of_link(hash(1)).await.unwrap(), Some((row.id, 1)));
    assert_eq!(store.seat_of_link(hash(2)).await.unwrap(), None);
    let mut row = next(&row);
    row.seats[1].link = Some(hash(2));
    store.commit(change(&row)).await.unwrap();
    assert_eq!(store.seat_of_link(hash(1)).await.unwrap(), None);
    assert_eq!(store.seat_of_link(hash(2)).await.unwrap(), Some((row.id, 1)));
}

pub async fn a_link_belongs_to_one_seat(store: &Store) {
    let mut row = table(1);
    row.seats[0].link = Some(hash(1));
    let row = add(store, row).await;
    let mut thief = table(2);
    thief.seats[1].link = Some(hash(1));
    assert!(matches!(store.commit(change(&thief)).await, Err(StoreError::LinkTaken)));
    assert_eq!(store.table(thief.id).await.unwrap(), None);
    let mut doubled = next(&row);
    doubled.seats[1].link = Some(hash(1));
    assert!(matches!(store.commit(change(&doubled)).await, Err(StoreError::LinkTaken)));
    assert_eq!(stored(store, &row).await, row);
}

pub async fn links_change_places(store: &Store) {
    let mut row = table(1);
    row.seats[0].link = Some(hash(1));
    row.seats[1].link = Some(hash(2));
    let mut row = next(&add(store, row).await);
    row.seats.swap(0, 1);
    store.commit(change(&row)).await.unwrap();
    assert_eq!(store.seat_of_link(hash(1)).await.unwrap(), Some((row.id, 1)));
    assert_eq!(store.seat_of_link(hash(2)).await.unwrap(), Some((row.id, 0)));
}

pub async fn the_last_lines_come_oldest_first(store: &Store) {
    let lines: Vec<_> = (1..=12).map(|n| line(n, None)).collect();
    store.commit(Change { lines: lines.clone(), ..change(&table(1)) }).await.unwrap();
    store.commit(Change { lines: vec![line(1, None)], ..change(&table(2)) }).await.unwrap();
    assert_eq!(store.lines(TableId(1), 3).await.unwrap(), lines[9..]);
    assert_eq!(store.lines(TableId(1), 0).await.unwrap(), []);
    assert_eq!(store.lines(TableId(3), 3).await.unwrap(), []);
}

pub async fn a_persons_tables_are_those_made_or_sat_at(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let seats = |people: [Option<PersonId>; 2]| people.map(|person| SeatRow { person, link: None }).to_vec();
    let tables = [
        TableRow { updated_ms: 30, seats: seats([Some(ann), Some(ann)]), ..table(1) },
        TableRow { updated_ms: 50, seats: seats([Some(bo), Some(ann)]), ..table(2) },
        TableRow { updated_ms: 40, host: Some(ann), seats: seats([Some(bo), None]), ..table(3) },
        TableRow { updated_ms: 60, seats: seats([Some(bo), None]), ..table(4) },
    ];
    for row in &tables {
        add(store, row.clone()).await;
    }
    let found = store.tables_of(ann, 10).await.unwrap();
    assert_eq!(found, [tables[1].clone(), tables[2].clone(), tables[0].clone()]);
    assert_eq!(ids(&store.tables_of(ann, 2).await.unwrap()), [2, 3]);
    assert_eq!(ids(&store.tables_of(bo, 10).await.unwrap()), [4, 2, 3]);
    assert_eq!(ids(&store.tables_of(PersonId(12), 10).await.unwrap()), [0; 0]);
}

pub async fn listed_tables_are_those_that_gather_openly(store: &Store) {
    let tables = [
        TableRow { is_listed: true, updated_ms: 10, ..table(1) },
        TableRow { is_listed: false, updated_ms: 20, ..table(2) },
        TableRow { is_listed: true, updated_ms: 30, phase: Phase::Playing, ..table(3) },
        TableRow { is_listed: true, updated_ms: 40, ..table(4) },
    ];
    for row in &tables {
        add(store, row.clone()).await;
    }
    assert_eq!(store.listed(10).await.unwrap(), [tables[3].clone(), tables[0].clone()]);
    assert_eq!(ids(&store.listed(1).await.unwrap()), [4]);
}

pub async fn due_tables_are_those_in_play_whose_time_is_up(store: &Store) {
    assert_eq!(store.next_due_ms().await.unwrap(), None);
    let playing = |id, due_ms| TableRow { phase: Phase::Playing, due_ms, ..table(id) };
    for row in [playing(1, Some(30)), playing(2, Some(20)), playing(3, None), playing(4, Some(31))] {
        add(store, row).await;
    }
    add(store, TableRow { phase: Phase::Over, ..playing(5, Some(1)) }).await;
    assert_eq!(store.due(30).await.unwrap(), [TableId(2), TableId(1)]);
    assert_eq!(store.due(19).await.unwrap(), []);
    assert_eq!(store.next_due_ms().await.unwrap(), Some(20));
}

pub async fn tables_with_work_are_those_in_play(store: &Store) {
    let playing = |id, has_work| TableRow { phase: Phase::Playing, has_work, ..table(id) };
    for row in [playing(3, true), playing(2, false), playing(1, true)] {
        add(store, row).await;
    }
    add(store, TableRow { phase: Phase::Broken, ..playing(4, true) }).await;
    assert_eq!(store.with_work(Ms::MAX).await.unwrap(), [TableId(1), TableId(3)]);
}

pub async fn tables_are_found_by_when_they_were_last_changed(store: &Store) {
    let at = |id, updated_ms| TableRow { updated_ms, phase: Phase::Playing, has_work: true, ..table(id) };
    for row in [at(1, 3_000), at(2, 1_000), at(3, 2_000)] {
        add(store, row).await;
    }
    let changed = |id, version| Changed { table: TableId(id), version };
    assert_eq!(store.changed_after(1_000).await.unwrap(), [changed(3, 1), changed(1, 1)]);
    store.commit(change(&TableRow { version: 2, ..at(2, 4_000) })).await.unwrap();
    assert_eq!(store.changed_after(3_000).await.unwrap(), [changed(2, 2)]);
    assert_eq!(store.with_work(3_000).await.unwrap(), [TableId(1), TableId(3)]);
    assert_eq!(store.version(TableId(2)).await.unwrap(), Some(2));
    assert_eq!(store.version(TableId(4)).await.unwrap(), None);
}

pub async fn all_tables_are_paged_through(store: &Store) {
    // Their order as text is their order as numbers.
    let expected = [0, 9, 10, 31, 32, 1 << 64, u128::MAX].map(TableId);
    for id in expected.iter().rev() {
        add(store, table(id.0)).await;
    }
    let mut found: Vec<TableId> = Vec::new();
    loop {
        let page = store.tables_after(found.last().copied(), 3).await.unwrap();
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    assert_eq!(found, expected);
}

pub async fn tables_are_counted_by_who_made_them_and_when(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    for (id, host, created_ms) in [(1, ann, 10), (2, ann, 20), (3, ann, 30), (4, bo, 30)] {
        add(store, TableRow { host: Some(host), created_ms, ..table(id) }).await;
    }
    assert_eq!(store.n_tables_between(ann, 20..=30).await.unwrap(), 2);
    assert_eq!(store.n_tables_between(ann, 10..=29).await.unwrap(), 2);
    assert_eq!(store.n_tables_between(bo, 31..=40).await.unwrap(), 0);
}
