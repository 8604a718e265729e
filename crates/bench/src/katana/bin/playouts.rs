//! Speed of random games of Shōgun no Katana with four players, compared with random chess games in the same run.

use bench::{chess, katana, print_clone};

fn main() {
    let rules = katana::rules(4);
    chess::compare(20_000, 12_000, |n_games| katana::play_games(&rules, n_games));
    let (game, _, _) = &katana::positions(&rules, 10)[9];
    print_clone(game);
}
