//! `cargo xtask axe`: axe-core, which the browser tests use to find pages that exclude people.

use anyhow::Result;

use crate::{arguments::Arguments, npm::Package};

/// The pinned version.
pub const PACKAGE: Package = Package {
    name: "axe-core",
    version: "4.14.0",
    sha512: "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b82603\
             5d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971",
    part: "package/axe.min.js",
};

/// Fetches it if it is missing.
pub fn run(arguments: &[String]) -> Result<()> {
    Arguments::read(arguments, &[], &[])?;
    provide(&[])
}

/// Fetches it if it is missing and not left out.
pub fn provide(without: &[&str]) -> Result<()> {
    if without.contains(&PACKAGE.name) {
        println!("left out");
        return Ok(());
    }
    PACKAGE.provide().map(drop)
}
