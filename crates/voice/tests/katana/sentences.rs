//! Some sentences in every language.

use katana::{
    Action, Event, GhostLevel, Reason, Setup,
    piece::{Area, Figure, GhostCard, Kind, Line, Room, SwordId},
    scene::{Driver, Scene},
};
use tabletop::Seat;
use voice::katana::Voice;
use words::{Lang, words};

/// The sentence in English, Italian and Japanese.
fn said(scene: &Scene, say: impl Fn(&Voice) -> String) -> [String; 3] {
    let names = ["Anna", "Bruno"].map(String::from);
    Lang::ALL.map(|lang| say(&Voice { words: words(lang), rules: &scene.rules, names: &names }))
}

fn action(scene: &Scene, action: Action) -> [String; 3] {
    said(scene, |voice| voice.action(&scene.game, Seat(0), action))
}

fn question(scene: &Scene) -> [String; 3] {
    said(scene, |voice| voice.question(&scene.game, Seat(0)))
}

fn last_event(scene: &Scene) -> [String; 3] {
    let event = scene.events.last().expect("something has happened");
    said(scene, |voice| voice.event(event))
}

#[test]
fn a_turn_begins() {
    let mut scene = Scene::new(2);
    assert_eq!(
        question(&scene),
        [
            "Your turn: place a Worker or a Monk, or pass.",
            "Tocca a te: piazza una miniatura o passa.",
            "あなたの手番です。駒を置くか、パスしてください。"
        ]
    );
    scene.round(2);
    assert_eq!(
        action(&scene, Action::Place { figure: Figure::Monk, area: Area::Academy }),
        [
            "Place a Monk at the Academy (offering 6 Coins)",
            "Piazza un Monaco all'Accademia (offerta: 6 Monete)",
            "僧侶を学院に置く（お布施6金）"
        ]
    );
}

#[test]
fn a_sword_moves_right_and_up() {
    let mut scene = Scene::new(2);
    let katana = scene.stock(0, "SW").katana(0, "LSSWU", 2);
    scene.acts(0, &[Action::Place { figure: Figure::Worker, area: Area::Forge }, Action::Line(Line::row(2))]);
    assert_eq!(
        action(&scene, Action::Move(katana)),
        [
            "Move your Katana with Steel, right to column 3",
            "Muovi la tua Katana con Acciaio, a destra nella colonna 3",
            "鋼で自分の将軍の刀を右の第3縦列へ移動する"
        ]
    );
    scene.act(0, Action::Move(katana));
    let moved = scene.events.iter().find(|event| matches!(event, Event::Moved { .. }));
    let moved = moved.expect("the Katana has moved");
    assert_eq!(
        said(&scene, |voice| voice.event(moved)),
        [
            "Anna moves the Katana with Steel to the Steel row, column 3.",
            "Anna muove la Katana con Acciaio nella riga Acciaio, colonna 3.",
            "Annaは鋼で将軍の刀を鋼の横列・第3縦列へ移動しました。"
        ]
    );
    assert_eq!(
        action(&scene, Action::Move(katana)),
        [
            "Move your Katana with Wood, up to the Wood row",
            "Muovi la tua Katana con Legno, in su nella riga Legno",
            "木材で自分の将軍の刀を上の木材の横列へ移動する"
        ]
    );
}

#[test]
fn at_the_market_the_apprentice_room_moves() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Wood, Room::Steel, Room::Coins, Room::Leather, Room::Apprentice]);
    let katana = scene.coins(0, 20).family(0, &[Room::Apprentice]).katana(0, "LSSWU", 2);
    let market = Action::Place { figure: Figure::Worker, area: Area::Market };
    scene.acts(0, &[market, Action::BuyResource(Kind::Steel)]);
    assert_eq!(
        action(&scene, Action::Move(katana)),
        [
            "Move your Katana with Steel, right to column 3 (Errand Room)",
            "Muovi la tua Katana con Acciaio, a destra nella colonna 3 (Sala delle Commissioni)",
            "鋼で自分の将軍の刀を右の第3縦列へ移動する（使いの部屋）"
        ]
    );
}

#[test]
fn a_benefit_is_bought_at_its_real_price() {
    let mut scene = Scene::new(2);
    scene.rooms([Room::Coins, Room::Wood, Room::Steel, Room::Move, Room::Discount]).coins(0, 9);
    let card = scene.market_card(0, 3);
    let buy = action(&scene, Action::Buy(card));
    scene.family(0, &[Room::Discount]);
    let buy_cheaper = action(&scene, Action::Buy(card));
    assert_eq!(
        [&buy[0], &buy_cheaper[1]],
        [
            "Buy Market card 3 for 3 Coins: +2 Coins per delivery in its line",
            "Acquista la carta Mercato 3 (−2 Monete): +2 Monete a ogni consegna nella sua linea"
        ]
    );
}

#[test]
fn a_line_is_activated_or_takes_a_card() {
    let mut scene = Scene::new(2);
    let card = scene.coins(0, 9).market_card(0, 3);
    scene.act(0, Action::Buy(card));
    assert_eq!(
        action(&scene, Action::Line(Line::column(2))),
        ["Put the card under column 3", "Metti la carta sotto la colonna 3", "カードを第3縦列の下に差し込む"]
    );
    assert_eq!(
        question(&scene)[0],
        "Under which row or column do you put Market card 3 (+2 Coins per delivery there)?"
    );
    let mut scene = Scene::new(2);
    scene.act(0, Action::Place { figure: Figure::Worker, area: Area::Forge });
    assert_eq!(
        action(&scene, Action::Line(Line::row(3))),
        [
            "Activate the Leather row: no Sword there",
            "Attiva la riga Pelle di Razza: nessuna Spada",
            "サメ革の横列を発動する：刀なし"
        ]
    );
}

#[test]
fn a_line_tells_which_of_its_swords_would_move() {
    let mut scene = Scene::new(2);
    scene.stock(0, "S").katana(0, "LSSWU", 2);
    scene.act(0, Action::Place { figure: Figure::Worker, area: Area::Forge });
    let line = Action::Line(Line::row(2));
    assert_eq!(
        action(&scene, line),
        [
            "Activate the Steel row: your Katana (Steel →)",
            "Attiva la riga Acciaio: tua Katana (Acciaio →)",
            "鋼の横列を発動する：自分の将軍の刀（鋼→）"
        ]
    );
    let mut scene = Scene::new(2);
    scene.stock(0, "L").katana(0, "LSSWU", 2);
    scene.act(0, Action::Place { figure: Figure::Worker, area: Area::Forge });
    assert_eq!(action(&scene, line)[0], "Activate the Steel row: your Katana (no Steel in stock)");
}

#[test]
fn a_katana_is_put_into_play() {
    let mut scene = Scene::new(2);
    scene.project(0, "UWSL").act(0, Action::PutKatana { change: false });
    scene.acts(0, &[Action::Compose(Kind::Leather), Action::Compose(Kind::Steel)]);
    assert_eq!(
        question(&scene),
        [
            "Your Katana so far: LeSt. Which Resource comes next?",
            "La tua Katana finora: PeAc. Quale Risorsa viene dopo?",
            "ここまでの将軍の刀：鮫鋼。次はどの資源ですか？"
        ]
    );
    scene.acts(0, &[Action::Compose(Kind::Wood), Action::Compose(Kind::Lacquer)]);
    assert_eq!(
        last_event(&scene),
        [
            "Anna puts the Katana into play: LeStWoLa.",
            "Anna mette in gioco la Katana: PeAcLeLa.",
            "Annaは将軍の刀を場に出しました：鮫鋼木漆。"
        ]
    );
    let katana = SwordId::katana(Seat(0));
    assert_eq!(
        said(&scene, |voice| voice.sword(katana)),
        ["the Katana of Anna", "Katana di Anna", "Annaの将軍の刀"]
    );
    assert_eq!(
        action(&scene, Action::Deliver(katana)),
        [
            "Deliver your Katana from the Leather row, column 1",
            "Consegna la tua Katana dalla riga Pelle di Razza, colonna 1",
            "サメ革の横列・第1縦列の自分の将軍の刀を納品する"
        ]
    );
}

#[test]
fn a_reason_counts_in_its_language() {
    let scene = Scene::new(2);
    let [one, two] =
        [1, 2].map(|missing| said(&scene, |voice| voice.reason(Reason::RoomTooDear { missing })));
    assert_eq!(one[0], "You need 1 more Coin for that Room.");
    assert_eq!(one[1], "Ti serve ancora 1 Moneta per quella Sala.");
    assert_eq!(two[1], "Ti servono ancora 2 Monete per quella Sala.");
    assert_eq!(two[2], "その部屋には、あと2金必要です。");
}

#[test]
fn what_a_card_brings_again_is_counted() {
    let mut scene = Scene::new(2);
    let (card, sword) = (scene.market_card(0, 6), scene.sword(0, "WSSL", 2));
    scene.act(0, Action::Place { figure: Figure::Worker, area: Area::Academy });
    scene.act(0, Action::Advance(Some(Kind::Wood)));
    let decorate = Action::Decorate { sword, kind: Kind::Wood };
    let before = action(&scene, decorate);
    scene.act(0, Action::Play(card));
    let after = action(&scene, decorate);
    assert!(before[0].ends_with(": +2 Coins") && after[0].ends_with(": +4 Coins"), "{before:?} {after:?}");

    let mut scene = Scene::new(2);
    let (card, sword) = (scene.market_card(0, 5), scene.sword(0, "WWSW", 4));
    let row = Line::row(1);
    scene.act(0, Action::Deliver(sword)).act(0, Action::PlayOnLine(card, row));
    assert_eq!(
        action(&scene, Action::Collect(row)),
        [
            "Take the benefits of the Wood row twice: +1 Wood",
            "Prendi due volte i bonus della riga Legno: +1 Legno",
            "木材の横列の恩恵を2回得る：木材+1個"
        ]
    );
}

/// KAT-5.4: a rival is told why they are asked, and what declining means.
#[test]
fn a_rival_is_asked_for_their_katana() {
    let mut scene = Scene::new(2);
    scene.favors(&[1, 2]).turn(1);
    (0..2).for_each(|seat| _ = scene.katana(seat, "UWSL", 4));
    scene.act(1, Action::Deliver(SwordId::katana(Seat(1))));
    scene.act(1, Action::Place { figure: Figure::Worker, area: Area::Forge });
    scene.acts(1, &[Action::Line(Line::column(4)), Action::EndTurn]);
    assert_eq!(
        question(&scene),
        [
            "A Katana was delivered this turn. Deliver yours too to share Favor I, or keep it.",
            "In questo turno è stata consegnata una Katana. Consegna anche la tua per dividere il Favore I, o tienila.",
            "この手番で将軍の刀が納品されました。自分の刀も納品して好意カードIを分け合うか、残すか選んでください。"
        ]
    );
    assert_eq!(
        action(&scene, Action::Decline),
        ["Keep your Katana on the Forge", "Tieni la Katana nella Fucina", "将軍の刀を鍛冶場に残す"]
    );
}

/// GHO-5.6: so is whoever holds Market card 1 when the Ghost has drawn its Palace card.
#[test]
fn the_holder_of_market_card_1_is_asked_before_the_ghosts_points() {
    let mut scene = Scene::with_setup(&Setup::with_ghost(1, GhostLevel::ALL[2]));
    scene.market_card(0, 1);
    scene.family(0, &[Room::Coins, Room::Move]);
    scene.ghost_draws(&[GhostCard::Palace]).ghost_turn();
    assert_eq!(
        question(&scene),
        [
            "Bruno is about to score its Palace card. You may play Market card 1 first.",
            "Bruno sta per ottenere i punti della sua carta Palazzo. Prima puoi giocare la carta Mercato 1.",
            "Brunoが御殿カードの得点を得るところです。その前に市場カード1を使えます。"
        ]
    );
    assert_eq!(action(&scene, Action::Decline), ["Play no card", "Non giocare carte", "カードを使わない"]);
}
