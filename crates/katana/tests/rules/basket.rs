//! Baskets at the Market (MAR-1): several purchases named at once.

use katana::{
    Reason,
    area::basket::{self, Unbought},
    piece::{Area, ByKind, Kind},
    scene::{Driver, Scene},
};
use tabletop::Seat;

use crate::shared::{WORKER, place};

/// MAR-1: several purchases at once are put in the order of the rows, which every version of the rules accepts.
#[test]
fn a_basket_comes_in_the_order_of_the_rows() {
    let mut counts = ByKind::default();
    (counts[Kind::Steel], counts[Kind::Wood]) = (1, 2);
    assert_eq!(basket::in_order(counts), [Kind::Wood, Kind::Wood, Kind::Steel]);
    assert!(basket::in_order(ByKind::default()).is_empty());
    assert_eq!(basket::in_order(ByKind([1; 4])), Kind::ALL);
}

/// MAR-1: a basket is refused for its first purchase that cannot be made once those before it are paid, and nothing of
/// it is bought.
#[test]
fn a_basket_is_bought_whole_or_not_at_all() {
    let mut scene = Scene::new(2);
    scene.coins(0, 5).act(0, place(WORKER, Area::Market));
    let refusal = |kinds: &[Kind]| basket::refusal(&scene.game, &scene.rules, Seat(0), kinds);
    let (wood, steel) = (Kind::Wood, Kind::Steel);
    assert_eq!(refusal(&[wood, steel, steel]), None, "it costs 5");
    let unbought = |kind, reason| Some(Unbought { kind, reason: Some(reason) });
    assert_eq!(refusal(&[wood, wood, steel, steel]), unbought(steel, Reason::MarketTooDear { missing: 1 }));
    assert_eq!(refusal(&[steel, wood]), None, "in any order");
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (5, String::new()));
    let nobody = basket::refusal(&scene.game, &scene.rules, Seat(1), &[wood]);
    assert_eq!(nobody, Some(Unbought { kind: wood, reason: None }), "another seat names no purchase");
}
