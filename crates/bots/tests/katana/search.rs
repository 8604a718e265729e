//! Search: the same for the same seed, within its budget, independent of what is hidden, and only among the options.

use bots::{Ask, Bot, Progress, RatedOption, Search, arena::Arena, katana::KatanaEvaluator};
use katana::{
    Action, GhostLevel, Katana, Rules, Setup, View,
    components::{Components, embedded},
    scene::{Driver, Scene, generous},
};
use tabletop::{Dice, Game, NoLog, Options, Quick, Seat, Seed, Viewer};

fn rules(setup: &Setup, components: &Components) -> Rules {
    Katana::rules(Katana::VERSION, setup, components).expect("setup and components make a game")
}

fn searching(n_rollouts: u32) -> Search<KatanaEvaluator> {
    Search::new(KatanaEvaluator::default(), n_rollouts)
}

/// What a search does in the scene.
fn choice(scene: &Scene, seat: u8, search: &Search<KatanaEvaluator>) -> Action {
    let (rules, seat) = (&scene.rules, Seat(seat));
    let mut options = Options::default();
    scene.game.options(rules, seat, &mut options);
    let view = scene.game.view(rules, Viewer::Seat(seat));
    let ask = Ask { rules, view: &view, seat, options: &options };
    options.all()[search.choose(&ask, &mut Quick::new(1))]
}

/// Searches at all seats play to the end; every decision, checked against the rules.
fn searches(rules: &Rules, number: u64, n_rollouts: u32) -> Vec<(Seat, Action)> {
    let search = searching(n_rollouts);
    let bots: Vec<&dyn Bot<Katana>> = vec![&search; usize::from(rules.setup.players)];
    let mut game = Katana::new(rules, &Seed::derive(41, number), &mut NoLog);
    let (mut arena, mut quick, mut log) = (Arena::new(rules, &bots), Quick::new(number), Vec::new());
    let mut choose = |bot: &dyn Bot<Katana>, ask: &Ask<Katana>| bot.choose(ask, &mut quick);
    while let Some(decided) = arena.next(&game, &mut choose) {
        game.apply(rules, decided.seat, decided.action, &mut NoLog).expect("an option is accepted");
        log.push((decided.seat, decided.action));
        assert!(log.len() < 3000, "game {number} does not end: {:?}", &log[log.len() - 20..]);
    }
    game.check(rules);
    log
}

/// Situations on the way through a game of quick searches, with who is asked.
fn situations(rules: &Rules, number: u64) -> Vec<(Katana, Seat)> {
    let mut game = Katana::new(rules, &Seed::derive(41, number), &mut NoLog);
    let mut situations = Vec::new();
    for (seat, action) in searches(rules, number, 1) {
        if game.status().asked().contains(seat) {
            situations.push((game.clone(), seat));
        }
        game.play(rules, seat, action, &mut NoLog);
    }
    situations
}

#[test]
fn games_of_searches_end_with_every_number_of_players_a_ghost_and_plenty() {
    for players in 2..=4 {
        searches(&rules(&Setup::new(players), &embedded().components), 1, 2);
        searches(&rules(&Setup::new(players), &generous()), 2, 1);
    }
    for level in GhostLevel::ALL {
        searches(&rules(&Setup::with_ghost(1, level), &embedded().components), 3, 2);
    }
    searches(&rules(&Setup::early_solo(), &embedded().components), 4, 2);
}

#[test]
fn every_chapter_can_be_played() {
    for chapter in 1..=14 {
        let setup = Setup::for_chapter(chapter, GhostLevel::ALL[0]);
        searches(&rules(&setup, &embedded().components), u64::from(chapter), 1);
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_game() {
    let rules = rules(&Setup::new(2), &embedded().components);
    assert_eq!(searches(&rules, 7, 6), searches(&rules, 7, 6));
    assert_ne!(searches(&rules, 7, 6), searches(&rules, 8, 6));
}

/// The decks and the Ghost's cards are shuffled again; a bot that has only a view cannot tell.
#[test]
fn what_is_hidden_does_not_change_a_choice() {
    let search = searching(6);
    let mut dice = Dice::new(&Seed::derive(42, 0), 0, 0);
    for setup in [Setup::new(3), Setup::with_ghost(1, GhostLevel::ALL[2])] {
        let rules = rules(&setup, &embedded().components);
        for (game, seat) in situations(&rules, 5).into_iter().step_by(9) {
            let viewer = Viewer::Seat(seat);
            let other = game.permute_hidden(&rules, viewer, &mut dice);
            let choice = |game: &Katana| {
                let mut options = Options::default();
                game.options(&rules, seat, &mut options);
                let view = game.view(&rules, viewer);
                search
                    .choose(&Ask { rules: &rules, view: &view, seat, options: &options }, &mut Quick::new(3))
            };
            assert_eq!(choice(&game), choice(&other));
        }
    }
}

/// The first question of a game.
struct Beginning {
    rules: Rules,
    view: View,
    seat: Seat,
    options: Options<Action>,
}

impl Beginning {
    fn of(setup: &Setup, series: u64) -> Self {
        let rules = rules(setup, &embedded().components);
        let game = Katana::new(&rules, &Seed::derive(series, 0), &mut NoLog);
        let seat = game.status().asked().first().expect("somebody begins");
        let mut options = Options::default();
        game.options(&rules, seat, &mut options);
        let view = game.view(&rules, Viewer::Seat(seat));
        Self { rules, view, seat, options }
    }

    fn ask(&self) -> Ask<'_, Katana> {
        Ask { rules: &self.rules, view: &self.view, seat: self.seat, options: &self.options }
    }
}

#[test]
fn the_budget_is_kept() {
    let beginning = Beginning::of(&Setup::new(4), 43);
    let (ask, options) = (beginning.ask(), &beginning.options);
    let search = searching(1_000_000);
    for n_rollouts in [1, 2, 17] {
        let mut n_asked = 0;
        let result = search.search(&ask, &mut Quick::new(1), &mut |so_far: Progress| {
            n_asked += 1;
            assert_eq!(so_far.n_rollouts, n_asked);
            so_far.n_rollouts < n_rollouts
        });
        assert_eq!((result.n_rollouts, n_asked), (n_rollouts, n_rollouts));
        assert_eq!(result.options.iter().map(|option| option.n_visits).sum::<u32>(), n_rollouts);
        let choices = result.options.iter().map(|option| option.choice);
        assert!(choices.into_iter().all(|choice| choice < options.all().len()));
    }
    // `choose_until` ignores the search's own number of rollouts.
    let mut n_rollouts = 0;
    let mut clock = |so_far: Progress| {
        n_rollouts = so_far.n_rollouts;
        so_far.n_rollouts < 30
    };
    assert!(search.choose_until(&ask, &mut Quick::new(1), &mut clock) < options.all().len());
    assert_eq!(n_rollouts, 30);
}

/// What is advised at the beginning of a game, after `n_rollouts` rollouts.
fn advised(setup: &Setup, n_rollouts: u32) -> (Vec<RatedOption>, usize) {
    let beginning = Beginning::of(setup, 44);
    let (ask, options) = (beginning.ask(), &beginning.options);
    let mut keep_going = |so_far: Progress| so_far.n_rollouts < n_rollouts;
    let advised = searching(n_rollouts).advise(&ask, &mut Quick::new(1), &mut keep_going);
    (advised, options.all().len())
}

#[test]
fn advice_names_at_most_three_options_each_visited_often_the_best_first() {
    for players in 2..=4 {
        let (advised, n_options) = advised(&Setup::new(players), 40);
        assert_eq!(advised.len(), n_options.min(3));
        assert!(advised.iter().all(|one| one.choice < n_options && one.margin_tenths.is_some()));
        assert!(advised.iter().all(|one| one.n_visits >= 300), "{advised:?}");
        assert!(advised.iter().rev().is_sorted_by_key(|one| one.value), "{advised:?}");
    }
}

#[test]
fn a_chapter_is_advised_by_how_often_it_is_met() {
    let setup = Setup { ghost: GhostLevel::new(1), chapter: Some(1), ..Setup::new(1) };
    let (advised, _) = advised(&setup, 20);
    assert!(advised.iter().rev().is_sorted_by_key(|one| one.value), "rare successes are luck: {advised:?}");
    assert!(!advised.is_empty() && advised.iter().all(|one| one.margin_tenths.is_none()), "{advised:?}");
}

#[test]
fn a_search_that_cannot_be_overtaken_stops() {
    let mut scene = Scene::new(2);
    scene.sword(0, "WWW", 3);
    let mut options = Options::default();
    scene.game.options(&scene.rules, Seat(0), &mut options);
    let view = scene.game.view(&scene.rules, Viewer::Seat(Seat(0)));
    let ask = Ask { rules: &scene.rules, view: &view, seat: Seat(0), options: &options };
    let search = searching(60);
    let (mut n_short, mut n_whole) = (0, 0);
    let short = search.choose_until(&ask, &mut Quick::new(5), &mut |so_far| {
        n_short = so_far.n_rollouts;
        so_far.n_rollouts + so_far.lead < 60
    });
    let whole = search.choose_until(&ask, &mut Quick::new(5), &mut |so_far| {
        n_whole = so_far.n_rollouts;
        so_far.n_rollouts < 60
    });
    assert_eq!(short, whole);
    assert!(n_short <= n_whole);
}

#[test]
fn the_last_sword_is_delivered_before_the_game_ends() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "WWW", 3);
    scene.round(4);
    let player = scene.player(0);
    while player.workers > 0 {
        player.workers -= 1;
        player.at_forge[0].add(katana::piece::Figure::Worker);
    }
    assert_eq!(choice(&scene, 0, &searching(100)), Action::Deliver(sword));
}

/// KAT-5: who has a Katana ready does not let another take Favor I alone.
#[test]
fn a_katana_that_is_ready_shares_the_first_favor() {
    let mut scene = Scene::new(2);
    let (mine, theirs) = (scene.katana(0, "UWSL", 4), scene.katana(1, "LSWU", 4));
    scene.favors(&[1, 2]).act(1, Action::Deliver(theirs));
    let search = searching(1);
    let interjects = |scene: &Scene, seat: u8| {
        let (rules, seat) = (&scene.rules, Seat(seat));
        let mut options = Options::default();
        scene.game.options(rules, seat, &mut options);
        let view = scene.game.view(rules, Viewer::Seat(seat));
        let ask = Ask { rules, view: &view, seat, options: &options };
        search.interject(&ask).map(|choice| options.all()[choice])
    };
    assert_eq!(interjects(&scene, 0), Some(Action::Deliver(mine)));
    scene.act(0, Action::Deliver(mine));
    assert_eq!(interjects(&scene, 0), None);
    assert_eq!(interjects(&scene, 1), None);

    // With another Favor card in play there is no hurry.
    let mut calm = Scene::new(2);
    let (_, theirs) = (calm.katana(0, "UWSL", 4), calm.katana(1, "LSWU", 4));
    calm.favors(&[2, 3]).act(1, Action::Deliver(theirs));
    assert_eq!(interjects(&calm, 0), None);
}
