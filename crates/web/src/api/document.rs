//! The API's documentation: an OpenAPI document for programs and a page for their authors.
//!
//! `openapi.json` is written by hand without summaries. The summaries come from the locales, so that document and page
//! say the same in every language.

use std::sync::LazyLock;

use maud::{Markup, html};
use serde_json::{Map, Value, json};
use words::Words;

use crate::{
    game::WebGames,
    games,
    http::{cx::Cx, drawn::Alike, error_page::Answer},
    render::layout::{Kind, Page, layout, opening},
};

/// The document without summaries.
static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("openapi.json")).expect("openapi.json is valid JSON"));

/// What drawing the documentation costs, in requests.
const COST: u32 = 2;

/// The HTTP methods in the order of the page.
const METHODS: [&str; 3] = ["get", "post", "delete"];

/// The OpenAPI document in the language of the request.
pub(super) async fn document(cx: Cx) -> Answer {
    let alike = alike(&cx);
    cx.send_alike(alike, "application/json", |cx| document_for(cx).to_string()).await
}

/// The documentation names the address of the server.
fn alike(cx: &Cx) -> Alike {
    Alike { on: cx.origin.clone(), weight: COST, is_kept: true }
}

fn document_for(cx: &Cx) -> Value {
    let mut document = DOCUMENT.clone();
    document["components"]["schemas"] = all_schemas(cx.games()).into();
    document["info"]["description"] = cx.say("api-lead").into();
    document["servers"] = json!([{ "url": cx.origin }]);
    for path in document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut) {
        for method in METHODS {
            if let Some(operation) = path.get_mut(method) {
                operation["summary"] = summary(cx.words, operation).into();
            }
        }
    }
    document
}

/// The page that explains the API.
pub(super) async fn page(cx: Cx) -> Answer {
    let alike = alike(&cx);
    cx.draw_alike(alike, draw).await
}

fn draw(cx: &Cx) -> Markup {
    let title = cx.say("api-title");
    let body = html! {
        main #main .reading.for-programs {
            (opening(cx, &title, "api-lead"))
            p { a href="/api/openapi.json" { (cx.say("api-document")) } }
            h2 { (cx.say("api-how-title")) }
            ol {
                @for step in ["api-how-token", "api-how-start", "api-how-events", "api-how-options", "api-how-decide", "api-how-record"] {
                    li { (cx.say(step)) }
                }
            }
            // It scrolls on a narrow screen, so the keyboard must reach it.
            pre tabindex="0" { code { (example(cx)) } }
            p { (cx.say("api-how-components")) }
            p { (cx.say("api-how-bot")) }
            h2 { (cx.say("api-tokens-title")) }
            p { (cx.say("api-tokens")) }
            p { (cx.say("api-tokens-own")) }
            h2 { (cx.say("api-problems-title")) }
            p { (cx.say("api-problems")) }
            h2 { (cx.say("api-operations-title")) }
            (operations(cx))
            h2 { (cx.say("api-schemas-title")) }
            (schemas(cx))
        }
    };
    layout(cx, Page { kind: Kind::Reading, title, class: "rules", ..Page::default() }, body)
}

/// A game from the command line, up to the first decision.
fn example(cx: &Cx) -> String {
    let api = format!("{}/api/v1", cx.origin);
    [
        format!(
            "curl {api}/tables -H 'Content-Type: application/json' \\\n  -d '{}'",
            json!({ "game": games::EXAMPLE, "name": "Robo", "seats": ["me", "bot"] })
        ),
        "TOKEN=…  TABLE=…".to_owned(),
        format!("curl -X POST {api}/tables/$TABLE/start -H \"Authorization: Bearer $TOKEN\""),
        format!(
            "curl {api}/tables/$TABLE/options -H \"Authorization: Bearer $TOKEN\" -H 'Accept-Language: ja'"
        ),
        format!(
            "curl {api}/tables/$TABLE/decisions -H \"Authorization: Bearer $TOKEN\" \\\n  \
             -H 'Content-Type: application/json' -d '{}'",
            json!({ "version": 0, "index": 0 })
        ),
    ]
    .join("\n")
}

fn operations(cx: &Cx) -> Markup {
    let paths = DOCUMENT["paths"].as_object().into_iter().flatten();
    let of_path = |(path, operations): (&'static String, &'static Value)| {
        METHODS.into_iter().filter_map(move |method| Some((method, path, operations.get(method)?)))
    };
    html! {
        dl .api-operations {
            @for (method, path, operation) in paths.flat_map(of_path) {
                dt { code { (method.to_ascii_uppercase()) " " (path) } }
                dd {
                    (summary(cx.words, operation))
                    @if operation["security"] == json!([{ "token": [] }]) { " " em { (cx.say("api-with-token")) } }
                    @let sent = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str();
                    @if let Some(name) = sent.and_then(|name| name.rsplit('/').next()) {
                        " " (cx.say("api-sends")) " " a href={ "#schema-" (name) } { code { (name) } }
                    }
                    @for answer in ["200", "201"] {
                        @let log = &operation["responses"][answer]["content"]["application/json"]["schema"]["$ref"];
                        @if let Some(name) = log.as_str().and_then(|name| name.rsplit('/').next()) {
                            " → " a href={ "#schema-" (name) } { code { (name) } }
                        }
                    }
                }
            }
        }
    }
}

/// The document's schemas and those of the games' views.
fn all_schemas(games: &WebGames) -> Map<String, Value> {
    let mut all = DOCUMENT["components"]["schemas"].as_object().cloned().unwrap_or_default();
    let mut views = Vec::new();
    for pages in games.iter() {
        let Some(text) = pages.extension.view_schemas() else {
            views.push(json!({ "type": "object" }));
            continue;
        };
        let own: Map<String, Value> = serde_json::from_str(text).expect("a game's schemas are valid JSON");
        let view = own.keys().find(|name| name.ends_with("View")).expect("one of them is the view's");
        views.push(json!({ "$ref": format!("#/components/schemas/{view}") }));
        all.extend(own);
    }
    all["View"]["properties"]["view"]["anyOf"] = views.into();
    all
}

/// The JSON schemas of requests and responses.
fn schemas(cx: &Cx) -> Markup {
    html! {
        @for (name, schema) in all_schemas(cx.games()) {
            details id={ "schema-" (name) } {
                summary { code { (name) } }
                pre tabindex="0" { code { (serde_json::to_string_pretty(&schema).unwrap_or_default()) } }
            }
        }
    }
}

fn summary(words: &Words, operation: &Value) -> String {
    let id = operation["operationId"].as_str().unwrap_or_default();
    words.say(&summary_id(id), &[])
}

/// The message id of an operation's summary: `createTable` becomes `api-create-table`.
fn summary_id(operation: &str) -> String {
    let dashed = operation.chars().map(|letter| match letter.is_ascii_uppercase() {
        true => format!("-{}", letter.to_ascii_lowercase()),
        false => letter.to_string(),
    });
    format!("api-op-{}", dashed.collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use words::{Lang, words};

    use super::*;

    /// Every operation of the document as `get /path`, with its id.
    fn listed() -> Vec<(String, &'static str)> {
        let paths = DOCUMENT["paths"].as_object().unwrap();
        let of_path = |(path, operations): (&'static String, &'static Value)| {
            let operations = operations.as_object().unwrap().iter().filter(|(name, _)| *name != "parameters");
            operations.map(move |(method, operation)| {
                (format!("{method} {path}"), operation["operationId"].as_str().unwrap())
            })
        };
        paths.iter().flat_map(of_path).collect()
    }

    #[test]
    fn the_document_names_every_route_of_the_api_and_no_other() {
        let code = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api.rs")).unwrap();
        let route = |line: &str| {
            let (path, handler) = line.trim().strip_prefix(".route(\"")?.split_once("\", ")?;
            let method = handler.split_once('(')?.0;
            path.starts_with(super::super::ROOT).then(|| format!("{method} {path}"))
        };
        let routes: BTreeSet<String> = code.lines().filter_map(route).collect();
        let listed: BTreeSet<String> = listed().into_iter().map(|(route, _)| route).collect();
        assert!(routes.len() > 15, "{routes:?}");
        assert_eq!(routes, listed);
    }

    #[test]
    fn every_operation_has_a_summary_in_every_language() {
        for lang in Lang::ALL {
            for (route, id) in listed() {
                assert!(
                    words(lang).has(&summary_id(id)),
                    "{}: {route} lacks {}",
                    lang.code(),
                    summary_id(id)
                );
            }
        }
    }

    #[test]
    fn every_schema_that_is_referred_to_is_there() {
        fn references(value: &Value, found: &mut Vec<String>) {
            match value {
                Value::Object(members) => {
                    found.extend(members.get("$ref").and_then(Value::as_str).map(str::to_owned));
                    members.values().for_each(|value| references(value, found));
                }
                Value::Array(values) => values.iter().for_each(|value| references(value, found)),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
            }
        }
        let mut document = DOCUMENT.clone();
        document["components"]["schemas"] = all_schemas(&games::all()).into();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 50);
        for reference in found {
            let pointer = reference.strip_prefix('#').unwrap();
            assert!(document.pointer(pointer).is_some(), "{reference}");
        }
    }
}
