//! `cargo xtask deps`: the crates depend on each other in one direction, and the rules on next to nothing.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{arguments::Arguments, purity, shell, sizes, titles};

/// Every crate of the workspace with the crates of the workspace that it may use directly.
const ALLOWED: &[(&str, &[&str])] = &[
    ("cluster", &[]),
    ("kept", &[]),
    ("tabletop", &[]),
    ("katana", &["kept", "tabletop"]),
    ("shogunate", &["kept", "tabletop"]),
    ("words", &[]),
    ("rulebook", &["words"]),
    ("voice", &["katana", "shogunate", "tabletop", "words"]),
    ("bots", &["katana", "shogunate", "tabletop"]),
    ("store", &["cluster"]),
    ("host", &["bots", "cluster", "katana", "shogunate", "store", "tabletop"]),
    ("web", &["host", "katana", "rulebook", "shogunate", "store", "tabletop", "voice", "words"]),
    (
        "kajiba",
        &[
            "bots",
            "cluster",
            "host",
            "katana",
            "rulebook",
            "shogunate",
            "store",
            "tabletop",
            "voice",
            "web",
            "words",
        ],
    ),
    ("bench", &["bots", "host", "katana", "shogunate", "store", "tabletop", "web"]),
    ("sample", &["bots", "host", "kajiba", "store", "tabletop", "web", "words"]),
    ("xtask", &["cluster"]),
];

/// The crates that hold rules: they must run anywhere and always alike.
const RULES_CRATES: &[&str] = &["tabletop", "katana", "shogunate", "bots"];

/// What the rules may use from outside the workspace. Their tests may use more.
const RULES_DEPENDENCIES: &[&str] = &["arrayvec", "chacha20", "serde", "serde_json", "sha2", "toml"];

/// Checks manifests and rules sources, and names every fault; with `--titles`, lists shared files that name a game.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &["--titles"], &[])?;
    if arguments.has("--titles") {
        return list_titles();
    }
    let metadata = shell::read(shell::cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata = serde_json::from_str(&metadata).context("cargo metadata is not JSON")?;
    let members = members(&metadata).context("cargo metadata has an unknown shape")?;
    let mut faults: Vec<String> = members.iter().flat_map(faults).collect();
    for name in RULES_CRATES {
        faults.extend(purity::faults(&format!("crates/{name}/src"))?);
    }
    faults.extend(sizes::faults()?);
    let offenders = titles::offenders()?;
    for titles::Offender { path, first_line, .. } in offenders.iter().filter(|offender| !offender.is_test) {
        faults.push(format!("{path}:{first_line}: shared code names a game"));
    }
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} to mend in the crates' dependencies", faults.len());
    }
    println!("deps: {} crates, all in order", members.len());
    Ok(())
}

/// Lists every shared file that names a game, with the number of such lines, and the totals of each crate.
fn list_titles() -> Result<()> {
    let offenders = titles::offenders()?;
    for titles::Offender { path, n_lines, first_line, is_test: _ } in &offenders {
        println!("{path}:{first_line}: {n_lines} lines name a game");
    }
    println!();
    for (name, (n_files, n_lines)) in titles::totals(&offenders) {
        println!("{name}: {n_files} files, {n_lines} lines");
    }
    Ok(())
}

#[derive(Debug)]
struct Member {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Debug)]
struct Dependency {
    name: String,
    is_local: bool,
    is_for_tests: bool,
}

fn members(metadata: &Value) -> Option<Vec<Member>> {
    metadata["packages"].as_array()?.iter().map(member).collect()
}

fn member(package: &Value) -> Option<Member> {
    let dependency = |dependency: &Value| {
        Some(Dependency {
            name: dependency["name"].as_str()?.to_owned(),
            is_local: dependency["path"].is_string(),
            is_for_tests: dependency["kind"].as_str() == Some("dev"),
        })
    };
    let dependencies = package["dependencies"].as_array()?.iter().map(dependency);
    Some(Member {
        name: package["name"].as_str()?.to_owned(),
        dependencies: dependencies.collect::<Option<_>>()?,
    })
}

fn faults(member: &Member) -> Vec<String> {
    let name = &member.name;
    let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| known == name) else {
        return vec![format!(
            "the crate {name} is new: add it to the table ALLOWED in crates/xtask/src/deps.rs, with what it may use"
        )];
    };
    let is_rules = RULES_CRATES.contains(&name.as_str());
    let fault = |dependency: &Dependency| {
        let used = &dependency.name;
        if dependency.is_local {
            let is_allowed = allowed.contains(&used.as_str());
            (!is_allowed).then(|| format!("crates/{name}/Cargo.toml: {name} must not depend on {used}"))
        } else {
            let is_allowed =
                !is_rules || dependency.is_for_tests || RULES_DEPENDENCIES.contains(&used.as_str());
            (!is_allowed).then(|| {
                format!(
                    "crates/{name}/Cargo.toml: {name} holds rules and must not use {used}, except in tests"
                )
            })
        }
    };
    member.dependencies.iter().filter_map(fault).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(name: &str, dependencies: &Value) -> Vec<String> {
        let metadata = json!({ "packages": [{ "name": name, "dependencies": dependencies }] });
        members(&metadata).unwrap().iter().flat_map(faults).collect()
    }

    #[test]
    fn the_allowed_direction_passes() {
        let dependencies = json!([
            { "name": "tabletop", "path": "somewhere", "kind": null },
            { "name": "serde", "kind": null },
            { "name": "proptest", "kind": "dev" },
        ]);
        assert!(check("katana", &dependencies).is_empty());
    }

    #[test]
    fn the_other_direction_is_a_fault_even_in_tests() {
        for kind in [json!(null), json!("dev"), json!("build")] {
            let faults = check("tabletop", &json!([{ "name": "katana", "path": "somewhere", "kind": kind }]));
            assert_eq!(faults, ["crates/tabletop/Cargo.toml: tabletop must not depend on katana"]);
        }
    }

    #[test]
    fn rules_use_few_crates_from_outside() {
        let tokio = json!([{ "name": "tokio", "kind": null }]);
        assert_eq!(check("katana", &tokio).len(), 1);
        assert_eq!(check("katana", &json!([{ "name": "cc", "kind": "build" }])).len(), 1);
        assert!(check("kajiba", &tokio).is_empty());
    }

    #[test]
    fn a_new_crate_wants_a_place_in_the_table() {
        let faults = check("teahouse", &json!([]));
        assert!(faults[0].contains("the crate teahouse is new: add it to the table"), "{faults:?}");
    }

    #[test]
    fn the_table_itself_has_a_direction() {
        for (position, (name, allowed)) in ALLOWED.iter().enumerate() {
            for used in *allowed {
                let earlier = &ALLOWED[..position];
                assert!(earlier.iter().any(|(known, _)| known == used), "{name} uses {used}");
            }
        }
    }
}
