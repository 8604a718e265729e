//! `cargo xtask typescript`: checks the types of the browser's modules, which stand in comments.

use std::process::Command;

use anyhow::Result;

use crate::{arguments::Arguments, npm::Package, shell};

/// The pinned version: the last one that is written in JavaScript and so runs on every machine with Debian's nodejs.
pub const PACKAGE: Package = Package {
    name: "typescript",
    version: "6.0.3",
    sha512: "cb64efbb14993c3c906a490544f6472859be28a56a222b1d83dfc26709bd7edb\
             ca5cb3fc3515a3dfcfce0e335baf8dd2b285ea36e022b047f519d0b1a9671d07",
    part: "package/lib",
};
/// Debian's package of the program that runs it.
pub const NODE: &str = "nodejs";

const PROJECT: &str = "crates/web/tsconfig.json";

/// Checks the modules.
pub fn run(arguments: &[String]) -> Result<()> {
    Arguments::read(arguments, &[], &[])?;
    check(&[])
}

/// Checks the modules, unless the compiler or what runs it is left out.
pub fn check(without: &[&str]) -> Result<()> {
    if without.iter().any(|name| [PACKAGE.name, NODE].contains(name)) {
        println!("left out");
        return Ok(());
    }
    let compiler = PACKAGE.provide()?.join("tsc.js");
    shell::run(Command::new("node").arg(compiler).args(["--project", PROJECT]))
}
