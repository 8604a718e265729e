//! `kajiba verify`: proves a record.

use anyhow::Result;
use clap::ArgMatches;
use katana::Katana;
use shogunate::Shogunate;
use tabletop::{Game, Hash};

use crate::{
    cx::Cx,
    game::Which,
    record_file::{self, Written},
};

/// Proves every hash and every decision of a record.
pub fn verify(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let file = args.get_one::<String>("file").expect("the file is required");
    let written = record_file::written(cx, file)?;
    let (entries, hash) = match written.game {
        Which::Katana => proven::<Katana>(cx, &written)?,
        Which::Shogunate => proven::<Shogunate>(cx, &written)?,
    };
    let (entries, hash) = (entries.into(), hash.to_hex().into());
    let sentence =
        cx.say("cli-verified", &[("file", file.as_str().into()), ("entries", entries), ("hash", hash)]);
    // The hash stays on one line, to be copied.
    Ok(cx.page.print(&sentence)?)
}

/// How many entries were proven, and the last hash.
fn proven<G: Game>(cx: &Cx, written: &Written) -> Result<(usize, Hash)> {
    let record = written.record::<G>(cx)?;
    record.verify().map_err(|fault| record_file::faulty(cx, written.file, fault))?;
    Ok((record.log.len(), record.log.last().map_or(record.start, |entry| entry.hash)))
}
