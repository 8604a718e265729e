//! The numbers by which search judges options at Shōgun no Katana, in tenths of a point where nothing else is said.
//!
//! There are two sets: one for tables of several people, and one for a person alone with a Ghost, where nobody else
//! takes what is there and only the distance to the Ghost counts. Both began as a beginner's guesses and were then
//! changed little by little, each number moving the way that won: `cargo run --release -p bench --bin tune` goes on
//! from here, `tune alone` for the second set.

/// Defines the numbers with their names, so that a tuner can walk them.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $n:literal = $value:expr, $solo:expr;)*) => {
        /// The numbers.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: [i32; $n],)*
        }

        impl Weights {
            /// The numbers that search plays with among people.
            pub const PEOPLE: Self = Self { $($name: $value,)* };
            /// The numbers that search plays with alone against a Ghost.
            pub const SOLO: Self = Self { $($name: $solo,)* };

            /// All numbers with their names, to be changed.
            pub fn named(&mut self) -> Vec<(&'static str, &mut [i32])> {
                vec![$((stringify!($name), &mut self.$name[..]),)*]
            }
        }
    };
}

weights! {
    /// What a Coin is worth in each round.
    coin: 4 = [18, 15, 6, 4], [14, 15, 9, 6];
    /// How much of a Sword's prize one has already, in percent, by the resources that it still lacks.
    progress_percent: 8 = [212, 120, 70, 24, 10, -1, -4, 6], [187, 103, 52, 16, -11, -32, -21, 1];
    /// How much a further Sword is wanted, in percent, by the Swords that are on the Forge already.
    demand_percent: 6 = [265, 246, 467, 191, 9, -1], [127, 566, 280, 168, 29, 49];
    /// A Sashimono that a Sword will bring, and a Worker nearer for each round to come.
    prize: 2 = [46, 18], [15, 1];
    /// What a Favor card promises a Katana that is being forged.
    favor: 1 = [97], [132];
    /// How many resources one turn at the Forge places, in tenths.
    forge_pace: 1 = [37], [49];
    /// How sure a decoration on a Sword is to count, in percent, by the resources that it still lacks.
    decoration_percent: 8 = [274, 141, 110, 61, 44, 45, 22, 16], [210, 60, 151, 60, 22, 43, -7, -52];
    /// A Decorator's step: alone, for each resource that waits, for each round to come.
    step: 3 = [-2, 8, -2], [-8, 35, -4];
    /// What a move is worth that the Market makes possible, in percent; each further resource of use.
    market: 2 = [71, 17], [91, 31];
    /// What buying is worth for a Sword's next move, the one after, the third, and for nothing.
    purchase: 4 = [383, 202, 90, -24], [518, 317, 133, -140];
    /// A Family Member's further use in each round to come with three others, and what others gain by one's visit.
    palace: 2 = [54, 1], [34, 25];
    /// What others gain by one's visit to the Academy.
    academy: 1 = [0], [7];
    /// Being first in the next round.
    first: 1 = [6], [13];
    /// A Monk's further effect, by area.
    monk: 6 = [21, 8, 22, 8, 10, 15], [28, 11, 0, 5, 17, 12];
    /// What each sort of card's effect promises before the last round.
    effect: 11 = [44, 4, 5, 21, 1, 13, 39, 0, 11, 23, 17], [652, 4, 16, 36, -9, 5, 45, -26, 16, 16, 8];
    /// The same in the last round.
    effect_last: 11 = [5, 5, 4, 12, 1, 16, 16, 2, 7, 7, 11], [35, 2, 5, 17, 9, 12, 27, -9, 8, -3, 1];
    /// Deliveries to be expected in a line in each round to come, and of a Sword that will end there, in percent.
    deliveries: 2 = [21, 103], [3, 34];
    /// What buying a card's benefit must bring besides its price, in percent of the price.
    benefit_price_percent: 1 = [448], [153];
    /// What a turn must bring at least in each round: with less it is better to pass.
    pass: 4 = [0, 0, 3, 7], [1, 14, -9, -5];
    /// What an Honor card may still gain in each round to come, by how its points grow.
    honor_growth: 6 = [1, 8, 14, 14, 11, 22], [5, -10, 9, 11, 4, 48];
    /// What a thing that an Honor card counts is worth, in percent of the card's points for it: most things, the Coins
    /// of Decorators, Coins, new levels of strength.
    honor_percent: 4 = [69, 0, 0, 0], [67, -5, -4, 38];
    /// Delivering at once: its worth, a Worker that it frees, and what waiting promises in percent of the bare
    /// decorations and of the next round's further points.
    deliver: 4 = [34, 60, 210, 26], [27, 43, 106, 39];
    /// A resource of a new kind for the Project, a further one, and for each of these in each round gone.
    project: 3 = [42, 0, -11], [67, -19, -15];
    /// Passive Rooms in each round to come: purchases for less, an Apprentice.
    passive_rooms: 2 = [1, 3], [1, 6];
    /// What a figure's place is worth besides what the boards tell, by round and area.
    place: 24 = [0; 24], [226, -14, -18, 17, 6, -13, 9, 16, -10, 9, -32, -2, 18, 9, 9, 13, 0, -12, 9, 30, 14, -4, -8, -6];
    /// What delivering at once is worth besides for a Worker that it frees, in each round that it will work.
    freed_worker: 1 = [0], [11];
    /// A Monk's further move at the Forge, in percent of the best one.
    monk_move: 1 = [0], [43];
    /// Discarding a card that was played rather than buying a benefit that does not pay.
    discard: 1 = [-2000], [-199];
    /// A Family Member in each Room, for each round to come: a Decorator's step, a move, Coins, Leather, Lacquer, Wood,
    /// Steel, purchases for less, an Apprentice.
    room_later: 9 = [0; 9], [5, 9, 0, 3, 5, 1, 9, 0, -9];
    /// A turn at the Forge that makes so many moves, besides what they bring.
    line_moves: 6 = [0; 6], [-4, -5, 7, 20, 27, 40];
    /// A visit to the Market that pays for so many of the next moves, besides what they promise.
    market_purchases: 8 = [0; 8], [-1, -4, 11, 8, 20, 52, 15, 295];
    /// A visit to the Academy that decorates so many kinds, besides what they bring.
    academy_kinds: 5 = [0; 5], [2, -10, -5, 12, 27];
    /// A visit to the Houses with so many Swords on the Forge, besides what the Sword promises.
    houses_swords: 7 = [0; 7], [4, 0, -10, -3, -2, 1, 4];
    /// A Monk, besides its area's effect, by round.
    monk_round: 4 = [0; 4], [-2, -14, 8, 9];
    /// Turns to be expected besides those of the Workers that one has, in tenths: in each round to come, and for each
    /// Monk that is still at the Temple.
    extra_turns: 2 = [0, 0], [0, -1];
    /// How much of its prize a Katana's moves bring nearer, in percent, and the turns that must be left to begin it.
    katana: 2 = [100, 0], [52, -66];
    /// What the Ghost gains for each Worker that it still has by finding an area full (GHO-9), by area.
    ghost_area_full: 6 = [0; 6], [-6, 14, -8, 12, 51, 18];
    /// The same for any space that is taken there.
    ghost_area_space: 6 = [0; 6], [-3, 19, -1, 10, 119, 22];
    /// Taking the Sword that the Ghost would take next, and for each point that the one after it has less (GHO-4).
    ghost_deny: 2 = [0, 0], [1, 10];
    /// By how much worse an option is that is chosen half as often.
    temperature: 1 = [3], [1];
}
