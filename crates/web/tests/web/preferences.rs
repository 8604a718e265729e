//! Preferences: the theme and other settings; the outlook; reports.

use axum::http::StatusCode;
use serde_json::Value;

use crate::{lobby::server, visitor::Visitor};

#[tokio::test]
async fn a_chosen_theme_is_worn_by_every_page_until_the_systems_is_wanted_again() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let home = ann.open("/").await;
    assert_eq!(home.attr("html", "data-theme"), None);
    assert_eq!(home.attr("meta[name='color-scheme']", "content").as_deref(), Some("light dark"));
    for theme in ["dark", "light"] {
        let there = ann.post("/settings", &[("theme", theme), ("back", "/new")]).await;
        assert_eq!(there.path, "/new");
        for path in ["/", "/rules", "/nowhere"] {
            let page = ann.open(path).await;
            assert_eq!(page.attr("html", "data-theme").as_deref(), Some(theme), "{path}");
            assert_eq!(page.attr("meta[name='color-scheme']", "content").as_deref(), Some(theme), "{path}");
            assert_eq!(page.attr(".themes [aria-pressed='true']", "value").as_deref(), Some(theme), "{path}");
        }
    }
    ann.post("/settings", &[("theme", "system"), ("back", "https://evil.example")]).await;
    let home = ann.open("/").await;
    assert_eq!((home.path.as_str(), home.attr("html", "data-theme")), ("/", None));
    assert_eq!(home.attr(".themes [aria-pressed='true']", "value").as_deref(), Some("system"));
}

#[tokio::test]
async fn settings_are_kept_by_a_plain_form_and_told_to_every_page() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let page = ann.open("/settings").await;
    assert!(page.has("[name='motion'][checked]") && !page.has("[name='sound'][checked]"));
    assert!(page.has("[name='tempo'][value='moderate'][checked]"));
    let kept = ann.submit(&page, "/settings", &[("sound", "1"), ("tempo", "fast"), ("theme", "dark")]).await;
    assert_eq!(kept.path, "/settings");
    assert!(kept.has("[name='sound'][checked]") && kept.has("[name='tempo'][value='fast'][checked]"));
    let home = ann.open("/").await;
    assert_eq!(home.attr("html", "data-wishes").as_deref(), Some("fast sound"));
    assert_eq!(home.attr("html", "data-theme").as_deref(), Some("dark"));

    let quiet = ann.post("/settings", &[("box", "sound"), ("back", "/new")]).await;
    assert_eq!(quiet.path, "/new");
    assert_eq!(
        quiet.attr("html", "data-wishes").as_deref(),
        Some("fast"),
        "what was not asked stays as it was"
    );
    let still = ann.post("/settings", &[("box", "motion"), ("tempo", "moderate")]).await;
    assert_eq!(still.attr("html", "data-wishes").as_deref(), Some("no-motion"));
    let page = ann.open("/settings").await;
    assert!(!page.has("[name='motion'][checked]"));
    let usual = ann.submit(&page, "/settings", &[("motion", "1"), ("theme", "system")]).await;
    assert_eq!((usual.attr("html", "data-wishes"), usual.attr("html", "data-theme")), (None, None));
}

#[tokio::test]
async fn the_settings_are_told_in_every_language() {
    let (router, _folder) = server().await;
    for lang in ["en", "it", "ja"] {
        let page = Visitor::reading(&router, lang).open("/settings").await;
        assert_eq!(page.attr("html", "lang").as_deref(), Some(lang));
        assert!(!page.said().contains("ease-"), "{lang}: {}", page.text);
    }
}

#[tokio::test]
async fn a_report_tells_what_its_reader_knows_and_after_the_end_the_record() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let table = ann.post("/play", &[("name", "Annabel")]).await;
    let address = format!("{}/report", table.path);
    assert!(table.has(&format!("[href='{address}']")));
    for lang in ["en", "it", "ja"] {
        let page = Visitor::reading(&router, lang).open(&address).await;
        assert!(page.has("form[data-stays] textarea[name='text']"), "{lang}");
        assert!(!page.said().contains("ease-"), "{lang}: {}", page.text);
    }

    let file = ann.post(&address, &[("text", "The Ghost is \u{201c}too\u{201d} kind.")]).await;
    assert!(file.headers["content-disposition"].to_str().unwrap().starts_with("attachment; filename="));
    let report: Value = serde_json::from_str(&file.text).unwrap();
    assert_eq!(report["text"], "The Ghost is \u{201c}too\u{201d} kind.");
    assert_eq!((&report["phase"], &report["looking"]), (&"playing".into(), &0.into()));
    assert_eq!(report["seen"]["setup"]["players"], 1);
    assert!(!report["seen"]["you"]["options"].as_array().unwrap().is_empty());
    assert!(!report["seen"]["log"][0]["sentences"].as_array().unwrap().is_empty());
    assert!(report.get("record").is_none() && !file.text.contains("seed") && !file.text.contains("Annabel"));
    let onlooker: Value =
        serde_json::from_str(&Visitor::new(&router).post(&address, &[]).await.text).unwrap();
    assert!(onlooker["looking"].is_null() && onlooker["seen"]["you"].is_null());
    let long = "x".repeat(4001);
    assert_eq!(ann.post(&address, &[("text", &long)]).await.status, StatusCode::UNPROCESSABLE_ENTITY);

    ann.post(&format!("{}/concede", table.path), &[("seat", "0"), ("sure", "1")]).await;
    assert!(ann.open(&table.path).await.has(&format!("#decision [href='{address}']")));
    let report: Value = serde_json::from_str(&ann.post(&address, &[]).await.text).unwrap();
    assert_eq!((&report["phase"], &report["record"]["game"]), (&"over".into(), &"katana".into()));
    assert!(report.get("seen").is_none());
}

#[tokio::test]
async fn the_outlook_stands_at_the_table_while_it_is_played() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let table = ann.post("/play", &[("name", "Ann")]).await;
    assert_eq!(table.read(".seats .then").len(), 2, "the Ghost has one too");
    let rows = table.read("#outlook tbody tr");
    assert!(rows.len() > 2 && rows[0].starts_with("In the end"), "{rows:?}");
    ann.post(&format!("{}/concede", table.path), &[("seat", "0"), ("sure", "1")]).await;
    let over = ann.open(&table.path).await;
    assert!(!over.has("#outlook") && !over.has(".then"), "nobody asks what would be when it is over");
}
