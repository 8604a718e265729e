//! Helpers for many tests: place a figure, assert a refusal, hold a certain card.

use katana::{
    Action, Reason,
    piece::{Area, CardId, Figure, Kind},
    rules::{Benefit, Effect},
    scene::{Driver, Scene},
};

pub const WORKER: Figure = Figure::Worker;
pub const MONK: Figure = Figure::Monk;

/// A figure is placed.
pub fn place(figure: Figure, area: Area) -> Action {
    Action::Place { figure, area }
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

/// The action is not on offer, for this reason of this clause.
#[track_caller]
pub fn refused(scene: &Scene, seat: u8, action: Action, reason: Reason, clause: &str) {
    refuses(scene, seat, action, reason);
    assert_eq!(reason.clause(), clause);
}
