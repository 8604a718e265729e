//! `kajiba ladder`: a reproducible measurement of all levels of bots against each other.
//!
//! A matchup is one participant against a table of others of one level. A block is one deal played with the participant
//! at each seat in turn. Every finished game is written to the results at once, so that an interrupted ladder can resume.

mod chart;
mod game;
mod mean;
mod rating;
mod report;
mod results;

use std::{collections::BTreeMap, io::IsTerminal, path::Path};

use anyhow::{Context, Result};
use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use tabletop::Title;

use crate::{
    atomic_file,
    cx::Cx,
    error::{unwritable, user_error},
    game::{Games, TerminalGame},
    sim::participant::{self, Budget, Participant},
    terminal::components,
};
use game::{GameResult, Matchup};
use report::Report;
use results::Results;

/// A ladder to be played.
struct Ladder<G: TerminalGame> {
    rules: G::Rules,
    players: u8,
    seed: u64,
    /// All participants, the weakest first.
    participants: Vec<Participant<G>>,
    matchups: Vec<Matchup>,
    n_blocks: u64,
}

/// A game that is to be played.
#[derive(Clone, Copy)]
struct Task {
    matchup: Matchup,
    block: u64,
    rotation: u8,
}

/// Plays a ladder and reports on it.
pub fn ladder(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    games.given(args).unwrap_or(games.default()).measure(cx, args)
}

/// See [`ladder`].
pub fn measure<G: TerminalGame>(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let ladder = given::<G>(cx, args)?;
    let mut results = match args.get_one::<String>("results") {
        Some(file) => Results::resume(cx, Path::new(file), &ladder.header())?,
        None => Results::kept_nowhere(),
    };
    let ids: Vec<&str> = ladder.participants.iter().map(|participant| participant.id).collect();
    let tasks: Vec<Task> = ladder.tasks().filter(|task| !results.has(task, &ids)).collect();
    let is_json = args.get_flag("json");
    let bar = ladder.bar(&tasks, is_json);
    let n_threads = usize::from(*args.get_one::<u16>("threads").expect("threads have a default"));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build();
    let pool = pool.with_context(|| cx.say("cli-sim-no-threads", &[("threads", n_threads.into())]))?;
    let played: Result<Vec<GameResult>, std::io::Error> = pool.install(|| {
        let play = |task: &Task| {
            let played = ladder.play(*task);
            results.note(&played)?;
            bar.inc(ladder.cost(task.matchup));
            Ok(played)
        };
        tasks.par_iter().map(play).collect()
    });
    bar.finish_and_clear();
    let file = args.get_one::<String>("results").map_or("", String::as_str);
    let played = played.map_err(|error| unwritable(cx, file, &error))?;
    let report = Report::new(&ladder, &results.with(played));
    if let Some(file) = args.get_one::<String>("plot") {
        let drawn = atomic_file::write(Path::new(file), &chart::svg(cx, &report));
        drawn.map_err(|error| unwritable(cx, file, &error))?;
    }
    if is_json { Ok(cx.page.print(&report.json())?) } else { Ok(report.print(cx)?) }
}

fn given<G: TerminalGame>(cx: &Cx, args: &ArgMatches) -> Result<Ladder<G>> {
    let players = *args.get_one::<u8>("players").expect("players have a default");
    let components = components::given::<G>(cx, args)?;
    let rules = G::rules(G::VERSION, &<G as Title>::setup(players, &BTreeMap::new()), &components);
    let rules = rules.ok_or_else(|| user_error(cx.say("cli-ladder-players-wrong", &[])))?;
    let participants = participants::<G>(cx, args, players)?;
    let named = args.get_many::<String>("lines").into_iter().flatten();
    let named: Option<Vec<Matchup>> = named.map(|text| Matchup::read(text, &participants)).collect();
    let named = named.ok_or_else(|| {
        let ids: Vec<&str> = participants.iter().map(|participant| participant.id).collect();
        user_error(cx.say("cli-ladder-lines-wrong", &[("ids", ids.join(", ").into())]))
    })?;
    let matchups = if named.is_empty() { Matchup::all(participants.len()) } else { named };
    let games = *args.get_one::<u64>("games").expect("games have a default");
    let seed = *args.get_one::<u64>("seed").expect("the seed has a default");
    Ok(Ladder { rules, players, seed, participants, matchups, n_blocks: games.div_ceil(u64::from(players)) })
}

/// All participants at a table of `players`, the weakest first, with the budgets given, if any. The cheat has the budget
/// of a Master.
fn participants<G: TerminalGame>(cx: &Cx, args: &ArgMatches, players: u8) -> Result<Vec<Participant<G>>> {
    let bots = participant::ids().filter_map(|id| Participant::new(id, players));
    let (who_search, who_do_not): (Vec<Participant<G>>, Vec<_>) =
        bots.partition(|bot| bot.budget() != Budget::Rollouts(0));
    let numbers = |name: &str| args.get_many::<u32>(name).into_iter().flatten().copied();
    let given: Vec<Budget> =
        numbers("iterations").map(Budget::Rollouts).chain(numbers("time").map(Budget::Ms)).collect();
    if !(given.is_empty() || given.len() == who_search.len()) {
        return Err(user_error(cx.say("cli-ladder-budgets-wrong", &[("n", who_search.len().into())])));
    }
    let cheat = G::HAS_SECRETS.then(|| Participant::cheat(players));
    let of_cheat = given.last().copied();
    let budgets = given.into_iter().map(Some).chain(std::iter::repeat(None));
    let who_search = who_search.into_iter().zip(budgets).chain(cheat.map(|cheat| (cheat, of_cheat)));
    let who_search = who_search.map(|(bot, budget)| match budget {
        Some(budget) => bot.within(budget),
        None => bot,
    });
    Ok(who_do_not.into_iter().chain(who_search).collect())
}

impl<G: TerminalGame> Ladder<G> {
    /// All games, block by block, so that an unfinished ladder has some games of every matchup.
    fn tasks(&self) -> impl Iterator<Item = Task> {
        let players = self.players;
        (0..self.n_blocks).flat_map(move |block| {
            self.matchups
                .iter()
                .flat_map(move |&matchup| (0..players).map(move |rotation| Task { matchup, block, rotation }))
        })
    }

    /// What results must have in common to belong together.
    fn header(&self) -> results::Header {
        let budget = |participant: &Participant<G>| match participant.budget() {
            Budget::Rollouts(n) => format!("{}: {n}", participant.id),
            Budget::Ms(ms) => format!("{}: {ms} ms", participant.id),
        };
        results::Header {
            ladder: G::NAME.to_owned(),
            version: G::VERSION,
            players: self.players,
            seed: self.seed,
            budgets: self.participants.iter().map(budget).collect(),
        }
    }

    /// The relative cost of a game of a matchup.
    fn cost(&self, matchup: Matchup) -> u64 {
        let of = |place: usize| match self.participants[place].budget() {
            Budget::Rollouts(n) => 1 + u64::from(n),
            Budget::Ms(ms) => 10 * u64::from(ms),
        };
        of(matchup.one) + of(matchup.others) * u64::from(self.players - 1)
    }

    /// A progress bar with the time left; hidden for pipes and programs.
    fn bar(&self, tasks: &[Task], is_json: bool) -> ProgressBar {
        if is_json || !std::io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template("{wide_bar} {percent} % · {elapsed} + {eta}");
        let bar = ProgressBar::new(tasks.iter().map(|task| self.cost(task.matchup)).sum());
        bar.with_style(style.expect("the template is well formed"))
    }
}
