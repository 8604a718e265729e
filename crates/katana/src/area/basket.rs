//! A basket at the Market: several purchases named at once, made or refused together (MAR-1).

use tabletop::{Game, NoLog, Reasons, Seat};

use crate::{
    action::Action,
    game::Katana,
    piece::{ByKind, Kind},
    reason::Reason,
    rules::Rules,
};

/// The first purchase of a basket that cannot be made, after those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unbought {
    /// Of what.
    pub kind: Kind,
    /// Why not; `None` if no purchase could even be named.
    pub reason: Option<Reason>,
}

/// A basket as single purchases, down the rows, an order that every version of the rules accepts.
#[must_use]
pub fn in_order(counts: ByKind<u16>) -> Vec<Kind> {
    let several = |kind| std::iter::repeat_n(kind, usize::from(counts[kind]));
    Kind::ALL.into_iter().flat_map(several).collect()
}

/// Why `seat` cannot make all these purchases now, if so.
#[must_use]
pub fn refusal(game: &Katana, rules: &Rules, seat: Seat, kinds: &[Kind]) -> Option<Unbought> {
    let mut fork = game.clone();
    for &kind in kinds {
        let action = Action::BuyResource(kind);
        if fork.apply(rules, seat, action, &mut NoLog).is_err() {
            let mut reasons = Reasons::default();
            fork.reasons(rules, seat, &mut reasons);
            return Some(Unbought { kind, reason: reasons.why(action) });
        }
    }
    None
}
