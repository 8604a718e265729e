//! PINs on a shared device.

use host::{NewSeat, TableId, Who};
use tabletop::Seat;

use crate::{
    refused::refusal,
    table::{House, new_table},
};

fn guest(name: &str, pin: &str) -> NewSeat {
    NewSeat::Guest { name: name.to_owned(), pin: Some(pin.to_owned()) }
}

/// Aki's game with two guests who have PINs.
async fn shared(house: &House) -> (Who, TableId) {
    let aki = house.person("Aki").await;
    let seats = vec![guest("Gus", "1234"), NewSeat::ME, guest("Hal", "98765432")];
    let table = house.host.create_table(aki, new_table(seats)).await.unwrap();
    house.host.start_table(aki, table).await.unwrap();
    (aki, table)
}

#[tokio::test]
async fn a_seat_with_a_pin_is_shut_until_it_is_given() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, table) = shared(&house).await;
    let view = host.view(aki, table, None).await.unwrap();
    assert_eq!(view.own.len(), 3);
    assert_eq!(view.looking, Some(Seat(1)));
    assert_eq!(view.seats.iter().map(|seat| seat.is_locked).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(refusal(host.view(aki, table, Some(Seat(0))).await), "Forbidden(Locked)");
    assert_eq!(refusal(host.leave(aki, table, Seat(0)).await), "Forbidden(Locked)");
    assert_eq!(refusal(host.concede(aki, table, Seat(0)).await), "Forbidden(Locked)");

    assert_eq!(refusal(host.unlock(aki, table, Seat(0), "98765432").await), "Forbidden(WrongPin)");
    host.unlock(aki, table, Seat(0), "1234").await.unwrap();
    assert_eq!(host.view(aki, table, Some(Seat(0))).await.unwrap().looking, Some(Seat(0)));
    host.unlock(aki, table, Seat(2), "98765432").await.unwrap();
    let view = host.view(aki, table, Some(Seat(2))).await.unwrap();
    assert_eq!(view.seats.iter().map(|seat| seat.is_locked).collect::<Vec<_>>(), [true, false, false]);
    host.lock(aki, table).await.unwrap();
    assert_eq!(refusal(host.view(aki, table, Some(Seat(2))).await), "Forbidden(Locked)");
}

#[tokio::test]
async fn who_makes_the_table_may_have_a_pin_too() {
    let house = House::open().await;
    let host = &house.host;
    let aki = house.person("Aki").await;
    let seats = vec![NewSeat::Me { pin: Some("2468".to_owned()) }, guest("Gus", "1234")];
    let table = host.create_table(aki, new_table(seats)).await.unwrap();
    host.start_table(aki, table).await.unwrap();
    assert_eq!(refusal(host.view(aki, table, Some(Seat(0))).await), "Forbidden(Locked)");
    host.unlock(aki, table, Seat(1), "1234").await.unwrap();
    assert_eq!(refusal(host.view(aki, table, Some(Seat(0))).await), "Forbidden(Locked)");
    host.unlock(aki, table, Seat(0), "2468").await.unwrap();
    assert_eq!(host.view(aki, table, Some(Seat(0))).await.unwrap().looking, Some(Seat(0)));
    assert_eq!(refusal(host.view(aki, table, Some(Seat(1))).await), "Forbidden(Locked)");
}

#[tokio::test]
async fn a_pin_opens_a_seat_in_one_browser_of_its_own_person() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, table) = shared(&house).await;
    host.unlock(aki, table, Seat(0), "1234").await.unwrap();
    let elsewhere = Who { session: None, ..aki };
    assert_eq!(refusal(host.view(elsewhere, table, Some(Seat(0))).await), "Forbidden(Locked)");
    assert_eq!(refusal(host.unlock(elsewhere, table, Seat(0), "1234").await), "Unknown");
    let bo = house.person("Bo").await;
    assert_eq!(refusal(host.unlock(bo, table, Seat(0), "1234").await), "Forbidden(NotYourSeat)");
    assert_eq!(refusal(host.unlock(Who::default(), table, Seat(0), "1234").await), "Forbidden(NotYourSeat)");
    let stolen = Who { person: aki.person, session: bo.session, bearer: None };
    assert_eq!(refusal(host.unlock(stolen, table, Seat(0), "1234").await), "Unknown");
}

#[tokio::test]
async fn a_new_guest_is_not_let_in_by_the_pin_of_the_last() {
    let house = House::open().await;
    let host = &house.host;
    let aki = house.person("Aki").await;
    let table = host.create_table(aki, new_table(vec![NewSeat::ME, guest("Gus", "1234")])).await.unwrap();
    host.unlock(aki, table, Seat(1), "1234").await.unwrap();
    host.set_seat(aki, table, Seat(1), guest("Hal", "5678")).await.unwrap();
    assert_eq!(refusal(host.view(aki, table, Some(Seat(1))).await), "Forbidden(Locked)");
    assert_eq!(refusal(host.unlock(aki, table, Seat(1), "1234").await), "Forbidden(WrongPin)");
    host.unlock(aki, table, Seat(1), "5678").await.unwrap();
}

#[tokio::test]
async fn five_wrong_pins_shut_a_seat_for_a_minute() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, table) = shared(&house).await;
    for _ in 0..6 {
        host.unlock(aki, table, Seat(0), "1234").await.unwrap();
    }
    for _ in 0..5 {
        assert_eq!(refusal(host.unlock(aki, table, Seat(0), "0000").await), "Forbidden(WrongPin)");
    }
    assert_eq!(refusal(host.unlock(aki, table, Seat(0), "1234").await), "TooMany(Tries)");
    host.unlock(aki, table, Seat(2), "98765432").await.unwrap();
    house.pass(60_000);
    host.unlock(aki, table, Seat(0), "1234").await.unwrap();
}
