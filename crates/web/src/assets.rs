//! Scripts, styles and pictures, embedded.

use axum::{
    Router,
    extract::{Path, RawQuery},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::{Embed, EmbeddedFile};
use serde::Deserialize;

use crate::app::App;

/// The files; read from the folder in debug builds, embedded in releases.
#[derive(Embed)]
#[folder = "assets/"]
struct Assets;

/// Browsers keep for ever what has its hash in its address.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Without a hash, or with an old one, they ask again each time.
const ASK_AGAIN: &str = "public, no-cache";

/// The address of an embedded file; it changes with its content, so that browsers may keep it for ever.
pub(crate) fn asset(name: &str) -> String {
    match Assets::get(name) {
        Some(file) => format!("/assets/{name}?v={}", short_hash(&file)),
        None => format!("/assets/{name}"),
    }
}

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/assets/{*path}", get(send))
}

async fn send(Path(path): Path<String>, RawQuery(query): RawQuery, headers: HeaderMap) -> Response {
    let Some(file) = Assets::get(&path) else { return StatusCode::NOT_FOUND.into_response() };
    let hash = short_hash(&file);
    let is_current = query.as_deref().and_then(|query| query.strip_prefix("v=")) == Some(hash.as_str());
    let cache = HeaderValue::from_static(if is_current { FOR_EVER } else { ASK_AGAIN });
    let etag = format!("\"{hash}\"");
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or("");
    let kept = [(header::CACHE_CONTROL, cache), (header::ETAG, value(&etag))];
    if known.split(',').any(|known| known.trim().trim_start_matches("W/") == etag) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    let kind = [(header::CONTENT_TYPE, value(&content_type(&file)))];
    (kept, kind, file.data).into_response()
}

fn value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).expect("hashes and content types are plain letters")
}

fn content_type(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

/// The first twelve digits of the SHA-256.
fn short_hash(file: &EmbeddedFile) -> String {
    file.metadata.sha256_hash()[..6].iter().map(|byte| format!("{byte:02x}")).collect()
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
    use sha2::{Digest, Sha256};

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
        let data = Assets::get("kajiba.js").unwrap().data;
        let hash: String = Sha256::digest(&data)[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(asset("kajiba.js"), format!("/assets/kajiba.js?v={hash}"));
    }
}
