//! Identities: a new passphrase, and what is taken over to another identity.

use axum::{Router, http::StatusCode};

use crate::{
    lobby::{server, table_of_ann},
    visitor::Visitor,
};

const FIRST: &str = "lacquer steel wood";

/// A browser of Zoe, who can sign in.
async fn zoe(router: &Router) -> Visitor {
    let mut zoe = Visitor::new(router);
    zoe.post("/me/name", &[("name", "Zoe")]).await;
    zoe.post("/me/passphrase", &[("login", "zoe"), ("passphrase", FIRST)]).await;
    zoe
}

#[tokio::test]
async fn who_changes_a_passphrase_gives_the_present_one() {
    let (router, _folder) = server().await;
    let (mut ann, _) = table_of_ann(&router).await;
    let me = ann.open("/me").await;
    assert!(!me.has("[name='current']"), "there is none yet");
    ann.submit(&me, "/me/passphrase", &[("login", "ann"), ("passphrase", FIRST)]).await;
    let me = ann.open("/me").await;
    let changed = [("current", "a guess at it"), ("passphrase", "another passphrase")];
    let refused = ann.submit(&me, "/me/passphrase", &changed).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.has("#wrong-current"));
    let changed = [("current", FIRST), ("passphrase", "another passphrase")];
    assert_eq!(ann.submit(&refused, "/me/passphrase", &changed).await.status, StatusCode::OK);
    let mut elsewhere = Visitor::new(&router);
    let form = elsewhere.open("/sign-in").await;
    let signed_in = [("login", "ann"), ("passphrase", "another passphrase")];
    assert_eq!(elsewhere.submit(&form, "/sign-in", &signed_in).await.read(".table-line").len(), 1);
}

#[tokio::test]
async fn tables_come_along_only_if_the_box_is_ticked() {
    let (router, _folder) = server().await;
    let mut zoe = zoe(&router).await;
    assert!(!zoe.open("/sign-in").await.has("[name='along']"), "this one has a passphrase of its own");
    let (mut ann, table) = table_of_ann(&router).await;
    let form = ann.open("/sign-in").await;
    assert!(form.has("[name='along']:not([checked])"));
    let home = ann.submit(&form, "/sign-in", &[("login", "zoe"), ("passphrase", FIRST)]).await;
    assert!(home.read(".table-line").is_empty(), "they stay with who made them");
    assert!(!ann.open(&table.path).await.has("form[action$='/start']"));

    let (mut ben, table) = table_of_ann(&router).await;
    let issued = zoe.post("/me/recovery", &[]).await;
    let link = issued
        .attr("#recovery-link", "value")
        .unwrap()
        .rsplit_once("/recover/")
        .map(|(_, secret)| format!("/recover/{secret}"))
        .unwrap();
    assert!(ben.open(&link).await.has("[name='along']:not([checked])"));
    let home = ben.post(&link, &[("along", "1")]).await;
    assert_eq!(home.read(".table-line").len(), 1);
    assert!(zoe.open(&table.path).await.has("form[action$='/start']"), "it is Zoe's now");
}
