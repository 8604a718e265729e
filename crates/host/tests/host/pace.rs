//! The time that a bot takes tells nothing: with two equal Loyalty cards it has one answer, with two others a choice.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use host::{ActionHash, BotLevel, Decision, GameView, LogContent, TableId, Who, import};
use serde_json::{Value, json};
use shogunate::{Action, Event, Shogunate};
use store::{Change, Store};
use tabletop::{Deed, Game, Options, Record, Routine, Seat, Session};

use crate::table::House;

/// What a Smith thinks at least in a game with secrets, and a little more: 40 % of 300 ms, and 40 ms.
const SMITH_MIN: Duration = Duration::from_millis(160);

/// A recorded game in which a player asks another one to show a Loyalty card.
struct Asking {
    record: Record<Shogunate>,
    /// The entry that asks.
    n: usize,
    /// Who shows a card.
    shows: Seat,
    /// How many answers they have.
    n_answers: usize,
}

/// All of them, in the recorded games.
fn askings() -> impl Iterator<Item = Asking> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shogunate/tests/games");
    let mut files: Vec<_> = fs::read_dir(games).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.into_iter().flat_map(|file| {
        let record = Record::<Shogunate>::from_json(&fs::read_to_string(file).unwrap()).unwrap();
        let is =
            |n: usize, what: fn(Action) -> bool| matches!(record.log[n].deed, Deed::Act(act) if what(act));
        let asks = |n: &usize| {
            is(*n, |act| matches!(act, Action::Ask(..))) && is(n + 1, |act| matches!(act, Action::Show(..)))
        };
        let found: Vec<usize> = (0..record.log.len() - 1).filter(asks).collect();
        found.into_iter().map(move |n| asking(&record, n)).collect::<Vec<_>>()
    })
}

fn asking(record: &Record<Shogunate>, n: usize) -> Asking {
    let shows = record.log[n + 1].seat;
    let session = Session::resume(until(record, n + 1)).unwrap();
    let mut options = Options::default();
    session.state().options(session.rules(), shows, &mut options);
    let n_answers = options.all().iter().filter(|action| matches!(action, Action::Show(..))).count();
    Asking { record: until(record, n + 1), n, shows, n_answers }
}

/// The record's first entries.
fn until(record: &Record<Shogunate>, n: usize) -> Record<Shogunate> {
    let mut record = record.clone();
    record.log.truncate(n);
    record
}

/// A table at this moment, with a Smith in the seat that will show a card.
async fn with_bot(store: &Store, asking: &Asking) -> TableId {
    let record = until(&asking.record, asking.n).to_json();
    let table = import(store, &host::games::all(), &record, &[]).await.unwrap();
    let mut row = store.table(table).await.unwrap().unwrap();
    let mut body: Value = serde_json::from_str(&row.body).unwrap();
    body["seats"][asking.shows.index()]["holder"] = json!({ "bot": BotLevel::Smith });
    (row.body, row.version) = (body.to_string(), row.version + 1);
    store.commit(Change { row, entries: Vec::new(), lines: Vec::new() }).await.unwrap();
    table
}

async fn view(house: &House, who: Who, table: TableId) -> GameView<Shogunate> {
    let view = house.host.view(who, table, None).await.unwrap();
    view.game_view.unwrap().of().unwrap().clone()
}

/// How long the bot takes to show its card, and what the one who asked reads in the log.
async fn answer(asking: &Asking) -> (Duration, GameView<Shogunate>) {
    let house = House::open().await;
    house.pass(789);
    let settings = house.settings.clone();
    let (store, folder) = house.into_store().await;
    let table = with_bot(&store, asking).await;
    store.close().await;
    let house = House::reopen(folder, settings).await;
    let entry = &asking.record.log[asking.n];
    let Deed::Act(action) = entry.deed else { panic!("it is an act") };
    let who = house.person("Aki").await;
    house.host.claim(who, table, Some(entry.seat), "").await.unwrap();
    let before = view(&house, who, table).await;
    let mut changes = house.host.changes();
    let decision = Decision {
        version: before.version,
        question: before.question,
        actions: vec![ActionHash::of(&action)],
        routine: Routine::Nothing,
    };
    let begun = Instant::now();
    house.host.decide(who, table, entry.seat, &decision).await.unwrap();
    loop {
        let now = view(&house, who, table).await;
        if now.version == before.version + 2 {
            return (begun.elapsed(), now);
        }
        changes.recv().await.unwrap();
    }
}

#[tokio::test]
async fn a_bot_with_equal_cards_takes_as_long_to_show_one_as_a_bot_that_has_to_choose() {
    let of = |n_answers: usize| askings().find(|asking| asking.n_answers == n_answers).unwrap();
    let (equal, different) = (of(1), of(2));
    for asking in [&equal, &different] {
        let (took, view) = answer(asking).await;
        assert!(took >= SMITH_MIN, "{} answers: {took:?}", asking.n_answers);
        let last = view.log.last().unwrap();
        let is_shown = |event: &Event| matches!(event, Event::Shown { .. });
        assert!(matches!(&last.what, LogContent::Done(events) if events.iter().any(is_shown)), "{last:?}");
        // Nobody reads more of the time than the second.
        let times: Vec<i64> = view.log.iter().rev().take(2).map(|entry| entry.at_ms % 1000).collect();
        assert_eq!(times, [0, 0]);
    }
}
