//! What somebody has opened beside the board stays while it is in use, and a mark says where the question is.

use serde_json::json;

use crate::{Browser, Kind, stage, table};

/// Answers with the first option, as the player does at another device: this page hears of it by its stream.
const ANSWERED: &str =
    "const button = document.querySelector(\"#decision form[action$='/act'] button[name=choice]:enabled\");
    const fields = new URLSearchParams(new FormData(button.form));
    fields.append(button.name, button.value);
    window.before = Number(document.getElementById('main').dataset.version);
    fetch(button.form.getAttribute('action'), { method: 'post', body: fields })";
const IS_SHOWN: &str = "return Number(document.getElementById('main').dataset.version) > window.before && !document.querySelector('.loft > *')";

#[tokio::test]
async fn a_new_question_leaves_a_phone_at_the_menu_where_somebody_is_about_to_concede() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Phone).await else { return };
    browser.see("#decision button[name=choice]").await;
    browser.click("#concede summary").await;
    let place = "const { top } = document.querySelector('#concede').getBoundingClientRect();
        return [Math.round(top / 20), document.querySelector('.tabs :checked').id]";
    let before = browser.run(place).await;
    answer(&browser).await;
    assert_eq!(browser.run(place).await, before, "the page stays where it is");
    assert!(browser.has("#concede[open]").await);

    // Who turns to the board again is led to the next question.
    browser.click("#concede summary").await;
    browser.run("document.getElementById('map').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))").await;
    answer(&browser).await;
    let is_led = "const tabs = document.querySelector('.tabs');
        return tabs.querySelector(':checked').value === tabs.dataset.place";
    assert_eq!(browser.run(is_led).await, true);
    browser.check_page().await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn a_panel_that_is_read_stays_and_the_panel_of_the_question_is_marked() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.see("#decision button[name=choice]").await;
    table::open_panel(&browser, "log").await;
    answer(&browser).await;
    browser.see("#log").await;
    let colors = "return ['decide', 'talk', 'players', 'menu']
        .flatMap((name) => document.querySelector(`label[for=panel-${name}]`) ?? [])
        .map((label) => getComputedStyle(label).backgroundColor)";
    let colors = browser.run(colors).await;
    assert_eq!(colors[1], colors[2]);
    assert_ne!(colors[0], colors[1], "it is one's turn there");
    table::open_panel(&browser, "decide").await;
    browser.see("#decision").await;
    assert_eq!(browser.run("return document.querySelectorAll('.panels :checked').length").await, json!(1));
    browser.check_console(&[]);
}

async fn answer(browser: &Browser) {
    browser.run(ANSWERED).await;
    browser.until_true(IS_SHOWN).await;
}
