//! The Ghost's turns (GHO-1 to GHO-10): its deck, its areas, drawing again, passing.

use std::ops::RangeInclusive;

use katana::{
    Action, Event, GhostLevel, Katana, Rules, Setup,
    action::passes_withheld,
    components::embedded,
    ghost::deck::counts,
    piece::{Area, Figure, GhostCard, House, Kind, Room},
    scene::{Driver, Scene},
    table::{Category, N_FAMILY, N_WORKERS},
};
use tabletop::{Game, NoLog, Options, Quick, Seat, Seed, playout};

use crate::shared::{MONK, WORKER, place};

/// One person and Ghost 3.
pub fn solo() -> Scene {
    with_ghost(1, 3)
}

/// So many people and a Ghost.
pub fn with_ghost(players: u8, level: u8) -> Scene {
    Scene::with_setup(&Setup::with_ghost(players, GhostLevel::new(level).expect("1 to 5")))
}

/// What the Ghost has scored in a category.
pub fn points(scene: &Scene, category: Category) -> i16 {
    let seat = Seat(scene.ghost_seat());
    scene.look().player(seat).ledger[category as usize]
}

/// All cards of the Ghost that have been drawn, in order.
fn drawn(scene: &Scene) -> Vec<GhostCard> {
    let card = |event: &Event| match event {
        Event::GhostDrew { card, .. } => Some(*card),
        _ => None,
    };
    scene.events.iter().filter_map(card).collect()
}

/// GHO-1.1, GHO-1.2: a Ghost starts with 3, 4 or 5 Workers, 3 being the players' own side, and with nothing else.
#[test]
fn ghosts_start_with_the_workers_that_their_side_does_not_block() {
    let mut n_workers = Vec::new();
    for level in GhostLevel::ALL {
        let mut scene = with_ghost(2, level.number());
        let ghost = scene.ghost_player();
        n_workers.push(ghost.workers);
        assert_eq!((ghost.monks, ghost.coins, ghost.stock.0, ghost.rooms.len()), (0, 0, [0; 4], 0));
        assert!(ghost.forge.is_empty() && ghost.delivered.is_empty() && ghost.honors.is_empty());
    }
    assert_eq!(n_workers, [3, 3, 4, 5, 5]);
    let own = Scene::new(2).player(0).workers;
    assert_eq!(n_workers[2], own, "Ghost 3 is the players' own side");
    let sides = &katana::components::embedded().components.blocked;
    assert_eq!(sides[2], [2, 4, 5]);
}

/// GHO-1: Ghosts are of increasing strength. Against one random player the middle score of each is well above that of
/// the one before.
#[test]
fn each_ghost_scores_more_than_the_one_before() {
    let mut options = Options::default();
    let middle_score = |level: u8| {
        let setup = Setup::with_ghost(1, GhostLevel::new(level).expect("1 to 5"));
        let rules = katana::Rules::new(&setup, &katana::components::embedded().components).expect("a game");
        let mut scores: Vec<i16> = (0..2000)
            .map(|number| {
                let mut game = Katana::new(&rules, &Seed::derive(40, number), &mut NoLog);
                playout(&mut game, &rules, &mut Quick::new(number), &mut options, passes_withheld);
                game.table().player(Seat(1)).score()
            })
            .collect();
        scores.sort_unstable();
        scores[scores.len() / 2]
    };
    let scores = [1, 2, 3, 4, 5].map(middle_score);
    assert!(scores.windows(2).all(|pair| pair[1] >= pair[0] + 4), "{scores:?}");
}

/// GHO-1.3: it plays last in round 1.
#[test]
fn the_ghost_plays_last_in_the_first_round() {
    for seed in 0..8 {
        let rules = solo_rules(3);
        let game = <katana::Katana as tabletop::Game>::new(
            &rules,
            &tabletop::Seed([seed; 32]),
            &mut tabletop::NoLog,
        );
        assert_ne!(Some(game.table().first), game.table().ghost_seat());
        let last = game.table().after(Seat((game.table().first.0 + 2) % 3));
        assert_eq!(Some(last), game.table().ghost_seat(), "after all people");
    }
}

fn solo_rules(players: u8) -> katana::Rules {
    let setup = Setup::with_ghost(players, GhostLevel::ALL[0]);
    katana::Rules::new(&setup, &katana::components::embedded().components).expect("a game")
}

/// GHO-14.1: the Training Ghost has one more Blocked Worker than Ghost 1, on space 7, and starts with 2 Workers.
#[test]
fn the_training_ghost_starts_with_two_workers() {
    let setup = Setup::with_ghost(1, GhostLevel::TRAINING);
    let rules = Rules::new(&setup, &embedded().components).expect("a game");
    let ghost = Seat(1);
    assert_eq!(rules.blocked(ghost), [2, 4, 6, 7, 8]);
    let n_workers = |n_swords| N_WORKERS - rules.n_blocked(ghost, n_swords);
    assert_eq!([0, 1, 2, 4, 8].map(n_workers), [2, 2, 3, 4, 7]);
    assert_eq!(rules.blocked(Seat(0)), [2, 4, 5], "its handicap is not the person's");
    let mut events = Vec::new();
    let game = Katana::new(&rules, &Seed([3; 32]), &mut events);
    assert_eq!(game.table().player(ghost).workers, 2);
    assert!(events.contains(&Event::GhostSeated { seat: ghost, level: 0, workers: 2 }));
}

/// GHO-14.2: no chapter is played against the Training Ghost.
#[test]
fn the_training_ghost_does_not_play_in_the_story() {
    let makes = |level| Rules::new(&Setup::for_chapter(1, level), &embedded().components).is_some();
    assert!(makes(GhostLevel::ALL[0]) && !makes(GhostLevel::TRAINING));
    let level = |json: &str| serde_json::from_str::<GhostLevel>(json).ok();
    assert_eq!((level("0"), level("6")), (Some(GhostLevel::TRAINING), None));
    assert_eq!(GhostLevel::from_id("training"), Some(GhostLevel::TRAINING));
    assert_eq!(GhostLevel::new(0), None, "it has no number among the five");
}

/// GHO-2.1: 4 Daimyō, 2 Palace, 2 Market, 1 Academy, 1 Komainu. GHO-2.2: aside 1 Palace, 1 Market, 1 Academy.
#[test]
fn the_deck_is_made_of_ten_cards_and_three_are_set_aside() {
    let mut scene = solo();
    assert_eq!(counts(&scene.ghost().deck.cards), [4, 2, 2, 1, 1]);
    let mut aside = scene.ghost().deck.aside.to_vec();
    aside.sort();
    assert_eq!(aside, [GhostCard::Palace, GhostCard::Market, GhostCard::Academy]);
}

/// GHO-3.1: with an Available Worker it draws and places it there.
#[test]
fn a_worker_goes_where_the_card_says() {
    for (card, area) in [(GhostCard::Market, Area::Market), (GhostCard::Academy, Area::Academy)] {
        let mut scene = solo();
        scene.ghost_draws(&[card]).ghost_turn();
        assert_eq!(drawn(&scene), [card]);
        assert!(scene.events.contains(&Event::Placed { seat: Seat(1), figure: WORKER, area }));
        assert_eq!(scene.ghost_player().workers, 3);
    }
}

/// GHO-3.2: an empty deck is made of its discards, all of them.
#[test]
fn an_empty_deck_is_shuffled_from_its_discards() {
    let mut scene = solo();
    let deck = &mut scene.ghost().deck;
    deck.discards = counts(&deck.cards);
    deck.cards.clear();
    scene.ghost_turn();
    assert!(scene.events.contains(&Event::GhostDeckShuffled { seat: Seat(1) }));
    let deck = &scene.ghost().deck;
    assert_eq!((deck.cards.len(), deck.n_shuffles), (9, 1));
    assert_eq!(deck.discards.iter().sum::<u8>(), 1, "the card just drawn");
}

/// Every area is full, and no Sword is on display.
fn crowded() -> Scene {
    let mut scene = solo();
    scene.no_swords();
    for (seat, figure, area) in [
        (0, WORKER, Area::Market),
        (0, WORKER, Area::Market),
        (0, MONK, Area::Market),
        (0, WORKER, Area::Academy),
        (0, WORKER, Area::Academy),
        (0, MONK, Area::Palace),
        (1, WORKER, Area::Palace),
        (1, WORKER, Area::Komainu),
    ] {
        scene.stands_at(seat, figure, area);
    }
    scene
}

/// GHO-3.3, GHO-9.4: when every card has come up in one turn without a free area, the Ghost passes.
#[test]
fn a_ghost_that_finds_no_place_at_all_passes() {
    let mut scene = crowded();
    scene.ghost_turn();
    let mut cards = drawn(&scene);
    cards.sort();
    assert_eq!(cards.len(), 10, "each card once: {cards:?}");
    assert!(scene.ghost_player().passed);
    assert_eq!(scene.ghost_player().workers, 2, "with Workers left");
    assert_eq!(scene.ghost_player().honors.len(), 1);
    // 2 × Market (3 there and its own), 2 × Palace (one Room), Academy 1, Komainu 4, Daimyō nothing.
    assert_eq!(scene.score(1), 2 * 4 + 2 + 1 + 4);
}

/// GHO-3.3, GHO-3.4: a turn that shuffles the deck ends when all cards have come up; none of them comes twice. By
/// version 1 the cards that came up before the deck ran out may come up again, but count once.
#[test]
fn a_turn_that_shuffles_the_deck_ends_when_all_cards_have_come_up() {
    for (version, n_drawn) in [(1, 10..=11), (2, 10..=10)] {
        shuffles_in_a_turn(version, n_drawn);
    }
}

fn shuffles_in_a_turn(version: u32, n_drawn: RangeInclusive<usize>) {
    let mut scene = crowded();
    scene.version(version);
    let deck = &mut scene.ghost().deck;
    let first = deck.cards.pop().expect("ten cards");
    let rest: Vec<GhostCard> = deck.cards.iter().copied().collect();
    rest.iter().for_each(|card| deck.discards[card.index()] += 1);
    deck.cards.clear();
    deck.cards.push(first);
    scene.ghost_turn();
    let cards = drawn(&scene);
    assert!(n_drawn.contains(&cards.len()), "{cards:?}");
    let mut counts = [0u8; 5];
    cards.iter().for_each(|card| counts[card.index()] += 1);
    assert!(
        counts.iter().zip([4, 2, 2, 1, 1]).all(|(&n, all)| n >= all),
        "every card has come up: {counts:?}"
    );
    assert!(scene.ghost_player().passed);
}

/// GHO-4.1, GHO-4.2, GHO-4.3: the Sword with the highest number, its points and the round's, its Sashimono.
#[test]
fn at_the_houses_it_takes_the_sword_with_the_highest_number() {
    let mut scene = solo();
    scene.no_swords().round(3);
    scene.display(0, 0, "UWSS");
    let best = scene.display(2, 1, "WSWUU");
    scene.display(3, 0, "WWW");
    scene.ghost_draws(&[GhostCard::Daimyo]).ghost_turn();
    assert!(scene.ghost_player().delivered.contains(best));
    assert_eq!((points(&scene, Category::Swords), points(&scene, Category::Rounds)), (8, 4));
    assert_eq!(scene.ghost_player().sashimono, [0, 0, 1, 0]);
    let board = &scene.look().table.board;
    assert_eq!(board.swords[2][1], None);
    assert_eq!(board.houses[2][1].map(|standing| standing.seat), Some(Seat(1)), "its Worker stands there");
    assert_eq!(scene.coins_of(1), 0, "and brings no Coins now");
}

/// GHO-4.4: the Sword's first resource goes on the first free space of the Katana.
#[test]
fn its_katana_grows_by_the_first_resource_of_each_sword() {
    let mut scene = solo();
    scene.no_swords();
    for (nth, composition) in ["LSWU", "UWSS", "LLS"].into_iter().enumerate() {
        scene.display(nth as u8, 0, composition);
        scene.ghost_draws(&[GhostCard::Daimyo]).ghost_turn();
        assert_eq!(scene.ghost_player().composition.kinds().len(), nth + 1);
    }
    assert_eq!(scene.ghost_player().composition.to_string(), "LUL");
}

/// GHO-4.5: that House's top Daimyō card is discarded, and the next one shows.
#[test]
fn the_house_loses_its_top_card() {
    let mut scene = solo();
    scene.no_swords();
    scene.display(1, 0, "LSWU");
    let deck = scene.table().decks.daimyo[1];
    let (top, next) = (deck[deck.len() - 1], deck[deck.len() - 2]);
    scene.ghost_draws(&[GhostCard::Daimyo]).ghost_turn();
    assert!(scene.table().discarded.contains(top));
    assert!(scene.events.contains(&Event::DisplayDiscarded { house: Some(House(1)), card: top }));
    assert!(scene.events.contains(&Event::CardRevealed { house: Some(House(1)), card: next }));
    assert!(scene.ghost_player().hand.is_empty(), "it takes no Daimyō card");
}

/// GHO-4.6: a Daimyō card that freed a Blocked Worker leaves the game, another goes to the discards.
#[test]
fn a_daimyo_card_that_frees_a_worker_leaves_the_game() {
    let mut scene = solo();
    scene.ghost_draws(&[GhostCard::Daimyo, GhostCard::Daimyo]);
    scene.ghost_turn();
    assert_eq!((scene.ghost().deck.discards[0], scene.ghost().deck.n_removed), (1, 0), "space 1 is free");
    scene.ghost_turn();
    assert_eq!((scene.ghost().deck.discards[0], scene.ghost().deck.n_removed), (1, 1), "space 2 is not");
    assert!(scene.events.contains(&Event::WorkerFreed { seat: Seat(1) }));
    assert_eq!(scene.ghost_player().workers, 4 - 2 + 1, "Available at once");
}

/// EDG-5: the Katana holds seven; an eighth resource is not placed.
#[test]
fn an_eighth_resource_is_not_placed() {
    let mut scene = solo();
    let seat = scene.ghost_seat();
    scene.ghost_player().composition = katana::piece::Composition::parse("UWSLUWS").expect("seven letters");
    let katana = katana::piece::SwordId::katana(Seat(seat));
    scene.table().blades[katana.index()].placed = 7;
    scene.ghost_draws(&[GhostCard::Daimyo]).ghost_turn();
    assert_eq!(scene.ghost_player().composition.kinds().len(), 7);
    assert_eq!(scene.ghost_player().delivered.len(), 1, "the Sword is taken all the same");
}

/// GHO-5.1: a Family Member to the Room with the fewest of all players, the leftmost of equals.
#[test]
fn its_family_member_goes_to_the_emptiest_room() {
    let mut scene = with_ghost(2, 3);
    let rooms = scene.table().board.rooms;
    scene.family(0, &[rooms[0], rooms[1]]).family(1, &[rooms[0], rooms[3]]);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    let wanted = scene.room_set(&[rooms[2]]);
    assert_eq!(scene.ghost_player().rooms, wanted);
    assert_eq!(points(&scene, Category::Palace), 4);
}

/// GHO-5.2: with all three there none is placed. GHO-5.3: it rearranges them so that as few Rooms as possible are empty.
#[test]
fn it_rearranges_its_family_to_leave_no_room_empty() {
    let mut scene = with_ghost(1, 3);
    let rooms = scene.table().board.rooms;
    scene.family(0, &[rooms[0], rooms[1]]).family(1, &[rooms[0], rooms[1], rooms[4]]);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    let wanted = scene.room_set(&[rooms[2], rooms[3], rooms[4]]);
    assert_eq!(scene.ghost_player().rooms, wanted);
    assert_eq!(scene.ghost_player().rooms.len(), N_FAMILY);
    assert_eq!(points(&scene, Category::Palace), 5);
}

/// GHO-5.4: a point for each Room with anyone in it; GHO-5.5: then PAL-3 for the humans, and no benefit for the Ghost.
#[test]
fn the_people_react_to_its_palace() {
    let mut scene = solo();
    scene.family(0, &[Room::Coins]);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    assert_eq!(points(&scene, Category::Palace), 2);
    assert_eq!(scene.asked(), [0]);
    let room = scene.place_of(Room::Coins);
    scene.act(0, Action::UseRoom { room, on: katana::Target::Plain });
    assert_eq!((scene.coins_of(0), scene.coins_of(1)), (2, 0));
    assert!(scene.options(1).is_empty(), "a Ghost is never asked");
}

/// GHO-6.1: the visible card with the highest number, the leftmost of equals, kept. GHO-6.2: a point for each figure.
#[test]
fn at_the_market_it_takes_the_highest_card() {
    let mut scene = solo();
    scene.market_shows([2, 6, 6]);
    let leftmost = scene.table().board.cards[1].expect("a card");
    scene.stands_at(0, MONK, Area::Market);
    scene.ghost_draws(&[GhostCard::Market]).ghost_turn();
    assert!(scene.ghost_player().hand.contains(leftmost));
    assert!(scene.table().board.cards[1].is_some_and(|card| card != leftmost), "replaced from the deck");
    assert_eq!(points(&scene, Category::Market), 2);
}

/// GHO-7.1: the first base resource is decorated, several of a kind too. GHO-7.2: the Coins of the best Decorator.
/// GHO-7.3: then ACA-3 for the humans.
#[test]
fn at_the_academy_it_decorates_its_katana_and_scores_the_best_decorator() {
    let mut scene = solo();
    scene.ghost_player().composition = katana::piece::Composition::parse("SSL").expect("letters");
    scene.table().blades[51].placed = 3;
    scene.player(0).decorators[Kind::Wood] = 1;
    let sword = scene.sword(0, "LSWU", 1);
    for nth in 1..=2 {
        scene.ghost_draws(&[GhostCard::Academy]).ghost_turn();
        assert_eq!((scene.ghost().decorated, points(&scene, Category::Academy)), (nth, 2 * i16::from(nth)));
        assert_eq!(scene.asked(), [0]);
        assert!(scene.may(0, Action::Decorate { sword, kind: Kind::Leather }));
        // The card comes up once more.
        let deck = &mut scene.ghost().deck;
        deck.discards[GhostCard::Academy.index()] -= 1;
        deck.cards.push(GhostCard::Academy);
    }
}

/// GHO-7.4: it gets nothing from a human's Academy action. EDG-5: with nothing left to decorate it still scores.
#[test]
fn it_gets_nothing_from_a_humans_academy() {
    let mut scene = solo();
    scene.ghost_player().composition = katana::piece::Composition::parse("S").expect("letters");
    scene.table().blades[51].placed = 1;
    scene.acts(0, &[place(WORKER, Area::Academy), Action::Advance(Some(Kind::Wood))]);
    assert_eq!(scene.ghost().decorated, 0);
    assert_eq!(scene.score(1), 0);
    let mut scene = solo();
    scene.ghost_draws(&[GhostCard::Academy]).ghost_turn();
    assert_eq!((scene.ghost().decorated, points(&scene, Category::Academy)), (0, 1));
}

/// GHO-8: Komainu brings 4 points.
#[test]
fn komainu_brings_four_points() {
    let mut scene = solo();
    scene.ghost_draws(&[GhostCard::Komainu]).ghost_turn();
    assert_eq!(points(&scene, Category::Komainu), 4);
    assert!(scene.events.contains(&Event::KomainuTaken { seat: Seat(1) }));
    assert_eq!(scene.coins_of(1), 0);
}

/// GHO-9.1: all spaces taken: only the area's points, as if its Worker stood there, and it draws again. GHO-9.2: no card,
/// Family Member, decoration or first place. GHO-9.3: the humans get nothing.
#[test]
fn a_full_area_gives_points_alone() {
    let mut scene = crowded();
    scene.family(0, &[Room::Coins]);
    scene.display(0, 0, "WWW");
    scene.ghost_player().composition = katana::piece::Composition::parse("S").expect("letters");
    scene.table().blades[51].placed = 1;
    scene.ghost_draws(&[
        GhostCard::Market,
        GhostCard::Palace,
        GhostCard::Academy,
        GhostCard::Komainu,
        GhostCard::Daimyo,
    ]);
    scene.ghost_turn();
    assert_eq!(points(&scene, Category::Market), 4);
    assert_eq!(points(&scene, Category::Palace), 2, "with the Room that it would have filled");
    assert_eq!(points(&scene, Category::Academy), 1);
    assert_eq!(points(&scene, Category::Komainu), 4);
    let ghost = scene.ghost_player();
    assert!(ghost.hand.is_empty() && ghost.rooms.is_empty() && ghost.delivered.len() == 1);
    assert_eq!(scene.ghost().decorated, 0);
    let is_reaction = |event: &Event| matches!(event, Event::RoomUsed { .. } | Event::Declined { .. });
    assert!(!scene.events.iter().any(is_reaction));
    assert_eq!(scene.table().turn, Seat(0), "nobody was asked to react");
    assert_eq!(drawn(&scene).len(), 5);
}

/// GHO-9.1: the Houses without a Sword give nothing.
#[test]
fn houses_without_swords_give_nothing() {
    let mut scene = solo();
    scene.no_swords().ghost_draws(&[GhostCard::Daimyo, GhostCard::Komainu]).ghost_turn();
    assert_eq!(drawn(&scene), [GhostCard::Daimyo, GhostCard::Komainu]);
    assert_eq!(scene.score(1), 4);
}

/// GHO-10: without an Available Worker it passes and takes the Honor card closest to the deck, the last in the row.
#[test]
fn without_a_worker_it_passes_with_the_honor_card_at_the_deck() {
    let mut scene = with_ghost(2, 3);
    scene.ghost_player().workers = 0;
    (0..4).for_each(|_| scene.ghost_player().at_forge[0].add(Figure::Worker));
    let last = scene.table().board.honors[2].expect("three are revealed");
    scene.ghost_turn();
    assert_eq!(*scene.ghost_player().honors, [last]);
    assert!(scene.ghost_player().passed && drawn(&scene).is_empty());
}
