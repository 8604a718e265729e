//! What is dealt before the first decision (SGS).

use tabletop::{Dice, Pile, Seat, Seed};

use crate::{
    Event, Rules,
    cx::Log,
    history::{Checks, History},
    piece::{CardSet, Leader, N_LOYALTY, N_PLOTS, N_SEATS_MAX, PlotId},
    table::{Luck, N_ROUNDS, Player, Table},
};

/// What each stream of dice is for. The numbers are part of the record format.
#[derive(Clone, Copy)]
enum Purpose {
    Line = 1,
    Loyalty = 2,
    Plots = 3,
    Chance = 4,
}

/// The stream for a purpose. All dice are thrown on the deal.
fn dice(seed: &Seed, purpose: Purpose) -> Dice {
    Dice::new(seed, purpose as u32, 0)
}

/// Deals a table. The first Plot is revealed by the round that follows.
pub fn deal<L: Log>(rules: &Rules, seed: &Seed, log: &mut L) -> Table {
    let n_seats = rules.n_seats();
    let mut line = Leader::ALL;
    dice(seed, Purpose::Line).shuffle(&mut line);
    let (players, left_over) = loyalty(n_seats, seed);
    let mut chance = dice(seed, Purpose::Chance);
    let hatamoto = Seat(chance.below(u32::from(n_seats)) as u8);
    let table = Table {
        n_seats,
        pair: rules.setup.pair,
        round: 1,
        hatamoto,
        shinobi: line[rules.shinobi_place().index()],
        line,
        honor: [0; 6],
        players,
        left_over,
        plots: plots(seed),
        luck: luck(&mut chance),
        history: History::default(),
        checks: Checks::default(),
    };
    log.emit(|| Event::Dealt { line: line.to_vec(), shinobi: table.shinobi, hatamoto });
    for seat in table.seats() {
        let leaders = Some(table.player(seat).loyalty);
        log.emit(|| Event::LoyaltyDealt { seat, leaders });
    }
    table
}

/// SGS-2: two cards each, the rest hidden.
fn loyalty(n_seats: u8, seed: &Seed) -> ([Player; N_SEATS_MAX], Pile<Leader, 6>) {
    let mut cards: [Leader; N_LOYALTY] = std::array::from_fn(|card| Leader(card as u8 / 2));
    dice(seed, Purpose::Loyalty).shuffle(&mut cards);
    let (dealt, rest) = cards.split_at(2 * usize::from(n_seats));
    let mut players = [Player::default(); N_SEATS_MAX];
    for (player, cards) in players.iter_mut().zip(dealt.chunks_exact(2)) {
        *player = Player { loyalty: [cards[0], cards[1]], hand: CardSet::ALL, ..Player::default() };
    }
    let mut left_over: Pile<Leader, 6> = rest.iter().copied().collect();
    left_over.sort_unstable();
    (players, left_over)
}

/// SGS-4, SGR-5: all Plots in random order, twice.
fn plots(seed: &Seed) -> [PlotId; N_ROUNDS as usize] {
    let mut plots = std::array::from_fn(|round| PlotId((round % N_PLOTS) as u8));
    let mut dice = dice(seed, Purpose::Plots);
    plots.chunks_exact_mut(N_PLOTS).for_each(|pass| dice.shuffle(pass));
    plots
}

/// A coin for each round.
pub(crate) fn luck(dice: &mut Dice) -> Luck {
    Luck(std::array::from_fn(|_| dice.below(256) as u8))
}
