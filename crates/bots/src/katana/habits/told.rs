//! An option as habits see it: its sort, what is particular to it, and how it looks at a glance.

use arrayvec::ArrayVec;
use katana::{
    Action, Frame, Target, card,
    components::Honor,
    honor,
    piece::{Area, CardId, Figure, Kind, Line, SwordId},
    rules::{Benefit, Effect},
};

use super::{N_ROUNDS, N_SITUATIONS, OF_SORT, Situation, purse};
use crate::katana::{Sense, forge::Work};

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
const NOTHING: usize = SECOND - 1;

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
    /// What is particular to it; most options have one such thing.
    parts: ArrayVec<u8, 4>,
    grade: usize,
}

/// What naming a line would do.
#[derive(Default)]
pub(in crate::katana) struct Run {
    /// How many Swords would move, and how many of them would be complete.
    n_moves: usize,
    n_complete: usize,
    /// The Katana: 0 not there, 1 stays, 2 moves, 3 is completed.
    katana: usize,
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
            Action::Place { figure: Figure::Worker, area } => {
                (sort::WORKER + area as usize, &[self.area_part(area), THIRD + self.area_also(area)])
            }
            Action::Place { figure: Figure::Monk, area } => {
                (sort::MONK + area as usize, &[self.area_part(area), THIRD + self.area_also(area)])
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
                    Some(sword) => (
                        sort::TAKE_SWORD,
                        &[self.sword_part(sword, n_flags), SECOND + sword.index().min(NOTHING)],
                    ),
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
                    ],
                )
            }
            Action::TakeMarketCard(place) => {
                let card = self.game.table().board.cards[usize::from(place)];
                (sort::TAKE_CARD, &[card.map_or(NOTHING, |card| self.card_part(card))])
            }
            Action::Line(line) => match self.game.asking() {
                Some(Frame::BuyLine(purchase)) => {
                    (sort::LAY_CARD, &[line.index() * 5 + self.benefit_part(purchase.card())])
                }
                _ => (
                    sort::ACTIVATE,
                    &[line.index(), SECOND + self.line_part(line), THIRD + self.line_with_katana(line)],
                ),
            },
            Action::Move(sword) => (sort::MOVE, &[self.move_part(sword)]),
            Action::Swap(..) => (sort::SWAP, &[]),
            Action::Advance(kind) => (sort::ADVANCE, &[kind.map_or(NOTHING, |kind| self.step_part(kind))]),
            Action::Decorate { sword, kind } => {
                (sort::DECORATE, &[kind.index() * 8 + self.work(sword).n_missing.min(7)])
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
            Action::UseRoom { on: Target::Sword(sword), .. } => (sort::ROOM_MOVE, &[self.move_part(sword)]),
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
                (sort::PLAY, &[self.card_part(card), SECOND + effect * 4 + workers])
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

    /// What there is to be done in an area.
    fn area_part(&self, area: Area) -> usize {
        match area {
            Area::Houses => {
                usize::from(self.player.forge.len().min(6)) * 8 + usize::from(purse(self.player.coins))
            }
            Area::Market => {
                let (mut coins, mut stock, mut n_short, mut n_bought) =
                    (self.player.coins, self.player.stock, 0, 0);
                for (kind, _) in self.works().iter().filter_map(|work| work.next) {
                    if stock[kind] > 0 {
                        stock[kind] -= 1;
                    } else {
                        n_short += 1;
                        let price = self.look.price(kind);
                        if price <= coins {
                            coins -= price;
                            n_bought += 1;
                        }
                    }
                }
                usize::min(n_short, 5) * 6 + usize::min(n_bought, 5)
            }
            Area::Forge => Line::all().map(|line| self.line_part(line)).max().unwrap_or(0),
            Area::Academy => {
                let n_kinds = self.decorations().iter().filter(|&&worth| worth > 0).count();
                let n_cards = card::playable(self.look, self.seat, Effect::Step).len();
                n_kinds * 3 + usize::from(n_cards.min(2))
            }
            Area::Palace => usize::from(self.game.table().n_family(self.seat).min(3)),
            Area::Komainu => usize::from(purse(self.player.coins)),
        }
    }

    /// What naming a line would do with what is in stock.
    fn run(&self, line: Line) -> &Run {
        &self.runs.get_or_init(|| std::array::from_fn(|n| self.run_of(Line(n as u8))))[line.index()]
    }

    fn run_of(&self, line: Line) -> Run {
        let mut stock = self.player.stock;
        let mut run = Run::default();
        for work in self.works().iter().filter(|work| line.holds(work.cell)) {
            let is_katana = work.sword.katana_of().is_some();
            if is_katana {
                run.katana = 1;
            }
            let Some((kind, to)) = work.next else { continue };
            if stock[kind] > 0 && !self.player.is_occupied(to) {
                stock[kind] -= 1;
                let is_complete = usize::from(work.n_missing == 1);
                run.n_moves += 1;
                run.n_complete += is_complete;
                if is_katana {
                    run.katana = 2 + is_complete;
                }
            }
        }
        run
    }

    /// How many Swords a line would move, and how many of them would be complete.
    fn line_part(&self, line: Line) -> usize {
        let run = self.run(line);
        run.n_moves.min(4) * 4 + run.n_complete.min(3)
    }

    /// What a line would do for the Katana, and how many Swords it would move.
    fn line_with_katana(&self, line: Line) -> usize {
        let run = self.run(line);
        run.katana * 5 + run.n_moves.min(4)
    }

    /// What else speaks for an area: what it could do for the Katana, how many Swords could enter, how many cards are held.
    fn area_also(&self, area: Area) -> usize {
        match area {
            Area::Forge => Line::all().map(|line| self.line_with_katana(line)).max().unwrap_or(0),
            Area::Market => match self.katana().and_then(|work| work.next) {
                Some((kind, _)) => {
                    1 + usize::from(self.player.stock[kind] == 0) * 2
                        + usize::from(self.look.price(kind) <= self.player.coins)
                }
                None => 0,
            },
            Area::Houses => Kind::ALL.into_iter().filter(|&kind| self.player.entry_is_free(kind)).count(),
            Area::Academy | Area::Palace | Area::Komainu => usize::from(self.player.hand.len().min(5)),
        }
    }

    /// The own Katana, where it is being forged.
    fn katana(&self) -> Option<&Work> {
        self.works().iter().find(|work| work.sword.katana_of().is_some())
    }

    /// How much of a kind the Katana still needs.
    fn katana_needs(&self, kind: Kind) -> usize {
        let Some(work) = self.katana() else { return 0 };
        let kinds = self.look.composition(work.sword).kinds();
        let missing = &kinds[kinds.len() - work.n_missing..];
        missing.iter().filter(|&&lacking| lacking == kind).count().min(3)
    }

    /// How many bought cards lie at the ends of a complete Sword's lines.
    fn n_benefits(&self, sword: SwordId) -> usize {
        let cell = self.game.table().blade(sword).cell;
        let lines = [Line::row(cell.row()), Line::column(cell.column())];
        lines.iter().map(|line| self.player.under[line.index()].cards().count()).sum::<usize>().min(4)
    }

    fn sword_part(&self, sword: SwordId, n_flags: usize) -> usize {
        let kinds = self.look.composition(sword).kinds();
        let mut stock = self.player.stock;
        let mut n_there = 0;
        for &kind in kinds {
            if stock[kind] > 0 {
                stock[kind] -= 1;
                n_there += 1;
            }
        }
        ((kinds.len() - 3).min(4) * 4 + n_there.min(3)) * 3 + n_flags.min(2)
    }

    fn move_part(&self, sword: SwordId) -> usize {
        let Some(work) = self.works().iter().find(|work| work.sword == sword) else { return NOTHING };
        let is_katana = usize::from(sword.katana_of().is_some());
        let kind = work.next.map_or(0, |(kind, _)| kind.index());
        (work.n_missing.min(7) * 2 + is_katana) * 4 + kind
    }

    fn step_part(&self, kind: Kind) -> usize {
        let n_bare = self.works().iter().filter(|work| work.bare.contains(kind)).count().min(3);
        (kind.index() * 4 + usize::from(self.player.decorators[kind]).min(3)) * 4 + n_bare
    }

    fn card_part(&self, card: CardId) -> usize {
        effect_sort(self.rules.card(card).effect) * 5 + self.benefit_part(card)
    }

    fn benefit_part(&self, card: CardId) -> usize {
        benefit_sort(self.rules.card(card).benefit)
    }

    fn honor_part(&self, honor: Honor) -> usize {
        let now = honor::points(self.look, self.seat, honor);
        honor_sort(honor) * 4 + (now / 3).clamp(0, 3) as usize
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

/// What sort of effect a card has.
pub(in crate::katana) fn effect_sort(effect: Effect) -> usize {
    match effect {
        Effect::Take(_) => 0,
        Effect::Token => 1,
        Effect::Step => 2,
        Effect::Turn(..) => 3,
        Effect::Redistribute => 4,
        Effect::Decorate => 5,
        Effect::PointsAgain => 6,
        Effect::SecondBenefit => 7,
        Effect::BenefitsAgain => 8,
        Effect::CoinsAgain => 9,
        Effect::Offering => 10,
    }
}

/// What a bought card brings: one of the kinds, or Coins.
pub(in crate::katana) fn benefit_sort(benefit: Benefit) -> usize {
    match benefit {
        Benefit::Resource(kind) => kind.index(),
        Benefit::Coins(_) => Kind::ALL.len(),
    }
}

/// What an Honor card counts.
pub(in crate::katana) fn honor_sort(honor: Honor) -> usize {
    match honor {
        Honor::Plain => 0,
        Honor::UnusedCards => 1,
        Honor::Sashimono(_) => 2,
        Honor::SwordsWith { .. } => 3,
        Honor::SwordsDecorated { .. } => 4,
        Honor::Decorators => 5,
        Honor::Coins => 6,
        Honor::Flowers => 7,
        Honor::StrongSwords { .. } => 8,
        Honor::Decorations => 9,
        Honor::Strengths => 10,
        Honor::BoughtCards => 11,
        Honor::KatanaDecorations => 12,
        Honor::Figures => 13,
        Honor::StrengthSum => 14,
    }
}
