//! Accessibility: every page passes the automatic checks of WCAG levels A and AA.

use std::{env, fs, path::Path};

use serde_json::Value;

use crate::{Browser, Kind, Mind, Player, Server, next, pages, stage};

/// Where `cargo xtask axe` puts axe-core, relative to the workspace root.
const AXE: &str = "target/axe-core/package/axe.min.js";

/// Checks the current page and lists each violation with its rule and element.
const LOOK: &str = "const done = arguments[arguments.length - 1];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    const tell = ({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary.replaceAll('\\n', ' ')}`));
    axe.run(document, options).then(tell).then(done, (error) => done([String(error)]))";

/// Sets a theme as the server would, and ends movements; those without an end stop.
const IN_THEME: &str = "document.documentElement.dataset.theme = arguments[0];
    for (const motion of document.getAnimations()) {
        if (motion.effect.getComputedTiming().endTime === Infinity) motion.cancel(); else motion.finish();
    }";

const UNFOLDED: &str = "for (const fold of document.querySelectorAll('details')) fold.open = true";

/// One banner, one main part, one footer, one top heading, and no skipped heading level.
const OUTLINE: &str = "const faults = [];
    for (const mark of ['body > header', 'body > main', 'body > footer', 'header nav[aria-label]', 'main h1'])
        if (document.querySelectorAll(mark).length !== 1) faults.push(`not one ${mark}`);
    const seen = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((head) => head.checkVisibility());
    const levels = seen.map((head) => Number(head.tagName[1]));
    for (const [n, level] of levels.entries())
        if (n > 0 && level > levels[n - 1] + 1) faults.push(`h${level} after h${levels[n - 1]}: ${seen[n].textContent}`);
    return faults";

/// Whatever has the keyboard focus shows it, itself or by its label.
const FOCUS: &str = "const able = 'a[href], button, input, select, textarea, summary, [tabindex=\"0\"]';
    const shows = (element) => element && getComputedStyle(element).outlineStyle !== 'none'
        && parseFloat(getComputedStyle(element).outlineWidth) >= 2;
    const faults = [];
    for (const element of document.querySelectorAll(able)) {
        element.focus({ focusVisible: true, preventScroll: true });
        const around = [element, element.closest('label'), element.labels?.[0]];
        if (document.activeElement === element && !around.some(shows)) faults.push(element.cloneNode().outerHTML);
    }
    document.activeElement.blur();
    return faults";

/// Adjacent things that can be clicked during the game are large enough for a finger.
const SMALL: &str = "const things = '.cell, .spaces li, .rooms li, .prices li, .decorators tbody td';
    const isSmall = (element) => element.checkVisibility()
        && Math.min(element.offsetWidth, element.offsetHeight) < 24;
    return [...document.querySelectorAll(things)].filter(isSmall)
        .map((element) => `${element.offsetWidth} by ${element.offsetHeight}: ${element.outerHTML.slice(0, 200)}`)";

/// Nothing overflows the window.
const WIDE: &str = "const isWide = document.documentElement.scrollWidth > innerWidth;
    const beside = (element) => element.getBoundingClientRect().right > innerWidth + 1;
    const wide = isWide ? [...document.body.querySelectorAll('*')].filter(beside) : [];
    return wide.map((element) => element.cloneNode().outerHTML).slice(0, 5)";

#[tokio::test]
async fn no_page_on_a_desktop_breaks_a_rule_of_access() {
    check(Kind::Desktop).await;
}

#[tokio::test]
async fn no_page_on_a_phone_breaks_a_rule_of_access() {
    check(Kind::Phone).await;
}

/// Checks every page in the light theme as it opens, and in the dark theme with everything unfolded.
async fn check(kind: Kind) {
    let Some(axe) = axe() else { return };
    let Some((_driver, server, browser)) = stage::start_with(kind).await else { return };
    let mut pages = pages::every(&browser, &server).await;
    play_on(&browser, &server, &pages).await;
    pages.push(("sorry", "/t/nothing".to_owned()));
    browser.set_in_front(true);
    let mut faults = Vec::new();
    for (name, page) in &pages {
        browser.open(&server.url(page)).await;
        browser.run(&axe).await;
        for theme in ["light", "dark"] {
            browser.client.execute(IN_THEME, vec![theme.into()]).await.unwrap();
            let found = browser.client.execute_async(LOOK, Vec::new()).await.unwrap();
            faults.extend(named(found, &format!("{name}, {theme}")));
            browser.run(UNFOLDED).await;
        }
        faults.extend(named(browser.run(SMALL).await, name));
        faults.extend(named(browser.run(OUTLINE).await, name));
        faults.extend(named(browser.run(FOCUS).await, name));
        if kind == Kind::Desktop {
            // At 200 % zoom a window has half the room.
            browser.set_screen(720, 450);
            faults.extend(named(browser.run(WIDE).await, &format!("{name} at 200 %")));
            browser.set_screen(1440, 900);
        }
    }
    assert!(faults.is_empty(), "{} violations:\n{}", faults.len(), faults.join("\n"));
}

fn named(found: Value, place: &str) -> Vec<String> {
    let found: Vec<String> = serde_json::from_value(found).unwrap();
    found.iter().map(|fault| format!("{place}: {fault}")).collect()
}

/// Plays to the middle of the game, so that the table has something of everything.
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

/// The source of axe-core; `None` if the tests run without it.
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
