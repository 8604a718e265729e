// @ts-check
// Searches the rules at every keystroke. The server has sent everything, and hidden what does not match.
import { all, element, first, main } from "./page.js";

/**
 * Folds text as the server does: without capitals, accents and width, letter for letter.
 * @param {string | null | undefined} text
 */
const fold = (text) =>
  (text ?? "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD")[0])
    .replace(/[\u2010\u2011\u2013\u2212]/g, "-")
    .replace(/\u2019/g, "'")
    .toLowerCase();

/**
 * What may stand for each word of a query, as the server takes it.
 * @param {string} query
 * @returns {string[][]}
 */
function meaning(query) {
  const idle = fold(form?.dataset.idle).split(/\s+/).filter(Boolean);
  const groups = fold(form?.dataset.alike)
    .split("|")
    .map((group) => group.split(/\s+/).filter(Boolean));
  // Japanese has no spaces between words.
  const unspaced = idle.filter((word) => [...word].every(isUnspaced));
  const text = unspaced.reduce((text, word) => text.replaceAll(word, " "), fold(query)).replaceAll("?", " ");
  const split = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean);
  const told = split(text).filter((word) => !idle.includes(word));
  const words = told.length ? told : split(fold(query));
  return words.map((word) => groups.find((group) => group.includes(word)) ?? [word]).map(spelt);
}

/** @param {string | undefined} letter */
const isUnspaced = (letter) => letter !== undefined && letter >= "\u3000";

const MISSPELT_MIN = 5;
/** @type {string | null} */
let book = null;

/**
 * A word that is nowhere in the book is taken for the one most like it.
 * @param {string[]} meant
 */
function spelt(meant) {
  book ??= all("[data-find-group] > h2, [data-find-item]").map(textOf).join(" ");
  const [word] = meant;
  const max = word.length < MISSPELT_MIN ? 0 : 1 + Math.floor(word.length / 8);
  if (max === 0 || meant.some((word) => placeOf(book ?? "", word, 0) >= 0)) return meant;
  const known = [...new Set(book.split(/[^\p{L}\p{N}]+/u))].sort();
  const near = known.map((known) => /** @type {const} */ ([nWrong(word, known), known]));
  const [n, found] = near.reduce((best, next) => (next[0] < best[0] ? next : best));
  return n <= max ? [found] : meant;
}

/**
 * What is searched. The parts of an item stand next to each other without a space.
 * @param {HTMLElement} item
 */
const textOf = (item) => fold([...item.childNodes].map((part) => part.textContent).join(" "));

/**
 * How many letters are to be put in, left out or changed to make one word the other.
 * @param {string} one
 * @param {string} other
 */
function nWrong(one, other) {
  const row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let n = 0; n < one.length; n++) {
    let before = row[0];
    row[0] = n + 1;
    for (let m = 0; m < other.length; m++) {
      const changed = before + Number(one[n] !== other[m]);
      before = row[m + 1];
      row[m + 1] = Math.min(changed, before + 1, row[m] + 1);
    }
  }
  return row[other.length];
}

/**
 * Where a word of the text begins with this one.
 * @param {string} text
 * @param {string} word
 * @param {number} from
 */
function placeOf(text, word, from) {
  let at = text.indexOf(word, from);
  while (at > 0 && !isUnspaced(word[0]) && /[\p{L}\p{N}]/u.test(text[at - 1])) at = text.indexOf(word, at + 1);
  return at;
}

/** @param {string} query */
function find(query) {
  // Remove the marks that the server made for the previous query.
  for (const mark of all(".sections mark")) mark.replaceWith(...mark.childNodes);
  main().normalize();
  const words = meaning(query);
  const n_found = filter(words);
  main().classList.toggle("searching", words.length > 0);
  const status = element("found");
  status.hidden = words.length === 0;
  const count = status.querySelector("b");
  if (count) count.textContent = String(n_found);
  highlight(words.flat());
  const address = new URL(location.href);
  if (query.trim()) address.searchParams.set("q", query.trim());
  else address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
}

/**
 * Hides every item that does not have all words in its text or its title.
 * @param {string[][]} words
 * @returns {number} how many items are left
 */
function filter(words) {
  let n_found = 0;
  for (const group of all("[data-find-group]")) {
    const title = fold(group.querySelector("h2")?.textContent);
    let hasAny = false;
    for (const item of all("[data-find-item]", group)) {
      const text = textOf(item);
      item.hidden = !words.every((meant) =>
        meant.some((word) => placeOf(title, word, 0) >= 0 || placeOf(text, word, 0) >= 0),
      );
      hasAny ||= !item.hidden;
      n_found += item.hidden ? 0 : 1;
    }
    group.hidden = !hasAny;
  }
  return n_found;
}

/**
 * Highlights what was found, where the browser can do that without changing the text.
 * @param {string[]} words
 */
function highlight(words) {
  if (!CSS.highlights) return;
  CSS.highlights.delete("found");
  const sections = first(".sections");
  if (words.length === 0 || !sections) return;
  const ranges = [];
  const walker = document.createTreeWalker(sections, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("[hidden], figure")) continue;
    const text = fold(node.textContent);
    for (const word of words) {
      for (let at = placeOf(text, word, 0); at >= 0; at = placeOf(text, word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

// Scrolls up to the first result.
function scrollToResults() {
  const head = first(".book-head", main());
  const top = scrollY + (head?.getBoundingClientRect().bottom ?? 0);
  if (scrollY > top) scrollTo({ top, behavior: "instant" });
}

const form = /** @type {HTMLFormElement | null} */ (main()?.matches(".book") ? first("form[data-find]") : null);
const field = /** @type {HTMLInputElement | null} */ (form?.querySelector('[name="q"]') ?? null);
field?.addEventListener("input", () => {
  find(field.value);
  scrollToResults();
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  event.stopPropagation();
  field?.blur();
});
