//! One browser plays a whole game against the Ghost, from the home page to the result.

use crate::{Browser, Kind, Mind, Player, Server, next, stage, table};

#[tokio::test]
async fn from_the_first_page_one_click_leads_to_a_whole_game_against_the_ghost() {
    let Some((_driver, server, browser)) = stage::start_playing(Kind::Desktop).await else { return };
    browser.see("#decision button[name=choice]").await;
    browser.shoot("solo-start").await;
    assert_eq!(names(&browser).await, ["Guest", "Training Ghost"]);

    let players = [Player::new(&browser, &table::id(&browser).await).await];
    let mut mind = Mind::new(7, 60);
    let (mut n_decisions, mut is_taken_back) = (0, false);
    while let Some((_, question)) = next(&server, &players).await {
        let choice = mind.choose(&question);
        players[0].act(&server, &question, &choice).await;
        n_decisions += 1;
        if n_decisions == 20 {
            check_ghost(&server, &players[0]).await;
        }
        if choice.is("place") && !is_taken_back {
            take_back(&server, &players[0]).await;
            is_taken_back = true;
        }
    }
    assert!(is_taken_back && n_decisions > 20, "{n_decisions} decisions");
    check_end(&browser).await;
    table::verify_record(&browser, &server).await;
    browser.check_page().await;

    browser.open(&server.url("/")).await;
    let line = browser.words(".table-line").await;
    assert!(line.contains("Guest, Training Ghost"), "the game is among those that are finished: {line}");
    browser.check_console(&[]);
}

/// The names in the strip of seats.
async fn names(browser: &Browser) -> Vec<String> {
    let names = "return [...document.querySelectorAll('.seats li b')].map(name => name.textContent)";
    serde_json::from_value(browser.run(names).await).unwrap()
}

/// The Ghost's area can be unfolded, and its moves are in the log.
async fn check_ghost(server: &Server, player: &Player<'_>) {
    let browser = player.browser;
    // A new question shows itself, so it must be there before another panel is opened.
    let (_, question) = next(server, std::slice::from_ref(player)).await.expect("the game is not over");
    player.until_shown(&question).await;
    table::open_panel(browser, "players").await;
    browser.click("#player-1 summary").await;
    browser.see("#player-1 .ghost-board").await;
    browser.see("#player-1 .ghost-cards").await;
    browser.shoot("solo-ghost").await;
    browser.check_page().await;
    let log = "return document.querySelector('#log').textContent.includes('Training Ghost draws a card')";
    browser.until_true(log).await;
    browser.click("#player-1 summary").await;
    table::open_panel(browser, "decide").await;
}

/// A solo player needs nobody's consent to undo.
async fn take_back(server: &Server, player: &Player<'_>) {
    player.browser.see("#undo button").await;
    assert!(!player.browser.has("#undo small").await, "nobody is to be asked");
    let version = player.question(server).version;
    player.browser.click("#undo button").await;
    player.until_after(server, version).await;
    assert!(player.question(server).offers("place"), "the figure is in hand again");
}

/// The result names the winner, both scores, and how the Ghost got its points.
async fn check_end(browser: &Browser) {
    browser.see(".result table.scores").await;
    browser.shoot("solo-over").await;
    let log = browser.words("#asked").await;
    let is_told = log.starts_with("You win against Training Ghost") || log.starts_with("Training Ghost wins");
    assert!(is_told, "who won is said: {log}");
    let total = "return [...document.querySelectorAll('.scores .total td')].map(cell => cell.textContent)";
    let totals: Vec<String> = serde_json::from_value(browser.run(total).await).unwrap();
    assert_eq!(totals.len(), 2, "{totals:?}");
    assert!(totals.iter().all(|points| log.contains(points.as_str())), "{log}: {totals:?}");
    let explained = "const points = [...document.querySelectorAll('#ghost-scoring dt b')];
        return points.reduce((sum, cell) => sum + Number(cell.textContent.replace('−', '-')), 0)";
    assert_eq!(browser.run(explained).await.to_string(), totals[1], "every point of the Ghost is explained");
}
