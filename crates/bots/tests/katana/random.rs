//! The random player.

use bots::{Ask, Bot, Random};
use katana::{
    Action, Katana,
    action::passes_withheld,
    scene::{Driver, Scene},
};
use tabletop::{Game, Options, Quick, Seat, Viewer};

/// Which of the options of a player who may place a figure or pass are chosen in many draws.
fn chosen(random: Random<Action>) -> Vec<Action> {
    let scene = Scene::new(2);
    let mut options = Options::default();
    scene.game.options(&scene.rules, Seat(0), &mut options);
    let view = scene.game.view(&scene.rules, Viewer::Seat(Seat(0)));
    let ask: Ask<Katana> = Ask { rules: &scene.rules, view: &view, seat: Seat(0), options: &options };
    let mut quick = Quick::new(3);
    let mut is_chosen = vec![false; options.all().len()];
    (0..1000).for_each(|_| is_chosen[random.choose(&ask, &mut quick)] = true);
    options
        .all()
        .iter()
        .zip(is_chosen)
        .filter(|(_, is_chosen)| *is_chosen)
        .map(|(&action, _)| action)
        .collect()
}

#[test]
fn every_option_is_chosen_some_time() {
    assert_eq!(chosen(Random::uniform()), Scene::new(2).options(0));
}

#[test]
fn what_is_withheld_is_never_chosen() {
    let places: Vec<Action> = Scene::new(2)
        .options(0)
        .into_iter()
        .filter(|action| matches!(action, Action::Place { .. }))
        .collect();
    assert_eq!(chosen(Random::withholding(passes_withheld)), places);
}
