//! Chat at a table.

use host::{MessageBody, NewSeat, TableId, Who};
use tabletop::Seat;

use crate::{
    refused::refusal,
    table::{House, new_table},
};

/// Each message with its author, and whether that is the visitor.
async fn heard(house: &House, who: Who, table: TableId) -> Vec<(String, String, bool)> {
    let lines = house.host.view(who, table, None).await.unwrap().lines;
    let chat = |said| match said {
        MessageBody::Chat { name, is_own, text } => Some((name, text, is_own)),
        MessageBody::Notice { .. } => None,
    };
    lines.into_iter().filter_map(|line| chat(line.what)).collect()
}

#[tokio::test]
async fn who_sits_at_a_table_talks_and_hears() {
    let house = House::open().await;
    let (table, aki, bo) = house.pair().await;
    house.host.say(aki, table, " Good luck! ").await.unwrap();
    house.host.say(bo, table, "頑張って").await.unwrap();
    let line = |name: &str, text: &str, is_own| (name.to_owned(), text.to_owned(), is_own);
    assert_eq!(
        heard(&house, bo, table).await,
        [line("Aki", "Good luck!", false), line("Bo", "頑張って", true)]
    );
}

#[tokio::test]
async fn onlookers_neither_talk_nor_hear() {
    let house = House::open().await;
    let (table, aki, _) = house.pair().await;
    house.host.say(aki, table, "Between us").await.unwrap();
    let stranger = house.person("Sol").await;
    for who in [stranger, Who::default()] {
        assert_eq!(refusal(house.host.say(who, table, "Hello").await), "Forbidden(NotSeated)");
        assert!(heard(&house, who, table).await.is_empty());
        let notices = house.host.view(who, table, None).await.unwrap().lines;
        assert_eq!(notices.len(), 1, "that Bo came is no secret");
    }
}

#[tokio::test]
async fn what_cannot_be_shown_is_not_said() {
    let house = House::open().await;
    let (table, aki, _) = house.pair().await;
    for (text, why) in
        [("", "Empty"), (" \n ", "Empty"), ("a\u{202e}b", "Unprintable"), (&"x".repeat(501), "TooLong")]
    {
        let said = house.host.say(aki, table, text).await;
        assert_eq!(refusal(said), format!("Bad {{ field: \"text\", why: {why} }}"));
    }
    house.host.say(aki, table, &"将".repeat(500)).await.unwrap();
    assert_eq!(refusal(house.host.say(aki, TableId(7), "Hello").await), "NotFound");
}

#[tokio::test]
async fn nobody_says_more_than_twenty_lines_a_minute() {
    let house = House::open().await;
    let (table, aki, bo) = house.pair().await;
    for n in 0..20 {
        house.host.say(aki, table, &format!("Line {n}")).await.unwrap();
        house.pass(1_000);
    }
    assert_eq!(refusal(house.host.say(aki, table, "One more").await), "TooMany(Chat)");
    house.host.say(bo, table, "I still may").await.unwrap();
    house.pass(40_000);
    house.host.say(aki, table, "And now I").await.unwrap();
}

#[tokio::test]
async fn who_is_muted_is_not_heard_at_any_table() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, bo) = house.pair().await;
    host.say(bo, table, "Before").await.unwrap();
    host.mute(aki, table, Seat(1), true).await.unwrap();
    host.say(bo, table, "After").await.unwrap();
    assert!(heard(&house, aki, table).await.is_empty());
    assert_eq!(heard(&house, bo, table).await.len(), 2);
    assert!(host.view(aki, table, None).await.unwrap().seats[1].is_muted);
    assert!(!host.view(bo, table, None).await.unwrap().seats[1].is_muted, "the others do not learn of it");

    let other = host.create_table(bo, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
    host.claim(aki, other, None, "").await.unwrap();
    host.say(bo, other, "Here too?").await.unwrap();
    assert!(heard(&house, aki, other).await.is_empty());
    host.mute(aki, other, Seat(0), false).await.unwrap();
    assert_eq!(heard(&house, aki, other).await.len(), 1);
    assert_eq!(heard(&house, aki, table).await.len(), 2);
}

#[tokio::test]
async fn only_other_people_can_be_muted() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, _) = house.pair().await;
    host.set_seat(aki, table, Seat(1), NewSeat::Open).await.unwrap();
    for seat in [Seat(0), Seat(1)] {
        let muted = host.mute(aki, table, seat, true).await;
        assert_eq!(refusal(muted), "Bad { field: \"seat\", why: NotAnOption }");
    }
    assert_eq!(refusal(host.mute(aki, table, Seat(2), true).await), "NotFound");
    assert_eq!(refusal(host.mute(Who::default(), table, Seat(0), true).await), "Unknown");
}

#[tokio::test]
async fn at_a_shared_device_the_seat_that_is_open_speaks() {
    let house = House::open().await;
    let host = &house.host;
    let aki = house.person("Aki").await;
    let guest = |name: &str, pin: &str| NewSeat::Guest { name: name.to_owned(), pin: Some(pin.to_owned()) };
    let seats = vec![guest("Gus", "1111"), guest("Hal", "2222")];
    let table = host.create_table(aki, new_table(seats)).await.unwrap();
    assert_eq!(refusal(host.say(aki, table, "Who am I?").await), "Forbidden(Locked)");
    host.unlock(aki, table, Seat(1), "2222").await.unwrap();
    host.say(aki, table, "I am Hal").await.unwrap();
    assert_eq!(heard(&house, aki, table).await[0].0, "Hal");
}

#[tokio::test]
async fn who_comes_and_goes_does_not_drive_out_what_was_said() {
    let house = House::open().await;
    let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
    let new = new_table(vec![NewSeat::ME, NewSeat::Open]);
    let table = house.host.create_table(aki, new).await.unwrap();
    house.host.say(aki, table, "we begin at eight").await.unwrap();
    for _ in 0..120 {
        house.host.claim(bo, table, None, "").await.unwrap();
        house.host.leave(bo, table, Seat(1)).await.unwrap();
    }
    let said = [("Aki".to_owned(), "we begin at eight".to_owned(), true)];
    let n_lines = async |house: &House| house.host.view(aki, table, None).await.unwrap().lines.len();
    assert_eq!(heard(&house, aki, table).await, said);
    assert_eq!(n_lines(&house).await, 61, "of notices the last are enough");
    let house = house.restart().await;
    assert_eq!(heard(&house, aki, table).await, said);
    assert_eq!(n_lines(&house).await, 61);
}
