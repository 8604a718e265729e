//! Tables of Shogunate: secret choices in any order, covered seats, and no early disclosure.

use std::collections::BTreeSet;

use host::{
    ActionHash, BotLevel, Choice, Decision, GameView, NewSeat, NewTable, Phase, Refusal, TableId, TableView,
    UndoView, Who, Why,
};
use shogunate::{Action, Event, KnownChoice, Shogunate};
use tabletop::{Quick, Seat, Viewer};

use crate::table::{House, new_table};

fn court(seats: Vec<NewSeat>) -> NewTable {
    NewTable { game: "shogunate".to_owned(), ..new_table(seats) }
}

fn guest(name: &str, pin: Option<&str>) -> NewSeat {
    NewSeat::Guest { name: name.to_owned(), pin: pin.map(str::to_owned) }
}

async fn begun(house: &House, seats: Vec<NewSeat>) -> (Who, TableId) {
    let who = house.person("Aki").await;
    let table = house.host.create_table(who, court(seats)).await.unwrap();
    house.host.start_table(who, table).await.unwrap();
    (who, table)
}

/// Three people on their own devices, at seats 0, 1 and 2.
async fn apart(house: &House) -> ([Who; 3], TableId) {
    let people = [house.person("Aki").await, house.person("Bo").await, house.person("Chie").await];
    let new = court(vec![NewSeat::ME, NewSeat::Open, NewSeat::Open]);
    let table = house.host.create_table(people[0], new).await.unwrap();
    for (seat, &who) in people.iter().enumerate().skip(1) {
        house.host.claim(who, table, Some(Seat(seat as u8)), "").await.unwrap();
    }
    house.host.start_table(people[0], table).await.unwrap();
    (people, table)
}

fn game_view_of(view: TableView) -> GameView<Shogunate> {
    let any = view.game_view.expect("the game has been dealt");
    any.of().expect("it is a table of Shogunate").clone()
}

async fn game_view(house: &House, who: Who, table: TableId) -> GameView<Shogunate> {
    game_view_of(house.host.view(who, table, None).await.unwrap())
}

fn decision(game_view: &GameView<Shogunate>, choice: &Choice<Action>) -> Decision {
    Decision {
        version: game_view.version,
        question: game_view.question.clone(),
        actions: vec![ActionHash::of(&choice.action)],
        routine: tabletop::Routine::Nothing,
    }
}

#[tokio::test]
async fn secret_choices_come_in_any_order_and_nobody_is_refused_for_being_second() {
    let house = House::open().await;
    let (people, table) = apart(&house).await;
    let first = game_view(&house, people[0], table).await;
    let choosers: Vec<usize> = first.asked.iter().map(Seat::index).collect();
    assert_eq!(choosers.len(), 2, "all but the Hatamoto choose");
    // Both have seen the same version; the second one answers an outdated version.
    let views = [
        game_view(&house, people[choosers[0]], table).await,
        game_view(&house, people[choosers[1]], table).await,
    ];
    for (view, &seat) in views.iter().zip(&choosers).rev() {
        let decided = decision(view, &view.choices[0]);
        house.host.decide(people[seat], table, Seat(seat as u8), &decided).await.unwrap();
    }
    let after = game_view(&house, people[0], table).await;
    assert!(matches!(after.view.players[choosers[0]].card, KnownChoice::Known(_)), "all are revealed");
}

#[tokio::test]
async fn who_has_chosen_tells_nobody_what_and_may_take_it_back() {
    let house = House::open().await;
    let (people, table) = apart(&house).await;
    let chooser = game_view(&house, people[0], table).await.asked.first().unwrap();
    let who = people[chooser.index()];
    let own = game_view(&house, who, table).await;
    house.host.decide(who, table, chooser, &decision(&own, &own.choices[2])).await.unwrap();
    for &other in people.iter().filter(|&&other| other != who) {
        let view = game_view(&house, other, table).await;
        assert_eq!(view.view.players[chooser.index()].card, KnownChoice::Secret);
        let chosen = view.log.iter().flat_map(|log| match &log.what {
            host::LogContent::Done(events) => events.clone(),
            host::LogContent::Undone { .. } => Vec::new(),
        });
        let chosen: Vec<Event> = chosen.filter(|event| matches!(event, Event::Chosen { .. })).collect();
        assert_eq!(chosen, [Event::Chosen { seat: chooser, card: None }]);
    }
    let own = game_view(&house, who, table).await;
    assert!(!own.asked.contains(chooser));
    let withdraw = own.choices.iter().find(|choice| choice.action == Action::Withdraw).unwrap();
    assert!(withdraw.is_free);
    house.host.decide(who, table, chooser, &decision(&own, withdraw)).await.unwrap();
    assert!(game_view(&house, who, table).await.asked.contains(chooser), "the choice is open again");
}

#[tokio::test]
async fn at_a_shared_device_each_seat_is_covered_until_it_is_opened_and_after_it_has_answered() {
    let house = House::open().await;
    let (who, table) = begun(&house, vec![NewSeat::ME, guest("Bo", None), guest("Chie", Some("1234"))]).await;
    let view = house.host.view(who, table, None).await.unwrap();
    assert_eq!(view.looking, None, "nobody has opened a seat");
    assert!(view.seats.iter().all(|seat| seat.is_locked));
    assert_eq!(view.seats.iter().map(|seat| seat.has_pin).collect::<Vec<_>>(), [false, false, true]);
    let covered = game_view_of(view);
    assert_eq!(covered.viewer, Viewer::Spectator);
    assert!(covered.choices.is_empty());
    let seat = covered.asked.first().unwrap();
    let refusal = house.host.view(who, table, Some(seat)).await.unwrap_err();
    assert!(matches!(refusal, Refusal::Forbidden(Why::Locked)));

    let pin = if seat == Seat(2) { "1234" } else { "" };
    house.host.unlock(who, table, seat, pin).await.unwrap();
    let open = game_view_of(house.host.view(who, table, Some(seat)).await.unwrap());
    assert_eq!(open.viewer, Viewer::Seat(seat));
    house.host.decide(who, table, seat, &decision(&open, &open.choices[0])).await.unwrap();
    let refusal = house.host.view(who, table, Some(seat)).await.unwrap_err();
    assert!(matches!(refusal, Refusal::Forbidden(Why::Locked)), "the cover falls when the answer is given");
}

/// Lets everybody choose their first option until something is asked that all may see.
async fn until_open(house: &House, who: Who, table: TableId) -> TableView {
    loop {
        let view = house.host.view(who, table, None).await.unwrap();
        if view.answering.is_some() {
            return view;
        }
        let seat = game_view_of(view).asked.first().unwrap();
        house.host.unlock(who, table, seat, "").await.unwrap();
        let open = game_view_of(house.host.view(who, table, Some(seat)).await.unwrap());
        house.host.decide(who, table, seat, &decision(&open, &open.choices[0])).await.unwrap();
    }
}

#[tokio::test]
async fn what_all_may_see_is_answered_taken_back_and_agreed_to_without_opening_a_seat() {
    let house = House::open().await;
    let (who, table) = begun(&house, vec![NewSeat::ME, guest("Bo", None), guest("Chie", None)]).await;
    let view = until_open(&house, who, table).await;
    let seat = view.answering.unwrap();
    assert_eq!(view.looking, None);
    let open = game_view_of(view);
    assert_eq!(open.viewer, Viewer::Spectator, "the page shows what everybody may see");
    let choice = open.choices.first().expect("the Hatamoto says who performs").clone();
    let locked = house.host.view(who, table, Some(seat)).await.unwrap_err();
    assert!(matches!(locked, Refusal::Forbidden(Why::Locked)), "their cards stay covered");
    house.host.decide(who, table, seat, &decision(&open, &choice)).await.unwrap();
    let after = house.host.view(who, table, None).await.unwrap();
    assert_eq!((after.undoer, after.undo), (Some(seat), UndoView::Free));
    house.host.undo(who, table, seat).await.unwrap();
    let back = house.host.view(who, table, None).await.unwrap();
    assert_eq!(back.answering, Some(seat), "the question is open again");

    // Taking back what was chosen in secret needs all, who agree in public.
    let other = (0..3).map(Seat).find(|it| *it != seat).unwrap();
    house.host.undo(who, table, other).await.unwrap();
    for voter in (0..3).map(Seat).filter(|it| *it != other) {
        house.host.answer_undo(who, table, voter, true).await.unwrap();
    }
    let view = house.host.view(who, table, None).await.unwrap();
    assert!(game_view_of(view).asked.contains(other), "the choice is open again");
}

#[tokio::test]
async fn a_seat_with_a_pin_answers_nothing_before_it_is_opened() {
    let house = House::open().await;
    let pin = || Some("1234");
    let seats = vec![guest("Aki", pin()), guest("Bo", pin()), guest("Chie", pin())];
    let (who, table) = begun(&house, seats).await;
    let view = loop {
        let view = house.host.view(who, table, None).await.unwrap();
        assert_eq!(view.answering, None);
        let asked = game_view_of(view.clone()).asked;
        let seat = asked.first().unwrap();
        house.host.unlock(who, table, seat, "1234").await.unwrap();
        let open = game_view_of(house.host.view(who, table, Some(seat)).await.unwrap());
        if asked.iter().count() == 1 && !matches!(open.choices[0].action, Action::Choose(_)) {
            break open;
        }
        house.host.decide(who, table, seat, &decision(&open, &open.choices[0])).await.unwrap();
    };
    house.host.lock(who, table).await.unwrap();
    let seat = view.asked.first().unwrap();
    let refusal = house.host.decide(who, table, seat, &decision(&view, &view.choices[0])).await.unwrap_err();
    assert!(matches!(refusal, Refusal::Forbidden(Why::Locked)));
}

#[tokio::test]
async fn who_plays_alone_at_a_device_needs_no_cover() {
    let house = House::open().await;
    let bot = || NewSeat::Bot(BotLevel::Novice);
    let (who, table) = begun(&house, vec![NewSeat::ME, bot(), bot()]).await;
    let view = house.host.view(who, table, None).await.unwrap();
    assert_eq!(view.looking, Some(Seat(0)));
    assert!(!view.seats[0].is_locked);
}

#[tokio::test]
async fn a_whole_game_is_played_with_bots_and_all_is_revealed_at_its_end() {
    let house = House::open().await;
    let bot = || NewSeat::Bot(BotLevel::Novice);
    let (who, table) = begun(&house, vec![NewSeat::ME, bot(), bot(), bot()]).await;
    let mut quick = Quick::new(3);
    let mut changes = house.host.changes();
    let view = loop {
        let view = house.host.view(who, table, None).await.unwrap();
        if view.phase == Phase::Over {
            break view;
        }
        let now = game_view_of(view);
        assert!(now.view.left_over.is_none(), "what nobody has stays hidden until the end");
        let asked: Vec<_> = now.choices.iter().filter(|choice| !choice.is_free).collect();
        if asked.is_empty() {
            changes.recv().await.unwrap();
            continue;
        }
        let choice = asked[quick.below(asked.len())];
        match house.host.decide(who, table, Seat(0), &decision(&now, choice)).await {
            Ok(_) | Err(Refusal::Stale) => {}
            Err(refusal) => panic!("{refusal}"),
        }
    };
    let result = view.result.clone().unwrap();
    assert!(result.ranks.contains(&1));
    let end = game_view_of(view);
    let known: BTreeSet<bool> =
        end.view.players.iter().flat_map(|player| player.cards).map(|card| card.leader.is_some()).collect();
    assert_eq!(known, BTreeSet::from([true]), "all cards are revealed");
    assert_eq!(end.view.left_over.map(|cards| cards.len()), Some(4));
    assert!(!house.host.record(who, table).await.unwrap().is_empty());
}
