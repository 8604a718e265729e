//! Exporting and importing records, and the check of the database.

use host::{Phase, Refusal, SeatKind, Why, check, export, import};
use katana::Katana;
use tabletop::{Record, Seat};

use crate::table::{At, House, game_view, new_table};

#[tokio::test]
async fn a_record_leaves_only_when_the_game_is_over() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    assert!(matches!(house.host.record(at.who, at.table).await, Err(Refusal::NotNow(Why::NotOver))));
    at.play_until(|_, game_view| game_view.version > 30).await;
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    let record = house.host.record(at.who, at.table).await.unwrap();
    let record: Record<Katana> = serde_json::from_str(&record).unwrap();
    let replay = record.verify().expect("the record verifies");
    assert_eq!(replay.n_done as u64, at.game_view(Seat(0)).await.version);
    let seed_hash = tabletop::digest::sha256(&[&record.seed.0]).to_hex();
    assert_eq!(at.view(Seat(0)).await.seed_hash, Some(seed_hash));
}

#[tokio::test]
async fn an_unfinished_game_goes_on_where_it_is_imported() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let seat = at.play_until(|_, game_view| game_view.version > 40).await;
    let (before, table) = (at.game_view(seat).await, at.table);
    let (store, _folder) = house.into_store().await;
    let record = export(&store, &host::games::all(), table).await.unwrap();
    store.close().await;

    let other = House::open().await;
    let (settings, (store, folder)) = (other.settings.clone(), other.into_store().await);
    let imported =
        import(&store, &host::games::all(), &record, &["Aki".to_owned(), "Bo".to_owned()]).await.unwrap();
    assert_eq!(export(&store, &host::games::all(), imported).await.unwrap(), record);
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.n_entries, checked.faults.len()), (1, before.version, 0));
    store.close().await;

    let other = House::reopen(folder, settings).await;
    let who = other.person("Aki").await;
    let view = other.host.view(who, imported, None).await.unwrap();
    assert_eq!(view.phase, Phase::Playing);
    assert_eq!(view.seats.iter().map(|seat| seat.kind).collect::<Vec<_>>(), [SeatKind::Open; 2]);
    assert_eq!(game_view(view).view, before.view);
    other.host.claim(who, imported, Some(seat), "").await.unwrap();
    let at = At { house: &other, who, table: imported };
    at.act(seat, before.choices[0].action).await;
}

#[tokio::test]
async fn a_finished_game_is_over_where_it_is_imported() {
    let setup = katana::Setup::new(2);
    let components = katana::components::embedded().components.clone();
    let mut session = tabletop::Session::<Katana>::new(
        setup,
        components,
        tabletop::Seed::derive(1, 1),
        &mut tabletop::NoLog,
    )
    .unwrap();
    let (mut quick, mut options) = (tabletop::Quick::new(1), tabletop::Options::default());
    while let Some(seat) = asked(&session) {
        options.clear();
        tabletop::Game::options(session.state(), session.rules(), seat, &mut options);
        let action = options.all()[quick.below(options.all().len())];
        session.act(seat, action).unwrap();
    }
    let record = serde_json::to_string(session.record()).unwrap();

    let house = House::open().await;
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    let names = ["Aki".to_owned(), "Bo".to_owned(), "Chiyo".to_owned()];
    let refused = import(&store, &host::games::all(), &record, &names).await;
    assert!(matches!(refused, Err(Refusal::Bad { field: "names", why: Why::OutOfRange })));
    let imported = import(&store, &host::games::all(), &record, &names[..2]).await.unwrap();
    store.close().await;
    let house = House::reopen(folder, settings).await;
    let who = house.person("Aki").await;
    let view = house.host.view(who, imported, None).await.unwrap();
    assert_eq!(view.phase, Phase::Over);
    let ranks = tabletop::Game::status(session.state());
    assert_eq!(tabletop::Status::Over(view.result.unwrap().ranks.into_iter().collect()), ranks);
    assert_eq!(house.host.record(who, imported).await.unwrap(), record);
}

fn asked(session: &tabletop::Session<Katana>) -> Option<Seat> {
    tabletop::Game::status(session.state()).asked().first()
}

#[tokio::test]
async fn a_record_that_does_not_verify_is_not_imported() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    at.play_until(|_, game_view| game_view.version > 10).await;
    let table = at.table;
    let (store, _folder) = house.into_store().await;
    let record = export(&store, &host::games::all(), table).await.unwrap();
    let mut other: serde_json::Value = serde_json::from_str(&record).unwrap();
    other["log"][3]["hash"] = "00".repeat(32).into();
    for bad in [
        other.to_string(),
        record[..record.len() - 1].to_owned(),
        r#"{"game":"go"}"#.to_owned(),
        String::new(),
    ] {
        let refused = import(&store, &host::games::all(), &bad, &[]).await;
        assert!(matches!(refused, Err(Refusal::Bad { field: "record", why: Why::BadRecord })), "{bad:.40}");
    }
    assert_eq!(check(&store, &host::games::all(), |_| {}).await.unwrap().n_games, 1);
}

#[tokio::test]
async fn the_check_counts_what_is_there() {
    let house = House::open().await;
    house.hot_seat(2).await;
    let who = house.person("Bo").await;
    house.host.create_table(who, new_table(vec![host::NewSeat::ME, host::NewSeat::Open])).await.unwrap();
    let (store, _folder) = house.into_store().await;
    let mut n_heard = 0;
    let checked = check(&store, &host::games::all(), |_| n_heard += 1).await.unwrap();
    assert_eq!((checked.n_games, checked.n_undealt, checked.faults.len(), n_heard), (1, 1, 0, 2));
}

#[tokio::test]
async fn a_game_with_a_ghost_is_imported_for_its_people_alone() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    let table = house.host.begin_suggested(who, "katana").await.unwrap();
    let at = At { house: &house, who, table };
    at.play_until(|_, game_view| game_view.version > 20).await;
    let before = at.game_view(Seat(0)).await;
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    let record = export(&store, &host::games::all(), table).await.unwrap();
    let names = ["Aya".to_owned(), "Ghost".to_owned()];
    let refused = import(&store, &host::games::all(), &record, &names).await;
    assert!(matches!(refused, Err(Refusal::Bad { field: "names", why: Why::OutOfRange })));
    let imported = import(&store, &host::games::all(), &record, &names[..1]).await.unwrap();
    assert_eq!(check(&store, &host::games::all(), |_| {}).await.unwrap().faults, []);
    store.close().await;

    let house = House::reopen(folder, settings).await;
    let view = house.host.view(who, imported, None).await.unwrap();
    let seats: Vec<(&str, SeatKind)> = view.seats.iter().map(|it| (it.name.as_str(), it.kind)).collect();
    assert_eq!(seats, [("Aya", SeatKind::Open)], "the name is shown before anybody sits there");
    assert_eq!((view.options["ghost"].as_str(), view.options["chapter"].as_str()), ("training", "none"));
    assert_eq!(game_view(view).view, before.view);
    house.host.claim(who, imported, None, "").await.unwrap();
    let at = At { house: &house, who, table: imported };
    at.act(Seat(0), before.choices[0].action).await;
    house.host.concede(who, imported, Seat(0)).await.unwrap();
    assert_eq!(at.view(Seat(0)).await.result.unwrap().ranks, [2, 1]);
    let again = house.host.rematch(who, imported).await.unwrap();
    assert_eq!(house.host.view(who, again, None).await.unwrap().options["ghost"], "training");
}

#[tokio::test]
async fn imported_names_can_be_shown_and_told_apart() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    let (table, who) = (at.table, at.who);
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    let record = export(&store, &host::games::all(), table).await.unwrap();
    for (name, why) in [("a\u{202e}b".to_owned(), Why::Unprintable), ("x".repeat(25), Why::TooLong)] {
        let refused = import(&store, &host::games::all(), &record, &[name]).await;
        assert!(matches!(refused, Err(Refusal::Bad { field: "names", why: log }) if log == why));
    }
    let names = ["Aya", "", "Aya"].map(str::to_owned);
    let imported = import(&store, &host::games::all(), &record, &names).await.unwrap();
    store.close().await;
    let house = House::reopen(folder, settings).await;
    let view = house.host.view(who, imported, None).await.unwrap();
    assert_eq!(view.seats.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["Aya", "", "Aya 2"]);
}
