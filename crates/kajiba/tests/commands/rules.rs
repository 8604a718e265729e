//! `kajiba rules`.

use crate::shell::{LANGS, complaint, output, width};

#[test]
fn a_clause_is_printed_in_each_language() {
    assert!(output(&["rules", "MOV-2"]).starts_with("MOV-2  Golden rule"));
    assert!(output(&["rules", "mov-2", "--lang", "it"]).starts_with("MOV-2  Regola aurea"));
    assert!(output(&["rules", "MOV-2", "--lang", "ja"]).starts_with("MOV-2  黄金律"));
}

#[test]
fn a_section_is_printed_with_its_clauses() {
    let section = output(&["rules", "FOR"]);
    assert!(section.starts_with("Forge (FOR)\n"));
    assert_eq!(section.matches("FOR-").count(), 3);
}

#[test]
fn all_the_rules_fit_the_page() {
    for lang in LANGS {
        let rules = output(&["rules", "--lang", lang]);
        assert!(rules.contains("SET-1") && rules.contains("EDG-4"));
        assert!(rules.lines().all(|line| width(line) <= 80), "{lang}");
    }
}

#[test]
fn the_rules_of_shogunate_are_printed_whole_and_by_id() {
    for lang in LANGS {
        let rules = output(&["rules", "shogunate", "--lang", lang]);
        assert!(rules.starts_with("Shogunate"));
        assert!(rules.contains("SGS-1") && rules.contains("SGP-18") && !rules.contains("MOV-1"));
        assert!(rules.lines().all(|line| width(line) <= 80), "{lang}");
    }
    assert!(output(&["rules", "SGA-6"]).starts_with("SGA-6  Storms to Flowers"));
    assert!(output(&["rules", "sga", "--lang", "it"]).starts_with("Azioni (SGA)\n"));
    assert!(output(&["rules", "sgp-15", "--lang", "ja"]).starts_with("SGP-15  間者との茶会"));
    assert_eq!(output(&["rules", "katana"]), output(&["rules"]));
}

#[test]
fn an_unknown_clause_is_answered_with_near_ones() {
    assert!(complaint(&["rules", "MOVE"]).contains(": MOV."));
    assert!(complaint(&["rules", "KAT-12"]).contains("KAT-1"));
    assert!(complaint(&["rules", "SGZ-4"]).contains("SGA-4"));
    assert!(complaint(&["rules", "lion"]).contains("kajiba rules"));
}

#[test]
fn a_clause_is_printed_with_what_it_lists() {
    for lang in LANGS {
        let story = output(&["rules", "STO-1", "--lang", lang]);
        let numbered = |n: usize| story.lines().any(|line| line.starts_with(&format!("    {n}. ")));
        assert!((1..=14).all(numbered) && !numbered(15), "{story}");
        assert!(output(&["rules", "STO", "--lang", lang]).contains("STO-5"), "{lang}");
    }
}
