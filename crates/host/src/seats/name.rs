//! Names of seats.

use tabletop::Seat;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::{
    body::Body,
    host::{Host, Who},
    limits::NAME_CHARS_MAX,
    people::clean_name,
    refusal::Refusal,
};

/// The name for a seat that a person takes.
pub(super) struct Taken {
    /// The name itself.
    pub(super) name: String,
    /// Whether it also becomes the person's name, because they have none.
    is_first: bool,
}

impl Host {
    /// The name for a seat that a person takes: what they typed, else their name, else the seat's.
    ///
    /// # Errors
    /// There is none, it cannot be shown, or the visitor is unknown.
    pub(super) async fn taken_name(&self, who: Who, typed: &str, of_seat: &str) -> Result<Taken, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let own = self.person_body(person).await?.ok_or(Refusal::Unknown)?.name;
        let is_first = own.is_empty();
        let names = [typed.trim(), &own, of_seat];
        let name = names.into_iter().find(|name| !name.is_empty()).unwrap_or_default();
        Ok(Taken { name: clean_name(name)?, is_first })
    }

    /// Stores the first name that a person took a seat with as their own.
    ///
    /// # Errors
    /// The database does not accept it.
    pub(super) async fn keep_name(&self, who: Who, taken: &Taken) -> Result<(), Refusal> {
        if taken.is_first { self.set_name(who, &taken.name).await } else { Ok(()) }
    }
}

/// Names a seat, with a number if another seat's name looks the same.
pub(crate) fn set_name(body: &mut Body, seat: Seat, name: &str) {
    let is_other = |&(index, _): &(usize, _)| index != seat.index();
    let others = body.seats.iter().enumerate().filter(is_other).map(|(_, other)| other.name.as_str());
    body.seats[seat.index()].name = numbered(name, others);
}

/// The name, with a number if it looks like one of `others`.
fn numbered<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<Look> = others.filter(|other| !other.is_empty()).map(Look::of).collect();
    let is_free = |name: &str| others.iter().all(|other| !other.is_like(&Look::of(name)));
    if is_free(name) {
        return name.to_owned();
    }
    let with_number = |number: u32| {
        let number = format!(" {number}");
        let kept: String = name.chars().take(NAME_CHARS_MAX - number.len()).collect();
        format!("{}{number}", kept.trim_end())
    };
    (2..).map(with_number).find(|name| is_free(name)).expect("there are more numbers than seats")
}

/// How a name looks, whatever letters it is made of. Skeletons (UTS 39) tell capitals from small letters, so there are two:
/// of the small letters, and the small letters of the skeleton.
struct Look([String; 2]);

impl Look {
    fn of(name: &str) -> Self {
        let is_seen = |letter: &char| !is_selector(*letter);
        let shown: String = name.nfkc().filter(is_seen).collect();
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        let of_small: String = skeleton(&shown.to_lowercase()).collect();
        let small: String = skeleton(&shown).collect::<String>().to_lowercase();
        Self([of_small, small])
    }

    fn is_like(&self, other: &Self) -> bool {
        let Self([of_small, small]) = self;
        *of_small == other.0[0] || *small == other.0[1]
    }
}

/// A variation selector, which shows nothing by itself.
fn is_selector(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_looks_like_another_gets_a_number() {
        for (one, other) in [
            ("Ann", "\u{410}nn"),
            ("Bo", "\u{392}\u{39f}"),
            ("paul", "p\u{430}ul"),
            ("Ann", "A\u{fe0f}nn"),
            ("葛城", "葛\u{e0100}城"),
            ("ミカ", "ﾐｶ"),
            ("Zoe\u{308}", "Zoë"),
            ("Ａｎｎ", "ann"),
            ("Ann Lee", "Ann\u{a0} Lee"),
            ("Mia", "rnia"),
        ] {
            assert_eq!(numbered(one, [other].into_iter()), format!("{one} 2"), "{one} {other}");
            assert_eq!(numbered(other, [one].into_iter()), format!("{other} 2"), "{other} {one}");
        }
        for (one, other) in [("Ann", "Anna"), ("刀", "力"), ("か", "が"), ("Ольга", "Olga"), ("Zoe", "Zoë")]
        {
            assert_eq!(numbered(one, [other].into_iter()), one, "{one} {other}");
        }
    }

    #[test]
    fn the_same_name_gets_a_number() {
        let others = ["Bo", "Ann", "bo 2", ""];
        assert_eq!(numbered("Cy", others.into_iter()), "Cy");
        assert_eq!(numbered("Ann", others.into_iter()), "Ann 2");
        assert_eq!(numbered("BO", others.into_iter()), "BO 3");
        let long = "x".repeat(NAME_CHARS_MAX);
        assert_eq!(numbered(&long, [long.as_str()].into_iter()), format!("{} 2", "x".repeat(22)));
    }
}
