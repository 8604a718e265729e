//! Pages that are older than the game.

use fantoccini::wd::WindowHandle;

use crate::{
    Browser, Choice, Kind, Mind, NewSeat, Player, Question, Server, next, player::button, stage, table,
};

#[tokio::test]
async fn an_old_form_in_another_tab_changes_nothing_and_the_page_says_so() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let players = [sit_down(&browser, &server, "Kanemoto").await];
    let (question, choice, [first, second]) = asked_in_two_tabs(&server, &players, 4).await;
    browser.see(&button(&question, &choice)).await;
    // The page updates itself, so keep a copy of the form as it is now.
    browser
        .run("window.old = document.querySelector('#answers').cloneNode(true); window.old.id = 'old'")
        .await;

    browser.client.switch_to_window(first).await.unwrap();
    players[0].act(&server, &question, &choice).await;
    let (_, question) = next(&server, &players).await.expect("the game goes on");

    browser.client.switch_to_window(second).await.unwrap();
    browser.run("document.querySelector('#main').after(window.old)").await;
    // The table fills the window, so the copy has no room to be clicked with the mouse.
    browser.run("document.querySelector('#old button[name=choice]').click()").await;
    assert!(!browser.words("#notice").await.is_empty());
    assert_eq!(players[0].question(&server).version, question.version, "nothing has happened");
    let choice = Mind::new(4, 10).choose(&question);
    browser.run("window.old.remove()").await;
    players[0].act(&server, &question, &choice).await;
    browser.check_console(&["409"]);
}

#[tokio::test]
async fn an_old_page_without_scripts_changes_nothing_and_says_so() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::NoScript).await else { return };
    let players = [sit_down(&browser, &server, "Kanesada").await];
    let (question, choice, [first, second]) = asked_in_two_tabs(&server, &players, 5).await;
    let old = button(&question, &choice);
    browser.see(&old).await;

    browser.client.switch_to_window(first).await.unwrap();
    players[0].act(&server, &question, &choice).await;
    let (_, question) = next(&server, &players).await.expect("the game goes on");

    browser.client.switch_to_window(second).await.unwrap();
    browser.click(&old).await;
    browser.see("main.sorry #sorry").await;
    browser.check_page().await;
    assert_eq!(players[0].question(&server).version, question.version, "nothing has happened");
    browser.click("main.sorry a").await;
    browser.see("main.table").await;
    browser.check_console(&["409"]);
}

/// A new game against a bot.
async fn sit_down<'a>(browser: &'a Browser, server: &Server, name: &str) -> Player<'a> {
    table::fill_new(browser, server, name, &[NewSeat::Me, NewSeat::Bot]).await;
    Player::new(browser, &table::make(browser).await).await
}

/// The first question and an answer to it, and the table in two tabs.
async fn asked_in_two_tabs(
    server: &Server,
    players: &[Player<'_>],
    seed: u64,
) -> (Question, Choice, [WindowHandle; 2]) {
    let (_, question) = next(server, players).await.expect("the game has begun");
    let choice = Mind::new(seed, 10).choose(&question);
    (question, choice, two_tabs(&players[0], server).await)
}

/// Shows the table in a second tab, which is then in front. Returns both.
async fn two_tabs(player: &Player<'_>, server: &Server) -> [WindowHandle; 2] {
    let client = &player.browser.client;
    let first = client.window().await.unwrap();
    let second = client.new_window(true).await.unwrap().handle;
    client.switch_to_window(second.clone()).await.unwrap();
    player.browser.open(&server.url(&format!("/t/{}", player.table))).await;
    [first, second]
}
