//! From the home page to a full table.

use axum::{Router, http::StatusCode};
use host::Host;
use store::Store;
use tempfile::TempDir;

use crate::visitor::{Answer, Visitor};

/// A server with an empty database.
pub(crate) async fn server() -> (Router, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("kajiba.db")).await.unwrap();
    let host = Host::start(store, host::Settings::default()).await.unwrap();
    (web::router(web::App::new(host, web::Settings::default())), folder)
}

/// A table of Ann's with an open seat, and its page.
pub(crate) async fn table_of_ann(router: &Router) -> (Visitor, Answer) {
    let mut ann = Visitor::new(router);
    let form = ann.open("/new").await;
    let table = ann.submit(&form, "/tables", &[("name", "Ann")]).await;
    assert!(table.path.starts_with("/t/"), "{}", table.text);
    (ann, table)
}

fn at(table: &Answer, act: &str) -> String {
    format!("{}/{act}", table.path)
}

#[tokio::test]
async fn a_newcomer_plays_after_one_click_and_without_a_name() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let home = visitor.open("/").await;
    assert_eq!(home.status, StatusCode::OK);
    let table = visitor.submit(&home, "/play", &[]).await;
    assert_eq!(table.status, StatusCode::OK);
    assert!(table.path.starts_with("/t/"));
    assert!(table.has("form[action$='/act'] button[name='choice']"), "the first question is asked");
    let home = visitor.open("/").await;
    let headings = home.read("main :is(h1, h2, h3)");
    assert_eq!(
        headings.first(),
        home.read("h1").first(),
        "the page's own heading comes before those of its parts"
    );
    assert_eq!(home.read("h1").len(), 1);
    let lines = home.read(".table-line");
    assert_eq!(lines.len(), 1);
    assert!(lines[0].contains("Guest, Training Ghost"), "{lines:?}");
    assert!(!lines[0].contains("Waiting for players"), "the game has begun: {lines:?}");
}

#[tokio::test]
async fn a_finished_game_tells_how_one_fared() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let table = visitor.play_alone("Ann").await;
    visitor.submit(&table, &at(&table, "concede"), &[("sure", "1")]).await;
    for path in ["/", "/me"] {
        let page = visitor.open(path).await;
        let line = page.read(".table-line .state").join("");
        assert!(line.starts_with("Place 2 of 2; winner: Training Ghost."), "{path}: {line}");
        assert!(page.read("h3").contains(&"Finished".to_owned()));
    }
}

#[tokio::test]
async fn a_table_made_by_the_form_waits_for_others_and_starts_when_they_are_there() {
    let (router, _folder) = server().await;
    let (mut ann, table) = table_of_ann(&router).await;
    assert_eq!(table.read(".chair .name"), ["Ann", "Open seat"]);
    assert!(table.has("form[action$='/start'] button[disabled]"));
    assert!(table.said().contains("1 is still open"));
    let link = table.attr("#invite-link", "value").unwrap();
    assert_eq!(link, format!("http://kajiba.local{}", table.path));
    assert!(table.has(".invite svg.qr") && !table.has(".invite .wrong"), "others can use the address");

    let mut ben = Visitor::new(&router);
    let invited = ben.open(&table.path).await;
    assert!(invited.said().contains("You are invited to play Shōgun no Katana with Ann."));
    assert!(!invited.has("form[action$='/start']"), "only who runs the table starts it");
    let seated = ben.submit(&invited, &at(&table, "claim"), &[("name", "Ben")]).await;
    assert_eq!(seated.read(".chair .name"), ["Ann", "Ben"]);
    assert!(seated.has(".chair.own"));

    let table = ann.open(&table.path).await;
    assert!(!table.has("form[action$='/start'] button[disabled]"));
    ann.submit(&table, &at(&table, "start"), &[]).await;
    let home = ben.open("/").await;
    assert_eq!(home.read(".table-line").len(), 1);
    assert!(!home.said().contains("Waiting for players"));
}

#[tokio::test]
async fn a_wrong_form_comes_back_as_it_was_typed() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let form = visitor.open("/new").await;
    let typed = [
        ("name", "Zoë"),
        ("seat-1-kind", "guest"),
        ("seat-1-name", "Bo \"x\" <b>"),
        ("seat-1-pin", "12"),
        ("seat-2-kind", "bot-novice"),
        ("option-rooms", "first_game"),
        ("pace", "live"),
        ("minutes", "45"),
        ("is_listed", "1"),
    ];
    let again = visitor.submit(&form, "/tables", &typed).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(again.read("#wrong-seat-1-kind"), ["A PIN has 4 to 8 digits."]);
    for (field, value) in [("name", "Zoë"), ("seat-1-name", "Bo \"x\" <b>"), ("minutes", "45")] {
        assert_eq!(again.attr(&format!("[name='{field}']"), "value").as_deref(), Some(value));
    }
    for chosen in [
        "seat-1-kind'] [value='guest'",
        "seat-2-kind'] [value='bot-novice'",
        "option-rooms'] [value='first_game'",
    ] {
        assert!(again.has(&format!("[name='{chosen}][selected]")), "{chosen}");
    }
    assert!(again.has("[name='pace'][value='live'][checked]"));
    assert!(again.has("[name='is_listed'][checked]"));

    // A form with an error can be corrected and submitted.
    let table = visitor.submit(&again, "/tables", &[("seat-1-pin", "1234")]).await;
    assert!(table.path.starts_with("/t/"), "{}", table.text);
}

#[tokio::test]
async fn each_mistake_in_a_new_table_is_named_beside_its_field() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let form = visitor.open("/new").await;
    type Typed = &'static [(&'static str, &'static str)];
    let mistakes: [(Typed, &str, &str); 8] = [
        (&[("name", " ")], "name", "Enter the name the other players should see."),
        (&[("seat-0-kind", "none"), ("seat-1-kind", "none")], "seats", "At least 1 seat is needed."),
        (&[("seat-1-kind", "me")], "seats", "You can take only one seat."),
        (
            &[("seat-0-kind", "bot-novice"), ("seat-1-kind", "bot-novice")],
            "seats",
            "one seat must not be a bot",
        ),
        (&[("seat-1-kind", "guest")], "seat-1-kind", "needs a name"),
        (&[("pace", "live"), ("minutes", "0")], "minutes", "from 1 to 360"),
        (&[("pace", "live"), ("seconds", "many")], "seconds", "from 0 to 300"),
        (&[("pace", "days"), ("days", "31")], "days", "from 1 to 30"),
    ];
    for (changed, field, sentence) in mistakes {
        let mut changed = changed.to_vec();
        if field != "name" {
            changed.push(("name", "Ann"));
        }
        let again = visitor.submit(&form, "/tables", &changed).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}");
        let log = again.read(&format!("#wrong-{field}")).join("");
        assert!(log.contains(sentence), "{field}: {log:?}");
    }
    assert!(visitor.open("/").await.read(".table-line").is_empty(), "no table was made");
}

#[tokio::test]
async fn who_sits_down_without_a_name_is_asked_for_one_and_gets_the_seat_then() {
    let (router, _folder) = server().await;
    let (_, table) = table_of_ann(&router).await;
    let mut ben = Visitor::new(&router);
    let invited = ben.open(&table.path).await;
    let again = ben.submit(&invited, &at(&table, "claim"), &[("name", "  ")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(again.has("#wrong-name"));
    let again = ben.submit(&again, &at(&table, "claim"), &[("name", "B\u{202e}en")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        again.attr("[name='name']", "value").as_deref(),
        Some("B\u{202e}en"),
        "what was typed is kept"
    );
    let seated = ben.submit(&again, &at(&table, "claim"), &[("name", "Ann")]).await;
    assert_eq!(seated.read(".chair .name"), ["Ann", "Ann 2"], "nobody can pass for another");
}

#[tokio::test]
async fn the_host_changes_seats_and_others_cannot() {
    let (router, _folder) = server().await;
    let (mut ann, table) = table_of_ann(&router).await;
    let seat = at(&table, "seats/1");
    let with_bot = ann.submit(&table, &seat, &[("kind", "bot-novice")]).await;
    assert_eq!(with_bot.read(".chair .name"), ["Ann", "Novice 2"]);
    let with_guest = ann.submit(&with_bot, &seat, &[("kind", "guest"), ("name", "Cleo")]).await;
    assert_eq!(with_guest.read(".chair .name"), ["Ann", "Cleo"]);
    let nameless = ann.submit(&with_guest, &seat, &[("kind", "guest"), ("name", "")]).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(nameless.read(".chair .name"), ["Ann", "Cleo"]);

    let mut ben = Visitor::new(&router);
    let game_view = ben.open(&table.path).await;
    assert!(!game_view.has("form[action*='/seats/']"));
    assert_eq!(ben.post(&seat, &[("kind", "open")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ben.post(&at(&table, "close"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.open(&table.path).await.read(".chair .name"), ["Ann", "Cleo"]);
}

#[tokio::test]
async fn a_seat_link_says_where_it_leads_and_gives_the_seat_only_when_it_is_taken() {
    let (router, _folder) = server().await;
    let (mut ann, table) = table_of_ann(&router).await;
    let issued = ann.submit(&table, &at(&table, "seats/1/link"), &[]).await;
    assert_eq!(issued.status, StatusCode::OK);
    let link = issued.attr("#seat-link", "value").unwrap();
    let path = link.strip_prefix("http://kajiba.local").unwrap().to_owned();

    let mut ben = Visitor::new(&router);
    let shown = ben.open(&path).await;
    assert!(shown.said().contains("Ann has reserved a seat for you."), "{}", shown.said());
    assert_eq!(shown.headers["x-robots-tag"], "noindex");
    assert_eq!(
        ann.open(&table.path).await.read(".chair .name"),
        ["Ann", "Open seat"],
        "looking takes no seat"
    );
    let nameless = ben.post(&path, &[("name", "")]).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
    let seated = ben.post(&path, &[("name", "Ben")]).await;
    assert!(seated.path.starts_with(&table.path));
    assert_eq!(seated.read(".chair .name"), ["Ann", "Ben"]);
    let again = Visitor::new(&router).open(&path).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND, "it is given away once");
}

#[tokio::test]
async fn a_link_that_was_revoked_or_made_anew_is_void() {
    let (router, _folder) = server().await;
    let (mut ann, table) = table_of_ann(&router).await;
    let path =
        |issued: &Answer| issued.attr("#seat-link", "value").unwrap().replace("http://kajiba.local", "");
    let first = path(&ann.submit(&table, &at(&table, "seats/1/link"), &[]).await);
    let second = path(&ann.submit(&table, &at(&table, "seats/1/link"), &[]).await);
    let mut ben = Visitor::new(&router);
    assert_eq!(ben.open(&first).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ben.open(&second).await.status, StatusCode::OK);
    let table = ann.open(&table.path).await;
    assert!(table.has("[formaction$='/seats/1/revoke']"));
    ann.post(&at(&table, "seats/1/revoke"), &[]).await;
    assert_eq!(ben.post(&second, &[("name", "Ben")]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ben.open("/s/nonsense").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_seat_that_is_left_is_open_again_and_a_table_can_be_given_up() {
    let (router, _folder) = server().await;
    let (mut ann, table) = table_of_ann(&router).await;
    let mut ben = Visitor::new(&router);
    let invited = ben.open(&table.path).await;
    let seated = ben.submit(&invited, &at(&table, "claim"), &[("name", "Ben")]).await;
    let left = ben.submit(&seated, &at(&table, "leave"), &[]).await;
    assert_eq!(left.read(".chair .name"), ["Ann", "Open seat"]);
    let table = ann.open(&table.path).await;
    let closed = ann.submit(&table, &at(&table, "close"), &[]).await;
    assert!(closed.said().contains("This table was closed"));
    assert!(ann.open("/").await.read(".table-line").is_empty());
}

#[tokio::test]
async fn who_sits_can_take_a_seat_for_somebody_beside_them() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let form = ann.open("/new").await;
    let table = ann.submit(&form, "/tables", &[("name", "Ann"), ("seat-2-kind", "open")]).await;
    let mut ben = Visitor::new(&router);
    let invited = ben.open(&table.path).await;
    assert!(!invited.has("#seat-2-beside"), "first one sits down oneself");
    let seated = ben.submit(&invited, &at(&table, "claim"), &[("name", "Ben")]).await;
    assert_eq!(seated.attr("#seat-2-beside [name='seat']", "value").as_deref(), Some("2"));
    let both = ben.submit(&seated, &at(&table, "claim"), &[("name", "Cleo")]).await;
    assert_eq!(both.read(".chair .name"), ["Ann", "Ben", "Cleo"]);
    assert_eq!(both.read(".chair.own .name"), ["Ben", "Cleo"]);
}

#[tokio::test]
async fn only_listed_tables_are_offered_to_strangers() {
    let (router, _folder) = server().await;
    table_of_ann(&router).await;
    let mut cleo = Visitor::new(&router);
    assert!(cleo.open("/").await.read(".table-line").is_empty());
    let form = cleo.open("/new").await;
    cleo.submit(&form, "/tables", &[("name", "Cleo"), ("is_listed", "1")]).await;
    let mut ben = Visitor::new(&router);
    let lines = ben.open("/").await.read(".table-line");
    assert_eq!(lines.len(), 1);
    assert!(lines[0].contains("Cleo, Open seat") && lines[0].contains("Take a seat"), "{lines:?}");
}

#[tokio::test]
async fn all_pages_speak_all_languages() {
    let (router, _folder) = server().await;
    let (_, table) = table_of_ann(&router).await;
    for (lang, word) in [("en", "New table"), ("it", "Nuovo tavolo"), ("ja", "新しいテーブル")] {
        let mut visitor = Visitor::reading(&router, lang);
        assert!(visitor.open("/new").await.said().contains(word));
        let form = visitor.open("/new").await;
        visitor.submit(&form, "/tables", &[("name", "Ivo")]).await;
        for path in ["/", "/new", "/me", "/settings", "/sign-in", &table.path] {
            let page = visitor.open(path).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            let said = page.said();
            for raw in ["lobby-", "option-", "why-", "field-", "{$", "{ $"] {
                assert!(!said.contains(raw), "{lang} {path} says {raw}: {said}");
            }
        }
    }
}

#[tokio::test]
async fn a_language_that_is_chosen_stays_and_leads_back() {
    let (router, _folder) = server().await;
    let mut visitor = Visitor::new(&router);
    let page = visitor.post("/lang", &[("lang", "it"), ("back", "/new")]).await;
    assert_eq!(page.path, "/new");
    assert!(page.said().contains("Nuovo tavolo"));
    let page = visitor.post("/lang", &[("lang", "ja"), ("back", "//evil.example")]).await;
    assert_eq!(page.path, "/");
    assert!(page.said().contains("今すぐ遊ぶ"));
}

#[tokio::test]
async fn every_field_has_a_label_and_no_id_comes_twice() {
    let (router, _folder) = server().await;
    let (mut ann, table) = table_of_ann(&router).await;
    for path in ["/", "/new", "/me", "/settings", "/sign-in", &table.path] {
        let page = scraper::Html::parse_document(&ann.open(path).await.text);
        let all = |selector: &str| scraper::Selector::parse(selector).unwrap();
        let mut ids = std::collections::BTreeSet::new();
        for element in page.select(&all("[id]")) {
            let id = element.value().attr("id").unwrap();
            assert!(ids.insert(id), "{path}: {id} comes twice");
        }
        for control in page.select(&all("main input:not([type='hidden']), main select")) {
            let id = control.value().attr("id").unwrap_or("");
            let is_within = control
                .ancestors()
                .filter_map(scraper::ElementRef::wrap)
                .any(|it| it.value().name() == "label");
            let is_named = page.select(&all("label[for]")).any(|label| label.value().attr("for") == Some(id));
            assert!(is_within || is_named, "{path}: {}", control.html());
        }
        assert!(
            page.select(&all("[style], script:not([src])")).next().is_none(),
            "{path} has something inline"
        );
    }
}
