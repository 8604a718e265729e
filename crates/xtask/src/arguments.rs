//! The arguments of one command: flags, and options with a value.

use std::fmt;

use anyhow::Result;

/// Wrong arguments: exit code 2.
#[derive(Debug)]
pub struct WrongUse(pub String);

impl fmt::Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUse {}

/// The arguments, all known to the command.
#[derive(Debug, Default)]
pub struct Arguments {
    flags: Vec<String>,
    values: Vec<(String, String)>,
}

impl Arguments {
    /// Reads `--flag`, `--option VALUE` and `--option=VALUE`; refuses whatever the command does not know.
    pub fn read(given: &[String], flags: &[&str], options: &[&str]) -> Result<Self> {
        let mut arguments = Self::default();
        let mut rest = given.iter();
        while let Some(argument) = rest.next() {
            let (name, value) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            if flags.contains(&name) && value.is_none() {
                arguments.flags.push(name.to_owned());
            } else if options.contains(&name) {
                let value = value
                    .or_else(|| rest.next().cloned())
                    .ok_or_else(|| WrongUse(format!("`{name}` wants a value")))?;
                arguments.values.push((name.to_owned(), value));
            } else {
                let sentence = format!("`{argument}` is not known here; see `cargo xtask help`");
                return Err(WrongUse(sentence).into());
            }
        }
        Ok(arguments)
    }

    /// Whether the flag was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|given| given == flag)
    }

    /// The number of an option, or its default.
    pub fn number(&self, option: &str, usual: u32) -> Result<u32> {
        match self.values(option).last() {
            None => Ok(usual),
            Some(given) => {
                given.parse().map_err(|_| WrongUse(format!("`{given}` is no number for {option}")).into())
            }
        }
    }

    /// Every value given to the option, in order.
    pub fn values(&self, option: &str) -> Vec<&str> {
        self.values.iter().filter(|(name, _)| name == option).map(|(_, value)| value.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(given: &[&str]) -> Result<Arguments> {
        let given: Vec<String> = given.iter().map(|&argument| argument.to_owned()).collect();
        Arguments::read(&given, &["--install"], &["--without"])
    }

    #[test]
    fn flags_and_values_are_read_in_both_spellings() {
        let arguments = read(&["--without", "a", "--install", "--without=b"]).unwrap();
        assert!(arguments.has("--install"));
        assert_eq!(arguments.values("--without"), ["a", "b"]);
    }

    #[test]
    fn what_is_not_known_or_not_complete_is_wrong_use() {
        for given in [["--instal"].as_slice(), &["--without"], &["--install=yes"], &["valgrind"]] {
            assert!(read(given).unwrap_err().is::<WrongUse>(), "{given:?}");
        }
    }
}
