//! The system packages that a command needs, and their installation.

use std::{env, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    arguments::{Arguments, WrongUse},
    axe, shell, typescript,
};

/// A command that may need packages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// `cargo xtask test`
    Test,
    /// `cargo xtask bench`
    Bench,
}

/// A package of Debian and its relatives.
#[derive(Debug)]
struct Package {
    name: &'static str,
    /// A program or another file whose presence shows that the package is installed: on the path, or with its folder.
    program: &'static str,
    needs: &'static [Need],
}

/// Every package that some command needs.
const PACKAGES: &[Package] = &[
    Package { name: "chromium", program: "chromium", needs: &[Need::Test] },
    Package { name: "chromium-driver", program: "chromedriver", needs: &[Need::Test] },
    Package { name: "curl", program: "curl", needs: &[Need::Test] },
    Package { name: "ca-certificates", program: "/etc/ssl/certs/ca-certificates.crt", needs: &[Need::Test] },
    Package { name: "fonts-noto-cjk", program: CJK_FONT, needs: &[Need::Test] },
    Package { name: typescript::NODE, program: "node", needs: &[Need::Test] },
    // The program of the package that is on the path.
    Package { name: "postgresql", program: "pg_ctlcluster", needs: &[Need::Test] },
    Package { name: "python3", program: "python3", needs: &[Need::Test] },
    Package { name: "valgrind", program: "valgrind", needs: &[Need::Bench] },
];

/// The file that shows that the font is installed.
const CJK_FONT: &str = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc";

/// Makes sure that the packages of a command are installed. Installs them with `--install` or `CI=true`; otherwise a missing
/// package is an error, unless `--without` names it.
pub fn provide(need: Need, arguments: &Arguments) -> Result<()> {
    let find_missing = || missing(PACKAGES, need, &arguments.values("--without"), is_present);
    let missing = find_missing();
    if missing.is_empty() {
        return Ok(());
    }
    let is_told = arguments.has("--install") || env::var("CI").is_ok_and(|ci| ci == "true");
    if !is_told {
        bail!(
            "missing system packages: {}; install them with `apt-get install --yes {}` or give --install",
            missing.join(", "),
            missing.join(" "),
        );
    }
    install(&missing)?;
    let missing = find_missing();
    if !missing.is_empty() {
        bail!("still missing after the installation: {}", missing.join(", "));
    }
    Ok(())
}

/// Refuses unknown names in `--without`: a misspelt one would have no effect.
pub fn check_left_out(arguments: &Arguments) -> Result<()> {
    check_names(PACKAGES, &arguments.values("--without"))
}

fn check_names(packages: &[Package], without: &[&str]) -> Result<()> {
    for name in without {
        let mut known: Vec<&str> = packages.iter().map(|package| package.name).collect();
        known.extend([axe::PACKAGE.name, typescript::PACKAGE.name]);
        if !known.contains(name) {
            let sentence = format!("--without knows no package `{name}`; it knows {}", known.join(", "));
            return Err(WrongUse(sentence).into());
        }
    }
    Ok(())
}

fn missing(
    packages: &[Package],
    need: Need,
    without: &[&str],
    is_present: impl Fn(&str) -> bool,
) -> Vec<&'static str> {
    packages
        .iter()
        .filter(|package| package.needs.contains(&need))
        .filter(|package| !without.contains(&package.name))
        .filter(|package| package.name != typescript::NODE || !without.contains(&typescript::PACKAGE.name))
        .filter(|package| !is_present(package.program))
        .map(|package| package.name)
        .collect()
}

fn is_present(program: &str) -> bool {
    // Joining an absolute path to a folder gives the absolute path itself.
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(Path::new(program)).is_file())
}

fn install(names: &[&str]) -> Result<()> {
    println!("installing {}", names.join(", "));
    // An image without package lists is the usual reason for a failed installation.
    shell::run(apt_get()?.args(["update", "--quiet"])).context("the package lists cannot be fetched")?;
    shell::run(apt_get()?.args(["install", "--yes", "--no-install-recommends"]).args(names))
        .context("the packages cannot be installed")
}

fn apt_get() -> Result<Command> {
    let is_root = shell::read(Command::new("id").arg("-u"))?.trim() == "0";
    let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
    if !is_root {
        command.arg("apt-get");
    }
    command.env("DEBIAN_FRONTEND", "noninteractive");
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: &[Package] = &[
        Package { name: "lamp", program: "light", needs: &[Need::Test] },
        Package { name: "scale", program: "weigh", needs: &[Need::Test, Need::Bench] },
    ];

    #[test]
    fn only_what_the_command_needs_can_be_missing() {
        assert_eq!(missing(BOX, Need::Test, &[], |_| false), ["lamp", "scale"]);
        assert_eq!(missing(BOX, Need::Bench, &[], |_| false), ["scale"]);
    }

    #[test]
    fn what_is_present_or_left_out_is_not_missing() {
        assert_eq!(missing(BOX, Need::Test, &[], |program| program == "light"), ["scale"]);
        assert!(missing(BOX, Need::Test, &["lamp", "scale"], |_| false).is_empty());
    }

    #[test]
    fn a_misspelt_name_to_leave_out_is_wrong_use() {
        assert!(check_names(BOX, &["lamp", axe::PACKAGE.name]).is_ok());
        assert!(check_names(BOX, &["lmap"]).unwrap_err().is::<WrongUse>());
    }

    #[test]
    fn the_tests_need_a_browser_and_a_database() {
        assert_eq!(
            missing(PACKAGES, Need::Test, &[], |_| false),
            [
                "chromium",
                "chromium-driver",
                "curl",
                "ca-certificates",
                "fonts-noto-cjk",
                "nodejs",
                "postgresql",
                "python3"
            ]
        );
    }
}
