//! The end of a game: by its rules, or because all others conceded.

use store::{Ms, Phase};
use tabletop::Seats;

use crate::{
    body::{Absence, Body, Outcome},
    play::Play,
    table::Draft,
};

/// Ends the game if it is over.
pub(super) fn settle(draft: &mut Draft) {
    let Some(play) = &draft.play else { return };
    if !(draft.row.phase == Phase::Playing) {
        return;
    }
    let Some(outcome) = outcome(play.as_ref(), &draft.body, draft.now_ms) else { return };
    draft.row.phase = Phase::Over;
    draft.body.result = Some(outcome);
    draft.body.undo = None;
    draft.body.paused_ms = None;
}

fn outcome(play: &dyn Play, body: &Body, at_ms: Ms) -> Option<Outcome> {
    let scores = play.scores();
    let conceded = conceded(body);
    let (order, is_early): (Vec<i32>, bool) = match play.ranks() {
        Some(ranks) => (ranks.iter().map(|&rank| i32::from(rank)).collect(), false),
        None if is_left_alone(body, conceded) => (scores.iter().map(|score| -score).collect(), true),
        None => return None,
    };
    Some(Outcome {
        ranks: ranks_with(&order, conceded),
        scores,
        is_won: is_won(play, is_early),
        is_early,
        n_undone_past_barrier: play.n_undone_past_barrier(),
        at_ms,
    })
}

/// Whether a finished game won its chapter. A conceded one is lost.
pub(crate) fn is_won(play: &dyn Play, is_early: bool) -> Option<bool> {
    play.is_won().map(|is_won| is_won && !is_early)
}

fn conceded(body: &Body) -> Seats {
    body.all().iter().filter(|seat| body.seats[seat.index()].absence == Some(Absence::Conceded)).collect()
}

/// Whether so many have conceded that no opponent is left, or no person. A Ghost does not count.
fn is_left_alone(body: &Body, conceded: Seats) -> bool {
    let left = || body.all().iter().filter(|&seat| !conceded.contains(seat));
    let has_people = left().any(|seat| body.seats[seat.index()].holder.person().is_some());
    !conceded.is_empty() && (left().count() < 2 || !has_people)
}

/// The rank of each seat: lowest `order` first, conceded seats last, ties kept.
fn ranks_with(order: &[i32], conceded: Seats) -> Vec<u8> {
    let keys: Vec<(bool, i32)> = order
        .iter()
        .zip(0..)
        .map(|(&place, seat)| (conceded.contains(tabletop::Seat(seat)), place))
        .collect();
    keys.iter().map(|key| 1 + keys.iter().filter(|other| *other < key).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn who_conceded_ranks_after_all_others() {
        let conceded = Seats::one(Seat(0));
        assert_eq!(ranks_with(&[1, 2, 2, 4], Seats::NONE), [1, 2, 2, 4]);
        assert_eq!(ranks_with(&[1, 2, 2, 4], conceded), [4, 1, 1, 3]);
        let both: Seats = [Seat(0), Seat(1)].into_iter().collect();
        assert_eq!(ranks_with(&[1, 1, 3], both), [2, 2, 1]);
        assert_eq!(ranks_with(&[-7, -9, -9], Seats::NONE), [3, 1, 1]);
    }
}
