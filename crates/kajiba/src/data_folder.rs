//! The folder in which Kajiba keeps what belongs to this user.

use std::{env, ffi::OsString, path::PathBuf};

/// The user's data folder, if the system says where it is.
pub fn of_user() -> Option<PathBuf> {
    folder_on(env::consts::OS, |name| env::var_os(name).filter(|value| !value.is_empty()))
}

/// The data folder on an operating system, unless the user sets another.
fn folder_on(os: &str, var: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| var(name).map(PathBuf::from);
    let home = |below: &str| path("HOME").map(|home| home.join(below));
    path("KAJIBA_DATA").or_else(|| match os {
        "windows" => path("APPDATA").map(|data| data.join("kajiba")),
        "macos" => home("Library/Application Support/kajiba"),
        // The XDG standard says that relative paths are ignored.
        _ => path("XDG_DATA_HOME")
            .filter(|data| data.is_absolute())
            .map(|data| data.join("kajiba"))
            .or_else(|| home(".local/share/kajiba")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(os: &str, vars: &[(&str, &str)]) -> Option<PathBuf> {
        folder_on(os, |name| {
            vars.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn each_system_has_its_folder() {
        let home = ("HOME", "/home/anna");
        let is = |path: &str| Some(PathBuf::from(path));
        assert_eq!(folder("linux", &[home]), is("/home/anna/.local/share/kajiba"));
        assert_eq!(folder("linux", &[home, ("XDG_DATA_HOME", "data")]), is("/home/anna/.local/share/kajiba"));
        assert_eq!(folder("macos", &[home]), is("/home/anna/Library/Application Support/kajiba"));
        assert_eq!(folder("windows", &[home, ("APPDATA", "/anna")]), is("/anna/kajiba"));
        assert_eq!(folder("windows", &[home]), None);
        assert_eq!(folder("linux", &[]), None);
        for os in ["linux", "macos", "windows"] {
            assert_eq!(folder(os, &[home, ("KAJIBA_DATA", "mine")]), is("mine"));
        }
    }

    #[cfg(unix)]
    #[test]
    fn the_standard_variable_counts_where_it_is_absolute() {
        let vars = [("HOME", "/home/anna"), ("XDG_DATA_HOME", "/data")];
        assert_eq!(folder("linux", &vars), Some(PathBuf::from("/data/kajiba")));
    }
}
