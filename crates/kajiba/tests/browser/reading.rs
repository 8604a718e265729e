//! Reading the rules: searching on every keystroke or by a form, and terms with explanations.

use crate::{Browser, Kind, Server, stage};

/// A script that lists the visible clauses.
const SEEN: &str = "[...document.querySelectorAll('.rule')].filter(rule => rule.checkVisibility()).map(rule => rule.id).join(' ')";

/// Key codes of the driver.
const TAB: &str = "\u{e004}";
const ESCAPE: &str = "\u{e00c}";

async fn search(browser: &Browser, server: &Server, words: &str) {
    browser.open(&server.url("/rules/katana")).await;
    browser.write("#q", words).await;
}

#[tokio::test]
async fn the_rules_are_searched_at_every_letter() {
    let Some((driver, server)) = stage::start().await else { return };
    for kind in [Kind::Desktop, Kind::Phone] {
        let browser = driver.browser(kind).await;
        search(&browser, &server, "GOLDEN rulé").await;
        browser.until_true(&format!("return {SEEN} === 'MOV-2'")).await;
        assert_eq!(browser.words("#found b").await, "1");
        browser.until_true("return location.search === '?q=GOLDEN+rul%C3%A9'").await;
        // The server renders the same for the same address.
        browser.client.refresh().await.unwrap();
        browser.until_true(&format!("return {SEEN} === 'MOV-2'")).await;
        assert_eq!(browser.words("#MOV-2 mark").await, "Golden");
        for (asked, clause) in [("How do I win?", "END-6"), ("sashimno", "END-3")] {
            browser.write("#q", asked).await;
            browser.until_true(&format!("return {SEEN}.split(' ').includes('{clause}')")).await;
        }
        let figures =
            "[...document.querySelectorAll('figure')].filter(figure => figure.checkVisibility()).length";
        browser.until_true(&format!("return {figures} > 0")).await;
        browser.write("#q", "teapot").await;
        browser.until_true(&format!("return {SEEN} === ''")).await;
        browser.write("#q", " ").await;
        browser
            .until_true(&format!("return {SEEN}.startsWith('SET-1 SET-2') && location.search === ''"))
            .await;
        assert!(!browser.has("#MOV-2 mark").await, "what was found before stands out no more");
        browser.check_console(&[]);
    }
}

#[tokio::test]
async fn without_scripts_the_rules_are_searched_by_a_form_and_a_term_leads_to_the_glossary() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::NoScript).await else { return };
    search(&browser, &server, "golden rule").await;
    browser.click("form.search button").await;
    browser.see("#found").await;
    browser.until_true(&format!("return {SEEN} === 'MOV-2'")).await;
    browser.click(".search a").await;
    browser.click("#TEM-1 a.term").await;
    browser.until_true("return location.hash === '#term-monk'").await;
    browser.see("#term-monk .what").await;
    browser.check_page().await;
}

#[tokio::test]
async fn a_term_explains_itself_to_the_keyboard_and_to_a_finger() {
    let Some((driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    browser.open(&server.url("/rules/katana")).await;
    browser.click("h1").await;
    browser.see("#TEM-1 > .anchor").await.send_keys(TAB).await.unwrap();
    assert!(browser.words("#explanation").await.contains("TEM-2"));
    browser
        .until_true("return document.activeElement.getAttribute('aria-describedby') === 'explanation'")
        .await;
    browser.see("#TEM-1 a.term").await.send_keys(ESCAPE).await.unwrap();
    browser.until_true("return document.querySelector('#explanation').hidden").await;

    let phone = driver.browser(Kind::Phone).await;
    phone.open(&server.url("/cards")).await;
    phone.click("#honor h2 a.term").await;
    assert!(phone.words("#explanation").await.starts_with("Honor cards"));
    let shown = "const box = document.querySelector('#explanation').getBoundingClientRect();
        return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight";
    phone.until_true(shown).await;
    assert_eq!(phone.client.windows().await.unwrap().len(), 1, "nobody is led away");
    phone.click("h1").await;
    phone.until_true("return document.querySelector('#explanation').hidden").await;
    phone.check_console(&[]);
}
