//! Why an action is not possible now.

use shogunate::Reason;

use super::Voice;

impl Voice<'_> {
    /// A reason as a sentence, without its clause.
    #[must_use]
    pub fn reason(&self, reason: Reason) -> String {
        say!(self, reason.id())
    }
}
