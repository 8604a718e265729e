//! The server's configuration: options override environment variables, which override a file.

use std::{
    collections::BTreeMap,
    env, fs,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    str::FromStr,
};

use anyhow::{Error, Result};
use clap::{Arg, ArgAction, ArgMatches};
use store::Store;
use tracing_subscriber::filter::{LevelFilter, Targets};

use crate::{
    cx::Cx,
    data_folder,
    error::{unreadable, user_error},
    server::location::{Location, is_address},
};

/// A setting. Its option is `--key`, its variable `KAJIBA_KEY`, its name in the file `key`, with `_` instead of `-`.
struct Setting {
    key: &'static str,
    /// The message id of the value's name; a setting without one is a switch.
    value: Option<&'static str>,
    /// The message id of its help.
    help: &'static str,
}

/// All settings.
const SETTINGS: &[Setting] = &[
    Setting { key: "listen", value: Some("cli-value-address"), help: "cli-arg-listen" },
    Setting { key: "lan", value: None, help: "cli-arg-lan" },
    Setting { key: "data", value: Some("cli-value-folder"), help: "cli-arg-data" },
    Setting { key: "db", value: Some("cli-value-url"), help: "cli-arg-db" },
    Setting { key: "public-url", value: Some("cli-value-url"), help: "cli-arg-public-url" },
    Setting { key: "behind-proxy", value: None, help: "cli-arg-behind-proxy" },
    Setting { key: "no-limits", value: None, help: "cli-arg-no-limits" },
    Setting { key: "no-webhooks", value: None, help: "cli-arg-no-webhooks" },
    Setting { key: "bot-pause-ms", value: Some("cli-value-number"), help: "cli-arg-bot-pause" },
    Setting { key: COMPONENTS, value: Some("cli-value-file"), help: "cli-arg-serve-components" },
    Setting { key: "bot-threads", value: Some("cli-value-number"), help: "cli-arg-bot-threads" },
    Setting { key: "metrics-token", value: Some("cli-value-text"), help: "cli-arg-metrics-token" },
    Setting { key: "operator-token", value: Some("cli-value-text"), help: "cli-arg-operator-token" },
    Setting { key: "archive-days", value: Some("cli-value-number"), help: "cli-arg-archive-days" },
    Setting { key: "keep-days", value: Some("cli-value-number"), help: "cli-arg-keep-days" },
    Setting { key: "log", value: Some("cli-value-filter"), help: "cli-arg-log" },
    Setting { key: "log-json", value: None, help: "cli-arg-log-json" },
];

/// The setting that may have several values, a line each in its text.
const COMPONENTS: &str = "components";

/// The default port.
const PORT: u16 = 8080;

/// How the server is set up.
#[derive(Clone, PartialEq)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether it serves the local network and shows its address there.
    pub lan: bool,
    /// Its database.
    pub place: Location,
    /// The address that people use.
    pub public_url: Option<String>,
    /// Whether a proxy passes on the address of the client.
    pub behind_proxy: bool,
    /// Whether requests are rate-limited.
    pub is_limited: bool,
    /// Whether people may set webhooks.
    pub webhooks: bool,
    /// How long a bot waits before it acts.
    pub bot_pause_ms: u64,
    /// The component files that new tables use.
    pub components: Vec<String>,
    /// How many threads bots and hints think on; as many as suit the machine if it is not set.
    pub bot_threads: Option<usize>,
    /// The token for reading the metrics from another machine.
    pub metrics_token: Option<String>,
    /// The token that opens the operator's page.
    pub operator_token: Option<String>,
    /// After how many days without a change a table is archived; never if it is not set.
    pub archive_days: Option<u32>,
    /// How many days a table that is over is kept; for good if it is not set.
    pub keep_days: Option<u32>,
    /// The log filter.
    pub log: Targets,
    /// Whether log lines are JSON.
    pub log_json: bool,
}

/// The options of `serve`.
pub fn args(cx: &Cx) -> Vec<Arg> {
    let of = |setting: &Setting| {
        let arg = Arg::new(setting.key).long(setting.key).help(cx.say(setting.help, &[]));
        match setting.value {
            Some(value) if setting.key == COMPONENTS => arg.value_name(value).action(ArgAction::Append),
            Some(value) => arg.value_name(value).allow_negative_numbers(true),
            None => arg.action(ArgAction::SetTrue),
        }
    };
    let file =
        Arg::new("config").long("config").value_name("cli-value-file").help(cx.say("cli-arg-config", &[]));
    SETTINGS.iter().map(of).chain([file]).collect()
}

/// The options that say where the database is, for commands that only use the database.
pub fn place_args(cx: &Cx) -> [Arg; 2] {
    let of = |key, value, help: &str| Arg::new(key).long(key).value_name(value).help(cx.say(help, &[]));
    [of("data", "cli-value-folder", "cli-arg-data"), of("db", "cli-value-url", "cli-arg-db")]
}

/// The database of the options or, because an address may contain a password, of its variable; else the user's own.
pub fn place(cx: &Cx, args: &ArgMatches) -> Result<Location> {
    if let Some(url) = args.get_one::<String>("db") {
        return server(cx, &Value { text: url.clone(), place: "--db".to_owned() });
    }
    if let Some(folder) = args.get_one::<String>("data") {
        return Ok(Location::in_folder(Path::new(folder)));
    }
    match from_environment(|name| env::var(name).ok()).get("db") {
        Some(value) => server(cx, value),
        None => Ok(Location::in_folder(&usual_folder(cx)?)),
    }
}

/// The address of a database server. A wrong one is not shown: it may contain a password.
fn server(cx: &Cx, value: &Value) -> Result<Location> {
    let hidden = || Value { text: "…".to_owned(), place: value.place.clone() };
    let place = Some(&value.text).filter(|text| is_address(text) && Store::shown_address(text).is_ok());
    place.map(|text| Location::Server(text.clone())).ok_or_else(|| wrong(cx, "db", &hidden()))
}

fn usual_folder(cx: &Cx) -> Result<PathBuf> {
    data_folder::of_user().ok_or_else(|| user_error(cx.say("serve-no-folder", &[])))
}

/// Reads options, environment and file.
pub fn read(cx: &Cx, args: &ArgMatches) -> Result<Config> {
    let file = args.get_one::<String>("config").cloned();
    let file = file.or_else(|| env::var("KAJIBA_CONFIG").ok().filter(|file| !file.is_empty()));
    let mut given = match file {
        Some(file) => from_file(cx, &file)?,
        None => Given::default(),
    };
    given.extend(from_environment(|name| env::var(name).ok()));
    given.extend(from_options(args));
    config(cx, &given)
}

/// Values as text by key, each with its origin.
type Given = BTreeMap<&'static str, Value>;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Value {
    text: String,
    /// The option, the variable, or the name in the file.
    place: String,
}

fn from_options(args: &ArgMatches) -> Given {
    let of = |setting: &Setting| {
        let text = match setting.value {
            Some(_) => args.get_many::<String>(setting.key).map(|texts| {
                let texts: Vec<&str> = texts.map(String::as_str).collect();
                texts.join("\n")
            }),
            None => args.get_flag(setting.key).then(|| "true".to_owned()),
        };
        text.map(|text| (setting.key, Value { text, place: format!("--{}", setting.key) }))
    };
    SETTINGS.iter().filter_map(of).collect()
}

fn from_environment(var: impl Fn(&str) -> Option<String>) -> Given {
    let of = |setting: &Setting| {
        let place = format!("KAJIBA_{}", setting.key.replace('-', "_").to_uppercase());
        let mut text = var(&place).filter(|text| !text.is_empty())?;
        if setting.key == COMPONENTS {
            let files = env::split_paths(&text).map(|file| file.to_string_lossy().into_owned());
            text = files.collect::<Vec<_>>().join("\n");
        }
        Some((setting.key, Value { text, place }))
    };
    SETTINGS.iter().filter_map(of).collect()
}

fn from_file(cx: &Cx, file: &str) -> Result<Given> {
    let text = fs::read_to_string(file).map_err(|error| unreadable(cx, file, &error))?;
    from_toml(cx, file, &text)
}

fn from_toml(cx: &Cx, file: &str, text: &str) -> Result<Given> {
    let table = text.parse::<toml::Table>().map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        user_error(cx.say("serve-config-unreadable", &[("file", file.into()), ("line", line.into())]))
    })?;
    let mut given = Given::new();
    for (name, value) in table {
        let place = format!("{file}: {name}");
        let Some(setting) = SETTINGS.iter().find(|setting| setting.key.replace('-', "_") == name) else {
            let names: Vec<String> = SETTINGS.iter().map(|setting| setting.key.replace('-', "_")).collect();
            let names = cx.words.list(names);
            return Err(user_error(
                cx.say("serve-config-unknown", &[("place", place.into()), ("names", names.into())]),
            ));
        };
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Array(texts) if setting.key == COMPONENTS => {
                let texts =
                    texts.iter().map(|text| text.as_str().map_or_else(|| text.to_string(), str::to_owned));
                texts.collect::<Vec<_>>().join("\n")
            }
            other => other.to_string(),
        };
        given.insert(setting.key, Value { text, place });
    }
    Ok(given)
}

fn config(cx: &Cx, given: &Given) -> Result<Config> {
    let lan = is_on(cx, given, "lan")?;
    let usual = SocketAddr::from((if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST }, PORT));
    let place = match (given.get("db"), given.get("data")) {
        (Some(value), _) => server(cx, value)?,
        (None, Some(value)) => Location::in_folder(Path::new(&value.text)),
        (None, None) => Location::in_folder(&usual_folder(cx)?),
    };
    Ok(Config {
        listen: parsed(cx, given, "listen")?.unwrap_or(usual),
        lan,
        place,
        public_url: public_url(cx, given)?,
        behind_proxy: is_on(cx, given, "behind-proxy")?,
        is_limited: !is_on(cx, given, "no-limits")?,
        webhooks: !is_on(cx, given, "no-webhooks")?,
        bot_pause_ms: bot_pause_ms(cx, given)?,
        components: text(given, COMPONENTS).iter().flat_map(|text| text.lines()).map(str::to_owned).collect(),
        bot_threads: bot_threads(cx, given)?,
        metrics_token: text(given, "metrics-token"),
        operator_token: operator_token(cx, given)?,
        archive_days: days(cx, given, "archive-days")?,
        keep_days: days(cx, given, "keep-days")?,
        log: parsed(cx, given, "log")?.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO)),
        log_json: is_on(cx, given, "log-json")?,
    })
}

/// A bot pauses for at most a minute.
fn bot_pause_ms(cx: &Cx, given: &Given) -> Result<u64> {
    match (parsed(cx, given, "bot-pause-ms")?, given.get("bot-pause-ms")) {
        (Some(pause), Some(value)) if pause > 60_000 => Err(wrong(cx, "bot-pause-ms", value)),
        (pause, _) => Ok(pause.unwrap_or(700)),
    }
}

/// A token that nobody guesses.
fn operator_token(cx: &Cx, given: &Given) -> Result<Option<String>> {
    match given.get("operator-token") {
        Some(value) if value.text.chars().count() < 16 => {
            Err(wrong(cx, "operator-token", &Value { text: "…".to_owned(), place: value.place.clone() }))
        }
        value => Ok(value.map(|value| value.text.clone())),
    }
}

/// A number of days, at least one.
fn days(cx: &Cx, given: &Given, key: &str) -> Result<Option<u32>> {
    match (parsed(cx, given, key)?, given.get(key)) {
        (Some(days), Some(value)) if !(1..=36_500).contains(&days) => Err(wrong(cx, key, value)),
        (days, _) => Ok(days),
    }
}

/// At least one thread, and no more than any machine has cores.
fn bot_threads(cx: &Cx, given: &Given) -> Result<Option<usize>> {
    match (parsed(cx, given, "bot-threads")?, given.get("bot-threads")) {
        (Some(threads), Some(value)) if !(1..=1024).contains(&threads) => {
            Err(wrong(cx, "bot-threads", value))
        }
        (threads, _) => Ok(threads),
    }
}

/// A web address without path, query or anything else that would break links made from it.
fn public_url(cx: &Cx, given: &Given) -> Result<Option<String>> {
    let Some(value) = given.get("public-url") else { return Ok(None) };
    let url = value.text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or("");
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]_".contains(letter);
    if !(!host.is_empty() && host.chars().all(is_plain)) {
        return Err(wrong(cx, "public-url", value));
    }
    Ok(Some(url.to_owned()))
}

fn text(given: &Given, key: &str) -> Option<String> {
    given.get(key).map(|value| value.text.clone())
}

fn parsed<T: FromStr>(cx: &Cx, given: &Given, key: &str) -> Result<Option<T>> {
    given.get(key).map(|value| value.text.parse().map_err(|_| wrong(cx, key, value))).transpose()
}

fn is_on(cx: &Cx, given: &Given, key: &str) -> Result<bool> {
    match given.get(key) {
        None => Ok(false),
        Some(value) => match value.text.as_str() {
            "true" | "yes" | "on" | "1" => Ok(true),
            "false" | "no" | "off" | "0" => Ok(false),
            _ => Err(wrong(cx, key, value)),
        },
    }
}

/// The error for a wrong value, with its origin and what would be right.
fn wrong(cx: &Cx, key: &str, value: &Value) -> Error {
    let setting = SETTINGS.iter().find(|setting| setting.key == key).expect("it is one of the settings");
    let help = cx.say(setting.help, &[]);
    let (arg, text) = (value.place.as_str().into(), value.text.as_str().into());
    let sentence = cx.say("cli-wrong-value", &[("arg", arg), ("value", text), ("help", help.into())]);
    match setting.value {
        Some(_) => user_error(sentence),
        None => user_error(format!("{sentence} {}", cx.say("serve-on-or-off", &[]))),
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    fn cx() -> Cx {
        Cx::new(words(Lang::En))
    }

    fn given(pairs: &[(&'static str, &str)]) -> Given {
        let data = ("data", "somewhere");
        let value = |text: &str| Value { text: text.to_owned(), place: "here".to_owned() };
        pairs.iter().chain([&data]).map(|&(key, text)| (key, value(text))).collect()
    }

    fn read(pairs: &[(&'static str, &str)]) -> Result<Config> {
        config(&cx(), &given(pairs))
    }

    #[test]
    fn without_a_word_it_listens_to_this_machine_alone() {
        let config = read(&[]).unwrap();
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
        assert!(config.is_limited && config.webhooks && !config.behind_proxy);
    }

    #[test]
    fn on_the_network_it_listens_to_all() {
        assert_eq!(read(&[("lan", "yes")]).unwrap().listen.to_string(), "0.0.0.0:8080");
        let both = read(&[("lan", "true"), ("listen", "192.0.2.7:9000")]).unwrap();
        assert_eq!(both.listen.to_string(), "192.0.2.7:9000");
    }

    #[test]
    fn a_wrong_value_is_named_with_its_place_and_with_what_would_be_right() {
        for (key, text) in [
            ("listen", "8080"),
            ("listen", "localhost"),
            ("lan", "maybe"),
            ("public-url", "games.example"),
            ("public-url", "https://"),
            ("public-url", "https://games.example/kajiba"),
            ("public-url", "https://a@b"),
            ("bot-pause-ms", "-1"),
            ("bot-pause-ms", "60001"),
            ("log", "info=info=info"),
            ("archive-days", "0"),
            ("keep-days", "soon"),
        ] {
            let sentence = read(&[(key, text)]).map(|_| ()).unwrap_err().to_string();
            let help = cx().say(SETTINGS.iter().find(|setting| setting.key == key).unwrap().help, &[]);
            for part in [text, "here", &help] {
                assert!(sentence.contains(part), "{key} {text}: {sentence}");
            }
        }
    }

    #[test]
    fn a_server_is_told_without_its_password_and_goes_before_the_folder() {
        let given = read(&[("db", "postgres://ann:secret@db.example:5433/club"), ("data", "somewhere")]);
        let Ok(config) = given else { panic!("an address is taken") };
        assert_eq!(config.place.shown(), "postgres://ann@db.example:5433/club");
        for address in
            ["ann:secret@db.example/club", "mysql://ann:secret@here/club", "postgres://ann:secret@["]
        {
            let sentence = read(&[("db", address)]).map(|_| ()).unwrap_err().to_string();
            assert!(!sentence.contains("secret") && sentence.contains("here"), "{sentence}");
        }
    }

    #[test]
    fn a_short_token_is_refused_and_not_shown() {
        let sentence = read(&[("operator-token", "hush-hush")]).map(|_| ()).unwrap_err().to_string();
        assert!(sentence.contains("here") && !sentence.contains("hush"), "{sentence}");
        assert!(read(&[("operator-token", "long-enough-to-be-safe")]).unwrap().operator_token.is_some());
    }

    #[test]
    fn a_file_gives_values_of_any_kind() {
        let text = "listen = \"127.0.0.1:9000\"\nlan = false\nbot_pause_ms = 5\n";
        let given = from_toml(&cx(), "kajiba.toml", text).unwrap();
        assert_eq!(given["bot-pause-ms"].text, "5");
        assert_eq!(given["lan"].text, "false");
        assert_eq!(given["listen"].place, "kajiba.toml: listen");
    }

    #[test]
    fn a_file_with_an_unknown_name_or_bad_writing_is_refused() {
        let told = |text| from_toml(&cx(), "kajiba.toml", text).unwrap_err().to_string();
        let sentence = told("lisen = \"127.0.0.1:9000\"");
        assert!(sentence.contains("kajiba.toml: lisen") && sentence.contains("listen"), "{sentence}");
        assert!(told("lan = true\nlisten = \n").contains('2'), "the line is named");
    }

    #[test]
    fn component_files_can_be_several() {
        let of_file = from_toml(&cx(), "kajiba.toml", "components = [\"a.toml\", \"b.toml\"]\n").unwrap();
        let one = from_toml(&cx(), "kajiba.toml", "components = \"a.toml\"\n").unwrap();
        let several = |name: &str| (name == "KAJIBA_COMPONENTS").then(|| "a.toml:b.toml".to_owned());
        assert_eq!(config(&cx(), &of_file).unwrap().components, ["a.toml", "b.toml"]);
        assert_eq!(config(&cx(), &one).unwrap().components, ["a.toml"]);
        assert_eq!(config(&cx(), &from_environment(several)).unwrap().components, ["a.toml", "b.toml"]);
        assert!(read(&[]).unwrap().components.is_empty());
    }

    #[test]
    fn the_environment_has_a_variable_for_each() {
        let given = from_environment(|name| (name == "KAJIBA_BOT_PAUSE_MS").then(|| "9".to_owned()));
        assert_eq!(
            given["bot-pause-ms"],
            Value { text: "9".to_owned(), place: "KAJIBA_BOT_PAUSE_MS".to_owned() }
        );
        assert_eq!(given.len(), 1);
    }
}
