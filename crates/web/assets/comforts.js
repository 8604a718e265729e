// Small comforts: title, bell and notification when it is your turn, clocks that run, copied links, a basket's sum, marked
// Rooms counted, keys that lead around, and the part of a small screen that is asked about.
// Works on the page as it stands, and again whenever kajiba.js has shown a new version of it.
"use strict";
(() => {
  const body = document.body;
  const main = () => document.getElementById("main");
  const prefix = `${body.dataset.titleTurn} · `;
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  const isAsked = () => (main().dataset.turn ?? body.dataset.turn) === "true";
  let wasAsked = isAsked();
  // By how much the clock of this machine is ahead of the server's.
  let ahead_ms = 0;

  function settle() {
    document.title = isAsked() ? prefix + title : title;
    if (isAsked() && !wasAsked) {
      ring();
      notify();
    }
    wasAsked = isAsked();
    if ("nowMs" in main().dataset) ahead_ms = Date.now() - Number(main().dataset.nowMs);
    const sound = document.getElementById("sound");
    if (sound) sound.checked = wishes().includes("sound");
    const motion = document.getElementById("motion");
    if (motion) motion.checked = !wishes().includes("no-motion");
    turnToQuestion();
    document.querySelectorAll("[data-copy], .needs-script").forEach((element) => (element.hidden = false));
    document.getElementById("notify")?.toggleAttribute("hidden", !canAsk());
    document.querySelectorAll("form[data-basket]").forEach(sum);
    document.querySelectorAll("form[data-arrange]").forEach(count);
    tick();
  }

  // On a small screen a new question shows the part of the table that it is about.
  let question = document.querySelector('#decision [name="question"]')?.value;
  function turnToQuestion() {
    const asked = document.querySelector('#decision [name="question"]')?.value;
    if (asked === question) return;
    question = asked;
    const tab = document.getElementById(`tab-${document.querySelector(".tabs")?.dataset.place}`);
    if (asked && tab) tab.checked = true;
    bringQuestion();
  }

  // And there, what can be clicked; where that is all over the board, its beginning will do.
  const isSmall = matchMedia("(max-width: 63.99rem)");
  function bringQuestion() {
    if (!isSmall.matches || document.querySelector(".put:not(.take-rooms)")) return;
    const things = [...document.querySelectorAll("#map .area :is(.mark, .hit)")];
    const thing = things.find((element) => element.getClientRects().length > 0);
    thing?.closest(".area").scrollIntoView({ block: "start", behavior: "instant" });
  }

  // Shows the part of a small screen in which something lies.
  function turnTo(place) {
    const part = place?.closest("#own, #map, #others, #log")?.id.replace("own", "forge");
    const tab = part && document.getElementById(`tab-${part}`);
    if (tab) tab.checked = true;
  }

  // Keys lead around the table; while something is written, they are letters.
  function follow(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea, dialog")) return;
    const list = document.getElementById("keys");
    if (!list) return;
    if (event.key === "?") return void list.showModal();
    const key = list.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    const place = key && document.getElementById(key.dataset.place);
    if (!place) return;
    event.preventDefault();
    turnTo(place);
    const target = place.matches("form, .group") ? place.querySelector("button") : place;
    if (!target.matches("input, button, [tabindex]")) target.tabIndex = -1;
    target.scrollIntoView({ block: "nearest" });
    target.focus();
  }
  document.addEventListener("keydown", follow);

  // What is wished for in this browser stands on the page; ease.js keeps it.
  const wishes = () => (document.documentElement.dataset.wishes ?? "").split(" ");

  // Browsers let a page sound only after somebody has touched it.
  let audio = null;
  function wake() {
    if (!wishes().includes("sound") || !window.AudioContext) return;
    audio ??= new AudioContext();
    audio.resume();
  }

  // A small bell: two notes that fade.
  function ring() {
    if (!audio || !wishes().includes("sound")) return;
    for (const [note, hertz] of [660, 880].entries()) {
      const at = audio.currentTime + 0.14 * note;
      const tone = new OscillatorNode(audio, { frequency: hertz });
      const gain = new GainNode(audio, { gain: 0.12 });
      gain.gain.setValueAtTime(0.12, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
      tone.connect(gain).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.4);
    }
  }

  const canAsk = () => "Notification" in window && isSecureContext && Notification.permission === "default";

  function notify() {
    const isSeen = document.visibilityState === "visible";
    if (isSeen || wishes().includes("no-notices") || !("Notification" in window) || Notification.permission !== "granted") return;
    try {
      const note = new Notification(body.dataset.titleTurn, { body: title, tag: body.dataset.table });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones allow notifications to service workers only; the title still says it.
      return;
    }
  }

  // Clocks run by the second; what is more than a day away stays as it was written.
  function tick() {
    const two = (n) => String(n).padStart(2, "0");
    for (const clock of document.querySelectorAll("[data-due-ms]")) {
      const left_s = Math.max(0, Math.floor((Number(clock.dataset.dueMs) - Date.now() + ahead_ms) / 1000));
      clock.classList.toggle("low", left_s < 60);
      if (left_s >= 24 * 3600) continue;
      const [h, m, s] = [Math.floor(left_s / 3600), Math.floor(left_s / 60) % 60, left_s % 60];
      clock.textContent = h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
    }
  }

  // What a basket costs: the number in each field times its data-price, told in [data-total].
  function sum(form) {
    const prices = [...form.querySelectorAll("input[data-price]")];
    const total = prices.reduce((total, field) => total + Number(field.value) * Number(field.dataset.price), 0);
    for (const output of form.querySelectorAll("[data-total]")) output.textContent = total;
    form.classList.toggle("too-dear", "coins" in form.dataset && total > Number(form.dataset.coins));
  }

  // How many Rooms are marked; they are sent once they are as many as asked for, and not all as they were.
  function count(form) {
    const marked = [...form.elements].filter(({ name, checked }) => name === "room" && checked);
    for (const output of form.querySelectorAll("[data-marked]")) output.textContent = marked.length;
    const isEnough = marked.length >= Number(form.dataset.least) && marked.length <= Number(form.dataset.most);
    const isAsBefore = marked.map(({ value }) => value).join(" ") === form.dataset.not;
    for (const button of form.elements) if (button.localName === "button") button.disabled = !isEnough || isAsBefore;
  }

  // Copies what the element named by data-copy holds.
  async function copy(button) {
    const source = document.getElementById(button.dataset.copy);
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.value ?? source.textContent);
    } catch {
      // Over plain http there is no clipboard: the text is selected, and copied the old way where that works.
      if (source.select) source.select();
      else getSelection().selectAllChildren(source);
      if (!document.execCommand("copy")) return;
    }
    document.getElementById("notice").textContent = button.dataset.copied ?? "";
  }

  document.addEventListener("input", ({ target: { form } }) => {
    if (form?.matches("[data-basket]")) sum(form);
    if (form?.matches("[data-arrange]")) count(form);
  });
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    const line = target.closest(".log a.sentence");
    if (line) turnTo(document.getElementById(line.hash.slice(1)));
    if (button?.id === "notify") Notification.requestPermission().then(settle);
    if (button && "copy" in button.dataset) copy(button);
    if (button && "keys" in button.dataset) document.getElementById("keys").showModal();
  });
  addEventListener("pointerup", wake);
  addEventListener("keyup", wake);
  document.addEventListener("shown", settle);
  // Whoever turns the bell on hears it.
  document.addEventListener("wished", ({ detail }) => {
    if (detail !== "sound") return;
    wake();
    ring();
  });
  setInterval(tick, 1000);
  settle();
  if (scrollY === 0) bringQuestion();
})();
