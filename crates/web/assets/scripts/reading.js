// @ts-check
// Entry of the rules, the cards and other pages to read.
import "./plain.js";
import "./terms.js";
import "./search.js";
