//! A line chart of numbers over the course of a game.

use host::{LogContent, LogEntry};
use maud::{Markup, html};

use crate::face::take_back;

/// The size of the drawing, in its own units.
const WIDTH: i64 = 1000;
const HEIGHT: i64 = 260;
/// How many numbers of rounds have room beside each other on a phone.
const NUMBERS_MAX: u64 = 18;

/// A chart over all entries of a log.
pub(crate) struct Chart {
    /// The caption.
    pub(crate) title: String,
    /// The version after the last entry.
    pub(crate) last: u64,
    /// The version at which each round after the first began.
    pub(crate) rounds: Vec<u64>,
    /// One line for each series.
    pub(crate) lines: Vec<Series>,
}

/// The course of one number.
pub(crate) struct Series {
    /// The CSS class for its colour.
    pub(crate) class: String,
    /// Its label in the legend.
    pub(crate) key: Markup,
    /// Its values, oldest first.
    pub(crate) course: Vec<Step>,
}

/// A value after a log entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// The version after the entry.
    pub(crate) version: u64,
    /// The number.
    pub(crate) number: i64,
}

impl Chart {
    /// Draws the chart. It is hidden from screen readers; the score table and the log say the same in words.
    pub(crate) fn drawn(&self) -> Markup {
        let numbers = || self.lines.iter().flat_map(|line| line.course.iter().map(|step| step.number));
        let (low, high) = (numbers().min().unwrap_or(0).min(0), numbers().max().unwrap_or(0).max(1));
        let x = |version: u64| WIDTH * whole(version) / whole(self.last).max(1);
        let y = |number: i64| HEIGHT * (high - number) / (high - low);
        html! {
            figure .course aria-hidden="true" {
                figcaption { (self.title) }
                div .course-field {
                    (self.axes(low, high))
                    svg .lines viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" {
                        @for number in marks(low, high) { path .grid d=(format!("M0 {}h{WIDTH}", y(number))) {} }
                        @for &version in &self.rounds { path .round d=(format!("M{} 0v{HEIGHT}", x(version))) {} }
                        path .zero d=(format!("M0 {}h{WIDTH}", y(0))) {}
                        @for (n, line) in self.lines.iter().enumerate() {
                            path class=(line.classes(n)) d=(stairs(&line.course, x, y)) {}
                        }
                    }
                }
                p .keys {
                    @for (n, line) in self.lines.iter().enumerate() {
                        span .key {
                            svg viewBox="0 0 30 10" { path class=(line.classes(n)) d="M0 5h30" {} }
                            (line.key)
                        }
                        " "
                    }
                }
            }
        }
    }
}

impl Chart {
    /// The numbers beside the lines and the numbers of the rounds below. They keep their size, whatever the chart's.
    fn axes(&self, low: i64, high: i64) -> Markup {
        let up = |number: i64| format!("{}%", 100 * (high - number) / (high - low));
        let along = |version: u64| format!("{}%", 100 * whole(version) / whole(self.last).max(1));
        html! {
            svg .axes width="100%" height="100%" {
                @for number in marks(low, high) { text .up x="-6" y=(up(number)) dy="4" { (number) } }
                @for (n, version) in self.numbered_rounds() {
                    text .along x=(along(version)) y="100%" dy="15" dx="2" { (n) }
                }
            }
        }
    }

    /// The rounds whose numbers have room beside each other, each with the version in which it began.
    fn numbered_rounds(&self) -> Vec<(usize, u64)> {
        let apart = self.last / NUMBERS_MAX;
        let mut numbered: Vec<(usize, u64)> = Vec::new();
        for (n, version) in (1..).zip([0].into_iter().chain(self.rounds.iter().copied())) {
            if numbered.last().is_none_or(|&(_, before)| version >= before + apart) {
                numbered.push((n, version));
            }
        }
        numbered
    }
}

/// Three to six round numbers between the lowest and the highest.
fn marks(low: i64, high: i64) -> Vec<i64> {
    let steps = [1, 2, 5, 10, 20, 40, 50, 100, 200, 500];
    let step = steps.into_iter().find(|step| (high - low) / step <= 5).unwrap_or(1000);
    (low / step..=high / step).map(|n| n * step).collect()
}

impl Series {
    /// The classes of the line with number `n`: its dashes follow from the number.
    fn classes(&self, n: usize) -> String {
        format!("line-of dash-{n} {}", self.class)
    }
}

/// The value of a state after each entry, starting with `first`. `change` applies the events of an entry.
pub(crate) fn folded<E, T: Copy>(
    log: &[LogEntry<E>],
    first: T,
    change: impl Fn(T, &[E]) -> T,
) -> Vec<(u64, T)> {
    let mut standing = Vec::new();
    let mut course = vec![(0, first)];
    for entry in log {
        let now = standing.last().map_or(first, |&(_, now)| now);
        match &entry.what {
            LogContent::Done(events) => standing.push((entry.seat, change(now, events))),
            LogContent::Undone { past_barrier: _ } => take_back(&mut standing, entry.seat, |&(seat, _)| seat),
        }
        course.push((entry.version, standing.last().map_or(first, |&(_, now)| now)));
    }
    course
}

/// The versions of the entries with an event for which `is_it` holds.
pub(crate) fn versions<E>(log: &[LogEntry<E>], is_it: impl Fn(&E) -> bool) -> Vec<u64> {
    let happened = |entry: &&LogEntry<E>| match &entry.what {
        LogContent::Done(events) => events.iter().any(&is_it),
        LogContent::Undone { past_barrier: _ } => false,
    };
    log.iter().filter(happened).map(|entry| entry.version).collect()
}

/// A path with a step wherever the number changes.
fn stairs(course: &[Step], x: impl Fn(u64) -> i64, y: impl Fn(i64) -> i64) -> String {
    let mut line = String::new();
    let mut before = None;
    for step in course {
        match before {
            None => line += &format!("M{} {}", x(step.version), y(step.number)),
            Some(number) if number == step.number => continue,
            Some(_) => line += &format!("H{}V{}", x(step.version), y(step.number)),
        }
        before = Some(step.number);
    }
    line + &format!("H{WIDTH}")
}

fn whole(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn who_takes_back_loses_what_their_last_act_and_all_after_it_brought() {
        let entry =
            |version: u64, seat: u8, what| LogEntry { version, at_ms: 0, seat: Some(Seat(seat)), what };
        let log = [
            entry(1, 0, LogContent::Done(vec![5])),
            entry(2, 1, LogContent::Done(vec![])),
            entry(3, 0, LogContent::Done(vec![3])),
            entry(4, 1, LogContent::Done(vec![1, 1])),
            entry(5, 0, LogContent::Undone { past_barrier: true }),
            entry(6, 0, LogContent::Done(vec![1])),
        ];
        let course = folded(&log, 0, |now, events| now + events.iter().sum::<i64>());
        assert_eq!(course, [(0, 0), (1, 5), (2, 5), (3, 8), (4, 10), (5, 5), (6, 6)]);
    }

    #[test]
    fn marks_are_few_and_round() {
        assert_eq!(marks(0, 129), [0, 40, 80, 120]);
        assert_eq!(marks(-3, 4), [-2, 0, 2, 4]);
        assert_eq!(marks(0, 1), [0, 1]);
    }

    #[test]
    fn a_line_rises_where_its_number_does() {
        let course = [(0, 0), (10, 0), (20, 4), (30, 4), (40, 2)];
        let course = course.map(|(version, number)| Step { version, number });
        assert_eq!(stairs(&course, whole, |number| 10 - number), "M0 10H20V6H40V8H1000");
    }
}
