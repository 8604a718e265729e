//! The component sets of both games, in one shape.

use katana::Katana;
use shogunate::Shogunate;
use tabletop::{
    Game, Title,
    components::{self, Sourced, Value},
};

use crate::game::Which;

/// A game whose pieces carry what a file says.
pub trait Supplied: Game {
    /// The set that comes with Kajiba.
    fn supplied() -> Set<Self::Components>;
    /// The set of a file, or every problem of it.
    fn read(text: &str) -> Result<Set<Self::Components>, Vec<Problem>>;
}

/// A component set.
pub struct Set<C> {
    /// As the game takes it.
    pub components: C,
    /// Value by value, with where each comes from.
    pub values: Vec<Value>,
}

/// A problem of a file.
pub struct Problem {
    /// Its line.
    pub line: usize,
    /// Its column.
    pub column: usize,
    /// The id of the words for it.
    pub id: &'static str,
    /// What they need to know, by name.
    pub args: Vec<(&'static str, String)>,
}

impl<G: Title> Supplied for G {
    fn supplied() -> Set<Self::Components> {
        set(G::components().clone())
    }

    fn read(text: &str) -> Result<Set<Self::Components>, Vec<Problem>> {
        G::read_components(text).map(set).map_err(|problems| {
            let told = |problem: components::Problem| Problem {
                line: problem.line,
                column: problem.column,
                id: problem.what.id(),
                args: problem.what.args(),
            };
            problems.into_iter().map(told).collect()
        })
    }
}

fn set<C>(set: Sourced<C>) -> Set<C> {
    Set { components: set.components, values: set.sources }
}

/// The game that a file is about, by the sections that it has: the two games have none in common.
pub fn game_of(text: &str) -> Which {
    let heading = |line: &'_ str| Some(line.trim().strip_prefix('[')?.split(']').next()?.trim().to_owned());
    let headings: Vec<String> = text.lines().filter_map(heading).collect();
    let n_of = |values: &[Value]| {
        let is_known = |heading: &&String| values.iter().any(|value| section(value) == heading.as_str());
        headings.iter().filter(is_known).count()
    };
    let is_court = n_of(&Shogunate::supplied().values) > n_of(&Katana::supplied().values);
    if is_court { Which::Shogunate } else { Which::Katana }
}

/// The section of the file in which a value stands.
fn section(value: &Value) -> &str {
    value.path.split('.').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_of_the_game_whose_sections_it_has() {
        assert_eq!(game_of(include_str!("../../../../katana/data/components.toml")), Which::Katana);
        assert_eq!(game_of(include_str!("../../../../shogunate/data/components.toml")), Which::Shogunate);
        assert_eq!(game_of("[ plots ]\ncards = = no toml\n"), Which::Shogunate);
        assert_eq!(game_of("[market]\n[plots]\n"), Which::Katana, "where it is unclear, the usual game");
        assert_eq!(game_of(""), Which::Katana);
    }
}
