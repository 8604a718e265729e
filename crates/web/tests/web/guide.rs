//! Lessons in a browser without scripts.

use axum::http::StatusCode;
use host::Host;
use store::Store;
use tabletop::{Seat, Viewer};

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
async fn six_steps_lead_through_the_first_lesson_without_a_script() {
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
    assert_eq!(titles.len(), 6, "{titles:?}");
    assert!(page.has("#guide button[value=next].main-act"));
    assert!(page.read(".choices button[name=choice]").len() > 4, "the game goes on freely");
    let next = ann.post(&format!("{}/guide", page.path), &[("way", "next")]).await;
    assert_ne!(next.path, page.path);
    assert!(next.read("#guide-now").concat().contains("Put your Katana into play"), "the second lesson");
    assert_eq!(ann.post("/learn", &[]).await.path, next.path, "it is the next one to learn");
}

/// Plays a lesson to its end; returns all pages on the way.
async fn played(visitor: &mut Visitor, game: &str, lesson: &str) -> Vec<Answer> {
    let first = visitor.post(&format!("/lessons/{game}"), &[("lesson", lesson)]).await;
    let mut pages = vec![first];
    while let Some(page) = pages.last()
        && page.text.contains(" guided\"")
    {
        let next = go_on(visitor, page).await;
        pages.push(next);
    }
    pages
}

/// The ids of the lessons on the page that lists them, with whether they are done.
fn listed(page: &Answer) -> Vec<(String, bool)> {
    let ids = page.attrs(".lesson-list button[name=lesson]", "value");
    let done = page.attrs(".lesson-list .lesson.done button[name=lesson]", "value");
    ids.into_iter().map(|id| (id.clone(), done.contains(&id))).collect()
}

#[tokio::test]
async fn every_page_for_newcomers_leads_to_the_lessons_in_every_language() {
    let (router, _folder) = server().await;
    for lang in ["en", "it", "ja"] {
        let mut ann = Visitor::reading(&router, lang);
        let home = ann.open("/").await;
        assert_eq!(home.attr(".play-now .learn", "formaction").as_deref(), Some("/learn"));
        assert!(home.has(".play-now a[href='/lessons/katana']") && home.has("a[href='/lessons/shogunate']"));
        for (game, n_lessons) in [("katana", 5), ("shogunate", 1)] {
            let form = ann.open(&format!("/new?game={game}")).await;
            assert!(form.has(&format!(".to-lessons a[href='/lessons/{game}']")));
            let page = ann.open(&format!("/lessons/{game}")).await;
            assert_eq!(listed(&page).len(), n_lessons);
            for said in [home.said(), form.said(), page.said()] {
                assert!(!said.contains("guide-") && !said.contains("lessons-"), "{lang}: {said}");
            }
        }
    }
}

#[tokio::test]
async fn every_lesson_is_played_to_its_end_and_marked() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::reading(&router, "it");
    let lessons = ["first", "round", "cards", "others", "katana"].map(|lesson| ("katana", lesson));
    for (game, lesson) in lessons.into_iter().chain([("shogunate", "first")]) {
        let page = ann.open(&format!("/lessons/{game}")).await;
        assert!(listed(&page).contains(&(lesson.to_owned(), false)), "{lesson}");
        let pages = played(&mut ann, game, lesson).await;
        for page in &pages {
            assert!(!page.said().contains("guide-"), "{lesson}: {}", page.said());
        }
        let last = pages.last().expect("a lesson has pages");
        assert!(last.has("#guide button[value=again]") && last.has("#guide button[value=lessons]"));
        let page = ann.open(&format!("/lessons/{game}")).await;
        assert!(listed(&page).contains(&(lesson.to_owned(), true)), "{lesson}");
    }
    assert_eq!(ann.post("/learn", &[]).await.path, "/lessons/katana", "there is nothing left to learn");
}

#[tokio::test]
async fn the_lessons_of_each_game_end_with_a_first_game() {
    let (router, _folder) = server().await;
    for (game, opponent) in [("katana", "Training Ghost"), ("shogunate", "Novice 4")] {
        let mut ann = Visitor::new(&router);
        let table = ann.post(&format!("/lessons/{game}/play"), &[]).await;
        assert!(!table.has("#guide") && table.said().contains(opponent), "{}", table.said());
    }
    let mut ann = Visitor::new(&router);
    assert_eq!(ann.open("/lessons/chess").await.status, StatusCode::NOT_FOUND);
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

#[tokio::test]
async fn no_page_of_a_lesson_shows_what_is_hidden() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("kajiba.db")).await.unwrap();
    let time = host::TimeSource::of(|| 1_700_000_000_000);
    let host = Host::start(store, host::Settings { time, ..host::Settings::default() }).await.unwrap();
    let router = web::router(web::App::new(host.clone(), web::Settings::default()));
    let mut ann = Visitor::new(&router);
    for (game, lesson) in [("katana", "others"), ("shogunate", "first")] {
        let mut page = ann.post(&format!("/lessons/{game}"), &[("lesson", lesson)]).await;
        while page.text.contains(" guided\"") {
            let table = page.path.strip_prefix("/t/").unwrap().parse().unwrap();
            let shown = ann.open(&page.path).await.text;
            let facts = host.shown_facts(table, Viewer::Seat(Seat(0))).await.unwrap();
            for number in [1, 2] {
                host.permute_hidden(table, Some(number)).await.unwrap();
                assert_ne!(host.shown_facts(table, Viewer::Seat(Seat(0))).await.unwrap(), facts);
                assert_eq!(ann.open(&page.path).await.text, shown, "{lesson}");
            }
            host.permute_hidden(table, None).await.unwrap();
            page = go_on(&mut ann, &page).await;
        }
    }
}
