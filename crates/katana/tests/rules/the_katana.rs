//! The Katana comes into play (KAT-1 to KAT-3): composition, entry, changes of the Project.

use std::collections::BTreeSet;

use katana::{
    Action, Event, Reason,
    piece::{Area, ByKind, Kind, Line, SwordId},
    scene::{Driver, Scene},
    table::{KatanaStage, Sashimono, Shame},
};
use tabletop::Seat;

use crate::shared::{WORKER, place, refused};

const U: Kind = Kind::Lacquer;
const W: Kind = Kind::Wood;
const S: Kind = Kind::Steel;
const L: Kind = Kind::Leather;
/// The Project as it is.
const PUT: Action = Action::PutKatana { change: false };
/// The Project changed.
const CHANGE: Action = Action::PutKatana { change: true };

fn katana_of(seat: u8) -> SwordId {
    SwordId::katana(Seat(seat))
}

fn kinds(letters: &str) -> Vec<Kind> {
    letters.chars().map(|letter| Kind::of_letter(letter).expect("U, W, S or L")).collect()
}

/// Lays out a composition of seat 0, which is composing, as far as it goes; whether it went all the way.
fn lays_out(scene: &mut Scene, letters: &str) -> bool {
    for kind in kinds(letters) {
        if scene.try_act(0, Action::Compose(kind)).is_err() {
            return false;
        }
    }
    scene.player(0).katana == KatanaStage::Forging || scene.try_act(0, Action::Done).is_ok()
}

/// Seat 0 puts its Katana into play with this composition.
#[track_caller]
fn put(scene: &mut Scene, how: Action, letters: &str) {
    scene.act(0, how);
    assert!(lays_out(scene, letters), "{letters}; options: {:?}", scene.options(0));
    assert_eq!(scene.player(0).katana, KatanaStage::Forging);
}

/// A scene in which seat 0 has delivered these Swords and has this Project.
fn forged(delivered: &[&str], project: &str) -> Scene {
    let mut scene = Scene::new(2);
    for composition in delivered {
        scene.delivered(0, composition);
    }
    scene.project(0, project);
    scene
}

/// The Katana of seat 0 is composed so, and its Project has the same resources.
#[track_caller]
fn is_composed(scene: &mut Scene, order: &str) {
    let composition = scene.player(0).composition;
    assert_eq!(composition.to_string(), order);
    assert_eq!(scene.player(0).project, composition.counts());
}

/// KAT-1.1: each of the four kinds must be in the Project.
#[test]
fn the_project_needs_each_kind() {
    for (project, kind) in [("", U), ("WWSSLL", U), ("UUSL", W), ("UWLLL", S), ("UWSSS", L), ("UU", W)] {
        let scene = forged(&[], project);
        refused(&scene, 0, PUT, Reason::ProjectLacks { kind }, "KAT-1");
    }
    assert!(forged(&[], "UWSL").may(0, PUT));
}

/// KAT-1.2: all resources of the Project are arranged, and no others.
#[test]
fn the_whole_project_is_arranged() {
    let mut scene = forged(&[], "UWSSL");
    scene.act(0, PUT);
    for kind in [U, W, S] {
        refused(&scene, 0, Action::Done, Reason::NoLegalEnd, "KAT-1");
        scene.act(0, Action::Compose(kind));
    }
    refused(&scene, 0, Action::Compose(W), Reason::NoLegalEnd, "KAT-1");
    scene.act(0, Action::Compose(L));
    refused(&scene, 0, Action::Done, Reason::NoLegalEnd, "KAT-1");
    assert_eq!(scene.player(0).katana, KatanaStage::Away);
    scene.act(0, Action::Compose(S));
    assert_eq!(scene.player(0).composition.to_string(), "UWSLS");
    assert_eq!((scene.player(0).project, scene.score(0)), (ByKind([1, 1, 2, 1]), 0));
    assert_eq!((scene.player(0).shame, scene.asked()), (Shame::None, vec![0]));
    assert!(scene.may(0, place(WORKER, Area::Forge)), "the turn goes on");
}

/// KAT-1.2, KAT-3.5: seven resources can be arranged, eight cannot.
#[test]
fn at_most_seven_are_arranged() {
    let mut scene = forged(&["UUUW", "WWW", "SSS", "LLL"], "UUWWSSL");
    put(&mut scene, PUT, "UUWWSSL");
    assert_eq!((scene.score(0), scene.player(0).shame), (0, Shame::None));
    let scene = forged(&["UUUW", "WWW", "SSS", "LLL"], "UUWWSSLL");
    refused(&scene, 0, PUT, Reason::ProjectTooLarge, "KAT-3");
    assert!(scene.may(0, CHANGE));
}

/// KAT-1.3: what follows is of the same row or of one next to it.
#[test]
fn neighbours_are_of_the_same_or_of_adjacent_rows() {
    let cases: [(&str, &[Kind], &[Kind]); 4] =
        [("U", &[W], &[S, L]), ("UW", &[W, S], &[L]), ("LS", &[W, L], &[U]), ("LSW", &[U], &[L])];
    for (so_far, allowed, forbidden) in cases {
        let mut scene = forged(&[], "UWWSSLL");
        scene.act(0, PUT);
        for kind in kinds(so_far) {
            scene.act(0, Action::Compose(kind));
        }
        for &kind in forbidden {
            refused(&scene, 0, Action::Compose(kind), Reason::NoLegalEnd, "KAT-1");
        }
        for &kind in allowed {
            assert!(scene.may(0, Action::Compose(kind)), "{kind:?} after {so_far}");
        }
    }
    for order in ["UWSL", "LSWU", "WUWSL", "SLSWU", "UWSLSWU"] {
        let mut scene = forged(&[], order);
        put(&mut scene, PUT, order);
        assert_eq!(scene.player(0).composition.to_string(), order);
    }
    // One of each can only go straight through, so it cannot begin in the middle.
    let mut scene = forged(&[], "UWSL");
    scene.act(0, PUT);
    for kind in [W, S] {
        refused(&scene, 0, Action::Compose(kind), Reason::NoLegalEnd, "KAT-1");
    }
}

/// All that seat 0, which is composing, could put into play.
fn reachable(scene: &mut Scene, found: &mut BTreeSet<String>) {
    for action in scene.options(0) {
        let before = scene.game.clone();
        scene.act(0, action);
        match scene.player(0).katana {
            KatanaStage::Forging => assert!(found.insert(scene.player(0).composition.to_string())),
            _ => reachable(scene, found),
        }
        scene.game = before;
    }
}

/// The orders of so many resources by KAT-1: neighbouring rows next to each other, never beyond the fifth column.
fn orders(left: [u8; 4], so_far: &mut Vec<usize>, column: u8, found: &mut BTreeSet<String>) {
    if left == [0; 4] {
        found.insert(so_far.iter().map(|&row| ['U', 'W', 'S', 'L'][row]).collect());
    }
    for row in (0..4).filter(|&row| left[row] > 0) {
        let last = so_far.last().copied();
        let column = column + u8::from(last.is_none_or(|last| last == row));
        if last.is_none_or(|last| last.abs_diff(row) <= 1) && column <= 5 {
            let mut left = left;
            left[row] -= 1;
            so_far.push(row);
            orders(left, so_far, column, found);
            so_far.pop();
        }
    }
}

/// KAT-1.2, KAT-1.3, KAT-1.4: every legal order of a Project can be laid out, and no other.
#[test]
fn all_legal_orders_can_be_laid_out_and_no_others() {
    for project in ["UWSL", "UWSSL", "UUWWSLL", "UWWSSSL", "UUUUWSL", "WWUSSLL"] {
        let mut scene = forged(&[], project);
        let mut expected = BTreeSet::new();
        orders(scene.player(0).project.0, &mut Vec::new(), 1, &mut expected);
        assert!(expected.len() >= 2, "{project}: {expected:?}");
        let mut found = BTreeSet::new();
        scene.act(0, PUT);
        reachable(&mut scene, &mut found);
        assert_eq!(found, expected, "{project}");
    }
}

/// KAT-3.1, KAT-3.2, KAT-3.7: changed, every order of what the Swords could have given, each kind among it, and no
/// other.
#[test]
fn all_legal_changes_can_be_laid_out_and_no_others() {
    for delivered in [["UWSL", "LSWU", "WWW"], ["UWU", "SLL", "SWU"], ["UUWW", "SLLS", "SWWU"]] {
        let mut projects = BTreeSet::from([[0; 4]]);
        for sword in delivered {
            let letters = kinds(sword);
            for project in projects.clone() {
                for one in 0..letters.len() {
                    for other in 0..letters.len() {
                        let mut more: [u8; 4] = project;
                        more[letters[one].index()] += 1;
                        projects.insert(more);
                        if other != one {
                            more[letters[other].index()] += 1;
                            projects.insert(more);
                        }
                    }
                }
            }
        }
        let mut expected = BTreeSet::new();
        for project in projects.into_iter().filter(|project| project.iter().all(|&n| n > 0)) {
            orders(project, &mut Vec::new(), 1, &mut expected);
        }
        let mut scene = forged(&delivered, "UWSL");
        let mut found = BTreeSet::new();
        scene.act(0, CHANGE);
        reachable(&mut scene, &mut found);
        assert!(expected.len() > 10);
        assert_eq!(found, expected, "{delivered:?}");
    }
}

/// KAT-1.4: with each kind and at most seven in all, four moves to the right take it to the last column.
#[test]
fn the_katana_never_leaves_the_board() {
    for order in ["UUUUWSL", "LLSSWWU", "UWSLLLL"] {
        let mut scene = forged(&[], order);
        put(&mut scene, PUT, order);
        scene.stock(0, order);
        for _ in 0..order.len() {
            let line = Line::column(scene.stands(katana_of(0)).1 - 1);
            scene.turn(0).acts(0, &[place(WORKER, Area::Forge), Action::Line(line)]);
            scene.act(0, Action::Move(katana_of(0)));
            // A Worker for the next move.
            scene.player(0).at_forge = Default::default();
            scene.player(0).workers = 4;
        }
        assert_eq!(scene.stands(katana_of(0)).1, 5, "{order}");
        assert!(scene.may(0, Action::Deliver(katana_of(0))));
    }
}

/// KAT-1.5: it enters at the first column of its first resource's row, with nothing on it.
#[test]
fn the_katana_enters_in_the_row_of_its_first_resource() {
    for (order, row) in [("UWSL", 1), ("WUWSL", 2), ("SLSWU", 3), ("LSWU", 4)] {
        let mut scene = forged(&[], order);
        put(&mut scene, PUT, order);
        assert_eq!(scene.stands(katana_of(0)), (row, 1));
        assert!(scene.look().placed(katana_of(0)).is_empty());
        assert!(scene.player(0).forge.contains(katana_of(0)));
    }
}

/// KAT-1.5: that space must be free; where no order begins at a free one, the Katana cannot come into play.
#[test]
fn the_katanas_entry_space_must_be_free() {
    let mut scene = forged(&[], "UWWSL");
    scene.sword(0, "UWU", 0);
    scene.sword(0, "LSW", 0);
    scene.sword(1, "WWW", 0);
    scene.act(0, PUT);
    for kind in [U, L] {
        refused(&scene, 0, Action::Compose(kind), Reason::KatanaEntryTaken, "KAT-1");
    }
    refused(&scene, 0, Action::Compose(S), Reason::NoLegalEnd, "KAT-1");
    assert!(lays_out(&mut scene, "WUWSL"));
    assert_eq!(scene.stands(katana_of(0)), (2, 1));

    // One of each begins with Lacquer or Leather.
    for (taken, is_free) in [(["UWU", "LSW"], false), (["UWU", "WWW"], true), (["SSS", "LSW"], true)] {
        let mut scene = forged(&[], "UWSL");
        for tile in taken {
            scene.sword(0, tile, 0);
        }
        if is_free {
            assert!(scene.may(0, PUT), "{taken:?}");
        } else {
            refused(&scene, 0, PUT, Reason::KatanaEntryTaken, "KAT-1");
        }
    }
    let mut scene = forged(&[], "UUWWSSL");
    let swords = ["UWU", "WWW", "SSS", "LSW"].map(|tile| scene.sword(0, tile, 0));
    refused(&scene, 0, PUT, Reason::KatanaEntryTaken, "KAT-1");
    scene.stock(0, "S").acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::row(2))]);
    scene.act(0, Action::Move(swords[2]));
    // From the third row: down and up again.
    scene.turn(0);
    put(&mut scene, PUT, "SLSWWUU");
    assert_eq!(scene.stands(katana_of(0)), (3, 1));
}

/// KAT-1.5, KAT-3.1: a changed Project may open an order that begins at a free space.
#[test]
fn a_change_may_open_another_entry() {
    for (delivered, is_possible) in [(&["UWSL", "LSWU", "WWW"][..], true), (&["UWSL", "LSWU"][..], false)] {
        let mut scene = forged(delivered, "UWSL");
        scene.sword(0, "UWU", 0);
        scene.sword(0, "LSW", 0);
        refused(&scene, 0, PUT, Reason::KatanaEntryTaken, "KAT-1");
        if is_possible {
            put(&mut scene, CHANGE, "WUWSL");
        } else {
            refused(&scene, 0, CHANGE, Reason::KatanaEntryTaken, "KAT-1");
        }
    }
}

/// KAT-1.6: it brings neither Coins nor a Sashimono.
#[test]
fn the_katana_brings_no_coins_and_no_sashimono() {
    let mut scene = forged(&[], "UWSL");
    scene.coins(0, 3);
    put(&mut scene, PUT, "UWSL");
    assert_eq!((scene.coins_of(0), scene.stock_of(0).as_str()), (3, ""));
    assert_eq!(scene.player(0).sashimono, [0; 4]);
    assert_eq!(scene.look().table.blade(katana_of(0)).sashimono, Sashimono::None);
    assert!(scene.player(0).hand.is_empty());
}

/// KAT-2.1: no action: before the figure is placed, between two moves, after the action, in others' turns.
#[test]
fn putting_the_katana_into_play_is_no_action() {
    let straight = |scene: &mut Scene, seat| {
        scene.act(seat, PUT);
        for kind in Kind::ALL {
            scene.act(seat, Action::Compose(kind));
        }
        assert_eq!(scene.player(seat).katana, KatanaStage::Forging);
    };
    let mut scene = forged(&[], "UWSL");
    straight(&mut scene, 0);
    assert!(scene.may(0, place(WORKER, Area::Forge)) && !scene.may(0, Action::EndTurn));

    let mut scene = forged(&[], "UWSL");
    let swords = [scene.sword(0, "WWW", 0), scene.sword(0, "SSS", 0)];
    scene.stock(0, "WS").acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::column(0))]);
    scene.act(0, Action::Move(swords[0]));
    straight(&mut scene, 0);
    scene.act(0, Action::Move(swords[1]));

    let mut scene = forged(&[], "UWSL");
    scene.act(0, place(WORKER, Area::Komainu));
    straight(&mut scene, 0);
    assert!(scene.may(0, Action::EndTurn));

    for players in 2..=4 {
        for seat in 1..players {
            let mut scene = Scene::new(players);
            scene.project(seat, "UWSL");
            straight(&mut scene, seat);
            assert_eq!((scene.asked(), scene.stands(katana_of(seat))), (vec![0], (1, 1)));
            scene.project(0, "UWSL").act(0, place(WORKER, Area::Market));
            assert!(scene.may(0, PUT));
        }
    }
}

/// KAT-2.2, PAS-1: not after passing; in the next round again.
#[test]
fn no_katana_after_passing() {
    let mut scene = forged(&["UWSL", "LSWU"], "UWSL");
    let pass = scene.options(0).into_iter().find(|action| matches!(action, Action::Pass(_)));
    scene.act(0, pass.expect("passing is possible"));
    for how in [PUT, CHANGE] {
        refused(&scene, 0, how, Reason::Passed, "PAS-1");
    }
    scene.act(0, Action::EndTurn);
    assert_eq!(scene.asked(), [1]);
    for how in [PUT, CHANGE] {
        refused(&scene, 0, how, Reason::Passed, "PAS-1");
    }
    scene.pass();
    assert_eq!(scene.table().round, 2);
    assert!(scene.may(0, PUT) && scene.may(0, CHANGE));
}

/// KAT-2.3, DEL-5.4: from then on neither Project nor composition changes, not even after its delivery.
#[test]
fn project_and_composition_are_fixed_once_in_play() {
    let mut scene = forged(&["UWSL", "LSWU"], "UWSL");
    scene.favors(&[]);
    put(&mut scene, PUT, "LSWU");
    let check = |scene: &mut Scene| {
        for how in [PUT, CHANGE] {
            refused(scene, 0, how, Reason::KatanaOut, "KAT-2");
        }
        let sword = scene.sword(0, "SSS", 3);
        scene.act(0, Action::Deliver(sword));
        assert!(!scene.options(0).iter().any(|action| matches!(action, Action::Project(..))));
        assert_eq!(scene.player(0).project, ByKind([1; 4]));
        assert_eq!(scene.player(0).composition.to_string(), "LSWU");
        scene.player(0).delivered.remove(sword);
        scene.table().decks.swords.push(sword);
    };
    check(&mut scene);
    scene.stock(0, "UWSL").coins(0, 0);
    for _ in 0..4 {
        let line = Line::column(scene.stands(katana_of(0)).1 - 1);
        scene.turn(0).acts(0, &[place(WORKER, Area::Forge), Action::Line(line)]);
        scene.act(0, Action::Move(katana_of(0)));
    }
    scene.turn(0).act(0, Action::Deliver(katana_of(0)));
    check(&mut scene);
}

/// KAT-3.1, KAT-3.3, KAT-3.4: forgotten resources are added at a point each, with one Shame card.
#[test]
fn forgotten_resources_may_be_added() {
    for (order, points) in [("UWSL", 0), ("UWWSL", -1), ("UWWWSL", -2)] {
        let mut scene = forged(&["UWSL", "LSWU", "WWW"], "UWSL");
        put(&mut scene, CHANGE, order);
        assert_eq!(scene.score(0), points, "{order}");
        let shame = if points == 0 { Shame::None } else { Shame::Shame };
        assert_eq!((scene.player(0).shame, scene.player(1).shame), (shame, Shame::None));
        is_composed(&mut scene, order);
    }
}

/// KAT-3.1, KAT-3.7: what could have come from the delivered Swords, 0 to 2 of each, is legal, and nothing else.
#[test]
fn the_delivered_swords_limit_what_may_be_added() {
    let cases = [
        (&["UWSL", "LSWU", "WWW"][..], "UUWWSL", true),
        // Three Wood: one beside another kind from each of the first two would leave a kind out.
        (&["UWSL", "LSWU", "WWW"], "UWWWSL", true),
        (&["UWSL", "LSWU", "WWW"], "UWWWWSL", false),
        // Two Lacquer and two Steel take all that the first two Swords give, and Leather is on no other.
        (&["UWSL", "LSWU", "WWW"], "UUWSSL", false),
        (&["UWSL", "LSWU", "WWW", "SSS"], "UUWSSL", true),
        // Two of a kind from one Sword only if it has two.
        (&["UWU", "SLL", "WWW"], "UUWWSL", true),
        (&["UWU", "SLL", "WWW"], "UWWSSL", false),
        (&["UWU", "SLL", "SSS"], "UUWSL", false),
        (&["UWU", "SLL", "SSS"], "UWSSSL", true),
        (&["UWU", "SLLS", "WWW", "LLL"], "UUWWSSL", true),
        (&["UWU", "SLLS", "WWW", "LLL"], "UUWSSLL", true),
        (&["UWU", "SLLS", "WWW"], "UUWSSLL", false),
    ];
    for (delivered, order, is_legal) in cases {
        let mut scene = forged(delivered, "UWSL");
        scene.act(0, CHANGE);
        assert_eq!(lays_out(&mut scene, order), is_legal, "{order} from {delivered:?}");
    }
}

/// KAT-3.7: where the delivered Swords cannot give each kind, there is nothing to change.
#[test]
fn no_change_gives_a_kind_that_was_not_delivered() {
    let cases: [(&[&str], bool); 7] = [
        (&[], false),
        (&["UWSL"], false),
        (&["UWSL", "LSWU"], true),
        (&["UWSL", "WWW"], false),
        (&["UWU", "SLL"], true),
        (&["WWW", "SSS", "LLL"], false),
        (&["UWSL", "WWW", "LLL"], true),
    ];
    for (delivered, is_possible) in cases {
        let scene = forged(delivered, "");
        if is_possible {
            assert!(scene.may(0, CHANGE), "{delivered:?}");
        } else {
            refused(&scene, 0, CHANGE, Reason::NotObtainable, "KAT-3");
        }
        refused(&scene, 0, PUT, Reason::ProjectLacks { kind: U }, "KAT-1");
    }
}

/// KAT-3.2, KAT-3.3, KAT-3.4: unwanted resources are discarded at a point each, with a Shame card.
#[test]
fn unwanted_resources_may_be_discarded() {
    for (order, points) in [("UUWWSSL", 0), ("UUWWSL", -1), ("UWSSL", -2), ("UWSL", -3)] {
        let mut scene = forged(&["UUUW", "WWW", "SSS", "LLL"], "UUWWSSL");
        put(&mut scene, CHANGE, order);
        assert_eq!(scene.score(0), points, "{order}");
        assert_eq!(scene.player(0).shame == Shame::Shame, points < 0);
        is_composed(&mut scene, order);
    }
}

/// KAT-3.2: each kind must remain.
#[test]
fn each_kind_must_remain() {
    let mut scene = forged(&["UUUW", "WWW", "SSS", "LLL"], "UUWWSSL");
    scene.act(0, CHANGE);
    for kind in [U, U, W, W, S, S] {
        refused(&scene, 0, Action::Done, Reason::NoLegalEnd, "KAT-1");
        scene.act(0, Action::Compose(kind));
    }
    refused(&scene, 0, Action::Done, Reason::NoLegalEnd, "KAT-1");
    refused(&scene, 0, Action::Compose(W), Reason::NoLegalEnd, "KAT-1");
    assert_eq!((scene.player(0).katana, scene.score(0)), (KatanaStage::Away, 0), "nothing has happened yet");
    scene.act(0, Action::Compose(L));
    assert_eq!(scene.player(0).katana, KatanaStage::Forging);
}

/// KAT-3.5, KAT-3.3: of more than seven, the rest is discarded at the same price.
#[test]
fn more_than_seven_forces_discards() {
    let swords = ["UUUW", "WWW", "SSS", "LLL", "UWSL"];
    for (project, order, points) in [
        ("UUWWSSLL", "UUWWSSL", -1),
        ("UUWWSSLL", "UWSSLL", -2),
        ("UUUWWSSLL", "UUWWSSL", -2),
        ("UUUWWWSSLL", "UUUWWSL", -3),
    ] {
        let mut scene = forged(&swords, project);
        refused(&scene, 0, PUT, Reason::ProjectTooLarge, "KAT-3");
        put(&mut scene, CHANGE, order);
        assert_eq!((scene.score(0), scene.player(0).shame), (points, Shame::Shame), "{order} of {project}");
        assert!(scene.look().composition(katana_of(0)).kinds().len() <= 7);
    }
}

/// KAT-3.6, KAT-3.3: adding and removing are one step, paid for each resource, with one Shame card.
#[test]
fn adding_and_removing_combine() {
    let mut scene = forged(&["UUUW", "UWSL", "WWW"], "UUWSL");
    put(&mut scene, CHANGE, "UWWSL");
    assert_eq!((scene.score(0), scene.player(0).shame), (-2, Shame::Shame));
    let n_shamed = scene.events.iter().filter(|event| matches!(event, Event::Shamed { .. })).count();
    assert_eq!(n_shamed, 1);
    let composition = scene.player(0).composition;
    let put = Event::KatanaPut { seat: Seat(0), composition, added: 1, removed: 1 };
    assert!(scene.events.contains(&put));
    refused(&scene, 0, CHANGE, Reason::KatanaOut, "KAT-2");
}

/// KAT-3.6: the Project is changed only by putting the Katana into play, all at once.
#[test]
fn a_change_is_complete_with_the_katana_in_play() {
    let mut scene = forged(&["UWSL", "LSWU", "WWW"], "UWSL");
    scene.act(0, CHANGE);
    for kind in [U, W, W, S, L] {
        scene.act(0, Action::Compose(kind));
        assert_eq!((scene.player(0).project, scene.score(0)), (ByKind([1; 4]), 0));
        assert_eq!(scene.player(0).shame, Shame::None);
    }
    scene.act(0, Action::Done);
    assert_eq!((scene.player(0).project, scene.score(0)), (ByKind([1, 2, 1, 1]), -1));
}

/// KAT-3.8: the price may take the score below 0.
#[test]
fn points_may_fall_below_zero() {
    let mut scene = forged(&["UUUW", "WWW", "SSS", "LLL"], "UUWWSSL");
    scene.player(0).ledger[0] = 1;
    put(&mut scene, CHANGE, "UWSL");
    assert_eq!(scene.score(0), 1 - 3);
}
