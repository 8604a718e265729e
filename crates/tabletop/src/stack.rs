//! The decision stack: a game in progress is a stack of small steps; the top one asks.

use serde::Serialize;

/// What a step wants next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow<F> {
    /// Wait for a decision.
    Ask,
    /// Do this step first, then run me again.
    Call(F),
    /// The step is over.
    Done,
}

/// A step of the rules: a few bytes of ids. A step keeps its own phase, because it is run again after each step that it
/// called and also after any free action that was put above it.
pub trait Step<C>: Sized {
    /// Runs after the start, after a called step and after a free action.
    fn run(&mut self, cx: &mut C) -> Flow<Self>;
}

/// The steps in progress, at most `N`. Plain memory, so that forking a state is one copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack<F, const N: usize> {
    frames: [Option<F>; N],
    len: u8,
}

impl<F: Copy, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self { frames: [None; N], len: 0 }
    }
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// A stack of one step.
    #[must_use]
    pub fn new(bottom: F) -> Self {
        let mut stack = Self::default();
        stack.push(bottom);
        stack
    }

    /// Puts a step on top without running it.
    ///
    /// # Panics
    /// The stack is full. Its depth follows from the rules, so this is a bug.
    pub fn push(&mut self, frame: F) {
        self.frames[usize::from(self.len)] = Some(frame);
        self.len += 1;
    }

    fn pop(&mut self) {
        self.len -= 1;
        self.frames[usize::from(self.len)] = None;
    }

    /// The step that asks; none when the game is over.
    #[must_use]
    pub fn top(&self) -> Option<&F> {
        self.frames[usize::from(self.len).checked_sub(1)?].as_ref()
    }

    /// The step that asks, to be answered.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames[usize::from(self.len).checked_sub(1)?].as_mut()
    }

    /// The step below the one that asks, if there is one.
    #[must_use]
    pub fn below_top(&self) -> Option<&F> {
        self.frames[usize::from(self.len).checked_sub(2)?].as_ref()
    }

    /// The step below the one that asks, to be changed.
    pub fn below_top_mut(&mut self) -> Option<&mut F> {
        self.frames[usize::from(self.len).checked_sub(2)?].as_mut()
    }

    /// All steps, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &F> {
        self.frames.iter().flatten()
    }
}

impl<F: Copy + Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// More steps than any game takes between two decisions.
const STEPS_MAX: usize = 10_000;

/// Runs the steps from `flow` until a decision is needed or none is left.
///
/// # Panics
/// The steps never stop, which is a bug of the rules.
pub fn drive<F: Step<C> + Copy, C, const N: usize>(stack: &mut Stack<F, N>, cx: &mut C, mut flow: Flow<F>) {
    for _ in 0..STEPS_MAX {
        match flow {
            Flow::Ask => return,
            Flow::Call(frame) => stack.push(frame),
            Flow::Done => stack.pop(),
        }
        let Some(top) = stack.top_mut() else { return };
        flow = top.run(cx);
    }
    panic!("the rules took {STEPS_MAX} steps without a decision");
}
