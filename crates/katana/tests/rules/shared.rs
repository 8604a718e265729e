//! Helpers for many tests: place a figure, assert a refusal, hold a certain card.

use katana::{
    Action, Reason,
    piece::{Area, CardId, Figure, Kind, Line, SwordId},
    rules::{Benefit, Effect},
    scene::{Driver, Scene},
};

pub const WORKER: Figure = Figure::Worker;
pub const MONK: Figure = Figure::Monk;

/// The offering of a round.
pub const OFFERING: u16 = 5;

/// A figure is placed.
pub fn place(figure: Figure, area: Area) -> Action {
    Action::Place { figure, area }
}

/// A game of two: seat 0 has these Swords, each with so many resources on it, and this stock.
pub fn with_swords<const N: usize>(swords: [(&str, usize); N], stock: &str) -> (Scene, [SwordId; N]) {
    let mut scene = Scene::new(2);
    let swords = swords.map(|(composition, n_placed)| scene.sword(0, composition, n_placed));
    scene.stock(0, stock);
    (scene, swords)
}

/// The same, and a figure of seat 0 activates this line.
pub fn activated<const N: usize>(
    swords: [(&str, usize); N],
    stock: &str,
    figure: Figure,
    line: Line,
) -> (Scene, [SwordId; N]) {
    let (mut scene, swords) = with_swords(swords, stock);
    activate(&mut scene, figure, line);
    (scene, swords)
}

/// It is the turn of seat 0, whose figure goes to the Forge and activates this line; a Monk's offering is at hand.
pub fn activate(scene: &mut Scene, figure: Figure, line: Line) {
    let coins = if figure == MONK { OFFERING } else { 0 };
    scene.turn(0).coins(0, coins).acts(0, &[place(figure, Area::Forge), Action::Line(line)]);
}

/// One Sword is in the way of the other, which moves after it; both then stand there.
#[track_caller]
pub fn follows(scene: &mut Scene, swords: [SwordId; 2], stand: [(u8, u8); 2]) {
    refused(scene, 0, Action::Move(swords[1]), Reason::Blocked, "MOV-4");
    scene.acts(0, &swords.map(Action::Move));
    assert_eq!(swords.map(|sword| scene.stands(sword)), stand);
}

/// The action is not on offer, for this reason.
#[track_caller]
pub fn refuses(scene: &Scene, seat: u8, action: Action, reason: Reason) {
    assert!(!scene.may(seat, action), "{action:?} by seat {seat} is not on offer");
    assert_eq!(scene.why(seat, action), Some(reason), "{action:?} by seat {seat}");
}

/// A Daimyō card B whose benefit is this resource.
pub fn token_card(scene: &mut Scene, seat: u8, kind: Kind) -> CardId {
    scene.daimyo_card(seat, |card| card.effect == Effect::Token && card.benefit == Benefit::Resource(kind))
}

/// A game of two: seat 0 has Daimyō cards B with these resources as benefits.
pub fn with_token_cards<const N: usize>(kinds: [Kind; N]) -> (Scene, [CardId; N]) {
    let mut scene = Scene::new(2);
    let cards = kinds.map(|kind| token_card(&mut scene, 0, kind));
    (scene, cards)
}

/// The action is not on offer, for this reason of this clause.
#[track_caller]
pub fn refused(scene: &Scene, seat: u8, action: Action, reason: Reason, clause: &str) {
    refuses(scene, seat, action, reason);
    assert_eq!(reason.clause(), clause);
}
