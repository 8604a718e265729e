//! Shogunate: three browsers, one of them shared by two people, and whole games by clicking.

use crate::{Browser, Choice, Kind, NewSeat, Player, Question, Server, next, next_or_shut, stage, table};

/// Elements that are private to one seat.
const PRIVATE: &str =
    "#own, #notes, #learnt, .mine, .mine-mark, .own-loyal, .glimpsed, .act-card, .peek, [data-private]";
const PIN: &str = "47110815";

/// Decides for the players: a number below `n`, reproducible by seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    fn choose(&mut self, question: &Question) -> Choice {
        let answers: Vec<&Choice> = question.choices.iter().filter(|choice| !choice.is_free).collect();
        answers[self.roll(answers.len())].clone()
    }
}

#[tokio::test]
async fn three_browsers_play_shogunate_one_of_them_passed_between_two_people() {
    let kinds = [Kind::Desktop, Kind::Phone, Kind::Desktop];
    let Some((_driver, server, [here, phone, far])) = stage::start_with_all(kinds).await else { return };
    let seats = [NewSeat::Me, NewSeat::Guest("Kotetsu", PIN), NewSeat::Open, NewSeat::Open];
    table::fill_shogunate(&here, &server, "Okimasa", &seats).await;
    let id = table::make(&here).await;
    let link = here.value("#invite-link").await;
    table::take_seat(&phone, &link, "Kiyomaro").await;
    table::take_seat(&far, &link, "Sukehiro").await;
    here.click("form.start button:enabled").await;
    here.see("main.court .decision.shut").await;

    let players =
        [Player::new(&here, &id).await, Player::new(&phone, &id).await, Player::new(&far, &id).await];
    let (mut dice, mut n_opened, mut is_withdrawn) = (Dice(5), [0, 0], false);
    while let Some((n, question)) = next_or_shut(&server, &players).await {
        if question.shut_seat().is_some() {
            let Some(seat) = uncover(&here, &players[0], &server).await else { continue };
            n_opened[seat as usize] += 1;
            if n_opened == [1, 0] || n_opened == [0, 1] {
                look_around(&here).await;
            }
            continue;
        }
        // A choice at another device may be withdrawn while others still choose.
        if n != 0 && question.offers("choose") && !is_withdrawn && others_choose(&server, &players, n) {
            withdraw(&server, &players[n], &question, dice.choose(&question)).await;
            is_withdrawn = true;
            continue;
        }
        players[n].act(&server, &question, &dice.choose(&question)).await;
        if n == 0 && players[0].question(&server).seat.is_none() {
            check_nothing_stays(&here, &server, &id, n_opened.iter().sum()).await;
        }
    }
    assert!(n_opened.iter().all(|&n| n > 0) && is_withdrawn, "both came to the device: {n_opened:?}");
    check_end(&server, &[&here, &phone, &far]).await;
}

#[tokio::test]
async fn a_whole_game_of_shogunate_is_played_at_one_device() {
    let Some((driver, server)) = stage::start().await else { return };
    let here = driver.browser(Kind::Desktop).await;
    let seats = [NewSeat::Me, NewSeat::Guest("Kotetsu", PIN), NewSeat::Guest("Sukehiro", "")];
    table::fill_shogunate(&here, &server, "Okimasa", &seats).await;
    let id = table::make(&here).await;
    here.see("main.court .decision.shut").await;

    let players = [Player::new(&here, &id).await];
    let (mut dice, mut n_opened, mut n_acts, mut last) = (Dice(6), [0; 3], 0, None);
    while let Some((_, question)) = next_or_shut(&server, &players).await {
        if question.shut_seat().is_some() {
            let Some(seat) = uncover(&here, &players[0], &server).await else { continue };
            n_opened[seat as usize] += 1;
            assert!(last.replace(seat) != Some(seat), "nobody is covered twice in a row");
            continue;
        }
        // Somebody who answers in public has the device after the one who was covered.
        if question.seat.is_none() {
            last = None;
        }
        players[0].act(&server, &question, &dice.choose(&question)).await;
        n_acts += 1;
        if players[0].question(&server).seat.is_none() {
            check_nothing_stays(&here, &server, &id, 0).await;
        }
    }
    assert!(n_opened.iter().all(|&n| n > 0), "the device came to everybody: {n_opened:?}");
    assert!(
        n_opened.iter().sum::<usize>() * 3 < n_acts * 2,
        "few decisions need a cover: {n_opened:?} of {n_acts}"
    );
    here.see(".result table.reveal").await;
    table::verify_record(&here, &server).await;
    here.check_page().await;
    here.check_console(&[]);
}

/// Takes the device and opens the seat with its PIN or a touch; returns which. Several may be asked at once: the page says who
/// gets the device next. If all may see the question after all, it returns nothing: a seat that has just answered is open for a
/// moment.
async fn uncover(here: &Browser, player: &Player<'_>, server: &Server) -> Option<u64> {
    // Before that, it may still show the cover of somebody else.
    player.until_shown(&player.question(server)).await;
    let covered = async || {
        let form = here.run("return document.querySelector('.shut [id^=unlock-]')?.id ?? null").await;
        match form.as_str() {
            Some(form) => Some(Some(form.to_owned())),
            None => player.question(server).is_asked().then_some(None),
        }
    };
    let form = here.until("a cover or a question", covered).await?;
    let seat = form.trim_start_matches("unlock-").parse().unwrap();
    let form = format!(".shut #{form}");
    check_cover(here).await;
    if seat == 1 {
        here.write(&format!("{form} input[name=pin]"), PIN).await;
    } else {
        assert!(!here.has("input[name=pin]").await, "without a PIN a touch is enough");
    }
    here.click(&format!("{form} button")).await;
    here.see("main[data-private] #own").await;
    Some(seat)
}

/// Visits the log and the replay from an open seat, which are private then.
async fn look_around(here: &Browser) {
    here.click("#log .links a[href$='/log']").await;
    here.see("main.logbook[data-private]").await;
    assert!(here.words("main").await.contains("Your Loyalty cards"), "the own log tells the own cards");
    here.client.back().await.unwrap();
    here.see("main[data-private] #own").await;
    let table = here.client.current_url().await.unwrap();
    here.open(&format!("{}/replay", table.as_str().split('?').next().unwrap_or_default())).await;
    leave_and_come_back(here).await;
    here.open(table.as_str()).await;
    here.see("main[data-private] #own").await;
}

/// A hidden tab with a replay hides its private content, and shows it again when it returns.
async fn leave_and_come_back(here: &Browser) {
    here.see("main.replay[data-private] #own").await;
    let note = "document.addEventListener('visibilitychange', () =>
        { if (document.getElementById('main').hidden) document.body.dataset.wasHidden = '' })";
    here.run(note).await;
    let this = here.client.window().await.unwrap();
    let other = here.client.new_window(true).await.unwrap().handle;
    here.client.switch_to_window(other).await.unwrap();
    here.client.close_window().await.unwrap();
    here.client.switch_to_window(this).await.unwrap();
    here.see("body[data-was-hidden] main.replay[data-private]:not([hidden]) #own").await;
}

/// A cover shows whose it is and what everybody may see, and nothing of anybody's.
async fn check_cover(here: &Browser) {
    let found = format!("return document.querySelectorAll(`{PRIVATE}, [name=choice]`).length");
    assert_eq!(here.run(&found).await, 0, "a cover shows no secret");
    for part in [".banner", "#plot", "#moment"] {
        assert!(here.has(part).await, "{part} stands beside the cover");
    }
}

/// After an answer, nothing private stays in the page, its title, its log, or the browser's history.
async fn check_nothing_stays(here: &Browser, server: &Server, id: &str, n_opened: usize) {
    here.see_no(PRIVATE).await;
    let log = "return document.documentElement.outerHTML.includes('You chose')
        || document.documentElement.outerHTML.includes('Your Loyalty cards')";
    assert_eq!(here.run(log).await, false, "the log is through nobody's eyes");
    assert!(here.client.title().await.unwrap().ends_with("Shogunate · Kajiba"), "the title tells nothing");
    // Going back is slow; a few times are enough.
    if n_opened % 4 != 1 {
        return;
    }
    for _ in 0..3 {
        here.client.back().await.unwrap();
        // Before the first page there is only the browser's start page.
        if !here.client.current_url().await.unwrap().as_str().starts_with(&server.url("/")) {
            break;
        }
        here.see("main").await;
        let private = format!("return document.querySelectorAll(`{PRIVATE}`).length");
        assert_eq!(here.run(&private).await, 0, "nothing is left in what the browser has kept");
        assert_eq!(here.run(log).await, false, "nor in a log that it has kept");
    }
    here.open(&server.url(&format!("/t/{id}"))).await;
}

/// Whether somebody else has yet to choose, so that nothing is revealed.
fn others_choose(server: &Server, players: &[Player<'_>], n: usize) -> bool {
    let others = players.iter().enumerate().filter(|(other, _)| *other != n);
    let waits = |question: Question| question.is_asked() || question.shut_seat().is_some();
    others.map(|(_, player)| player.question(server)).any(waits)
}

/// Chooses a card, withdraws it by clicking on it, and can choose again.
async fn withdraw(server: &Server, player: &Player<'_>, question: &Question, choice: Choice) {
    player.act(server, question, &choice).await;
    player.browser.see("#free button[name=choice]").await;
    assert!(player.browser.words("#asked").await.contains("You have chosen"), "the own choice is told");
    let chosen = player.question(server);
    assert!(chosen.offers("withdraw") && !chosen.is_asked(), "what was chosen can be taken back");
    player.browser.click("#free button[name=choice]").await;
    player.until_after(server, chosen.version).await;
    assert!(player.question(server).offers("choose"), "the choice is open again");
}

/// All see the same result with all cards revealed, and the record verifies.
async fn check_end(server: &Server, browsers: &[&Browser]) {
    let mut results = Vec::new();
    for browser in browsers {
        browser.see(".result table.reveal").await;
        browser.shoot("shogunate-end").await;
        assert_eq!(browser.run("return document.querySelectorAll('.reveal .opened-card').length").await, 8);
        assert_eq!(browser.run("return document.querySelectorAll('.left-over .chip').length").await, 4);
        results.push(browser.run("return document.querySelector('.reveal').innerText").await);
        table::verify_record(browser, server).await;
        browser.check_page().await;
        browser.check_console(&[]);
    }
    assert!(results.iter().all(|result| *result == results[0]), "all see the same: {results:#?}");
}

/// Visible buttons outside of the decision, and Leaders that can be picked.
const STANDING: &str = "const isSeen = (element) => element.getClientRects().length > 0;
    const buttons = [...document.querySelectorAll('button[form=answers]')].filter(isSeen);
    const picks = [...document.querySelectorAll('input[name=pick]:not(:checked)')];
    return [buttons.map((button) => '#' + button.id), picks.map((pick) => 'label:has(> #' + pick.id + ')')]";

#[tokio::test]
async fn a_whole_game_is_played_by_clicking_on_cards_banners_places_and_people() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let mut n_picked = 0;
    // A short game may have nothing to pick.
    for _ in 0..5 {
        browser.open(&server.url("/")).await;
        browser.click(".shogunate-way form button").await;
        browser.see("main.court #map .banner").await;
        browser.shoot("shogunate-start").await;
        let player = Player::new(&browser, &table::id(&browser).await).await;
        n_picked += play_on_the_stage(&player, &server, usize::MAX).await;
        browser.see(".result table.reveal").await;
        browser.check_page().await;
        if n_picked > 0 {
            break;
        }
    }
    assert!(n_picked > 0, "some Leaders were picked first");
    table::verify_record(&browser, &server).await;
    browser.check_console(&[]);
}

#[tokio::test]
async fn without_scripts_the_stage_is_clicked_as_well() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::NoScript).await else { return };
    table::fill_shogunate(&browser, &server, "Okimasa", &[NewSeat::Me, NewSeat::Bot, NewSeat::Bot]).await;
    let id = table::make(&browser).await;
    let player = Player::new(&browser, &id).await;
    play_on_the_stage(&player, &server, 12).await;
    browser.check_page().await;
}

/// Whether everything that one chooses an Action card by is on the screen.
const TOGETHER: &str = "const roof = document.querySelector('.tabs').getBoundingClientRect().bottom - 2;
    const parts = ['#plot', '#line-of-succession .line', '#own .loyals', '#decision .cards'];
    return parts.map((css) => document.querySelector(css)?.getBoundingClientRect())
        .every((at) => at?.height > 0 && at.top >= roof && at.bottom <= innerHeight + 2)";

#[tokio::test]
async fn on_a_phone_the_line_the_plot_and_the_cards_are_seen_together_while_one_chooses() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    table::fill_shogunate(&browser, &server, "Okimasa", &[NewSeat::Me, NewSeat::Bot, NewSeat::Bot]).await;
    let player = Player::new(&browser, &table::make(&browser).await).await;
    let mut dice = Dice(4);
    loop {
        let (_, question) = next(&server, std::slice::from_ref(&player)).await.expect("somebody is asked");
        if question.offers("choose") {
            break;
        }
        player.act(&server, &question, &dice.choose(&question)).await;
    }
    browser.until_true(TOGETHER).await;
    browser.shoot("phone-choosing").await;
    browser.check_console(&[]);
}

/// Plays by clicking on the board; returns how often a Leader had to be picked first.
async fn play_on_the_stage(player: &Player<'_>, server: &Server, n_max: usize) -> usize {
    let (browser, mut dice, mut n_picked) = (player.browser, Dice(9), 0);
    for _ in 0..n_max {
        let Some((_, question)) = next(server, std::slice::from_ref(player)).await else { break };
        if browser.kind == Kind::NoScript {
            browser.open(&server.url(&format!("/t/{}", player.table))).await;
        }
        browser.see(&format!("#answers:has(input[name=question][value='{}'])", question.id)).await;
        let [buttons, picks] = standing(browser).await;
        let css = if buttons.is_empty() || !picks.is_empty() && dice.roll(2) == 0 {
            assert!(
                !picks.is_empty(),
                "everything that can be done stands somewhere: {:?}",
                question.choices
            );
            browser.click(&picks[dice.roll(picks.len())]).await;
            n_picked += 1;
            let [onto, _] = standing(browser).await;
            let onto: Vec<String> = onto.into_iter().filter(|button| !buttons.contains(button)).collect();
            assert!(!onto.is_empty(), "a Leader that was picked can go somewhere");
            onto[dice.roll(onto.len())].clone()
        } else {
            buttons[dice.roll(buttons.len())].clone()
        };
        browser.click(&css).await;
        player.until_answered(server, &question).await;
    }
    n_picked
}

async fn standing(browser: &Browser) -> [Vec<String>; 2] {
    serde_json::from_value(browser.run(STANDING).await).unwrap()
}
