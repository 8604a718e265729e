//! Creating a table, taking seats, and the deal.

use host::{BotLevel, Host, MessageBody, NewSeat, Notice, Pace, Phase, SeatKind, TableId, TableView, Who};
use tabletop::{Seat, Seats};

use crate::{
    refused::refusal,
    table::{House, new_table},
};

const BOT: NewSeat = NewSeat::Bot(BotLevel::Novice);
const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

fn guest(name: &str) -> NewSeat {
    NewSeat::Guest { name: name.to_owned(), pin: None }
}

fn names(view: &TableView) -> Vec<&str> {
    view.seats.iter().map(|seat| seat.name.as_str()).collect()
}

fn kinds(view: &TableView) -> Vec<SeatKind> {
    view.seats.iter().map(|seat| seat.kind).collect()
}

fn notices(view: &TableView) -> Vec<(Notice, &str)> {
    let notices = view.lines.iter().filter_map(|line| match &line.what {
        MessageBody::Notice { notice, name } => Some((*notice, name.as_str())),
        MessageBody::Chat { .. } => None,
    });
    notices.collect()
}

async fn view(host: &Host, who: Who, table: TableId) -> TableView {
    host.view(who, table, None).await.unwrap()
}

#[tokio::test]
async fn a_table_is_made_as_it_was_asked_for() {
    let house = House::open().await;
    let aki = house.person("Aki").await;
    let mut new = new_table(vec![BOT, NewSeat::ME, guest("Bo"), NewSeat::Open]);
    new.options.insert("rooms".to_owned(), "first_game".to_owned());
    new.pace = Pace::Days { move_ms: DAY_MS };
    let table = house.host.create_table(aki, new).await.unwrap();

    let view = view(&house.host, aki, table).await;
    assert_eq!((view.game, view.phase, view.is_host), ("katana", Phase::Gathering, true));
    assert_eq!(view.options["rooms"], "first_game");
    assert_eq!(view.options["passed_may_play_cards"], "yes", "what is left out has its default");
    assert_eq!(view.pace, Pace::Days { move_ms: DAY_MS });
    assert_eq!(names(&view), ["", "Aki", "Bo", ""]);
    let bot = SeatKind::Bot(BotLevel::Novice);
    assert_eq!(kinds(&view), [bot, SeatKind::Person, SeatKind::Guest, SeatKind::Open]);
    assert_eq!(view.seats.iter().map(|seat| seat.is_ready).collect::<Vec<_>>(), [true, true, true, false]);
    assert_eq!(view.own, [Seat(1), Seat(2)].into_iter().collect());
    assert!(view.game_view.is_none() && view.seed_hash.is_none(), "nothing is dealt");
}

#[tokio::test]
async fn what_makes_no_table_is_refused() {
    let house = House::open().await;
    let aki = house.person("Aki").await;
    let with = |change: &dyn Fn(&mut host::NewTable)| {
        let mut new = new_table(vec![NewSeat::ME, BOT]);
        change(&mut new);
        new
    };
    let pace = |pace| with(&move |new| new.pace = pace);
    let live = |bank_ms, increment_ms| pace(Pace::Live { bank_ms, increment_ms });
    let seats = |seats: Vec<NewSeat>| with(&move |new| new.seats.clone_from(&seats));
    let pin = |pin: &str| NewSeat::Guest { name: "Bo".to_owned(), pin: Some(pin.to_owned()) };
    let option = |id: &str, value: &str| with(&|new| _ = new.options.insert(id.to_owned(), value.to_owned()));
    for (new, expected) in [
        (with(&|new| new.game = "chess".to_owned()), "game NotAnOption"),
        (option("rooms", "all"), "options NotAnOption"),
        (option("doors", "drawn"), "options NotAnOption"),
        (seats(vec![]), "seats OutOfRange"),
        (seats(vec![NewSeat::ME]), "seats Setup(\"why-alone\")"),
        (seats(vec![NewSeat::ME, BOT, BOT, BOT, BOT]), "seats OutOfRange"),
        (seats(vec![NewSeat::Open; 300]), "seats OutOfRange"),
        (seats(vec![NewSeat::ME, NewSeat::ME]), "seats SeatTaken"),
        (seats(vec![BOT, BOT]), "seats NotAnOption"),
        (seats(vec![NewSeat::ME, guest(" ")]), "name Empty"),
        (seats(vec![NewSeat::ME, guest("a\u{202e}b")]), "name Unprintable"),
        (seats(vec![NewSeat::ME, pin("123")]), "pin TooShort"),
        (live(MINUTE_MS - 1, 0), "pace OutOfRange"),
        (live(6 * HOUR_MS + 1, 0), "pace OutOfRange"),
        (live(MINUTE_MS, -1), "pace OutOfRange"),
        (live(MINUTE_MS, 5 * MINUTE_MS + 1), "pace OutOfRange"),
        (pace(Pace::Days { move_ms: HOUR_MS - 1 }), "pace OutOfRange"),
        (pace(Pace::Days { move_ms: 30 * DAY_MS + 1 }), "pace OutOfRange"),
    ] {
        let (field, why) = expected.split_once(' ').unwrap();
        let made = house.host.create_table(aki, new.clone()).await;
        assert_eq!(refusal(made), format!("Bad {{ field: \"{field}\", why: {why} }}"), "{new:?}");
    }
    for new in [live(MINUTE_MS, 0), live(6 * HOUR_MS, 5 * MINUTE_MS), pace(Pace::Days { move_ms: HOUR_MS })] {
        house.host.create_table(aki, new).await.unwrap();
    }
    let (nameless, _) = house.host.new_person().await.unwrap();
    let new = new_table(vec![NewSeat::ME, BOT]);
    assert_eq!(refusal(house.host.create_table(Who::default(), new.clone()).await), "Unknown");
    let made = house.host.create_table(nameless, new).await;
    assert_eq!(refusal(made), "Bad { field: \"name\", why: Empty }");
}

#[tokio::test]
async fn nobody_makes_more_tables_a_day_than_the_house_allows() {
    let house = House::open_with(|settings| settings.tables_a_day = 2).await;
    let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
    let make = |who| house.host.create_table(who, new_table(vec![NewSeat::ME, BOT]));
    make(aki).await.unwrap();
    house.pass(HOUR_MS);
    make(aki).await.unwrap();
    assert_eq!(refusal(make(aki).await), "TooMany(Tables)");
    make(bo).await.unwrap();
    house.pass(DAY_MS - HOUR_MS + 1);
    make(aki).await.unwrap();
}

#[tokio::test]
async fn the_first_open_seat_is_taken_and_no_seat_twice() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, bo, cy) = (house.person("Aki").await, house.person("Bo").await, house.person("Cy").await);
    let table =
        host.create_table(aki, new_table(vec![NewSeat::Open, NewSeat::ME, NewSeat::Open])).await.unwrap();

    assert_eq!(refusal(host.claim(Who::default(), table, None, "Nobody").await), "Unknown");
    assert_eq!(refusal(host.claim(bo, TableId(7), None, "").await), "NotFound");
    assert_eq!(refusal(host.claim(bo, table, Some(Seat(3)), "").await), "NotFound");
    assert_eq!(refusal(host.claim(bo, table, Some(Seat(1)), "").await), "NotNow(SeatTaken)");
    assert_eq!(host.claim(bo, table, None, "").await.unwrap(), Seat(0));
    assert_eq!(host.claim(bo, table, None, "").await.unwrap(), Seat(0), "it is theirs already");
    assert_eq!(refusal(host.claim(cy, table, Some(Seat(0)), "").await), "NotNow(SeatTaken)");
    assert_eq!(host.claim(cy, table, Some(Seat(2)), "Cyril").await.unwrap(), Seat(2));
    let dee = house.person("Dee").await;
    assert_eq!(refusal(host.claim(dee, table, None, "").await), "NotNow(SeatTaken)");

    let view = view(host, cy, table).await;
    assert_eq!(names(&view), ["Bo", "Aki", "Cyril"]);
    assert_eq!(notices(&view), [(Notice::Joined, "Bo"), (Notice::Joined, "Cyril")]);
    assert_eq!(host.person(cy).await.unwrap().name, "Cy", "who has a name keeps it");
}

#[tokio::test]
async fn the_name_that_a_newcomer_takes_a_seat_with_is_theirs() {
    let house = House::open().await;
    let aki = house.person("Aki").await;
    let table = house.host.create_table(aki, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
    let (newcomer, _) = house.host.new_person().await.unwrap();
    let claimed = house.host.claim(newcomer, table, None, " ").await;
    assert_eq!(refusal(claimed), "Bad { field: \"name\", why: Empty }");
    house.host.claim(newcomer, table, None, " Bo ").await.unwrap();
    assert_eq!(house.host.person(newcomer).await.unwrap().name, "Bo");
    assert_eq!(names(&view(&house.host, newcomer, table).await), ["Aki", "Bo"]);
}

#[tokio::test]
async fn no_two_seats_show_the_same_name() {
    let house = House::open().await;
    let aki = house.person("Aki").await;
    let table = house
        .host
        .create_table(aki, new_table(vec![NewSeat::ME, guest("aki"), NewSeat::Open]))
        .await
        .unwrap();
    let other = house.person("Aki").await;
    house.host.claim(other, table, None, "").await.unwrap();
    assert_eq!(names(&view(&house.host, aki, table).await), ["Aki", "aki 2", "Aki 3"]);
    assert_eq!(house.host.person(other).await.unwrap().name, "Aki");
}

#[tokio::test]
async fn who_has_a_seat_takes_another_for_somebody_at_their_device() {
    let house = House::open().await;
    let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
    let table = house
        .host
        .create_table(aki, new_table(vec![NewSeat::ME, NewSeat::Open, NewSeat::Open]))
        .await
        .unwrap();
    house.host.claim(bo, table, None, "").await.unwrap();
    house.host.claim(bo, table, Some(Seat(2)), "Bea").await.unwrap();
    let view = view(&house.host, bo, table).await;
    assert_eq!(kinds(&view), [SeatKind::Person, SeatKind::Person, SeatKind::Guest]);
    assert_eq!(names(&view), ["Aki", "Bo", "Bea"]);
    assert_eq!(view.own, [Seat(1), Seat(2)].into_iter().collect());
}

#[tokio::test]
async fn who_runs_a_table_says_who_may_have_its_seats() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, bo) = house.pair().await;
    for stranger in [bo, Who::default()] {
        let set = host.set_seat(stranger, table, Seat(0), NewSeat::Open).await;
        assert_eq!(refusal(set), "Forbidden(NotHost)");
    }
    assert_eq!(refusal(host.set_seat(aki, table, Seat(2), BOT).await), "NotFound");
    host.set_seat(aki, table, Seat(1), NewSeat::ME).await.unwrap();
    let moved = view(host, aki, table).await;
    assert_eq!(names(&moved), ["", "Aki"], "nobody sits twice");
    assert_eq!(notices(&moved)[1..], [(Notice::Replaced, "Bo")]);
    assert!(view(host, bo, table).await.own.is_empty());

    host.set_seat(aki, table, Seat(0), BOT).await.unwrap();
    let all_bots = host.set_seat(aki, table, Seat(1), BOT).await;
    assert_eq!(refusal(all_bots), "Bad { field: \"seats\", why: NotAnOption }");
    host.set_seat(aki, table, Seat(0), guest("Aki")).await.unwrap();
    assert_eq!(names(&view(host, aki, table).await), ["Aki 2", "Aki"]);
    host.start_table(aki, table).await.unwrap();
    assert_eq!(refusal(host.set_seat(aki, table, Seat(0), BOT).await), "NotNow(Begun)");
}

#[tokio::test]
async fn nothing_is_dealt_before_all_are_there() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
    let table = host.create_table(aki, new_table(vec![NewSeat::Open, NewSeat::Open])).await.unwrap();
    host.claim(bo, table, None, "").await.unwrap();
    assert_eq!(refusal(host.start_table(aki, table).await), "NotNow(SeatsOpen)");
    host.claim(aki, table, None, "").await.unwrap();
    assert_eq!(refusal(host.start_table(bo, table).await), "Forbidden(NotHost)");
    assert!(view(host, aki, table).await.game_view.is_none());

    host.start_table(aki, table).await.unwrap();
    let begun = view(host, bo, table).await;
    assert_eq!(begun.phase, Phase::Playing);
    assert!(begun.game_view.is_some());
    assert_eq!(begun.seed_hash.as_ref().map(String::len), Some(64));
    assert_eq!(notices(&begun).last(), Some(&(Notice::Started, "")));
    assert_eq!(refusal(host.start_table(aki, table).await), "NotNow(Begun)");
    let cy = house.person("Cy").await;
    assert_eq!(refusal(host.claim(cy, table, None, "").await), "NotNow(SeatTaken)");
}

#[tokio::test]
async fn who_runs_a_table_needs_no_seat() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, bo, cy) = (house.person("Aki").await, house.person("Bo").await, house.person("Cy").await);
    let mut new = new_table(vec![NewSeat::Open, NewSeat::Open]);
    new.spectators = false;
    let table = host.create_table(aki, new).await.unwrap();
    host.claim(bo, table, None, "").await.unwrap();
    host.claim(cy, table, None, "").await.unwrap();
    host.start_table(aki, table).await.unwrap();
    let view = view(host, aki, table).await;
    assert_eq!((view.is_host, view.own, view.looking), (true, Seats::NONE, None));
}

#[tokio::test]
async fn a_table_that_is_given_up_is_no_longer_found() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
    let mut new = new_table(vec![NewSeat::ME, NewSeat::Open]);
    new.is_listed = true;
    let table = host.create_table(aki, new).await.unwrap();
    assert_eq!(host.own_tables(aki).await.unwrap().len(), 1);
    assert_eq!(host.open_tables(bo).await.unwrap().len(), 1);
    assert_eq!(refusal(host.close_table(bo, table).await), "Forbidden(NotHost)");
    host.close_table(aki, table).await.unwrap();
    assert!(host.own_tables(aki).await.unwrap().is_empty());
    assert!(host.open_tables(bo).await.unwrap().is_empty());
    assert_eq!(refusal(host.claim(bo, table, None, "").await), "NotFound");
    assert_eq!(refusal(host.start_table(aki, table).await), "NotFound");

    let at = house.solo(1).await;
    assert_eq!(refusal(host.close_table(at.who, at.table).await), "NotNow(Begun)");
}
