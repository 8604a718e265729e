//! Tables with a Ghost: options, errors beside their fields, and the start.

use std::{fs, path::Path};

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{
    lobby::server,
    server::Server,
    visitor::{Answer, Visitor},
};

/// Fields of the new-table form.
type Typed = &'static [(&'static str, &'static str)];

async fn made(visitor: &mut Visitor, typed: Typed) -> Answer {
    let form = visitor.open("/new").await;
    let typed: Vec<(&str, &str)> = [("name", "Ann")].into_iter().chain(typed.iter().copied()).collect();
    visitor.submit(&form, "/tables", &typed).await
}

#[tokio::test]
async fn what_makes_no_game_with_a_ghost_is_refused_beside_its_field() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let mistakes: [(Typed, &str, &str); 8] = [
        (&[("seat-1-kind", "none")], "seats", "One player alone needs an opponent"),
        (
            &[
                ("seat-1-kind", "bot-novice"),
                ("seat-2-kind", "bot-novice"),
                ("seat-3-kind", "bot-novice"),
                ("opponent", "1"),
            ],
            "seats",
            "at most three others",
        ),
        (&[("opponent", "early_solo")], "opponent", "for you alone"),
        (&[("opponent", "2"), ("option-chapter", "3")], "option-chapter", "for you alone"),
        (&[("seat-1-kind", "none"), ("option-chapter", "3")], "option-chapter", "choose a Ghost"),
        (
            &[("seat-1-kind", "none"), ("opponent", "early_solo"), ("option-chapter", "3")],
            "option-chapter",
            "one of the Ghosts 1 to 5",
        ),
        (
            &[
                ("seat-1-kind", "none"),
                ("opponent", "2"),
                ("option-chapter", "3"),
                ("option-rooms", "first_game"),
            ],
            "option-rooms",
            "its own Palace",
        ),
        (&[("seat-1-kind", "none"), ("opponent", "6")], "opponent", "not one of the choices"),
    ];
    for (typed, field, sentence) in mistakes {
        let again = made(&mut ann, typed).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "{typed:?}");
        let log = again.read(&format!("#wrong-{field}")).join("");
        assert!(log.contains(sentence), "{typed:?}: {log:?}");
        for (name, value) in typed.iter().filter(|(name, value)| *name != "opponent" || *value != "6") {
            assert!(again.has(&format!("[name='{name}'] [value='{value}'][selected]")), "{name} is kept");
        }
    }
    assert!(ann.open("/").await.read(".table-line").is_empty(), "no table was made");
}

#[tokio::test]
async fn who_is_alone_with_a_ghost_plays_at_once() {
    let (router, _folder) = server().await;
    let choices: [(Typed, &str); 4] = [
        (&[("seat-1-kind", "none"), ("opponent", "5")], "Ghost 5"),
        (&[("seat-1-kind", "none"), ("opponent", "early_solo")], "Ghost"),
        (&[("seat-1-kind", "none"), ("opponent", "1"), ("option-chapter", "11")], "Ghost 1"),
        (&[("seat-1-kind", "bot-novice"), ("opponent", "2")], "Ghost 2"),
    ];
    for (typed, ghost) in choices {
        let mut ann = Visitor::new(&router);
        let table = made(&mut ann, typed).await;
        assert_eq!(table.status, StatusCode::OK, "{typed:?}: {}", table.said());
        assert!(table.has("#decision"), "{typed:?} is being played");
        assert_eq!(table.read(".seats li b").last().map(String::as_str), Some(ghost));
        let line = ann.open("/").await.read(".table-line").join("");
        assert!(line.contains(ghost), "{line}");
        assert_eq!(line.contains("Chapter 11, The Moment of Crisis"), typed.len() == 3, "{line}");
    }
}

#[tokio::test]
async fn the_form_for_one_alone_needs_no_name_and_keeps_its_shape_when_it_is_wrong() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let form = visitor.open("/new?solo").await;
    assert!(
        form.has("[name='opponent'] [value='training'][selected]"),
        "the Training Ghost is offered first"
    );
    let wrong = [("opponent", "early_solo"), ("option-chapter", "1")];
    let again = visitor.submit(&form, "/tables", &wrong).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!again.read("#wrong-option-chapter").is_empty());
    assert!(!again.has("select[name='seat-1-kind']"), "it is still the short form");
    let table = visitor.submit(&again, "/tables", &[("option-chapter", "none")]).await;
    assert_eq!(table.read(".seats li b"), ["Guest", "Ghost"]);
}

#[tokio::test]
async fn a_ghost_at_a_table_that_gathers_is_named_and_has_no_seat_to_take() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let table = made(&mut ann, &[("opponent", "4")]).await;
    assert_eq!(table.read(".chair .name"), ["Ann", "Open seat", "Ghost 4"]);
    assert_eq!(table.read(".chair.ghost form, .chair.ghost details").len(), 0, "nobody manages the Ghost");
    assert!(table.read(".settings dd").contains(&"Ghost 4".to_owned()));
    assert!(!table.read(".settings").join("").contains("Chapter"), "what was not chosen is not told");

    let mut ben = Visitor::new(&router);
    let invited = ben.open(&table.path).await;
    ben.submit(&invited, &format!("{}/claim", table.path), &[("name", "Ben")]).await;
    let mut cleo = Visitor::new(&router);
    let full = cleo.open(&table.path).await;
    assert!(!full.has("form.take"), "the Ghost's seat is not to be had");
    let claimed = cleo.post(&format!("{}/claim", table.path), &[("name", "Cleo"), ("seat", "2")]).await;
    assert!(claimed.status.is_client_error(), "{}", claimed.status);
    let started = ann.open(&table.path).await;
    let started = ann.submit(&started, &format!("{}/start", table.path), &[]).await;
    assert_eq!(started.read(".seats li b"), ["Ann", "Ben", "Ghost 4"]);
}

#[tokio::test]
async fn another_game_alone_begins_at_once() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let table = ann.play_alone("Ann").await;
    let over = ann.submit(&table, &format!("{}/concede", table.path), &[("sure", "1")]).await;
    assert!(over.read("#asked")[0].starts_with("Training Ghost wins, "), "{:?}", over.read("#asked"));
    assert!(over.has("table.scores"), "the points of both are shown");
    let next = ann.submit(&over, &format!("{}/rematch", table.path), &[]).await;
    assert_ne!(next.path, table.path);
    assert!(next.has("form[action$='/act'] button[name='choice']"), "the first question is asked");
}

#[tokio::test]
async fn another_game_against_bots_begins_at_once_and_one_against_people_waits_for_them() {
    let (router, _folder) = server().await;
    for (kind, is_waiting) in [("bot-novice", false), ("open", true)] {
        let mut ann = Visitor::new(&router);
        let form = ann.open("/new").await;
        let fields = [("name", "Ann"), ("seat-1-kind", kind)];
        let mut table = ann.submit(&form, "/tables", &fields).await;
        if is_waiting {
            assert!(table.has("#invite-link"), "somebody is to be invited");
            let mut ben = Visitor::new(&router);
            ben.post(&format!("{}/claim", table.path), &[("name", "Ben")]).await;
            let full = ann.open(&table.path).await;
            assert!(!full.has("#invite-link") && full.said().contains("everyone is here"), "{}", full.said());
            table = ann.submit(&full, &format!("{}/start", table.path), &[]).await;
        }
        assert_eq!(table.has("#talk"), is_waiting, "nobody talks to bots");
        let over = ann.submit(&table, &format!("{}/concede", table.path), &[("sure", "1")]).await;
        let next = ann.submit(&over, &format!("{}/rematch", table.path), &[]).await;
        assert_ne!(next.path, table.path);
        assert_eq!(next.has("main.gathering"), is_waiting);
        assert_eq!(next.has("main.table"), !is_waiting);
    }
}

/// A recorded game as a table without players, up to the first occurrence of an act.
async fn imported(server: &Server, file: &str, act: &str, names: &[String]) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../katana/tests/games");
    let mut record: Value = serde_json::from_str(&fs::read_to_string(games.join(file)).unwrap()).unwrap();
    let log = record["log"].as_array_mut().unwrap();
    let n = log.iter().position(|entry| entry["deed"]["act"].get(act).is_some()).unwrap();
    log.truncate(n);
    let table = host::import(&server.store, &host::games::all(), &record.to_string(), names).await.unwrap();
    format!("/t/{table}")
}

/// SOL-8: the first player chooses which card set aside joins the Ghost's deck.
#[tokio::test]
async fn by_the_early_solo_rules_the_card_set_aside_is_chosen_on_the_page() {
    let server = Server::start().await;
    let path = imported(&server, "v1-18.json", "add_ghost_card", &[]).await;
    let mut ann = Visitor::new(&web::router(server.app.clone()));
    let watched = ann.open(&path).await;
    let table = ann.submit(&watched, &format!("{path}/claim"), &[("name", "Ann")]).await;
    let buttons = table.read("#answers button");
    assert!(!buttons.is_empty(), "{}", table.said());
    assert!(buttons.iter().all(|button| button.ends_with("to the Ghost's deck")), "{buttons:?}");
    let hash = table.attr("#answers button", "value").unwrap();
    let after = ann.submit(&table, &format!("{path}/act"), &[("choice", &hash)]).await;
    assert_eq!(after.status, StatusCode::OK);
    assert!(after.read("#log").join("").contains("is added to the Ghost's deck"), "it is told");
    assert!(!after.has(&format!("#answers button[value='{hash}']")));
}

#[tokio::test]
async fn an_imported_game_shows_the_names_that_it_came_with() {
    let server = Server::start().await;
    let names = ["Aya".to_owned()];
    let path = imported(&server, "v1-16.json", "use_room", &names).await;
    let mut visitor = Visitor::new(&web::router(server.app.clone()));
    let table = visitor.open(&path).await;
    assert_eq!(table.read(".seats li b"), ["Aya", "Someone", "Ghost 4"]);
    visitor.submit(&table, &format!("{path}/claim"), &[("name", "Ben"), ("seat", "1")]).await;
    let line = visitor.open("/").await.read(".table-line").join("");
    assert!(line.contains("Aya, Ben, Ghost 4"), "{line}");
}

#[tokio::test]
async fn programs_see_no_seat_of_the_ghost() {
    let server = Server::start().await;
    let mut visitor = Visitor::new(&web::router(server.app.clone()));
    let home = visitor.open("/").await;
    let table = visitor.submit(&home, "/play", &[]).await;
    let choices = visitor.open(&format!("{}/choices", table.path)).await;
    let choices: Value = serde_json::from_str(&choices.text).unwrap();
    assert_eq!([&choices["seats"], &choices["asked"]], [&json!([0]), &json!([0])]);
    let through_ghost = visitor.open(&format!("{}/choices?seat=1", table.path)).await;
    assert_eq!(through_ghost.status, StatusCode::NOT_FOUND, "there is no such seat to look through");
}

#[tokio::test]
async fn who_is_alone_gets_a_hint_and_can_take_it() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let table = made(&mut ann, &[("seat-1-kind", "none"), ("opponent", "3")]).await;
    let address = table.attr("form#hint", "action").expect("a hint can be asked for");
    let hint = ann.open(&format!("{address}?seat=0")).await;
    assert_eq!(hint.status, StatusCode::OK);
    let expected = hint.read(".advice li .expected");
    assert!(!expected.is_empty() && expected.iter().all(|log| log.contains("wins")), "{expected:?}");
    let best = hint.attr(".advice li button", "value").expect("the best comes first");
    let act = address.replace("/hint", "/act");
    let after = ann.submit(&hint, &act, &[("choice", &best)]).await;
    assert!(after.status.is_success() || after.status.is_redirection(), "{}", after.status);
}
