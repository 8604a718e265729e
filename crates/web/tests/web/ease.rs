//! What makes things easier: the theme.

use crate::{lobby::server, visitor::Visitor};

#[tokio::test]
async fn a_chosen_theme_is_worn_by_every_page_until_the_systems_is_wanted_again() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let home = ann.open("/").await;
    assert_eq!(home.attr("html", "data-theme"), None);
    assert_eq!(home.attr("meta[name='color-scheme']", "content").as_deref(), Some("light dark"));
    for theme in ["dark", "light"] {
        let there = ann.post("/theme", &[("theme", theme), ("back", "/new")]).await;
        assert_eq!(there.path, "/new");
        for path in ["/", "/rules", "/nowhere"] {
            let page = ann.open(path).await;
            assert_eq!(page.attr("html", "data-theme").as_deref(), Some(theme), "{path}");
            assert_eq!(page.attr("meta[name='color-scheme']", "content").as_deref(), Some(theme), "{path}");
            assert_eq!(page.attr(".themes [aria-pressed='true']", "value").as_deref(), Some(theme), "{path}");
        }
    }
    ann.post("/theme", &[("theme", "system"), ("back", "https://evil.example")]).await;
    let home = ann.open("/").await;
    assert_eq!((home.path.as_str(), home.attr("html", "data-theme")), ("/", None));
    assert_eq!(home.attr(".themes [aria-pressed='true']", "value").as_deref(), Some("system"));
}
