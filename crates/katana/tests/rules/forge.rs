//! A figure at the Forge (FOR): what it activates, the Monk's extra move, deliveries in between.

use katana::{
    Action, Reason,
    piece::{Area, Kind, Line, SwordId},
    scene::{Driver, Scene},
};
use tabletop::Seat;

use crate::shared::{MONK, WORKER, activate, activated, follows, refused, with_swords};

/// The action at the Forge is over: only the end of the turn is left.
#[track_caller]
fn is_over(scene: &Scene) {
    assert!(scene.may(0, Action::EndTurn), "options: {:?}", scene.options(0));
}

/// All orders of three Swords.
fn orders([a, b, c]: [SwordId; 3]) -> [[SwordId; 3]; 6] {
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
}

/// Seat 0 has a Sword at (2, 2), one beside it at (2, 3) and one below it at (3, 2), and what they need.
fn cross(scene: &mut Scene) -> [SwordId; 3] {
    let swords = [scene.sword(0, "WUUU", 1), scene.sword(0, "WWW", 2), scene.sword(0, "SLL", 1)];
    assert_eq!(swords.map(|sword| scene.stands(sword)), [(2, 2), (2, 3), (3, 2)]);
    scene.stock(0, "UWL");
    swords
}

/// FOR-1.1, MOV-1.2: one of the four rows or five columns is named, and that alone.
#[test]
fn one_row_or_one_column_is_named() {
    for players in 2..=4 {
        for line in (0..4).map(Line::row).chain((0..5).map(Line::column)) {
            let mut scene = Scene::new(players);
            cross(&mut scene);
            scene.act(0, Action::Place { figure: WORKER, area: Area::Forge });
            let is_line = |action: &Action| matches!(action, Action::Line(_));
            assert_eq!(scene.options(0).iter().filter(|action| is_line(action)).count(), 9);
            assert!(!scene.may(0, Action::Done), "a line must be named");
            scene.act(0, Action::Line(line));
            assert!(!scene.options(0).iter().any(is_line), "no second line");
            let at_forge = scene.player(0).at_forge;
            assert_eq!(at_forge.iter().map(|at| at.workers()).sum::<u8>(), 1);
            assert_eq!((at_forge[line.index()].workers(), at_forge[line.index()].monks()), (1, 0));
        }
    }
}

/// FOR-1.1: a Monk too names one line and stands at it.
#[test]
fn a_monk_stands_at_the_line_that_it_names() {
    let mut scene = Scene::new(2);
    cross(&mut scene);
    activate(&mut scene, MONK, Line::column(1));
    let at_line = scene.player(0).at_forge[Line::column(1).index()];
    assert_eq!((at_line.workers(), at_line.monks()), (0, 1));
    assert!(!scene.options(0).iter().any(|action| matches!(action, Action::Line(_))));
}

/// FOR-1.1, FOR-1.3: a row activates its Swords and not those of a column that crosses it; so does a column.
#[test]
fn a_line_activates_the_swords_that_stand_in_it_and_no_others() {
    let cases = [
        (Line::row(1), [true, true, false]),
        (Line::row(2), [false, false, true]),
        (Line::column(1), [true, false, true]),
        (Line::column(2), [false, true, false]),
    ];
    for (line, activated) in cases {
        let mut scene = Scene::new(2);
        let swords = cross(&mut scene);
        activate(&mut scene, WORKER, line);
        for (sword, is_activated) in swords.into_iter().zip(activated) {
            if is_activated {
                assert!(scene.may(0, Action::Move(sword)), "{line:?} {sword:?}");
            } else {
                refused(&scene, 0, Action::Move(sword), Reason::NotActivated, "FOR-1");
            }
        }
    }
    let mut scene = Scene::new(2);
    cross(&mut scene);
    activate(&mut scene, WORKER, Line::row(0));
    is_over(&scene);
}

/// FOR-1.2: an activated Sword moves once, whether it then still stands in the line or has left it.
#[test]
fn an_activated_sword_moves_once() {
    let (mut scene, [along, out, last]) = with_swords([("WWW", 0), ("WWSW", 2), ("UUUWSS", 4)], "WWWSSS");
    assert_eq!([along, out, last].map(|sword| scene.stands(sword)), [(2, 1), (2, 3), (2, 4)]);
    activate(&mut scene, WORKER, Line::row(1));
    scene.act(0, Action::Move(along));
    assert_eq!(scene.stands(along), (2, 2), "still in the row");
    refused(&scene, 0, Action::Move(along), Reason::MovedAlready, "FOR-1");
    scene.act(0, Action::Move(out));
    assert_eq!(scene.stands(out), (3, 3), "no more in the row");
    refused(&scene, 0, Action::Move(out), Reason::MovedAlready, "FOR-1");
    scene.act(0, Action::Move(last));
    is_over(&scene);
    assert_eq!([along, out, last].map(|sword| scene.stands(sword)), [(2, 2), (3, 3), (3, 4)]);
    assert_eq!(scene.stock_of(0), "WWS");
}

/// FOR-1.2: a figure placed later in the round activates the line anew.
#[test]
fn the_same_line_may_be_activated_again_with_another_figure() {
    let (mut scene, [sword]) = activated([("WWW", 0)], "WW", WORKER, Line::row(1));
    scene.act(0, Action::Move(sword)).turn(0);
    activate(&mut scene, WORKER, Line::row(1));
    scene.act(0, Action::Move(sword));
    assert_eq!(scene.stands(sword), (2, 3));
    assert_eq!(scene.player(0).at_forge[1].workers(), 2);
}

/// FOR-1.2, FOR-1.3: what comes to stand in the line after the figure was placed is not activated.
#[test]
fn a_katana_that_enters_the_line_later_is_not_activated() {
    let (mut scene, [one, other]) = with_swords([("WWW", 0), ("SSS", 0)], "UWS");
    scene.project(0, "UWSL");
    activate(&mut scene, WORKER, Line::column(0));
    scene.acts(0, &[Action::Move(one), Action::PutKatana { change: false }]);
    for kind in Kind::ALL {
        scene.act(0, Action::Compose(kind));
    }
    let katana = SwordId::katana(Seat(0));
    assert_eq!(scene.stands(katana), (1, 1), "in the named column");
    refused(&scene, 0, Action::Move(katana), Reason::NotActivated, "FOR-1");
    scene.act(0, Action::Move(other));
    is_over(&scene);
}

/// FOR-1.4, MOV-5.1, FOR-2.2: activated Swords move in any order; a Monk's extra move comes before, between or after
/// the others.
#[test]
fn swords_move_in_any_order() {
    let cases = [
        (3, [("UWU", 0), ("SSS", 0), ("LLL", 0)], "USL", (WORKER, Line::column(0)), [(1, 2), (3, 2), (4, 2)]),
        (4, [("WWW", 0), ("UUUWSS", 4), ("LLL", 0)], "WSL", (MONK, Line::row(1)), [(2, 2), (3, 4), (4, 2)]),
    ];
    for (players, swords, stock, (figure, line), expected) in cases {
        for order in 0..6 {
            let mut scene = Scene::new(players);
            let swords = swords.map(|(composition, n_placed)| scene.sword(0, composition, n_placed));
            scene.stock(0, stock);
            activate(&mut scene, figure, line);
            scene.acts(0, &orders(swords)[order].map(Action::Move));
            assert_eq!(swords.map(|sword| scene.stands(sword)), expected);
            assert_eq!(scene.stock_of(0), "");
            is_over(&scene);
        }
    }
}

/// FOR-1.5: any of the activated Swords move, all, some or none; the figure stays there all the same.
#[test]
fn any_subset_of_the_activated_swords_moves() {
    for subset in 0..8u8 {
        let (mut scene, swords) =
            activated([("UWU", 0), ("SSS", 0), ("LLL", 0)], "USL", WORKER, Line::column(0));
        let mut expected = [1; 3];
        for (n, sword) in swords.into_iter().enumerate() {
            if subset & (1 << n) != 0 {
                scene.act(0, Action::Move(sword));
                expected[n] = 2;
            }
        }
        if subset != 7 {
            scene.act(0, Action::Done);
        }
        assert_eq!(swords.map(|sword| scene.stands(sword).1), expected);
        assert_eq!(scene.player(0).workers, 3);
        is_over(&scene);
        scene.act(0, Action::EndTurn);
        assert_eq!(scene.asked(), [1]);
    }
}

/// FOR-2.1: a Monk brings one more move, of a Sword outside the line or of one in it; a Worker brings none.
#[test]
fn a_monk_brings_one_extra_move_of_any_sword() {
    let lay = |figure| {
        let mut scene = Scene::new(2);
        let swords = [scene.sword(0, "WWW", 0), scene.sword(0, "UUUWSS", 4), scene.sword(0, "SLL", 0)];
        let outside = scene.sword(0, "LLL", 0);
        scene.stock(0, "WWWSSSLLL");
        activate(&mut scene, figure, Line::row(1));
        (scene, swords, outside)
    };
    let (scene, [inside, _, near], far) = lay(WORKER);
    assert!(scene.may(0, Action::Move(inside)));
    refused(&scene, 0, Action::Move(near), Reason::NotActivated, "FOR-1");
    refused(&scene, 0, Action::Move(far), Reason::NotActivated, "FOR-1");

    let (mut scene, [inside, other, near], far) = lay(MONK);
    assert_eq!(scene.coins_of(0), 0, "the offering");
    assert!(scene.may(0, Action::Move(near)));
    scene.act(0, Action::Move(far));
    assert_eq!(scene.stands(far), (4, 2));
    refused(&scene, 0, Action::Move(far), Reason::NotActivated, "FOR-1");
    refused(&scene, 0, Action::Move(near), Reason::NotActivated, "FOR-1");
    scene.act(0, Action::Move(inside));
    refused(&scene, 0, Action::Move(inside), Reason::MovedAlready, "FOR-1");
    scene.act(0, Action::Move(other));
    is_over(&scene);

    let (mut scene, [inside, other, near], _) = lay(MONK);
    scene.acts(0, &[Action::Move(inside), Action::Move(inside)]);
    assert_eq!(scene.stands(inside), (2, 3), "its own move and the extra one");
    refused(&scene, 0, Action::Move(inside), Reason::MovedAlready, "FOR-1");
    refused(&scene, 0, Action::Move(near), Reason::NotActivated, "FOR-1");
    assert!(scene.may(0, Action::Move(other)), "whose own move is left");
}

/// FOR-2.1, FOR-1.5: a Monk's extra move may be left, and the line may be empty.
#[test]
fn a_monk_may_name_an_empty_line_for_its_extra_move() {
    let (mut scene, [sword]) = activated([("WWW", 0)], "WW", MONK, Line::row(3));
    assert!(scene.may(0, Action::Done));
    scene.act(0, Action::Move(sword));
    assert_eq!(scene.stands(sword), (2, 2));
    is_over(&scene);
}

/// FOR-2.2: coming first, the extra move can clear the way; coming last, it can use a space left.
#[test]
fn the_extra_move_clears_the_way_or_follows() {
    let (mut scene, [in_way, sword]) = activated([("SLL", 1), ("WSSL", 1)], "SL", MONK, Line::row(1));
    follows(&mut scene, [in_way, sword], [(4, 2), (3, 2)]);

    let (mut scene, [ahead, follower]) = activated([("WSSL", 1), ("UWU", 1)], "SW", MONK, Line::row(1));
    follows(&mut scene, [ahead, follower], [(3, 2), (2, 2)]);
}

/// FOR-2.3: a Sword that the extra move brings into the line moves once more, and no more than that.
#[test]
fn a_sword_brought_into_the_line_moves_once_more() {
    let lay = || {
        let (scene, [brought, waiting]) = with_swords([("SWWWS", 1), ("UUUWSS", 4)], "WWWWS");
        assert_eq!([brought, waiting].map(|sword| scene.stands(sword)), [(3, 2), (2, 4)]);
        (scene, brought, waiting)
    };
    let (mut scene, brought, waiting) = lay();
    activate(&mut scene, MONK, Line::row(1));
    scene.act(0, Action::Move(brought));
    assert_eq!(scene.stands(brought), (2, 2));
    scene.act(0, Action::Move(waiting)).act(0, Action::Move(brought));
    assert_eq!(scene.stands(brought), (2, 3));
    is_over(&scene);

    let (mut scene, brought, waiting) = lay();
    activate(&mut scene, MONK, Line::row(1));
    scene.acts(0, &[Action::Move(brought), Action::Move(brought)]);
    refused(&scene, 0, Action::Move(brought), Reason::MovedAlready, "FOR-1");
    assert!(scene.may(0, Action::Move(waiting)));

    // By a column in the same way: from the left.
    let (mut scene, [brought, waiting]) = activated([("SSS", 1), ("LLL", 2)], "SSSL", MONK, Line::column(2));
    scene.acts(0, &[Action::Move(brought), Action::Move(brought)]);
    assert_eq!(scene.stands(brought), (3, 4));
    assert!(scene.may(0, Action::Move(waiting)));
}

/// The extra move takes a Sword there and does not activate it.
#[track_caller]
fn moves_by_the_extra_move_alone(scene: &mut Scene, sword: SwordId, stands: (u8, u8)) {
    scene.act(0, Action::Move(sword));
    assert_eq!(scene.stands(sword), stands);
    refused(scene, 0, Action::Move(sword), Reason::NotActivated, "FOR-1");
}

/// FOR-2.3: a Sword that the extra move takes elsewhere is not activated.
#[test]
fn a_sword_not_brought_into_the_line_moves_by_the_extra_move_alone() {
    let (mut scene, [moved, waiting]) = activated([("SLL", 1), ("UUUWSS", 4)], "LLS", MONK, Line::row(1));
    moves_by_the_extra_move_alone(&mut scene, moved, (4, 2));
    assert!(scene.may(0, Action::Move(waiting)));
}

/// FOR-2.3: a Sword that was in the line when the figure was placed is not activated a second time by coming back.
#[test]
fn a_sword_brought_back_into_the_line_is_not_activated_again() {
    let (mut scene, [back, waiting]) = with_swords([("SWSWU", 1), ("LLSL", 3)], "WSWUL");
    assert_eq!([back, waiting].map(|sword| scene.stands(sword)), [(3, 2), (3, 3)]);
    activate(&mut scene, MONK, Line::row(2));
    scene.act(0, Action::Move(back));
    assert_eq!(scene.stands(back), (2, 2));
    scene.act(0, Action::Move(back));
    assert_eq!(scene.stands(back), (3, 2), "in the row again");
    refused(&scene, 0, Action::Move(back), Reason::MovedAlready, "FOR-1");
    assert!(scene.may(0, Action::Move(waiting)));
}

/// FOR-2.3: a Katana put into play in the line stands there already: the extra move does not bring it in.
#[test]
fn the_extra_move_along_the_line_activates_nothing() {
    let (mut scene, [waiting]) = with_swords([("UUUWSS", 2)], "UUW");
    scene.project(0, "UWSL");
    activate(&mut scene, MONK, Line::row(0));
    scene.act(0, Action::PutKatana { change: false });
    for kind in Kind::ALL {
        scene.act(0, Action::Compose(kind));
    }
    let katana = SwordId::katana(Seat(0));
    moves_by_the_extra_move_alone(&mut scene, katana, (1, 2));
    assert!(scene.may(0, Action::Move(waiting)));
}

/// FOR-2.3, MOV-7.3: a Sword that a swap by the extra move brings into the line may then move; its partner may not.
#[test]
fn a_sword_swapped_into_the_line_moves_once_more() {
    let (mut scene, [red, white]) = activated([("UWSS", 2), ("LSWU", 2)], "SSWU", MONK, Line::row(1));
    scene.act(0, Action::Swap(red, white));
    assert_eq!([red, white].map(|sword| scene.stands(sword)), [(3, 2), (2, 2)]);
    refused(&scene, 0, Action::Move(red), Reason::MovedAlready, "FOR-1");
    scene.act(0, Action::Move(white));
    assert_eq!(scene.stands(white), (1, 2));
    is_over(&scene);
}

/// FOR-3.1, DEL-7.3: a complete Sword is delivered between the moves; its space is free for the next move, its
/// row's resource at hand.
#[test]
fn a_delivery_between_two_moves_frees_the_space() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        let ready = scene.sword(0, "WWW", 3);
        let behind = scene.sword(0, "SWWWS", 3);
        assert_eq!([ready, behind].map(|sword| scene.stands(sword)), [(2, 4), (2, 3)]);
        activate(&mut scene, WORKER, Line::row(1));
        assert_eq!(scene.asked(), [0], "a delivery could still make a move possible");
        refused(&scene, 0, Action::Move(ready), Reason::Complete, "MOV-6");
        refused(&scene, 0, Action::Move(behind), Reason::NoResource { kind: Kind::Wood }, "MOV-2");
        scene.acts(0, &[Action::Deliver(ready), Action::Project(None, None)]);
        assert_eq!(scene.stock_of(0), "W");
        assert!(scene.may(0, Action::Move(behind)), "the action goes on");
        scene.act(0, Action::Move(behind));
        assert_eq!((scene.stands(behind), scene.stock_of(0)), ((2, 4), String::new()));
        is_over(&scene);
    }
}

/// FOR-3.1: a Sword completed by a move of this action may be delivered before the next move; undelivered, it blocks.
#[test]
fn a_sword_completed_in_the_action_is_delivered_before_the_next_move() {
    let (mut scene, [finishing, above]) = with_swords([("WWW", 2), ("UUUWSS", 3)], "WW");
    assert_eq!([finishing, above].map(|sword| scene.stands(sword)), [(2, 3), (1, 4)]);
    activate(&mut scene, MONK, Line::row(1));
    refused(&scene, 0, Action::Deliver(finishing), Reason::Incomplete { missing: 1 }, "MOV-6");
    scene.act(0, Action::Move(finishing));
    assert_eq!(scene.stands(finishing), (2, 4));
    refused(&scene, 0, Action::Move(above), Reason::Blocked, "MOV-4");
    scene.acts(0, &[Action::Deliver(finishing), Action::Project(None, None), Action::Move(above)]);
    assert_eq!(scene.stands(above), (2, 4));
    assert_eq!(scene.score(0), 3);
}

/// FOR-3.1: with nothing left to move, the action is over; the delivery can follow it.
#[test]
fn an_action_without_a_move_left_is_over() {
    let (mut scene, [sword]) = activated([("WWW", 2)], "W", WORKER, Line::row(1));
    scene.act(0, Action::Move(sword));
    is_over(&scene);
    assert!(scene.may(0, Action::Deliver(sword)));
}
