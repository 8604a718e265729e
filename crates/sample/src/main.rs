//! The command line with the third game, for the tests. It is not shipped.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    kajiba::run(&args, &sample::games::terminal())
}
