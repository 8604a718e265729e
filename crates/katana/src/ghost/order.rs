//! The first player and the turn order with a Ghost at the table (GHO-1, GHO-11).

use tabletop::Seat;

use super::Ghost;
use crate::table::{Standing, Table};

impl Ghost {
    /// Who follows `seat`: the people clockwise from their first, then the Ghost, then the first again. Whether the
    /// Ghost begins a round or ends it, it stands between their last and their first.
    #[must_use]
    pub fn after(&self, seat: Seat, n_humans: u8) -> Seat {
        if seat.0 == n_humans {
            return self.first_human;
        }
        let next = seat.next(n_humans);
        if next == self.first_human { Seat(n_humans) } else { next }
    }
}

/// The next first player (GHO-11): the Ghost by its Worker at Komainu, and the people keep their order; else as
/// usual among the people, the Ghost last.
pub fn find_first(table: &mut Table, at_komainu: Option<Standing>) {
    let (ghost_seat, n_humans) = (table.ghost_seat(), table.n_humans());
    let ghost = table.ghost.as_mut().expect("the order among people and a Ghost");
    table.first = match at_komainu {
        Some(standing) if Some(standing.seat) == ghost_seat => standing.seat,
        Some(standing) => {
            ghost.first_human = standing.seat;
            standing.seat
        }
        None => {
            ghost.first_human = ghost.first_human.next(n_humans);
            ghost.first_human
        }
    };
}
