//! Several people at one device.

use std::time::{Duration, Instant};

use crate::{Browser, Kind, Mind, NewSeat, Player, asked, next, stage, table};

#[tokio::test]
async fn at_one_device_the_page_goes_from_one_person_to_the_next() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    let seats = [NewSeat::Me, NewSeat::Guest("Kotetsu", "")];
    table::fill_new(&browser, &server, "Okimasa", &seats).await;
    let id = table::make(&browser).await;
    assert!(!browser.has("#talk, #panel-talk").await, "people at one device hear each other");
    let players = [Player::new(&browser, &id).await];
    let (mut mind, mut seat, mut n_passed_on) = (Mind::new(7, 12), None, 0);
    while let Some((_, question)) = next(&server, &players).await {
        browser.see(&looking(question.seat.expect("somebody here is asked"))).await;
        if seat.replace(question.seat).is_some_and(|seat| seat != question.seat) {
            n_passed_on += 1;
            browser.see(".hand-over").await;
            browser.shoot("handed").await;
        }
        players[0].act(&server, &question, &mind.choose(&question)).await;
    }
    assert!(
        n_passed_on >= 4,
        "the device went on at least once in each of four rounds, not {n_passed_on} times"
    );
    browser.see(".result table.scores").await;
    browser.check_page().await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn two_here_with_pins_one_far_away_and_a_bot_play_a_round() {
    let Some((driver, server)) = stage::start().await else { return };
    let (here, far) = (driver.browser(Kind::Desktop).await, driver.browser(Kind::Phone).await);
    let pins = ["1357", "2468"];
    let seats = [
        NewSeat::Guest("Kotetsu", pins[0]),
        NewSeat::Guest("Sukehiro", pins[1]),
        NewSeat::Open,
        NewSeat::Bot,
    ];
    table::fill_new(&here, &server, "Okimasa", &seats).await;
    here.shoot("new-guests").await;
    let id = table::make(&here).await;
    table::take_seat(&far, &here.value("#invite-link").await, "Kiyomaro").await;
    here.click("form.start button:enabled").await;
    here.see("main.table").await;
    assert!(here.has("#talk").await, "one is far away");

    let players = [Player::new(&here, &id).await, Player::new(&far, &id).await];
    let (mut mind, mut n_unlocked, started) = (Mind::new(8, 9), 0, Instant::now());
    let is_second_round = "return /\\b2\\b/.test(document.querySelector('h1').textContent)";
    while far.run(is_second_round).await != true {
        assert!(started.elapsed() < Duration::from_secs(120), "the round comes to its end");
        if let Some((n, question)) = asked(&server, &players) {
            players[n].act(&server, &question, &mind.choose(&question)).await;
        } else if let Some(seat) = players[0].question(&server).shut_seat() {
            // A locked seat shows no options.
            here.see_no("form[action$='/act']").await;
            if n_unlocked == 0 {
                here.shoot("locked").await;
                unlock(&here, seat, "0000").await;
                here.see("#sorry").await;
                here.open(&server.url(&format!("/t/{id}"))).await;
            }
            unlock(&here, seat, pins[seat as usize]).await;
            here.see(&looking(seat)).await;
            n_unlocked += 1;
        }
        // The page at the other device updates itself.
        let version = players[1].question(&server).table_version;
        let is_there = format!("return Number(document.querySelector('main').dataset.version) >= {version}");
        far.until_true(&is_there).await;
    }
    assert!(n_unlocked >= 2, "both gave their PIN");
    here.check_page().await;
    here.check_console(&["403"]);
    far.check_console(&[]);
}

/// Enters the PIN of a seat, right or wrong.
async fn unlock(browser: &Browser, seat: u64, pin: &str) {
    browser.write(&format!("#unlock-{seat} input[name=pin]"), pin).await;
    browser.click(&format!("#unlock-{seat} button")).await;
}

/// Matches the page in this seat's perspective.
fn looking(seat: u64) -> String {
    format!("nav.eyes a[href$='seat={seat}'][aria-current=true]")
}
