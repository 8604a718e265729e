//! Lessons in real browsers: on the board, on a phone, and without scripts, in every language.
//!
//! Each lesson is played in one language on a desktop and in another one on a phone. `cargo xtask lessons` plays every lesson
//! in every language on both.

use std::collections::BTreeSet;

use crate::{Browser, Kind, Server, stage, switching::switch, table};

/// A lesson, with the number of its steps.
#[derive(Clone, Copy)]
struct Lesson {
    game: &'static str,
    id: &'static str,
    n_steps: usize,
}

const FIRST: Lesson = Lesson { game: "katana", id: "first", n_steps: 6 };
const ROUND: Lesson = Lesson { game: "katana", id: "round", n_steps: 4 };
const CARDS: Lesson = Lesson { game: "katana", id: "cards", n_steps: 7 };
const OTHERS: Lesson = Lesson { game: "katana", id: "others", n_steps: 5 };
const KATANA: Lesson = Lesson { game: "katana", id: "katana", n_steps: 8 };
const COURT: Lesson = Lesson { game: "shogunate", id: "first", n_steps: 5 };

/// How fast somebody reads who is new to the game: words a minute, or characters of Japanese.
const WORDS_A_MINUTE: usize = 200;
const CHARACTERS_A_MINUTE: usize = 400;
/// How long they look for the place of a click, and wait for what follows it.
const SECONDS_A_CLICK: usize = 3;
/// What the page with the lessons promises.
const SECONDS_MAX: usize = 5 * 60;

/// A button on the board or on one's own things.
const ON_THE_TABLE: &str = "main.guided > :not(.side) :is(.hit, .put)";
/// The same in the list of options.
const IN_THE_LIST: &str = "#decision form.choices button[name=choice]";

/// Whether the first thing to click on the board, if any can be seen, is between the tabs and the sheet.
const IN_VIEW: &str = "const [thing] = [...document.querySelectorAll('main.guided :is(.hit, .put)')]
    .filter(thing => thing.getClientRects().length > 0).map(thing => thing.getBoundingClientRect());
    const [tabs, sheet] = ['.tabs', '#decision'].map(css => document.querySelector(css).getBoundingClientRect());
    return !thing || (thing.top >= tabs.bottom - 4 && thing.bottom <= sheet.top + 4)";

/// What the guide says, paragraph by paragraph, without its marks.
const SAID: &str =
    "return [...document.querySelectorAll('#guide [role=status] > :is(h2, p:not(.guide-count))')]
    .map(text => [...text.childNodes].filter(part => part.nodeType === Node.TEXT_NODE))
    .map(parts => parts.map(part => part.textContent).join('').trim())";

/// What the guide asks for.
const NOW: &str = "return document.getElementById('guide-now')?.textContent";

/// How a lesson went.
#[derive(Default)]
struct Course {
    /// The titles of its steps.
    titles: Vec<String>,
    /// Everything that the guide said.
    said: BTreeSet<String>,
    n_clicks: usize,
    /// How often the table itself was clicked.
    n_on_table: usize,
}

impl Course {
    /// How much there is to read, in words or in characters, and how long the lesson takes.
    fn length(&self, lang: &str) -> (usize, usize) {
        let texts = self.said.iter();
        let (n_read, a_minute) = match lang {
            "ja" => (texts.map(|text| text.chars().count()).sum(), CHARACTERS_A_MINUTE),
            _ => (texts.map(|text| text.split_whitespace().count()).sum::<usize>(), WORDS_A_MINUTE),
        };
        (n_read, n_read * 60 / a_minute + self.n_clicks * SECONDS_A_CLICK)
    }
}

#[tokio::test]
async fn a_newcomer_plays_the_first_lesson_by_clicking_on_the_table() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    learn(&server, &browser, "en").await;
    browser.shoot("guide-start").await;
    play(&browser, FIRST, "en").await;
    browser.shoot("guide-end").await;

    let guide = table::id(&browser).await;
    browser.see("#guide button[value=next].main-act").await;
    browser.click("#guide button[value=play]").await;
    browser.see_no("#guide").await;
    browser.see(IN_THE_LIST).await;
    assert_ne!(table::id(&browser).await, guide, "a game of one's own begins");
    browser.open(&server.url("/")).await;
    let lines = browser.run("return document.querySelectorAll('.table-line').length").await;
    assert_eq!(lines, 1, "and the guide is no longer in the way");
    browser.check_console(&[]);
}

#[tokio::test]
async fn the_first_lesson_is_played_on_a_phone_and_begun_anew_in_the_middle() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Phone).await else { return };
    learn(&server, &browser, "it").await;
    let begun = browser.run(NOW).await;
    let mut course = Course::default();
    go_on(&browser, &mut course).await;
    go_on(&browser, &mut course).await;
    assert_ne!(browser.run(NOW).await, begun);
    browser.click("#guide-ways summary").await;
    browser.click("#guide-ways button[value=again]").await;
    browser.until_true(&format!("{NOW} === {begun}")).await;
    play(&browser, FIRST, "it").await;
    browser.click("#guide button[value=lessons]").await;
    browser.see(".lesson-list .lesson.done").await;
    browser.open(&server.url("/")).await;
    assert!(!browser.has(".table-line").await, "nothing of it is left");
    browser.check_console(&[]);
}

#[tokio::test]
async fn the_first_lesson_is_played_without_a_script() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::NoScript).await else { return };
    learn(&server, &browser, "ja").await;
    play(&browser, FIRST, "ja").await;
    browser.click("#guide button[value=on]").await;
    browser.see_no("#guide").await;
    browser.see(IN_THE_LIST).await;
}

#[tokio::test]
async fn the_other_lessons_against_a_ghost_are_played_by_clicking_on_the_table() {
    play_all(Kind::Desktop, &[(ROUND, "ja"), (CARDS, "it")]).await;
}

#[tokio::test]
async fn the_other_lessons_against_a_ghost_are_played_on_a_phone() {
    play_all(Kind::Phone, &[(ROUND, "it"), (CARDS, "en")]).await;
}

#[tokio::test]
async fn the_lessons_against_players_are_played_by_clicking_on_the_table() {
    play_all(Kind::Desktop, &[(OTHERS, "ja"), (KATANA, "en"), (COURT, "it")]).await;
}

#[tokio::test]
async fn the_lessons_against_players_are_played_on_a_phone() {
    play_all(Kind::Phone, &[(OTHERS, "it"), (KATANA, "ja"), (COURT, "ja")]).await;
}

#[tokio::test]
#[ignore = "it takes a while: `cargo xtask lessons` runs it"]
async fn every_lesson_is_played_in_every_language_on_every_kind_of_browser() {
    let lessons = [FIRST, ROUND, CARDS, OTHERS, KATANA, COURT];
    let all: Vec<(Lesson, &str)> =
        ["en", "it", "ja"].iter().flat_map(|&lang| lessons.map(|lesson| (lesson, lang))).collect();
    for kind in [Kind::Desktop, Kind::Phone] {
        play_all(kind, &all).await;
    }
}

/// Plays lessons with one browser, each from the page that lists them, and sees them marked there.
async fn play_all(kind: Kind, lessons: &[(Lesson, &str)]) {
    let Some((_driver, server, browser)) = stage::start_with(kind).await else { return };
    for &(lesson, lang) in lessons {
        let Lesson { game, id, .. } = lesson;
        open(&server, &browser, &format!("/lessons/{game}"), lang).await;
        let begin = format!("button[name=lesson][value={id}]");
        browser.click(&begin).await;
        browser.see("#guide-now").await;
        play(&browser, lesson, lang).await;
        browser.shoot(&format!("guide-{game}-{id}-{lang}")).await;
        browser.click("#guide button[value=lessons]").await;
        browser.see(&format!(".lesson-list .lesson.done {begin}")).await;
    }
    browser.check_console(&[]);
}

/// From the home page to the first step.
async fn learn(server: &Server, browser: &Browser, lang: &str) {
    open(server, browser, "/", lang).await;
    browser.click(".play-now .learn").await;
    browser.see("#guide-now").await;
}

/// Opens a page in a language.
async fn open(server: &Server, browser: &Browser, path: &str, lang: &str) {
    browser.open(&server.url(path)).await;
    if !browser.has(&format!("html[lang={lang}]")).await {
        switch(browser, lang).await;
    }
}

/// Plays a lesson to its end, wherever possible by clicking on the table itself, and says how long it is.
async fn play(browser: &Browser, lesson: Lesson, lang: &str) {
    let mut course = Course::default();
    while browser.has("main.guided").await {
        let title = browser.words("#guide-title").await;
        if course.titles.last() != Some(&title) {
            browser.check_page().await;
            browser
                .shoot_window(&format!("lesson-{}-{}-{lang}-{}", lesson.game, lesson.id, course.titles.len()))
                .await;
            course.titles.push(title);
        }
        listen(browser, &mut course).await;
        go_on(browser, &mut course).await;
    }
    browser.see("#guide button[value=again]").await;
    listen(browser, &mut course).await;
    assert_eq!(browser.run("return document.documentElement.lang").await, lang);
    let Lesson { game, id, n_steps } = lesson;
    assert_eq!(course.titles.len(), n_steps, "{:?}", course.titles);
    let least = if browser.kind == Kind::Desktop { n_steps } else { 0 };
    assert!(course.n_on_table >= least, "{} times the table itself was clicked", course.n_on_table);
    let (n_read, seconds) = course.length(lang);
    println!(
        "{game} {id}, {lang}, {:?}: {n_steps} steps, {n_read} words or characters, {} clicks, {}:{:02} minutes",
        browser.kind,
        course.n_clicks,
        seconds / 60,
        seconds % 60,
    );
    assert!(seconds < SECONDS_MAX, "{seconds} seconds are not short");
}

/// Notes what the guide says.
async fn listen(browser: &Browser, course: &mut Course) {
    let said: Vec<String> = serde_json::from_value(browser.run(SAID).await).unwrap();
    course.said.extend(said);
}

/// Does what the guide asks for, on a desktop on the board if possible.
async fn go_on(browser: &Browser, course: &mut Course) {
    let version = browser.run("return document.getElementById('main').dataset.version").await;
    let is_there = browser.kind == Kind::Desktop && browser.has(ON_THE_TABLE).await;
    if browser.kind == Kind::Phone {
        browser.until_true(IN_VIEW).await;
    }
    if browser.has("#basket").await {
        if browser.kind == Kind::NoScript {
            browser.write("#basket input[type=number]", "1").await;
        } else {
            browser.click("#basket [data-step='1']").await;
        }
        browser.click("#basket .buy").await;
        course.n_clicks += 2;
    } else {
        browser.click(if is_there { ON_THE_TABLE } else { IN_THE_LIST }).await;
        course.n_clicks += 1;
    }
    course.n_on_table += usize::from(is_there);
    let is_new = format!("return document.getElementById('main')?.dataset.version !== {version}");
    browser.until_true(&is_new).await;
}
