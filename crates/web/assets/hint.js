// A hint appears beside the table while it is thought out, and can be stopped. Without this script it is a page of its own.
"use strict";
(() => {
  let source = null;
  const shown = () => document.getElementById("hint-box");
  // Which question the page asks: a hint is for this one alone.
  const question = () => document.querySelector('#decision [name="version"]')?.value ?? "";

  function open(form) {
    const { thinking, stop } = form.dataset;
    shown()?.close();
    const box = document.createElement("dialog");
    box.id = "hint-box";
    box.className = "hint-box";
    const bar = document.createElement("progress");
    bar.max = 100;
    bar.setAttribute("aria-label", thinking);
    const says = document.createElement("p");
    says.textContent = thinking;
    says.setAttribute("role", "status");
    const close = document.createElement("button");
    close.type = "button";
    close.className = "quiet";
    close.textContent = stop;
    close.addEventListener("click", () => box.close());
    box.append(close, says, bar);
    box.dataset.question = question();
    // Whoever closes the box has stopped the thinking, and may ask again.
    box.addEventListener("close", () => {
      const hadFocus = box.contains(document.activeElement);
      hangUp();
      box.remove();
      if (hadFocus) document.querySelector("#hint button")?.focus({ preventScroll: true });
    });
    document.body.append(box);
    box.show();
    close.focus();
    return { box, bar, says, close };
  }

  function hangUp() {
    source?.close();
    source = null;
  }

  function ask(form) {
    const { box, bar, says, close } = open(form);
    source = new EventSource(`${form.action}/live?${new URLSearchParams(new FormData(form))}`);
    source.addEventListener("percent", ({ data }) => {
      bar.value = Number(data);
    });
    source.addEventListener("hint", ({ data }) => {
      hangUp();
      const told = new DOMParser().parseFromString(data, "text/html").body.firstElementChild;
      says.remove();
      bar.remove();
      close.textContent = form.dataset.close;
      box.append(told);
      box.querySelector("ol button")?.focus({ preventScroll: true });
    });
    source.addEventListener("error", () => {
      hangUp();
      bar.remove();
      says.textContent = form.dataset.failed;
      close.textContent = form.dataset.close;
    });
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "hint") {
      event.preventDefault();
      ask(form);
    } else {
      // Whatever is decided, the hint was for the question before.
      shown()?.close();
    }
  });
  // So it is where the question was answered elsewhere, or taken back.
  document.addEventListener("shown", () => {
    const box = shown();
    if (box && box.dataset.question !== question()) box.close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") shown()?.close();
  });
})();
