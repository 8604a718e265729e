//! The replay moves by slider, buttons and keys without leaving its page, plays by itself, and keeps its step in the
//! address.

use std::path::Path;

use crate::{Browser, Kind, stage};

const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const SHIFT: &str = "\u{e008}";

/// Waits until the page, the address and the slider show a step.
async fn see_step(browser: &Browser, at: u32) {
    browser
        .until_true(&format!(
            "const page = document.getElementById('main');
         return page.dataset.at === '{at}' && document.getElementById('replay-at').value === '{at}'
            && document.getElementById('asked').textContent.includes('{at} of')
            && new URL(location.href).searchParams.get('at') === '{at}'"
        ))
        .await;
}

/// Drags the slider through many steps, faster than any server answers.
async fn drag(browser: &Browser, to: u32) {
    browser
        .run(&format!(
            "const slider = document.getElementById('replay-at');
             const from = Number(slider.value), way = Math.sign({to} - from);
             for (let at = from; at !== {to}; at += way) {{
                slider.value = at + way;
                slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
             }}"
        ))
        .await;
}

async fn press(browser: &Browser, keys: &str) {
    browser.see("body").await.send_keys(keys).await.unwrap();
}

#[tokio::test]
async fn a_replay_is_moved_by_slider_buttons_and_keys() {
    let Some((driver, mut server)) = stage::start().await else { return };
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for game in ["katana/tests/games/v1-05.json", "shogunate/tests/games/v1-03.json"] {
        let table = server.import(&games.join(game));
        for kind in [Kind::Desktop, Kind::Phone] {
            let browser = driver.browser(kind).await;
            browser.open(&server.url(&format!("{table}/replay?at=10&eyes=all"))).await;
            browser.run("window.isSame = true").await;
            drag(&browser, 150).await;
            see_step(&browser, 150).await;
            browser.click("#replay-next").await;
            see_step(&browser, 151).await;
            browser.click("#replay-previous").await;
            see_step(&browser, 150).await;
            press(&browser, RIGHT).await;
            see_step(&browser, 151).await;
            press(&browser, LEFT).await;
            see_step(&browser, 150).await;
            browser.click(".replay-rounds a:nth-child(2)").await;
            browser
                .until_true(
                    "return document.querySelector('.replay-rounds a:nth-child(2)').ariaCurrent === 'step'",
                )
                .await;
            press(&browser, &format!("{SHIFT}{RIGHT}")).await;
            browser.until_true("return document.getElementById('replay-turn').value === document.getElementById('main').dataset.at").await;
            browser.choose("#replay-speed", "250").await;
            browser.click("#replay-play").await;
            browser.until_true("const main = document.getElementById('main'); return (window.began ??= Number(main.dataset.at)) + 3 <= Number(main.dataset.at)").await;
            browser.click("#replay-play").await;
            browser.click("#replay-first").await;
            see_step(&browser, 0).await;
            browser.until_true("return window.isSame").await;
            browser.check_page().await;
            // Another browser sees the same step at this address.
            drag(&browser, 77).await;
            see_step(&browser, 77).await;
            browser.client.refresh().await.unwrap();
            see_step(&browser, 77).await;
            browser.check_console(&[]);
        }
    }
}
