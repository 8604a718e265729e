//! Chromium's driver, which starts the browsers of a test.

use std::{
    cell::Cell,
    env,
    fs::File,
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    browser::Browser,
    request,
    server::{free_address, signal},
};

/// The programs that the tests need, with their Debian packages.
const PROGRAMS: [(&str, &str); 2] =
    [("/usr/bin/chromium", "chromium"), ("/usr/bin/chromedriver", "chromium-driver")];

/// A local network name that the browsers resolve to this machine. Unlike `localhost` it is not a secure context over
/// plain HTTP.
pub const HOME_NAME: &str = "smithy.lan";

/// A running driver, with all its browsers in one process group.
pub struct Driver {
    folder: TempDir,
    address: String,
    process: Child,
    n_browsers: Cell<usize>,
}

/// The kind of a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Desktop,
    Phone,
    /// A desktop browser with scripts disabled.
    NoScript,
}

impl Driver {
    /// Starts a driver; `None` if the tests run without browsers.
    pub async fn start() -> Option<Self> {
        if env::var_os("KAJIBA_WITHOUT_BROWSER").is_some_and(|value| value == "1") {
            println!("without a browser, as KAJIBA_WITHOUT_BROWSER says: nothing was tested");
            return None;
        }
        for (program, package) in PROGRAMS {
            assert!(Path::new(program).exists(), "{program} is missing: install Debian's package {package}");
        }
        let folder = TempDir::new().unwrap();
        let address = free_address();
        let port = address.rsplit(':').next().unwrap();
        let log = File::create(folder.path().join("driver.log")).unwrap();
        let process = Command::new(PROGRAMS[1].0)
            .arg(format!("--port={port}"))
            .env("HOME", folder.path())
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            // Killing only the driver would leave its browsers running.
            .process_group(0)
            .spawn()
            .unwrap();
        let driver = Self { folder, address, process, n_browsers: Cell::new(0) };
        driver.wait().await;
        Some(driver)
    }

    /// A new browser without cookies.
    pub async fn browser(&self, kind: Kind) -> Browser {
        self.n_browsers.set(self.n_browsers.get() + 1);
        let profile = self.folder.path().join(format!("browser-{}", self.n_browsers.get()));
        let Value::Object(capabilities) = capabilities(kind, &profile) else {
            unreachable!("it is an object")
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://{}", self.address))
            .await
            .expect("a browser starts");
        Browser::new(client, self.address.clone(), kind).await
    }

    async fn wait(&self) {
        let started = Instant::now();
        while !request::read(&self.address, "/status", "").is_some_and(|answer| answer.status == 200) {
            assert!(started.elapsed() < Duration::from_secs(30), "chromedriver does not answer");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Kills all browsers, even if the test fails.
impl Drop for Driver {
    fn drop(&mut self) {
        signal("KILL", &format!("-{}", self.process.id()));
        let _ = self.process.wait();
    }
}

fn capabilities(kind: Kind, profile: &Path) -> Value {
    let mut options = json!({
        "binary": PROGRAMS[0].0,
        "args": [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--lang=en",
            "--window-size=1440,1000",
            format!("--host-resolver-rules=MAP {HOME_NAME} 127.0.0.1"),
            format!("--user-data-dir={}", profile.display()),
        ],
    });
    match kind {
        Kind::Desktop => {}
        Kind::Phone => {
            let screen =
                json!({ "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": screen });
        }
        Kind::NoScript => {
            options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
        }
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}
