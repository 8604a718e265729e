//! Every page can be used by everybody: no violation of WCAG, level A or AA, that a machine can find.

use std::{env, fs, path::Path};

use crate::{
    browser::Browser,
    driver::{Driver, Kind},
    mind::Mind,
    pages,
    player::{Player, next},
    server::Server,
};

/// Where `cargo xtask axe` puts it, seen from the workspace's root.
const AXE: &str = "target/axe-core/package/axe.min.js";

/// Looks at the page as it is now, and tells of each violation by its rule and the place.
const LOOK: &str = "const done = arguments[arguments.length - 1];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    const tell = ({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary.replaceAll('\\n', ' ')}`));
    axe.run(document, options).then(tell).then(done, (error) => done([String(error)]))";

/// Chooses a theme as the server would, and waits until no colour is on its way to another.
const IN_THEME: &str = "document.documentElement.dataset.theme = arguments[0];
    for (const motion of document.getAnimations()) motion.finish();";

const UNFOLDED: &str = "for (const fold of document.querySelectorAll('details')) fold.open = true";

#[tokio::test]
async fn no_page_on_a_desktop_breaks_a_rule_of_access() {
    check(Kind::Desktop).await;
}

#[tokio::test]
async fn no_page_on_a_phone_breaks_a_rule_of_access() {
    check(Kind::Phone).await;
}

/// Looks at every page by day as it opens, and by night with everything unfolded.
async fn check(kind: Kind) {
    let Some(axe) = axe() else { return };
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start();
    let browser = driver.browser(kind).await;
    let mut pages = pages::every(&browser, &server).await;
    play_on(&browser, &server, &pages).await;
    pages.push(("sorry", "/t/nothing".to_owned()));
    let mut faults = Vec::new();
    for (name, page) in &pages {
        browser.open(&server.url(page)).await;
        browser.run(&axe).await;
        for theme in ["light", "dark"] {
            browser.client.execute(IN_THEME, vec![theme.into()]).await.unwrap();
            let found = browser.client.execute_async(LOOK, Vec::new()).await.unwrap();
            let found: Vec<String> = serde_json::from_value(found).unwrap();
            faults.extend(found.iter().map(|fault| format!("{name}, {theme}: {fault}")));
            browser.run(UNFOLDED).await;
        }
    }
    assert!(faults.is_empty(), "{} violations:\n{}", faults.len(), faults.join("\n"));
}

/// Plays into the middle of the game, so that there is something of everything on the table.
async fn play_on(browser: &Browser, server: &Server, pages: &[(&str, String)]) {
    let (_, page) = pages.iter().find(|(name, _)| *name == "playing").expect("a game is played");
    browser.open(&server.url(page)).await;
    let players = [Player::new(browser, page.trim_start_matches("/t/")).await];
    let mut mind = Mind::new(12, 20);
    for _ in 0..20 {
        let Some((_, question)) = next(server, &players).await else { return };
        players[0].act(server, &question, &mind.choose(&question)).await;
    }
}

/// The script of axe-core; none where the tests are told to do without.
fn axe() -> Option<String> {
    if env::var_os("KAJIBA_WITHOUT_AXE").is_some_and(|value| value == "1") {
        println!("without axe-core, as KAJIBA_WITHOUT_AXE says: nothing was tested");
        return None;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(AXE);
    let axe = fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("{AXE}: {error}; `cargo xtask axe` fetches it"));
    Some(axe)
}
