//! The component sets of both games, in one shape.

use katana::{
    Katana,
    components::{Source, Value},
};
use shogunate::{Shogunate, components::Source as CourtSource};
use tabletop::Game;

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

impl Supplied for Katana {
    fn supplied() -> Set<Self::Components> {
        of_katana(katana::components::embedded().clone())
    }

    fn read(text: &str) -> Result<Set<Self::Components>, Vec<Problem>> {
        katana::components::parse(text).map(of_katana).map_err(|problems| {
            let told = |problem: katana::components::Problem| Problem {
                line: problem.line,
                column: problem.column,
                id: problem.what.id(),
                args: problem.what.args(),
            };
            problems.into_iter().map(told).collect()
        })
    }
}

fn of_katana(set: katana::components::Sourced) -> Set<katana::components::Components> {
    Set { components: set.components, values: set.sources }
}

impl Supplied for Shogunate {
    fn supplied() -> Set<Self::Components> {
        of_shogunate(shogunate::components::embedded().clone())
    }

    fn read(text: &str) -> Result<Set<Self::Components>, Vec<Problem>> {
        shogunate::components::parse(text).map(of_shogunate).map_err(|problems| {
            let told = |problem: shogunate::components::Problem| Problem {
                line: problem.line,
                column: problem.column,
                id: problem.what.id(),
                args: problem.what.args(),
            };
            problems.into_iter().map(told).collect()
        })
    }
}

fn of_shogunate(set: shogunate::components::Sourced) -> Set<shogunate::components::Components> {
    let value = |value: shogunate::components::Value| {
        let source = match value.source {
            CourtSource::Stated => Source::Stated,
            CourtSource::Derived => Source::Derived,
            CourtSource::Reported => Source::Reported,
            CourtSource::Reconstructed => Source::Reconstructed,
            CourtSource::Printed => Source::Printed,
        };
        Value { path: value.path, text: value.text, source }
    };
    Set { components: set.components, values: set.sources.into_iter().map(value).collect() }
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
        assert_eq!(game_of(include_str!("../../../katana/data/components.toml")), Which::Katana);
        assert_eq!(game_of(include_str!("../../../shogunate/data/components.toml")), Which::Shogunate);
        assert_eq!(game_of("[ plots ]\ncards = = no toml\n"), Which::Shogunate);
        assert_eq!(game_of("[market]\n[plots]\n"), Which::Katana, "where it is unclear, the usual game");
        assert_eq!(game_of(""), Which::Katana);
    }
}
