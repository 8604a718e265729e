//! What search knows about Shōgun no Katana: how options look at a glance, and what the end of a game is worth.
//!
//! A glance takes about a microsecond. It judges every option by itself, in tenths of a point, from the boards as
//! they lie; what follows from it is for the search to find out. The numbers are in `weights`.

mod chapter;
mod forge;
mod goods;
mod habits;
mod honored;
mod outlook;
mod place;
mod weights;

use std::{cell::OnceCell, sync::Arc};

use katana::{
    Action, Frame, Katana, Look, Rules, Target,
    piece::{ByKind, Composition, Kind, N_LINES, SwordId},
    story,
    table::{Katana as Stage, N_ROUNDS, Player},
};
use tabletop::{Ranks, Seat};

use crate::{
    bot::Ask,
    level::{AnyBot, Level, Leveled},
    novice::Novice,
    search::{Knowledge, Manner, Outcome, SHARE_WHOLE, Search},
};
use forge::Works;
use habits::Run;
pub use habits::{FINE, Habits, N_HABITS, N_SITUATIONS, Situation, Told};
use honored::Honored;
pub use outlook::{Company, Outlook, Things};
use place::Sought;
pub use weights::Weights;

/// What search knows about Shōgun no Katana.
#[derive(Clone, Debug)]
pub struct Glance {
    /// By which numbers it judges among people.
    pub weights: Weights,
    /// By which numbers it judges alone with a Ghost.
    pub alone: Weights,
    /// How it searches alone with a Ghost.
    pub alone_manner: Manner,
    /// What experience adds to it there.
    pub habits: Arc<Habits>,
    /// What experience adds to it where a chapter asks for Coins.
    pub thrift: Arc<Habits>,
    /// What it takes a table to promise there.
    pub outlook: Arc<Outlook>,
    /// How it searches among people.
    pub manner: Manner,
    /// How it searches where two people play and nobody else.
    pub duel_manner: Manner,
    /// What it takes a table of people to promise each of them.
    pub among: Arc<Outlook>,
}

impl Default for Glance {
    fn default() -> Self {
        Self {
            weights: Weights::BEST,
            alone: Weights::ALONE,
            alone_manner: ALONE,
            habits: Habits::learned(),
            thrift: Habits::of_thrift(),
            outlook: Outlook::learned(Company::Ghost),
            manner: AMONG,
            duel_manner: DUEL,
            among: Outlook::learned(Company::People),
        }
    }
}

/// The first seat, which is the person's alone with a Ghost, and the Ghost's there.
const PERSON: Seat = Seat(0);
const GHOST: Seat = Seat(1);
/// More turns than anybody has in a round.
const ROUND: u32 = 32;

/// Alone, a game far behind must still be played well. Tries go on for as long as a round takes.
const ALONE: Manner = Manner {
    curiosity: 500,
    doubt: 2,
    victory_percent: 20,
    margin_whole: 60,
    openness: 20,
    openness_later: 3,
    is_paired: true,
    n_turns: Some(ROUND - 1),
};

/// Among people tries go on for as long as a round takes, too.
const AMONG: Manner = Manner {
    curiosity: 400,
    doubt: 2,
    victory_percent: 50,
    margin_whole: 60,
    openness: 20,
    openness_later: 1,
    is_paired: false,
    n_turns: Some(ROUND - 1),
};

/// With two a try is short, and there is time to look further around.
const DUEL: Manner = Manner { curiosity: 800, openness_later: 3, ..AMONG };

impl Leveled for Katana {
    type Knowledge = Glance;

    /// A try takes longer the more there are who play it out. With two, it takes many more tries to be much better.
    fn n_tries(level: Level, n_seats: u8) -> u32 {
        let [with_two, with_three, with_four] = match level {
            Level::Novice => [0; 3],
            Level::Apprentice => [4, 6, 8],
            Level::Smith => [30, 48, 60],
            Level::Master => [2_000, 1_000, 500],
        };
        match n_seats {
            0..=2 => with_two,
            3 => with_three,
            _ => with_four,
        }
    }

    fn search(n_tries: u32) -> Search<Glance> {
        Search::new(Glance::default(), n_tries)
    }

    fn novice() -> AnyBot<Self> {
        Box::new(Novice)
    }
}

/// What is done before anything else.
const AT_ONCE: i32 = 2_000;
/// What is left alone while there is anything else.
const NEVER: i32 = -2_000;
/// Ending an action or a turn.
const ENOUGH: i32 = 0;

impl Knowledge<Katana> for Glance {
    fn weigh(&self, game: &Katana, rules: &Rules, seat: Seat, options: &[Action], out: &mut Vec<i32>) {
        let sense = Sense::new(game, rules, seat, self.weights_for(rules));
        if !is_alone(rules) {
            out.extend(options.iter().map(|&action| sense.worth(action)));
            return;
        }
        let situation = sense.situation();
        let is_request_open = !chapter::asks_for_points_alone(rules);
        let habits = self.habits_for(rules);
        // Options of one sort stand together, and what speaks for the sort is the same for all of them.
        let (mut sort, mut of_sort) = (usize::MAX, 0);
        out.extend(options.iter().map(|&action| {
            let worth = sense.worth(action);
            let told = sense.told(action, worth);
            if told.sort != sort {
                (sort, of_sort) = (told.sort, 0);
                told.each_of_sort(&situation, |habit| of_sort += i32::from(habits.0[habit]));
            }
            let mut sum = of_sort + FINE * told.tempered(worth, is_request_open);
            told.each_particular(&situation, |habit| sum += i32::from(habits.0[habit]));
            sum
        }));
    }

    fn chance(&self, rules: &Rules) -> i32 {
        let [half] = self.weights_for(rules).chance;
        if is_alone(rules) { FINE * half } else { half }
    }

    fn manner(&self, rules: &Rules) -> Manner {
        if !is_alone(rules) {
            match (rules.setup.ghost, rules.setup.players) {
                // What a Ghost among people will have is for tries to find out.
                (Some(_), _) => Manner { n_turns: None, ..self.manner.clone() },
                (None, 2) => self.duel_manner.clone(),
                (None, _) => self.manner.clone(),
            }
        } else if chapter::asks_for_points_alone(rules) {
            self.alone_manner.clone()
        } else {
            // What a table promises is not what the chapter asks.
            Manner { n_turns: None, ..self.alone_manner.clone() }
        }
    }

    /// KAT-5: when somebody else delivers a Katana while Favor I is in play, who has one ready can still share it.
    fn interject(&self, ask: &Ask<Katana>) -> Option<usize> {
        let is_at_stake = ask.view.favors & 1 != 0 && !ask.view.claims.without(ask.seat).is_empty();
        let delivery = Action::Deliver(SwordId::katana(ask.seat));
        if is_at_stake { ask.options.all().iter().position(|&action| action == delivery) } else { None }
    }

    fn is_turn(&self, game: &Katana) -> bool {
        matches!(game.asking(), Some(Frame::Turn(turn)) if turn.is_placing())
    }

    /// Counted by the figures of the first seat; all others have about as many turns.
    fn n_turns(&self, game: &Katana) -> u32 {
        let table = game.table();
        let at_forge = table.player(PERSON).at_forge.iter();
        let n_at_forge: u32 = at_forge.map(|at| u32::from(at.workers() + at.monks())).sum();
        let n_standing = table.standing().filter(|standing| standing.seat == PERSON).count() as u32;
        ROUND * u32::from(table.round) + n_at_forge + n_standing
    }

    fn judge(&self, game: &Katana, rules: &Rules) -> Option<Vec<Outcome>> {
        let look = game.look(rules);
        let points = |seat: Seat| i32::from(look.player(seat).score());
        if is_alone(rules) {
            let margin = self.outlook.promise(look, PERSON) + points(PERSON) - points(GHOST);
            let share = (SHARE_WHOLE / 2 + margin * (SHARE_WHOLE / 100)).clamp(0, SHARE_WHOLE);
            return Some(vec![
                Outcome { share, margin },
                Outcome { share: SHARE_WHOLE - share, margin: -margin },
            ]);
        }
        let promised: Vec<i32> =
            look.table.seats().map(|seat| points(seat) + self.among.promise(look, seat)).collect();
        Some(shared_out(&promised))
    }

    /// In a chapter the margin is what is missing of its request.
    fn has_points(&self, rules: &Rules) -> bool {
        rules.setup.chapter.is_none()
    }

    fn outcome(&self, game: &Katana, rules: &Rules, ranks: &Ranks) -> Vec<Outcome> {
        let points = |seat: Seat| i32::from(game.table().player(seat).score());
        let n_first = ranks.iter().filter(|&&rank| rank == 1).count() as i32;
        let outcome = |seat: Seat| {
            let others = game.table().seats().filter(|&other| other != seat).map(points);
            let share = if ranks[seat.index()] == 1 { SHARE_WHOLE / n_first } else { 0 };
            Outcome { share, margin: points(seat) - others.max().unwrap_or(0) }
        };
        let mut outcomes: Vec<Outcome> = game.table().seats().map(outcome).collect();
        if let Some(verdict) = story::verdict(game.look(rules)) {
            outcomes[story::verdict::PLAYER.index()] = chapter::outcome(&verdict);
        }
        outcomes
    }
}

impl Glance {
    fn weights_for(&self, rules: &Rules) -> &Weights {
        if is_alone(rules) { &self.alone } else { &self.weights }
    }

    fn habits_for(&self, rules: &Rules) -> &Habits {
        if chapter::asks_for_coins(rules) { &self.thrift } else { &self.habits }
    }

    /// The situation of somebody alone with a Ghost, and each option as habits see it, with what a glance says of it.
    pub fn tell(
        &self,
        game: &Katana,
        rules: &Rules,
        options: &[Action],
        mut to: impl FnMut(i32, Told),
    ) -> Situation {
        let sense = Sense::new(game, rules, PERSON, &self.alone);
        for &action in options {
            let worth = sense.worth(action);
            let told = sense.told(action, worth);
            to(FINE * told.tempered(worth, false), told);
        }
        sense.situation()
    }
}

/// Outcomes for seats that will have so many points, as far as can be foreseen: who is far behind has no share.
fn shared_out(points: &[i32]) -> Vec<Outcome> {
    /// So many points behind the leader there is no hope.
    const HOPE: i32 = 60;
    let best = points.iter().copied().max().unwrap_or(0);
    let hopes = points.iter().map(|own| i64::from((HOPE - (best - own)).max(0).pow(2)));
    let whole: i64 = hopes.clone().sum();
    let seats = hopes.zip(points).enumerate().map(|(n, (hope, own))| {
        let others = points.iter().enumerate().filter(|(other, _)| *other != n).map(|(_, &points)| points);
        let margin = own - others.max().unwrap_or(0);
        Outcome { share: (i64::from(SHARE_WHOLE) * hope / whole) as i32, margin }
    });
    seats.collect()
}

/// Whether one person plays with a Ghost.
fn is_alone(rules: &Rules) -> bool {
    rules.setup.players == 1
}

/// A table and a seat at it, from which things are judged.
struct Sense<'a> {
    game: &'a Katana,
    look: Look<'a>,
    rules: &'a Rules,
    weights: &'a Weights,
    seat: Seat,
    player: &'a Player,
    /// The round, from 0.
    round: usize,
    n_rounds_to_come: i32,
    /// How many turns the seat can expect after this one, in all rounds.
    n_turns: i32,
    /// How many Workers the Ghost can still place in this round, if there is one.
    n_ghost_turns: i32,
    /// What the seat's Honor cards count, and what a chapter asks.
    honored: Honored,
    /// What more than one option is judged by, worked out when the first one asks.
    works: OnceCell<Works>,
    pays: OnceCell<[i32; 9]>,
    flags: OnceCell<[i32; 4]>,
    gains: OnceCell<[i32; 9]>,
    percents: OnceCell<[i32; 9]>,
    best_percent: OnceCell<i32>,
    decorations: OnceCell<[i32; 4]>,
    areas: [OnceCell<i32>; 6],
    needs: OnceCell<[ByKind<u16>; 3]>,
    runs: OnceCell<[Run; N_LINES]>,
    sought: OnceCell<Sought>,
}

impl<'a> Sense<'a> {
    fn new(game: &'a Katana, rules: &'a Rules, seat: Seat, weights: &'a Weights) -> Self {
        let look = game.look(rules);
        let table = game.table();
        let mut sense = Self {
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
            honored: Honored::of(look, seat, weights),
            works: OnceCell::new(),
            pays: OnceCell::new(),
            flags: OnceCell::new(),
            gains: OnceCell::new(),
            percents: OnceCell::new(),
            best_percent: OnceCell::new(),
            decorations: OnceCell::new(),
            areas: [const { OnceCell::new() }; 6],
            needs: OnceCell::new(),
            runs: OnceCell::new(),
            sought: OnceCell::new(),
        };
        sense.n_turns = sense.n_turns_left();
        sense
    }

    /// How many turns one can expect after this one: the Workers of all rounds, and what else may come.
    fn n_turns_left(&self) -> i32 {
        let player = self.player;
        let n_now = if player.passed { 0 } else { i32::from(player.workers) };
        let n_at_forge: u8 = player.at_forge.iter().map(|at| at.workers()).sum();
        let mine = |standing: &katana::table::Standing| standing.seat == self.seat;
        let n_standing = self.game.table().standing().filter(mine).count() as i32;
        let n_all = i32::from(player.workers) + i32::from(n_at_forge) + n_standing;
        let is_placing = matches!(self.game.asking(), Some(Frame::Turn(turn)) if turn.is_placing());
        let [by_round, by_monk] = self.weights.turns;
        let n_monks = if player.passed { 0 } else { i32::from(player.monks) };
        let n_more = (by_round * self.n_rounds_to_come + by_monk * n_monks) / 10;
        (n_now - i32::from(is_placing)).max(0) + self.n_rounds_to_come * n_all + n_more
    }

    /// What an option is worth.
    fn worth(&self, action: Action) -> i32 {
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
            // What is dear already is bought less.
            Action::RaisePrice(kind) => i32::from(self.look.price(kind)),
        }
    }

    /// A complete Sword is delivered at once, unless decorations or a later round would make it worth more.
    fn delivering(&self, sword: SwordId) -> i32 {
        let [at_once, worker, bare_percent, round_percent] = self.weights.deliver;
        let bare: i32 = self.work(sword).bare.iter().map(|kind| 10 * i32::from(self.rules.value(kind))).sum();
        // A chapter may want decorations on every Sword that is delivered; one that stays is not counted.
        if self.game.table().blade(sword).decorated.len() < self.honored.n_shining {
            return NEVER;
        }
        let can_wait = self.player.workers > 0 || self.n_rounds_to_come > 0;
        if !can_wait {
            // Within an Academy action the decorations come first.
            let is_decorating = matches!(self.game.asking(), Some(Frame::Academy(_) | Frame::React(_)));
            return if is_decorating { ENOUGH + 1 } else { AT_ONCE };
        }
        let rounds = &self.rules.components.round_points;
        let later = rounds.get(self.round + 1).map_or(0, |&next| 10 * i32::from(next - rounds[self.round]));
        let frees = self.rules.blocked(self.seat).contains(&(self.player.delivered.len() + 1));
        let worker = worker + self.weights.free[0] * (self.n_rounds_to_come + 1);
        at_once + if frees { worker } else { 0 } - bare * bare_percent / 100 - later * round_percent / 100
    }

    /// KAT-1: the Katana is worth a start as long as there are turns enough to forge it.
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
        // Changing the Project costs points and half of the Favors (KAT-3): only when time is short.
        let is_due = !change || self.round >= 2;
        if is_due && size + self.weights.katana[1] < self.n_turns {
            AT_ONCE + i32::from(!change)
        } else {
            NEVER
        }
    }

    /// DEL-5: the kinds that the Katana still lacks, the dearest first; more only while it can be forged in time.
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
