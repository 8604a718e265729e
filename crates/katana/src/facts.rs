//! The state as named facts, for hashes. `docs/record-format.md` lists them; an old fact never changes
//! its name, its meaning or its place, and a new one is left out if it has its default.

use tabletop::Digest;

use crate::{
    game::Katana,
    ghost::Ghost,
    piece::{CardSet, Kind, Line},
    table::{
        Board, KatanaStage, N_GHOST_CATEGORIES, N_HUMAN_CATEGORIES, Player, Sashimono, Shame, Standing, Table,
    },
};

/// Writes the facts.
pub fn write(game: &Katana, out: &mut Digest) {
    let table = &game.table;
    out.number("round", table.round);
    out.number("first", table.first.0);
    out.number("turn", table.turn.0);
    let asked = game.stack.top().map(|top| top.asks(table)).unwrap_or_default();
    out.list("asked", asked.iter().map(|seat| seat.0));
    out.list("claims", table.claims.iter().map(|seat| seat.0));
    out.list("token", table.token.iter().map(|place| place.0));
    out.number("favors", table.favors);
    write_board(&table.board, out);
    out.list("discarded", cards(table.discarded));
    write_decks(table, out);
    for seat in table.seats() {
        write_player(&format!("p{}", seat.0), table.player(seat), out);
    }
    for (id, blade) in table.blades.iter().enumerate() {
        out.number(format_args!("s{id}.placed"), blade.placed);
        out.number(format_args!("s{id}.decorated"), blade.decorated.0);
        out.number(format_args!("s{id}.cell"), blade.cell.0);
        match blade.sashimono {
            Sashimono::None => {}
            Sashimono::Of(house) => out.list(format_args!("s{id}.sashimono"), [house.0]),
            Sashimono::Starting => out.text(format_args!("s{id}.sashimono"), "starting"),
        }
    }
    if let Some(ghost) = &table.ghost {
        write_ghost(ghost, out);
    }
    out.numbers("raised", table.raised.0);
    out.list("sharing", table.sharing.iter().map(|seat| seat.0));
}

fn cards(set: CardSet) -> impl Iterator<Item = u8> {
    set.iter().map(|card| card.0)
}

/// `-` for nothing.
fn or_dash(id: Option<u8>) -> String {
    id.map_or_else(|| "-".to_owned(), |id| id.to_string())
}

/// Seat and `w` or `m`; `-` for nobody.
fn figure(standing: Option<Standing>) -> String {
    let letter = |standing: Standing| if standing.figure == crate::piece::Figure::Worker { 'w' } else { 'm' };
    standing.map_or_else(|| "-".to_owned(), |standing| format!("{}{}", standing.seat.0, letter(standing)))
}

fn write_board(board: &Board, out: &mut Digest) {
    out.list("rooms", board.rooms.iter().map(|&room| room as u8));
    for house in 0..4 {
        out.list(
            format_args!("h{house}.swords"),
            board.swords[house].iter().map(|sword| or_dash(sword.map(|s| s.0))),
        );
        out.list(
            format_args!("h{house}.figures"),
            board.houses[house].iter().map(|&standing| figure(standing)),
        );
    }
    out.list("market", board.market.iter().map(|&standing| figure(Some(standing))));
    out.list("academy", board.academy.iter().map(|&standing| figure(Some(standing))));
    out.list("palace", board.palace.iter().map(|&standing| figure(Some(standing))));
    out.list("komainu", board.komainu.iter().map(|&standing| figure(Some(standing))));
    out.list("cards", board.cards.iter().map(|card| or_dash(card.map(|card| card.0))));
    out.list("honors", board.honors.iter().map(|honor| or_dash(honor.map(|honor| honor.0))));
}

/// The Ghost's decks from the bottom to the top, its discards by kind.
fn write_ghost(ghost: &Ghost, out: &mut Digest) {
    out.number("ghost.first", ghost.first_human.0);
    out.number("ghost.decorated", ghost.decorated);
    out.list("ghost.deck", ghost.deck.cards.iter().map(|&card| card as u8));
    out.list("ghost.aside", ghost.deck.aside.iter().map(|&card| card as u8));
    out.numbers("ghost.discards", ghost.deck.discards);
    out.number("ghost.removed", ghost.deck.n_removed);
    out.number("ghost.shuffles", ghost.deck.n_shuffles);
}

/// Decks from the bottom to the top.
fn write_decks(table: &Table, out: &mut Digest) {
    out.list("deck.swords", table.decks.swords.iter().map(|sword| sword.0));
    for (house, deck) in table.decks.daimyo.iter().enumerate() {
        out.list(format_args!("deck.h{house}"), deck.iter().map(|card| card.0));
    }
    out.list("deck.market", table.decks.market.iter().map(|card| card.0));
    out.list("deck.honor", table.decks.honor.iter().map(|honor| honor.0));
}

fn write_player(name: &str, player: &Player, out: &mut Digest) {
    out.number(format_args!("{name}.coins"), player.coins);
    out.numbers(format_args!("{name}.stock"), player.stock.0);
    let (ledger, others) = player.ledger.split_at(N_HUMAN_CATEGORIES);
    let (areas, dues) = others.split_at(N_GHOST_CATEGORIES);
    out.numbers(format_args!("{name}.ledger"), ledger.iter().copied());
    out.list(format_args!("{name}.hand"), cards(player.hand));
    out.list(format_args!("{name}.played"), cards(player.played));
    out.list(format_args!("{name}.bought"), cards(player.bought));
    for line in Line::all() {
        let under = player.under[line.index()].cards().map(|card| card.0);
        out.list(format_args!("{name}.under{}", line.0), under);
        let at = player.at_forge[line.index()];
        out.numbers(format_args!("{name}.at{}", line.0), [at.workers(), at.monks()]);
    }
    out.number(format_args!("{name}.dormant"), player.dormant);
    out.number(format_args!("{name}.paid"), player.paid);
    out.number(format_args!("{name}.seconds"), player.seconds);
    out.number(format_args!("{name}.moment"), player.moment);
    out.number(format_args!("{name}.passed"), player.passed);
    out.number(format_args!("{name}.workers"), player.workers);
    out.number(format_args!("{name}.monks"), player.monks);
    out.numbers(format_args!("{name}.decorators"), player.decorators.0);
    out.list(format_args!("{name}.rooms"), player.rooms.iter().map(|place| place.0));
    out.numbers(format_args!("{name}.sashimono"), player.sashimono);
    out.list(format_args!("{name}.honors"), player.honors.iter().map(|honor| honor.0));
    out.list(format_args!("{name}.forge"), player.forge.iter().map(|sword| sword.0));
    out.list(format_args!("{name}.delivered"), player.delivered.iter().map(|sword| sword.0));
    out.numbers(format_args!("{name}.project"), Kind::ALL.map(|kind| player.project[kind]));
    match player.katana {
        KatanaStage::Away => {}
        KatanaStage::Forging => out.text(format_args!("{name}.katana"), "forging"),
        KatanaStage::Delivered { column } => out.list(format_args!("{name}.katana"), [column]),
        KatanaStage::Unfinished => out.text(format_args!("{name}.katana"), "unfinished"),
    }
    out.text(format_args!("{name}.composition"), player.composition);
    out.number(format_args!("{name}.favors"), player.favors);
    match player.shame {
        Shame::None => {}
        Shame::Shame => out.text(format_args!("{name}.shame"), "shame"),
        Shame::Dishonor => out.text(format_args!("{name}.shame"), "dishonor"),
    }
    out.numbers(format_args!("{name}.areas"), areas.iter().copied());
    out.numbers(format_args!("{name}.dues"), dues.iter().copied());
}
