//! Names of seats.

use tabletop::Seat;

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

/// Names a seat, with a number if another seat has the same name.
pub(crate) fn set_name(body: &mut Body, seat: Seat, name: &str) {
    let is_other = |&(index, _): &(usize, _)| index != seat.index();
    let others = body.seats.iter().enumerate().filter(is_other).map(|(_, other)| other.name.as_str());
    body.seats[seat.index()].name = numbered(name, others);
}

/// The name, with a number if it is among `others`, ignoring case.
fn numbered<'a>(name: &str, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_free = |name: &str| others.clone().all(|other| other.to_lowercase() != name.to_lowercase());
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

#[cfg(test)]
mod tests {
    use super::*;

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
