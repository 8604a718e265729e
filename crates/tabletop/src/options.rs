//! Lists of what a seat may do, and of what it may not do and why.

/// Receives each action that a player could name, with a verdict. One function of the rules feeds both lists, so that a
/// rule and its explanation stand in one place.
pub trait Offers<A, R> {
    /// An action and whether it is possible now.
    fn offer(&mut self, action: A, verdict: Result<(), R>);
    /// The following actions are free: they answer no question.
    fn begin_free(&mut self);
    /// Whether refusals are wanted; if not, whole groups of refused actions may be skipped.
    fn wants_reasons(&self) -> bool;
    /// Whether enough has been offered, so that the rest may be skipped.
    #[inline]
    fn has_enough(&self) -> bool {
        false
    }
}

/// What a seat may do: answers to its question first, then free actions. Reused between calls, so that making options
/// does not allocate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options<A> {
    actions: Vec<A>,
    /// The number of answers, once that is known.
    n_asked: Option<usize>,
}

impl<A> Default for Options<A> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(128), n_asked: None }
    }
}

impl<A: Copy + Eq> Options<A> {
    /// Empties the list.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.n_asked = None;
    }

    /// Everything, in order.
    #[must_use]
    pub fn all(&self) -> &[A] {
        &self.actions
    }

    /// The answers to the seat's question.
    #[must_use]
    pub fn asked(&self) -> &[A] {
        &self.actions[..self.n_asked()]
    }

    /// The free actions.
    #[must_use]
    pub fn free(&self) -> &[A] {
        &self.actions[self.n_asked()..]
    }

    fn n_asked(&self) -> usize {
        self.n_asked.unwrap_or(self.actions.len())
    }
}

impl<A: Copy + Eq, R> Offers<A, R> for Options<A> {
    #[inline]
    fn offer(&mut self, action: A, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.actions.push(action);
        }
    }

    fn begin_free(&mut self) {
        self.n_asked = Some(self.actions.len());
    }

    #[inline]
    fn wants_reasons(&self) -> bool {
        false
    }
}

/// What a seat could name and may not do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reasons<A, R>(Vec<(A, R)>);

impl<A, R> Default for Reasons<A, R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<A: Copy + Eq, R: Copy> Reasons<A, R> {
    /// The list.
    #[must_use]
    pub fn all(&self) -> &[(A, R)] {
        &self.0
    }

    /// Why `action` is not possible, if it was named.
    #[must_use]
    pub fn why(&self, action: A) -> Option<R> {
        self.0.iter().find(|(named, _)| *named == action).map(|(_, reason)| *reason)
    }
}

impl<A: Copy + Eq, R: Copy> Offers<A, R> for Reasons<A, R> {
    fn offer(&mut self, action: A, verdict: Result<(), R>) {
        if let Err(reason) = verdict {
            self.0.push((action, reason));
        }
    }

    fn begin_free(&mut self) {}

    fn wants_reasons(&self) -> bool {
        true
    }
}

/// The number of possible actions and the first of them: for steps that do not ask if only one answer is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers<A> {
    first: Option<A>,
    n: usize,
}

impl<A> Default for Answers<A> {
    fn default() -> Self {
        Self { first: None, n: 0 }
    }
}

impl<A: Copy> Answers<A> {
    /// Whether nothing is possible.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.n == 0
    }

    /// The only possible action, if there is exactly one.
    #[must_use]
    pub fn only(&self) -> Option<A> {
        self.first.filter(|_| self.n == 1)
    }
}

impl<A: Copy, R> Offers<A, R> for Answers<A> {
    #[inline]
    fn offer(&mut self, action: A, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.first.get_or_insert(action);
            self.n += 1;
        }
    }

    fn begin_free(&mut self) {}

    #[inline]
    fn wants_reasons(&self) -> bool {
        false
    }
}
