//! Campaigns: attempts that are tables, what they count, and that nothing of it is lost.

use host::{
    CampaignId, CampaignLook, CurrentLook, Host, NewSeat, Phase, TableId, Who, check, export_campaign,
};
use katana::{
    GhostLevel,
    story::campaign::{Attempt, Campaign, Rank},
};
use store::{Change, Store};
use tabletop::{Quick, Seat};

use crate::{
    refused::refusal,
    table::{At, House, new_table, sight},
};

fn ghost(number: u8) -> GhostLevel {
    GhostLevel::new(number).unwrap()
}

/// Somebody with a campaign.
async fn begun(house: &House) -> (Who, CampaignId) {
    let who = house.person("Aki").await;
    let id = house.host.new_campaign(who, "Spring").await.unwrap();
    (who, id)
}

/// An attempt that is given up at once.
async fn lose(host: &Host, who: Who, id: CampaignId, level: u8) -> TableId {
    let table = host.begin_attempt(who, id, ghost(level)).await.unwrap();
    host.concede(who, table, Seat(0)).await.unwrap();
    table
}

async fn look(house: &House, who: Who, id: CampaignId) -> CampaignLook {
    house.host.campaign(who, id).await.unwrap()
}

/// Changes what is stored of a campaign, as no host does.
async fn tamper(store: &Store, id: CampaignId, change: impl FnOnce(&mut serde_json::Value)) {
    let mut row = store.campaign(id).await.unwrap().unwrap();
    let mut body = serde_json::from_str(&row.body).unwrap();
    change(&mut body);
    row.body = body.to_string();
    row.version += 1;
    store.save_campaign(row).await.unwrap();
}

/// Changes what is stored of a table, as no host does.
async fn tamper_table(store: &Store, id: TableId, change: impl FnOnce(&mut Phase, &mut serde_json::Value)) {
    let mut row = store.table(id).await.unwrap().unwrap();
    let mut body = serde_json::from_str(&row.body).unwrap();
    change(&mut row.phase, &mut body);
    row.body = body.to_string();
    row.version += 1;
    store.commit(Change { row, entries: vec![], lines: vec![] }).await.unwrap();
}

#[tokio::test]
async fn a_campaign_begins_with_the_first_chapter() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let campaign = look(&house, who, id).await;
    assert_eq!((campaign.name.as_str(), campaign.version), ("Spring", 1));
    assert_eq!((campaign.campaign.next(), campaign.campaign.points()), (Some(1), 0));
    assert_eq!((campaign.attempts.len(), campaign.current), (0, None));
    house.host.rename_campaign(who, id, " Autumn ").await.unwrap();
    let other = house.host.new_campaign(who, "Winter").await.unwrap();
    house.pass(1);
    house.host.rename_campaign(who, id, "Autumn again").await.unwrap();
    let list = house.host.campaigns(who).await.unwrap();
    assert_eq!(list.iter().map(|campaign| campaign.id).collect::<Vec<_>>(), [id, other]);
    assert_eq!(list[0].name, "Autumn again");
    house.host.delete_campaign(who, id).await.unwrap();
    assert_eq!(house.host.campaigns(who).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_campaign_is_its_owners_alone() {
    let house = House::open().await;
    let (aki, id) = begun(&house).await;
    let (bo, host) = (house.person("Bo").await, &house.host);
    assert!(host.campaigns(Who::default()).await.unwrap().is_empty());
    assert!(host.campaigns(bo).await.unwrap().is_empty());
    assert_eq!(refusal(host.new_campaign(Who::default(), "Mine").await), "Unknown");
    for (who, expected) in [(bo, "NotFound"), (Who::default(), "Unknown")] {
        assert_eq!(refusal(host.campaign(who, id).await), expected);
        assert_eq!(refusal(host.begin_attempt(who, id, ghost(1)).await), expected);
        assert_eq!(refusal(host.skip_chapter(who, id).await), expected);
        assert_eq!(refusal(host.rename_campaign(who, id, "Mine").await), expected);
        assert_eq!(refusal(host.delete_campaign(who, id).await), expected);
    }
    assert_eq!(refusal(host.campaign(aki, CampaignId(7)).await), "NotFound");
    let table = host.begin_attempt(aki, id, ghost(1)).await.unwrap();
    let story = host.look(bo, table, None).await.unwrap().story.unwrap();
    assert_eq!((story.chapter, story.ghost, story.attempt), (1, ghost(1), None), "onlookers see the chapter");
}

#[tokio::test]
async fn names_and_numbers_of_campaigns_have_bounds() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    for (name, why) in
        [(" ".to_owned(), "Empty"), ("x".repeat(41), "TooLong"), ("a\u{7}".into(), "Unprintable")]
    {
        let refused = refusal(house.host.new_campaign(who, &name).await);
        assert_eq!(refused, format!("Bad {{ field: \"name\", why: {why} }}"));
    }
    for _ in 0..50 {
        house.host.new_campaign(who, &"x".repeat(40)).await.unwrap();
    }
    assert_eq!(refusal(house.host.new_campaign(who, "one more").await), "TooMany(Campaigns)");
}

#[tokio::test]
async fn an_attempt_is_a_table_of_its_own_and_there_is_one_at_a_time() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = house.host.begin_attempt(who, id, ghost(2)).await.unwrap();
    let at_table = house.host.look(who, table, None).await.unwrap();
    assert_eq!((at_table.phase, at_table.version), (Phase::Playing, 1));
    assert_eq!((at_table.options["chapter"].as_str(), at_table.options["ghost"].as_str()), ("1", "2"));
    let story = at_table.story.unwrap();
    let attempt = story.attempt.unwrap();
    assert_eq!((story.chapter, story.ghost), (1, ghost(2)));
    assert_eq!((attempt.campaign, attempt.name.as_str(), attempt.points), (id, "Spring", None));
    assert_eq!((attempt.total, attempt.is_over), (0, false));

    assert_eq!(house.host.begin_attempt(who, id, ghost(5)).await.unwrap(), table);
    assert_eq!(refusal(house.host.skip_chapter(who, id).await), "NotNow(NotOver)");
    let current = CurrentLook { table, chapter: 1, ghost: ghost(2), is_broken: false };
    let house = house.restart().await;
    assert_eq!(look(&house, who, id).await.current, Some(current), "it is taken up where it was");
}

#[tokio::test]
async fn two_hands_begin_one_attempt() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let begin = |level| house.host.begin_attempt(who, id, ghost(level));
    let (one, other) = tokio::join!(begin(1), begin(2));
    assert_eq!(one.unwrap(), other.unwrap());
    assert_eq!(house.host.own_tables(who).await.unwrap().len(), 1);
}

#[tokio::test]
async fn who_gives_up_has_lost_and_may_go_on_then() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    assert_eq!(refusal(house.host.skip_chapter(who, id).await), "NotNow(NoDefeat)");
    let first = lose(&house.host, who, id, 3).await;
    let second = lose(&house.host, who, id, 1).await;
    let campaign = look(&house, who, id).await;
    let told: Vec<_> = campaign.attempts.iter().map(|it| (it.table, it.attempt, it.points)).collect();
    let lost = |level| Attempt { chapter: 1, ghost: ghost(level), is_won: false };
    assert_eq!(told, [(first, lost(3), -1), (second, lost(1), -2)]);
    assert_eq!((campaign.campaign.points(), campaign.current), (-3, None));
    let at_table = house.host.look(who, second, None).await.unwrap();
    assert_eq!(at_table.result.unwrap().is_won, Some(false));
    let attempt = at_table.story.unwrap().attempt.unwrap();
    assert_eq!((attempt.points, attempt.total), (Some(-2), -3));

    assert_eq!(house.host.skip_chapter(who, id).await.unwrap(), 1);
    assert_eq!(refusal(house.host.skip_chapter(who, id).await), "NotNow(NoDefeat)");
    let table = house.host.begin_attempt(who, id, ghost(1)).await.unwrap();
    assert_eq!(house.host.look(who, table, None).await.unwrap().options["chapter"], "2");
}

#[tokio::test]
async fn an_attempt_that_is_played_to_its_end_is_judged_and_stays_so() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = house.host.begin_attempt(who, id, ghost(5)).await.unwrap();
    let at = At { house: &house, who, table };
    let mut quick = Quick::new(1);
    while at.look(Seat(0)).await.phase == Phase::Playing {
        at.act_at_random(Seat(0), &mut quick).await;
    }
    let over = at.look(Seat(0)).await;
    let result = over.result.clone().unwrap();
    assert_eq!((result.is_early, result.is_won), (false, Some(false)), "Ghost 5 is not beaten at random");
    assert_eq!(refusal(house.host.undo(who, table, Seat(0)).await), "NotNow(Over)");
    assert_eq!(sight(over).ranks.unwrap().len(), 2);
    assert_eq!(look(&house, who, id).await.attempts.len(), 1);
    let (store, _folder) = house.into_store().await;
    let checked = check(&store, |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.n_campaigns), (1, 1));
    assert_eq!((checked.faults, checked.campaign_faults), (vec![], vec![]));
}

#[tokio::test]
async fn what_was_taken_back_stands_beside_the_attempt() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = house.host.begin_attempt(who, id, ghost(1)).await.unwrap();
    let at = At { house: &house, who, table };
    // With the end of the turn the Ghost moves, and turns up cards.
    at.play_until(|_, sight| sight.choices.iter().any(|choice| choice.action == katana::Action::EndTurn))
        .await;
    at.act(Seat(0), katana::Action::EndTurn).await;
    house.host.undo(who, table, Seat(0)).await.unwrap();
    house.host.concede(who, table, Seat(0)).await.unwrap();
    assert_eq!(look(&house, who, id).await.attempts[0].n_undone_past_barrier, 1);
}

#[tokio::test]
async fn an_end_that_was_not_counted_is_counted_when_the_campaign_is_looked_at_and_once() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = house.host.begin_attempt(who, id, ghost(4)).await.unwrap();
    let beside = Store::open_beside(&house.file()).await.unwrap();
    let in_play = beside.campaign(id).await.unwrap().unwrap().body;
    beside.close().await;
    house.host.concede(who, table, Seat(0)).await.unwrap();
    let (settings, (store, folder)) = (house.settings.clone(), house.into_store().await);
    let counted = store.campaign(id).await.unwrap().unwrap().body;
    assert_ne!(counted, in_play, "it was counted when the game ended");
    // As if the server had been killed between the two.
    tamper(&store, id, |body| *body = serde_json::from_str(&in_play).unwrap()).await;
    assert_eq!(check(&store, |_| {}).await.unwrap().campaign_faults, [], "that is no fault");
    store.close().await;

    let house = House::reopen(folder, settings).await;
    let version = house.host.campaigns(who).await.unwrap()[0].version;
    for _ in 0..3 {
        let campaign = look(&house, who, id).await;
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
    let table = house.host.begin_attempt(who, id, ghost(4)).await.unwrap();
    let beside = Store::open_beside(&house.file()).await.unwrap();
    let in_play = beside.campaign(id).await.unwrap().unwrap().body;
    beside.close().await;
    house.host.concede(who, table, Seat(0)).await.unwrap();
    let (settings, (store, mut folder)) = (house.settings.clone(), house.into_store().await);
    store.close().await;
    for way in ["table", "attempt", "skip"] {
        let store = Store::open(&folder.path().join("kajiba.db")).await.unwrap();
        tamper(&store, id, |body| *body = serde_json::from_str(&in_play).unwrap()).await;
        store.close().await;
        let house = House::reopen(folder, settings.clone()).await;
        match way {
            "table" => {
                let story = house.host.look(who, table, None).await.unwrap().story.unwrap();
                assert_eq!(story.attempt.unwrap().points, Some(-1));
            }
            "attempt" => {
                let again = house.host.begin_attempt(who, id, ghost(4)).await.unwrap();
                assert_ne!(again, table);
            }
            _ => assert_eq!(house.host.skip_chapter(who, id).await.unwrap(), 1),
        }
        assert_eq!(look(&house, who, id).await.attempts.len(), 1, "{way}");
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
    // Nobody beats Ghost 5 in a test. What counts is how the table says that it ended.
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
    let campaign = look(&house, who, id).await;
    let last = campaign.attempts.last().unwrap();
    assert!(last.attempt.is_won && campaign.campaign.is_won(14));
    assert_eq!((last.points, campaign.campaign.points()), (11, 11 - 13));
    assert_eq!((campaign.campaign.next(), campaign.campaign.rank()), (None, Rank::Fumeiyo));
    assert_eq!(refusal(house.host.begin_attempt(who, id, ghost(1)).await), "NotNow(StoryOver)");
    assert_eq!(refusal(house.host.skip_chapter(who, id).await), "NotNow(StoryOver)");
    let at_table = house.host.look(who, table, None).await.unwrap().story.unwrap();
    assert!(at_table.attempt.unwrap().is_over);
}

#[tokio::test]
async fn an_attempt_waits_for_its_owner_and_is_given_to_nobody() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let host = &house.host;
    let table = host.begin_attempt(who, id, ghost(1)).await.unwrap();
    assert_eq!(refusal(host.leave(who, table, Seat(0)).await), "NotNow(OfStory)");
    assert_eq!(refusal(host.issue_link(who, table, Seat(0)).await), "NotNow(OfStory)");
    assert!(!host.look(who, table, None).await.unwrap().seats[0].may_link);
    host.concede(who, table, Seat(0)).await.unwrap();
    assert_eq!(refusal(host.rematch(who, table).await), "NotNow(OfStory)");
    host.delete_campaign(who, id).await.unwrap();
    let story = host.look(who, table, None).await.unwrap().story.unwrap();
    assert_eq!((story.chapter, story.attempt), (1, None), "the table stays, and is of no campaign");
    host.rematch(who, table).await.unwrap();
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
    let current = look(&house, who, id).await.current.unwrap();
    assert!(current.is_broken && current.table == table);
    let again = house.host.begin_attempt(who, id, ghost(2)).await.unwrap();
    assert_ne!(again, table);
    let campaign = look(&house, who, id).await;
    assert_eq!((campaign.attempts.len(), campaign.current.unwrap().table), (0, again));
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_campaign() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let table = house.host.begin_attempt(who, id, ghost(1)).await.unwrap();
    house.host.delete_person(who).await.unwrap();
    assert!(house.host.campaigns(who).await.unwrap().is_empty());
    let (store, _folder) = house.into_store().await;
    assert_eq!(store.campaign(id).await.unwrap(), None);
    assert!(store.table(table).await.unwrap().is_some());
    let checked = check(&store, |_| {}).await.unwrap();
    assert_eq!((checked.faults, checked.campaign_faults), (vec![], vec![]));
}

#[tokio::test]
async fn campaigns_come_along_to_who_one_turns_out_to_be() {
    let house = House::open().await;
    let (host, known) = (&house.host, house.person("Known").await);
    let link = host.issue_recovery(known).await.unwrap();
    let (visitor, id) = begun(&house).await;
    assert!(host.may_bring_along(visitor).await.unwrap());
    let table = host.begin_attempt(visitor, id, ghost(1)).await.unwrap();
    host.recover(visitor, &link, true).await.unwrap();
    assert!(host.campaigns(visitor).await.unwrap().is_empty());
    assert_eq!(host.begin_attempt(known, id, ghost(2)).await.unwrap(), table);
    host.concede(known, table, Seat(0)).await.unwrap();
    assert_eq!(look(&house, known, id).await.attempts.len(), 1);
}

#[tokio::test]
async fn who_has_a_campaign_is_not_forgotten_by_themselves() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    house.pass(61 * 24 * 3_600_000);
    house.host.sweep().await.unwrap();
    assert_eq!(look(&house, who, id).await.name, "Spring");
}

#[tokio::test]
async fn a_campaign_that_says_otherwise_than_its_games_is_named() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    lose(&house.host, who, id, 1).await;
    house.host.create_table(who, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
    let (store, _folder) = house.into_store().await;
    let faults = async || {
        let checked = check(&store, |_| {}).await.unwrap();
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
    let checked = check(&store, |_| {}).await.unwrap();
    assert_eq!(checked.faults, [(table, "the chapter was judged otherwise".to_owned())]);
}

#[tokio::test]
async fn a_campaign_leaves_with_the_names_of_its_records() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let (over, current) = {
        let over = lose(&house.host, who, id, 2).await;
        (over, house.host.begin_attempt(who, id, ghost(1)).await.unwrap())
    };
    let (store, _folder) = house.into_store().await;
    let exported = export_campaign(&store, id).await.unwrap();
    let exported: serde_json::Value = serde_json::from_str(&exported).unwrap();
    let expected = serde_json::json!({
        "player": "Aki",
        "campaign": { "attempts": [{ "chapter": 1, "ghost": 2, "is_won": false }], "skipped": [] },
        "games": [format!("{over}.json")],
        "current": format!("{current}.json"),
    });
    assert_eq!(exported, expected);
    assert_eq!(refusal(export_campaign(&store, CampaignId(7)).await), "NotFound");
}
