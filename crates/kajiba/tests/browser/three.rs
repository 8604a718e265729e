//! Three browsers, one of them without scripts, play a whole game.

use crate::{Kind, Mind, NewSeat, Player, next, stage, table, turns::Turns};

#[tokio::test]
async fn three_browsers_play_a_whole_game_one_of_them_without_scripts() {
    let kinds = [Kind::NoScript, Kind::Desktop, Kind::Phone];
    let Some((_driver, server, [plain, desktop, phone])) = stage::start_with_all(kinds).await else { return };
    // The browser without scripts hosts the table.
    table::fill_new(&plain, &server, "Amakuni", &[NewSeat::Me, NewSeat::Open, NewSeat::Open]).await;
    let table = table::make(&plain).await;
    let link = plain.value("#invite-link").await;
    table::take_seat(&desktop, &link, "Yasutsuna").await;
    table::take_seat(&phone, &link, "Munechika").await;
    plain.open(&link).await;
    plain.click("form.start button").await;
    for browser in [&plain, &desktop, &phone] {
        browser.see("main.table").await;
    }

    let players = [
        Player::new(&plain, &table).await,
        Player::new(&desktop, &table).await,
        Player::new(&phone, &table).await,
    ];
    let (mut mind, mut turns) = (Mind::new(3, 30), Turns::default());
    while let Some((n, question)) = next(&server, &players).await {
        if turns.n_reactions == 0 {
            mind.stay_lively();
        }
        let choice = mind.choose(&question);
        players[n].act(&server, &question, &choice).await;
        turns.tell(n, &choice);
    }
    assert!(turns.n_reactions > 0, "somebody reacted in another's turn");

    let mut results = Vec::new();
    for browser in [&plain, &desktop, &phone] {
        if browser.kind == Kind::NoScript {
            browser.open(&link).await;
        }
        browser.see(".result table.scores").await;
        // Lines wrap differently on a small screen.
        let words = "return document.querySelector('.result').innerText.split(/\\s+/).join(' ')";
        results.push(browser.run(words).await);
        browser.check_page().await;
        browser.check_console(&[]);
    }
    assert!(results.iter().all(|result| *result == results[0]), "all see the same result: {results:#?}");
}
