//! One game of a ladder.

use bots::{Ask, Bot, arena::Arena};
use serde::{Deserialize, Serialize};
use tabletop::{NoLog, Quick, Seat, Seed, Status, digest::sha256};

use super::{Ladder, Task};
use crate::{game::TerminalGame, sim::participant::Participant};

/// One participant against a table of others, as indexes into all participants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Matchup {
    /// Who is measured.
    pub one: usize,
    /// Who sits at all other seats.
    pub others: usize,
}

/// The result of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Who is measured.
    pub one: String,
    /// Who sat at all other seats.
    pub others: String,
    /// The number of the deal.
    pub block: u64,
    /// The seat of the participant that is measured.
    pub rotation: u8,
    /// The first player.
    pub first: u8,
    /// The ranks by seat.
    pub ranks: Vec<u8>,
    /// The points by seat and category.
    pub ledgers: Vec<Vec<i16>>,
}

impl Matchup {
    /// Each participant against all weaker ones and against itself.
    pub fn all(n: usize) -> Vec<Self> {
        let matchups = (0..n).flat_map(|one| (0..=one).map(move |others| Self { one, others }));
        // Random players among themselves say nothing about bots.
        matchups.filter(|matchup| matchup.one > 0).collect()
    }

    /// Parses a matchup such as `master/smith`.
    pub fn read<G: TerminalGame>(text: &str, participants: &[Participant<G>]) -> Option<Self> {
        let (one, others) = text.split_once('/')?;
        let place = |id: &str| participants.iter().position(|participant| participant.id == id);
        Some(Self { one: place(one)?, others: place(others)? })
    }
}

impl GameResult {
    /// The points of a seat.
    pub fn score(&self, seat: usize) -> f64 {
        f64::from(self.ledgers[seat].iter().sum::<i16>())
    }

    /// The share of a seat in the victory.
    pub fn share(&self, seat: usize) -> f64 {
        let n_first = self.ranks.iter().filter(|&&rank| rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / n_first as f64 } else { 0.0 }
    }
}

impl<G: TerminalGame> Ladder<G> {
    /// Plays one game. All matchups have the same deals, but the bots' random choices differ in every game.
    pub(super) fn play(&self, task: Task) -> GameResult {
        let Task { matchup, block, rotation } = task;
        let (one, others) = (&self.participants[matchup.one], &self.participants[matchup.others]);
        let players = usize::from(self.players);
        let seats: Vec<&Participant<G>> =
            (0..players).map(|seat| if seat == usize::from(rotation) { one } else { others }).collect();
        let bots: Vec<&dyn Bot<G>> = seats.iter().map(|participant| participant.bot()).collect();
        let name = format!("kajiba ladder {} {} {} {block} {rotation}", self.seed, one.id, others.id);
        let [a, b, c, d, e, f, g, h, ..] = sha256(&[name.as_bytes()]).0;
        let mut quick = Quick::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
        let mut game = G::new(&self.rules, &Seed::derive(self.seed, block), &mut NoLog);
        let first = game.first().0;
        let mut arena = Arena::new(&self.rules, &bots);
        loop {
            let mut choose =
                |_: &dyn Bot<G>, ask: &Ask<G>| seats[ask.seat.index()].choose_at(&game, ask, &mut quick);
            let Some(decided) = arena.next(&game, &mut choose) else { break };
            game.play(&self.rules, decided.seat, decided.action, &mut NoLog);
        }
        let Status::Over(ranks) = game.status() else { unreachable!("nobody is asked any more") };
        GameResult {
            one: one.id.to_owned(),
            others: others.id.to_owned(),
            block,
            rotation,
            first,
            ranks: ranks.to_vec(),
            ledgers: (0..self.players).map(|seat| game.ledger(Seat(seat))).collect(),
        }
    }
}
