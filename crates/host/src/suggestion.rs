//! The game that suits a person next: an easy opponent at first, then the one above the strongest that they have beaten.

use bots::Level;
use store::{Phase, TableId, TableRow};

use crate::{
    body::{Body, Holder},
    host::{Host, Who},
    play::HostedGame,
    refusal::Refusal,
    seats::{NewSeat, NewTable},
};

/// How many of a person's tables are searched for victories.
const TABLES_MAX: u32 = 200;
/// How many play in a suggested game against bots, if the game allows it.
const N_SEATS: u8 = 4;

/// The game that suits a person next.
#[derive(Clone, Debug)]
pub struct Suggestion {
    /// The table, which they can begin at once.
    pub table: NewTable,
    /// How many games of this kind they have finished.
    pub n_played: u64,
}

impl Host {
    /// What suits the visitor next in this game.
    ///
    /// # Errors
    /// There is no such game, or the database does not answer.
    pub async fn suggestion(&self, who: Who, game: &str) -> Result<Suggestion, Refusal> {
        let game = self.0.settings.games.named(game).ok_or(Refusal::NotFound)?;
        let rows = match who.person {
            Some(person) => self.0.store.tables_of(person, TABLES_MAX).await?,
            None => Vec::new(),
        };
        let is_over = |row: &&TableRow| row.game == game.name() && row.phase == Phase::Over;
        let tables: Vec<Body> = rows
            .iter()
            .filter(is_over)
            .filter_map(|row| serde_json::from_str(&row.body).ok())
            .filter(|body: &Body| !body.own(who.person).is_empty())
            .collect();
        Ok(Suggestion { table: table(&*game, &tables), n_played: tables.len() as u64 })
    }

    /// Begins the game that suits the visitor next, without any further question.
    ///
    /// # Errors
    /// There is no such game, or the visitor is unknown, has no name, or has made too many tables.
    pub async fn begin_suggested(&self, who: Who, game: &str) -> Result<TableId, Refusal> {
        let suggestion = self.suggestion(who, game).await?;
        self.begin_table(who, suggestion.table).await
    }

    /// How many games of this kind the visitor had finished when they first looked at this table. What ends elsewhere
    /// meanwhile makes them no less a beginner here.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn n_played(&self, who: Who, table: TableId, game: &str) -> Result<u64, Refusal> {
        match who.person {
            Some(person) => self.n_played_before(person, table, game).await,
            None => Ok(0),
        }
    }
}

/// The table that suits somebody who has finished these games.
pub(crate) fn table(game: &dyn HostedGame, finished: &[Body]) -> NewTable {
    game.extension().suggested(finished).unwrap_or_else(|| against_bots(game, finished))
}

/// A table against bots: Novices at first, then the level above the strongest that was beaten.
fn against_bots(game: &dyn HostedGame, tables: &[Body]) -> NewTable {
    let beaten = tables.iter().filter_map(beaten_bots).max();
    let above = |beaten: Level| Level::ALL.into_iter().find(|level| *level > beaten).unwrap_or(beaten);
    let level = beaten.map_or(Level::Novice, above);
    let n_seats = N_SEATS.clamp(*game.seats().start(), *game.seats().end());
    let bots = (1..n_seats).map(|_| NewSeat::Bot(level));
    NewTable::new(game.name(), [NewSeat::ME].into_iter().chain(bots).collect())
}

/// The weakest of the bots against which the only person of a table has won.
fn beaten_bots(body: &Body) -> Option<Level> {
    let result = body.result.as_ref().filter(|result| !result.is_early)?;
    let is_person = |holder: Holder| matches!(holder, Holder::Person(_));
    let (mut n_people, mut is_won, mut weakest) = (0, false, None);
    for (seat, &rank) in body.seats.iter().zip(&result.ranks) {
        match seat.holder {
            Holder::Bot(level) => weakest = Some(weakest.map_or(level, |weakest: Level| weakest.min(level))),
            Holder::Person(_) | Holder::Guest(_) | Holder::Open => {
                n_people += 1;
                is_won = rank == 1 && is_person(seat.holder) && seat.absence.is_none();
            }
        }
    }
    weakest.filter(|_| n_people == 1 && is_won)
}

#[cfg(test)]
mod tests {
    use store::PersonId;

    use super::*;
    use crate::body::{Absence, Outcome, SeatBody};

    fn table(bots: &[Level], ranks: &[u8]) -> Body {
        let seat = |holder| SeatBody { holder, ..SeatBody::open() };
        let bots = bots.iter().map(|&level| seat(Holder::Bot(level)));
        let seats = [seat(Holder::Person(PersonId(7)))].into_iter().chain(bots).collect();
        let result = Outcome::of_ranks(ranks);
        Body { result: Some(result), ..Body::new(None, seats) }
    }

    #[test]
    fn novices_come_first_and_then_who_is_above_the_strongest_that_was_beaten() {
        let games = crate::games::all();
        let game = games.named("shogunate").unwrap();
        let next = |tables: &[Body]| {
            let table = against_bots(&*game, tables);
            assert_eq!((table.seats.len(), &table.seats[0]), (4, &NewSeat::ME));
            let NewSeat::Bot(level) = table.seats[1] else { panic!("it is a bot") };
            level
        };
        let [novice, apprentice, smith, master] = Level::ALL;
        assert_eq!(next(&[]), novice);
        assert_eq!(next(&[table(&[novice; 3], &[2, 1, 3, 4])]), novice, "they lost");
        assert_eq!(next(&[table(&[novice; 3], &[1, 2, 3, 4])]), apprentice);
        assert_eq!(next(&[table(&[master, novice, smith], &[1, 2, 3, 4])]), apprentice, "the weakest counts");
        let both = [table(&[smith; 2], &[1, 2, 3]), table(&[novice; 2], &[1, 2, 3])];
        assert_eq!(next(&both), master);
        assert_eq!(next(&[table(&[master; 2], &[1, 2, 3])]), master, "there is none above");
    }

    #[test]
    fn a_victory_counts_if_it_was_ones_own() {
        let won = || table(&[Level::Smith; 2], &[1, 2, 3]);
        assert_eq!(beaten_bots(&won()), Some(Level::Smith));
        let mut left = won();
        left.seats[0].absence = Some(Absence::Left);
        assert_eq!(beaten_bots(&left), None, "a bot won it");
        let mut early = won();
        early.result.as_mut().unwrap().is_early = true;
        assert_eq!(beaten_bots(&early), None, "nobody played it to the end");
        let mut together = won();
        together.seats[1].holder = Holder::Person(PersonId(8));
        assert_eq!(beaten_bots(&together), None, "two people played");
    }
}
