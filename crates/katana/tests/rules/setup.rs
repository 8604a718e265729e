//! Setup (SET): what is dealt for 2, 3 and 4 players.

use std::collections::HashSet;

use katana::{
    Action, Event, Katana, RoomChoice, Rules, Setup, components,
    piece::{Area, ByKind, CardId, Figure, House, Room, SwordId},
    scene::{Driver, Scene},
    table::{KatanaStage, Sashimono},
};
use tabletop::{Dice, Game, NoLog, Options, Seat, Seats, Seed, Status, Viewer};

fn rules(players: u8) -> Rules {
    Rules::new(&Setup::new(players), &components::embedded().components).expect("2 to 4 play")
}

/// Many deals for 2, 3 and 4 players.
fn deals() -> impl Iterator<Item = (u8, Rules, Katana)> {
    [2, 3, 4].into_iter().flat_map(|players| {
        let rules = rules(players);
        (0..60).map(move |n| {
            (players, rules.clone(), Katana::new(&rules, &Seed::derive(u64::from(players), n), &mut NoLog))
        })
    })
}

/// SET-1: 2 to 4 people play without a Ghost; not 1, not 5.
#[test]
fn two_to_four_players_make_a_game() {
    let components = &components::embedded().components;
    for players in [0, 1, 5, 6, 255] {
        assert!(Rules::new(&Setup::new(players), components).is_none(), "{players} players");
    }
    for players in [2, 3, 4] {
        let game = Katana::new(&rules(players), &Seed([5; 32]), &mut NoLog);
        assert_eq!((game.n_seats(), game.table().seats().count()), (players, usize::from(players)));
    }
}

/// SET-2: 2 Wood and 1 Steel, no points, 4 Available Workers, 2 Monks, Decorators at the start, no Katana.
#[test]
fn everyone_starts_with_the_same_things() {
    for players in [2, 3, 4] {
        let game = Katana::new(&rules(players), &Seed([5; 32]), &mut NoLog);
        for seat in game.table().seats() {
            let player = game.table().player(seat);
            assert_eq!(player.stock, ByKind([0, 2, 1, 0]));
            assert_eq!((player.score(), player.coins), (0, 0));
            assert_eq!((player.workers, player.monks), (4, 2));
            assert_eq!(player.decorators, ByKind([0; 4]));
            assert_eq!((player.katana, player.project), (KatanaStage::Away, ByKind([0; 4])));
            assert!(player.rooms.is_empty() && player.hand.is_empty() && player.forge.is_empty());
            assert!(player.delivered.is_empty() && player.sashimono == [0; 4] && player.honors.is_empty());
            assert!(!player.passed);
        }
        let gains = |game: &Vec<Event>| {
            game.iter().filter(|event| matches!(event, Event::ResourcesGained { .. })).count()
        };
        let mut log: Vec<Event> = Vec::new();
        Katana::new(&rules(players), &Seed([5; 32]), &mut log);
        assert_eq!(gains(&log), usize::from(players));
    }
}

/// SET-2: 3 Blocked Workers wait on the Washitsu spaces 2, 4 and 5; there are 3 Family Members.
#[test]
fn three_workers_are_blocked_and_three_family_members_are_at_hand() {
    let mut scene = Scene::new(2);
    let mut workers = Vec::new();
    for composition in ["WWW", "LSW", "SSS", "SWU", "WWSW", "LLL", "LLS", "LLSW", "SWWU"] {
        let sword = scene.sword(0, composition, composition.len());
        scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
        workers.push(scene.player(0).workers);
    }
    assert_eq!(workers, [4, 5, 5, 6, 7, 7, 7, 7, 7], "each is freed once, 7 in all");
    for n in 1..=4 {
        scene.turn(0).act(0, Action::Place { figure: Figure::Worker, area: Area::Palace });
        let sizes: HashSet<u8> = scene
            .options(0)
            .into_iter()
            .filter_map(|action| if let Action::Arrange(rooms) = action { Some(rooms.len()) } else { None })
            .collect();
        assert_eq!(sizes, HashSet::from([n.min(3)]), "visit {n}");
        let rooms = scene.options(0)[0];
        scene.act(0, rooms);
        if scene.may(0, Action::Done) {
            scene.act(0, Action::Done);
        }
        scene.table().board.palace.clear();
        scene.player(0).workers += 1;
    }
}

/// SET-3: 5 different Rooms out of 9, at most one of them Passive, at random or those of the first game.
#[test]
fn five_rooms_are_drawn_with_one_passive_at_most() {
    let mut seen = HashSet::new();
    let mut n_passive = [0; 2];
    for (_, _, game) in deals() {
        let rooms = game.table().board.rooms;
        let names: HashSet<u8> = rooms.iter().map(|&room| room as u8).collect();
        assert_eq!(names.len(), 5, "no Room twice");
        n_passive[rooms.iter().filter(|room| room.is_passive()).count()] += 1;
        seen.extend(names);
    }
    assert_eq!(seen.len(), 9, "each Room comes into play some time");
    // Without the exchange 35 of 126 draws would have two Passive Rooms; 21 of 126 have none.
    assert!(n_passive[1] > 2 * n_passive[0] && n_passive[0] > 0, "{n_passive:?}");
    let first_game = Setup { rooms: RoomChoice::FirstGame, ..Setup::new(2) };
    let rules = Rules::new(&first_game, &components::embedded().components).expect("a game");
    for n in 0..9 {
        let game = Katana::new(&rules, &Seed::derive(9, n), &mut NoLog);
        let expected = [Room::Decorator, Room::Move, Room::Coins, Room::Leather, Room::Lacquer];
        assert_eq!(game.table().board.rooms[..], expected);
    }
}

/// SET-4, TRN-3: every open Sword space of each House has its own Sword, face up: 2, 2 and 3 a House.
#[test]
fn every_open_sword_space_has_a_sword() {
    let mut first = HashSet::new();
    for (players, _, game) in deals() {
        let open = [2, 2, 3][usize::from(players) - 2];
        let board = &game.table().board.swords;
        for house in board {
            assert!(house[..open].iter().all(Option::is_some) && house[open..].iter().all(Option::is_none));
        }
        let swords: HashSet<u8> = board.iter().flatten().flatten().map(|sword| sword.0).collect();
        assert_eq!(swords.len(), 4 * open, "no Sword twice");
        assert_eq!(game.table().decks.swords.len(), 50 - 4 * open - usize::from(players));
        first.insert(board[0][0].map(|sword| sword.0));
    }
    assert!(first.len() > 20, "the tiles are shuffled");
    let mut log: Vec<Event> = Vec::new();
    Katana::new(&rules(4), &Seed([5; 32]), &mut log);
    assert_eq!(log.iter().filter(|event| matches!(event, Event::SwordRevealed { .. })).count(), 12);
}

/// SET-5: 64 Daimyō cards in 4 decks of 16; the top ones are public, the order below them is not.
#[test]
fn four_daimyo_decks_show_their_top_card_only() {
    let mut tops = HashSet::new();
    for (_, rules, game) in deals() {
        let decks = &game.table().decks.daimyo;
        assert!(decks.iter().all(|deck| deck.len() == 16));
        let ids: HashSet<u8> = decks.iter().flat_map(|deck| deck.iter()).map(|card| card.0).collect();
        assert_eq!(ids, (0..64).collect());
        let view = game.view(&rules, Viewer::Seat(Seat(0)));
        let top = |house: usize| decks[house].last().copied();
        assert_eq!(view.decks.daimyo_tops, [top(0), top(1), top(2), top(3)]);
        assert_eq!(view.decks.n_daimyo_below, [15; 4]);
        let other = game.permute_hidden(&rules, Viewer::Spectator, &mut Dice::new(&Seed([4; 32]), 1, 1));
        assert_ne!(other.table().decks.daimyo, *decks, "another order below");
        assert_eq!(other.view(&rules, Viewer::Seat(Seat(0))), view, "and nobody could tell");
        tops.insert(top(2).map(|card| card.0));
    }
    assert!(tops.len() > 20, "the cards are shuffled");
    let mut log: Vec<Event> = Vec::new();
    let game = Katana::new(&rules(2), &Seed([5; 32]), &mut log);
    for house in House::ALL {
        let card = *game.table().decks.daimyo[house.index()].last().expect("a top card");
        assert!(log.contains(&Event::CardRevealed { house: Some(house), card }));
    }
}

/// SET-6: 28 Market cards, 4 of each number, are shuffled; 3 are visible.
#[test]
fn three_market_cards_are_visible() {
    let mut seen = HashSet::new();
    for (_, rules, game) in deals() {
        let table = game.table();
        let visible: Vec<CardId> = table.board.cards.iter().flatten().copied().collect();
        assert_eq!((visible.len(), table.decks.market.len()), (3, 25));
        let mut numbers = [0; 7];
        for &card in visible.iter().chain(table.decks.market.iter()) {
            numbers[usize::from(rules.card(card).effect.market_number().expect("a Market card")) - 1] += 1;
        }
        assert_eq!(numbers, [4; 7]);
        seen.extend(visible.iter().map(|card| card.0));
    }
    assert!(seen.len() > 20, "the cards are shuffled");
}

/// SET-7, SET-8: as many of the 5 Favor cards as players, at random, and as many Honor cards revealed.
#[test]
fn as_many_favor_and_honor_cards_as_players() {
    let mut sets = HashSet::new();
    let mut honors = HashSet::new();
    for (players, _, game) in deals() {
        let (table, n) = (game.table(), usize::from(players));
        assert_eq!((table.favors.count_ones(), table.favors >> 5), (u32::from(players), 0));
        let visible = &table.board.honors;
        assert!(visible[..n].iter().all(Option::is_some) && visible[n..].iter().all(Option::is_none));
        assert_eq!(table.decks.honor.len(), 22 - n);
        let ids = visible.iter().flatten().chain(table.decks.honor.iter()).map(|honor| honor.0);
        assert_eq!(ids.collect::<HashSet<_>>().len(), 22, "each is in one place");
        sets.insert((players, table.favors));
        honors.extend(visible.iter().flatten().map(|honor| honor.0));
    }
    for (players, all) in [(2, 10), (3, 10), (4, 5)] {
        assert_eq!(sets.iter().filter(|set| set.0 == players).count(), all, "every choice of cards comes up");
    }
    assert_eq!(honors.len(), 22);
}

/// SET-9, SET-10: everyone in reverse turn order takes a Sword out of as many as players; it enters its row
/// with a Starting Sashimono; its Coins come, and 0, 1, 2, 3 more in turn order. Seats are first at random.
#[test]
fn starting_swords_and_their_coins() {
    let mut firsts = HashSet::new();
    for (players, rules, mut game) in deals() {
        let first = game.table().first;
        firsts.insert((players, first.0));
        for back in (1..players).rev() {
            let chooser = Seat((first.0 + back) % players);
            assert_eq!(game.status(), Status::Waiting(Seats::one(chooser)));
            let mut options = Options::default();
            game.options(&rules, chooser, &mut options);
            assert_eq!(options.all().len(), usize::from(back) + 1, "those that nobody has taken");
            let Action::TakeStart(sword) = options.all()[usize::from(back)] else { panic!("a Sword") };
            let mut refused = Options::default();
            game.options(&rules, first, &mut refused);
            assert!(refused.all().is_empty(), "the first player does not choose");
            game.play(&rules, chooser, Action::TakeStart(sword), &mut NoLog);
            game.check(&rules);
            check_start(&game, &rules, chooser, sword, back);
        }
        let last =
            game.table().player(first).forge.iter().next().expect("the last Sword is the first player's");
        check_start(&game, &rules, first, last, 0);
        assert_eq!(game.status(), Status::Waiting(Seats::one(first)), "who begins the first round");
    }
    assert_eq!(firsts.len(), 2 + 3 + 4);
}

fn check_start(game: &Katana, rules: &Rules, seat: Seat, sword: SwordId, coins: u8) {
    let (table, tile) = (game.table(), rules.tile(sword));
    assert_eq!(table.player(seat).forge.len(), 1);
    assert_eq!(table.player(seat).coins, u16::from(tile.coins + coins));
    let blade = table.blade(sword);
    assert_eq!((blade.placed, blade.sashimono), (0, Sashimono::Starting));
    assert_eq!((blade.cell.row(), blade.cell.column()), (tile.composition.kinds()[0].row(), 0));
    assert_eq!(table.player(seat).sashimono, [0; 4]);
    assert!(table.player(seat).hand.is_empty(), "no Daimyō card comes with it");
}
