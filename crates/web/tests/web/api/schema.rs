//! What programs get is what the OpenAPI document says: the views of played games fit their schemas.

use serde_json::{Value, json};

use super::{Program, Server, ask};
use crate::server::get;

/// Where a value departs from a schema; `root` holds what is referred to.
fn faults(root: &Value, schema: &Value, value: &Value, path: &str) -> Vec<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let found = root.pointer(reference.trim_start_matches('#'));
        return faults(root, found.unwrap_or_else(|| panic!("{reference}")), value, path);
    }
    let mut found = Vec::new();
    for key in ["oneOf", "anyOf"] {
        let Some(ways) = schema[key].as_array() else { continue };
        let failed: Vec<_> = ways.iter().map(|way| faults(root, way, value, path)).collect();
        let n_fit = failed.iter().filter(|faults| faults.is_empty()).count();
        if !(n_fit == 1 || (key == "anyOf" && n_fit > 0)) {
            found.push(format!("{path}: {n_fit} of {} ways fit {value}: {failed:?}", ways.len()));
        }
    }
    let kinds: Vec<&Value> = match &schema["type"] {
        Value::Null => Vec::new(),
        Value::Array(kinds) => kinds.iter().collect(),
        kind => vec![kind],
    };
    if !(kinds.is_empty() || kinds.iter().any(|kind| *kind == kind_of(value))) {
        found.push(format!("{path}: {value} is no {kinds:?}"));
    }
    let is_listed = |values: &Vec<Value>| values.contains(value);
    if !schema["enum"].as_array().is_none_or(is_listed) {
        found.push(format!("{path}: {value} is not among {}", schema["enum"]));
    }
    if let (Some(number), low, high) = (value.as_i64(), &schema["minimum"], &schema["maximum"])
        && !(low.as_i64().is_none_or(|low| low <= number) && high.as_i64().is_none_or(|high| number <= high))
    {
        found.push(format!("{path}: {number} is not from {low} to {high}"));
    }
    match value {
        Value::Object(members) => {
            let names = members.keys().map(String::as_str);
            let known = |name: &str| schema["properties"].get(name).or(schema.get("additionalProperties"));
            for name in names.clone() {
                match known(name) {
                    Some(Value::Bool(false)) => found.push(format!("{path}: {name} is not in the schema")),
                    Some(schema) => {
                        found.extend(faults(root, schema, &members[name], &format!("{path}.{name}")));
                    }
                    None => {}
                }
                let of_name = faults(root, &schema["propertyNames"], &name.into(), path);
                found.extend(of_name);
            }
            let required = schema["required"].as_array().into_iter().flatten();
            let missing = required.filter(|name| !names.clone().any(|there| **name == there));
            found.extend(missing.map(|name| format!("{path}: {name} is missing")));
            found.extend(out_of_bounds(schema, ["minProperties", "maxProperties"], members.len(), path));
        }
        Value::Array(items) => {
            let each = items.iter().enumerate();
            found.extend(
                each.flat_map(|(n, item)| faults(root, &schema["items"], item, &format!("{path}[{n}]"))),
            );
            found.extend(out_of_bounds(schema, ["minItems", "maxItems"], items.len(), path));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    found
}

fn out_of_bounds(schema: &Value, [low, high]: [&str; 2], n: usize, path: &str) -> Option<String> {
    let bound = |key: &str| schema[key].as_u64().map(|bound| bound as usize);
    let is_fit = bound(low).is_none_or(|low| low <= n) && bound(high).is_none_or(|high| n <= high);
    (!is_fit).then(|| format!("{path}: there are {n}"))
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

async fn document(server: &Server) -> Value {
    let answer = server.send(get("/api/openapi.json").body(axum::body::Body::empty()).unwrap()).await;
    serde_json::from_str(&answer.text).unwrap()
}

/// Plays a game and compares every view with the schema of the game. Returns the last view, and how many there were.
async fn compared(server: &Server, root: &Value, new: &Value, schema: &str) -> (Value, usize) {
    let (status, seated) = ask(server, "POST", "/tables", "", new.clone()).await;
    assert_eq!(status, 201, "{seated}");
    let host = Program::of(server, &seated);
    let mut programs = Vec::new();
    for _ in new["seats"].as_array().unwrap().iter().filter(|seat| **seat == "open") {
        programs.push(host.joined("Robo 2").await);
    }
    host.post("/start", Value::Null).await;
    programs.push(host);
    let (mut n, mut n_views) = (7, 0);
    loop {
        for program in &programs {
            n = n * 5 % 1009;
            program.play(n).await;
            let (_, view) = program.get("/view").await;
            for (schema, value) in [("View", &view), (schema, &view["view"])] {
                let schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
                assert_eq!(faults(root, &schema, value, ""), Vec::<String>::new(), "{new}");
            }
            n_views += 1;
        }
        let (_, table) = programs[0].get("").await;
        let of_table = json!({ "$ref": "#/components/schemas/Table" });
        assert_eq!(faults(root, &of_table, &table, ""), Vec::<String>::new());
        if table["phase"] == "over" {
            return (programs[0].get("/view").await.1, n_views);
        }
    }
}

#[tokio::test]
async fn every_view_of_a_game_of_katana_fits_its_schema() {
    let server = Server::start().await;
    let root = document(&server).await;
    let chapter = json!({ "chapter": "12", "ghost": "2" });
    for (seats, options) in [(json!(["me", "open"]), json!({})), (json!(["me"]), chapter)] {
        let new = json!({ "game": "katana", "name": "Robo", "seats": seats, "options": options });
        let (view, n_views) = compared(&server, &root, &new, "KatanaView").await;
        assert!(n_views > 5, "{n_views}");
        for change in [
            |view: &mut Value| view["round"] = 5.into(),
            |view: &mut Value| view["players"][1]["hand"] = json!([92]),
            |view: &mut Value| view["board"]["rooms"][0] = "cellar".into(),
            |view: &mut Value| view["players"][0]["more"] = true.into(),
            |view: &mut Value| view["steps"] = json!([{ "sleep": {} }]),
            |view: &mut Value| drop(view["decks"].as_object_mut().unwrap().remove("market")),
        ] {
            let mut other = view["view"].clone();
            change(&mut other);
            let schema = json!({ "$ref": "#/components/schemas/KatanaView" });
            assert_eq!(faults(&root, &schema, &other, "").len(), 1, "each change is found");
        }
    }
}

#[tokio::test]
async fn every_view_of_a_game_of_shogunate_fits_its_schema() {
    let server = Server::start().await;
    let root = document(&server).await;
    let new = json!({ "game": "shogunate", "name": "Robo", "seats": ["me", "open", "open"] });
    let (view, n_views) = compared(&server, &root, &new, "ShogunateView").await;
    assert!(n_views > 5 && view["view"]["is_over"] == true, "{n_views}");
}

#[tokio::test]
async fn a_program_chooses_how_well_its_bots_play() {
    let server = Server::start().await;
    let levels = ["bot-novice", "bot-apprentice", "bot-smith", "bot-master", "bot"];
    for level in levels {
        let program = Program::made(&server, "katana", &["me", level]).await;
        let (_, table) = program.get("").await;
        let expected = level.strip_prefix("bot-").unwrap_or("novice");
        assert_eq!(
            (&table["seats"][0]["level"], &table["seats"][1]["level"]),
            (&Value::Null, &expected.into())
        );
    }
    let new = json!({ "game": "katana", "name": "Robo", "seats": ["me", "bot-grandmaster"] });
    let (status, refused) = ask(&server, "POST", "/tables", "", new).await;
    assert_eq!(
        (status.as_u16(), &refused["field"], &refused["why"]),
        (422, &json!("seats"), &json!("not-an-option"))
    );
}

#[tokio::test]
async fn the_list_of_games_fits_its_schema() {
    let server = Server::start().await;
    let (_, offered) = ask(&server, "GET", "/games", "", Value::Null).await;
    let games = json!({ "$ref": "#/components/schemas/Games" });
    assert_eq!(faults(&document(&server).await, &games, &offered, ""), Vec::<String>::new());
    assert_eq!(offered["games"][0]["has_components"], true);
}
