//! How clocks run: from the question to the answer, unless the table is held.

use store::Ms;
use tabletop::{Seat, Seats};

use crate::{
    body::{Body, Pace},
    table::Activity,
};

/// The least time left after an undo.
const AGAIN_MS_MIN: Ms = 1_000;

/// Updates all clocks. `asked` are asked now; [`Body::asked`] were asked before.
pub(super) fn settle(body: &mut Body, asked: Seats, activity: Activity, now_ms: Ms) {
    for seat in body.all().iter() {
        let runs = asked.contains(seat) && body.seats[seat.index()].is_human();
        let remaining_ms = match body.pace {
            Pace::Free => None,
            Pace::Live { bank_ms: _, increment_ms } => Some(live_ms(
                body,
                ClockedSeat { seat, is_asked: asked.contains(seat), activity, now_ms },
                increment_ms,
            )),
            Pace::Days { move_ms } => runs
                .then(|| move_left_ms(body, ClockedSeat { seat, is_asked: true, activity, now_ms }, move_ms)),
        };
        let is_running = runs && !body.is_held();
        let has_decided = activity.decided.contains(seat);
        let clock = &mut body.seats[seat.index()].clock;
        let asked_ms = clock.asked_ms.filter(|_| !has_decided).unwrap_or(now_ms);
        clock.asked_ms = runs.then_some(asked_ms);
        let due_ms = remaining_ms.map(|remaining_ms| now_ms + remaining_ms);
        clock.due_ms = due_ms.filter(|_| is_running);
        clock.left_ms = remaining_ms.filter(|_| !is_running).unwrap_or(0);
    }
}

/// A seat whose clock is computed.
struct ClockedSeat {
    seat: Seat,
    is_asked: bool,
    activity: Activity,
    now_ms: Ms,
}

/// The time left on a live clock, with its increment.
fn live_ms(body: &mut Body, at: ClockedSeat, increment_ms: Ms) -> Ms {
    let was_asked = body.asked.contains(at.seat);
    // Neither a bot that stands in nor an answer that cost no time earns an increment.
    let has_decided = at.activity.decided.contains(at.seat) && body.seats[at.seat.index()].is_human();
    let has_answered = was_asked && !at.is_asked && has_decided && !body.is_held();
    let clock = &mut body.seats[at.seat.index()].clock;
    let remaining_ms = clock.remaining_ms(at.now_ms);
    if has_answered {
        clock.added_ms = increment_ms;
        return remaining_ms + increment_ms;
    }
    if was_asked || !at.is_asked {
        return remaining_ms;
    }
    // Asked again: an increment is lost with an undo, or answering and undoing repeatedly would gain time.
    let added_ms = std::mem::take(&mut clock.added_ms);
    if at.activity.has_undone && added_ms > 0 {
        (remaining_ms - added_ms).max(AGAIN_MS_MIN)
    } else {
        remaining_ms
    }
}

/// The time left for this decision: all of it if the seat is newly asked, or has decided and is asked again.
fn move_left_ms(body: &Body, at: ClockedSeat, move_ms: Ms) -> Ms {
    let clock = body.seats[at.seat.index()].clock;
    let is_anew = !body.asked.contains(at.seat) || at.activity.decided.contains(at.seat);
    // A person who returns while asked has no time left from before.
    let has_none = clock.due_ms.is_none() && clock.left_ms == 0;
    // At least 1, because 0 means none.
    if is_anew || has_none { move_ms } else { clock.remaining_ms(at.now_ms).max(1) }
}

#[cfg(test)]
mod tests {
    use store::PersonId;

    use super::*;
    use crate::body::{Absence, BotLevel, Holder, SeatBody, UndoRequest};

    const LIVE: Pace = Pace::Live { bank_ms: 60_000, increment_ms: 5_000 };
    const DAYS: Pace = Pace::Days { move_ms: 100_000 };

    /// Two people and a bot with a minute each; nobody is asked.
    fn body(pace: Pace) -> Body {
        let seat = |holder| {
            let mut seat = SeatBody { holder, ..SeatBody::open() };
            seat.clock.left_ms = if pace == LIVE { 60_000 } else { 0 };
            seat
        };
        let holders =
            [Holder::Person(PersonId(1)), Holder::Guest(PersonId(1)), Holder::Bot(BotLevel::Novice)];
        Body { pace, ..Body::new(None, holders.map(seat).to_vec()) }
    }

    /// The same, paused while the first of them is asked.
    fn paused(pace: Pace) -> Body {
        let mut body = body(pace);
        body.paused_ms = Some(0);
        change(&mut body, &[0], 0);
        body
    }

    fn seats(seats: &[u8]) -> Seats {
        seats.iter().copied().map(Seat).collect()
    }

    /// Settles like a change at `now_ms` after which `asked` are asked.
    fn change(body: &mut Body, asked: &[u8], now_ms: Ms) {
        change_by(body, asked, Activity::default(), now_ms);
    }

    fn decide(body: &mut Body, seat: u8, asked: &[u8], now_ms: Ms) {
        let activity = Activity { decided: seats(&[seat]), has_undone: false };
        change_by(body, asked, activity, now_ms);
    }

    fn change_by(body: &mut Body, asked: &[u8], activity: Activity, now_ms: Ms) {
        settle(body, seats(asked), activity, now_ms);
        body.asked = seats(asked);
    }

    fn dues(body: &Body) -> Vec<Option<Ms>> {
        body.seats.iter().map(|seat| seat.clock.due_ms).collect()
    }

    fn left(body: &Body, now_ms: Ms) -> Vec<Ms> {
        body.seats.iter().map(|seat| seat.clock.remaining_ms(now_ms)).collect()
    }

    #[test]
    fn without_a_pace_no_clock_runs() {
        let mut body = body(Pace::Free);
        change(&mut body, &[0, 1], 1_000);
        assert_eq!(dues(&body), [None; 3]);
    }

    #[test]
    fn it_is_known_since_when_somebody_is_asked_without_having_decided() {
        let mut body = body(Pace::Free);
        let asked = |body: &Body| body.seats.iter().map(|seat| seat.clock.asked_ms).collect::<Vec<_>>();
        change(&mut body, &[0, 2], 1_000);
        assert_eq!(asked(&body), [Some(1_000), None, None]);
        change(&mut body, &[0, 1], 2_000);
        assert_eq!(asked(&body), [Some(1_000), Some(2_000), None]);
        decide(&mut body, 0, &[0, 1], 3_000);
        assert_eq!(asked(&body), [Some(3_000), Some(2_000), None]);
        body.seats[1].absence = Some(Absence::Left);
        change(&mut body, &[1], 4_000);
        assert_eq!(asked(&body), [None; 3]);
    }

    #[test]
    fn the_clocks_of_all_people_who_are_asked_run_and_no_bots() {
        let mut body = body(LIVE);
        change(&mut body, &[0, 1, 2], 1_000);
        assert_eq!(dues(&body), [Some(61_000), Some(61_000), None]);
        decide(&mut body, 0, &[1, 2], 11_000);
        assert_eq!(dues(&body), [None, Some(61_000), None]);
        assert_eq!(left(&body, 11_000), [55_000, 50_000, 60_000]);
    }

    #[test]
    fn time_is_added_when_a_seat_has_answered_and_not_before() {
        let mut body = body(LIVE);
        change(&mut body, &[0], 0);
        decide(&mut body, 0, &[0], 10_000);
        assert_eq!(dues(&body)[0], Some(60_000), "it is still asked");
        decide(&mut body, 0, &[1], 20_000);
        assert_eq!(left(&body, 20_000)[0], 45_000);
    }

    #[test]
    fn who_is_no_longer_asked_without_having_answered_gains_nothing() {
        let mut body = body(LIVE);
        change(&mut body, &[0, 1], 0);
        decide(&mut body, 1, &[2], 10_000);
        assert_eq!(left(&body, 10_000), [50_000, 55_000, 60_000]);
    }

    #[test]
    fn nothing_is_gained_by_answering_and_taking_back() {
        let mut body = body(LIVE);
        change(&mut body, &[0], 0);
        for _ in 0..3 {
            decide(&mut body, 0, &[1], 10_000);
            assert_eq!(left(&body, 10_000)[0], 55_000);
            let undone = Activity { decided: Seats::NONE, has_undone: true };
            change_by(&mut body, &[0], undone, 10_000);
            assert_eq!(dues(&body)[0], Some(60_000));
        }
    }

    #[test]
    fn what_an_answer_added_is_kept_when_the_next_question_comes() {
        let mut body = body(LIVE);
        change(&mut body, &[0], 0);
        decide(&mut body, 0, &[1], 10_000);
        decide(&mut body, 1, &[0], 10_000);
        assert_eq!(dues(&body)[0], Some(65_000));
        let undone_and_decided = Activity { decided: seats(&[0]), has_undone: true };
        change_by(&mut body, &[1], undone_and_decided, 10_000);
        assert_eq!(left(&body, 10_000)[0], 60_000);
    }

    #[test]
    fn clocks_are_held_while_the_table_is_paused() {
        for (pace, left_ms) in [(LIVE, 50_000), (DAYS, 90_000)] {
            let mut body = body(pace);
            change(&mut body, &[0], 0);
            body.paused_ms = Some(10_000);
            change(&mut body, &[0], 10_000);
            assert_eq!(dues(&body), [None; 3]);
            assert_eq!(left(&body, 500_000)[0], left_ms);
            body.paused_ms = None;
            change(&mut body, &[0], 500_000);
            assert_eq!(dues(&body)[0], Some(500_000 + left_ms), "{pace:?}");
        }
    }

    #[test]
    fn clocks_are_held_while_somebody_asks_to_take_back() {
        for (pace, left_ms) in [(LIVE, 50_000), (DAYS, 90_000)] {
            let mut body = body(pace);
            change(&mut body, &[0], 0);
            let agreed = seats(&[1]);
            body.undo =
                Some(UndoRequest { seat: Seat(1), version: 1, agreed, asked_ms: 10_000, expires_ms: 99_000 });
            change(&mut body, &[0], 10_000);
            assert_eq!(dues(&body), [None; 3]);
            body.undo = None;
            change(&mut body, &[0], 70_000);
            assert_eq!(dues(&body)[0], Some(70_000 + left_ms), "{pace:?}");
        }
    }

    #[test]
    fn who_is_asked_in_a_pause_starts_with_its_end() {
        let mut body = paused(DAYS);
        decide(&mut body, 0, &[1], 10);
        body.paused_ms = None;
        change(&mut body, &[1], 1_000);
        assert_eq!(dues(&body), [None, Some(101_000), None]);
    }

    #[test]
    fn an_answer_in_a_pause_costs_no_time_and_adds_none() {
        let mut body = paused(LIVE);
        decide(&mut body, 0, &[1], 10_000);
        assert_eq!(left(&body, 10_000), [60_000; 3]);
    }

    #[test]
    fn every_decision_has_its_own_days() {
        let mut body = body(DAYS);
        change(&mut body, &[0, 1], 0);
        decide(&mut body, 0, &[0, 1], 40_000);
        assert_eq!(dues(&body), [Some(140_000), Some(100_000), None]);
        decide(&mut body, 1, &[0], 50_000);
        assert_eq!(dues(&body), [Some(140_000), None, None]);
        decide(&mut body, 0, &[1], 60_000);
        assert_eq!(dues(&body), [None, Some(160_000), None]);
    }

    #[test]
    fn the_clock_of_who_is_away_stands_still() {
        for (pace, back_due_ms) in [(LIVE, 250_000), (DAYS, 300_000)] {
            let mut body = body(pace);
            change(&mut body, &[0], 0);
            body.seats[0].absence = Some(Absence::Left);
            change(&mut body, &[0], 10_000);
            assert_eq!(dues(&body), [None; 3]);
            body.seats[0].absence = None;
            change(&mut body, &[0], 200_000);
            assert_eq!(dues(&body)[0], Some(back_due_ms), "{pace:?}");
        }
    }

    #[test]
    fn what_a_bot_decides_for_who_is_away_adds_no_time() {
        let mut body = body(LIVE);
        change(&mut body, &[0], 0);
        body.seats[0].absence = Some(Absence::OutOfTime);
        change(&mut body, &[0], 60_000);
        decide(&mut body, 0, &[1], 60_000);
        assert_eq!(left(&body, 60_000)[0], 0);
    }

    #[test]
    fn settling_again_changes_nothing() {
        for pace in [Pace::Free, LIVE, DAYS] {
            let mut body = body(pace);
            change(&mut body, &[0, 2], 0);
            let before = body.clone();
            change(&mut body, &[0, 2], 7_000);
            assert_eq!(body, before);
        }
    }
}
