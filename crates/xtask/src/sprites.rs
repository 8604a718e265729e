//! `cargo xtask sprites`: puts drawings together into the sprites that pages use.
//!
//! A drawing is a `<symbol>` in a file under `crates/web/art`. A browser finds a drawing that another one uses only in the same
//! file, so a sprite needs a copy of everything that its drawings use. `art/sprites.txt` says what each sprite shows.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result, bail};

use crate::{arguments::Arguments, files::files};

const ART: &str = "crates/web/art";
const ASSETS: &str = "crates/web/assets";
const LIST: &str = "sprites.txt";
const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\
    <!-- Written by `cargo xtask sprites` from crates/web/art. The drawings are our own. The kanji are outlines of Noto Sans CJK JP\n     \
    and Noto Serif CJK JP, © 2014-2021 Adobe, under the SIL Open Font License 1.1. -->\n";

/// Writes the sprites.
pub fn run(arguments: &[String]) -> Result<()> {
    Arguments::read(arguments, &[], &[])?;
    for (path, sprite) in sprites()? {
        fs::write(&path, sprite).with_context(|| format!("{path} cannot be written"))?;
        println!("{path}");
    }
    Ok(())
}

/// Checks that the sprites are as their drawings are.
pub fn check(_: &[String]) -> Result<()> {
    for (path, sprite) in sprites()? {
        if fs::read_to_string(&path).ok().as_deref() != Some(&sprite) {
            bail!("{path} is not what its drawings make of it: run `cargo xtask sprites`");
        }
    }
    Ok(())
}

/// All sprites: where each stands, and what is in it.
fn sprites() -> Result<Vec<(String, String)>> {
    let drawings = Drawings::read()?;
    let list =
        fs::read_to_string(Path::new(ART).join(LIST)).with_context(|| format!("{LIST} cannot be read"))?;
    let lines = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let sprite = |line: &str| {
        let (name, shown) =
            line.split_once(": ").with_context(|| format!("{LIST}: `{line}` lists nothing"))?;
        Ok((format!("{ASSETS}/{name}"), drawings.sprite(shown)?))
    };
    lines.map(sprite).collect()
}

/// Every drawing, by its id.
struct Drawings {
    drawings: BTreeMap<String, String>,
    ids_by_file: BTreeMap<String, Vec<String>>,
}

impl Drawings {
    fn read() -> Result<Self> {
        let (mut drawings, mut ids_by_file) = (BTreeMap::new(), BTreeMap::new());
        for path in files(Path::new(ART), "svg")? {
            let text = fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?;
            let mut ids = Vec::new();
            for symbol in text.split_inclusive("</symbol>").filter_map(|part| part.split_once("<symbol ")) {
                let symbol = format!("<symbol {}", symbol.1);
                let id = between(&symbol, "id=\"")
                    .next()
                    .with_context(|| format!("{path}: a drawing has no id"))?;
                ids.push(id.to_owned());
                if drawings.insert(id.to_owned(), symbol.clone()).is_some() {
                    bail!("{path}: there is another drawing `{id}`");
                }
            }
            let name =
                path.trim_start_matches(ART).trim_start_matches('/').trim_end_matches(".svg").to_owned();
            ids_by_file.insert(name, ids);
        }
        Ok(Self { drawings, ids_by_file })
    }

    /// A sprite that shows these: whole files, or `file#id`, separated by blanks.
    fn sprite(&self, shown: &str) -> Result<String> {
        let mut open = Vec::new();
        for name in shown.split_whitespace() {
            match name.split_once('#') {
                Some((_, id)) => open.push(id),
                None => {
                    let ids = self.ids_by_file.get(name);
                    open.extend(
                        ids.with_context(|| format!("{LIST}: there is no {name}.svg"))?
                            .iter()
                            .map(String::as_str),
                    );
                }
            }
        }
        let mut ids = BTreeSet::new();
        while let Some(id) = open.pop() {
            let drawing = self.drawings.get(id).with_context(|| format!("there is no drawing `{id}`"))?;
            if ids.insert(id) {
                open.extend(between(drawing, "href=\"#"));
            }
        }
        let drawings: String = ids.into_iter().map(|id| format!("{}\n", self.drawings[id])).collect();
        Ok(format!("{HEAD}{drawings}</svg>\n"))
    }
}

/// The values between each `start` and the next quote.
fn between<'a>(text: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split('"').next())
}
