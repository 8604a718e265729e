//! Names that the rules text uses for clauses.

use words::Words;

/// The names of cards in the rules text, with their clauses.
pub(crate) fn card_clauses(words: &Words) -> Vec<(String, &'static str)> {
    const MARKET: [&str; 7] = ["MKT-1", "MKT-2", "MKT-3", "MKT-4", "MKT-5", "MKT-6", "MKT-7"];
    const DAIMYO: [(&str, &str); 4] = [("A", "DAI-A"), ("B", "DAI-B"), ("C", "DAI-C"), ("D", "DAI-D")];
    let mut cards = Vec::new();
    for (n, clause) in (1_u8..).zip(MARKET) {
        for id in ["card-market", "rules-market-cards"] {
            cards.push((words.say(id, &[("n", n.into())]), clause));
        }
    }
    for (letter, clause) in DAIMYO {
        for id in ["rules-daimyo-card", "rules-daimyo-cards"] {
            cards.push((words.say(id, &[("letter", letter.into())]), clause));
        }
    }
    cards
}
