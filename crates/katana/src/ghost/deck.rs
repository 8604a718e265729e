//! The Ghost's deck (GHO-2): its draws, its shuffles, the cards set aside.
//!
//! Every shuffle takes the next stream of the Ghost's own dice, so that nobody's choice changes another deck. What
//! is to be shuffled is laid out by kind first: only how many there are of each kind counts.

use tabletop::{Pile, Seed};

use crate::{
    cx::{Cx, Log},
    event::Event,
    flow::deal::{Purpose, dice},
    piece::{GhostCard, GhostCardSet, N_GHOST_KINDS},
};

/// All cards that the Ghost can have, those set aside included.
pub const N_GHOST_CARDS: usize = 13;
/// Cards set aside at first, one of each of these kinds (GHO-2).
const ASIDE: [GhostCard; 3] = [GhostCard::Palace, GhostCard::Market, GhostCard::Academy];
/// How many cards of each kind the deck begins with (GHO-2).
const AT_FIRST: [u8; N_GHOST_KINDS] = [4, 2, 2, 1, 1];
/// How many cards of each kind there are, those set aside included.
pub const COPIES: [u8; N_GHOST_KINDS] = [4, 3, 3, 2, 1];

/// The Ghost's deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The cards to be drawn, the top at the end. Hidden.
    pub cards: Pile<GhostCard, N_GHOST_CARDS>,
    /// The cards set aside, in the order in which they join by chance, the first at the end. Hidden.
    pub aside: Pile<GhostCard, 3>,
    /// Drawn cards, by kind.
    pub discards: [u8; N_GHOST_KINDS],
    /// Daimyō cards that have left the game (GHO-4, SOL-8).
    pub n_removed: u8,
    /// The kinds that may still be set aside as far as anybody can tell: not all their copies have been seen.
    pub maybe_aside: GhostCardSet,
    /// How often the deck has been shuffled since the deal.
    pub n_shuffles: u8,
    /// From which the shuffles come. Hidden.
    pub seed: Seed,
}

impl Deck {
    /// The deck of a new game, laid out by kind.
    #[must_use]
    pub fn unshuffled() -> Self {
        let mut maybe_aside = GhostCardSet::default();
        ASIDE.into_iter().for_each(|card| maybe_aside.insert(card));
        Self {
            cards: laid_out(AT_FIRST),
            aside: ASIDE.into_iter().collect(),
            discards: [0; N_GHOST_KINDS],
            n_removed: 0,
            maybe_aside,
            n_shuffles: 0,
            seed: Seed([0; 32]),
        }
    }

    /// The deck and the cards set aside are shuffled for a game with this seed.
    pub fn shuffle(&mut self, seed: &Seed) {
        self.seed = *seed;
        let mut dice = dice(seed, Purpose::Ghost, 0);
        dice.shuffle(&mut self.cards);
        dice.shuffle(&mut self.aside);
    }

    /// Takes the top card; it lies on the discards.
    #[inline]
    fn draw(&mut self) -> Option<GhostCard> {
        let card = self.cards.pop()?;
        self.discards[card.index()] += 1;
        let are_all_seen = self.discards[card.index()] == COPIES[card.index()];
        self.maybe_aside.0 &= !(u8::from(are_all_seen) << card.index());
        Some(card)
    }

    /// The Daimyō card that was just drawn leaves the game (GHO-4).
    pub fn remove_drawn_daimyo(&mut self) {
        self.discards[GhostCard::Daimyo.index()] -= 1;
        self.n_removed += 1;
    }

    /// A Daimyō card leaves the discards, else the deck; whether there was one (SOL-8).
    pub fn remove_daimyo(&mut self) -> bool {
        let daimyo = GhostCard::Daimyo;
        if self.discards[daimyo.index()] > 0 {
            self.remove_drawn_daimyo();
            return true;
        }
        // The deck is shuffled next, so it does not matter which of its Daimyō cards goes.
        let Some(place) = self.cards.iter().position(|&card| card == daimyo) else { return false };
        self.cards.remove(place);
        self.n_removed += 1;
        true
    }

    /// A card that was set aside joins deck and discards, which are shuffled (GHO-11): all cards but those that are still
    /// set aside or have left the game.
    pub fn join(&mut self) {
        let mut all = COPIES;
        all[GhostCard::Daimyo.index()] -= self.n_removed;
        self.aside.iter().for_each(|card| all[card.index()] -= 1);
        self.discards = [0; N_GHOST_KINDS];
        self.n_shuffles += 1;
        self.cards = laid_out(all);
        dice(&self.seed, Purpose::Ghost, self.n_shuffles).shuffle(&mut self.cards);
    }
}

/// How many cards there are of each kind.
#[must_use]
pub fn counts(cards: &[GhostCard]) -> [u8; N_GHOST_KINDS] {
    let mut counts = [0; N_GHOST_KINDS];
    cards.iter().for_each(|card| counts[card.index()] += 1);
    counts
}

/// So many cards of each kind, laid out by kind.
#[must_use]
pub fn laid_out(counts: [u8; N_GHOST_KINDS]) -> Pile<GhostCard, N_GHOST_CARDS> {
    let mut cards = Pile::default();
    for card in GhostCard::ALL {
        for _ in 0..counts[card.index()] {
            cards.push(card);
        }
    }
    cards
}

/// The draws of one turn. When every card still in the game has come up in it, there is none to draw (GHO-3).
#[derive(Default)]
pub struct Draws {
    /// How many cards have come up in this turn, by kind.
    pub seen: [u8; N_GHOST_KINDS],
    /// By the rulings of version 1: whether the deck was shuffled in this turn.
    is_shuffled: bool,
    /// By the rulings of version 1: the places of the deck shuffled in this turn whose card has come up before, a bit each.
    again: u16,
}

impl Draws {
    /// The draws of a turn in which so many cards of each kind have come up, since version 2.
    #[must_use]
    pub fn after(seen: [u8; N_GHOST_KINDS]) -> Self {
        Self { seen, ..Self::default() }
    }

    /// The next card.
    #[inline]
    pub fn next<L: Log>(&mut self, cx: &mut Cx<L>) -> Option<GhostCard> {
        let seat = cx.table.ghost_seat()?;
        let deck = &mut cx.table.ghost.as_mut()?.deck;
        let is_new_deck = deck.cards.is_empty();
        if (is_new_deck || self.is_shuffled) && self.have_all_come_up(deck) {
            return None;
        }
        if is_new_deck {
            if cx.rules.rulings.draws_ghost_cards_once {
                self.shuffle_others(deck);
            } else {
                self.shuffle(deck);
            }
            cx.log.emit(|| Event::GhostDeckShuffled { seat });
        }
        let card = deck.draw()?;
        let has_come_up = self.again & (1 << deck.cards.len()) != 0;
        self.seen[card.index()] += u8::from(!has_come_up);
        Some(card)
    }

    /// Whether every card has come up in this turn, which cannot be while the first deck lasts.
    fn have_all_come_up(&self, deck: &Deck) -> bool {
        let n_cards = deck.cards.len() as u8 + deck.discards.iter().sum::<u8>();
        n_cards == self.seen.iter().sum::<u8>()
    }

    /// GHO-3: an empty deck is made of its discards, except for those of this turn.
    fn shuffle_others(&mut self, deck: &mut Deck) {
        let others = std::array::from_fn(|kind| deck.discards[kind] - self.seen[kind]);
        deck.discards = self.seen;
        deck.n_shuffles += 1;
        deck.cards = laid_out(others);
        dice(&deck.seed, Purpose::Ghost, deck.n_shuffles).shuffle(&mut deck.cards);
    }

    /// By the rulings of version 1 an empty deck is made of all its discards.
    fn shuffle(&mut self, deck: &mut Deck) {
        let mut cards = Pile::<(GhostCard, bool), N_GHOST_CARDS>::default();
        for card in GhostCard::ALL {
            for nth in 0..deck.discards[card.index()] {
                cards.push((card, nth < self.seen[card.index()]));
            }
        }
        deck.discards = [0; N_GHOST_KINDS];
        deck.n_shuffles += 1;
        dice(&deck.seed, Purpose::Ghost, deck.n_shuffles).shuffle(&mut cards);
        (self.is_shuffled, self.again) = (true, 0);
        for &(card, has_come_up) in cards.iter() {
            self.again |= u16::from(has_come_up) << deck.cards.len();
            deck.cards.push(card);
        }
    }
}
