//! One game of a ladder.

use bots::{Ask, Bot, arena::Arena};
use serde::{Deserialize, Serialize};
use tabletop::{NoLog, Quick, Seat, Seed, Status, digest::sha256};

use super::{Ladder, Task};
use crate::{game::TerminalGame, sim::participant::Participant};

/// One participant against a table of others: places among all participants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who is measured.
    pub one: usize,
    /// Who sits at all other seats.
    pub others: usize,
}

/// How a game went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who is measured.
    pub one: String,
    /// Who sat at all other seats.
    pub others: String,
    /// Which deal.
    pub block: u64,
    /// Where the one sat.
    pub rotation: u8,
    /// Who was the first player.
    pub first: u8,
    /// The ranks by seat.
    pub ranks: Vec<u8>,
    /// The points by seat and by where they come from.
    pub ledgers: Vec<Vec<i16>>,
}

impl Line {
    /// Each against all weaker ones, and each against its like.
    pub fn all(n: usize) -> Vec<Self> {
        let lines = (0..n).flat_map(|one| (0..=one).map(move |others| Self { one, others }));
        // Random players among themselves tell nothing of bots.
        lines.filter(|line| line.one > 0).collect()
    }

    /// A line as it is written: `master/smith`.
    pub fn read<G: TerminalGame>(text: &str, participants: &[Participant<G>]) -> Option<Self> {
        let (one, others) = text.split_once('/')?;
        let place = |id: &str| participants.iter().position(|participant| participant.id == id);
        Some(Self { one: place(one)?, others: place(others)? })
    }
}

impl Played {
    /// The points of a seat.
    pub fn score(&self, seat: usize) -> f64 {
        f64::from(self.ledgers[seat].iter().sum::<i16>())
    }

    /// The share of the victory of a seat.
    pub fn share(&self, seat: usize) -> f64 {
        let n_first = self.ranks.iter().filter(|&&rank| rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / n_first as f64 } else { 0.0 }
    }
}

impl<G: TerminalGame> Ladder<G> {
    /// Plays one game. All lines have the same deals; what is left to chance differs with everything.
    pub(super) fn play(&self, task: Task) -> Played {
        let Task { line, block, rotation } = task;
        let (one, others) = (&self.participants[line.one], &self.participants[line.others]);
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
        Played {
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
