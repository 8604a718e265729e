//! Undo: at once, by consent, and what waits for it.

use host::{BotLevel, MessageBody, NewSeat, Notice, Phase, Refusal, UndoView, Undone, Why};
use katana::{
    Action, Katana,
    piece::{Area, Figure, Line},
};
use tabletop::Seat;

use crate::{
    refused::refusal,
    table::{At, House, decision},
};

/// Lets a seat take a Market card, which reveals another; returns the seat and its view before.
async fn reveal(at: &At<'_>) -> (Seat, host::GameView<Katana>) {
    let (seat, before) = at.go_to_market().await;
    at.act(seat, Action::TakeMarketCard(0)).await;
    (seat, before)
}

/// A game of two in which a seat has asked to take back what it revealed.
async fn asking(house: &House) -> (At<'_>, Seat) {
    let at = house.hot_seat(2).await;
    let (seat, _) = reveal(&at).await;
    house.host.undo(at.who, at.table, seat).await.unwrap();
    (at, seat)
}

fn notices(view: &host::TableView) -> Vec<Notice> {
    let notice = |line: &host::MessageView| match &line.what {
        MessageBody::Notice { notice, .. } => Some(*notice),
        MessageBody::Chat { .. } => None,
    };
    view.lines.iter().filter_map(notice).collect()
}

#[tokio::test]
async fn what_nobody_could_learn_from_is_taken_back_at_once() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let seat = at.play_until(|_, _| true).await;
    let other = Seat(1 - seat.0);
    assert_eq!(refusal(house.host.undo(at.who, at.table, other).await), "NotNow(NothingToUndo)");
    let before = at.game_view(seat).await;
    at.act(seat, before.choices[0].action).await;
    assert_eq!(at.view(seat).await.undo, UndoView::Free);
    assert_eq!(house.host.undo(at.who, at.table, seat).await.unwrap(), Undone::Done);
    let after = at.game_view(seat).await;
    assert_eq!((after.version, &after.question), (before.version + 2, &before.question));
    assert_eq!(after.view, before.view);
}

#[tokio::test]
async fn a_decision_of_several_acts_is_taken_back_in_one_step() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let place = Action::Place { figure: Figure::Worker, area: Area::Forge };
    let seat = at.play_until(|_, view| view.choices.iter().any(|choice| choice.action == place)).await;
    let before = at.game_view(seat).await;
    let decided = at.decide(seat, &decision(&before, &[place, Action::Line(Line::row(0))])).await.unwrap();
    assert_eq!((decided.n_taken, decided.version), (2, before.version + 2));
    assert_eq!(house.host.undo(at.who, at.table, seat).await.unwrap(), Undone::Done);
    let after = at.game_view(seat).await;
    assert_eq!((&after.question, &after.view), (&before.question, &before.view));
}

#[tokio::test]
async fn what_was_revealed_is_taken_back_if_all_others_agree() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    let (seat, before) = reveal(&at).await;
    assert_eq!(at.view(seat).await.undo, UndoView::ByConsent);
    assert_eq!(house.host.undo(at.who, at.table, seat).await.unwrap(), Undone::Asked);
    let refused = at.decide(seat, &decision(&at.game_view(seat).await, &[Action::EndTurn])).await;
    assert!(matches!(refused, Err(Refusal::NotNow(Why::UndoPending))));
    house.host.answer_undo(at.who, at.table, seat.next(3), true).await.unwrap();
    assert!(matches!(at.view(seat).await.undo, UndoView::Asked { .. }));
    house.host.answer_undo(at.who, at.table, seat.next(3).next(3), true).await.unwrap();
    let after = at.game_view(seat).await;
    assert_eq!((&after.question, &after.view), (&before.question, &before.view));
    assert_eq!(refusal(house.host.answer_undo(at.who, at.table, seat, true).await), "NotNow(NoUndoPending)");
}

#[tokio::test]
async fn one_refusal_is_enough() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    let (seat, _) = reveal(&at).await;
    let version = at.game_view(seat).await.version;
    house.host.undo(at.who, at.table, seat).await.unwrap();
    house.host.answer_undo(at.who, at.table, seat.next(3), false).await.unwrap();
    let view = at.view(seat).await;
    assert_eq!((view.undo, notices(&view).last()), (UndoView::Nothing, Some(&Notice::UndoRefused)));
    assert_eq!(at.game_view(seat).await.version, version);
    assert_eq!(refusal(house.host.undo(at.who, at.table, seat).await), "NotNow(UndoRefused)");
    at.act(seat, Action::EndTurn).await;
}

#[tokio::test]
async fn a_request_lapses() {
    let house = House::open().await;
    let (at, seat) = asking(&house).await;
    house.pass(house.settings.undo_expires_ms - 1);
    house.host.tick().await.unwrap();
    assert!(matches!(at.view(seat).await.undo, UndoView::Asked { .. }));
    house.pass(1);
    house.host.tick().await.unwrap();
    let view = at.view(seat).await;
    assert_eq!((view.undo, notices(&view).last()), (UndoView::Nothing, Some(&Notice::UndoLapsed)));
    at.act(seat, Action::EndTurn).await;
}

#[tokio::test]
async fn who_asked_may_withdraw_it() {
    let house = House::open().await;
    let (at, seat) = asking(&house).await;
    assert_eq!(refusal(house.host.undo(at.who, at.table, seat).await), "NotNow(UndoPending)");
    house.host.answer_undo(at.who, at.table, seat, false).await.unwrap();
    assert!(!notices(&at.view(seat).await).contains(&Notice::UndoRefused));
    assert_eq!(refusal(house.host.undo(at.who, at.table, seat).await), "NotNow(UndoRefused)");
    at.act(seat, Action::EndTurn).await;
}

#[tokio::test]
async fn who_asked_three_times_in_vain_does_not_ask_again_in_this_game() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let mut n_asked = [0; 2];
    let seat = loop {
        let (seat, _) = reveal(&at).await;
        match house.host.undo(at.who, at.table, seat).await {
            Ok(Undone::Asked) => n_asked[seat.index()] += 1,
            Err(Refusal::NotNow(Why::UndoSpent)) => break seat,
            other => panic!("{other:?}"),
        }
        // Refused, withdrawn, or dropped by leaving: each counts as refused.
        match n_asked[seat.index()] {
            1 => house.host.answer_undo(at.who, at.table, Seat(1 - seat.0), false).await.unwrap(),
            2 => house.host.answer_undo(at.who, at.table, seat, false).await.unwrap(),
            _ => {
                house.host.leave(at.who, at.table, seat).await.unwrap();
                house.host.come_back(at.who, at.table, seat).await.unwrap();
            }
        }
    };
    assert_eq!(n_asked[seat.index()], 3);
    assert_eq!(at.view(seat).await.undo, UndoView::Nothing);
}

#[tokio::test]
async fn one_person_takes_back_what_they_like_and_bots_with_it() {
    let house = House::open().await;
    let at = house.solo(1).await;
    let (seat, before) = reveal(&at).await;
    assert_eq!(house.host.undo(at.who, at.table, seat).await.unwrap(), Undone::Done);
    assert_eq!(at.game_view(seat).await.view, before.view);
}

#[tokio::test]
async fn bots_wait_while_somebody_asks_to_take_back() {
    let house = House::open().await;
    // Once a seat has reacted, undoing the act before needs consent.
    let at = house.reacting().await;
    let game_view = at.game_view(Seat(0)).await;
    let asked: Vec<Seat> = game_view.asked.iter().collect();
    let asker = game_view.view.turn;
    at.act(asked[0], Action::Decline).await;
    let version = at.game_view(asker).await.version;
    assert_eq!(house.host.undo(at.who, at.table, asker).await.unwrap(), Undone::Asked);
    house.host.leave(at.who, at.table, asked[1]).await.unwrap();
    at.let_others_act().await;
    assert_eq!(at.game_view(asker).await.version, version, "a bot acted for who left");
    house.host.answer_undo(at.who, at.table, asked[0], false).await.unwrap();
    at.wait_past(version).await;
}

#[tokio::test]
async fn a_person_who_is_away_must_agree() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    let (seat, before) = reveal(&at).await;
    let (next, last) = (seat.next(3), seat.next(3).next(3));
    house.host.undo(at.who, at.table, seat).await.unwrap();
    house.host.answer_undo(at.who, at.table, next, true).await.unwrap();
    house.host.leave(at.who, at.table, last).await.unwrap();
    match at.view(seat).await.undo {
        UndoView::Asked { waiting, .. } => assert_eq!(waiting, tabletop::Seats::one(last)),
        other => panic!("{other:?}"),
    }
    assert_ne!(at.game_view(seat).await.view, before.view);
    house.host.answer_undo(at.who, at.table, last, true).await.unwrap();
    assert_eq!(at.game_view(seat).await.view, before.view);
}

#[tokio::test]
async fn nobody_undoes_alone_what_others_did_before_they_left() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let (seat, _) = reveal(&at).await;
    let other = Seat(1 - seat.0);
    house.host.leave(at.who, at.table, other).await.unwrap();
    assert_eq!(at.view(seat).await.undo, UndoView::ByConsent);
    assert_eq!(house.host.undo(at.who, at.table, seat).await.unwrap(), Undone::Asked);
    house.pass(house.settings.undo_expires_ms);
    house.host.tick().await.unwrap();
    let view = at.view(seat).await;
    assert_eq!((view.undo, notices(&view).last()), (UndoView::Nothing, Some(&Notice::UndoLapsed)));
}

#[tokio::test]
async fn nothing_is_undone_that_happened_before_somebody_went_for_good() {
    let house = House::open().await;
    for is_replaced in [false, true] {
        let at = house.hot_seat(3).await;
        let (seat, _) = reveal(&at).await;
        let (next, last) = (seat.next(3), seat.next(3).next(3));
        house.host.undo(at.who, at.table, seat).await.unwrap();
        house.host.answer_undo(at.who, at.table, next, true).await.unwrap();
        let shown = at.game_view(seat).await.view;
        if is_replaced {
            house.host.leave(at.who, at.table, last).await.unwrap();
            let bot = NewSeat::Bot(BotLevel::Novice);
            house.host.replace(at.who, at.table, last, bot).await.unwrap();
        } else {
            house.host.concede(at.who, at.table, last).await.unwrap();
        }
        assert_eq!(at.view(seat).await.undo, UndoView::Nothing);
        assert_eq!(refusal(house.host.undo(at.who, at.table, seat).await), "NotNow(NothingToUndo)");
        assert_eq!(at.game_view(seat).await.view, shown);
        // What is done afterwards can be undone as ever.
        let choice = at.game_view(seat).await.choices[0].action;
        at.act(seat, choice).await;
        assert_ne!(at.view(seat).await.undo, UndoView::Nothing);
    }
}

#[tokio::test]
async fn what_is_taken_back_past_something_revealed_is_counted() {
    let house = House::open().await;
    let at = house.begun(vec![NewSeat::ME, NewSeat::Bot(BotLevel::Novice)]).await;
    let (seat, _) = reveal(&at).await;
    house.host.undo(at.who, at.table, seat).await.unwrap();
    house.host.concede(at.who, at.table, seat).await.unwrap();
    let view = at.view(seat).await;
    assert_eq!((view.phase, view.result.unwrap().n_undone_past_barrier), (Phase::Over, 1));
}
