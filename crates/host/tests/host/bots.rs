//! Bots and other background work, across a restart.

use std::time::Duration;

use host::{BotLevel, NewSeat, Phase, Refusal, SeatKind};
use katana::{Action, Frame};
use tabletop::{Seat, Viewer};

use crate::table::{At, House, game_view};

#[tokio::test]
async fn bots_go_on_where_they_stood_when_the_host_stopped() {
    let house = House::open_with(|settings| settings.bot_pause = Duration::from_secs(3600)).await;
    let at = house.solo(2).await;
    // Bots never act here, so a bot's turn comes sooner or later.
    let own_turn = at.game_view(Seat(0)).await.asked.contains(Seat(0));
    if own_turn {
        let first = at.game_view(Seat(0)).await.choices[0].action;
        at.act(Seat(0), first).await;
    }
    let (who, table) = (at.who, at.table);
    let before = at.view(Seat(0)).await;
    assert!(!game_view(before.clone()).asked.contains(Seat(0)));

    let house = house.restart_with(|settings| settings.bot_pause = Duration::ZERO).await;
    let at = At { house: &house, who, table };
    at.wait_past(game_view(before).version).await;
}

#[tokio::test]
async fn a_game_is_the_same_after_a_restart() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    let seat = at.play_until(|_, game_view| game_view.version > 70).await;
    let (who, table) = (at.who, at.table);
    let before = at.view(seat).await;

    let house = house.restart().await;
    let at = At { house: &house, who, table };
    let after = at.view(seat).await;
    assert_eq!((before.version, &before.seed_hash), (after.version, &after.seed_hash));
    let (before, after) = (game_view(before), game_view(after));
    assert_eq!(before.view, after.view);
    assert_eq!(before.choices, after.choices);
    assert_eq!(before.log, after.log);
    assert_eq!((before.version, before.question), (after.version, after.question));
    at.act(seat, after.choices[0].action).await;
}

#[tokio::test]
async fn an_earlier_position_is_seen_as_it_was() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let seat = at.play_until(|_, game_view| game_view.version == 20).await;
    let before = at.game_view(seat).await;
    at.play_until(|_, game_view| game_view.version == 100).await;
    let back = house.host.view_at(at.who, at.table, Some(seat), 20).await.unwrap();
    let back = game_view(back);
    assert_eq!((back.version, back.viewer), (20, Viewer::Seat(seat)));
    assert_eq!((&back.view, &back.log, back.asked), (&before.view, &before.log, before.asked));
    assert!(back.choices.is_empty() && back.question.is_empty());
    let now = house.host.view_at(at.who, at.table, Some(seat), 100).await.unwrap();
    assert_eq!(game_view(now).view, at.game_view(seat).await.view);
    let beyond = house.host.view_at(at.who, at.table, Some(seat), 101).await;
    assert!(matches!(beyond, Err(Refusal::NotFound)));
}

#[tokio::test]
async fn what_is_told_is_bounded_and_in_order() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let seat = at.play_until(|_, game_view| game_view.version > 80).await;
    let game_view = at.game_view(seat).await;
    let versions: Vec<u64> = game_view.log.iter().map(|log| log.version).collect();
    assert_eq!(versions, (game_view.version - 59..=game_view.version).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_stopped_host_changes_nothing_more() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let seat = at
        .play_until(|_, game_view| !matches!(game_view.view.steps.top(), Some(Frame::StartSwords(_))))
        .await;
    let game_view = at.game_view(seat).await;
    let decision = crate::table::decision(&game_view, &[game_view.choices[0].action]);
    house.host.stop().await;
    assert!(!house.host.is_well().await);
    assert!(matches!(at.decide(seat, &decision).await, Err(Refusal::Unavailable)));

    let (who, table) = (at.who, at.table);
    let house = house.restart().await;
    let at = At { house: &house, who, table };
    assert_eq!(at.game_view(seat).await.version, game_view.version);
    at.decide(seat, &decision).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_before_a_stop_is_there_after_it() {
    let house = House::open().await;
    let at = house.solo(1).await;
    let (who, table, host) = (at.who, at.table, house.host.clone());
    let stopper = tokio::spawn(async move {
        tokio::task::yield_now().await;
        host.stop().await;
    });
    let mut acknowledged = 0;
    loop {
        let Ok(view) = house.host.view(who, table, Some(Seat(0))).await else { break };
        let game_view = game_view(view);
        acknowledged = acknowledged.max(game_view.version);
        let Some(choice) = game_view.choices.first() else { continue };
        let decision = crate::table::decision(&game_view, &[choice.action]);
        match house.host.decide(who, table, Seat(0), &decision).await {
            Ok(decided) => acknowledged = acknowledged.max(decided.version),
            Err(Refusal::Stale) => {}
            Err(_) => break,
        }
    }
    stopper.await.unwrap();
    let house = house.restart_with(|settings| settings.bot_pause = Duration::from_secs(3600)).await;
    let at = At { house: &house, who, table };
    assert!(at.game_view(Seat(0)).await.version >= acknowledged);
    assert_eq!(at.view(Seat(0)).await.phase, Phase::Playing);
}

#[tokio::test]
async fn a_dropped_request_is_stored_all_the_same_or_not_at_all() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    for _ in 0..10 {
        let (seat, game_view) = at.first_asked().await;
        let decision = crate::table::decision(&game_view, &[game_view.choices[0].action]);
        // The caller goes away while the decision is being stored.
        let _ = tokio::time::timeout(Duration::ZERO, at.decide(seat, &decision)).await;
        let version = at.game_view(seat).await.version;
        assert!(version == game_view.version || version == game_view.version + 1);
    }
    let (seat, game_view) = at.first_asked().await;
    let action: Action = game_view.choices[0].action;
    at.act(seat, action).await;
}

#[tokio::test]
async fn bots_that_search_decide_too_and_are_known_by_their_level() {
    let house = House::open_with(|settings| settings.bot_pause = Duration::ZERO).await;
    let seats = vec![NewSeat::ME, NewSeat::Bot(BotLevel::Apprentice), NewSeat::Bot(BotLevel::Smith)];
    let at = house.begun(seats).await;
    let kinds = at.view(Seat(0)).await.seats.iter().map(|seat| seat.kind).collect::<Vec<_>>();
    assert_eq!(kinds[1..], [SeatKind::Bot(BotLevel::Apprentice), SeatKind::Bot(BotLevel::Smith)]);
    // When the person is asked for the second time, everybody has a starting Sword.
    let mut n_asked = 0;
    at.play_until(|_, _| {
        n_asked += 1;
        n_asked == 3
    })
    .await;
}
