//! How everybody's points grew in the course of a game, as lines.

use host::{Deeds, Told};
use katana::Event;
use maud::{Markup, html};
use tabletop::Seat;

use super::Picture;
use crate::mon::mon;

/// The size of the drawing, in its own units.
const WIDTH: i64 = 1000;
const HEIGHT: i64 = 260;

/// The points of a seat after an entry.
struct Step {
    version: u64,
    points: i64,
}

impl Picture<'_> {
    /// A line for each player over all entries of the log, with the rounds marked. The table of points and the log say
    /// the same in words.
    pub(super) fn course_of_points(self, told: &[Told<Event>]) -> Markup {
        let table = self.game.table();
        let last = told.last().map_or(0, |entry| entry.version);
        let courses: Vec<(Seat, Vec<Step>)> =
            table.seats().map(|seat| (seat, course_of(told, seat))).collect();
        let points = || courses.iter().flat_map(|(_, course)| course.iter().map(|step| step.points));
        let (low, high) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(0).max(1));
        let x = |version: u64| WIDTH * whole(version) / whole(last).max(1);
        let y = |points: i64| HEIGHT * (high - points) / (high - low);
        html! {
            figure .course aria-hidden="true" {
                figcaption { (self.say("board-course")) }
                div .plot {
                    span .most { (high) }
                    svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" {
                        @for version in rounds(told) { path .round d=(format!("M{} 0v{HEIGHT}", x(version))) {} }
                        path .zero d=(format!("M0 {}h{WIDTH}", y(0))) {}
                        @for (seat, course) in &courses {
                            path class=(format!("line-of seat-{}", seat.0)) d=(stairs(course, x, y)) {}
                        }
                    }
                }
                p .keys {
                    @for (seat, _) in &courses {
                        span .key {
                            svg viewBox="0 0 30 10" { path class=(format!("line-of seat-{}", seat.0)) d="M0 5h30" {} }
                            (mon(*seat)) (self.voice.player(*seat))
                        }
                        " "
                    }
                }
            }
        }
    }
}

/// The points of a seat after each entry. Who takes back goes to before their last act that still stands.
fn course_of(told: &[Told<Event>], seat: Seat) -> Vec<Step> {
    let mut standing: Vec<(Option<Seat>, i64)> = Vec::new();
    let now = |standing: &[(Option<Seat>, i64)]| standing.last().map_or(0, |&(_, points)| points);
    let mut course = vec![Step { version: 0, points: 0 }];
    for entry in told {
        match &entry.what {
            Deeds::Done(events) => standing.push((entry.seat, now(&standing) + scored(events, seat))),
            Deeds::Undone { past_barrier: _ } => {
                let last = standing.iter().rposition(|&(by, _)| by == entry.seat);
                standing.truncate(last.unwrap_or(standing.len()));
            }
        }
        course.push(Step { version: entry.version, points: now(&standing) });
    }
    course
}

fn scored(events: &[Event], seat: Seat) -> i64 {
    let points = |event: &Event| {
        let &Event::Scored { seat: whose, points, category: _ } = event else { return 0 };
        if whose == seat { i64::from(points) } else { 0 }
    };
    events.iter().map(points).sum()
}

/// When each round after the first began.
fn rounds(told: &[Told<Event>]) -> Vec<u64> {
    let begins = |entry: &&Told<Event>| match &entry.what {
        Deeds::Done(events) => {
            events.iter().any(|event| matches!(event, Event::RoundBegan { round, first: _ } if *round > 1))
        }
        Deeds::Undone { past_barrier: _ } => false,
    };
    told.iter().filter(begins).map(|entry| entry.version).collect()
}

/// A line that rises where points are won.
fn stairs(course: &[Step], x: impl Fn(u64) -> i64, y: impl Fn(i64) -> i64) -> String {
    let mut line = String::new();
    let mut before = None;
    for step in course {
        match before {
            None => line += &format!("M{} {}", x(step.version), y(step.points)),
            Some(points) if points == step.points => continue,
            Some(_) => line += &format!("H{}V{}", x(step.version), y(step.points)),
        }
        before = Some(step.points);
    }
    line + &format!("H{WIDTH}")
}

fn whole(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use katana::table::Category;

    use super::*;

    fn entry(version: u64, seat: u8, what: Deeds<Event>) -> Told<Event> {
        Told { version, at_ms: 0, seat: Some(Seat(seat)), what }
    }

    fn scores(seat: u8, points: i16) -> Deeds<Event> {
        Deeds::Done(vec![Event::Scored { seat: Seat(seat), points, category: Category::Swords }])
    }

    #[test]
    fn who_takes_back_loses_what_their_last_act_and_all_after_it_brought() {
        let told = [
            entry(1, 0, scores(0, 5)),
            entry(2, 1, scores(1, 4)),
            entry(3, 0, scores(0, 3)),
            entry(4, 1, scores(0, 2)),
            entry(5, 0, Deeds::Undone { past_barrier: true }),
            entry(6, 0, scores(0, 1)),
        ];
        let points = |seat| course_of(&told, Seat(seat)).iter().map(|step| step.points).collect::<Vec<_>>();
        assert_eq!(points(0), [0, 5, 5, 8, 10, 5, 6]);
        assert_eq!(points(1), [0, 0, 4, 4, 4, 4, 4]);
    }
}
