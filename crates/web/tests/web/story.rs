//! The Story in a browser without scripts: campaigns, attempts, defeats, and going on.

use axum::http::StatusCode;
use tempfile::TempDir;

use crate::{
    lobby::server,
    visitor::{Answer, Visitor},
};

/// A new campaign on a server of its own.
async fn begun() -> (TempDir, Visitor, Answer) {
    let (router, folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let list = visitor.open("/story").await;
    let campaign = visitor.submit(&list, "/story", &[]).await;
    assert!(campaign.path.starts_with("/story/"), "{}", campaign.said());
    (folder, visitor, campaign)
}

/// Starts an attempt and concedes it.
async fn lost(visitor: &mut Visitor, campaign: &Answer, ghost: &str) -> Answer {
    let attempt = format!("{}/attempt", campaign.path);
    let table = visitor.submit(campaign, &attempt, &[("ghost", ghost)]).await;
    assert!(table.path.starts_with("/t/"), "{}", table.said());
    let concede = format!("{}/concede", table.path);
    visitor.submit(&table, &concede, &[("sure", "1")]).await
}

fn states(campaign: &Answer) -> Vec<String> {
    campaign.read(".chapter .state")
}

#[tokio::test]
async fn a_campaign_begins_with_its_first_chapter_and_the_others_are_to_come() {
    let (_folder, mut visitor, campaign) = begun().await;
    assert_eq!(campaign.read("h1"), ["My Story"], "nobody has to think of a name");
    assert_eq!(campaign.read(".chapter").len(), 14);
    assert_eq!(states(&campaign)[..2], ["next", "locked"]);
    assert!(campaign.read(".now").join("").contains("leave no Sword on the Forge"), "the briefing");
    assert_eq!(campaign.read(".ghosts .ghost").len(), 5);
    assert!(campaign.has(".ghosts [value='3'][checked]"), "Ghost 3 is offered first");
    assert!(!campaign.has("#skip"), "nothing was lost yet");

    let home = visitor.open("/").await;
    assert!(home.read(".story-way a.button")[0].contains("Chapter 1, The Beginning"));
    let list = visitor.open("/story").await;
    assert_eq!(list.read(".table-line .what"), ["My Story"]);
    assert_eq!(list.attr("[name='name']", "value").as_deref(), Some("My Story 2"));
}

#[tokio::test]
async fn an_attempt_is_played_at_a_table_that_knows_its_campaign() {
    let (_folder, mut visitor, campaign) = begun().await;
    let attempt = format!("{}/attempt", campaign.path);
    let table = visitor.submit(&campaign, &attempt, &[("ghost", "1")]).await;
    assert_eq!(table.read(".seats li b"), ["Guest", "Ghost 1"]);
    assert!(table.has("#story #briefing[open]"), "what is asked is told first");
    assert_eq!(table.read("#story .conditions li").len(), 3);
    assert_eq!(table.attr("#story .of a", "href"), Some(campaign.path.clone()));
    assert!(!table.has("#leave"), "an attempt is played or given up");

    let going = visitor.open(&campaign.path).await;
    assert_eq!(states(&going)[0], "in progress");
    assert_eq!(going.attr(".now a.main-act", "href"), Some(table.path.clone()), "it can be resumed");
    let again = visitor.post(&attempt, &[("ghost", "5")]).await;
    assert_eq!(again.path, table.path, "there is one attempt at a time");
    assert_eq!(again.read(".seats li b"), ["Guest", "Ghost 1"]);
}

#[tokio::test]
async fn after_a_defeat_the_chapter_is_tried_again_or_left_behind() {
    let (_folder, mut visitor, campaign) = begun().await;
    let over = lost(&mut visitor, &campaign, "3").await;
    assert!(over.read("#asked")[0].contains("Chapter 1, The Beginning: defeat"));
    assert_eq!(over.read("#verdict .conditions li").len(), 3);
    assert_eq!(over.read(".story-points"), ["Story points: −1 for this attempt, −1 in all."]);
    assert_eq!(over.attr(".again a", "href"), Some(campaign.path.clone()));
    assert!(!over.has("form[action$='/rematch']"));

    let campaign = visitor.open(&campaign.path).await;
    assert_eq!(states(&campaign)[..2], ["lost", "locked"]);
    assert_eq!(campaign.read(".attempts a"), ["Defeat by Ghost 3: −1"]);
    assert_eq!(campaign.attr(".attempts a", "href"), Some(over.path.clone()), "it leads to the game");
    lost(&mut visitor, &campaign, "5").await;
    let campaign = visitor.open(&campaign.path).await;
    assert_eq!(campaign.read(".attempts a"), ["Defeat by Ghost 3: −1", "Defeat by Ghost 5: −2"]);
    assert!(campaign.has(".ghosts [value='5'][checked]"), "the last Ghost is offered again");
    assert_eq!(campaign.read(".reached .points"), ["−3"]);

    let skip = format!("{}/skip", campaign.path);
    let next = visitor.submit(&campaign, &skip, &[]).await;
    assert_eq!(states(&next)[..3], ["skipped", "next", "locked"]);
    let refused = visitor.post(&skip, &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.said().contains("only after a defeat"), "{}", refused.said());
    assert_eq!(refused.attr("main a", "href"), Some(campaign.path.clone()), "the way back");
}

#[tokio::test]
async fn a_story_that_is_told_to_its_end_has_a_rank() {
    let (_folder, mut visitor, mut campaign) = begun().await;
    for _ in 0..14 {
        lost(&mut visitor, &campaign, "1").await;
        campaign = visitor.open(&campaign.path).await;
        campaign = visitor.submit(&campaign, &format!("{}/skip", campaign.path), &[]).await;
    }
    assert!(states(&campaign).iter().all(|state| state == "skipped"));
    assert!(!campaign.has("#attempt"), "nothing is left to play");
    assert_eq!(campaign.read(".reached dd"), ["−14", "14 / 14", "Fumeiyo (Dishonor)"]);
    let list = visitor.open("/story").await;
    assert!(list.read(".table-line .state")[0].contains("Rank: Fumeiyo"), "{:?}", list.read(".state"));
    let refused = visitor.post(&format!("{}/attempt", campaign.path), &[("ghost", "1")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let home = visitor.open("/").await;
    assert_eq!(home.attr(".story-way a", "href").as_deref(), Some("/story"), "another can be begun");
}

#[tokio::test]
async fn a_campaign_gets_another_name_and_is_deleted_only_on_purpose() {
    let (_folder, mut visitor, campaign) = begun().await;
    let name = format!("{}/name", campaign.path);
    let renamed = visitor.submit(&campaign, &name, &[("name", "<i>Masamune</i>")]).await;
    assert_eq!(renamed.read("h1"), ["<i>Masamune</i>"], "names are text");
    let long = "x".repeat(41);
    let wrong = visitor.submit(&renamed, &name, &[("name", &long)]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.read("#wrong-name")[0].contains("1 to 40 characters"));
    assert_eq!(wrong.attr("[name='name']", "value"), Some(long), "what was typed is kept");

    let delete = format!("{}/delete", campaign.path);
    let unsure = visitor.submit(&renamed, &delete, &[]).await;
    assert!(unsure.read("#wrong-is_sure")[0].contains("Nothing has been deleted"));
    let list = visitor.submit(&unsure, &delete, &[("is_sure", "1")]).await;
    assert_eq!(list.path, "/story");
    assert!(list.read(".table-line").is_empty());
    assert_eq!(visitor.open(&campaign.path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_campaign_without_a_name_is_not_begun_and_nobody_becomes_known_by_it() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let list = visitor.open("/story").await;
    let wrong = visitor.submit(&list, "/story", &[("name", "  ")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(wrong.read("#wrong-name"), ["Give the campaign a name of 1 to 40 characters."]);
    assert!(visitor.open("/me").await.said().contains("You need no account"), "still a stranger");
}

#[tokio::test]
async fn the_story_is_told_in_every_language() {
    let (router, _folder) = server().await;
    for (lang, title, first) in
        [("en", "The Story", "The Beginning"), ("it", "La Storia", "Gli inizi"), ("ja", "物語", "始まり")]
    {
        let mut visitor = Visitor::reading(&router, lang);
        let list = visitor.open("/story").await;
        assert_eq!(list.read("h1"), [title]);
        let campaign = visitor.submit(&list, "/story", &[]).await;
        assert!(campaign.read(".chapter h3")[0].ends_with(first));
        let over = lost(&mut visitor, &campaign, "2").await;
        let campaign = visitor.open(&campaign.path).await;
        for page in [&list, &campaign, &over] {
            let said = page.said();
            let id = said.split_whitespace().find(|word| word.contains("lobby-") || word.contains("board-"));
            assert!(id.is_none() && !said.contains(['{', '}']), "{lang}: {id:?}");
        }
    }
}
