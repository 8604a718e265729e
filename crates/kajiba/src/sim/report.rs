//! The report of a simulation.

use std::{io, ops::Range};

use serde::Serialize;
use words::Arg;

use super::{Outcome, Series, decision_times::Taken};
use crate::{
    cx::Cx,
    game::{TerminalGame, n_seats},
    terminal::text::{pad, pad_left, widest},
};

/// The report of a simulation.
#[derive(Serialize)]
pub struct Report {
    games: usize,
    seconds: f64,
    games_per_s: f64,
    decisions_per_game: f64,
    asks_per_game: f64,
    ns_per_decision: f64,
    /// The mean number of rounds, if that varies.
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds_per_game: Option<f64>,
    scores: Scores,
    #[serde(skip_serializing_if = "Option::is_none")]
    ghost_scores: Option<Scores>,
    seat_wins: Vec<f64>,
    /// Games won by each bot, in the order given.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot_wins: Option<Vec<f64>>,
    /// How long bots with a time limit took.
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<Taken>,
    #[serde(skip)]
    bots: Vec<&'static str>,
    /// Games in which the goal of the setup was met, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    chapter_wins: Option<usize>,
}

/// The scores of some seats of all games.
#[derive(Serialize)]
struct Scores {
    mean: f64,
    p10: i32,
    p50: i32,
    p90: i32,
}

impl Report {
    /// Summarizes the games.
    pub fn new<G: TerminalGame>(series: &Series<G>, outcomes: &[Outcome], seconds: f64) -> Self {
        let setup = &series.setup;
        let games = outcomes.len();
        let n_decisions: u64 = outcomes.iter().map(|outcome| outcome.played.n_decisions).sum();
        let n_asks: u64 = outcomes.iter().map(|outcome| outcome.played.n_asks).sum();
        Self {
            games,
            seconds,
            games_per_s: games as f64 / seconds,
            decisions_per_game: n_decisions as f64 / games as f64,
            asks_per_game: n_asks as f64 / games as f64,
            ns_per_decision: seconds * 1e9 / n_decisions as f64,
            rounds_per_game: rounds_per_game(outcomes),
            scores: Scores::new(0..usize::from(G::n_players(setup)), outcomes),
            ghost_scores: G::automatic_seat(setup)
                .map(|seat| Scores::new(seat.index()..seat.index() + 1, outcomes)),
            seat_wins: wins(n_seats::<G>(setup), outcomes),
            bot_wins: bot_wins(series, outcomes),
            time: series.decision_times.taken(),
            bots: series.participants.iter().map(|participant| participant.id).collect(),
            chapter_wins: n_goals_met(outcomes),
        }
    }

    /// The report as one line of JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a report is plain data")
    }

    /// Games won by the bots, those of one level together, in the order in which they were named.
    fn wins_by_level(&self) -> Vec<(&'static str, f64)> {
        let mut sums: Vec<(&'static str, f64)> = Vec::new();
        for (&id, &wins) in self.bots.iter().zip(self.bot_wins.iter().flatten()) {
            match sums.iter_mut().find(|(level, _)| *level == id) {
                Some((_, sum)) => *sum += wins,
                None => sums.push((id, wins)),
            }
        }
        sums
    }

    /// Prints the report as a table.
    pub fn print(&self, cx: &mut Cx) -> io::Result<()> {
        let scores = &self.scores;
        let share = |wins: f64| format!("{:.1} %", 100.0 * wins / self.games as f64);
        let mut rows = vec![
            (cx.say("cli-sim-games", &[]), self.games.to_string()),
            (cx.say("cli-sim-seconds", &[]), format!("{:.2}", self.seconds)),
            (cx.say("cli-sim-games-per-second", &[]), format!("{:.0}", self.games_per_s)),
            (cx.say("cli-sim-decisions", &[]), format!("{:.1}", self.decisions_per_game)),
            (cx.say("cli-sim-asks", &[]), format!("{:.1}", self.asks_per_game)),
            (cx.say("cli-sim-nanoseconds", &[]), format!("{:.0}", self.ns_per_decision)),
            (cx.say("cli-sim-mean", &[]), format!("{:.1}", scores.mean)),
            (cx.say("cli-sim-percentiles", &[]), format!("{} / {} / {}", scores.p10, scores.p50, scores.p90)),
        ];
        if let Some(rounds) = self.rounds_per_game {
            rows.insert(6, (cx.say("cli-sim-rounds", &[]), format!("{rounds:.2}")));
        }
        if let Some(scores) = &self.ghost_scores {
            let scores = format!("{} / {} / {}", scores.p10, scores.p50, scores.p90);
            rows.push((cx.say("cli-sim-ghost", &[]), scores));
        }
        for (seat, wins) in self.seat_wins.iter().enumerate() {
            let seat: Arg = (seat + 1).into();
            rows.push((cx.say("cli-sim-wins", &[("seat", seat)]), share(*wins)));
        }
        for (id, wins) in self.wins_by_level() {
            let bot: Arg = cx.say(&format!("bot-{id}"), &[]).into();
            rows.push((cx.say("cli-sim-bot-wins", &[("bot", bot)]), share(wins)));
        }
        if let Some(taken) = &self.time {
            let over = format!("{} / {}", taken.n_over_twice, taken.n_decisions);
            rows.push((cx.say("cli-sim-over", &[]), over));
            rows.push((cx.say("cli-sim-longest", &[]), format!("{:.1}", taken.longest_ms)));
        }
        if let Some(wins) = self.chapter_wins {
            rows.push((cx.say("cli-sim-chapter-wins", &[]), share(wins as f64)));
        }
        let (names, values) =
            (widest(rows.iter().map(|(name, _)| name)), widest(rows.iter().map(|(_, value)| value)));
        for (name, value) in rows {
            cx.page.print(&format!("{}  {}", pad(&name, names), pad_left(&value, values)))?;
        }
        Ok(())
    }
}

impl Scores {
    fn new(seats: Range<usize>, outcomes: &[Outcome]) -> Self {
        let of_game = |outcome: &'_ Outcome| outcome.scores[seats.clone()].to_vec();
        let mut scores: Vec<i32> = outcomes.iter().flat_map(of_game).collect();
        scores.sort_unstable();
        let sum: i64 = scores.iter().map(|&score| i64::from(score)).sum();
        let at = |percent: usize| scores[(scores.len() - 1) * percent / 100];
        Self { mean: sum as f64 / scores.len() as f64, p10: at(10), p50: at(50), p90: at(90) }
    }
}

/// How many games met the goal of their setup, if it has one.
fn n_goals_met(outcomes: &[Outcome]) -> Option<usize> {
    let met: Option<Vec<bool>> = outcomes.iter().map(|outcome| outcome.is_goal_met).collect();
    met.map(|met| met.into_iter().filter(|is_met| *is_met).count())
}

/// The mean number of rounds, if that varies.
fn rounds_per_game(outcomes: &[Outcome]) -> Option<f64> {
    let rounds: Option<Vec<u64>> = outcomes.iter().map(|outcome| outcome.rounds.map(u64::from)).collect();
    rounds.map(|rounds| rounds.iter().sum::<u64>() as f64 / outcomes.len() as f64)
}

/// Games won by each bot, wherever it sat; nothing without bots.
fn bot_wins<G: TerminalGame>(series: &Series<G>, outcomes: &[Outcome]) -> Option<Vec<f64>> {
    let n = series.participants.len();
    let mut sums = vec![0.0; n];
    for outcome in outcomes {
        let wins = wins(n_seats::<G>(&series.setup), std::slice::from_ref(outcome));
        for (seat, won) in wins.iter().take(n).enumerate() {
            sums[series.sitting(outcome.index, seat)] += won;
        }
    }
    (n > 0).then_some(sums)
}

/// Games won by each seat. Shared victories are split and counted in sixtieths, which up to six players can share.
fn wins(n_seats: u8, outcomes: &[Outcome]) -> Vec<f64> {
    let mut sixtieths = vec![0u64; usize::from(n_seats)];
    for outcome in outcomes {
        let ranks = &outcome.ranks[..sixtieths.len()];
        let n_first = ranks.iter().filter(|&&rank| rank == 1).count() as u64;
        for (wins, _) in sixtieths.iter_mut().zip(ranks).filter(|(_, rank)| **rank == 1) {
            *wins += 60 / n_first;
        }
    }
    sixtieths.into_iter().map(|wins| wins as f64 / 60.0).collect()
}
