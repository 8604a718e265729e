// @ts-check
// Makes messages of others noticed: a number on the tab, a note for a moment, the title of the page, and a sound.
import { on, send } from "./events.js";
import { openPart } from "./navigation.js";
import { all, first, isVisible, table } from "./page.js";
import { play } from "./sound.js";

const SHOWN_MS = 7000;
const KEY = "heard";
const TABLES_MAX = 30;

const note = document.getElementById("saying");
/** @param {HTMLElement} line */
const numberOf = (line) => Number(line.id.slice("line-".length));
const lines = () => all("#talk [data-chat]");

/** @returns {[string, number][]} The newest message that was seen at each table; the last table was visited last. */
function load() {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return [];
  }
}

// The newest message that was seen, and the newest that this page has shown.
let heard = load().find(([id]) => id === table)?.[1] ?? 0;
let newest = Math.max(heard, ...lines().map(numberOf));

/** @param {number} n */
function hear(n) {
  if (n <= heard) return;
  heard = n;
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES_MAX), [table, n]])));
  } catch {
    // Without a memory the message counts as new when the page is opened again.
  }
}

/** @param {HTMLElement | undefined} line */
function isSeen(line) {
  const box = isVisible() && line?.getClientRects()[0];
  return box && box.bottom > 0 && box.top < innerHeight;
}

function update() {
  const [said, last] = [lines(), lines().at(-1)];
  if (last && isSeen(last)) hear(numberOf(last));
  const unread = said.filter((line) => numberOf(line) > heard);
  for (const badge of all(".news")) {
    badge.hidden = unread.length === 0;
    first("b", badge)?.replaceChildren(String(unread.length || ""));
  }
  if (last && numberOf(last) > newest) {
    newest = numberOf(last);
    play("knock");
    if (unread.includes(last)) show(last);
  }
  if (unread.length === 0) hide();
  send("unread", unread.length);
}

let hiding = 0;
/** @param {HTMLElement} line */
function show(line) {
  if (!note) return;
  const link = document.createElement("a");
  link.href = "#talk";
  link.append(...[...line.cloneNode(true).childNodes]);
  note.replaceChildren(link);
  note.classList.add("shown");
  later();
}

function later() {
  clearTimeout(hiding);
  hiding = setTimeout(hide, SHOWN_MS);
}

function hide() {
  clearTimeout(hiding);
  // Who points at it or has focused it is about to open it.
  if (note?.matches(".shown:is(:hover, :focus-within)")) return later();
  note?.classList.remove("shown");
}

/** @param {Event} event */
function open(event) {
  event.preventDefault();
  const talk = document.getElementById("talk");
  openPart(talk);
  talk?.scrollIntoView({ block: "nearest" });
  // On a touch screen the keyboard would cover what was said.
  if (matchMedia("(hover: hover)").matches) document.getElementById("chat-text")?.focus({ preventScroll: true });
  note?.classList.remove("shown");
  update();
}

// Pages about a table that does not change have no note.
if (note) {
  note.addEventListener("click", open);
  note.addEventListener("transitionend", () => note.classList.contains("shown") || note.replaceChildren());
  document.addEventListener("change", update);
  document.addEventListener("visibilitychange", update);
  addEventListener("scroll", update, { passive: true, capture: true });
  on("updated", update);
  update();
}
