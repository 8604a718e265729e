//! Playing ahead: what would become of a game if its viewer decided so and so and nobody else did anything.
//!
//! It is played on a state imagined from the view, so it cannot know more than the view, and it goes on only while what
//! happens is the same whatever is hidden. The rules say where that ends: [`Event::is_barrier`].

use host::{ActionHash, Choice, GameView, LogContent, LogEntry};
use katana::{Action, Event, Katana};
use tabletop::{Game, Options, Reasons, Seat, Seats, Status};

use super::imagined;

/// A game as it would be.
pub(crate) struct Trial {
    /// What the viewer would see.
    pub(crate) game_view: GameView<Katana>,
    /// What was decided, each with the game before it. The last one has not been done where it would reveal something.
    pub(crate) steps: Vec<(Katana, Action)>,
    /// Why it does not go on, if so.
    pub(crate) end: Option<End>,
}

/// Why a trial does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The last decision would reveal something that nobody knows: it is not done.
    Reveals(Unknown),
    /// These decide next.
    Others(Seats),
}

/// What nobody knows before it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unknown {
    /// A card or a Sword that lies face down.
    Hidden,
    /// What the Ghost draws.
    Ghost,
    /// How the game ends.
    Result,
}

impl Trial {
    /// How many of the decisions are done.
    pub(crate) fn n_done(&self) -> usize {
        match self.end {
            Some(End::Reveals(_)) => self.steps.len() - 1,
            Some(End::Others(_)) | None => self.steps.len(),
        }
    }
}

/// The game as it would be after these decisions of a seat that is asked.
///
/// # Errors
/// One of them is not possible: its number, from 0.
pub(crate) fn trial(base: &GameView<Katana>, seat: Seat, decisions: &[ActionHash]) -> Result<Trial, usize> {
    let (mut game, rules) = (imagined(base), &base.rules);
    let (mut log, mut steps, mut end) = (base.log.clone(), Vec::new(), None);
    let at_ms = log.last().map_or(0, |log| log.at_ms);
    for (n, hash) in decisions.iter().enumerate() {
        let possible = if end.is_some() { Options::default() } else { options(&game, base, seat) };
        let action = possible.all().iter().copied().find(|action| ActionHash::of(action) == *hash);
        let action = action.ok_or(n)?;
        let (mut after, mut events) = (game.clone(), Vec::new());
        after.play(rules, seat, action, &mut events);
        steps.push((game.clone(), action));
        if let Some(barrier) = events.iter().find(|event| event.is_barrier()) {
            end = Some(End::Reveals(unknown(barrier)));
            continue;
        }
        let asked = after.status().asked();
        end = (!asked.contains(seat)).then_some(End::Others(asked));
        let version = base.version + steps.len() as u64;
        log.push(LogEntry { version, at_ms, seat: Some(seat), what: LogContent::Done(events) });
        game = after;
    }
    let game_view = game_view_of(&game, GameView { log, ..base.clone() }, seat, end.is_none());
    Ok(Trial { game_view, steps, end })
}

fn options(game: &Katana, base: &GameView<Katana>, seat: Seat) -> Options<Action> {
    let mut options = Options::default();
    game.options(&base.rules, seat, &mut options);
    options
}

/// What a game shows to the seat, with what it may do where the trial goes on. The version stays that of the real game.
fn game_view_of(game: &Katana, log: GameView<Katana>, seat: Seat, goes_on: bool) -> GameView<Katana> {
    let (mut choices, mut reasons, mut question) = (Vec::new(), Reasons::default(), String::new());
    if goes_on {
        let options = options(game, &log, seat);
        let choice = |&action: &Action, is_free| Choice { action, hash: ActionHash::of(&action), is_free };
        choices.extend(options.asked().iter().map(|action| choice(action, false)));
        choices.extend(options.free().iter().map(|action| choice(action, true)));
        question = ActionHash::of(&options.asked()).0;
        game.reasons(&log.rules, seat, &mut reasons);
    }
    let (asked, ranks) = match game.status() {
        Status::Waiting(asked) => (asked, None),
        Status::Over(ranks) => (Seats::NONE, Some(ranks)),
    };
    let view = game.view(&log.rules, log.viewer);
    GameView { view, asked, ranks, question, choices, reasons: reasons.all().to_vec(), ..log }
}

fn unknown(barrier: &Event) -> Unknown {
    if matches!(barrier, Event::GhostDrew { .. } | Event::GhostAsideRevealed { .. }) {
        return Unknown::Ghost;
    }
    if matches!(barrier, Event::GameOver { .. }) { Unknown::Result } else { Unknown::Hidden }
}
