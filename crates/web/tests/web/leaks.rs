//! Hidden information does not leak: pages, streams, JSON and errors stay the same, byte for byte, whatever the order
//! of the decks. And secrets appear nowhere.

mod gallery;
mod secrets;
mod shogunate;

use std::{fs, path::Path};

use host::{LogContent, Phase};
use katana::{Action, Event};
use serde_json::Value;
use tabletop::{Seat, Viewer};

use self::gallery::Gallery;

/// A recorded game by its file name.
fn recorded(name: &str) -> Value {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../katana/tests/games");
    serde_json::from_str(&fs::read_to_string(games.join(name)).unwrap()).unwrap()
}

/// The record up to entry `n`.
fn until(record: &Value, n: usize) -> String {
    let mut record = record.clone();
    record["log"].as_array_mut().unwrap().truncate(n);
    record.to_string()
}

/// The number of entries before the first that contains this, if there is one.
fn before(record: &Value, act: &str) -> Option<usize> {
    let says = |entry: &Value| entry["deed"]["act"] == act || entry["deed"]["act"].get(act).is_some();
    record["log"].as_array().unwrap().iter().position(says)
}

/// Everything that anybody can see of a position is the same for several orders of the hidden cards.
async fn nothing_hidden_shows(gallery: &Gallery) {
    let host = &gallery.server.host;
    let true_facts = host.shown_facts(gallery.table, Viewer::Spectator).await.unwrap();
    let shown = gallery.shown().await;
    for number in [1, 2] {
        host.permute_hidden(gallery.table, Some(number)).await.unwrap();
        let facts = host.shown_facts(gallery.table, Viewer::Spectator).await.unwrap();
        assert_ne!(facts, true_facts, "the decks are in another order");
        for ((what, before), (_, after)) in shown.iter().zip(gallery.shown().await) {
            let differs = before.lines().zip(after.lines()).find(|(before, after)| before != after);
            assert!(*before == after, "{what} shows what is hidden: {differs:?}");
        }
    }
    host.permute_hidden(gallery.table, None).await.unwrap();
}

/// Positions of a recorded game with different questions or displays.
async fn nothing_hidden_shows_in(name: &str) {
    let record = recorded(name);
    let log = record["log"].as_array().unwrap();
    let acts = ["decline", "use_room", "add_ghost_card"];
    let mut positions: Vec<usize> = acts.iter().filter_map(|act| before(&record, act)).collect();
    positions.extend([0, log.len() / 2]);
    // In the middle of a purchase, so that a basket can be refused.
    positions.push(before(&record, "buy_resource").unwrap_or_else(|| panic!("{name}: nobody buys")) + 1);
    let gallery = Gallery::open().await;
    for n in positions {
        nothing_hidden_shows(&gallery.with(&until(&record, n)).await).await;
    }
    let last = gallery.with(&until(&record, log.len() - 1)).await;
    let end = &log[log.len() - 1];
    let action: Action = serde_json::from_value(end["deed"]["act"].clone()).unwrap();
    last.act(Seat(end["seat"].as_u64().unwrap() as u8), action).await;
    assert_eq!(last.view().await.phase, Phase::Over);
    nothing_hidden_shows(&last).await;
}

#[tokio::test]
async fn nothing_hidden_shows_in_a_game_of_two() {
    nothing_hidden_shows_in("v1-00.json").await;
}

#[tokio::test]
async fn nothing_hidden_shows_in_a_game_of_three() {
    nothing_hidden_shows_in("v1-01.json").await;
}

#[tokio::test]
async fn nothing_hidden_shows_in_a_game_of_four() {
    nothing_hidden_shows_in("v1-05.json").await;
}

#[tokio::test]
async fn nothing_hidden_shows_in_a_game_of_one_against_a_ghost() {
    nothing_hidden_shows_in("v1-15.json").await;
}

#[tokio::test]
async fn nothing_hidden_shows_in_a_game_of_two_and_a_ghost() {
    nothing_hidden_shows_in("v1-16.json").await;
}

#[tokio::test]
async fn nothing_hidden_shows_by_the_early_solo_rules() {
    nothing_hidden_shows_in("v1-18.json").await;
}

#[tokio::test]
async fn nothing_hidden_shows_in_a_chapter() {
    nothing_hidden_shows_in("v1-chapter-07.json").await;
}

#[tokio::test]
async fn nothing_hidden_shows_in_a_campaign() {
    let gallery = Gallery::open().await.with_campaign().await;
    for n in 0..30 {
        let choices = gallery.katana_view(Seat(0)).await.choices;
        // Passing early in every round ends the game soon.
        let Some(choice) = choices.get(n % choices.len().max(1)) else {
            return nothing_hidden_shows(&gallery).await;
        };
        gallery.act(Seat(0), choice.action).await;
        if n % 10 == 9 {
            nothing_hidden_shows(&gallery).await;
        }
    }
}

/// Bots play for three people until a Sword is delivered, and on to the end.
#[tokio::test]
async fn nothing_hidden_shows_after_a_delivery_nor_in_the_end() {
    let is_delivered = |gallery: &host::TableView| {
        let Some(game_view) = gallery.game_view.as_ref().and_then(|any| any.of::<katana::Katana>()) else {
            return false;
        };
        let delivers = |event: &Event| matches!(event, Event::Delivered { .. });
        game_view
            .log
            .iter()
            .any(|log| matches!(&log.what, LogContent::Done(events) if events.iter().any(delivers)))
    };
    let gallery = Gallery::open().await;
    for _ in 0..20 {
        let gallery = gallery.dealt(3).await;
        let view = gallery.played_by_bots_until(is_delivered).await;
        if !is_delivered(&view) {
            // Not every game has a delivery.
            continue;
        }
        nothing_hidden_shows(&gallery).await;
        let view = gallery.played_by_bots_until(|_| false).await;
        assert_eq!(view.phase, Phase::Over);
        return nothing_hidden_shows(&gallery).await;
    }
    panic!("bots never deliver");
}

/// Proves that the other tests can fail.
#[tokio::test]
async fn what_is_visible_does_show() {
    let gallery = Gallery::open().await.with(&until(&recorded("v1-00.json"), 40)).await;
    let before = gallery.shown().await;
    assert_eq!(before, gallery.shown().await, "looking twice shows the same");
    let seat = gallery.view().await.game_view.unwrap().asked().first().unwrap();
    let action = gallery.katana_view(seat).await.choices[0].action;
    gallery.act(seat, action).await;
    let after = gallery.shown().await;
    let is_page = |what: &str| what.ends_with("/t") || what.ends_with("/log") || what.ends_with("/choices");
    for ((what, before), (_, after)) in before.iter().zip(&after).filter(|((what, _), _)| is_page(what)) {
        assert_ne!(before, after, "{what}");
    }
}
