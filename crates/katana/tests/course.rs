//! The course of the game: setup (SET), rounds and turns (TRN), the Temple (TEM), passing (PAS), Restore
//! (RES), and the edge cases (EDG).

use std::collections::HashSet;

use katana::{
    Action, Event, Katana, Reason, RoomChoice, Rules, Setup, Target,
    components::{self, Honor},
    honor,
    piece::{Area, ByKind, CardId, Figure, House, Kind, Line, Room, RoomPlace, SwordId},
    rules::Effect,
    scene::Scene,
    table::{Category, Katana as KatanaState, Sashimono, Standing},
};
use tabletop::{Dice, Game, NoLog, Options, Seat, Seats, Seed, Status, Viewer};

const WORKER: Figure = Figure::Worker;
const MONK: Figure = Figure::Monk;

fn place(figure: Figure, area: Area) -> Action {
    Action::Place { figure, area }
}

fn is_pass(action: &Action) -> bool {
    matches!(action, Action::Pass(_))
}

fn rules(players: u8) -> Rules {
    Rules::new(&Setup::new(players), &components::embedded().components).expect("2 to 4 play")
}

/// Many deals for 2, 3 and 4 players.
fn deals() -> impl Iterator<Item = (u8, Rules, Katana)> {
    [2, 3, 4].into_iter().flat_map(|players| {
        let rules = rules(players);
        (0..60).map(move |n| {
            (players, rules.clone(), Katana::new(&rules, &Seed::derive(u64::from(players), n), &mut NoLog))
        })
    })
}

/// SET-1: 2 to 4 people play without a Ghost; not 1, not 5.
#[test]
fn two_to_four_players_make_a_game() {
    let components = &components::embedded().components;
    for players in [0, 1, 5, 6, 255] {
        assert!(Rules::new(&Setup::new(players), components).is_none(), "{players} players");
    }
    for players in [2, 3, 4] {
        let game = Katana::new(&rules(players), &Seed([5; 32]), &mut NoLog);
        assert_eq!((game.n_seats(), game.table().seats().count()), (players, usize::from(players)));
    }
}

/// SET-2: 2 Wood and 1 Steel, no points, 4 Available Workers, 2 Monks, Decorators at the start, no Katana.
#[test]
fn everyone_starts_with_the_same_things() {
    for players in [2, 3, 4] {
        let game = Katana::new(&rules(players), &Seed([5; 32]), &mut NoLog);
        for seat in game.table().seats() {
            let player = game.table().player(seat);
            assert_eq!(player.stock, ByKind([0, 2, 1, 0]));
            assert_eq!((player.score(), player.coins), (0, 0));
            assert_eq!((player.workers, player.monks), (4, 2));
            assert_eq!(player.decorators, ByKind([0; 4]));
            assert_eq!((player.katana, player.project), (KatanaState::Away, ByKind([0; 4])));
            assert!(player.rooms.is_empty() && player.hand.is_empty() && player.forge.is_empty());
            assert!(player.delivered.is_empty() && player.sashimono == [0; 4] && player.honors.is_empty());
            assert!(!player.passed);
        }
        let gains = |game: &Vec<Event>| {
            game.iter().filter(|event| matches!(event, Event::ResourcesGained { .. })).count()
        };
        let mut log: Vec<Event> = Vec::new();
        Katana::new(&rules(players), &Seed([5; 32]), &mut log);
        assert_eq!(gains(&log), usize::from(players));
    }
}

/// SET-2: 3 Blocked Workers wait on the Washitsu spaces 2, 4 and 5; there are 3 Family Members.
#[test]
fn three_workers_are_blocked_and_three_family_members_are_at_hand() {
    let mut scene = Scene::new(2);
    let mut workers = Vec::new();
    for composition in ["WWW", "LSW", "SSS", "SWU", "WWSW", "LLL", "LLS", "LLSW", "SWWU"] {
        let sword = scene.sword(0, composition, composition.len());
        scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
        workers.push(scene.player(0).workers);
    }
    assert_eq!(workers, [4, 5, 5, 6, 7, 7, 7, 7, 7], "each is freed once, 7 in all");
    for n in 1..=4 {
        scene.turn(0).act(0, place(WORKER, Area::Palace));
        let sizes: HashSet<u8> = scene
            .options(0)
            .into_iter()
            .filter_map(|action| if let Action::Arrange(rooms) = action { Some(rooms.len()) } else { None })
            .collect();
        assert_eq!(sizes, HashSet::from([n.min(3)]), "visit {n}");
        let rooms = scene.options(0)[0];
        scene.act(0, rooms);
        if scene.may(0, Action::Done) {
            scene.act(0, Action::Done);
        }
        scene.table().board.palace.clear();
        scene.player(0).workers += 1;
    }
}

/// SET-3: 5 different Rooms out of 9, at most one of them Passive, at random or those of the first game.
#[test]
fn five_rooms_are_drawn_with_one_passive_at_most() {
    let mut seen = HashSet::new();
    let mut n_passive = [0; 2];
    for (_, _, game) in deals() {
        let rooms = game.table().board.rooms;
        let names: HashSet<u8> = rooms.iter().map(|&room| room as u8).collect();
        assert_eq!(names.len(), 5, "no Room twice");
        n_passive[rooms.iter().filter(|room| room.is_passive()).count()] += 1;
        seen.extend(names);
    }
    assert_eq!(seen.len(), 9, "each Room comes into play some time");
    // Without SET-3's exchange 15/126 of the draws would have no Passive Room; with it, just the same.
    assert!(n_passive[1] > 2 * n_passive[0] && n_passive[0] > 0, "{n_passive:?}");
    let first_game = Setup { rooms: RoomChoice::FirstGame, ..Setup::new(2) };
    let rules = Rules::new(&first_game, &components::embedded().components).expect("a game");
    for n in 0..9 {
        let game = Katana::new(&rules, &Seed::derive(9, n), &mut NoLog);
        let expected = [Room::Decorator, Room::Move, Room::Coins, Room::Leather, Room::Lacquer];
        assert_eq!(game.table().board.rooms, expected);
    }
}

/// SET-4, TRN-3: every open Sword space of each House has its own Sword, face up: 2, 2 and 3 a House.
#[test]
fn every_open_sword_space_has_a_sword() {
    let mut first = HashSet::new();
    for (players, _, game) in deals() {
        let open = [2, 2, 3][usize::from(players) - 2];
        let board = &game.table().board.swords;
        for house in board {
            assert!(house[..open].iter().all(Option::is_some) && house[open..].iter().all(Option::is_none));
        }
        let swords: HashSet<u8> = board.iter().flatten().flatten().map(|sword| sword.0).collect();
        assert_eq!(swords.len(), 4 * open, "no Sword twice");
        assert_eq!(game.table().decks.swords.len(), 50 - 4 * open - usize::from(players));
        first.insert(board[0][0].map(|sword| sword.0));
    }
    assert!(first.len() > 20, "the tiles are shuffled");
    let mut log: Vec<Event> = Vec::new();
    Katana::new(&rules(4), &Seed([5; 32]), &mut log);
    assert_eq!(log.iter().filter(|event| matches!(event, Event::SwordRevealed { .. })).count(), 12);
}

/// SET-5: 64 Daimyō cards in 4 decks of 16; the top ones are public, the order below them is not.
#[test]
fn four_daimyo_decks_show_their_top_card_only() {
    let mut tops = HashSet::new();
    for (_, rules, game) in deals() {
        let decks = &game.table().decks.daimyo;
        assert!(decks.iter().all(|deck| deck.len() == 16));
        let ids: HashSet<u8> = decks.iter().flatten().map(|card| card.0).collect();
        assert_eq!(ids, (0..64).collect());
        let view = game.view(&rules, Viewer::Seat(Seat(0)));
        let top = |house: usize| decks[house].last().copied();
        assert_eq!(view.decks.daimyo_tops, [top(0), top(1), top(2), top(3)]);
        assert_eq!(view.decks.n_daimyo_below, [15; 4]);
        let other = game.permute_hidden(&rules, Viewer::Spectator, &mut Dice::new(&Seed([4; 32]), 1, 1));
        assert_ne!(other.table().decks.daimyo, *decks, "another order below");
        assert_eq!(other.view(&rules, Viewer::Seat(Seat(0))), view, "and nobody could tell");
        tops.insert(top(2).map(|card| card.0));
    }
    assert!(tops.len() > 20, "the cards are shuffled");
    let mut log: Vec<Event> = Vec::new();
    let game = Katana::new(&rules(2), &Seed([5; 32]), &mut log);
    for house in House::ALL {
        let card = *game.table().decks.daimyo[house.index()].last().expect("a top card");
        assert!(log.contains(&Event::CardRevealed { house: Some(house), card }));
    }
}

/// SET-6: 28 Market cards, 4 of each number, are shuffled; 3 are visible.
#[test]
fn three_market_cards_are_visible() {
    let mut seen = HashSet::new();
    for (_, rules, game) in deals() {
        let table = game.table();
        let visible: Vec<CardId> = table.board.cards.iter().flatten().copied().collect();
        assert_eq!((visible.len(), table.decks.market.len()), (3, 25));
        let mut numbers = [0; 7];
        for &card in visible.iter().chain(&table.decks.market) {
            numbers[usize::from(rules.card(card).effect.market_number().expect("a Market card")) - 1] += 1;
        }
        assert_eq!(numbers, [4; 7]);
        seen.extend(visible);
    }
    assert!(seen.len() > 20, "the cards are shuffled");
}

/// SET-7, SET-8: as many of the 5 Favor cards as players, at random, and as many Honor cards revealed.
#[test]
fn as_many_favor_and_honor_cards_as_players() {
    let mut sets = HashSet::new();
    let mut honors = HashSet::new();
    for (players, _, game) in deals() {
        let (table, n) = (game.table(), usize::from(players));
        assert_eq!((table.favors.count_ones(), table.favors >> 5), (u32::from(players), 0));
        let visible = &table.board.honors;
        assert!(visible[..n].iter().all(Option::is_some) && visible[n..].iter().all(Option::is_none));
        assert_eq!(table.decks.honor.len(), 22 - n);
        let ids = visible.iter().flatten().chain(&table.decks.honor).map(|honor| honor.0);
        assert_eq!(ids.collect::<HashSet<_>>().len(), 22, "each is in one place");
        sets.insert((players, table.favors));
        honors.extend(visible.iter().flatten().map(|honor| honor.0));
    }
    for (players, all) in [(2, 10), (3, 10), (4, 5)] {
        assert_eq!(sets.iter().filter(|set| set.0 == players).count(), all, "every choice of cards comes up");
    }
    assert_eq!(honors.len(), 22);
}

/// SET-9, SET-10: everyone in reverse turn order takes a Sword out of as many as players; it enters its row
/// with a Starting Sashimono; its Coins come, and 0, 1, 2, 3 more in turn order. Seats are first at random.
#[test]
fn starting_swords_and_their_coins() {
    let mut firsts = HashSet::new();
    for (players, rules, mut game) in deals() {
        let first = game.table().first;
        firsts.insert((players, first.0));
        for back in (1..players).rev() {
            let chooser = Seat((first.0 + back) % players);
            assert_eq!(game.status(), Status::Waiting(Seats::one(chooser)));
            let mut options = Options::default();
            game.options(&rules, chooser, &mut options);
            assert_eq!(options.all().len(), usize::from(back) + 1, "those that nobody has taken");
            let Action::TakeStart(sword) = options.all()[usize::from(back)] else { panic!("a Sword") };
            let mut refused = Options::default();
            game.options(&rules, first, &mut refused);
            assert!(refused.all().is_empty(), "the first player does not choose");
            game.play(&rules, chooser, Action::TakeStart(sword), &mut NoLog);
            game.check(&rules);
            check_start(&game, &rules, chooser, sword, back);
        }
        let last = game.table().player(first).forge.iter().next().expect("the last Sword is the first player's");
        check_start(&game, &rules, first, last, 0);
        assert_eq!(game.status(), Status::Waiting(Seats::one(first)), "who begins the first round");
    }
    assert_eq!(firsts.len(), 2 + 3 + 4);
}

fn check_start(game: &Katana, rules: &Rules, seat: Seat, sword: SwordId, coins: u8) {
    let (table, tile) = (game.table(), rules.tile(sword));
    assert_eq!(table.player(seat).forge.len(), 1);
    assert_eq!(table.player(seat).coins, u16::from(tile.coins + coins));
    let blade = table.blade(sword);
    assert_eq!((blade.placed, blade.sashimono), (0, Sashimono::Starting));
    assert_eq!((blade.cell.row(), blade.cell.column()), (tile.composition.kinds()[0].row(), 0));
    assert_eq!(table.player(seat).sashimono, [0; 4]);
    assert!(table.player(seat).hand.is_empty(), "no Daimyō card comes with it");
}

/// TRN-1: 4 rounds of individual turns, then the end.
#[test]
fn the_game_has_four_rounds() {
    for players in [2, 3, 4] {
        let mut scene = Scene::new(players);
        for round in 1..=4 {
            for _ in 0..players {
                assert!(!scene.is_over());
                assert_eq!(scene.table().round, round);
                scene.pass();
            }
        }
        assert!(scene.is_over());
        let begun = |event: &Event| if let Event::RoundBegan { round, .. } = event { Some(*round) } else { None };
        assert_eq!(scene.events.iter().filter_map(begun).collect::<Vec<_>>(), [2, 3, 4]);
    }
}

/// TRN-1: there is no Restore after round 4.
#[test]
fn figures_stay_where_they_are_after_the_last_round() {
    let mut scene = Scene::new(3);
    scene.round(4).act(0, place(WORKER, Area::Komainu)).act(0, Action::EndTurn);
    scene.turn(2).others_passed().pass();
    assert!(scene.is_over());
    let table = scene.table();
    assert_eq!((table.round, table.first), (4, Seat(0)));
    assert!(table.board.komainu.is_some() && table.board.honors.iter().all(Option::is_none));
    assert_eq!(scene.player(0).workers, 3);
}

/// TRN-2: clockwise from the first player, one figure each, until all have passed; who has passed is left out.
#[test]
fn turns_go_clockwise_among_those_who_have_not_passed() {
    let mut scene = Scene::new(4);
    scene.table().first = Seat(2);
    scene.turn(2);
    let mut order = Vec::new();
    for area in [Area::Komainu, Area::Forge, Area::Market, Area::Houses] {
        order.extend(scene.asked());
        let seat = scene.asked()[0];
        scene.act(seat, place(WORKER, area));
        if scene.asked() == [seat] && !scene.may(seat, Action::EndTurn) {
            let answer = match area {
                Area::Market => Action::TakeMarketCard(0),
                _ => scene.options(seat)[0],
            };
            scene.act(seat, answer);
        }
        scene.act(seat, Action::EndTurn);
    }
    assert_eq!(order, [2, 3, 0, 1]);
    assert_eq!(scene.asked(), [2]);
    scene.pass();
    scene.pass();
    assert_eq!(scene.asked(), [0]);
    scene.acts(0, &[place(WORKER, Area::Forge), Action::Line(Line::row(0)), Action::EndTurn]);
    scene.pass();
    assert_eq!(scene.asked(), [0], "1, 2 and 3 have passed");
    scene.pass();
    assert_eq!((scene.table().round, scene.table().first), (2, Seat(2)), "2 was at Komainu");
}

/// TRN-2: exactly one figure a turn, or passing; nobody else places one.
#[test]
fn a_turn_is_one_figure_or_a_pass() {
    let mut scene = Scene::new(2);
    scene.coins(0, 30).coins(1, 30);
    assert!(scene.options(1).is_empty(), "it is not the turn of seat 1");
    assert_eq!(scene.why(0, Action::EndTurn), None, "a turn is not over before it was used");
    assert!(!scene.may(0, Action::EndTurn));
    assert!(scene.options(0).iter().any(is_pass), "passing is possible with figures left");
    scene.act(0, place(WORKER, Area::Komainu));
    assert_eq!(scene.options(0), [Action::EndTurn]);
    assert_eq!((scene.player(0).workers, scene.player(0).monks), (3, 2));
    scene.turn(0).act(0, place(MONK, Area::Forge)).act(0, Action::Line(Line::row(0)));
    assert_eq!(scene.options(0), [Action::EndTurn]);
    assert_eq!((scene.player(0).workers, scene.player(0).monks), (3, 1));
    scene.turn(1);
    let pass = scene.options(1).into_iter().find(is_pass).expect("passing is possible");
    scene.act(1, pass);
    assert_eq!(scene.options(1), [Action::EndTurn]);
}

/// TRN-2: with no figure to place one must pass, unless a delivery frees a Worker first.
#[test]
fn without_a_figure_one_must_pass_or_deliver_first() {
    let mut scene = Scene::new(2);
    scene.delivered(0, "WWW");
    let sword = scene.sword(0, "SSS", 3);
    scene.player(0).workers = 0;
    scene.player(0).at_forge[0].workers = 4;
    scene.coins(0, 4);
    for area in Area::ALL {
        assert_eq!(scene.why(0, place(WORKER, area)), Some(Reason::NoWorker));
        assert_eq!(scene.why(0, place(MONK, area)), Some(Reason::OfferingTooDear { missing: 1 }));
    }
    assert_eq!(Reason::NoWorker.clause(), "TRN-2");
    let must = |action: &Action| is_pass(action) || *action == Action::Deliver(sword);
    assert!(scene.options(0).iter().all(must));
    scene.player(0).monks = 0;
    scene.player(0).at_forge[1].monks = 2;
    scene.coins(0, 40);
    for area in Area::ALL {
        assert_eq!(scene.why(0, place(MONK, area)), Some(Reason::NoMonk));
    }
    assert_eq!(Reason::NoMonk.clause(), "TRN-2");
    assert!(scene.options(0).iter().all(must));
    scene.acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
    assert_eq!(scene.player(0).workers, 1);
    scene.act(0, place(WORKER, Area::Komainu));
}

/// Workers of the other seats in so many spaces of an area.
fn crowd(scene: &mut Scene, area: Area, n: usize) {
    let n_others = scene.table().n_seats - 1;
    for k in 0..n {
        let seat = 1 + k as u8 % n_others;
        scene.player(seat).workers -= 1;
        let board = &mut scene.table().board;
        let standing = Standing { seat: Seat(seat), figure: WORKER };
        match area {
            Area::Market => board.market.push(standing),
            Area::Academy => board.academy.push(standing),
            Area::Palace => board.palace.push(standing),
            _ => board.komainu = Some(standing),
        }
    }
}

/// TRN-3, TRN-4: Market 3, 4, 5; Academy and Palace 2, 3, 4; Komainu one space; each for one figure.
#[test]
fn the_number_of_players_opens_spaces() {
    let spaces = [
        (Area::Market, [3, 4, 5]),
        (Area::Academy, [2, 3, 4]),
        (Area::Palace, [2, 3, 4]),
        (Area::Komainu, [1; 3]),
    ];
    for players in [2, 3, 4] {
        for (area, open) in spaces {
            let open = open[usize::from(players) - 2];
            let mut scene = Scene::new(players);
            scene.coins(0, 5);
            crowd(&mut scene, area, open - 1);
            assert!(scene.may(0, place(WORKER, area)), "the last of {open} at {area:?} for {players}");
            let mut full = Scene::new(players);
            crowd(&mut full, area, open);
            full.coins(0, 5);
            for figure in [WORKER, MONK] {
                assert_eq!(full.why(0, place(figure, area)), Some(Reason::AreaFull));
            }
            scene.act(0, place(MONK, area));
            let other = area != Area::Market;
            let at_market = usize::from(!other) * open;
            assert_eq!(scene.table().board.market.len(), at_market, "the Monk stands there");
            scene.turn(1);
            assert_eq!(scene.why(1, place(WORKER, area)), Some(Reason::AreaFull), "it took the last space");
        }
    }
    assert_eq!(Reason::AreaFull.clause(), "TRN-4");
}

/// TRN-3: a House has a third space with 4 players only.
#[test]
fn the_third_space_of_a_house_is_for_four_players() {
    for players in [2, 3, 4] {
        let mut scene = Scene::new(players);
        scene.act(0, place(WORKER, Area::Houses));
        for house in House::ALL {
            let [second, third] = [1, 2].map(|space| Action::TakeSword { house, space });
            assert!(scene.may(0, second));
            assert_eq!(scene.may(0, third), players == 4);
        }
    }
}

/// TRN-4: any number of figures may stand at the same line of the Forge.
#[test]
fn figures_share_a_line_of_the_forge() {
    let mut scene = Scene::new(2);
    scene.coins(0, 10);
    for figure in [WORKER, MONK, WORKER, MONK, WORKER] {
        scene.turn(0).acts(0, &[place(figure, Area::Forge), Action::Line(Line::column(2))]);
    }
    let at_line = scene.player(0).at_forge[Line::column(2).index()];
    assert_eq!((at_line.workers, at_line.monks), (3, 2));
    assert_eq!((scene.player(0).workers, scene.player(0).monks), (1, 0));
}

/// TEM-1: a Monk costs 5, 6, 8 or 12 Coins in rounds 1 to 4, paid on taking it from the Temple.
#[test]
fn the_offering_of_each_round_is_paid_at_once() {
    for (round, offering) in [(1, 5), (2, 6), (3, 8), (4, 12)] {
        for area in Area::ALL {
            let mut scene = Scene::new(2);
            scene.round(round).coins(0, offering - 1);
            let reason = Reason::OfferingTooDear { missing: 1 };
            assert_eq!(scene.why(0, place(MONK, area)), Some(reason), "{area:?}: what it brings cannot pay");
            assert_eq!(reason.clause(), "TEM-1");
            scene.coins(0, offering + 2).act(0, place(MONK, area));
            let komainu = if area == Area::Komainu { 4 } else { 0 };
            assert_eq!((scene.coins_of(0), scene.player(0).monks), (2 + komainu, 1));
            assert_eq!(scene.player(0).workers, 4, "a Monk is no Worker");
            scene.turn(1).coins(1, 0);
            assert!(scene.may(1, place(WORKER, Area::Forge)), "a Worker costs nothing");
        }
    }
}

/// TEM-1: the Coins of a delivery made before pay for the Monk.
#[test]
fn a_delivery_pays_for_the_monk() {
    let mut scene = Scene::new(2);
    let sword = scene.sword(0, "LSWU", 4);
    scene.coins(0, 2);
    assert_eq!(scene.why(0, place(MONK, Area::Forge)), Some(Reason::OfferingTooDear { missing: 3 }));
    scene.coins(0, 3).acts(0, &[Action::Deliver(sword), Action::Project(None, None)]);
    scene.act(0, place(MONK, Area::Forge));
    assert_eq!(scene.coins_of(0), 0);
}

/// TEM-2: a Monk does all that a Worker does and its area's further effect; Monks may come before Workers.
#[test]
fn a_monk_adds_the_effect_of_its_area() {
    let visit = |figure: Figure, area: Area, first: &[Action]| {
        let mut scene = Scene::new(2);
        scene.display(0, 0, "WWW");
        scene.sword(0, "LLL", 0);
        scene.coins(0, 5).stock(0, "L").family(0, &[Room::Coins, Room::Move, Room::Leather]);
        scene.act(0, place(figure, area)).acts(0, first);
        let more = !scene.may(0, Action::EndTurn);
        scene.turn(0);
        assert!(scene.may(0, place(WORKER, Area::Forge)), "a Worker may follow");
        assert_eq!(scene.why(0, place(MONK, Area::Forge)).is_some(), figure == MONK, "with Coins a Monk too");
        more
    };
    let coins = Action::UseRoom { room: RoomPlace(2), on: Target::Plain };
    let cases: [(Area, &[Action]); 6] = [
        (Area::Houses, &[Action::TakeSword { house: House(0), space: 0 }]),
        (Area::Market, &[Action::TakeMarketCard(0)]),
        (Area::Forge, &[Action::Line(Line::row(0))]),
        (Area::Academy, &[Action::Advance(Some(Kind::Wood))]),
        (Area::Palace, &[]),
        (Area::Komainu, &[]),
    ];
    for (area, first) in cases.into_iter().filter(|case| case.0 != Area::Palace) {
        assert!(!visit(WORKER, area, first), "a Worker at {area:?} has done everything");
        assert!(visit(MONK, area, first), "a Monk at {area:?} has more to do");
    }
    for (figure, again) in [(WORKER, false), (MONK, true)] {
        let mut scene = Scene::new(2);
        scene.coins(0, 5).family(0, &[Room::Coins, Room::Move, Room::Decorator]);
        let rooms = scene.player(0).rooms;
        scene.acts(0, &[place(figure, Area::Palace), Action::Arrange(rooms), coins]);
        assert_eq!(scene.may(0, coins), again);
    }
}

/// TEM-3: each Market card 7 takes 3 off the offering; it is never below 0.
#[test]
fn market_cards_7_lower_the_offering() {
    // Round, cards held, the offering with all of them.
    for (round, n_cards, offering) in
        [(1, 1, 2), (1, 2, 0), (2, 1, 3), (2, 2, 0), (3, 1, 5), (3, 2, 2), (4, 1, 9), (4, 2, 6), (4, 4, 0)]
    {
        let mut scene = Scene::new(2);
        (0..n_cards).for_each(|_| {
            scene.market_card(0, 7);
        });
        scene.round(round);
        if offering > 0 {
            scene.coins(0, offering - 1);
            let reason = Some(Reason::OfferingTooDear { missing: 1 });
            assert_eq!(scene.why(0, place(MONK, Area::Forge)), reason);
        }
        scene.coins(0, offering).act(0, place(MONK, Area::Forge));
        for fewer in 0..n_cards {
            assert_eq!(scene.why(0, Action::Offer(fewer)), Some(Reason::OfferingCards), "{fewer} do not do");
        }
        assert_eq!(Reason::OfferingCards.clause(), "TEM-3");
        assert_eq!(scene.options(0), [Action::Offer(n_cards)]);
        scene.act(0, Action::Offer(n_cards));
        assert_eq!((scene.coins_of(0), scene.player(0).monks), (0, 1));
        assert_eq!((scene.player(0).played.len(), scene.player(0).hand.len()), (n_cards, 0));
        assert!(scene.events.contains(&Event::OfferingPaid { seat: Seat(0), coins: offering, cards: n_cards }));
    }
}

/// TEM-3: the cards are the player's choice; those played are bought or discarded, the others stay in hand.
#[test]
fn the_offering_may_be_paid_with_fewer_cards() {
    for (n_cards, coins) in [(0, 10 - 5), (1, 10 - 2), (2, 10)] {
        let mut scene = Scene::new(2);
        let one = scene.market_card(0, 7);
        scene.market_card(0, 7);
        scene.coins(0, 10).acts(0, &[place(MONK, Area::Forge), Action::Offer(n_cards)]);
        assert_eq!((scene.coins_of(0), scene.player(0).hand.len()), (coins, 2 - n_cards));
        scene.act(0, Action::Line(Line::row(0)));
        while scene.may(0, Action::Done) {
            scene.act(0, Action::Done);
        }
        if n_cards > 0 {
            assert_eq!(scene.why(0, Action::EndTurn), Some(Reason::CardsPending));
            let discards = scene.options(0).into_iter().filter(|action| matches!(action, Action::Discard(_)));
            assert_eq!(discards.count(), 1, "copies are offered once");
            scene.act(0, Action::Discard(one));
        }
        assert_eq!(scene.may(0, Action::EndTurn), n_cards < 2);
    }
}

/// TEM-3, PLY-5: a card 7 bought before in this moment still lowers the offering, and is not discarded then.
#[test]
fn a_card_7_bought_before_lowers_the_offering() {
    let mut scene = Scene::new(2);
    let card = scene.market_card(0, 7);
    scene.market_card(0, 7);
    scene.coins(0, 5).acts(0, &[Action::Buy(card), Action::Line(Line::row(0))]);
    assert_eq!(scene.coins_of(0), 2);
    scene.acts(0, &[place(MONK, Area::Komainu), Action::Offer(1), Action::Decline]);
    assert_eq!((scene.coins_of(0), scene.player(0).hand.len()), (4, 1));
    assert!(scene.player(0).played.is_empty() && scene.may(0, Action::EndTurn));
    assert_eq!(scene.player(0).n_under(Line::row(0)), 1);
}
