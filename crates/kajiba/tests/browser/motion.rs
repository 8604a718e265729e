//! What others did is seen before it is told and before numbers change; it can be skipped, is short, costs the browser little, and
//! can be turned off.

use serde_json::json;

use crate::{Browser, Kind, NewSeat, stage, table};

/// Shows a new version of the page, as update.js does: another player scores, and before that a card leaves. `tell` takes how
/// many more sentences there are, and whose they are. Meanwhile every frame notes whether the card is on its way and whether the new number is seen.
const PREPARED: &str = "window.tell = (n_more, seat = 1) => {
        const detail = document.getElementById('main');
        const send = (name) => document.dispatchEvent(new CustomEvent(`kajiba:${name}`, { detail }));
        send('updating');
        const card = [...document.querySelectorAll('.card[id]')].find((card) => card.getBoundingClientRect().width > 0);
        const number = document.querySelector('.seats [data-count=points-1]');
        card.remove();
        number.textContent = Number(number.textContent) + 5;
        const entry = document.createElement('li');
        window.nth = (window.nth ?? 900000) + 1;
        entry.id = `entry-${window.nth}`;
        entry.dataset.seat = seat;
        const sentence = (words, data) => {
            const made = document.createElement('a');
            made.className = 'sentence';
            made.textContent = words;
            made.href = `#${data.place ?? 'seat-1'}`;
            Object.assign(made.dataset, { tell: '', of: '1' }, data);
            entry.append(made);
        };
        sentence('It leaves.', { step: 'slide', place: card.id });
        for (let n = 0; n < n_more; n += 1) sentence(`More ${n}.`, { step: 'gain', sort: 'coin', n: '5' });
        sentence('It scores.', { step: 'score', counts: 'points-1' });
        document.querySelector('#log ol').prepend(entry);
        send('updated');
        const began = performance.now();
        window.course = [];
        window.took_ms = null;
        const note = () => {
            const running = ({ playState }) => playState === 'running';
            const away = document.querySelector('.loft .leaving');
            const leaves = away?.getAnimations().some(running) ?? false;
            const words = document.querySelector('#tale .spoken')?.textContent ?? '';
            window.course.push({ leaves, isNew: getComputedStyle(number).opacity === '1', words });
            if (document.getElementById('tale').hidden) window.took_ms ??= performance.now() - began;
            else requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
    }";
/// Shows a new version of the page in which three Leaders have changed places, and the log tells of two of them. Every frame in
/// which none of them moves notes whether two stand in one place.
const TURNED: &str = "const detail = document.getElementById('main');
        const send = (name) => document.dispatchEvent(new CustomEvent(`kajiba:${name}`, { detail }));
    const banners = [...document.querySelectorAll('.banner[id]')];
    send('updating');
    const [a, b, c] = banners, places = [a, b, c].map((banner) => banner.parentElement);
    [c, a, b].forEach((banner, n) => places[n].append(banner));
    const entry = document.createElement('li');
    entry.id = 'entry-900000';
    entry.dataset.seat = '1';
    for (const { id } of [c, a]) {
        const sentence = document.createElement('a');
        Object.assign(sentence, { className: 'sentence', textContent: `${id} moves.`, href: `#${id}` });
        Object.assign(sentence.dataset, { tell: '', step: 'slide', of: '1' });
        entry.append(sentence);
    }
    document.querySelector('#log ol').prepend(entry);
    send('updated');
    window.n_doubled = window.n_moving = 0;
    window.is_done = false;
    const note = () => {
        const isMoving = ({ playState }) => playState === 'running';
        if (banners.some((banner) => banner.getAnimations().some(isMoving))) window.n_moving += 1;
        else {
            const lefts = banners.map((banner) => Math.round(banner.getBoundingClientRect().left / 10));
            window.n_doubled += Number(new Set(lefts).size < banners.length);
        }
        window.is_done = document.getElementById('tale').hidden;
        if (!window.is_done) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);";
/// What is still on its way.
const STAGED: &str = "return document.querySelectorAll('.loft > *').length";

async fn told(browser: &Browser, n_more: usize) {
    browser.run(&format!("window.tell({n_more})")).await;
}

#[tokio::test]
async fn movement_comes_first_then_words_then_numbers_unless_nothing_shall_move() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.see("#decision button[name=choice]").await;
    browser.run(PREPARED).await;
    told(&browser, 0).await;
    assert_ne!(browser.run(STAGED).await, json!(0), "it is seen to leave");
    let ticked = "const number = document.querySelector('.seats [data-count=points-1]');
        const old = document.querySelector('.ticked[data-ticks=points-1]');
        return [getComputedStyle(number).opacity, Number(number.textContent) - Number(old.textContent)]";
    assert_eq!(browser.run(ticked).await, json!(["0", 5]), "the old number is still seen");
    browser.check_page().await;
    let pictures = "return document.querySelectorAll('.loft :is(button, input, [id])').length";
    assert_eq!(browser.run(pictures).await, json!(0), "what moves is only a picture");
    browser.until_true("return window.took_ms !== null").await;
    let order = "const course = window.course;
        const gone = course.findLastIndex(({ leaves }) => leaves);
        const said = course.findIndex(({ words }) => words === 'It leaves.');
        const counted = course.findIndex(({ isNew }) => isNew);
        return course.slice(0, 3).some(({ leaves }) => leaves) && 2 < said && said < counted && gone < counted";
    assert_eq!(browser.run(order).await, json!(true), "{}", browser.run("return window.course").await);
    assert_eq!(browser.run(STAGED).await, json!(0), "nothing is left over");

    browser.run("document.documentElement.dataset.wishes = 'no-motion'").await;
    told(&browser, 3).await;
    assert_eq!(browser.run(STAGED).await, json!(0), "nothing moves");
    browser.see_no("#tale:not([hidden])").await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn movement_lays_out_nothing_and_animates_only_transform_and_opacity() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.see("#decision button[name=choice]").await;
    browser.run(PREPARED).await;
    told(&browser, 60).await;
    // The first frames lay out what the stage has got.
    browser.until_true("return window.course.length > 5").await;
    let animated =
        "const running = document.getAnimations().filter(({ playState }) => playState === 'running');
        const names = running.flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys));
        const others = ['offset', 'computedOffset', 'easing', 'composite'];
        return [...new Set(names)].filter((name) => !others.includes(name)).sort()";
    assert_eq!(browser.run(animated).await, json!(["opacity", "transform"]));
    let before = browser.n_layouts();
    let mut n_looks = 0;
    loop {
        let now = browser.n_layouts();
        if browser.run("return window.took_ms !== null").await == json!(true) {
            break;
        }
        assert_eq!(now, before, "after {n_looks} looks");
        n_looks += 1;
    }
    assert!(n_looks > 3, "it moves for some seconds");
    browser.check_console(&[]);
}

#[tokio::test]
async fn any_key_or_tap_ends_it_and_it_never_takes_longer_than_six_seconds() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.see("#decision button[name=choice]").await;
    browser.run(PREPARED).await;
    for event in [
        "new KeyboardEvent('keydown', { key: 'a', bubbles: true })",
        "new PointerEvent('pointerdown', { bubbles: true })",
    ] {
        told(&browser, 9).await;
        assert_ne!(browser.run(STAGED).await, json!(0));
        browser.run(&format!("document.body.dispatchEvent({event})")).await;
        assert_eq!(browser.run(STAGED).await, json!(0), "{event}");
        let number =
            "return getComputedStyle(document.querySelector('.seats [data-count=points-1]')).opacity";
        assert_eq!(browser.run(number).await, json!("1"), "{event}");
        browser.until_true("return window.took_ms !== null").await;
    }
    told(&browser, 60).await;
    browser.until_true("return window.took_ms !== null").await;
    let took_ms = browser.run("return window.took_ms").await.as_f64().expect("it is a time");
    // How much less depends on what was told before: all of it shares the time.
    assert!(took_ms < 6500.0, "{took_ms}");
    browser.check_console(&[]);
}

#[tokio::test]
async fn what_three_others_do_takes_no_longer_than_what_one_does() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    table::fill_new(&browser, &server, "Kotetsu", &[NewSeat::Me, NewSeat::Bot, NewSeat::Bot, NewSeat::Bot])
        .await;
    table::make(&browser).await;
    browser.see("#decision button[name=choice]").await;
    browser.until_true("return document.getElementById('tale').hidden").await;
    browser.run(PREPARED).await;
    let round = "document.getElementById('main').dataset.turn = 'false';
        window.first = performance.now();
        tell(12, 1);
        setTimeout(() => tell(12, 2), 300);
        setTimeout(() => tell(12, 3), 600);
        setTimeout(() => (window.isAllTold = true), 700)";
    browser.run(round).await;
    browser.until_true("return window.isAllTold && document.getElementById('tale').hidden").await;
    let took_ms =
        browser.run("return performance.now() - window.first").await.as_f64().expect("it is a time");
    assert!((1500.0..8000.0).contains(&took_ms), "{took_ms}");
    browser.check_console(&[]);
}

/// Counts new versions of the page, and those that come while something moves.
const COUNTED: &str = "window.n_versions = window.n_while_moving = window.n_moves = 0;
    const isMoving = ({ constructor, playState, effect }) => constructor === Animation && playState === 'running'
        && Number(effect.getComputedTiming().progress) < 1;
    const play = Animation.prototype.play;
    Animation.prototype.play = function () {
        window.n_moves += 1;
        return play.call(this);
    };
    document.addEventListener('kajiba:updating', () => {
        window.n_versions += 1;
        window.n_while_moving += Number(document.getAnimations().some(isMoving));
    })";
/// Answers with the first option, if there is one.
const ANSWERED: &str =
    "const button = document.querySelector(\"#decision form[action$='/act'] button[name=choice]:enabled\");
    if (!document.querySelector('.settling')) button?.click();
    return window.n_versions >= 4 && window.n_moves >= 10";

#[tokio::test]
async fn no_new_version_of_the_page_comes_while_something_moves() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    table::fill_new(&browser, &server, "Kotetsu", &[NewSeat::Me, NewSeat::Bot, NewSeat::Bot]).await;
    table::make(&browser).await;
    browser.see("#decision button[name=choice]").await;
    browser.run(COUNTED).await;
    browser.until_true(ANSWERED).await;
    browser.until_true("return document.getElementById('tale').hidden").await;
    assert_eq!(
        browser.run("return window.n_while_moving").await,
        json!(0),
        "updates wait for the movement to end"
    );
    // An answer may come too late for a question that others have changed.
    browser.check_console(&["409 (Conflict)"]);
}

#[tokio::test]
async fn what_is_pressed_while_it_moves_is_clicked() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let seats = [NewSeat::Me, NewSeat::Bot, NewSeat::Bot];
    table::fill_shogunate(&browser, &server, "Kotetsu", &seats).await;
    table::make(&browser).await;
    browser.see("#decision button[name=choice]").await;
    browser.run(TURNED).await;
    let middle = "const button = document.createElement('button');
        button.style = 'position: absolute; inset: 0; z-index: 9';
        button.type = 'button';
        button.onclick = () => (window.is_clicked = true);
        // On a busy machine it would be past before the mouse comes.
        for (const movement of document.getAnimations()) movement.pause();
        // The others move below the last one.
        [...document.querySelectorAll('.banner.in-motion')].at(-1).append(button);
        const { left, top, width, height } = button.getBoundingClientRect();
        return [left + width / 2, top + height / 2]";
    let [x, y]: [f64; 2] = serde_json::from_value(browser.run(middle).await).unwrap();
    browser.press(x, y).await;
    assert_eq!(browser.run("return window.is_clicked").await, json!(true));
    browser.check_console(&[]);
}

/// Presses the mouse, answers by another way, and lifts the mouse later.
const PRESSED: &str = "const seen = window.seen = [];
    document.addEventListener('kajiba:updated', () => seen.push('updated'));
    const press = (name) => document.body.dispatchEvent(new PointerEvent(name, { bubbles: true }));
    press('pointerdown');
    setTimeout(() => {
        seen.push('lifted');
        press('pointerup');
    }, 1000);
    const form = document.getElementById('answers');
    const fields = new FormData(form, form.querySelector('button[name=choice]'));
    fetch(form.getAttribute('action'), { method: 'POST', body: new URLSearchParams(fields) })";

#[tokio::test]
async fn nothing_changes_under_a_finger() {
    let Some((_driver, _server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.see("#decision button[name=choice]").await;
    browser.run(PRESSED).await;
    browser.until_true("return window.seen.includes('updated')").await;
    assert_eq!(browser.run("return window.seen[0]").await, json!("lifted"), "the update waits for the click");
    browser.check_console(&[]);
}

#[tokio::test]
async fn what_changes_places_is_never_seen_in_one_place() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let seats = [NewSeat::Me, NewSeat::Bot, NewSeat::Bot];
    table::fill_shogunate(&browser, &server, "Kotetsu", &seats).await;
    table::make(&browser).await;
    browser.see("#decision button[name=choice]").await;
    browser.run(TURNED).await;
    browser.until_true("return window.is_done").await;
    let seen = browser.run("return [window.n_moving > 0, window.n_doubled]").await;
    assert_eq!(seen, json!([true, 0]), "they are seen to move, and at no time is one hidden by another");
    browser.check_console(&[]);
}
