//! Every thing of a table explains itself: pointed at, clicked, focused and by the arrow keys.

use crate::{Browser, Kind, stage};

/// Key codes of the driver.
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const ESCAPE: &str = "\u{e00c}";

/// The things that lie on a table: tiles, cards, Rooms, signs, figures and numbers.
const THINGS: &str = ".card, .sword, .pip, .tally, .pawn, .sign, [id^=room-], .decorator, .honor, .favor, \
    th.line, .plates, .score, .then, .standing, .rounds li, .sashimono, .figures, .gives, .prices li, .forge .cell, .deck .below";

#[tokio::test]
async fn every_thing_of_the_table_says_what_it_is_by_its_clause_and_what_it_means_now() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    let silent = format!(
        "return [...document.querySelectorAll('main :is({THINGS})')]
            .filter((thing) => thing.checkVisibility() && !thing.closest('[data-term], [data-clause]')
                && !thing.querySelector('[data-term]'))
            .map((thing) => thing.outerHTML.slice(0, 120)).join('\\n')"
    );
    assert_eq!(browser.run(&silent).await, "", "these do not explain themselves");

    browser.see(".spaces .hit").await;
    point_at(&browser, ".spaces li:has(.hit) .sword").await;
    let told = browser.words("#explanation").await;
    for part in ["On your Forge it goes from", "Now: Place a Worker at the Houses", "MOV-2"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let shown = "[...document.querySelectorAll('.house-way')]
        .filter((way) => getComputedStyle(way).display !== 'none').length";
    browser.until_true(&format!("return {shown} === 1")).await;
    point_at(&browser, ".forge .sword").await;
    browser
        .until_true("return /Not now:.*MOV-6/s.test(document.getElementById('explanation').textContent)")
        .await;

    // What a click would not do anything with is explained until something else is pressed.
    browser.see(".court .effect .pic").await.click().await.unwrap();
    assert!(browser.words("#explanation").await.contains("DAI-"));
    point_at(&browser, "#asked").await;
    browser.see("#explanation").await;
    browser.see("#asked").await.click().await.unwrap();
    browser.until_true("return document.getElementById('explanation').hidden").await;
    browser.check_page().await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn arrow_keys_lead_from_thing_to_thing() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    // An update may take the element with the focus away before the key comes.
    let press = async |key: &str| {
        while browser.client.active_element().await.unwrap().send_keys(key).await.is_err() {}
    };
    press("m").await;
    press(RIGHT).await;
    let first = browser.words("#explanation").await;
    assert!(first.contains("HOU-1"), "{first}");
    press(RIGHT).await;
    browser.until_true("return /DEL-4/.test(document.getElementById('explanation').textContent)").await;
    press(LEFT).await;
    browser.until_true("return /HOU-1/.test(document.getElementById('explanation').textContent)").await;
    press(ESCAPE).await;
    browser.until_true("return document.getElementById('explanation').hidden").await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn a_long_press_explains_what_a_tap_would_do() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Phone).await else { return };
    browser.click("label[for=tab-map]").await;
    let press = "const thing = document.querySelector('#market .prices .hit');
        const options = { bubbles: true, cancelable: true, pointerType: 'touch' };
        return thing.dispatchEvent(new PointerEvent('contextmenu', options))";
    assert_eq!(browser.run(press).await, false, "the browser's own menu stays away");
    assert!(browser.words("#explanation").await.contains("Now: Place a Worker at the Market"));
    browser.run("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))").await;
    browser.until_true("return document.getElementById('explanation').hidden").await;
    browser.check_page().await;
    browser.check_console(&[]);
}

/// Some phones send no event for a long press.
#[tokio::test]
async fn a_finger_that_stays_explains_and_one_that_moves_taps_or_has_company_does_not() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Phone).await else { return };
    browser.click("label[for=tab-map]").await;
    let hands = "window.thing = document.querySelector('#market .prices .hit');
        window.touch = (name, ...ways) => {
            const { x, y } = thing.getBoundingClientRect();
            const touches = ways.map((way, identifier) =>
                new Touch({ identifier, target: thing, clientX: x + 5, clientY: y + 5 + way }));
            return thing.dispatchEvent(new TouchEvent(name, { touches, bubbles: true, cancelable: true }));
        };
        window.isExplained = () => !document.getElementById('explanation').hidden";
    browser.run(hands).await;
    for other in [
        "touch('touchmove', 40)",
        "touch('touchstart', 0, 60)",
        "touch('touchcancel')",
        "touch('touchend') || fail()",
        "document.dispatchEvent(new Event('scroll'))",
    ] {
        let script = format!(
            "const done = arguments[arguments.length - 1];
            touch('touchstart', 0);
            {other};
            setTimeout(() => done(isExplained()), 900)"
        );
        let is_explained = browser.client.execute_async(&script, Vec::new()).await.unwrap();
        assert_eq!(is_explained, false, "{other}");
    }
    browser.run("touch('touchstart', 0); touch('touchmove', 4)").await;
    assert!(browser.words("#explanation").await.contains("Now: Place a Worker at the Market"));
    assert_eq!(browser.run("return touch('touchend')").await, false, "no click follows");
    let marked = "return getComputedStyle(thing).userSelect";
    assert_eq!(browser.run(marked).await, "none", "no text is marked");
    browser.check_console(&[]);
}

/// Moves the pointer to the middle of the first element that is seen.
async fn point_at(browser: &Browser, css: &str) {
    let at = format!(
        "const thing = [...document.querySelectorAll('{css}')].find((thing) => thing.checkVisibility());
        const {{ x, y, width, height }} = thing.getBoundingClientRect();
        return [x + width / 2, y + height / 2].map(Math.round)"
    );
    let at = browser.run(&at).await;
    let [x, y] = [0, 1].map(|n| at[n].as_u64().expect("it is in the window"));
    browser.point_at(x - 3, y);
    browser.point_at(x, y);
}
