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
    coin: 4 = [11, 14, 9, 7],
    /// How much of a Sword's prize one has already, in percent, by the resources that it still lacks.
    share: 8 = [258, 127, 56, 38, 14, 2, 1, 6],
    /// How much a further Sword is wanted, in percent, by the Swords that are on the Forge already.
    room: 6 = [232, 273, 170, 57, 10, 0],
    /// A Sashimono that a Sword will bring, and a Worker nearer for each round to come.
    prize: 2 = [26, 26],
    /// What a Favor card promises a Katana that is being forged.
    favor: 1 = [69],
    /// How many resources one turn at the Forge places, in tenths.
    pace: 1 = [30],
    /// How sure a decoration on a Sword is to count, in percent, by the resources that it still lacks.
    fine: 8 = [146, 158, 82, 61, 51, 42, 24, 19],
    /// A Decorator's step: alone, for each resource that waits, for each round to come.
    step: 3 = [0, 5, 0],
    /// What a move is worth that the Market makes possible, in percent; each further resource of use.
    market: 2 = [70, 7],
    /// What buying is worth for a Sword's next move, the one after, the third, and for nothing.
    need: 4 = [330, 192, 79, -20],
    /// A Family Member's further use in each round to come, and what others gain by one's visit.
    palace: 2 = [32, -5],
    /// What others gain by one's visit to the Academy.
    academy: 1 = [1],
    /// Being first in the next round.
    first: 1 = [6],
    /// A Monk's further effect, by area.
    monk: 6 = [18, 8, 15, 8, 13, 17],
    /// What each sort of card's effect promises before the last round.
    effect: 11 = [19, 9, 4, 11, 2, 25, 39, 3, 16, 19, 13],
    /// The same in the last round.
    effect_last: 11 = [6, 5, 4, 9, 1, 16, 20, 0, 8, 6, 10],
    /// Deliveries to be expected in a line in each round to come, and of a Sword that will end there, in percent.
    deliveries: 2 = [16, 72],
    /// What buying a card's benefit must bring besides its price, in percent of the price.
    thrift: 1 = [341],
    /// What a turn must bring at least in each round: with less it is better to pass.
    pass: 4 = [1, 0, 4, 6],
    /// What an Honor card may still gain in each round to come, by how its points grow.
    honor: 6 = [1, 9, 13, 18, 11, 29],
    /// What a thing that an Honor card counts is worth, in percent of the card's points for it.
    honored: 1 = [89],
    /// Delivering at once: its worth, a Worker that it frees, and what waiting promises in percent of the bare
    /// decorations and of the next round's further points.
    deliver: 4 = [27, 120, 132, 20],
    /// A resource of a new kind for the Project, a further one, and for each of these in each round gone.
    project: 3 = [40, 3, -7],
    /// Passive Rooms in each round to come: purchases for less, an Apprentice.
    passive: 2 = [1, 5],
    /// By how much worse an option is that is chosen half as often.
    chance: 1 = [3],
}
