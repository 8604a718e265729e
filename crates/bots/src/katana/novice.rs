//! A beginner at Shōgun no Katana: takes the option that looks best now, by simple estimates, without search.
//!
//! Every option gets a worth in tenths of a point, and the greatest wins. `worth` values things, `forge` moves and lines, `place`
//! placing a figure, `cards` cards. No choice can be repeated forever: each uses a figure, a card, a Sword or Coins.

mod cards;
mod forge;
mod place;
mod worth;

use katana::{
    Action, Frame, Katana, Rules, TableRef, Target, View,
    piece::{ByKind, Composition, GhostCard, HonorId, Kind, SwordId},
    table::{self, N_ROUNDS, Player},
};
use tabletop::{Dice, Game, Quick, Seat, Seed};

use crate::{Ask, Bot, draw};

/// A beginner at Shōgun no Katana.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot<Katana> for Novice {
    fn choose(&self, ask: &Ask<Katana>, quick: &mut Quick) -> usize {
        let game = imagined(ask.view, ask.rules);
        let heuristic = Heuristic::new(&game, ask);
        let worths: Vec<i32> = ask.options.all().iter().map(|&action| heuristic.worth(action)).collect();
        draw::best(&worths, quick)
    }
}

/// A state that fits the view. The order of its decks is arbitrary, and the Novice never looks at it.
fn imagined(view: &View, rules: &Rules) -> Katana {
    Katana::imagine(view, rules, &mut Dice::new(&Seed([0; 32]), 0, 0))
}

/// The worth of an option that comes before all others.
const AT_ONCE: i32 = 100_000;
/// The worth of an option that comes after all others.
const NEVER: i32 = -100_000;
/// The worth of ending an action or a turn: more than that of any option that does harm.
const ENOUGH: i32 = 0;
/// The least that a turn must bring: with less it is better to pass and to choose an Honor card early.
const TURN_WORTH_MIN: i32 = 8;
/// How many points of decorations a complete Sword waits for.
const WAIT_FOR_POINTS: i32 = 3;

/// SOL-8: the player can react to a card that brings the Ghost to the Academy or the Palace.
fn ghost_card(card: GhostCard) -> i32 {
    match card {
        GhostCard::Academy => 2,
        GhostCard::Palace => 1,
        GhostCard::Daimyo | GhostCard::Market | GhostCard::Komainu => ENOUGH,
    }
}

/// A table, and the seat whose options are judged.
#[derive(Clone, Copy)]
struct Heuristic<'a> {
    game: &'a Katana,
    view: &'a View,
    rules: &'a Rules,
    seat: Seat,
    /// The expected number of turns of the seat after this one, in all rounds.
    n_turns: i32,
}

impl<'a> Heuristic<'a> {
    fn new(game: &'a Katana, ask: &Ask<'a, Katana>) -> Self {
        let mut heuristic = Self { game, view: ask.view, rules: ask.rules, seat: ask.seat, n_turns: 0 };
        heuristic.n_turns = heuristic.n_turns_left();
        heuristic
    }

    fn look(self) -> TableRef<'a> {
        self.game.look(self.rules)
    }

    fn player(self) -> &'a Player {
        self.game.table().player(self.seat)
    }

    fn round(self) -> u8 {
        self.game.table().round
    }

    fn n_rounds_to_come(self) -> i32 {
        i32::from(N_ROUNDS - self.round())
    }

    /// What an option is worth, in tenths of a point.
    fn worth(self, action: Action) -> i32 {
        match action {
            Action::TakeStart(sword) => self.taking(sword),
            Action::Place { figure, area } => self.placing(figure, area),
            Action::Offer(n_cards) => i32::from(n_cards),
            Action::Pass(honor) => TURN_WORTH_MIN - self.regret(honor),
            Action::EndTurn | Action::Done | Action::Decline => ENOUGH,
            Action::TakeSword { house, space } => self.fetching(house, space),
            Action::TakeSashimono(house) => self.sashimono(house),
            Action::BuyResource(kind) => self.buying(kind),
            Action::TakeMarketCard(place) => self.market_card(place),
            Action::Line(line) => self.naming(line),
            Action::Move(sword) => self.moving(sword),
            Action::Swap(one, other) | Action::SwapByRoom { one, other, .. } => {
                self.moving(one) + self.moving(other)
            }
            Action::Advance(kind) | Action::UseRoom { on: Target::Decorator(kind), .. } => {
                kind.map_or(ENOUGH, |kind| self.advancing(kind))
            }
            Action::Decorate { sword, kind } => self.decorating(sword, kind),
            Action::Arrange(rooms) => rooms.iter().map(|place| self.room(place)).sum(),
            Action::UseRoom { room, on: Target::Plain } => self.room(room),
            Action::UseRoom { on: Target::Sword(sword), .. } => self.moving(sword),
            Action::Deliver(sword) => self.delivering(sword),
            Action::Collect(line) => 1 + i32::from(line.as_column().is_some()),
            Action::Project(one, two) => self.projecting(one, two),
            Action::PutKatana { change } => self.putting_katana(change),
            Action::Compose(kind) => self.composing(kind),
            Action::Play(card) => self.playing(card),
            Action::PlayOnLine(card, line) => self.collecting_again(card, line),
            Action::PlayToken(_, place) => self.room(place),
            Action::Turn { from, to, n } => self.turning(from, to, n),
            Action::Buy(card) => self.buying_benefit(card),
            Action::Discard(_) => NEVER,
            Action::AddGhostCard(card) => ghost_card(card),
            // Players buy less of an expensive resource.
            Action::RaisePrice(kind) => i32::from(self.look().price(kind)),
        }
    }

    /// How much less an Honor card is worth than the best one on display.
    fn regret(self, honor: Option<HonorId>) -> i32 {
        let shown = self.game.table().board.honors.iter().flatten();
        let best = shown.map(|&other| self.honor(other)).max();
        best.zip(honor).map_or(0, |(best, honor)| best - self.honor(honor))
    }

    /// A complete Sword is delivered at once, unless a visit to the Academy could still decorate it.
    fn delivering(self, sword: SwordId) -> i32 {
        if self.may_wait(sword) {
            return NEVER;
        }
        // In an action that decorates, decorations come first, then deliveries, then the end of the action.
        let is_decorating = matches!(self.game.asking(), Some(Frame::Academy(_) | Frame::React(_)));
        if is_decorating { ENOUGH + 1 } else { AT_ONCE + self.prize(sword) }
    }

    /// KAT-1: starting the Katana is worth it while there are enough turns left to forge it.
    fn putting_katana(self, change: bool) -> i32 {
        let size = if change { Kind::ALL.len() as i32 } else { i32::from(self.player().project_size()) };
        // Changing the Project costs points and half of the Favors (KAT-3), so it is done only when time is short.
        let is_due = !change || self.round() >= 3;
        if is_due && size < self.n_turns { AT_ONCE + i32::from(!change) } else { NEVER }
    }

    /// DEL-5: the kinds that the Katana lacks, the most valuable first, and no more, so that it can be forged in time.
    fn projecting(self, one: Option<Kind>, two: Option<Kind>) -> i32 {
        let mut project = self.player().project;
        let mut worth = 0;
        for kind in [one, two].into_iter().flatten() {
            worth += if project[kind] == 0 { i32::from(self.rules.value(kind)) } else { -1 };
            project[kind] += 1;
        }
        worth
    }

    /// The Katana goes straight from one edge of the Forge to the other, kind by kind.
    fn composing(self, kind: Kind) -> i32 {
        let Some(Frame::Compose(compose)) = self.game.asking() else { return ENOUGH };
        let so_far: &Composition = compose.so_far();
        let wanted = ByKind(self.player().project.0.map(|n| n.max(1)));
        if so_far.counts()[kind] >= wanted[kind] {
            return ENOUGH - 1;
        }
        let is_straight = match so_far.kinds().last() {
            Some(&last) => last == kind,
            None => matches!(kind, Kind::Lacquer | Kind::Leather),
        };
        if is_straight { 2 } else { 1 }
    }

    /// Whether a complete Sword should wait for decorations: it frees no Worker, and the Academy has space for one.
    fn may_wait(self, sword: SwordId) -> bool {
        let n_open = self.rules.by_players(&self.rules.components.spaces.academy);
        let can_go = self.player().workers > 0 && self.game.table().board.academy.len() < n_open;
        let bare: i32 = self.bare_kinds(sword).map(|kind| i32::from(self.rules.value(kind))).sum();
        can_go && bare >= WAIT_FOR_POINTS && !self.frees_worker()
    }

    /// Whether the next delivery frees a Worker (DEL-4).
    fn frees_worker(self) -> bool {
        let blocked = &self.rules.components.blocked[table::HUMAN_SIDE - 1];
        blocked.contains(&(self.player().delivered.len() + 1))
    }
}
