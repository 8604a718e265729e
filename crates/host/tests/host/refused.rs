//! Refusals as text, to compare them.

use host::Refusal;

/// Why something is refused.
#[track_caller]
pub fn refusal<T>(result: Result<T, Refusal>) -> String {
    result.err().expect("it is refused").to_string()
}
