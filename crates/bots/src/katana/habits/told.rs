//! An option as habits see it: its sort, what is particular to it, and how it looks at a glance.

use arrayvec::ArrayVec;
use katana::{
    Action, Frame, Target, card,
    piece::{Figure, Kind, SwordId},
};

use super::{N_ROUNDS, N_SITUATIONS, OF_SORT, Situation, parts::effect_sort, purse};
use crate::katana::Sense;

/// How many sorts of options there are.
pub(super) const N_SORTS: usize = sort::N;
/// How many different things can be particular to an option, in each round.
pub(super) const N_PARTS: usize = 192;
/// How many grades a glance has, in each round.
pub(super) const N_GRADES: usize = 20;
/// Where an option's second particular begins.
const SECOND: usize = 64;
/// Where its third begins.
const THIRD: usize = 128;
/// Where there is nothing to be particular about.
pub(super) const NOTHING: usize = SECOND - 1;

/// The sorts of options. Where a figure goes is a sort for each area.
mod sort {
    pub(super) const START: usize = 0;
    pub(super) const WORKER: usize = 1;
    pub(super) const MONK: usize = 7;
    pub(super) const OFFER: usize = 13;
    pub(super) const PASS: usize = 14;
    pub(super) const END_TURN: usize = 15;
    pub(super) const TAKE_SWORD: usize = 16;
    pub(super) const TAKE_SASHIMONO: usize = 17;
    pub(super) const BUY_RESOURCE: usize = 18;
    pub(super) const TAKE_CARD: usize = 19;
    pub(super) const ACTIVATE: usize = 20;
    pub(super) const LAY_CARD: usize = 21;
    pub(super) const MOVE: usize = 22;
    pub(super) const SWAP: usize = 23;
    pub(super) const ADVANCE: usize = 24;
    pub(super) const DECORATE: usize = 25;
    pub(super) const ARRANGE: usize = 26;
    pub(super) const ROOM: usize = 27;
    pub(super) const ROOM_MOVE: usize = 28;
    pub(super) const ROOM_STEP: usize = 29;
    pub(super) const ROOM_SWAP: usize = 30;
    pub(super) const DONE: usize = 31;
    pub(super) const DECLINE: usize = 32;
    pub(super) const DELIVER: usize = 33;
    pub(super) const COLLECT: usize = 34;
    pub(super) const PROJECT: usize = 35;
    pub(super) const PUT_KATANA: usize = 36;
    pub(super) const COMPOSE: usize = 37;
    pub(super) const PLAY: usize = 38;
    pub(super) const PLAY_ON_LINE: usize = 39;
    pub(super) const PLAY_TOKEN: usize = 40;
    pub(super) const TURN: usize = 41;
    pub(super) const BUY: usize = 42;
    pub(super) const DISCARD: usize = 43;
    pub(super) const OTHER: usize = 44;
    pub(super) const DELIVER_KATANA: usize = 45;
    /// How many there are.
    pub(super) const N: usize = 46;
}

/// An option as habits see it.
pub struct Told {
    pub(in crate::katana) sort: usize,
    /// What is particular to it, from up to four sides.
    parts: ArrayVec<u8, 4>,
    grade: usize,
}

/// A glance's worth in twenty grades.
fn grade(worth: i32) -> usize {
    const STEPS: [i32; N_GRADES - 1] =
        [-500, -60, -30, -15, -7, -2, 1, 4, 9, 15, 22, 30, 40, 55, 75, 100, 150, 300, 1_000];
    STEPS.iter().position(|&step| worth < step).unwrap_or(STEPS.len())
}

impl Sense<'_> {
    /// What sort of option it is, and what is particular to it.
    pub(in crate::katana) fn told(&self, action: Action, worth: i32) -> Told {
        let (sort, parts): (usize, &[usize]) = match action {
            Action::TakeStart(sword) => {
                (sort::START, &[self.sword_part(sword, 0), SECOND + sword.index().min(NOTHING)])
            }
            Action::Place { figure, area } => {
                let first = if figure == Figure::Worker { sort::WORKER } else { sort::MONK };
                (
                    first + area as usize,
                    &[self.area_part(area), SECOND + self.area_prospect(area), THIRD + self.area_also(area)],
                )
            }
            Action::Offer(n) => (sort::OFFER, &[usize::from(n)]),
            Action::Pass(honor) => match honor {
                Some(card) => {
                    (sort::PASS, &[self.honor_part(self.rules.honor(card)), SECOND + usize::from(card.0)])
                }
                None => (sort::PASS, &[NOTHING]),
            },
            Action::EndTurn => (sort::END_TURN, &[]),
            Action::TakeSword { house, space } => {
                let sword = self.game.table().board.swords[house.index()][usize::from(space)];
                let n_flags = usize::from(self.player.sashimono[house.index()]);
                match sword {
                    Some(sword) => {
                        let deck = &self.game.table().decks.daimyo[house.index()];
                        let card = deck.last().map_or(11, |&card| effect_sort(self.rules.card(card).effect));
                        (
                            sort::TAKE_SWORD,
                            &[
                                self.sword_part(sword, n_flags),
                                SECOND + sword.index().min(NOTHING),
                                THIRD + self.way_part(sword),
                                THIRD + 32 + card,
                            ],
                        )
                    }
                    None => (sort::TAKE_SWORD, &[NOTHING]),
                }
            }
            Action::TakeSashimono(house) => {
                (sort::TAKE_SASHIMONO, &[usize::from(self.player.sashimono[house.index()].min(3))])
            }
            Action::BuyResource(kind) => {
                let needs = self.needs();
                let n_stock = usize::from(self.player.stock[kind]).min(3);
                let n_soon = usize::from(needs[0][kind] + needs[1][kind]).min(3);
                let purse = usize::from(purse(self.player.coins));
                (
                    sort::BUY_RESOURCE,
                    &[
                        kind.index() * 16 + n_stock * 4 + n_soon,
                        SECOND + kind.index() * 8 + purse,
                        THIRD + self.katana_needs(kind) * 4 + n_stock,
                        THIRD + 16 + self.shortage(kind),
                    ],
                )
            }
            Action::TakeMarketCard(place) => {
                let card = self.game.table().board.cards[usize::from(place)];
                match card {
                    Some(card) => {
                        let effect = effect_sort(self.rules.card(card).effect);
                        let n_held = usize::from(self.player.hand.len().min(4));
                        let n_under = self.player.cards_under().count().min(5);
                        (
                            sort::TAKE_CARD,
                            &[
                                self.card_part(card),
                                SECOND + effect * 5 + n_held,
                                THIRD + self.benefit_part(card) * 6 + n_under,
                            ],
                        )
                    }
                    None => (sort::TAKE_CARD, &[NOTHING]),
                }
            }
            Action::Line(line) => match self.game.asking() {
                Some(Frame::BuyLine(purchase)) => {
                    (sort::LAY_CARD, &[line.index() * 5 + self.benefit_part(purchase.card())])
                }
                _ => (
                    sort::ACTIVATE,
                    &[
                        line.index(),
                        16 + self.line_rest(line),
                        SECOND + self.line_part(line),
                        THIRD + self.line_with_katana(line),
                    ],
                ),
            },
            Action::Move(sword) => (sort::MOVE, &self.move_parts(sword)),
            Action::Swap(..) => (sort::SWAP, &[]),
            Action::Advance(kind) => (sort::ADVANCE, &[kind.map_or(NOTHING, |kind| self.step_part(kind))]),
            Action::Decorate { sword, kind } => {
                let work = self.work(sword);
                let n_decorated = usize::from(self.game.table().blade(sword).decorated.len().min(3));
                let is_katana = usize::from(sword.katana_of().is_some());
                (
                    sort::DECORATE,
                    &[
                        kind.index() * 8 + work.n_missing.min(7),
                        SECOND + is_katana * 32 + n_decorated * 8 + work.n_missing.min(7),
                        THIRD + self.tile_grade(sword) * 8 + work.n_missing.min(7),
                    ],
                )
            }
            Action::Arrange(rooms) => {
                let mut parts = ArrayVec::new();
                for place in rooms.iter().take(3) {
                    parts.push(self.game.table().room(place) as u8);
                }
                return Told { sort: sort::ARRANGE, parts, grade: grade(worth) };
            }
            Action::UseRoom { room, on: Target::Plain } => {
                (sort::ROOM, &[self.game.table().room(room) as usize])
            }
            Action::UseRoom { on: Target::Sword(sword), .. } => (sort::ROOM_MOVE, &self.move_parts(sword)),
            Action::UseRoom { on: Target::Decorator(kind), .. } => {
                (sort::ROOM_STEP, &[kind.map_or(NOTHING, |kind| self.step_part(kind))])
            }
            Action::SwapByRoom { .. } => (sort::ROOM_SWAP, &[]),
            Action::Done => (sort::DONE, &[]),
            Action::Decline => (sort::DECLINE, &[]),
            Action::Deliver(sword) if sword.katana_of().is_some() => (sort::DELIVER_KATANA, &[]),
            Action::Deliver(sword) => {
                let frees = self.rules.blocked(self.seat).contains(&(self.player.delivered.len() + 1));
                let n_bare = usize::from(self.work(sword).bare.len().min(3));
                let workers = usize::from(self.player.workers.min(5));
                (
                    sort::DELIVER,
                    &[n_bare * 2 + usize::from(frees), SECOND + self.n_benefits(sword) * 6 + workers],
                )
            }
            Action::Collect(line) => (sort::COLLECT, &[usize::from(line.as_column().is_some())]),
            Action::Project(one, two) => {
                let n_new =
                    [one, two].into_iter().flatten().filter(|&kind| self.player.project[kind] == 0).count();
                let n = usize::from(one.is_some()) + usize::from(two.is_some());
                let which = |kind: Option<Kind>| kind.map_or(4, Kind::index);
                let size = usize::from(self.player.project_size().min(7));
                (sort::PROJECT, &[(n * 3 + n_new) * 4 + size / 2, SECOND + which(one) * 5 + which(two)])
            }
            Action::PutKatana { change } => {
                let size = usize::from(self.player.project_size()).min(7);
                (
                    sort::PUT_KATANA,
                    &[usize::from(change) * 32 + size * 4 + (self.n_turns as usize / 4).min(3)],
                )
            }
            Action::Compose(kind) => {
                let so_far = match self.game.asking() {
                    Some(Frame::Compose(compose)) => compose.so_far().counts()[kind],
                    _ => 0,
                };
                let wanted = self.player.project[kind].max(1);
                (
                    sort::COMPOSE,
                    &[kind.index() * 8 + usize::from(so_far.min(3)) * 2 + usize::from(so_far < wanted)],
                )
            }
            Action::Play(card) => {
                let workers = usize::from(self.player.workers.min(3));
                let effect = effect_sort(self.rules.card(card).effect);
                let moment = match self.game.asking() {
                    Some(Frame::Turn(turn)) => usize::from(turn.is_placing()),
                    Some(Frame::Market(_) | Frame::Forge(_)) => 2,
                    Some(Frame::Academy(_)) => 3,
                    _ => 4,
                };
                (
                    sort::PLAY,
                    &[self.card_part(card), SECOND + effect * 4 + workers, THIRD + effect * 5 + moment],
                )
            }
            Action::PlayOnLine(..) => (sort::PLAY_ON_LINE, &[]),
            Action::PlayToken(_, place) => (sort::PLAY_TOKEN, &[self.game.table().room(place) as usize]),
            Action::Turn { from, to, n } => {
                (sort::TURN, &[(from.index() * 4 + to.index()) * 4 + usize::from(n.min(3))])
            }
            Action::Buy(card) => {
                let is_held = usize::from(self.player.hand.contains(card));
                (
                    sort::BUY,
                    &[(self.benefit_part(card) * 4
                        + usize::from(card::cost(self.look, self.seat, card)).min(3))
                        * 2
                        + is_held],
                )
            }
            Action::Discard(card) => (sort::DISCARD, &[self.benefit_part(card)]),
            Action::AddGhostCard(_) | Action::RaisePrice(_) => (sort::OTHER, &[]),
        };
        Told {
            sort,
            parts: parts.iter().map(|&part| part.min(N_PARTS - 1) as u8).collect(),
            grade: grade(worth),
        }
    }

    /// What is particular to the move of a Sword, by whatever it moves.
    fn move_parts(&self, sword: SwordId) -> [usize; 3] {
        [self.move_part(sword), SECOND + self.move_among_others(sword), THIRD + self.move_then(sword)]
    }
}

impl Told {
    /// The habits of the option in a situation.
    pub fn each(&self, situation: &Situation, mut to: impl FnMut(usize)) {
        self.each_of_sort(situation, &mut to);
        self.each_particular(situation, to);
    }

    /// The habits of all options of its sort.
    pub(in crate::katana) fn each_of_sort(&self, situation: &Situation, mut to: impl FnMut(usize)) {
        situation.each(|thing| to(self.sort * OF_SORT + thing));
    }

    /// The habits of what is particular to the option, and of how it looks.
    pub(in crate::katana) fn each_particular(&self, situation: &Situation, mut to: impl FnMut(usize)) {
        let start = self.sort * OF_SORT + N_SITUATIONS;
        for &part in &self.parts {
            to(start + situation.round * N_PARTS + usize::from(part));
        }
        to(start + N_ROUNDS * N_PARTS + situation.round * N_GRADES + self.grade);
    }

    /// A glance's worth where there are habits: it says less the farther it goes, and nothing is ruled out by it; but what
    /// a chapter forbids to deliver or to lay out stays forbidden.
    pub(in crate::katana) fn tempered(&self, worth: i32, is_request_open: bool) -> i32 {
        match self.sort {
            sort::DELIVER | sort::DELIVER_KATANA | sort::PUT_KATANA if is_request_open => worth,
            sort::DELIVER
            | sort::DELIVER_KATANA
            | sort::PUT_KATANA
            | sort::PLAY
            | sort::PLAY_ON_LINE
            | sort::BUY
            | sort::DISCARD => worth.clamp(-12, 12),
            _ => {
                let size = worth.abs();
                let tempered = if size <= 40 { size } else { (40 + (size - 40) / 8).min(120) };
                tempered * worth.signum()
            }
        }
    }
}
