//! Learns from games of Katana alone with a Ghost: `learn habits [GAMES] [SEED]` what to do more often, `learn thrift [GAMES] [SEED]` the
//! same where a chapter asks for Coins,
//! `learn outlook [GAMES] [SEED]` what a table promises, `learn outlook-among [GAMES] [SEED]` what one of people promises;
//! `learn habits-search [GAMES] [SEED] [TRIES]` and
//! `learn outlook-search [GAMES] [SEED] [TRIES]` the same from games of a search. Each goes on from what is known.
//!
//! What was learned is printed, for `crates/bots/src/katana/habits.txt`, `thrift.txt`, `outlook.txt` and `among.txt`; how it goes is told besides.

use bots::{
    Ask, Bot, Knowledge, Leaf, Search, arena,
    katana::{Company, FINE, Glance, Habits, N_HABITS, N_SITUATIONS, Outlook, Situation, Things},
};
use katana::{Action, GhostLevel, Katana, Rules, Setup};
use tabletop::{Game, NoLog, Options, Quick, Seat, Seed};

/// The person, and the Ghost.
const PERSON: Seat = Seat(0);
const GHOST: Seat = Seat(1);

/// The natural logarithm of how much likelier one habit makes an option. Who learns leaves more to chance than who plays.
const LOGIT: f64 = std::f64::consts::LN_2 / (2.0 * FINE as f64);

fn ghosts() -> Vec<Rules> {
    GhostLevel::ALL.map(|level| bench::rules_of(&Setup::with_ghost(1, level))).into()
}

fn margin(game: &Katana) -> f64 {
    f64::from(game.table().player(PERSON).score() - game.table().player(GHOST).score())
}

/// Options by their habits, and what speaks for each, or how likely it is.
type Weighed = Vec<(Vec<usize>, f64)>;

/// What was decided, and what could have been.
struct Decision {
    /// The habits of each option, and how likely it was.
    options: Weighed,
    chosen: usize,
    /// What the situation showed.
    shown: Vec<usize>,
    /// How good the table looked when the turn began.
    good: f64,
}

/// Learns habits: what turned out better than was expected is done more often from then on, the rest less often.
struct Learner {
    glance: Glance,
    rules: Vec<Rules>,
    /// What is to be learned: how good a table is when a turn begins or the game is over.
    goal: fn(&Glance, &Katana, &Rules) -> f64,
    habits: Vec<f64>,
    /// What each thing that a situation shows lets expect of the rest of the game; by Ghost at the end.
    expected: Vec<f64>,
    /// How each habit was pushed, and how hard.
    pushes: Vec<(f64, f64)>,
    n_steps: i32,
    quick: Quick,
}

/// The chapter that asks for Coins.
const CHAPTER_OF_COINS: u8 = 9;
/// Games between two steps.
const BATCH: u64 = 400;
/// How far a habit moves in a step, at first.
const PACE: f64 = 0.02;
/// How much of what comes later is put down to a decision, for each decision in between.
const LATER: f64 = 0.98;
/// A margin that is worth a whole push.
const WHOLE: f64 = 30.0;
/// Beyond this a habit decides alone.
const HABIT_MAX: f64 = 12.0;
/// How much pushes are remembered.
const MEMORY: (f64, f64) = (0.9, 0.99);

impl Learner {
    /// Learns to be ahead of each Ghost, at the end: what the outlook promises counts as long as there is one, so that luck that
    /// comes later is not put down to a decision.
    fn of_margin(seed: u64) -> Self {
        let goal = |glance: &Glance, game: &Katana, rules: &Rules| {
            let is_over = game.status().asked().is_empty();
            let promised = if is_over { 0 } else { glance.outlook.promise(game.look(rules), PERSON) };
            margin(game) + f64::from(promised)
        };
        Self::new(ghosts(), &Habits::learned(), goal, seed)
    }

    /// Learns to save where a chapter asks for Coins; a point is worth half a Coin.
    fn of_thrift(seed: u64) -> Self {
        let rules = bench::rules_of(&Setup::for_chapter(CHAPTER_OF_COINS, GhostLevel::ALL[0]));
        let goal = |_: &Glance, game: &Katana, _: &Rules| {
            margin(game) / 2.0 + f64::from(game.table().player(PERSON).coins)
        };
        Self::new(vec![rules], &Habits::of_thrift(), goal, seed)
    }

    fn new(rules: Vec<Rules>, habits: &Habits, goal: fn(&Glance, &Katana, &Rules) -> f64, seed: u64) -> Self {
        Self {
            glance: Glance::default(),
            rules,
            goal,
            habits: habits.0.iter().map(|&habit| f64::from(habit) * LOGIT).collect(),
            expected: vec![0.0; N_SITUATIONS + GhostLevel::ALL.len()],
            pushes: vec![(0.0, 0.0); N_HABITS],
            n_steps: 0,
            quick: Quick::new(seed),
        }
    }

    /// The habits of each option with what speaks for it, and the situation.
    fn weigh(&self, game: &Katana, rules: &Rules, options: &[Action]) -> (Weighed, Situation) {
        let mut told = Vec::new();
        let situation = self.glance.tell(game, rules, options, |worth, it| told.push((worth, it)));
        let weighed = told.iter().map(|(worth, it)| {
            let mut habits = Vec::new();
            it.each(&situation, |habit| habits.push(habit));
            (habits, f64::from(*worth) * LOGIT)
        });
        (weighed.collect(), situation)
    }

    /// Plays a game as habits have it: its decisions, and how good its end was.
    fn play(&mut self, level: usize, number: u64) -> (Vec<Decision>, f64) {
        let rules = &self.rules[level];
        let mut game = Katana::new(rules, &Seed::derive(77, number), &mut NoLog);
        let mut options: Options<Action> = Options::default();
        let mut decisions = Vec::new();
        let mut good = (self.goal)(&self.glance, &game, rules);
        while let Some(seat) = game.status().asked().first() {
            options.clear();
            game.options(rules, seat, &mut options);
            let mut chosen = 0;
            if self.glance.is_turn(&game) {
                good = (self.goal)(&self.glance, &game, rules);
            }
            if options.all().len() > 1 {
                let (mut listed, situation) = self.weigh(&game, rules, options.all());
                add_habits(&mut listed, &self.habits);
                into_chances(&mut listed);
                chosen = draw(&listed, &mut self.quick);
                let mut shown = vec![N_SITUATIONS + level];
                situation.each(|thing| shown.push(thing));
                decisions.push(Decision { options: listed, chosen, shown, good });
            }
            game.play(rules, seat, options.all()[chosen], &mut NoLog);
        }
        (decisions, (self.goal)(&self.glance, &game, rules))
    }

    fn print(&self) {
        let habits = self.habits.iter().map(|habit| (habit / LOGIT).round() as i16).collect();
        print!("{}", Habits(habits).write());
    }

    /// Plays some games and moves every habit once. Gives how good games ended on average.
    fn step(&mut self, first: u64, pace: f64) -> f64 {
        let mut gradient = vec![0.0; N_HABITS];
        let mut surprises = vec![(0.0, 0.0); self.expected.len()];
        let mut sum = 0.0;
        for number in first..first + BATCH {
            let (decisions, last) = self.play((number % self.rules.len() as u64) as usize, number);
            sum += last;
            let (mut better, mut next) = (0.0, (last, 0.0));
            for decision in decisions.iter().rev() {
                let expected: f64 = decision.shown.iter().map(|&thing| self.expected[thing]).sum();
                better = LATER * better + (next.0 - decision.good) + next.1 - expected;
                next = (decision.good, expected);
                for &thing in &decision.shown {
                    surprises[thing].0 += better;
                    surprises[thing].1 += 1.0;
                }
                for (n, (habits, chance)) in decision.options.iter().enumerate() {
                    let is_chosen = f64::from(u8::from(n == decision.chosen));
                    let push = better / WHOLE * (is_chosen - chance);
                    habits.iter().for_each(|&habit| gradient[habit] += push);
                }
            }
        }
        self.n_steps += 1;
        let (slow, slower) = MEMORY;
        let warm = (1.0 - slow.powi(self.n_steps), 1.0 - slower.powi(self.n_steps));
        for (habit, (push, (mean, square))) in
            self.habits.iter_mut().zip(gradient.into_iter().zip(&mut self.pushes))
        {
            let push = push / BATCH as f64;
            *mean = slow * *mean + (1.0 - slow) * push;
            *square = slower * *square + (1.0 - slower) * push * push;
            let step = pace * (*mean / warm.0) / ((*square / warm.1).sqrt() + 1e-4);
            *habit = (*habit + step).clamp(-HABIT_MAX, HABIT_MAX);
        }
        let pace = if self.n_steps < 50 { 0.03 } else { 0.01 };
        for (expected, (surprise, n)) in self.expected.iter_mut().zip(surprises) {
            *expected += pace * surprise / (n + 50.0);
        }
        sum / BATCH as f64
    }
}

/// Lets habits speak for and against options.
fn add_habits(options: &mut [(Vec<usize>, f64)], habits: &[f64]) {
    for (own, sum) in options {
        *sum += own.iter().map(|&habit| habits[habit]).sum::<f64>();
    }
}

/// Turns what speaks for each option into how likely it is.
fn into_chances(options: &mut [(Vec<usize>, f64)]) {
    let most = options.iter().map(|(_, logit)| *logit).fold(f64::MIN, f64::max);
    options.iter_mut().for_each(|(_, logit)| *logit = (*logit - most).exp());
    let sum: f64 = options.iter().map(|(_, share)| share).sum();
    options.iter_mut().for_each(|(_, share)| *share /= sum);
}

/// Draws an option, each as likely as it is.
fn draw(options: &[(Vec<usize>, f64)], quick: &mut Quick) -> usize {
    let mut rest = quick.below(1 << 30) as f64 / f64::from(1 << 30);
    for (n, (_, chance)) in options.iter().enumerate() {
        if rest < *chance {
            return n;
        }
        rest -= chance;
    }
    options.len() - 1
}

/// How often a search's choices are gone through, and how far each moves a habit at first.
const N_WALKS: i32 = 6;
const STRIDE: f64 = 0.05;

/// Takes habits over from a search: what it chose is done more often.
fn learn_habits_of_search(n_games: u64, seed: u64, n_tries: u32) {
    let mut learner = Learner::of_margin(seed);
    let search = Search::new(Glance::default(), n_tries);
    let mut choices: Vec<(Weighed, usize)> = Vec::new();
    for number in 100_000_000 * seed..100_000_000 * seed + n_games {
        let rules = &learner.rules[(number % 5) as usize];
        play_through(&search, rules, number, |game, options, chosen| {
            choices.push((learner.weigh(game, rules, options).0, chosen));
        });
    }
    let mut squares = vec![1e-2; N_HABITS];
    for walk in 0..N_WALKS {
        let stride = STRIDE * (1.0 - f64::from(walk) / f64::from(N_WALKS));
        let mut surprise = 0.0;
        for (options, chosen) in &choices {
            let mut listed = options.clone();
            add_habits(&mut listed, &learner.habits);
            into_chances(&mut listed);
            surprise -= listed[*chosen].1.max(1e-9).ln();
            for (n, (habits, chance)) in listed.iter().enumerate() {
                let push = f64::from(u8::from(n == *chosen)) - chance;
                for &habit in habits {
                    squares[habit] += push * push;
                    learner.habits[habit] += stride * push / squares[habit].sqrt();
                }
            }
        }
        eprintln!("{} choices: surprise {:.3}", choices.len(), surprise / choices.len() as f64);
    }
    learner.print();
}

/// Plays a game by search and tells of each decision before it is carried out: the table, the options, the choice.
fn play_through(
    search: &Search<Glance>,
    rules: &Rules,
    number: u64,
    mut tell: impl FnMut(&Katana, &[Action], usize),
) -> Katana {
    let mut game = Katana::new(rules, &Seed::derive(501, number), &mut NoLog);
    let mut quick = Quick::new(number);
    let mut options = Options::default();
    let mut asking = |bot: &dyn Bot<Katana>, ask: &Ask<Katana>| bot.choose(ask, &mut quick);
    while let Some(turn) = arena::next(&game, rules, &[search as &dyn Bot<Katana>], &mut options, &mut asking)
    {
        let chosen = options.all().iter().position(|&action| action == turn.action);
        tell(&game, options.all(), chosen.expect("it was offered"));
        game.play(rules, turn.seat, turn.action, &mut NoLog);
    }
    game
}

fn learn_habits(mut learner: Learner, n_games: u64, seed: u64) {
    let first = 100_000_000 * seed;
    let n_steps = n_games / BATCH;
    let mut sum = 0.0;
    for step in 0..n_steps {
        let left = 1.0 - step as f64 / n_steps as f64;
        sum += learner.step(first + step * BATCH, PACE * (0.1 + 0.9 * left));
        if step % 50 == 49 {
            eprintln!("{} games: {:+.2}", (step + 1) * BATCH, sum / 50.0);
            sum = 0.0;
        }
    }
    learner.print();
}

/// What lay on the table when a turn began, and what the rest of the game brought to the one who looks at it.
struct Memory {
    /// The line of the outlook that it belongs to.
    line: usize,
    things: Vec<u16>,
    rest: f32,
    number: u64,
}

/// A table at the beginning of a turn, alone with a Ghost.
fn memory(game: &Katana, rules: &Rules, number: u64) -> Memory {
    let look = game.look(rules);
    let things = Things::on(Company::Ghost, look, PERSON).all;
    Memory { line: Outlook::line(look), things, rest: -margin(game) as f32, number }
}

/// The turns of a game that is played at a glance.
fn glance_at(glance: &Glance, rules: &Rules, number: u64, leaf: &mut Leaf<Action>) -> Vec<Memory> {
    let mut game = Katana::new(rules, &Seed::derive(501, number), &mut NoLog);
    let mut quick = Quick::new(number);
    let (mut memories, mut until) = (Vec::new(), 0);
    loop {
        leaf.play_on(&mut game, rules, &mut quick, |_| glance, Some(until));
        if !glance.is_turn(&game) {
            break;
        }
        memories.push(memory(&game, rules, number));
        until = glance.n_turns(&game) + 1;
    }
    memories.iter_mut().for_each(|memory| memory.rest += margin(&game) as f32);
    memories
}

/// The turns of a game that a search plays.
fn search_through(search: &Search<Glance>, rules: &Rules, number: u64) -> Vec<Memory> {
    let mut memories = Vec::new();
    let game = play_through(search, rules, number, |game, _, _| {
        if search.knowledge.is_turn(game) {
            memories.push(memory(game, rules, number));
        }
    });
    memories.iter_mut().for_each(|memory| memory.rest += margin(&game) as f32);
    memories
}

/// How much of an error is mended at each memory, in each walk through all of them.
const MENDED: [f32; 6] = [0.3, 0.15, 0.08, 0.03, 0.012, 0.005];
/// One game in so many is kept to see how well the others were learned from.
const KEPT: u64 = 11;

fn learn_outlook(n_games: u64, seed: u64, n_tries: Option<u32>) {
    let rules = ghosts();
    let first = 100_000_000 * seed;
    let glance = Glance::default();
    let search = n_tries.map(|n_tries| Search::new(glance.clone(), n_tries));
    let mut leaf = Leaf::default();
    let mut memories = Vec::new();
    for number in first..first + n_games {
        let rules = &rules[(number % 5) as usize];
        memories.extend(match &search {
            Some(search) => search_through(search, rules, number),
            None => glance_at(&glance, rules, number, &mut leaf),
        });
    }
    fit(Company::Ghost, &memories);
}

/// Of so many turns among people one is remembered, by one of them.
const REMEMBERED: usize = 3;

/// The turns of a game among people that is played at a glance.
fn glance_among(glance: &Glance, rules: &Rules, number: u64, leaf: &mut Leaf<Action>) -> Vec<Memory> {
    let mut game = Katana::new(rules, &Seed::derive(502, number), &mut NoLog);
    let mut quick = Quick::new(number);
    let score = |game: &Katana, seat: Seat| f32::from(game.table().player(seat).score());
    let n_seats = game.table().seats().count();
    let (mut memories, mut until) = (Vec::new(), 0);
    loop {
        leaf.play_on(&mut game, rules, &mut quick, |_| glance, Some(until));
        if !glance.is_turn(&game) {
            break;
        }
        if quick.below(REMEMBERED) == 0 {
            let seat = Seat(quick.below(n_seats) as u8);
            let look = game.look(rules);
            let things = Things::on(Company::People, look, seat).all;
            let rest = -score(&game, seat);
            memories.push((seat, Memory { line: Outlook::line(look), things, rest, number }));
        }
        until = glance.n_turns(&game) + 1;
    }
    let rest = |(seat, memory): (Seat, Memory)| Memory { rest: memory.rest + score(&game, seat), ..memory };
    memories.into_iter().map(rest).collect()
}

fn learn_outlook_among(n_games: u64, seed: u64) {
    let rules: Vec<Rules> = (2..=4).map(|players| bench::rules_of(&Setup::new(players))).collect();
    let first = 100_000_000 * seed;
    let (glance, mut leaf) = (Glance::default(), Leaf::default());
    let games = (first..first + n_games)
        .flat_map(|number| glance_among(&glance, &rules[(number % 3) as usize], number, &mut leaf));
    fit(Company::People, &games.collect::<Vec<_>>());
}

/// Mends an outlook by what there is to be remembered, and prints it.
fn fit(company: Company, memories: &[Memory]) {
    let learned = Outlook::learned(company);
    let mut worths: Vec<f32> = learned.worths().iter().map(|&worth| f32::from(worth) / 100.0).collect();
    for (line, worths) in worths.chunks_mut(company.n_things()).enumerate() {
        let of_line: Vec<&Memory> = memories.iter().filter(|memory| memory.line == line).collect();
        let expect = |worths: &[f32], things: &[u16]| -> f32 {
            things.iter().map(|&thing| worths[usize::from(thing)]).sum()
        };
        let (kept, used): (Vec<&Memory>, Vec<&Memory>) =
            of_line.into_iter().partition(|memory| memory.number % KEPT == 0);
        for mended in MENDED {
            for memory in &used {
                let error = memory.rest - expect(worths, &memory.things);
                let step = mended * error / memory.things.len() as f32;
                memory.things.iter().for_each(|&thing| worths[usize::from(thing)] += step);
            }
        }
        let squares: f32 =
            kept.iter().map(|memory| (memory.rest - expect(worths, &memory.things)).powi(2)).sum();
        let mean = kept.iter().map(|memory| memory.rest).sum::<f32>() / kept.len() as f32;
        let all: f32 = kept.iter().map(|memory| (memory.rest - mean).powi(2)).sum();
        let [off, spread] = [squares, all].map(|sum| (sum / kept.len() as f32).sqrt());
        eprintln!("line {}: {off:.2} points off, of {spread:.2}", line + 1);
    }
    let numbers = worths.iter().map(|worth| (100.0 * worth).round() as i16).collect();
    print!("{}", Outlook::new(company, numbers).write());
}

fn n_tries(numbers: &mut impl Iterator<Item = u64>) -> u32 {
    numbers.next().unwrap_or(150) as u32
}

fn main() {
    let mut words = std::env::args().skip(1);
    let what = words.next().unwrap_or_default();
    let mut numbers = words.map(|number| number.parse::<u64>().expect("a number"));
    let (games, seed) = (numbers.next(), numbers.next().unwrap_or(1));
    match what.as_str() {
        "habits" => learn_habits(Learner::of_margin(seed), games.unwrap_or(1_000_000), seed),
        "thrift" => learn_habits(Learner::of_thrift(seed), games.unwrap_or(1_000_000), seed),
        "outlook" => learn_outlook(games.unwrap_or(400_000), seed, None),
        "outlook-among" => learn_outlook_among(games.unwrap_or(300_000), seed),
        "habits-search" => learn_habits_of_search(games.unwrap_or(500), seed, n_tries(&mut numbers)),
        "outlook-search" => learn_outlook(games.unwrap_or(2_000), seed, Some(n_tries(&mut numbers))),
        _ => panic!("habits, thrift, outlook, outlook-among, habits-search or outlook-search"),
    }
}
