//! Who may know what. Every player sees the same: everything but the order of the decks. Structures are taken
//! apart field by field, so that a new field does not compile until somebody has decided about it here.

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Dice, Pile, Seat, Seats, Seed};

use crate::{
    game::{Katana, Steps},
    ghost::{
        Ghost,
        deck::{self, Deck},
    },
    piece::{
        ByKind, CardId, CardSet, GhostCard, GhostCardSet, HonorId, N_GHOST_KINDS, RoomSet, SwordId, SwordSet,
    },
    table::{Blade, Board, Decks, Player, Table},
};

/// What anybody at the table may know, and who looks on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// How many play, the Ghost included.
    pub n_seats: u8,
    /// The round, 1 to 4.
    pub round: u8,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has delivered a Katana in this turn.
    pub claims: Seats,
    /// Where the neutral Family token is.
    pub token: RoomSet,
    /// Favor cards that nobody has.
    pub favors: u8,
    /// The main board.
    pub board: Board,
    /// The players.
    pub players: Vec<Player>,
    /// What lies on each Sword.
    pub blades: Vec<Blade>,
    /// Discarded cards.
    pub discarded: CardSet,
    /// What is known of the decks.
    pub decks: KnownDecks,
    /// What is known of the Ghost beyond a player's things, if there is one; it has the last seat.
    pub ghost: Option<KnownGhost>,
    /// The Coins on each resource at the Market, if prices rise.
    pub raised: ByKind<u8>,
    /// Who has both Family Members in one Room.
    pub sharing: Seats,
    /// The steps in progress.
    pub steps: Steps,
}

/// What is known of the decks: their cards, but not the order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KnownDecks {
    /// Sword tiles left.
    pub swords: SwordSet,
    /// The top card of each House.
    pub daimyo_tops: [Option<CardId>; 4],
    /// How many cards lie below it.
    pub n_daimyo_below: [u8; 4],
    /// The Daimyō cards that lie below some top.
    pub daimyo: CardSet,
    /// Market cards left.
    pub market: CardSet,
    /// Honor cards left, ascending.
    pub honor: Vec<HonorId>,
}

/// What is known of the Ghost: what its deck and the cards set aside are together, not which of them is where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KnownGhost {
    /// Cards in deck and aside, by kind.
    pub hidden: [u8; N_GHOST_KINDS],
    /// How many of them are set aside.
    pub n_aside: u8,
    /// The kinds that those may be.
    pub maybe_aside: GhostCardSet,
    /// Drawn cards, by kind.
    pub discards: [u8; N_GHOST_KINDS],
    /// Daimyō cards out of the game.
    pub n_removed: u8,
    /// How often the deck has been shuffled since the deal.
    pub n_shuffles: u8,
    /// Decorated resources on its Katana, from the first on.
    pub decorated: u8,
    /// The first among the people.
    pub first_human: Seat,
}

pub(crate) fn view(game: &Katana) -> View {
    let Katana { table, stack } = game;
    let Table {
        n_seats,
        round,
        first,
        turn,
        claims,
        token,
        favors,
        board,
        players,
        blades,
        discarded,
        decks,
        ghost,
        raised,
        sharing,
    } = table;
    View {
        n_seats: *n_seats,
        round: *round,
        first: *first,
        turn: *turn,
        claims: *claims,
        token: *token,
        favors: *favors,
        board: *board,
        players: players[..usize::from(*n_seats)].to_vec(),
        blades: blades.to_vec(),
        discarded: *discarded,
        decks: known(decks),
        ghost: ghost.as_ref().map(known_ghost),
        raised: *raised,
        sharing: *sharing,
        steps: *stack,
    }
}

fn known(decks: &Decks) -> KnownDecks {
    let Decks { swords, daimyo, market, honor } = decks;
    let below = |deck: &Pile<CardId, 16>| deck.len().saturating_sub(1);
    let mut known = KnownDecks {
        swords: SwordSet::default(),
        daimyo_tops: [0, 1, 2, 3].map(|house| daimyo[house].last().copied()),
        n_daimyo_below: [0, 1, 2, 3].map(|house| below(&daimyo[house]) as u8),
        daimyo: CardSet::default(),
        market: CardSet::default(),
        honor: honor.to_vec(),
    };
    known.honor.sort();
    swords.iter().for_each(|&sword| known.swords.insert(sword));
    for deck in daimyo {
        deck[..below(deck)].iter().for_each(|&card| known.daimyo.insert(card));
    }
    market.iter().for_each(|&card| known.market.insert(card));
    known
}

fn known_ghost(ghost: &Ghost) -> KnownGhost {
    let &Ghost { ref deck, decorated, first_human } = ghost;
    let &Deck { ref cards, ref aside, discards, n_removed, maybe_aside, n_shuffles, seed: _ } = deck;
    let mut hidden = deck::counts(cards);
    aside.iter().for_each(|card| hidden[card.index()] += 1);
    let n_aside = aside.len() as u8;
    KnownGhost { hidden, n_aside, maybe_aside, discards, n_removed, n_shuffles, decorated, first_human }
}

/// A full state that fits the view: the decks in some order.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Katana {
    let View {
        n_seats,
        round,
        first,
        turn,
        claims,
        token,
        favors,
        board,
        players,
        blades,
        discarded,
        decks,
        ghost,
        raised,
        sharing,
        steps,
    } = view;
    let mut all_players: [Player; 4] = Default::default();
    all_players[..players.len()].clone_from_slice(players);
    let table = Table {
        n_seats: *n_seats,
        round: *round,
        first: *first,
        turn: *turn,
        claims: *claims,
        token: *token,
        favors: *favors,
        board: *board,
        players: all_players,
        blades: blades.as_slice().try_into().expect("a view holds all Swords"),
        discarded: *discarded,
        decks: dealt(decks, dice),
        ghost: ghost.as_ref().map(|known| ghost_like(known, dice)),
        raised: *raised,
        sharing: *sharing,
    };
    Katana { table, stack: *steps }
}

fn dealt(known: &KnownDecks, dice: &mut Dice) -> Decks {
    let KnownDecks { swords, daimyo_tops, n_daimyo_below, daimyo, market, honor } = known;
    let mut swords: Pile<SwordId, 50> = swords.iter().collect();
    dice.shuffle(&mut swords);
    let mut market: Pile<CardId, 28> = market.iter().collect();
    dice.shuffle(&mut market);
    let mut honor: Pile<HonorId, 22> = honor.iter().copied().collect();
    dice.shuffle(&mut honor);
    let mut below: ArrayVec<CardId, 64> = daimyo.iter().collect();
    dice.shuffle(&mut below);
    let mut below = below.into_iter();
    let daimyo = [0, 1, 2, 3].map(|house| {
        let deck = below.by_ref().take(usize::from(n_daimyo_below[house]));
        deck.chain(daimyo_tops[house]).collect()
    });
    Decks { swords, daimyo, market, honor }
}

/// A Ghost of which the same is known.
fn ghost_like(known: &KnownGhost, dice: &mut Dice) -> Ghost {
    let &KnownGhost {
        mut hidden,
        n_aside,
        maybe_aside,
        discards,
        n_removed,
        n_shuffles,
        decorated,
        first_human,
    } = known;
    let maybe = maybe_aside.iter().filter(|card| hidden[card.index()] > 0);
    let mut aside: ArrayVec<GhostCard, N_GHOST_KINDS> = maybe.collect();
    dice.shuffle(&mut aside);
    aside.truncate(usize::from(n_aside));
    aside.iter().for_each(|card| hidden[card.index()] -= 1);
    let mut cards = deck::laid_out(hidden);
    dice.shuffle(&mut cards);
    let aside = aside.into_iter().collect();
    let deck = Deck { cards, aside, discards, n_removed, maybe_aside, n_shuffles, seed: some_seed(dice) };
    Ghost { deck, decorated, first_human }
}

/// A seed for shuffles that nobody can foresee.
fn some_seed(dice: &mut Dice) -> Seed {
    Seed(std::array::from_fn(|_| dice.below(256) as u8))
}

/// The same table with the decks in another order. On purpose not by way of a view: it is the proof that views
/// leave nothing in.
pub(crate) fn permute_hidden(game: &Katana, dice: &mut Dice) -> Katana {
    let mut other = game.clone();
    if let Some(ghost) = &mut other.table.ghost {
        permute_ghost(&mut ghost.deck, dice);
    }
    let Decks { swords, daimyo, market, honor } = &mut other.table.decks;
    dice.shuffle(swords);
    dice.shuffle(market);
    dice.shuffle(honor);
    let mut below: Vec<CardId> = Vec::new();
    for deck in &*daimyo {
        below.extend(deck.iter().rev().skip(1));
    }
    dice.shuffle(&mut below);
    for deck in daimyo {
        let n_below = deck.len().saturating_sub(1);
        for place in &mut deck[..n_below] {
            *place = below.pop().expect("as many cards as places");
        }
    }
    other
}

/// The Ghost's deck in another order, with other cards set aside where they might be.
fn permute_ghost(deck: &mut Deck, dice: &mut Dice) {
    dice.shuffle(&mut deck.cards);
    dice.shuffle(&mut deck.aside);
    for place in 0..deck.aside.len() {
        let other =
            deck.cards.iter().position(|card| deck.maybe_aside.contains(*card) && !deck.aside.contains(card));
        if let (Some(other), 0) = (other, dice.below(2)) {
            std::mem::swap(&mut deck.aside[place], &mut deck.cards[other]);
        }
    }
    deck.seed = some_seed(dice);
}
