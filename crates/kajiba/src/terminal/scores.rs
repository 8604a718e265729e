//! The final table of a game.

use words::Words;

use super::{page::Page, style::Style, text::wrap};

/// The final table: a title, the rows, who has won, and how often something was taken back after it was revealed.
pub fn final_table(
    page: &Page,
    words: &Words,
    rows: Vec<String>,
    (winners, n_undone): (Vec<String>, usize),
) -> Vec<String> {
    let title = page.styled(Style::Heading, &words.say("cli-scores-title", &[]));
    let mut lines = [vec![String::new(), title], rows, vec![String::new()]].concat();
    let (n, names) = (winners.len().into(), words.all_of(winners).into());
    lines.extend(wrap(&words.say("cli-scores-winner", &[("n", n), ("names", names)]), page.width, ""));
    if n_undone > 0 {
        let sentence = words.say("cli-scores-undone", &[("n", n_undone.into())]);
        lines.extend(wrap(&sentence, page.width, ""));
    }
    lines
}
