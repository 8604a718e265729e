//! Restore (RES), between two rounds.

use crate::{
    cx::{Cx, Log},
    flow::deal,
    ghost::order,
    rules::Rules,
    table::{AtLine, N_WORKERS, Table},
};

/// Figures go home, the board is refilled, the next first player is found.
pub fn restore<L: Log>(cx: &mut Cx<L>) {
    let table = &mut *cx.table;
    table.round += 1;
    find_first(table, cx.rules);
    send_figures_home(table, cx.rules);
    for player in &mut table.players {
        player.passed = false;
    }
    deal::fill_houses(table, cx.rules, cx.log);
    deal::reveal_honors(table, cx.log);
}

/// RES-1: the owner of the figure at Komainu, else the next clockwise. With a Ghost it is GHO-11's rule, but not in the
/// early solo rules (SOL-0).
fn find_first(table: &mut Table, rules: &Rules) {
    let at_komainu = table.board.komainu;
    if table.ghost.is_some() && !rules.is_early_solo() {
        return order::find_first(table, at_komainu);
    }
    table.first = match at_komainu {
        Some(standing) => standing.seat,
        None => table.first.next(table.n_seats),
    };
}

/// RES-2: Workers to the Washitsu boards, Monks to the Temple: all that are not Blocked.
fn send_figures_home(table: &mut Table, rules: &Rules) {
    let ghost_seat = table.ghost_seat();
    for seat in table.seats() {
        let player = table.player_mut(seat);
        player.workers = N_WORKERS - rules.n_blocked(seat, player.delivered.len());
        player.monks = if ghost_seat == Some(seat) { 0 } else { rules.story.n_monks };
        player.at_forge = [AtLine::default(); 9];
    }
    let board = &mut table.board;
    board.houses = Default::default();
    board.market.clear();
    board.academy.clear();
    board.palace.clear();
    board.komainu = None;
}
