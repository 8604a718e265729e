//! Drives a scene: a game laid out by hand to try a rule. For tests, and for readers who want to see what a rule does;
//! not used in play.

use crate::{Game, Options, Reasons, Refused, Seat, Status};

/// A scene of a game, to be played on.
pub trait Driver {
    /// The game.
    type Game: Game;

    /// The game and its rules.
    fn parts(&self) -> (&Self::Game, &<Self::Game as Game>::Rules);
    /// The game, its rules, and where events are collected.
    fn parts_mut(&mut self) -> PartsMut<'_, Self::Game>;

    /// The seats that are asked.
    fn asked(&self) -> Vec<u8> {
        self.parts().0.status().asked().iter().map(|seat| seat.0).collect()
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        matches!(self.parts().0.status(), Status::Over(_))
    }

    /// What a seat may do.
    fn options(&self, seat: u8) -> Vec<<Self::Game as Game>::Action> {
        let (game, rules) = self.parts();
        let mut options = Options::default();
        game.options(rules, Seat(seat), &mut options);
        options.all().to_vec()
    }

    /// Whether a seat may do this.
    fn may(&self, seat: u8, action: <Self::Game as Game>::Action) -> bool {
        self.options(seat).contains(&action)
    }

    /// Why a seat may not do this; `None` if it may, or could not even name it.
    fn why(&self, seat: u8, action: <Self::Game as Game>::Action) -> Option<<Self::Game as Game>::Reason> {
        let (game, rules) = self.parts();
        let mut reasons = Reasons::default();
        game.reasons(rules, Seat(seat), &mut reasons);
        reasons.why(action)
    }

    /// A seat does this.
    ///
    /// # Panics
    /// It may not, or the state is no longer sound.
    fn act(&mut self, seat: u8, action: <Self::Game as Game>::Action) -> &mut Self {
        if self.try_act(seat, action).is_err() {
            panic!(
                "{action:?} by seat {seat}: {:?}; options: {:?}",
                self.why(seat, action),
                self.options(seat)
            );
        }
        self
    }

    /// A seat tries this.
    ///
    /// # Errors
    /// It may not.
    fn try_act(&mut self, seat: u8, action: <Self::Game as Game>::Action) -> Result<(), Refused> {
        let PartsMut { game, rules, events } = self.parts_mut();
        game.apply(rules, Seat(seat), action, events)?;
        game.check(rules);
        Ok(())
    }

    /// A seat does all of this.
    fn acts(&mut self, seat: u8, actions: &[<Self::Game as Game>::Action]) -> &mut Self {
        for &action in actions {
            self.act(seat, action);
        }
        self
    }

    /// Forgets the events so far.
    fn forget(&mut self) -> &mut Self {
        self.parts_mut().events.clear();
        self
    }
}

/// The parts of a scene, to be changed.
pub struct PartsMut<'a, G: Game> {
    /// The game.
    pub game: &'a mut G,
    /// Its rules.
    pub rules: &'a G::Rules,
    /// What has happened.
    pub events: &'a mut Vec<G::Event>,
}

/// Declares the `Scene` of a game. The game's crate adds `with_setup`, which lays it out, and further ways to do so.
#[macro_export]
macro_rules! scene {
    ($game:ty) => {
        /// A table laid out by hand, its rules, and what has happened since.
        pub struct Scene {
            /// The game.
            pub game: $game,
            /// Its rules.
            pub rules: <$game as $crate::Game>::Rules,
            /// What has happened since the scene was laid out or [`Driver::forget`] was called.
            pub events: Vec<<$game as $crate::Game>::Event>,
        }

        impl Scene {
            /// The scene for this many players, without rule options.
            #[must_use]
            pub fn new(players: u8) -> Self {
                Self::with_setup(&<$game as $crate::Game>::Setup::new(players))
            }

            /// A game that has just been dealt, with the components that come with Kajiba.
            fn dealt(setup: &<$game as $crate::Game>::Setup) -> Self {
                let components = &<$game as $crate::Title>::components().components;
                let rules =
                    <$game as $crate::Game>::rules(<$game as $crate::Game>::VERSION, setup, components)
                        .expect("the setup makes a game");
                let game = <$game as $crate::Game>::new(&rules, &$crate::Seed([1; 32]), &mut $crate::NoLog);
                Self { game, rules, events: Vec::new() }
            }
        }

        impl $crate::scene::Driver for Scene {
            type Game = $game;

            fn parts(&self) -> (&$game, &<$game as $crate::Game>::Rules) {
                (&self.game, &self.rules)
            }

            fn parts_mut(&mut self) -> $crate::scene::PartsMut<'_, $game> {
                $crate::scene::PartsMut { game: &mut self.game, rules: &self.rules, events: &mut self.events }
            }
        }
    };
}
