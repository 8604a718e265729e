//! Search alone with a Ghost: it plays for what a chapter asks, and knows what helps the Ghost.

use bots::{Ask, Bot, Leveled};
use katana::{
    Action, GhostLevel, Katana, Setup,
    piece::{Area, Figure, Kind},
    scene::Scene,
};
use tabletop::{Game, Options, Quick, Seat, Viewer};

const ME: u8 = 0;

/// What a search of some tries does in the scene.
fn choice(scene: &Scene) -> Action {
    let (rules, seat) = (&scene.rules, Seat(ME));
    let mut options = Options::default();
    scene.game.options(rules, seat, &mut options);
    let view = scene.game.view(rules, Viewer::Seat(seat));
    let ask = Ask { rules, view: &view, seat, options: &options };
    options.all()[Katana::search(200).choose(&ask, &mut Quick::new(1))]
}

fn chapter(number: u8) -> Scene {
    Scene::with_setup(&Setup::for_chapter(number, GhostLevel::ALL[0]))
}

/// No figure is left, so that only free actions and passing remain.
fn without_figures(scene: &mut Scene) {
    let player = scene.player(ME);
    player.monks = 0;
    while player.workers > 0 {
        player.workers -= 1;
        player.at_forge[0].add(Figure::Worker);
    }
}

/// STO, chapter 6: the Katana is laid out as the Shōgun wants it.
#[test]
fn the_katana_is_composed_as_a_chapter_asks() {
    let mut scene = chapter(6);
    let asked = scene.rules.components.story.katana;
    for sword in ["LLL", "SSS", "WUUU", "UUWU"] {
        scene.delivered(ME, sword);
    }
    scene.project(ME, "LLSSWUU");
    assert_eq!(choice(&scene), Action::PutKatana { change: false });
    scene.act(ME, Action::PutKatana { change: false });
    let mut composed: Vec<Kind> = Vec::new();
    while let Action::Compose(kind) = choice(&scene) {
        scene.act(ME, Action::Compose(kind));
        composed.push(kind);
    }
    assert_eq!(composed, asked.kinds());
}

/// STO, chapter 3: a Sword with a single decoration would lose the chapter, one with two wins it a condition.
#[test]
fn a_sword_that_does_not_shine_is_kept_where_all_must() {
    let mut scene = chapter(3);
    let shining = scene.delivered(ME, "UWSL");
    scene.decorated(shining, "UW");
    let dull = scene.sword(ME, "LSWU", 4);
    scene.decorated(dull, "L").round(4);
    without_figures(&mut scene);
    assert_ne!(choice(&scene), Action::Deliver(dull));
    scene.decorated(dull, "LS");
    assert_eq!(choice(&scene), Action::Deliver(dull));
}

/// STO, chapter 1: in the last turns no Sword is taken that could not be forged any more.
#[test]
fn no_sword_is_taken_that_would_stay_on_a_forge_to_be_cleared() {
    let mut scene = chapter(1);
    scene.round(4).coins(ME, 0).stock(ME, "");
    without_figures(&mut scene);
    scene.player(ME).workers = 1;
    assert_ne!(choice(&scene), Action::Place { figure: Figure::Worker, area: Area::Houses });
}
