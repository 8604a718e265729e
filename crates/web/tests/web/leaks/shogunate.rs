//! The secrets of Shogunate do not leak: Loyalty cards, secret choices, cards shown and exchanged, and the Plots to
//! come.

use std::{fs, path::Path};

use host::{AnyGameView, Phase};
use serde_json::Value;
use shogunate::{Action, Shogunate};
use tabletop::Seat;

use super::{Gallery, nothing_hidden_shows, until};

/// A recorded game by its file name.
fn recorded(name: &str) -> Value {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shogunate/tests/games");
    serde_json::from_str(&fs::read_to_string(games.join(name)).unwrap()).unwrap()
}

/// The number of entries before the first that contains this, from `since` on.
fn before(record: &Value, act: &str, since: usize) -> usize {
    let says = |entry: &Value| entry["deed"]["act"] == act || entry["deed"]["act"].get(act).is_some();
    let log = record["log"].as_array().unwrap();
    since + log[since..].iter().position(says).unwrap_or_else(|| panic!("nobody ever does {act}"))
}

/// The positions before each of these acts, and the one after the last.
async fn nothing_hidden_shows_around(name: &str, acts: &[&str]) {
    let record = recorded(name);
    let gallery = Gallery::open().await;
    let mut since = 0;
    for act in acts {
        since = before(&record, act, since);
        nothing_hidden_shows(&gallery.with(&until(&record, since)).await).await;
    }
    nothing_hidden_shows(&gallery.with(&until(&record, since + 1)).await).await;
}

/// SGK-2: a card is asked for and shown, one is turned up, and a choice is withdrawn.
#[tokio::test]
async fn nothing_hidden_shows_among_three() {
    nothing_hidden_shows_around("v1-00.json", &["choose", "show", "reveal", "withdraw"]).await;
}

/// SGK-2: a Plot's power shows a card.
#[tokio::test]
async fn nothing_hidden_shows_among_four_when_a_card_is_looked_at() {
    nothing_hidden_shows_around("v1-05.json", &["ask", "look"]).await;
}

/// SGK-2: cards are exchanged.
#[tokio::test]
async fn nothing_hidden_shows_among_six_who_exchange_cards() {
    nothing_hidden_shows_around("v1-03.json", &["exchange", "give", "give"]).await;
}

/// SGK-2: the last round, and after the end, which reveals all but the Plots that never came up.
#[tokio::test]
async fn nothing_hidden_shows_before_and_after_the_end() {
    let record = recorded("v1-10.json");
    let log = record["log"].as_array().unwrap();
    let gallery = Gallery::open().await.with(&until(&record, log.len() - 1)).await;
    nothing_hidden_shows(&gallery).await;
    let end = &log[log.len() - 1];
    let action: Action = serde_json::from_value(end["deed"]["act"].clone()).unwrap();
    gallery.act(Seat(end["seat"].as_u64().unwrap() as u8), action).await;
    assert_eq!(gallery.view().await.phase, Phase::Over);
    nothing_hidden_shows(&gallery).await;
}

/// A text without its times.
fn timeless(text: &str) -> String {
    let mut pieces = text.split("\"at_ms\":");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.trim_start_matches(|digit: char| digit.is_ascii_digit()))
}

/// A text without the hashes of parts that contain the table's id.
fn unhashed(text: &str) -> String {
    let mut pieces = text.split("data-part=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    first + &pieces.map(|piece| &piece[16..]).collect::<String>()
}

/// What everybody sees of a table, without its id and import time, which differ between servers.
async fn shown(gallery: &Gallery) -> Vec<(String, String)> {
    let id = gallery.table.to_string();
    let plain = |(what, text): (String, String)| {
        (what.replace(&id, "ID"), unhashed(&timeless(&text.replace(&id, "ID"))))
    };
    gallery.shown().await.into_iter().map(plain).collect()
}

fn game_view(game_view: AnyGameView) -> host::GameView<Shogunate> {
    game_view.of().expect("this game is played").clone()
}

/// At two tables with the same past, somebody secretly does one thing or another. Everybody who may not know sees the
/// same in pages, logs, replays, lists and errors.
async fn the_same_shows_whatever_is_done(record: &Value, n: usize, may_know: impl Fn(&Action) -> Vec<Seat>) {
    let mut tables = Vec::new();
    let mut knowing = Vec::new();
    for nth in 0..2 {
        let gallery = Gallery::open().await.with(&until(record, n)).await;
        let seat = gallery.view().await.game_view.unwrap().asked().first().unwrap();
        let own = game_view(gallery.game_view(seat).await);
        let answers: Vec<Action> =
            own.choices.iter().filter(|choice| !choice.is_free).map(|choice| choice.action).collect();
        assert!(answers.len() > 1, "there is something to choose: {answers:?}");
        let action = answers[nth];
        knowing =
            may_know(&action).into_iter().chain([seat]).map(|seat| format!("seat {}:", seat.0)).collect();
        gallery.act(seat, action).await;
        tables.push(shown(&gallery).await);
    }
    let mut n_told = 0;
    for ((what, one), (_, other)) in tables[0].iter().zip(&tables[1]) {
        let knows = knowing.iter().any(|who: &String| what.starts_with(who));
        if knows {
            n_told += u32::from(one != other);
            continue;
        }
        let differs = one.lines().zip(other.lines()).find(|(one, other)| one != other);
        assert!(one == other, "{what} tells what was done in secret: {differs:?}");
    }
    assert!(n_told > 0, "who did it sees what");
}

/// SGR-1: the Action card that somebody has chosen.
#[tokio::test]
async fn a_secret_choice_is_told_to_nobody_else() {
    let record = recorded("v1-01.json");
    the_same_shows_whatever_is_done(&record, 0, |_| Vec::new()).await;
}

/// SGA-6: the Loyalty card that somebody will give.
#[tokio::test]
async fn a_card_to_give_is_told_to_nobody_else() {
    let record = recorded("v1-03.json");
    let n = before(&record, "give", 0);
    the_same_shows_whatever_is_done(&record, n, |_| Vec::new()).await;
}

/// SGA-3, SGA-5: only the player who is shown a Loyalty card learns it.
#[tokio::test]
async fn a_card_that_is_shown_is_told_to_nobody_but_the_two() {
    let record = recorded("v1-01.json");
    let n = before(&record, "show", 0);
    let gallery = Gallery::open().await.with(&until(&record, n)).await;
    let game_view = game_view(gallery.view().await.game_view.unwrap());
    let Some(shogunate::Question::ShowTo(to)) = game_view.view.question() else {
        panic!("a card is to be shown")
    };
    the_same_shows_whatever_is_done(&record, n, move |_| vec![to]).await;
}
