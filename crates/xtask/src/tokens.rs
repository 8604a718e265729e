//! Rust sources as trees of tokens. Macros are trees like everything else, so that nothing in them is overlooked.

use std::str::FromStr;

use anyhow::Result;
use proc_macro2::{Group, TokenStream, TokenTree};
use syn::Lit;

/// The trees of a source. Comments are gone; doc comments are attributes.
pub fn read(text: &str) -> Result<Vec<TokenTree>> {
    Ok(TokenStream::from_str(text).map_err(syn::Error::from)?.into_iter().collect())
}

/// The trees within brackets.
pub fn inside(group: &Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

/// The trees between the commas; nothing stands for none.
pub fn parts(trees: &[TokenTree]) -> impl Iterator<Item = &[TokenTree]> {
    trees.split(|tree| is_sign(tree, ',')).filter(|part| !part.is_empty())
}

/// The line on which a tree begins.
pub fn line(tree: &TokenTree) -> usize {
    tree.span().start().line
}

/// Whether a tree is the sign.
pub fn is_sign(tree: &TokenTree, sign: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == sign)
}

/// Whether a tree is the word.
pub fn is_word(tree: &TokenTree, word: &str) -> bool {
    matches!(tree, TokenTree::Ident(ident) if ident == word)
}

/// The value of a string.
pub fn string(tree: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = tree else { return None };
    match Lit::new(literal.clone()) {
        Lit::Str(text) => Some(text.value()),
        _ => None,
    }
}

/// The attribute with which the trees begin, and how many trees it takes: `#[…]` or `#![…]`.
pub fn attribute(trees: &[TokenTree]) -> Option<(&Group, usize)> {
    match trees {
        [hash, TokenTree::Group(group), ..] if is_sign(hash, '#') => Some((group, 2)),
        [hash, bang, TokenTree::Group(group), ..] if is_sign(hash, '#') && is_sign(bang, '!') => {
            Some((group, 3))
        }
        _ => None,
    }
}
