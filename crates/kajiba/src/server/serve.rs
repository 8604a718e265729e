//! `kajiba serve`: tables in the browser.

use std::{collections::BTreeMap, io::IsTerminal, net::SocketAddr, sync::Arc, time::Duration};

use anyhow::Result;
use clap::ArgMatches;
use host::Host;
use store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    layer::SubscriberExt,
    util::SubscriberInitExt,
};
use web::App;
use words::{Lang, Library};

use crate::{cx::Cx, error::user_error, game::Games, terminal::components};

use super::{
    address,
    config::{self, Config},
    signals::Signals,
};

/// The server's own component sets by game.
type ComponentSets = BTreeMap<String, host::ChosenSet>;

/// Serves until a signal stops it.
pub fn serve(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let config = config::read(cx, args)?;
    let component_sets = components::of_server(cx, games, &config.components)?;
    begin_log(config.log.clone(), config.log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|_| user_error(cx.say("serve-no-threads", &[])))?;
    let served = runtime.block_on(run(cx, games, &config, component_sets));
    // Do not wait for background threads: nothing they do is stored any more.
    runtime.shutdown_background();
    served
}

async fn run(cx: &mut Cx, games: &Games, config: &Config, component_sets: ComponentSets) -> Result<()> {
    let listener = listener(cx, config).await?;
    let store = config.place.open().await.map_err(|error| config.place.unopened(cx, &error))?;
    let settings = host::Settings { component_sets, ..host_settings(config, games, &store) };
    let host = Host::start(store, settings).await.map_err(|_| user_error(cx.say("serve-no-start", &[])))?;
    let settings = web_settings(config, listener.local_addr()?);
    let app = App::with_games(host.clone(), games.pages().clone(), games.library(), settings);
    let [mut first, mut second] = [Signals::listen(), Signals::listen()];
    tell_address(cx, config, &listener)?;
    let served = async {
        web::serve(listener, &app, first.next()).await;
        host.stop().await;
    };
    let cut_off = async {
        second.next().await;
        second.next().await;
    };
    tokio::select! {
        () = served => Ok(cx.tell("serve-stopped", &[])?),
        // Writes in progress are atomic.
        () = cut_off => Err(user_error(cx.say("serve-cut-off", &[]))),
    }
}

/// Logs to standard error.
pub fn begin_log(filter: Targets, is_json: bool) {
    // The middleware that checks origins would log whole addresses, with the secrets of seat links.
    let filter = filter.with_target("tower_http::csrf", LevelFilter::WARN);
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = log.with_ansi(std::io::stderr().is_terminal());
    let log = if is_json { log.json().boxed() } else { log.boxed() };
    // Only the first call in a process has an effect.
    let _ = tracing_subscriber::registry().with(log.with_filter(filter)).try_init();
}

fn host_settings(config: &Config, games: &Games, store: &Store) -> host::Settings {
    // Nodes that share a database also share its time.
    let time = if store.is_shared() {
        let clock = store.clone();
        host::TimeSource::of(move || clock.now_ms())
    } else {
        host::TimeSource::steady()
    };
    let usual = host::Settings::default();
    host::Settings {
        games: games.hosted().clone(),
        time,
        bot_pause: Duration::from_millis(config.bot_pause_ms),
        bot_threads: config.bot_threads.unwrap_or(usual.bot_threads),
        webhooks: config.webhooks,
        archive_days: config.archive_days,
        keep_days: config.keep_days,
        your_turn: Arc::new(your_turn(games.library(), config.public_url.clone())),
        ..usual
    }
}

/// The text of a webhook in the language of its recipient.
fn your_turn(library: &'static Library, public_url: Option<String>) -> impl Fn(&host::YourTurn) -> String {
    move |turn| {
        let lang = turn.lang.as_deref().and_then(Lang::from_code).unwrap_or_default();
        let table = turn.table.to_string();
        let link = public_url.as_ref().map_or(table.clone(), |url| format!("{url}/t/{table}"));
        library
            .words(lang)
            .say("your-turn-text", &[("name", turn.name.clone().into()), ("link", link.into())])
    }
}

fn web_settings(config: &Config, bound: SocketAddr) -> web::Settings {
    let reached = address::reachable(bound);
    web::Settings {
        public_url: config.public_url.clone(),
        // The address in a container is of no use outside, so only where the network was asked for.
        network_url: (config.lan && !reached.ip().is_loopback()).then(|| format!("http://{reached}")),
        behind_proxy: config.behind_proxy,
        is_limited: config.is_limited,
        metrics_token: config.metrics_token.clone(),
        operator_token: config.operator_token.clone(),
        timeouts: web::Timeouts::default(),
    }
}

async fn listener(cx: &Cx, config: &Config) -> Result<TcpListener> {
    let address = config.listen.to_string();
    TcpListener::bind(config.listen).await.map_err(|error| {
        let id = match error.kind() {
            std::io::ErrorKind::AddrInUse => "serve-address-taken",
            std::io::ErrorKind::PermissionDenied => "serve-address-forbidden",
            _ => "serve-address-wrong",
        };
        user_error(cx.say(id, &[("address", address.as_str().into())]))
    })
}

fn tell_address(cx: &mut Cx, config: &Config, listener: &TcpListener) -> Result<()> {
    let bound = listener.local_addr()?;
    let url = config.public_url.clone().unwrap_or_else(|| format!("http://{}", address::reachable(bound)));
    // Not wrapped, so that the address can be copied.
    let sentence = cx.say("serve-address", &[("url", url.as_str().into())]);
    cx.page.print(&sentence)?;
    if config.lan {
        cx.page.lines(&address::qr(&url))?;
        cx.tell("serve-lan", &[])?;
    }
    cx.tell("serve-data", &[("file", config.place.shown().into())])?;
    cx.tell("serve-how-to-stop", &[])?;
    Ok(cx.page.flush()?)
}
