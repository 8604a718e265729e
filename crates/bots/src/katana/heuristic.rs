//! The handcrafted part of the policy: what each option is worth, in tenths of a point, from the boards as they lie.
//!
//! It takes about a microsecond and judges every option by itself; the search looks ahead.
//! The numbers are in `weights`.

mod bonuses;
pub(super) mod chapter;
pub(super) mod forge;
mod goods;
mod place;
pub(super) mod weights;

use std::cell::OnceCell;

use katana::{
    Action, Frame, Katana, Rules, TableRef, Target,
    piece::{ByKind, Composition, Kind, N_LINES, SwordId},
    table::{KatanaStage as Stage, N_ROUNDS, Player},
};
use tabletop::Seat;

use super::policy::LineMoves;
use bonuses::Bonuses;
use forge::Works;
use place::GhostTarget;
use weights::Weights;

/// The worth of an option that comes before all others.
const AT_ONCE: i32 = 2_000;
/// The worth of an option that comes after all others.
const NEVER: i32 = -2_000;
/// The worth of ending an action or a turn.
const ENOUGH: i32 = 0;

/// A table, and the seat whose options are judged.
pub(super) struct Heuristic<'a> {
    pub(super) game: &'a Katana,
    pub(super) look: TableRef<'a>,
    pub(super) rules: &'a Rules,
    weights: &'a Weights,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    /// The round, from 0.
    pub(super) round: usize,
    n_rounds_to_come: i32,
    /// The expected number of turns of the seat after this one, in all rounds.
    pub(super) n_turns: i32,
    /// How many Workers the Ghost can still place in this round, if there is one.
    pub(super) n_ghost_turns: i32,
    /// What the seat's Honor cards and the chapter add to the worth of things.
    bonuses: Bonuses,
    /// Quantities that several options need, computed on first use.
    works: OnceCell<Works>,
    pays: OnceCell<[i32; 9]>,
    flags: OnceCell<[i32; 4]>,
    gains: OnceCell<[i32; 9]>,
    percents: OnceCell<[i32; 9]>,
    best_percent: OnceCell<i32>,
    decorations: OnceCell<[i32; 4]>,
    areas: [OnceCell<i32>; 6],
    needs: OnceCell<[ByKind<u16>; 3]>,
    pub(super) line_moves: OnceCell<[LineMoves; N_LINES]>,
    ghost_target: OnceCell<GhostTarget>,
}

impl<'a> Heuristic<'a> {
    pub(super) fn new(game: &'a Katana, rules: &'a Rules, seat: Seat, weights: &'a Weights) -> Self {
        let look = game.look(rules);
        let table = game.table();
        let mut heuristic = Self {
            game,
            look,
            rules,
            weights,
            seat,
            player: table.player(seat),
            round: usize::from(table.round) - 1,
            n_rounds_to_come: i32::from(N_ROUNDS - table.round),
            n_turns: 0,
            n_ghost_turns: table.ghost_seat().map_or(0, |ghost| i32::from(table.player(ghost).workers)),
            bonuses: Bonuses::of(look, seat, weights),
            works: OnceCell::new(),
            pays: OnceCell::new(),
            flags: OnceCell::new(),
            gains: OnceCell::new(),
            percents: OnceCell::new(),
            best_percent: OnceCell::new(),
            decorations: OnceCell::new(),
            areas: [const { OnceCell::new() }; 6],
            needs: OnceCell::new(),
            line_moves: OnceCell::new(),
            ghost_target: OnceCell::new(),
        };
        heuristic.n_turns = heuristic.n_turns_left();
        heuristic
    }

    /// The expected number of turns after this one: the Workers of all rounds, and a number that was tuned.
    fn n_turns_left(&self) -> i32 {
        let player = self.player;
        let n_now = if player.passed { 0 } else { i32::from(player.workers) };
        let n_at_forge: u8 = player.at_forge.iter().map(|at| at.workers()).sum();
        let mine = |standing: &katana::table::Standing| standing.seat == self.seat;
        let n_standing = self.game.table().standing().filter(mine).count() as i32;
        let n_all = i32::from(player.workers) + i32::from(n_at_forge) + n_standing;
        let is_placing = matches!(self.game.asking(), Some(Frame::Turn(turn)) if turn.is_placing());
        let [by_round, by_monk] = self.weights.extra_turns;
        let n_monks = if player.passed { 0 } else { i32::from(player.monks) };
        let n_more = (by_round * self.n_rounds_to_come + by_monk * n_monks) / 10;
        (n_now - i32::from(is_placing)).max(0) + self.n_rounds_to_come * n_all + n_more
    }

    /// What an option is worth.
    pub(super) fn worth(&self, action: Action) -> i32 {
        match action {
            Action::TakeStart(sword) => self.taking(sword),
            Action::Place { figure, area } => self.placing(figure, area),
            Action::Offer(n_cards) => i32::from(n_cards),
            Action::Pass(honor) => self.passing(honor),
            Action::EndTurn | Action::Done | Action::Decline => ENOUGH,
            Action::TakeSword { house, space } => self.fetching(house, space),
            Action::TakeSashimono(house) => self.sashimono(house),
            Action::BuyResource(kind) => self.buying(kind),
            Action::TakeMarketCard(place) => self.market_card(place),
            Action::Line(line) => self.naming(line),
            Action::Move(sword) | Action::UseRoom { on: Target::Sword(sword), .. } => self.moving(sword),
            Action::Swap(one, other) | Action::SwapByRoom { one, other, .. } => {
                self.moving(one) + self.moving(other)
            }
            Action::Advance(kind) | Action::UseRoom { on: Target::Decorator(kind), .. } => {
                kind.map_or(ENOUGH, |kind| self.advancing(kind))
            }
            Action::Decorate { sword, kind } => self.decorating(sword, kind),
            Action::Arrange(rooms) => rooms.iter().map(|place| self.staying(place)).sum(),
            Action::UseRoom { room, on: Target::Plain } => self.room(room),
            Action::Deliver(sword) => self.delivering(sword),
            Action::Collect(line) => i32::from(line.as_column().is_some()),
            Action::Project(one, two) => self.projecting(one, two),
            Action::PutKatana { change } => self.putting_katana(change),
            Action::Compose(kind) => self.composing(kind),
            Action::Play(card) => self.playing(card),
            Action::PlayOnLine(card, line) => self.collecting_again(card, line),
            Action::PlayToken(_, place) => self.room(place),
            Action::Turn { from, to, n } => self.turning(from, to, n),
            Action::Buy(card) => self.buying_benefit(card),
            Action::Discard(_) => self.weights.discard[0],
            Action::AddGhostCard(_) => ENOUGH,
            // Players buy less of an expensive resource.
            Action::RaisePrice(kind) => i32::from(self.look.price(kind)),
        }
    }

    /// A complete Sword should be delivered at once, unless decorations or a later round would make it worth more.
    fn delivering(&self, sword: SwordId) -> i32 {
        let [at_once, worker, bare_percent, round_percent] = self.weights.deliver;
        let bare: i32 = self.work(sword).bare.iter().map(|kind| 10 * i32::from(self.rules.value(kind))).sum();
        // A chapter may want decorations on every delivered Sword; a Sword that is never delivered does not count.
        if self.game.table().blade(sword).decorated.len() < self.bonuses.n_decorations_wanted {
            return NEVER;
        }
        let can_wait = self.player.workers > 0 || self.n_rounds_to_come > 0;
        if !can_wait {
            // Within an Academy action the decorations come first.
            let is_decorating = matches!(self.game.asking(), Some(Frame::Academy(_) | Frame::React(_)));
            return if is_decorating { ENOUGH + 1 } else { AT_ONCE };
        }
        let rounds = &self.rules.components.round_points;
        let points = |round: u8| 10 * i32::from(round);
        let later = rounds.get(self.round + 1).map_or(0, |&next| points(next) - points(rounds[self.round]));
        let frees = self.rules.blocked(self.seat).contains(&(self.player.delivered.len() + 1));
        let worker = worker + self.weights.freed_worker[0] * (self.n_rounds_to_come + 1);
        at_once + if frees { worker } else { 0 } - bare * bare_percent / 100 - later * round_percent / 100
    }

    /// KAT-1: starting the Katana is worth it while there are enough turns left to forge it.
    fn putting_katana(&self, change: bool) -> i32 {
        if let Some(asked) = chapter::asked_katana(self.look) {
            let is_due = if change {
                self.round >= 2 && chapter::are_obtainable(self.look, self.seat, asked.counts())
            } else {
                self.player.project == asked.counts()
            };
            return if is_due { AT_ONCE } else { NEVER };
        }
        let size = if change { Kind::ALL.len() as i32 } else { i32::from(self.player.project_size()) };
        // Changing the Project costs points and half of the Favors (KAT-3), so it is done only when time is short.
        let is_due = !change || self.round >= 2;
        if is_due && size + self.weights.katana[1] < self.n_turns {
            AT_ONCE + i32::from(!change)
        } else {
            NEVER
        }
    }

    /// DEL-5: first the kinds that the Katana lacks, the most valuable first; more only while it can be forged in time.
    fn projecting(&self, one: Option<Kind>, two: Option<Kind>) -> i32 {
        let [new, further, gone] = self.weights.project;
        let mut project = self.player.project;
        let mut worth = 0;
        if let Some(asked) = chapter::asked_katana(self.look) {
            [one, two].into_iter().flatten().for_each(|kind| project[kind] += 1);
            let is_asked = Kind::ALL.into_iter().all(|kind| project[kind] <= asked.counts()[kind]);
            let n = i32::from(one.is_some()) + i32::from(two.is_some());
            return if is_asked { new * n } else { NEVER };
        }
        for kind in [one, two].into_iter().flatten() {
            let base = if project[kind] == 0 { new } else { further + gone * self.round as i32 };
            worth += base + i32::from(self.rules.value(kind));
            project[kind] += 1;
        }
        let size: u8 = project.0.iter().sum();
        if usize::from(size) > Composition::LEN_MAX { NEVER } else { worth }
    }

    /// The Katana goes straight from one edge of the Forge to the other, kind by kind.
    fn composing(&self, kind: Kind) -> i32 {
        let Some(Frame::Compose(compose)) = self.game.asking() else { return ENOUGH };
        let so_far: &Composition = compose.so_far();
        if let Some(asked) = chapter::asked_katana(self.look) {
            let is_asked = asked.kinds().get(so_far.kinds().len()) == Some(&kind);
            return if is_asked { AT_ONCE } else { NEVER };
        }
        let wanted = ByKind(self.player.project.0.map(|n| n.max(1)));
        if so_far.counts()[kind] >= wanted[kind] {
            return ENOUGH - 20;
        }
        let is_straight = match so_far.kinds().last() {
            Some(&last) => last == kind,
            None => matches!(kind, Kind::Lacquer | Kind::Leather),
        };
        if is_straight { 20 } else { 10 }
    }

    /// How many others have a Katana in play or delivered.
    fn n_rivals(&self) -> i32 {
        let others = self.game.table().humans().filter(|&seat| seat != self.seat);
        others.filter(|&seat| self.look.player(seat).katana != Stage::Away).count() as i32
    }
}
