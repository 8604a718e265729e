//! How a game alone with a Ghost will probably end, judged at the beginning of a round.
//!
//! What is played on from there to the end at a glance is full of luck; signs that have been weighed over many games are
//! not. The numbers come from the games themselves: `cargo run --release -p bench --bin outlook` prints them.

use katana::{
    Katana, Rules, flow::end, ghost, honor,
    piece::{Kind, SwordId},
    table::Katana as Stage,
};
use tabletop::Seat;

use super::{Sense, weights::Weights};

/// How many signs there are.
pub const N_SIGNS: usize = 32;

/// What the signs of a game count at the beginning of rounds 2 to 4, in hundredths of a point for each.
pub type Outlook = [[i32; N_SIGNS]; 3];

/// The margin to be expected at the end, in points.
pub(super) fn margin(signs: &[i32; N_SIGNS], numbers: &[i32; N_SIGNS]) -> i32 {
    signs.iter().zip(numbers).map(|(sign, number)| sign * number).sum::<i32>() / 100
}

/// The signs of a game as a round begins.
pub fn signs(game: &Katana, rules: &Rules, weights: &Weights) -> [i32; N_SIGNS] {
    let mut signs = [0; N_SIGNS];
    let table = game.table();
    let Some(ghost_seat) = table.ghost_seat() else { return signs };
    let (seat, look) = (Seat(0), game.look(rules));
    let sense = Sense::new(game, rules, seat, weights);
    let (me, ghost) = (table.player(seat), table.player(ghost_seat));
    let stock: i32 = Kind::ALL.map(|kind| i32::from(me.stock[kind]) * i32::from(rules.value(kind))).iter().sum();
    let (mut by_missing, mut fine, mut bare) = ([0; 5], 0, 0);
    for work in sense.works() {
        let decorated = table.blade(work.sword).decorated;
        fine += decorated.iter().map(|kind| i32::from(rules.value(kind))).sum::<i32>();
        bare += work.bare.iter().map(|kind| i32::from(rules.value(kind))).sum::<i32>();
        if work.sword.katana_of().is_none() {
            by_missing[work.n_missing.min(4)] += sense.prize(work.sword) / 10;
        }
    }
    let katana = SwordId::katana(seat);
    let value = |kinds: &[Kind]| kinds.iter().map(|&kind| i32::from(rules.value(kind))).sum::<i32>();
    let (mut placed, mut missing) = (0, 0);
    if me.katana == Stage::Forging {
        placed = value(look.placed(katana));
        missing = look.composition(katana).kinds().len() as i32 - look.placed(katana).len() as i32;
    }
    let n_kinds = me.project.0.iter().filter(|&&n| n > 0).count() as i32;
    let project: i32 = Kind::ALL.map(|kind| i32::from(me.project[kind]) * i32::from(rules.value(kind))).iter().sum();
    let is_away = i32::from(me.katana == Stage::Away);
    let honors = |points: &dyn Fn(katana::components::Honor) -> i16, of: Seat| -> i32 {
        look.player(of).honors.iter().map(|&card| i32::from(points(rules.honor(card)))).sum()
    };
    let coins = Kind::ALL.map(|kind| i32::from(look.decorator_coins(seat, kind)));
    let all = [
        1,
        i32::from(me.score() - ghost.score()),
        i32::from(me.coins),
        stock,
        i32::from(me.workers),
        by_missing[0],
        by_missing[1],
        by_missing[2],
        by_missing[3],
        by_missing[4],
        fine,
        bare,
        is_away * n_kinds,
        is_away * project,
        placed,
        missing,
        i32::from(me.katana == Stage::Forging),
        i32::from(matches!(me.katana, Stage::Delivered { .. })),
        honors(&|honor| honor::points(look, seat, honor), seat),
        i32::from(end::sashimono_points(me.sashimono)),
        i32::from(me.hand.len()),
        coins.iter().sum(),
        i32::from(table.n_family(seat)),
        me.cards_under().count() as i32,
        i32::from(me.delivered.len()),
        i32::from(me.forge.len()),
        i32::from(end::sashimono_points(ghost.sashimono)),
        i32::from(ghost::katana::points(look, ghost_seat)),
        i32::from(ghost.workers),
        honors(&|honor| ghost::score::honor_points(look, ghost_seat, honor).1, ghost_seat),
        i32::from(ghost.delivered.len()),
        me.hand.iter().map(|card| sense.card(card)).sum::<i32>() / 10,
    ];
    signs.copy_from_slice(&all);
    signs
}
