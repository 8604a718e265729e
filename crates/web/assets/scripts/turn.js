// @ts-check
// Says that it is your turn: in the title, with a bell, and with a notification. The title also counts new messages.
import { on } from "./events.js";
import { body, isVisible, main, preferences, targetOf } from "./page.js";
import { play } from "./sound.js";

const turn = body.dataset.titleTurn ?? "";
const prefix = `${turn} · `;
const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
const isAsked = () => (main().dataset.turn ?? body.dataset.turn) === "true";
let wasAsked = isAsked();
let unread = 0;

function writeTitle() {
  document.title = (unread ? `(${unread}) ` : "") + (isAsked() ? prefix + title : title);
}

function update() {
  writeTitle();
  if (isAsked() && !wasAsked) {
    play("bell");
    notify();
  }
  wasAsked = isAsked();
  showBoxes();
}

// A table has boxes for some preferences, and settings and menu have a button that asks for permission.
function showBoxes() {
  for (const id of ["sound", "motion", "shortcuts"]) {
    const box = document.getElementById(id);
    const isOn = id === "sound" ? preferences().includes(id) : !preferences().includes(`no-${id}`);
    if (box instanceof HTMLInputElement) box.checked = isOn;
  }
  document.getElementById("notify")?.toggleAttribute("hidden", permission !== "default");
}

// Asking the browser for it takes a while.
let permission = "Notification" in window && isSecureContext ? Notification.permission : "denied";

function notify() {
  if (isVisible() || preferences().includes("no-notices")) return;
  if (permission !== "granted") return;
  try {
    const note = new Notification(turn, { body: title, tag: body.dataset.table });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications to service workers only; the title still says it.
    return;
  }
}

document.addEventListener("click", (event) => {
  if (targetOf(event).closest("button")?.id !== "notify") return;
  Notification.requestPermission().then((answer) => {
    permission = answer;
    showBoxes();
  });
});
on("updated", update);
on("preferred", showBoxes);
on("unread", (n) => {
  unread = n;
  writeTitle();
});
update();
