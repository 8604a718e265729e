// Tells step by step what others did: one sentence of the log after the other appears, what it is about is marked, and the
// pieces move when they are told of. The page itself is up to date from the beginning, so nobody has to wait for the end.
"use strict";
(() => {
  const PAUSE_MS = { slow: 1800, moderate: 900, fast: 400, instant: 0 };
  // However much has happened, it is told in this time.
  const TALE_MS = 20000;
  const strip = document.getElementById("tale");
  if (!strip) return;
  const key = `told-${document.body.dataset.table}`;

  const wishes = () => (document.documentElement.dataset.wishes ?? "").split(" ");
  const tempo = () => wishes().find((word) => word in PAUSE_MS) ?? "moderate";
  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches || wishes().includes("no-motion");

  const entries = () => [...document.querySelectorAll("#log [id^='entry-']")];
  const version = (entry) => Number(entry.id.slice("entry-".length));

  // Up to which entry everything was told; a tab keeps it when its page is loaded anew.
  let told = kept();
  // Sentences of later entries that were told already.
  const done = new Set();
  let rest = [];
  let timer = 0;

  function kept() {
    try {
      return Number(sessionStorage.getItem(key) ?? Infinity);
    } catch {
      return Infinity;
    }
  }

  // All that stands in the log counts as told from now on.
  function settle() {
    done.clear();
    // Under a cover there is no log, and nothing was told.
    if (!document.getElementById("log")) return;
    const versions = entries().map(version);
    told = Math.max(0, ...versions);
    try {
      sessionStorage.setItem(key, String(told));
    } catch {
      return;
    }
  }

  // The sentences that are still to be told, oldest first; each with what tells it from all others.
  function untold() {
    const later = entries().filter((entry) => version(entry) > told);
    later.sort((one, other) => version(one) - version(other));
    return later
      .flatMap((entry) => [...entry.querySelectorAll("[data-tell]")].map((line, n) => ({ line, name: `${entry.id}/${n}` })))
      .filter(({ name }) => !done.has(name));
  }

  function begin() {
    clearTimeout(timer);
    if (!document.getElementById("log")) return end();
    // After something was taken back, or in the log of another game, there is less than was told.
    if (told !== Infinity && Math.max(0, ...entries().map(version)) < told) settle();
    rest = isStill() || tempo() === "instant" ? [] : untold();
    // A single sentence needs no tale.
    if (rest.length < 2 && !done.size) return end();
    const step_ms = Math.min(PAUSE_MS[tempo()], TALE_MS / Math.max(1, rest.length));
    rest.forEach(({ line }, n) => {
      line.classList.add("untold");
      const place = placeOf(line);
      if (place && !("waitMs" in place.dataset)) place.dataset.waitMs = String(Math.round(n * step_ms));
    });
    tell(step_ms);
  }

  // What a sentence is about, or the fold in which that lies.
  function placeOf(line) {
    const place = line.hash ? document.getElementById(line.hash.slice(1)) : null;
    return place?.closest("details:not([open])") ?? place;
  }

  function tell(step_ms) {
    unmark();
    const next = rest.shift();
    if (!next) return end();
    done.add(next.name);
    next.line.classList.remove("untold");
    placeOf(next.line)?.classList.add("told-now");
    strip.querySelector(".said").textContent = next.line.textContent;
    strip.hidden = false;
    timer = setTimeout(() => tell(step_ms), step_ms);
  }

  function unmark() {
    document.querySelectorAll(".told-now").forEach((element) => element.classList.remove("told-now"));
  }

  function end() {
    clearTimeout(timer);
    rest = [];
    unmark();
    document.querySelectorAll(".untold").forEach((line) => line.classList.remove("untold"));
    document.querySelectorAll("[data-wait-ms]").forEach((place) => place.removeAttribute("data-wait-ms"));
    strip.hidden = true;
    strip.querySelector(".said").textContent = "";
    settle();
  }

  function skip() {
    if (strip.hidden) return;
    end();
    document.dispatchEvent(new Event("hurry"));
  }

  strip.querySelector("[data-skip]").addEventListener("click", skip);
  // Who acts has seen enough; so has who picks something up, for where it can go must not be covered by what still waits to move.
  document.addEventListener("submit", skip, true);
  document.addEventListener("change", ({ target }) => target.closest(".pick, .mark") && skip(), true);
  document.addEventListener("shown", begin);
  // What is for one pair of eyes is not told to who comes next.
  const shut = () => "private" in (document.getElementById("main")?.dataset ?? {}) && end();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" || shut());
  addEventListener("pagehide", shut);
  document.addEventListener("wished", () => (isStill() || tempo() === "instant") && skip());
  if (told === Infinity) settle();
  else begin();
})();
