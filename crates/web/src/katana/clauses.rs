//! The clauses and terms of things: for the names that the rules text uses, and for what lies on a table.

use katana::{
    components::Honor,
    piece::{Area, Room, SwordId},
    rules::Effect,
};
use words::Words;

use super::terms;
use crate::render::term::Term;

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

/// The clause of an action area.
pub(super) fn clause_of(area: Area) -> &'static str {
    term_of(area).clause
}

/// The term of an action area.
pub(super) fn term_of(area: Area) -> Term {
    match area {
        Area::Houses => terms::HOUSE,
        Area::Market => terms::MARKET,
        Area::Forge => terms::FORGE,
        Area::Academy => terms::ACADEMY,
        Area::Palace => terms::PALACE,
        Area::Komainu => terms::KOMAINU,
    }
}

/// The term of a Sword, or of the Katana.
pub(super) fn sword_term(sword: SwordId) -> Term {
    if sword.katana_of().is_some() { terms::KATANA } else { terms::SWORD }
}

/// The term of a piece in a player's colour.
pub(super) fn pawn_term(name: &str) -> Term {
    match name {
        "worker" => terms::WORKER,
        "monk" => terms::MONK,
        "family" => terms::FAMILY,
        _ => terms::GHOST,
    }
}

/// The clause of what a number with a sign counts.
pub(super) fn tally_clause(name: &str) -> &'static str {
    match name {
        "coin" => "END-1",
        "strength" => "HON-9",
        "worker" => "DEL-4",
        "monk" => "TEM-2",
        "card" => "PLY-1",
        "katana" => "MOV-2",
        _ => "DEL-1",
    }
}

/// The clause of a Room.
pub(super) fn clause_of_room(room: Room) -> &'static str {
    match room {
        Room::Decorator
        | Room::Move
        | Room::Coins
        | Room::Leather
        | Room::Lacquer
        | Room::Wood
        | Room::Steel => "PAL-5",
        Room::Discount => "PAL-6",
        Room::Apprentice => "PAL-7",
    }
}

/// The term of a card and the clause of its effect.
pub(super) fn card_rule(effect: Effect) -> (Term, &'static str) {
    match effect {
        Effect::Take(_) => (terms::DAIMYO_CARD, "DAI-A"),
        Effect::Token => (terms::DAIMYO_CARD, "DAI-B"),
        Effect::Step => (terms::DAIMYO_CARD, "DAI-C"),
        Effect::Turn(..) => (terms::DAIMYO_CARD, "DAI-D"),
        Effect::Redistribute => (terms::MARKET_CARD, "MKT-1"),
        Effect::Decorate => (terms::MARKET_CARD, "MKT-2"),
        Effect::PointsAgain => (terms::MARKET_CARD, "MKT-3"),
        Effect::SecondBenefit => (terms::MARKET_CARD, "MKT-4"),
        Effect::BenefitsAgain => (terms::MARKET_CARD, "MKT-5"),
        Effect::CoinsAgain => (terms::MARKET_CARD, "MKT-6"),
        Effect::Offering => (terms::MARKET_CARD, "MKT-7"),
    }
}

/// The clause of an Honor card.
pub(super) fn honor_clause(honor: Honor) -> &'static str {
    match honor {
        Honor::Decorations => "HON-1",
        Honor::Strengths => "HON-2",
        Honor::Decorators => "HON-3",
        Honor::Sashimono(_) => "HON-4",
        Honor::KatanaDecorations => "HON-5",
        Honor::BoughtCards => "HON-6",
        Honor::UnusedCards => "HON-7",
        Honor::SwordsWith { .. } => "HON-8",
        Honor::StrongSwords { .. } => "HON-9",
        Honor::Figures => "HON-10",
        Honor::Coins => "HON-11",
        Honor::SwordsDecorated { .. } => "HON-12",
        Honor::StrengthSum => "HON-13",
        Honor::Plain => "HON-14",
        Honor::Flowers => "HON-15",
    }
}
