//! Creating a table and sitting down by the forms of the pages.

use std::{fs, str};

use crate::{Browser, Server, server::kajiba};

/// Who gets a seat of a new table.
#[derive(Clone, Copy)]
pub enum NewSeat {
    Me,
    Open,
    Bot,
    /// A guest at the same device: name and PIN.
    Guest(&'static str, &'static str),
}

/// Starts a solo game from the home page.
pub async fn play_now(browser: &Browser, server: &Server) {
    browser.open(&server.url("/")).await;
    browser.click(".play-now button").await;
}

/// Fills in the new-table form without submitting it.
pub async fn fill_new(browser: &Browser, server: &Server, name: &str, seats: &[NewSeat]) {
    browser.open(&server.url("/new")).await;
    fill_here(browser, name, seats).await;
}

/// The same for a form that is already open.
pub async fn fill_here(browser: &Browser, name: &str, seats: &[NewSeat]) {
    fill(browser, name, seats, 4).await;
}

/// The same for a table of Shogunate, through the choice of games.
pub async fn fill_shogunate(browser: &Browser, server: &Server, name: &str, seats: &[NewSeat]) {
    browser.open(&server.url("/new")).await;
    browser.click(".games a[href$='game=shogunate']").await;
    browser.see(".games a[aria-current][href$='game=shogunate']").await;
    fill(browser, name, seats, 6).await;
}

async fn fill(browser: &Browser, name: &str, seats: &[NewSeat], n_seats: usize) {
    browser.write("#field-name", name).await;
    for n in 0..n_seats {
        let kind = match seats.get(n) {
            Some(NewSeat::Me) => "me",
            Some(NewSeat::Open) => "open",
            Some(NewSeat::Bot) => "bot-novice",
            Some(NewSeat::Guest(..)) => "guest",
            None => "none",
        };
        browser.choose(&format!("#seat-{n}-kind"), kind).await;
        if let Some(NewSeat::Guest(name, pin)) = seats.get(n) {
            browser.write(&format!("#seat-{n}-name"), name).await;
            if !pin.is_empty() {
                browser.write(&format!("#seat-{n}-pin"), pin).await;
            }
        }
    }
}

/// Submits the form; returns the id of the new table.
pub async fn make(browser: &Browser) -> String {
    browser.click("form[action='/tables'] button.main-act").await;
    browser.see("main[data-version]").await;
    id(browser).await
}

/// The id of the table that a browser shows.
pub async fn id(browser: &Browser) -> String {
    browser.see("body[data-table]").await.attr("data-table").await.unwrap().expect("the page names its table")
}

/// Opens an invitation link and takes a seat.
pub async fn take_seat(browser: &Browser, link: &str, name: &str) {
    browser.open(link).await;
    browser.write("form.take #field-name", name).await;
    browser.click("form.take button").await;
    browser.see("li.chair.own").await;
    browser.check_page().await;
}

/// Concedes at the table that a browser shows.
pub async fn concede(browser: &Browser) {
    open_panel(browser, "menu").await;
    browser.click("#concede summary").await;
    browser.click("#concede input[name=sure]").await;
    browser.click("#concede form button").await;
}

/// Verifies the record of the finished game that a browser shows.
pub async fn verify_record(browser: &Browser, server: &Server) {
    let fetch = "const [done] = arguments;
        fetch(document.querySelector('a[download]').href).then((answer) => answer.text()).then(done)";
    let record = browser.client.execute_async(fetch, Vec::new()).await.unwrap();
    let file = server.file("record.json");
    fs::write(&file, record.as_str().unwrap()).unwrap();
    let verified = kajiba(&["verify", file.to_str().unwrap()]);
    let log = str::from_utf8(&verified.stdout).unwrap();
    assert!(verified.status.success(), "{log}{}", str::from_utf8(&verified.stderr).unwrap());
}

/// Shows a panel of the side column, where the screen is wide enough for one.
pub async fn open_panel(browser: &Browser, name: &str) {
    browser.until_true("return document.querySelector('main.table .panels') !== null").await;
    let click = format!(
        "const tab = document.querySelector('label[for=panel-{name}]');
        if (tab?.getClientRects().length > 0) tab.click()"
    );
    browser.run(&click).await;
}
