//! Restore (RES), between two rounds.

use crate::{
    cx::{Cx, Log},
    flow::deal,
    piece::Figure,
    table::{AtLine, N_MONKS, Table},
};

/// Figures go home, the board is refilled, the next first player is found.
pub fn restore<L: Log>(cx: &mut Cx<L>) {
    let table = &mut *cx.table;
    table.round += 1;
    // RES-1: the owner of the figure at Komainu, else the next clockwise.
    table.first = match table.board.komainu {
        Some(standing) => standing.seat,
        None => table.first.next(table.n_seats),
    };
    send_figures_home(table);
    for player in &mut table.players {
        player.passed = false;
    }
    deal::fill_houses(table, cx.rules, cx.log);
    deal::reveal_honors(table, cx.log);
}

/// RES-2: Workers to the Washitsu boards, Monks to the Temple.
fn send_figures_home(table: &mut Table) {
    let mut n_workers = [0; 4];
    for standing in table.standing().filter(|standing| standing.figure == Figure::Worker) {
        n_workers[standing.seat.index()] += 1;
    }
    for seat in table.seats() {
        let player = table.player_mut(seat);
        let at_forge: u8 = player.at_forge.iter().map(|at| at.workers()).sum();
        player.workers += n_workers[seat.index()] + at_forge;
        player.monks = N_MONKS;
        player.at_forge = [AtLine::default(); 9];
    }
    let board = &mut table.board;
    board.houses = Default::default();
    board.market.clear();
    board.academy.clear();
    board.palace.clear();
    board.komainu = None;
}
