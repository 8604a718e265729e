//! Starting other programs.

use std::{
    env,
    ffi::OsString,
    fs,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// The cargo that runs this program.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// Runs a command with our input and output; failure is an error.
pub fn run(command: &mut Command) -> Result<()> {
    let name = words(command);
    let status = command.status().with_context(|| format!("`{name}` cannot be started"))?;
    if !status.success() {
        bail!("`{name}` ended with {status}");
    }
    Ok(())
}

/// Runs a command and returns its standard output; standard error is shown.
pub fn read(command: &mut Command) -> Result<String> {
    let name = words(command);
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("`{name}` cannot be started"))?;
    if !output.status.success() {
        bail!("`{name}` ended with {}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{name}` wrote something that is not text"))
}

/// Whether a command starts and succeeds; its output is discarded.
pub fn succeeds(command: &mut Command) -> bool {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// The command line, with the program's name only.
pub fn words(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let mut words = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        words.push(' ');
        words.push_str(&argument.to_string_lossy());
    }
    words
}

/// Creates an empty folder.
pub fn empty_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).context("the last run's folder cannot be removed")?;
    }
    fs::create_dir_all(folder).context("the folder of the test cannot be made")
}
