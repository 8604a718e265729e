//! Sets of ids, a bit each: the same for Swords, cards, kinds and Rooms.

/// Defines a set of ids; `$bit` gives the bit of an id and `$id` the id of a bit.
macro_rules! id_set {
    ($(#[$doc:meta])* $set:ident($int:ty) of $item:ty, $to_bit:expr, $to_id:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $set(pub $int);

        impl $set {
            #[inline]
            fn bit(item: $item) -> $int {
                let to_bit: fn($item) -> u8 = $to_bit;
                1 << to_bit(item)
            }

            /// Whether `item` is in the set.
            #[must_use]
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// Adds `item`.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= Self::bit(item);
            }

            /// Takes `item` out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !Self::bit(item);
            }

            /// Whether the set is empty.
            #[must_use]
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many items are in the set.
            #[must_use]
            #[inline]
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// What is in both sets.
            #[must_use]
            #[inline]
            pub fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either set.
            #[must_use]
            #[inline]
            pub fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The items in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let to_id: fn(u8) -> $item = $to_id;
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let item = (rest != 0).then(|| to_id(rest.trailing_zeros() as u8));
                    rest &= rest.wrapping_sub(1);
                    item
                })
            }
        }
    };
}

pub(super) use id_set;
