//! Permanent benefits: buying them for a line and what a line then pays (PLY-4, PLY-6, PLY-8).

use katana::{
    Action, Reason,
    piece::{Area, CardId, Figure, Kind, Line, SwordId},
    rules::Effect,
    scene::{Driver, Scene},
};

use crate::shared::{refuses, token_card, with_token_cards};

const WOOD_ROW: Line = Line(1);

/// A card that a player bought in an earlier turn lies under a line.
fn lay(scene: &mut Scene, seat: u8, line: Line, card: CardId) {
    let player = scene.player(seat);
    player.hand.remove(card);
    player.under[line.index()].lay(card);
}

/// A delivery, row first, with as many resources copied as wanted: none.
fn deliver(scene: &mut Scene, seat: u8, sword: SwordId) {
    let (row, column) = scene.stands(sword);
    scene.act(seat, Action::Deliver(sword));
    for line in [Line::row(row - 1), Line::column(column - 1)] {
        if scene.may(seat, Action::Collect(line)) {
            scene.act(seat, Action::Collect(line));
        }
    }
    scene.act(seat, Action::Project(None, None));
}

fn end_turn(scene: &mut Scene, seat: u8) {
    let figure = Figure::Worker;
    scene.acts(seat, &[Action::Place { figure, area: Area::Forge }, Action::Line(Line::column(0))]);
    scene.act(seat, Action::EndTurn);
}

/// PLY-4.1: the price of each sort of benefit is paid exactly, and any of the nine lines may be chosen.
#[test]
fn buying_pays_the_cost_and_lays_the_card_under_a_line() {
    let mut prices = Vec::new();
    for n in 0..6 {
        let mut scene = Scene::new(2);
        let card = match n {
            0 => token_card(&mut scene, 0, Kind::Wood),
            1 => token_card(&mut scene, 0, Kind::Steel),
            2 => token_card(&mut scene, 0, Kind::Leather),
            3 => token_card(&mut scene, 0, Kind::Lacquer),
            4 => scene.market_card(0, 1),
            _ => scene.market_card(0, 7),
        };
        let price = (0..9).find(|&coins| {
            scene.coins(0, coins);
            scene.may(0, Action::Buy(card))
        });
        let price = price.expect("it is to be had");
        prices.push(price);
        scene.coins(0, price - 1);
        refuses(&scene, 0, Action::Buy(card), Reason::BenefitTooDear { missing: 1 });
        scene.coins(0, price + 1).act(0, Action::Buy(card));
        let lines: Vec<Action> = Line::all().map(Action::Line).collect();
        assert_eq!(scene.options(0), lines, "all nine lines are free, and nothing else is asked");
        let line = Line(n + 2);
        scene.act(0, Action::Line(line));
        assert_eq!(scene.coins_of(0), 1);
        assert_eq!(scene.player(0).under[line.index()].both(), [Some(card), None]);
        assert_eq!(scene.player(0).cards_under().count(), 1);
        assert!(scene.player(0).hand.is_empty());
    }
    assert_eq!(prices, [1, 2, 3, 4, 1, 3]);
    assert_eq!(Reason::BenefitTooDear { missing: 1 }.clause(), "PLY-4");
}

/// PLY-4.2, PLY-6.1, PLY-6.2: a bought benefit is paid at every later delivery in its line, and only there.
#[test]
fn a_bought_benefit_comes_with_each_delivery_in_its_line() {
    let mut scene = Scene::new(2);
    let (leather, coins) = (token_card(&mut scene, 0, Kind::Leather), scene.market_card(0, 7));
    scene.coins(0, 6).acts(0, &[Action::Buy(leather), Action::Line(WOOD_ROW)]);
    scene.acts(0, &[Action::Buy(coins), Action::Line(Line::column(3))]);
    end_turn(&mut scene, 0);
    // Row of Wood, second column: 2 Coins, Wood and the bought Leather.
    let in_row = scene.sword(0, "LSW", 3);
    deliver(&mut scene, 0, in_row);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (2, "WL".to_owned()));
    // Row of Steel, fourth column: 2 Coins, 2 bought Coins, Steel.
    let in_column = scene.sword(0, "SSS", 3);
    deliver(&mut scene, 0, in_column);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (6, "WSL".to_owned()));
    // Row of Lacquer, second column: nothing bought.
    let in_neither = scene.sword(0, "SWU", 3);
    deliver(&mut scene, 0, in_neither);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (8, "UWSL".to_owned()));
    // Both lines at once, in a later turn; another player's delivery there brings them nothing of it.
    end_turn(&mut scene, 1);
    let in_both = scene.sword(0, "WWW", 3);
    deliver(&mut scene, 0, in_both);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (12, "UWWSLL".to_owned()));
    let of_other = scene.sword(1, "UUWW", 4);
    assert_eq!(scene.stands(of_other), (2, 4));
    deliver(&mut scene, 1, of_other);
    assert_eq!((scene.coins_of(1), scene.stock_of(1)), (2, "W".to_owned()));
}

/// PLY-4.3: without Market card 4 a line that holds a card takes no second; other lines do.
#[test]
fn a_line_holds_one_bought_card() {
    let (mut scene, [one, other]) = with_token_cards([Kind::Wood, Kind::Steel]);
    scene.coins(0, 3).acts(0, &[Action::Buy(one), Action::Line(Line::column(4)), Action::Buy(other)]);
    refuses(&scene, 0, Action::Line(Line::column(4)), Reason::LineTaken);
    assert_eq!(Reason::LineTaken.clause(), "PLY-4");
    assert_eq!(scene.options(0).len(), 8);
    scene.act(0, Action::Line(Line::column(3)));
    assert_eq!(scene.player(0).n_under(Line::column(3)), 1);
}

/// PLY-4.3: with a card under all nine lines nothing can be bought, unless Market card 4 is played.
#[test]
fn nine_taken_lines_leave_no_room() {
    let mut scene = Scene::new(2);
    for line in Line::all() {
        let card = scene.daimyo_card(0, |card| card.effect == Effect::Step);
        lay(&mut scene, 0, line, card);
    }
    let (card, four) = (token_card(&mut scene, 0, Kind::Wood), scene.market_card(0, 4));
    scene.coins(0, 9);
    refuses(&scene, 0, Action::Buy(card), Reason::NoLineFree);
    assert_eq!(Reason::NoLineFree.clause(), "PLY-4");
    scene.acts(0, &[Action::Play(four), Action::Buy(card)]);
    assert_eq!(scene.options(0).len(), 9);
    scene.act(0, Action::Line(Line::row(0)));
    refuses(&scene, 0, Action::Buy(four), Reason::NoLineFree);
}

/// PLY-4.4: one Market card 4 allows one second card, and both benefits are paid.
#[test]
fn market_card_4_allows_a_second_card_in_one_line() {
    let (mut scene, cards) = with_token_cards([Kind::Wood, Kind::Steel, Kind::Leather]);
    lay(&mut scene, 0, WOOD_ROW, cards[0]);
    lay(&mut scene, 0, Line::row(2), cards[1]);
    let (four, coins) = (scene.market_card(0, 4), scene.market_card(0, 3));
    scene.coins(0, 10).acts(0, &[Action::Buy(coins), Action::Line(Line::row(3)), Action::Buy(cards[2])]);
    refuses(&scene, 0, Action::Line(WOOD_ROW), Reason::LineTaken);
    scene.act(0, Action::Line(Line::row(0))).act(0, Action::Play(four)).act(0, Action::Buy(four));
    scene.act(0, Action::Line(WOOD_ROW));
    assert_eq!(scene.player(0).under[1].both(), [Some(cards[0]), Some(four)], "the card's own benefit, too");
    let next = token_card(&mut scene, 0, Kind::Wood);
    scene.act(0, Action::Buy(next));
    refuses(&scene, 0, Action::Line(Line::row(2)), Reason::LineTaken);
    scene.act(0, Action::Line(Line::column(0)));
    assert_eq!(scene.coins_of(0), 10 - 3 - 3 - 3 - 1);
    let sword = scene.sword(0, "WWSW", 4);
    scene.coins(0, 0);
    deliver(&mut scene, 0, sword);
    assert_eq!(scene.stock_of(0), "WW", "printed and the first bought");
    assert_eq!(scene.coins_of(0), 1 + 2, "the third column's Coin and the second bought benefit");
}

/// PLY-4.4: the leave of Market card 4 is for its moment; an empty line does not use it up.
#[test]
fn the_leave_for_a_second_card_lasts_for_the_moment() {
    let (mut scene, cards) = with_token_cards([Kind::Wood, Kind::Steel, Kind::Wood]);
    lay(&mut scene, 0, Line::row(0), cards[1]);
    let four = scene.market_card(0, 4);
    scene.coins(0, 9).acts(0, &[Action::Play(four), Action::Discard(four)]);
    scene.acts(0, &[Action::Buy(cards[0].min(cards[2])), Action::Line(Line::row(3))]);
    scene.act(0, Action::Buy(cards[0].max(cards[2])));
    assert!(scene.may(0, Action::Line(Line::row(0))) && scene.may(0, Action::Line(Line::row(3))));
    scene.act(0, Action::Line(Line::row(1)));
    end_turn(&mut scene, 0);
    end_turn(&mut scene, 1);
    let later = token_card(&mut scene, 0, Kind::Wood);
    scene.act(0, Action::Buy(later));
    refuses(&scene, 0, Action::Line(Line::row(0)), Reason::LineTaken);
}

/// PLY-4.5: a line never holds three, however many Market cards 4 are played.
#[test]
fn a_line_never_holds_three() {
    let (mut scene, cards) = with_token_cards([Kind::Wood, Kind::Steel, Kind::Leather]);
    lay(&mut scene, 0, WOOD_ROW, cards[0]);
    lay(&mut scene, 0, WOOD_ROW, cards[1]);
    let mut fours = [scene.market_card(0, 4), scene.market_card(0, 4)];
    fours.sort();
    scene.coins(0, 3).acts(0, &[Action::Play(fours[0]), Action::Play(fours[1]), Action::Buy(cards[2])]);
    refuses(&scene, 0, Action::Line(WOOD_ROW), Reason::LineFull);
    assert_eq!(Reason::LineFull.clause(), "PLY-4");
    assert_eq!(scene.options(0).len(), 8);
}

/// PLY-4.4, PLY-8.1: two Market cards 4 allow a second card in two lines.
#[test]
fn two_cards_4_allow_two_second_benefits() {
    let (mut scene, cards) = with_token_cards([Kind::Wood, Kind::Steel, Kind::Leather]);
    lay(&mut scene, 0, Line::row(0), cards[0]);
    lay(&mut scene, 0, Line::column(0), cards[1]);
    let mut fours = [scene.market_card(0, 4), scene.market_card(0, 4)];
    fours.sort();
    scene.coins(0, 9).acts(0, &[Action::Play(fours[0]), Action::Play(fours[1])]);
    scene.acts(0, &[Action::Buy(cards[2]), Action::Line(Line::row(0))]);
    scene.acts(0, &[Action::Buy(fours[0]), Action::Line(Line::column(0))]);
    scene.act(0, Action::Buy(fours[1]));
    assert_eq!(scene.options(0).len(), 7, "both lines are full, all others are empty");
}

/// PLY-6.1: each line of a delivery pays once; the next Sword in the same row makes it pay again.
#[test]
fn a_line_pays_once_for_each_delivered_sword() {
    let mut scene = Scene::new(2);
    let card = token_card(&mut scene, 0, Kind::Leather);
    lay(&mut scene, 0, WOOD_ROW, card);
    scene.market_card(0, 6);
    let (one, other) = (scene.sword(0, "WWW", 3), scene.sword(0, "LSW", 3));
    scene.acts(0, &[Action::Deliver(one), Action::Collect(WOOD_ROW)]);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, "WL".to_owned()));
    refuses(&scene, 0, Action::Collect(WOOD_ROW), Reason::LinePaid);
    assert_eq!(Reason::LinePaid.clause(), "PLY-6");
    refuses(&scene, 0, Action::Deliver(other), Reason::NotNow);
    scene.act(0, Action::Collect(Line::column(3)));
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (2, "WL".to_owned()));
    scene.act(0, Action::Project(None, None));
    deliver(&mut scene, 0, other);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (4, "WWLL".to_owned()));
}

/// PLY-6.2: what is bought for a line before it pays is paid at once, also in the middle of the delivery.
#[test]
fn a_line_pays_what_it_holds_when_it_pays() {
    let (mut scene, [lacquer, steel]) = with_token_cards([Kind::Lacquer, Kind::Steel]);
    let sword = scene.sword(0, "WWW", 3);
    scene.coins(0, 6).acts(0, &[Action::Deliver(sword), Action::Buy(lacquer), Action::Line(WOOD_ROW)]);
    assert_eq!(scene.stock_of(0), "", "buying alone brings nothing");
    scene.act(0, Action::Collect(WOOD_ROW));
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (2, "UW".to_owned()));
    scene.acts(0, &[Action::Buy(steel), Action::Line(Line::column(3)), Action::Collect(Line::column(3))]);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (2, "UWS".to_owned()));
}

/// PLY-6.3: what is bought for a line that has paid in this turn sleeps until the next turn of anybody.
#[test]
fn a_benefit_bought_for_a_line_that_has_paid_waits_for_the_next_turn() {
    let (mut scene, [steel, lacquer]) = with_token_cards([Kind::Steel, Kind::Lacquer]);
    let first = token_card(&mut scene, 0, Kind::Leather);
    lay(&mut scene, 0, WOOD_ROW, first);
    let four = scene.market_card(0, 4);
    let swords = ["WWW", "LSW", "WWSW"].map(|composition| {
        let n = composition.len();
        scene.sword(0, composition, n)
    });
    deliver(&mut scene, 0, swords[0]);
    assert_eq!(scene.stock_of(0), "WL");
    // A second card for the row, which has paid, and one for a column that has not.
    scene.coins(0, 6).act(0, Action::Play(four));
    scene.acts(0, &[Action::Buy(lacquer), Action::Line(WOOD_ROW)]);
    scene.acts(0, &[Action::Buy(steel), Action::Line(Line::column(1))]).act(0, Action::Discard(four));
    deliver(&mut scene, 0, swords[1]);
    assert_eq!(scene.stock_of(0), "WWSLL", "the Steel of the fresh column, not the Lacquer of the row");
    end_turn(&mut scene, 0);
    deliver(&mut scene, 0, swords[2]);
    assert_eq!(scene.stock_of(0), "UWWWSLLL", "in the turn of the other player the Lacquer comes");
}

/// PLY-6.3: a column that has paid sleeps as well, and a line that another player made pay does not.
#[test]
fn only_the_own_lines_of_this_turn_sleep() {
    let mut scene = Scene::new(2);
    let steel = token_card(&mut scene, 0, Kind::Steel);
    let (mine, next) = (scene.sword(0, "WWW", 3), scene.sword(0, "SSS", 3));
    let yours = scene.sword(1, "LLL", 3);
    scene.coins(0, 2);
    deliver(&mut scene, 1, yours);
    scene.acts(0, &[Action::Buy(steel), Action::Line(Line::column(3))]);
    deliver(&mut scene, 0, mine);
    assert_eq!(scene.stock_of(0), "WS", "the same column of seat 1 has paid, not this one");
    let late = token_card(&mut scene, 0, Kind::Leather);
    scene.coins(0, 3).acts(0, &[Action::Buy(late), Action::Line(Line::row(3))]);
    let later = token_card(&mut scene, 0, Kind::Wood);
    let four = scene.market_card(0, 4);
    scene.coins(0, 1).acts(0, &[Action::Play(four), Action::Buy(later), Action::Line(Line::column(3))]);
    scene.act(0, Action::Discard(four));
    deliver(&mut scene, 0, next);
    assert_eq!(scene.stock_of(0), "WSSS", "row of Steel, the first card of the column, not the second");
}

/// PLY-6.3: a line that has paid in an earlier turn has not paid in this one.
#[test]
fn a_line_that_has_paid_in_an_earlier_turn_pays_at_once() {
    let mut scene = Scene::new(2);
    let (first, second) = (scene.sword(0, "WWW", 3), scene.sword(0, "LSW", 3));
    deliver(&mut scene, 0, first);
    end_turn(&mut scene, 0);
    end_turn(&mut scene, 1);
    let steel = token_card(&mut scene, 0, Kind::Steel);
    scene.coins(0, 2).acts(0, &[Action::Buy(steel), Action::Line(WOOD_ROW)]);
    deliver(&mut scene, 0, second);
    assert_eq!(scene.stock_of(0), "WWS");
}

/// PLY-6.4: Coins from the row buy a card for the column of the same delivery.
#[test]
fn coins_of_the_row_buy_for_the_column() {
    let mut scene = Scene::new(2);
    let (coins, steel) = (scene.market_card(0, 6), token_card(&mut scene, 0, Kind::Steel));
    lay(&mut scene, 0, WOOD_ROW, coins);
    let sword = scene.sword(0, "WWW", 3);
    scene.act(0, Action::Deliver(sword));
    refuses(&scene, 0, Action::Buy(steel), Reason::BenefitTooDear { missing: 2 });
    scene.acts(0, &[Action::Collect(WOOD_ROW), Action::Buy(steel), Action::Line(Line::column(3))]);
    scene.act(0, Action::Collect(Line::column(3)));
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (2, "WS".to_owned()));
}

/// PLY-6.4: and Coins from the column buy a card for the row.
#[test]
fn coins_of_the_column_buy_for_the_row() {
    let mut scene = Scene::new(2);
    let steel = token_card(&mut scene, 0, Kind::Steel);
    let sword = scene.sword(0, "WWW", 3);
    scene.acts(0, &[Action::Deliver(sword), Action::Collect(Line::column(3))]);
    scene.acts(0, &[Action::Buy(steel), Action::Line(WOOD_ROW), Action::Collect(WOOD_ROW)]);
    assert_eq!((scene.coins_of(0), scene.stock_of(0)), (0, "WS".to_owned()));
}

/// PLY-6.5: with 1 Coin a benefit of 2 Coins for 3 is out of reach before the line pays.
#[test]
fn coins_of_a_benefit_do_not_pay_for_it() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 3);
    let sword = scene.sword(0, "WWW", 3);
    scene.coins(0, 1);
    refuses(&scene, 0, Action::Buy(card), Reason::BenefitTooDear { missing: 2 });
    scene.act(0, Action::Deliver(sword));
    refuses(&scene, 0, Action::Buy(card), Reason::BenefitTooDear { missing: 2 });
    scene.acts(0, &[Action::Collect(Line::column(3)), Action::Buy(card), Action::Line(Line::column(3))]);
    assert_eq!(scene.coins_of(0), 0, "the column has paid its 2 Coins, and not the card's");
}

/// PLY-8.1: two Market cards 3 make three times the printed points, three make four times.
#[test]
fn each_doubling_of_points_adds_the_base_once() {
    for (n_cards, points) in [(0, 4), (1, 8), (2, 12), (3, 16)] {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, "SSS", 3);
        scene.decorated(sword, "S").round(2);
        let mut cards: Vec<CardId> = (0..n_cards).map(|_| scene.market_card(0, 3)).collect();
        cards.sort();
        scene.act(0, Action::Deliver(sword));
        for card in cards {
            scene.act(0, Action::Play(card));
        }
        assert_eq!(scene.score(0), points + 2 + 2, "decoration and round count once");
    }
}

/// PLY-8.2: two Market cards 5 make one line pay three times, or each line twice.
#[test]
fn two_cards_5_pay_one_line_three_times_or_each_twice() {
    let column = Line::column(2);
    for (lines, coins, steel) in
        [([WOOD_ROW; 2], 1, 3), ([column; 2], 3, 1), ([WOOD_ROW, column], 2, 2), ([column, WOOD_ROW], 2, 2)]
    {
        let mut scene = Scene::new(2);
        let card = token_card(&mut scene, 0, Kind::Steel);
        lay(&mut scene, 0, WOOD_ROW, card);
        let mut fives = [scene.market_card(0, 5), scene.market_card(0, 5)];
        fives.sort();
        let sword = scene.sword(0, "WWSW", 4);
        scene.act(0, Action::Deliver(sword));
        for (five, line) in fives.into_iter().zip(lines) {
            scene.act(0, Action::PlayOnLine(five, line));
        }
        scene.act(0, Action::Collect(WOOD_ROW)).act(0, Action::Collect(column));
        let stock = "W".repeat(steel) + &"S".repeat(steel);
        assert_eq!((scene.coins_of(0), scene.stock_of(0)), (coins, stock), "{lines:?}");
    }
}
