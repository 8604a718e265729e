//! Switching the language in the middle of a game.

use crate::{Browser, Kind, Mind, NewSeat, Player, next, stage, table};

#[tokio::test]
async fn in_the_middle_of_a_turn_the_language_changes_and_the_game_goes_on() {
    let Some((driver, server)) = stage::start().await else { return };
    for kind in [Kind::Desktop, Kind::Phone, Kind::NoScript] {
        let browser = driver.browser(kind).await;
        table::fill_new(&browser, &server, "Sanemori", &[NewSeat::Me, NewSeat::Bot]).await;
        let id = table::make(&browser).await;
        let players = [Player::new(&browser, &id).await];
        let mut mind = Mind::new(14, 60);
        let mut said = Vec::new();
        for lang in ["it", "ja", "en"] {
            // Play to the middle of a turn: a figure is placed.
            loop {
                let (_, question) = next(&server, &players).await.expect("the game goes on");
                let choice = mind.choose(&question);
                players[0].act(&server, &question, &choice).await;
                if choice.is("place") {
                    break;
                }
            }
            let (_, question) = next(&server, &players).await.expect("the game goes on");
            if kind == Kind::NoScript {
                browser.open(&server.url(&format!("/t/{id}"))).await;
            }
            let asked = format!("#decision:has(input[name=question][value='{}'])", question.id);
            browser.see(&asked).await;
            switch(&browser, lang).await;
            assert_eq!(table::id(&browser).await, id, "the page is still the table");
            assert_eq!(players[0].question(&server).version, question.version, "nothing was done");
            browser.see(&asked).await;
            said.push(browser.words(".top nav").await);
            browser.check_page().await;
        }
        said.dedup();
        assert_eq!(said.len(), 3, "each language says it in its own words: {said:?}");
        browser.check_console(&[]);
    }
}

/// Selects a language in the header, or in the menu it folds into.
pub async fn switch(browser: &Browser, lang: &str) {
    if browser.kind == Kind::Phone {
        browser.click(".lang-open").await;
    }
    browser.click(&format!("form.lang button[value={lang}]")).await;
    browser.see(&format!("html[lang={lang}]")).await;
}
