//! `kajiba verify`: proves a record.

use anyhow::Result;
use clap::ArgMatches;

use crate::{cx::Cx, record};

/// Proves every hash and every decision of a record.
pub fn verify(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let file = args.get_one::<String>("file").expect("the file is required");
    let record = record::read(cx, file)?;
    record.verify().map_err(|fault| record::faulty(cx, file, fault))?;
    let last = record.log.last().map_or(record.start, |entry| entry.hash);
    let (entries, hash) = (record.log.len().into(), last.to_hex().into());
    let sentence =
        cx.say("cli-verified", &[("file", file.as_str().into()), ("entries", entries), ("hash", hash)]);
    // The hash stays on one line, to be copied.
    Ok(cx.page.print(&sentence)?)
}
