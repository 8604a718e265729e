//! Tests of a game's component file: edits its text and checks the problems that are found.

use std::collections::BTreeSet;

use crate::components::{Problem, ProblemKind, Sourced};

/// A component file to be tested.
pub struct ComponentFile<C> {
    /// Its text, which has no problems.
    pub text: &'static str,
    /// The reader of the game.
    pub parse: fn(&str) -> Result<Sourced<C>, Vec<Problem>>,
}

impl<C> ComponentFile<C> {
    /// The text with the first of each `before` replaced by its `after`.
    ///
    /// # Panics
    /// The text does not contain a `before`.
    #[must_use]
    pub fn edited(&self, edits: &[(&str, &str)]) -> String {
        edits.iter().fold(self.text.to_owned(), |text, (before, after)| {
            assert!(text.contains(before), "nothing to edit: {before}");
            text.replacen(before, after, 1)
        })
    }

    /// The problems that edits cause.
    ///
    /// # Panics
    /// They cause none.
    #[must_use]
    pub fn problems(&self, edits: &[(&str, &str)]) -> Vec<Problem> {
        match (self.parse)(&self.edited(edits)) {
            Ok(_) => panic!("no problem is found after {edits:?}"),
            Err(problems) => problems,
        }
    }

    /// The line of a part of the text.
    ///
    /// # Panics
    /// The text does not contain it.
    #[must_use]
    pub fn line_of(&self, part: &str) -> usize {
        let byte = self.text.find(part).expect("the text has the part");
        self.text[..byte].matches('\n').count() + 1
    }

    /// Checks cases of one edit (before, after) and the one problem that it causes on its line. All common problems and
    /// those `of_game` must be among them.
    ///
    /// # Panics
    /// A case does not hold, or a problem is missing.
    pub fn check_cases(&self, cases: &[(&str, &str, &str)], of_game: &[&str]) {
        for &(before, after, id) in cases {
            let problems = self.problems(&[(before, after)]);
            let found: Vec<_> = problems.iter().map(|problem| (problem.line, problem.what.id())).collect();
            assert_eq!(found, [(self.line_of(before), id)], "{after}: {problems:?}");
            let args = problems[0].what.args();
            assert!(args.iter().all(|(name, arg)| !name.is_empty() && !arg.is_empty()), "{args:?}");
        }
        let met: BTreeSet<_> = cases.iter().map(|&(_, _, id)| id).collect();
        let ids = ProblemKind::IDS.iter().chain(of_game);
        assert_eq!(met, ids.copied().collect());
    }
}
