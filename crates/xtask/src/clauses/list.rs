//! The committed list of clauses, and the texts that explain them.

use anyhow::{Result, bail};

use super::scan;

/// A clause of the rules.
#[derive(Debug)]
pub struct Clause {
    /// Its id, such as `PLY-3`.
    pub id: String,
    /// What it says, one assertion each; empty where the clause is proved as a whole.
    pub statements: Vec<Statement>,
}

/// One numbered assertion of a clause.
#[derive(Debug)]
pub struct Statement {
    /// Its id, such as `PLY-3.1`.
    pub id: String,
    /// What it asserts.
    pub words: String,
}

/// Reads the list: a clause a line, its statements indented below it, `#` for comments.
pub fn read(text: &str) -> Result<Vec<Clause>> {
    let mut clauses: Vec<Clause> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line_number = index + 1;
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let (id, words) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        if scan::ids(id) != [id] {
            bail!("line {line_number}: `{id}` is not a clause id");
        }
        if !line.starts_with(' ') {
            if id.contains('.') || !words.is_empty() {
                bail!("line {line_number}: a clause stands alone on its line; statements are indented");
            }
            if clauses.iter().any(|clause| clause.id == id) {
                bail!("line {line_number}: {id} is there twice");
            }
            clauses.push(Clause { id: id.to_owned(), statements: Vec::new() });
            continue;
        }
        let Some(clause) = clauses.last_mut().filter(|clause| is_part(id, &clause.id)) else {
            bail!("line {line_number}: the statement {id} does not stand below its clause");
        };
        if clause.statements.iter().any(|statement| statement.id == id) {
            bail!("line {line_number}: {id} is there twice");
        }
        clause.statements.push(Statement { id: id.to_owned(), words: words.to_owned() });
    }
    Ok(clauses)
}

fn is_part(statement: &str, clause: &str) -> bool {
    statement.split_once('.').is_some_and(|(whole, _)| whole == clause)
}

/// What is wrong with a text that should explain each clause once, in the list's order. An explanation
/// starts with `- **PLY-3**`; a clause named elsewhere is only a reference.
pub fn text_faults(clauses: &[Clause], text: &str) -> Vec<String> {
    let explained: Vec<&str> = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("- **")?.split_once("**"))
        .map(|(id, _)| id)
        .collect();
    let mut faults = Vec::new();
    for clause in clauses {
        match explained.iter().filter(|id| **id == clause.id).count() {
            0 => faults.push(format!("{} is missing", clause.id)),
            1 => {}
            n => faults.push(format!("{} is there {n} times", clause.id)),
        }
    }
    for id in &explained {
        if !clauses.iter().any(|clause| clause.id == *id) {
            faults.push(format!("{id} is not in the list of clauses"));
        }
    }
    if faults.is_empty() {
        let out_of_order = clauses.iter().zip(&explained).find(|(clause, id)| clause.id != **id);
        faults.extend(out_of_order.map(|(clause, id)| format!("{id} stands where {} should", clause.id)));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_and_statements_are_read() {
        let clauses = read("# Tea.\nTEA-1\nTEA-2b\n  TEA-2b.1 the water is hot\n\nTEA-A\n").unwrap();
        let ids: Vec<&str> = clauses.iter().map(|clause| clause.id.as_str()).collect();
        assert_eq!(ids, ["TEA-1", "TEA-2b", "TEA-A"]);
        assert_eq!(clauses[1].statements[0].id, "TEA-2b.1");
        assert_eq!(clauses[1].statements[0].words, "the water is hot");
    }

    #[test]
    fn a_wrong_list_is_refused_with_the_line() {
        for (text, expected) in [
            ("TEA-1\ntea", "line 2: `tea` is not a clause id"),
            ("TEA-1\nTEA-1", "line 2: TEA-1 is there twice"),
            ("TEA-1\n  TEA-1.1 a\n  TEA-1.1 b", "line 3: TEA-1.1 is there twice"),
            ("TEA-1\n  TEA-11.1 a", "line 2: the statement TEA-11.1 does not stand below its clause"),
            ("  TEA-1.1 a", "line 1: the statement TEA-1.1 does not stand below its clause"),
            ("TEA-1.1", "line 1: a clause stands alone on its line; statements are indented"),
            ("TEA-1 a", "line 1: a clause stands alone on its line; statements are indented"),
        ] {
            assert_eq!(read(text).unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn a_text_explains_each_clause_once() {
        let clauses = read("TEA-1\nTEA-2\nTEA-3").unwrap();
        let check = |text: &str, expected: &[&str]| assert_eq!(text_faults(&clauses, text), expected);
        check("- **TEA-1** Hot.\n- **TEA-2** As in TEA-1.\n- **TEA-3** See **TEA-2**.", &[]);
        check(
            "- **TEA-1** Hot.\n- **TEA-1** Warm.\n- **TEA-4** Cold.\n- **TEA-3** Tepid.",
            &["TEA-1 is there 2 times", "TEA-2 is missing", "TEA-4 is not in the list of clauses"],
        );
        check("- **TEA-1** Hot.\n- **TEA-3** Warm.\n- **TEA-2** Cold.", &["TEA-3 stands where TEA-2 should"]);
    }
}
