//! The expected result of an option, for hints.

use words::Words;

/// Below this rate a figure is mostly luck.
const RARE_PERCENT: u8 = 5;

/// How often it wins, and its average lead in points; if the goal is not points, how often it meets the goal.
#[must_use]
pub fn expected(words: &Words, won_percent: u8, margin_tenths: Option<i32>) -> String {
    let Some(margin_tenths) = margin_tenths else {
        let percent = if won_percent < RARE_PERCENT { 0 } else { won_percent };
        return words.say("hint-expected-met", &[("percent", percent.into())]);
    };
    let points = (margin_tenths.abs() + 5) / 10;
    let id = match (points, margin_tenths > 0) {
        (0, _) => "hint-expected-level",
        (_, true) => "hint-expected-ahead",
        (_, false) => "hint-expected-behind",
    };
    words.say(id, &[("percent", won_percent.into()), ("points", points.into())])
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn what_is_expected_is_rounded_to_points_ahead_behind_or_level() {
        let told = |margin_tenths| expected(words(Lang::En), 40, Some(margin_tenths));
        assert_eq!(told(14), "wins about 40 %, 1 point ahead on average");
        assert_eq!(told(-15), "wins about 40 %, 2 points behind on average");
        assert_eq!(told(-4), "wins about 40 %, level on average");
    }

    #[test]
    fn where_a_chapter_asks_for_more_than_points_it_is_told_how_often_it_is_met() {
        let told = |percent| expected(words(Lang::En), percent, None);
        assert_eq!(told(40), "the chapter is met in about 40 % of these games");
        for rare in [0, 4] {
            assert_eq!(told(rare), "the chapter is met in few of these games yet");
        }
    }
}
