//! The pages of the gallery, and the games that they show. Tables are made and played over HTTP, without the pages.

use std::{fs, path::Path};

use serde_json::{Value, json};

use super::Scope;
use crate::{Browser, Mind, Player, Question, Server, next};

/// A page of the gallery.
pub(super) struct Page {
    pub(super) name: &'static str,
    pub(super) path: String,
    /// Whether somebody without tables looks at it.
    pub(super) is_of_stranger: bool,
    /// Whether it is shown in all languages and themes.
    pub(super) is_key: bool,
    /// Whether it is a table whose game is not over.
    pub(super) is_playing: bool,
    /// Whether things on it show more when they are pointed at.
    pub(super) is_pointed_at: bool,
}

/// A game that is played for the gallery.
struct Position {
    name: &'static str,
    start: Start,
    until: Until,
    is_sampled: bool,
}

/// How a game begins.
#[derive(Clone, Copy)]
enum Start {
    /// A game with this number of players, all but one of them bots.
    With(&'static str, usize),
    /// A game with a button of its own.
    At(&'static str),
    /// The current chapter of a campaign.
    Chapter,
    /// So many decisions of a recorded game, in which the person takes the seat that is asked next.
    Recorded(&'static str, usize),
}

/// How far a game is played.
#[derive(Clone, Copy)]
enum Until {
    /// It has begun.
    Begun,
    /// A bot has played for the person up to this version, and then an action of this name can be chosen.
    Offered(u64, &'static str),
    /// It is conceded.
    Conceded,
    /// It is over; a bot has played for the person up to this version.
    Over(u64),
}

const fn position(name: &'static str, start: Start, until: Until) -> Position {
    Position { name, start, until, is_sampled: false }
}

const fn sampled(name: &'static str, start: Start, until: Until) -> Position {
    Position { name, start, until, is_sampled: true }
}

use Start::{At, Chapter, Recorded, With};
use Until::{Begun, Conceded, Offered, Over};

/// The sample has recorded games, so that it finds the same each time. They are hard for the layout: long Honor cards, full
/// Rooms and shelves, many cards; players who begin with full stocks deliver eight Swords and keep six cards. All other games are dealt anew.
const POSITIONS: [Position; 23] = [
    sampled("katana-recorded-2", Recorded("kajiba/tests/games/layout-2.json", usize::MAX), Begun),
    sampled("katana-recorded-4", Recorded("kajiba/tests/games/layout-4.json", usize::MAX), Begun),
    sampled("katana-recorded-full", Recorded("kajiba/tests/games/layout-full.json", usize::MAX), Begun),
    sampled("shogunate-recorded-6", Recorded("shogunate/tests/games/v1-07.json", 300), Begun),
    position("katana-start-2", With("katana", 2), Begun),
    position("katana-middle-2", With("katana", 2), Offered(120, "place")),
    position("katana-middle-3", With("katana", 3), Offered(220, "place")),
    position("katana-middle-4", With("katana", 4), Offered(330, "place")),
    position("katana-sword-3", With("katana", 3), Offered(60, "take_sword")),
    position("katana-late-4", With("katana", 4), Offered(530, "place")),
    position("katana-end-2", With("katana", 2), Over(180)),
    position("katana-end-4", With("katana", 4), Over(530)),
    position("katana-ghost", At("/play"), Offered(100, "place")),
    position("katana-early-solo", Recorded("katana/tests/games/v2-24.json", 60), Begun),
    position("katana-guide", At("/learn"), Begun),
    position("story-end", Chapter, Conceded),
    position("story-chapter", Chapter, Offered(0, "place")),
    position("shogunate-choosing-3", With("shogunate", 3), Begun),
    position("shogunate-choosing-6", With("shogunate", 6), Begun),
    position("shogunate-middle-3", With("shogunate", 3), Offered(0, "move")),
    position("shogunate-middle-6", With("shogunate", 6), Offered(30, "move")),
    position("shogunate-end-3", With("shogunate", 3), Over(0)),
    position("shogunate-end-6", With("shogunate", 6), Over(0)),
];

/// Pages that need nothing but their address. Those of the sample come first, and there are `N_SAMPLED`.
const PLAIN: [(&str, &str); 21] = [
    ("home", "/"),
    ("new-katana", "/new"),
    ("me", "/me"),
    ("primer-katana", "/rules/katana/primer"),
    ("primer-shogunate", "/rules/shogunate/primer"),
    ("new-solo", "/new?solo"),
    ("new-shogunate", "/new?game=shogunate"),
    ("story", "/story"),
    ("lessons-katana", "/lessons/katana"),
    ("lessons-shogunate", "/lessons/shogunate"),
    ("settings", "/settings"),
    ("sign-in", "/sign-in"),
    ("sets", "/sets"),
    ("about", "/about"),
    ("rules", "/rules"),
    ("rules-katana", "/rules/katana"),
    ("rules-shogunate", "/rules/shogunate"),
    ("cards-katana", "/cards"),
    ("cards-shogunate", "/cards?game=shogunate"),
    ("api", "/api"),
    ("error", "/t/nothing"),
];
const N_SAMPLED: usize = 5;
/// Those of them that are shown in all languages and themes.
const KEY: [&str; 4] = ["home", "story", "primer-katana", "primer-shogunate"];

/// Pages of a game that was played: the name, the position and the rest of the address.
const OF_GAMES: [(&str, &str, &str); 7] = [
    ("katana-log", "katana-end-4", "/log"),
    ("katana-replay", "katana-end-4", "/replay?at=200&eyes=all"),
    ("katana-try", "katana-ghost", "/try"),
    ("katana-report", "katana-middle-4", "/report"),
    ("shogunate-log", "shogunate-end-6", "/log"),
    ("shogunate-replay", "shogunate-end-6", "/replay?at=40&eyes=all"),
    ("shogunate-report", "shogunate-middle-6", "/report"),
];

/// Plays the games and lists the pages.
pub(super) async fn make(browser: &Browser, server: &mut Server, scope: Scope) -> Vec<Page> {
    browser.open(&server.url("/about")).await;
    let is_wanted = |is_sampled: bool| scope == Scope::All || is_sampled;
    let mut pages = vec![Page { is_of_stranger: true, is_key: true, ..page("home-stranger", "/") }];
    pages.extend(gathering(browser).await);
    let campaign = post(browser, "/story", &[("name", "Sakura")]).await;
    pages.push(Page { is_key: true, ..page("story-road", &campaign) });
    for position in POSITIONS.iter().filter(|position| is_wanted(position.is_sampled)) {
        let path = reach(browser, server, position, &campaign).await;
        let is_playing = matches!(position.until, Begun | Offered(..));
        pages.push(Page {
            is_key: true,
            is_playing,
            is_pointed_at: is_playing,
            ..page(position.name, &path)
        });
    }
    if scope == Scope::All {
        for (name, of, rest) in OF_GAMES {
            let game = pages.iter().find(|page| page.name == of).expect("it was played");
            pages.push(page(name, &format!("{}{rest}", game.path)));
        }
    }
    let n_plain = if scope == Scope::All { PLAIN.len() } else { N_SAMPLED };
    for (name, path) in &PLAIN[..n_plain] {
        pages.push(Page { is_key: KEY.contains(name), ..page(name, path) });
    }
    pages
}

pub(super) fn page(name: &'static str, path: &str) -> Page {
    Page {
        name,
        path: path.to_owned(),
        is_of_stranger: false,
        is_key: false,
        is_playing: false,
        is_pointed_at: false,
    }
}

/// A table of each game that waits for players, as its host and as somebody who was invited.
async fn gathering(browser: &Browser) -> [Page; 4] {
    let invite = async |game| {
        let seats = [("seat-0-kind", "me"), ("seat-1-kind", "open"), ("seat-2-kind", "bot-novice")];
        post(browser, "/tables", &[&[("game", game), ("name", "Masamune")][..], &seats].concat()).await
    };
    let (katana, shogunate) = (invite("katana").await, invite("shogunate").await);
    [
        page("katana-gathering", &katana),
        Page { is_of_stranger: true, ..page("katana-invitation", &katana) },
        page("shogunate-gathering", &shogunate),
        Page { is_of_stranger: true, ..page("shogunate-invitation", &shogunate) },
    ]
}

/// Plays games until one comes to the position; returns its path.
async fn reach(browser: &Browser, server: &mut Server, position: &Position, campaign: &str) -> String {
    for _ in 0..10 {
        if let Some(path) = play(browser, server, position, campaign).await {
            return path;
        }
    }
    panic!("ten games ended before {}", position.name)
}

/// Begins a game and plays it to its position; returns the table's path, unless the game ended before.
async fn play(browser: &Browser, server: &mut Server, position: &Position, campaign: &str) -> Option<String> {
    let path = match position.start {
        With(game, n_players) => {
            let kinds: Vec<String> = (0..n_players).map(|n| format!("seat-{n}-kind")).collect();
            let mut fields = vec![("game", game), ("name", "Masamune"), (kinds[0].as_str(), "me")];
            fields.extend(kinds[1..].iter().map(|kind| (kind.as_str(), "bot-novice")));
            post(browser, "/tables", &fields).await
        }
        At(path) => post(browser, path, &[("name", "Masamune")]).await,
        Chapter => post(browser, &format!("{campaign}/attempt"), &[("ghost", "1")]).await,
        Recorded(file, n_decisions) => join(browser, server, file, n_decisions).await,
    };
    let table = path.trim_start_matches("/t/");
    let players = [Player::new(browser, table).await];
    if let Offered(version, _) | Over(version) = position.until
        && version > 0
    {
        stand_in(server, &players[0], &path, version).await;
    }
    // Longer than until the person has been everywhere, or else the game soon ends.
    let mut mind = Mind::new(21, if matches!(position.until, Offered(..)) { 120 } else { 30 });
    while let Some((_, question)) = next(server, &players).await {
        let is_there = match position.until {
            Begun => true,
            Offered(_, name) => question.offers(name),
            Conceded => {
                post(browser, &format!("{path}/concede"), &[("seat", "0"), ("sure", "on")]).await;
                true
            }
            Over(_) => false,
        };
        if is_there {
            return Some(path);
        }
        decide(browser, &path, &question, &mind.choose(&question).hash).await;
    }
    matches!(position.until, Over(_)).then_some(path)
}

/// Imports the first decisions of a recorded game and sits down where somebody is asked; returns the table's path.
async fn join(browser: &Browser, server: &mut Server, file: &str, n_decisions: usize) -> String {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file)).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    record["log"].as_array_mut().unwrap().truncate(n_decisions);
    let cut = server.file("cut.json");
    fs::write(&cut, record.to_string()).unwrap();
    let path = server.import(&cut);
    let choices = server.read(&format!("{path}/choices"), "").body;
    let seat = serde_json::from_str::<Value>(&choices).unwrap()["asked"][0].to_string();
    post(browser, &format!("{path}/claim"), &[("seat", &seat), ("name", "Masamune")]).await;
    path
}

/// Lets a bot play for the person up to this version: it plays better, and faster.
async fn stand_in(server: &Server, player: &Player<'_>, path: &str, version: u64) {
    post(player.browser, &format!("{path}/leave"), &[("seat", "0")]).await;
    let is_enough = |now: Question| now.is_over || now.version >= version;
    let hope = format!("a bot that plays up to version {version}");
    player.browser.until(&hope, async || is_enough(player.question(server)).then_some(())).await;
    if !player.question(server).is_over {
        post(player.browser, &format!("{path}/come-back"), &[("seat", "0")]).await;
    }
}

async fn decide(browser: &Browser, path: &str, question: &Question, choice: &str) {
    let version = question.version.to_string();
    let fields = [("version", version.as_str()), ("question", question.id.as_str()), ("choice", choice)];
    post(browser, &format!("{path}/act"), &fields).await;
}

/// Sends a form as the browser's person; returns the path that the answer leads to.
async fn post(browser: &Browser, path: &str, fields: &[(&str, &str)]) -> String {
    let script = "const [path, fields, done] = arguments;
        const headers = { accept: 'application/json' }, body = new URLSearchParams(fields);
        fetch(path, { method: 'POST', headers, body })
            .then(async (answer) => done(answer.ok ? new URL(answer.url).pathname : `! ${await answer.text()}`))";
    let answer = browser.client.execute_async(script, vec![json!(path), json!(fields)]).await.unwrap();
    let answer = answer.as_str().expect("it is a path").to_owned();
    assert!(!answer.starts_with('!'), "{path} is refused: {answer}");
    answer
}
