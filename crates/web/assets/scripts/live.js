// @ts-check
// Keeps the page up to date. The visible tabs of a browser tell each other which tables they show; the tab with the lowest id
// holds the event stream for all of them. Browsers allow only six connections to a server, and many tabs must work.
import { lost, reached } from "./notice.js";
import { isFollowing, isVisible, watched } from "./page.js";
import { refresh, whenSent } from "./update.js";

const ANNOUNCE_MS = 2000;
const FORGET_MS = 5000;
const HIDDEN_MS = 30000;
const TABLES_MAX = 16;

/**
 * What tabs tell each other.
 * @typedef {{ kind: "here", id: string, tables: string[] }
 *   | { kind: "gone", id: string }
 *   | { kind: "changed", table: string, version: number }
 *   | { kind: "lost" }
 *   | { kind: "reached" }} Message
 */

const id = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("-");
const channel = "BroadcastChannel" in window ? new BroadcastChannel("kajiba") : null;
/** @param {Message} message */
const tell = (message) => channel?.postMessage(message);
/** @type {Map<string, { tables: string[], at: number }>} */
const others = new Map();
/** @type {EventSource | null} */
let stream = null;
let streamed = "";
let pause_ms = 1000;
let reopening = 0;

/**
 * A table has changed. What this page has sent itself it shows by itself.
 * @param {string} table
 * @param {number} newest
 */
async function heard(table, newest) {
  await whenSent();
  if (newest > (watched().get(table) ?? Infinity)) refresh();
}

function announce() {
  if (isVisible()) tell({ kind: "here", id, tables: [...watched().keys()] });
  elect();
}

// Opens the stream if this tab is the one to hold it, else closes it.
function elect() {
  for (const [other, { at }] of others) if (Date.now() - at > FORGET_MS) others.delete(other);
  const isLeader = isVisible() && [...others.keys()].every((other) => id < other);
  if (!isLeader) return close();
  const tables = new Set([...watched().keys(), ...[...others.values()].flatMap((other) => other.tables)]);
  const wanted = [...tables].slice(0, TABLES_MAX).sort().join(",");
  if (!wanted) close();
  else if (wanted !== streamed) open(wanted);
}

/** @param {string} wanted */
function open(wanted) {
  close();
  streamed = wanted;
  stream = new EventSource(`/live?t=${wanted}`);
  stream.onopen = () => {
    pause_ms = 1000;
    reached();
    tell({ kind: "reached" });
  };
  stream.addEventListener("table", (event) => {
    const { table, version } = JSON.parse(event.data);
    tell({ kind: "changed", table, version });
    heard(table, version);
  });
  stream.addEventListener("superseded", () => reopen(10000));
  stream.onerror = () => {
    lost();
    tell({ kind: "lost" });
    pause_ms = Math.min(2 * pause_ms, 15000);
    reopen(pause_ms * (0.5 + Math.random() / 2));
  };
}

function close() {
  clearTimeout(reopening);
  stream?.close();
  stream = null;
  streamed = "";
}

/**
 * Opens the stream again later. It begins with the current versions, so nothing is missed.
 * @param {number} after_ms
 */
function reopen(after_ms) {
  clearTimeout(reopening);
  stream?.close();
  stream = null;
  reopening = setTimeout(() => {
    streamed = "";
    elect();
  }, after_ms);
}

/** @param {Message} message */
function receive(message) {
  switch (message.kind) {
    case "here": {
      const isNew = !others.has(message.id);
      others.set(message.id, { tables: message.tables, at: Date.now() });
      if (isNew) announce();
      return elect();
    }
    case "gone":
      others.delete(message.id);
      return elect();
    case "changed":
      return heard(message.table, message.version);
    case "lost":
      return lost();
    case "reached":
      return reached();
  }
}

// A hidden tab holds no connection, but its title should still say whose turn it is.
async function poll() {
  if (isVisible()) return;
  const tables = [...watched().keys()].slice(0, TABLES_MAX).join(",");
  const answer = tables && (await fetch(`/live/now?t=${tables}`, { cache: "no-store" }).catch(() => null));
  if (answer && answer.ok) for (const now of await answer.json()) heard(now.table, now.version);
}

function start() {
  channel?.addEventListener("message", ({ data }) => receive(data));
  document.addEventListener("visibilitychange", () => {
    if (isVisible()) refresh();
    else tell({ kind: "gone", id });
    announce();
  });
  addEventListener("pagehide", () => {
    tell({ kind: "gone", id });
    close();
  });
  addEventListener("online", () => {
    refresh();
    reopen(0);
  });
  setInterval(announce, ANNOUNCE_MS);
  setInterval(poll, HIDDEN_MS);
  // Give the other tabs a moment to answer, to avoid opening a second stream and closing it again.
  if (isVisible()) tell({ kind: "here", id, tables: [...watched().keys()] });
  setTimeout(announce, 200);
}

if (isFollowing()) start();
