//! Scenes: tables laid out by hand, so that a rule can be tried in one line. For tests, and for readers who want to see
//! what a rule does; not used in play.
//!
//! Leaders are called A to F here.

pub use tabletop::scene::Driver;
use tabletop::{Game, Seat, Seats, Stack, Step, Viewer, drive};

use crate::{
    Action, Cx, Frame, Setup, Shogunate, View,
    flow::round::Round,
    history::Past,
    piece::{Card, CardSet, Leader, N_LEADERS, N_PLOTS, PairSet, PlotId},
    table::{Player, Table},
};

tabletop::scene!(Shogunate);

/// The Leader of a letter.
///
/// # Panics
/// It is none of A to F.
#[must_use]
pub fn leader(letter: char) -> Leader {
    let place = "ABCDEF".find(letter);
    Leader(place.expect("a letter from A to F") as u8)
}

/// The letter of a Leader.
#[must_use]
pub fn letter(leader: Leader) -> char {
    char::from(b'A' + leader.0)
}

impl Scene {
    /// Round 1 with seat 0 as Hatamoto: all others are about to choose. The Line is ABCDEF without Honor, the Shinobi
    /// is by C. Seat 0 holds A and B, seat 1 B and C, and so on. The Plots lie in the order of their numbers,
    /// but for number 9, which has no power and comes first.
    ///
    /// # Panics
    /// The setup makes no game.
    #[must_use]
    pub fn with_setup(setup: &Setup) -> Self {
        let mut scene = Self::dealt(setup);
        let hands = ["AB", "BC", "CD", "DE", "EF", "FA"];
        scene.hatamoto(0).line("ABCDEF").hands(&hands[..usize::from(setup.players)]);
        for (round, plot) in scene.table().plots.iter_mut().enumerate() {
            *plot = PlotId((round % N_PLOTS) as u8);
        }
        scene.plot(9);
        scene
    }

    /// This seat is Hatamoto, and the others are about to choose.
    pub fn hatamoto(&mut self, seat: u8) -> &mut Self {
        self.table().hatamoto = Seat(seat);
        let mut cx = Cx { table: &mut self.game.table, rules: &self.rules, log: &mut self.events };
        let round = Round::begin(&mut cx);
        self.run(round)
    }

    /// Goes on with a round.
    fn run(&mut self, round: Round) -> &mut Self {
        self.game.stack = Stack::new(Frame::Round(round));
        let mut cx = Cx { table: &mut self.game.table, rules: &self.rules, log: &mut self.events };
        let flow = self.game.stack.top_mut().expect("a round is there").run(&mut cx);
        drive(&mut self.game.stack, &mut cx, flow);
        self.forget()
    }

    /// The table, to be laid out.
    pub fn table(&mut self) -> &mut Table {
        &mut self.game.table
    }

    /// A player's things, to be laid out.
    pub fn player(&mut self, seat: u8) -> &mut Player {
        self.game.table.player_mut(Seat(seat))
    }

    /// The Line, such as `"CABDEF"`.
    ///
    /// # Panics
    /// These are not six Leaders.
    pub fn line(&mut self, letters: &str) -> &mut Self {
        let line: Vec<Leader> = letters.chars().map(leader).collect();
        self.table().line = line.try_into().expect("six Leaders");
        self.shinobi('C')
    }

    /// The Line now.
    #[must_use]
    pub fn line_now(&self) -> String {
        self.game.table.line.into_iter().map(letter).collect()
    }

    /// The Honor on A to F.
    pub fn honor(&mut self, honor: [u8; N_LEADERS]) -> &mut Self {
        self.table().honor = honor;
        self
    }

    /// The Shinobi stands by this Leader.
    pub fn shinobi(&mut self, letter: char) -> &mut Self {
        self.table().shinobi = leader(letter);
        self
    }

    /// All Loyalty cards, such as `&["AB", "AC", "DD"]`, face down; what is left over follows.
    ///
    /// # Panics
    /// A Leader comes more than twice.
    pub fn hands(&mut self, hands: &[&str]) -> &mut Self {
        let mut left = [2u8; N_LEADERS];
        for (seat, hand) in hands.iter().enumerate() {
            let cards: Vec<Leader> = hand.chars().map(leader).collect();
            for card in &cards {
                let left = &mut left[card.index()];
                *left = left.checked_sub(1).expect("there are two cards of each Leader");
            }
            self.player(seat as u8).loyalty = cards.try_into().expect("two cards each");
        }
        let rest = Leader::ALL.into_iter().flat_map(|leader| (0..left[leader.index()]).map(move |_| leader));
        self.table().left_over = rest.collect();
        self
    }

    /// A player's Loyalty card has been turned up.
    ///
    /// # Panics
    /// It is not there face down.
    pub fn up(&mut self, seat: u8, letter: char) -> &mut Self {
        let slot = self.player(seat).slot_of(leader(letter)).expect("the card is there, face down");
        self.player(seat).up |= 1 << slot.0;
        let round = self.table().round;
        self.table().history.push(Past::Revealed { round, seat: Seat(seat), slot });
        self
    }

    /// A player has these Action cards in hand, and the others in the discards.
    pub fn hand(&mut self, seat: u8, cards: &[Card]) -> &mut Self {
        self.player(seat).hand = cards.iter().copied().collect();
        self
    }

    /// It is this round; no cards could have ended the game before.
    pub fn round(&mut self, round: u8) -> &mut Self {
        for _ in self.game.table.round..round {
            self.table().checks.push(PairSet::default());
        }
        let plot = self.game.table.plot();
        self.table().round = round;
        self.plot(plot.0 + 1)
    }

    /// The Plot of this number is that of the round; it swaps places with the previous one.
    ///
    /// # Panics
    /// There is none such in this pass of the deck.
    pub fn plot(&mut self, number: u8) -> &mut Self {
        let now = usize::from(self.game.table.round) - 1;
        let pass = now / N_PLOTS * N_PLOTS;
        let plots = &mut self.table().plots;
        let found = plots[pass..].iter().position(|plot| plot.0 == number - 1);
        plots.swap(now, pass + found.expect("a number from 1 to 18"));
        self
    }

    /// This player has been named to perform this card; afterwards one other player's Cloaked in Shadows is left,
    /// which begins by asking the Hatamoto.
    ///
    /// # Panics
    /// It is the Hatamoto.
    pub fn perform(&mut self, seat: u8, card: Card) -> &mut Self {
        let hatamoto = self.game.table.hatamoto;
        let last = self.game.table.others(hatamoto).find(|&other| other != Seat(seat));
        let last = last.expect("three play");
        for (seat, card) in [(Seat(seat), card), (last, Card::CloakedInShadows)] {
            self.player(seat.0).card = Some(card);
            self.player(seat.0).hand.remove(card);
        }
        self.run(Round::naming([Seat(seat), last].into_iter().collect()));
        self.act(hatamoto.0, Action::Perform(Seat(seat))).forget()
    }

    /// All have performed: Honor is placed by the Plot of this number and its power executed as far as nobody has to be
    /// asked; what happens is kept.
    pub fn end_round(&mut self, number: u8) -> &mut Self {
        self.plot(number);
        let round = Round::naming(Seats::NONE);
        self.game.stack = Stack::new(Frame::Round(round));
        let mut cx = Cx { table: &mut self.game.table, rules: &self.rules, log: &mut self.events };
        let flow = self.game.stack.top_mut().expect("a round is there").run(&mut cx);
        drive(&mut self.game.stack, &mut cx, flow);
        self
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: u8) -> View {
        self.game.view(&self.rules, Viewer::Seat(Seat(seat)))
    }

    /// Every player has all Action cards in hand again and has chosen none.
    pub fn full_hands(&mut self) -> &mut Self {
        for player in &mut self.game.table.players {
            player.hand = CardSet::ALL;
            player.card = None;
        }
        self
    }
}
