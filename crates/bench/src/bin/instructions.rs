//! Fixed work for counting instructions: `instructions --list` names the cases, `instructions CASE` does one.

fn main() {
    let cases = bench::games::cases();
    let wanted = std::env::args().nth(1).unwrap_or_default();
    match cases.iter().find(|(name, _)| *name == wanted) {
        Some((_, work)) => work(),
        None => cases.iter().for_each(|(name, _)| println!("{name}")),
    }
}
