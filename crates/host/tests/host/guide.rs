//! The guided first game: only what a step asks for completes it.

use host::{ActionHash, GuideView, Phase, TableView, UndoView, check, guide_steps};
use katana::{
    Action, Katana,
    piece::{Area, Figure, Kind},
};
use tabletop::{Dice, Game, Options, Quick, Seat, Seed};

use crate::{
    refused::refusal,
    table::{At, House, decision, game_view},
};

const ME: Seat = Seat(0);

async fn begun(house: &House) -> At<'_> {
    let who = house.person("Aki").await;
    let table = house.host.begin_guide(who).await.expect("the guide begins");
    At { house, who, table }
}

/// The ids of the step and of what it asks for; nothing when all is done.
fn place(view: &TableView) -> Option<(&'static str, &'static str)> {
    match view.guide.expect("the table is the guide's") {
        GuideView::At { step, ask } => Some((guide_steps()[step].id, ask)),
        GuideView::Done => None,
    }
}

/// What the rules allow, regardless of the guide.
fn allowed(view: TableView) -> Vec<Action> {
    let game_view = game_view(view);
    let game = Katana::imagine(&game_view.view, &game_view.rules, &mut Dice::new(&Seed([0; 32]), 0, 0));
    let mut options = Options::default();
    game.options(&game_view.rules, ME, &mut options);
    options.all().to_vec()
}

/// Takes a random choice.
async fn go_on(at: &At<'_>, quick: &mut Quick) {
    let view = at.view(ME).await;
    let (here, game_view) = (place(&view), at.game_view(ME).await);
    assert!(!game_view.choices.is_empty(), "{here:?} asks for one of {:?}", allowed(view));
    let choice = &game_view.choices[quick.below(game_view.choices.len())];
    at.act(ME, choice.action).await;
}

/// Takes choices until this step is reached.
async fn go_to(at: &At<'_>, step: &str) {
    let mut quick = Quick::new(1);
    while place(&at.view(ME).await).is_none_or(|(now, _)| now != step) {
        go_on(at, &mut quick).await;
    }
}

#[tokio::test]
async fn the_prepared_position_is_the_one_that_the_words_speak_of() {
    let house = House::open().await;
    let at = begun(&house).await;
    let view = at.view(ME).await;
    assert_eq!((view.seats.len(), view.spectators, view.is_listed), (1, false, false));
    assert_eq!(place(&view), Some(("house", "place")));
    let view = game_view(view).view;
    let me = &view.players[0];
    assert_eq!((view.round, view.turn), (2, ME));
    assert_eq!((me.coins, me.workers, me.monks, me.hand.len(), me.rooms.len()), (3, 4, 2, 0, 0));
    assert_eq!(me.stock.0, [0, 1, 1, 0], "a Wood and a Steel");
    assert_eq!(me.project.0, [0, 0, 1, 1], "a Steel and a Leather");
    assert_eq!((me.forge.len(), me.delivered.len(), me.score()), (2, 1, 4));
}

#[tokio::test]
async fn all_ways_through_the_guide_pass_its_steps_in_order_and_come_to_its_end() {
    let house = House::open().await;
    let expected: Vec<(&str, &str)> =
        guide_steps().iter().flat_map(|step| step.asks.iter().map(|&ask| (step.id, ask))).collect();
    assert_eq!(guide_steps().len(), 10);
    for way in 0..6 {
        let at = begun(&house).await;
        let (mut quick, mut places) = (Quick::new(way), Vec::new());
        while let Some(place) = place(&at.view(ME).await) {
            places.push(place);
            go_on(&at, &mut quick).await;
        }
        places.dedup();
        assert_eq!(places, expected, "way {way}");
        let game_view = at.game_view(ME).await;
        let (me, view) = (&game_view.view.players[0], &game_view.view);
        assert_eq!((view.round, view.first, view.turn), (3, ME, ME), "Komainu made the pupil first");
        assert_eq!((me.score(), me.workers, me.forge.len()), (16, 5, 3));
        let is_anywhere = |area| {
            let place = Action::Place { figure: Figure::Worker, area };
            game_view.choices.iter().any(|choice| choice.action == place)
        };
        assert!(Area::ALL.into_iter().all(is_anywhere), "the game goes on freely");
    }
}

#[tokio::test]
async fn no_step_is_left_by_anything_that_it_does_not_ask_for() {
    let house = House::open().await;
    let at = begun(&house).await;
    let (mut quick, mut n_refused) = (Quick::new(3), 0);
    while let Some(here) = place(&at.view(ME).await) {
        let game_view = at.game_view(ME).await;
        let is_offered = |action: &Action| game_view.choices.iter().any(|choice| choice.action == *action);
        for action in allowed(at.view(ME).await).into_iter().filter(|action| !is_offered(action)) {
            let refused = at.decide(ME, &decision(&game_view, &[action])).await;
            assert_eq!(refusal(refused), "NotNow(Guided)", "{here:?}: {action:?}");
            n_refused += 1;
        }
        assert_eq!(at.game_view(ME).await.version, game_view.version);
        go_on(&at, &mut quick).await;
    }
    assert!(n_refused > 100);
}

#[tokio::test]
async fn a_list_of_acts_that_goes_too_far_is_refused_as_a_whole() {
    let house = House::open().await;
    let at = begun(&house).await;
    go_to(&at, "market").await;
    at.act(ME, Action::Place { figure: Figure::Worker, area: Area::Market }).await;
    let game_view = at.game_view(ME).await;
    let [lacquer, leather] = [Kind::Lacquer, Kind::Leather].map(Action::BuyResource);
    let twice = decision(&game_view, &[lacquer, lacquer]);
    assert_eq!(refusal(at.decide(ME, &twice).await), "NotNow(Guided)");
    assert_eq!(at.decide(ME, &decision(&game_view, &[lacquer, leather])).await.unwrap().n_taken, 2);
    assert_eq!(place(&at.view(ME).await), Some(("market", "card")));
}

#[tokio::test]
async fn taking_back_leads_back_in_the_guide_but_not_to_before_it() {
    let house = House::open().await;
    let at = begun(&house).await;
    assert_eq!(at.view(ME).await.undo, UndoView::Nothing);
    assert_eq!(refusal(house.host.undo(at.who, at.table, ME).await), "NotNow(NothingToUndo)");
    go_on(&at, &mut Quick::new(1)).await;
    assert_eq!(place(&at.view(ME).await), Some(("house", "take")));
    house.host.undo(at.who, at.table, ME).await.unwrap();
    let view = at.view(ME).await;
    assert_eq!((place(&view), view.undo), (Some(("house", "place")), UndoView::Nothing));
    assert_eq!(refusal(house.host.undo(at.who, at.table, ME).await), "NotNow(NothingToUndo)");
}

#[tokio::test]
async fn who_comes_back_finds_the_guide_where_they_left_it() {
    let house = House::open().await;
    let at = begun(&house).await;
    go_to(&at, "move").await;
    let (who, table) = (at.who, at.table);
    let house = house.restart().await;
    assert_eq!(house.host.begin_guide(who).await.unwrap(), table);
    let at = At { house: &house, who, table };
    assert_eq!(place(&at.view(ME).await), Some(("move", "first")));
    while place(&at.view(ME).await).is_some() {
        go_on(&at, &mut Quick::new(2)).await;
    }
    assert_ne!(house.host.begin_guide(who).await.unwrap(), table, "one that is done begins anew");
}

#[tokio::test]
async fn a_guide_that_is_left_or_begun_anew_leaves_nothing_in_any_list() {
    let house = House::open().await;
    let at = begun(&house).await;
    go_to(&at, "market").await;
    let again = house.host.restart_guide(at.who, at.table).await.unwrap();
    let own: Vec<_> = house.host.own_tables(at.who).await.unwrap().iter().map(|table| table.id).collect();
    assert_eq!(own, [again]);
    let new = At { house: &house, who: at.who, table: again };
    assert_eq!(place(&new.view(ME).await), Some(("house", "place")));
    house.host.leave_guide(at.who, again).await.unwrap();
    assert_eq!(house.host.own_tables(at.who).await.unwrap(), []);
    assert_eq!(new.view(ME).await.phase, Phase::Closed);
    assert_eq!(refusal(house.host.leave_guide(at.who, again).await), "NotFound");
    let (store, _folder) = house.into_store().await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.faults), (2, vec![]));
}

#[tokio::test]
async fn the_game_of_the_guide_can_go_on_as_an_ordinary_one() {
    let house = House::open().await;
    let at = begun(&house).await;
    go_to(&at, "market").await;
    house.host.free_guide(at.who, at.table).await.unwrap();
    let view = at.view(ME).await;
    assert_eq!(view.guide, None);
    let hashes = |actions: &[Action]| actions.iter().map(ActionHash::of).collect::<Vec<_>>();
    let offered: Vec<ActionHash> =
        game_view(view.clone()).choices.into_iter().map(|choice| choice.hash).collect();
    assert_eq!(offered, hashes(&allowed(view)));
    assert_eq!(refusal(house.host.free_guide(at.who, at.table).await), "NotFound");
}

#[tokio::test]
async fn a_guide_is_its_pupils_alone() {
    let house = House::open().await;
    let at = begun(&house).await;
    let bo = house.person("Bo").await;
    assert_eq!(refusal(house.host.view(bo, at.table, None).await), "Forbidden(NoSpectators)");
    assert_eq!(refusal(house.host.leave_guide(bo, at.table).await), "Forbidden(NotHost)");
    assert_eq!(refusal(house.host.restart_guide(bo, at.table).await), "Forbidden(NotHost)");
    assert_eq!(refusal(house.host.free_guide(bo, at.table).await), "Forbidden(NotHost)");
    let ordinary = house.host.quick_solo(at.who).await.unwrap();
    assert_eq!(refusal(house.host.leave_guide(at.who, ordinary).await), "NotFound");
}
