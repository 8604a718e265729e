//! The areas of the main board: Daimyō Houses (HOU), Market (MAR), Komainu (KOM).

use katana::{
    Action, Event, Reason, Target,
    piece::{Area, CardId, House, Kind, Line, Room},
    rules::Effect,
    scene::{Driver, Scene},
    table::{Sashimono, Standing},
};
use tabletop::Seat;

use crate::shared::{MONK, WORKER, place};

fn take(house: u8, space: u8) -> Action {
    Action::TakeSword { house: House(house), space }
}

/// The action is over and nobody reacts: the turn can end, or what is in hand is used at any moment.
fn is_all_done(scene: &Scene) -> bool {
    let is_free = |action: &Action| matches!(action, Action::EndTurn | Action::Buy(_) | Action::Play(_));
    scene.asked() == [0] && scene.may(0, Action::EndTurn) && scene.options(0).iter().all(is_free)
}

/// HOU-1: a Sword whose entry space is taken cannot be taken; any other enters there, wherever the rest stand.
#[test]
fn a_sword_is_taken_only_if_its_entry_space_is_free() {
    let mut scene = Scene::new(2);
    let waits = scene.sword(0, "WWW", 0);
    scene.sword(0, "SSS", 1);
    let wood = scene.display(0, 0, "WSSL");
    let steel = scene.display(2, 1, "SWU");
    scene.act(0, place(WORKER, Area::Houses));
    assert_eq!(scene.why(0, take(0, 0)), Some(Reason::EntryTaken));
    assert_eq!(Reason::EntryTaken.clause(), "HOU-1");
    assert!(!scene.may(0, take(0, 0)));
    scene.act(0, take(2, 1));
    assert_eq!(scene.stands(steel), (3, 1), "the other Steel Sword has left the first column");
    assert_eq!(scene.table().blade(steel).placed, 0);
    let standing = Some(Standing { seat: Seat(0), figure: WORKER });
    assert_eq!(scene.table().board.houses[2], [None, standing, None], "the figure is on the emptied space");
    assert_eq!(scene.table().board.swords[2][1], None);
    assert_eq!(scene.table().board.swords[0][0], Some(wood));
    assert_eq!(scene.player(0).workers, 3);
    // Seat 1 has that space free; another's Forge does not matter.
    scene.turn(1).act(1, place(WORKER, Area::Houses)).act(1, take(0, 0));
    assert_eq!((scene.stands(wood), scene.stands(waits)), ((2, 1), (2, 1)));
}

/// HOU-1, EDG-2: without a Sword on display that one can place, the Houses cannot be visited.
#[test]
fn the_houses_are_closed_without_a_sword_that_fits() {
    let mut scene = Scene::new(2);
    let table = scene.table();
    for space in table.board.swords.iter_mut().flatten() {
        space.take().into_iter().for_each(|sword| table.decks.swords.push(sword));
    }
    scene.coins(0, 5).coins(1, 5);
    for figure in [WORKER, MONK] {
        assert_eq!(scene.why(0, place(figure, Area::Houses)), Some(Reason::NoSwordFits), "none on display");
    }
    scene.display(3, 1, "WWW");
    assert!(scene.may(0, place(WORKER, Area::Houses)) && scene.may(0, place(MONK, Area::Houses)));
    scene.sword(0, "WSSL", 0);
    for figure in [WORKER, MONK] {
        assert_eq!(
            scene.why(0, place(figure, Area::Houses)),
            Some(Reason::NoSwordFits),
            "its entry is taken"
        );
    }
    assert_eq!(Reason::NoSwordFits.clause(), "EDG-2");
    scene.turn(1);
    assert!(scene.may(1, place(WORKER, Area::Houses)), "seat 1 can place it");
    scene.turn(0).display(1, 0, "UWU");
    scene.act(0, place(WORKER, Area::Houses));
    assert_eq!(scene.options(0), [take(1, 0)]);
    assert_eq!(scene.why(0, take(3, 1)), Some(Reason::EntryTaken));
}

/// HOU-2: the Sword's Coins, a Sashimono of that House on it, and the top card of that House's deck.
#[test]
fn a_sword_brings_its_coins_and_its_houses_sashimono_and_card() {
    for (house, composition, coins) in [(0, "WWW", 2), (1, "LSW", 3), (2, "UWWU", 5), (3, "UUWSL", 7)] {
        let mut scene = Scene::new(3);
        let sword = scene.display(house, 1, composition);
        let decks = scene.table().decks.daimyo;
        let [.., next, top] = *decks[usize::from(house)] else { panic!("16 cards") };
        scene.coins(0, 1).act(0, place(WORKER, Area::Houses)).act(0, take(house, 1));
        assert_eq!(scene.coins_of(0), 1 + coins);
        assert_eq!(scene.table().blade(sword).sashimono, Sashimono::Of(House(house)));
        assert_eq!(scene.player(0).sashimono, [0; 4], "it is not in the Sashimono area yet");
        assert_eq!(scene.player(0).hand.iter().collect::<Vec<_>>(), [top]);
        assert!(scene.events.contains(&Event::CardRevealed { house: Some(House(house)), card: next }));
        for other in 0..4 {
            let fewer = usize::from(other == usize::from(house));
            assert_eq!(scene.table().decks.daimyo[other].len(), 16 - fewer);
        }
        assert!(is_all_done(&scene), "that is all for a Worker");
        assert!(scene.options(1).is_empty());
    }
}

/// HOU-3: a Monk also takes a Sashimono of any kind, straight into the Sashimono area.
#[test]
fn a_monk_at_a_house_takes_a_sashimono_of_any_kind() {
    for kind in House::ALL {
        let mut scene = Scene::new(2);
        let sword = scene.display(1, 0, "WWW");
        scene.coins(0, 5).acts(0, &[place(MONK, Area::Houses), take(1, 0)]);
        assert_eq!(scene.options(0), House::ALL.map(Action::TakeSashimono));
        assert_eq!(scene.player(0).sashimono, [0; 4]);
        scene.act(0, Action::TakeSashimono(kind));
        let mut area = [0; 4];
        area[kind.index()] = 1;
        assert_eq!(scene.player(0).sashimono, area);
        assert_eq!(scene.table().blade(sword).sashimono, Sashimono::Of(House(1)), "besides the Sword's own");
        assert_eq!((scene.coins_of(0), scene.player(0).hand.len()), (2, 1));
        let standing = Some(Standing { seat: Seat(0), figure: MONK });
        assert_eq!(scene.table().board.houses[1][0], standing);
        assert!(is_all_done(&scene), "one only");
    }
}

/// HOU-4, RES-2: the emptied space has no Sword until Restore.
#[test]
fn an_emptied_space_waits_for_restore() {
    let mut scene = Scene::new(2);
    scene.display(2, 0, "WWW");
    let n_tiles = scene.table().decks.swords.len();
    scene.acts(0, &[place(WORKER, Area::Houses), take(2, 0), Action::EndTurn]);
    assert_eq!(scene.table().decks.swords.len(), n_tiles);
    for seat in [1, 0] {
        scene.turn(seat).act(seat, place(WORKER, Area::Houses));
        assert_eq!(scene.why(seat, take(2, 0)), Some(Reason::NoSwordThere));
        assert_eq!(Reason::NoSwordThere.clause(), "HOU-4");
        let other = scene.options(seat)[0];
        scene.act(seat, other);
    }
    scene.act(0, Action::EndTurn).others_passed_and_pass();
    let table = scene.table();
    assert!(table.board.swords.iter().all(|house| house[0].is_some() && house[1].is_some()));
    assert_eq!(table.decks.swords.len(), n_tiles - 3);
}

trait EndOfRound {
    fn others_passed_and_pass(&mut self);
}

impl EndOfRound for Scene {
    /// The round ends.
    fn others_passed_and_pass(&mut self) {
        self.others_passed().pass();
    }
}

/// MAR-1: Wood 1, Steel 2, Leather 3, Lacquer 4; any number of each, as far as the Coins go.
#[test]
fn resources_cost_their_value() {
    let prices = [(Kind::Lacquer, 4), (Kind::Wood, 1), (Kind::Steel, 2), (Kind::Leather, 3)];
    for (kind, price) in prices {
        let buy = Action::BuyResource(kind);
        let mut scene = Scene::new(2);
        scene.coins(0, price - 1).act(0, place(WORKER, Area::Market));
        assert_eq!(scene.why(0, buy), Some(Reason::MarketTooDear { missing: 1 }));
        assert_eq!(Reason::MarketTooDear { missing: 1 }.clause(), "MAR-1");
        scene.coins(0, 3 * price).acts(0, &[buy, buy]);
        assert_eq!(scene.coins_of(0), price);
        scene.act(0, buy);
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, kind.letter().to_string().repeat(3)));
        assert_eq!(scene.why(0, buy), Some(Reason::MarketTooDear { missing: price }));
    }
    let mut scene = Scene::new(2);
    scene.stock(0, "S").coins(0, 4 + 1 + 1 + 2 + 3).act(0, place(WORKER, Area::Market));
    for kind in [Kind::Lacquer, Kind::Wood, Kind::Wood, Kind::Steel, Kind::Leather] {
        scene.act(0, Action::BuyResource(kind));
    }
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, "UWWSSL".to_owned()));
}

/// MAR-1: by version 1 a purchase is named down the rows, so that each basket comes in one way.
#[test]
fn purchases_go_down_the_rows() {
    for (n, bought) in Kind::ALL.into_iter().enumerate() {
        let mut scene = Scene::new(2);
        scene.version(1).coins(0, 20);
        scene.act(0, place(WORKER, Area::Market)).act(0, Action::BuyResource(bought));
        for (other, kind) in Kind::ALL.into_iter().enumerate() {
            let reason = (other < n).then_some(Reason::PurchaseOrder);
            assert_eq!(scene.why(0, Action::BuyResource(kind)), reason);
            assert_eq!(scene.may(0, Action::BuyResource(kind)), other >= n);
        }
    }
    assert_eq!(Reason::PurchaseOrder.clause(), "MAR-1");
}

/// MAR-1, PAL-7, DEL-7: Coins of a Sword that a purchase has finished may buy any resource, dearer or cheaper.
#[test]
fn coins_of_a_delivery_within_the_purchases_buy_any_resource() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Apprentice, Room::Move, Room::Coins, Room::Leather, Room::Lacquer]);
    let sword = scene.sword(0, "SSS", 2);
    scene.family(0, &[Room::Apprentice]).coins(0, 2).act(0, place(WORKER, Area::Market));
    scene.acts(0, &[Action::BuyResource(Kind::Steel), Action::Move(sword)]);
    scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (2, "S".to_owned()), "fourth column, third row");
    scene.act(0, Action::BuyResource(Kind::Wood));
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (1, "WS".to_owned()));
}

/// MAR-2: then one of the 3 visible cards, replaced from the deck; nothing more is bought after it.
#[test]
fn one_visible_market_card_is_taken_and_replaced() {
    for taken in 0..3 {
        let mut scene = Scene::new(3);
        scene.market_shows([1, 4, 6]).coins(0, 9);
        let before = scene.table().board.cards;
        let next = *scene.table().decks.market.last().expect("a next card");
        scene.act(0, place(WORKER, Area::Market)).act(0, Action::BuyResource(Kind::Wood));
        for card in 0..3 {
            assert!(scene.may(0, Action::TakeMarketCard(card)));
        }
        scene.act(0, Action::TakeMarketCard(taken as u8));
        assert_eq!(scene.player(0).hand.iter().collect::<Vec<_>>(), [before[taken].expect("a card")]);
        let mut after = before;
        after[taken] = Some(next);
        assert_eq!(scene.table().board.cards, after, "the two others stay");
        assert_eq!(scene.table().decks.market.len(), 24);
        assert!(scene.events.contains(&Event::CardRevealed { house: None, card: next }));
        assert!(!scene.may(0, Action::BuyResource(Kind::Wood)) && !scene.may(0, Action::TakeMarketCard(0)));
        assert!(scene.may(0, Action::EndTurn));
    }
}

/// MAR-2: equal cards are offered once, by the first of them.
#[test]
fn equal_market_cards_are_offered_once() {
    for (shown, offered) in [([3, 3, 5], vec![0, 2]), ([3, 5, 3], vec![0, 1]), ([3, 5, 5], vec![0, 1])] {
        let mut scene = Scene::new(2);
        scene.market_shows(shown).act(0, place(WORKER, Area::Market));
        let takes: Vec<u8> = scene
            .options(0)
            .into_iter()
            .filter_map(|action| if let Action::TakeMarketCard(n) = action { Some(n) } else { None })
            .collect();
        assert_eq!(takes, offered);
    }
}

/// MAR-3: a Monk takes a second card, out of what is visible after the replacement, and buys nothing more.
#[test]
fn a_monk_takes_a_second_market_card_after_the_replacement() {
    let mut scene = Scene::new(2);
    scene.market_shows([1, 2, 6]).coins(0, 5 + 4).act(0, place(MONK, Area::Market));
    let [first, second, _] = scene.table().board.cards;
    let next = *scene.table().decks.market.last().expect("a next card");
    scene.act(0, Action::TakeMarketCard(0));
    assert!(!scene.may(0, Action::EndTurn) && !scene.may(0, Action::Done), "the second is to be taken");
    assert_eq!(scene.table().board.cards[0], Some(next));
    assert!(!scene.may(0, Action::BuyResource(Kind::Wood)));
    scene.act(0, Action::TakeMarketCard(1));
    let hand: Vec<CardId> = scene.player(0).hand.iter().collect();
    let mut both: Vec<CardId> = [first, second].into_iter().flatten().collect();
    both.sort();
    assert_eq!(hand, both);
    assert!(scene.may(0, Action::EndTurn) && !scene.may(0, Action::TakeMarketCard(2)));
    assert_eq!(scene.table().decks.market.len(), 23);
}

/// The Market deck is empty, and so many cards are visible; the rest lies with a seat that nobody has.
fn dry_market(n_visible: usize) -> Scene {
    let mut scene = Scene::new(2);
    scene.market_shows([1, 2, 6]);
    let table = scene.table();
    while let Some(card) = table.decks.market.pop() {
        table.players[3].hand.insert(card);
    }
    for place in n_visible..3 {
        table.board.cards[place].take().into_iter().for_each(|card| table.players[3].hand.insert(card));
    }
    scene.coins(0, 9);
    scene
}

/// MAR-4: buying nothing is legal, also without Coins, and the card is taken all the same.
#[test]
fn buying_nothing_still_takes_a_card() {
    let mut scene = Scene::new(2);
    scene.act(0, place(WORKER, Area::Market));
    assert!(!scene.may(0, Action::Done), "a card is taken");
    scene.act(0, Action::TakeMarketCard(2)).act(0, Action::EndTurn);
    assert_eq!((scene.player(0).hand.len(), scene.stock_of(0)), (1, String::new()));
}

/// MAR-4: with the deck empty, visible cards are not replaced; with none visible, no card is taken.
#[test]
fn an_empty_market_deck_replaces_nothing() {
    for (figure, n_visible, n_taken) in
        [(WORKER, 3, 1), (MONK, 3, 2), (WORKER, 1, 1), (MONK, 1, 1), (WORKER, 0, 0), (MONK, 0, 0)]
    {
        let mut scene = dry_market(n_visible);
        scene.act(0, place(figure, Area::Market));
        if n_visible == 0 {
            scene.act(0, Action::BuyResource(Kind::Steel));
            assert!(!(0..3).any(|card| scene.may(0, Action::TakeMarketCard(card))));
            scene.act(0, Action::Done);
            assert_eq!(scene.stock_of(0), "S");
        }
        for card in 0..n_taken {
            assert!(!scene.may(0, Action::EndTurn));
            scene.act(0, Action::TakeMarketCard(card as u8));
            assert_eq!(scene.table().board.cards[card], None);
            assert!(!scene.may(0, Action::TakeMarketCard(card as u8)));
        }
        assert!(scene.may(0, Action::EndTurn), "{figure:?} with {n_visible} visible");
        assert_eq!(usize::from(scene.player(0).hand.len()), n_taken);
        let left = scene.table().board.cards.iter().flatten().count();
        assert_eq!(left, n_visible - n_taken);
    }
}

/// KOM-1: after the last round nobody is first in a next one, and nobody is told so.
#[test]
fn no_first_player_is_announced_in_the_last_round() {
    for (round, is_told) in [(3, true), (4, false)] {
        let mut scene = Scene::new(2);
        scene.round(round).act(0, place(WORKER, Area::Komainu));
        assert_eq!(scene.events.contains(&Event::KomainuTaken { seat: Seat(0) }), is_told, "round {round}");
    }
}

/// KOM-1: a Worker takes 4 Coins, nothing else; there is one space, and its owner is first in the next round.
#[test]
fn komainu_brings_four_coins_and_the_first_place() {
    let mut scene = Scene::new(4);
    scene.coins(2, 1).turn(2).act(2, place(WORKER, Area::Komainu));
    assert_eq!((scene.coins_of(2), scene.player(2).workers), (5, 3));
    assert_eq!(scene.options(2), [Action::EndTurn]);
    assert_eq!(scene.table().first, Seat(0), "not before the next round");
    assert!(scene.events.contains(&Event::KomainuTaken { seat: Seat(2) }));
    scene.act(2, Action::EndTurn).coins(3, 9);
    for figure in [WORKER, MONK] {
        assert_eq!(scene.why(3, place(figure, Area::Komainu)), Some(Reason::AreaFull));
    }
    scene.others_passed().pass();
    assert_eq!((scene.table().first, scene.asked()), (Seat(2), vec![2]));
    assert!(scene.table().board.komainu.is_none() && scene.may(2, place(WORKER, Area::Komainu)));
}

/// A Monk of seat 0 is at Komainu, with 4 Coins; seat 1 could react to Academy and Palace.
fn monk_at_komainu(lay: impl FnOnce(&mut Scene)) -> Scene {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Coins, Room::Move, Room::Discount, Room::Leather, Room::Decorator]);
    scene.sword(1, "SLL", 1);
    scene.family(1, &[Room::Coins]);
    scene.coins(0, 5);
    lay(&mut scene);
    scene.act(0, place(MONK, Area::Komainu));
    assert_eq!(scene.coins_of(0), 4);
    scene
}

/// KOM-2, HOU-3: the Monk's effect may be a Sashimono of any kind.
#[test]
fn a_monk_at_komainu_takes_a_sashimono() {
    for kind in House::ALL {
        let mut scene = monk_at_komainu(|_| {});
        scene.act(0, Action::TakeSashimono(kind));
        assert_eq!(
            (scene.player(0).sashimono[kind.index()], scene.player(0).sashimono.iter().sum::<u8>()),
            (1, 1)
        );
        assert!(is_all_done(&scene) && scene.player(0).hand.is_empty());
    }
}

/// KOM-2, MAR-3: it may be a visible Market card, which is replaced; nothing is bought.
#[test]
fn a_monk_at_komainu_takes_a_market_card() {
    for taken in 0..3 {
        let mut scene = monk_at_komainu(|scene| {
            scene.market_shows([1, 4, 6]);
        });
        let card = scene.table().board.cards[taken].expect("a card");
        let next = scene.table().decks.market.last().copied();
        assert!(!Kind::ALL.into_iter().any(|kind| scene.may(0, Action::BuyResource(kind))));
        scene.act(0, Action::TakeMarketCard(taken as u8));
        assert!(scene.player(0).hand.contains(card) && scene.player(0).hand.len() == 1);
        assert_eq!(scene.table().board.cards[taken], next);
        assert!(is_all_done(&scene));
    }
}

/// KOM-2, FOR-2: it may be one move of any Sword that can move; no swap, no second move.
#[test]
fn a_monk_at_komainu_moves_one_sword() {
    let mut swords = Vec::new();
    let mut scene = monk_at_komainu(|scene| {
        swords = ["WWW", "SSS", "LLL", "UWSS"].map(|composition| scene.sword(0, composition, 1)).to_vec();
        swords.push(scene.sword(0, "SWU", 0));
        swords.push(scene.sword(0, "WWSW", 0));
        scene.stock(0, "WWLL");
    });
    let [wood, steel, leather, lacquer, entered, behind] = swords[..] else { panic!("six Swords") };
    assert_eq!(scene.why(0, Action::Move(steel)), Some(Reason::NoResource { kind: Kind::Steel }));
    assert_eq!(scene.why(0, Action::Move(entered)), Some(Reason::NoResource { kind: Kind::Steel }));
    assert_eq!(scene.why(0, Action::Move(lacquer)), Some(Reason::Blocked), "by the Wood Sword below it");
    assert_eq!(scene.why(0, Action::Move(behind)), Some(Reason::Blocked), "by the Wood Sword before it");
    assert!(scene.may(0, Action::Move(wood)));
    scene.act(0, Action::Move(leather));
    assert_eq!((scene.stands(leather), scene.stock_of(0)), ((4, 3), "WWL".to_owned()));
    assert!(is_all_done(&scene));
    let mut scene = monk_at_komainu(|scene| {
        swords = [scene.sword(0, "WSSL", 1), scene.sword(0, "SWU", 1)].to_vec();
        scene.stock(0, "WS");
    });
    assert_eq!(scene.stands(swords[0]), (2, 2));
    assert!(!scene.may(0, Action::Swap(swords[0], swords[1])), "one move is no swap");
    assert_eq!(scene.why(0, Action::Move(swords[0])), Some(Reason::Blocked));
    scene.act(0, Action::Decline);
    assert!(is_all_done(&scene));
}

/// KOM-2, ACA-1: it may be one step of a Decorator; no decoration comes with it, for nobody.
#[test]
fn a_monk_at_komainu_advances_a_decorator() {
    let mut sword = None;
    let mut scene = monk_at_komainu(|scene| {
        sword = Some(scene.sword(0, "WWW", 1));
        scene.player(0).decorators[Kind::Steel] = 2;
    });
    let decorate = Action::Decorate { sword: sword.expect("a Sword"), kind: Kind::Wood };
    assert_eq!(scene.why(0, Action::Advance(Some(Kind::Steel))), Some(Reason::LastColumn));
    assert!(!scene.may(0, Action::Advance(None)) && !scene.may(0, decorate));
    scene.act(0, Action::Advance(Some(Kind::Wood)));
    assert_eq!(scene.player(0).decorators.0, [0, 1, 2, 0]);
    assert!(is_all_done(&scene) && scene.coins_of(0) == 4);
    let mut scene = monk_at_komainu(|scene| scene.player(0).decorators.0 = [2; 4]);
    scene.act(0, Action::Advance(None));
    assert!(is_all_done(&scene) && scene.player(0).decorators.0 == [2; 4]);
}

/// KOM-2, PAL-2: it may be the benefit of one Room with an own Family Member, at its price, never a Passive one.
#[test]
fn a_monk_at_komainu_obtains_one_room() {
    let lay = |scene: &mut Scene| {
        scene.family(0, &[Room::Leather, Room::Discount, Room::Move]).stock(0, "W");
        scene.sword(0, "WWW", 0);
    };
    let mut scene = monk_at_komainu(lay);
    let plain = |scene: &Scene, room| Action::UseRoom { room: scene.place_of(room), on: Target::Plain };
    let [leather, passive, coins] =
        [Room::Leather, Room::Discount, Room::Coins].map(|room| plain(&scene, room));
    assert_eq!(scene.why(0, passive), Some(Reason::PassiveRoom));
    assert!(!scene.may(0, coins), "no Family Member stands there");
    assert!(!scene.options(0).iter().any(|action| matches!(action, Action::Arrange(_))));
    scene.act(0, leather);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (3, "WL".to_owned()), "the 4 Coins may pay for it");
    assert!(is_all_done(&scene), "one Room, and nobody reacts");
    let mut scene = monk_at_komainu(lay);
    let sword = scene.player(0).forge.iter().next().expect("a Sword");
    let step = Action::UseRoom { room: scene.place_of(Room::Move), on: Target::Sword(sword) };
    scene.act(0, step);
    assert_eq!(scene.stands(sword), (2, 2));
    assert!(is_all_done(&scene));
}

/// KOM-2: no card with an area icon comes with it; cards of any moment, and a purchase, do as ever.
#[test]
fn no_card_of_an_area_is_played_at_komainu() {
    let mut cards = Vec::new();
    let mut scene = monk_at_komainu(|scene| {
        cards.push(scene.daimyo_card(0, |card| matches!(card.effect, Effect::Take(_))));
        cards.push(scene.daimyo_card(0, |card| card.effect == Effect::Token));
        cards.push(scene.daimyo_card(0, |card| card.effect == Effect::Step));
        cards.push(scene.market_card(0, 6));
        cards.push(scene.market_card(0, 4));
        scene.family(0, &[Room::Coins]);
    });
    for &card in &cards[..4] {
        assert_eq!(scene.why(0, Action::Play(card)), Some(Reason::OtherArea));
    }
    assert_eq!(Reason::OtherArea.clause(), "PLY-2");
    assert!(!scene.options(0).iter().any(|action| matches!(action, Action::PlayToken(..))));
    scene.acts(0, &[Action::Play(cards[4]), Action::Buy(cards[4]), Action::Line(Line::row(0))]);
    scene.act(0, Action::Advance(Some(Kind::Wood)));
    for &card in &cards[..4] {
        assert_eq!(scene.why(0, Action::Play(card)), Some(Reason::OtherArea), "nor after the step");
    }
}

/// KOM-2: the Monk's effect may be given up; a Worker has none.
#[test]
fn the_effect_at_komainu_may_be_declined() {
    let mut scene = monk_at_komainu(|_| {});
    scene.act(0, Action::Decline);
    assert!(is_all_done(&scene));
    assert_eq!((scene.player(0).sashimono, scene.player(0).decorators.0), ([0; 4], [0; 4]));
    let standing = Some(Standing { seat: Seat(0), figure: MONK });
    assert_eq!(scene.table().board.komainu, standing);
    scene.act(0, Action::EndTurn).others_passed_and_pass();
    assert_eq!(scene.table().first, Seat(0), "the Monk makes its owner first as well");
}
