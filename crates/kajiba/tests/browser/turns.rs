//! Derives whose turn it is from the acts: whoever acts in another's turn reacts.

use crate::Choice;

/// Whose turn it is, and the reactions.
#[derive(Default, Debug)]
pub struct Turns {
    /// The player who has placed a figure and not ended the turn.
    active: Option<usize>,
    /// The number of reactions.
    pub n_reactions: usize,
}

impl Turns {
    /// Whether it is another's turn.
    pub fn is_of_other(&self, player: usize) -> bool {
        self.active.is_some_and(|active| active != player)
    }

    /// Records an act.
    pub fn tell(&mut self, player: usize, choice: &Choice) {
        if choice.is("place") {
            self.active = Some(player);
        }
        if self.is_of_other(player) && !choice.is("decline") {
            self.n_reactions += 1;
        }
        if choice.is("end_turn") || choice.is("pass") {
            self.active = None;
        }
    }

    /// Records that the figure was undone.
    pub fn begin_again(&mut self) {
        self.active = None;
    }
}
