//! A campaign: the chapters in order, with every attempt, the Story points and the final rank (STO-1 to STO-4).

use serde::{Deserialize, Serialize};

use super::{Level, N_CHAPTERS, chapter};
use crate::setup::GhostLevel;

/// A way through the Story.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The attempts that are over, in order.
    attempts: Vec<Attempt>,
    /// The chapters given up after a defeat, in order.
    skipped: Vec<u8>,
}

/// A chapter played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The chapter, 1 to 14.
    pub chapter: u8,
    /// The Ghost chosen for it.
    pub ghost: GhostLevel,
    /// Whether it was won.
    pub is_won: bool,
}

/// The final ranks, the lowest first (STO-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Dishonor: up to 30 Story points.
    Fumeiyo,
    /// Assistant: 31 to 40.
    KajiMinara,
    /// Apprentice: 41 to 50.
    KajiKenshusei,
    /// Master Forger: 51 to 60.
    Kaji,
    /// Prestige: 61 to 65.
    Meiyo,
    /// Excellence: 66 to 69.
    Yushu,
    /// 70 and more.
    MasamunesEqual,
}

/// Why an attempt or a step on is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is another chapter's turn, or the Story is over.
    OtherChapter,
    /// Only after a defeat may one go on without a victory.
    NoDefeat,
}

impl Campaign {
    /// The attempts that are over, in order.
    #[must_use]
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// Whether the chapter was given up.
    #[must_use]
    pub fn is_skipped(&self, chapter: u8) -> bool {
        self.skipped.contains(&chapter)
    }

    /// Whether the chapter was won.
    #[must_use]
    pub fn is_won(&self, chapter: u8) -> bool {
        self.attempts.iter().any(|attempt| attempt.chapter == chapter && attempt.is_won)
    }

    /// The next chapter: the first neither won nor given up; `None` once the Story is over.
    #[must_use]
    pub fn next(&self) -> Option<u8> {
        (1..=N_CHAPTERS).find(|&chapter| !(self.is_won(chapter) || self.is_skipped(chapter)))
    }

    /// How often the chapter was lost.
    #[must_use]
    pub fn n_defeats(&self, chapter: u8) -> usize {
        self.attempts.iter().filter(|attempt| attempt.chapter == chapter && !attempt.is_won).count()
    }

    /// Whether one may go on without a victory: after a defeat in the next chapter (STO-2).
    #[must_use]
    pub fn may_skip(&self) -> bool {
        self.next().is_some_and(|chapter| self.n_defeats(chapter) > 0)
    }

    /// Records an attempt at the next chapter; returns its Story points.
    ///
    /// # Errors
    /// It is another chapter's turn.
    pub fn finish(&mut self, attempt: Attempt) -> Result<i32, Refusal> {
        if self.next() != Some(attempt.chapter) {
            return Err(Refusal::OtherChapter);
        }
        let points = self.worth(self.attempts.len(), attempt);
        self.attempts.push(attempt);
        Ok(points)
    }

    /// Goes on after a defeat.
    ///
    /// # Errors
    /// The next chapter has not been lost, or there is none.
    pub fn skip(&mut self) -> Result<u8, Refusal> {
        let chapter = self.next().ok_or(Refusal::OtherChapter)?;
        if !self.may_skip() {
            return Err(Refusal::NoDefeat);
        }
        self.skipped.push(chapter);
        Ok(chapter)
    }

    /// STO-2: the Story points of each attempt, in order.
    pub fn points_of_attempts(&self) -> impl Iterator<Item = i32> {
        self.attempts.iter().enumerate().map(|(nth, &attempt)| self.worth(nth, attempt))
    }

    /// STO-2, STO-4: all Story points; they may be below 0, and a victory keeps earlier losses.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.points_of_attempts().sum()
    }

    /// STO-3: the rank that the points make, final once the Story is over.
    #[must_use]
    pub fn rank(&self) -> Rank {
        Rank::of(self.points())
    }

    /// STO-2: 1, 2 or 3 for the level and 4 to 8 for the Ghost; −1 for the first defeat in a chapter, −2 for each
    /// further one there.
    fn worth(&self, nth: usize, attempt: Attempt) -> i32 {
        if attempt.is_won {
            return victory_points(attempt.chapter, attempt.ghost);
        }
        let is_defeat_here = |earlier: &&Attempt| earlier.chapter == attempt.chapter && !earlier.is_won;
        if self.attempts[..nth].iter().any(|earlier| is_defeat_here(&earlier)) { -2 } else { -1 }
    }
}

/// The Story points of a victory in a chapter over a Ghost (STO-2).
#[must_use]
pub fn victory_points(number: u8, ghost: GhostLevel) -> i32 {
    let level = match chapter(number).map(|chapter| chapter.level) {
        Some(Level::Easy) => 1,
        Some(Level::Medium) => 2,
        Some(Level::Hard) => 3,
        None => 0,
    };
    level + 3 + i32::from(ghost.number())
}

impl Rank {
    /// All ranks, the lowest first.
    pub const ALL: [Self; 7] = [
        Self::Fumeiyo,
        Self::KajiMinara,
        Self::KajiKenshusei,
        Self::Kaji,
        Self::Meiyo,
        Self::Yushu,
        Self::MasamunesEqual,
    ];

    /// The rank that so many Story points make (STO-3).
    #[must_use]
    pub fn of(points: i32) -> Self {
        match points {
            ..=30 => Self::Fumeiyo,
            31..=40 => Self::KajiMinara,
            41..=50 => Self::KajiKenshusei,
            51..=60 => Self::Kaji,
            61..=65 => Self::Meiyo,
            66..=69 => Self::Yushu,
            70.. => Self::MasamunesEqual,
        }
    }
}
