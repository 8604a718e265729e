//! Deleting a person during concurrent requests, and deleting abandoned identities.

use host::{BotLevel, Host, NewSeat, Phase, SeatKind, TableId, Who, check};
use store::{Change, Store};
use tabletop::Seat;

use crate::{
    refused::refusal,
    table::{House, new_table},
};

const BOT: NewSeat = NewSeat::Bot(BotLevel::Novice);
const DAY_MS: i64 = 24 * 3_600_000;

/// The faults in the database.
async fn faults(house: House) -> Vec<String> {
    let (store, _folder) = house.into_store().await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    let of_campaigns = checked.campaign_faults.into_iter().map(|(_, fault)| fault);
    checked.faults.into_iter().map(|(_, fault)| fault).chain(of_campaigns).collect()
}

#[tokio::test]
async fn who_is_gone_comes_to_no_table() {
    let house = House::open().await;
    let host = &house.host;
    let (ann, bo) = (house.person("Ann").await, house.person("Bo").await);
    let table = house.open_table(bo).await;
    host.delete_person(ann).await.unwrap();
    let guest = NewSeat::Guest { name: "Gus".to_owned(), pin: None };
    assert_eq!(refusal(host.create_table(ann, new_table(vec![guest, BOT])).await), "Unknown");
    assert_eq!(refusal(host.create_table(ann, new_table(vec![NewSeat::Open, BOT])).await), "Unknown");
    assert_eq!(refusal(host.claim(ann, table, None, "Ann").await), "Unknown");
    assert_eq!(faults(house).await, [""; 0]);
}

/// Tries concurrently everything that brings a person to a table or a campaign; returns whether a campaign
/// was begun.
async fn sit_everywhere(host: &Host, who: Who, open: TableId, over: TableId) -> bool {
    let made = async {
        let _ = host.create_table(who, new_table(vec![NewSeat::ME, BOT])).await;
        let _ = host.create_table(who, new_table(vec![NewSeat::Open, BOT])).await;
    };
    let sat = async {
        let _ = host.claim(who, open, None, "").await;
        let _ = host.leave(who, open, Seat(1)).await;
        let _ = host.claim(who, open, None, "").await;
    };
    let again = async {
        let _ = host.rematch(who, over).await;
    };
    let log = async {
        let Ok(campaign) = host.new_campaign(who, "Xanthippe's way").await else { return false };
        let _ = host.begin_attempt(who, campaign, katana::GhostLevel::ALL[0]).await;
        true
    };
    tokio::join!(made, sat, again, log).3
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_at_the_same_time_nobody_stays_behind_who_is_gone() {
    let house = House::open().await;
    let host = &house.host;
    let bo = house.person("Bo").await;
    for round in 0..15 {
        let ann = house.person("Xanthippe").await;
        let open = host.create_table(bo, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
        let over = host.create_table(bo, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
        host.claim(ann, over, None, "").await.unwrap();
        host.start_table(bo, over).await.unwrap();
        host.concede(bo, over, Seat(0)).await.unwrap();
        let busy = tokio::spawn({
            let host = host.clone();
            async move { sit_everywhere(&host, ann, open, over).await }
        });
        for _ in 0..round {
            tokio::task::yield_now().await;
        }
        // Bo asks for a rematch at the same time.
        let (deleted, again) = tokio::join!(host.delete_person(ann), host.rematch(bo, over));
        deleted.unwrap();
        again.unwrap();
        busy.await.unwrap();
        assert!(host.own_tables(ann).await.unwrap().is_empty());
        assert!(host.campaigns(ann).await.unwrap().is_empty());
    }
    let (store, _folder) = house.into_store().await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.faults, checked.n_campaigns, checked.campaign_faults), (vec![], 0, vec![]));
    for table in store.tables_after(None, 1_000).await.unwrap() {
        let body = store.table(table).await.unwrap().unwrap().body;
        let lines = store.lines(table, 1_000).await.unwrap();
        let mut texts = lines.into_iter().map(|line| line.body).chain([body]);
        assert_eq!(texts.find(|text| text.contains("Xanthippe")), None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_at_the_same_time_everything_comes_along() {
    let house = House::open().await;
    let host = &house.host;
    let bo = house.person("Bo").await;
    let (ann, _) = host.new_person().await.unwrap();
    let mut n_campaigns = 0;
    for _ in 0..8 {
        let visitor = house.person("Guest").await;
        let open = host.create_table(bo, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
        let busy = tokio::spawn({
            let host = host.clone();
            async move { sit_everywhere(&host, visitor, open, open).await }
        });
        let link = host.issue_recovery(ann).await.unwrap();
        host.recover(visitor, &link, true).await.unwrap();
        n_campaigns += usize::from(busy.await.unwrap());
        assert!(host.own_tables(visitor).await.unwrap().is_empty());
        assert_eq!(host.campaigns(ann).await.unwrap().len(), n_campaigns, "none is lost");
    }
    assert_eq!(faults(house).await, [""; 0]);
}

/// Gives a seat to a person who does not exist, as old versions could.
async fn haunt(store: &Store, table: TableId, seat: usize) {
    let mut row = store.table(table).await.unwrap().unwrap();
    let mut body: serde_json::Value = serde_json::from_str(&row.body).unwrap();
    let nobody = host::PersonId(7);
    body["seats"][seat]["holder"] = serde_json::json!({ "person": nobody });
    row.body = body.to_string();
    row.seats[seat].person = None;
    row.version += 1;
    store.commit(Change { row, entries: vec![], lines: vec![] }).await.unwrap();
}

#[tokio::test]
async fn the_seat_of_nobody_is_named_and_can_be_given_away() {
    let house = House::open().await;
    let (table, aki, _) = house.pair().await;
    house.host.start_table(aki, table).await.unwrap();
    assert_eq!(refusal(house.host.replace(aki, table, Seat(1), BOT).await), "NotNow(SeatTaken)");
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    haunt(&store, table, 1).await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.faults.len()), (1, 1));
    assert!(checked.faults[0].1.starts_with("seat 1 is held by"), "{:?}", checked.faults);
    store.close().await;

    let house = House::reopen(folder, settings).await;
    house.host.replace(aki, table, Seat(1), BOT).await.unwrap();
    let view = house.host.view(aki, table, None).await.unwrap();
    assert_eq!((view.phase, view.seats[1].kind), (Phase::Playing, SeatKind::Bot(BotLevel::Novice)));
    assert_eq!(faults(house).await, [""; 0]);
}

#[tokio::test]
async fn who_left_nothing_and_stays_away_is_forgotten() {
    let house = House::open().await;
    let host = &house.host;
    let (idle, _) = host.new_person().await.unwrap();
    let (known, link) = {
        let (who, _) = host.new_person().await.unwrap();
        (who, host.issue_recovery(who).await.unwrap())
    };
    let seated = house.person("Aki").await;
    host.create_table(seated, new_table(vec![NewSeat::ME, BOT])).await.unwrap();
    let (used, cookie) = host.new_person().await.unwrap();
    house.pass(59 * DAY_MS);
    assert_eq!(host.who(Some(&cookie)).await.unwrap(), used);
    host.sweep().await.unwrap();
    assert!(host.person(idle).await.is_ok());
    house.pass(2 * DAY_MS);
    host.sweep().await.unwrap();
    assert_eq!(refusal(host.person(idle).await), "Unknown");
    for who in [known, seated, used] {
        assert!(host.person(who).await.is_ok());
    }
    assert_eq!(host.recovery(&link).await.unwrap(), "");

    let (store, _folder) = {
        house.pass(180 * DAY_MS);
        house.host.sweep().await.unwrap();
        house.into_store().await
    };
    for who in [known, seated, used] {
        assert_eq!(store.session(who.session.unwrap()).await.unwrap(), None, "no cookie is used any more");
    }
}
