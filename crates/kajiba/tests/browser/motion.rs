//! Removed pieces are animated, unless motion is turned off.

use serde_json::json;

use crate::{Kind, stage};

/// A new version of the page without one of its cards, as update.js shows it; returns how many copies are animated.
const TAKE_AWAY: &str = "document.dispatchEvent(new Event('kajiba:updating'));
    [...document.querySelectorAll('.card[id]')].find((card) => card.getBoundingClientRect().width > 0).remove();
    document.dispatchEvent(new Event('kajiba:updated'));
    return document.querySelectorAll('.lifting').length";

#[tokio::test]
async fn a_card_that_leaves_lifts_off_and_is_gone_unless_nothing_shall_move() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.see("#decision button[name=choice]").await;
    assert_eq!(browser.run(TAKE_AWAY).await, json!(1), "it is seen to leave");
    browser.check_page().await;
    let buttons = "return document.querySelectorAll('.lifting button, .lifting [id]').length";
    assert_eq!(browser.run(buttons).await, json!(0), "what leaves is only a picture");
    browser.see_no(".lifting").await;
    browser.run("document.documentElement.dataset.wishes = 'no-motion'").await;
    assert_eq!(browser.run(TAKE_AWAY).await, json!(0), "nothing moves");
    browser.check_console(&[]);
}
