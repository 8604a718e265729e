//! The operator's page.

use axum::{body::Body, http::StatusCode};
use web::Settings;

use crate::{
    server::{Answer, Known, Server, from, get, post},
    visitor::Visitor,
};

const TOKEN: &str = "0123456789abcdef";

async fn server() -> Server {
    Server::with(Settings { operator_token: Some(TOKEN.to_owned()), ..Settings::default() }).await
}

/// What a program with a token is answered.
async fn list(server: &Server, token: &str, query: &str) -> Answer {
    let request = get(&format!("/operator?{query}")).header("accept", "application/json");
    server.send(request.header("authorization", format!("bearer {token}")).body(Body::empty()).unwrap()).await
}

async fn order(server: &Server, deed: &str, subject: &str) -> Answer {
    let request = post("/operator").header("accept", "application/json");
    let request = request.header("authorization", format!("Bearer {TOKEN}"));
    let form = format!("deed={deed}&subject={}", subject.replace(':', "%3A"));
    server.send(request.body(Body::from(form)).unwrap()).await
}

async fn home(server: &Server, address: &str, known: Option<&Known>) -> StatusCode {
    let cookie = known.map(Known::cookie).unwrap_or_default();
    let request = from(address).uri("/").header("cookie", cookie).body(Body::empty()).unwrap();
    server.send(request).await.status
}

#[tokio::test]
async fn only_who_has_the_token_finds_and_orders() {
    let server = server().await;
    let ann = server.person("Ann").await;
    let table = server.table(&ann).await;
    let found = list(&server, TOKEN, "list=tables&q=ann").await;
    assert!(found.status == StatusCode::OK && found.text.contains(&table.to_string()), "{}", found.text);
    assert_eq!(list(&server, "0123456789abcdeg", "").await.status, StatusCode::UNAUTHORIZED);
    let stranger = post("/operator").body(Body::from(format!("deed=close-table&subject={table}"))).unwrap();
    assert_eq!(server.send(stranger).await.status, StatusCode::UNAUTHORIZED);
    assert!(!server.get("/operator").await.text.contains(&table.to_string()), "only the door is shown");

    let closed = order(&server, "close-table", &table.to_string()).await;
    assert_eq!((closed.status, closed.text.as_str()), (StatusCode::OK, r#"{"n":1}"#));
    let nonsense = order(&server, "close-table", "x").await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    let log = list(&server, TOKEN, "list=log").await;
    assert!(log.text.contains("Close table") && log.text.contains(&table.to_string()), "{}", log.text);
    let none = Server::start().await;
    assert_eq!(list(&none, "", "").await.status, StatusCode::NOT_FOUND, "without a token there is no page");
}

#[tokio::test]
async fn who_is_banned_gets_no_page_and_others_do() {
    let server = server().await;
    let (rob, ann) = (server.person("Rob").await, server.person("Ann").await);
    assert_eq!(home(&server, "203.0.113.5", Some(&rob)).await, StatusCode::OK);
    order(&server, "ban", &rob.who.person.unwrap().to_string()).await;
    assert_eq!(home(&server, "203.0.113.5", Some(&rob)).await, StatusCode::FORBIDDEN);
    assert_eq!(home(&server, "203.0.113.5", Some(&ann)).await, StatusCode::OK);
    order(&server, "ban", "203.0.113.5").await;
    assert_eq!(home(&server, "203.0.113.5", Some(&ann)).await, StatusCode::FORBIDDEN);
    assert_eq!(home(&server, "203.0.113.6", Some(&ann)).await, StatusCode::OK);
    // The operator, who has just banned their own address, lifts the ban.
    assert_eq!(order(&server, "unban", "address:203.0.113.5").await.status, StatusCode::OK);
    assert_eq!(home(&server, "203.0.113.5", Some(&ann)).await, StatusCode::OK);
}

#[tokio::test]
async fn the_page_asks_for_the_token_once_and_before_what_cannot_be_undone() {
    let server = server().await;
    let ann = server.person("Ann").await;
    let table = server.table(&ann).await;
    let mut operator = Visitor::new(&web::router(server.app.clone()));
    let door = operator.open("/operator").await;
    let refused = operator.submit(&door, "/operator/sign-in", &[("token", "a guess at the token")]).await;
    assert!(refused.status == StatusCode::UNPROCESSABLE_ENTITY && refused.has("#wrong-token"));
    let page = operator.submit(&refused, "/operator/sign-in", &[("token", TOKEN)]).await;
    assert!(page.said().contains(&table.to_string()), "{}", page.said());
    let subject = table.to_string();
    let delete = [("deed", "delete-table"), ("subject", subject.as_str())];
    let unsure = operator.post("/operator", &delete).await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY);
    let done = operator.post("/operator", &[&delete[..], &[("sure", "1")]].concat()).await;
    assert!(done.has("#done") && !done.said().contains(&subject), "{}", done.said());
    for list in ["people", "bans", "log"] {
        assert_eq!(operator.open(&format!("/operator?list={list}")).await.status, StatusCode::OK);
    }
    let page = operator.open("/operator").await;
    let out = operator.submit(&page, "/operator/sign-out", &[]).await;
    assert!(out.has("[name='token']"), "{}", out.said());
}

#[tokio::test]
async fn a_table_that_was_closed_says_by_whom() {
    let server = server().await;
    let router = web::router(server.app.clone());
    let mut ann = Visitor::new(&router);
    let table = ann.play_alone("Ann").await;
    let id = table.path.strip_prefix("/t/").unwrap().split(['?', '/']).next().unwrap().to_owned();
    order(&server, "close-table", &id).await;
    let page = ann.open(&format!("/t/{id}")).await;
    assert!(page.said().contains("Whoever runs the server has closed this table"), "{}", page.said());
    assert!(ann.open("/").await.said().contains("Whoever runs the server has closed this table"));
}
