//! The visitor's own page: being the same person elsewhere, and being forgotten.

use axum::{Router, http::StatusCode};

use crate::{
    lobby::{server, table_of_ann},
    visitor::{Answer, Visitor},
};

/// Ann, a table of hers, and her own page.
async fn own_page_of_ann(router: &Router) -> (Visitor, Answer, Answer) {
    let (mut ann, table) = table_of_ann(router).await;
    let me = ann.open("/me").await;
    (ann, table, me)
}

#[tokio::test]
async fn a_passphrase_opens_ones_tables_in_another_browser() {
    let (router, _folder) = server().await;
    let (mut ann, table, me) = own_page_of_ann(&router).await;
    let short = ann.submit(&me, "/me/passphrase", &[("login", "ann"), ("passphrase", "short")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(short.has("#wrong-passphrase"));
    assert_eq!(short.attr("[name='login']", "value").as_deref(), Some("ann"));
    assert!(!short.text.contains("value=\"short\""), "a passphrase is never sent back");
    ann.submit(&short, "/me/passphrase", &[("passphrase", "lacquer steel wood")]).await;
    assert_eq!(ann.open("/me").await.status, StatusCode::OK, "this browser stays signed in");

    let mut elsewhere = Visitor::new(&router);
    let form = elsewhere.open("/sign-in").await;
    let refused =
        elsewhere.submit(&form, "/sign-in", &[("login", "ann"), ("passphrase", "lacquer steel")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.attr("[name='login']", "value").as_deref(), Some("ann"));
    let home = elsewhere.submit(&refused, "/sign-in", &[("passphrase", "lacquer steel wood")]).await;
    assert_eq!(home.read(".table-line").len(), 1);
    assert!(elsewhere.open(&table.path).await.has("form[action$='/start']"));
}

#[tokio::test]
async fn a_recovery_link_does_the_same_once_and_until_it_is_void() {
    let (router, _folder) = server().await;
    let (mut ann, _, me) = own_page_of_ann(&router).await;
    let issued = ann.submit(&me, "/me/recovery", &[]).await;
    let link = issued.attr("#recovery-link", "value").unwrap().replace("http://kajiba.local", "");

    let mut elsewhere = Visitor::new(&router);
    let shown = elsewhere.open(&link).await;
    assert!(shown.said().contains("Ann"));
    assert!(elsewhere.open("/").await.read(".table-line").is_empty(), "looking signs nobody in");
    let own = elsewhere.post(&link, &[]).await;
    assert_eq!(own.read(".table-line").len(), 1);
    assert!(own.has("form[action='/me/recovery']"), "the next link is made here");
    assert_eq!(Visitor::new(&router).open(&link).await.status, StatusCode::NOT_FOUND, "it works once");
    let me = ann.open("/me").await;
    assert!(!me.has("[formaction='/me/recovery/revoke']"));
    let issued = ann.submit(&me, "/me/recovery", &[]).await;
    let link = issued.attr("#recovery-link", "value").unwrap().replace("http://kajiba.local", "");
    assert!(ann.open("/me").await.has("[formaction='/me/recovery/revoke']"));
    ann.post("/me/recovery/revoke", &[]).await;
    assert_eq!(Visitor::new(&router).open(&link).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_own_page_needs_no_identity_and_keeps_what_it_is_told() {
    let (router, _folder) = server().await;
    assert!(Visitor::new(&router).open("/me").await.said().contains("You need no account"));
    let (mut ann, _, me) = own_page_of_ann(&router).await;
    let renamed = ann.submit(&me, "/me/name", &[("name", "Anna")]).await;
    assert_eq!(renamed.attr("[name='name']", "value").as_deref(), Some("Anna"));
    let wrong = ann.submit(&renamed, "/me/webhook", &[("webhook", "http://127.0.0.1/hook")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.has("#wrong-webhook"));
    assert_eq!(wrong.attr("[name='webhook']", "value").as_deref(), Some("http://127.0.0.1/hook"));
    let gone = ann.submit(&wrong, "/me/sign-out", &[]).await;
    assert!(gone.read(".table-line").is_empty());
}

#[tokio::test]
async fn data_is_deleted_only_by_who_ticks_the_box() {
    let (router, _folder) = server().await;
    let (mut ann, table, me) = own_page_of_ann(&router).await;
    let unsure = ann.submit(&me, "/me/delete", &[]).await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unsure.read("#wrong-is_sure").join("").contains("Nothing has been deleted"));
    ann.submit(&unsure, "/me/delete", &[("is_sure", "1")]).await;
    assert!(ann.open("/me").await.said().contains("You need no account"));
    assert!(!Visitor::new(&router).open(&table.path).await.said().contains("Ann"));
}
