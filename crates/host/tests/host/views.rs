//! What visitors see of a table, and which tables are listed for them.

use host::{NewSeat, Perspective, Phase, SeatKind, TableId, UndoView, Who};
use tabletop::{Seat, Seats, Viewer};

use crate::{
    refused::refusal,
    table::{House, game_view, new_table},
};

/// A game of Aki and Bo, with or without spectators.
async fn game(house: &House, spectators: bool) -> (TableId, Who, Who) {
    let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
    let mut new = new_table(vec![NewSeat::ME, NewSeat::Open]);
    new.spectators = spectators;
    let table = house.host.create_table(aki, new).await.unwrap();
    house.host.claim(bo, table, None, "").await.unwrap();
    house.host.start_table(aki, table).await.unwrap();
    (table, aki, bo)
}

#[tokio::test]
async fn a_table_without_onlookers_is_seen_by_its_people_alone() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, bo) = game(&house, false).await;
    let stranger = house.person("Sol").await;
    for who in [stranger, Who::default()] {
        assert_eq!(refusal(host.view(who, table, None).await), "Forbidden(NoSpectators)");
        assert_eq!(refusal(host.view_at(who, table, None, 0).await), "Forbidden(NoSpectators)");
        assert_eq!(refusal(host.version(who, table).await), "Forbidden(NoSpectators)");
        assert_eq!(refusal(host.mute(stranger, table, Seat(0), true).await), "Forbidden(NoSpectators)");
    }
    for who in [aki, bo] {
        let view = host.view(who, table, None).await.unwrap();
        assert_eq!(host.version(who, table).await.unwrap(), view.version);
    }
    host.concede(bo, table, Seat(1)).await.unwrap();
    assert_eq!(
        refusal(host.view(stranger, table, None).await),
        "Forbidden(NoSpectators)",
        "nor after its end"
    );
    assert_eq!(refusal(host.view(aki, TableId(7), None).await), "NotFound");
    assert_eq!(refusal(host.version(aki, TableId(7)).await), "NotFound");
}

#[tokio::test]
async fn before_the_deal_whoever_knows_a_table_sees_it() {
    let house = House::open().await;
    let aki = house.person("Aki").await;
    let mut new = new_table(vec![NewSeat::ME, NewSeat::Open]);
    new.spectators = false;
    let table = house.host.create_table(aki, new).await.unwrap();
    let view = house.host.view(Who::default(), table, None).await.unwrap();
    assert_eq!((view.own, view.looking, view.is_host), (Seats::NONE, None, false));
    assert_eq!(view.seats[1].kind, SeatKind::Open);
}

#[tokio::test]
async fn an_onlooker_sees_what_is_public_and_chooses_nothing() {
    let house = House::open().await;
    let (table, ..) = game(&house, true).await;
    let stranger = house.person("Sol").await;
    for who in [stranger, Who::default()] {
        assert_eq!(refusal(house.host.view(who, table, Some(Seat(0))).await), "Forbidden(NotYourSeat)");
        let view = house.host.view(who, table, None).await.unwrap();
        assert_eq!((view.looking, view.undo), (None, UndoView::Nothing));
        assert!(view.standing.is_empty());
        let game_view = game_view(view);
        assert_eq!(game_view.viewer, Viewer::Spectator);
        assert!(game_view.choices.is_empty() && game_view.reasons.is_empty());
    }
}

#[tokio::test]
async fn one_looks_through_the_seat_that_is_asked_unless_one_names_another() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    for wanted in (0..3).map(Seat) {
        let asked =
            at.play_until(|seat, game_view| seat == wanted && game_view.asked == Seats::one(wanted)).await;
        let view = house.host.view(at.who, at.table, None).await.unwrap();
        assert_eq!(view.looking, Some(asked));
        assert!(!game_view(view).choices.is_empty());
        let other = Seat((wanted.0 + 1) % 3);
        let view = at.view(other).await;
        assert_eq!(view.looking, Some(other));
        assert_eq!(game_view(view).viewer, Viewer::Seat(other));
    }
    assert_eq!(refusal(house.host.view(at.who, at.table, Some(Seat(3))).await), "NotFound");
}

#[tokio::test]
async fn the_past_is_seen_as_it_was_and_nothing_can_be_done_there() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let (first, before) = at.first_asked().await;
    let mut n_acts = 0;
    at.play_until(|_, _| {
        n_acts += 1;
        n_acts > 5
    })
    .await;
    let past = house.host.view_at(at.who, at.table, Some(first), before.version).await.unwrap();
    let past = game_view(past);
    assert_eq!(past.version, before.version);
    assert_eq!(format!("{:?}", past.view), format!("{:?}", before.view));
    assert!(past.choices.is_empty() && past.question.is_empty());
    assert_eq!(refusal(house.host.view_at(at.who, at.table, Some(first), 1_000).await), "NotFound");
}

#[tokio::test]
async fn a_game_that_ended_early_offers_nothing_more() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let view = at.lost_by(Seat(1)).await;
    let result = view.result.clone().expect("it has a result");
    assert_eq!((result.ranks.as_slice(), result.is_early), (&[1, 2][..], true));
    assert_eq!(view.undo, UndoView::Nothing);
    assert!(game_view(view).choices.is_empty());
}

#[tokio::test]
async fn only_who_may_make_a_link_sees_whether_there_is_one() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, bo) = game(&house, true).await;
    host.issue_link(bo, table, Seat(1)).await.unwrap();
    assert!(!host.view(aki, table, None).await.unwrap().seats[1].has_link);
    assert!(host.view(bo, table, None).await.unwrap().seats[1].has_link);
    host.leave(bo, table, Seat(1)).await.unwrap();
    assert!(host.view(aki, table, None).await.unwrap().seats[1].has_link);
}

#[tokio::test]
async fn no_look_holds_a_secret() {
    let house = House::open().await;
    let host = &house.host;
    let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
    let guest = NewSeat::Guest { name: "Gus".to_owned(), pin: Some("13579".to_owned()) };
    let table = host.create_table(aki, new_table(vec![NewSeat::ME, NewSeat::Open, guest])).await.unwrap();
    let link = host.issue_link(aki, table, Seat(1)).await.unwrap();
    host.claim_link(bo, &link, "").await.unwrap();
    host.mute(aki, table, Seat(1), true).await.unwrap();
    host.say(bo, table, "Hello").await.unwrap();
    host.start_table(aki, table).await.unwrap();

    let mut secrets = vec![link.to_string(), "13579".to_owned(), "argon2".to_owned()];
    let hash = link.hash().0;
    secrets.push(hash.iter().map(|byte| format!("{byte:02x}")).collect());
    secrets.push(format!("{hash:?}"));
    for person in [aki, bo] {
        let id = person.person.expect("they are known");
        secrets.extend([id.to_string(), id.0.to_string()]);
    }
    for who in [aki, bo, Who::default()] {
        let shown = format!("{:?}", host.view(who, table, None).await.unwrap());
        for secret in &secrets {
            assert!(!shown.contains(secret.as_str()), "{secret}");
        }
    }
}

#[tokio::test]
async fn lists_show_ones_own_tables_and_those_that_wait() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, bo) = game(&house, true).await;
    house.pass(1_000);
    let mut new = new_table(vec![NewSeat::ME, NewSeat::Open]);
    new.is_listed = true;
    let listed = host.create_table(aki, new.clone()).await.unwrap();
    new.is_listed = false;
    house.pass(1_000);
    let private = host.create_table(aki, new).await.unwrap();

    let own = host.own_tables(aki).await.unwrap();
    assert_eq!(
        own.iter().map(|table| table.id).collect::<Vec<_>>(),
        [private, listed, table],
        "the latest first"
    );
    let played = &own[2];
    assert_eq!((played.phase, played.own), (Phase::Playing, Seats::one(Seat(0))));
    assert!(!played.asked.is_empty());
    assert_eq!(played.seats, [("Aki".to_owned(), SeatKind::Person), ("Bo".to_owned(), SeatKind::Person)]);
    assert_eq!(host.own_tables(bo).await.unwrap().len(), 1);
    assert!(host.own_tables(Who::default()).await.unwrap().is_empty());

    let open = |tables: Vec<host::Summary>| tables.iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(open(host.open_tables(Who::default()).await.unwrap()), [listed]);
    let sol = house.person("Sol").await;
    host.claim(sol, listed, None, "").await.unwrap();
    assert!(host.open_tables(bo).await.unwrap().is_empty(), "it waits for nobody any more");
    host.leave(sol, listed, Seat(1)).await.unwrap();
    assert_eq!(open(host.open_tables(bo).await.unwrap()), [listed]);
    house.pass(30 * 24 * 3_600_000 + 1);
    assert!(host.open_tables(bo).await.unwrap().is_empty(), "nobody has come for a month");
    assert_eq!(host.own_tables(aki).await.unwrap().len(), 3);
}

#[tokio::test]
async fn back_one_looks_through_ones_own_eyes_and_after_the_end_through_anybodys() {
    let house = House::open().await;
    let host = &house.host;
    let (table, aki, bo) = game(&house, true).await;
    let back = |who, perspective, version| host.view_back(who, table, perspective, version);
    assert_eq!(back(aki, Perspective::Seat(Seat(0)), Some(0)).await.unwrap().looking, Some(Seat(0)));
    assert_eq!(back(aki, Perspective::Own, None).await.unwrap().looking, Some(Seat(0)));
    assert_eq!(refusal(back(aki, Perspective::Seat(Seat(1)), Some(0)).await), "Forbidden(NotYourSeat)");
    assert_eq!(
        refusal(back(Who::default(), Perspective::Seat(Seat(1)), None).await),
        "Forbidden(NotYourSeat)"
    );
    assert_eq!(refusal(back(bo, Perspective::All, Some(0)).await), "NotNow(NotOver)");
    assert_eq!(refusal(back(aki, Perspective::Own, Some(999)).await), "NotFound");
    host.concede(bo, table, Seat(1)).await.unwrap();
    let view = back(Who::default(), Perspective::Seat(Seat(1)), Some(0)).await.unwrap();
    assert_eq!((view.looking, game_view(view).viewer), (Some(Seat(1)), Viewer::Seat(Seat(1))));
    let view = back(aki, Perspective::All, None).await.unwrap();
    assert_eq!(view.looking, None);
    let game_view = game_view(view);
    assert_eq!(game_view.log.first().map(|log| log.version), Some(0), "everything is told");
    assert!(game_view.choices.is_empty() && game_view.reasons.is_empty());
    assert_eq!(refusal(back(aki, Perspective::Seat(Seat(2)), None).await), "NotFound");
}
