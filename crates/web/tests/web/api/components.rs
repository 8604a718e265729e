//! Which component set a program's table has.

use std::collections::BTreeMap;

use host::SetEdit;
use serde_json::{Value, json};
use tabletop::Seat;

use super::{Program, Server, ask, asked_in};
use crate::server::Known;

const PRINTED: &str = include_str!("../../../../katana/tests/data/printed.toml");

/// A server with a component set of its own for Katana.
async fn server() -> Server {
    let mut settings = host::Settings::default();
    let club = settings.games.read_set("katana", "club", PRINTED).expect("it has no problems");
    settings.component_sets = BTreeMap::from([("katana".to_owned(), club)]);
    Server::hosted(web::Settings::default(), settings).await
}

/// A token for a seat of a person's.
async fn token_of(server: &Server, person: &Known) -> String {
    let table = server.table(person).await;
    server.host.issue_token(person.who, table, Seat(0)).await.unwrap().to_string()
}

fn new_table(game: &str, components: &str) -> Value {
    json!({ "game": game, "name": "Robo", "seats": ["me", "bot", "bot"], "components": components })
}

#[tokio::test]
async fn a_program_chooses_which_values_its_table_has() {
    let server = server().await;
    let aki = server.person("Aki").await;
    let own = ("katana", "Aki's box");
    let own = server.host.import_component_set(aki.who, own, PRINTED, false).await.unwrap().to_string();
    let token = token_of(&server, &aki).await;
    for (token, components, name) in [
        ("", "usual", json!("club")),
        ("", "shipped", Value::Null),
        (&token, &own, json!("Aki's box")),
        (&token, "usual", json!("club")),
    ] {
        let (status, seated) = ask(&server, "POST", "/tables", token, new_table("katana", components)).await;
        assert_eq!(status, 201, "{seated}");
        assert_ne!(seated["token"], token, "it is a seat of the program's own");
        let program = Program::of(&server, &seated);
        assert_eq!(program.get("").await.1["components"]["name"], name, "{components}");
        assert_eq!(program.post("/start", Value::Null).await.0, 204);
        let (_, table) = program.get("").await;
        let is_known = table["components"]["is_known_to_bots"].as_bool();
        assert_eq!((&table["phase"], is_known), (&json!("playing"), (!name.is_null()).then_some(false)));
    }
    let (_, offered) = ask(&server, "GET", "/games", "", Value::Null).await;
    let sets = offered["games"].as_array().unwrap().iter().map(|game| &game["server_set"]);
    assert_eq!(sets.collect::<Vec<_>>(), [&json!("club"), &Value::Null]);
}

#[tokio::test]
async fn a_set_that_a_table_cannot_have_is_refused_in_words() {
    let server = server().await;
    let (host, aki, ben) = (&server.host, server.person("Aki").await, server.person("Ben").await);
    let whole = host.new_component_set(aki.who, "katana", "Whole").await.unwrap();
    let half = host.new_component_set(aki.who, "katana", "Half").await.unwrap();
    let wrong = SetEdit::Type("komainu.coins".parse().unwrap(), "many".to_owned());
    host.edit_component_set(aki.who, half, &[wrong]).await.unwrap();
    let (whole, half) = (whole.to_string(), half.to_string());
    let (akis, bens) = (token_of(&server, &aki).await, token_of(&server, &ben).await);
    let unknown = host.new_component_set(aki.who, "katana", "Gone").await.unwrap();
    host.delete_component_set(aki.who, unknown).await.unwrap();
    for (token, game, components, why) in [
        (akis.as_str(), "katana", "mine", "no-such-set"),
        (&akis, "katana", &unknown.to_string(), "no-such-set"),
        (&bens, "katana", &whole, "no-such-set"),
        ("", "katana", &whole, "set-without-token"),
        (&akis, "shogunate", &whole, "set-of-other-game"),
        (&akis, "katana", &half, "incomplete"),
    ] {
        let mut details = Vec::new();
        for lang in ["en", "it", "ja"] {
            let (way, body) = (("POST", "/tables"), new_table(game, components));
            let (status, problem) = asked_in(&server, (lang, token), way, body).await;
            assert_eq!((status.as_u16(), &problem["field"]), (422, &json!("components")), "{problem}");
            assert_eq!(problem["why"], why, "{problem}");
            details.push(problem["detail"].as_str().unwrap().to_owned());
        }
        details.dedup();
        assert_eq!(details.len(), 3, "{details:?}");
    }
    let later_ms = host.now_ms() + 1000;
    assert_eq!(server.store.idle_people(later_ms, 10).await.unwrap(), [], "nobody is left behind");
    let (status, problem) = ask(&server, "POST", "/tables", "nonsense", new_table("katana", &whole)).await;
    assert_eq!((status.as_u16(), &problem["error"]), (401, &json!("no-token")));
}
