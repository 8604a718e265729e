//! The chart of the Leaders' Honor over the course of a game, and everybody's score by Loyalty card at the end.

use host::LogEntry;
use maud::{Markup, html};
use shogunate::{
    Event,
    flow::end::Tally,
    piece::{Leader, N_LEADERS},
};
use tabletop::Seat;

use super::Picture;
use crate::render::{
    chart::{Chart, Series, Step, folded, versions},
    crest::crest,
};

/// The width of the longest bar.
const WIDTH: u32 = 1000;

impl Picture<'_> {
    /// A line for each Leader over the whole log, with the rounds marked.
    pub(super) fn course_of_honor(self, log: &[LogEntry<Event>]) -> Markup {
        let course = honors(log);
        let line = |leader: Leader| Series {
            class: format!("clan-{} of-clan", leader.0),
            key: self.chip(leader),
            course: course
                .iter()
                .map(|&(version, honor)| Step { version, number: honor[leader.index()] })
                .collect(),
        };
        Chart {
            title: self.say("replay-honor-course"),
            last: log.last().map_or(0, |entry| entry.version),
            rounds: versions(log, |event| matches!(event, Event::RoundBegan { round, .. } if *round > 1)),
            lines: Leader::ALL.into_iter().map(line).collect(),
        }
        .drawn()
    }

    /// A bar for each player with a part for each Loyalty card. The table below says the same in words.
    pub(super) fn chart(self, tallies: &[(Seat, Tally)]) -> Markup {
        let most = tallies.iter().map(|(_, tally)| u32::from(tally.score)).max().unwrap_or(0).max(1);
        html! {
            figure .chart aria-hidden="true" {
                @for (seat, tally) in tallies {
                    div .bar {
                        span .who { (crest(*seat)) (self.voice.player(*seat)) }
                        svg viewBox=(format!("0 0 {WIDTH} 30")) preserveAspectRatio="none" {
                            @for (leader, from, to) in parts(tally) {
                                rect class=(format!("of-clan clan-{}", leader.0)) x=(WIDTH * from / most) y="0"
                                    width=(WIDTH * (to - from) / most) height="30" {
                                    title { (self.voice.leader(leader)) ": " (to - from) }
                                }
                            }
                        }
                        b { (tally.score) }
                    }
                }
                figcaption { @for leader in Leader::ALL { (self.chip(leader)) " " } }
            }
        }
    }
}

/// The Honor of all Leaders after each entry.
fn honors(log: &[LogEntry<Event>]) -> Vec<(u64, [i64; N_LEADERS])> {
    folded(log, [0; N_LEADERS], |mut honor, events| {
        for event in events {
            if let &Event::HonorPlaced { leader, n, cause: _ } = event {
                honor[leader.index()] += i64::from(n);
            }
            if let &Event::HonorTaken { leader, cause: _ } = event {
                honor[leader.index()] -= 1;
            }
        }
        honor
    })
}

/// The range of the score that each Loyalty card accounts for; the second card of a pair that counts once adds nothing.
fn parts(tally: &Tally) -> Vec<(Leader, u32, u32)> {
    let [first, second] = tally.cards;
    let split = u32::from(first.honor);
    let all = u32::from(tally.score);
    let parts = [(first.leader, 0, split.min(all)), (second.leader, split.min(all), all)];
    parts.into_iter().filter(|(_, from, to)| to > from).collect()
}

#[cfg(test)]
mod tests {
    use host::LogContent;
    use shogunate::{Setup, Shogunate, components::embedded};
    use tabletop::{Game, Options, Quick, Seed, Session};

    use super::*;

    #[test]
    fn the_lines_end_where_the_leaders_stand() {
        for players in Setup::PLAYERS {
            let mut events = Vec::new();
            let session = Session::new(
                Setup::new(players),
                embedded().components.clone(),
                Seed([players; 32]),
                &mut events,
            );
            let mut session: Session<Shogunate> = session.expect("the embedded set makes a game");
            let mut log = vec![LogEntry { version: 0, at_ms: 0, seat: None, what: LogContent::Done(events) }];
            let mut quick = Quick::new(players.into());
            while let Some(seat) = session.state().status().asked().first() {
                let mut options = Options::default();
                session.state().options(session.rules(), seat, &mut options);
                let action = options.asked()[quick.below(options.asked().len())];
                let events = session.act(seat, action).expect("the action is an option");
                log.push(LogEntry {
                    version: log.len() as u64,
                    at_ms: 0,
                    seat: Some(seat),
                    what: LogContent::Done(events),
                });
            }
            let (_, honor) = *honors(&log).last().expect("there is a deal");
            assert_eq!(honor, session.state().table().honor.map(i64::from));
        }
    }
}
