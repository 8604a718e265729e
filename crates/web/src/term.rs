//! The terms of both games, explained where they stand.

use maud::{Markup, html};
use words::Words;

macro_rules! terms {
    ($($term:ident = $id:literal, $clause:literal;)*) => {
        /// A term that newcomers do not know.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Term { $($term,)* }

        impl Term {
            /// All terms, in the order in which one learns them.
            pub(crate) const ALL: &[Self] = &[$(Self::$term,)*];

            /// The id of its name.
            pub(crate) fn id(self) -> &'static str {
                match self { $(Self::$term => concat!("term-", $id),)* }
            }

            /// The id of its forms in the text of the rules.
            pub(crate) fn forms_id(self) -> &'static str {
                match self { $(Self::$term => concat!("term-", $id, "-forms"),)* }
            }

            /// The id of what it means.
            pub(crate) fn what_id(self) -> &'static str {
                match self { $(Self::$term => concat!("term-", $id, "-what"),)* }
            }

            /// The clause that tells more.
            pub(crate) fn clause(self) -> &'static str {
                match self { $(Self::$term => $clause,)* }
            }
        }
    };
}

terms! {
    Figure = "figure", "TRN-2";
    Worker = "worker", "DEL-4";
    Monk = "monk", "TEM-2";
    Offering = "offering", "TEM-1";
    Temple = "temple", "TEM-1";
    House = "house", "HOU-1";
    Market = "market", "MAR-1";
    Forge = "forge", "MOV-1";
    Academy = "academy", "ACA-1";
    Palace = "palace", "PAL-1";
    Komainu = "komainu", "KOM-1";
    Sword = "sword", "MOV-2";
    Composition = "composition", "MOV-2";
    Complete = "complete", "MOV-6";
    Strength = "strength", "HON-9";
    Katana = "katana", "KAT-1";
    Project = "project", "DEL-5";
    Delivery = "delivery", "DEL-1";
    Washitsu = "washitsu", "DEL-4";
    Sashimono = "sashimono", "END-3";
    StartingSashimono = "starting-sashimono", "SET-9";
    Resource = "resource", "MAR-1";
    Stock = "stock", "END-1";
    Decorator = "decorator", "ACA-1";
    Decorate = "decorate", "ACA-2";
    Line = "line", "PLY-4";
    Activate = "activate", "FOR-1";
    Swap = "swap", "MOV-7";
    Family = "family", "PAL-1";
    Room = "room", "PAL-2";
    Passive = "passive", "PAL-6";
    Token = "token", "DAI-B";
    DaimyoCard = "daimyo-card", "HOU-2";
    MarketCard = "market-card", "MAR-2";
    Effect = "effect", "PLY-2";
    Benefit = "benefit", "PLY-4";
    Moment = "moment", "PLY-3";
    HonorCard = "honor-card", "PAS-1";
    FavorCard = "favor-card", "END-5";
    Shame = "shame", "KAT-6";
    Dishonor = "dishonor", "END-2";
    Passing = "passing", "PAS-1";
    Restore = "restore", "RES-1";
    FirstPlayer = "first-player", "RES-1";
    Ghost = "ghost", "GHO-1";
    Story = "story", "STO-1";
    CourtLeader = "court-leader", "SGS-1";
    CourtLine = "court-line", "SGS-1";
    CourtHead = "court-head", "SGS-1";
    CourtLoyalty = "court-loyalty", "SGS-2";
    CourtShinobi = "court-shinobi", "SGS-3";
    CourtAction = "court-action", "SGS-4";
    CourtHatamoto = "court-hatamoto", "SGR-2";
    CourtDiscards = "court-discards", "SGR-2";
    CourtPlot = "court-plot", "SGR-3";
    CourtPower = "court-power", "SGR-3";
    CourtHonor = "court-honor", "SGR-3";
    CourtExchange = "court-exchange", "SGA-6";
    CourtFaceUp = "court-face-up", "SGA-7";
    CourtScore = "court-score", "SGE-1";
}

impl Term {
    /// The terms of a game, in the order in which one learns them.
    pub(crate) fn of(game: &str) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |term| term.game() == game)
    }

    /// The game whose term it is: that of the book with its clause.
    pub(crate) fn game(self) -> &'static str {
        rulebook::book_of(self.clause()).expect("every term has a clause").game
    }

    /// Where the glossary explains it.
    pub(crate) fn address(self) -> String {
        format!("/rules/{}#{}", self.game(), self.id())
    }
}

/// A text that names a term: who points at it, focuses or taps it reads what it is. Without the script it leads to the
/// glossary, in another tab, so that nobody loses their table over a word.
pub(crate) fn explained(words: &Words, term: Term, text: &str) -> Markup {
    html! {
        a .term href=(term.address()) target="_blank" data-what=(words.say(term.what_id(), &[]))
            data-rule=(term.clause()) { (text) }
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn every_term_has_a_name_forms_and_an_explanation_in_every_language() {
        for lang in Lang::ALL {
            for term in Term::ALL {
                for id in [term.id(), term.forms_id(), term.what_id()] {
                    assert!(words(lang).has(id), "{} lacks {id}", lang.code());
                }
            }
        }
    }

    #[test]
    fn every_term_leads_to_a_clause_that_there_is() {
        for term in Term::ALL {
            assert!(rulebook::book_of(term.clause()).is_some(), "{term:?}");
        }
    }

    #[test]
    fn a_term_explains_itself_and_leads_to_the_glossary() {
        let link = explained(words(Lang::En), Term::Offering, "Offering").into_string();
        assert!(
            link.starts_with("<a class=\"term\" href=\"/rules/katana#term-offering\" target=\"_blank\""),
            "{link}"
        );
        assert!(link.contains("data-what=\"The Coins that a Monk costs."), "{link}");
    }
}
