//! Clocks, with a time that only the test changes.

use host::{Absence, BotLevel, MessageBody, NewSeat, Notice, Pace, Phase, Undone, Who};
use tabletop::{Quick, Seat, Seats};

use crate::{
    refused::refusal,
    table::{At, House, new_table},
};

const LIVE: Pace = Pace::Live { bank_ms: 600_000, increment_ms: 10_000 };
const DAYS: Pace = Pace::Days { move_ms: 3 * 24 * 3_600_000 };

/// A game of three on one device, with clocks.
async fn timed(house: &House, pace: Pace) -> At<'_> {
    let who = house.person("Aki").await;
    let guest = |name: &str| NewSeat::Guest { name: name.to_owned(), pin: None };
    let mut new = new_table(vec![NewSeat::ME, guest("Bo"), guest("Cy")]);
    new.pace = pace;
    let table = house.host.create_table(who, new).await.unwrap();
    house.host.start_table(who, table).await.unwrap();
    At { house, who, table }
}

impl At<'_> {
    async fn dues(&self) -> Vec<Option<i64>> {
        let now_ms = self.house.host.now_ms();
        let seats = self.house.host.view(self.who, self.table, None).await.unwrap().seats;
        seats.iter().map(|seat| seat.due_ms.map(|due_ms| due_ms - now_ms)).collect()
    }

    async fn left(&self, seat: Seat) -> i64 {
        let view = self.house.host.view(self.who, self.table, None).await.unwrap();
        view.seats[seat.index()].left_ms.expect("the clock is live")
    }

    async fn absences(&self) -> Vec<Option<Absence>> {
        let view = self.house.host.view(self.who, self.table, None).await.unwrap();
        view.seats.iter().map(|seat| seat.absence).collect()
    }

    async fn asked(&self) -> Seats {
        self.game_view(Seat(0)).await.asked
    }

    async fn notices(&self) -> Vec<(Notice, String)> {
        let lines = self.house.host.view(self.who, self.table, None).await.unwrap().lines;
        let notice = |said| match said {
            MessageBody::Notice { notice, name } => Some((notice, name)),
            MessageBody::Chat { .. } => None,
        };
        lines.into_iter().filter_map(|line| notice(line.what)).collect()
    }

    /// Plays until exactly one seat is asked.
    async fn one_asked(&self) -> Seat {
        self.play_until(|seat, game_view| game_view.asked == Seats::one(seat)).await
    }

    /// The same, with the time that the seat has left.
    async fn one_asked_and_left(&self) -> (Seat, i64) {
        let seat = self.one_asked().await;
        (seat, self.left(seat).await)
    }

    /// Lets the seat act until it is no longer asked.
    async fn answer(&self, seat: Seat) {
        let mut quick = Quick::new(7);
        while self.asked().await.contains(seat) {
            self.act_at_random(seat, &mut quick).await;
        }
    }
}

#[tokio::test]
async fn the_clock_of_who_is_asked_runs_and_gains_with_the_answer() {
    let house = House::open().await;
    let at = timed(&house, LIVE).await;
    let (seat, left_ms) = at.one_asked_and_left().await;
    for (index, due) in at.dues().await.into_iter().enumerate() {
        assert_eq!(due, (index == seat.index()).then_some(left_ms));
    }
    house.pass(30_000);
    assert_eq!(at.left(seat).await, left_ms - 30_000);
    at.answer(seat).await;
    assert_eq!(at.left(seat).await, left_ms - 20_000);
    assert_eq!(at.dues().await[seat.index()], None);
    house.pass(30_000);
    assert_eq!(at.left(seat).await, left_ms - 20_000, "it stands still");
}

#[tokio::test]
async fn the_clocks_of_all_who_are_asked_run() {
    let house = House::open().await;
    let at = timed(&house, LIVE).await;
    at.play_until(|_, game_view| game_view.asked.len() > 1).await;
    let asked = at.asked().await;
    for (seat, due) in (0..).map(Seat).zip(at.dues().await) {
        assert_eq!(due.is_some(), asked.contains(seat), "{seat:?}");
    }
}

#[tokio::test]
async fn every_decision_has_its_own_days() {
    let house = House::open().await;
    let at = timed(&house, DAYS).await;
    let Pace::Days { move_ms } = DAYS else { unreachable!() };
    let seat = at.one_asked().await;
    assert_eq!(at.dues().await[seat.index()], Some(move_ms));
    house.pass(move_ms - 1);
    house.host.tick().await.unwrap();
    assert_eq!(at.absences().await, [None; 3]);
    at.answer(seat).await;
    for seat in at.asked().await.iter() {
        assert_eq!(at.dues().await[seat.index()], Some(move_ms));
    }
}

#[tokio::test]
async fn a_bot_plays_for_whose_time_has_run_out_and_gives_the_seat_back() {
    for (pace, bank_ms, return_ms) in
        [(LIVE, 600_000, 60_000), (DAYS, 3 * 24 * 3_600_000, 3 * 24 * 3_600_000)]
    {
        let house = House::open().await;
        let at = timed(&house, pace).await;
        let seat = at.asked().await.first().expect("somebody is asked");
        let version = at.game_view(seat).await.version;
        house.pass(bank_ms);
        house.host.tick().await.unwrap();
        assert_eq!(at.absences().await[seat.index()], Some(Absence::OutOfTime));
        at.wait_past(version).await;
        let name = at.view(seat).await.seats[seat.index()].name.clone();
        assert!(at.notices().await.contains(&(Notice::OutOfTime, name)));

        house.host.come_back(at.who, at.table, seat).await.unwrap();
        assert_eq!(at.absences().await[seat.index()], None);
        let view = at.view(seat).await;
        let clock = &view.seats[seat.index()];
        assert!([None, Some(return_ms)].contains(&clock.left_ms), "{clock:?}");
        assert!([None, Some(house.host.now_ms() + return_ms)].contains(&clock.due_ms), "{clock:?}");
    }
}

#[tokio::test]
async fn who_only_left_has_what_they_had() {
    let house = House::open().await;
    let at = timed(&house, LIVE).await;
    let (seat, left_ms) = at.one_asked_and_left().await;
    house.pass(left_ms - 5_000);
    house.host.leave(at.who, at.table, seat).await.unwrap();
    house.host.come_back(at.who, at.table, seat).await.unwrap();
    assert_eq!(at.left(seat).await, 5_000);
}

#[tokio::test]
async fn a_pause_stops_all_clocks() {
    for pace in [LIVE, DAYS] {
        let house = House::open().await;
        let host = &house.host;
        let at = timed(&house, pace).await;
        let seat = at.one_asked().await;
        house.pass(7_000);
        let due = at.dues().await;
        host.pause(at.who, at.table).await.unwrap();
        host.pause(at.who, at.table).await.unwrap();
        assert_eq!(at.dues().await, [None; 3]);
        assert!(at.view(seat).await.paused_ms.is_some());
        house.pass(365 * 24 * 3_600_000);
        host.tick().await.unwrap();
        host.resume(at.who, at.table).await.unwrap();
        assert_eq!(at.dues().await, due);
        assert_eq!(at.absences().await, [None; 3]);
        let log: Vec<Notice> = at.notices().await.into_iter().map(|(notice, _)| notice).collect();
        assert!(log.ends_with(&[Notice::Paused, Notice::Resumed]), "{log:?}");
    }
}

#[tokio::test]
async fn clocks_are_stopped_by_who_runs_the_table_and_only_where_there_are_any() {
    let house = House::open().await;
    let host = &house.host;
    let at = timed(&house, LIVE).await;
    let bo = house.person("Bo").await;
    for who in [bo, Who::default()] {
        assert_eq!(refusal(host.pause(who, at.table).await), "Forbidden(NotHost)");
        assert_eq!(refusal(host.resume(who, at.table).await), "Forbidden(NotHost)");
    }
    let free = house.hot_seat(2).await;
    assert_eq!(refusal(host.pause(free.who, free.table).await), "NotNow(NoClock)");
    let mut new = new_table(vec![NewSeat::ME, NewSeat::Bot(BotLevel::Novice)]);
    new.pace = LIVE;
    let waiting = host.create_table(bo, new).await.unwrap();
    assert_eq!(refusal(host.pause(bo, waiting).await), "NotNow(NotBegun)");
}

/// Plays until a seat can undo only by consent, and asks for it.
async fn asks_to_undo(at: &At<'_>) -> Seat {
    loop {
        let seat = at.one_asked().await;
        at.answer(seat).await;
        let other = at.asked().await.iter().find(|&other| other != seat);
        let Some(other) = other else { continue };
        at.act_at_random(other, &mut Quick::new(3)).await;
        if matches!(at.house.host.undo(at.who, at.table, seat).await, Ok(Undone::Asked)) {
            return seat;
        }
    }
}

#[tokio::test]
async fn clocks_wait_while_somebody_asks_to_take_back() {
    let house = House::open_with(|settings| settings.undo_expires_ms = 300_000).await;
    let host = &house.host;
    let at = timed(&house, LIVE).await;
    let seat = asks_to_undo(&at).await;
    assert_eq!(at.dues().await, [None; 3]);
    let mut left = Vec::new();
    for seat in (0..3).map(Seat) {
        left.push(at.left(seat).await);
    }
    house.pass(299_999);
    host.tick().await.unwrap();
    assert_eq!(at.dues().await, [None; 3]);
    house.pass(1);
    host.tick().await.unwrap();
    let name = at.view(seat).await.seats[seat.index()].name.clone();
    assert_eq!(at.notices().await.last(), Some(&(Notice::UndoLapsed, name)));
    let asked = at.asked().await;
    for (seat, due) in (0..).map(Seat).zip(at.dues().await) {
        assert_eq!(due, asked.contains(seat).then_some(left[seat.index()]), "{seat:?}");
    }
}

#[tokio::test]
async fn nothing_is_gained_by_answering_and_taking_back() {
    let house = House::open().await;
    let at = timed(&house, LIVE).await;
    loop {
        let seat = at.one_asked().await;
        let (left_ms, version) = (at.left(seat).await, at.game_view(seat).await.version);
        at.answer(seat).await;
        assert_eq!(at.left(seat).await, left_ms + 10_000);
        if take_back(&at, seat, at.game_view(seat).await.version - version).await {
            assert_eq!(at.left(seat).await, left_ms);
            return;
        }
    }
}

/// Undoes the seat's last acts; returns whether no consent was needed.
async fn take_back(at: &At<'_>, seat: Seat, n_acts: u64) -> bool {
    let host = &at.house.host;
    for _ in 0..n_acts {
        if host.undo(at.who, at.table, seat).await.unwrap() == Undone::Asked {
            host.answer_undo(at.who, at.table, seat, false).await.unwrap();
            return false;
        }
    }
    true
}

#[tokio::test]
async fn after_a_start_nobodys_time_runs_out_at_once() {
    let house = House::open_with(|settings| settings.grace_ms = 30_000).await;
    house.pass(30_000);
    let (who, table, seat) = {
        let at = timed(&house, LIVE).await;
        (at.who, at.table, at.asked().await.first().expect("somebody is asked"))
    };
    house.pass(3_600_000);
    // The time ran out while the host was stopped.
    let house = house.restart().await;
    let at = At { house: &house, who, table };
    house.host.tick().await.unwrap();
    assert_eq!(at.absences().await[seat.index()], None);
    assert_eq!(at.dues().await[seat.index()], Some(30_000));
    house.pass(29_999);
    house.host.tick().await.unwrap();
    assert_eq!(at.absences().await[seat.index()], None);
    house.pass(1);
    house.host.tick().await.unwrap();
    assert_eq!(at.absences().await[seat.index()], Some(Absence::OutOfTime));
}

#[tokio::test]
async fn who_takes_a_seat_in_the_middle_has_time_to_decide() {
    let house = House::open().await;
    let host = &house.host;
    let at = timed(&house, LIVE).await;
    let seat = at.one_asked().await;
    house.pass(at.left(seat).await - 5_000);
    host.leave(at.who, at.table, seat).await.unwrap();
    host.replace(at.who, at.table, seat, NewSeat::Open).await.unwrap();
    let dee = house.person("Dee").await;
    host.claim(dee, at.table, Some(seat), "").await.unwrap();
    assert_eq!(at.left(seat).await, 60_000);
}

#[tokio::test]
async fn a_finished_game_has_no_clock() {
    let house = House::open().await;
    let at = timed(&house, LIVE).await;
    house.host.concede(at.who, at.table, Seat(0)).await.unwrap();
    assert_eq!(at.view(Seat(0)).await.phase, Phase::Playing);
    house.host.concede(at.who, at.table, Seat(2)).await.unwrap();
    let view = at.view(Seat(0)).await;
    assert_eq!(view.phase, Phase::Over);
    assert!(view.seats.iter().all(|seat| seat.due_ms.is_none()));
    let result = view.result.expect("it has a result");
    assert_eq!(result.ranks[1], 1);
    assert!(result.is_early);
}

#[tokio::test]
async fn nobody_gains_time_when_the_clock_is_set_back_while_no_host_runs() {
    for pace in [LIVE, DAYS] {
        let house = House::open().await;
        let at = timed(&house, pace).await;
        let seat = at.one_asked().await;
        let due_ms = at.dues().await[seat.index()].expect("the clock of who is asked runs");
        let (who, table) = (at.who, at.table);
        house.pass(-7_200_000);
        let house = house.restart().await;
        let at = At { house: &house, who, table };
        assert_eq!(at.dues().await[seat.index()], Some(due_ms), "{pace:?}");
        house.pass(due_ms);
        house.host.tick().await.unwrap();
        assert_eq!(at.absences().await[seat.index()], Some(Absence::OutOfTime), "{pace:?}");
    }
}

#[tokio::test]
async fn nobody_gains_time_when_the_clock_is_set_back_between_two_decisions() {
    let house = House::open().await;
    let at = timed(&house, LIVE).await;
    let (seat, left_ms) = at.one_asked_and_left().await;
    house.pass(-7_200_000);
    at.answer(seat).await;
    assert_eq!(at.left(seat).await, left_ms + 10_000, "the increment, and no more");
}
