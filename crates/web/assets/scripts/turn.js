// @ts-check
// Says that it is your turn: in the title, with a bell, and with a notification.
import { on } from "./events.js";
import { body, isVisible, main, preferences, targetOf } from "./page.js";

const turn = body.dataset.titleTurn ?? "";
const prefix = `${turn} · `;
const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
const isAsked = () => (main().dataset.turn ?? body.dataset.turn) === "true";
let wasAsked = isAsked();

function update() {
  document.title = isAsked() ? prefix + title : title;
  if (isAsked() && !wasAsked) {
    ring();
    notify();
  }
  wasAsked = isAsked();
  showBoxes();
}

// The menu of a table has boxes for two preferences, and settings and menu have a button that asks for permission.
function showBoxes() {
  const [sound, motion] = ["sound", "motion"].map((id) => document.getElementById(id));
  if (sound instanceof HTMLInputElement) sound.checked = preferences().includes("sound");
  if (motion instanceof HTMLInputElement) motion.checked = !preferences().includes("no-motion");
  document.getElementById("notify")?.toggleAttribute("hidden", !canAskPermission());
}

// Browsers let a page play sounds only after somebody has touched it.
/** @type {AudioContext | null} */
let audio = null;
function wake() {
  if (!preferences().includes("sound") || !window.AudioContext) return;
  audio ??= new AudioContext();
  audio.resume();
}

// Two notes that fade.
function ring() {
  if (!audio || !preferences().includes("sound")) return;
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

const canAskPermission = () => "Notification" in window && isSecureContext && Notification.permission === "default";

function notify() {
  if (isVisible() || preferences().includes("no-notices")) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
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
  if (targetOf(event).closest("button")?.id === "notify") Notification.requestPermission().then(showBoxes);
});
addEventListener("pointerup", wake);
addEventListener("keyup", wake);
on("updated", update);
// Whoever turns the bell on hears it.
on("preferred", (name) => {
  if (name !== "sound") return;
  wake();
  ring();
});
update();
