//! Acting on the board and the Forge, by mouse and by keyboard.

use fantoccini::key::Key;

use crate::{Browser, Choice, Kind, NewSeat, Player, Server, next, player::button, stage, table};

/// Any button of the main board.
const ON_THE_BOARD: &str = "#map button[name=choice]";

#[tokio::test]
async fn a_turn_is_played_by_clicking_on_the_table_itself() {
    let Some((driver, server)) = stage::start().await else { return };
    for kind in [Kind::Desktop, Kind::NoScript] {
        let browser = driver.browser(kind).await;
        let player = sit_down(&browser, &server).await;
        // A Worker to the Market, one Wood, a card, each by clicking on it.
        step(&player, &server, "#market button.put").await;
        let wood = async || browser.words("#own [data-count='wood-0']").await.parse::<u32>().unwrap();
        let had = wood().await;
        let price = "#market .prices li:nth-child(2) button.hit";
        if kind == Kind::NoScript {
            step(&player, &server, price).await;
        } else {
            // With scripts it comes into the basket, and is bought with the card.
            browser.click(price).await;
            assert_eq!(browser.words("#basket [data-total]").await, "1");
        }
        step(&player, &server, "#market .card button.hit").await;
        browser.see("#own .lot.hand .card").await;
        assert_eq!(wood().await, had + 1);
        browser.check_page().await;
        browser.check_console(&[]);
    }
}

#[tokio::test]
async fn on_a_phone_the_part_that_is_asked_about_shows_by_itself() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    let player = sit_down(&browser, &server).await;
    browser.see("#map").await;
    browser.click("label[for=tab-others]").await;
    browser.see("#others").await;
    assert!(!is_seen(&browser, "#map").await, "one part at a time");
    browser.click("label[for=tab-forge]").await;
    browser.see("#own button.put").await;
    step(&player, &server, "#own button.put").await;
    browser.see("#own .line button.hit").await;
    assert!(browser.see("#decision").await.is_displayed().await.unwrap(), "the question is always in view");
    let is_whole = "const [forge, sheet, tabs] = ['#own .forge', '#decision', '.tabs'].map(css =>
        document.querySelector(css).getBoundingClientRect());
        return forge.top >= tabs.bottom && forge.bottom <= sheet.top";
    browser.until_true(is_whole).await;
    browser.shoot("phone-forge").await;
}

#[tokio::test]
async fn the_sheet_of_a_phone_folds_to_a_line_and_resources_are_bought_with_buttons() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    let player = sit_down(&browser, &server).await;
    step(&player, &server, "#market button.put").await;
    let wood = "#basket .purchase:has([data-price='1'])";
    let (more, less) = (format!("{wood} [data-step='1']"), format!("{wood} [data-step='-1']"));
    browser.click(&more).await;
    browser.click(&more).await;
    browser.click(&less).await;
    assert_eq!(browser.words("#basket [data-total]").await, "1");
    let share = "return 1 - document.querySelector('#decision').getBoundingClientRect().height / innerHeight";
    assert!(browser.run(share).await.as_f64().unwrap() > 0.6, "the board keeps its room");
    browser.click("label.folded").await;
    assert!(browser.run(share).await.as_f64().unwrap() > 0.9, "the sheet is a line");
    browser.shoot("phone-folded").await;
    assert!(!is_seen(&browser, "#basket").await);
    for tool in ["#undo button", "#hint button", "#asked"] {
        assert!(is_seen(&browser, tool).await, "{tool} stays in sight");
    }
    browser.check_page().await;
    // A swipe opens it and gives it more room, and folds it again.
    browser.swipe("#asked", -60.0).await;
    browser.see(&more).await;
    browser.swipe("#asked", -60.0).await;
    browser.until_true("return document.getElementById('wider').checked").await;
    for _ in 0..2 {
        browser.swipe("#asked", 60.0).await;
    }
    browser.until_true("return document.getElementById('folded').checked").await;
    browser.click("label.folded").await;
    browser.see(&more).await;
    step(&player, &server, "#basket .buy").await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn a_step_is_done_with_the_keyboard_alone() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let player = sit_down(&browser, &server).await;
    let (_, question) = next(&server, std::slice::from_ref(&player)).await.expect("the game has begun");
    press(&browser, "d").await;
    browser.until_true("return document.activeElement.id === 'asked'").await;
    press(&browser, &Key::Tab.to_string()).await;
    browser.until_true("return document.activeElement.name === 'choice'").await;
    press(&browser, &Key::Enter.to_string()).await;
    player.until_after(&server, question.version).await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn digits_choose_and_letters_act_until_keys_are_switched_off() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let player = sit_down(&browser, &server).await;
    let (list, no_list) = ("#keys[open]", "#keys:not([open])");
    // It closes in each way that one expects.
    for is_pressed in [true, false] {
        press(&browser, "?").await;
        browser.see(list).await;
        if is_pressed {
            press(&browser, "?").await;
        } else {
            browser.press(20.0, 450.0).await;
        }
        browser.until_true(&format!("return document.querySelector(\"{no_list}\") !== null")).await;
    }
    press(&browser, "d").await;
    let digit = "return [...document.querySelectorAll('.worker[data-digit]')]
        .find(button => button.textContent.includes('Market')).dataset.digit";
    let digit = browser.run(digit).await.as_str().expect("the option has a digit").to_owned();
    let version = player.question(&server).version;
    press(&browser, &digit).await;
    player.until_after(&server, version).await;
    // A number is typed into a field; a letter acts there, too.
    let field = "#basket input[type=number]:not([max='0'])";
    browser.see(field).await.send_keys("1").await.unwrap();
    assert_eq!(browser.value(field).await, "1");
    browser.see(field).await.send_keys("u").await.unwrap();
    browser.see_no("#basket").await;
    press(&browser, "?").await;
    browser.click("#shortcuts").await;
    browser.until_true("return document.documentElement.dataset.wishes === 'no-shortcuts'").await;
    press(&browser, &Key::Escape.to_string()).await;
    let version = player.question(&server).version;
    browser.see("body").await.send_keys(&format!("{digit}?")).await.unwrap();
    browser.until_true(&format!("return document.querySelector(\"{no_list}\") !== null")).await;
    assert_eq!(player.question(&server).version, version, "keys that are switched off do nothing");
    browser.check_console(&[]);
}

#[tokio::test]
async fn a_whole_turn_is_played_with_the_keyboard_alone() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let player = sit_down(&browser, &server).await;
    let mut done = Vec::new();
    loop {
        let (_, question) = next(&server, std::slice::from_ref(&player)).await.expect("the game goes on");
        // Skip what ends the turn, and free actions.
        let ends = ["end_turn", "done", "decline"];
        let is_plain = |choice: &&Choice| !choice.is_free && !choice.is("buy_resource");
        let acts = question.choices.iter().filter(is_plain);
        let choice =
            acts.min_by_key(|choice| ends.iter().any(|end| choice.is(end))).expect("something is to be done");
        browser.see(&button(&question, choice)).await;
        press(&browser, "d").await;
        browser.until_true("return document.activeElement.id === 'asked'").await;
        let is_there = format!("return document.activeElement.value === '{}'", choice.hash);
        for n_tabs in 0.. {
            assert!(n_tabs < 200, "the keyboard comes to {:?}", choice.action);
            if browser.run(&is_there).await == true {
                break;
            }
            press(&browser, &Key::Tab.to_string()).await;
        }
        press(&browser, &Key::Enter.to_string()).await;
        player.until_after(&server, question.version).await;
        done.push(choice.action.clone());
        if choice.is("end_turn") {
            break;
        }
    }
    assert!(done.len() >= 3, "a figure was placed, something was done with it, and the turn ended: {done:?}");
    browser.check_console(&[]);
}

#[tokio::test]
async fn several_family_members_are_arranged_by_marking_rooms_on_the_board() {
    let Some((driver, server)) = stage::start().await else { return };
    for (kind, is_typed) in
        [(Kind::Desktop, false), (Kind::Desktop, true), (Kind::Phone, false), (Kind::NoScript, false)]
    {
        let browser = driver.browser(kind).await;
        let player = sit_down(&browser, &server).await;
        let version = until_arranging(&player, &server).await;
        let take = "#arrange button";
        let leaves = browser.see(".mark:checked").await.attr("id").await.unwrap().expect("a mark has an id");
        let places: Vec<String> = (0..5).map(|n| format!("mark-{n}")).filter(|id| *id != leaves).collect();
        if kind == Kind::NoScript {
            browser.click(take).await;
            assert_eq!(browser.words("#sorry").await, "Mark 2 Rooms. You have marked 1.");
            browser.open(&server.url(&format!("/t/{}", player.table))).await;
        } else {
            assert!(!browser.see(take).await.is_enabled().await.unwrap(), "one of two is marked");
        }
        for id in [&leaves, &places[1], &places[3]] {
            turn(&browser, id, is_typed).await;
        }
        browser.see(&format!("{take}:enabled")).await;
        assert_eq!(browser.words("#arrange").await.contains("Marked: 2 / 2"), kind != Kind::NoScript);
        browser.shoot("arranging").await;
        // The button at the Palace does the same.
        let button = if is_typed { take } else { "#palace .take-rooms" };
        if is_typed {
            browser.see(button).await.send_keys(&Key::Enter.to_string()).await.unwrap();
        } else {
            browser.click(button).await;
        }
        player.until_after(&server, version).await;
        browser.see_no(&format!("#{} .pawn.seat-0", leaves.replace("mark", "room"))).await;
        for id in [&places[1], &places[3]] {
            assert!(browser.has(&format!("#{} .pawn.seat-0", id.replace("mark", "room"))).await, "{id}");
        }
        browser.check_page().await;
        browser.check_console(&["409"]);
    }
}

/// Toggles the mark of a Room. A click that the driver could not confirm may still have happened.
async fn turn(browser: &Browser, id: &str, is_typed: bool) {
    let mark = format!("#{id}");
    let is_marked = async || browser.see(&mark).await.is_selected().await.unwrap();
    let before = is_marked().await;
    let turned = async || {
        if is_typed {
            browser.see(&mark).await.send_keys(" ").await.unwrap();
        } else {
            browser.click(&mark).await;
        }
        (is_marked().await != before).then_some(())
    };
    browser.until(&format!("another state of {mark}"), turned).await;
}

/// Goes to the Palace turn by turn until two Family Members can be arranged; returns the game's version.
async fn until_arranging(player: &Player<'_>, server: &Server) -> u64 {
    loop {
        let (_, question) = next(server, std::slice::from_ref(player)).await.expect("the game goes on");
        let is_pair =
            |choice: &Choice| choice.action["arrange"].as_u64().is_some_and(|rooms| rooms.count_ones() == 2);
        if question.choices.iter().any(is_pair) {
            if player.browser.kind == Kind::NoScript {
                player.browser.open(&server.url(&format!("/t/{}", player.table))).await;
            }
            return question.version;
        }
        let is_palace = |choice: &&Choice| {
            choice.action["place"]["area"] == "palace" && choice.action["place"]["figure"] == "worker"
        };
        let ends = ["done", "decline", "end_turn"];
        let is_end = |choice: &&Choice| ends.iter().any(|end| choice.is(end));
        let choice = question.choices.iter().find(is_palace).or_else(|| question.choices.iter().find(is_end));
        player.act(server, &question, choice.unwrap_or(&question.choices[0])).await;
    }
}

/// A game with a bot in which the person has chosen a starting Sword and is asked for a figure.
async fn sit_down<'a>(browser: &'a Browser, server: &Server) -> Player<'a> {
    table::fill_new(browser, server, "Sadamune", &[NewSeat::Me, NewSeat::Bot]).await;
    let id = table::make(browser).await;
    let player = Player::new(browser, &id).await;
    loop {
        let (_, question) = next(server, std::slice::from_ref(&player)).await.expect("the game has begun");
        if question.offers("place") {
            break;
        }
        player.act(server, &question, &question.choices[0]).await;
    }
    if browser.kind == Kind::NoScript {
        browser.open(&server.url(&format!("/t/{id}"))).await;
    }
    browser.see(ON_THE_BOARD).await;
    player
}

/// Clicks on the table and waits until the game has advanced.
async fn step(player: &Player<'_>, server: &Server, css: &str) {
    let version = player.question(server).version;
    player.browser.click(css).await;
    player.until_after(server, version).await;
}

/// Presses a key wherever the focus is.
async fn press(browser: &Browser, key: &str) {
    browser.client.active_element().await.unwrap().send_keys(key).await.unwrap();
}

async fn is_seen(browser: &Browser, css: &str) -> bool {
    let script = format!("return document.querySelector('{css}').getClientRects().length > 0");
    browser.run(&script).await == true
}
