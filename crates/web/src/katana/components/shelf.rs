//! The kinds of components, and a section for each.

use maud::{Markup, html};
use words::Arg;

use super::Set;
use crate::{
    katana::terms,
    render::term::{Term, explained},
};

/// A kind of component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Swords,
    Daimyo,
    Market,
    Honor,
    Favor,
    Rooms,
    Ghost,
    Boards,
}

impl Kind {
    pub(super) const ALL: [Self; 8] = [
        Self::Swords,
        Self::Daimyo,
        Self::Market,
        Self::Honor,
        Self::Favor,
        Self::Rooms,
        Self::Ghost,
        Self::Boards,
    ];

    /// The kind in an address.
    pub(super) fn word(self) -> &'static str {
        self.id().trim_start_matches("cards-kind-")
    }

    /// The kind that a word in an address names.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// The message id of its name.
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Swords => "cards-kind-swords",
            Self::Daimyo => "cards-kind-daimyo",
            Self::Market => "cards-kind-market",
            Self::Honor => "cards-kind-honor",
            Self::Favor => "cards-kind-favor",
            Self::Rooms => "cards-kind-rooms",
            Self::Ghost => "cards-kind-ghost",
            Self::Boards => "cards-kind-boards",
        }
    }

    /// The glossary term for it.
    fn term(self) -> Option<Term> {
        match self {
            Self::Swords => Some(terms::SWORD),
            Self::Daimyo => Some(terms::DAIMYO_CARD),
            Self::Market => Some(terms::MARKET_CARD),
            Self::Honor => Some(terms::HONOR_CARD),
            Self::Favor => Some(terms::FAVOR_CARD),
            Self::Rooms => Some(terms::ROOM),
            Self::Ghost => Some(terms::GHOST),
            Self::Boards => None,
        }
    }
}

impl Set<'_> {
    /// All components of a kind.
    pub(super) fn shelf(&self, kind: Kind) -> Markup {
        let title = self.say(kind.id());
        html! {
            section .box-shelf id=(kind.word()) {
                h2 { @match kind.term() { Some(term) => (explained(self.voice.words, term, &title)), None => (title) } }
                @match kind {
                    Kind::Swords => (self.swords()),
                    Kind::Daimyo => (self.daimyo()),
                    Kind::Market => (self.market()),
                    Kind::Honor => (self.honors()),
                    Kind::Favor => (self.favors()),
                    Kind::Rooms => (self.rooms()),
                    Kind::Ghost => (self.ghost()),
                    Kind::Boards => (self.boards()),
                }
            }
        }
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.voice.words.say(id, &[])
    }

    pub(super) fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }

    /// How many are left in a game; used-up ones are faint.
    pub(super) fn left(&self, id: &str, n: u8, all: u8) -> Markup {
        html! {
            p .remaining.none-left[n == 0] { (self.tell(id, &[("n", n.into()), ("all", all.into())])) }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn every_kind_has_a_name_and_is_found_by_its_word() {
        for kind in Kind::ALL {
            assert_eq!(Kind::of_word(kind.word()), Some(kind));
            assert!(Lang::ALL.into_iter().all(|lang| words(lang).has(kind.id())), "{kind:?}");
        }
        assert_eq!(Kind::of_word("teapots"), None);
    }
}
