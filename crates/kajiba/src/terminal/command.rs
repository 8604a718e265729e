//! The commands that can be typed at the table.

use words::{Lang, Words, words};

/// A typed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// An empty line: the only option, or back.
    Enter,
    /// The option of a number.
    Pick(usize),
    /// What is not possible, and why.
    Why,
    /// What a Master would do.
    Hint,
    /// A clause of the rules.
    Rules(String),
    /// Take the last act back.
    Undo,
    /// The whole board, or what lies before the player with this name.
    Table(String),
    /// What happened.
    Log,
    /// The cards.
    Cards,
    /// Save the game into a file.
    Save(String),
    /// What the players try to reach.
    Goal,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// What another player may do.
    Other(String),
    /// None of these; the game may understand it.
    Text(String),
}

/// Makes a command of the rest of its line.
type Make = fn(String) -> Command;

/// The commands, by the id of their words.
const COMMANDS: [(&str, Make); 12] = [
    ("cli-word-why", |_| Command::Why),
    ("cli-word-hint", |_| Command::Hint),
    ("cli-word-rules", Command::Rules),
    ("cli-word-undo", |_| Command::Undo),
    ("cli-word-table", Command::Table),
    ("cli-word-log", |_| Command::Log),
    ("cli-word-cards", |_| Command::Cards),
    ("cli-word-save", Command::Save),
    ("cli-word-goal", |_| Command::Goal),
    ("cli-word-help", |_| Command::Help),
    ("cli-word-quit", |_| Command::Quit),
    ("cli-word-other", Command::Other),
];

/// Parses a line. Commands are understood in English and in the chosen language.
pub fn parse(words: &Words, line: &str) -> Command {
    if line.is_empty() {
        return Command::Enter;
    }
    if let Ok(number) = line.parse() {
        return Command::Pick(number);
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match COMMANDS.into_iter().find(|(id, _)| is_word(words, id, word)) {
        Some((_, command)) => command(rest.trim().to_owned()),
        None => Command::Text(line.to_owned()),
    }
}

/// Whether a word is one of those listed under an id, in English or in the language.
pub fn is_word(language: &Words, id: &str, word: &str) -> bool {
    let listed =
        |words: &Words| words.say(id, &[]).split(',').any(|known| known.trim() == word.to_lowercase());
    listed(language) || listed(words(Lang::En))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_understood_in_english_and_in_the_language() {
        for lang in Lang::ALL {
            let parse = |line| parse(words(lang), line);
            assert_eq!(parse(""), Command::Enter);
            assert_eq!(parse("12"), Command::Pick(12));
            assert_eq!(parse("?"), Command::Why);
            assert_eq!(parse("WHY"), Command::Why);
            assert_eq!(parse("rules MOV-2"), Command::Rules("MOV-2".to_owned()));
            assert_eq!(parse("save  a b.json"), Command::Save("a b.json".to_owned()));
            assert_eq!(parse("table"), Command::Table(String::new()));
            assert_eq!(parse("table Anna"), Command::Table("Anna".to_owned()));
            assert_eq!(parse("other Anna"), Command::Other("Anna".to_owned()));
            assert_eq!(parse("w2 s1"), Command::Text("w2 s1".to_owned()));
        }
        assert_eq!(parse(words(Lang::It), "annulla"), Command::Undo);
        assert_eq!(parse(words(Lang::Ja), "戻す"), Command::Undo);
        assert_eq!(parse(words(Lang::En), "annulla"), Command::Text("annulla".to_owned()));
    }
}
