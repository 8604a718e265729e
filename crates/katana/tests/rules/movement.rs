//! Movement on the Forge (MOV): entry, the golden rule, what stops a Sword, swaps.

use katana::{
    Action, Reason, Rules, Setup, Target, components,
    piece::{Area, Cell, Composition, Figure, House, Kind, Line, Room, SwordId},
    scene::{Driver, Scene},
};

use crate::shared::{MONK, OFFERING, WORKER, activate, activated, follows, place, refused, with_swords};

/// A figure of seat 0 goes to the Palace, where its Family Members then stand in these Rooms.
fn visit_palace(scene: &mut Scene, figure: Figure, rooms: &[Room]) {
    let coins = if figure == MONK { OFFERING } else { 0 };
    let rooms = scene.room_set(rooms);
    scene.coins(0, coins).acts(0, &[place(figure, Area::Palace), Action::Arrange(rooms)]);
}

#[track_caller]
fn no_swap(scene: &Scene, one: SwordId, other: SwordId) {
    assert!(!scene.may(0, Action::Swap(one, other)) && !scene.may(0, Action::Swap(other, one)));
}

fn n_placed(scene: &Scene, sword: SwordId) -> usize {
    scene.look().placed(sword).len()
}

/// MOV-1.1, MOV-1.3: Swords enter in the first column, each in the row of its first resource, with nothing on them.
#[test]
fn a_sword_enters_at_the_first_column_of_the_row_of_its_first_resource() {
    let cases = [("UWWWS", (1, 1)), ("WSLSS", (2, 1)), ("SWU", (3, 1)), ("LSW", (4, 1))];
    let mut scene = Scene::new(4);
    for (house, (composition, stands)) in (0..).zip(cases) {
        let sword = scene.display(house, 1, composition);
        scene.turn(0).act(0, place(WORKER, Area::Houses));
        scene.act(0, Action::TakeSword { house: House(house), space: 1 });
        assert_eq!((scene.stands(sword), n_placed(&scene, sword)), (stands, 0));
    }
    assert_eq!(scene.player(0).forge.len(), 4);
}

/// MOV-1.2, MOV-4.3: the fifth column is reached and there is no sixth; a way that would leave the board or jump a
/// row is no Sword's.
#[test]
fn the_forge_has_five_columns_and_four_rows() {
    let (mut scene, [sword]) = with_swords([("LLSLLL", 5)], "L");
    assert_eq!(scene.stands(sword), (4, 4));
    activate(&mut scene, WORKER, Line::column(3));
    scene.act(0, Action::Move(sword));
    assert_eq!(scene.stands(sword), (4, 5));

    for (row, kind) in (0..4).zip(Kind::ALL) {
        for column in 0..5 {
            let from = Cell::at(row, column);
            let right = (column < 4).then(|| Cell::at(row, column + 1));
            assert_eq!(from.toward(kind), right);
            for (other_row, other) in (0u8..4).zip(Kind::ALL).filter(|&(other_row, _)| other_row != row) {
                let is_near = other_row + 1 == row || row + 1 == other_row;
                assert_eq!(from.toward(other), is_near.then(|| Cell::at(other_row, column)));
            }
        }
    }
    let mut components = components::embedded().components.clone();
    for (composition, is_way) in
        [("WWWW", true), ("WWWWW", false), ("LSWULL", false), ("WSL", true), ("WL", false)]
    {
        components.swords[0].composition = Composition::parse(composition).expect("letters");
        assert_eq!(Rules::new(&Setup::new(2), &components).is_some(), is_way, "{composition}");
    }
}

/// MOV-1.4: a Sword whose entry space is taken cannot be taken; one's own Forge alone counts.
#[test]
fn the_entry_space_must_be_free() {
    let mut scene = Scene::new(2);
    let own = scene.sword(0, "WWW", 0);
    scene.sword(1, "SSS", 0);
    scene.display(0, 0, "WWSW");
    scene.display(1, 0, "SLL");
    scene.act(0, place(WORKER, Area::Houses));
    let (wood, steel) =
        (Action::TakeSword { house: House(0), space: 0 }, Action::TakeSword { house: House(1), space: 0 });
    refused(&scene, 0, wood, Reason::EntryTaken, "HOU-1");
    assert!(scene.may(0, steel), "where another player's Sword stands does not matter");
    scene.act(0, steel);
    assert_eq!(scene.player(0).forge.len(), 2);

    scene.stock(0, "W");
    activate(&mut scene, WORKER, Line::row(1));
    scene.act(0, Action::Move(own)).turn(0).act(0, place(WORKER, Area::Houses));
    assert!(scene.may(0, wood), "the space has been left");

    let mut scene = Scene::new(2);
    scene.display(0, 0, "LSW");
    for composition in ["UWU", "WWW", "SSS"] {
        scene.sword(0, composition, 0);
    }
    assert!(scene.may(0, place(WORKER, Area::Houses)));
    scene.sword(0, "LLL", 0);
    refused(&scene, 0, place(WORKER, Area::Houses), Reason::NoSwordFits, "EDG-2");
}

/// MOV-2.1, MOV-2.4: a move is one resource and one space.
#[test]
fn one_resource_moves_a_sword_one_space() {
    let (mut scene, [sword, other]) = with_swords([("WWSW", 0), ("LLL", 0)], "WWWSSL");
    scene.stock(1, "WWSS");
    let steps = [((2, 2), "WWSSL"), ((2, 3), "WSSL"), ((3, 3), "WSL"), ((2, 3), "SL")];
    for (n, (stands, stock)) in (1..).zip(steps) {
        let (row, column) = scene.stands(sword);
        let line = if n % 2 == 0 { Line::row(row - 1) } else { Line::column(column - 1) };
        activate(&mut scene, WORKER, line);
        scene.act(0, Action::Move(sword));
        assert_eq!((scene.stands(sword), scene.stock_of(0).as_str()), (stands, stock));
        assert_eq!(n_placed(&scene, sword), n);
    }
    assert_eq!((scene.stands(other), n_placed(&scene, other)), ((4, 1), 0), "nothing else has moved");
    assert_eq!(scene.stock_of(1), "WWSS", "another's stock is untouched");
}

/// MOV-2.2: without the resource in one's own stock there is no move; neither Coins nor another's stock help.
#[test]
fn the_resource_comes_from_the_owners_stock() {
    for (composition, kind, others) in [
        ("UWU", Kind::Lacquer, "WSL"),
        ("WWW", Kind::Wood, "USL"),
        ("SSS", Kind::Steel, "UWL"),
        ("LLL", Kind::Leather, "UWS"),
    ] {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, composition, 0);
        scene.stock(0, others).stock(1, "UWSL");
        // The Katana could be put into play, so the action does not close by itself.
        scene.project(0, "UWSL");
        activate(&mut scene, WORKER, Line::column(0));
        scene.coins(0, 9);
        refused(&scene, 0, Action::Move(sword), Reason::NoResource { kind }, "MOV-2");
        scene.player(0).stock[kind] = 1;
        scene.act(0, Action::Move(sword));
        assert_eq!((scene.stands(sword).1, scene.coins_of(0)), (2, 9));
        assert_eq!(scene.player(0).stock[kind], 0);
        assert_eq!(scene.stock_of(1), "UWSL");
    }
}

/// MOV-2.3: the resources go on in the printed order, none may be put on before its turn.
#[test]
fn resources_are_put_on_in_the_printed_order() {
    let (mut scene, [sword]) = with_swords([("WSWU", 1)], "WU");
    scene.project(0, "UWSL");
    activate(&mut scene, WORKER, Line::row(1));
    refused(&scene, 0, Action::Move(sword), Reason::NoResource { kind: Kind::Steel }, "MOV-2");
    scene.stock(0, "UWS").act(0, Action::Move(sword));
    assert_eq!((scene.stands(sword), scene.stock_of(0)), ((3, 2), "UW".to_owned()));
    assert_eq!(scene.look().placed(sword), [Kind::Wood, Kind::Steel]);
}

/// MOV-2.4, MOV-4.2: a Sword that cannot move takes no resource.
#[test]
fn without_a_move_no_resource_is_put_on() {
    let (mut scene, [sword, in_way]) = activated([("WWW", 1), ("WWSW", 2)], "WS", WORKER, Line::row(1));
    refused(&scene, 0, Action::Move(sword), Reason::Blocked, "MOV-4");
    assert!(scene.try_act(0, Action::Move(sword)).is_err());
    assert_eq!((scene.stands(sword), n_placed(&scene, sword)), ((2, 2), 1));
    assert_eq!((scene.stands(in_way), scene.stock_of(0)), ((2, 3), "WS".to_owned()));
}

/// A composition, how many of its resources are on it, and the spaces before and after.
type Move = (&'static str, usize, (u8, u8), (u8, u8));

/// Activates the row of each Sword, given by its composition and how many of its resources are on it: it moves from one
/// space to the other.
fn moves(cases: &[Move]) {
    for &(composition, n_placed, from, to) in cases {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, composition, n_placed);
        assert_eq!(scene.stands(sword), from);
        scene.stock(0, "UWSL");
        activate(&mut scene, WORKER, Line::row(from.0 - 1));
        scene.act(0, Action::Move(sword));
        assert_eq!(scene.stands(sword), to, "{composition}");
    }
}

/// MOV-3.1: the resource of the Sword's own row moves it one space to the right.
#[test]
fn the_resource_of_its_own_row_moves_a_sword_right() {
    let cases = [
        ("UUUW", 1, (1, 2), (1, 3)),
        ("WWW", 2, (2, 3), (2, 4)),
        ("SSS", 0, (3, 1), (3, 2)),
        ("LLSLLL", 4, (4, 3), (4, 4)),
    ];
    moves(&cases);
}

/// MOV-3.2: the resource of the row above or below moves it there, in its column.
#[test]
fn the_resource_of_the_next_row_moves_a_sword_into_that_row() {
    let cases = [
        ("UWU", 1, (1, 2), (2, 2)),
        ("UWU", 2, (2, 2), (1, 2)),
        ("WWSW", 2, (2, 3), (3, 3)),
        ("WWSW", 3, (3, 3), (2, 3)),
        ("SLL", 1, (3, 2), (4, 2)),
        ("LLS", 2, (4, 3), (3, 3)),
    ];
    moves(&cases);
}

/// MOV-4.1, MOV-4.2: right, up or down, no Sword moves into a space that holds one, complete or not.
#[test]
fn a_taken_space_stops_a_sword() {
    let cases = [
        (("WWW", 1), ("WWSW", 2), Line::row(1)),
        (("SWWWS", 3), ("WWW", 3), Line::row(1)),
        (("WSSL", 1), ("SSS", 1), Line::row(1)),
        (("WUUU", 1), ("LSWU", 4), Line::row(1)),
    ];
    for ((composition, n_placed), (in_way, n_on_it), line) in cases {
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, composition, n_placed);
        let other = scene.sword(0, in_way, n_on_it);
        scene.stock(0, "UUWWSSLL").project(0, "UWSL");
        activate(&mut scene, WORKER, line);
        refused(&scene, 0, Action::Move(sword), Reason::Blocked, "MOV-4");
        assert_ne!(scene.stands(sword), scene.stands(other));

        // On another player's Forge it is in nobody's way.
        let mut scene = Scene::new(2);
        let sword = scene.sword(0, composition, n_placed);
        let other = scene.sword(1, in_way, n_on_it);
        scene.stock(0, "UUWWSSLL");
        activate(&mut scene, WORKER, line);
        scene.act(0, Action::Move(sword));
        assert_eq!(scene.stands(sword), scene.stands(other));
    }
}

/// MOV-4.1: a space that a Sword has left holds none, one that it has entered holds it.
#[test]
fn a_move_leaves_one_space_and_takes_one() {
    let (mut scene, [sword]) = with_swords([("WWW", 0)], "W");
    let is_taken = |scene: &mut Scene, column| scene.player(0).is_occupied(Cell::at(1, column));
    assert!(is_taken(&mut scene, 0) && !is_taken(&mut scene, 1));
    activate(&mut scene, WORKER, Line::row(1));
    scene.act(0, Action::Move(sword));
    assert!(!is_taken(&mut scene, 0) && is_taken(&mut scene, 1));
}

/// MOV-5.1: the owner's order decides which Sword comes first; another order leaves one where it was.
#[test]
fn the_owner_orders_the_moves() {
    let (mut scene, [front, behind]) = activated([("WWW", 2), ("SWWWS", 2)], "WW", WORKER, Line::row(1));
    follows(&mut scene, [front, behind], [(2, 4), (2, 3)]);

    // Two want the same space: the one that the owner names gets it.
    for first in 0..2 {
        let (mut scene, swords) = activated([("UWWUUW", 1), ("SWWU", 1)], "WW", WORKER, Line::column(1));
        scene.act(0, Action::Move(swords[first]));
        assert_eq!(scene.stands(swords[first]), (2, 2));
        assert!(!scene.may(0, Action::Move(swords[1 - first])));
    }
}

/// MOV-6.1: a Sword is complete with its last resource, not before; then it can be delivered and moves no more.
#[test]
fn a_sword_is_complete_with_its_last_resource() {
    let (mut scene, [sword]) = with_swords([("WSSL", 0)], "WWSSSLL");
    for missing in [4, 3, 2, 1] {
        refused(&scene, 0, Action::Deliver(sword), Reason::Incomplete { missing }, "MOV-6");
        let line = Line::column(scene.stands(sword).1 - 1);
        activate(&mut scene, WORKER, line);
        scene.act(0, Action::Move(sword));
    }
    assert!(scene.may(0, Action::Deliver(sword)));
    assert_eq!(scene.look().placed(sword).len(), 4);
}

/// MOV-6.2: a complete Sword stays in its space, turn after turn; it cannot move and holds the space.
#[test]
fn a_complete_sword_stays_where_it_is() {
    let (mut scene, [ready, behind]) = activated([("WWW", 3), ("SWWWS", 3)], "WWWW", MONK, Line::row(1));
    refused(&scene, 0, Action::Move(ready), Reason::Complete, "MOV-6");
    refused(&scene, 0, Action::Move(behind), Reason::Blocked, "MOV-4");
    scene.acts(0, &[Action::Done, Action::EndTurn]);
    assert_eq!(scene.asked(), [1]);
    scene.acts(1, &[place(WORKER, Area::Komainu), Action::EndTurn]);
    assert_eq!((scene.asked(), scene.stands(ready)), (vec![0], (2, 4)));
    assert_eq!((scene.score(0), scene.player(0).forge.contains(ready)), (0, true));
}

/// MOV-7.1, MOV-7.2: both activated, two Swords swap in each pair of rows; each takes one resource and is done.
#[test]
fn two_activated_swords_swap() {
    let cases = [
        ("UWU", "WUUU", "UW", 1),
        ("WSSL", "SWWWS", "WS", 2),
        ("SLL", "LSW", "SL", 3),
        ("SLL", "LSLS", "SL", 3),
    ];
    for (upper, lower, stock, row) in cases {
        let lay = |stock: &str| {
            let mut scene = Scene::new(2);
            let swords = [scene.sword(0, upper, 1), scene.sword(0, lower, 1)];
            assert_eq!(swords.map(|sword| scene.stands(sword)), [(row, 2), (row + 1, 2)]);
            scene.stock(0, stock).project(0, "UWSL");
            activate(&mut scene, WORKER, Line::column(1));
            (scene, swords)
        };
        let (mut scene, [one, other]) = lay(stock);
        for sword in [one, other] {
            refused(&scene, 0, Action::Move(sword), Reason::Blocked, "MOV-4");
        }
        scene.act(0, Action::Swap(one, other));
        assert_eq!([one, other].map(|sword| scene.stands(sword)), [(row + 1, 2), (row, 2)]);
        assert_eq!([one, other].map(|sword| n_placed(&scene, sword)), [2, 2]);
        assert_eq!(scene.stock_of(0), "");
        for letter in stock.chars() {
            let (scene, [one, other]) = lay(&letter.to_string());
            let missing = stock.chars().find(|&there| there != letter).and_then(Kind::of_letter);
            let reason = Reason::NoResource { kind: missing.expect("two kinds") };
            refused(&scene, 0, Action::Swap(one, other), reason, "MOV-2");
        }
    }
}

/// MOV-7.1: no swap where only one of the two leads to the other's space, or where one is complete.
#[test]
fn no_swap_unless_each_leads_to_the_others_space() {
    let cases = [
        (("WSSL", 1), ("SSS", 1), Line::column(1)),
        (("WWW", 1), ("SWWWS", 1), Line::column(1)),
        (("LSWU", 4), ("WUUU", 1), Line::column(1)),
        (("WWSW", 2), ("UWSS", 4), Line::column(2)),
        (("WWW", 1), ("WWSW", 2), Line::row(1)),
        // One row apart is not enough: these two lead to the spaces between them.
        (("UWU", 1), ("SWU", 1), Line::column(1)),
    ];
    for (upper, lower, line) in cases {
        let mut scene = Scene::new(2);
        let swords = [scene.sword(0, upper.0, upper.1), scene.sword(0, lower.0, lower.1)];
        scene.stock(0, "UUWWSSLL").project(0, "UWSL");
        activate(&mut scene, MONK, line);
        assert_eq!(scene.asked(), [0]);
        no_swap(&scene, swords[0], swords[1]);
    }
}

/// MOV-7.2, FOR-1.2: a swap uses both activations, and a Sword that has moved cannot swap.
#[test]
fn a_swap_is_the_one_move_of_each() {
    let (mut scene, [one, other, waiting]) =
        activated([("WSSL", 1), ("SWWWS", 1), ("UUWW", 2)], "WWWSSSU", WORKER, Line::column(1));
    refused(&scene, 0, Action::Move(waiting), Reason::NotActivated, "FOR-1");
    scene.act(0, Action::Swap(one, other));
    for sword in [one, other] {
        assert!(!scene.may(0, Action::Move(sword)));
    }
    assert!(scene.may(0, Action::EndTurn), "nothing is left to move");

    for figure in [WORKER, MONK] {
        let (mut scene, [one, other]) = with_swords([("UWSS", 1), ("SWWWS", 1)], "WWSS");
        scene.project(0, "UWSL");
        activate(&mut scene, figure, Line::column(1));
        scene.act(0, Action::Move(one));
        assert_eq!([one, other].map(|sword| scene.stands(sword)), [(2, 2), (3, 2)]);
        if figure == WORKER {
            refused(&scene, 0, Action::Swap(one, other), Reason::NotBothActivated, "MOV-7");
        } else {
            scene.act(0, Action::Swap(one, other));
            assert_eq!([one, other].map(|sword| scene.stands(sword)), [(3, 2), (2, 2)]);
        }
    }
}

/// MOV-7.3, MOV-7.5: one activated and one by the Monk's extra move; not for a Worker, nor once that move is spent,
/// nor with neither activated.
#[test]
fn a_swap_by_the_monks_extra_move() {
    let lay = |figure, line| {
        let mut scene = Scene::new(2);
        let swords = [scene.sword(0, "WSSL", 1), scene.sword(0, "SWWWS", 1)];
        let other = [scene.sword(0, "LLL", 0), scene.sword(0, "UUUWSS", 4)];
        scene.stock(0, "WWWSSSLL");
        activate(&mut scene, figure, line);
        (scene, swords, other)
    };
    for row in [1, 2] {
        let (mut scene, [one, other], [far, _]) = lay(MONK, Line::row(row));
        scene.act(0, Action::Swap(one, other));
        assert_eq!([one, other].map(|sword| scene.stands(sword)), [(3, 2), (2, 2)]);
        refused(&scene, 0, Action::Move(far), Reason::NotActivated, "FOR-1");

        let (scene, [one, other], _) = lay(WORKER, Line::row(row));
        if row == 1 {
            refused(&scene, 0, Action::Swap(one, other), Reason::NotBothActivated, "MOV-7");
        }
        no_swap(&scene, one, other);
    }
    let (mut scene, [one, other], [far, _]) = lay(MONK, Line::row(1));
    scene.act(0, Action::Move(far));
    refused(&scene, 0, Action::Swap(one, other), Reason::NotBothActivated, "MOV-7");

    let (scene, [one, other], _) = lay(MONK, Line::column(3));
    refused(&scene, 0, Action::Swap(one, other), Reason::NotBothActivated, "MOV-7");

    // Both activated: the extra move is still there.
    let (mut scene, [one, other], [far, _]) = lay(MONK, Line::column(1));
    scene.acts(0, &[Action::Swap(one, other), Action::Move(far)]);
    assert_eq!(scene.stands(far), (4, 2));
}

/// MOV-7.4, MOV-7.5: a Monk's two uses of the Move-a-Sword Room swap two Swords; one use alone does not.
#[test]
fn a_swap_by_two_move_a_sword_benefits() {
    let lay = |figure, stock: &str| {
        let mut scene = Scene::new(2);
        let swords = [scene.sword(0, "WSSL", 1), scene.sword(0, "SWWWS", 1)];
        let far = scene.sword(0, "LLL", 0);
        scene.stock(0, stock).family(0, &[Room::Move]);
        visit_palace(&mut scene, figure, &[Room::Move, Room::Coins]);
        let room = scene.place_of(Room::Move);
        (scene, room, swords, far)
    };
    let (mut scene, room, [one, other], far) = lay(MONK, "WSLL");
    let use_room = |sword| Action::UseRoom { room, on: Target::Sword(sword) };
    let swap = Action::SwapByRoom { room, one, other };
    refused(&scene, 0, use_room(one), Reason::Blocked, "MOV-4");
    scene.act(0, swap);
    assert_eq!([one, other].map(|sword| scene.stands(sword)), [(3, 2), (2, 2)]);
    assert_eq!(
        (scene.stock_of(0), [one, other].map(|sword| n_placed(&scene, sword))),
        ("LL".to_owned(), [2, 2])
    );
    assert!(!scene.may(0, use_room(far)), "both uses are spent");
    assert!(scene.may(0, Action::UseRoom { room: scene.place_of(Room::Coins), on: Target::Plain }));

    let (scene, ..) = lay(WORKER, "WSLL");
    refused(&scene, 0, swap, Reason::NoSecondMove, "PAL-4");
    let (mut scene, ..) = lay(MONK, "WSLL");
    scene.act(0, use_room(far));
    refused(&scene, 0, swap, Reason::NoSecondMove, "PAL-4");
    let (mut scene, ..) = lay(MONK, "WSLL");
    let coins = Action::UseRoom { room: scene.place_of(Room::Coins), on: Target::Plain };
    scene.acts(0, &[coins, coins]);
    refused(&scene, 0, swap, Reason::NoSecondMove, "PAL-4");
    let (scene, ..) = lay(MONK, "WLL");
    refused(&scene, 0, swap, Reason::NoResource { kind: Kind::Steel }, "MOV-2");
}

/// MOV-7.5: a single move, by a Room in another's turn or by a Monk at Komainu, swaps nothing.
#[test]
fn a_single_move_is_no_swap() {
    let (mut scene, [one, other, far]) = with_swords([("WSSL", 1), ("SWWWS", 1), ("LLL", 0)], "WSL");
    scene.family(0, &[Room::Move]).turn(1);
    let rooms = scene.room_set(&[Room::Decorator]);
    scene.acts(1, &[place(WORKER, Area::Palace), Action::Arrange(rooms), Action::Done]);
    assert_eq!(scene.asked(), [0]);
    let room = scene.place_of(Room::Move);
    assert!(scene.may(0, Action::UseRoom { room, on: Target::Sword(far) }));
    assert!(!scene.may(0, Action::SwapByRoom { room, one, other }));
    no_swap(&scene, one, other);

    scene.turn(0).coins(0, OFFERING).act(0, place(MONK, Area::Komainu));
    assert!(scene.may(0, Action::Move(far)));
    assert!(!scene.may(0, Action::SwapByRoom { room, one, other }));
    no_swap(&scene, one, other);
}
