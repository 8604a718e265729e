//! Checks what several values of a component file have to do with each other, or a value with the game.

use tabletop::components::{At, ProblemKind, Reader, TomlTable};

use super::problem;
use crate::piece::{Composition, Room};

/// Reports a number that is smaller than the one before it.
pub(super) fn rising(reader: &mut Reader, key: &str, numbers: &[At<i64>]) {
    for pair in numbers.windows(2) {
        let (before, found) = (pair[0].is, pair[1].is);
        if found < before {
            reader.report(pair[1].byte, problem::decreasing(key, found, before));
        }
    }
}

/// That no number comes twice.
pub(super) fn distinct(reader: &mut Reader, key: &str, numbers: &[At<i64>]) {
    for (index, number) in numbers.iter().enumerate() {
        if numbers[..index].iter().any(|earlier| earlier.is == number.is) {
            let (key, found) = (key.to_owned(), number.is.to_string());
            reader.report(number.byte, ProblemKind::Repeated { key, found });
        }
    }
}

/// Copies that were read, where they are from 1 to `n_max`.
pub(super) fn countable(read: Option<At<i64>>, n_max: usize) -> Option<u8> {
    let copies = u8::try_from(read?.is).ok()?;
    (1..=n_max).contains(&usize::from(copies)).then_some(copies)
}

/// That all copies of the cards or tiles under a key are as many as the box holds. Copies that could not
/// be read, which is reported, leave nothing to count.
pub(super) fn total(
    reader: &mut Reader,
    (section, name): (&TomlTable<'_>, &str),
    copies: &[Option<u8>],
    n: usize,
) {
    let Some(found) = copies.iter().map(|copies| copies.map(usize::from)).sum::<Option<usize>>() else {
        return;
    };
    reader.total(section, name, found, n);
}

/// That a Sword neither jumps a row of the Forge nor leaves it (MOV-3, MOV-4).
pub(super) fn way(reader: &mut Reader, key: &str, composition: At<Composition>) {
    let At { is, byte } = composition;
    let Some(letter) = (1..=is.kinds().len()).find(|&n| is.cell_after(n).is_none()) else { return };
    let stands =
        is.cell_after(letter - 1).expect("the way is legal up to the letter before the first bad one");
    if is.kinds()[letter - 1].row() == stands.row() {
        reader.report(byte, problem::off_board(key, is, letter));
    } else {
        reader.report(byte, problem::row_jump(key, is, letter));
    }
}

/// That the Rooms of a game differ, at most one of them Passive (SET-3).
pub(super) fn rooms(reader: &mut Reader, key: &str, rooms: &[At<(&str, Room)>]) {
    for (index, &At { is: (word, room), byte }) in rooms.iter().enumerate() {
        let mut earlier = rooms[..index].iter().map(|earlier| earlier.is.1);
        if earlier.clone().any(|earlier| earlier == room) {
            let (key, found) = (key.to_owned(), word.to_owned());
            reader.report(byte, ProblemKind::Repeated { key, found });
        } else if room.is_passive() && earlier.any(Room::is_passive) {
            reader.report(byte, problem::two_passive(key));
        }
    }
}
