/** Haptics: short patterns of the vibration motor, where a device has one. */

import { prefs } from "./prefs.svelte.ts";

/** Milliseconds on and off, by turns. */
const PATTERNS = {
  turn: [40],
  shake: [25, 45, 25, 45, 25, 45, 25],
  slam: [70],
  call: [90],
  lift: [15],
  count: [10],
  decide: [30, 30, 60],
  lose: [60, 50, 120],
  regain: [30, 40, 30],
  lastDie: [40, 60, 40, 60, 120],
  out: [120, 60, 200],
  win: [40, 40, 40, 40, 40, 40, 160],
  defeat: [160, 80, 160],
} as const satisfies Record<string, readonly number[]>;

/** What can be felt. */
export type Haptic = keyof typeof PATTERNS;

/** Let a pattern be felt, if that is wanted and the device can. */
export function buzz(haptic: Haptic): void {
  if (!prefs.haptics || document.hidden || typeof navigator.vibrate !== "function") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers refuse it before a touch
  navigator.vibrate([...PATTERNS[haptic]]);
}

/** Whether there is a pattern of this name. */
export function isHaptic(name: string): name is Haptic {
  return Object.hasOwn(PATTERNS, name);
}
