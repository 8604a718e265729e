//! A browser as a person uses it: opens, looks, waits, clicks and types.

use std::{
    cell::RefCell,
    env, fs,
    path::Path,
    time::{Duration, Instant},
};

use base64::prelude::{BASE64_STANDARD, Engine};
use fantoccini::{
    Client, Locator,
    actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions},
    elements::Element,
};
use serde_json::{Value, json};

use crate::{driver::Kind, request};

/// How long to wait for a page to change. Generous, for slow machines; fast ones do not use it.
const PATIENCE: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(25);

/// A browser of one person.
pub struct Browser {
    pub client: Client,
    pub kind: Kind,
    driver: String,
    session: String,
    /// Why the last click failed.
    why: RefCell<String>,
}

impl Browser {
    /// The browser of a new session, with the screen size of its kind.
    pub async fn new(client: Client, driver: String, kind: Kind) -> Self {
        let session = client.session_id().await.unwrap().expect("a new session has an id");
        let browser = Self { client, kind, driver, session, why: RefCell::default() };
        if kind != Kind::Phone {
            browser.set_screen(1440, 900);
        }
        if kind == Kind::NoScript {
            let page = "data:text/html,<title>off</title><script>document.title = 'on'</script>";
            browser.client.goto(page).await.unwrap();
            assert_eq!(browser.client.title().await.unwrap(), "off", "this browser runs no script");
        }
        browser
    }

    /// Opens a page and runs the checks for every page.
    pub async fn open(&self, url: &str) {
        self.client.goto(url).await.unwrap();
        self.check_page().await;
    }

    /// Waits until an element is visible.
    pub async fn see(&self, css: &str) -> Element {
        self.until(css, async || {
            let element = self.client.find(Locator::Css(css)).await.ok()?;
            element.is_displayed().await.ok()?.then_some(element)
        })
        .await
    }

    /// Waits until no element matches.
    pub async fn see_no(&self, css: &str) {
        self.until(&format!("no {css}"), async || {
            self.client.find_all(Locator::Css(css)).await.ok()?.is_empty().then_some(())
        })
        .await;
    }

    /// Whether an element matches now.
    pub async fn has(&self, css: &str) -> bool {
        self.client.find(Locator::Css(css)).await.is_ok()
    }

    /// The text of an element, once it is visible and not empty.
    pub async fn words(&self, css: &str) -> String {
        self.until(&format!("words in {css}"), async || {
            let words = self.client.find(Locator::Css(css)).await.ok()?.text().await.ok()?;
            (!words.is_empty()).then_some(words)
        })
        .await
    }

    /// The value of a field.
    pub async fn value(&self, css: &str) -> String {
        self.see(css).await.prop("value").await.unwrap().expect("a field has a value")
    }

    /// Clicks an element as soon as possible; retries if the page changes meanwhile.
    pub async fn click(&self, css: &str) {
        self.until(&format!("a click on {css}"), async || {
            let element = self.client.find(Locator::Css(css)).await.ok()?;
            if !(element.is_displayed().await.ok()? && element.is_enabled().await.ok()?) {
                return None;
            }
            // The driver scrolls as little as possible, which can leave the element under a sticky bar.
            let to_middle = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
            self.client.execute(to_middle, vec![serde_json::to_value(&element).unwrap()]).await.ok()?;
            let clicked = element.click().await;
            clicked.inspect_err(|error| drop(self.why.replace(error.to_string()))).ok()
        })
        .await;
    }

    /// Presses and releases the mouse at a point of the window, whatever is there.
    pub async fn press(&self, x: f64, y: f64) {
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(mouse).await.unwrap();
    }

    /// Moves a finger up or down from the middle of an element.
    pub async fn swipe(&self, css: &str, way: f64) {
        self.see(css).await;
        let middle = format!(
            "const at = document.querySelector('{css}').getBoundingClientRect();
            return [(at.left + at.right) / 2, (at.top + at.bottom) / 2]"
        );
        let [x, y]: [f64; 2] = serde_json::from_value(self.run(&middle).await).unwrap();
        let finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::MoveTo { duration: Some(Duration::from_millis(80)), x, y: y + way })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(finger).await.unwrap();
    }

    /// Replaces the text of a field.
    pub async fn write(&self, css: &str, text: &str) {
        let field = self.see(css).await;
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Chooses from a list by its value. An update may replace the list meanwhile.
    pub async fn choose(&self, css: &str, value: &str) {
        self.until(&format!("{value} in {css}"), async || {
            let list = self.see(css).await;
            list.select_by_value(value).await.ok()
        })
        .await;
    }

    /// Runs a script in the page. The driver can do so even if pages may not run scripts.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// Waits until a script returns `true`.
    pub async fn until_true(&self, script: &str) {
        self.until(script, async || {
            self.client.execute(script, Vec::new()).await.ok()?.as_bool().filter(|is_true| *is_true)
        })
        .await;
    }

    /// The session cookies of this browser, as a header value.
    pub async fn cookie(&self) -> String {
        let cookies = self.client.get_all_cookies().await.unwrap();
        let cookies: Vec<String> =
            cookies.iter().map(|cookie| format!("{}={}", cookie.name(), cookie.value())).collect();
        cookies.join("; ")
    }

    /// Retries until there is a value; after the timeout fails with `hope`.
    pub async fn until<T>(&self, hope: &str, view: impl AsyncFn() -> Option<T>) -> T {
        let started = Instant::now();
        loop {
            if let Some(found) = view().await {
                return found;
            }
            if started.elapsed() > PATIENCE {
                self.shoot("failed").await;
                let url = self.client.current_url().await.unwrap();
                let page = self.client.source().await.unwrap();
                panic!("{:?} waited in vain for {hope} at {url}: {}\n{page}", self.kind, self.why.borrow());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Checks for every page.
impl Browser {
    /// The page does not violate the content policy and does not overflow a phone.
    pub async fn check_page(&self) {
        let inline = "return [...document.querySelectorAll('[style], style, script:not([src])')]
            .map(element => element.outerHTML)";
        let url = self.client.current_url().await.unwrap();
        assert_eq!(self.run(inline).await, json!([]), "{url} has no style or script inside the page");
        let doubled = "const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
            return ids.filter((id, n) => ids.indexOf(id) !== n)";
        assert_eq!(self.run(doubled).await, json!([]), "{url} has no id twice");
        let wide = "const width = screen.width;
            const wide = [...document.body.querySelectorAll('*')]
                .filter(element => element.getBoundingClientRect().right > width + 1);
            return document.documentElement.scrollWidth > width
                ? wide.map(element => element.cloneNode().outerHTML).slice(0, 20) : []";
        if self.kind == Kind::Phone {
            assert_eq!(self.run(wide).await, json!([]), "{url} need not be scrolled sideways");
        }
    }

    /// The console has no errors but the `expected` ones.
    pub fn check_console(&self, expected: &[&str]) {
        let complaints = self.complaints();
        let unexpected = |complaint: &&String| !expected.iter().any(|expected| complaint.contains(expected));
        let unexpected: Vec<_> = complaints.iter().filter(unexpected).collect();
        assert!(unexpected.is_empty(), "the browser complains: {unexpected:#?}");
    }

    /// Console errors: script errors, policy violations, and failed requests.
    pub fn complaints(&self) -> Vec<String> {
        let entries = self.tell_driver("se/log", &json!({ "type": "browser" }));
        let entries = entries.as_array().expect("a log is a list").iter();
        let severe = entries.filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Saves screenshots of the window and of the whole page, if `KAJIBA_SCREENSHOTS` names a folder.
    pub async fn shoot(&self, name: &str) {
        if !self.shoot_window(name).await {
            return;
        }
        let (width, height) = if self.kind == Kind::Phone { (390, 844) } else { (1440, 900) };
        let whole = self.run("return document.documentElement.scrollHeight").await.as_u64().unwrap_or(height);
        self.set_screen(width, whole.max(height));
        self.shoot_window(&format!("{name}-whole")).await;
        self.set_screen(width, height);
    }

    /// Saves a screenshot of the window, if `KAJIBA_SCREENSHOTS` names a folder; returns whether it does.
    pub async fn shoot_window(&self, name: &str) -> bool {
        let Some(folder) = env::var_os("KAJIBA_SCREENSHOTS") else { return false };
        let folder = Path::new(&folder);
        fs::create_dir_all(folder).unwrap();
        let name = format!("{name}-{}.png", format!("{:?}", self.kind).to_lowercase());
        fs::write(folder.join(name), self.client.screenshot().await.unwrap()).unwrap();
        true
    }

    /// Runs a script in every page from now on, before the page's own.
    pub fn run_before_pages(&self, script: &str) {
        self.set("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// Sets whether the page has the input focus, like the frontmost window.
    pub fn set_in_front(&self, is_in_front: bool) {
        self.set("Emulation.setFocusEmulationEnabled", &json!({ "enabled": is_in_front }));
    }

    /// Resizes the screen.
    pub fn set_screen(&self, width: u64, height: u64) {
        self.set_device(width, height, self.kind == Kind::Phone);
    }

    /// Becomes a phone or a tablet of this size.
    pub fn set_hand_held(&self, width: u64, height: u64) {
        self.set_device(width, height, true);
    }

    fn set_device(&self, width: u64, height: u64, is_hand_held: bool) {
        let ratio = if self.kind == Kind::Phone { 2 } else { 1 };
        let screen = json!({
            "width": width, "height": height, "screenWidth": width, "screenHeight": height,
            "deviceScaleFactor": ratio, "mobile": is_hand_held,
        });
        self.set("Emulation.setDeviceMetricsOverride", &screen);
        self.set("Emulation.setTouchEmulationEnabled", &json!({ "enabled": is_hand_held }));
    }

    /// Moves the pointer.
    pub fn point_at(&self, x: u64, y: u64) {
        self.set("Input.dispatchMouseEvent", &json!({ "type": "mouseMoved", "x": x, "y": y }));
    }

    /// Replaces all cookies by those of a header.
    pub fn set_cookies(&self, url: &str, header: &str) {
        self.set("Network.clearBrowserCookies", &json!({}));
        for (name, value) in header.split("; ").filter_map(|cookie| cookie.split_once('=')) {
            self.set("Network.setCookie", &json!({ "url": url, "name": name, "value": value }));
        }
    }

    /// A picture of the page as the window shows it, with what is below, up to this height.
    pub async fn picture(&self, width: u64, height_max: u64) -> Vec<u8> {
        let whole = self.run("return Math.max(innerHeight, document.documentElement.scrollHeight)").await;
        let height = whole.as_u64().expect("a height is a number").min(height_max);
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        let is_below = self.run("return innerHeight").await != height;
        let how = json!({ "clip": clip, "captureBeyondViewport": is_below, "optimizeForSpeed": true });
        let picture = self.set("Page.captureScreenshot", &how);
        BASE64_STANDARD.decode(picture["data"].as_str().expect("a picture is text")).unwrap()
    }

    /// How often the page was laid out.
    pub fn n_layouts(&self) -> u64 {
        self.set("Performance.enable", &json!({}));
        let metrics = self.set("Performance.getMetrics", &json!({}));
        let metrics = metrics["metrics"].as_array().expect("it is a list");
        let count = metrics.iter().find(|metric| metric["name"] == "LayoutCount").expect("it is counted");
        count["value"].as_f64().expect("it is a number") as u64
    }

    fn set(&self, what: &str, to: &Value) -> Value {
        self.tell_driver("goog/cdp/execute", &json!({ "cmd": what, "params": to }))
    }

    fn tell_driver(&self, what: &str, order: &Value) -> Value {
        let answer = request::send(&self.driver, &format!("/session/{}/{what}", self.session), order);
        let answer = answer.expect("the driver answers");
        assert_eq!(answer.status, 200, "{}", answer.body);
        let mut answer: Value = serde_json::from_str(&answer.body).expect("the driver speaks JSON");
        answer["value"].take()
    }
}
