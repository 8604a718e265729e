//! A stack of small items with a fixed capacity: plain memory, so that forking a state is one copy.

use serde::{Serialize, Serializer};

/// At most `N` items, the last on top. Unlike a vector it is copied in one piece, without a loop.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Puts an item on top.
    ///
    /// # Panics
    /// The pile is full. The capacity follows from the rules of the game, so this is a bug.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the top item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        // Slots above the top always hold the default, so that equal piles are equal memory.
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Removes the item at `place`; those above move down.
    ///
    /// # Panics
    /// There is no such place.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self.items.copy_within(place + 1..usize::from(self.len), place);
        self.pop();
        item
    }

    /// Puts an item below all others.
    ///
    /// # Panics
    /// The pile is full.
    pub fn push_below(&mut self, item: T) {
        self.push(item);
        let len = usize::from(self.len);
        self.items[..len].rotate_right(1);
    }
}

impl<T, const N: usize> std::ops::Deref for Pile<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> std::ops::DerefMut for Pile<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::default();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: Copy + Default, const N: usize> From<&[T]> for Pile<T, N> {
    /// # Panics
    /// The items do not fit.
    fn from(things: &[T]) -> Self {
        let mut pile = Self { len: things.len() as u8, ..Self::default() };
        pile.copy_from_slice(things);
        pile
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(items: &[u8]) -> Pile<u8, 4> {
        items.iter().copied().collect()
    }

    #[test]
    fn the_last_comes_off_first() {
        let mut pile = pile(&[1, 2, 3]);
        assert_eq!((pile.pop(), pile.pop()), (Some(3), Some(2)));
        pile.push(9);
        assert_eq!(*pile, [1, 9]);
        pile.clear();
        assert_eq!(pile.pop(), None);
    }

    #[test]
    fn a_slice_is_laid_down_as_it_lies() {
        assert_eq!(Pile::<u8, 4>::from([1, 2, 3].as_slice()), pile(&[1, 2, 3]));
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn a_slice_must_fit() {
        let _ = Pile::<u8, 4>::from([0; 5].as_slice());
    }

    #[test]
    fn what_is_taken_from_the_middle_leaves_no_gap() {
        let mut middle = pile(&[1, 2, 3, 4]);
        assert_eq!(middle.remove(1), 2);
        assert_eq!(middle, pile(&[1, 3, 4]));
        middle.push_below(7);
        assert_eq!(middle, pile(&[7, 1, 3, 4]));
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_full_pile_takes_nothing_more() {
        pile(&[1, 2, 3, 4]).push(5);
    }
}
