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

/** @param {string} query */
function find(query) {
  // Remove the marks that the server made for the previous query.
  for (const mark of all(".sections mark")) mark.replaceWith(...mark.childNodes);
  main().normalize();
  const words = fold(query).split(/\s+/).filter(Boolean);
  const n_found = filter(words);
  main().classList.toggle("searching", words.length > 0);
  const status = element("found");
  status.hidden = words.length === 0;
  const count = status.querySelector("b");
  if (count) count.textContent = String(n_found);
  highlight(words);
  const address = new URL(location.href);
  if (query.trim()) address.searchParams.set("q", query.trim());
  else address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
}

/**
 * Hides every item that does not have all words in its text or its title.
 * @param {string[]} words
 * @returns {number} how many items are left
 */
function filter(words) {
  let n_found = 0;
  for (const group of all("[data-find-group]")) {
    const title = fold(group.querySelector("h2")?.textContent);
    let hasAny = false;
    for (const item of all("[data-find-item]", group)) {
      const text = fold(item.textContent);
      item.hidden = !words.every((word) => title.includes(word) || text.includes(word));
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
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
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
