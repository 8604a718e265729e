//! Restore between two rounds (RES).

use katana::{
    Event,
    piece::{Area, Figure, Kind, Room},
    scene::{Driver, Scene},
    table::Standing,
};
use tabletop::Seat;

use crate::shared::{MONK, WORKER};

/// RES-1, TRN-1: the marker goes up; the owner of the figure at Komainu is first, else the next clockwise.
#[test]
fn the_next_first_player_is_at_komainu_or_next_clockwise() {
    for players in [2, 3, 4] {
        for first in 0..players {
            for komainu in (0..players).map(Some).chain([None]) {
                let mut scene = Scene::new(players);
                scene.table().first = Seat(first);
                if let Some(seat) = komainu {
                    scene.player(seat).monks -= 1;
                    scene.table().board.komainu = Some(Standing { seat: Seat(seat), figure: MONK });
                }
                scene.others_passed().pass();
                let next = komainu.unwrap_or((first + 1) % players);
                assert_eq!((scene.table().round, scene.table().first), (2, Seat(next)));
                assert_eq!(scene.asked(), [next]);
                let began = Event::RoundBegan { round: 2, first: Seat(next) };
                assert!(scene.events.contains(&began));
            }
        }
    }
}

/// RES-2: all figures go home, freed Workers with them; Family Members and Decorators stay.
#[test]
fn figures_go_home() {
    let mut scene = Scene::new(3);
    let everywhere = [Area::Houses, Area::Market, Area::Palace, Area::Academy, Area::Komainu];
    scene.delivered(2, "LSW");
    scene.delivered(2, "SSS");
    for (seat, figure) in [(0, WORKER), (1, MONK), (2, WORKER)] {
        for area in &everywhere[usize::from(seat)..usize::from(seat) + 2] {
            let standing = Standing { seat: Seat(seat), figure };
            let board = &mut scene.table().board;
            match area {
                Area::Houses => board.houses[3][1] = Some(standing),
                Area::Market => board.market.push(standing),
                Area::Palace => board.palace.push(standing),
                _ => board.academy.push(standing),
            }
            match figure {
                Figure::Worker => scene.player(seat).workers -= 1,
                Figure::Monk => scene.player(seat).monks -= 1,
            }
        }
    }
    scene.player(0).at_forge[2].add(WORKER);
    scene.player(0).at_forge[2].add(MONK);
    scene.player(0).at_forge[8].add(WORKER);
    scene.player(0).workers = 0;
    scene.player(0).monks = 1;
    scene.family(0, &[Room::Coins]).player(1).decorators[Kind::Steel] = 1;
    scene.others_passed().pass();
    let counts = [0, 1, 2].map(|seat| (scene.player(seat).workers, scene.player(seat).monks));
    assert_eq!(counts, [(4, 2), (4, 2), (5, 2)], "seat 2 has freed one Worker");
    assert_eq!(scene.table().standing().count(), 0);
    assert!(scene.player(0).at_forge.iter().all(|at| at.workers() + at.monks() == 0));
    assert_eq!((scene.player(0).rooms.len(), scene.player(1).decorators[Kind::Steel]), (1, 1));
}

/// RES-2, HOU-4: empty open Sword spaces are refilled in House order from the deck, while tiles last.
#[test]
fn empty_sword_spaces_are_refilled_in_house_order() {
    let empty = [(0, 1), (1, 0), (3, 1)];
    for n_left in 0..=4 {
        let mut scene = Scene::new(2);
        let table = scene.table();
        for (house, space) in empty {
            let sword = table.board.swords[house][space].take().expect("a Sword");
            table.decks.swords.push(sword);
        }
        // The rest of the tiles lies with a seat that nobody has.
        while table.decks.swords.len() > n_left {
            let sword = table.decks.swords.remove(0);
            table.players[3].delivered.insert(sword);
        }
        let deck = table.decks.swords.to_vec();
        let before = table.board.swords;
        scene.others_passed().pass();
        let after = scene.table().board.swords;
        let drawn = empty.map(|(house, space)| after[house][space]);
        let expected = [1, 2, 3].map(|n| n_left.checked_sub(n).map(|place| deck[place]));
        assert_eq!(drawn, expected, "with {n_left} tiles left");
        for (house, space) in [(0, 0), (0, 2), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 2)] {
            assert_eq!(after[house][space], before[house][space], "not empty, or not open");
        }
        assert_eq!(scene.table().decks.swords.len(), n_left.saturating_sub(3));
    }
}

/// RES-2: with 4 players the third space of a House is refilled too, with 3 it is not open.
#[test]
fn the_third_space_is_refilled_for_four_players() {
    for players in [3, 4] {
        let mut scene = Scene::new(players);
        if let Some(sword) = scene.table().board.swords[1][2].take() {
            scene.table().decks.swords.push(sword);
        }
        scene.others_passed().pass();
        assert_eq!(scene.table().board.swords[1][2].is_some(), players == 4);
    }
}

/// RES-3: as many new Honor cards as players; everyone has taken one, none is left over.
#[test]
fn new_honor_cards_are_revealed() {
    for players in [2, 3, 4] {
        let mut scene = Scene::new(players);
        let n = usize::from(players);
        for round in 1..=3 {
            let old = scene.table().board.honors;
            let deck = scene.table().decks.honor.len();
            for left in (0..n).rev() {
                scene.pass();
                let visible = scene.table().board.honors.iter().flatten().count();
                assert_eq!(visible, if left > 0 { left } else { n });
            }
            let new = scene.table().board.honors;
            assert!(new[..n].iter().all(|honor| honor.is_some() && !old.contains(honor)));
            assert!(new[n..].iter().all(Option::is_none));
            assert_eq!(scene.table().decks.honor.len(), deck - n);
            for seat in 0..players {
                assert_eq!(scene.player(seat).honors.len(), round);
            }
        }
    }
}
