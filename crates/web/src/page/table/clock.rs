//! The remaining time in words.

use host::Ms;
use words::Words;

const SECOND_MS: Ms = 1000;
const MINUTE_S: Ms = 60;
const HOUR_S: Ms = 60 * MINUTE_S;
const DAY_S: Ms = 24 * HOUR_S;

/// The remaining time: `0:07`, `12:30`, `1:05:00`, or days and hours.
pub(super) fn left(words: &Words, left_ms: Ms) -> String {
    let left_s = left_ms.max(0).div_euclid(SECOND_MS);
    let (days, hours) = (left_s / DAY_S, left_s % DAY_S / HOUR_S);
    let (minutes, seconds) = (left_s % HOUR_S / MINUTE_S, left_s % MINUTE_S);
    if days > 0 {
        words.say("board-days-hours", &[("days", days.into()), ("hours", hours.into())])
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn time_is_told_in_the_units_that_matter() {
        let en = |left_ms| left(words(Lang::En), left_ms);
        assert_eq!(en(-5), "0:00");
        assert_eq!(en(7_999), "0:07");
        assert_eq!(en(750_000), "12:30");
        assert_eq!(en(3_900_000), "1:05:00");
        assert_eq!(en(26 * 3_600_000), "1 d 2 h");
    }
}
