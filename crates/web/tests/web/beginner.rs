//! What beginners find: games in two minutes, opponents that suit them, aims for a round, and a tip after the end.

use axum::http::StatusCode;
use serde_json::Value;

use crate::{
    lobby::{server, table_of_ann},
    visitor::{Answer, Visitor},
};

const GAMES: [&str; 2] = ["katana", "shogunate"];

/// Plays on at a table of one's own until it is over, passing as soon as that is possible.
async fn pass_to_the_end(visitor: &mut Visitor, table: &str) -> Answer {
    for _ in 0..200 {
        let asked: Value =
            serde_json::from_str(&visitor.open(&format!("{table}/choices")).await.text).unwrap();
        if asked["over"] == true {
            return visitor.open(table).await;
        }
        let choices = asked["choices"].as_array().unwrap();
        let pass = choices.iter().find(|choice| choice["action"].get("pass").is_some());
        let choice = pass.or(choices.first()).expect("somebody alone is always asked");
        let [version, question, hash] = [&asked["version"], &asked["question"], &choice["hash"]]
            .map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
        let fields = [("seat", "0"), ("version", &*version), ("question", &*question), ("choice", &*hash)];
        let answer = visitor.post(&format!("{table}/act"), &fields).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
    panic!("the game does not end")
}

#[tokio::test]
async fn each_game_is_told_in_pictures_in_every_language() {
    let (router, _folder) = server().await;
    for lang in ["en", "it", "ja"] {
        let mut visitor = Visitor::reading(&router, lang);
        for game in GAMES {
            let page = visitor.open(&format!("/rules/{game}/primer")).await;
            assert_eq!(page.status, StatusCode::OK);
            let (titles, told) = (page.read(".panel h2"), page.read(".panel p"));
            assert!((5..=7).contains(&titles.len()) && told.len() == titles.len(), "{titles:?}");
            assert!(titles.iter().chain(&told).all(|words| !words.contains("primer-")), "{titles:?}");
            assert!(page.has(&format!("a[href='/rules/{game}']")), "it leads on to the rules");
            let table = visitor.submit(&page, "/play", &[]).await;
            assert!(table.path.starts_with("/t/"), "and into a game");
        }
        assert_eq!(visitor.open("/rules/go/primer").await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn the_way_to_the_pictures_stands_wherever_somebody_comes_in() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let link = |game: &str| format!("a[href='/rules/{game}/primer']");
    for game in GAMES {
        for path in
            ["/".to_owned(), "/rules".to_owned(), format!("/rules/{game}"), format!("/new?game={game}")]
        {
            assert!(visitor.open(&path).await.has(&link(game)), "{path} leads to {game}");
        }
    }
    assert!(visitor.open("/").await.has(&format!(".ways-in {}", link("katana"))), "beginners see it first");
    let (_, table) = table_of_ann(&router).await;
    assert!(visitor.open(&table.path).await.has(&link("katana")), "an invitation has it");
}

#[tokio::test]
async fn a_newcomer_is_led_to_the_same_easy_opponents_everywhere() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    for (path, opponents) in [
        ("/", "Your opponent: Training Ghost."),
        ("/", "Your opponents: 3 Novices."),
        ("/new", "Your opponent: Training Ghost."),
        ("/new?game=shogunate", "Your opponents: 3 Novices."),
        ("/rules/katana/primer", "Your opponent: Training Ghost."),
        ("/rules/shogunate/primer", "Your opponents: 3 Novices."),
    ] {
        let page = visitor.open(path).await;
        assert!(page.said().contains(opponents), "{path}: {}", page.said());
    }
    let solo = visitor.open("/new?solo").await;
    assert_eq!(solo.attr("#opponent option[selected]", "value").as_deref(), Some("training"));
    let form = visitor.open("/new?game=shogunate").await;
    let table = visitor.submit(&form, "/play", &[]).await;
    assert_eq!(table.read(".seats li b"), ["Guest", "Novice 2", "Novice 3", "Novice 4"]);
}

#[tokio::test]
async fn aims_stand_at_a_beginners_table_until_they_are_switched_off() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let table = ann.play_alone("Ann").await;
    let aims = table.read("#aims li");
    assert!(aims.len() == 3 && aims[0].contains("2 Swords"), "{aims:?}");
    assert!(!Visitor::new(&router).open(&table.path).await.has("#aims"), "onlookers have no aims");
    let without = ann.submit(&table, "/settings", &[]).await;
    assert!(without.path == table.path && !without.has("#aims"), "{}", without.path);
    let settings = ann.open("/settings").await;
    assert!(!settings.has("[name='aims'][checked]"));
    ann.submit(&settings, "/settings", &[("aims", "1")]).await;
    assert!(ann.open(&table.path).await.has("#aims"));
}

#[tokio::test]
async fn aims_name_the_secret_cards_to_their_player_only() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let form = ann.open("/new?game=shogunate").await;
    let table = ann.submit(&form, "/play", &[]).await;
    let aims = table.read("#aims li");
    assert!(aims.iter().any(|aim| aim.contains("where the Plot gives Honor")), "{aims:?}");
    assert!(!Visitor::new(&router).open(&table.path).await.has("#aims"));
}

#[tokio::test]
async fn a_game_ends_with_a_tip_and_after_some_games_nobody_is_a_beginner() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    for n in 0..4 {
        let table = ann.play_alone("Ann").await;
        assert_eq!(table.has("#aims"), n < 3, "game {}", n + 1);
        let end = pass_to_the_end(&mut ann, &table.path).await;
        let tip = end.read("#tip p");
        assert!(tip.len() == 1 && tip[0].contains("You delivered no Sword"), "{tip:?}");
        assert!(!end.has("#aims") && !end.has(".next-game"), "who has lost meets the same Ghost again");
        assert!(!Visitor::new(&router).open(&table.path).await.has("#tip"), "others get no tips");
    }
    assert!(!ann.open("/new").await.has(".first-game"));
}

#[tokio::test]
async fn who_gave_up_gets_no_tip() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let table = ann.play_alone("Ann").await;
    let end = ann.submit(&table, &format!("{}/concede", table.path), &[("sure", "1")]).await;
    assert!(end.has(".result") && !end.has("#tip"));
}
