//! The report of a ladder.

use std::io;

use serde::Serialize;

use super::{Ladder, game::GameResult, mean::Mean, rating};
use crate::{
    cx::Cx,
    game::TerminalGame,
    terminal::{
        style::Style,
        text::{pad, pad_left, widest},
    },
};

/// The report of a ladder.
#[derive(Serialize)]
pub struct Report {
    players: u8,
    seed: u64,
    /// The budget of each participant.
    budgets: Vec<String>,
    /// Each participant against weaker ones.
    pub lines: Vec<Row>,
    /// Each participant against itself: a control, which must be at par.
    pub mirrors: Vec<Mirror>,
    ratings: Vec<Rating>,
}

/// The results of a matchup.
#[derive(Serialize)]
pub struct Row {
    /// Who is measured.
    pub one: String,
    /// Who sat at all other seats.
    pub others: String,
    games: usize,
    /// The share of victories.
    pub share: Mean,
    /// Points more than the mean of the others.
    margin: Mean,
    /// Points.
    score: f64,
}

/// The results of equals.
#[derive(Serialize)]
pub struct Mirror {
    /// The matchup.
    #[serde(flatten)]
    pub row: Row,
    /// The share of victories by seat.
    seats: Vec<f64>,
    /// The share of victories by position in the order of the first round.
    order: Vec<f64>,
    /// The 10th, 50th and 90th percentile of the scores.
    percentiles: [i32; 3],
    /// Where the points come from.
    categories: Vec<(String, f64)>,
}

/// The Elo rating of a participant; the weakest has 0.
#[derive(Serialize)]
struct Rating {
    id: &'static str,
    rating: f64,
}

impl Report {
    /// Summarizes the games.
    pub fn new<G: TerminalGame>(ladder: &Ladder<G>, games: &[GameResult]) -> Self {
        let (mut lines, mut mirrors) = (Vec::new(), Vec::new());
        let ids: Vec<&'static str> = ladder.participants.iter().map(|participant| participant.id).collect();
        for matchup in &ladder.matchups {
            let (one, others) = (ids[matchup.one], ids[matchup.others]);
            let of_line = |game: &&GameResult| game.one == one && game.others == others;
            let games: Vec<&GameResult> = games.iter().filter(of_line).collect();
            let row = Row::new(one, others, &games);
            if matchup.one == matchup.others {
                mirrors.push(Mirror::new::<G>(row, &games));
            } else {
                lines.push(row);
            }
        }
        let seen: Vec<&'static str> = ids
            .into_iter()
            .filter(|id| games.iter().any(|game| game.one == *id || game.others == *id))
            .collect();
        let ratings = rating::ratings(&seen, games);
        Self {
            players: ladder.players,
            seed: ladder.seed,
            budgets: ladder.header().budgets,
            lines,
            mirrors,
            ratings: seen.into_iter().zip(ratings).map(|(id, rating)| Rating { id, rating }).collect(),
        }
    }

    /// The expected share of victories among equals.
    pub fn par(&self) -> f64 {
        1.0 / f64::from(self.players)
    }

    /// The report as one line of JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a report is plain data")
    }

    /// Prints the report as tables.
    pub fn print(&self, cx: &mut Cx) -> io::Result<()> {
        let heading = ["cli-ladder-line", "cli-sim-games", "cli-ladder-share", "cli-ladder-margin"];
        let mut rows = vec![heading.map(|id| cx.say(id, &[])).to_vec()];
        rows.extend(
            self.lines.iter().chain(self.mirrors.iter().map(|mirror| &mirror.row)).map(|row| row.cells(cx)),
        );
        print_table(cx, &rows)?;
        cx.tell("cli-ladder-par", &[("percent", percent(self.par()).into())])?;
        cx.page.print("")?;
        let mut rows = vec![["cli-ladder-bot", "cli-ladder-rating"].map(|id| cx.say(id, &[])).to_vec()];
        let rating = |rating: &Rating| vec![name(cx, rating.id), format!("{:.0}", rating.rating)];
        rows.extend(self.ratings.iter().map(rating));
        print_table(cx, &rows)?;
        for mirror in &self.mirrors {
            mirror.print(cx)?;
        }
        Ok(())
    }
}

impl Row {
    fn new(one: &str, others: &str, games: &[&GameResult]) -> Self {
        let seat = |game: &GameResult| usize::from(game.rotation);
        let margin = |game: &GameResult| {
            let n = game.ranks.len();
            let all: f64 = (0..n).map(|seat| game.score(seat)).sum();
            let mine = game.score(seat(game));
            mine - (all - mine) / (n - 1) as f64
        };
        Self {
            one: one.to_owned(),
            others: others.to_owned(),
            games: games.len(),
            share: Mean::by_block(games, |game| game.share(seat(game))),
            margin: Mean::by_block(games, margin),
            score: Mean::by_block(games, |game| game.score(seat(game))).mean,
        }
    }

    fn cells(&self, cx: &Cx) -> Vec<String> {
        vec![
            cx.say(
                "cli-ladder-against",
                &[("one", name(cx, &self.one).into()), ("others", name(cx, &self.others).into())],
            ),
            self.games.to_string(),
            format!("{} ± {} %", percent(self.share.mean), percent(self.share.within)),
            format!("{:+.1} ± {:.1}", self.margin.mean, self.margin.within),
        ]
    }
}

impl Mirror {
    fn new<G: TerminalGame>(row: Row, games: &[&GameResult]) -> Self {
        let n = games.first().map_or(0, |game| game.ranks.len());
        let share = |seat: &dyn Fn(&GameResult, usize) -> usize| -> Vec<f64> {
            (0..n).map(|k| Mean::by_block(games, |game| game.share(seat(game, k))).mean).collect()
        };
        let mut scores: Vec<i32> =
            games.iter().flat_map(|game| (0..n).map(|seat| game.score(seat) as i32)).collect();
        scores.sort_unstable();
        let at = |percent: usize| scores.get(scores.len().saturating_sub(1) * percent / 100).copied();
        let category = |(place, word): (usize, String)| {
            let points = |game: &GameResult| -> f64 {
                let sum: i16 = game.ledgers.iter().map(|ledger| ledger[place]).sum();
                f64::from(sum) / n as f64
            };
            (word, Mean::by_block(games, points).mean)
        };
        Self {
            row,
            seats: share(&|_, seat| seat),
            order: share(&|game, k| (usize::from(game.first) + k) % n),
            percentiles: [10, 50, 90].map(|percent| at(percent).unwrap_or(0)),
            categories: G::categories().into_iter().map(category).collect(),
        }
    }

    fn print(&self, cx: &mut Cx) -> io::Result<()> {
        let bot = name(cx, &self.row.one).into();
        let title = cx.say("cli-ladder-equals", &[("bot", bot)]);
        let title = cx.page.styled(Style::Heading, &title);
        cx.page.print("")?;
        cx.page.print(&title)?;
        let list =
            |shares: &[f64]| shares.iter().map(|&share| percent(share)).collect::<Vec<_>>().join(" / ");
        let [low, middle, high] = self.percentiles;
        let mut rows = vec![
            vec![cx.say("cli-ladder-seats", &[]), list(&self.seats)],
            vec![cx.say("cli-ladder-order", &[]), list(&self.order)],
            vec![cx.say("cli-sim-percentiles", &[]), format!("{low} / {middle} / {high}")],
        ];
        let category = |(word, points): &(String, f64)| vec![cx.say(word, &[]), format!("{points:.1}")];
        rows.extend(self.categories.iter().map(category));
        print_table(cx, &rows)
    }
}

/// The name of a participant.
pub fn name(cx: &Cx, id: &str) -> String {
    cx.say(&format!("bot-{id}"), &[])
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// Prints columns, the first aligned left and the others right.
fn print_table(cx: &mut Cx, rows: &[Vec<String>]) -> io::Result<()> {
    let n = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..n).map(|column| widest(rows.iter().map(|row| &row[column]))).collect();
    for row in rows {
        let mut line = pad(&row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            line += "  ";
            line += &pad_left(cell, *width);
        }
        cx.page.print(&line)?;
    }
    Ok(())
}
