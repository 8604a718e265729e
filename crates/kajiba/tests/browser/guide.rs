//! Lessons in real browsers: on the board, on a phone, and without scripts.

use crate::{Browser, Kind, Server, stage, table};

/// A button on the board or on one's own things.
const ON_THE_TABLE: &str = "main.guided > :not(.side) :is(.hit, .put)";
/// The same in the list of options.
const IN_THE_LIST: &str = "#decision form.choices button[name=choice]";

/// Whether the first thing to click on the board, if any can be seen, is between the tabs and the sheet.
const IN_VIEW: &str = "const [thing] = [...document.querySelectorAll('main.guided :is(.hit, .put)')]
    .filter(thing => thing.getClientRects().length > 0).map(thing => thing.getBoundingClientRect());
    const [tabs, sheet] = ['.tabs', '#decision'].map(css => document.querySelector(css).getBoundingClientRect());
    return !thing || (thing.top >= tabs.bottom - 4 && thing.bottom <= sheet.top + 4)";

#[tokio::test]
async fn a_newcomer_plays_the_whole_guide_by_clicking_on_the_table() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    learn(&server, &browser).await;
    browser.shoot("guide-start").await;
    let (titles, n_on_table) = play(&browser, true).await;
    assert_eq!(titles.len(), 10, "{titles:?}");
    assert!(n_on_table >= 20, "{n_on_table} times the table itself was clicked");
    browser.shoot("guide-end").await;

    let guide = table::id(&browser).await;
    browser.see("#guide button[value=next].main-act").await;
    browser.click("#guide button[value=play]").await;
    browser.see_no("#guide").await;
    browser.see(IN_THE_LIST).await;
    assert_ne!(table::id(&browser).await, guide, "a game of one's own begins");
    browser.open(&server.url("/")).await;
    let lines = browser.run("return document.querySelectorAll('.table-line').length").await;
    assert_eq!(lines, 1, "and the guide is no longer in the way");
    browser.check_console(&[]);
}

#[tokio::test]
async fn the_guide_is_played_on_a_phone_and_begun_anew_in_the_middle() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    learn(&server, &browser).await;
    go_on(&browser, false).await;
    go_on(&browser, false).await;
    assert!(browser.words("#guide-now").await.contains("End your turn"));
    browser.click("#guide-ways summary").await;
    browser.click("#guide-ways button[value=again]").await;
    browser
        .until_true("return document.querySelector('#guide-now')?.textContent.includes('at the Houses')")
        .await;
    let (titles, _) = play(&browser, false).await;
    assert_eq!(titles.len(), 10, "{titles:?}");
    browser.click("#guide button[value=lessons]").await;
    browser.see(".lesson-list .lesson.done").await;
    browser.open(&server.url("/")).await;
    assert!(!browser.has(".table-line").await, "nothing of it is left");
    browser.check_console(&[]);
}

#[tokio::test]
async fn the_guide_is_played_without_a_script() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::NoScript).await else { return };
    learn(&server, &browser).await;
    let (titles, _) = play(&browser, false).await;
    assert_eq!(titles.len(), 10, "{titles:?}");
    browser.click("#guide button[value=on]").await;
    browser.see_no("#guide").await;
    browser.see(IN_THE_LIST).await;
}

#[tokio::test]
async fn the_other_lessons_are_played_by_clicking_on_the_table() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    play_others(&server, &browser, true).await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn the_other_lessons_are_played_on_a_phone() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    play_others(&server, &browser, false).await;
    browser.check_console(&[]);
}

/// Plays all lessons but the first, each from the page that lists them, and sees them marked there.
async fn play_others(server: &Server, browser: &Browser, is_on_table: bool) {
    let lessons =
        [("katana", "cards", 7), ("katana", "others", 5), ("katana", "katana", 8), ("shogunate", "first", 5)];
    for (game, lesson, n_steps) in lessons {
        browser.open(&server.url(&format!("/lessons/{game}"))).await;
        browser.click(&format!("button[name=lesson][value={lesson}]")).await;
        browser.see("#guide-now").await;
        let (titles, n_on_table) = play(browser, is_on_table).await;
        assert_eq!(titles.len(), n_steps, "{titles:?}");
        assert!(!is_on_table || n_on_table >= n_steps, "{n_on_table} times the table itself was clicked");
        browser.shoot(&format!("guide-{game}-{lesson}")).await;
        browser.click("#guide button[value=lessons]").await;
        browser.see(".lesson-list .lesson.done").await;
    }
}

/// From the home page to the first step.
async fn learn(server: &Server, browser: &Browser) {
    browser.open(&server.url("/")).await;
    browser.click(".play-now .learn").await;
    browser.see("#guide-now").await;
}

/// Plays the guide to its end; returns the titles of its steps, and the number of clicks on the board.
async fn play(browser: &Browser, is_on_table: bool) -> (Vec<String>, usize) {
    let (mut titles, mut n_on_table) = (Vec::new(), 0);
    while browser.has("main.guided").await {
        let title = browser.words("#guide-title").await;
        if titles.last() != Some(&title) {
            browser.check_page().await;
            titles.push(title);
        }
        n_on_table += usize::from(go_on(browser, is_on_table).await);
    }
    browser.see("#guide button[value=again]").await;
    (titles, n_on_table)
}

/// Does what the guide asks for, on the board if wanted and possible; returns whether it was there.
async fn go_on(browser: &Browser, is_on_table: bool) -> bool {
    let version = browser.run("return document.getElementById('main').dataset.version").await;
    let is_there = is_on_table && browser.has(ON_THE_TABLE).await;
    if browser.kind == Kind::Phone {
        browser.until_true(IN_VIEW).await;
    }
    if browser.has("#basket").await {
        if browser.kind == Kind::NoScript {
            browser.write("#basket input[type=number]", "1").await;
        } else {
            browser.click("#basket [data-step='1']").await;
        }
        browser.click("#basket .buy").await;
    } else {
        browser.click(if is_there { ON_THE_TABLE } else { IN_THE_LIST }).await;
    }
    let is_new = format!("return document.getElementById('main')?.dataset.version !== {version}");
    browser.until_true(&is_new).await;
    is_there
}
