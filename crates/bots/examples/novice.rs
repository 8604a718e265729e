//! Novices against random players: `cargo run --release -p bots --example novice [players] [games]`.

use std::{env, time::Instant};

use bots::{Bot, Novice, Random, play_on};
use katana::{Katana, Setup, action::passes_withheld, components::embedded};
use tabletop::{Game, NoLog, Quick, Seed, Status};

fn main() {
    let mut numbers = env::args().skip(1).map(|number| number.parse::<u64>().expect("a number"));
    let players = numbers.next().unwrap_or(4) as u8;
    let n_games = numbers.next().unwrap_or(400);
    let setup = Setup::new(players);
    let rules = Katana::rules(Katana::VERSION, &setup, &embedded().components).expect("2 to 4 players");
    let random = Random::withholding(passes_withheld);
    let clock = Instant::now();
    // Counted in twelfths of a victory, which two, three and four can share.
    let (mut twelfths, mut points, mut n_asks) = (0, [0i64; 2], 0);
    for number in 0..n_games {
        let novice = (number % u64::from(players)) as usize;
        let mut bots: Vec<&dyn Bot<Katana>> = vec![&random; usize::from(players)];
        bots[novice] = &Novice;
        let mut game = Katana::new(&rules, &Seed::derive(30, number), &mut NoLog);
        n_asks += play_on(&mut game, &rules, &bots, &mut Quick::new(number)).n_asks;
        let Status::Over(ranks) = game.status() else { continue };
        let n_first = ranks.iter().filter(|&&rank| rank == 1).count() as u64;
        twelfths += if ranks[novice] == 1 { 12 / n_first } else { 0 };
        for seat in game.table().seats() {
            points[usize::from(seat.index() != novice)] += i64::from(game.table().player(seat).score());
        }
    }
    let seconds = clock.elapsed().as_secs_f64();
    let (n, n_randoms) = (n_games as f64, (n_games * u64::from(players - 1)) as f64);
    println!("{n_games} games of {players}: the Novice wins {:.1} %", twelfths as f64 / 12.0 / n * 100.0);
    println!("points: Novice {:.1}, Random {:.1}", points[0] as f64 / n, points[1] as f64 / n_randoms);
    println!("{:.1} decisions a game, {seconds:.1} s", n_asks as f64 / n);
}
