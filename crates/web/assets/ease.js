// What is wished for in this browser changes at once, and the server keeps it. Without this script it is kept by plain forms.
"use strict";
(() => {
  const root = document.documentElement;

  function wear(theme) {
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    document.querySelector('meta[name="color-scheme"]').content = theme === "system" ? "light dark" : theme;
    for (const button of document.querySelectorAll('button[name="theme"]')) {
      button.setAttribute("aria-pressed", String(button.value === theme));
    }
    for (const choice of document.querySelectorAll('#settings [name="theme"]')) choice.checked = choice.value === theme;
  }

  // Sends what was wished for, and wears what the server has understood. If it does not arrive, nothing changes.
  async function keep(fields, what) {
    const options = { method: "post", body: new URLSearchParams(fields), cache: "no-store" };
    const answer = await fetch("/settings", options).catch(() => null);
    if (!answer?.ok) return;
    const kept = new DOMParser().parseFromString(await answer.text(), "text/html").documentElement.dataset;
    if ("wishes" in kept) root.dataset.wishes = kept.wishes;
    else delete root.dataset.wishes;
    document.dispatchEvent(new CustomEvent("wished", { detail: what }));
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest('button[name="theme"]');
    if (!button) return;
    event.preventDefault();
    wear(button.value);
    keep({ theme: button.value });
  });

  document.addEventListener("change", ({ target }) => {
    if (target.form?.id === "settings") {
      if (target.name === "theme") wear(target.value);
      keep(new FormData(target.form), target.checked ? target.name : "");
    }
    // The boxes in the menu of a table.
    if (target.id === "sound" || target.id === "motion") {
      const fields = [["box", target.id], ...(target.checked ? [[target.id, "1"]] : [])];
      keep(fields, target.checked ? target.id : "");
    }
  });

  document.querySelectorAll("[data-unneeded]").forEach((button) => (button.hidden = true));
})();
