//! The numbers by which search judges options at Shōgun no Katana, in tenths of a point where nothing else is said.
//!
//! They began as a beginner's guesses and were then changed by chance, one or two at a time, each change kept only if
//! it won: `cargo run --release -p bench --bin tune` goes on from here.

/// Defines the numbers with their names, so that a tuner can walk them.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $n:literal = $value:expr,)*) => {
        /// The numbers.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: [i32; $n],)*
        }

        impl Weights {
            /// The numbers that search plays with.
            pub const BEST: Self = Self { $($name: $value,)* };

            /// All numbers with their names, to be changed.
            pub fn named(&mut self) -> Vec<(&'static str, &mut [i32])> {
                vec![$((stringify!($name), &mut self.$name[..]),)*]
            }
        }
    };
}

weights! {
    /// What a Coin is worth in each round.
    coin: 4 = [5, 5, 4, 2],
    /// How much of a Sword's prize one has already, in percent, by the resources that it still lacks.
    share: 8 = [100, 70, 48, 32, 21, 14, 9, 6],
    /// How much a further Sword is wanted, in percent, by the Swords that are on the Forge already.
    room: 6 = [130, 120, 90, 50, 10, 0],
    /// A Sashimono that a Sword will bring, and a Worker nearer for each round to come.
    prize: 2 = [20, 20],
    /// What a Favor card promises a Katana that is being forged.
    favor: 1 = [60],
    /// How many resources one turn at the Forge places, in tenths.
    pace: 1 = [20],
    /// How sure a decoration on a Sword is to count, in percent, by the resources that it still lacks.
    fine: 8 = [100, 88, 76, 64, 52, 40, 28, 16],
    /// A Decorator's step: alone, for each resource that waits, for each round to come.
    step: 3 = [1, 5, 1],
    /// What a move is worth that the Market makes possible, in percent; each further resource of use.
    market: 2 = [60, 5],
    /// What buying is worth for a Sword's next move, the one after, the third, and for nothing.
    need: 4 = [300, 200, 60, -20],
    /// A Family Member's further use in each round to come, and what others gain by one's visit.
    palace: 2 = [5, 0],
    /// What others gain by one's visit to the Academy.
    academy: 1 = [0],
    /// Being first in the next round.
    first: 1 = [6],
    /// A Monk's further effect, by area.
    monk: 6 = [15, 15, 25, 8, 12, 15],
    /// What each sort of card's effect promises before the last round.
    effect: 11 = [10, 8, 8, 12, 2, 30, 40, 2, 14, 12, 18],
    /// The same in the last round.
    effect_last: 11 = [5, 4, 4, 6, 1, 15, 20, 1, 7, 6, 9],
    /// Deliveries to be expected in a line in each round to come, and of a Sword that will end there, in percent.
    deliveries: 2 = [20, 70],
    /// What buying a card's benefit must bring besides its price, in percent of the price.
    thrift: 1 = [150],
    /// What a turn must bring at least in each round: with less it is better to pass.
    pass: 4 = [0, 0, 4, 8],
    /// What an Honor card may still gain in each round to come, by how its points grow.
    honor: 6 = [0, 12, 14, 20, 10, 24],
    /// What a thing that an Honor card counts is worth, in percent of the card's points for it.
    honored: 1 = [80],
    /// Delivering at once: its worth, a Worker that it frees, and what waiting promises in percent of the bare
    /// decorations and of the next round's further points.
    deliver: 4 = [60, 100, 60, 20],
    /// A resource of a new kind for the Project, a further one, and for each of these in each round gone.
    project: 3 = [30, 4, -6],
    /// Passive Rooms in each round to come: purchases for less, an Apprentice.
    passive: 2 = [2, 4],
    /// By how much worse an option is chosen half as often, in whole games without search and at a search's leaves.
    chance: 2 = [3, 6],
}
