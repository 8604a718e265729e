//! Scenes with a Ghost: what it draws, where figures stand, its turn alone.

use tabletop::{Game, Seat, Stack, Step, drive};

use super::{Driver, Scene};
use crate::{
    area,
    cx::Cx,
    flow::{round::Round, start::StartSwords},
    frame::Frame,
    ghost::Ghost,
    moment,
    piece::{Area, Figure, GhostCard},
    table::Player,
};

impl Scene {
    /// What the Ghost has beyond a player's things.
    ///
    /// # Panics
    /// There is none.
    #[must_use]
    pub fn ghost(&mut self) -> &mut Ghost {
        self.game.table.ghost.as_mut().expect("a Ghost is at the table")
    }

    /// The Ghost's seat.
    ///
    /// # Panics
    /// There is none.
    #[must_use]
    pub fn ghost_seat(&self) -> u8 {
        self.game.table.ghost_seat().expect("a Ghost is at the table").0
    }

    /// The Ghost's things, to be laid out.
    pub fn ghost_player(&mut self) -> &mut Player {
        let seat = self.ghost_seat();
        self.player(seat)
    }

    /// The next cards that the Ghost draws, from its deck.
    ///
    /// # Panics
    /// One of them is not in the deck.
    pub fn ghost_draws(&mut self, next: &[GhostCard]) -> &mut Self {
        let deck = &mut self.ghost().deck.cards;
        let n = deck.len();
        for (nth, wanted) in next.iter().enumerate() {
            let place = deck[..n - nth].iter().position(|card| card == wanted);
            deck.swap(place.expect("the card is in the deck"), n - 1 - nth);
        }
        self
    }

    /// The Ghost takes its turn, and play goes on until somebody is asked.
    ///
    /// # Panics
    /// Something has appeared or vanished.
    pub fn ghost_turn(&mut self) -> &mut Self {
        let seat = Seat(self.ghost_seat());
        self.forget();
        let mut cx = Cx { table: &mut self.game.table, rules: &self.rules, log: &mut self.events };
        moment::close_all(&mut cx);
        let mut stack = Stack::new(Frame::StartSwords(StartSwords::over()));
        stack.push(Frame::Round(Round::from(seat)));
        let flow = stack.top_mut().expect("the round is there").run(&mut cx);
        drive(&mut stack, &mut cx, flow);
        self.game.stack = stack;
        self.game.check(&self.rules);
        self
    }

    /// No Sword is on display; they go back to the deck.
    pub fn no_swords(&mut self) -> &mut Self {
        let table = &mut self.game.table;
        for space in table.board.swords.iter_mut().flatten() {
            space.take().into_iter().for_each(|sword| table.decks.swords.push_below(sword));
        }
        self
    }

    /// A figure of `seat`, which it has, stands in an area.
    pub fn stands_at(&mut self, seat: u8, figure: Figure, area: Area) -> &mut Self {
        let player = self.player(seat);
        match figure {
            Figure::Worker => player.workers -= 1,
            Figure::Monk => player.monks -= 1,
        }
        let mut cx = Cx { table: &mut self.game.table, rules: &self.rules, log: &mut self.events };
        area::stand(&mut cx, Seat(seat), figure, area);
        self
    }
}
