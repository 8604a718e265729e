//! What things are worth to a beginner, in tenths of a point.

use katana::{
    components::Honor,
    decorate, delivery,
    flow::{end, turn},
    honor,
    piece::{HonorId, House, Kind, Line, SwordId},
    rules::Benefit,
    table::{HUMAN_SIDE, KatanaStage as Stage, Sashimono},
};

use super::Heuristic;

/// What a Coin is worth in each round: at the end five make a point; before, they buy what Swords need.
const COIN: [i32; 4] = [5, 5, 4, 2];
/// How much of a Sword's prize counts already, in percent, by the resources that it lacks.
const SHARE: [i32; 8] = [100, 70, 48, 32, 21, 14, 9, 6];
/// The demand for one more Sword, in percent, by the Swords that are on the Forge.
const ROOM: [i32; 7] = [130, 120, 90, 50, 10, 0, 0];
/// The Workers that a player starts with (SET-2).
const N_WORKERS_AT_FIRST: usize = 4;

impl Heuristic<'_> {
    pub(super) fn coins(self, n: i32) -> i32 {
        n * COIN[usize::from(self.round()) - 1]
    }

    pub(super) fn resource(self, kind: Kind) -> i32 {
        self.coins(i32::from(self.rules.value(kind)))
    }

    /// The expected number of turns after this one: the Workers of all rounds, and the Monks of this one.
    pub(super) fn n_turns_left(self) -> i32 {
        let player = self.player();
        let offering = turn::offering(self.look(), 0).max(1);
        let n_monks = u16::from(player.monks).min(player.coins / offering);
        let n_now = if player.passed { 0 } else { i32::from(player.workers) + i32::from(n_monks) };
        let blocked = &self.rules.components.blocked[HUMAN_SIDE - 1];
        let n_freed = blocked.iter().filter(|&&space| space <= player.delivered.len()).count();
        let n_later = self.n_rounds_to_come() * (N_WORKERS_AT_FIRST + n_freed) as i32;
        let is_placing = matches!(self.game.asking(), Some(katana::Frame::Turn(turn)) if turn.is_placing());
        (n_now - i32::from(is_placing)).max(0) + n_later
    }

    pub(super) fn n_missing(self, sword: SwordId) -> usize {
        let n = self.look().composition(sword).kinds().len();
        n - usize::from(self.game.table().blade(sword).placed)
    }

    /// What delivering a Sword of the Forge or of a House will bring (DEL).
    pub(super) fn prize(self, sword: SwordId) -> i32 {
        let round = usize::from(self.round()) - 1;
        let mut points = i32::from(self.rules.components.round_points[round]);
        let decorated = self.game.table().blade(sword).decorated;
        points += decorated.iter().map(|kind| i32::from(self.rules.value(kind))).sum::<i32>();
        if sword.katana_of().is_some() {
            let kinds = self.look().composition(sword).kinds();
            points += kinds.iter().map(|&kind| i32::from(self.rules.value(kind))).sum::<i32>();
            return 10 * points + self.favors() + self.benefits(sword);
        }
        points += i32::from(self.rules.tile(sword).points);
        let flag = match self.game.table().blade(sword).sashimono {
            Sashimono::Of(house) => self.sashimono(house),
            Sashimono::Starting | Sashimono::None => 20,
        };
        10 * points + flag + self.benefits(sword) + self.worker()
    }

    /// What the Favor cards are worth for a Katana: less when opponents have theirs in play.
    fn favors(self) -> i32 {
        let n_favors = self.game.table().favors.count_ones() as i32;
        let others = self.game.table().seats().filter(|&seat| seat != self.seat);
        let n_rivals = others.filter(|&seat| self.look().player(seat).katana != Stage::Away).count() as i32;
        10 * i32::from(self.rules.components.favor_points) * n_favors / (1 + n_rivals)
    }

    /// A delivery brings the next Blocked Worker nearer (DEL-4).
    fn worker(self) -> i32 {
        let blocked = &self.rules.components.blocked[HUMAN_SIDE - 1];
        let is_any_left = blocked.iter().any(|&space| space > self.player().delivered.len());
        if is_any_left { 20 * self.n_rounds_to_come() } else { 0 }
    }

    /// What row and column pay where the Sword will be complete (DEL-2).
    fn benefits(self, sword: SwordId) -> i32 {
        self.last_lines(sword).into_iter().flatten().map(|line| self.line(line)).sum()
    }

    /// The lines of the space on which a Sword will be complete.
    pub(super) fn last_lines(self, sword: SwordId) -> Option<[Line; 2]> {
        let composition = self.look().composition(sword);
        let cell = composition.end()?;
        Some([Line::row(cell.row()), Line::column(cell.column())])
    }

    /// What a line pays.
    pub(super) fn line(self, line: Line) -> i32 {
        let benefits = delivery::line_benefits(self.look(), self.seat, line);
        benefits.into_iter().flatten().map(|benefit| self.benefit(benefit)).sum()
    }

    pub(super) fn benefit(self, benefit: Benefit) -> i32 {
        match benefit {
            Benefit::Coins(coins) => self.coins(i32::from(coins)),
            Benefit::Resource(kind) => self.resource(kind),
        }
    }

    /// What a Sword that lacks `n_missing` resources is worth now: nothing when it cannot be complete in time.
    pub(super) fn share(self, sword: SwordId, n_missing: usize) -> i32 {
        if !(n_missing as i32 <= self.n_turns) {
            return 0;
        }
        self.prize(sword) * SHARE[n_missing.min(7)] / 100
    }

    /// What taking a Sword is worth: its Coins, and a share of the prize for forging it.
    pub(super) fn taking(self, sword: SwordId) -> i32 {
        let tile = self.rules.tile(sword);
        let n = tile.composition.kinds().len();
        let n_open: usize = self.player().forge.iter().map(|other| self.n_missing(other)).sum();
        // One turn at the Forge moves about two Swords.
        let is_in_time = (n_open + n) as i32 <= 2 * self.n_turns;
        let needs: i32 = tile.composition.kinds().iter().map(|&kind| i32::from(self.rules.value(kind))).sum();
        let room = ROOM[usize::from(self.player().forge.len()).min(ROOM.len() - 1)];
        let hope = if is_in_time { (self.share(sword, n) - needs) * room / 100 } else { 0 };
        hope + self.coins(i32::from(tile.coins))
    }

    /// The kinds on a Sword that are not decorated.
    pub(super) fn bare_kinds(self, sword: SwordId) -> impl Iterator<Item = Kind> {
        let placed = self.look().placed(sword);
        let decorated = self.game.table().blade(sword).decorated;
        Kind::ALL.into_iter().filter(move |&kind| placed.contains(&kind) && !decorated.contains(kind))
    }

    /// A decoration counts when the Sword is delivered; its Coins come at once (ACA-4).
    pub(super) fn decorating(self, sword: SwordId, kind: Kind) -> i32 {
        let points = 10 * i32::from(self.rules.value(kind));
        let n_missing = self.n_missing(sword);
        let is_in_time = n_missing as i32 <= self.n_turns;
        let hope = if is_in_time { points * (100 - 12 * n_missing as i32) / 100 } else { 1 };
        hope + self.coins(i32::from(self.look().decorator_coins(self.seat, kind)))
    }

    /// A Decorator's step brings one more Coin for each later decoration.
    pub(super) fn advancing(self, kind: Kind) -> i32 {
        if decorate::may_advance(self.look(), self.seat, kind).is_err() {
            return 0;
        }
        let swords = self.player().forge.iter();
        let n_bare = swords.filter(|&sword| self.bare_kinds(sword).any(|bare| bare == kind)).count();
        1 + self.coins(n_bare.min(2) as i32) + self.n_rounds_to_come() + i32::from(self.rules.value(kind))
    }

    /// One more Sashimono of a kind (END-3, HON-4).
    pub(super) fn sashimono(self, house: House) -> i32 {
        let before = self.player().sashimono;
        let mut after = before;
        after[house.index()] += 1;
        let sets = end::sashimono_points(after) - end::sashimono_points(before);
        let is_honored = |&card: &HonorId| self.rules.honor(card) == Honor::Sashimono(house.0);
        10 * i32::from(sets) + 40 * i32::from(self.player().honors.iter().any(is_honored))
    }

    /// What an Honor card is worth: its points now, and its expected growth in the rounds to come.
    pub(super) fn honor(self, card: HonorId) -> i32 {
        let honor = self.rules.honor(card);
        let now = 10 * i32::from(honor::points(self.look(), self.seat, honor));
        let growth = match honor {
            Honor::Plain | Honor::UnusedCards => 0,
            Honor::Sashimono(_) | Honor::SwordsWith { .. } | Honor::SwordsDecorated { .. } => 12,
            Honor::Decorators | Honor::Coins | Honor::Flowers | Honor::StrongSwords { .. } => 14,
            Honor::Decorations | Honor::Strengths | Honor::BoughtCards | Honor::KatanaDecorations => 20,
            Honor::Figures => 10,
            Honor::StrengthSum => 24,
        };
        (now + growth * self.n_rounds_to_come()).min(10 * i32::from(honor::POINTS_MAX))
    }
}
