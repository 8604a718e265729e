//! The players at one keyboard: people and, after them, bots, whose levels are kept beside a saved game.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bots::{Level, Leveled};
use clap::ArgMatches;
use tabletop::{Game, Seat, Seats, Session};

use super::bot_query::{BotQuery, fresh_dice, within};

use crate::{atomic_file, cx::Cx};

/// The players of a game at one keyboard: people, and after them bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster {
    n_people: u8,
    levels: Vec<Level>,
}

impl Roster {
    /// `n_people` people, and bots of these levels.
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

    /// What a bot does next, if one is asked or interjects.
    pub fn next<G: Leveled>(&self, session: &Session<G>) -> Option<(Seat, G::Action)> {
        let asked = session.state().status().asked();
        let seats = || (self.n_people..).map(Seat).zip(&self.levels);
        let interjects = seats().filter(|(seat, _)| !asked.contains(*seat));
        let mut interjections = interjects.filter_map(|(seat, &level)| {
            let question = BotQuery::of(session, seat);
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

    /// Names for the bots that are not taken.
    pub fn names(cx: &Cx, levels: &[Level], taken: &[String]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for level in levels {
            let name = cx.say(&format!("bot-{}", level.id()), &[]);
            let numbered = (2..).map(|n| format!("{name} {n}"));
            let is_free = |name: &String| !taken.contains(name) && !names.contains(name);
            let name = std::iter::once(name.clone()).chain(numbered).find(is_free);
            names.push(name.expect("there is always another number"));
        }
        names
    }

    /// The roster of a saved game of `n_players`; without bots if the file beside it does not fit.
    pub fn kept(file: &str, n_players: u8) -> Self {
        let text = fs::read_to_string(beside(Path::new(file))).unwrap_or_default();
        let levels: Option<Vec<Level>> = text.lines().map(Level::of_id).collect();
        let levels = levels.filter(|levels| levels.len() < usize::from(n_players)).unwrap_or_default();
        Self { n_people: n_players - levels.len() as u8, levels }
    }

    /// Writes the bots' levels beside a saved game.
    pub fn keep(&self, file: &str) -> io::Result<()> {
        let beside = beside(Path::new(file));
        let text: String = self.levels.iter().map(|level| format!("{}\n", level.id())).collect();
        if fs::read_to_string(&beside).unwrap_or_default() == text {
            return Ok(());
        }
        atomic_file::write(&beside, &text)
    }
}

fn chosen<G: Leveled>(session: &Session<G>, seat: Seat, level: Level) -> G::Action {
    let n_seats = session.state().n_seats();
    let question = BotQuery::of(session, seat);
    let mut keep_going = within(level.live_budget(G::n_rollouts(level, n_seats)));
    let bot = G::bot(level, n_seats);
    let choice = bot.choose_until(&question.ask(session), &mut fresh_dice(), &mut keep_going);
    question.options.all()[choice]
}

/// The file with the bots of a saved game.
pub fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".bots");
    file.with_file_name(name)
}
