/** Sounds: short ones of wood and clay, synthesized with Web Audio; no files are loaded. */

import { prefs } from "./prefs.svelte.ts";

/** What can be heard. */
export type Sound = keyof typeof PARTS;

/** Part of a sound: when it begins and how long it is in seconds, its pitch, where that goes, how loud. */
type Part = { at: number; long: number; from: number; to?: number; loud: number; noise?: boolean };

const PARTS = {
  turn: [tone(0, 0.16, 660), tone(0.14, 0.24, 880)],
  bid: [tone(0, 0.09, 330, 300), rattle(0, 0.03, 1800)],
  roll: [0, 0.06, 0.11, 0.18, 0.23, 0.31].map((at) => rattle(at, 0.05, 900 + 4000 * at)),
  shake: Array.from({ length: 9 }, (_, n) => rattle(n * 0.07, 0.05, n % 2 ? 2600 : 1500)),
  slam: [tone(0, 0.16, 130, 60), rattle(0, 0.07, 400), rattle(0.05, 0.04, 1900)],
  call: [tone(0, 0.2, 220, 170), tone(0.02, 0.3, 110, 90)],
  lift: [rattle(0, 0.12, 600), tone(0.05, 0.08, 420, 520)],
  count: [tone(0, 0.07, 520, 560), rattle(0, 0.02, 2200)],
  decide: [tone(0, 0.12, 700), tone(0.08, 0.3, 1050)],
  lose: [tone(0, 0.22, 310, 250), tone(0.2, 0.34, 230, 150)],
  gone: [rattle(0, 0.06, 1200), tone(0.03, 0.16, 180, 110)],
  regain: [tone(0, 0.12, 392), tone(0.1, 0.24, 587)],
  lastDie: [tone(0, 0.3, 147), tone(0.22, 0.3, 196), tone(0.44, 0.5, 220, 233)],
  out: [tone(0, 0.25, 262, 247), tone(0.22, 0.25, 220, 208), tone(0.44, 0.5, 165, 110)],
  win: [523, 659, 784, 1047].map((pitch, step) => tone(step * 0.12, 0.3, pitch)),
  defeat: [392, 370, 330, 262].map((pitch, step) => tone(step * 0.17, 0.34, pitch)),
  rematch: [392, 523, 659].map((pitch, step) => tone(step * 0.16, 0.24, pitch)),
  talk: [tone(0, 0.07, 740), tone(0.07, 0.07, 620)],
} satisfies Record<string, readonly Part[]>;
const VOLUME = 0.25;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let a sound be heard, if sounds are wanted and the browser allows them. */
export function play(sound: Sound): void {
  if (!prefs.sound || document.hidden || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // no sound before the first touch
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const part of PARTS[sound] as readonly Part[]) sounded(context, part);
  } catch {
    // A browser that makes no sound is no reason to stop a game.
  }
}

function sounded(audio: AudioContext, part: Part): void {
  const begin = audio.currentTime + part.at;
  const end = begin + part.long;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(
    part.loud * VOLUME,
    begin + Math.min(0.012, part.long / 3),
  );
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = part.noise ? noise(audio, part, gain) : pitch(audio, part, begin, end, gain);
  source.start(begin);
  source.stop(end);
}

function pitch(audio: AudioContext, part: Part, begin: number, end: number, gain: GainNode) {
  const voice = audio.createOscillator();
  voice.type = "triangle";
  voice.frequency.setValueAtTime(part.from, begin);
  voice.frequency.exponentialRampToValueAtTime(part.to ?? part.from, end);
  voice.connect(gain);
  return voice;
}

function noise(audio: AudioContext, part: Part, gain: GainNode) {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= hissing(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = part.from;
  source.connect(filter).connect(gain);
  return source;
}

function hissing(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

function tone(at: number, long: number, from: number, to = from): Part {
  return { at, long, from, to, loud: 1 };
}

function rattle(at: number, long: number, from: number): Part {
  return { at, long, from, loud: 0.8, noise: true };
}
