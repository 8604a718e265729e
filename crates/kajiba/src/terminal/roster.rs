//! Bots that play along at one keyboard: who they are, what they do next, and what is kept of them beside a saved game.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Instant,
};

use bots::{Ask, Level, Leveled, Progress, RatedOption, SearchBudget};
use clap::ArgMatches;
use tabletop::{Game, Options, Quick, Seat, Seats, Session, Viewer};

use crate::{atomic_file, cx::Cx};

/// The players of a game at one keyboard: people, and after them bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster {
    n_people: u8,
    levels: Vec<Level>,
}

impl Roster {
    /// So many people, and bots of these levels.
    pub fn new(n_people: u8, levels: Vec<Level>) -> Self {
        Self { n_people, levels }
    }

    /// The levels of `--bots`.
    pub fn given(args: &ArgMatches) -> Vec<Level> {
        let ids = args.get_many::<String>("bots").into_iter().flatten();
        ids.filter_map(|id| Level::of_id(id)).collect()
    }

    /// The people's seats.
    pub fn people(&self) -> Seats {
        Seats::all(self.n_people)
    }

    /// What a bot does next, if one is asked or cannot wait.
    pub fn next<G: Leveled>(&self, session: &Session<G>) -> Option<(Seat, G::Action)> {
        let asked = session.state().status().asked();
        let seats = || (self.n_people..).map(Seat).zip(&self.levels);
        let interjects = seats().filter(|(seat, _)| !asked.contains(*seat));
        let mut interjections = interjects.filter_map(|(seat, &level)| {
            let question = Question::of(session, seat);
            let bot = G::bot(level, session.state().n_seats());
            let is_free = !question.options.all().is_empty();
            let choice = if is_free { bot.interject(&question.ask(session))? } else { return None };
            Some((seat, question.options.all()[choice]))
        });
        interjections.next().or_else(|| {
            let (seat, &level) = seats().find(|(seat, _)| asked.contains(*seat))?;
            Some((seat, chosen(session, seat, level)))
        })
    }

    /// The person who acted last.
    pub fn last_person<G: Game>(&self, session: &Session<G>) -> Option<Seat> {
        session.last_actor_among(self.people())
    }

    /// The names of the bots, none of them one of those that are taken.
    pub fn names(cx: &Cx, levels: &[Level], taken: &[String]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for level in levels {
            let name = cx.say(&format!("bot-{}", level.id()), &[]);
            let numbered = (2..).map(|n| format!("{name} {n}"));
            let is_free = |name: &String| !taken.contains(name) && !names.contains(name);
            let name = std::iter::once(name.clone()).chain(numbered).find(is_free);
            names.push(name.expect("there are numbers enough"));
        }
        names
    }

    /// What is kept of them beside a saved game of so many; nothing where that does not fit.
    pub fn kept(file: &str, n_players: u8) -> Self {
        let text = fs::read_to_string(beside(Path::new(file))).unwrap_or_default();
        let levels: Option<Vec<Level>> = text.lines().map(Level::of_id).collect();
        let levels = levels.filter(|levels| levels.len() < usize::from(n_players)).unwrap_or_default();
        Self { n_people: n_players - levels.len() as u8, levels }
    }

    /// Keeps them beside a saved game; where there are none, nothing.
    pub fn keep(&self, file: &str) -> io::Result<()> {
        let beside = beside(Path::new(file));
        let text: String = self.levels.iter().map(|level| format!("{}\n", level.id())).collect();
        if fs::read_to_string(&beside).unwrap_or_default() == text {
            return Ok(());
        }
        atomic_file::write(&beside, &text)
    }
}

/// What is to be expected of the options of a seat, after as much thought as a Master takes.
pub fn advice<G: Leveled>(session: &Session<G>, seat: Seat) -> (Vec<RatedOption>, Vec<G::Action>) {
    let question = Question::of(session, seat);
    let n_rollouts = G::n_rollouts(Level::Master, session.state().n_seats());
    let mut keep_going = clocked(Level::Master.live_budget(n_rollouts));
    let advised = G::search(n_rollouts).advise(&question.ask(session), &mut fresh_dice(), &mut keep_going);
    (advised, question.options.all().to_vec())
}

/// A hint in lines: the best options, and what is to be expected of each.
pub fn lines<A: Copy>(
    cx: &Cx,
    advised: &[RatedOption],
    options: &[A],
    named: impl Fn(A) -> String,
) -> Vec<String> {
    let mut lines = vec![cx.say("hint-title", &[])];
    if advised.is_empty() {
        lines.push(cx.say("hint-only", &[]));
    }
    for one in advised {
        let expected = voice::expected(cx.words, one.won_percent, one.margin_tenths);
        let action = named(options[one.choice]);
        lines.push(format!("{:>4}  {action}", one.choice + 1));
        lines.push(format!("      {expected}"));
    }
    lines
}

/// What a seat is asked, as it may see it.
struct Question<G: Game> {
    seat: Seat,
    view: G::View,
    options: Options<G::Action>,
}

impl<G: Game> Question<G> {
    fn of(session: &Session<G>, seat: Seat) -> Self {
        let mut options = Options::default();
        session.state().options(session.rules(), seat, &mut options);
        Self { seat, view: session.state().view(session.rules(), Viewer::Seat(seat)), options }
    }

    fn ask<'a>(&'a self, session: &'a Session<G>) -> Ask<'a, G> {
        Ask { rules: session.rules(), view: &self.view, seat: self.seat, options: &self.options }
    }
}

fn chosen<G: Leveled>(session: &Session<G>, seat: Seat, level: Level) -> G::Action {
    let n_seats = session.state().n_seats();
    let question = Question::of(session, seat);
    let mut keep_going = clocked(level.live_budget(G::n_rollouts(level, n_seats)));
    let bot = G::bot(level, n_seats);
    let choice = bot.choose_until(&question.ask(session), &mut fresh_dice(), &mut keep_going);
    question.options.all()[choice]
}

/// Whether to think on, by the clock from now on.
fn clocked(budget: SearchBudget) -> impl FnMut(Progress) -> bool {
    let clock = Instant::now();
    move |so_far| budget.allows(so_far, clock.elapsed().as_millis())
}

/// Dice of a bot's own: those of the game would tell it what is hidden.
fn fresh_dice() -> Quick {
    Quick::new(getrandom::u64().unwrap_or_default())
}

/// Where the bots of a saved game are kept.
pub fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".bots");
    file.with_file_name(name)
}
