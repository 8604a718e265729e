//! Help and usage errors in all languages.

use std::{
    io::Read,
    process::{Command, Stdio},
};

use crate::shell::{LANGS, complaint, kajiba, output, width};

#[test]
fn every_command_has_help_in_every_language() {
    let commands: [&[&str]; 15] = [
        &[],
        &["serve"],
        &["admin"],
        &["backup"],
        &["check-db"],
        &["export"],
        &["import"],
        &["play"],
        &["sim"],
        &["replay"],
        &["verify"],
        &["components"],
        &["components", "show"],
        &["components", "check"],
        &["rules"],
    ];
    for lang in LANGS {
        for command in commands {
            let help = output(&[command, &["--help", "--lang", lang]].concat());
            assert!(help.contains("--lang") && help.contains("kajiba"), "{lang} {command:?}: {help}");
            assert!(!help.contains("cli-"), "{lang} {command:?}: {help}");
            assert!(help.lines().all(|line| width(line) <= 80), "{lang} {command:?}: {help}");
        }
    }
}

#[test]
fn help_names_the_games_and_what_only_shogunate_has() {
    for lang in LANGS {
        for command in [&["play"][..], &["sim"]] {
            let help = output(&[command, &["--help", "--lang", lang]].concat());
            for expected in ["katana", "shogunate", "--pair", "--threshold", "twice", "once", "SGE-1"] {
                assert!(help.contains(expected), "{lang} {command:?} {expected}: {help}");
            }
        }
        for command in ["show", "check"] {
            let help = output(&["components", command, "--help", "--lang", lang]);
            assert!(help.contains("--game") && help.contains("shogunate"), "{lang} {command}: {help}");
        }
    }
    assert!(output(&["play", "--help"]).contains("Usage: kajiba play [GAME] [options]"));
    assert!(output(&["sim", "--help"]).contains("Usage: kajiba sim <GAME> [options]"));
}

#[test]
fn the_version_is_told() {
    assert!(output(&["--version"]).starts_with("kajiba "));
}

#[test]
fn the_language_comes_from_the_option_then_the_environment() {
    let help = |vars: &[(&str, &str)], args: &[&str]| {
        let mut command = kajiba(args);
        command.arg("--help").envs(vars.iter().copied());
        String::from_utf8(command.assert().success().get_output().stdout.clone()).expect("help is text")
    };
    let (english, italian, japanese) = ("Usage:", "Uso:", "使い方：");
    for (vars, args, expected) in [
        (&[][..], &[][..], english),
        (&[("LANG", "it_IT.UTF-8")], &[], italian),
        (&[("LANG", "it_IT.UTF-8"), ("LC_ALL", "ja_JP.UTF-8")], &[], japanese),
        (&[("LANG", "it_IT.UTF-8"), ("LC_MESSAGES", "C.UTF-8")], &[], english),
        (&[("LANG", "it_IT.UTF-8"), ("KAJIBA_LANG", "ja")], &[], japanese),
        (&[("KAJIBA_LANG", "ja")], &["--lang", "it"], italian),
        (&[("LANG", "de_DE.UTF-8")], &[], english),
    ] {
        assert!(help(vars, args).contains(expected), "{vars:?} {args:?}");
    }
}

#[test]
fn wrong_use_is_answered_with_what_was_wrong() {
    let cases: [(&[&str], &str); 16] = [
        (&["plya"], "plya"),
        (&["play", "--playrs", "2"], "--playrs"),
        (&["play", "--players", "7"], "“7” does not fit --players"),
        (&["play", "--players", "two"], "“two” does not fit --players"),
        (&["play", "--players"], "--players needs a value"),
        (&["play", "--players", "2", "--players", "3"], "--players comes more than once"),
        (&["play", "--load", "a", "--seed", "3"], "--load and --seed"),
        (&["sim"], "GAME is missing"),
        (&["sim", "chess"], "“chess” does not fit GAME"),
        (&["sim", "katana", "--policy", "never"], "“never” does not fit --policy"),
        (&["sim", "katana", "--events"], "--record is missing"),
        (&["verify"], "FILE is missing"),
        (&["replay", "a", "b"], "There is no argument b here"),
        (&["components"], "show, check"),
        (&["components", "check"], "FILE is missing"),
        (&["--lang", "de"], "“de” does not fit --lang"),
    ];
    for (args, expected) in cases {
        let complaint = complaint(args);
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
        assert!(complaint.contains("--help"), "{args:?}: {complaint}");
    }
    assert!(complaint(&["play", "--playrs", "2"]).contains("Did you mean --players?"));
}

#[test]
fn wrong_use_is_answered_in_every_language() {
    for (lang, word) in [("en", "needs a value"), ("it", "serve un valore"), ("ja", "値が必要です")] {
        assert!(complaint(&["--lang", lang, "play", "--seed"]).contains(word));
        assert!(!complaint(&["--lang", lang, "sim", "katana", "--games", "0"]).contains("cli-"));
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("kajiba"))
        .args(["rules", "--lang", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    drop(child.stdout.take());
    let mut complaint = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut complaint).expect("complaints are text");
    assert_eq!((child.wait().expect("it ends").code(), complaint.as_str()), (Some(0), ""));
}
