//! Leaving, returning, replacing, rematches.

use host::{
    Absence, BotLevel, Host, MessageBody, NewSeat, NewTable, Notice, Pace, Phase, SeatKind, TableId,
    TableView, Who,
};
use tabletop::Seat;

use crate::{
    refused::refusal,
    table::{House, game_view, new_table},
};

const BOT: NewSeat = NewSeat::Bot(BotLevel::Novice);
const DAY_MS: i64 = 24 * 3_600_000;

async fn view(host: &Host, who: Who, table: TableId) -> TableView {
    host.view(who, table, None).await.unwrap()
}

fn names(view: &TableView) -> Vec<&str> {
    view.seats.iter().map(|seat| seat.name.as_str()).collect()
}

/// A house with the table of three.
async fn house_of_three() -> (House, TableId, [Who; 3]) {
    let house = House::open().await;
    let (table, people) = three(&house).await;
    (house, table, people)
}

/// The same after the deal.
async fn house_of_three_playing() -> (House, TableId, [Who; 3]) {
    let (house, table, people) = house_of_three().await;
    house.host.start_table(people[0], table).await.unwrap();
    (house, table, people)
}

/// A table that waits for the deal: Aki, its host, Bo and Cy.
async fn three(house: &House) -> (TableId, [Who; 3]) {
    let people = [house.person("Aki").await, house.person("Bo").await, house.person("Cy").await];
    let new = new_table(vec![NewSeat::ME, NewSeat::Open, NewSeat::Open]);
    let table = house.host.create_table(people[0], new).await.unwrap();
    house.host.claim(people[1], table, None, "").await.unwrap();
    house.host.claim(people[2], table, None, "").await.unwrap();
    (table, people)
}

#[tokio::test]
async fn before_the_deal_a_seat_that_is_left_is_open_again() {
    let (house, table, [aki, bo, cy]) = house_of_three().await;
    let host = &house.host;
    for other in [aki, cy, Who::default()] {
        assert_eq!(refusal(host.leave(other, table, Seat(1)).await), "Forbidden(NotYourSeat)");
    }
    assert_eq!(refusal(host.leave(bo, table, Seat(9)).await), "NotFound");
    host.leave(bo, table, Seat(1)).await.unwrap();
    let left = view(host, aki, table).await;
    assert_eq!(names(&left), ["Aki", "", "Cy"]);
    assert_eq!(left.seats[1].kind, SeatKind::Open);
    assert!(!left.seats[1].is_ready);
    assert!(host.own_tables(bo).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_table_passes_on_to_the_first_other_person() {
    let (house, table, [aki, bo, cy]) = house_of_three().await;
    let host = &house.host;
    host.leave(aki, table, Seat(0)).await.unwrap();
    assert!(!view(host, aki, table).await.is_host);
    assert!(view(host, bo, table).await.is_host);
    host.claim(aki, table, None, "").await.unwrap();
    host.start_table(bo, table).await.unwrap();
    host.leave(bo, table, Seat(1)).await.unwrap();
    assert!(view(host, aki, table).await.is_host, "also in the middle of a game");
    host.leave(aki, table, Seat(0)).await.unwrap();
    assert!(view(host, cy, table).await.is_host, "to who is there rather than to who left");

    let alone = host.create_table(aki, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
    host.leave(aki, alone, Seat(0)).await.unwrap();
    host.close_table(aki, alone).await.unwrap();
}

#[tokio::test]
async fn who_still_has_a_seat_at_their_device_keeps_the_table() {
    let (house, table, [aki, _, _]) = house_of_three().await;
    let host = &house.host;
    host.set_seat(aki, table, Seat(1), NewSeat::Guest { name: "Gus".to_owned(), pin: None }).await.unwrap();
    host.leave(aki, table, Seat(0)).await.unwrap();
    assert!(view(host, aki, table).await.is_host);
}

#[tokio::test]
async fn a_bot_plays_for_who_left_until_they_come_back() {
    let house = House::open().await;
    let host = &house.host;
    let at = house.hot_seat(2).await;
    let asked = at.play_until(|_, _| true).await;
    let before = at.game_view(asked).await.version;
    host.leave(at.who, at.table, asked).await.unwrap();
    at.wait_past(before).await;
    let view = at.view(asked).await;
    assert_eq!(view.seats[asked.index()].absence, Some(Absence::Left));
    assert_eq!(
        view.seats[asked.index()].kind,
        if asked == Seat(0) { SeatKind::Person } else { SeatKind::Guest }
    );

    let stranger = house.person("Bo").await;
    assert_eq!(refusal(host.come_back(stranger, at.table, asked).await), "Forbidden(NotYourSeat)");
    host.come_back(at.who, at.table, asked).await.unwrap();
    host.come_back(at.who, at.table, asked).await.unwrap();
    assert_eq!(at.view(asked).await.seats[asked.index()].absence, None);
}

#[tokio::test]
async fn nobody_comes_back_from_giving_up() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    house.host.concede(at.who, at.table, Seat(1)).await.unwrap();
    assert_eq!(refusal(house.host.come_back(at.who, at.table, Seat(1)).await), "NotNow(Conceded)");
    house.host.leave(at.who, at.table, Seat(1)).await.unwrap();
    assert_eq!(
        at.view(Seat(0)).await.seats[1].absence,
        Some(Absence::Conceded),
        "leaving does not change it"
    );
}

#[tokio::test]
async fn before_the_deal_nobody_is_away_and_after_the_end_nobody_leaves() {
    let (house, table, [aki, _, _]) = house_of_three().await;
    let host = &house.host;
    assert_eq!(refusal(host.come_back(aki, table, Seat(0)).await), "NotNow(NotBegun)");
    assert_eq!(refusal(host.replace(aki, table, Seat(1), BOT).await), "NotNow(NotBegun)");
    let at = house.hot_seat(2).await;
    host.concede(at.who, at.table, Seat(1)).await.unwrap();
    assert_eq!(refusal(host.leave(at.who, at.table, Seat(0)).await), "NotNow(Over)");
    assert_eq!(refusal(host.come_back(at.who, at.table, Seat(1)).await), "NotNow(Over)");
    assert_eq!(refusal(host.claim(aki, at.table, None, "").await), "NotNow(Over)");
}

#[tokio::test]
async fn the_seat_of_who_is_away_is_given_to_a_bot_for_good() {
    let (house, table, [aki, bo, cy]) = house_of_three_playing().await;
    let host = &house.host;
    assert_eq!(refusal(host.replace(aki, table, Seat(1), BOT).await), "NotNow(SeatTaken)");
    host.leave(bo, table, Seat(1)).await.unwrap();
    assert_eq!(refusal(host.replace(cy, table, Seat(1), BOT).await), "Forbidden(NotHost)");
    assert_eq!(refusal(host.replace(aki, table, Seat(3), BOT).await), "NotFound");
    let me = host.replace(aki, table, Seat(1), NewSeat::ME).await;
    assert_eq!(refusal(me), "Bad { field: \"seat\", why: NotAnOption }");
    host.replace(aki, table, Seat(1), BOT).await.unwrap();
    let replaced = view(host, aki, table).await;
    assert_eq!(replaced.seats[1].kind, SeatKind::Bot(BotLevel::Novice));
    assert_eq!(replaced.seats[1].absence, None);
    assert_eq!(refusal(host.come_back(bo, table, Seat(1)).await), "Forbidden(NotYourSeat)");
}

#[tokio::test]
async fn the_seat_of_who_is_away_is_opened_to_whoever_comes() {
    let (house, table, [aki, bo, _]) = house_of_three_playing().await;
    let host = &house.host;
    host.leave(bo, table, Seat(1)).await.unwrap();
    let link = host.issue_link(bo, table, Seat(1)).await.unwrap();
    host.replace(aki, table, Seat(1), NewSeat::Open).await.unwrap();
    let open = view(host, aki, table).await;
    assert_eq!(open.seats[1].kind, SeatKind::Open);
    assert_eq!(open.seats[1].absence, Some(Absence::Left), "a bot plays on");
    assert_eq!(refusal(host.link(bo, &link).await), "NotFound");

    let dee = house.person("Dee").await;
    assert_eq!(host.claim(dee, table, None, "").await.unwrap(), Seat(1));
    let taken = view(host, dee, table).await;
    assert_eq!(names(&taken), ["Aki", "Dee", "Cy"]);
    assert_eq!((taken.seats[1].kind, taken.seats[1].absence), (SeatKind::Person, None));
}

#[tokio::test]
async fn a_seat_that_gave_up_only_a_bot_can_have_and_it_stays_last() {
    let (house, table, [aki, bo, cy]) = house_of_three().await;
    let host = &house.host;
    let dee = house.person("Dee").await;
    host.start_table(aki, table).await.unwrap();
    host.concede(bo, table, Seat(1)).await.unwrap();
    assert_eq!(refusal(host.replace(aki, table, Seat(1), NewSeat::Open).await), "NotNow(Conceded)");
    host.replace(aki, table, Seat(1), BOT).await.unwrap();
    assert_eq!(refusal(host.replace(aki, table, Seat(1), BOT).await), "NotNow(SeatTaken)");
    let replaced = view(host, aki, table).await;
    let seat = &replaced.seats[1];
    assert_eq!((seat.kind, seat.absence), (SeatKind::Bot(BotLevel::Novice), Some(Absence::Conceded)));
    host.concede(cy, table, Seat(2)).await.unwrap();
    let over = view(host, aki, table).await;
    assert_eq!(over.result.unwrap().ranks[0], 1, "who did not give up wins");

    let (table, [aki, bo, _]) = three(&house).await;
    host.start_table(aki, table).await.unwrap();
    host.concede(bo, table, Seat(1)).await.unwrap();
    host.delete_person(bo).await.unwrap();
    for seat in [None, Some(Seat(1))] {
        assert_eq!(refusal(host.claim(dee, table, seat, "").await), "NotNow(SeatTaken)");
    }
    assert_eq!(refusal(host.issue_link(aki, table, Seat(1)).await), "NotNow(Conceded)");
}

/// Aki's table where Bo and Cy play, and which of their seats must decide.
async fn waiting(house: &House, pace: Pace) -> (TableId, Who, [Who; 2], Seat) {
    let (aki, others) = (house.person("Aki").await, [house.person("Bo").await, house.person("Cy").await]);
    let new = NewTable { pace, ..new_table(vec![NewSeat::Open, NewSeat::Open]) };
    let table = house.host.create_table(aki, new).await.unwrap();
    for other in others {
        house.host.claim(other, table, None, "").await.unwrap();
    }
    house.host.start_table(aki, table).await.unwrap();
    let asked = game_view(view(&house.host, aki, table).await).asked.first().unwrap();
    (table, aki, others, asked)
}

#[tokio::test]
async fn who_keeps_a_table_without_a_clock_waiting_for_a_day_is_sent_away() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, people, seat) = waiting(&house, Pace::Free).await;
    house.pass(DAY_MS - 1);
    // What others do, such as chatting, does not extend the time.
    host.say(people[0], table, "hello?").await.unwrap();
    assert!(!view(host, aki, table).await.seats[seat.index()].may_send_away);
    assert_eq!(refusal(host.send_away(aki, table, seat).await), "NotNow(StillTime)");
    house.pass(1);
    let may = |view: TableView| view.seats.iter().map(|seat| seat.may_send_away).collect::<Vec<_>>();
    let expected: Vec<_> = (0..2).map(|n| n == seat.index()).collect();
    assert_eq!(may(view(host, aki, table).await), expected);
    assert_eq!(may(view(host, people[0], table).await), [false; 2], "that is the host's business");
    assert_eq!(refusal(host.send_away(people[0], table, seat).await), "Forbidden(NotHost)");
    assert_eq!(refusal(host.send_away(aki, table, Seat(1 - seat.0)).await), "NotNow(StillTime)");
    assert_eq!(refusal(host.send_away(aki, table, Seat(7)).await), "NotFound");
    host.send_away(aki, table, seat).await.unwrap();
    let away = view(host, aki, table).await;
    assert_eq!(away.seats[seat.index()].absence, Some(Absence::Left));
    assert!(
        away.lines.iter().any(|line| matches!(line.what, MessageBody::Notice { notice: Notice::Left, .. }))
    );
    host.come_back(people[seat.index()], table, seat).await.unwrap();
}

#[tokio::test]
async fn where_there_is_a_clock_the_clock_decides() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, _, seat) = waiting(&house, Pace::Days { move_ms: 30 * DAY_MS }).await;
    house.pass(2 * DAY_MS);
    assert_eq!(refusal(host.send_away(aki, table, seat).await), "NotNow(StillTime)");
    let (gathering, [aki, _, _]) = three(&house).await;
    assert_eq!(refusal(host.send_away(aki, gathering, Seat(1)).await), "NotNow(NotBegun)");
}

#[tokio::test]
async fn a_rematch_keeps_the_people_and_moves_them_on() {
    let (house, table, [aki, bo, cy]) = house_of_three().await;
    let host = &house.host;
    host.set_seat(aki, table, Seat(2), NewSeat::Guest { name: "Gus".to_owned(), pin: None }).await.unwrap();
    host.start_table(aki, table).await.unwrap();
    assert_eq!(refusal(host.rematch(bo, table).await), "NotNow(NotOver)");
    assert_eq!(refusal(host.rematch(cy, table).await), "Forbidden(NotYourSeat)");
    host.concede(aki, table, Seat(0)).await.unwrap();
    host.concede(aki, table, Seat(2)).await.unwrap();
    assert_eq!(view(host, bo, table).await.phase, Phase::Over);

    let again = host.rematch(bo, table).await.unwrap();
    assert_eq!(host.rematch(aki, table).await.unwrap(), again, "there is one for all");
    assert_eq!(view(host, aki, table).await.rematch, Some(again));
    host.close_table(bo, again).await.unwrap();
    let again = host.rematch(bo, table).await.unwrap();
    assert_eq!(host.rematch(aki, table).await.unwrap(), again, "one that was given up does not count");
    let new = view(host, bo, again).await;
    assert_eq!(new.phase, Phase::Gathering);
    assert_eq!(names(&new), ["Bo", "Gus", "Aki"]);
    assert_eq!(new.seats.iter().map(|seat| seat.is_ready).collect::<Vec<_>>(), [true, true, false]);
    assert!(new.seats.iter().all(|seat| seat.absence.is_none()));
    assert!(new.is_host);
    assert_eq!(refusal(host.start_table(bo, again).await), "NotNow(SeatsOpen)");
    let stranger = house.person("Dee").await;
    assert_eq!(refusal(host.claim(stranger, again, None, "").await), "NotNow(SeatTaken)");
    assert_eq!(host.claim(aki, again, Some(Seat(2)), "").await.unwrap(), Seat(2));
    host.start_table(bo, again).await.unwrap();
}

#[tokio::test]
async fn two_who_want_a_rematch_at_once_get_the_same() {
    let (house, table, [aki, bo, cy]) = house_of_three_playing().await;
    let host = &house.host;
    host.concede(aki, table, Seat(0)).await.unwrap();
    host.concede(bo, table, Seat(1)).await.unwrap();
    let (one, other) = tokio::join!(host.rematch(aki, table), host.rematch(cy, table));
    assert_eq!(one.unwrap(), other.unwrap());
    assert_eq!(host.own_tables(aki).await.unwrap().len(), 2);
}
