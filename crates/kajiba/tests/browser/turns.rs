//! Whose turn it is, told from what is done: who acts in another's turn reacts.

use crate::Choice;

/// Whose turn it is, and who has reacted.
#[derive(Default, Debug)]
pub struct Turns {
    /// Who has placed a figure and not ended the turn.
    active: Option<usize>,
    /// How often somebody has reacted.
    pub n_reactions: usize,
}

impl Turns {
    /// Whether it is another's turn.
    pub fn is_of_other(&self, player: usize) -> bool {
        self.active.is_some_and(|active| active != player)
    }

    /// Somebody has done something.
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

    /// The figure was taken back.
    pub fn begin_again(&mut self) {
        self.active = None;
    }
}
