//! Hints: they can be cancelled and repeated, name options, and disappear when stale.

use crate::{Browser, Kind, Player, stage, table};

#[tokio::test]
async fn a_hint_is_stopped_asked_for_again_and_taken() {
    let Some((_driver, server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.click("#hint button").await;
    browser.see("#hint-box progress").await;
    browser.click("#hint-box > button").await;
    browser.see_no("#hint-box").await;
    // Whoever presses while one is being computed gets the next one.
    browser.click("#hint button").await;
    browser.see("#hint-box progress").await;
    hint(&browser).await;
    browser.shoot("hint").await;
    browser.check_page().await;
    let log = browser.words("#hint-box").await;
    assert!(log.contains("wins about"), "{log}");

    let player = Player::new(&browser, &table::id(&browser).await).await;
    let version = player.question(&server).version;
    browser.click("#hint-box li button").await;
    player.until_after(&server, version).await;
    browser.see_no("#hint-box").await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn a_hint_goes_when_its_question_was_answered_elsewhere() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Phone).await else { return };
    hint(&browser).await;
    browser.shoot("hint-phone").await;
    browser.check_page().await;
    let elsewhere = "const form = document.querySelector('#decision form[action$=\"/act\"]');
        const fields = new URLSearchParams(new FormData(form));
        fields.append('choice', form.querySelector('[name=choice]').value);
        fetch(form.getAttribute('action'), { method: 'post', body: fields });";
    browser.run(elsewhere).await;
    browser.see_no("#hint-box").await;
    browser.check_console(&[]);
}

/// Asks for a hint and waits for it.
async fn hint(browser: &Browser) {
    browser.click("#hint button").await;
    browser.until_true("return document.querySelectorAll('#hint-box .advice li').length > 1").await;
}
