//! Answers that need no thought: after an act of their own, a player has nothing else to say.
//!
//! They follow from what the player knows. Where something else could be done first, the player is asked.

use tabletop::{Ask, Dice, Game, NoLog, Options, Routine, Seed};

use crate::{action::Action, game::Katana, piece::Line};

/// How many orders of the decks are imagined before two ways are called the same.
const N_IMAGINED: u32 = 3;

/// The answer, if there is one.
pub(crate) fn answer(ask: &Ask<Katana>, routine: Routine) -> Option<Action> {
    if routine == Routine::Nothing || !ask.options.free().is_empty() {
        return None;
    }
    match *ask.options.asked() {
        [only] if is_routine(only, routine) => Some(only),
        // PLY-5: without a free action nothing can be done with these cards but to discard them.
        [first @ Action::Discard(_), ref others @ ..] => {
            others.iter().all(|other| matches!(other, Action::Discard(_))).then_some(first)
        }
        [Action::Collect(one), Action::Collect(other)] => {
            is_same_either_way(ask, [one, other]).then_some(Action::Collect(one))
        }
        _ => None,
    }
}

/// Whether a player would be surprised to be asked for the only answer there is.
fn is_routine(only: Action, routine: Routine) -> bool {
    match only {
        Action::EndTurn => routine == Routine::AnswersAndEnd,
        // These begin something: the turn, the end of a player's round, the game.
        Action::Place { .. } | Action::Pass(_) | Action::TakeStart(_) | Action::RaisePrice(_) => false,
        Action::Offer(_)
        | Action::TakeSword { .. }
        | Action::TakeSashimono(_)
        | Action::BuyResource(_)
        | Action::TakeMarketCard(_)
        | Action::Line(_)
        | Action::Move(_)
        | Action::Swap(..)
        | Action::Advance(_)
        | Action::Decorate { .. }
        | Action::Arrange(_)
        | Action::UseRoom { .. }
        | Action::SwapByRoom { .. }
        | Action::Done
        | Action::Decline
        | Action::Deliver(_)
        | Action::Collect(_)
        | Action::Project(..)
        | Action::PutKatana { .. }
        | Action::Compose(_)
        | Action::Play(_)
        | Action::PlayOnLine(..)
        | Action::PlayToken(..)
        | Action::Turn { .. }
        | Action::Buy(_)
        | Action::Discard(_)
        | Action::AddGhostCard(_) => true,
    }
}

/// DEL-2: whether both orders of the two benefits lead to the same game, with nothing to do between them.
fn is_same_either_way(ask: &Ask<Katana>, [one, other]: [Line; 2]) -> bool {
    (0..N_IMAGINED).all(|n| {
        let game = Katana::imagine(ask.view, ask.rules, &mut Dice::new(&Seed([0; 32]), n, 0));
        let ends = [[one, other], [other, one]].map(|order| collected(&game, ask, order));
        ends[0].is_some() && ends[0] == ends[1]
    })
}

/// The game after both benefits; `None` if something else could be done between them.
fn collected(game: &Katana, ask: &Ask<Katana>, [first, second]: [Line; 2]) -> Option<Katana> {
    let mut game = game.clone();
    game.apply(ask.rules, ask.seat, Action::Collect(first), &mut NoLog).ok()?;
    let mut options = Options::default();
    game.options(ask.rules, ask.seat, &mut options);
    if options.all() != [Action::Collect(second)] {
        return None;
    }
    game.apply(ask.rules, ask.seat, Action::Collect(second), &mut NoLog).ok()?;
    Some(game)
}
