//! Pages that are drawn and compressed once for everybody who sees the same, and pages that are drawn for one visitor.
//!
//! Both are drawn on the [`Workers`](crate::http::workers::Workers), never on the threads that serve connections.

use std::{
    collections::HashMap,
    future::Future,
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::SystemTime,
};

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::Markup;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;
use words::Lang;

use crate::http::{
    assets,
    cx::Cx,
    encoding::Encoding,
    error_page::{Answer, ErrorPage},
    preferences::Preferences,
};

/// The most pages that are kept.
const PAGES_MAX: usize = 1024;
/// The most memory that they take.
const BYTES_MAX: usize = 48 << 20;

const HTML: &str = "text/html; charset=utf-8";
/// Browsers ask each time whether a page is still the same.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("private, no-cache");
/// What a page depends on besides its address.
const DEPENDS: HeaderValue = HeaderValue::from_static("accept-language, cookie");

/// What several visitors see alike.
#[derive(Clone, Debug, Default)]
pub(crate) struct Alike {
    /// What it depends on besides its address, the language and the preferences.
    pub(crate) on: String,
    /// How many requests it counts for when it has to be drawn, besides the usual one.
    pub(crate) weight: u32,
    /// Whether browsers keep it and ask only whether it has changed.
    pub(crate) is_kept: bool,
}

/// What a drawn page depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Key {
    /// An asset, by name and hash.
    Asset(String, String),
    /// A page.
    Page {
        here: String,
        on: String,
        lang: Lang,
        preferences: Preferences,
        /// For a part of a page: what the browser has already.
        has: Option<String>,
        /// When the assets that it names were changed last.
        assets: Option<SystemTime>,
    },
}

/// A page or an asset as it is sent.
#[derive(Debug)]
pub(crate) struct Drawn {
    kind: HeaderValue,
    etag: OnceLock<HeaderValue>,
    plain: Bytes,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
}

/// Those that were drawn lately.
pub(crate) struct DrawnPages {
    kept: Mutex<Kept>,
    n_drawn: AtomicU64,
}

#[derive(Default)]
struct Kept {
    slots: HashMap<Key, Slot>,
    n_uses: u64,
}

struct Slot {
    page: Arc<OnceCell<Arc<Drawn>>>,
    used: u64,
}

impl DrawnPages {
    pub(crate) fn new() -> Self {
        Self { kept: Mutex::default(), n_drawn: AtomicU64::new(0) }
    }

    /// The page with this key. Of all who ask for it at once, one draws it.
    ///
    /// # Errors
    ///
    /// It has to be drawn and cannot be.
    pub(crate) async fn page(
        &self,
        key: Key,
        draw: impl Future<Output = Result<Drawn, ErrorPage>>,
    ) -> Result<Arc<Drawn>, ErrorPage> {
        let slot = self.lock(|kept| kept.slot(key));
        if let Some(page) = slot.get() {
            return Ok(page.clone());
        }
        let page = slot.get_or_try_init(async || draw.await.map(Arc::new)).await?.clone();
        self.lock(Kept::make_room);
        Ok(page)
    }

    /// How many pages were drawn so far.
    pub(crate) fn n_drawn(&self) -> u64 {
        self.n_drawn.load(Ordering::Relaxed)
    }

    /// Counts a page that is drawn.
    fn count(&self) {
        self.n_drawn.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("kajiba_pages_drawn_total").absolute(self.n_drawn());
    }

    fn lock<T>(&self, with: impl FnOnce(&mut Kept) -> T) -> T {
        with(&mut self.kept.lock().expect("drawn pages mutex is not poisoned"))
    }
}

impl Kept {
    fn slot(&mut self, key: Key) -> Arc<OnceCell<Arc<Drawn>>> {
        self.n_uses += 1;
        let slot = self.slots.entry(key).or_insert_with(|| Slot { page: Arc::default(), used: 0 });
        slot.used = self.n_uses;
        slot.page.clone()
    }

    /// Drops what was not asked for the longest.
    fn make_room(&mut self) {
        let size = |slot: &Slot| slot.page.get().map_or(0, |page| page.size());
        let mut bytes: usize = self.slots.values().map(size).sum();
        while bytes > BYTES_MAX || self.slots.len() > PAGES_MAX {
            let oldest = self.slots.iter().min_by_key(|(_, slot)| slot.used).map(|(key, _)| key.clone());
            let Some(dropped) = oldest.and_then(|key| self.slots.remove(&key)) else { return };
            bytes -= size(&dropped).min(bytes);
        }
    }
}

impl Drawn {
    pub(crate) fn new(kind: HeaderValue, plain: Bytes) -> Self {
        Self { kind, etag: OnceLock::new(), plain, gzip: OnceLock::new(), brotli: OnceLock::new() }
    }

    /// The tag by which a browser that keeps the page asks whether it is still the same.
    fn etag(&self) -> &HeaderValue {
        self.etag.get_or_init(|| {
            let hash = Sha256::digest(&self.plain);
            let hash: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
            HeaderValue::try_from(format!("W/\"{hash}\"")).expect("a hash is plain letters")
        })
    }

    /// The body in this encoding. Takes time if nobody has asked for it.
    fn encoded(&self, encoding: Encoding) -> &Bytes {
        match encoding {
            Encoding::Identity => &self.plain,
            Encoding::Gzip => self.gzip.get_or_init(|| encoding.encode(&self.plain)),
            Encoding::Brotli => self.brotli.get_or_init(|| encoding.encode(&self.plain)),
        }
    }

    fn is_encoded(&self, encoding: Encoding) -> bool {
        match encoding {
            Encoding::Identity => true,
            Encoding::Gzip => self.gzip.get().is_some(),
            Encoding::Brotli => self.brotli.get().is_some(),
        }
    }

    fn size(&self) -> usize {
        let encoded = [&self.gzip, &self.brotli].map(|encoded| encoded.get().map_or(0, Bytes::len));
        self.plain.len() + encoded.into_iter().sum::<usize>()
    }

    /// The response with this body.
    pub(crate) fn response(&self, encoding: Encoding) -> Response {
        let mut response = Response::new(Body::from(self.encoded(encoding).clone()));
        response.headers_mut().insert(header::CONTENT_TYPE, self.kind.clone());
        encoding.tell(response.headers_mut());
        response
    }
}

impl Cx {
    /// What a job makes of a request.
    ///
    /// # Errors
    ///
    /// Too many jobs wait.
    pub(crate) async fn work<T: Send + 'static>(
        self,
        job: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> Result<T, ErrorPage> {
        let (app, household) = (self.app.clone(), self.household);
        app.0.workers.run(household, move || job(&self)).await
    }

    /// A page that is drawn for this visitor.
    ///
    /// # Errors
    ///
    /// Too much waits to be drawn.
    pub(crate) async fn draw(self, draw: impl FnOnce(&Self) -> Markup + Send + 'static) -> Answer {
        let encoding = self.encoding;
        self.app.0.pages.count();
        let body = self.work(move |cx| encoding.encode(&Bytes::from(draw(cx).into_string()))).await?;
        let mut response = Response::new(Body::from(body));
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(HTML));
        encoding.tell(response.headers_mut());
        Ok(response)
    }

    /// A page that many visitors see alike: the same address, language and preferences make the same page.
    ///
    /// # Errors
    ///
    /// It has to be drawn, and too much waits to be drawn or the visitor has had enough drawn.
    pub(crate) async fn draw_alike(
        self,
        alike: Alike,
        draw: impl FnOnce(&Self) -> Markup + Send + 'static,
    ) -> Answer {
        self.send_alike(alike, HTML, |cx| draw(cx).into_string()).await
    }

    /// The same for content of another kind.
    ///
    /// # Errors
    ///
    /// As for [`Cx::draw_alike`].
    pub(crate) async fn send_alike(
        self,
        alike: Alike,
        kind: &'static str,
        draw: impl FnOnce(&Self) -> String + Send + 'static,
    ) -> Answer {
        let (app, household, encoding) = (self.app.clone(), self.household, self.encoding);
        let tags = self.tags.clone();
        let key = Key::Page {
            here: self.here.clone(),
            on: alike.on,
            lang: self.words.lang(),
            preferences: self.preferences,
            has: self.is_part.then(|| self.has.clone()),
            assets: assets::changed(),
        };
        let asked = app.clone();
        let drawn = async move {
            asked.0.limits.charge(&self, alike.weight)?;
            asked.0.pages.count();
            let job = move || {
                let drawn = Drawn::new(HeaderValue::from_static(kind), Bytes::from(draw(&self)));
                drawn.encoded(encoding);
                drawn
            };
            asked.0.workers.run(household, job).await
        };
        let page = app.0.pages.page(key, drawn).await?;
        let mut response = if alike.is_kept && is_known(&tags, page.etag()) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            app.0.encoded(&page, encoding, household).await?.response(encoding)
        };
        if alike.is_kept {
            let headers = response.headers_mut();
            headers.insert(header::CACHE_CONTROL, ASK_AGAIN);
            headers.insert(header::ETAG, page.etag().clone());
            headers.append(header::VARY, DEPENDS);
        }
        Ok(response)
    }
}

impl crate::app::Inner {
    /// The page once it is encoded.
    ///
    /// # Errors
    ///
    /// Too much waits to be compressed.
    pub(crate) async fn encoded(
        &self,
        page: &Arc<Drawn>,
        encoding: Encoding,
        household: u128,
    ) -> Result<Arc<Drawn>, ErrorPage> {
        if !page.is_encoded(encoding) {
            let page = page.clone();
            self.workers.run(household, move || drop(page.encoded(encoding).clone())).await?;
        }
        Ok(page.clone())
    }
}

/// Whether the tags that a browser sends with a request contain this one.
pub(crate) fn is_known(tags: &str, etag: &HeaderValue) -> bool {
    fn bare(tag: &str) -> &str {
        tag.trim().trim_start_matches("W/")
    }
    etag.to_str().is_ok_and(|etag| tags.split(',').any(|known| bare(known) == bare(etag)))
}

/// The tags that a browser sends with a request.
pub(crate) fn tags(headers: &HeaderMap) -> &str {
    headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default()
}
