// A hint appears beside the table while it is thought out, and can be stopped. Without this script it is a page of its own.
"use strict";
(() => {
  let source = null;

  function open(form) {
    const { thinking, stop } = form.querySelector("button").dataset;
    document.getElementById("hint-box")?.remove();
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
    close.textContent = stop;
    close.addEventListener("click", () => box.close());
    box.append(says, bar, close);
    // Whoever closes the box has stopped the thinking.
    box.addEventListener("close", () => {
      source?.close();
      source = null;
      box.remove();
    });
    document.body.append(box);
    box.show();
    close.focus();
    return { box, bar, says, close };
  }

  function ask(form) {
    const { box, bar, says, close } = open(form);
    source?.close();
    source = new EventSource(`${form.action}/live?${new URLSearchParams(new FormData(form))}`);
    source.addEventListener("percent", ({ data }) => {
      bar.value = Number(data);
    });
    source.addEventListener("hint", ({ data }) => {
      source?.close();
      const told = new DOMParser().parseFromString(data, "text/html").body.firstElementChild;
      says.remove();
      bar.remove();
      close.textContent = "×";
      close.setAttribute("aria-label", form.querySelector("button").dataset.stop);
      box.prepend(told);
      box.querySelector("ol button")?.focus();
    });
    // What cannot be had in the box is told by the page.
    source.addEventListener("error", () => {
      box.close();
      location.assign(`${form.action}?${new URLSearchParams(new FormData(form))}`);
    });
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "hint") {
      event.preventDefault();
      ask(form);
    } else {
      // Whatever is decided, the hint was for the question before.
      document.getElementById("hint-box")?.close();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") document.getElementById("hint-box")?.close();
  });
})();
