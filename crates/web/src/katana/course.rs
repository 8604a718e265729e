//! The chart of everybody's points over the course of a game.

use host::LogEntry;
use katana::Event;
use maud::{Markup, html};
use tabletop::Seat;

use super::Picture;
use crate::render::{
    chart::{Chart, Series, Step, folded, versions},
    crest::crest,
};

impl Picture<'_> {
    /// A line for each player over the whole log, with the rounds marked.
    pub(super) fn course_of_points(self, log: &[LogEntry<Event>]) -> Markup {
        let line = |seat: Seat| Series {
            class: format!("seat-{}", seat.0),
            key: html! { (crest(seat)) (self.voice.player(seat)) },
            course: course_of(log, seat),
        };
        Chart {
            title: self.say("board-course"),
            last: log.last().map_or(0, |entry| entry.version),
            rounds: versions(
                log,
                |event| matches!(event, Event::RoundBegan { round, first: _ } if *round > 1),
            ),
            lines: self.game.table().seats().map(line).collect(),
        }
        .drawn()
    }
}

/// The points of a seat after each entry.
fn course_of(log: &[LogEntry<Event>], seat: Seat) -> Vec<Step> {
    let course = folded(log, 0, |points, events| points + scored(events, seat));
    course.into_iter().map(|(version, number)| Step { version, number }).collect()
}

fn scored(events: &[Event], seat: Seat) -> i64 {
    let points = |event: &Event| {
        let &Event::Scored { seat: whose, points, category: _ } = event else { return 0 };
        if whose == seat { i64::from(points) } else { 0 }
    };
    events.iter().map(points).sum()
}

#[cfg(test)]
mod tests {
    use host::LogContent;
    use katana::table::Category;

    use super::*;

    #[test]
    fn points_count_for_who_won_them() {
        let scores =
            |seat: u8, points: i16| Event::Scored { seat: Seat(seat), points, category: Category::Swords };
        let entry = |version: u64, events| LogEntry {
            version,
            at_ms: 0,
            seat: Some(Seat(0)),
            what: LogContent::Done(events),
        };
        let log = [entry(1, vec![scores(0, 5), scores(1, 2)]), entry(2, vec![scores(0, -3)])];
        let points = |seat| course_of(&log, Seat(seat)).iter().map(|step| step.number).collect::<Vec<_>>();
        assert_eq!(points(0), [0, 5, 2]);
        assert_eq!(points(1), [0, 2, 2]);
    }
}
