//! A table over plain HTTP under a local network name, where browsers disable features that need a secure context.

use crate::{Kind, Mind, NewSeat, Player, next, stage, table};

#[tokio::test]
async fn over_plain_http_at_a_name_of_the_home_network_two_play_and_see_each_other_act() {
    let Some((driver, server)) = stage::start().await else { return };
    let (desktop, phone) = (driver.browser(Kind::Desktop).await, driver.browser(Kind::Phone).await);
    desktop.open(&server.url_at_home("/new")).await;
    assert_eq!(desktop.run("return isSecureContext").await, false, "the page is not secure");
    table::fill_here(&desktop, "Norishige", &[NewSeat::Me, NewSeat::Open]).await;
    let id = table::make(&desktop).await;
    let link = desktop.value("#invite-link").await;
    assert_eq!(link, server.url_at_home(&format!("/t/{id}")), "others are invited to the same name");
    desktop.click("[data-copy=invite-link]").await;
    assert!(!desktop.words("#notice").await.is_empty(), "it is said that the link was copied");
    table::take_seat(&phone, &link, "Hankei").await;
    desktop.until_true("return document.querySelector('#seat-1').textContent.includes('Hankei')").await;
    desktop.click("form.start button:enabled").await;
    phone.see("main.table").await;

    let players = [Player::new(&desktop, &id).await, Player::new(&phone, &id).await];
    let (mut mind, mut n_acts) = (Mind::new(13, 60), [0, 0]);
    while n_acts.iter().any(|&n| n < 3) {
        let (n, question) = next(&server, &players).await.expect("the game goes on");
        players[n].act(&server, &question, &mind.choose(&question)).await;
        n_acts[n] += 1;
        let version = players[n].question(&server).table_version;
        let is_shown = format!("return Number(document.querySelector('main').dataset.version) >= {version}");
        for browser in [&desktop, &phone] {
            browser.until_true(&is_shown).await;
        }
    }
    for browser in [&desktop, &phone] {
        browser.check_page().await;
        // Browsers warn that they apply one of the headers only over HTTPS.
        browser.check_console(&["Cross-Origin-Opener-Policy"]);
    }
}
