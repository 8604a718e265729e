//! Tables for one person against the Ghost.

use katana::{GhostLevel, Katana};
use tabletop::Game;

use crate::{
    body::Body,
    seats::{NewSeat, NewTable},
};

/// The table that suits somebody who has played at these: alone against the Training Ghost at first, then against the
/// one above the strongest Ghost that they have beaten alone. The Story does not count: a chapter is not won by points.
pub(super) fn suggested(tables: &[Body]) -> NewTable {
    solo_table([("ghost", next_after(tables).id().to_owned())])
}

/// The Ghost above the strongest that was beaten at these tables.
fn next_after(tables: &[Body]) -> GhostLevel {
    let beaten = tables.iter().filter_map(beaten_ghost).max();
    let above = |beaten: GhostLevel| GhostLevel::new(beaten.number() + 1).unwrap_or(beaten);
    beaten.map_or(GhostLevel::TRAINING, above)
}

/// The Ghost that the only player of a finished table has beaten.
fn beaten_ghost(body: &Body) -> Option<GhostLevel> {
    let is_chapter = body.options.get("chapter").is_some_and(|chapter| chapter != "none");
    let is_won = body.result.as_ref().is_some_and(|result| result.ranks == [1, 2]);
    GhostLevel::from_id(body.options.get("ghost")?).filter(|_| body.seats.len() == 1 && is_won && !is_chapter)
}

/// A table for the visitor alone, with these options.
pub(super) fn solo_table<const N: usize>(options: [(&str, String); N]) -> NewTable {
    let options = options.into_iter().map(|(id, value)| (id.to_owned(), value)).collect();
    NewTable { options, ..NewTable::new(Katana::NAME, vec![NewSeat::ME]) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::{Outcome, SeatBody};

    fn table(ghost: &str, ranks: &[u8], chapter: &str) -> Body {
        let options = [("ghost", ghost), ("chapter", chapter)];
        let result = Outcome::of_ranks(ranks);
        Body {
            options: options.map(|(id, value)| (id.to_owned(), value.to_owned())).into(),
            result: (!ranks.is_empty()).then_some(result),
            ..Body::new(None, vec![SeatBody::open()])
        }
    }

    #[test]
    fn the_next_ghost_is_above_the_strongest_that_was_beaten_alone() {
        let next = |tables: &[(&str, &[u8], &str)]| {
            let tables: Vec<Body> =
                tables.iter().map(|(ghost, ranks, chapter)| table(ghost, ranks, chapter)).collect();
            next_after(&tables).id()
        };
        assert_eq!(next(&[]), "training");
        assert_eq!(next(&[("3", &[2, 1], "none"), ("2", &[], "none"), ("4", &[1, 1], "none")]), "training");
        assert_eq!(next(&[("training", &[1, 2], "none")]), "1");
        assert_eq!(next(&[("2", &[1, 2], "none"), ("1", &[1, 2], "none")]), "3");
        assert_eq!(next(&[("5", &[1, 2], "none")]), "5", "there is none above");
        assert_eq!(next(&[("4", &[1, 2], "9")]), "training", "a chapter is not won by points");
        assert_eq!(next(&[("none", &[1, 2], "none")]), "training");
    }
}
