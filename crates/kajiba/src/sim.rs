//! `kajiba sim`: games of random players or bots. The games do not depend on the number of threads.

mod cpu_clock;
mod decision_times;
pub mod participant;
mod report;

use std::io::IsTerminal;

use anyhow::{Context, Result};
use bots::{Ask, Bot, arena::Arena};
use clap::ArgMatches;
use indicatif::ProgressBar;
use rayon::prelude::*;
use tabletop::{
    Deed, NoLog, Options, Played, Quick, Record, Seat, Seed, Status, Withheld, digest::sha256, pick, playout,
};

use crate::{
    cx::Cx,
    error::user_error,
    game::{Games, TerminalGame, chosen_setup, n_seats},
    record_file,
    terminal::components,
};
use cpu_clock::{CpuClock, Whose};
use decision_times::DecisionTimes;
use participant::{Budget, Participant};
use report::Report;

/// A series of games to be simulated.
struct Series<G: TerminalGame> {
    setup: G::Setup,
    components: G::Components,
    rules: G::Rules,
    number: u64,
    games: u64,
    withheld: Withheld<G::Action>,
    /// Who plays, in the order given; empty if all seats play at random.
    participants: Vec<Participant<G>>,
    /// How long bots with a time limit took.
    decision_times: DecisionTimes,
}

/// The outcome of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Outcome {
    /// Its number in the series.
    index: u64,
    played: Played,
    /// By seat.
    scores: Vec<i32>,
    /// By seat.
    ranks: Vec<u8>,
    /// How many rounds it took, if that varies.
    rounds: Option<u8>,
    /// Whether the goal of the setup was met, if it has one.
    is_goal_met: Option<bool>,
}

/// Simulates a series and reports on it.
pub fn sim(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let game = games.given(args).unwrap_or(games.default());
    games.check_options(cx, args, game)?;
    game.simulate(cx, args)
}

/// See [`sim`].
pub fn simulate<G: TerminalGame>(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let series = series::<G>(cx, args)?;
    let n_threads = usize::from(*args.get_one::<u16>("threads").expect("threads have a default"));
    let is_json = args.get_flag("json");
    let bar = bar(series.games, is_json);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build();
    let pool = pool.with_context(|| cx.say("cli-sim-no-threads", &[("threads", n_threads.into())]))?;
    let clock = CpuClock::start(Whose::Process);
    let outcomes = pool.install(|| series.play(&bar));
    let seconds = clock.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = Report::new(&series, &outcomes, seconds);
    if let Some(file) = args.get_one::<String>("record") {
        record_file::write(cx, file, &series.record(0, args.get_flag("events")))?;
        if !is_json {
            cx.tell("cli-sim-recorded", &[("file", file.as_str().into())])?;
        }
    }
    if is_json {
        cx.page.print(&report.json())?;
    } else {
        report.print(cx)?;
    }
    Ok(())
}

fn series<G: TerminalGame>(cx: &Cx, args: &ArgMatches) -> Result<Series<G>> {
    let ids: Vec<&str> = args.get_many::<String>("bots").into_iter().flatten().map(String::as_str).collect();
    // Several bots determine the number of players; a single bot plays at every seat.
    let by_bots = (ids.len() > 1).then_some(ids.len() as u8);
    let players = args.get_one::<u8>("players").copied().or(by_bots);
    let setup = chosen_setup::<G>(cx, args, players.unwrap_or_else(|| G::usual_people(args)))?;
    let participants = participants::<G>(&ids, &setup, budget(args));
    let participants = participants.ok_or_else(|| user_error(cx.say("cli-bots-wrong", &[])))?;
    let components = components::given::<G>(cx, args)?;
    let rules = G::rules(G::VERSION, &setup, &components);
    let rules = rules.ok_or_else(|| user_error(cx.say("cli-no-game", &[])))?;
    Ok(Series {
        setup,
        components,
        rules,
        number: *args.get_one::<u64>("seed").expect("the seed has a default"),
        games: *args.get_one::<u64>("games").expect("games have a default"),
        withheld: G::withheld_in(args),
        participants,
        decision_times: DecisionTimes::default(),
    })
}

/// The budget for a decision of every searching bot, if not the one of its level.
fn budget(args: &ArgMatches) -> Option<Budget> {
    let number = |name: &str| args.get_one::<u32>(name).copied();
    number("time").map(Budget::Ms).or_else(|| number("iterations").map(Budget::Rollouts))
}

/// A bot for each player, in the order named; nothing if there are too many or too few.
fn participants<G: TerminalGame>(
    ids: &[&str],
    setup: &G::Setup,
    budget: Option<Budget>,
) -> Option<Vec<Participant<G>>> {
    let players = usize::from(G::n_players(setup));
    let ids = if let [one] = ids { vec![*one; players] } else { ids.to_vec() };
    if !(ids.is_empty() || ids.len() == players) {
        return None;
    }
    let participant = |id: &str| {
        let participant = Participant::new(id, n_seats::<G>(setup))?;
        Some(if let Some(budget) = budget { participant.within(budget) } else { participant })
    };
    ids.into_iter().map(participant).collect()
}

/// A progress bar; hidden for pipes and programs.
fn bar(games: u64, is_json: bool) -> ProgressBar {
    let is_watched = !is_json && std::io::stderr().is_terminal();
    if is_watched { ProgressBar::new(games) } else { ProgressBar::hidden() }
}

impl<G: TerminalGame> Series<G> {
    /// All games, in order.
    fn play(&self, bar: &ProgressBar) -> Vec<Outcome> {
        let is_watched = !bar.is_hidden();
        let game = |options: &mut Options<G::Action>, index: u64| {
            if is_watched {
                bar.inc(1);
            }
            self.outcome(index, options)
        };
        (0..self.games).into_par_iter().map_init(Options::default, game).collect()
    }

    fn outcome(&self, index: u64, options: &mut Options<G::Action>) -> Outcome {
        let mut game = G::new(&self.rules, &self.seed(index), &mut NoLog);
        let played = if self.participants.is_empty() {
            playout(&mut game, &self.rules, &mut self.choices(index), options, self.withheld)
        } else {
            self.play_bots(&mut game, index, &mut |game, seat, action| {
                game.play(&self.rules, seat, action, &mut NoLog);
            })
        };
        let Status::Over(ranks) = game.status() else { unreachable!("nobody is asked any more") };
        Outcome {
            index,
            played,
            scores: (0..game.n_seats()).map(|seat| game.score(&self.rules, Seat(seat))).collect(),
            ranks: ranks.to_vec(),
            rounds: game.rounds(),
            is_goal_met: game.is_goal_met(&self.rules),
        }
    }

    /// Bots play a game to its end; `play` carries out their decisions.
    fn play_bots(&self, game: &mut G, index: u64, play: &mut dyn FnMut(&mut G, Seat, G::Action)) -> Played {
        let seats: Vec<&Participant<G>> =
            (0..self.participants.len()).map(|seat| &self.participants[self.sitting(index, seat)]).collect();
        let bots: Vec<&dyn Bot<G>> = seats.iter().map(|participant| participant.bot()).collect();
        let mut quick = self.choices(index);
        let mut played = Played::default();
        let mut arena = Arena::new(&self.rules, &bots);
        loop {
            let mut choose = |_: &dyn Bot<G>, ask: &Ask<G>| {
                let participant = seats[ask.seat.index()];
                self.decision_times.timed(participant.budget(), || participant.choose(ask, &mut quick))
            };
            let Some(decided) = arena.next(game, &mut choose) else { return played };
            played.n_asks += 1;
            played.n_decisions += u64::from(arena.options().len() >= 2);
            play(game, decided.seat, decided.action);
        }
    }

    /// Who sits at a seat. Bots move on by one seat with each game, so that everyone sits everywhere equally often.
    fn sitting(&self, index: u64, seat: usize) -> usize {
        let n = self.participants.len();
        (seat + n - (index % n as u64) as usize) % n
    }

    fn seed(&self, index: u64) -> Seed {
        Seed::derive(self.number, index)
    }

    /// The random choices of a game. They depend on its series and number, never on its dice.
    fn choices(&self, index: u64) -> Quick {
        let hash = sha256(&[format!("kajiba players {} {index}", self.number).as_bytes()]);
        let [a, b, c, d, e, f, g, h, ..] = hash.0;
        Quick::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
    }

    /// Plays a game of the series again and records it.
    fn record(&self, index: u64, with_events: bool) -> Record<G> {
        let (setup, components) = (self.setup.clone(), self.components.clone());
        let mut log = Vec::new();
        let (mut record, rules, mut game) = Record::<G>::begin(setup, components, self.seed(index), &mut log)
            .expect("the rules of the series have been made");
        let mut events = vec![std::mem::take(&mut log)];
        let (mut options, mut quick) = (Options::default(), self.choices(index));
        if !self.participants.is_empty() {
            self.play_bots(&mut game, index, &mut |game, seat, action| {
                game.play(&rules, seat, action, &mut log);
                record.push(&rules, seat, Deed::Act(action), game);
                events.push(std::mem::take(&mut log));
            });
        }
        while let Some(seat) = game.status().asked().first() {
            options.clear();
            game.options(&rules, seat, &mut options);
            let action = pick(options.all(), &mut quick, self.withheld);
            game.play(&rules, seat, action, &mut log);
            record.push(&rules, seat, Deed::Act(action), &game);
            events.push(std::mem::take(&mut log));
        }
        record.events = with_events.then_some(events);
        record
    }
}
