//! The battery of tests that every game must pass, and perft.
//!
//! The battery plays whole games with random decisions, including free actions of seats that are not asked, and checks
//! every state.

mod component_file;

pub use component_file::ComponentFile;

use crate::{
    Deed, Dice, Game, NoLog, Options, Quick, Reasons, Record, Seat, Seats, Seed, Status, Title, Viewer, pick,
};

/// One game of the battery.
pub struct Trial<G: Game> {
    /// Seats and options.
    pub setup: G::Setup,
    /// The component set.
    pub components: G::Components,
    /// The seed and the players' choices come from this number.
    pub number: u64,
    /// The game must take fewer decisions than this.
    pub decisions_max: usize,
    /// What random players choose only if they have nothing else, such as passing, so that games are long.
    pub avoided: fn(&G::Action) -> bool,
}

/// Plays one game with random decisions, checks every state, and returns the record.
///
/// # Panics
/// A check fails; the message says which.
pub fn battery<G: Game>(trial: &Trial<G>) -> Record<G> {
    let seed = Seed::derive(1, trial.number);
    let (mut record, rules, mut state) =
        Record::<G>::begin(trial.setup.clone(), trial.components.clone(), seed, &mut crate::NoLog)
            .expect("the trial's setup makes a game");
    let mut quick = Quick::new(trial.number);
    let mut dice = Dice::new(&Seed::derive(2, trial.number), 0, 0);
    let mut options = Options::default();
    for n_decisions in 0.. {
        let Status::Waiting(asked) = state.status() else { break };
        assert!(n_decisions < trial.decisions_max, "game {} goes on for too long", trial.number);
        Checks::of(&state, &rules, &mut quick, &mut dice).run(asked);
        let seat = choose_seat(&state, &rules, &mut options, &mut quick);
        let action = choose_action(options.all(), trial.avoided, &mut quick);
        let mut checked = state.clone();
        checked.apply(&rules, seat, action, &mut crate::NoLog).expect("an option is accepted");
        let mut events = Vec::new();
        state.play(&rules, seat, action, &mut events);
        assert_eq!(checked, state, "apply and play agree, with a log and without");
        record.push(&rules, seat, Deed::Act(action), &state);
    }
    state.check(&rules);
    let replay = record.verify().expect("a game that was played can be replayed");
    assert_eq!(replay.state, state, "a replay equals the game");
    let json = record.to_json();
    let read: Record<G> = serde_json::from_str(&json).expect("a record can be read");
    assert_eq!(read, record, "a record survives being written and read");
    record
}

/// A random seat that is asked, or one time in ten one that only has free options. Its options are left in `options`.
fn choose_seat<G: Game>(
    state: &G,
    rules: &G::Rules,
    options: &mut Options<G::Action>,
    quick: &mut Quick,
) -> Seat {
    let asked = state.status().asked();
    let n_seats = usize::from(state.n_seats());
    let mut seat = Seat(quick.below(n_seats) as u8);
    if !(asked.contains(seat) || quick.below(10) == 0) {
        seat = asked.first().expect("somebody is asked");
    }
    options.clear();
    state.options(rules, seat, options);
    if options.all().is_empty() {
        seat = asked.first().expect("somebody is asked");
        options.clear();
        state.options(rules, seat, options);
    }
    seat
}

/// A random option; one that is avoided only if there are no others.
fn choose_action<A: Copy>(options: &[A], avoided: fn(&A) -> bool, quick: &mut Quick) -> A {
    let wanted = options.iter().filter(|action| !avoided(action)).count();
    if wanted > 0 {
        let mut others = options.iter().filter(|action| !avoided(action));
        return *others.nth(quick.below(wanted)).expect("they were counted");
    }
    options[quick.below(options.len())]
}

/// The options and reasons of a seat.
type Listed<G> = (Options<<G as Game>::Action>, Reasons<<G as Game>::Action, <G as Game>::Reason>);

fn listed<G: Game>(state: &G, rules: &G::Rules, seat: Seat) -> Listed<G> {
    let (mut options, mut reasons) = (Options::default(), Reasons::default());
    state.options(rules, seat, &mut options);
    state.reasons(rules, seat, &mut reasons);
    (options, reasons)
}

/// What must hold of any state.
struct Checks<'a, G: Game> {
    state: &'a G,
    rules: &'a G::Rules,
    /// Options and reasons by seat.
    lists: Vec<Listed<G>>,
    quick: &'a mut Quick,
    dice: &'a mut Dice,
}

impl<'a, G: Game> Checks<'a, G> {
    fn of(state: &'a G, rules: &'a G::Rules, quick: &'a mut Quick, dice: &'a mut Dice) -> Self {
        let lists = (0..state.n_seats()).map(|seat| listed(state, rules, Seat(seat))).collect();
        Self { state, rules, lists, quick, dice }
    }

    fn run(&mut self, asked: Seats) {
        assert!(!asked.is_empty(), "somebody is asked until the game is over");
        self.state.check(self.rules);
        for seat in Seats::all(self.state.n_seats()).iter() {
            self.check_options(seat, asked.contains(seat));
        }
        self.check_refusal();
        if asked.len() > 1 {
            self.check_orders(asked);
        }
        self.check_hidden();
    }

    fn check_options(&mut self, seat: Seat, is_asked: bool) {
        let (options, reasons) = &self.lists[seat.index()];
        let has_answers = !options.asked().is_empty();
        assert_eq!(is_asked, has_answers, "who is asked has answers, and nobody else ({seat:?})");
        for (n, action) in options.all().iter().enumerate() {
            assert!(!options.all()[..n].contains(action), "no option twice: {action:?}");
            assert_eq!(reasons.why(*action), None, "what is possible has no reason against it: {action:?}");
            // Try one option in four on a fork; over a battery this covers each kind many times.
            if self.quick.below(4) == 0 {
                let mut fork = self.state.clone();
                fork.apply(self.rules, seat, *action, &mut crate::NoLog).expect("an option is accepted");
                fork.check(self.rules);
            }
        }
    }

    /// What a seat may not do is refused, and nothing changes.
    fn check_refusal(&mut self) {
        let seat = self.quick.below(self.lists.len());
        for (options, reasons) in &self.lists {
            let named = options.all().iter().copied().chain(reasons.all().iter().map(|(action, _)| *action));
            for action in named.filter(|action| !self.lists[seat].0.all().contains(action)).take(4) {
                let mut fork = self.state.clone();
                assert!(fork.apply(self.rules, Seat(seat as u8), action, &mut crate::NoLog).is_err());
                assert_eq!(fork, *self.state, "a refusal changes nothing");
            }
        }
    }

    /// Any two seats that are asked at once may answer in either order.
    fn check_orders(&mut self, asked: Seats) {
        let one = asked.iter().nth(self.quick.below(asked.len())).expect("it is one of them");
        let two = asked.without(one).iter().nth(self.quick.below(asked.len() - 1)).expect("two are asked");
        let (first, second) = (self.pick_answer(one), self.pick_answer(two));
        let play = |order: [(Seat, G::Action); 2]| {
            let mut fork = self.state.clone();
            for (seat, action) in order {
                fork.apply(self.rules, seat, action, &mut crate::NoLog)
                    .expect("others' answers change nobody's options");
            }
            fork
        };
        let (forwards, backwards) =
            (play([(one, first), (two, second)]), play([(two, second), (one, first)]));
        assert_eq!(forwards, backwards, "all orders of answering agree: {first:?}, {second:?}");
    }

    fn pick_answer(&mut self, seat: Seat) -> G::Action {
        let answers = self.lists[seat.index()].0.asked();
        answers[self.quick.below(answers.len())]
    }

    fn check_hidden(&mut self) {
        let (state, rules) = (self.state, self.rules);
        let seats = (0..state.n_seats()).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let view = state.view(rules, viewer);
            let imagined = G::imagine(&view, rules, self.dice);
            imagined.check(rules);
            assert_eq!(imagined.view(rules, viewer), view, "what one imagines looks like what one sees");
            let permuted = state.permute_hidden(rules, viewer, self.dice);
            permuted.check(rules);
            assert_eq!(permuted.view(rules, viewer), view, "hidden things do not show");
            self.check_told(&permuted, viewer);
            if let Viewer::Seat(seat) = viewer {
                let list = &self.lists[seat.index()];
                assert_eq!(&listed(&permuted, rules, seat), list, "hidden things change no option");
                assert_eq!(&listed(&imagined, rules, seat), list, "an imagined state offers the same");
            }
        }
    }

    /// An action that reveals nothing gives the viewer the same events and the same view, whatever is hidden.
    fn check_told(&mut self, permuted: &G, viewer: Viewer) {
        let rules = self.rules;
        let seat = Seat(self.quick.below(self.lists.len()) as u8);
        let actions = self.lists[seat.index()].0.all();
        if actions.is_empty() {
            return;
        }
        let action = actions[self.quick.below(actions.len())];
        let mut is_told = true;
        let [one, other] = [self.state, permuted].map(|state| {
            let (mut fork, mut events) = (state.clone(), Vec::new());
            // With other hidden cards the seat may not be able to do this; doing it then reveals something.
            is_told &=
                fork.apply(rules, seat, action, &mut events).is_ok() && !events.iter().any(G::is_barrier);
            let veiled: Vec<G::Event> = events.iter().map(|event| G::veil(event, viewer)).collect();
            (veiled, fork)
        });
        if is_told {
            assert_eq!(one.0, other.0, "hidden things change nothing that is told of {action:?}");
            let [one, other] = [one, other].map(|(_, fork)| fork.view(rules, viewer));
            assert_eq!(one, other, "hidden things do not show after {action:?}");
        }
    }
}

/// The number of ways to make `depth` decisions in a row, each by any seat that is asked.
pub fn perft<G: Game>(state: &G, rules: &G::Rules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut n_paths = 0;
    for seat in state.status().asked().iter() {
        let mut options = Options::default();
        state.options(rules, seat, &mut options);
        if depth == 1 {
            n_paths += options.all().len() as u64;
            continue;
        }
        for action in options.all() {
            let mut fork = state.clone();
            fork.play(rules, seat, *action, &mut crate::NoLog);
            n_paths += perft(&fork, rules, depth - 1);
        }
    }
    n_paths
}

/// Makes `n` random decisions, fewer if the game is over before. The same number makes the same ones.
pub fn advance<G: Title>(state: &mut G, rules: &G::Rules, number: u64, n: usize) {
    let (mut quick, mut options) = (Quick::new(number), Options::default());
    for _ in 0..n {
        let Some(seat) = state.status().asked().first() else { break };
        options.clear();
        state.options(rules, seat, &mut options);
        state.play(rules, seat, pick(options.all(), &mut quick, G::withheld()), &mut NoLog);
    }
}

/// Counts every line of a perft suite anew, such as `2 players, game 1, after 40: 9 36 126`. The `N` numbers before the
/// colon make a `position`; behind it are the ways to make 1, 2, … decisions.
///
/// # Panics
/// A line is not of this form, or there are not `n_positions` of them.
pub fn recount<G: Game, const N: usize>(
    suite: &str,
    n_positions: usize,
    position: impl Fn([u64; N]) -> (G, G::Rules),
) -> String {
    assert_eq!(suite.lines().count(), n_positions, "positions of the suite");
    let line = |line: &str| {
        let (named, counts) = line.split_once(": ").expect("a position and its counts");
        let numbers = named.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok());
        let numbers: Vec<u64> = numbers.collect();
        let (state, rules) = position(numbers.try_into().expect("the numbers of a position"));
        let depths = 1..=counts.split(' ').count() as u32;
        let counts: Vec<String> = depths.map(|depth| perft(&state, &rules, depth).to_string()).collect();
        format!("{named}: {}\n", counts.join(" "))
    };
    suite.lines().map(line).collect()
}

/// Verifies the recorded game in `json`, which must be a whole one. Returns its last state and how many undos it has.
///
/// # Panics
/// It is no such record; the message begins with `name`.
pub fn replay_whole<G: Game>(name: &str, json: &str) -> (G, usize) {
    let record: Record<G> = serde_json::from_str(json).expect("a record");
    let replay = record.verify().unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    assert!(matches!(replay.state.status(), Status::Over(_)), "{name} is a whole game");
    let is_undo = |deed: &Deed<G::Action>| matches!(deed, Deed::Undo { .. });
    (replay.state, record.log.iter().filter(|entry| is_undo(&entry.deed)).count())
}

/// Those of the `names` of a game's reasons that `sources`, its tests, never name as `Reason::…`.
#[must_use]
pub fn unmet_reasons<'a>(names: &[&'a str], sources: &str) -> Vec<&'a str> {
    let is_word_end = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric());
    let is_met = |name: &str| {
        let needle = format!("Reason::{name}");
        sources.match_indices(&needle).any(|(place, _)| is_word_end(&sources[place + needle.len()..]))
    };
    names.iter().copied().filter(|name| !is_met(name)).collect()
}
