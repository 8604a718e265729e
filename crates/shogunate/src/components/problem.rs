//! The problem that only this game's component files can have.

use tabletop::components::{Node, ProblemKind};

const NOT_A_NAME: &str = "component-not-a-name";

/// The ids of the problems that only this game has.
pub const PROBLEMS: [&str; 1] = [NOT_A_NAME];

/// A name that is empty or cannot be written without escapes.
pub(super) fn not_a_name(node: &Node<'_>, found: String) -> ProblemKind {
    ProblemKind::OfGame { id: NOT_A_NAME, args: vec![("key", node.path.clone()), ("found", found)] }
}
