//! Campaigns: owners, attempts at tables, and results.

use host::{CampaignId, CampaignView, CurrentAttemptView, Host, Phase, TableId, Who, check, export_campaign};
use katana::{GhostLevel, story::campaign::Attempt};
use tabletop::{Quick, Seat};

use crate::{
    refused::refusal,
    table::{At, House, game_view},
};

/// The Ghost of a level.
pub fn ghost(number: u8) -> GhostLevel {
    GhostLevel::new(number).unwrap()
}

/// A person with a campaign.
pub async fn begun(house: &House) -> (Who, CampaignId) {
    let who = house.person("Aki").await;
    let id = house.host.new_campaign(who, "Spring").await.unwrap();
    (who, id)
}

/// A first attempt at the first chapter against a Ghost.
async fn attempt(house: &House, level: u8) -> (At<'_>, CampaignId) {
    let (who, id) = begun(house).await;
    let table = house.host.begin_attempt(who, id, ghost(level)).await.unwrap();
    (At { house, who, table }, id)
}

/// An attempt that is conceded at once.
pub async fn lose(host: &Host, who: Who, id: CampaignId, level: u8) -> TableId {
    let table = host.begin_attempt(who, id, ghost(level)).await.unwrap();
    host.concede(who, table, Seat(0)).await.unwrap();
    table
}

/// A campaign as its owner sees it.
pub async fn view(house: &House, who: Who, id: CampaignId) -> CampaignView {
    house.host.campaign(who, id).await.unwrap()
}

#[tokio::test]
async fn a_campaign_begins_with_the_first_chapter() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let campaign = view(&house, who, id).await;
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
    let story = host.view(bo, table, None).await.unwrap().story.unwrap();
    assert_eq!((story.chapter, story.ghost, story.attempt), (1, 1, None), "onlookers see the chapter");
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
    let at_table = house.host.view(who, table, None).await.unwrap();
    assert_eq!((at_table.phase, at_table.version), (Phase::Playing, 1));
    assert_eq!((at_table.options["chapter"].as_str(), at_table.options["ghost"].as_str()), ("1", "2"));
    let story = at_table.story.unwrap();
    let attempt = story.attempt.unwrap();
    assert_eq!((story.chapter, story.ghost), (1, 2));
    assert_eq!((attempt.campaign, attempt.name.as_str(), attempt.points), (id, "Spring", None));
    assert_eq!((attempt.total, attempt.is_over), (0, false));

    assert_eq!(house.host.begin_attempt(who, id, ghost(5)).await.unwrap(), table);
    assert_eq!(refusal(house.host.skip_chapter(who, id).await), "NotNow(NotOver)");
    let current = CurrentAttemptView { table, chapter: 1, ghost: ghost(2), is_broken: false };
    let house = house.restart().await;
    assert_eq!(view(&house, who, id).await.current, Some(current), "it is taken up where it was");
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
    let campaign = view(&house, who, id).await;
    let log: Vec<_> = campaign.attempts.iter().map(|it| (it.table, it.attempt, it.points)).collect();
    let lost = |level| Attempt { chapter: 1, ghost: ghost(level), is_won: false };
    assert_eq!(log, [(first, lost(3), -1), (second, lost(1), -2)]);
    assert_eq!((campaign.campaign.points(), campaign.current), (-3, None));
    let at_table = house.host.view(who, second, None).await.unwrap();
    assert_eq!(at_table.result.unwrap().is_won, Some(false));
    let attempt = at_table.story.unwrap().attempt.unwrap();
    assert_eq!((attempt.points, attempt.total), (Some(-2), -3));

    assert_eq!(house.host.skip_chapter(who, id).await.unwrap(), 1);
    assert_eq!(refusal(house.host.skip_chapter(who, id).await), "NotNow(NoDefeat)");
    let table = house.host.begin_attempt(who, id, ghost(1)).await.unwrap();
    assert_eq!(house.host.view(who, table, None).await.unwrap().options["chapter"], "2");
}

#[tokio::test]
async fn an_attempt_that_is_played_to_its_end_is_judged_and_stays_so() {
    let house = House::open().await;
    let (at, id) = attempt(&house, 5).await;
    let mut quick = Quick::new(1);
    while at.view(Seat(0)).await.phase == Phase::Playing {
        at.act_at_random(Seat(0), &mut quick).await;
    }
    let over = at.view(Seat(0)).await;
    let result = over.result.clone().unwrap();
    assert_eq!((result.is_early, result.is_won), (false, Some(false)), "Ghost 5 is not beaten at random");
    assert_eq!(refusal(house.host.undo(at.who, at.table, Seat(0)).await), "NotNow(Over)");
    assert_eq!(game_view(over).ranks.unwrap().len(), 2);
    assert_eq!(view(&house, at.who, id).await.attempts.len(), 1);
    let (store, _folder) = house.into_store().await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.n_campaigns), (1, 1));
    assert_eq!((checked.faults, checked.campaign_faults), (vec![], vec![]));
}

#[tokio::test]
async fn what_was_taken_back_stands_beside_the_attempt() {
    let house = House::open().await;
    let (at, id) = attempt(&house, 1).await;
    // At the end of the turn the Ghost moves and reveals cards.
    at.play_until(|_, game_view| {
        game_view.choices.iter().any(|choice| choice.action == katana::Action::EndTurn)
    })
    .await;
    at.act(Seat(0), katana::Action::EndTurn).await;
    house.host.undo(at.who, at.table, Seat(0)).await.unwrap();
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    assert_eq!(view(&house, at.who, id).await.attempts[0].n_undone_past_barrier, 1);
}

#[tokio::test]
async fn an_attempt_waits_for_its_owner_and_is_given_to_nobody() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    let host = &house.host;
    let table = host.begin_attempt(who, id, ghost(1)).await.unwrap();
    assert_eq!(refusal(host.leave(who, table, Seat(0)).await), "NotNow(OfStory)");
    assert_eq!(refusal(host.issue_link(who, table, Seat(0)).await), "NotNow(OfStory)");
    assert!(!host.view(who, table, None).await.unwrap().seats[0].may_link);
    host.concede(who, table, Seat(0)).await.unwrap();
    assert_eq!(refusal(host.rematch(who, table).await), "NotNow(OfStory)");
    host.delete_campaign(who, id).await.unwrap();
    let story = host.view(who, table, None).await.unwrap().story.unwrap();
    assert_eq!((story.chapter, story.attempt), (1, None), "the table stays, and is of no campaign");
    host.rematch(who, table).await.unwrap();
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
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
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
    assert_eq!(view(&house, known, id).await.attempts.len(), 1);
}

#[tokio::test]
async fn who_has_a_campaign_is_not_forgotten_by_themselves() {
    let house = House::open().await;
    let (who, id) = begun(&house).await;
    house.pass(61 * 24 * 3_600_000);
    house.host.sweep().await.unwrap();
    assert_eq!(view(&house, who, id).await.name, "Spring");
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
