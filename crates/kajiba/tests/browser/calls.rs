//! How the page notifies whoever is asked: title, sound and notification.

use crate::{Kind, Mind, NewSeat, Player, next, stage, table};

/// Counts strokes of the bell and notifications, since a headless browser has neither. Other sounds have other tones.
const COUNTED: &str = "
    window.bells = 0;
    window.notes = [];
    window.OscillatorNode = class extends OscillatorNode {
        start(at) { window.bells += this.frequency.value === 220; super.start(at); }
    };
    window.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) { window.notes.push(`${title} / ${body}`); }
        close() {}
    };";

#[tokio::test]
async fn who_is_asked_is_called_by_title_bell_and_notification() {
    let Some((driver, server)) = stage::start().await else { return };
    let (called, other) = (driver.browser(Kind::Desktop).await, driver.browser(Kind::Desktop).await);
    called.run_before_pages(COUNTED);
    table::fill_new(&called, &server, "Kunihiro", &[NewSeat::Me, NewSeat::Open]).await;
    let id = table::make(&called).await;
    table::take_seat(&other, &server.url(&format!("/t/{id}")), "Yasutsugu").await;
    called.click("form[action$='/start'] button").await;
    called.see("main.table").await;
    let players = [Player::new(&called, &id).await, Player::new(&other, &id).await];

    table::open_panel(&called, "menu").await;
    called.click("#sound").await;
    called.until_true("return window.bells === 1").await;
    table::open_panel(&called, "decide").await;
    // Keep the page visible and pretend only during notifications that it is covered, since hidden pages poll less
    // often.
    let covered = "const seen = () => new Error().stack.includes('notify') ? 'hidden' : 'visible';
        Object.defineProperty(document, 'visibilityState', { get: seen })";
    called.run(covered).await;
    called.run("window.bells = 0").await;

    let mut mind = Mind::new(11, 60);
    let mut was_waiting = false;
    loop {
        let (player, question) = next(&server, &players).await.expect("the game goes on");
        if player == 0 && was_waiting {
            break;
        }
        was_waiting = player == 1;
        players[player].act(&server, &question, &mind.choose(&question)).await;
    }
    called.until_true("return window.bells === 1").await;
    let notes = called.run("return window.notes").await;
    let title = called.client.title().await.unwrap();
    let (call, rest) = title.split_once(" · ").expect("the title begins with the call");
    assert_eq!(notes, serde_json::json!([format!("{call} / {rest}")]), "one notification, of this table");
    assert_eq!(call, called.run("return document.body.dataset.titleTurn").await);
    called.check_console(&[]);
    other.check_console(&[]);
}
