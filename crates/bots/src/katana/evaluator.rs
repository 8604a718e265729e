//! Policy, value and search parameters for Shōgun no Katana.

use std::sync::Arc;

use katana::{Action, Frame, Katana, Rules, piece::SwordId, story};
use tabletop::{Ranks, Seat};

use super::{
    heuristic::{Heuristic, chapter, weights::Weights},
    novice::Novice,
    policy::{ActionFeatures, ContextFeatures, LOGIT_SCALE, LinearPolicy},
    value::{Opponents, ValueModel},
};
use crate::{
    bot::Ask,
    level::{AnyBot, AnySearch, Level, Leveled},
    search::{DecisionPoint, Evaluator, Outcome, Search, SearchParams, WIN},
};

/// Policy, value and search parameters, for games among people and for games alone with a Ghost.
#[derive(Clone, Debug)]
pub struct KatanaEvaluator {
    /// The weights of the heuristic among people.
    pub weights: Weights,
    /// The search parameters among people.
    pub params: SearchParams,
    /// The search parameters for two people without a Ghost.
    pub duel_params: SearchParams,
    /// The value model among people.
    pub value: Arc<ValueModel>,
    /// The weights of the heuristic alone with a Ghost.
    pub solo_weights: Weights,
    /// The search parameters there.
    pub solo_params: SearchParams,
    /// The learned policy that is added to the heuristic there.
    pub solo_policy: Arc<LinearPolicy>,
    /// The learned policy where a chapter asks for Coins.
    pub coins_policy: Arc<LinearPolicy>,
    /// The value model alone with a Ghost.
    pub solo_value: Arc<ValueModel>,
}

impl Default for KatanaEvaluator {
    fn default() -> Self {
        Self {
            weights: Weights::PEOPLE,
            params: PEOPLE,
            duel_params: DUEL,
            value: ValueModel::learned(Opponents::People),
            solo_weights: Weights::SOLO,
            solo_params: SOLO,
            solo_policy: LinearPolicy::solo(),
            coins_policy: LinearPolicy::coins(),
            solo_value: ValueModel::learned(Opponents::Ghost),
        }
    }
}

/// The seats of the person and of the Ghost in a game alone.
const PERSON: Seat = Seat(0);
const GHOST: Seat = Seat(1);
/// More turns than anybody has in a round.
const TURNS_PER_ROUND: u32 = 32;

/// Among people: rollouts last as long as a round.
const PEOPLE: SearchParams = SearchParams {
    exploration: 400,
    n_pseudo_visits: 2,
    win_percent: 50,
    margin_scale: 60,
    root_temperature: 20,
    tree_temperature: 1,
    uses_common_random_numbers: false,
    n_turns_max: Some(TURNS_PER_ROUND - 1),
};

/// With two people rollouts are short, so there is time for more exploration.
const DUEL: SearchParams = SearchParams { exploration: 800, tree_temperature: 3, ..PEOPLE };

/// Alone: the margin counts for most, so that the bot plays well even when it is far behind.
const SOLO: SearchParams = SearchParams {
    exploration: 500,
    n_pseudo_visits: 2,
    win_percent: 20,
    margin_scale: 60,
    root_temperature: 20,
    tree_temperature: 3,
    uses_common_random_numbers: true,
    n_turns_max: Some(TURNS_PER_ROUND - 1),
};

impl Leveled for Katana {
    const LEARNS: bool = true;

    /// A rollout takes longer the more seats there are. With two, it takes many more rollouts to play much better.
    fn n_rollouts(level: Level, n_seats: u8) -> u32 {
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

    /// The learned numbers are worth nothing where tiles and cards carry other values.
    fn has_learned(rules: &Rules) -> bool {
        rules.has_shipped_components
    }

    fn novice() -> AnyBot<Self> {
        Box::new(Novice)
    }

    fn search(n_rollouts: u32) -> AnySearch<Self> {
        Box::new(Search::new(KatanaEvaluator::default(), n_rollouts))
    }
}

impl Evaluator<Katana> for KatanaEvaluator {
    fn logits(&self, at: DecisionPoint<Katana>, options: &[Action], out: &mut Vec<i32>) {
        let rules = at.rules;
        let heuristic = Heuristic::new(at.game, rules, at.seat, self.weights_for(rules));
        if !is_solo(rules) {
            out.extend(options.iter().map(|&action| heuristic.worth(action)));
            return;
        }
        if !Katana::has_learned(rules) {
            out.extend(options.iter().map(|&action| LOGIT_SCALE * heuristic.worth(action)));
            return;
        }
        let context = heuristic.context();
        let is_request_open = !chapter::asks_for_points_alone(rules);
        let LinearPolicy(weights) = self.policy_for(rules);
        // Options of one class stand together, and the context adds the same to all of them.
        let (mut class, mut of_class) = (None, 0);
        out.extend(options.iter().map(|&action| {
            let worth = heuristic.worth(action);
            let features = heuristic.action_features(action, worth);
            if Some(features.class) != class {
                (class, of_class) = (Some(features.class), 0);
                features.each_of_class(&context, |feature| of_class += i32::from(weights[feature]));
            }
            let mut sum = of_class + LOGIT_SCALE * features.dampened(worth, is_request_open);
            features.each_of_action(&context, |feature| sum += i32::from(weights[feature]));
            sum
        }));
    }

    fn temperature(&self, rules: &Rules) -> i32 {
        let [temperature] = self.weights_for(rules).temperature;
        if is_solo(rules) { LOGIT_SCALE * temperature } else { temperature }
    }

    fn params(&self, rules: &Rules) -> SearchParams {
        if !Katana::has_learned(rules) {
            // Nothing can estimate the result of a rollout, so it goes on to the end.
            let usual = if is_solo(rules) { &self.solo_params } else { &self.params };
            return SearchParams { n_turns_max: None, ..usual.clone() };
        }
        if !is_solo(rules) {
            match (rules.setup.ghost, rules.setup.players) {
                // The value model does not know a Ghost among people.
                (Some(_), _) => SearchParams { n_turns_max: None, ..self.params.clone() },
                (None, 2) => self.duel_params.clone(),
                (None, _) => self.params.clone(),
            }
        } else if chapter::asks_for_points_alone(rules) {
            self.solo_params.clone()
        } else {
            // The value model estimates points, and the chapter asks for something else.
            SearchParams { n_turns_max: None, ..self.solo_params.clone() }
        }
    }

    /// KAT-5: when somebody else delivers a Katana while Favor I is in play, a player with a complete one can still share it.
    fn interject(&self, ask: &Ask<Katana>) -> Option<usize> {
        let is_at_stake = ask.view.favors & 1 != 0 && !ask.view.claims.without(ask.seat).is_empty();
        let delivery = Action::Deliver(SwordId::katana(ask.seat));
        if is_at_stake { ask.options.all().iter().position(|&action| action == delivery) } else { None }
    }

    fn is_turn_start(&self, game: &Katana) -> bool {
        matches!(game.asking(), Some(Frame::Turn(turn)) if turn.is_placing())
    }

    /// Counts the figures that the first seat has placed; all others have about as many turns.
    fn n_turns(&self, game: &Katana) -> u32 {
        let table = game.table();
        let at_forge = table.player(PERSON).at_forge.iter();
        let n_at_forge: u32 = at_forge.map(|at| u32::from(at.workers() + at.monks())).sum();
        let n_standing = table.standing().filter(|standing| standing.seat == PERSON).count() as u32;
        TURNS_PER_ROUND * u32::from(table.round) + n_at_forge + n_standing
    }

    fn value(&self, game: &Katana, rules: &Rules) -> Option<Vec<Outcome>> {
        let look = game.look(rules);
        let points = |seat: Seat| i32::from(look.player(seat).score());
        if is_solo(rules) {
            let margin = self.solo_value.predict(look, PERSON) + points(PERSON) - points(GHOST);
            let win_share = (WIN / 2 + margin * (WIN / 100)).clamp(0, WIN);
            return Some(vec![
                Outcome { win_share, margin },
                Outcome { win_share: WIN - win_share, margin: -margin },
            ]);
        }
        let expected: Vec<i32> =
            look.table.seats().map(|seat| points(seat) + self.value.predict(look, seat)).collect();
        Some(expected_outcomes(&expected))
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
            let win_share = if ranks[seat.index()] == 1 { WIN / n_first } else { 0 };
            Outcome { win_share, margin: points(seat) - others.max().unwrap_or(0) }
        };
        let mut outcomes: Vec<Outcome> = game.table().seats().map(outcome).collect();
        if let Some(verdict) = story::verdict(game.look(rules)) {
            outcomes[story::verdict::PLAYER.index()] = chapter::outcome(&verdict);
        }
        outcomes
    }
}

impl KatanaEvaluator {
    fn weights_for(&self, rules: &Rules) -> &Weights {
        if is_solo(rules) { &self.solo_weights } else { &self.weights }
    }

    fn policy_for(&self, rules: &Rules) -> &LinearPolicy {
        if chapter::asks_for_coins(rules) { &self.coins_policy } else { &self.solo_policy }
    }

    /// The features of each option in a game alone with a Ghost, with the logit of the heuristic, and those of the context.
    pub fn features(
        &self,
        at: DecisionPoint<Katana>,
        options: &[Action],
        mut to: impl FnMut(i32, ActionFeatures),
    ) -> ContextFeatures {
        let heuristic = Heuristic::new(at.game, at.rules, at.seat, &self.solo_weights);
        for &action in options {
            let worth = heuristic.worth(action);
            let features = heuristic.action_features(action, worth);
            to(LOGIT_SCALE * features.dampened(worth, false), features);
        }
        heuristic.context()
    }
}

/// The outcomes for seats that are expected to have these points: a seat that is far behind has no share.
fn expected_outcomes(points: &[i32]) -> Vec<Outcome> {
    /// So many points behind the leader a seat cannot win any more.
    const DEFICIT_MAX: i32 = 60;
    let best = points.iter().copied().max().unwrap_or(0);
    let chances = points.iter().map(|own| i64::from((DEFICIT_MAX - (best - own)).max(0).pow(2)));
    let sum: i64 = chances.clone().sum();
    let seats = chances.zip(points).enumerate().map(|(n, (chance, own))| {
        let others = points.iter().enumerate().filter(|(other, _)| *other != n).map(|(_, &points)| points);
        let margin = own - others.max().unwrap_or(0);
        Outcome { win_share: (i64::from(WIN) * chance / sum) as i32, margin }
    });
    seats.collect()
}

/// Whether one person plays with a Ghost.
fn is_solo(rules: &Rules) -> bool {
    rules.setup.players == 1
}
