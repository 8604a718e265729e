// Movement: what has moved slides from where it was, what is new comes from its owner, what has left lifts off, points count
// up, and a line of the log shows what it is about. All of it is left out for who wants no motion.
"use strict";
(() => {
  const SLIDE_MS = 260;
  const COUNT_MS = 400;
  const LIFT_MS = 420;
  const LIFT_PX = 28;
  // What shifts by less has not moved: something beside it has grown.
  const LEAST_PX = 24;
  const MOVING = ".sword[id], .card[id], .banner[id], .shinobi[id]";
  const LEAVING = ".sword[id], .card[id]";
  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches || wishes().includes("no-motion");
  const wishes = () => (document.documentElement.dataset.wishes ?? "").split(" ");

  // Where everything was, and how many points everybody had.
  let places = new Map();
  let counts = new Map();
  let figures = new Set();
  // What could leave, as it was: cards and Swords.
  let pieces = new Map();

  const seen = (rect) => rect.width > 0 && rect.height > 0;

  function remember() {
    const known = (element) => [element.id, element.getBoundingClientRect()];
    places = new Map([...document.querySelectorAll(MOVING)].map(known).filter(([, rect]) => seen(rect)));
    counts = new Map([...document.querySelectorAll("[data-count]")].map((element) => [element.id, number(element)]));
    figures = new Set(document.querySelectorAll(".pawn"));
    const copies = isStill() ? [] : [...document.querySelectorAll(LEAVING)];
    pieces = new Map(copies.map((element) => [element.id, element.cloneNode(true)]));
  }

  function play() {
    if (isStill()) return;
    for (const element of document.querySelectorAll(MOVING)) {
      if (places.has(element.id)) slide(element, places.get(element.id));
    }
    for (const [id, piece] of pieces) if (places.has(id) && !document.getElementById(id)) lift(piece, places.get(id));
    for (const pawn of document.querySelectorAll(".pawn[data-from]")) {
      const home = document.getElementById(pawn.dataset.from);
      if (home && figures.size && !figures.has(pawn)) slide(pawn, home.getBoundingClientRect());
    }
    for (const element of document.querySelectorAll("[data-count]")) {
      if (counts.has(element.id) && counts.get(element.id) !== number(element)) count(element, counts.get(element.id));
    }
  }

  function slide(element, from) {
    const to = element.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (!seen(to) || !seen(from) || Math.hypot(x, y) < LEAST_PX) return;
    const delay = wait_ms(element);
    // A figure that has not been told of yet is nowhere to be seen.
    const opacity = delay && element.matches(".pawn") ? 0 : 1;
    const begin = { transform: `translate(${x}px, ${y}px)`, opacity, zIndex: 9 };
    element.animate([begin, { transform: "none", opacity: 1, zIndex: 9 }], {
      id: "slide",
      delay,
      duration: SLIDE_MS,
      easing: "cubic-bezier(.3, .7, .3, 1)",
      fill: "backwards",
    });
  }

  // What is no longer on the page rises from where it lay and fades: a copy without names and buttons, gone at the end.
  function lift(piece, from) {
    piece.querySelectorAll("button").forEach((button) => button.remove());
    for (const named of [piece, ...piece.querySelectorAll("[id]")]) named.removeAttribute("id");
    piece.classList.add("lifting");
    piece.setAttribute("aria-hidden", "true");
    document.getElementById("main").append(piece);
    const size = { width: `${from.width}px`, height: `${from.height}px` };
    const at = (up, grown) => `translate(${from.left}px, ${from.top - up}px) scale(${grown})`;
    const frames = [
      { ...size, transform: at(0, 1), opacity: 1 },
      { ...size, transform: at(LIFT_PX, 1.06), opacity: 0 },
    ];
    const lifted = piece.animate(frames, { id: "lift", duration: LIFT_MS, easing: "ease-in" });
    lifted.onfinish = lifted.oncancel = () => piece.remove();
  }

  // tale.js says when something is told; until then it stays where it was. What stands in a line moves together, when the
  // first of it is told of: otherwise two would be seen in one place, and none in another.
  function wait_ms(element) {
    const line = element.matches(MOVING) ? element.closest(".line") : null;
    const waiting = line ? [...line.querySelectorAll("[data-wait-ms]")] : [element.closest("[data-wait-ms]")];
    const waits = waiting.filter(Boolean).map(({ dataset }) => Number(dataset.waitMs));
    return waits.length ? Math.min(...waits) : 0;
  }
  let hurried = 0;
  function hurry() {
    hurried = performance.now();
    const isOurs = ({ id }) => id === "slide" || id === "lift";
    for (const movement of document.getAnimations().filter(isOurs)) movement.finish();
  }

  const number = (element) => Number(element.textContent.replace("−", "-"));

  function count(element, from) {
    const [to, began] = [number(element), performance.now()];
    const wait = wait_ms(element);
    const step = (now) => {
      if (!element.isConnected || (element.dataset.shown ?? "") !== String(began)) return;
      const part = hurried > began ? 1 : Math.min(1, Math.max(0, (now - began - wait) / COUNT_MS));
      element.textContent = String(Math.round(from + (to - from) * part)).replace("-", "−");
      if (part < 1) requestAnimationFrame(step);
    };
    element.dataset.shown = String(began);
    requestAnimationFrame(step);
  }

  // A line of the log points at what it is about.
  function point(event) {
    document.querySelectorAll(".pointed").forEach((element) => element.classList.remove("pointed"));
    const line = event.target.closest?.(".log a.sentence");
    const place = line && document.getElementById(line.hash.slice(1));
    // What lies folded is pointed at by its fold.
    const fold = place?.closest("details:not([open])");
    (fold ?? place)?.classList.add("pointed");
  }

  document.addEventListener("showing", remember);
  document.addEventListener("shown", play);
  document.addEventListener("hurry", hurry);
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
})();
