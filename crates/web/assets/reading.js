// Makes reading easier: terms explain themselves where they stand, and the rules are searched at every letter.
"use strict";
(() => {
  const LINGER_MS = 200;
  const main = () => document.getElementById("main");

  // One explanation at a time. It can be pointed at, goes with Escape, and never covers its term.
  const box = document.createElement("div");
  box.className = "explanation";
  box.id = "explanation";
  box.role = "tooltip";
  box.hidden = true;
  document.body.append(box);
  let shown = null;
  let leaving = 0;

  // What a term says: its own words, or those of the glossary on the same page.
  function said(term) {
    const entry = document.getElementById(decodeURIComponent(term.hash.slice(1)));
    const what = term.dataset.what ?? entry?.querySelector(".what")?.textContent;
    const rule = term.dataset.rule ?? entry?.querySelector(".more")?.textContent;
    return what ? { what, rule, name: entry?.querySelector("dt")?.textContent ?? term.textContent } : null;
  }

  function explain(term) {
    clearTimeout(leaving);
    if (term === shown) return;
    hide();
    const words = said(term);
    if (!words) return;
    const name = document.createElement("b");
    name.textContent = words.name;
    const more = document.createElement("a");
    more.textContent = words.rule ?? "";
    more.href = `${term.pathname}#${words.rule ?? ""}`;
    more.target = term.target;
    box.replaceChildren(name, `${words.what} `, more);
    box.hidden = false;
    shown = term;
    term.setAttribute("aria-describedby", box.id);
    place(term);
  }

  // Below the term, above it where there is no room, and always within the window.
  function place(term) {
    const [at, size] = [term.getClientRects()[0] ?? term.getBoundingClientRect(), box.getBoundingClientRect()];
    const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - size.width - 8));
    const isBelow = at.bottom + 6 + size.height < innerHeight || at.top < size.height + 6;
    box.style.left = `${left}px`;
    box.style.top = `${isBelow ? at.bottom + 6 : at.top - size.height - 6}px`;
  }

  function hide() {
    clearTimeout(leaving);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    box.hidden = true;
  }

  const termOf = (target) => target.closest?.("a.term");
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    const term = termOf(target);
    clearTimeout(leaving);
    if (term) explain(term);
    // What has the focus stays explained wherever the mouse is.
    else if (shown && shown !== document.activeElement && !box.contains(target)) leaving = setTimeout(hide, LINGER_MS);
  });
  document.addEventListener("focusin", ({ target }) => {
    const term = termOf(target);
    if (term) explain(term);
    else if (!box.contains(target)) hide();
  });
  // A finger or a mouse asks what the word means; the keyboard has read it on the way and follows the link.
  document.addEventListener("click", (event) => {
    const term = termOf(event.target);
    if (term && event.detail > 0 && !event.ctrlKey && !event.metaKey && said(term)) {
      event.preventDefault();
      explain(term);
    } else if (!box.contains(event.target)) {
      hide();
    }
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  // It goes along with its term, and away with it. A term that gets the focus scrolls into sight itself.
  const scrolled = () => {
    if (!shown) return;
    const { top, bottom } = shown.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) hide();
    else place(shown);
  };
  addEventListener("scroll", scrolled, { passive: true });
  document.addEventListener("shown", hide);

  // The search. The server has sent everything, and hidden what does not match.
  const form = main()?.matches(".book") ? document.querySelector("form[data-find]") : null;
  if (!form) return;
  const field = form.elements.q;
  const status = document.getElementById("found");

  // As the server folds: without capitals, accents and width, letter for letter.
  const fold = (text) =>
    text
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD")[0])
      .replace(/[\u2010\u2011\u2013\u2212]/g, "-")
      .replace(/\u2019/g, "'")
      .toLowerCase();

  function find() {
    // What the server marked was another question's.
    document.querySelectorAll(".sections mark").forEach((mark) => mark.replaceWith(...mark.childNodes));
    main().normalize();
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let n = 0;
    for (const group of document.querySelectorAll("[data-find-group]")) {
      const title = fold(group.querySelector("h2").textContent);
      let isAny = false;
      for (const item of group.querySelectorAll("[data-find-item]")) {
        const text = fold(item.textContent);
        item.hidden = !words.every((word) => title.includes(word) || text.includes(word));
        isAny ||= !item.hidden;
        n += item.hidden ? 0 : 1;
      }
      group.hidden = !isAny;
    }
    main().classList.toggle("searching", words.length > 0);
    status.hidden = words.length === 0;
    status.querySelector("b").textContent = n;
    light(words);
    const address = new URL(location.href);
    if (field.value.trim()) address.searchParams.set("q", field.value.trim());
    else address.searchParams.delete("q");
    history.replaceState(history.state, "", address);
  }

  // What was found stands out, where the browser can do that without touching the text.
  function light(words) {
    if (!CSS.highlights) return;
    CSS.highlights.delete("found");
    if (words.length === 0) return;
    const ranges = [];
    const walker = document.createTreeWalker(document.querySelector(".sections"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest("[hidden], figure")) continue;
      const text = fold(node.data);
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

  // Who has read far down sees what is found from its beginning.
  function goUp() {
    const top = scrollY + main().querySelector(".book-head").getBoundingClientRect().bottom;
    if (scrollY > top) scrollTo({ top, behavior: "instant" });
  }

  field.addEventListener("input", () => {
    find();
    goUp();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    field.blur();
  });
})();
