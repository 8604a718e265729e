// The theme changes at once; the server hears of it and remembers it. Without this script the buttons are a plain form.
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
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest('button[name="theme"]');
    if (!button) return;
    event.preventDefault();
    wear(button.value);
    const fields = new URLSearchParams({ theme: button.value, back: "/" });
    // If it does not arrive, the theme lasts as long as the page.
    fetch("/theme", { method: "post", body: fields, redirect: "manual" }).catch(() => {});
  });
})();
