//! The Ghost between rounds and at the end (GHO-11 to GHO-13), and the setup with it (SET-1, SET-7, SET-8, TRN-3).

use katana::{
    Action, Event, GhostLevel, Rules, Setup, Variant,
    components::{Honor, embedded},
    ghost::score::honor_points,
    piece::{Area, Composition, GhostCard, Kind, SwordId},
    scene::{Driver, Scene},
    table::{Category, KatanaStage},
};
use tabletop::{Dice, Game, Seat, Seats, Seed, Session, Status, Viewer};

use crate::{
    ghost_turns::{points, solo, with_ghost},
    shared::{WORKER, place},
};

/// SET-1, SOL-0: 2 to 4 people without a Ghost, 1 to 3 with one, 1 by the early solo rules.
#[test]
fn the_ghost_takes_the_place_of_a_player() {
    let components = &embedded().components;
    let makes = |setup: &Setup| Rules::new(setup, components).is_some();
    for players in 0..6 {
        assert_eq!(makes(&Setup::new(players)), (2..=4).contains(&players));
        for level in GhostLevel::ALL {
            assert_eq!(makes(&Setup::with_ghost(players, level)), (1..=3).contains(&players));
        }
        let early = Setup { variant: Variant::EarlySolo, ..Setup::new(players) };
        assert_eq!(makes(&early), players == 1);
    }
    assert!(!makes(&Setup { ghost: Some(GhostLevel::ALL[2]), ..Setup::early_solo() }), "it brings its own");
}

/// SET-7: as many Favor cards as people. SET-8, TRN-3: Honor cards and spaces as if the Ghost were a player.
#[test]
fn the_ghost_counts_for_honor_cards_and_spaces_but_not_for_favors() {
    for players in 1..=3 {
        let mut scene = with_ghost(players, 3);
        assert_eq!(scene.table().favors.count_ones(), u32::from(players));
        assert_eq!(scene.table().board.honors.iter().flatten().count(), usize::from(players) + 1);
        let n_swords = scene.table().board.swords.iter().flatten().flatten().count();
        assert_eq!(n_swords, [8, 8, 12][usize::from(players) - 1]);
        assert_eq!(scene.rules.by_players(&[3, 4, 5]), usize::from(players) + 2);
    }
}

/// SET-10: as many Swords as people; one alone gets the one drawn.
#[test]
fn starting_swords_are_for_people() {
    let setup = Setup::with_ghost(1, GhostLevel::ALL[4]);
    let rules = Rules::new(&setup, &embedded().components).expect("a game");
    let mut log = Vec::new();
    let game = katana::Katana::new(&rules, &Seed([3; 32]), &mut log);
    let sword = game.table().player(Seat(0)).forge.iter().next().expect("a Sword");
    assert_eq!(game.table().player(Seat(0)).coins, u16::from(rules.tile(sword).coins), "and 0 Coins besides");
    assert!(game.table().player(Seat(1)).forge.is_empty());
    assert!(log.contains(&Event::GhostSeated { seat: Seat(1), level: 5, workers: 5 }));
}

/// Everybody has passed but the active player, who passes now.
fn end_round(scene: &mut Scene) {
    scene.others_passed().forget().pass();
}

/// The order of turns from the first on.
fn order(scene: &mut Scene) -> Vec<u8> {
    let table = scene.table();
    let mut seats = vec![table.first];
    while seats.len() < usize::from(table.n_seats) {
        seats.push(table.after(*seats.last().expect("the first")));
    }
    seats.into_iter().map(|seat| seat.0).collect()
}

/// GHO-11.1: Ghost at Komainu: Ghost first, the humans in last round's order. GHO-11.3: the first of them is remembered.
#[test]
fn a_ghost_at_komainu_begins_the_next_round() {
    let mut scene = with_ghost(3, 3);
    scene.table().first = Seat(1);
    scene.ghost().first_human = Seat(1);
    scene.stands_at(3, WORKER, Area::Komainu).turn(0);
    end_round(&mut scene);
    assert_eq!(order(&mut scene), [3, 1, 2, 0]);
    // After that round the next human is first, and the Ghost last.
    scene.turn(0);
    let back = scene.table().board.komainu.take();
    back.into_iter().for_each(|standing| scene.player(standing.seat.0).workers += 1);
    end_round(&mut scene);
    assert_eq!(order(&mut scene), [2, 0, 1, 3]);
}

/// GHO-11.2: otherwise the humans as usual, the Ghost last.
#[test]
fn otherwise_the_people_go_on_and_the_ghost_is_last() {
    let mut scene = with_ghost(2, 3);
    end_round(&mut scene);
    assert_eq!(order(&mut scene), [1, 0, 2]);
    let mut scene = with_ghost(2, 3);
    scene.stands_at(0, WORKER, Area::Komainu);
    end_round(&mut scene);
    assert_eq!(order(&mut scene), [0, 1, 2]);
}

/// GHO-11.4: one of the cards set aside, at random and unseen, joins deck and discards, shuffled.
#[test]
fn a_card_set_aside_joins_the_deck_unseen() {
    let mut scene = solo();
    scene.ghost_draws(&[GhostCard::Komainu]).ghost_turn();
    scene.turn(0);
    let before = scene.ghost().deck;
    end_round(&mut scene);
    assert!(scene.events.contains(&Event::GhostCardJoined { card: None }));
    let deck = scene.ghost().deck;
    assert_eq!((deck.aside.len(), deck.n_shuffles), (2, 1));
    assert_eq!(deck.maybe_aside, before.maybe_aside, "which one, nobody can tell");
    let n_drawn = scene.events.iter().filter(|event| matches!(event, Event::GhostDrew { .. })).count();
    assert_eq!(deck.cards.len() + n_drawn, 11, "all are in the deck again");
}

/// GHO-11.4: what nobody has seen is in no view, and what has been seen is known.
#[test]
fn a_view_tells_what_the_ghost_has_left_and_not_where() {
    let mut scene = solo();
    let view = scene.game.view(&scene.rules, Viewer::Seat(Seat(0)));
    let known = view.ghost.clone().expect("a Ghost");
    assert_eq!((known.hidden, known.n_aside), ([4, 3, 3, 2, 1], 3));
    let mut dice = Dice::new(&Seed([0; 32]), 0, 0);
    let other = scene.game.permute_hidden(&scene.rules, Viewer::Spectator, &mut dice);
    assert_eq!(other.view(&scene.rules, Viewer::Seat(Seat(0))), view);
    // Both Academy cards have come up: the one set aside has joined.
    let deck = &mut scene.ghost().deck;
    let place = deck.aside.iter().position(|&card| card == GhostCard::Academy).expect("it is set aside");
    deck.aside.remove(place);
    deck.join();
    scene.ghost_draws(&[GhostCard::Academy, GhostCard::Academy]).ghost_turn().ghost_turn();
    assert!(!scene.ghost().deck.maybe_aside.contains(GhostCard::Academy));
    for _ in 0..20 {
        let view = scene.game.view(&scene.rules, Viewer::Spectator);
        let imagined = katana::Katana::imagine(&view, &scene.rules, &mut dice);
        let aside = imagined.table().ghost.expect("a Ghost").deck.aside;
        assert!(!aside.contains(&GhostCard::Academy));
    }
}

/// In the last round everybody else has passed, and the active player passes.
fn finish(scene: &mut Scene) {
    scene.round(4).turn(0);
    end_round(scene);
    assert!(scene.is_over());
}

/// The Ghost has these Swords, from House 0.
fn gives(scene: &mut Scene, compositions: &[&str]) {
    let seat = scene.ghost_seat();
    for composition in compositions {
        scene.delivered(seat, composition);
        scene.ghost_player().sashimono[0] += 1;
    }
}

/// The Ghost's Katana holds these resources, the first of them decorated.
fn its_katana(scene: &mut Scene, letters: &str, n_decorated: u8) {
    let katana = SwordId::katana(Seat(scene.ghost_seat()));
    scene.ghost_player().composition = Composition::parse(letters).expect("letters");
    scene.ghost().decorated = n_decorated;
    scene.table().blades[katana.index()].placed = letters.len() as u8;
}

/// GHO-12.1: the Coins on its Swords, divided by 5 and rounded down. GHO-12.3: sets of Sashimono.
#[test]
fn the_coins_on_its_swords_count_a_fifth() {
    let mut scene = solo();
    gives(&mut scene, &["LSWU", "UWWU", "LLL"]);
    scene.ghost_player().sashimono = [1, 1, 1, 0];
    finish(&mut scene);
    assert_eq!(points(&scene, Category::Coins), (5 + 5 + 4) / 5);
    assert_eq!(points(&scene, Category::Sashimono), 6);
}

/// GHO-12.2: its Katana as in END-2, each decorated resource on it scoring.
#[test]
fn its_katana_scores_every_decorated_resource() {
    let mut scene = solo();
    its_katana(&mut scene, "SSLU", 3);
    finish(&mut scene);
    assert_eq!(points(&scene, Category::Katana), (2 + 2 + 3 + 4) + (2 + 2 + 3));
    assert_eq!(scene.ghost_player().shame, katana::table::Shame::None);
}

/// GHO-12.4: a card with the human icon gives the best result among the humans, each capped at 12.
#[test]
fn a_card_with_the_human_icon_is_scored_by_the_best_of_the_people() {
    let mut scene = with_ghost(2, 3);
    let seat = scene.ghost_seat();
    scene.coins(0, 30).coins(1, 100);
    let ghost = Seat(seat);
    assert_eq!(honor_points(scene.look(), ghost, Honor::Coins), (Seat(1), 12));
    scene.coins(1, 29);
    assert_eq!(honor_points(scene.look(), ghost, Honor::Coins), (Seat(0), 7));
    scene.player(1).decorators[Kind::Wood] = 2;
    assert_eq!(honor_points(scene.look(), ghost, Honor::Decorators), (Seat(1), 6));
    let sword = scene.delivered(0, "LSWU");
    scene.decorated(sword, "SW");
    assert_eq!(honor_points(scene.look(), ghost, Honor::Decorations), (Seat(0), 2));
    let steel = Honor::SwordsDecorated { kind: Kind::Steel, points: 2 };
    assert_eq!(honor_points(scene.look(), ghost, steel), (Seat(0), 2));
    let card = scene.market_card(1, 1);
    scene.player(1).hand.remove(card);
    scene.player(1).under[0].lay(card);
    assert_eq!(honor_points(scene.look(), ghost, Honor::BoughtCards), (Seat(1), 3));
}

/// GHO-12.5: any other Honor card is applied to itself. HON-10: it counts Workers only.
#[test]
fn any_other_honor_card_is_applied_to_the_ghost() {
    let mut scene = solo();
    let seat = Seat(scene.ghost_seat());
    gives(&mut scene, &["LSWU", "UWSS", "SWWWS"]);
    its_katana(&mut scene, "LUS", 2);
    let own = |scene: &Scene, honor: Honor| {
        let (of, points) = honor_points(scene.look(), seat, honor);
        assert_eq!(of, seat);
        points
    };
    assert_eq!(own(&scene, Honor::Strengths), 3 * 2);
    assert_eq!(own(&scene, Honor::StrengthSum), 2 + 3 + 3);
    assert_eq!(own(&scene, Honor::StrongSwords { strength: 3, points: 3 }), 6);
    assert_eq!(own(&scene, Honor::Sashimono(0)), 12);
    assert_eq!(own(&scene, Honor::KatanaDecorations), 6);
    assert_eq!(own(&scene, Honor::SwordsWith { kind: Kind::Lacquer, points: 2 }), 2 * 3, "the Katana too");
    assert_eq!(own(&scene, Honor::SwordsWith { kind: Kind::Wood, points: 2 }), 2 * 3);
    assert_eq!(own(&scene, Honor::Plain), 8);
    scene.stands_at(1, WORKER, Area::Market).stands_at(1, WORKER, Area::Komainu);
    assert_eq!(own(&scene, Honor::Figures), 4, "no Monks at the Temple");
    scene.market_card(1, 3);
    assert_eq!(own(&scene, Honor::UnusedCards), 3);
    scene.ghost_player().ledger[0] = 30;
    assert_eq!(own(&scene, Honor::Flowers), 2);
}

/// GHO-12.6, END-5: it never takes part in Favor cards, and a single human gets one by a Katana delivered in time.
#[test]
fn a_single_human_gets_every_favor_by_delivering_in_time() {
    for favor in 1..=5 {
        let mut scene = solo();
        scene.favors(&[favor]);
        its_katana(&mut scene, "UUUUUUU", 7);
        let katana = scene.katana(0, "LSWU", 4);
        scene.act(0, Action::Deliver(katana));
        assert!(matches!(scene.look().player(Seat(0)).katana, KatanaStage::Delivered { .. }));
        finish(&mut scene);
        assert!(scene.has_favor(0, favor), "Favor {favor}");
        assert_eq!(points(&scene, Category::Favors), 0);
    }
    let mut scene = solo();
    scene.favors(&[2]);
    its_katana(&mut scene, "UUU", 0);
    finish(&mut scene);
    assert_eq!(scene.table().favors, 0b10, "nobody has delivered one");
}

/// GHO-13.1: the Ghost is ranked with the players. GHO-13.2, END-6: ties go to a Favor card, which it never holds.
#[test]
fn the_ghost_is_ranked_with_the_players() {
    let mut scene = solo();
    scene.round(4).others_passed();
    scene.ghost_player().honors.clear();
    scene.ghost_player().ledger[0] = 10;
    scene.player(0).ledger[0] = 10;
    let ranks = |scene: &Scene| katana::flow::end::ranks(scene.look().table).to_vec();
    assert_eq!(ranks(&scene), [1, 1]);
    scene.player(0).favors = 1;
    assert_eq!(ranks(&scene), [1, 2]);
    scene.ghost_player().ledger[0] = 11;
    assert_eq!(ranks(&scene), [2, 1]);
}

/// GHO-3.1: records hold no entries of the Ghost, and what it draws can be taken back only as something revealed.
#[test]
fn the_ghost_is_in_no_entry_and_its_draws_are_barriers() {
    let setup = Setup::with_ghost(2, GhostLevel::ALL[2]);
    let people = Seats::all(2);
    let mut session: Session<katana::Katana> =
        Session::new(setup, embedded().components.clone(), Seed::derive(5, 5), &mut tabletop::NoLog)
            .expect("a game");
    let mut options = tabletop::Options::default();
    let mut quick = tabletop::Quick::new(5);
    let mut n_barred = 0;
    while let Status::Waiting(asked) = session.state().status() {
        assert!(asked.iter().all(|seat| people.contains(seat)));
        let seat = asked.first().expect("somebody");
        options.clear();
        session.state().options(session.rules(), seat, &mut options);
        let action = options.all()[quick.below(options.all().len())];
        let events = session.act(seat, action).expect("an option");
        if events.iter().any(|event| matches!(event, Event::GhostDrew { .. })) {
            n_barred += 1;
            assert!(session.may_undo(seat, people).is_err());
        }
    }
    assert!(n_barred > 5);
    assert!(session.record().log.iter().all(|entry| people.contains(entry.seat)));
    assert!(session.record().verify().is_ok());
}

/// PLY-3, KAT-5: what the people play in the Ghost's turn is settled before it ends, and a Katana delivered in it counts.
#[test]
fn moments_in_the_ghosts_turn_close_with_it() {
    let mut scene = solo();
    scene.favors(&[1]);
    let katana = scene.katana(0, "LSWU", 4);
    scene.stock(0, "W");
    let card = scene.daimyo_card(0, |card| matches!(card.effect, katana::rules::Effect::Turn(Kind::Wood, _)));
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    assert_eq!(scene.asked(), [0], "a card could be played");
    scene.act(0, Action::Deliver(katana));
    while let Some(&action) = scene.options(0).iter().find(|action| matches!(action, Action::Collect(_))) {
        scene.act(0, action);
    }
    scene.act(0, Action::Play(card));
    let turn = scene.options(0)[0];
    scene.acts(0, &[turn, Action::Decline]);
    assert!(!scene.has_favor(0, 1), "not before the turn is over");
    assert_eq!(scene.asked(), [0]);
    scene.act(0, Action::Discard(card));
    assert!(scene.has_favor(0, 1));
    assert!(scene.may(0, place(WORKER, Area::Forge)), "then it is the human's turn");
}

/// GHO-1.1: each Ghost is stronger than the one before: by 4 points at least in the middle of 2,000 random games.
#[test]
fn each_ghost_is_stronger_than_the_one_before() {
    let mut medians = Vec::new();
    for level in GhostLevel::ALL {
        let rules = Rules::new(&Setup::with_ghost(1, level), &embedded().components).expect("a game");
        let mut options = tabletop::Options::default();
        let mut scores: Vec<i16> = (0..2_000)
            .map(|number| {
                let mut game = katana::Katana::new(&rules, &Seed::derive(1, number), &mut tabletop::NoLog);
                let mut quick = tabletop::Quick::new(number);
                let withheld = katana::action::passes_withheld;
                tabletop::playout(&mut game, &rules, &mut quick, &mut options, withheld);
                game.table().player(Seat(1)).score()
            })
            .collect();
        scores.sort_unstable();
        medians.push(scores[scores.len() / 2]);
    }
    assert!(medians.windows(2).all(|pair| pair[1] >= pair[0] + 4), "{medians:?}");
}
