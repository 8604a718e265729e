//! Hints: who gets one, what it contains, and cancelling it.

use host::{BotLevel, NewSeat, NewTable};
use tabletop::Seat;

use crate::{
    refused::refusal,
    table::{At, House, new_table},
};

/// One person against the Ghost.
async fn alone(house: &House) -> At<'_> {
    let who = house.person("Aki").await;
    let options = [("ghost".to_owned(), "3".to_owned())].into();
    let new = NewTable { options, ..new_table(vec![NewSeat::ME]) };
    let table = house.host.begin_table(who, new).await.unwrap();
    At { house, who, table }
}

#[tokio::test]
async fn a_hint_names_some_of_what_can_be_done_and_changes_nothing() {
    let house = House::open().await;
    let at = alone(&house).await;
    let before = at.game_view(Seat(0)).await;
    let mut hint = house.host.hint(at.who, at.table, Seat(0)).await.unwrap();
    let advice = hint.advice().await.unwrap();
    assert_eq!(advice.version, before.version);
    assert!((1..=3).contains(&advice.prospects.len()));
    for prospect in &advice.prospects {
        assert!(before.choices.iter().any(|choice| choice.hash == prospect.action));
        assert!(prospect.won_percent <= 100);
    }
    assert_eq!(at.game_view(Seat(0)).await.version, before.version);
}

#[tokio::test]
async fn a_hint_can_be_stopped_and_asked_for_again_at_once() {
    let house = House::open().await;
    let at = alone(&house).await;
    let ask = async || house.host.hint(at.who, at.table, Seat(0)).await.unwrap();
    drop(ask().await);
    let (mut first, mut second) = (ask().await, ask().await);
    assert_eq!(refusal(first.advice().await), "Unavailable", "there is one at a time");
    assert!(!second.advice().await.unwrap().prospects.is_empty());
}

#[tokio::test]
async fn hints_are_for_own_seats_that_are_asked_where_nobody_else_plays() {
    let house = House::open().await;
    let together = house.hot_seat(2).await;
    let asked = together.game_view(Seat(0)).await.asked.first().unwrap();
    let host = &house.host;
    let hint = |at: At<'_>, seat| async move { host.hint(at.who, at.table, seat).await.map(drop) };
    assert_eq!(refusal(hint(together, asked).await), "NotNow(NotAlone)");
    // Somebody who is away may return.
    host.leave(together.who, together.table, Seat(1 - asked.0)).await.unwrap();
    assert_eq!(refusal(hint(together, asked).await), "NotNow(NotAlone)");
    let at = alone(&house).await;
    let stranger = At { who: house.person("Bo").await, ..at };
    assert_eq!(refusal(hint(stranger, Seat(0)).await), "Forbidden(NotYourSeat)");
    let practice = house.begun(vec![NewSeat::ME, NewSeat::Bot(BotLevel::Novice)]).await;
    practice.play_until(|_, _| true).await;
    hint(practice, Seat(0)).await.unwrap();
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    assert_eq!(refusal(hint(at, Seat(0)).await), "NotNow(Over)");
}
