//! Ids as small numbers, and sets of them as bits of a number.

/// Defines ids: numbers from 0 that are also indexes into arrays. A crate that uses the macro needs serde.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* pub struct $id:ident(pub u8);) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $id(pub u8);

        impl $id {
            /// The id as an index into arrays.
            #[must_use]
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

/// Defines a set of ids as a number with a bit for each id. The first function gives the bit of an id, the second the
/// id of a bit. A crate that uses the macro needs serde.
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $set:ident($int:ty) of $item:ty, $to_bit:expr, $to_id:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ::serde::Serialize, ::serde::Deserialize)]
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

            /// Removes `item`.
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

            /// The set without those in `others`.
            #[must_use]
            #[inline]
            pub fn without_all(self, others: Self) -> Self {
                Self(self.0 & !others.0)
            }

            /// The lowest item.
            #[must_use]
            #[inline]
            pub fn first(self) -> Option<$item> {
                let to_id: fn(u8) -> $item = $to_id;
                if self.0 == 0 { None } else { Some(to_id(self.0.trailing_zeros() as u8)) }
            }

            /// The items in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::default();
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }
    };
}

#[cfg(test)]
mod tests {
    id_set! {
        /// Digits.
        Digits(u16) of u8, |digit| digit, |bit| bit
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_gives_it_in_order() {
        let mut digits: Digits = [7, 2, 9].into_iter().collect();
        digits.remove(9);
        assert!(digits.contains(2) && !digits.contains(9) && !digits.is_empty());
        assert_eq!((digits.len(), digits.iter().collect::<Vec<_>>()), (2, vec![2, 7]));
        let others: Digits = [2, 3].into_iter().collect();
        assert_eq!(digits.and(others).iter().collect::<Vec<_>>(), [2]);
        assert_eq!(digits.or(others).iter().collect::<Vec<_>>(), [2, 3, 7]);
        assert_eq!(digits.without_all(others).first(), Some(7));
        assert_eq!(digits.without_all(digits).first(), None);
    }
}
