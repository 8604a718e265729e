//! The guided first game in a browser without scripts.

use axum::http::StatusCode;

use crate::{
    lobby::server,
    visitor::{Answer, Visitor},
};

/// The address of an option's form.
fn act(page: &Answer) -> String {
    format!("{}/act", page.path)
}

/// Submits the first option of the page.
async fn go_on(visitor: &mut Visitor, page: &Answer) -> Answer {
    let Some(choice) = page.attr(".choices button[name=choice]", "value") else {
        let field = page.attr("#basket input[type=number]", "name").expect("something is offered");
        return visitor.submit(page, &act(page), &[(&field, "1")]).await;
    };
    visitor.submit(page, &act(page), &[("choice", &choice)]).await
}

/// Plays until the guide asks for something with these words.
async fn go_to(visitor: &mut Visitor, now: &str) -> Answer {
    let mut page = visitor.post("/learn", &[("name", "Ann")]).await;
    while !page.read("#guide-now").concat().contains(now) {
        page = go_on(visitor, &page).await;
    }
    page
}

#[tokio::test]
async fn ten_steps_lead_through_the_guide_without_a_script() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let mut page = ann.post("/learn", &[("name", "Ann")]).await;
    let mut titles: Vec<String> = Vec::new();
    while page.text.contains(" guided\"") {
        let title = page.read("#guide-title").concat();
        let n_offered = page.read(".choices button[name=choice], #basket input[type=number]").len();
        assert!((1..=4).contains(&n_offered), "{n_offered} things are offered");
        if titles.last() != Some(&title) {
            assert!(page.has("#decision #guide [role=status] #guide-now"), "what to do is read aloud");
            assert!(!page.has("#impossible"), "nothing else is spoken of");
            titles.push(title);
        }
        page = go_on(&mut ann, &page).await;
    }
    assert_eq!(titles.len(), 10, "{titles:?}");
    assert!(page.has("#guide button[value=play].main-act"));
    assert!(page.read(".choices button[name=choice]").len() > 4, "the game goes on freely");
}

#[tokio::test]
async fn the_guide_speaks_every_language() {
    let (router, _folder) = server().await;
    for lang in ["en", "it", "ja"] {
        let mut ann = Visitor::reading(&router, lang);
        let home = ann.open("/").await;
        assert_eq!(home.attr(".play-now .learn", "formaction").as_deref(), Some("/learn"));
        let page = ann.post("/learn", &[("name", "Ann")]).await;
        for said in [home.said(), page.said()] {
            assert!(!said.contains("guide-"), "{lang}: {said}");
        }
    }
}

#[tokio::test]
async fn what_comes_later_is_answered_gently_and_changes_nothing() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let page = go_to(&mut ann, "Buy 1 Lacquer").await;
    let field = page.attr("#basket input[type=number]", "name").unwrap();
    let refused = ann.submit(&page, &act(&page), &[(&field, "2")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let said = refused.read("#sorry").concat();
    assert!(said.starts_with("That comes later. Now: Buy 1 Lacquer"), "{said}");
    assert_eq!(refused.attr("main a", "href").as_deref(), Some(page.path.as_str()));
    let again = ann.open(&page.path).await;
    assert_eq!(again.read("#guide-now"), page.read("#guide-now"));
}

#[tokio::test]
async fn the_guide_is_left_begun_anew_or_played_on_at_any_time() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let page = go_to(&mut ann, "Place a Worker at the Market").await;
    assert_eq!(ann.post("/learn", &[]).await.path, page.path, "who comes back goes on");

    let ways = format!("{}/guide", page.path);
    let again = ann.post(&ways, &[("way", "again")]).await;
    assert_ne!(again.path, page.path);
    assert!(again.read("#guide-now").concat().contains("Place a Worker at the Houses"));
    assert_eq!(ann.post(&ways, &[("way", "again")]).await.status, StatusCode::NOT_FOUND);

    let ways = format!("{}/guide", again.path);
    assert_eq!(ann.post(&ways, &[("way", "up")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let on = ann.post(&ways, &[("way", "on")]).await;
    assert_eq!(on.path, again.path);
    assert!(!on.has("#guide") && !on.has("main.guided") && on.has("#decision"));

    let page = ann.post("/learn", &[]).await;
    assert_ne!(page.path, again.path);
    let home = ann.post(&format!("{}/guide", page.path), &[("way", "leave")]).await;
    assert_eq!(home.path, "/");
    assert_eq!(home.read(".table-line").len(), 1, "only the game that went on is left");

    let page = ann.post("/learn", &[]).await;
    let played = ann.post(&format!("{}/guide", page.path), &[("way", "play")]).await;
    assert!(!played.has("#guide") && played.said().contains("Training Ghost"));
}
