//! Broken games are set aside, and other tables go on.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use host::{NewSeat, NewTable, Pace, Phase, Refusal, TimeSource, check};
use store::{Change, EntryRow, Store, TableId};
use tabletop::Seat;

use tracing::{Event, Level, Metadata, Subscriber, span};

use crate::table::{At, House, new_table};

/// Stores a log entry that the rules would never write.
async fn corrupt(store: &Store, table: TableId) {
    let mut row = store.table(table).await.unwrap().unwrap();
    let mut entry: serde_json::Value =
        serde_json::from_str(&store.entries(table).await.unwrap().last().unwrap().body).unwrap();
    entry["hash"] = "00".repeat(32).into();
    row.version += 1;
    row.n_entries += 1;
    let entry = EntryRow { n: row.n_entries, at_ms: 0, body: entry.to_string() };
    store.commit(Change { row, entries: vec![entry], lines: vec![] }).await.unwrap();
}

#[tokio::test]
async fn a_game_that_does_not_verify_is_set_aside_while_another_goes_on() {
    let house = House::open().await;
    let (bad, good) = (house.hot_seat(2).await, house.hot_seat(2).await);
    for at in [bad, good] {
        at.play_until(|_, game_view| game_view.version > 10).await;
    }
    let ((bad_who, bad), (good_who, good)) = ((bad.who, bad.table), (good.who, good.table));
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    corrupt(&store, bad).await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!(checked.n_games, 1);
    assert_eq!(checked.faults.iter().map(|(table, _)| *table).collect::<Vec<_>>(), [bad]);
    store.close().await;

    let house = House::reopen(folder, settings).await;
    let at_bad = At { house: &house, who: bad_who, table: bad };
    let view = at_bad.view(Seat(0)).await;
    assert_eq!(view.phase, Phase::Broken);
    let decision = host::Decision {
        version: 11,
        question: String::new(),
        actions: vec![],
        routine: tabletop::Routine::Nothing,
    };
    assert!(matches!(at_bad.decide(Seat(0), &decision).await, Err(Refusal::Broken)));
    assert!(matches!(house.host.record(bad_who, bad).await, Err(Refusal::Broken)));
    let at_good = At { house: &house, who: good_who, table: good };
    at_good.play_until(|_, game_view| game_view.version > 20).await;

    // It is stored as broken: neither clocks nor bots run any more.
    let (store, _folder) = house.into_store().await;
    let row = store.table(bad).await.unwrap().unwrap();
    assert_eq!((row.phase, row.has_work, row.due_ms), (Phase::Broken, false, None));
}

#[tokio::test]
async fn a_game_without_end_is_set_aside() {
    let house = House::open_with(|settings| settings.entries_max = 12).await;
    let at = house.hot_seat(2).await;
    let seat = at.play_until(|_, game_view| game_view.version == 11).await;
    let action = at.game_view(seat).await.choices[0].action;
    assert_eq!(at.act(seat, action).await.version, 12);
    let view = at.view(seat).await;
    assert_eq!(view.phase, Phase::Broken);
    let (store, _folder) = house.into_store().await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.n_entries, checked.faults.len()), (1, 12, 0));
}

/// Counts logged errors.
struct Errors(Arc<AtomicUsize>);

impl Subscriber for Errors {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() == Level::ERROR
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, _: &Event<'_>) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

#[tokio::test]
async fn a_table_that_is_due_and_cannot_be_read_is_told_of_once() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    let guest = NewSeat::Guest { name: "Gus".to_owned(), pin: None };
    let pace = Pace::Days { move_ms: 3_600_000 };
    let new = NewTable { pace, ..new_table(vec![NewSeat::ME, guest]) };
    let (bad, good) = (
        house.host.create_table(who, new.clone()).await.unwrap(),
        house.host.create_table(who, new).await.unwrap(),
    );
    for table in [bad, good] {
        house.host.start_table(who, table).await.unwrap();
    }
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    let mut row = store.table(bad).await.unwrap().unwrap();
    row.version += 1;
    row.body = "{".to_owned();
    // The first of the due tables.
    row.due_ms = Some(1);
    store.commit(Change { row, entries: vec![], lines: vec![] }).await.unwrap();
    store.close().await;

    let now_ms = (settings.time.now_ms)();
    let house = House::reopen(
        folder,
        host::Settings { time: TimeSource::of(move || now_ms + 7_200_000), ..settings },
    )
    .await;
    let n_errors = Arc::new(AtomicUsize::new(0));
    let _logged = tracing::subscriber::set_default(Errors(n_errors.clone()));
    house.host.tick().await.unwrap();
    let n_first = n_errors.load(Ordering::SeqCst);
    assert!(n_first > 0);
    let view = house.host.view(who, good, None).await.unwrap();
    assert!(view.seats.iter().any(|seat| seat.absence.is_some()), "the others are seen to");
    for _ in 0..3 {
        house.host.tick().await.unwrap();
    }
    assert_eq!(n_errors.load(Ordering::SeqCst), n_first);
}
