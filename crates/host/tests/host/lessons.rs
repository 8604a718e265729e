//! Lessons: only what a step asks for completes it, and the opponents do what the lesson says.

use std::collections::BTreeSet;

use bots::Leveled;
use host::{
    ActionHash, AnyChoice, Decision, GuidePlace, GuideView, Phase, Refusal, TableId, TableView, UndoView,
    Who, check,
};
use katana::{
    Action, Katana,
    piece::{Area, Figure, Kind},
};
use shogunate::Shogunate;
use tabletop::{Dice, Options, Quick, Routine, Seat, Seed, Title};

use crate::{
    refused::refusal,
    table::{At, House, decision, game_view},
};

const ME: Seat = Seat(0);
/// All lessons, by game and id, with the number of their steps.
const LESSONS: [(&str, &str, usize); 6] = [
    ("katana", "first", 6),
    ("katana", "round", 4),
    ("katana", "cards", 7),
    ("katana", "others", 5),
    ("katana", "katana", 8),
    ("shogunate", "first", 5),
];

/// A pupil at the table of a lesson.
#[derive(Clone, Copy)]
struct Pupil<'a> {
    house: &'a House,
    who: Who,
    table: TableId,
}

impl<'a> Pupil<'a> {
    /// A new person who begins a lesson.
    async fn of(house: &'a House, game: &str, lesson: &str) -> Self {
        let who = house.person("Aki").await;
        let table = house.host.begin_lesson(who, game, lesson).await.expect("the lesson begins");
        Self { house, who, table }
    }

    async fn view(self) -> TableView {
        self.house.host.view(self.who, self.table, Some(ME)).await.expect("the pupil has a seat")
    }

    /// The ids of the step and of what it asks for; nothing when all is done.
    async fn place(self) -> Option<(&'static str, &'static str)> {
        place(&self.view().await)
    }

    async fn decide(self, acts: &[ActionHash]) -> Result<host::Decided, Refusal> {
        let seen = self.view().await.game_view.expect("the game has been dealt");
        let (version, question, actions) = (seen.version(), seen.question().to_owned(), acts.to_vec());
        let decision = Decision { version, question, actions, routine: Routine::Nothing };
        self.house.host.decide(self.who, self.table, ME, &decision).await
    }

    /// What the lesson offers.
    async fn choices(self) -> Vec<AnyChoice> {
        self.view().await.game_view.expect("the game has been dealt").choices()
    }

    /// Takes a random choice.
    async fn go_on(self, quick: &mut Quick) {
        let (here, choices) = (self.place().await, self.choices().await);
        assert!(!choices.is_empty(), "{here:?} asks for one of {:?}", allowed(&self.view().await));
        let choice = &choices[quick.below(choices.len())];
        self.decide(std::slice::from_ref(&choice.hash))
            .await
            .unwrap_or_else(|refusal| panic!("{here:?}: {refusal}"));
    }

    /// Takes choices until this step is reached.
    async fn go_to(self, step: &str) {
        let mut quick = Quick::new(1);
        while self.place().await.is_none_or(|(now, _)| now != step) {
            self.go_on(&mut quick).await;
        }
    }

    async fn is_marked(self, game: &str, lesson: &str) -> bool {
        let lessons = self.house.host.lessons(self.who, game).await.unwrap();
        lessons.iter().any(|offer| offer.id == lesson && offer.is_done)
    }
}

fn guide(view: &TableView) -> GuideView {
    view.guide.expect("the table has a lesson")
}

fn place(view: &TableView) -> Option<(&'static str, &'static str)> {
    let guide = guide(view);
    match guide.place {
        GuidePlace::At { step, ask } => Some((guide.steps[step].id, ask)),
        GuidePlace::Done => None,
    }
}

/// What the rules allow, regardless of the lesson.
fn allowed(view: &TableView) -> Vec<ActionHash> {
    match view.game {
        "katana" => allowed_in::<Katana>(view),
        "shogunate" => allowed_in::<Shogunate>(view),
        game => panic!("{game} has no lessons"),
    }
}

fn allowed_in<G: Title + Leveled>(view: &TableView) -> Vec<ActionHash> {
    let any = view.game_view.as_ref().expect("the game has been dealt");
    let game_view = any.of::<G>().expect("it is a table of this game");
    let game = G::imagine(&game_view.view, &game_view.rules, &mut Dice::new(&Seed([0; 32]), 0, 0));
    let mut options = Options::default();
    game.options(&game_view.rules, ME, &mut options);
    options.all().iter().map(ActionHash::of).collect()
}

#[tokio::test]
async fn the_lessons_of_each_game_are_listed_in_order() {
    let house = House::open().await;
    let who = house.person("Aki").await;
    for game in ["katana", "shogunate"] {
        let offers = house.host.lessons(who, game).await.unwrap();
        let listed: Vec<_> = offers.iter().map(|offer| (game, offer.id, offer.steps.len())).collect();
        let expected: Vec<_> = LESSONS.into_iter().filter(|lesson| lesson.0 == game).collect();
        assert_eq!(listed, expected);
        assert!(offers.iter().all(|offer| !offer.is_done));
    }
    assert_eq!(refusal(house.host.begin_lesson(who, "katana", "none").await), "NotFound");
    assert_eq!(refusal(house.host.begin_lesson(who, "chess", "first").await), "NotFound");
}

#[tokio::test]
async fn all_ways_through_a_lesson_pass_its_steps_in_order_and_come_to_its_end() {
    let house = House::open().await;
    for (game, lesson, n_steps) in LESSONS {
        for way in 0..6 {
            let pupil = Pupil::of(&house, game, lesson).await;
            let steps = guide(&pupil.view().await).steps;
            assert_eq!(steps.len(), n_steps, "{lesson}");
            let asks = steps.iter().flat_map(|step| step.asks.iter().map(|&ask| (step.id, ask)));
            let expected: Vec<(&str, &str)> = asks.collect();
            let (mut quick, mut places) = (Quick::new(way), Vec::new());
            while let Some(place) = pupil.place().await {
                assert!(!pupil.is_marked(game, lesson).await);
                places.push(place);
                pupil.go_on(&mut quick).await;
            }
            places.dedup();
            assert_eq!(places, expected, "{lesson}, way {way}");
            assert!(pupil.is_marked(game, lesson).await);
        }
    }
}

#[tokio::test]
async fn no_step_is_left_by_anything_that_it_does_not_ask_for() {
    let house = House::open().await;
    for (game, lesson, _) in LESSONS {
        let pupil = Pupil::of(&house, game, lesson).await;
        let (mut quick, mut n_refused) = (Quick::new(3), 0);
        while let Some(here) = pupil.place().await {
            let version = pupil.view().await.version;
            let offered: BTreeSet<ActionHash> =
                pupil.choices().await.into_iter().map(|choice| choice.hash).collect();
            for action in allowed(&pupil.view().await) {
                if !offered.contains(&action) {
                    assert_eq!(refusal(pupil.decide(&[action]).await), "NotNow(Guided)", "{here:?}");
                    n_refused += 1;
                }
            }
            assert_eq!(pupil.view().await.version, version);
            pupil.go_on(&mut quick).await;
        }
        assert!(n_refused > 10, "{lesson}: {n_refused}");
    }
}

#[tokio::test]
async fn taking_back_leads_back_in_a_lesson_with_what_the_others_did_but_not_to_before_it() {
    let house = House::open().await;
    for (game, lesson, _) in LESSONS {
        let pupil = Pupil::of(&house, game, lesson).await;
        assert_eq!(pupil.view().await.undo, UndoView::Nothing);
        assert_eq!(refusal(house.host.undo(pupil.who, pupil.table, ME).await), "NotNow(NothingToUndo)");
        let mut quick = Quick::new(4);
        while let Some(here) = pupil.place().await {
            let choices = pupil.choices().await;
            let choice = &choices[quick.below(choices.len())];
            pupil.decide(std::slice::from_ref(&choice.hash)).await.unwrap();
            // The end of the game is not taken back.
            if pupil.view().await.phase == Phase::Over {
                break;
            }
            house.host.undo(pupil.who, pupil.table, ME).await.unwrap();
            assert_eq!(pupil.place().await, Some(here), "{lesson}");
            assert_eq!(pupil.choices().await, choices, "{lesson}: {here:?}");
            pupil.decide(std::slice::from_ref(&choice.hash)).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_restart_keeps_the_place_in_every_lesson() {
    let mut house = House::open().await;
    for (game, lesson, _) in LESSONS {
        let Pupil { who, table, .. } = Pupil::of(&house, game, lesson).await;
        let mut quick = Quick::new(2);
        loop {
            let pupil = Pupil { house: &house, who, table };
            let Some(here) = pupil.place().await else { break };
            let steps = guide(&pupil.view().await).steps;
            let is_new = steps.iter().any(|step| step.id == here.0 && step.asks[0] == here.1);
            if is_new && here.0 != steps[0].id {
                let choices = pupil.choices().await;
                house = house.restart().await;
                let pupil = Pupil { house: &house, who, table };
                assert_eq!(house.host.begin_lesson(who, game, lesson).await.unwrap(), table);
                assert_eq!((pupil.place().await, pupil.choices().await), (Some(here), choices));
            }
            Pupil { house: &house, who, table }.go_on(&mut quick).await;
        }
        let again = house.host.begin_lesson(who, game, lesson).await.unwrap();
        assert_ne!(again, table, "one that is done begins anew");
    }
}

#[tokio::test]
async fn the_first_position_is_the_one_that_the_words_speak_of() {
    let house = House::open().await;
    let pupil = Pupil::of(&house, "katana", "first").await;
    let view = pupil.view().await;
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
async fn the_second_lesson_begins_where_the_first_one_ends() {
    let house = House::open().await;
    let pupil = Pupil::of(&house, "katana", "first").await;
    while pupil.place().await.is_some() {
        let choice = pupil.choices().await.swap_remove(0);
        pupil.decide(&[choice.hash]).await.unwrap();
    }
    let next = house.host.next_lesson(pupil.who, pupil.table).await.unwrap();
    let next = Pupil { table: next, ..pupil };
    assert_eq!(next.place().await, Some(("katana", "put")));
    assert_eq!(game_view(next.view().await).view, game_view(pupil.view().await).view);
}

#[tokio::test]
async fn a_table_from_when_the_first_lesson_was_longer_is_done_where_it_ends_now() {
    let house = House::open().await;
    let pupil = Pupil::of(&house, "katana", "first").await;
    let mut quick = Quick::new(1);
    while pupil.place().await.is_some() {
        pupil.go_on(&mut quick).await;
    }
    for _ in 0..3 {
        pupil.go_on(&mut quick).await;
        assert_eq!((pupil.place().await, guide(&pupil.view().await).next), (None, Some("round")));
    }
}

#[tokio::test]
async fn the_second_lesson_ends_at_the_start_of_the_third_round() {
    let house = House::open().await;
    let pupil = Pupil::of(&house, "katana", "round").await;
    let mut quick = Quick::new(1);
    while pupil.place().await.is_some() {
        pupil.go_on(&mut quick).await;
    }
    let game_view = game_view(pupil.view().await);
    let (me, view) = (&game_view.view.players[0], &game_view.view);
    assert_eq!((view.round, view.first, view.turn), (3, ME, ME), "Komainu made the pupil first");
    assert_eq!((me.score(), me.workers, me.forge.len()), (16, 5, 3));
    let is_anywhere = |area| {
        let place = Action::Place { figure: Figure::Worker, area };
        game_view.choices.iter().any(|choice| choice.action == place)
    };
    assert!(Area::ALL.into_iter().all(is_anywhere), "the game goes on freely");
}

#[tokio::test]
async fn a_list_of_acts_that_goes_too_far_is_refused_as_a_whole() {
    let house = House::open().await;
    let pupil = Pupil::of(&house, "katana", "first").await;
    pupil.go_to("market").await;
    let at = At { house: &house, who: pupil.who, table: pupil.table };
    at.act(ME, Action::Place { figure: Figure::Worker, area: Area::Market }).await;
    let game_view = at.game_view(ME).await;
    let [lacquer, leather] = [Kind::Lacquer, Kind::Leather].map(Action::BuyResource);
    let twice = decision(&game_view, &[lacquer, lacquer]);
    assert_eq!(refusal(at.decide(ME, &twice).await), "NotNow(Guided)");
    assert_eq!(at.decide(ME, &decision(&game_view, &[lacquer, leather])).await.unwrap().n_taken, 2);
    assert_eq!(pupil.place().await, Some(("market", "card")));
}

#[tokio::test]
async fn a_lesson_that_is_left_or_begun_anew_leaves_nothing_in_any_list() {
    let house = House::open().await;
    let pupil = Pupil::of(&house, "katana", "first").await;
    pupil.go_to("market").await;
    let again = house.host.restart_lesson(pupil.who, pupil.table).await.unwrap();
    let own: Vec<_> = house.host.own_tables(pupil.who).await.unwrap().iter().map(|table| table.id).collect();
    assert_eq!(own, [again]);
    let new = Pupil { table: again, ..pupil };
    assert_eq!(new.place().await, Some(("house", "place")));
    house.host.leave_lesson(pupil.who, again).await.unwrap();
    assert_eq!(house.host.own_tables(pupil.who).await.unwrap(), []);
    assert_eq!(new.view().await.phase, Phase::Closed);
    assert_eq!(refusal(house.host.leave_lesson(pupil.who, again).await), "NotFound");
    let (store, _folder) = house.into_store().await;
    let checked = check(&store, &host::games::all(), |_| {}).await.unwrap();
    assert_eq!((checked.n_games, checked.faults), (2, vec![]));
}

#[tokio::test]
async fn the_game_of_a_lesson_can_go_on_as_an_ordinary_one() {
    let house = House::open().await;
    let pupil = Pupil::of(&house, "katana", "first").await;
    pupil.go_to("market").await;
    house.host.free_lesson(pupil.who, pupil.table).await.unwrap();
    let view = pupil.view().await;
    assert_eq!(view.guide, None);
    let offered: Vec<ActionHash> = pupil.choices().await.into_iter().map(|choice| choice.hash).collect();
    assert_eq!(offered, allowed(&view));
    assert_eq!(refusal(house.host.free_lesson(pupil.who, pupil.table).await), "NotFound");
}

#[tokio::test]
async fn a_lesson_is_its_pupils_alone() {
    let house = House::open().await;
    for (game, lesson, _) in LESSONS {
        let Pupil { who, table, .. } = Pupil::of(&house, game, lesson).await;
        let bo = house.person("Bo").await;
        assert_eq!(refusal(house.host.view(bo, table, None).await), "Forbidden(NoSpectators)");
        assert_eq!(refusal(house.host.leave_lesson(bo, table).await), "Forbidden(NotHost)");
        assert_eq!(refusal(house.host.restart_lesson(bo, table).await), "Forbidden(NotHost)");
        assert_eq!(refusal(house.host.free_lesson(bo, table).await), "Forbidden(NotHost)");
        let ordinary = house.host.first_game(who, game).await.unwrap();
        assert_eq!(refusal(house.host.leave_lesson(who, ordinary).await), "NotFound");
        assert_eq!(refusal(house.host.restart_lesson(who, ordinary).await), "NotFound");
    }
}
