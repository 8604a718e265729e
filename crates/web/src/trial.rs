//! Trying out: the game as it would be if its viewer made these decisions and nobody else acted.
//!
//! A trial plays on a state determined from the view alone, so it cannot reveal more than the view. It ends before the
//! first event that depends on hidden information ([`Game::is_barrier`]).

use host::{ActionHash, AnyGameView, Choice, GameView, LogContent, LogEntry};
use tabletop::{Dice, Game, Options, Reasons, Seat, Seats, Seed, Status};

use crate::game::NotPossible;

/// The game after a trial.
pub(crate) struct Trial {
    /// What the viewer would see.
    pub(crate) game_view: AnyGameView,
    /// The decisions in words. The last one is not carried out if it would reveal something.
    pub(crate) steps: Vec<String>,
    /// Why the trial ends, if it does.
    pub(crate) end: Option<End>,
}

/// Why a trial ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The last decision would reveal something unknown, so it is not carried out.
    Reveals(Unknown),
    /// These seats decide next.
    Others(Seats),
}

/// Something that nobody knows in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unknown {
    /// Something face down.
    Hidden,
    /// A draw of the seat that the rules play.
    Automatic,
    /// The result of the game.
    Result,
}

impl Trial {
    /// The number of decisions carried out.
    #[must_use]
    pub(crate) fn n_done(&self) -> usize {
        match self.end {
            Some(End::Reveals(_)) => self.steps.len() - 1,
            Some(End::Others(_)) | None => self.steps.len(),
        }
    }
}

/// What a trial needs to know about a game.
pub(crate) struct Teller<'a, G: Game> {
    /// An action in words, given the game before it.
    pub(crate) action: &'a dyn Fn(&G, G::Action) -> String,
    /// What an event reveals.
    pub(crate) unknown: fn(&G::Event) -> Unknown,
}

/// A game that looks the same to the viewer as the real one. Whatever the view does not show is made up, always in the
/// same way.
pub(crate) fn determined<G: Game>(view: &GameView<G>) -> G {
    G::imagine(&view.view, &view.rules, &mut Dice::new(&Seed([0; 32]), 0, 0))
}

/// Plays these decisions of a seat.
///
/// # Errors
///
/// One of them is not possible.
pub(crate) fn trial<G: Game>(
    base: &GameView<G>,
    seat: Seat,
    decisions: &[ActionHash],
    teller: &Teller<G>,
) -> Result<Trial, NotPossible> {
    let (mut game, rules) = (determined(base), &base.rules);
    let (mut log, mut steps, mut end) = (base.log.clone(), Vec::new(), None);
    let at_ms = log.last().map_or(0, |entry| entry.at_ms);
    for (n, hash) in decisions.iter().enumerate() {
        let possible = if end.is_some() { Options::default() } else { options(&game, base, seat) };
        let action = possible.all().iter().copied().find(|action| ActionHash::of(action) == *hash);
        let action = action.ok_or(NotPossible(n))?;
        let (mut after, mut events) = (game.clone(), Vec::new());
        after.play(rules, seat, action, &mut events);
        steps.push((teller.action)(&game, action));
        if let Some(barrier) = events.iter().find(|event| G::is_barrier(event)) {
            end = Some(End::Reveals((teller.unknown)(barrier)));
            continue;
        }
        let asked = after.status().asked();
        end = (!asked.contains(seat)).then_some(End::Others(asked));
        let version = base.version + steps.len() as u64;
        log.push(LogEntry { version, at_ms, seat: Some(seat), what: LogContent::Done(events) });
        game = after;
    }
    let game_view = view_of(&game, GameView { log, ..base.clone() }, seat, end.is_none());
    Ok(Trial { game_view: AnyGameView::new(game_view), steps, end })
}

fn options<G: Game>(game: &G, base: &GameView<G>, seat: Seat) -> Options<G::Action> {
    let mut options = Options::default();
    game.options(&base.rules, seat, &mut options);
    options
}

/// The seat's view of the game, with options if the trial goes on. The version stays that of the real game.
fn view_of<G: Game>(game: &G, before: GameView<G>, seat: Seat, goes_on: bool) -> GameView<G> {
    let (mut choices, mut reasons, mut question) = (Vec::new(), Reasons::default(), String::new());
    if goes_on {
        let options = options(game, &before, seat);
        let choice = |&action: &G::Action, is_free| Choice { action, hash: ActionHash::of(&action), is_free };
        choices.extend(options.asked().iter().map(|action| choice(action, false)));
        choices.extend(options.free().iter().map(|action| choice(action, true)));
        question = ActionHash::of(&options.asked()).0;
        game.reasons(&before.rules, seat, &mut reasons);
    }
    let (asked, ranks) = match game.status() {
        Status::Waiting(asked) => (asked, None),
        Status::Over(ranks) => (Seats::NONE, Some(ranks)),
    };
    let view = game.view(&before.rules, before.viewer);
    GameView { view, asked, ranks, question, choices, reasons: reasons.all().to_vec(), ..before }
}
