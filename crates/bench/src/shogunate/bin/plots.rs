//! What the Plots do in games between Novices: Honor by place, what powers move compared with patterns, the length of
//! games and the balance of seats. An argument names a component file to play with.

use ::shogunate::{
    Cause, Event, Rules, Setup, Shogunate,
    components::{Components, embedded},
    piece::{Leader, N_LEADERS, N_PLOTS, Place},
};
use bots::{Bot, Leveled, arena::Arena};
use tabletop::{Game, Quick, Seed, Status};

const N_GAMES: u64 = 4_000;

fn main() {
    let components = match std::env::args().nth(1) {
        Some(file) => {
            let text = std::fs::read_to_string(&file).expect("the file can be read");
            tabletop::components::parse::<Components>(&text)
                .expect("the component file has no problems")
                .components
        }
        None => embedded().components.clone(),
    };
    let by_place = by_place(&components);
    println!("Honor of all Plots by place: {by_place:?}, {} in all", by_place.iter().sum::<u64>());
    for players in Setup::PLAYERS {
        let rules = Shogunate::rules(Shogunate::VERSION, &Setup::new(players), &components)
            .expect("the components make a game");
        Tally::of(&rules, players).print(&by_place);
    }
}

/// The Honor that all Plots together put on each place.
fn by_place(components: &Components) -> [u64; N_LEADERS] {
    std::array::from_fn(|place| components.plots.iter().map(|plot| u64::from(plot.honor[place])).sum())
}

/// For each place after a move, the place from which its Leader came.
type Line = [usize; N_LEADERS];

/// The Line after the Leader at `from` was put in at `to`, and the others closed up.
fn moved(from: Place, to: Place) -> Line {
    let mut line: Vec<usize> = (0..N_LEADERS).collect();
    let leader = line.remove(from.index());
    line.insert(to.index(), leader);
    line.try_into().expect("the Line has kept its length")
}

/// The Line after two Leaders switched places.
fn switched(one: Place, other: Place) -> Line {
    let mut line: Line = std::array::from_fn(|place| place);
    line.swap(one.index(), other.index());
    line
}

/// What happened in the games of one number of players.
#[derive(Default)]
struct Tally {
    n_players: u8,
    n_rounds: u64,
    /// Honor that patterns placed.
    pattern: u64,
    /// Honor that powers placed or took.
    power: u64,
    /// Honor that Leaders lost to the Shinobi, or kept, because a power had moved it in that round.
    strikes: u64,
    /// The Lines before and after a power moved Leaders, as places.
    lines: Vec<Line>,
    /// Honor that Action cards placed or took.
    cards: u64,
    /// Victories of each seat, in shares.
    wins: [f64; 6],
}

impl Tally {
    fn of(rules: &Rules, n_players: u8) -> Self {
        let mut tally = Self { n_players, ..Self::default() };
        let novice = Shogunate::novice();
        let bots: Vec<&dyn Bot<Shogunate>> = vec![&*novice; usize::from(n_players)];
        for index in 0..N_GAMES {
            let mut events = Vec::new();
            let mut quick = Quick::new(index);
            let mut game = Shogunate::new(rules, &Seed::derive(1, index), &mut events);
            let mut arena = Arena::new(rules, &bots);
            while let Some(decided) = arena.next(&game, &mut |bot, ask| bot.choose(ask, &mut quick)) {
                game.play(rules, decided.seat, decided.action, &mut events);
            }
            tally.add(&events, &game);
        }
        tally
    }

    fn add(&mut self, events: &[Event], game: &Shogunate) {
        let mut honor = [0_u64; N_LEADERS];
        // The Leader by whom the Shinobi would have stayed without the power.
        let mut spared = None;
        for event in events {
            match *event {
                Event::HonorPlaced { leader, n, cause } => {
                    honor[leader.index()] += u64::from(n);
                    self.count(cause, n.into());
                }
                Event::HonorTaken { leader, cause } => {
                    honor[leader.index()] -= 1;
                    self.count(cause, 1);
                    let is_moved = cause == Cause::Shinobi && spared.is_some();
                    self.strikes += u64::from(is_moved);
                }
                Event::ShinobiMoved { from, .. } => spared = Some(from),
                Event::LeaderMoved { from, to, cause: Cause::Power(_), .. } => {
                    self.lines.push(moved(from, to));
                }
                Event::LeadersSwitched { one_from, other_from, cause: Cause::Power(_), .. } => {
                    self.lines.push(switched(one_from, other_from));
                }
                Event::RoundEnded { .. } => {
                    self.n_rounds += 1;
                    let kept = spared.take().is_some_and(|leader: Leader| honor[leader.index()] > 0);
                    self.strikes += u64::from(kept);
                }
                _ => {}
            }
        }
        let Status::Over(ranks) = game.status() else { unreachable!("the game has been played to its end") };
        let winners: Vec<usize> = (0..usize::from(self.n_players)).filter(|&seat| ranks[seat] == 1).collect();
        winners.iter().for_each(|&seat| self.wins[seat] += 1.0 / winners.len() as f64);
    }

    fn count(&mut self, cause: Cause, n: u64) {
        match cause {
            Cause::Pattern => self.pattern += n,
            Cause::Power(_) => self.power += n,
            Cause::Card(_) => self.cards += n,
            Cause::Shinobi => {}
        }
    }

    fn print(&self, by_place: &[u64; N_LEADERS]) {
        let a_round = |n: f64| n / self.n_rounds as f64;
        // The Honor that a place brings in a round, on average.
        let worth = |place: usize| by_place[place] as f64 / N_PLOTS as f64;
        let gain = |(to, &from): (usize, &usize)| (worth(to) - worth(from)).abs();
        let line: f64 = self.lines.iter().flat_map(|line| line.iter().enumerate().map(gain)).sum();
        let (pattern, power) = (a_round(self.pattern as f64), a_round(self.power as f64));
        let (strikes, line) = (a_round(self.strikes as f64), a_round(line));
        println!(
            "{} players, {N_GAMES} games: {:.2} rounds; Honor a round: patterns {pattern:.2}, powers {:.2} ({:.0} % of \
             patterns: {power:.2} placed or taken, {strikes:.2} lost or kept because the Shinobi moved, {line:.2} by \
             other places in the next round), cards {:.2}; victories by seat {}",
            self.n_players,
            self.n_rounds as f64 / N_GAMES as f64,
            power + strikes + line,
            100.0 * (power + strikes + line) / pattern,
            a_round(self.cards as f64),
            self.wins[..usize::from(self.n_players)]
                .iter()
                .map(|wins| format!("{:.1} %", 100.0 * wins / N_GAMES as f64))
                .collect::<Vec<_>>()
                .join(", "),
        );
    }
}
