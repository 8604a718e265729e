//! Builds the crate again when a migration is added, which the compiler alone would not notice.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
