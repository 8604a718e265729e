//! Attempts are counted once and as their tables ended, whatever happens.

use host::{CampaignId, NewSeat, Phase, TableId, Who, check};
use katana::story::campaign::{Attempt, Campaign, Rank};
use store::{Change, Store};
use tabletop::Seat;

use crate::{
    campaigns::{begun, ghost, lose, view},
    refused::refusal,
    table::{House, new_table},
};

/// Changes a stored campaign directly.
async fn tamper(store: &Store, id: CampaignId, change: impl FnOnce(&mut serde_json::Value)) {
    let mut row = store.campaign(id).await.unwrap().unwrap();
    let mut body = serde_json::from_str(&row.body).unwrap();
    change(&mut body);
    row.body = body.to_string();
    row.version += 1;
    store.save_campaign(row).await.unwrap();
}

/// Begins an attempt and concedes it. Returns its table, and the stored campaign of that time.
async fn concede_attempt(house: &House, who: Who, id: CampaignId) -> (TableId, String) {
    let table = house.host.begin_attempt(who, id, ghost(4)).await.unwrap();
    let beside = Store::open_beside(&house.file()).await.unwrap();
    let in_play = beside.campaign(id).await.unwrap().unwrap().body;
    beside.close().await;
    house.host.concede(who, table, Seat(0)).await.unwrap();
    (table, in_play)
}

/// Changes a stored table directly.
async fn tamper_table(store: &Store, id: TableId, change: impl FnOnce(&mut Phase, &mut serde_json::Value)) {
    let mut row = store.table(id).await.unwrap().unwrap();
    let mut body = serde_json::from_str(&row.body).unwrap();
    change(&mut row.phase, &mut body);
    row.body = body.to_string();
    row.version += 1;
    store.commit(Change { row, entries: vec![], lines: vec![] }).await.unwrap();
}

#[tokio::test]
async fn an_end_that_was_not_counted_is_counted_when_the_campaign_is_looked_at_and_once() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let (_, in_play) = concede_attempt(&house, who, id).await;
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    let counted = store.campaign(id).await.unwrap().unwrap().body;
    assert_ne!(counted, in_play, "it was counted when the game ended");
    // As if the server had been killed between the two commits.
    tamper(&store, id, |body| *body = serde_json::from_str(&in_play).unwrap()).await;
    assert_eq!(
        check(&store, &host::games::all(), |_| {}).await.unwrap().campaign_faults,
        [],
        "that is no fault"
    );
    store.close().await;

    let house = House::reopen(folder, settings).await;
    let version = house.host.campaigns(who).await.unwrap()[0].version;
    for _ in 0..3 {
        let campaign = view(&house, who, id).await;
        assert_eq!((campaign.attempts.len(), campaign.campaign.points()), (1, -1));
        assert_eq!((campaign.version, campaign.current), (version, None));
    }
    let (store, _folder) = house.into_store().await;
    assert_eq!(store.campaign(id).await.unwrap().unwrap().body, counted, "and stored as it would have been");
}

#[tokio::test]
async fn whatever_looks_first_counts_what_is_over() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let (table, in_play) = concede_attempt(&house, who, id).await;
    let (settings, (store, mut folder)) = (house.settings.clone(), house.into_store().await);
    store.close().await;
    for way in ["table", "attempt", "skip"] {
        let store = Store::open(&folder.path().join("kajiba.db")).await.unwrap();
        tamper(&store, id, |body| *body = serde_json::from_str(&in_play).unwrap()).await;
        store.close().await;
        let house = House::reopen(folder, settings.clone()).await;
        match way {
            "table" => {
                let story = house.host.view(who, table, None).await.unwrap().story.unwrap();
                assert_eq!(story.attempt.unwrap().points, Some(-1));
            }
            "attempt" => {
                let again = house.host.begin_attempt(who, id, ghost(4)).await.unwrap();
                assert_ne!(again, table);
            }
            _ => assert_eq!(house.host.skip_chapter(who, id).await.unwrap(), 1),
        }
        assert_eq!(view(&house, who, id).await.attempts.len(), 1, "{way}");
        let (store, kept) = house.into_store().await;
        store.close().await;
        folder = kept;
    }
}

#[tokio::test]
async fn a_victory_leads_to_the_next_chapter_and_the_last_one_to_the_end() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = lose(&house.host, who, id, 5).await;
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    // No test can beat Ghost 5, so the stored result is changed.
    tamper_table(&store, table, |_, body| body["result"]["is_won"] = true.into()).await;
    let mut story = Campaign::default();
    for chapter in 1..=13 {
        story.finish(Attempt { chapter, ghost: ghost(1), is_won: false }).unwrap();
        story.skip().unwrap();
    }
    let before = serde_json::to_value(&story).unwrap();
    tamper_table(&store, table, |_, body| body["options"]["chapter"] = "14".into()).await;
    tamper(&store, id, |body| {
        *body = serde_json::json!({ "campaign": before, "games": [], "current": table });
        for _ in 0..13 {
            body["games"].as_array_mut().unwrap().push(serde_json::json!({ "table": table }));
        }
    })
    .await;
    store.close().await;

    let house = House::reopen(folder, settings).await;
    let campaign = view(&house, who, id).await;
    let last = campaign.attempts.last().unwrap();
    assert!(last.attempt.is_won && campaign.campaign.is_won(14));
    assert_eq!((last.points, campaign.campaign.points()), (11, 11 - 13));
    assert_eq!((campaign.campaign.next(), campaign.campaign.rank()), (None, Rank::Fumeiyo));
    assert_eq!(refusal(house.host.begin_attempt(who, id, ghost(1)).await), "NotNow(StoryOver)");
    assert_eq!(refusal(house.host.skip_chapter(who, id).await), "NotNow(StoryOver)");
    let at_table = house.host.view(who, table, None).await.unwrap().story.unwrap();
    assert!(at_table.attempt.unwrap().is_over);
}

#[tokio::test]
async fn an_attempt_whose_game_broke_counts_as_nothing() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = house.host.begin_attempt(who, id, ghost(1)).await.unwrap();
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    tamper_table(&store, table, |phase, body| {
        *phase = Phase::Broken;
        body["fault"] = "the rules panicked".into();
    })
    .await;
    store.close().await;
    let house = House::reopen(folder, settings).await;
    let current = view(&house, who, id).await.current.unwrap();
    assert!(current.is_broken && current.table == table);
    let again = house.host.begin_attempt(who, id, ghost(2)).await.unwrap();
    assert_ne!(again, table);
    let campaign = view(&house, who, id).await;
    assert_eq!((campaign.attempts.len(), campaign.current.unwrap().table), (0, again));
}

#[tokio::test]
async fn a_campaign_that_says_otherwise_than_its_games_is_named() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    lose(&house.host, who, id, 1).await;
    house.host.create_table(who, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
    let (store, _folder) = house.into_store().await;
    let faults = async || {
        let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
        assert_eq!(checked.n_campaigns, u64::from(checked.campaign_faults.is_empty()));
        checked.campaign_faults.into_iter().map(|(_, fault)| fault).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(faults().await, "");
    tamper(&store, id, |body| body["campaign"]["attempts"][0]["is_won"] = true.into()).await;
    assert!(faults().await.contains("was another attempt"));
    tamper(&store, id, |body| body["games"] = serde_json::json!([])).await;
    assert_eq!(faults().await, "there are other games than attempts");
    tamper(&store, id, |body| body["current"] = TableId(7).to_string().into()).await;
    assert!(faults().await.ends_with("is missing"));
    tamper(&store, id, |body| *body = "nonsense".into()).await;
    assert_eq!(faults().await, "the body cannot be read");
}

#[tokio::test]
async fn a_verdict_that_the_game_does_not_bear_out_is_named() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = lose(&house.host, who, id, 1).await;
    let (store, _folder) = house.into_store().await;
    tamper_table(&store, table, |_, body| body["result"]["is_won"] = true.into()).await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!(checked.faults, [(table, "the chapter was judged otherwise".to_owned())]);
}
