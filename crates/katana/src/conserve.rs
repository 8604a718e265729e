//! What must hold of every state: tiles, cards and figures neither appear nor vanish.

use tabletop::Seat;

use crate::{
    game::Katana,
    ghost::{
        Ghost,
        deck::{self, Deck},
    },
    piece::{CardId, Figure, GhostCard, HonorId, N_CARDS, N_HONOR, N_TILES, SwordId},
    rules::Rules,
    table::{AtLine, KatanaStage, N_WORKERS},
};

/// Panics with a sentence where something is wrong.
pub fn check(game: &Katana, rules: &Rules) {
    let table = &game.table;
    check_tiles(game);
    check_cards(game, rules);
    check_honors(game, rules);
    for seat in table.seats() {
        check_figures(game, rules, seat);
        check_forge(game, rules, seat);
        let player = table.player(seat);
        assert!(table.n_family(seat) <= rules.story.n_family, "{seat:?} has no more Family Members");
        assert!(player.rooms.iter().all(|place| usize::from(place.0) < table.board.rooms.len()));
        let is_over = game.stack.top().is_none();
        let is_turn = player.moment || player.played.is_empty() && player.bought.is_empty();
        assert!(is_over || is_turn, "{seat:?} has cards in play outside a moment");
    }
    if let (Some(ghost), Some(seat)) = (&table.ghost, table.ghost_seat()) {
        check_ghost(game, ghost, seat);
    }
}

fn check_tiles(game: &Katana) {
    let table = &game.table;
    let mut counts = [0u8; N_TILES];
    let mut see = |sword: SwordId| {
        if sword.katana_of().is_none() {
            counts[sword.index()] += 1;
        }
    };
    table.decks.swords.iter().copied().for_each(&mut see);
    table.board.swords.iter().flatten().flatten().copied().for_each(&mut see);
    for player in &table.players {
        player.forge.iter().chain(player.delivered.iter()).for_each(&mut see);
    }
    for frame in game.stack.iter() {
        frame.held_swords().into_iter().for_each(&mut see);
    }
    assert_eq!(counts, [1; N_TILES], "each Sword tile is in one place");
}

fn check_cards(game: &Katana, rules: &Rules) {
    let table = &game.table;
    let mut counts = [0u8; N_CARDS];
    let mut see = |card: CardId| counts[card.index()] += 1;
    table.decks.daimyo.iter().flat_map(|deck| deck.iter()).copied().for_each(&mut see);
    table.decks.market.iter().copied().for_each(&mut see);
    table.board.cards.iter().flatten().copied().for_each(&mut see);
    table.discarded.iter().for_each(&mut see);
    for player in &table.players {
        player.hand.iter().chain(player.played.iter()).for_each(&mut see);
        player.cards_under().for_each(&mut see);
        let is_under = |card: CardId| player.cards_under().any(|under| under == card);
        assert!(player.bought.iter().all(is_under), "a card bought in this moment lies under the Forge");
    }
    let in_game = std::array::from_fn(|card| u8::from(rules.has_card(CardId(card as u8))));
    assert_eq!(counts, in_game, "each card is in one place, or in the box");
}

fn check_honors(game: &Katana, rules: &Rules) {
    let table = &game.table;
    let taken: usize = table.players.iter().map(|player| player.honors.len()).sum();
    let visible = table.board.honors.iter().flatten().count();
    let n_honors = (0..N_HONOR as u8).map(HonorId).filter(|&card| rules.has_honor(card)).count();
    assert_eq!(table.decks.honor.len() + visible + taken, n_honors, "each Honor card is in one place");
}

fn check_figures(game: &Katana, rules: &Rules, seat: Seat) {
    let player = game.table.player(seat);
    // A figure on its way to a House or a line is not on the table yet.
    let on_the_way = |figure: Figure| game.stack.iter().filter(|frame| frame.carries(seat, figure)).count();
    let count = |figure: Figure| {
        let standing =
            game.table.standing().filter(|standing| standing.seat == seat && standing.figure == figure);
        standing.count() + on_the_way(figure)
    };
    let at_forge =
        |of: fn(AtLine) -> u8| player.at_forge.iter().map(|at| usize::from(of(*at))).sum::<usize>();
    let n_blocked = usize::from(rules.n_blocked(seat, player.delivered.len()));
    let n_workers =
        usize::from(player.workers) + count(Figure::Worker) + at_forge(AtLine::workers) + n_blocked;
    assert_eq!(n_workers, usize::from(N_WORKERS), "{seat:?} has seven Workers");
    let n_monks = usize::from(player.monks) + count(Figure::Monk) + at_forge(AtLine::monks);
    let n_expected = if game.table.ghost_seat() == Some(seat) { 0 } else { rules.story.n_monks };
    assert_eq!(n_monks, usize::from(n_expected), "{seat:?} has its Monks, and a Ghost none");
}

fn check_forge(game: &Katana, rules: &Rules, seat: Seat) {
    let look = game.look(rules);
    let player = game.table.player(seat);
    let mut occupied = 0;
    for sword in player.forge.iter() {
        let blade = game.table.blade(sword);
        let bit = 1 << blade.cell.0;
        assert_eq!(occupied & bit, 0, "a space of the Forge holds one Sword");
        occupied |= bit;
        let way = look.composition(sword).cell_after(usize::from(blade.placed));
        assert_eq!(way, Some(blade.cell), "a Sword stands where its resources have taken it");
    }
    assert_eq!(occupied, player.occupied, "the spaces taken are those of the Swords");
    for sword in player.forge.iter().chain(player.delivered.iter()) {
        let is_on = |kind| look.placed(sword).contains(&kind);
        assert!(game.table.blade(sword).decorated.iter().all(is_on), "what is decorated lies on the Sword");
    }
    let is_out = player.forge.contains(SwordId::katana(seat));
    let is_forging = matches!(player.katana, KatanaStage::Forging | KatanaStage::Unfinished);
    assert_eq!(is_out, is_forging, "a Katana in play stands on the Forge");
}

/// A Ghost has only its own pieces, and all its cards are somewhere.
fn check_ghost(game: &Katana, ghost: &Ghost, seat: Seat) {
    let Deck { cards, aside, discards, n_removed, maybe_aside, n_shuffles: _, seed: _ } = &ghost.deck;
    let mut counts = deck::counts(cards);
    aside.iter().for_each(|card| counts[card.index()] += 1);
    counts.iter_mut().zip(discards).for_each(|(n, discards)| *n += discards);
    counts[GhostCard::Daimyo.index()] += n_removed;
    assert_eq!(counts, deck::COPIES, "each card of the Ghost is in one place");
    assert!(aside.iter().all(|&card| maybe_aside.contains(card)), "what is set aside may be");
    assert!(deck::counts(aside).iter().all(|&n| n <= 1), "one card of a kind is set aside");
    let player = game.table.player(seat);
    let n_flags: u8 = player.sashimono.iter().sum();
    assert_eq!(n_flags, player.delivered.len(), "a Ghost has a Sashimono for each Sword");
    let has_nothing = player.forge.is_empty() && player.coins == 0 && player.stock.0 == [0; 4];
    assert!(has_nothing, "a Ghost has no Forge, no Coins and no resources");
    assert_eq!(player.katana, KatanaStage::Away, "a Ghost's Katana is on no Forge");
    let n_placed = player.composition.kinds().len();
    assert!(usize::from(ghost.decorated) <= n_placed, "what is decorated lies on the Ghost's Katana");
    assert_eq!(usize::from(game.table.blade(SwordId::katana(seat)).placed), n_placed);
}
