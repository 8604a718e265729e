//! Where the versions of the rules differ. A game keeps the rulings of the version that it began with.

/// The rulings that have changed since version 1, as questions that the rules ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulings {
    /// MAR-1: resources are bought in any order, instead of down the rows.
    pub buys_in_any_order: bool,
    /// PLY-2: a card that is bound to an area can be played while its player delivers within the action there.
    pub plays_area_cards_at_deliveries: bool,
    /// KAT-5: a rival who could share Favor I is asked before the turn ends.
    pub asks_rivals_for_katana: bool,
    /// GHO-3: a card that the Ghost has drawn does not come back in the same turn.
    pub draws_ghost_cards_once: bool,
    /// GHO-5: whoever could change the Ghost's points at the Palace is asked before it scores them.
    pub asks_before_palace_points: bool,
    /// STO: two Family Members in one Room are an event of their own.
    pub tells_shared_rooms: bool,
}

impl Rulings {
    const VERSION_1: Self = Self {
        buys_in_any_order: false,
        plays_area_cards_at_deliveries: false,
        asks_rivals_for_katana: false,
        draws_ghost_cards_once: false,
        asks_before_palace_points: false,
        tells_shared_rooms: false,
    };
    const VERSION_2: Self = Self {
        buys_in_any_order: true,
        plays_area_cards_at_deliveries: true,
        asks_rivals_for_katana: true,
        draws_ghost_cards_once: true,
        asks_before_palace_points: true,
        tells_shared_rooms: true,
    };

    /// The rulings of a version of the rules; `None` if there is no such version.
    #[must_use]
    pub fn of(version: u32) -> Option<Self> {
        match version {
            1 => Some(Self::VERSION_1),
            2 => Some(Self::VERSION_2),
            _ => None,
        }
    }
}
