//! Screenshots of the pages in all languages and both themes, for `cargo xtask screenshots`.

use std::{env, fs, path::PathBuf};

use crate::{Browser, Kind, Mind, NewSeat, Player, Server, next, stage, switching::switch, table};

/// A person and three bots.
const FOUR: [NewSeat; 4] = [NewSeat::Me, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot];

/// Waits for animations and replayed moves to end.
const AT_REST: &str = "document.querySelector('#tale:not([hidden]) [data-skip]')?.click();
    for (const motion of document.getAnimations()) motion.finish()";

#[tokio::test]
#[ignore = "it takes pictures and tests nothing"]
async fn pictures_are_taken_of_every_kind_of_page() {
    let folder = PathBuf::from(env::var_os("KAJIBA_SCREENSHOTS").expect("KAJIBA_SCREENSHOTS names a folder"));
    fs::create_dir_all(&folder).unwrap();
    let Some((driver, server)) = stage::start().await else { return };
    // A newcomer sees another home page than somebody with tables.
    let (stranger, player) = (driver.browser(Kind::Desktop).await, driver.browser(Kind::Desktop).await);
    let pages = pages(&player, &server).await;
    for lang in ["en", "it", "ja"] {
        for theme in ["light", "dark"] {
            for browser in [&stranger, &player] {
                browser.set_screen(1440, 900);
                browser.open(&server.url("/about")).await;
                switch(browser, lang).await;
                browser.click(&format!("form.lang button[name=theme][value={theme}]")).await;
                browser.see(&format!("html[data-theme={theme}]")).await;
            }
            for (name, page) in &pages {
                let browser = if name.ends_with("home") { &stranger } else { &player };
                let (width, height) = if name.starts_with("phone") { (390, 844) } else { (1440, 900) };
                browser.set_screen(width, height);
                browser.open(&server.url(page)).await;
                browser.see("main#main").await;
                browser.run(AT_REST).await;
                let picture = browser.client.screenshot().await.unwrap();
                fs::write(folder.join(format!("{name}-{lang}-{theme}.png")), picture).unwrap();
            }
        }
    }
}

/// Plays until every page has something to show, and lists the pages with their addresses.
async fn pages(browser: &Browser, server: &Server) -> Vec<(&'static str, String)> {
    let mut tables = Vec::new();
    for n_decisions in [0, 44, usize::MAX] {
        table::fill_new(browser, server, "Masamune", &FOUR).await;
        tables.push(play(browser, server, n_decisions).await);
    }
    let court = [NewSeat::Me, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot];
    for n_decisions in [4, usize::MAX] {
        table::fill_shogunate(browser, server, "Masamune", &court).await;
        tables.push(play(browser, server, n_decisions).await);
    }
    browser.open(&server.url("/story")).await;
    browser.click("form[action='/story'] button").await;
    browser.see("#chapter-1.next").await;
    let story = browser.client.current_url().await.unwrap().path().to_owned();
    browser.click("#attempt button").await;
    browser.see("#story .conditions").await;
    let chapter = format!("/t/{}", table::id(browser).await);
    let [start, middle, end, court, court_end] = tables.try_into().expect("there are five");
    vec![
        ("home", "/".to_owned()),
        ("start", start),
        ("middle", middle.clone()),
        ("end", end.clone()),
        ("shogunate", court.clone()),
        ("shogunate-end", court_end),
        ("story", story.clone()),
        ("chapter", chapter),
        ("rules", "/rules/katana#FOR-1".to_owned()),
        ("phone-home", "/".to_owned()),
        ("phone-middle", middle),
        ("phone-end", end),
        ("phone-shogunate", court),
        ("phone-story", story),
    ]
}

/// Submits the open new-table form and takes some decisions; returns the table's address.
async fn play(browser: &Browser, server: &Server, n_decisions: usize) -> String {
    let id = table::make(browser).await;
    let players = [Player::new(browser, &id).await];
    let mut mind = Mind::new(21, 50);
    for _ in 0..n_decisions {
        let Some((_, question)) = next(server, &players).await else { break };
        players[0].act(server, &question, &mind.choose(&question)).await;
    }
    format!("/t/{id}")
}
