//! Two browsers, a desktop and a phone, play a whole game.

use crate::{
    Browser, Choice, Kind, Mind, NewSeat, Player, Question, Server, next, player::button, stage, table,
    turns::Turns,
};

/// Marks the page, to notice if it was reloaded.
const MARK: &str = "window.isSamePage = true";
const IS_MARKED: &str = "return window.isSamePage === true";

#[tokio::test]
async fn two_browsers_play_a_whole_game_by_clicking_through_undos_and_restarts() {
    let Some((driver, mut server)) = stage::start().await else { return };
    let (desktop, phone) = (driver.browser(Kind::Desktop).await, driver.browser(Kind::Phone).await);
    let table = gather(&server, &desktop, &phone).await;
    let players = [Player::new(&desktop, &table).await, Player::new(&phone, &table).await];

    talk(&desktop, &phone).await;
    look(&desktop, &phone).await;
    let mut story = Story::default();
    let mut mind = Mind::new(1, 60);
    while let Some((n, question)) = next(&server, &players).await {
        if !story.is_complete() {
            mind.stay_lively();
        }
        let choice = mind.choose(&question);
        story.shoot(&players[n], &question, &choice, n).await;
        players[n].act(&server, &question, &choice).await;
        story.tell(n, &question, &choice, &players[n].question(&server));
        if choice.is("place") && !story.is_taken_back {
            take_back(&server, &players[n], &choice).await;
            story.is_taken_back = true;
            story.turns.begin_again();
        } else if choice.is("take_market_card") && !story.is_agreed {
            ask_to_take_back(&server, &players[n], &players[1 - n]).await;
            story.is_agreed = true;
        }
        story.break_in(&mut server, &players).await;
    }

    assert!(story.is_complete(), "all of it happened before the end: {story:?}");
    check_end(&server, &players).await;
    for browser in [&desktop, &phone] {
        assert_eq!(browser.run(IS_MARKED).await, true, "no page was loaded again");
        browser.check_page().await;
        // Browsers could not reach the server while it was down.
        browser.check_console(&["net::ERR_"]);
    }
}

/// What has happened so far.
#[derive(Default, Debug)]
struct Story {
    n_decisions: usize,
    turns: Turns,
    /// How many resources were bought in one form.
    n_in_basket: u64,
    /// Whether an act was undone at once.
    is_taken_back: bool,
    /// Whether an act was undone by consent.
    is_agreed: bool,
    /// How often the server restarted.
    n_breaks: usize,
}

impl Story {
    fn is_complete(&self) -> bool {
        let is_undone = self.is_taken_back && self.is_agreed;
        self.turns.n_reactions > 0 && self.n_in_basket > 1 && is_undone && self.n_breaks == 2
    }

    fn tell(&mut self, player: usize, before: &Question, choice: &Choice, after: &Question) {
        self.n_decisions += 1;
        self.turns.tell(player, choice);
        if choice.is("buy_resource") {
            self.n_in_basket = self.n_in_basket.max(after.version - before.version);
        }
    }

    /// Restarts the server: once gracefully, long enough that pages say so, and once by killing it.
    async fn break_in(&mut self, server: &mut Server, players: &[Player<'_>]) {
        match (self.n_decisions, self.n_breaks) {
            (25, 0) => {
                server.stop();
                for player in players {
                    player.browser.see("#notice.offline").await;
                }
                server.start_again();
                for player in players {
                    player.browser.see_no("#notice.offline").await;
                }
            }
            (40, 1) => {
                server.kill();
                server.start_again();
            }
            _ => return,
        }
        self.n_breaks += 1;
    }

    async fn shoot(&self, player: &Player<'_>, question: &Question, choice: &Choice, n: usize) {
        player.browser.see(if choice.is("buy_resource") { "#basket" } else { "#decision" }).await;
        if !choice.is("buy_resource") {
            player.unfold(question, choice).await;
            player.browser.see(&button(question, choice)).await;
        }
        let name = match () {
            () if question.offers("buy_resource") => "market",
            () if question.offers("place") => "placing",
            () if question.offers("take_start") => "start",
            () if self.turns.is_of_other(n) => "reaction",
            () if question.offers("decorate") => "decorating",
            () if question.offers("use_room") => "rooms",
            () if question.offers("take_sword") => "houses",
            () => return,
        };
        player.browser.shoot(name).await;
    }
}

/// One creates a table by the form and copies its link; the other opens it and takes a seat; the first starts.
async fn gather(server: &Server, desktop: &Browser, phone: &Browser) -> String {
    for browser in [desktop, phone] {
        browser.open(&server.url("/")).await;
        browser.shoot("home").await;
    }
    phone.open(&server.url("/new")).await;
    phone.shoot("new").await;
    table::fill_new(desktop, server, "Masamune", &[NewSeat::Me, NewSeat::Open]).await;
    desktop.shoot("new").await;
    let table = table::make(desktop).await;
    desktop.click("[data-copy=invite-link]").await;
    assert!(!desktop.words("#notice").await.is_empty(), "it is said that the link was copied");
    desktop.shoot("gathering").await;
    assert!(!desktop.see("form.start button").await.is_enabled().await.unwrap(), "a seat is open");

    table::take_seat(phone, &desktop.value("#invite-link").await, "Muramasa").await;
    phone.shoot("gathering").await;
    phone.run(MARK).await;
    desktop.until_true("return document.querySelector('#seat-1').textContent.includes('Muramasa')").await;
    desktop.click("form.start button").await;
    desktop.see("main.table").await;
    desktop.run(MARK).await;
    phone.see("main.table").await;
    phone.see("body.playing:not(.gathering)").await;
    phone.check_page().await;
    table
}

/// A message is noticed where the talk is not in sight; a sign is said in words.
async fn talk(desktop: &Browser, phone: &Browser) {
    table::open_panel(desktop, "talk").await;
    desktop.write("#chat-text", "Good luck").await;
    desktop.click("#chat button").await;
    phone.see("#saying.shown a").await;
    assert_eq!(phone.words("#saying").await, "Masamune: Good luck");
    phone.until_true("return document.title.startsWith('(1) ')").await;
    assert_eq!(phone.words("label[for=tab-others] .news b").await, "1");
    phone.shoot("talk").await;
    phone.check_page().await;
    phone.click("#saying a").await;
    phone.until_true("return !document.title.startsWith('(')").await;
    phone.see_no("label[for=tab-others] .news:not([hidden])").await;
    phone.click("#emotes button[value=well]").await;
    desktop
        .until_true("return document.querySelector('#talk .lines').textContent.includes('Well played!')")
        .await;
    assert!(!desktop.has("#saying.shown").await, "who reads the talk needs no note");
    table::open_panel(desktop, "decide").await;
}

/// Another player's board stands in full size in place of one's own, and the decision stays.
async fn look(desktop: &Browser, phone: &Browser) {
    for (browser, seat) in [(desktop, "#seat-1 a"), (phone, "#seat-0 a")] {
        browser.click(seat).await;
        browser.see(".looked .forge").await;
        browser.see(".looked .last-acts").await;
        browser.see("#decision").await;
        browser.shoot("looking").await;
        browser.check_page().await;
    }
    desktop
        .run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))")
        .await;
    desktop.see("#own").await;
    phone.click(".look-back").await;
    for browser in [desktop, phone] {
        browser.see_no(".looked").await;
    }
    phone.click("label[for=tab-map]").await;
}

/// Nothing new was revealed, so the act is undone at once and repeated.
async fn take_back(server: &Server, player: &Player<'_>, choice: &Choice) {
    player.browser.see("#undo button").await;
    assert!(!player.browser.has("#undo small").await, "nobody is to be asked");
    let version = player.question(server).version;
    player.browser.click("#undo button").await;
    player.until_after(server, version).await;
    let question = player.question(server);
    assert!(question.choices.contains(choice), "what was taken back can be done again");
    player.browser.see(&button(&question, choice)).await;
}

/// A card was revealed, so the other is asked and agrees.
async fn ask_to_take_back(server: &Server, asking: &Player<'_>, other: &Player<'_>) {
    asking.browser.see("#undo small").await;
    let before = asking.question(server);
    asking.browser.click("#undo button").await;
    asking.browser.see("#undo-asked").await;
    let yes = "#undo-asked form.answer button[value='1']";
    other.browser.see(yes).await;
    let act = other.browser.words("#undo-asked .would-go").await;
    assert!(act.contains("Market card"), "it is said which act: {act}");
    for player in [asking, other] {
        player.browser.shoot("undo").await;
        player.browser.check_page().await;
    }
    assert!(!asking.browser.has(yes).await, "who asks does not answer");
    assert_eq!(asking.question(server).version, before.version, "nothing happens before the answer");
    other.browser.click(yes).await;
    asking.until_after(server, before.version).await;
    for player in [asking, other] {
        player.browser.see_no("#undo-asked").await;
    }
    assert!(asking.question(server).offers("take_market_card"), "the card lies there again");
    assert!(asking.browser.has("#log .undone .undone-mark").await, "the log says that it was taken back");
}

/// Both see the same result, and its record verifies.
async fn check_end(server: &Server, players: &[Player<'_>]) {
    let mut results = Vec::new();
    for Player { browser, .. } in players {
        browser.see(".result table.scores").await;
        browser.shoot("over").await;
        let result = "return document.querySelector('.result #question, .result h2').textContent
            + document.querySelector('.result table.scores').textContent";
        results.push(browser.run(result).await);
    }
    assert_eq!(results[0], results[1], "both see the same result");
    let result = results[0].as_str().unwrap();
    assert!(result.contains("Masamune") && result.contains("Muramasa"), "{result}");
    table::verify_record(players[1].browser, server).await;
}
