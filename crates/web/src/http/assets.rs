//! Scripts, styles and pictures, embedded.
//!
//! Browsers may cache an asset for ever, because its address changes with its content. Sheets and pictures carry a hash in the
//! query. Modules import each other by relative paths, so all of them stand in one folder with the hash of all.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path as FilePath,
    sync::{Arc, LazyLock},
    time::SystemTime,
};

use axum::{
    Router,
    body::Bytes,
    extract::{Path, RawQuery, Request, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::{Embed, EmbeddedFile};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::{
    app::App,
    http::{
        address::{address, household},
        drawn::{self, Drawn, Key},
        encoding::{Encoding, is_compressible},
    },
};

/// The files; read from the folder in debug builds, embedded in releases.
#[derive(Embed)]
#[folder = "assets/"]
struct Assets;

/// For addresses with the current hash.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// For addresses without a hash, or with an old one: browsers ask again each time.
const ASK_AGAIN: &str = "public, no-cache";
/// Precedes the hash of all modules in the path of a module.
const MODULES: char = '@';

/// The address of an embedded file; it changes with its content.
pub(crate) fn asset(name: &str) -> String {
    match Assets::get(name) {
        Some(file) => format!("/assets/{name}?v={}", short_hash(&file.metadata.sha256_hash())),
        None => format!("/assets/{name}"),
    }
}

/// When a file was changed last, in debug builds: pages name the files by what is in them, and there that may change at any time.
pub(crate) fn changed() -> Option<SystemTime> {
    fn latest(folder: &FilePath) -> Option<SystemTime> {
        let files = fs::read_dir(folder).ok()?.flatten();
        let changed = |file: fs::DirEntry| {
            if file.path().is_dir() { latest(&file.path()) } else { file.metadata().ok()?.modified().ok() }
        };
        files.filter_map(changed).max()
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    cfg!(debug_assertions).then(|| latest(FilePath::new(folder))).flatten()
}

/// Whether there is a file of this name.
pub(crate) fn has(name: &str) -> bool {
    Assets::get(name).is_some()
}

/// The sheets in a folder, by name.
pub(crate) fn sheets_in(folder: &str) -> Vec<String> {
    let is_there = |name: &str| name.starts_with(folder) && name.ends_with(".css");
    let mut names: Vec<String> =
        Assets::iter().filter(|name| is_there(name)).map(|name| name.to_string()).collect();
    names.sort();
    names
}

/// All modules: the hash of them all, and what each imports.
pub(crate) struct Modules {
    hash: String,
    imports: BTreeMap<String, Vec<String>>,
}

/// All modules as they are now. In debug builds they may change at any time.
pub(crate) fn modules() -> Arc<Modules> {
    static MODULES: LazyLock<Arc<Modules>> = LazyLock::new(|| Arc::new(Modules::read()));
    if cfg!(debug_assertions) { Arc::new(Modules::read()) } else { Arc::clone(&MODULES) }
}

impl Modules {
    fn read() -> Self {
        let (mut hash, mut imports) = (Sha256::new(), BTreeMap::new());
        for name in Assets::iter().filter(|name| name.ends_with(".js")) {
            let file = Assets::get(&name).expect("listed files are embedded");
            hash.update(name.as_bytes());
            hash.update(file.metadata.sha256_hash());
            let text = String::from_utf8_lossy(&file.data);
            imports.insert(name.to_string(), text.lines().filter_map(|line| imported(&name, line)).collect());
        }
        Self { hash: short_hash(&hash.finalize()), imports }
    }

    /// The address of a module; it changes with the content of any module.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{MODULES}{}/{name}", self.hash)
    }

    /// All modules that some modules import, directly or through others, by name.
    pub(crate) fn imported_by(&self, names: &[String]) -> BTreeSet<&str> {
        let direct = |name: &str| self.imports.get(name).map(Vec::as_slice).unwrap_or_default();
        let mut found = BTreeSet::new();
        let mut open: Vec<&str> = names.iter().flat_map(|name| direct(name)).map(String::as_str).collect();
        while let Some(name) = open.pop() {
            if found.insert(name) {
                open.extend(direct(name).iter().map(String::as_str));
            }
        }
        found
    }
}

/// The name of the module that a line of another one imports.
fn imported(name: &str, line: &str) -> Option<String> {
    let (_, path) = line.strip_prefix("import ")?.strip_suffix("\";")?.rsplit_once('"')?;
    let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    Some(match path.strip_prefix("../") {
        Some(path) => path.to_owned(),
        None => format!("{folder}/{}", path.trim_start_matches("./")),
    })
}

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/assets/{*path}", get(send))
}

async fn send(
    State(app): State<App>,
    Path(path): Path<String>,
    RawQuery(query): RawQuery,
    request: Request,
) -> Response {
    // A page of another version of the server may ask for modules by another hash: it gets the current ones.
    let (of_modules, name) = match path.strip_prefix(MODULES).and_then(|path| path.split_once('/')) {
        Some((hash, name)) => (Some(hash), name),
        None => (None, path.as_str()),
    };
    let Some(file) = Assets::get(name) else { return StatusCode::NOT_FOUND.into_response() };
    let hash = short_hash(&file.metadata.sha256_hash());
    let is_current = match of_modules {
        Some(asked) => asked == modules().hash,
        None => query.as_deref().and_then(|query| query.strip_prefix("v=")) == Some(hash.as_str()),
    };
    let cache = HeaderValue::from_static(if is_current { FOR_EVER } else { ASK_AGAIN });
    let etag = value(&format!("\"{hash}\""));
    let kept = [(header::CACHE_CONTROL, cache), (header::ETAG, etag.clone())];
    if drawn::is_known(drawn::tags(request.headers()), &etag) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    let accepted = Encoding::accepted(request.headers());
    let from = household(address(app.settings(), request.headers(), request.extensions()));
    drop(request);
    (kept, body(&app, (name, hash, file), accepted, from).await).into_response()
}

/// A file as this request takes it; each is compressed once.
async fn body(
    app: &App,
    (name, hash, file): (&str, String, EmbeddedFile),
    accepted: Encoding,
    household: u128,
) -> Response {
    let kind = content_type(&file);
    let encoding = if is_compressible(&kind) { accepted } else { Encoding::Identity };
    let plain = match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    };
    let key = Key::Asset(name.to_owned(), hash);
    let file = async { Ok(Drawn::new(value(&kind), plain)) };
    let sent = async { app.0.encoded(&app.0.pages.page(key, file).await?, encoding, household).await };
    match sent.await {
        Ok(file) => file.response(encoding),
        Err(sorry) => sorry.into_response(),
    }
}

fn value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).expect("hashes and content types are plain letters")
}

fn content_type(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

/// The first twelve digits of the SHA-256.
fn short_hash(hash: &[u8]) -> String {
    hash[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What others made and how it may be used.
#[derive(Deserialize)]
pub(crate) struct Credit {
    /// What it is called.
    pub(crate) name: String,
    /// Its version.
    pub(crate) version: String,
    /// Its licence.
    pub(crate) licence: String,
    /// The file with the licence's text.
    pub(crate) licence_path: String,
}

/// All that others made, from the list beside their files.
pub(crate) fn credits() -> Vec<Credit> {
    #[derive(Deserialize)]
    struct List {
        file: Vec<Credit>,
    }
    let list = Assets::get("vendor/vendor.toml").expect("the list of others' files is embedded");
    toml::from_slice::<List>(&list.data).expect("the list of others' files is sound").file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Vendored {
        file: Vec<File>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        name: String,
        version: String,
        integrity: String,
        path: String,
        sha256: String,
        licence: String,
        licence_path: String,
    }

    fn vendored() -> Vec<File> {
        let list = Assets::get("vendor/vendor.toml").unwrap();
        toml::from_slice::<Vendored>(&list.data).unwrap().file
    }

    #[test]
    fn vendored_files_are_as_their_authors_made_them() {
        for file in vendored() {
            let data = Assets::get(&file.path).unwrap_or_else(|| panic!("{} is there", file.path)).data;
            let hash: String = Sha256::digest(&data).iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(hash, file.sha256, "{}", file.path);
            assert!(file.path.contains(&format!("{}-{}", file.name, file.version)), "{}", file.path);
            assert!(file.integrity.starts_with("sha512-"), "{}", file.name);
            assert!(!file.licence.is_empty() && Assets::get(&file.licence_path).is_some(), "{}", file.name);
        }
    }

    #[test]
    fn every_vendored_file_is_listed() {
        let listed: Vec<_> = vendored().into_iter().flat_map(|file| [file.path, file.licence_path]).collect();
        for path in Assets::iter().filter(|path| path.starts_with("vendor/") && *path != "vendor/vendor.toml")
        {
            assert!(listed.iter().any(|listed| *listed == *path), "{path}");
        }
    }

    #[test]
    fn an_address_carries_the_hash_of_the_content() {
        let data = Assets::get("icon.svg").unwrap().data;
        let hash: String = Sha256::digest(&data)[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(asset("icon.svg"), format!("/assets/icon.svg?v={hash}"));
    }

    #[test]
    fn every_imported_module_is_there() {
        let modules = modules();
        for (name, imports) in modules.imports.iter().filter(|(name, _)| !name.starts_with("vendor/")) {
            for imported in imports {
                assert!(has(imported), "{name} imports {imported}");
            }
            let text = String::from_utf8(Assets::get(name).unwrap().data.into_owned()).unwrap();
            assert!(text.starts_with("// @ts-check\n"), "{name} is type-checked");
            let n_imports = text.lines().filter(|line| line.starts_with("import ")).count();
            assert_eq!(imports.len(), n_imports, "{name}: each import stands in one line");
        }
        let of_table = modules.imported_by(&["scripts/table.js".to_owned()]);
        assert!(of_table.contains("vendor/idiomorph-0.8.0.esm.js"));
    }
}
