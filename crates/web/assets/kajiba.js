// Makes pages live. Everything works without it: forms are sent, links are followed.
//
// Read in this order: showing a new version of the page, sending forms, and hearing of changes, for which one tab of a
// browser holds the stream for all.
"use strict";
(() => {
  const body = document.body;
  const table = body.dataset.table;
  const notice = document.getElementById("notice");
  const main = () => document.getElementById("main");
  const version = () => Number(main().dataset.version ?? body.dataset.version ?? 0);
  // The tables that the page shows, each with the version of it that is shown.
  const watched = () => {
    const list = (main().dataset.watch ?? "").split(",").filter(Boolean);
    return new Map(table ? [[table, version()]] : list.map((pair) => [pair.split(":")[0], Number(pair.split(":")[1])]));
  };
  const isVisible = () => document.visibilityState === "visible";
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  // Fields that somebody has changed: no new version of the page may overwrite what they typed.
  const typed = new WeakSet();
  document.addEventListener("input", (event) => typed.add(event.target));

  const isOfPerson = (name, node) =>
    (name === "open" && node.localName === "details") ||
    ((name === "value" || name === "checked") && typed.has(node)) ||
    (name === "selected" && typed.has(node.closest("select")));

  // What a form was told stays beside it until it is sent again.
  const isSaid = (old, next) =>
    old.dataset && "said" in old.dataset && old.textContent && old.closest("form")?.id === next.closest?.("form")?.id;

  // What the server leaves out of an update because it is the same: the part that is here stands for it.
  function complete(next) {
    for (const same of next.querySelectorAll("[data-same]")) {
      const part = main().querySelector(`[data-part="${same.dataset.same}"]`);
      if (!part) return false;
      same.replaceWith(part.cloneNode(true));
    }
    return true;
  }

  // Puts a new version of the page in the place of the old one; what is the same stays, with focus and selection.
  function show(next) {
    if (!complete(next)) {
      // The page has changed since it said what it has.
      hasNothing = true;
      return refresh();
    }
    const had = document.activeElement;
    const before = question();
    document.dispatchEvent(new Event("showing"));
    if (window.Idiomorph) {
      const callbacks = {
        beforeAttributeUpdated: (name, node) => !isOfPerson(name, node),
        beforeNodeMorphed: (old, next) => !isSaid(old, next),
      };
      // What is being written stays; a heading that has the focus must be able to change.
      const ignoreActiveValue = had?.matches("input, select, textarea") ?? false;
      Idiomorph.morph(main(), next, { morphStyle: "outerHTML", ignoreActiveValue, callbacks });
    } else {
      main().replaceWith(next);
    }
    if (question() !== before) settle();
    // The button that was pressed may be gone: who uses the keyboard goes on from the page, not from the browser's bar.
    if (had && had !== body && !had.isConnected) goOn();
    document.dispatchEvent(new Event("shown"));
  }

  // Other scripts have pages to show, too.
  document.addEventListener("show", ({ detail }) => show(detail));

  // What tells the question that the page asks from others; nothing where it asks none.
  function question() {
    const form = main().querySelector('#decision form:is([action$="/act"], [action$="/try"])');
    return ["seat", "version", "question", "tried"].map((name) => form?.querySelector(`[name="${name}"]`)?.value).join(" ");
  }

  // A click that was meant for the question before must not answer the new one: its buttons wait for a moment.
  const SETTLE_MS = 500;
  let settling = 0;
  function settle() {
    body.classList.add("settling");
    clearTimeout(settling);
    settling = setTimeout(() => body.classList.remove("settling"), SETTLE_MS);
    document.querySelectorAll("#decision").forEach((element) => (element.scrollTop = 0));
    document.querySelectorAll("[data-said]").forEach((element) => (element.textContent = ""));
  }
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest('button[name="choice"]')) event.preventDefault();
  });

  // Where somebody goes on who uses the keyboard: in the field that waits for them, else at what is asked.
  function goOn() {
    const place = main().querySelector("[data-focus]") ?? document.getElementById("asked") ?? main();
    if (place === main()) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  // Whether the next update must be whole.
  let hasNothing = false;

  // Asks the server for the live part of a page; nothing where it cannot be reached.
  async function ask(address, options) {
    try {
      const parts = hasNothing ? [] : [...main().querySelectorAll("[data-part]")];
      hasNothing = false;
      const headers = { "X-Part": "1", "X-Has": parts.map((part) => part.dataset.part).join() };
      const answer = await fetch(address, { ...options, headers, cache: "no-store" });
      const text = await answer.text();
      const next = new DOMParser().parseFromString(text, "text/html").getElementById("main");
      reached();
      return { answer, next, there: new URL(answer.url) };
    } catch {
      lost();
      return null;
    }
  }

  let isRefreshing = false;
  let isStale = false;

  // Fetches the page again; once more where that was wanted meanwhile.
  async function refresh() {
    isStale = true;
    if (isRefreshing) return;
    isRefreshing = true;
    while (isStale) {
      isStale = false;
      const here = location.href;
      const asked = await ask(here);
      if (!asked) {
        await wait(3000);
        isStale = isVisible();
        continue;
      }
      const { answer, next, there } = asked;
      if (answer.redirected && there.pathname !== location.pathname) return location.assign(there);
      // Meanwhile a form has led on: what was fetched is of other eyes, or older than what is shown.
      const isElsewhere = location.href !== here;
      isStale ||= isElsewhere;
      if (isElsewhere || Number(next?.dataset.version) < version()) continue;
      if (answer.ok && next) {
        show(next);
      } else if (answer.status === 429 || answer.status === 503) {
        await wait(1000 * Number(answer.headers.get("Retry-After") ?? 5));
        isStale = isVisible();
      } else {
        say(next?.querySelector("#sorry")?.textContent);
      }
    }
    isRefreshing = false;
  }

  function say(text, kind = "") {
    notice.textContent = text ?? "";
    notice.className = `notice ${kind}`;
  }

  // The server is away. That is said only after a moment, since a restart takes no longer.
  let losing = 0;
  function lost() {
    losing ||= setTimeout(() => {
      if (!notice.classList.contains("unsent")) say(body.dataset.offline, "offline");
    }, 2500);
  }
  function reached() {
    clearTimeout(losing);
    losing = 0;
    if (notice.classList.contains("offline")) say("");
  }

  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const isCareful = (document.documentElement.dataset.wishes ?? "").split(" ").includes("sure");
    const question = submitter?.dataset.confirm ?? form.dataset.confirm ?? (isCareful ? submitter?.dataset.sure : undefined);
    if (question && !form.isConfirmed) {
      event.preventDefault();
      confirm(question, () => {
        form.isConfirmed = true;
        form.requestSubmit(submitter);
        form.isConfirmed = false;
      });
    } else if ("live" in form.dataset) {
      event.preventDefault();
      send(form, submitter);
    } else if (form.getAttribute("method") !== "dialog" && !("stays" in form.dataset)) {
      // The browser reads the form and leaves the page; a second click must not send it again.
      setTimeout(() => hold(form, true));
    }
  });
  // Who comes back to a page by the browser's button finds its forms open.
  addEventListener("pageshow", () => document.querySelectorAll("form").forEach((form) => hold(form, false)));

  // At a shared device a page may show what is for one pair of eyes. Nothing of it is left for who comes back by the
  // browser's button, and nothing shows on a tab that was left until the server has said whose turn it is to look.
  const isPrivate = () => "private" in (main()?.dataset ?? {});
  addEventListener("pagehide", () => isPrivate() && main().replaceChildren());
  addEventListener("pageshow", ({ persisted }) => persisted && isPrivate() && location.reload());
  const veil = () => !isVisible() && isPrivate() && (main().hidden = true);
  document.addEventListener("visibilitychange", veil);
  document.addEventListener("shown", veil);
  // Pages that follow no table, as a replay or a log, are fetched again only to be shown again.
  const isFollowing = () => table !== undefined || main()?.dataset.watch !== undefined;
  document.addEventListener("visibilitychange", () => isVisible() && main()?.hidden && !isFollowing() && refresh());

  // Shuts the buttons of a form, or opens those that were shut so.
  function hold(form, isHeld) {
    const buttons = [...form.elements].filter((element) => element.localName === "button");
    for (const button of buttons.filter((button) => (isHeld ? !button.disabled : "held" in button.dataset))) {
      button.disabled = isHeld;
      button.toggleAttribute("data-held", isHeld);
    }
  }

  function confirm(question, act) {
    const dialog = document.getElementById("question");
    document.getElementById("question-text").textContent = question;
    dialog.returnValue = "";
    dialog.onclose = () => dialog.returnValue && act();
    dialog.showModal();
  }

  // Sends a form without leaving the page, and shows what comes of it.
  async function send(form, submitter) {
    if ("sending" in form.dataset) return;
    // Attributes are read by name, because a field of a form may be called "action".
    const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
    const fields = new URLSearchParams(new FormData(form));
    if (submitter?.name) fields.append(submitter.name, submitter.value);
    const had = document.activeElement;
    const isDecision = form.closest("#decision") !== null;
    form.dataset.sending = "";
    hold(form, true);
    tellOf(form, "");
    const asked = await ask(address, { method: "post", body: fields });
    delete form.dataset.sending;
    hold(form, false);
    // A button that is shut loses the focus.
    if (had?.isConnected && document.activeElement === body) had.focus({ preventScroll: true });
    const { answer, next, there } = asked ?? {};
    // If it has arrived nevertheless, the page that comes next shows it.
    if (!next) {
      say(body.dataset.unsent, "offline unsent");
      return refresh();
    }
    if (!answer.ok && next.classList.contains("sorry")) {
      tellOf(form, next.querySelector("#sorry")?.textContent);
      return refresh();
    }
    for (const field of form.elements) typed.delete(field);
    if (answer.redirected && there.pathname !== location.pathname) return location.assign(there);
    if (answer.redirected) {
      history.replaceState(null, "", there);
      form.reset();
    }
    show(next);
    if (isDecision) goOn();
  }

  // Tells what became of a form: beside it where it has a place for that, else at the top of the page.
  function tellOf(form, text) {
    const place = form.querySelector("[data-said]");
    say(place ? "" : text);
    if (place) place.textContent = text ?? "";
    if (!place || !text) return;
    place.scrollIntoView({ block: "nearest" });
    form.querySelector("input[data-focus]")?.select();
  }

  // Visible tabs tell each other which tables they show; the one with the lowest id holds the stream for all of them.
  // Browsers allow only six connections to a server, and many tabs must work.
  const ANNOUNCE_MS = 2000;
  const FORGET_MS = 5000;
  const HIDDEN_MS = 30000;
  const TABLES_MAX = 16;
  const id = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("-");
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("kajiba") : null;
  const tell = (message) => channel?.postMessage(message);
  const others = new Map();
  let stream = null;
  let streamed = "";
  let pause_ms = 1000;
  let reopening = 0;

  function heard(changed, newest) {
    if (newest > (watched().get(changed) ?? Infinity)) refresh();
  }

  function announce() {
    if (isVisible()) tell({ kind: "here", id, tables: [...watched().keys()] });
    elect();
  }

  function elect() {
    for (const [other, { at }] of others) if (Date.now() - at > FORGET_MS) others.delete(other);
    const isLeader = isVisible() && [...others.keys()].every((other) => id < other);
    if (!isLeader) return close();
    const tables = new Set([...watched().keys(), ...[...others.values()].flatMap((other) => other.tables)]);
    const wanted = [...tables].slice(0, TABLES_MAX).sort().join(",");
    if (!wanted) close();
    else if (wanted !== streamed) open(wanted);
  }

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
      const { table: changed, version: newest } = JSON.parse(event.data);
      tell({ kind: "changed", table: changed, version: newest });
      heard(changed, newest);
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

  // Opens the stream again later. It begins with the versions of that moment, so what was missed is made up for.
  function reopen(after_ms) {
    clearTimeout(reopening);
    stream?.close();
    stream = null;
    reopening = setTimeout(() => {
      streamed = "";
      elect();
    }, after_ms);
  }

  if (!isFollowing()) return;
  channel?.addEventListener("message", ({ data }) => {
    if (data.kind === "here") {
      const isNew = !others.has(data.id);
      others.set(data.id, { tables: data.tables, at: Date.now() });
      if (isNew) announce();
    }
    if (data.kind === "gone") others.delete(data.id);
    if (data.kind === "here" || data.kind === "gone") elect();
    if (data.kind === "changed") heard(data.table, data.version);
    if (data.kind === "lost") lost();
    if (data.kind === "reached") reached();
  });
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
  // A hidden tab holds no connection, but its title should still say whose turn it is.
  setInterval(async () => {
    if (isVisible()) return;
    const tables = [...watched().keys()].slice(0, TABLES_MAX).join(",");
    const answer = tables && (await fetch(`/live/now?t=${tables}`, { cache: "no-store" }).catch(() => null));
    if (answer?.ok) for (const now of await answer.json()) heard(now.table, now.version);
  }, HIDDEN_MS);
  // The others are given a moment to answer, lest a second stream be opened and closed again.
  if (isVisible()) tell({ kind: "here", id, tables: [...watched().keys()] });
  setTimeout(announce, 200);
})();
