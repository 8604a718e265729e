//! The Novice at Shōgun no Katana: what it does in plain situations, and that its games end.

use bots::{Ask, Bot, Random, katana::Novice, play_on};
use katana::{
    Action, GhostLevel, Katana, RoomChoice, Rules, Setup,
    action::passes_withheld,
    components::{Components, Honor, embedded},
    piece::{Area, Figure, Kind, Line, Room},
    scene::{Driver, Scene, generous},
};
use tabletop::{Game, NoLog, Options, Quick, Seat, Seed, Status, Viewer};

/// A game of four Novices takes about 600 decisions, a table that gives plenty some more.
const N_DECISIONS_MAX: usize = 3000;

fn rules(setup: &Setup, components: &Components) -> Rules {
    Katana::rules(Katana::VERSION, setup, components).expect("setup and components make a game")
}

/// What the Novice at `seat` does in the scene.
fn choice(scene: &Scene, seat: u8) -> Action {
    let (rules, seat) = (&scene.rules, Seat(seat));
    let mut options = Options::default();
    scene.game.options(rules, seat, &mut options);
    let view = scene.game.view(rules, Viewer::Seat(seat));
    let ask: Ask<Katana> = Ask { rules, view: &view, seat, options: &options };
    options.all()[Novice.choose(&ask, &mut Quick::new(1))]
}

/// Seat 0 has placed all but `n` of its Available Workers, at the Forge.
fn leave_workers(scene: &mut Scene, n: u8) {
    let player = scene.player(0);
    while player.workers > n {
        player.workers -= 1;
        player.at_forge[0].add(Figure::Worker);
    }
}

/// The Novice at `seat` goes on as long as it alone is asked and does not end its turn; what it did.
fn turn(scene: &mut Scene, seat: u8) -> Vec<Action> {
    let mut actions = Vec::new();
    while scene.asked() == [seat] {
        let action = choice(scene, seat);
        scene.act(seat, action);
        actions.push(action);
        if action == Action::EndTurn {
            break;
        }
    }
    actions
}

/// Novices at all seats play to the end; every decision, checked against the rules.
fn novices(rules: &Rules, number: u64) -> Vec<(Seat, Action)> {
    let mut game = Katana::new(rules, &Seed::derive(31, number), &mut NoLog);
    let (mut options, mut quick, mut log) = (Options::default(), Quick::new(number), Vec::new());
    while let Some(seat) = game.status().asked().first() {
        options.clear();
        game.options(rules, seat, &mut options);
        let view = game.view(rules, Viewer::Seat(seat));
        let choice =
            Novice.choose(&Ask::<Katana> { rules, view: &view, seat, options: &options }, &mut quick);
        let action = options.all()[choice];
        game.apply(rules, seat, action, &mut NoLog).expect("an option is accepted");
        log.push((seat, action));
        assert!(log.len() <= N_DECISIONS_MAX, "game {number} does not end: {:?}", &log[log.len() - 20..]);
    }
    game.check(rules);
    log
}

#[test]
fn games_of_novices_end_with_every_number_of_players_and_any_rooms() {
    for players in 2..=4 {
        for rooms in [RoomChoice::Drawn, RoomChoice::FirstGame] {
            let setup = Setup { rooms, ..Setup::new(players) };
            let rules = rules(&setup, &embedded().components);
            (0..4).for_each(|number| drop(novices(&rules, number)));
        }
    }
}

#[test]
fn games_of_novices_with_a_ghost_end() {
    for players in 1..=3 {
        for level in GhostLevel::ALL {
            let rules = rules(&Setup::with_ghost(players, level), &embedded().components);
            let log = novices(&rules, u64::from(level.number()));
            assert!(log.iter().all(|(seat, _)| seat.0 < players), "the Ghost is never asked");
        }
    }
    let rules = rules(&Setup::early_solo(), &embedded().components);
    (0..6).for_each(|number| drop(novices(&rules, number)));
}

#[test]
fn games_of_novices_end_even_where_there_is_plenty_of_everything() {
    for players in 2..=4 {
        let rules = rules(&Setup::new(players), &generous());
        let log: Vec<Action> =
            (0..4).flat_map(|number| novices(&rules, number)).map(|(_, action)| action).collect();
        assert!(log.iter().any(|action| matches!(action, Action::PutKatana { .. })), "a Katana is tried");
        assert!(log.iter().any(|action| matches!(action, Action::Buy(_))), "a benefit is bought");
    }
}

/// A game that goes on at random, with a Novice to be asked about each decision, as if it took the seat over there.
fn taken_over(rules: &Rules, number: u64) {
    let mut game = Katana::new(rules, &Seed::derive(33, number), &mut NoLog);
    let (mut options, mut quick) = (Options::default(), Quick::new(number));
    let random = Random::withholding(passes_withheld);
    while let Some(seat) = game.status().asked().first() {
        options.clear();
        game.options(rules, seat, &mut options);
        let view = game.view(rules, Viewer::Seat(seat));
        let ask: Ask<Katana> = Ask { rules, view: &view, seat, options: &options };
        let choices = [Novice.choose(&ask, &mut quick), Bot::<Katana>::choose(&random, &ask, &mut quick)];
        assert!(choices[0] < options.all().len());
        // Now and then its advice is taken, so that the game comes further than chance would.
        let action = options.all()[choices[usize::from(quick.below(3) > 0)]];
        game.play(rules, seat, action, &mut NoLog);
    }
}

#[test]
fn a_novice_can_take_over_a_seat_in_any_situation() {
    for players in 2..=4 {
        for components in [&embedded().components, &generous()] {
            let rules = rules(&Setup::new(players), components);
            (0..10).for_each(|number| taken_over(&rules, number));
        }
    }
    for setup in [Setup::with_ghost(2, GhostLevel::ALL[3]), Setup::early_solo()] {
        let rules = rules(&setup, &embedded().components);
        (0..10).for_each(|number| taken_over(&rules, number));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let rules = rules(&Setup::new(3), &embedded().components);
    assert_eq!(novices(&rules, 7), novices(&rules, 7));
    assert_ne!(novices(&rules, 7), novices(&rules, 8));
}

#[test]
fn a_novice_beats_three_random_players_nearly_always() {
    let rules = rules(&Setup::new(4), &embedded().components);
    let random = Random::withholding(passes_withheld);
    let mut n_won = 0;
    for number in 0..40 {
        let novice = number as usize % 4;
        let mut bots: Vec<&dyn Bot<Katana>> = vec![&random; 4];
        bots[novice] = &Novice;
        let mut game = Katana::new(&rules, &Seed::derive(32, number), &mut NoLog);
        play_on(&mut game, &rules, &bots, &mut Quick::new(number));
        let Status::Over(ranks) = game.status() else { panic!("the game is over") };
        let is_alone = ranks.iter().filter(|&&rank| rank == 1).count() == 1;
        n_won += u32::from(ranks[novice] == 1 && is_alone);
    }
    assert!(n_won >= 34, "{n_won} of 40 games won");
}

#[test]
fn a_complete_sword_is_delivered_before_anything_else() {
    let mut scene = Scene::new(4);
    let sword = scene.sword(0, "WWW", 3);
    assert_eq!(choice(&scene, 0), Action::Deliver(sword));
}

#[test]
fn a_complete_sword_waits_for_an_academy_that_makes_it_finer() {
    let mut scene = Scene::new(4);
    let sword = scene.sword(0, "LSWU", 4);
    assert_eq!(choice(&scene, 0), Action::Place { figure: Figure::Worker, area: Area::Academy });
    let actions = turn(&mut scene, 0);
    let n_decorated = actions.iter().filter(|action| matches!(action, Action::Decorate { .. })).count();
    assert_eq!(n_decorated, 4);
    assert!(actions.contains(&Action::Deliver(sword)), "{actions:?}");
}

#[test]
fn a_complete_sword_is_delivered_before_passing() {
    let mut scene = Scene::new(4);
    let sword = scene.sword(0, "LSWU", 4);
    leave_workers(&mut scene, 0);
    assert_eq!(choice(&scene, 0), Action::Deliver(sword));
}

#[test]
fn the_line_that_moves_most_is_named() {
    let mut scene = Scene::new(4);
    scene.sword(0, "SSS", 2);
    let two = [scene.sword(0, "WWW", 1), scene.sword(0, "UWU", 1)];
    scene.stock(0, "WW").act(0, Action::Place { figure: Figure::Worker, area: Area::Forge });
    assert_eq!(choice(&scene, 0), Action::Line(Line::column(1)));
    let actions = turn(&mut scene, 0);
    assert!(two.iter().all(|&sword| actions.contains(&Action::Move(sword))), "{actions:?}");
}

#[test]
fn a_move_that_completes_a_sword_is_not_left_for_later() {
    let mut scene = Scene::new(4);
    let sword = scene.sword(0, "SSS", 2);
    scene.stock(0, "S").round(4);
    leave_workers(&mut scene, 1);
    let actions = turn(&mut scene, 0);
    assert_eq!(actions[0], Action::Place { figure: Figure::Worker, area: Area::Forge });
    assert!(actions.contains(&Action::Deliver(sword)), "{actions:?}");
}

#[test]
fn the_market_is_visited_for_what_the_next_moves_need() {
    let mut scene = Scene::new(4);
    for composition in ["SSS", "WWW", "UWU", "LLL"] {
        scene.sword(0, composition, 0);
    }
    scene.coins(0, 10);
    let actions = turn(&mut scene, 0);
    assert_eq!(actions[0], Action::Place { figure: Figure::Worker, area: Area::Market });
    let bought: Vec<Kind> = actions.iter().filter_map(|action| as_purchase(*action)).collect();
    assert_eq!(bought, [Kind::Lacquer, Kind::Wood, Kind::Steel, Kind::Leather]);
}

fn as_purchase(action: Action) -> Option<Kind> {
    if let Action::BuyResource(kind) = action { Some(kind) } else { None }
}

#[test]
fn with_an_empty_forge_a_sword_is_taken() {
    let scene = Scene::new(4);
    assert_eq!(choice(&scene, 0), Action::Place { figure: Figure::Worker, area: Area::Houses });
}

#[test]
fn nobody_passes_in_the_first_round_with_workers_left() {
    let mut scene = Scene::new(4);
    while scene.game.table().player(Seat(0)).workers > 0 {
        scene.turn(0);
        let actions = turn(&mut scene, 0);
        assert!(matches!(actions[0], Action::Place { .. }), "{actions:?}");
    }
}

#[test]
fn passing_takes_the_honor_card_that_scores_most() {
    let mut scene = Scene::new(4);
    let plain = scene.honor(Honor::Plain);
    scene.round(4);
    leave_workers(&mut scene, 0);
    assert_eq!(choice(&scene, 0), Action::Pass(Some(plain)));
}

#[test]
fn the_project_gets_the_kinds_that_it_lacks() {
    let mut scene = Scene::new(4);
    let sword = scene.sword(0, "UWWU", 4);
    leave_workers(&mut scene, 0);
    scene.project(0, "WS");
    scene.act(0, Action::Deliver(sword));
    assert_eq!(choice(&scene, 0), Action::Project(Some(Kind::Lacquer), None));
}

#[test]
fn a_whole_project_becomes_a_katana_while_there_is_time_to_forge_it() {
    let mut scene = Scene::new(4);
    scene.project(0, "UWSL");
    assert_eq!(choice(&scene, 0), Action::PutKatana { change: false });
    scene.act(0, Action::PutKatana { change: false });
    while let action @ Action::Compose(_) = choice(&scene, 0) {
        scene.act(0, action);
    }
    let composition = scene.game.table().player(Seat(0)).composition.to_string();
    assert!(["UWSL", "LSWU"].contains(&composition.as_str()), "{composition}");

    let mut late = Scene::new(4);
    late.project(0, "UWSL").round(4);
    leave_workers(&mut late, 1);
    assert_ne!(choice(&late, 0), Action::PutKatana { change: false });
}

#[test]
fn a_reaction_that_gives_something_is_taken() {
    let mut scene = Scene::new(3);
    let sword = scene.sword(1, "SWU", 2);
    scene.family(2, &[Room::Coins]);
    scene.act(0, Action::Place { figure: Figure::Worker, area: Area::Academy });
    scene.act(0, Action::Advance(Some(Kind::Wood)));
    assert_eq!(scene.asked(), [1]);
    assert_eq!(choice(&scene, 1), Action::Decorate { sword, kind: Kind::Steel });

    scene.turn(0).act(0, Action::Place { figure: Figure::Worker, area: Area::Palace });
    let rooms = scene.room_set(&[Room::Leather]);
    scene.act(0, Action::Arrange(rooms));
    if scene.asked() == [0] {
        scene.act(0, Action::Done);
    }
    assert_eq!(scene.asked(), [2]);
    assert!(matches!(choice(&scene, 2), Action::UseRoom { .. }));
}

#[test]
fn a_benefit_is_bought_where_it_pays_at_once() {
    let mut scene = Scene::new(4);
    let sword = scene.sword(0, "WWW", 3);
    let card = scene.market_card(0, 1);
    scene.coins(0, 5).act(0, Action::Deliver(sword));
    assert_eq!(choice(&scene, 0), Action::Buy(card));
    scene.act(0, Action::Buy(card));
    let Action::Line(line) = choice(&scene, 0) else { panic!("a line is asked for") };
    assert!([Line::row(Kind::Wood.row()), Line::column(3)].contains(&line), "{line:?}");
}
