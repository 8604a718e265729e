//! The book of Shogunate.

use rulebook::{Found, book_of, find};
use words::Lang;

#[test]
fn the_book_is_found_by_its_clauses() {
    assert_eq!(book_of("SGA-6").unwrap().game, "shogunate");
    assert!(matches!(find(Lang::En, "sga-6"), Found::Clause(clause) if clause.id == "SGA-6"));
}
