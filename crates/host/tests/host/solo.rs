//! Tables with a Ghost: its seat, its limits, and invalid setups.

use std::collections::BTreeMap;

use host::{
    BotLevel, NewSeat, NewTable, Outcome, Pace, Phase, Refusal, SeatKind, Suggestion, TableView, UndoView,
    Undone, Who, check,
};
use katana::{Action, GhostLevel, RoomChoice, Setup, Variant};
use tabletop::{Quick, Seat};

use crate::{
    refused::refusal,
    table::{At, House, game_view, new_table},
};

const BOT: NewSeat = NewSeat::Bot(BotLevel::Novice);

fn guest() -> NewSeat {
    NewSeat::Guest { name: "Bo".to_owned(), pin: None }
}

fn with_options(seats: Vec<NewSeat>, options: &[(&str, &str)]) -> NewTable {
    let options = options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    NewTable { options, ..new_table(seats) }
}

/// A dealt game with a Ghost of this level.
async fn haunted<'a>(house: &'a House, seats: Vec<NewSeat>, ghost: &str) -> At<'a> {
    let who = house.person("Aki").await;
    let table = house.host.begin_table(who, with_options(seats, &[("ghost", ghost)])).await.unwrap();
    At { house, who, table }
}

/// Seat 0 gives up after a few decisions; the table as `viewer` sees it then.
async fn give_up(at: &At<'_>, viewer: Seat) -> TableView {
    at.play_until(|_, game_view| game_view.version > 5).await;
    at.house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    at.view(viewer).await
}

/// Seat 0 gives up, which ends the game: it is the last of three.
async fn comes_last_by_giving_up(at: &At<'_>, viewer: Seat) {
    let outcome = give_up(at, viewer).await.result.expect("the game ended");
    assert_eq!((outcome.is_early, outcome.ranks[0], outcome.ranks.len()), (true, 3, 3));
}

/// Plays the own seats at random to the end.
async fn play_out(at: &At<'_>) -> Outcome {
    let mut quick = Quick::new(7);
    loop {
        let mut changes = at.house.host.changes();
        let view = at.view(Seat(0)).await;
        if view.phase == Phase::Over {
            return view.result.expect("a game that is over has a result");
        }
        let own = view.own;
        match game_view(view).asked.iter().find(|&seat| own.contains(seat)) {
            Some(seat) => at.act_at_random(seat, &mut quick).await,
            None => drop(changes.recv().await.expect("another seat acts")),
        }
    }
}

/// Lets the first seat take a Market card, which reveals another.
async fn reveal(at: &At<'_>) -> Seat {
    let (seat, _) = at.go_to_market().await;
    at.act(seat, Action::TakeMarketCard(0)).await;
    seat
}

#[tokio::test]
async fn one_person_plays_a_whole_game_against_a_ghost() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME], "3").await;
    let view = at.view(Seat(0)).await;
    assert_eq!((view.seats.len(), view.own.len()), (1, 1), "the Ghost has no seat at the table");
    assert_eq!(game_view(view).rules.setup, Setup::with_ghost(1, GhostLevel::new(3).unwrap()));
    let outcome = play_out(&at).await;
    assert_eq!((outcome.ranks.len(), outcome.scores.len()), (2, 2), "and ranks among the others");
    assert_eq!((outcome.is_early, outcome.is_won), (false, None));
    let (table, (store, _folder)) = (at.table, house.into_store().await);
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.faults), (1, vec![]));
    assert_eq!(store.table(table).await.unwrap().unwrap().seats.len(), 1);
}

#[tokio::test]
async fn a_person_a_bot_and_a_ghost_play_together() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME, BOT], "1").await;
    let view = at.view(Seat(0)).await;
    let kinds: Vec<SeatKind> = view.seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds, [SeatKind::Person, SeatKind::Bot(BotLevel::Novice)]);
    let outcome = play_out(&at).await;
    assert_eq!((outcome.is_early, outcome.ranks.len(), outcome.scores.len()), (false, 3, 3));
}

#[tokio::test]
async fn who_gives_up_against_bots_and_a_ghost_ranks_after_them_all() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME, BOT], "1").await;
    comes_last_by_giving_up(&at, Seat(0)).await;
}

#[tokio::test]
async fn nobody_can_have_the_seat_of_a_ghost() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME], "2").await;
    let (host, bo, ghost) = (&house.host, house.person("Bo").await, Seat(1));
    assert_eq!(refusal(host.view(at.who, at.table, Some(ghost)).await), "NotFound");
    assert_eq!(refusal(host.claim(bo, at.table, Some(ghost), "").await), "NotFound");
    assert_eq!(refusal(host.claim(bo, at.table, None, "").await), "NotNow(SeatTaken)");
    assert_eq!(refusal(host.issue_link(at.who, at.table, ghost).await), "NotFound");
    assert_eq!(refusal(host.replace(at.who, at.table, ghost, BOT).await), "NotFound");
    assert_eq!(refusal(host.send_away(at.who, at.table, ghost).await), "NotFound");
    assert_eq!(refusal(host.leave(at.who, at.table, ghost).await), "NotFound");
    assert_eq!(refusal(host.come_back(at.who, at.table, ghost).await), "NotFound");
    assert_eq!(refusal(host.concede(at.who, at.table, ghost).await), "NotFound");
    assert_eq!(refusal(host.undo(at.who, at.table, ghost).await), "NotFound");
    assert_eq!(refusal(host.unlock(at.who, at.table, ghost, "1234").await), "NotFound");
    let decision = crate::table::decision(&at.game_view(Seat(0)).await, &[]);
    assert_eq!(refusal(at.decide(ghost, &decision).await), "NotFound");
}

#[tokio::test]
async fn giving_up_alone_ends_the_game_and_the_ghost_has_won() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME], "1").await;
    let view = give_up(&at, Seat(0)).await;
    let outcome = view.result.unwrap();
    assert_eq!((view.phase, outcome.is_early), (Phase::Over, true));
    assert_eq!((outcome.ranks, outcome.scores.len()), (vec![2, 1], 2));
}

#[tokio::test]
async fn a_ghost_is_no_company_for_who_is_left_alone() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME, guest()], "1").await;
    comes_last_by_giving_up(&at, Seat(1)).await;
}

#[tokio::test]
async fn alone_everything_is_taken_back_at_once_and_what_was_revealed_is_counted() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME], "3").await;
    let seat = reveal(&at).await;
    assert_eq!(at.view(seat).await.undo, UndoView::Free);
    assert_eq!(house.host.undo(at.who, at.table, seat).await.unwrap(), Undone::Done);
    house.host.concede(at.who, at.table, seat).await.unwrap();
    assert_eq!(at.view(seat).await.result.unwrap().n_undone_past_barrier, 1);
}

#[tokio::test]
async fn a_ghost_is_not_asked_whether_something_may_be_taken_back() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME, guest()], "3").await;
    let seat = reveal(&at).await;
    assert_eq!(house.host.undo(at.who, at.table, seat).await.unwrap(), Undone::Asked);
    let UndoView::Asked { waiting, .. } = at.view(seat).await.undo else { panic!("it is asked") };
    assert_eq!(waiting.iter().collect::<Vec<_>>(), [Seat(1 - seat.0)]);
    house.host.answer_undo(at.who, at.table, Seat(1 - seat.0), true).await.unwrap();
    assert_eq!(at.view(seat).await.undo, UndoView::Free);
}

#[tokio::test]
async fn time_runs_for_who_plays_alone_and_not_for_a_ghost() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    let pace = Pace::Live { bank_ms: 60_000, increment_ms: 5_000 };
    let new = NewTable { pace, ..with_options(vec![NewSeat::ME], &[("ghost", "3")]) };
    let table = house.host.begin_table(who, new).await.unwrap();
    let view = house.host.view(who, table, None).await.unwrap();
    assert_eq!(view.seats[0].due_ms, Some(view.now_ms + 60_000));
    house.pass(60_000);
    house.host.tick().await.unwrap();
    let mut changes = house.host.changes();
    while house.host.view(who, table, None).await.unwrap().phase == Phase::Playing {
        changes.recv().await.expect("a bot plays on");
    }
}

#[tokio::test]
async fn what_is_dealt_at_once_is_stored_in_one_step() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    let mut changes = house.host.changes();
    let table = house.host.begin_table(who, new_table(vec![NewSeat::ME, guest()])).await.unwrap();
    let changed = changes.recv().await.unwrap();
    assert_eq!((changed.table, changed.version), (table, 1));
    assert!(changes.try_recv().is_err(), "nothing else has changed");
    let view = house.host.view(who, table, None).await.unwrap();
    assert_eq!((view.phase, view.version, view.lines.len()), (Phase::Playing, 1, 1));
    let open = house.host.begin_table(who, new_table(vec![NewSeat::ME, NewSeat::Open])).await;
    assert_eq!(refusal(open), "NotNow(SeatsOpen)");
    assert_eq!(house.host.own_tables(who).await.unwrap().len(), 1, "what waits for somebody is not made");
    let house = house.restart().await;
    assert_eq!(house.host.view(who, table, None).await.unwrap().phase, Phase::Playing);
}

#[tokio::test]
async fn a_quick_game_is_against_the_training_ghost_at_first() {
    let house = House::open().await;
    assert_eq!(refusal(house.host.begin_suggested(Who::default(), "katana").await), "Unknown");
    let (who, _) = house.host.new_person().await.unwrap();
    assert_eq!(
        refusal(house.host.begin_suggested(who, "katana").await),
        r#"Bad { field: "name", why: Empty }"#
    );
    house.host.set_name(who, "Aki").await.unwrap();
    let table = house.host.begin_suggested(who, "katana").await.unwrap();
    let view = house.host.view(who, table, None).await.unwrap();
    assert_eq!((view.phase, view.version, view.is_listed), (Phase::Playing, 1, false));
    assert_eq!(game_view(view).rules.setup, Setup::with_ghost(1, GhostLevel::TRAINING));
    let summary = &house.host.own_tables(who).await.unwrap()[0];
    assert_eq!((summary.options["ghost"].as_str(), summary.seats.len()), ("training", 1));
}

#[tokio::test]
async fn what_suits_a_person_follows_from_their_finished_games() {
    let house = House::open().await;
    let ghost = |suggestion: &Suggestion| suggestion.table.options["ghost"].clone();
    let nobody = house.host.suggestion(Who::default(), "katana").await.unwrap();
    assert_eq!((ghost(&nobody).as_str(), nobody.n_played), ("training", 0));
    assert_eq!(refusal(house.host.suggestion(Who::default(), "go").await), "NotFound");
    let at = haunted(&house, vec![NewSeat::ME], "2").await;
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    let lost = house.host.suggestion(at.who, "katana").await.unwrap();
    assert_eq!((ghost(&lost).as_str(), lost.n_played), ("training", 1), "who has lost begins below");
    let court = house.host.begin_suggested(at.who, "shogunate").await.unwrap();
    let kinds: Vec<SeatKind> =
        house.host.view(at.who, court, None).await.unwrap().seats.iter().map(|seat| seat.kind).collect();
    let novice = SeatKind::Bot(BotLevel::Novice);
    assert_eq!(kinds, [SeatKind::Person, novice, novice, novice]);
}

#[tokio::test]
async fn who_is_a_beginner_at_a_table_is_found_out_once() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME], "2").await;
    let second = house.host.begin_suggested(at.who, "katana").await.unwrap();
    let n_played = async |table| {
        house.host.view(at.who, table, None).await.unwrap();
        house.host.n_played(at.who, table, "katana").await.unwrap()
    };
    assert_eq!((n_played(at.table).await, n_played(second).await), (0, 0));
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    assert_eq!(n_played(second).await, 0, "the database is not asked again");
    let third = house.host.begin_suggested(at.who, "katana").await.unwrap();
    assert_eq!(n_played(third).await, 1);
    assert_eq!(house.host.n_played(at.who, third, "katana").await.unwrap(), 1);
    let court = house.host.begin_suggested(at.who, "shogunate").await.unwrap();
    assert_eq!(house.host.n_played(at.who, court, "shogunate").await.unwrap(), 0, "it is another game");
    assert_eq!(house.host.n_played(Who::default(), second, "katana").await.unwrap(), 0);
}

#[tokio::test]
async fn a_game_with_a_ghost_is_played_again() {
    let house = House::open().await;
    let at = haunted(&house, vec![NewSeat::ME], "4").await;
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    let again = house.host.rematch(at.who, at.table).await.unwrap();
    house.host.start_table(at.who, again).await.unwrap();
    let view = house.host.view(at.who, again, None).await.unwrap();
    assert_eq!((view.phase, view.options["ghost"].as_str()), (Phase::Playing, "4"));
}

#[tokio::test]
async fn the_early_solo_rules_bring_a_ghost_of_their_own() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    let new = with_options(vec![NewSeat::ME], &[("variant", "early_solo")]);
    let table = house.host.begin_table(who, new).await.unwrap();
    let at = At { house: &house, who, table };
    assert_eq!(at.game_view(Seat(0)).await.rules.setup, Setup::early_solo());
    assert_eq!(play_out(&at).await.ranks.len(), 2);
}

#[tokio::test]
async fn what_makes_no_game_is_refused_with_its_reason() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    let (one, four) = (vec![NewSeat::ME], vec![NewSeat::ME, BOT, BOT, BOT]);
    let two = vec![NewSeat::ME, BOT];
    for (seats, options, expected) in [
        (&one, &[][..], ("seats", "Setup(\"why-alone\")")),
        (&four, &[("ghost", "1")], ("seats", "Setup(\"why-no-room-for-ghost\")")),
        (&two, &[("variant", "early_solo")], ("seats", "Setup(\"why-early-solo-alone\")")),
        (&one, &[("variant", "early_solo"), ("ghost", "1")], ("seats", "Setup(\"why-early-solo-alone\")")),
        (&one, &[("chapter", "3")], ("seats", "Setup(\"why-chapter-alone\")")),
        (&two, &[("chapter", "3"), ("ghost", "1")], ("seats", "Setup(\"why-chapter-alone\")")),
        (
            &one,
            &[("chapter", "3"), ("ghost", "1"), ("variant", "early_solo")],
            ("seats", "Setup(\"why-chapter-alone\")"),
        ),
        (
            &one,
            &[("chapter", "3"), ("ghost", "1"), ("rooms", "first_game")],
            ("options", "Setup(\"why-chapter-rooms\")"),
        ),
        (&one, &[("chapter", "3"), ("ghost", "training")], ("options", "Setup(\"why-chapter-training\")")),
        (&one, &[("chapter", "15"), ("ghost", "1")], ("options", "NotAnOption")),
        (&one, &[("ghost", "6")], ("options", "NotAnOption")),
    ] {
        let made = house.host.create_table(who, with_options(seats.clone(), options)).await;
        let Err(Refusal::Bad { field, why }) = made else { panic!("{options:?} is taken") };
        assert_eq!((field, format!("{why:?}").as_str()), expected, "{options:?}");
    }
}

/// Every combination that a form can send, with its setup.
fn all_choices() -> Vec<(BTreeMap<String, String>, Setup)> {
    let number = |n: Option<u8>| n.map_or_else(|| "none".to_owned(), |n| n.to_string());
    let mut all = Vec::new();
    for players in 1..=4 {
        for (rooms, rooms_id) in [(RoomChoice::Drawn, "drawn"), (RoomChoice::FirstGame, "first_game")] {
            for ghost in [None, Some(1), Some(5)] {
                for (variant, id) in [(Variant::Standard, "standard"), (Variant::EarlySolo, "early_solo")] {
                    for chapter in std::iter::once(None).chain((1..=14).step_by(13).map(Some)) {
                        let options = [
                            ("rooms", rooms_id.to_owned()),
                            ("ghost", number(ghost)),
                            ("variant", id.to_owned()),
                            ("chapter", number(chapter)),
                        ];
                        let options = options.into_iter().map(|(id, value)| (id.to_owned(), value));
                        let ghost = ghost.and_then(GhostLevel::new);
                        let setup = Setup { rooms, ghost, variant, chapter, ..Setup::new(players) };
                        all.push((options.collect(), setup));
                    }
                }
            }
        }
    }
    all
}

#[tokio::test]
async fn a_table_is_made_for_every_setup_that_is_a_game_and_for_no_other() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    let mut n_games = 0;
    for (options, setup) in all_choices() {
        let seats = std::iter::once(NewSeat::ME).chain(std::iter::repeat_n(guest(), 3));
        let new = NewTable { options, ..new_table(seats.take(setup.players.into()).collect()) };
        match house.host.begin_table(who, new).await {
            Ok(table) => {
                assert!(setup.is_game(), "{setup:?}");
                let view = house.host.view(who, table, None).await.unwrap();
                assert_eq!(game_view(view).rules.setup, setup);
                n_games += 1;
            }
            Err(refusal) => assert!(!setup.is_game(), "{setup:?}: {refusal}"),
        }
    }
    assert_eq!(n_games, 24);
}
