//! Somebody who plays by clicking.

use std::time::{Duration, Instant};

use fantoccini::Locator;
use serde_json::Value;

use crate::{browser::Browser, driver::Kind, server::Server};

/// How long bots and a server that starts again may take until somebody is asked.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at a table, in a browser that shows it.
pub struct Player<'a> {
    pub browser: &'a Browser,
    /// The table's id.
    pub table: String,
    cookie: String,
}

/// What somebody is asked, as the server tells programs. What is done about it is clicked on the page.
pub struct Question {
    /// The version of the game.
    pub version: u64,
    /// The version of the table.
    pub table_version: u64,
    /// The seat through which they look.
    pub seat: Option<u64>,
    /// Their seats that are asked.
    pub asked_own: Vec<u64>,
    pub choices: Vec<Choice>,
    pub is_asked: bool,
    is_over: bool,
}

/// Something that may be done.
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
    /// Whether an action of this name may be done.
    pub fn offers(&self, name: &str) -> bool {
        self.choices.iter().any(|choice| choice.is(name))
    }
}

impl<'a> Player<'a> {
    /// Whoever has just sat down in this browser.
    pub async fn new(browser: &'a Browser, table: &str) -> Self {
        Self { browser, table: table.to_owned(), cookie: browser.cookie().await }
    }

    /// What they are asked now.
    pub fn question(&self, server: &Server) -> Question {
        let answer = server.read(&format!("/t/{}/choices", self.table), &self.cookie);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let mut told: Value = serde_json::from_str(&answer.body).unwrap();
        let choice = |choice: &mut Value| Choice {
            hash: choice["hash"].as_str().unwrap().to_owned(),
            action: choice["action"].take(),
            is_free: choice["free"] == true,
        };
        let choices: Vec<Choice> = told["choices"].as_array_mut().unwrap().iter_mut().map(choice).collect();
        let seats = |name: &str| -> Vec<u64> {
            told[name].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap()).collect()
        };
        let asked = seats("asked");
        Question {
            version: told["version"].as_u64().unwrap(),
            table_version: told["table_version"].as_u64().unwrap(),
            seat: told["seat"].as_u64(),
            asked_own: seats("seats").into_iter().filter(|seat| asked.contains(seat)).collect(),
            is_over: told["over"] == true,
            is_asked: told["question"] != "" && !choices.is_empty(),
            choices,
        }
    }

    /// Clicks on a choice and waits until the server has taken it. Pages with a script have changed by themselves
    /// until then; without one, the person loads the page.
    pub async fn act(&self, server: &Server, question: &Question, choice: &Choice) {
        if self.browser.kind == Kind::NoScript {
            self.browser.open(&server.url(&format!("/t/{}", self.table))).await;
        }
        if choice.is("buy_resource") {
            self.fill_basket().await;
            self.browser.click("#basket button").await;
        } else {
            self.browser.click(&button(choice)).await;
        }
        self.until_after(server, question.version).await;
    }

    /// Puts two of what is cheapest into the basket, or one where Coins are few.
    async fn fill_basket(&self) {
        self.browser
            .until("a basket that is filled", async || {
                let mut best = None;
                for field in
                    self.browser.client.find_all(Locator::Css("#basket input[type=number]")).await.ok()?
                {
                    let n_max: u32 = field.attr("max").await.ok()??.parse().ok()?;
                    if best.as_ref().is_none_or(|(n_best, _)| *n_best < n_max) {
                        best = Some((n_max, field));
                    }
                }
                let (n_max, field) = best?;
                field.clear().await.ok()?;
                field.send_keys(&n_max.min(2).to_string()).await.ok()
            })
            .await;
    }

    /// Waits until the game has gone on from a version.
    pub async fn until_after(&self, server: &Server, version: u64) {
        let hope = format!("the server to go on from version {version}");
        self.browser.until(&hope, async || (self.question(server).version > version).then_some(())).await;
    }
}

/// The button of a choice.
pub fn button(choice: &Choice) -> String {
    format!("form[action$='/act'] button[name=choice][value='{}']", choice.hash)
}

/// Who of the players is asked next, and what; nothing once the game is over.
pub async fn next(server: &Server, players: &[Player<'_>]) -> Option<(usize, Question)> {
    let started = Instant::now();
    loop {
        for (n, player) in players.iter().enumerate() {
            let question = player.question(server);
            if question.is_over {
                return None;
            }
            if question.is_asked {
                return Some((n, question));
            }
        }
        assert!(started.elapsed() < PATIENCE, "nobody is asked and the game is not over");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Plays on to the end, by clicking.
pub async fn play_on(server: &Server, players: &[Player<'_>], mind: &mut Mind) {
    while let Some((n, question)) = next(server, players).await {
        let choice = mind.choose(&question);
        players[n].act(server, &question, &choice).await;
    }
}

/// What decides for the players: always the same for the same seed.
pub struct Mind {
    state: u64,
    /// How many decisions are lively; after them all pass as soon as they may, so that the game comes to its end.
    n_lively: usize,
    n_placed: usize,
    n_bought: usize,
}

impl Mind {
    pub fn new(seed: u64, n_lively: usize) -> Self {
        Self { state: seed, n_lively, n_placed: 0, n_bought: 0 }
    }

    /// There is more to be seen: nobody hurries yet.
    pub fn stay_lively(&mut self) {
        self.n_lively = self.n_lively.max(1);
    }

    /// Chooses for whoever is asked.
    pub fn choose(&mut self, question: &Question) -> Choice {
        let is_lively = self.n_lively > 0;
        self.n_lively = self.n_lively.saturating_sub(1);
        let places: Vec<_> = question.choices.iter().filter(|choice| choice.is("place")).collect();
        if is_lively && !places.is_empty() {
            return self.place(&places).clone();
        }
        if let Some(buy) = question.choices.iter().find(|choice| choice.is("buy_resource"))
            && self.n_bought < 6
        {
            self.n_bought += 1;
            return buy.clone();
        }
        let named = |name: &'static str| question.choices.iter().filter(move |choice| choice.is(name));
        let ends = ["pass", "end_turn", "done", "decline"].into_iter().flat_map(named).collect::<Vec<_>>();
        if !ends.is_empty() && (!is_lively || self.roll(3) == 0) {
            return ends[self.roll(ends.len())].clone();
        }
        let wants_free = is_lively && self.roll(6) == 0;
        let is_wanted = |choice: &&Choice| {
            choice.is_free == wants_free && !choice.is("buy_resource") && !ends.contains(choice)
        };
        let wanted: Vec<_> = question.choices.iter().filter(is_wanted).collect();
        let wanted = if wanted.is_empty() { question.choices.iter().collect() } else { wanted };
        wanted[self.roll(wanted.len())].clone()
    }

    /// A figure where the others may react first, then at the Market, then all around.
    fn place<'a>(&mut self, places: &[&'a Choice]) -> &'a Choice {
        const AREAS: [&str; 6] = ["academy", "market", "palace", "houses", "forge", "komainu"];
        self.n_placed += 1;
        // Both players come to the same area in the same turn.
        let wanted = (0..AREAS.len()).map(|n| AREAS[((self.n_placed - 1) / 2 + n) % AREAS.len()]);
        let at = |area: &str| {
            places.iter().find(|choice| {
                choice.action["place"]["area"] == area && choice.action["place"]["figure"] == "worker"
            })
        };
        wanted.into_iter().find_map(at).unwrap_or(&places[0])
    }

    /// A number below `n`: the steps of SplitMix64.
    fn roll(&mut self, n: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % n as u64) as usize
    }
}
