// @ts-check
// Runs the clocks of a table.
import { on } from "./events.js";
import { all, main } from "./page.js";

const DAY_S = 24 * 3600;

// By how much the clock of this machine is ahead of the server's.
let ahead_ms = 0;

function update() {
  const { nowMs } = main().dataset;
  if (nowMs !== undefined) ahead_ms = Date.now() - Number(nowMs);
  tick();
}

// Times of more than a day stay as the server wrote them.
function tick() {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  for (const clock of all("[data-due-ms]")) {
    const left_s = Math.max(0, Math.floor((Number(clock.dataset.dueMs) - Date.now() + ahead_ms) / 1000));
    clock.classList.toggle("low", left_s < 60);
    if (left_s >= DAY_S) continue;
    const [h, m, s] = [Math.floor(left_s / 3600), Math.floor(left_s / 60) % 60, left_s % 60];
    clock.textContent = h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  }
}

on("updated", update);
setInterval(tick, 1000);
update();
