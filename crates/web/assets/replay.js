// Moves a replay without leaving its page: the slider, steps, turns, playing on by itself, and keys. Steps that are near are
// fetched before they are wanted. Without this script links and forms do the same, page by page.
"use strict";
(() => {
  const main = () => document.getElementById("main");
  if (!main()?.classList.contains("replay")) return;
  const KEPT_MAX = 200;
  const AHEAD = 3;
  const ADDRESS_MS = 400;
  const part = (id) => document.getElementById(id);
  const last = () => Number(main().dataset.last);
  // The step that is wanted; the page shows it as soon as it is there.
  let wanted = Number(main().dataset.at);
  let way = 1;

  const address = (at) => {
    const there = new URL(location.href);
    there.searchParams.set("at", at);
    there.hash = "";
    return there.href;
  };

  // Steps that were fetched, the least wanted first.
  const kept = new Map();
  function fetched(at) {
    if (kept.has(at)) {
      const page = kept.get(at);
      kept.delete(at);
      kept.set(at, page);
      return page;
    }
    const page = fetch(address(at), { headers: { "X-Part": "1" } }).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
    page.catch(() => kept.delete(at));
    kept.set(at, page);
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value);
    return page;
  }

  // Shows what is wanted; while something is fetched, what is wanted may change, and then only the newest is fetched next.
  let isBusy = false;
  async function show() {
    tell();
    if (isBusy) return;
    isBusy = true;
    while (Number(main().dataset.at) !== wanted) {
      const at = wanted;
      const text = await fetched(at).catch(() => null);
      // Without the server the browser says best what is wrong.
      if (text === null) return void location.assign(address(at));
      const next = new DOMParser().parseFromString(text, "text/html").getElementById("main");
      if (!next) return void location.assign(address(at));
      if (window.Idiomorph && Math.abs(at - Number(main().dataset.at)) > 1) jump(next);
      else document.dispatchEvent(new CustomEvent("show", { detail: next }));
    }
    isBusy = false;
    for (let n = 1; n <= AHEAD; n++) if (wanted + way * n >= 0 && wanted + way * n <= last()) fetched(wanted + way * n);
  }

  // A step is shown as any new page, with pieces that move. For a jump everything but what is held is simply put in its place,
  // which is much quicker.
  function jump(next) {
    const parts = [...next.children];
    for (const [n, old] of [...main().children].entries()) {
      if (old.id === "decision") Idiomorph.morph(old, parts[n], { morphStyle: "outerHTML", ignoreActiveValue: true });
      else if (!old.matches(".tabs")) old.replaceWith(parts[n]);
    }
    main().dataset.at = next.dataset.at;
    dress();
  }

  function go(at) {
    const to = Math.min(Math.max(0, at), last());
    way = to < wanted ? -1 : 1;
    wanted = to;
    show();
  }

  // The slider and the number follow at once; the address when things have calmed down, since browsers count its changes.
  let addressing = 0;
  function tell() {
    part("replay-at").value = wanted;
    part("replay-count").textContent = `${wanted} / ${last()}`;
    clearTimeout(addressing);
    addressing = setTimeout(() => history.replaceState(null, "", address(wanted)), ADDRESS_MS);
  }

  // Playing on by itself.
  let playing = 0;
  const isPlaying = () => playing !== 0;
  function play(isOn) {
    clearTimeout(playing);
    playing = 0;
    if (isOn) {
      if (wanted === last()) go(0);
      playing = setTimeout(advance, pause_ms());
    }
    dress();
  }
  let speed = part("replay-speed").value;
  const pause_ms = () => Number(speed);
  async function advance() {
    const asked = playing;
    go(wanted + 1);
    await fetched(wanted).catch(() => null);
    if (playing !== asked) return;
    playing = wanted < last() ? setTimeout(advance, pause_ms()) : 0;
    dress();
  }

  // What the script knows better than the page that the server sent.
  const PAUSE = "M4 2h3v12H4zM9 2h3v12H9z";
  const shape = part("replay-play").querySelector("path").getAttribute("d");
  function dress() {
    document.querySelectorAll(".replay-plain").forEach((button) => (button.hidden = true));
    document.querySelectorAll(".replay-desk .needs-script").forEach((element) => (element.hidden = false));
    const button = part("replay-play");
    button.querySelector("path").setAttribute("d", isPlaying() ? PAUSE : shape);
    button.ariaLabel = button.title = isPlaying() ? button.dataset.pause : button.dataset.play;
    part("replay-speed").value = speed;
    part("replay-at").value = wanted;
    part("replay-count").textContent = `${wanted} / ${last()}`;
    const turns = [...part("replay-turn").options];
    const now = turns.findLastIndex((option) => Number(option.value) <= wanted);
    part("replay-turn").selectedIndex = now;
    point();
  }

  // What the step is about is marked, and on a small screen its part of the table is turned to, until another is chosen.
  let isTurned = false;
  function point() {
    document.querySelectorAll(".replay-here").forEach((element) => element.classList.remove("replay-here"));
    const lines = [...document.querySelectorAll(".replay-told a.sentence")];
    const places = lines.map((line) => part(line.hash.slice(1))).filter(Boolean);
    for (const place of places) (place.closest("details:not([open])") ?? place).classList.add("replay-here");
    const side = places.map((place) => place.closest("#own, #map, #others")).find(Boolean);
    const tab = side && part(`tab-${side.id.replace("own", "forge")}`);
    if (tab && !isTurned) tab.checked = true;
  }

  // To the beginning of the turn before or after.
  function turn(by) {
    const turns = [...part("replay-turn").options].map((option) => Number(option.value));
    const to = by > 0 ? turns.find((at) => at > wanted) : turns.findLast((at) => at < wanted);
    go(to ?? (by > 0 ? last() : 0));
  }

  const STEPS = {
    "replay-first": () => go(0),
    "replay-previous": () => go(wanted - 1),
    "replay-next": () => go(wanted + 1),
    "replay-last": () => go(last()),
  };
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target.closest("a.replay-step, a[data-step]");
    if (event.target.closest("#replay-play")) return play(!isPlaying());
    if (!link) return;
    event.preventDefault();
    play(false);
    if (link.id in STEPS) STEPS[link.id]();
    else go(Number(link.dataset.step));
  });
  // What somebody chooses stops what plays by itself.
  function choose(value) {
    const at = Number(value);
    play(false);
    go(at);
  }
  document.addEventListener("input", ({ target }) => {
    if (target.id === "replay-at") choose(target.value);
  });
  document.addEventListener("change", ({ target }) => {
    if (target.name === "tab") isTurned = true;
    if (target.id === "replay-speed") speed = target.value;
    if (target.id === "replay-turn") choose(target.value);
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".replay-slide, .replay-turns")) return;
    event.preventDefault();
    go(wanted);
  });

  const KEYS = {
    ArrowLeft: (isWide) => (isWide ? turn(-1) : go(wanted - 1)),
    ArrowRight: (isWide) => (isWide ? turn(1) : go(wanted + 1)),
    Home: () => go(0),
    End: () => go(last()),
  };
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest("input:not(#replay-at), select, textarea, dialog");
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
    const isPress = event.key === " " && !event.target.closest("a, button, summary");
    if (!isPress && !(event.key in KEYS)) return;
    event.preventDefault();
    if (isPress) return play(!isPlaying());
    play(false);
    KEYS[event.key](event.shiftKey);
  });
  document.addEventListener("shown", dress);
  // A page that was left plays no longer, and keeps nothing that was for one pair of eyes; nor does a tab that was left.
  function leave() {
    play(false);
    kept.clear();
  }
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
  dress();
})();
