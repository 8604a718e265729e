//! The early solo rules (SOL).

use katana::{
    Action, Event, Rules, Setup,
    components::{Honor, embedded},
    ghost::{deck::counts, score::honor_points},
    piece::{Area, Figure, GhostCard, House, Kind, Room},
    scene::{Driver, Scene},
    table::Category,
};
use tabletop::{Game, Seat, Seed};

use crate::{
    ghost_turns::points,
    shared::{MONK, WORKER},
};

fn solo() -> Scene {
    Scene::with_setup(&Setup::early_solo())
}

/// SOL-0.1: set up as for 2 players: 2 Favor and 2 Honor cards. SOL: the Ghost is on the players' own side.
#[test]
fn the_table_is_set_up_for_two() {
    let mut scene = solo();
    assert_eq!(scene.table().favors.count_ones(), 2);
    assert_eq!(scene.table().board.honors.iter().flatten().count(), 2);
    let n_workers = scene.player(0).workers;
    assert_eq!(scene.ghost_player().workers, n_workers);
}

/// SOL-0.2: the Ghost has no Katana. SOL-0.3: a Daimyō card that frees a Worker stays.
#[test]
fn nothing_is_put_on_a_katana_and_no_card_is_removed_for_a_worker() {
    let mut scene = solo();
    scene.ghost_draws(&[GhostCard::Daimyo, GhostCard::Daimyo, GhostCard::Academy]);
    scene.ghost_turn().ghost_turn();
    assert!(scene.events.contains(&Event::WorkerFreed { seat: Seat(1) }));
    assert_eq!((scene.ghost().deck.n_removed, scene.ghost().deck.discards[0]), (0, 2));
    assert!(scene.ghost_player().composition.kinds().is_empty());
    scene.ghost_turn();
    assert_eq!(scene.ghost().decorated, 0);
}

/// SOL-0.4: the first player is found by RES-1 with the Ghost as a player.
#[test]
fn the_first_player_alternates_unless_somebody_is_at_komainu() {
    let first_after = |at: Option<u8>| {
        let mut scene = solo();
        if let Some(seat) = at {
            scene.stands_at(seat, WORKER, Area::Komainu);
        }
        scene.others_passed().pass();
        scene.table().first.0
    };
    assert_eq!([None, Some(0), Some(1)].map(first_after), [1, 0, 1]);
}

/// SOL-1.1: the human takes 1 random Sword with the 0-Coin Starting Sashimono and plays first.
#[test]
fn the_human_starts_with_one_sword_and_plays_first() {
    let rules = Rules::new(&Setup::early_solo(), &embedded().components).expect("a game");
    for seed in 0..10 {
        let game = katana::Katana::new(&rules, &Seed([seed; 32]), &mut tabletop::NoLog);
        let player = game.table().player(Seat(0));
        let sword = player.forge.iter().next().expect("a Sword");
        assert_eq!(player.coins, u16::from(rules.tile(sword).coins));
        assert_eq!((game.table().first, game.status().asked().first()), (Seat(0), Some(Seat(0))));
    }
}

/// SOL-1.2: the deck is GHO-2's, with a First Player card for Komainu.
#[test]
fn the_deck_is_the_ghosts() {
    let mut scene = solo();
    assert_eq!(counts(&scene.ghost().deck.cards), [4, 2, 2, 1, 1]);
    assert_eq!(GhostCard::Komainu.area(), Area::Komainu);
}

/// SOL-2.1: the highest-numbered Sword whose Sashimono it lacks. SOL-2.2: all owned: of which it lacks a second, and so on.
/// SOL-2.3: none of a lacking kind on display: the highest-numbered.
#[test]
fn it_takes_the_highest_sword_of_a_house_that_it_lacks() {
    for (flags, house) in [([0, 0, 0, 0], 0), ([1, 0, 0, 0], 2), ([1, 1, 1, 0], 0), ([2, 1, 1, 2], 2)] {
        let mut scene = solo();
        scene.no_swords();
        scene.display(0, 0, "UUUWSS");
        scene.display(1, 0, "WWW");
        scene.display(2, 0, "WSWUU");
        for (n, house) in flags.into_iter().zip(0..) {
            scene.ghost_player().sashimono[house] = n;
        }
        let tiles = ["LSW", "SSS", "SWU", "LLL", "LLS", "SLL"];
        let n_flags: u8 = flags.iter().sum();
        tiles.iter().take(usize::from(n_flags)).for_each(|tile| {
            scene.delivered(1, tile);
        });
        scene.ghost_player().workers = scene.ghost_player().workers.min(7);
        scene.ghost_draws(&[GhostCard::Daimyo]).ghost_turn();
        let after = scene.ghost_player().sashimono;
        assert_eq!(after[house], flags[house] + 1, "{flags:?}: {after:?}");
    }
}

/// SOL-3.1: the visible Market card with the lowest number is discarded. SOL-3.2: points as GHO-6.
#[test]
fn the_lowest_market_card_is_discarded() {
    let mut scene = solo();
    scene.market_shows([4, 2, 6]);
    let lowest = scene.table().board.cards[1].expect("a card");
    scene.stands_at(0, WORKER, Area::Market).ghost_draws(&[GhostCard::Market]).ghost_turn();
    assert!(scene.table().discarded.contains(lowest));
    assert!(scene.ghost_player().hand.is_empty());
    assert!(scene.table().board.cards[1].is_some(), "it is replaced");
    assert_eq!(points(&scene, Category::Market), 2);
}

/// SOL-4.1: a Family Member to any Room, not rearranged; 1 point for each Family Member of both. SOL-4.2: the human may
/// then activate one Room.
#[test]
fn at_the_palace_each_family_member_counts() {
    let mut scene = solo();
    let rooms = scene.table().board.rooms;
    scene.family(0, &[rooms[0], rooms[1], Room::Coins]);
    scene.ghost_draws(&[GhostCard::Palace, GhostCard::Palace]).ghost_turn();
    assert_eq!(points(&scene, Category::Palace), 4);
    assert_eq!(scene.asked(), [0]);
    let room = scene.place_of(Room::Coins);
    assert!(scene.may(0, Action::UseRoom { room, on: katana::Target::Plain }));
    let before = scene.ghost_player().rooms;
    scene.ghost_turn();
    assert_eq!(points(&scene, Category::Palace), 4 + 5);
    assert_eq!(scene.ghost_player().rooms.and(before), before, "those who are there stay");
}

/// SOL-4.1: with its three there none is placed, and they count.
#[test]
fn a_fourth_family_member_is_not_placed() {
    let mut scene = solo();
    let rooms = scene.table().board.rooms;
    scene.family(1, &rooms[1..4]);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    let wanted = scene.room_set(&rooms[1..4]);
    assert_eq!(scene.ghost_player().rooms, wanted);
    assert_eq!(points(&scene, Category::Palace), 3);
}

/// SOL-5: the Coins of the human's most advanced Decorator, and the human activates one Decorator.
#[test]
fn at_the_academy_the_human_decorates() {
    let mut scene = solo();
    scene.player(0).decorators[Kind::Steel] = 2;
    let sword = scene.sword(0, "LSWU", 2);
    scene.ghost_draws(&[GhostCard::Academy]).ghost_turn();
    assert_eq!(points(&scene, Category::Academy), 3);
    scene.act(0, Action::Decorate { sword, kind: Kind::Steel });
    assert_eq!(scene.coins_of(0), 3);
}

/// SOL-6: First Player brings as many points as the number of the round; also where the space is taken (GHO-9).
#[test]
fn first_player_brings_the_number_of_the_round() {
    for round in 1..=4 {
        let mut scene = solo();
        scene.round(round).ghost_draws(&[GhostCard::Komainu]).ghost_turn();
        assert_eq!(points(&scene, Category::Komainu), i16::from(round));
    }
    let mut scene = solo();
    scene.round(3).stands_at(0, MONK, Area::Komainu);
    scene.ghost_draws(&[GhostCard::Komainu, GhostCard::Daimyo]).ghost_turn();
    assert_eq!(points(&scene, Category::Komainu), 3);
}

/// SOL-7: it passes with the leftmost Honor card.
#[test]
fn it_passes_with_the_leftmost_honor_card() {
    let mut scene = solo();
    scene.ghost_player().workers = 0;
    (0..4).for_each(|_| scene.ghost_player().at_forge[0].add(Figure::Worker));
    let leftmost = scene.table().board.honors[0].expect("an Honor card");
    scene.ghost_turn();
    assert_eq!(*scene.ghost_player().honors, [leftmost]);
}

/// A round ends; the human or the Ghost is at Komainu.
fn restored(at_komainu: u8) -> Scene {
    let mut scene = solo();
    scene.stands_at(at_komainu, WORKER, Area::Komainu).others_passed().forget().pass();
    scene
}

/// SOL-8.1: one Daimyō card leaves. SOL-8.2: a human who is first player chooses which card set aside joins.
#[test]
fn a_human_who_is_first_chooses_the_card_that_joins() {
    for card in [GhostCard::Palace, GhostCard::Market, GhostCard::Academy] {
        let mut scene = restored(0);
        assert!(scene.events.contains(&Event::GhostCardRemoved { card: GhostCard::Daimyo }));
        assert_eq!(scene.ghost().deck.n_removed, 1);
        assert_eq!(scene.asked(), [0]);
        let options = scene.options(0);
        assert_eq!(
            options,
            [GhostCard::Palace, GhostCard::Market, GhostCard::Academy].map(Action::AddGhostCard)
        );
        scene.act(0, Action::AddGhostCard(card));
        let mut expected = [3, 2, 2, 1, 1];
        expected[card.index()] += 1;
        assert_eq!(counts(&scene.ghost().deck.cards), expected);
        assert!(scene.may(0, crate::shared::place(WORKER, Area::Market)), "then the round goes on");
    }
}

/// SOL-8.3: otherwise it is random and unseen.
#[test]
fn otherwise_a_card_joins_unseen() {
    let mut scene = restored(1);
    assert!(scene.events.contains(&Event::GhostCardRemoved { card: GhostCard::Daimyo }));
    assert!(scene.events.contains(&Event::GhostCardJoined { card: None }));
    assert_eq!(scene.ghost().deck.aside.len(), 2);
    assert_eq!(scene.table().first, Seat(1));
}

/// SOL-8.2: what is left is looked at first, so that the choice is between cards that are there.
#[test]
fn the_cards_set_aside_are_looked_at_before_choosing() {
    let mut scene = restored(1);
    let left = scene.ghost().deck.aside;
    assert_eq!(scene.ghost().deck.maybe_aside.len(), 3, "nobody knows which has joined");
    scene.turn(0);
    let back = scene.table().board.komainu.take();
    back.into_iter().for_each(|standing| scene.player(standing.seat.0).workers += 1);
    scene.stands_at(0, WORKER, Area::Komainu).others_passed().forget().pass();
    assert!(scene.events.iter().any(|event| matches!(event, Event::GhostAsideRevealed { .. })));
    let mut cards: Vec<Action> = left.iter().map(|&card| Action::AddGhostCard(card)).collect();
    cards.sort_by_key(|action| format!("{action:?}"));
    let mut options = scene.options(0);
    options.sort_by_key(|action| format!("{action:?}"));
    assert_eq!(options, cards);
}

/// SOL-9.1: the values of the first resource of each of its Swords + 6 + Sashimono; no Coins.
#[test]
fn at_the_end_its_swords_make_a_katana() {
    let mut scene = solo();
    for composition in ["LSWU", "UWSS", "WWW"] {
        scene.delivered(1, composition);
    }
    scene.ghost_player().sashimono = [1, 1, 1, 0];
    scene.round(4).turn(0).others_passed().forget().pass();
    assert_eq!(points(&scene, Category::Katana), 3 + 4 + 1);
    assert_eq!(points(&scene, Category::Rounds), 6);
    assert_eq!(points(&scene, Category::Coins), 0);
    assert_eq!(points(&scene, Category::Sashimono), 6);
}

/// SOL-9.2: an Honor card that cannot apply to the Ghost applies to the human instead.
#[test]
fn honor_cards_that_cannot_apply_to_the_ghost_apply_to_the_human() {
    let mut scene = solo();
    scene.coins(0, 20);
    let katana = scene.katana(0, "LSWU", 2);
    scene.decorated(katana, "LS");
    scene.player(0).katana = katana::table::KatanaStage::Unfinished;
    scene.market_card(0, 2);
    let of = |honor| honor_points(scene.look(), Seat(1), honor);
    assert_eq!(of(Honor::Coins), (Seat(0), 5));
    assert_eq!(of(Honor::KatanaDecorations), (Seat(0), 6));
    assert_eq!(of(Honor::UnusedCards), (Seat(0), 3));
    assert_eq!(of(Honor::Decorators), (Seat(0), 4));
    assert_eq!(of(Honor::StrengthSum), (Seat(1), 0));
    assert_eq!(of(Honor::Sashimono(House(0).0)), (Seat(1), 0));
}
