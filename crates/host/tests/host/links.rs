//! Seat links: who may create them, and what they do.

use host::{Absence, BotLevel, NewSeat, SeatKind, Secret, TableId, Who};
use tabletop::Seat;

use crate::{
    refused::refusal,
    table::{House, new_table},
};

/// Aki's table with an open seat, a guest and a bot.
async fn mixed() -> (House, Who, TableId) {
    let house = House::open().await;
    let aki = house.person("Aki").await;
    let guest = NewSeat::Guest { name: "Gus".to_owned(), pin: Some("1234".to_owned()) };
    let seats = vec![NewSeat::ME, NewSeat::Open, guest, NewSeat::Bot(BotLevel::Novice)];
    let table = house.host.create_table(aki, new_table(seats)).await.unwrap();
    (house, aki, table)
}

/// Aki's table with two open seats, and Aki, Bo and Cy.
async fn two_open() -> (House, TableId, [Who; 3]) {
    let house = House::open().await;
    let people = [house.person("Aki").await, house.person("Bo").await, house.person("Cy").await];
    let table = house.host.create_table(people[0], new_table(vec![NewSeat::Open; 2])).await.unwrap();
    (house, table, people)
}

#[tokio::test]
async fn a_link_gives_its_bearer_the_seat() {
    let (house, aki, table) = mixed().await;
    let host = &house.host;
    let link = host.issue_link(aki, table, Seat(1)).await.unwrap();
    let (newcomer, _) = host.new_person().await.unwrap();

    let shown = host.link(newcomer, &link).await.unwrap();
    assert_eq!((shown.table, shown.seat, shown.is_own), (table, Seat(1), false));
    assert_eq!((shown.name.as_str(), shown.host_name.as_str()), ("", "Aki"));
    assert_eq!(refusal(host.claim_link(Who::default(), &link, "Bo").await), "Unknown");
    let nameless = host.claim_link(newcomer, &link, "").await;
    assert_eq!(refusal(nameless), "Bad { field: \"name\", why: Empty }");
    assert_eq!(host.claim_link(newcomer, &link, "Bo").await.unwrap(), (table, Seat(1)));
    assert_eq!(host.person(newcomer).await.unwrap().name, "Bo");
}

#[tokio::test]
async fn a_link_gives_a_seat_away_once() {
    let (house, aki, table) = mixed().await;
    let host = &house.host;
    let (bo, bea) = (house.person("Bo").await, house.person("Bea").await);
    let first = host.issue_link(aki, table, Seat(1)).await.unwrap();
    host.claim_link(bo, &first, "").await.unwrap();
    assert_eq!(refusal(host.claim_link(bea, &first, "").await), "NotFound");
    let own = host.issue_link(bo, table, Seat(1)).await.unwrap();
    host.claim_link(bo, &own, "").await.unwrap();
    assert!(host.view(bo, table, None).await.unwrap().seats[1].has_link, "for oneself it stays");
    host.claim_link(bea, &own, "").await.unwrap();
    let view = host.view(bea, table, None).await.unwrap();
    assert_eq!((view.seats[1].name.as_str(), view.seats[1].kind), ("Bea", SeatKind::Person));
    assert!(host.view(bo, table, None).await.unwrap().own.is_empty(), "who had it has it no more");
    assert_eq!(refusal(host.claim_link(bo, &own, "").await), "NotFound");
}

#[tokio::test]
async fn at_the_deal_links_are_void_that_the_seats_people_have_not_made() {
    let (house, table, [aki, bo, cy]) = two_open().await;
    let host = &house.host;
    let for_bo = host.issue_link(aki, table, Seat(0)).await.unwrap();
    host.claim(bo, table, Some(Seat(0)), "").await.unwrap();
    host.claim(cy, table, Some(Seat(1)), "").await.unwrap();
    let of_cy = host.issue_link(cy, table, Seat(1)).await.unwrap();
    host.start_table(aki, table).await.unwrap();
    assert_eq!(refusal(host.link(aki, &for_bo).await), "NotFound");
    assert_eq!(refusal(host.claim_link(aki, &for_bo, "").await), "NotFound");
    let (elsewhere, _) = host.new_person().await.unwrap();
    host.claim_link(elsewhere, &of_cy, "").await.unwrap();
}

#[tokio::test]
async fn the_hosts_link_to_the_seat_of_who_is_away_is_void_when_they_return() {
    let (house, table, [aki, bo, cy]) = two_open().await;
    let host = &house.host;
    host.claim(bo, table, Some(Seat(0)), "").await.unwrap();
    host.claim(cy, table, Some(Seat(1)), "").await.unwrap();
    host.start_table(aki, table).await.unwrap();
    host.leave(bo, table, Seat(0)).await.unwrap();
    // Aki had no seat and did not leave, so Aki still runs the table.
    let link = host.issue_link(aki, table, Seat(0)).await.unwrap();
    host.come_back(bo, table, Seat(0)).await.unwrap();
    assert_eq!(refusal(host.claim_link(aki, &link, "").await), "NotFound");
    host.leave(bo, table, Seat(0)).await.unwrap();
    let link = host.issue_link(aki, table, Seat(0)).await.unwrap();
    host.claim_link(aki, &link, "").await.unwrap();
    assert_eq!(host.view(aki, table, None).await.unwrap().looking, Some(Seat(0)));
}

#[tokio::test]
async fn from_the_deal_on_nobody_takes_a_second_seat() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, bo, cy) = (house.person("Aki").await, house.person("Bo").await, house.person("Cy").await);
    let seats = vec![NewSeat::ME, NewSeat::Open, NewSeat::Open];
    let table = host.create_table(aki, new_table(seats)).await.unwrap();
    host.claim(bo, table, None, "").await.unwrap();
    host.claim(cy, table, None, "").await.unwrap();
    host.start_table(aki, table).await.unwrap();
    let own = host.issue_link(bo, table, Seat(1)).await.unwrap();
    for seated in [aki, cy] {
        assert_eq!(refusal(host.claim_link(seated, &own, "").await), "NotNow(Seated)");
    }
    host.claim_link(bo, &own, "").await.unwrap();
    host.leave(bo, table, Seat(1)).await.unwrap();
    let given = host.issue_link(aki, table, Seat(1)).await.unwrap();
    assert_eq!(refusal(host.claim_link(aki, &given, "").await), "NotNow(Seated)");
    host.replace(aki, table, Seat(1), NewSeat::Open).await.unwrap();
    assert_eq!(refusal(host.claim(aki, table, Some(Seat(1)), "").await), "NotNow(Seated)");
    assert_eq!(host.claim(aki, table, None, "").await.unwrap(), Seat(0), "their own they have");
}

#[tokio::test]
async fn a_link_is_void_once_another_is_issued_or_it_is_revoked() {
    let (house, aki, table) = mixed().await;
    let host = &house.host;
    let bo = house.person("Bo").await;
    let first = host.issue_link(aki, table, Seat(1)).await.unwrap();
    let second = host.issue_link(aki, table, Seat(1)).await.unwrap();
    assert_eq!(refusal(host.link(bo, &first).await), "NotFound");
    assert_eq!(refusal(host.claim_link(bo, &first, "").await), "NotFound");
    host.claim_link(bo, &second, "").await.unwrap();
    host.revoke_link(bo, table, Seat(1)).await.unwrap();
    assert_eq!(refusal(host.claim_link(aki, &second, "").await), "NotFound");
    let third = host.issue_link(bo, table, Seat(1)).await.unwrap();
    host.set_seat(aki, table, Seat(1), NewSeat::Open).await.unwrap();
    assert_eq!(refusal(host.claim_link(bo, &third, "").await), "NotFound", "who was sent away stays away");
    assert_eq!(refusal(host.link(bo, &Secret(7)).await), "NotFound");
}

#[tokio::test]
async fn the_link_to_a_table_that_was_given_up_leads_nowhere() {
    let (house, aki, table) = mixed().await;
    let host = &house.host;
    let link = host.issue_link(aki, table, Seat(1)).await.unwrap();
    host.close_table(aki, table).await.unwrap();
    assert_eq!(refusal(host.link(aki, &link).await), "NotFound");
    assert_eq!(refusal(host.claim_link(aki, &link, "").await), "NotFound");
}

#[tokio::test]
async fn a_guest_moves_to_a_device_of_their_own() {
    let (house, aki, table) = mixed().await;
    let host = &house.host;
    assert_eq!(refusal(host.issue_link(aki, table, Seat(2)).await), "Forbidden(Locked)");
    host.unlock(aki, table, Seat(2), "1234").await.unwrap();
    let link = host.issue_link(aki, table, Seat(2)).await.unwrap();

    host.claim_link(aki, &link, "").await.unwrap();
    let same = host.view(aki, table, None).await.unwrap();
    assert_eq!(
        (same.seats[2].kind, same.seats[2].name.as_str()),
        (SeatKind::Guest, "Gus"),
        "it is theirs already"
    );
    let gus = house.person("Augustus").await;
    host.claim_link(gus, &link, "").await.unwrap();
    let view = host.view(gus, table, None).await.unwrap();
    assert_eq!((view.seats[2].kind, view.seats[2].name.as_str()), (SeatKind::Person, "Augustus"));
    assert_eq!(view.looking, Some(Seat(2)), "the PIN was for the shared device");
    assert_eq!(host.view(aki, table, None).await.unwrap().own.len(), 1);
}

#[tokio::test]
async fn links_are_given_by_who_runs_the_table_and_by_the_seats_own_people() {
    let (house, aki, table) = mixed().await;
    let host = &house.host;
    let (bo, stranger) = (house.person("Bo").await, house.person("Sol").await);
    host.claim(bo, table, None, "").await.unwrap();
    for (who, seat, expected) in [
        (stranger, 1, "Forbidden(NotYourSeat)"),
        (Who::default(), 1, "Forbidden(NotYourSeat)"),
        (bo, 0, "Forbidden(NotYourSeat)"),
        (aki, 1, "Forbidden(NotYourSeat)"),
        (aki, 3, "NotNow(SeatTaken)"),
        (aki, 4, "NotFound"),
    ] {
        assert_eq!(refusal(host.issue_link(who, table, Seat(seat)).await), expected);
        assert_eq!(refusal(host.revoke_link(who, table, Seat(seat)).await), expected);
    }
    host.issue_link(bo, table, Seat(1)).await.unwrap();
    let may_link = |view: host::TableView| view.seats.iter().map(|seat| seat.may_link).collect::<Vec<_>>();
    assert_eq!(may_link(host.view(aki, table, None).await.unwrap()), [true, false, true, false]);
    assert_eq!(may_link(host.view(bo, table, None).await.unwrap()), [false, true, false, false]);
    host.start_table(aki, table).await.unwrap();
    assert_eq!(refusal(host.issue_link(aki, table, Seat(1)).await), "Forbidden(NotYourSeat)");
    host.issue_link(bo, table, Seat(1)).await.unwrap();
    host.leave(bo, table, Seat(1)).await.unwrap();
    host.issue_link(aki, table, Seat(1)).await.unwrap();
    host.concede(bo, table, Seat(1)).await.unwrap();
    assert_eq!(refusal(host.issue_link(aki, table, Seat(1)).await), "NotNow(Conceded)");
}

#[tokio::test]
async fn a_link_ends_an_absence_and_keeps_the_name_of_a_seat_that_plays() {
    let (house, aki, table) = mixed().await;
    let host = &house.host;
    let bo = house.person("Bo").await;
    host.claim(bo, table, None, "").await.unwrap();
    host.start_table(aki, table).await.unwrap();
    let link = host.issue_link(bo, table, Seat(1)).await.unwrap();
    host.leave(bo, table, Seat(1)).await.unwrap();
    let (elsewhere, _) = host.new_person().await.unwrap();
    host.claim_link(elsewhere, &link, "").await.unwrap();
    let view = host.view(elsewhere, table, None).await.unwrap();
    assert_eq!((view.seats[1].name.as_str(), view.seats[1].absence), ("Bo", None));
    assert_eq!(host.person(elsewhere).await.unwrap().name, "Bo", "who has no name takes the seat's");

    host.concede(elsewhere, table, Seat(1)).await.unwrap();
    let link = host.issue_link(elsewhere, table, Seat(1)).await.unwrap();
    host.claim_link(bo, &link, "").await.unwrap();
    let view = host.view(bo, table, None).await.unwrap();
    assert_eq!(view.seats[1].absence, Some(Absence::Conceded), "a link does not undo that");
}
