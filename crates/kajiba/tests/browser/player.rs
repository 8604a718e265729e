//! A player who acts by clicking.

use std::time::{Duration, Instant};

use fantoccini::Locator;
use serde_json::Value;

use crate::{Browser, Kind, Server};

/// How long bots and a restarting server may take until somebody is asked.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many others can decide at the same time in these tests.
const N_OTHERS_MAX: u64 = 3;

/// A player at a table, in a browser that shows it.
pub struct Player<'a> {
    pub browser: &'a Browser,
    /// The table's id.
    pub table: String,
    cookie: String,
}

/// The question to a player, from the server's JSON. Answers are clicked on the page.
pub struct Question {
    /// Identifies the question.
    pub id: String,
    /// The version of the game.
    pub version: u64,
    /// The version of the table.
    pub table_version: u64,
    /// The viewing seat.
    pub seat: Option<u64>,
    /// Their seats that are asked.
    asked_own: Vec<u64>,
    pub choices: Vec<Choice>,
    is_asked: bool,
    pub is_over: bool,
}

/// An option.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The value of its button.
    pub hash: String,
    pub action: Value,
    pub is_free: bool,
}

impl Choice {
    /// Whether it is an action of this name.
    pub fn is(&self, name: &str) -> bool {
        self.action == name || self.action.get(name).is_some()
    }
}

impl Question {
    /// A locked seat of theirs that is asked.
    pub fn shut_seat(&self) -> Option<u64> {
        self.asked_own.first().copied().filter(|_| !self.is_asked)
    }

    /// Whether the viewing seat is asked something.
    pub fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// Whether there is an option of this name.
    pub fn offers(&self, name: &str) -> bool {
        self.choices.iter().any(|choice| choice.is(name))
    }
}

impl<'a> Player<'a> {
    /// The player who has just sat down in this browser.
    pub async fn new(browser: &'a Browser, table: &str) -> Self {
        Self { browser, table: table.to_owned(), cookie: browser.cookie().await }
    }

    /// The current question.
    pub fn question(&self, server: &Server) -> Question {
        let answer = server.read(&format!("/t/{}/choices", self.table), &self.cookie);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let mut log: Value = serde_json::from_str(&answer.body).unwrap();
        let choice = |choice: &mut Value| Choice {
            hash: choice["hash"].as_str().unwrap().to_owned(),
            action: choice["action"].take(),
            is_free: choice["free"] == true,
        };
        let choices: Vec<Choice> = log["choices"].as_array_mut().unwrap().iter_mut().map(choice).collect();
        let seats = |name: &str| -> Vec<u64> {
            log[name].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap()).collect()
        };
        let asked = seats("asked");
        let id = log["question"].as_str().unwrap().to_owned();
        Question {
            version: log["version"].as_u64().unwrap(),
            table_version: log["table_version"].as_u64().unwrap(),
            seat: log["seat"].as_u64(),
            asked_own: seats("seats").into_iter().filter(|seat| asked.contains(seat)).collect(),
            is_over: log["over"] == true,
            is_asked: !id.is_empty() && !choices.is_empty(),
            id,
            choices,
        }
    }

    /// Clicks an option and waits until the server has accepted it. Pages with scripts update themselves; without them,
    /// the player reloads.
    pub async fn act(&self, server: &Server, question: &Question, choice: &Choice) {
        if self.browser.kind == Kind::NoScript {
            self.browser.open(&server.url(&format!("/t/{}", self.table))).await;
        }
        // An older page may ask the same: its form would come too late.
        self.until_shown(question).await;
        if choice.is("buy_resource") {
            let basket = format!("#basket:has({})", answers(question));
            self.fill(&basket).await;
            self.browser.click(&format!("{basket} .buy")).await;
        } else {
            self.unfold(question, choice).await;
            self.browser.click(&button(question, choice)).await;
        }
        self.until_after(server, question.version).await;
    }

    /// Opens the list of lines without a Sword, if the option is there.
    pub async fn unfold(&self, question: &Question, choice: &Choice) {
        if choice.is("line") {
            self.until_shown(question).await;
            let folded =
                format!("#decision details.empty-lines:not([open]):has([value='{}']) > summary", choice.hash);
            if self.browser.has(&folded).await {
                self.browser.click(&folded).await;
            }
        }
    }

    /// Waits until the page is as new as the question.
    pub async fn until_shown(&self, question: &Question) {
        let version = question.table_version;
        let is_shown = format!("return Number(document.getElementById('main').dataset.version) >= {version}");
        self.browser.until_true(&is_shown).await;
    }

    /// Puts two of the cheapest resource into the basket, or one if Coins are few: with its button, or without scripts by
    /// typing.
    async fn fill(&self, basket: &str) {
        let fields = format!("{basket} input[type=number]");
        let (n, field) = self
            .browser
            .until("a basket to fill", async || {
                let mut best = None;
                for field in self.browser.client.find_all(Locator::Css(&fields)).await.ok()? {
                    let n_max: u32 = field.attr("max").await.ok()??.parse().ok()?;
                    if best.as_ref().is_none_or(|(n_best, _)| *n_best < n_max) {
                        best = Some((n_max, field.attr("id").await.ok()??));
                    }
                }
                best.map(|(n_max, field)| (n_max.min(2), field))
            })
            .await;
        if self.browser.kind == Kind::NoScript {
            return self.browser.write(&format!("#{field}"), &n.to_string()).await;
        }
        for _ in 0..n {
            self.browser.click(&format!("{basket} [data-step='1'][data-for='{field}']")).await;
        }
    }

    /// Waits until an answer has arrived, although others may decide at the same time: the question has changed, or
    /// more has happened than the others could have done.
    pub async fn until_answered(&self, server: &Server, question: &Question) {
        let is_answered = |now: Question| {
            now.id != question.id || now.is_over || now.version > question.version + N_OTHERS_MAX
        };
        self.browser
            .until("the server to take the answer", async || is_answered(self.question(server)).then_some(()))
            .await;
    }

    /// Waits until the game has advanced beyond a version.
    pub async fn until_after(&self, server: &Server, version: u64) {
        let hope = format!("the server to go on from version {version}");
        self.browser.until(&hope, async || (self.question(server).version > version).then_some(())).await;
    }
}

/// The button of an option.
pub fn button(question: &Question, choice: &Choice) -> String {
    let form = format!("form[action$='/act']:has({})", answers(question));
    format!("{form} button[name=choice][value='{}']", choice.hash)
}

/// Selects a form that answers this very question: a page that lags may have the same buttons for another.
fn answers(question: &Question) -> String {
    format!("input[name=question][value='{}']", question.id)
}

/// The player who is asked next, and the question; `None` once the game is over.
pub async fn next(server: &Server, players: &[Player<'_>]) -> Option<(usize, Question)> {
    let started = Instant::now();
    while !players[0].question(server).is_over {
        if let Some(asked) = asked(server, players) {
            return Some(asked);
        }
        assert!(started.elapsed() < PATIENCE, "nobody is asked and the game is not over");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    None
}

/// The same with covered seats: also returns who must open one to see the question.
pub async fn next_or_shut(server: &Server, players: &[Player<'_>]) -> Option<(usize, Question)> {
    let started = Instant::now();
    while !players[0].question(server).is_over {
        let questions = players.iter().map(|player| player.question(server)).enumerate();
        let mut called =
            questions.filter(|(_, question)| question.is_asked || question.shut_seat().is_some());
        if let Some(called) = called.next() {
            return Some(called);
        }
        assert!(started.elapsed() < PATIENCE, "nobody is asked and the game is not over");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    None
}

/// The player who is asked now, and the question.
pub fn asked(server: &Server, players: &[Player<'_>]) -> Option<(usize, Question)> {
    let questions = players.iter().map(|player| player.question(server)).enumerate();
    questions.into_iter().find(|(_, question)| question.is_asked)
}
