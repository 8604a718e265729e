// @ts-check
// Sounds, made by the browser itself: wood, metal, paper, strings and a bell. They are off until somebody wants them, which is
// offered once.
import { on } from "./events.js";
import { preferences, targetOf } from "./page.js";
import { store } from "./preferences.js";

// All sounds together stay 12 dB below full scale.
const PEAK = 0.25;
// The same sound is not started again sooner.
const APART_MS = 45;
const OFFERED = "sound-offered";
const OFFERED_MS = 20000;

/** @typedef {{ ac: AudioContext, out: AudioNode, noise: AudioBuffer, plucks: Map<number, AudioBuffer> }} Studio */

/** @type {Studio | null} */
let studio = null;
/** @type {Map<string, number>} */
const played = new Map();

const isWanted = () => preferences().includes("sound");

// Browsers let a page play sounds only after somebody has touched it.
function wake() {
  if (!isWanted() || !window.AudioContext) return;
  studio ??= open();
  studio.ac.resume();
}

/** @returns {Studio} */
function open() {
  const ac = new AudioContext();
  // What is louder than full scale is cut before it is made softer, so that no mixture is louder than the peak.
  const limit = new WaveShaperNode(ac, { curve: new Float32Array([-1, 0, 1]) });
  const out = new GainNode(ac, { gain: 1 });
  out
    .connect(limit)
    .connect(new GainNode(ac, { gain: PEAK }))
    .connect(ac.destination);
  const noise = new AudioBuffer({ length: ac.sampleRate / 2, sampleRate: ac.sampleRate });
  noise.copyToChannel(
    Float32Array.from({ length: noise.length }, () => 2 * Math.random() - 1),
    0,
  );
  return { ac, out, noise, plucks: new Map() };
}

/**
 * A gain that rises and fades.
 * @param {Studio} studio
 * @param {number} at
 * @param {{ gain: number, s: number, rise_s?: number }} shape
 */
function fading({ ac, out }, at, { gain, s, rise_s = 0.002 }) {
  const node = new GainNode(ac, { gain: 0 });
  node.gain.setValueAtTime(0.0001, at);
  node.gain.exponentialRampToValueAtTime(gain, at + rise_s);
  node.gain.exponentialRampToValueAtTime(0.0001, at + rise_s + s);
  node.connect(out);
  return node;
}

/**
 * A tone, which may glide.
 * @param {Studio} studio
 * @param {number} at
 * @param {{ hz: number, to_hz?: number, gain: number, s: number }} tone
 */
function tone(studio, at, { hz, to_hz = hz, gain, s }) {
  const node = new OscillatorNode(studio.ac, { frequency: hz });
  node.frequency.setValueAtTime(hz, at);
  node.frequency.exponentialRampToValueAtTime(to_hz, at + s);
  node.connect(fading(studio, at, { gain, s }));
  node.start(at);
  node.stop(at + s + 0.05);
}

/**
 * Noise through a filter, which may glide.
 * @param {Studio} studio
 * @param {number} at
 * @param {{ type: BiquadFilterType, hz: number, to_hz?: number, q?: number, gain: number, s: number, rise_s?: number }} sound
 */
function hiss(studio, at, { type, hz, to_hz = hz, q = 1, gain, s, rise_s = 0.001 }) {
  const { ac, noise } = studio;
  const node = new AudioBufferSourceNode(ac, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(ac, { type, frequency: hz, Q: q });
  filter.frequency.setValueAtTime(hz, at);
  filter.frequency.exponentialRampToValueAtTime(to_hz, at + s);
  node.connect(filter).connect(fading(studio, at, { gain, s, rise_s }));
  node.start(at, Math.random() * 0.3);
  node.stop(at + rise_s + s + 0.05);
}

/**
 * A plucked string: a burst of noise that runs around a loop and loses its edges (Karplus and Strong).
 * @param {Studio} studio
 * @param {number} at
 * @param {number} hz
 */
function pluck(studio, at, hz) {
  const { ac, plucks } = studio;
  const string = plucks.get(hz) ?? plucked(ac.sampleRate, hz);
  plucks.set(hz, string);
  const node = new AudioBufferSourceNode(ac, { buffer: string });
  node.connect(fading(studio, at, { gain: 0.6, s: 1 }));
  node.start(at);
}

/**
 * @param {number} sampleRate
 * @param {number} hz
 */
function plucked(sampleRate, hz) {
  const [length, period] = [sampleRate, Math.round(sampleRate / hz)];
  const samples = new Float32Array(length);
  for (let n = 0; n < length; n += 1) {
    samples[n] =
      n < period ? 2 * Math.random() - 1 : 0.4975 * (samples[n - period] + samples[Math.max(0, n - period - 1)]);
  }
  const buffer = new AudioBuffer({ length, sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}

const [D4, E4, G4, A4, B4, D5] = [293.7, 329.6, 392, 440, 493.9, 587.3];

/** @satisfies {Record<string, (studio: Studio, at: number) => void>} */
const SOUNDS = {
  hammer(studio, at) {
    hiss(studio, at, { type: "bandpass", hz: 2600, q: 8, gain: 0.9, s: 0.02 });
    for (const hz of [1180, 1870, 3150]) tone(studio, at, { hz, gain: 0.22, s: 0.25 });
    for (let n = 0; n < 6; n += 1) {
      hiss(studio, at + 0.03 + Math.random() * 0.2, { type: "highpass", hz: 6000, gain: 0.14, s: 0.008 });
    }
  },
  wood(studio, at) {
    hiss(studio, at, { type: "lowpass", hz: 500, gain: 0.8, s: 0.015 });
    tone(studio, at, { hz: 160, to_hz: 110, gain: 0.7, s: 0.06 });
  },
  coin(studio, at) {
    tone(studio, at, { hz: 2093, gain: 0.18, s: 0.12 });
    tone(studio, at + 0.06, { hz: 3136, gain: 0.18, s: 0.12 });
  },
  card: (studio, at) =>
    hiss(studio, at, { type: "bandpass", hz: 1000, to_hz: 4000, q: 1.5, gain: 0.3, s: 0.09, rise_s: 0.01 }),
  brush: (studio, at) => hiss(studio, at, { type: "bandpass", hz: 2200, q: 0.7, gain: 0.16, s: 0.12, rise_s: 0.06 }),
  pluck: (studio, at) => pluck(studio, at, A4),
  koto: (studio, at) => [D4, A4, D5].forEach((hz, n) => pluck(studio, at + 0.07 * n, hz)),
  bell(studio, at) {
    [1, 2, 2.4, 3].forEach((partial, n) =>
      tone(studio, at, { hz: 220 * partial, gain: 0.22 / (n + 1), s: 4 / (n + 1) }),
    );
  },
  drum(studio, at) {
    for (const later of [0, 0.34]) {
      tone(studio, at + later, { hz: 90, to_hz: 55, gain: 0.9, s: 0.3 });
      hiss(studio, at + later, { type: "lowpass", hz: 220, gain: 0.5, s: 0.05 });
    }
  },
  knock(studio, at) {
    for (const later of [0, 0.15]) {
      hiss(studio, at + later, { type: "bandpass", hz: 1400, q: 3, gain: 0.5, s: 0.012 });
      tone(studio, at + later, { hz: 420, to_hz: 330, gain: 0.5, s: 0.07 });
    }
  },
  win: (studio, at) => [D4, E4, G4, A4, B4, D5].forEach((hz, n) => pluck(studio, at + 0.11 * n, hz)),
};

/**
 * Plays a sound, if somebody wants sounds.
 * @param {keyof typeof SOUNDS} name
 * @param {number} [delay_ms]
 */
export function play(name, delay_ms = 0) {
  if (!studio || !isWanted() || studio.ac.state !== "running") return;
  const now = performance.now() + delay_ms;
  if (Math.abs(now - (played.get(name) ?? -Infinity)) < APART_MS) return;
  played.set(name, now);
  SOUNDS[name](studio, studio.ac.currentTime + 0.01 + delay_ms / 1000);
}

const offer = document.getElementById("offer");
let isOffered = true;
try {
  isOffered = localStorage.getItem(OFFERED) !== null;
} catch {
  // Without a memory it would be offered again and again.
}

/** @param {Event} event */
function suggest(event) {
  // In a lesson it would cover what is asked for.
  if (!offer || isOffered || isWanted() || document.querySelector("main.guided")) return;
  if (targetOf(event).closest?.("#offer")) return;
  isOffered = true;
  localStorage.setItem(OFFERED, "1");
  offer.hidden = false;
  leave(offer);
}

/**
 * The offer does not lie over the table for long: the menu has it, too.
 * @param {HTMLElement} offer
 */
function leave(offer) {
  setTimeout(() => (offer.matches(":is(:hover, :focus-within)") ? leave(offer) : (offer.hidden = true)), OFFERED_MS);
}

/** @param {Event} event */
function answer(event) {
  const button = /** @type {HTMLElement | null} */ (targetOf(event).closest?.("[data-offer]"));
  if (!offer || !button) return;
  offer.hidden = true;
  if (button.dataset.offer === "yes") store(new URLSearchParams({ box: "sound", sound: "1" }), "sound");
}

addEventListener("pointerup", wake);
addEventListener("keyup", wake);
document.addEventListener("click", suggest);
offer?.addEventListener("click", answer);
// Whoever turns sounds on hears one.
on("preferred", (name) => {
  if (offer && isWanted()) offer.hidden = true;
  if (name !== "sound") return;
  wake();
  studio?.ac.resume().then(() => play("bell"));
});
