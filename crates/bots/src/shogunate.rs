//! A beginner at Shogunate: what this round will put on its own Leaders, and as little as possible told about them.
//!
//! Worths are in hundredths of an Honor. It does not ask itself what others hold or intend, and its cards are drawn by
//! lot among those that help, so that nobody can read it.

use shogunate::{
    Action, KnownCard, Noted, Question, Rules, Shogunate, View,
    piece::{Card, Leader, N_LEADERS, Place},
    table::Table,
};
use tabletop::{Dice, Game, NoLog, Quick, Seat, Seed};

use crate::{
    bot::{Ask, Bot},
    novice::Novice,
};

/// One Honor.
const HONOR: i32 = 100;
/// How much a place in the Line is worth for later rounds, in parts of what Plots put there on average.
const LATER_PERCENT: i32 = 80;
/// What it costs to turn a Loyalty card up, and to show one to somebody.
const TURNED_UP: i32 = 120;
const SHOWN: i32 = 40;
/// What it is worth to see another's card.
const SEEN: i32 = 30;
/// What an exchange costs beyond the card that is given: the other one knows what he gave.
const EXCHANGED: i32 = 60;
/// The worth of a card that does not help, when lots are drawn.
const LOT_MIN: i32 = 15;

impl Bot<Shogunate> for Novice {
    fn choose(&self, ask: &Ask<Shogunate>, quick: &mut Quick) -> usize {
        let sense = Sense { rules: ask.rules, view: ask.view, seat: ask.seat };
        let options = ask.options.all();
        if ask.view.question() == Some(Question::ChooseCard) {
            return sense.drawn_by_lot(options, quick);
        }
        let game = Shogunate::imagine(ask.view, ask.rules, &mut Dice::new(&Seed([0; 32]), 0, 0));
        let worths: Vec<i32> = options.iter().map(|&action| sense.worth(&game, action)).collect();
        let greatest = *worths.iter().max().expect("a bot is asked only where it can choose");
        let best: Vec<usize> = (0..worths.len()).filter(|&n| worths[n] == greatest).collect();
        best[quick.below(best.len())]
    }
}

/// What a seat sees, and how it judges that.
#[derive(Clone, Copy)]
struct Sense<'a> {
    rules: &'a Rules,
    view: &'a View,
    seat: Seat,
}

/// The Line with what stands on it, as far as worths go.
#[derive(Clone, Copy)]
struct Stand {
    line: [Leader; N_LEADERS],
    honor: [u8; N_LEADERS],
    shinobi: Leader,
    /// What this round's Plot will still put on the places, and whether the Shinobi will still rob.
    to_come: [u8; N_LEADERS],
    is_robbed: bool,
}

impl Sense<'_> {
    fn own(self) -> [KnownCard; 2] {
        self.view.players[self.seat.index()].cards
    }

    fn is_own(self, leader: Leader) -> bool {
        self.own().iter().any(|card| card.leader == Some(leader))
    }

    /// What a Leader will be worth: its Honor, what this round's Plot puts on its place, and what later ones may.
    fn leader(self, stand: &Stand, leader: Leader) -> i32 {
        let place = stand.line.iter().position(|&there| there == leader).expect("it stands in the Line");
        let robbed = i32::from(stand.is_robbed && stand.shinobi == leader);
        let honor = i32::from(stand.honor[leader.index()]) + i32::from(stand.to_come[place]) - robbed;
        honor * HONOR + self.later(place)
    }

    /// What a place is worth in rounds to come.
    fn later(self, place: usize) -> i32 {
        let plots = &self.rules.components.plots;
        let sum: i32 = plots.iter().map(|plot| i32::from(plot.honor[place])).sum();
        sum * LATER_PERCENT / plots.len() as i32
    }

    /// How the Line looks to the seat: its own Leaders against the others.
    fn standing(self, stand: &Stand) -> i32 {
        let own: i32 =
            self.own().iter().filter_map(|card| card.leader).map(|own| self.leader(stand, own)).sum();
        let others: Vec<i32> = Leader::ALL
            .into_iter()
            .filter(|&leader| !self.is_own(leader))
            .map(|leader| self.leader(stand, leader))
            .collect();
        own - 2 * others.iter().sum::<i32>() / others.len() as i32
    }

    fn now(self) -> Stand {
        let View { line, honor, shinobi, .. } = *self.view;
        let to_come = self.to_come(self.view.question());
        Stand { line, honor, shinobi, to_come, is_robbed: true }
    }

    /// What this round's Plot will still put on the places: nothing once its power is being executed.
    fn to_come(self, question: Option<Question>) -> [u8; N_LEADERS] {
        let is_placed = matches!(question, Some(Question::Power(_)));
        if is_placed { [0; N_LEADERS] } else { self.rules.plot(self.view.plot()).honor }
    }

    /// What an answer is worth. What happens in the Line is tried out on a table like the one in view.
    fn worth(self, game: &Shogunate, action: Action) -> i32 {
        match action {
            Action::Move { .. }
            | Action::Switch(..)
            | Action::Honor(_)
            | Action::TakeHonor(_)
            | Action::Shinobi(_) => self.tried(game, action),
            // The performer will move it as they like: better none of one's own.
            Action::Name(leader) => -i32::from(self.is_own(leader)),
            Action::Reveal(leader) | Action::Give(leader) => -self.leader(&self.now(), leader),
            Action::Show(leader) => i32::from(self.is_known_to_somebody(leader)),
            Action::Ask(other) | Action::Look(other) => -self.n_seen_of(other),
            Action::Exchange(_) => self.exchange(),
            Action::Choose(_) | Action::Withdraw | Action::Perform(_) => 0,
        }
    }

    fn tried(self, game: &Shogunate, action: Action) -> i32 {
        let mut game = game.clone();
        game.play(self.rules, self.seat, action, &mut NoLog);
        let Table { line, honor, shinobi, round, .. } = *game.table();
        // What comes after the round's end was made up.
        let is_same_round = round == self.view.round && game.question().is_some();
        let to_come = if is_same_round { self.to_come(game.question()) } else { [0; N_LEADERS] };
        self.standing(&Stand { line, honor, shinobi, to_come, is_robbed: is_same_round })
    }

    /// The worse own card against one that is as good as any.
    fn exchange(self) -> i32 {
        let stand = self.now();
        let down = self.own().into_iter().filter(|card| !card.is_up).filter_map(|card| card.leader);
        let worst = down.map(|leader| self.leader(&stand, leader)).min().unwrap_or(0);
        let average = Leader::ALL.iter().map(|&leader| self.leader(&stand, leader)).sum::<i32>();
        self.standing(&stand) + average / N_LEADERS as i32 - worst - EXCHANGED
    }

    /// Whether a card of the own was shown to somebody already.
    fn is_known_to_somebody(self, leader: Leader) -> bool {
        let is_it = |shown: &Noted| matches!(*shown, Noted::Shown { by, leader: known, .. } if by == self.seat && known == Some(leader));
        self.view.notes.iter().any(|note| is_it(&note.what))
    }

    fn n_seen_of(self, other: Seat) -> i32 {
        let up = self.view.players[other.index()].cards.iter().filter(|card| card.is_up).count();
        let seen = self.view.seen().filter(|(note, _, _)| note.now.contains(other)).count();
        (up + seen) as i32
    }
}

/// The choice of an Action card.
impl Sense<'_> {
    /// One of the cards, by lot: the better it helps, the more lots it has.
    fn drawn_by_lot(self, options: &[Action], quick: &mut Quick) -> usize {
        let lots: Vec<usize> = options.iter().map(|&action| self.lots(action)).collect();
        let mut drawn = quick.below(lots.iter().sum());
        for (index, &n_lots) in lots.iter().enumerate() {
            if drawn < n_lots {
                return index;
            }
            drawn -= n_lots;
        }
        unreachable!("a lot is drawn among those that there are")
    }

    fn lots(self, action: Action) -> usize {
        let Action::Choose(card) = action else { return 1 };
        let gain = self.gain(card).max(LOT_MIN);
        // Twice the help, four times the lots.
        (gain * gain / LOT_MIN) as usize
    }

    /// What a card could bring, as the Line stands now.
    fn gain(self, card: Card) -> i32 {
        let has_down = self.own().iter().any(|card| !card.is_up);
        let price = |price: i32| if has_down { price } else { 0 };
        let best_move = |ways: &[i8]| self.best(|stand| moves(stand, ways));
        match card {
            // The Hatamoto names the Leader.
            Card::CloakedInShadows => LOT_MIN,
            Card::Dishonor => self.best(to_tail) - price(TURNED_UP),
            Card::FlowingUpstream => best_move(&[-1, -2]) - price(SHOWN),
            Card::HonorableCompany => self.best(company),
            Card::PathOfTheArrow => best_move(&[-1]) + SEEN,
            Card::StormsToFlowers => self.best(switches).max(self.exchange() - self.standing(&self.now())),
        }
    }

    /// The greatest gain among some ways to change the Line.
    fn best(self, ways: impl Fn(&Stand) -> Vec<Stand>) -> i32 {
        let now = self.now();
        let best = ways(&now).iter().map(|stand| self.standing(stand)).max();
        best.map_or(0, |best| best - self.standing(&now))
    }
}

/// A Leader is taken out of a place and put in at another.
fn moved(stand: &Stand, from: usize, to: usize) -> Stand {
    let mut after = *stand;
    if from < to {
        after.line[from..=to].rotate_left(1);
    } else {
        after.line[to..=from].rotate_right(1);
    }
    after
}

/// Any Leader so many places down, or up where it is negative.
fn moves(stand: &Stand, ways: &[i8]) -> Vec<Stand> {
    let to = |from: usize, way: i8| from.checked_add_signed(isize::from(way)).filter(|&to| to < N_LEADERS);
    let pairs =
        (0..N_LEADERS).flat_map(|from| ways.iter().filter_map(move |&way| Some((from, to(from, way)?))));
    pairs.map(|(from, to)| moved(stand, from, to)).collect()
}

fn to_tail(stand: &Stand) -> Vec<Stand> {
    let tail = Place::TAIL.index();
    (0..tail).map(|from| moved(stand, from, tail)).collect()
}

fn switches(stand: &Stand) -> Vec<Stand> {
    let pairs = (0..N_LEADERS).flat_map(|one| (one + 1..N_LEADERS).map(move |other| (one, other)));
    let switched = |(one, other)| {
        let mut after = *stand;
        after.line.swap(one, other);
        after
    };
    pairs.map(switched).collect()
}

/// A Leader 1 place down, 1 Honor on it and 1 on a neighbour.
fn company(stand: &Stand) -> Vec<Stand> {
    let mut ways = Vec::new();
    for from in 0..Place::TAIL.index() {
        let after = moved(stand, from, from + 1);
        for beside in [from, from + 2] {
            if beside < N_LEADERS {
                let mut honored = after;
                for place in [from + 1, beside] {
                    honored.honor[after.line[place].index()] += 1;
                }
                ways.push(honored);
            }
        }
    }
    ways
}
