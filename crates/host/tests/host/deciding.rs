//! Decisions: valid and stale ones, lists of actions, conceding.

use host::{Absence, ActionHash, Decision, GameView, Phase, Refusal, Why};
use katana::{
    Action, Frame, Katana,
    piece::{Area, Figure},
};
use tabletop::{Quick, Routine, Seat};

use crate::table::{At, House, decision};

#[tokio::test]
async fn one_person_and_two_bots_play_a_whole_game() {
    let house = House::open().await;
    let at = house.solo(2).await;
    let mut quick = Quick::new(1);
    loop {
        let mut changes = house.host.changes();
        let view = at.view(Seat(0)).await;
        if view.phase == Phase::Over {
            break;
        }
        assert_eq!(view.phase, Phase::Playing);
        if at.game_view(Seat(0)).await.asked.contains(Seat(0)) {
            at.act_at_random(Seat(0), &mut quick).await;
        } else {
            changes.recv().await.unwrap();
        }
    }
    let view = at.view(Seat(0)).await;
    let result = view.result.clone().expect("a game that is over has a result");
    let game_view = at.game_view(Seat(0)).await;
    assert_eq!(result.ranks, game_view.ranks.expect("the rules have ranks too").to_vec());
    assert_eq!(
        result.scores,
        game_view.view.players.iter().map(|player| i32::from(player.score())).collect::<Vec<_>>()
    );
    assert!(!result.is_early);
    assert!(game_view.asked.is_empty() && game_view.choices.is_empty());
    let late = Decision {
        version: game_view.version,
        question: String::new(),
        actions: vec![ActionHash::of(&Action::EndTurn)],
        routine: Routine::Nothing,
    };
    assert!(matches!(at.decide(Seat(0), &late).await, Err(Refusal::NotNow(Why::Over))));
}

#[tokio::test]
async fn a_turn_in_which_nothing_is_left_ends_by_itself_only_if_so_wished() {
    let house = House::open().await;
    let place = Action::Place { figure: Figure::Worker, area: Area::Komainu };
    for (routine, is_over) in [(Routine::Answers, false), (Routine::AnswersAndEnd, true)] {
        let at = house.hot_seat(2).await;
        let seat = at.play_until(|_, view| view.choices.iter().any(|choice| choice.action == place)).await;
        let first = at.game_view(seat).await;
        let decision = Decision { routine, ..decision(&first, &[place]) };
        at.decide(seat, &decision).await.unwrap();
        let asked = at.game_view(seat).await.asked;
        assert_eq!(asked.contains(seat), !is_over, "{routine:?}");
    }
}

#[tokio::test]
async fn a_click_that_comes_twice_is_taken_once() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let (seat, game_view) = at.first_asked().await;
    let decision = decision(&game_view, &[game_view.choices[0].action]);
    assert_eq!(at.decide(seat, &decision).await.unwrap().version, game_view.version + 1);
    assert!(matches!(at.decide(seat, &decision).await, Err(Refusal::Stale)));
    let ahead = Decision { version: game_view.version + 9, ..decision };
    assert!(matches!(at.decide(seat, &ahead).await, Err(Refusal::Stale)));
}

/// Two are asked for a reaction, and the first has declined; with what the second saw before.
async fn declining(house: &House) -> (At<'_>, [Seat; 2], GameView<Katana>) {
    let at = house.reacting().await;
    let asked: Vec<Seat> = at.game_view(Seat(0)).await.asked.iter().collect();
    let before = at.game_view(asked[1]).await;
    at.act(asked[0], Action::Decline).await;
    (at, [asked[0], asked[1]], before)
}

#[tokio::test]
async fn what_another_does_leaves_an_answer_to_the_same_question_valid() {
    let house = House::open().await;
    let (at, [_, late], before) = declining(&house).await;
    let decided = at.decide(late, &decision(&before, &[Action::Decline])).await.unwrap();
    assert_eq!(decided.version, before.version + 2);
}

#[tokio::test]
async fn an_answer_is_stale_once_something_was_taken_back() {
    let house = House::open().await;
    let (at, [first, late], before) = declining(&house).await;
    house.host.undo(at.who, at.table, first).await.unwrap();
    let decided = at.decide(late, &decision(&before, &[Action::Decline])).await;
    assert!(matches!(decided, Err(Refusal::Stale)));
}

fn can_end(game_view: &GameView<Katana>) -> bool {
    game_view.choices.iter().any(|choice| choice.action == Action::EndTurn)
}

#[tokio::test]
async fn an_old_end_of_turn_never_ends_a_later_turn() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let seat = at.play_until(|_, game_view| can_end(game_view)).await;
    let old = decision(&at.game_view(seat).await, &[Action::EndTurn]);
    at.decide(seat, &old).await.unwrap();
    let again = at.play_until(|other, game_view| other == seat && can_end(game_view)).await;
    assert_eq!(again, seat);
    assert!(matches!(at.decide(seat, &old).await, Err(Refusal::Stale)));
    assert!(can_end(&at.game_view(seat).await));
}

#[tokio::test]
async fn an_answer_to_another_question_is_stale() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let seat = at.play_until(|_, game_view| can_end(game_view)).await;
    let other = Seat(1 - seat.0);
    let before = at.game_view(other).await;
    assert!(before.question.is_empty(), "only one of them is asked to end their turn");
    at.act(seat, Action::EndTurn).await;
    at.play_until(|asked, _| asked == other).await;
    let now = at.game_view(other).await;
    let answer = now.choices.iter().find(|choice| !choice.is_free).unwrap().action;
    assert!(matches!(at.decide(other, &decision(&before, &[answer])).await, Err(Refusal::Stale)));
    at.decide(other, &decision(&now, &[answer])).await.unwrap();
}

#[tokio::test]
async fn what_is_no_option_is_refused() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let (seat, game_view) = at.first_asked().await;
    let refused = at.decide(seat, &decision(&game_view, &[Action::Done])).await;
    assert!(matches!(refused, Err(Refusal::Bad { field: "action", why: Why::NotAnOption })));
    let refused = at.decide(seat, &decision(&game_view, &[])).await;
    assert!(matches!(refused, Err(Refusal::Bad { field: "action", why: Why::Empty })));
    let stranger = At { who: house.person("Bo").await, ..at };
    let refused = stranger.decide(seat, &decision(&game_view, &[game_view.choices[0].action])).await;
    assert!(matches!(refused, Err(Refusal::Forbidden(Why::NotYourSeat))));
    let refused = at.decide(Seat(7), &decision(&game_view, &[game_view.choices[0].action])).await;
    assert!(matches!(refused, Err(Refusal::NotFound)));
    assert_eq!(at.game_view(seat).await.version, game_view.version);
}

#[tokio::test]
async fn a_basket_is_bought_whole_or_not_at_all() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let (seat, game_view) = at.go_to_market().await;
    let purchase = |choice: &host::Choice<Action>| match choice.action {
        Action::BuyResource(kind) => Some(kind),
        _ => None,
    };
    let cheapest =
        game_view.choices.iter().filter_map(purchase).min_by_key(|&kind| game_view.rules.value(kind));
    let buy = Action::BuyResource(cheapest.expect("everyone begins with Coins"));
    let coins = game_view.view.players[seat.index()].coins;

    let too_much = decision(&game_view, &[buy; 40]);
    assert!(matches!(at.decide(seat, &too_much).await, Err(Refusal::NotNow(Why::ListRefused))));
    let after = at.game_view(seat).await;
    assert_eq!((after.version, after.view.players[seat.index()].coins), (game_view.version, coins));

    let decided = at.decide(seat, &decision(&game_view, &[buy, buy])).await.unwrap();
    assert_eq!((decided.n_taken, decided.version), (2, game_view.version + 2));
    assert!(at.game_view(seat).await.view.players[seat.index()].coins < coins);
}

#[tokio::test]
async fn a_list_stops_where_something_is_revealed() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let (seat, game_view) = at.go_to_market().await;
    let list = decision(&game_view, &[Action::TakeMarketCard(0), Action::EndTurn]);
    let decided = at.decide(seat, &list).await.unwrap();
    assert_eq!((decided.n_taken, decided.version), (1, game_view.version + 1));
    assert!(at.game_view(seat).await.choices.iter().any(|choice| choice.action == Action::EndTurn));
}

#[tokio::test]
async fn who_gives_up_against_one_other_ends_the_game() {
    let house = House::open().await;
    let at = house.hot_seat(2).await;
    let result = at.lost_by(Seat(0)).await.result.unwrap();
    assert_eq!((result.ranks, result.is_early), (vec![2, 1], true));
    let again = house.host.concede(at.who, at.table, Seat(1)).await;
    assert!(matches!(again, Err(Refusal::NotNow(Why::Over))));
}

#[tokio::test]
async fn with_three_a_bot_plays_on_for_who_gave_up_until_one_is_left() {
    let house = House::open().await;
    let at = house.hot_seat(3).await;
    let seat = at.play_until(|_, _| true).await;
    let version = at.game_view(seat).await.version;
    house.host.concede(at.who, at.table, seat).await.unwrap();
    at.wait_past(version).await;
    let view = at.view(Seat(0)).await;
    assert_eq!((view.phase, view.seats[seat.index()].absence), (Phase::Playing, Some(Absence::Conceded)));
    let other = seat.next(3);
    let refused = at
        .decide(
            seat,
            &Decision { version, question: String::new(), actions: vec![], routine: Routine::Nothing },
        )
        .await;
    assert!(matches!(refused, Err(Refusal::NotNow(Why::Conceded))));

    house.host.concede(at.who, at.table, other).await.unwrap();
    let view = at.view(Seat(0)).await;
    assert_eq!(view.phase, Phase::Over);
    let result = view.result.unwrap();
    assert!(result.is_early);
    assert_eq!(result.ranks[other.next(3).index()], 1);
    assert!(result.ranks[seat.index()] > 1 && result.ranks[other.index()] > 1);
}

#[tokio::test]
async fn bots_alone_do_not_play_on() {
    let house = House::open().await;
    let at = house.solo(2).await;
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    let view = at.view(Seat(0)).await;
    assert_eq!((view.phase, view.result.unwrap().ranks[0]), (Phase::Over, 3));
}

#[tokio::test]
async fn who_left_is_back_with_their_next_decision() {
    let house = House::open_with(|settings| settings.bot_pause = std::time::Duration::from_secs(3600)).await;
    let at = house.hot_seat(3).await;
    let (seat, game_view) = at.first_asked().await;
    house.host.leave(at.who, at.table, seat).await.unwrap();
    assert_eq!(at.view(seat).await.seats[seat.index()].absence, Some(Absence::Left));
    at.decide(seat, &decision(&game_view, &[game_view.choices[0].action])).await.unwrap();
    assert_eq!(at.view(seat).await.seats[seat.index()].absence, None);
}

#[tokio::test]
async fn an_answer_in_advance_is_given_until_the_round_ends() {
    let house = House::open().await;
    let at = house.reacting().await;
    let before = at.game_view(Seat(0)).await;
    let Some(Frame::React(react)) = before.view.steps.top() else {
        panic!("two are asked for their reaction")
    };
    let seat = before.asked.first().unwrap();
    let set = |standing, is_on| house.host.set_standing(at.who, at.table, seat, standing, is_on);
    let unknown = set("houses_round", true).await;
    assert!(matches!(unknown, Err(Refusal::Bad { field: "standing", why: Why::NotAnOption })));

    let (fitting, other) = match react.area() {
        Area::Academy => ("academy_round", "palace_round"),
        Area::Houses | Area::Market | Area::Forge | Area::Palace | Area::Komainu => {
            ("palace_round", "academy_round")
        }
    };
    set(other, true).await.unwrap();
    at.let_others_act().await;
    assert_eq!(at.game_view(seat).await.version, before.version, "the answer is to another question");
    set(other, false).await.unwrap();
    set(fitting, true).await.unwrap();
    at.wait_past(before.version).await;
    let after = at.game_view(seat).await;
    let log = after.log.last().unwrap();
    assert_eq!(log.what, host::LogContent::Done(vec![katana::Event::Declined { seat }]));
    assert!(after.asked.len() == 1 && !after.asked.contains(seat));

    let is_on = |view: &host::TableView| view.standing.contains(&(fitting, true));
    assert!(is_on(&at.view(seat).await));
    at.play_until(|_, game_view| game_view.view.round > before.view.round).await;
    assert!(!is_on(&at.view(seat).await));
}
