//! `kajiba verify`: proves a record.

use anyhow::Result;
use clap::ArgMatches;

use crate::{cx::Cx, game::Games, record_file::RecordFile};

/// Proves every hash and every decision of a record.
pub fn verify(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let file = args.get_one::<String>("file").expect("the file is required");
    let written = RecordFile::read(cx, file)?;
    let (entries, hash) = written.game(cx, games)?.verify(cx, &written)?;
    let (entries, hash) = (entries.into(), hash.to_hex().into());
    let sentence =
        cx.say("cli-verified", &[("file", file.as_str().into()), ("entries", entries), ("hash", hash)]);
    // Not wrapped, so that the hash can be copied.
    Ok(cx.page.print(&sentence)?)
}
