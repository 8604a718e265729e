//! The state as named facts, for hashes. `docs/record-format.md` lists them; an old fact never changes
//! its name, its meaning or its place, and a new one is left out if it has its default.

use tabletop::{Digest, Seat};

use crate::{
    Shogunate,
    table::{Player, Table},
};

/// Writes the facts, the hidden ones too.
pub fn write(game: &Shogunate, out: &mut Digest) {
    let Table {
        n_seats: _,
        pair: _,
        round,
        hatamoto,
        shinobi,
        line,
        honor,
        players: _,
        left_over,
        plots,
        luck,
        history,
        checks,
    } = &game.table;
    out.number("round", *round);
    out.number("hatamoto", hatamoto.0);
    let asked = game.stack.top().map(|top| top.asks(*hatamoto)).unwrap_or_default();
    out.list("asked", asked.iter().map(|seat| seat.0));
    out.list("line", line.iter().map(|leader| leader.0));
    out.numbers("honor", *honor);
    out.number("shinobi", shinobi.0);
    out.list("left_over", left_over.iter().map(|leader| leader.0));
    out.list("plots", plots.iter().map(|plot| plot.0));
    out.numbers("luck", luck.0);
    for seat in game.table.seats() {
        write_player(seat, game.table.player(seat), out);
    }
    out.list("history", history.entries());
    out.numbers("checks", checks.iter().map(|pairs| pairs.0));
}

fn write_player(seat: Seat, player: &Player, out: &mut Digest) {
    let Player { loyalty, up, hand, card, offer } = player;
    let name = format!("p{}", seat.0);
    out.list(format_args!("{name}.loyalty"), loyalty.iter().map(|leader| leader.0));
    out.number(format_args!("{name}.up"), *up);
    out.list(format_args!("{name}.hand"), hand.iter().map(|card| card as u8));
    out.list(format_args!("{name}.card"), card.iter().map(|&card| card as u8));
    out.list(format_args!("{name}.offer"), offer.iter().map(|slot| slot.0));
}
