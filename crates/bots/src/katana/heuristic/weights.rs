//! The weights of the heuristic, in tenths of a point unless stated otherwise.
//!
//! There are two sets: one for games among people, and one for a person alone with a Ghost, where nobody else takes what is
//! on the table and only the margin over the Ghost counts. Both began as guesses and were tuned by simultaneous perturbation:
//! `cargo run --release -p bench --bin tune` continues from here, `tune alone` for the second set.

/// Defines the weights with their names, so that a tuner can iterate over them.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $n:literal = $value:expr, $solo:expr;)*) => {
        /// The weights.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: [i32; $n],)*
        }

        impl Weights {
            /// The weights among people.
            pub const PEOPLE: Self = Self { $($name: $value,)* };
            /// The weights alone with a Ghost.
            pub const SOLO: Self = Self { $($name: $solo,)* };

            /// All weights with their names, for a tuner to change.
            pub fn named(&mut self) -> Vec<(&'static str, &mut [i32])> {
                vec![$((stringify!($name), &mut self.$name[..]),)*]
            }
        }
    };
}

weights! {
    /// What a Coin is worth in each round.
    coin: 4 = [18, 15, 6, 4], [14, 15, 9, 6];
    /// How much of a Sword's prize counts already, in percent, by the resources that it lacks.
    progress_percent: 8 = [212, 120, 70, 24, 10, -1, -4, 6], [187, 103, 52, 16, -11, -32, -21, 1];
    /// The demand for one more Sword, in percent, by the Swords that are on the Forge.
    demand_percent: 6 = [265, 246, 467, 191, 9, -1], [127, 566, 280, 168, 29, 49];
    /// The Sashimono that a Sword will bring, and a Blocked Worker nearer, for each round to come.
    prize: 2 = [46, 18], [15, 1];
    /// What a Favor card is worth for a Katana that is being forged.
    favor: 1 = [97], [132];
    /// How many resources one turn at the Forge places, in tenths.
    forge_pace: 1 = [37], [49];
    /// How much of a decoration counts already, in percent, by the resources that the Sword lacks.
    decoration_percent: 8 = [274, 141, 110, 61, 44, 45, 22, 16], [210, 60, 151, 60, 22, 43, -7, -52];
    /// A Decorator's step: a base, for each resource that could be decorated, for each round to come.
    step: 3 = [-2, 8, -2], [-8, 35, -4];
    /// A move that the Market makes possible, in percent of its gain; each further useful resource.
    market: 2 = [71, 17], [91, 31];
    /// Buying a resource for a Sword's next move, the one after, the third, and without need.
    purchase: 4 = [383, 202, 90, -24], [518, 317, 133, -140];
    /// A Family Member's use in each round to come with three opponents, and what opponents gain by a visit.
    palace: 2 = [54, 1], [34, 25];
    /// What opponents gain by a visit to the Academy.
    academy: 1 = [0], [7];
    /// Being first in the next round.
    first: 1 = [6], [13];
    /// A Monk's additional effect, by area.
    monk: 6 = [21, 8, 22, 8, 10, 15], [28, 11, 0, 5, 17, 12];
    /// Each class of card effects before the last round.
    effect: 11 = [44, 4, 5, 21, 1, 13, 39, 0, 11, 23, 17], [652, 4, 16, 36, -9, 5, 45, -26, 16, 16, 8];
    /// The same in the last round.
    effect_last: 11 = [5, 5, 4, 12, 1, 16, 16, 2, 7, 7, 11], [35, 2, 5, 17, 9, 12, 27, -9, 8, -3, 1];
    /// Expected deliveries in a line in each round to come, and of a Sword that will end there, in percent.
    deliveries: 2 = [21, 103], [3, 34];
    /// The price of a card's benefit, in percent of its Coins.
    benefit_price_percent: 1 = [448], [153];
    /// The least that a turn must bring in each round: with less it is better to pass.
    pass: 4 = [0, 0, 3, 7], [1, 14, -9, -5];
    /// The growth of an Honor card in each round to come, by class.
    honor_growth: 6 = [1, 8, 14, 14, 11, 22], [5, -10, 9, 11, 4, 48];
    /// What an Honor card adds to a thing that it counts, in percent of the card's points for it: most things, Decorators,
    /// Coins, new levels of strength.
    honor_percent: 4 = [69, 0, 0, 0], [67, -5, -4, 38];
    /// Delivering at once: a base, a Worker that it frees, and the gain of waiting in percent of the missing decorations and
    /// of the next round's additional points.
    deliver: 4 = [34, 60, 210, 26], [27, 43, 106, 39];
    /// A resource of a new kind for the Project, one more of a kind, and the latter for each round gone.
    project: 3 = [42, 0, -11], [67, -19, -15];
    /// Passive Rooms in each round to come: the discount, the Errand Room.
    passive_rooms: 2 = [1, 3], [1, 6];
    /// A correction for placing a figure, by round and area.
    place: 24 = [0; 24], [226, -14, -18, 17, 6, -13, 9, 16, -10, 9, -32, -2, 18, 9, 9, 13, 0, -12, 9, 30, 14, -4, -8, -6];
    /// A Worker that a delivery frees, for each round in which it will work.
    freed_worker: 1 = [0], [11];
    /// A Monk's additional move at the Forge, in percent of the best one.
    monk_move: 1 = [0], [43];
    /// Discarding a played card instead of buying its benefit.
    discard: 1 = [-2000], [-199];
    /// A Family Member in each Room, for each round to come: a Decorator's step, a move, Coins, Leather, Lacquer, Wood,
    /// Steel, the discount, the Errand Room.
    room_later: 9 = [0; 9], [5, 9, 0, 3, 5, 1, 9, 0, -9];
    /// A correction for a turn at the Forge, by the number of moves.
    line_moves: 6 = [0; 6], [-4, -5, 7, 20, 27, 40];
    /// A correction for a visit to the Market, by the number of purchases for next moves.
    market_purchases: 8 = [0; 8], [-1, -4, 11, 8, 20, 52, 15, 295];
    /// A correction for a visit to the Academy, by the number of kinds that it decorates.
    academy_kinds: 5 = [0; 5], [2, -10, -5, 12, 27];
    /// A correction for a visit to the Houses, by the number of Swords on the Forge.
    houses_swords: 7 = [0; 7], [4, 0, -10, -3, -2, 1, 4];
    /// A correction for placing a Monk, by round.
    monk_round: 4 = [0; 4], [-2, -14, 8, 9];
    /// Expected turns besides those of the Workers, in tenths: in each round to come, and for each Monk that is still at the
    /// Temple.
    extra_turns: 2 = [0, 0], [0, -1];
    /// What a move of the Katana is worth, in percent of a Sword's, and how many turns beyond its size must be left to begin it.
    katana: 2 = [100, 0], [52, -66];
    /// What the Ghost gains by a full area, for each Worker that it has left (GHO-9), by area.
    ghost_area_full: 6 = [0; 6], [-6, 14, -8, 12, 51, 18];
    /// The same for any space that is taken there.
    ghost_area_space: 6 = [0; 6], [-3, 19, -1, 10, 119, 22];
    /// Taking the Sword that the Ghost would take next, and for each point that the one after it has less (GHO-4).
    ghost_deny: 2 = [0, 0], [1, 10];
    /// The temperature of the policy: an option that is worse by this much is half as likely.
    temperature: 1 = [3], [1];
}
