//! The games of the workspace: the only place in this crate, beside the tables of `deps`, that names them.

/// All games by id, the one that tests of the server play first.
pub const GAMES: [&str; 2] = ["katana", "shogunate"];

/// The programs of `bench` that show speed.
pub const BENCHMARKS: [&str; 3] = ["playouts", "shogunate", "pages"];
