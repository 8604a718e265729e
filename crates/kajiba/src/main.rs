//! The binary `kajiba`.

use std::process::ExitCode;

fn main() -> ExitCode {
    kajiba::run(&std::env::args_os().collect::<Vec<_>>(), &kajiba::games::all())
}
