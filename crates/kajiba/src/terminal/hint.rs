//! What a Master would do.

use bots::{Level, Leveled, RatedOption};
use tabletop::{Seat, Session};

use super::bot_query::{BotQuery, fresh_dice, within};
use crate::cx::Cx;

/// The options of a seat with a Master's expectations of the best of them.
pub fn advice<G: Leveled>(session: &Session<G>, seat: Seat) -> (Vec<RatedOption>, Vec<G::Action>) {
    let question = BotQuery::of(session, seat);
    let n_rollouts = G::n_rollouts(Level::Master, session.state().n_seats());
    let mut keep_going = within(Level::Master.live_budget(n_rollouts));
    let advised = G::search(n_rollouts).advise(&question.ask(session), &mut fresh_dice(), &mut keep_going);
    (advised, question.options.all().to_vec())
}

/// A hint in lines: the best options, and what to expect of each.
pub fn lines<A: Copy>(
    cx: &Cx,
    advised: &[RatedOption],
    options: &[A],
    named: impl Fn(A) -> String,
) -> Vec<String> {
    let mut lines = vec![cx.say("hint-title", &[])];
    if advised.is_empty() {
        lines.push(cx.say("hint-only", &[]));
    }
    for one in advised {
        let expected = voice::expected(cx.words, one.won_percent, one.margin_tenths);
        let action = named(options[one.choice]);
        lines.push(format!("{:>4}  {action}", one.choice + 1));
        lines.push(format!("      {expected}"));
    }
    lines
}
