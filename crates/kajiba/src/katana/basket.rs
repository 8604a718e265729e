//! Buying several resources at the Market with one line.

use katana::{
    Action, Frame, Katana,
    area::basket::{self, Unbought, refusal},
    piece::{ByKind, Kind},
};
use tabletop::{Game, Seat};
use voice::katana::Voice;

use crate::game::Typed;

/// More than anybody can pay for.
const COUNT_MAX: u16 = 99;

/// What a line such as `w2 s1` buys.
pub fn read_line(voice: Voice, game: &Katana, seat: Seat, line: &str) -> Typed<Action> {
    let Some(kinds) = parse(voice, line) else { return Typed::Unknown };
    if !is_buying(game, seat) {
        return Typed::Refused(voice.words.say("cli-basket-not-now", &[]));
    }
    match refusal(game, voice.rules, seat, &kinds) {
        None => Typed::Actions(kinds.into_iter().map(Action::BuyResource).collect()),
        Some(Unbought { kind, reason }) => {
            let reason = reason.map(|reason| voice.reason(reason)).unwrap_or_default();
            let args = [("kind", voice.kind(kind).into()), ("reason", reason.into())];
            Typed::Refused(voice.words.say("cli-basket-refused", &args))
        }
    }
}

/// The purchases that a line such as `w2 s1` names, in the order in which they must be made; nothing if it names none.
fn parse(voice: Voice, line: &str) -> Option<Vec<Kind>> {
    let mut counts = ByKind::<u16>::default();
    for word in line.split([' ', ',', '、']).filter(|word| !word.is_empty()) {
        let (kind, n) = purchase(voice, word)?;
        counts[kind] = counts[kind].saturating_add(n);
    }
    Some(basket::in_order(counts)).filter(|kinds| !kinds.is_empty())
}

/// `w2`, `2w` or `w`.
fn purchase(voice: Voice, word: &str) -> Option<(Kind, u16)> {
    let name = word.trim_matches(|letter: char| letter.is_ascii_digit());
    let digits = word.replacen(name, "", 1);
    let is_together = word.starts_with(name) || word.ends_with(name);
    let n = if digits.is_empty() { 1 } else { digits.parse().ok()? };
    if name.is_empty() || !is_together || !(n <= COUNT_MAX) {
        return None;
    }
    let is_it = |kind: &Kind| {
        let own = voice.letter(*kind).to_lowercase();
        let letter = kind.letter().to_lowercase().to_string();
        [own, letter, voice.kind(*kind).to_lowercase()].contains(&name.to_lowercase())
    };
    Kind::ALL.into_iter().find(is_it).map(|kind| (kind, n))
}

/// Whether `seat` can buy resources now.
fn is_buying(game: &Katana, seat: Seat) -> bool {
    let is_market = matches!(game.asking(), Some(Frame::Market(market)) if market.is_buying());
    is_market && game.status().asked().contains(seat)
}

#[cfg(test)]
mod tests {
    use katana::{Rules, Setup, components::embedded};
    use words::{Lang, words};

    use super::*;

    #[test]
    fn a_basket_comes_in_the_order_of_the_rows() {
        let rules =
            Rules::new(&Setup::new(2), &embedded().components).expect("the embedded set makes a game");
        let basket = |lang, line: &str| parse(Voice { words: words(lang), rules: &rules, names: &[] }, line);
        let (wood, steel, lacquer) = (Kind::Wood, Kind::Steel, Kind::Lacquer);
        for line in ["w2 s1", "S1 W2", "2w,1s", "w w s"] {
            assert_eq!(basket(Lang::En, line), Some(vec![wood, wood, steel]), "{line}");
        }
        assert_eq!(basket(Lang::En, "s u"), Some(vec![lacquer, steel]));
        assert_eq!(basket(Lang::It, "legno2 acciaio"), Some(vec![wood, wood, steel]));
        assert_eq!(basket(Lang::Ja, "鋼1 漆1"), Some(vec![lacquer, steel]));
        for line in ["", "w0", "x1", "w2x", "w1000", "2"] {
            assert_eq!(basket(Lang::En, line), None, "{line}");
        }
    }
}
