//! The battery that every game must pass, and perft.
//!
//! It plays whole games with random decisions, free actions of seats that are not asked included, and
//! checks at every state what must hold of any game.

use crate::{Deed, Dice, Game, Options, Quick, Reasons, Record, Seat, Seats, Seed, Status, Viewer};

/// One game of the battery.
pub struct Trial<G: Game> {
    /// Seats and options.
    pub setup: G::Setup,
    /// The component set.
    pub components: G::Components,
    /// The number from which the seed and the players' choices come.
    pub number: u64,
    /// More decisions than a game may take.
    pub decisions_max: usize,
    /// What the random players choose only where they have nothing else: passing, so that games are long.
    pub avoided: fn(&G::Action) -> bool,
}

/// Plays one game by random decisions and checks every state on the way. Returns the record.
///
/// # Panics
/// Something does not hold; the message says what.
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
        check_state(&state, &rules, asked, &mut quick, &mut dice);
        let (seat, action) = choose(&state, &rules, asked, trial.avoided, &mut options, &mut quick);
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
    let json = serde_json::to_string(&record).expect("a record can be written");
    let read: Record<G> = serde_json::from_str(&json).expect("a record can be read");
    assert_eq!(read, record, "a record survives being written and read");
    record
}

/// A random seat that is asked, or one time in ten one that only has free options; a random option.
fn choose<G: Game>(
    state: &G,
    rules: &G::Rules,
    asked: Seats,
    avoided: fn(&G::Action) -> bool,
    options: &mut Options<G::Action>,
    quick: &mut Quick,
) -> (Seat, G::Action) {
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
    let wanted = options.all().iter().filter(|action| !avoided(action)).count();
    if wanted > 0 {
        let mut others = options.all().iter().filter(|action| !avoided(action));
        return (seat, *others.nth(quick.below(wanted)).expect("they were counted"));
    }
    (seat, options.all()[quick.below(options.all().len())])
}

fn check_state<G: Game>(state: &G, rules: &G::Rules, asked: Seats, quick: &mut Quick, dice: &mut Dice) {
    assert!(!asked.is_empty(), "somebody is asked until the game is over");
    state.check(rules);
    let lists = (0..state.n_seats()).map(|seat| listed(state, rules, Seat(seat))).collect::<Vec<_>>();
    for (seat, (options, reasons)) in lists.iter().enumerate() {
        let seat = Seat(seat as u8);
        check_options(state, rules, seat, asked.contains(seat), options, reasons, quick);
    }
    check_refusal(state, rules, &lists, quick);
    if asked.len() > 1 {
        check_orders(state, rules, asked, &lists, quick);
    }
    check_hidden(state, rules, &lists, quick, dice);
}

type Listed<G> = (Options<<G as Game>::Action>, Reasons<<G as Game>::Action, <G as Game>::Reason>);

fn listed<G: Game>(state: &G, rules: &G::Rules, seat: Seat) -> Listed<G> {
    let (mut options, mut reasons) = (Options::default(), Reasons::default());
    state.options(rules, seat, &mut options);
    state.reasons(rules, seat, &mut reasons);
    (options, reasons)
}

fn check_options<G: Game>(
    state: &G,
    rules: &G::Rules,
    seat: Seat,
    is_asked: bool,
    options: &Options<G::Action>,
    reasons: &Reasons<G::Action, G::Reason>,
    quick: &mut Quick,
) {
    assert_eq!(is_asked, !options.asked().is_empty(), "who is asked has answers, and nobody else ({seat:?})");
    for (n, action) in options.all().iter().enumerate() {
        assert!(!options.all()[..n].contains(action), "no option twice: {action:?}");
        assert_eq!(reasons.why(*action), None, "what is possible has no reason against it: {action:?}");
        // Every option is tried on a fork now and then; over a battery each kind many times.
        if quick.below(4) == 0 {
            let mut fork = state.clone();
            fork.apply(rules, seat, *action, &mut crate::NoLog).expect("an option is accepted");
            fork.check(rules);
        }
    }
}

/// What another seat may do, and this one may not, is refused, and nothing changes.
fn check_refusal<G: Game>(state: &G, rules: &G::Rules, lists: &[Listed<G>], quick: &mut Quick) {
    let seat = quick.below(lists.len());
    for (options, reasons) in lists {
        let named = options.all().iter().copied().chain(reasons.all().iter().map(|(action, _)| *action));
        for action in named.filter(|action| !lists[seat].0.all().contains(action)).take(4) {
            let mut fork = state.clone();
            assert!(fork.apply(rules, Seat(seat as u8), action, &mut crate::NoLog).is_err());
            assert_eq!(fork, *state, "a refusal changes nothing");
        }
    }
}

/// Any two seats that are asked at once may answer in either order.
fn check_orders<G: Game>(state: &G, rules: &G::Rules, asked: Seats, lists: &[Listed<G>], quick: &mut Quick) {
    let one = asked.iter().nth(quick.below(asked.len())).expect("it is one of them");
    let two = asked.without(one).iter().nth(quick.below(asked.len() - 1)).expect("two are asked");
    let pick = |seat: Seat, quick: &mut Quick| {
        let answers = lists[seat.index()].0.asked();
        answers[quick.below(answers.len())]
    };
    let (first, second) = (pick(one, quick), pick(two, quick));
    let play = |order: [(Seat, G::Action); 2]| {
        let mut fork = state.clone();
        for (seat, action) in order {
            fork.apply(rules, seat, action, &mut crate::NoLog)
                .expect("others' answers change nobody's options");
        }
        fork
    };
    let (forwards, backwards) = (play([(one, first), (two, second)]), play([(two, second), (one, first)]));
    assert_eq!(forwards, backwards, "all orders of answering agree: {first:?}, {second:?}");
}

fn check_hidden<G: Game>(
    state: &G,
    rules: &G::Rules,
    lists: &[Listed<G>],
    quick: &mut Quick,
    dice: &mut Dice,
) {
    let seats = (0..state.n_seats()).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = state.view(rules, viewer);
        let imagined = G::imagine(&view, rules, dice);
        imagined.check(rules);
        assert_eq!(imagined.view(rules, viewer), view, "what one imagines looks like what one sees");
        let permuted = state.permute_hidden(rules, viewer, dice);
        permuted.check(rules);
        assert_eq!(permuted.view(rules, viewer), view, "hidden things do not show");
        check_told([state, &permuted], rules, viewer, lists, quick);
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(listed(&permuted, rules, seat), lists[seat.index()], "hidden things change no option");
            assert_eq!(
                listed(&imagined, rules, seat),
                lists[seat.index()],
                "an imagined state offers the same"
            );
        }
    }
}

/// What somebody does, unless it reveals something, is told to the viewer in the same words whatever is hidden, and
/// leaves both tables looking alike.
fn check_told<G: Game>(
    states: [&G; 2],
    rules: &G::Rules,
    viewer: Viewer,
    lists: &[Listed<G>],
    quick: &mut Quick,
) {
    let seat = Seat(quick.below(lists.len()) as u8);
    let actions = lists[seat.index()].0.all();
    if actions.is_empty() {
        return;
    }
    let action = actions[quick.below(actions.len())];
    let mut is_told = true;
    let [one, other] = states.map(|state| {
        let (mut fork, mut events) = (state.clone(), Vec::new());
        // With other hidden cards it may be something that this seat cannot do; it then tells what it does.
        is_told &= fork.apply(rules, seat, action, &mut events).is_ok() && !events.iter().any(G::is_barrier);
        let veiled: Vec<G::Event> = events.iter().map(|event| G::veil(event, viewer)).collect();
        (veiled, fork)
    });
    if is_told {
        assert_eq!(one.0, other.0, "hidden things change nothing that is told of {action:?}");
        let [one, other] = [one, other].map(|(_, fork)| fork.view(rules, viewer));
        assert_eq!(one, other, "hidden things do not show after {action:?}");
    }
}

/// How many ways there are to make `depth` decisions one after the other, each by any seat that is asked.
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
