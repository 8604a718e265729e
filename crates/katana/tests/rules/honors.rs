//! What each Honor card gives at the end of the game (HON).

use katana::{
    Action,
    components::Honor,
    honor,
    piece::{Area, ByKind, Composition, Figure, HonorId, Kind, Line, SwordId},
    rules::Effect,
    scene::{Driver, Scene},
    table::{Category, KatanaStage, Standing},
};
use tabletop::Seat;

/// What an Honor card would give seat 0 now.
fn points(scene: &Scene, honor: Honor) -> i16 {
    honor::points(scene.look(), Seat(0), honor)
}

/// Seat 0 has delivered a Katana of this composition with these decorations.
fn delivered_katana(scene: &mut Scene, composition: &str, decorated: &str) {
    let katana = SwordId::katana(Seat(0));
    let player = scene.player(0);
    player.composition = Composition::parse(composition).expect("letters U, W, S, L");
    player.project = player.composition.counts();
    player.katana = KatanaStage::Delivered { column: 1 };
    scene.table().blades[katana.index()].placed = composition.len() as u8;
    scene.decorated(katana, decorated);
}

/// Seat 0 passes as the last one in the fourth round, without a further Honor card.
fn finish(scene: &mut Scene) {
    let visible: Vec<HonorId> = scene.table().board.honors.iter_mut().filter_map(Option::take).collect();
    for honor in visible {
        scene.table().decks.honor.push(honor);
    }
    scene.player(1).passed = true;
    scene.round(4).act(0, Action::Pass(None)).act(0, Action::EndTurn);
    assert!(scene.is_over());
}

/// What seat 0 has from its Honor cards.
fn from_honors(scene: &mut Scene) -> i16 {
    scene.player(0).ledger[Category::Honors as usize]
}

/// HON-1: 1 a decorated resource on delivered Swords; not on the Katana, the Forge or others' Swords.
#[test]
fn decorated_resources_on_delivered_swords() {
    let mut scene = Scene::new(2);
    let (one, other) = (scene.delivered(0, "UWSS"), scene.delivered(0, "WWW"));
    scene.decorated(one, "UWS").decorated(other, "W");
    delivered_katana(&mut scene, "UWSL", "UWSL");
    let (on_forge, of_other) = (scene.sword(0, "SSS", 2), scene.delivered(1, "SLL"));
    scene.decorated(on_forge, "S").decorated(of_other, "SL");
    assert_eq!(points(&scene, Honor::Decorations), 4);
    for composition in ["LSWU", "UWSL"] {
        let sword = scene.delivered(0, composition);
        scene.decorated(sword, "UWSL");
    }
    assert_eq!(points(&scene, Honor::Decorations), 12);
    let sword = scene.delivered(0, "LLL");
    scene.decorated(sword, "L");
    assert_eq!(points(&scene, Honor::Decorations), 12, "13 are capped");
}

/// HON-2: 3 a different strength among delivered Swords, each level once; the Katana has none.
#[test]
fn different_strengths() {
    let mut scene = Scene::new(2);
    scene.sword(0, "LLL", 3);
    scene.delivered(1, "SSS");
    delivered_katana(&mut scene, "UWSL", "");
    assert_eq!(points(&scene, Honor::Strengths), 0);
    for (composition, expected) in
        [("WWW", 3), ("LSW", 3), ("LLSS", 6), ("UWSS", 6), ("LSWU", 9), ("WSLSS", 12)]
    {
        scene.delivered(0, composition);
        assert_eq!(points(&scene, Honor::Strengths), expected, "{composition}");
    }
}

/// HON-3: the Coins that the four Decorators show.
#[test]
fn coins_shown_by_the_decorators() {
    let mut scene = Scene::new(2);
    for (columns, expected) in [([0; 4], 4), ([0, 1, 2, 2], 9), ([2, 0, 0, 0], 6), ([2; 4], 12)] {
        scene.player(0).decorators = ByKind(columns);
        assert_eq!(points(&scene, Honor::Decorators), expected);
    }
}

/// HON-4, EDG-4: 4 a Sashimono of the kind shown in the area, not on the Forge.
#[test]
fn sashimono_of_the_kind_shown() {
    let mut scene = Scene::new(2);
    scene.sword(0, "WWW", 3);
    scene.player(0).sashimono = [0, 2, 3, 4];
    scene.player(1).sashimono = [1; 4];
    assert_eq!([0, 1, 2, 3].map(|house| points(&scene, Honor::Sashimono(house))), [0, 8, 12, 12]);
    scene.player(0).sashimono = [1, 0, 0, 0];
    assert_eq!([0, 1].map(|house| points(&scene, Honor::Sashimono(house))), [4, 0]);
}

/// HON-5: 3 a decorated resource on the delivered Katana; those of other Swords do not count.
#[test]
fn decorated_resources_on_the_katana() {
    for (decorated, expected) in [("", 0), ("S", 3), ("UWL", 9), ("UWSL", 12)] {
        let mut scene = Scene::new(2);
        let sword = scene.delivered(0, "UWSS");
        scene.decorated(sword, "UWS");
        delivered_katana(&mut scene, "UWSL", decorated);
        assert_eq!(points(&scene, Honor::KatanaDecorations), expected);
    }
    let mut scene = Scene::new(2);
    let sword = scene.delivered(0, "UWSS");
    scene.decorated(sword, "UWS");
    assert_eq!(points(&scene, Honor::KatanaDecorations), 0, "never put into play");
    let katana = scene.katana(0, "UWSL", 3);
    scene.decorated(katana, "US");
    assert_eq!(points(&scene, Honor::KatanaDecorations), 0, "neither delivered nor scored yet");
}

/// HON-5, EDG-4, END-2: a Katana scored where it lies counts as well.
#[test]
fn an_undelivered_katana_counts_with_its_decorations() {
    let mut scene = Scene::new(2);
    scene.holds_honor(0, Honor::KatanaDecorations);
    let katana = scene.katana(0, "UWSL", 3);
    scene.decorated(katana, "US");
    finish(&mut scene);
    assert_eq!(from_honors(&mut scene), 6);
}

/// HON-6: 3 a card bought under the Forge, two in one line are two; cards in hand are none.
#[test]
fn cards_bought_under_the_forge() {
    let mut scene = Scene::new(2);
    scene.market_card(0, 3);
    assert_eq!(points(&scene, Honor::BoughtCards), 0);
    for (n, line) in [0, 0, 8, 5, 5].into_iter().enumerate() {
        let card = scene.daimyo_card(0, |card| card.effect == Effect::Step);
        scene.player(0).hand.remove(card);
        scene.player(0).under[line].lay(card);
        assert_eq!(points(&scene, Honor::BoughtCards), [3, 6, 9, 12, 12][n]);
    }
}

/// HON-7: 3 an unused Daimyō or Market card in hand; bought and discarded ones are used.
#[test]
fn unused_cards_in_hand() {
    let mut scene = Scene::new(2);
    scene.holds_honor(0, Honor::UnusedCards);
    let (bought, discarded) = (scene.market_card(0, 1), scene.market_card(0, 4));
    scene.market_card(0, 3);
    scene.daimyo_card(0, |card| card.effect == Effect::Token);
    assert_eq!(points(&scene, Honor::UnusedCards), 12);
    scene.coins(0, 1).acts(0, &[Action::Buy(bought), Action::Line(Line::row(0))]);
    assert_eq!(points(&scene, Honor::UnusedCards), 9);
    scene.acts(0, &[Action::Play(discarded), Action::Discard(discarded)]);
    finish(&mut scene);
    assert_eq!(from_honors(&mut scene), 6);
    for _ in 0..3 {
        scene.daimyo_card(0, |card| card.effect == Effect::Step);
    }
    assert_eq!(points(&scene, Honor::UnusedCards), 12, "15 are capped");
}

/// HON-8: points for each Sword that has the resource, once a Sword, the delivered Katana included.
#[test]
fn swords_with_the_resource_shown() {
    let with = |kind| Honor::SwordsWith { kind, points: 2 };
    let (leather, lacquer) = (with(Kind::Leather), with(Kind::Lacquer));
    let mut scene = Scene::new(2);
    for composition in ["LLL", "SSS", "WSSL"] {
        scene.delivered(0, composition);
    }
    scene.sword(0, "SLL", 3);
    scene.delivered(1, "LLSL");
    assert_eq!((points(&scene, leather), points(&scene, lacquer)), (4, 0));
    delivered_katana(&mut scene, "UWSLL", "");
    assert_eq!((points(&scene, leather), points(&scene, lacquer)), (6, 2));
    for composition in ["LLS", "LLSS", "LSLS", "LSLL"] {
        scene.delivered(0, composition);
    }
    assert_eq!(points(&scene, leather), 12, "7 Swords are capped");
    let five = Honor::SwordsWith { kind: Kind::Lacquer, points: 5 };
    assert_eq!(points(&scene, five), 5, "the points of the card");
}

/// HON-8, END-2: of a Katana scored where it lies only what lies on it counts.
#[test]
fn an_undelivered_katana_counts_with_what_lies_on_it() {
    for (kind, expected) in [(Kind::Lacquer, 2), (Kind::Leather, 0)] {
        let mut scene = Scene::new(2);
        scene.holds_honor(0, Honor::SwordsWith { kind, points: 2 });
        scene.katana(0, "UWSL", 3);
        finish(&mut scene);
        assert_eq!(from_honors(&mut scene), expected);
    }
}

/// HON-9: points for each delivered Sword of at least the strength shown; the Katana has none.
#[test]
fn swords_of_at_least_the_strength_shown() {
    let strong = Honor::StrongSwords { strength: 3, points: 3 };
    let mut scene = Scene::new(2);
    scene.delivered(0, "LSWU");
    assert_eq!(points(&scene, strong), 0, "strength 2");
    scene.delivered(0, "SSS");
    assert_eq!(points(&scene, strong), 3, "strength 3");
    scene.delivered(0, "WSLSS");
    delivered_katana(&mut scene, "UWSL", "");
    scene.sword(0, "UWSS", 4);
    assert_eq!(points(&scene, strong), 6, "strength 4");
    assert_eq!(points(&scene, Honor::StrongSwords { strength: 4, points: 5 }), 5);
    for composition in ["LLSS", "LSLS", "SLSSL"] {
        scene.delivered(0, composition);
    }
    assert_eq!(points(&scene, strong), 12, "15 are capped");
}

/// HON-10: 2 for each own Worker and Monk on the main board, the Temple included; not at the Forge.
#[test]
fn figures_on_the_main_board() {
    let mut scene = Scene::new(2);
    assert_eq!(points(&scene, Honor::Figures), 4, "two Monks at the Temple, no Available Worker");
    scene.player(0).monks = 0;
    assert_eq!(points(&scene, Honor::Figures), 0);
    for figure in [Figure::Worker, Figure::Worker, Figure::Monk] {
        scene.player(0).at_forge[3].add(figure);
    }
    assert_eq!(points(&scene, Honor::Figures), 0, "the Forge is not on the main board");
    let standing = |seat, figure| Standing { seat: Seat(seat), figure };
    let (worker, monk) = (standing(0, Figure::Worker), standing(0, Figure::Monk));
    scene.table().board.market.push(standing(1, Figure::Worker));
    scene.table().board.komainu = Some(standing(1, Figure::Monk));
    assert_eq!(points(&scene, Honor::Figures), 0, "others' figures");
    scene.table().board.market.push(worker);
    assert_eq!(points(&scene, Honor::Figures), 2);
    scene.table().board.academy.push(monk);
    assert_eq!(points(&scene, Honor::Figures), 4);
    scene.table().board.palace.push(worker);
    assert_eq!(points(&scene, Honor::Figures), 6);
    scene.table().board.houses[2][1] = Some(worker);
    assert_eq!(points(&scene, Honor::Figures), 8);
    scene.table().board.komainu = Some(worker);
    assert_eq!(points(&scene, Honor::Figures), 10);
    scene.player(0).monks = 1;
    assert_eq!(points(&scene, Honor::Figures), 12);
    scene.table().board.houses[0][0] = Some(monk);
    assert_eq!(points(&scene, Honor::Figures), 12, "14 are capped");
}

/// HON-10: it counts as the last round ends, before anybody goes home.
#[test]
fn figures_count_where_the_last_round_leaves_them() {
    let mut scene = Scene::new(2);
    scene.holds_honor(0, Honor::Figures);
    scene.player(1).passed = true;
    let place = |area| Action::Place { figure: Figure::Worker, area };
    scene.round(4).acts(0, &[place(Area::Komainu), Action::EndTurn]);
    scene.acts(0, &[place(Area::Forge), Action::Line(Line::row(0)), Action::EndTurn]);
    scene.acts(0, &[place(Area::Market), Action::TakeMarketCard(0), Action::EndTurn]);
    finish(&mut scene);
    assert_eq!(from_honors(&mut scene), 2 * (2 + 2), "two Workers, two Monks at the Temple");
}

/// HON-11: 1 for each 4 Coins, stock at its value, rounded down, on top of END-1.
#[test]
fn one_point_for_each_four_coins() {
    for (coins, stock, expected) in [
        (3, "", 0),
        (4, "", 1),
        (7, "", 1),
        (8, "", 2),
        (0, "U", 1),
        (1, "L", 1),
        (1, "S", 0),
        (2, "S", 1),
        (2, "W", 0),
    ] {
        let mut scene = Scene::new(2);
        scene.coins(0, coins).stock(0, stock);
        assert_eq!(points(&scene, Honor::Coins), expected, "{coins} Coins and {stock}");
    }
    let mut scene = Scene::new(2);
    scene.holds_honor(0, Honor::Coins);
    scene.coins(0, 20);
    finish(&mut scene);
    assert_eq!((from_honors(&mut scene), scene.score(0)), (5, 5 + 4));
    scene.coins(0, 51);
    assert_eq!(points(&scene, Honor::Coins), 12);
    scene.coins(0, 52);
    assert_eq!(points(&scene, Honor::Coins), 12, "13 are capped");
}

/// HON-12: points for each Sword with that kind decorated, the delivered Katana included.
#[test]
fn swords_with_the_resource_decorated() {
    let wood = Honor::SwordsDecorated { kind: Kind::Wood, points: 2 };
    let lacquer = Honor::SwordsDecorated { kind: Kind::Lacquer, points: 3 };
    let mut scene = Scene::new(2);
    let [one, other, plain] = ["UWSS", "WWW", "WWSW"].map(|composition| scene.delivered(0, composition));
    scene.decorated(one, "UW").decorated(other, "W").decorated(plain, "S");
    let on_forge = scene.sword(0, "UWU", 2);
    scene.decorated(on_forge, "UW");
    assert_eq!((points(&scene, wood), points(&scene, lacquer)), (4, 3));
    delivered_katana(&mut scene, "UWSL", "UL");
    assert_eq!((points(&scene, wood), points(&scene, lacquer)), (4, 6));
    for composition in ["SWU", "UWWU", "UUWU"] {
        let sword = scene.delivered(0, composition);
        scene.decorated(sword, "U");
    }
    assert_eq!(points(&scene, lacquer), 12, "15 are capped");
}

/// HON-12, END-2: a Katana scored where it lies counts with its decorations.
#[test]
fn an_undelivered_katana_counts_as_a_decorated_sword() {
    for (kind, points, expected) in [(Kind::Wood, 2, 2), (Kind::Steel, 2, 0)] {
        let mut scene = Scene::new(2);
        scene.holds_honor(0, Honor::SwordsDecorated { kind, points });
        let katana = scene.katana(0, "UWSL", 3);
        scene.decorated(katana, "W");
        finish(&mut scene);
        assert_eq!(from_honors(&mut scene), expected);
    }
}

/// HON-13: the sum of the strengths of delivered Swords; the Katana and the Forge add none.
#[test]
fn the_sum_of_strengths() {
    let mut scene = Scene::new(2);
    for (composition, expected) in
        [("WWW", 1), ("LSW", 2), ("SSS", 5), ("WSLSS", 9), ("LLSS", 12), ("LLL", 12)]
    {
        scene.delivered(0, composition);
        assert_eq!(points(&scene, Honor::StrengthSum), expected, "{composition}");
    }
    let mut scene = Scene::new(2);
    delivered_katana(&mut scene, "UWSL", "");
    scene.sword(0, "UWSS", 4);
    scene.delivered(1, "SSS");
    assert_eq!(points(&scene, Honor::StrengthSum), 0);
}

/// HON-14: 8 points.
#[test]
fn eight_points() {
    let mut scene = Scene::new(2);
    assert_eq!(points(&scene, Honor::Plain), 8);
    scene.holds_honor(0, Honor::Plain);
    finish(&mut scene);
    assert_eq!(scene.score(0), 8);
}

/// HON-15: 1 a flower reached or passed, 7 a lap; by the components a flower every 14 points of 100.
#[test]
fn flowers_passed_by_the_score_marker() {
    let mut scene = Scene::new(2);
    for (score, expected) in [
        (-3, 0),
        (0, 0),
        (13, 0),
        (14, 1),
        (27, 1),
        (28, 2),
        (97, 6),
        (98, 7),
        (100, 7),
        (113, 7),
        (114, 8),
        (169, 11),
        (170, 12),
        (184, 12),
        (200, 12),
    ] {
        scene.player(0).ledger[Category::Swords as usize] = score;
        assert_eq!(points(&scene, Honor::Flowers), expected, "{score} points");
    }
}

/// HON-15: it is scored last of its owner's Honor cards, after Coins and Sashimono, before Favors II to V.
#[test]
fn flowers_are_scored_last_of_the_honor_cards() {
    for (honors, coins, sashimono, expected) in [
        (&[Honor::Flowers][..], 0, 0, 0),
        (&[Honor::Flowers, Honor::Plain], 0, 0, 1),
        (&[Honor::Plain, Honor::Flowers], 0, 0, 1),
        (&[Honor::Flowers], 40, 0, 1),
        (&[Honor::Flowers], 0, 8, 1),
    ] {
        let mut scene = Scene::new(2);
        for &honor in honors {
            scene.holds_honor(0, honor);
        }
        delivered_katana(&mut scene, "UWSL", "");
        scene.favors(&[2, 3]).coins(0, coins).player(0).ledger[Category::Katana as usize] = 6;
        scene.player(0).sashimono[1] = sashimono;
        finish(&mut scene);
        let plain = 8 * i16::from(honors.contains(&Honor::Plain));
        assert_eq!(from_honors(&mut scene), expected + plain, "{honors:?}");
        assert_eq!(scene.player(0).ledger[Category::Favors as usize], 12);
    }
}
