//! The value of the Line of Succession for one seat: what its Leaders will be worth, and what an Action card could do
//! for them, in hundredths of an Honor.

use shogunate::{
    Rules,
    piece::{Card, Leader, N_LEADERS, Place},
};

/// One Honor.
pub(super) const HONOR: i32 = 100;
/// What a place in the Line is worth for later rounds, in percent of what Plots put there on average.
const LATER_PERCENT: i32 = 80;
/// What it costs to turn a Loyalty card up, and to show one to somebody.
const TURNED_UP: i32 = 120;
const SHOWN: i32 = 40;
/// What it is worth to see another's card.
const SEEN: i32 = 30;
/// What an exchange costs beyond the card that is given: the other player knows the card that was received.
const EXCHANGED: i32 = 60;
/// The worth of a card that does not help.
pub(super) const HELP_MIN: i32 = 15;

/// The part of the table that decides what Leaders are worth.
#[derive(Clone, Copy)]
pub(super) struct LineState {
    pub(super) line: [Leader; N_LEADERS],
    pub(super) honor: [u8; N_LEADERS],
    pub(super) shinobi: Leader,
    /// What this round's Plot will still put on the places, and whether the Shinobi will still take Honor.
    pub(super) to_come: [u8; N_LEADERS],
    pub(super) is_robbed: bool,
}

impl LineState {
    /// With a Leader moved from one place to another.
    pub(super) fn moved(mut self, from: usize, to: usize) -> Self {
        if from < to {
            self.line[from..=to].rotate_left(1);
        } else {
            self.line[to..=from].rotate_right(1);
        }
        self
    }

    /// With the Leaders of two places switched.
    pub(super) fn switched(mut self, one: usize, other: usize) -> Self {
        self.line.swap(one, other);
        self
    }

    /// With one more Honor on a Leader.
    pub(super) fn honored(mut self, leader: Leader) -> Self {
        self.honor[leader.index()] += 1;
        self
    }

    /// Where a Leader stands.
    pub(super) fn place_of(&self, leader: Leader) -> usize {
        self.line.iter().position(|&there| there == leader).expect("it stands in the Line")
    }
}

/// The Line, and the seat for which it is valued.
#[derive(Clone, Copy)]
pub(super) struct LineValue {
    /// Its Loyalty cards.
    pub(super) own: [Leader; 2],
    /// Which of them are face down.
    pub(super) is_down: [bool; 2],
    /// The Line as it is now.
    pub(super) now: LineState,
    /// What each place is worth in rounds to come.
    later: [i32; N_LEADERS],
}

impl LineValue {
    pub(super) fn new(rules: &Rules, own: [Leader; 2], is_down: [bool; 2], now: LineState) -> Self {
        let plots = &rules.components.plots;
        let mut later = [0; N_LEADERS];
        for plot in plots {
            later.iter_mut().zip(plot.honor).for_each(|(sum, honor)| *sum += i32::from(honor));
        }
        Self { own, is_down, now, later: later.map(|sum| sum * LATER_PERCENT / plots.len() as i32) }
    }

    pub(super) fn is_own(&self, leader: Leader) -> bool {
        self.own.contains(&leader)
    }

    /// What a Leader will be worth: its Honor, what this round's Plot puts on its place, and what later ones may.
    pub(super) fn leader(&self, stand: &LineState, leader: Leader) -> i32 {
        self.at(stand, stand.place_of(leader))
    }

    /// The same for the Leader at a place.
    fn at(&self, stand: &LineState, place: usize) -> i32 {
        let leader = stand.line[place];
        let robbed = i32::from(stand.is_robbed && stand.shinobi == leader);
        let honor = i32::from(stand.honor[leader.index()]) + i32::from(stand.to_come[place]) - robbed;
        honor * HONOR + self.later[place]
    }

    /// The value of a Line for the seat: its own Leaders against the others.
    pub(super) fn standing(&self, stand: &LineState) -> i32 {
        let (mut own, mut others, mut n_others) = (0, 0, 0);
        for (place, &leader) in stand.line.iter().enumerate() {
            let worth = self.at(stand, place);
            let n_own = self.own.iter().filter(|&&card| card == leader).count() as i32;
            own += n_own * worth;
            others += if n_own == 0 { worth } else { 0 };
            n_others += i32::from(n_own == 0);
        }
        own - 2 * others / n_others
    }

    /// What an Action card could bring now.
    pub(super) fn gain(&self, card: Card) -> i32 {
        let has_down = self.is_down.contains(&true);
        let price = |price: i32| if has_down { price } else { 0 };
        match card {
            // The Hatamoto names the Leader.
            Card::CloakedInShadows => HELP_MIN,
            Card::Dishonor => self.best(to_tail) - price(TURNED_UP),
            Card::FlowingUpstream => self.best(|stand, see| upward(stand, 2, see)) - price(SHOWN),
            Card::HonorableCompany => self.best(company),
            Card::PathOfTheArrow => self.best(|stand, see| upward(stand, 1, see)) + SEEN,
            Card::StormsToFlowers => self.best(switches).max(self.exchange()),
        }
    }

    /// What an exchange brings: an average card for the worse of the seat's own.
    pub(super) fn exchange(&self) -> i32 {
        let own = self.own.iter().zip(self.is_down).filter(|(_, is_down)| *is_down);
        let worst = own.map(|(&leader, _)| self.leader(&self.now, leader)).min().unwrap_or(0);
        let average: i32 = (0..N_LEADERS).map(|place| self.at(&self.now, place)).sum();
        average / N_LEADERS as i32 - worst - EXCHANGED
    }

    /// The greatest gain among some changes of the Line.
    fn best(&self, ways: impl Fn(&LineState, &mut dyn FnMut(&LineState))) -> i32 {
        let mut best = None;
        ways(&self.now, &mut |stand| best = best.max(Some(self.standing(stand))));
        best.map_or(0, |best| best - self.standing(&self.now))
    }
}

/// Any Leader moved up, by at most `n_max` places.
fn upward(stand: &LineState, n_max: usize, see: &mut dyn FnMut(&LineState)) {
    for from in 1..N_LEADERS {
        for to in from.saturating_sub(n_max)..from {
            see(&stand.moved(from, to));
        }
    }
}

fn to_tail(stand: &LineState, see: &mut dyn FnMut(&LineState)) {
    let tail = Place::TAIL.index();
    (0..tail).for_each(|from| see(&stand.moved(from, tail)));
}

fn switches(stand: &LineState, see: &mut dyn FnMut(&LineState)) {
    for one in 0..N_LEADERS {
        for other in one + 1..N_LEADERS {
            see(&stand.switched(one, other));
        }
    }
}

/// A Leader moved down by one place, with an Honor on it and one on a neighbour.
fn company(stand: &LineState, see: &mut dyn FnMut(&LineState)) {
    for from in 0..Place::TAIL.index() {
        let after = stand.moved(from, from + 1).honored(stand.line[from]);
        for beside in [from, from + 2] {
            if beside < N_LEADERS {
                see(&after.honored(after.line[beside]));
            }
        }
    }
}
